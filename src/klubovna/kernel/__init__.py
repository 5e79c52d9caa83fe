"""The kernel: everything that all games share. It knows no game."""

from klubovna.kernel.chance import Chance
from klubovna.kernel.content import Content
from klubovna.kernel.decision import Decision, Flow, Kind, Together, in_order, some
from klubovna.kernel.errors import (
    ContentError,
    IllegalChoice,
    KlubovnaError,
    RecordError,
    Refusal,
    RuleError,
    SetupError,
    UnknownGame,
)
from klubovna.kernel.game import Game
from klubovna.kernel.journal import Event
from klubovna.kernel.record import new, replay
from klubovna.kernel.registry import games, register, rules, use_pack
from klubovna.kernel.rules import Box, Config, Display, Play, Policy, Rules, Trials, Words
from klubovna.kernel.state import GameOver, Result, State
from klubovna.kernel.text import Term

__all__ = [
    "Box",
    "Chance",
    "Config",
    "Content",
    "ContentError",
    "Decision",
    "Display",
    "Event",
    "Flow",
    "Game",
    "GameOver",
    "IllegalChoice",
    "Kind",
    "KlubovnaError",
    "Play",
    "Policy",
    "RecordError",
    "Refusal",
    "Result",
    "RuleError",
    "Rules",
    "SetupError",
    "State",
    "Term",
    "Together",
    "Trials",
    "UnknownGame",
    "Words",
    "games",
    "in_order",
    "new",
    "register",
    "replay",
    "rules",
    "some",
    "use_pack",
]
