"""Crowds: however many enemies are tied, a plan takes neither long nor much."""

from __future__ import annotations

import gc
import tracemalloc
from itertools import pairwise, permutations
from math import comb
from random import Random
from time import process_time
from typing import Any

import pytest

from gloomhaven.plans import AREAS, FREE, OPEN
from klubovna.games.gloomhaven.monsters.planner import Figure, Plan, Position, cases, outcomes, plan
from klubovna.games.gloomhaven.monsters.planner.choice import MOST_LISTED
from klubovna.kernel.hexes import disc, neighbours, ring
from klubovna.testing import rule

SECONDS: float = 0.2
"""A plan takes less than a tenth of this on a quiet machine."""


def crowded(random: Random, figures: int = 30, radius: int = 0, groups: bool = True) -> Position:
    """A map with holes and walls, full of figures, most of them of one initiative, with summons."""
    below = random.randrange
    floor = frozenset(at for at in disc((0, 0), radius or 4 + below(4)) if below(8) or at == (0, 0))
    actor, *places = random.sample(sorted(floor), len(floor))
    enemies = [
        Figure(at, "character", random.choice([20, 20, 20, 40]), below(10) == 0, f"c{i}")
        for i, at in enumerate(places[: 1 + below(figures - 1)])
    ]
    for before, enemy in pairwise(enemies):
        if groups and below(4) == 0:
            enemy.summon_of, enemy.initiative = before.summon_of or before.name, before.initiative
    places = places[len(enemies) :]
    allies = [Figure(at, "monster") for at in places[: figures - 1 - len(enemies)]]
    terrain: dict[str, Any] = {
        "obstacles": set(),
        "traps": set(),
        "hazardous": set(),
        "difficult": set(),
        "": set(),
    }
    for at in places[len(allies) :]:
        terrain[random.choice([*terrain, "", "", "", ""])].add(at)
    del terrain[""]
    pairs = [(at, near) for at in sorted(floor) for near in neighbours(at) if near in floor and at < near]
    attack = random.choice(["melee", "ranged", "ranged", "area", "free"])
    return Position(
        floor=floor,
        actor=actor,
        figures=[Figure(actor, "monster"), *enemies, *allies],
        walls=frozenset(random.sample(pairs, min(len(pairs), below(12)))),
        move=below(7),
        range=1 + below(6) if attack in ("ranged", "free") else 0,
        targets=1 + below(9),
        area=random.choice(AREAS) if attack == "area" else random.choice(FREE) if attack == "free" else (),
        flying=below(5) == 0,
        jumping=below(5) == 0,
        **terrain,
    )


def listed_by(made: Plan) -> set[tuple[object, ...]]:
    return {(one.end, one.focus, one.attacks, one.enters) for one in made.options}


@rule("gloomhaven:init.05")
@pytest.mark.parametrize("ten", range(6))
def test_what_is_listed_is_what_some_order_gives(ten: int) -> None:
    """Against every order that is allowed, one after the other, for up to five enemies at a time."""
    for seed in range(10 * ten, 10 * ten + 10):
        position = crowded(Random(seed), 6, 2)
        enemies = [figure for figure in position.figures if figure.side == "character"]
        listed = listed_by(plan(position))
        found: set[tuple[object, ...]] = set()
        for row in permutations(enemies):
            places = {figure.name: place for place, figure in enumerate(row)}
            owners = [figure.summon_of or figure.name for figure in row]
            together = all(owners.index(owner) + owners.count(owner) > i for i, owner in enumerate(owners))
            behind = all(places[f.summon_of] > places[f.name] for f in row if f.summon_of)
            initiatives = [figure.initiative for figure in row]
            as_listed = all(
                places[a.name] < places[b.name]
                for i, a in enumerate(enemies)
                for b in enemies[i + 1 :]
                if a.summon_of and a.summon_of == b.summon_of
            )
            if together and behind and as_listed and initiatives == sorted(initiatives, key=str):
                for place, figure in enumerate(row, 1):
                    figure.order = place
                found |= listed_by(plan(position))
        assert listed == found, seed


def test_without_reasons_the_outcomes_are_the_same() -> None:
    """It looks no farther than it must, and finds the same, with the same ways and targets."""
    for seed in range(150):
        random = Random(seed)
        position = crowded(random, 12)
        if seed % 2:
            for place, figure in enumerate(position.figures, 1):
                figure.order = place
        enemies = [figure.at for figure in position.figures if figure.side == "character" and not figure.invisible]
        position.focus = random.choice(enemies) if enemies and seed % 3 == 0 else None
        position.attack = seed % 5 > 0
        expected = plan(position).options
        found = outcomes(position)
        assert found == expected, seed
        assert [(one.path, one.order) for one in found] == [(one.path, one.order) for one in expected], seed


