"""Events: those of the shared rules and those of each chapter's own file."""

from __future__ import annotations

from types import ModuleType

from klubovna.games.harrow.events import fairfolk, family, hester, kami, protectors, shared, solo
from klubovna.kernel.journal import Event

MODULES: tuple[ModuleType, ...] = (shared, protectors, family, kami, hester, solo, fairfolk)


def all_events() -> list[Event]:
    return [thing for module in MODULES for thing in vars(module).values() if isinstance(thing, Event)]
