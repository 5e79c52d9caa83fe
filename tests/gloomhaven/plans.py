"""Positions for the monster planner, said in few words."""

from __future__ import annotations

from random import Random
from typing import Any

from klubovna.games.gloomhaven.monsters.planner import Choice, Figure, Plan, Position, plan
from klubovna.kernel.hexes import Hex, disc, neighbours

OPEN = frozenset(disc((0, 0), 6))
AREAS: list[list[Hex]] = [
    [(1, 0), (2, 0)],
    [(1, 0), (2, -1)],
    [(1, 0), (0, 1), (1, -1)],
    [(1, 0), (0, 1), (-1, 0), (0, -1), (1, -1), (-1, 1)],
]
FREE: list[list[Hex]] = [[(0, 0), (1, 0), (0, 1)], [(0, 0), (1, 0), (2, 0)], [(0, 0), (2, -1)]]

INITIATIVES: list[int | tuple[int, ...]] = [10, 20, (20, 40), (20, 50), 99]


def hexes(*places: Hex) -> frozenset[Hex]:
    return frozenset(places)


def hero(at: Hex, order: int = 0, **more: Any) -> Figure:
    return Figure(at=at, side="character", order=order, **more)


def monster(at: Hex, **more: Any) -> Figure:
    return Figure(at=at, side="monster", **more)


def corridor(first: int, last: int) -> frozenset[Hex]:
    """One hex wide, along r = 0."""
    return frozenset((q, 0) for q in range(first, last + 1))


def act(*figures: Figure, **card: Any) -> Plan:
    """The plan of a monster at (0, 0) with Move 2 and a melee attack in the open, unless said otherwise."""
    return plan(position(*figures, **card))


def position(*figures: Figure, **card: Any) -> Position:
    """Characters act in the order in which they are listed, unless their initiative is given."""
    heroes = [figure for figure in figures if figure.side == "character"]
    if all(figure.order == 0 and figure.initiative == 99 for figure in heroes):
        for number, figure in enumerate(heroes, 1):
            figure.order = number
    usual: dict[str, Any] = {"floor": OPEN, "actor": (0, 0), "move": 2, "figures": figures}
    return Position(**(usual | card))


def ends(made: Plan) -> list[Hex]:
    return [choice.end for choice in made.options]


def focus(made: Plan) -> Hex | None:
    (found,) = {choice.focus for choice in made.options}
    return found


def only(made: Plan) -> Choice:
    (choice,) = made.options
    return choice


def scattered(random: Random, settled: bool = True) -> Position:
    """A small map with holes, walls and terrain, up to four enemies and three allies, and some card."""
    below = random.randrange
    floor = frozenset(at for at in disc((0, 0), 1 + below(3)) if below(8) or at == (0, 0))
    actor, *places = random.sample(sorted(floor), len(floor))
    turns = random.sample(range(1, 5), 4)
    heroes = [
        Figure(
            at=at,
            side="character",
            name=f"c{number}",
            order=turns[number] if settled else 0,
            initiative=random.choice(INITIATIVES),
            invisible=below(6) == 0,
        )
        for number, at in enumerate(places[: below(5)])
    ]
    if len(heroes) > 1 and below(3) == 0:
        heroes[1].summon_of, heroes[1].initiative = "c0", heroes[0].initiative
    places = places[len(heroes) :]
    allies = [Figure(at=at, side="monster") for at in places[: below(4)]]
    terrain: dict[str, set[Hex]] = {"obstacles": set(), "traps": set(), "hazardous": set(), "difficult": set()}
    kinds = [*terrain, *[random.choice([*terrain, "", ""])] * 4, "", "", ""]
    for at in (*places[len(allies) :], actor):
        kind = random.choice(kinds)
        if kind and (at != actor or kind in ("hazardous", "difficult")):
            terrain[kind].add(at)
    pairs = [(at, near) for at in sorted(floor) for near in neighbours(at) if near in floor and at < near]
    attack = random.choice(["melee", "melee", "ranged", "ranged", "area", "free"])
    return Position(
        floor=floor,
        actor=actor,
        figures=[Figure(at=actor, side="monster"), *heroes, *allies],
        walls=frozenset(random.sample(pairs, min(below(5), len(pairs)))),
        move=below(4),
        attack=below(8) > 0,
        range=1 + below(3) if attack in ("ranged", "free") else 0,
        targets=1 + below(3),
        area=random.choice(AREAS) if attack == "area" else random.choice(FREE) if attack == "free" else (),
        flying=below(5) == 0,
        jumping=below(4) == 0,
        muddled=below(6) == 0,
        immobilized=below(10) == 0,
        disarmed=below(10) == 0,
        obstacles=terrain["obstacles"],
        traps=terrain["traps"],
        hazardous=terrain["hazardous"],
        difficult=terrain["difficult"],
    )
