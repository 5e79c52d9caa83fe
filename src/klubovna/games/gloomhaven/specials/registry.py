"""Functions for single cards, by the word that content uses for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Special
from klubovna.kernel.decision import Flow

Doing = Callable[[Table, Action, Special], Flow[bool]]
SPECIAL: Final[dict[str, Doing]] = {}


def special(doing: Doing) -> Doing:
    """`@special` above a function: its name is the word."""
    SPECIAL[doing.__name__] = doing
    return doing
