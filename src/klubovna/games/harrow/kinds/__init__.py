"""Kinds of decisions: those of the shared rules and those of each chapter's own file."""

from __future__ import annotations

from types import ModuleType

from klubovna.games.harrow.kinds import fairfolk, family, hester, kami, protectors, shared, solo
from klubovna.kernel.decision import Kind

MODULES: tuple[ModuleType, ...] = (shared, protectors, family, kami, hester, solo, fairfolk)


def all_kinds() -> list[Kind]:
    return [thing for module in MODULES for thing in vars(module).values() if isinstance(thing, Kind)]
