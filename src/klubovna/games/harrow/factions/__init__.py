"""The factions: a folder each, and one list of them. What a game collects of them is asked for by its module's name."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final, Literal, TypeAlias, get_args

FactionId: TypeAlias = Literal["protectors", "family", "kami", "hester", "fairfolk"]
FACTION_IDS: Final[tuple[FactionId, ...]] = get_args(FactionId)
"""Every faction has a number, its place in this list."""


def of_each(module: str) -> list[ModuleType]:
    """The module of this name of every faction, in their order."""
    return [import_module(f"{__name__}.{name}.{module}") for name in FACTION_IDS]
