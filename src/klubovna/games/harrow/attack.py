"""Attacks: naming hexes, majority cube, tree, success and its continuation, haint clash."""

from __future__ import annotations

from klubovna.games.harrow import events, kinds
from klubovna.games.harrow.facts import (
    DISTANCE,
    HAINT,
    INFECTED,
    LEGEND,
    LEGEND_B,
    SPOTS,
    TOKENS_OF,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import move_legend, steps
from klubovna.games.harrow.roles import ROLES, price
from klubovna.games.harrow.scoring import count_missing_haint, first_to_go, kill
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.games.harrow.tree import activate_tree
from klubovna.kernel.battles import Addend
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import field, state_class

# -- who can attack whom -----------------------------------------------------------------------------------------------


def targets(t: Table, attacker: Faction, start: Spot) -> list[tuple[Spot, Faction]]:
    """c1.attack.03, c1.attack.04 Hexes in range with something to attack, and whom."""
    return in_range(t, attacker, start, foes(t, attacker))


def in_range(t: Table, attacker: Faction, start: Spot, aims: list[tuple[Spot, Faction]]) -> list[tuple[Spot, Faction]]:
    far, near = ROLES[attacker].attack_range(t, start), DISTANCE[start]
    return [aim for aim in aims if near[aim[0]] <= far]


def foes(t: Table, attacker: Faction) -> list[tuple[Spot, Faction]]:
    """Whom the faction could attack, wherever on the map: a jar faction's units, Hester and her fire (r.061)."""
    found = [(at, other) for other in t.in_play if other != attacker for at in ROLES[other].can_be_attacked(t)]
    return sorted(found)


def attackers(t: Table, attacker: Faction) -> list[Spot]:
    """Hexes from which the faction can attack somebody."""
    role, hexes = ROLES[attacker], [at for at, _ in foes(t, attacker)]
    found: list[Spot] = []
    for start in t.where(attacker) if hexes else ():
        far, near = role.attack_range(t, start), DISTANCE[start]
        for at in hexes:
            if near[at] <= far:
                found.append(start)
                break
    return found


def can_attack(t: Table, attacker: Faction) -> bool:
    """Whether there is one."""
    role = ROLES[attacker]
    hexes = [at for other in t.in_play if other != attacker for at in ROLES[other].can_be_attacked(t)]
    for start in t.where(attacker) if hexes else ():
        far, near = role.attack_range(t, start), DISTANCE[start]
        for at in hexes:
            if near[at] <= far:
                return True
    return False


def spend(t: Table, attacker: Faction, at: Spot) -> None:
    """The cubes for one blow go back to the supply."""
    t.pay_cubes(attacker, price(at))
    t.tell(events.SPENT, attacker, price(at), t.ground[attacker])


# -- the attack --------------------------------------------------------------------------------------------------------


@state_class
class Attack(Work):
    """c1.attack.03 One attack from a hex of the attacker's choice."""

    faction: Faction

    async def run(self, t: Table) -> None:
        self.finish(t)
        seat = t.seat_of[self.faction]
        starts = attackers(t, self.faction)
        if not starts:
            return
        start = await Decision(seat, kinds.ATTACK_FROM, starts)
        aim: tuple[Spot, Faction] = await Decision(seat, kinds.ATTACK_TO, targets(t, self.faction, start), start)
        at, defender = aim
        await attack_hex(t, self.faction, start, at, defender)


async def attack_hex(t: Table, attacker: Faction, start: Spot, at: Spot, defender: Faction) -> None:
    """c1.attack.08-12 From declaration to what falls out of the tree; success goes on as a task of its own."""
    t.attacked[attacker] = True
    t.tell(events.ATTACK, attacker, defender, start, at)
    for faction in t.in_play:
        ROLES[faction].attack_named(t, at)
    sums = Sums(t, attacker, defender)
    add_majority(t, attacker, start, at, defender)
    sums.add(t, "majority", "c1.attack.08")
    await activate_tree(t)
    sums.add(t, "tree", "c1.attack.09")
    own, theirs = fallen(t, attacker), fallen(t, defender)
    if own < theirs:  # c1.attack.24
        t.tell(events.ATTACK_FAILED, attacker, own, theirs, *sums.told)
        await clash(t, attacker, start, at, defender)
        ROLES[attacker].attack_over(t)
        return
    if own < (needed := ROLES[defender].hit_price(t, at)):  # r.010, r.011
        t.tell(events.ATTACK_TOO_FEW, attacker, own, theirs, needed, *sums.told)
        ROLES[attacker].attack_over(t)
        return
    t.tell(events.ATTACK_SUCCEEDED, attacker, own, theirs, *sums.told)
    t.todo.append(Press(attacker=attacker, start=start, at=at, defender=defender))


class Sums:
    """Where the cubes of both sides on the battleground come from, for those who look on."""

    __slots__ = ("sides", "told")

    def __init__(self, t: Table, attacker: Faction, defender: Faction) -> None:
        self.sides = attacker, defender
        self.told: tuple[list[Addend], list[Addend]] = [], []
        self.add(t, "before", "c1.attack.09")

    def add(self, t: Table, word: str, clause: str) -> None:
        """Whatever has come since."""
        for faction, sums in zip(self.sides, self.told, strict=True):
            more = fallen(t, faction) - sum(amount for _, amount, _ in sums)
            if more:
                sums.append((word, more, clause))


def add_majority(t: Table, attacker: Faction, start: Spot, at: Spot, defender: Faction) -> None:
    """c1.attack.08, r.014"""
    own, theirs = ROLES[attacker].strength(t, start), ROLES[defender].strength(t, at)
    for faction, cubes in zip((attacker, defender), ROLES[attacker].majority(t, own, theirs), strict=True):
        if cubes and (got := ROLES[faction].gain_majority(t, at, cubes)):
            t.tell(events.MAJORITY, faction, got, *((own, theirs) if faction == attacker else (theirs, own)))


def fallen(t: Table, faction: Faction) -> int:
    """Cubes on the faction's side of the battleground."""
    return ROLES[faction].cubes_on_ground(t)


def can_complete(t: Table, attacker: Faction, at: Spot, defender: Faction) -> bool:
    """c1.attack.12, r.010 At least as many cubes as the defender, and enough to pay."""
    own = fallen(t, attacker)
    return own >= fallen(t, defender) and own >= price(at)


@state_class
class Press(Work):
    """c1.attack.15-23 A successful attack is completed once more, or it is over."""

    attacker: Faction
    start: Spot
    at: Spot
    defender: Faction
    hit: list[int] = field(default_factory=list)
    """Legends that have been hit by it."""

    async def run(self, t: Table) -> None:
        attacker, at, defender = self.attacker, self.at, self.defender
        if await ROLES[defender].pressed(t, attacker, self.start, at):
            self.over(t)
            return
        victims = next_victims(t, defender, at, self.hit) if can_complete(t, attacker, at, defender) else []
        options: list[int | None] = [*victims]
        if victims and not ROLES[attacker].automated(t):
            options.insert(0, None)  # c1.attack.15
        unit = await Decision(t.seat_of[attacker], kinds.PRESS, options, (at, defender)) if options else None
        if unit is None:
            self.over(t)
            return
        spend(t, attacker, at)
        if unit in (HAINT, INFECTED):
            kill(t, attacker, defender, at, unit)
        else:
            self.hit.append(unit)
            await hit_legend(t, attacker, defender, TOKENS_OF[defender][unit])

    def over(self, t: Table) -> None:
        self.finish(t)
        ROLES[self.attacker].attack_over(t)


def next_victims(t: Table, defender: Faction, at: Spot, already: list[int]) -> list[int]:
    """c1.attack.06, c5.infect.08, r.132 Haints, then legends (each once, r.013), then infected haints."""
    if t.haints[defender][at]:
        return [HAINT]
    legends = [
        unit
        for unit, token in zip((LEGEND, LEGEND_B), TOKENS_OF[defender], strict=False)
        if t.legend_at[token] == at and unit not in already
    ]
    if legends:
        return legends
    return [INFECTED] if t.infected[defender][at] else []


async def hit_legend(t: Table, attacker: Faction, defender: Faction, token: int) -> None:
    """c1.attack.17-19 Pushed to any legal adjacent hex; a haint of its faction is removed from anywhere."""
    at = Spot(t.legend_at[token])
    unit = TOKENS_OF[defender].index(token)
    seat = t.seat_of[attacker]
    ROLES[defender].legend_named(t, token)
    ways = [] if t.nailed(defender, unit, at) else steps(t, defender, at)  # r.013
    if ways:
        to = await Decision(seat, kinds.PUSH_TO, ways, at)
        t.tell(events.PUSHED, defender, at, to)
        await move_legend(t, token, to, attacker)
    haunted = [spot for spot in SPOTS if t.haints_at(defender, spot)]
    if haunted:
        spot = await Decision(seat, kinds.REMOVE, haunted, defender)
        kill(t, attacker, defender, spot, first_to_go(t, defender, spot))
    else:
        count_missing_haint(t, attacker, defender)
    await ROLES[defender].legend_hit(t, token, attacker)


# -- haint clash -------------------------------------------------------------------------------------------------------


async def clash(t: Table, attacker: Faction, start: Spot, at: Spot, defender: Faction) -> None:
    """c1.clash, r.063 After a failed attack, if haints stand on both hexes: the attacker first, then the defender."""
    if defender not in t.present or not t.haints_at(attacker, start) or not t.haints_at(defender, at):
        return
    t.tell(events.CLASHED, attacker, defender)
    await clash_kill(t, attacker, defender, at)
    if DISTANCE[start][at] <= ROLES[defender].range(t, at):  # c1.clash.07
        await clash_kill(t, defender, attacker, start)


async def clash_kill(t: Table, killer: Faction, owner: Faction, at: Spot) -> None:
    """c1.clash.02-06 Pay to kill one haint there, if there still is one."""
    if fallen(t, killer) < price(at) or not t.haints_at(owner, at):
        return
    options = [True] if ROLES[killer].automated(t) else [False, True]
    if await Decision(t.seat_of[killer], kinds.CLASH, options, at):
        spend(t, killer, at)
        kill(t, killer, owner, at, first_to_go(t, owner, at))
