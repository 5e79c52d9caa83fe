"""What a monster does with its move and its attack: the focus, the hex it ends in, the enemies it attacks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from klubovna.games.gloomhaven.monsters.planner.attacks import Area, Attack, Hit
from klubovna.games.gloomhaven.monsters.planner.focus import focuses
from klubovna.games.gloomhaven.monsters.planner.ground import ground
from klubovna.games.gloomhaven.monsters.planner.order import Agreed, TurnOrder
from klubovna.games.gloomhaven.monsters.planner.paths import NEGATIVE, Ways
from klubovna.games.gloomhaven.monsters.planner.position import (
    NOTHING,
    Choice,
    Ending,
    Figure,
    Outcome,
    Plan,
    Position,
    Score,
    ScoreKey,
    Why,
)
from klubovna.kernel.hexes import FAR, Hex

MOST_LISTED: Final = 200
"""Many tied enemies can be agreed on in millions of ways; so many outcomes are listed, and that there are more."""
MOST_TRIED: Final = 500
"""So many agreements are tried where the hex to attack from depends on them."""


def plan(position: Position) -> Plan:
    """Every outcome that the rules leave to the players, and nothing else; and why these."""
    if position.stunned:
        return Plan([Choice(end=position.actor)], Why(stunned=True))  # mon.focus.24
    turn = _Turn(position, explained=True)
    return Plan(_outcomes(turn), turn.why)


def outcomes(position: Position) -> list[Choice]:
    """The same without the reasons, for a game that goes on: it looks no farther than it must."""
    if position.stunned:
        return [Choice(end=position.actor)]
    return _outcomes(_Turn(position, explained=False))


def _outcomes(turn: _Turn) -> list[Choice]:
    only: Choice | None = None
    found: dict[Choice, None] = {}
    for at, agreed in turn.focuses():
        for choice in [Choice(end=turn.position.actor)] if at is None else turn.choices(at, agreed):  # mon.focus.21
            if only is None:
                only = choice
                continue
            if not found:
                found[only] = None
            found[choice] = None
            if len(found) > MOST_LISTED:
                turn.why.unlisted = True
                break
    if len(turn.why.endings) > 1:
        turn.why.settled = "players"  # init.05
    if len(found) < 2:
        return [] if only is None else [only]
    return sorted(found, key=_listed)[:MOST_LISTED]  # r.45


def _listed(choice: Choice) -> tuple[Hex, list[Hex], list[Hex], Hex]:
    return (choice.end, sorted(choice.attacks), sorted(choice.enters), choice.focus or choice.end)


class _Turn:
    """One position while it is thought about."""

    __slots__ = ("attack", "budget", "costs", "explained", "order", "position", "ranges", "visible", "ways", "why")

    def __init__(self, position: Position, explained: bool) -> None:
        self.position = position
        self.explained = explained
        actor = position.actor
        floor = ground(frozenset(position.floor), frozenset(position.walls), frozenset(position.doors))
        side = "monster"
        for figure in position.figures:
            if figure.at == actor:
                side = figure.side  # summon.07
        enemies: list[Hex] = []  # mon.focus.01
        others = [at for at in position.friends if at != actor]  # mon.att.10; a trap can hold two on one hex
        seen: list[Figure] = []
        self.visible: list[Hex] = []
        for figure in position.figures:
            at = figure.at
            if figure.side != side:
                enemies.append(at)
                if not figure.invisible:  # mon.focus.18
                    seen.append(figure)
                    self.visible.append(at)
            elif at != actor:
                others.append(at)
        self.order = TurnOrder(seen)
        self.budget = 0 if position.immobilized else max(position.move, 0)  # mon.move.01, mon.move.19
        self.ways = Ways(position, floor, enemies, others, FAR if explained else self.budget)
        unarmed = position.disarmed or not position.attack  # mon.focus.06, mon.focus.07
        if unarmed:
            self.attack = Attack(floor, 0, 1)  # mon.move.17, mon.move.18
        elif position.area:
            self.attack = Area(floor, position.range, frozenset(position.area))
        else:
            self.attack = Attack(floor, position.range, position.targets)  # mon.focus.08
        self.costs = self._costs()
        if not explained and not self._enough():
            self.ways.look_on()
            self.costs = self._costs()
        far = floor.ranges(actor)
        self.ranges = {at: far.get(at, FAR) for at in self.visible}
        self.why = Why(unarmed=unarmed)
        if explained:
            self.why.paths = {at: None if cost == FAR else divmod(cost, NEGATIVE) for at, cost in self.costs.items()}
            self.why.ranges = self.ranges

    def _costs(self) -> dict[Hex, int]:
        """What it costs to come where each of the enemies can be attacked."""
        attack, ends = self.attack, self.ways.ends
        return {enemy: attack.cheapest(enemy, ends) for enemy in self.visible}

    def _enough(self) -> bool:
        """Whether all is settled by what can be come to now without harm: somebody to attack, or the focus it keeps."""
        if self.position.drawn or not self.costs:
            return False
        kept = self.position.focus
        return (min(self.costs.values()) if kept is None else self.costs.get(kept, FAR)) <= self.budget

    def focuses(self) -> Iterator[tuple[Hex | None, Agreed]]:
        kept = self.position.focus
        if kept is not None and self._keeps(kept):
            self.why.settled = "kept"  # r.17, r.18
            yield kept, self.order.nothing_agreed()
            return
        near = {at: self.costs[at] for at in self.position.drawn if self._in_reach(at)}  # spec.19
        for found, settled, agreed in focuses(near or self.costs, self.ranges, self.order):
            self.why.settled = "drawn" if near else settled
            yield found, agreed

    def _in_reach(self, at: Hex) -> bool:
        cost = self.costs.get(at, FAR)
        return cost < FAR and cost % NEGATIVE <= self.budget

    def _keeps(self, kept: Hex) -> bool:
        cost = self.costs.get(kept, FAR)  # mon.focus.23
        return cost < FAR and (self.why.unarmed or cost % NEGATIVE <= self.budget)

    def choices(self, focus: Hex, agreed: Agreed) -> Iterator[Choice]:
        """The best hexes from which the focus can be attacked now; else those that bring it nearer."""
        needed = self.costs[focus] // NEGATIVE  # r.20
        goals = self.attack.goals(focus, self.ways.ends, needed * NEGATIVE + self.budget)  # mon.move.13
        if goals:
            return self._attacking(goals, focus, agreed)
        return self._nearing(focus, needed)

    def _attacking(self, goals: list[Hex], focus: Hex, agreed: Agreed) -> Iterator[Choice]:
        """One after the other: what is agreed on decides between hexes only if some area then lies differently."""
        if self.attack.targets == 1 and not self.explained:
            return iter(self._at_one(goals, focus))
        lists: dict[Hex, list[tuple[Hit, Agreed]]] = {}
        for at in goals:
            lists[at] = list(islice(self._hits(at, focus, agreed), MOST_LISTED + 1))
        most = max(len(hits[0][0][0]) for hits in lists.values())
        if all(len({self._score(at, hit[0], most) for hit, _ in hits}) == 1 for at, hits in lists.items()):
            return self._from_best(focus, {at: [hit for hit, _ in hits] for at, hits in lists.items()}, most)
        return self._agreed_on(goals, focus, agreed, most)

    def _at_one(self, goals: list[Hex], focus: Hex) -> list[Choice]:
        """One target, and nobody asks why."""
        targets = (focus,)
        if len(goals) > 1:
            keys = [self._score(at, targets, 1) for at in goals]  # mon.move.02, r.16
            best = min(keys)
            goals = [at for at, key in zip(goals, keys, strict=True) if key == best]  # mon.amb.01
        found: list[Choice] = []
        for at in goals:
            found += self._ending(at, focus, (targets, NOTHING))
        return found

    def _agreed_on(self, goals: list[Hex], focus: Hex, agreed: Agreed, most: int) -> Iterator[Choice]:
        for tried, hits in enumerate(self._together(goals, focus, agreed)):
            if tried == MOST_TRIED:
                self.why.unlisted = True
                return
            yield from self._from_best(focus, hits, most)

    def _hits(self, at: Hex, focus: Hex, agreed: Agreed) -> Iterator[tuple[Hit, Agreed]]:
        return self.attack.hits(at, focus, self.visible, self.order, agreed)

    def _together(self, goals: list[Hex], focus: Hex, agreed: Agreed) -> Iterator[dict[Hex, list[Hit]]]:
        """The attack from every hex under one agreement, agreement after agreement."""
        if not goals:
            yield {}
            return
        for hit, then in self._hits(goals[0], focus, agreed):
            for rest in self._together(goals[1:], focus, then):
                yield {goals[0]: [hit], **rest}

    def _from_best(self, focus: Hex, hits: dict[Hex, list[Hit]], most: int) -> Iterator[Choice]:
        keys = {at: self._score(at, some[0][0], most) for at, some in hits.items()}  # mon.move.02, r.16
        best = min(keys.values())
        outcome: Outcome = "attack"
        if self.why.unarmed:
            outcome = "nearer" if best[-1] else "stay"
        scores = {at: Score(*key) for at, key in keys.items()} if self.explained else {}
        self.why.endings[focus] = Ending(outcome, scores)
        for at, some in hits.items():
            if keys[at] == best:  # mon.amb.01
                for hit in some:
                    yield from self._ending(at, focus, hit)

    def _score(self, at: Hex, targets: tuple[Hex, ...], most: int) -> ScoreKey:
        negative, points = divmod(self.ways.ends[at], NEGATIVE)
        hindered, others = False, 0
        if self.attack.ranged and not self.position.muddled:  # mon.move.20, r.15
            hindered = self.attack.hindered(at, targets[0])  # mon.move.06, mon.move.08, mon.move.11
            if len(targets) > 1:
                others = sum(self.attack.hindered(at, target) for target in targets[1:])
        return negative, hindered, most - len(targets), others, points  # mon.move.09

    def _nearing(self, focus: Hex, needed: int) -> Iterator[Choice]:
        ends = self.ways.ends
        left = self.ways.remaining(self.attack.goals(focus, ends))  # mon.move.14, r.13
        least_left, least_spent = FAR, FAR
        nearest: list[Hex] = []
        budget = self.budget
        for at, cost in ends.items():
            points = cost % NEGATIVE
            if points > budget:
                continue
            onward = left.get(at, FAR)
            remaining = onward % NEGATIVE
            if onward == FAR or cost // NEGATIVE + onward // NEGATIVE != needed:  # mon.neg.05
                continue
            if remaining < least_left or (remaining == least_left and points < least_spent):  # mon.move.15
                least_left, least_spent, nearest = remaining, points, [at]
            elif remaining == least_left and points == least_spent:
                nearest.append(at)
        assert nearest  # to stay is always possible
        self.why.endings[focus] = Ending("nearer" if least_spent else "stay", remaining=least_left)
        for at in nearest:
            yield from self._ending(at, focus, None)

    def _ending(self, end: Hex, focus: Hex, hit: Hit | None) -> list[Choice]:
        targets: tuple[Hex, ...] = ()
        area = hindered = NOTHING
        if hit is not None and not self.why.unarmed:  # mon.att.02, mon.att.03, mon.att.11
            targets, area = hit
            if self.attack.ranged or self.position.muddled:
                hindered = frozenset(target for target in targets if self._hindered(end, target))
        attacked = frozenset(targets)
        return [
            Choice(end, focus, attacked, area, entered, path, targets, hindered) for path, entered in self.ways.to(end)
        ]

    def _hindered(self, end: Hex, target: Hex) -> bool:
        if self.position.strengthened:
            return False  # adv.11
        return self.position.muddled or self.attack.hindered(end, target)
