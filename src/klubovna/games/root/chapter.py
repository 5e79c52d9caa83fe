"""What the game collects of a faction: a chapter of the Law is a folder of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, TypeVar

from klubovna.games.root.nouns import DEEDS, NOUNS, deed_noun
from klubovna.games.root.policy.habits import Habits
from klubovna.games.root.roles import Role
from klubovna.games.root.seen import Shown
from klubovna.kernel.text import Effect, Noun

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Chapter:
    roles: Sequence[Role[Any]]
    """One for each seat that can play it: there may be two Vagabonds."""
    kinds: ModuleType
    events: ModuleType
    nouns: Mapping[str, Noun]
    deeds: Mapping[str, Noun]
    """Entries of its menus that say more than their word."""
    habits: Habits
    shown: Sequence[Shown]
    """How each of the roles is shown."""
    effects: Mapping[str, Effect] = field(default_factory=dict)
    """What its options bring, by noun or kind."""


def declared(what: type[T], modules: Sequence[ModuleType]) -> list[T]:
    """All things of this type that these modules declare."""
    return [thing for module in modules for thing in vars(module).values() if isinstance(thing, what)]


def all_nouns(chapters: Sequence[Chapter]) -> dict[str, Noun]:
    """Those of the shared rules and of all chapters."""
    found, deeds = dict(NOUNS), dict(DEEDS)
    for chapter in chapters:
        found.update(chapter.nouns)
        deeds.update(chapter.deeds)
    return {**found, "deed": deed_noun(deeds)}


def all_effects(shared: Mapping[str, Effect], chapters: Sequence[Chapter]) -> dict[str, Effect]:
    return {**shared, **{name: effect for chapter in chapters for name, effect in chapter.effects.items()}}