def in_time(position: Position) -> Plan:
    """The plan; what other tests of this process have left is not looked through meanwhile."""
    gc.disable()
    began = process_time()
    try:
        made = plan(position)
        assert process_time() - began < SECONDS
    finally:
        gc.enable()
    return made


def test_thirty_figures_take_neither_long_nor_much() -> None:
    for seed in range(60):
        assert in_time(crowded(Random(seed))).options, seed
    tracemalloc.start()
    for seed in range(10):
        plan(crowded(Random(seed)))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 50_000_000


@rule("gloomhaven:init.05", "gloomhaven:mon.att.04")
def test_sixteen_tied_enemies_in_a_ring() -> None:
    """Each may be the focus; with two targets any two of the six that stand next to it; all of that is listed."""
    enemies = [Figure(at, initiative=20, name=str(at)) for at in [*ring((0, 0), 1), *ring((0, 0), 2)[:10]]]
    made = plan(Position(floor=OPEN, actor=(0, 0), figures=enemies, targets=2))
    assert len(made.options) == 6 * 5  # the focus, and another
    assert {one.focus for one in made.options} == set(ring((0, 0), 1))
    assert not made.why.unlisted


def test_more_outcomes_than_anybody_reads_are_not_all_listed() -> None:
    enemies = [Figure(at, initiative=20, name=str(at)) for at in ring((0, 0), 4)]
    position = Position(floor=OPEN, actor=(0, 0), figures=enemies, range=4, targets=12)
    assert 24 * comb(23, 11) > 30_000_000
    made = in_time(position)
    assert (len(made.options), made.why.unlisted) == (MOST_LISTED, True)
    assert len({one.attacks for one in made.options}) > 1


HOSTILE = {
    "traps everywhere": "traps = [{floor}]\nmonster = {{ at = [-12, 0], move = 99 }}\nenemies = [{{ at = [12, 0] }}]",
    "a crowd that is seen from everywhere": "monster = {{ at = [-12, 0], move = 40, ranged = true, range = 30, "
    "targets = 20 }}\nenemies = [{enemies}]",
    "a large area": "monster = {{ at = [0, 0], move = 20, ranged = true, range = 20, area = [{area}] }}"
    "\nenemies = [{enemies}]",
    "pillars": "walls = [{pillars}]\nmonster = {{ at = [-11, 0], move = 40, ranged = true, "
    "range = 40, targets = 20 }}\nenemies = [{enemies}]",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_answered_or_refused_in_a_second(what: str) -> None:
    floor = [at for at in disc((0, 0), 13) if at not in ((-12, 0), (12, 0))]
    enemies = [at for i, at in enumerate(disc((0, 0), 11)) if at[0] % 2 and i % 7 == 0][:38]
    text = "floor_radius = 13\n" + HOSTILE[what].format(
        floor=", ".join(f"[{q}, {r}]" for q, r in floor),
        enemies=", ".join(f'{{ name = "{q} {r}", at = [{q}, {r}] }}' for q, r in enemies),
        area=", ".join(f"[{q}, {r}]" for q, r in disc((0, 0), 2)[:12]),
        pillars=", ".join(f"[{q}, {r}]" for q, r in floor if q % 2 == 0 and r % 2 == 0),
    )
    began = process_time()
    assert plan(cases.position(cases.read(text))).options
    assert process_time() - began < 1


def test_what_no_table_holds_is_refused() -> None:
    for text, said in (
        (f"floor = {[[q, r] for q in range(30) for r in range(30)]}\nmonster = {{ at = [0, 0] }}", "floor: 900"),
        (f"floor_radius = 9\nmonster = {{ at = [0, 0] }}\nallies = {[[q, 1] for q in range(70)]}", "figures: 71"),
        (f"floor_radius = 9\nmonster = {{ at = [0, 0], area = {[[q, 1] for q in range(13)]} }}", "area: 13"),
        ("floor = [[1000000000000, 0]]\nmonster = { at = [0, 0] }", "<= 200"),
    ):
        with pytest.raises(cases.CaseError, match=said):
            cases.read(text)
