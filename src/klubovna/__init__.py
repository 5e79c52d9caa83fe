"""Klubovna: modern board games, played completely and correctly."""

from pathlib import Path

from klubovna import compiled

compiled.use(Path(__file__).parent)  # before the first module that a build may have

from klubovna.kernel import (  # noqa: E402
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
