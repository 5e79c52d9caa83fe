"""Hidden information: every kind is determinized at least twenty times, the rare ones in positions made by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from types import ModuleType
from typing import Any

import pytest

from klubovna.games.root import RULES
from klubovna.games.root import kinds as shared
from klubovna.games.root.effects import kinds as effects
from klubovna.games.root.factions import CHAPTERS as FACTIONS
from klubovna.games.root.facts import FACTION_IDS
from klubovna.kernel import new
from klubovna.kernel.decision import Kind
from klubovna.testing.checks import Checker, Tally
from klubovna.testing.soak import setup_for
from root.looks import WANTED, look, look_often
from root.rare import RARE

GAMES = 120
OPENING = 24
"""So many decisions are certain to reach beyond the set-up."""
LONG = 3000
"""Most games are over by then."""
A_GAME = 4
"""So often one kind is looked at in one game."""

CHAPTERS: dict[ModuleType, str | None] = {
    shared: None,
    effects: None,
    **{chapter.kinds: FACTION_IDS[chapter.roles[0].id] for chapter in FACTIONS},
}
"""The kinds, and whose they are."""


def kinds_of(chapter: ModuleType) -> set[str]:
    return {thing.name for thing in vars(chapter).values() if isinstance(thing, Kind)}


def tables(role: str | None) -> Iterator[dict[str, Any]]:
    """Random tables at which this role is played."""
    for seed in count(1000):
        setup = setup_for("root", seed)
        if role is None or role in setup["roles"]:
            yield setup


def watch(checker: Checker, setup: dict[str, Any], wanted: set[str], longest: int) -> None:
    """One random game, with a look at kinds that have not been seen often enough."""
    g = new(RULES, **setup)
    seen: Counter[str] = Counter()
    determinized = checker.tally.determinized
    for _ in range(longest):
        decision = g.decision
        if decision is None:
            break
        name = decision.kind.name
        if name in wanted and determinized[name] < WANTED and seen[name] < A_GAME:
            look(checker, g, decision)
            seen[name] += 1
        g.choose(checker.rng.randrange(len(decision.options)))


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.__name__.rpartition(".")[2])
def test_every_kind_is_determinized_at_least_twenty_times(chapter: ModuleType) -> None:
    role = CHAPTERS[chapter]
    wanted = kinds_of(chapter) - set(RARE)
    tally = Tally()
    openings = islice(tables(role), 2 * WANTED if role else 0)
    for number, setup in enumerate(openings):
        watch(Checker(RULES, number, tally), setup, wanted, OPENING)
    for number, setup in enumerate(islice(tables(role), GAMES)):
        watch(Checker(RULES, number, tally), setup, wanted, LONG)
        if all(tally.determinized[name] >= WANTED for name in wanted):
            break
    assert {name: tally.determinized[name] for name in wanted if tally.determinized[name] < WANTED} == {}


@pytest.mark.parametrize("kind", RARE)
def test_a_rare_kind_is_determinized_twenty_times(kind: str) -> None:
    g = RARE[kind]()
    assert g.decision is not None
    assert g.decision.kind.name == kind
    assert len(g.decision.options) > 1
    assert look_often(g) == WANTED


def test_no_kind_is_left_out() -> None:
    assert set.union(*(kinds_of(chapter) for chapter in CHAPTERS)) == set(RULES.kinds)
    assert set(RARE) <= set(RULES.kinds)
