"""Klubovna: modern board games, played completely and correctly."""

from klubovna.kernel import (
    ContentError,
    Game,
    IllegalChoice,
    KlubovnaError,
    RecordError,
    Refusal,
    Result,
    RuleError,
    SetupError,
    UnknownGame,
    games,
    new,
    replay,
    rules,
    use_pack,
)

__version__ = "0.1.0"

__all__ = [
    "ContentError",
    "Game",
    "IllegalChoice",
    "KlubovnaError",
    "RecordError",
    "Refusal",
    "Result",
    "RuleError",
    "SetupError",
    "UnknownGame",
    "__version__",
    "games",
    "new",
    "replay",
    "rules",
    "use_pack",
]
