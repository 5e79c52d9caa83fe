"""The planner against slow and obvious code, and against its own mirror images, on small random maps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloomhaven.plans import scattered
from klubovna.games.gloomhaven.monsters.planner import Choice, Figure, Position, plan
from klubovna.kernel.hexes import Hex, border, edge, mirror, neighbours, rotate, sees
from klubovna.testing import rule

Cost = tuple[int, int]  # negative hexes, movement points
Outcome = tuple[Hex, Hex | None, frozenset[Hex], frozenset[Hex]]

positions = st.randoms(use_true_random=False).map(scattered)
unsettled = st.randoms(use_true_random=False).map(lambda random: scattered(random, settled=False))


def outcomes(options: list[Choice]) -> set[Outcome]:
    return {(choice.end, choice.focus, choice.attacks, choice.enters) for choice in options}


class Slow:
    """The procedure of the notes, step by step, with everything tried that could be."""

    def __init__(self, position: Position) -> None:
        self.p = position
        self.walls = {edge(a, b) for a, b in position.walls}
        self.solid = self.walls | border(set(position.floor))
        self.heroes = [figure for figure in position.figures if figure.side == "character"]
        self.seen = [figure.at for figure in self.heroes if not figure.invisible]
        self.taken = {figure.at for figure in position.figures} - {position.actor}
        self.negative = set() if position.flying else set(position.traps) | set(position.hazardous)
        self.unarmed = position.disarmed or not position.attack
        self.order = {figure.at: figure.order for figure in self.heroes}
        self.far = {at: self.steps(at) for at in position.floor}
        self.known: dict[Hex, dict[Hex, Cost]] = {}

    def beside(self, at: Hex) -> list[Hex]:
        return [near for near in neighbours(at) if near in self.p.floor and edge(at, near) not in self.walls]

    def steps(self, start: Hex) -> dict[Hex, int]:
        found = {start: 0}
        before: dict[Hex, int] = {}
        while before != found:
            before = found.copy()
            for at in before:
                for near in self.beside(at):
                    found[near] = min(found.get(near, 999), found[at] + 1)
        return found

    # -- movement

    def may_end(self, at: Hex) -> bool:
        if at == self.p.actor:
            return True
        return at not in self.taken and (self.p.flying or at not in self.p.obstacles)

    def may_pass(self, at: Hex) -> bool:
        if self.p.flying or self.p.jumping:
            return True
        return at not in self.p.obstacles and at not in {figure.at for figure in self.heroes}

    def price(self, at: Hex) -> Cost:
        return (int(at in self.negative), 1 if self.p.flying or at not in self.p.difficult else 2)

    def cheapest(self, start: Hex) -> dict[Hex, Cost]:
        """The least cost of ending a move of any length in each hex."""
        if start not in self.known:
            self.known[start] = self.relaxed(start)
        return self.known[start]

    def relaxed(self, start: Hex) -> dict[Hex, Cost]:
        passing: dict[Hex, Cost] = {start: (0, 0)}
        ending: dict[Hex, Cost] = {start: (0, 0)}
        before: dict[Hex, Cost] = {}
        while before != passing:
            before = passing.copy()
            for at, (negative, points) in before.items():
                for near in self.beside(at):
                    if not self.may_pass(near):
                        continue
                    more, price = self.price(near)
                    last = (negative + more, points + price)
                    through = (negative, points + 1) if self.p.jumping and not self.p.flying else last
                    passing[near] = min(passing.get(near, (999, 999)), through)
                    if near != start:
                        ending[near] = min(ending.get(near, (999, 999)), last)
        return {at: cost for at, cost in ending.items() if self.may_end(at)}

    def walks(
        self, at: Hex, left: int, entered: frozenset[Hex], spent: int
    ) -> Iterator[tuple[Hex, frozenset[Hex], int]]:
        """Every walk with the points of this turn: where it ends, what it enters, what it costs."""
        jumping = self.p.jumping and not self.p.flying
        for near in self.beside(at):
            more, price = self.price(near)
            now = entered | ({near} if more else set())
            if self.may_pass(near) and self.may_end(near) and price <= left:
                yield near, now, spent + price
            if jumping and left >= 1:
                yield from self.walks(near, left - 1, entered, spent + 1)
            elif not jumping and self.may_pass(near) and price <= left:
                yield from self.walks(near, left - price, now, spent + price)

    # -- attack

    def laid(self, at: Hex, focus: Hex) -> list[set[Hex]]:
        """All ways to lay the area so that it holds the focus."""
        turned = [
            [rotate(red, i) for red in base] for base in (self.p.area, list(map(mirror, self.p.area))) for i in range(6)
        ]
        if self.p.range == 0:
            found = [{(at[0] + q, at[1] + r) for q, r in image} for image in turned]
        else:
            shifts = [(image, (focus[0] - q, focus[1] - r)) for image in turned for q, r in image]
            found = [{(q + by[0], r + by[1]) for q, r in image} for image, by in shifts]
            found = [area for area in found if any(self.in_range(at, red) for red in area)]
        return [area for area in found if focus in area]

    def in_range(self, at: Hex, red: Hex) -> bool:
        if red in self.p.floor:
            return self.far[at].get(red, 999) <= self.p.range
        return any(self.far[at].get(near, 999) < self.p.range for near in neighbours(red) if near in self.p.floor)

    def can(self, at: Hex, enemy: Hex) -> bool:
        if self.unarmed:
            return self.far[at].get(enemy) == 1
        if not sees(at, enemy, self.solid):
            return False
        if self.p.area:
            return bool(self.laid(at, enemy))
        return self.far[at].get(enemy, 999) <= max(self.p.range, 1)

    def attacked(self, at: Hex, focus: Hex) -> list[Hex]:
        def by_focus_rules(enemy: Hex) -> tuple[int, int]:
            return (self.far[at].get(enemy, 1 << 30), self.order[enemy])

        others = [enemy for enemy in self.seen if enemy != focus]
        if self.unarmed:
            return [focus]
        if not self.p.area:
            return [focus, *sorted((o for o in others if self.can(at, o)), key=by_focus_rules)[: self.p.targets - 1]]
        hit = [
            sorted((o for o in others if o in area and sees(at, o, self.solid)), key=by_focus_rules)
            for area in self.laid(at, focus)
        ]
        return [focus, *min(hit, key=lambda found: (-len(found), list(map(by_focus_rules, found))))]

    def hindered(self, at: Hex, enemy: Hex) -> bool:
        return self.p.range > 0 and not self.p.muddled and not self.unarmed and self.far[at].get(enemy) == 1

    # -- the whole

    def plan(self) -> set[Outcome]:
        actor = self.p.actor
        costs = self.cheapest(actor)
        paths: dict[Hex, Cost] = {}
        for enemy in self.seen:
            reachable = [cost for at, cost in costs.items() if self.can(at, enemy)]
            if reachable:
                paths[enemy] = min(reachable)
        if not paths:
            return {(actor, None, frozenset(), frozenset())}
        focus = min(paths, key=lambda enemy: (paths[enemy], self.far[actor][enemy], self.order[enemy]))
        allowed = paths[focus][0]
        points = 0 if self.p.immobilized else self.p.move
        walks = {(actor, frozenset[Hex](), 0), *self.walks(actor, points, frozenset(), 0)}
        walks = {walk for walk in walks if len(walk[1]) <= allowed and (walk[0] != actor or walk[2] == 0)}
        now = [walk for walk in walks if self.can(walk[0], focus)]
        if now:
            return self.best_attacks(now, focus)
        return self.nearest(walks, focus, allowed)

    def best_attacks(self, now: list[tuple[Hex, frozenset[Hex], int]], focus: Hex) -> set[Outcome]:
        def score(walk: tuple[Hex, frozenset[Hex], int]) -> tuple[int, bool, int, int, int]:
            at, entered, spent = walk
            first, *others = self.attacked(at, focus)
            bad = sum(self.hindered(at, other) for other in others)
            return (len(entered), self.hindered(at, first), -len(others), bad, spent)

        best = min(map(score, now))
        return {
            (walk[0], focus, frozenset() if self.unarmed else frozenset(self.attacked(walk[0], focus)), walk[1])
            for walk in now
            if score(walk) == best
        }

    def nearest(self, walks: set[tuple[Hex, frozenset[Hex], int]], focus: Hex, allowed: int) -> set[Outcome]:
        left: dict[tuple[Hex, frozenset[Hex], int], tuple[int, int]] = {}
        for walk in walks:
            at, entered, spent = walk
            rest = [cost for end, cost in self.cheapest(at).items() if self.can(end, focus)]
            rest = [cost for cost in rest if cost[0] + len(entered) <= allowed]
            if rest:
                left[walk] = (min(points for _, points in rest), spent)
        best = min(left.values())
        return {(at, focus, frozenset(), entered) for (at, entered, spent), key in left.items() if key == best}


@rule("gloomhaven:mon.01", "gloomhaven:mon.move.02", "gloomhaven:mon.amb.01")
@given(positions)
@settings(max_examples=100, deadline=None)
def test_the_planner_agrees_with_the_slow_procedure(position: Position) -> None:
    assert outcomes(plan(position).options) == Slow(position).plan()


@pytest.mark.parametrize("hundred", range(4))
def test_the_planner_agrees_with_the_slow_procedure_on_crowded_maps(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        position = scattered(Random(seed))
        assert outcomes(plan(position).options) == Slow(position).plan(), position


@given(unsettled, st.integers(0, 5), st.booleans())
@settings(max_examples=250, deadline=None)
def test_turned_and_mirrored_positions_give_turned_and_mirrored_plans(
    position: Position, turns: int, flip: bool
) -> None:
    def image(at: Hex) -> Hex:
        return rotate(mirror(at) if flip else at, turns)

    def pictured(found: Outcome) -> Outcome:
        end, focus, attacks, enters = found
        return (image(end), focus and image(focus), frozenset(map(image, attacks)), frozenset(map(image, enters)))

    assert outcomes(plan(moved(position, image)).options) == set(map(pictured, outcomes(plan(position).options)))


def moved(position: Position, image: Callable[[Hex], Hex]) -> Position:
    """The same position elsewhere; the area is laid in any rotation and mirror image, so it may stay as it is."""
    figures = []
    for figure in position.figures:
        fields = {name: getattr(figure, name) for name in Figure.__slots__}
        figures.append(Figure(**fields | {"at": image(figure.at)}))
    fields = {name: getattr(position, name) for name in Position.__slots__}
    for name in ("floor", "obstacles", "traps", "hazardous", "difficult"):
        fields[name] = frozenset(map(image, fields[name]))
    walls = frozenset((image(a), image(b)) for a, b in position.walls)
    return Position(**fields | {"walls": walls, "figures": figures, "actor": image(position.actor)})


@rule("gloomhaven:mon.focus.16", "gloomhaven:init.05")
@given(unsettled)
@settings(max_examples=100, deadline=None)
def test_an_unsettled_order_offers_what_some_agreement_gives(position: Position) -> None:
    """Every order of the enemies that initiative and ownership allow, settled by hand."""
    heroes = [figure for figure in position.figures if figure.side == "character"]

    def lead(figure: Figure) -> tuple[int, int]:
        given = figure.initiative
        return (given, 100) if isinstance(given, int) else (given[0], given[1])

    found: set[Outcome] = set()
    for row in permutations(heroes):
        sorted_by_initiative = [lead(figure) for figure in row] == sorted(map(lead, row))
        places = {figure.name: place for place, figure in enumerate(row)}
        directly_before = all(places[f.summon_of] == places[f.name] + 1 for f in row if f.summon_of)
        if sorted_by_initiative and directly_before:
            for place, figure in enumerate(row, 1):
                figure.order = place
            found |= outcomes(plan(position).options)
    for figure in heroes:
        figure.order = 0
    assert outcomes(plan(position).options) == found


@rule("gloomhaven:mon.att.02", "gloomhaven:mon.att.03", "gloomhaven:mon.move.16", "gloomhaven:move.07")
@given(positions)
@settings(max_examples=150, deadline=None)
def test_every_plan_can_be_carried_out(position: Position) -> None:
    """Paths join, ends are free, the focus is among those attacked."""
    made = plan(position)
    assert made.options
    assert len(set(made.options)) == len(made.options)
    for choice in made.options:
        way = [position.actor, *choice.path]
        assert way[-1] == choice.end
        assert all(
            b in neighbours(a) and (a, b) not in position.walls and (b, a) not in position.walls
            for a, b in pairwise(way)
        )
        assert choice.end == position.actor or choice.end not in {figure.at for figure in position.figures}
        assert not choice.attacks or choice.focus in choice.attacks
        assert choice.enters <= set(choice.path)
        assert choice.disadvantage <= choice.attacks
        assert len(choice.order) == len(choice.attacks)
        assert not choice.area or choice.attacks <= choice.area
