"""Attacks: whom from where, how far to press, where a beaten legend goes."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from klubovna.games.harrow.attack import foes, in_range
from klubovna.games.harrow.facts import (
    DISTANCE,
    MIDDLE,
    TOKENS_OF,
    Faction,
    Spot,
)
from klubovna.games.harrow.policy.habits import HABITS
from klubovna.games.harrow.policy.odds import Odds, contest
from klubovna.games.harrow.policy.steps import Eyes
from klubovna.games.harrow.policy.worth import Choice, kill_worth, threat
from klubovna.games.harrow.roles import ROLES, price
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

CUBE_SPENT: Final = 0.1
CUBE_WASTED: Final = 0.03
"""What a cube more that may stay in the tree costs."""


class Raid(NamedTuple):
    """An attack and what it is worth."""

    worth: float
    start: int
    aim: tuple[int, int]


NO_RAID: Final = Raid(0.0, -1, (-1, -1))


def odds_of(t: Table, eyes: Eyes, defender: Faction, start: int, at: int, victims: int, cost: int) -> Odds:
    """The odds of an attack as things lie, the majority cube included."""
    role = ROLES[eyes.me]
    own, foe, whole = eyes.cubes_of(eyes.me), eyes.cubes_of(defender), eyes.cubes()
    rest = whole[0] - own[0] - foe[0], whole[1] - own[1] - foe[1]
    more, less = role.majority(t, role.strength(t, Spot(start)), ROLES[defender].strength(t, Spot(at)))
    less += HABITS[defender].waiting_cubes(t, at)
    return contest((own[0] + more, own[1]), (foe[0] + less, foe[1]), rest, cost, victims)


def raid_worth(t: Table, eyes: Eyes, start: int, aim: tuple[int, int]) -> float:
    """What an attack brings on average."""
    at, defender = aim[0], Faction(aim[1])
    me = eyes.me
    otherwise = HABITS[defender].attacked_worth(t, eyes, start, at)
    if otherwise is not None:
        return otherwise
    victims = t.units(defender, at)
    cost = price(at)
    odds = odds_of(t, eyes, defender, start, at, victims, cost)
    each = kill_worth(t, me) + 0.5 * threat(t, defender) * eyes.stand(defender, at)
    worth = odds.kills * (each - CUBE_SPENT * cost)
    if at == MIDDLE:
        worth += odds.success * 0.3 + (0.7 if odds.kills >= victims - 0.5 else 0.0)
    if t.haints_at(me, start) and t.haints_at(defender, at):
        worth += odds.through * (each - CUBE_SPENT * cost)
        if DISTANCE[start][at] <= ROLES[defender].range(t, Spot(at)):
            worth -= odds.answered * (kill_worth(t, defender) * threat(t, defender) - CUBE_SPENT * 2)
    return worth - CUBE_WASTED * t.ground[me]


def best_raid(t: Table, eyes: Eyes, starts: list[Any] | None = None) -> Raid:
    """The attack that brings most."""
    best = NO_RAID
    aims = foes(t, eyes.me)
    for start in t.where(eyes.me) if starts is None else starts:
        for aim in in_range(t, eyes.me, start, aims):
            worth = raid_worth(t, eyes, start, aim)
            if worth > best.worth or best.start < 0:
                best = Raid(worth, start, aim)
    return best


# -- kinds -------------------------------------------------------------------------------------------------------------


def attack_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    return best_raid(t, Eyes(t, me), d.options).start


def attack_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    eyes = Eyes(t, me)
    return max(d.options, key=lambda aim: (raid_worth(t, eyes, d.about, aim), -aim[0]))


def press(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Always on: cubes are there to be spent. Of Kami's two legends the first, for nobody knows which is she."""
    return next(unit for unit in d.options if unit is not None)


def push_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The beaten legend goes where it is of least use."""
    owner, unit = next(
        (Faction(f), unit)
        for f in t.others(me)
        for unit, token in enumerate(TOKENS_OF[f])
        if t.legend_at[token] == d.about
    )
    return Eyes(t, me).best_hex((owner, unit, d.about), d.options)


def remove(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The haint that its owner will miss most."""
    eyes = Eyes(t, me)
    return max(d.options, key=lambda at: (eyes.stand(d.about, at), -at))


def clash(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[-1]


CHOICES: Final[dict[str, Choice]] = {
    "attack.from": attack_from,
    "attack.to": attack_to,
    "attack.press": press,
    "attack.push": push_to,
    "attack.remove": remove,
    "attack.clash": clash,
}
