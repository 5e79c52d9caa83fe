"""The solo cards: decks, whom a card activates, where automated units spawn, walk and fight."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.factions.hester.board import SQUARES
from klubovna.games.harrow.factions.hester.fire import fires
from klubovna.games.harrow.factions.hester.policy.schemes import preys
from klubovna.games.harrow.facts import (
    DISTANCE,
    HESTER_TOKEN,
    MIDDLE,
    MOUNTAIN,
    NEIGHBOURS,
    POINTS_TO_WIN,
    SEEKERS,
    SPOTS,
    WITHIN,
    Faction,
)
from klubovna.games.harrow.policy.fights import raid_worth
from klubovna.games.harrow.policy.ground import nearest
from klubovna.games.harrow.policy.habits import HABITS
from klubovna.games.harrow.policy.odds import contest
from klubovna.games.harrow.policy.steps import Eyes
from klubovna.games.harrow.policy.worth import KILL, Choice, kill_worth
from klubovna.games.harrow.roles import price
from klubovna.games.harrow.solo.board import SPACES
from klubovna.games.harrow.solo.cards import first_space, is_joker, with_hester
from klubovna.games.harrow.solo.march import objectives
from klubovna.games.harrow.solo.turn import aims
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

TACTICS, UPGRADES, GOBLIN = range(3)
SHARES: Final = (16, 0, 2)
"""How many cards of each deck are wanted in the solo game."""
MOVE: Final = SPACES.index("move")
CUBE: Final = SPACES.index("cube")
LOST: Final = 50.0
TOO_MUCH: Final = 0.8
"""Another card is drawn if the best use of one costs more."""
CARDS_PER_SQUARE: Final = 2
FAR: Final = 99


def count(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Few of the upgrades: most of them send somebody against Hester, and one costs all cubes."""
    return min(d.options, key=lambda number: (abs(number - SHARES[d.about]), number))


def deck(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The edge first: objectives and haints far out, and few cards against Hester."""
    return next(one for one in (TACTICS, GOBLIN, UPGRADES) if one in d.options)


def flames_of(t: Table, card: int) -> list[int]:
    """The flames on the three action spaces when the card is carried out."""
    assert t.hester is not None
    start = first_space(card)
    flames = [0, 0, 0]
    for number in range(t.hester.left):
        flames[(start + number) % len(SPACES)] += 1
    return flames


def way_lengths(t: Table, faction: Faction, goal: int) -> list[int]:
    """How many hexes each hex is from the goal for a unit of a faction that walks around what bars it."""
    lengths = [FAR] * len(SPOTS)
    if goal < 0 or not t.may_stand(faction, goal):
        return lengths
    lengths[goal] = 0
    ring = [goal]
    for at in ring:
        for near in NEIGHBOURS[at]:
            if lengths[near] == FAR and t.may_stand(faction, near):
                lengths[near] = lengths[at] + 1
                ring.append(near)
    return lengths


def walked(t: Table, faction: Faction, goal: int, hexes: int) -> tuple[dict[int, int], bool]:
    """Where the groups of a faction stand, with how many units, after so many hexes; whether one reached the goal."""
    lengths = way_lengths(t, faction, goal)
    groups: dict[int, int] = {}
    reached = False
    for start in t.where(faction):
        at: int = start
        for _ in range(hexes):
            if 0 < lengths[at] < FAR:
                at = min(NEIGHBOURS[at], key=lambda to: (lengths[to], to == MIDDLE, to))
        reached = reached or (lengths[start] < FAR and lengths[at] == 0 and at != start)
        groups[at] = groups.get(at, 0) + t.units(faction, start)
    return groups, reached


def harm(t: Table, faction: Faction, card: int, me: Faction) -> float:
    """What activating a faction costs, in points of that faction and in what it breaks of Hester's."""
    flames = flames_of(t, card)
    goal = next((at for at in SPOTS if objectives(t, faction)[at]), -1)
    groups, reached = walked(t, faction, goal, 1 + flames[MOVE])
    points = 2.0 if reached else 0.0
    if MIDDLE in groups:
        points += 1.0
    points += strike(t, faction, groups, 1 + flames[CUBE])
    cost = points * (1.0 + 0.12 * t.points[faction])
    if t.points[faction] + points >= POINTS_TO_WIN - 0.4:
        cost += LOST
    blow = annoyance(t, faction, card, groups)
    return cost + HABITS[me].minds(t, blow, groups)


def strike(t: Table, faction: Faction, groups: dict[int, int], cubes: int) -> float:
    """Points that the attack of these groups brings on average; the player picks the weakest one."""
    weakest = -1.0
    own = t.ground[faction] + cubes, t.tree[faction]
    rest = sum(t.ground) - t.ground[faction], sum(t.tree) - t.tree[faction]
    for start, size in groups.items():
        for foe in t.others(faction):
            theirs = t.ground[foe], t.tree[foe]
            for at in WITHIN[start][2 + (t.chart.terrain[start] == MOUNTAIN)]:
                there = t.units(foe, at)
                if there and there <= size:
                    odds = contest(
                        (own[0] + (size > there), own[1]),
                        theirs,
                        (rest[0] - theirs[0], rest[1] - theirs[1]),
                        price(at),
                        there,
                    )
                    worth = odds.kills * (kill_worth(t, faction) - KILL)
                    if weakest < 0.0 or worth < weakest:
                        weakest = worth
    return max(0.0, weakest)


def annoyance(t: Table, faction: Faction, card: int, groups: dict[int, int]) -> float:
    """A blow at Hester or her fires, or prey that walks away."""
    hester = t.legend_at[HESTER_TOKEN]
    cost = 0.0
    if with_hester(card):
        near = min((DISTANCE[hester][at] for at in groups), default=9) if hester >= 0 else 9
        if near <= 2:
            cost += 1.2
        elif any(DISTANCE[at][spot] <= 2 for at in groups for spot in fires(t)):
            cost += 0.5
    if hester >= 0 and any(who == faction and DISTANCE[hester][at] <= 2 for who, at in preys(t)):
        cost += 0.8
    return cost


def keep(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Another card if this one costs all cubes or hands out points, as long as there are cards enough."""
    assert t.solo is not None
    assert t.hester is not None
    if is_joker(d.about) and HABITS[me].shuns_joker(t):
        return False
    left = sum(len(deck) for deck in t.solo.decks)
    needed = CARDS_PER_SQUARE * (SQUARES - t.hester.filled())
    least = min(harm(t, one, d.about, me) for one in t.present)
    return least < (TOO_MUCH if left > needed else LOST)


def faction(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Those who do least harm."""
    return min(d.options, key=lambda one: (harm(t, one, d.about, me), one))


def goal(t: Table, d: Decision[Any], me: Faction) -> Any:
    """As far from those who seek it as can be."""
    seeker = SEEKERS[d.about]
    return max(d.options, key=lambda at: (nearest(t.where(seeker), at), -at))


def spawn(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Near the other faction and the end of the roots."""
    board = t.hester
    assert board is not None
    roots = [*board.old_roots, *board.roots]
    end = roots[-1][1] if roots else -1
    assert t.solo is not None
    others = [at for other in t.others(Faction(t.solo.faction)) for at in t.where(other)]
    return min(d.options, key=lambda at: (DISTANCE[at][end] if end >= 0 else 0, nearest(others, at), at))


def move(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Whoever is nearest to the goal first, so that nobody is taken along twice."""
    assert t.solo is not None
    target = t.solo.goal
    return min(d.options, key=lambda at: (DISTANCE[at][target] if target >= 0 else 0, at))


def move_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where nobody waits to be joined, near hostile haints; the Fair Folk lead everybody to their nests."""
    assert t.solo is not None
    active = Faction(t.solo.faction)
    others = [at for other in t.others(active) for at in SPOTS if t.infected[other][at]]

    def order(to: int) -> tuple[bool, bool, bool, int, int]:
        return not HABITS[me].lures_to(t, to), to == MIDDLE, t.units(active, to) > 0, nearest(others, to), to

    return min(d.options, key=order)


# -- fights of automated factions --------------------------------------------------------------------------------------


def attack_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    assert t.solo is not None
    actor = Faction(t.solo.faction)
    eyes = Eyes(t, actor)
    found = [one for one in aims(t, actor, t.solo.card) if one[0] in d.options]
    sign = 1 if HABITS[me].wants_raids else -1
    return max(found, key=lambda one: (sign * raid_worth(t, eyes, one[0], one[1]), -one[0], -one[1][0]))[0]


def attack_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    assert t.solo is not None
    eyes = Eyes(t, Faction(t.solo.faction))
    sign = 1 if HABITS[me].wants_raids else -1
    return max(d.options, key=lambda aim: (sign * raid_worth(t, eyes, d.about, aim), -aim[0]))


def push_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A beaten legend goes nearer to Hester or her fires."""
    hester = t.legend_at[HESTER_TOKEN]
    goals = [hester] if hester >= 0 else [int(at) for at in fires(t)]
    sign = -1 if HABITS[me].wants_raids else 1
    return min(d.options, key=lambda to: (sign * min((DISTANCE[to][at] for at in goals), default=0), to))


def remove(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A haint that is not infected and stands far from everything."""
    board = t.hester
    assert board is not None
    roots = [*board.old_roots, *board.roots]
    end = roots[-1][1] if roots else d.options[0]
    sign = -1 if HABITS[me].wants_raids else 1
    return max(d.options, key=lambda at: (sign * (not t.infected[d.about][at]), DISTANCE[at][end], -at))


AUTOMATED: Final[dict[str, Choice]] = {
    "attack.from": attack_from,
    "attack.to": attack_to,
    "attack.push": push_to,
    "attack.remove": remove,
}
"""Decisions of the shared rules that somebody takes for an automated faction."""

FOR_ANOTHER: Final = {
    "move.from",
    "move.to",
    "move.who",
    "spawn.where",
    "ff.offer.unit",
    "ff.offer.unit.to",
    "ff.offer.legend",
    "ff.offer.legend.to",
}
"""Decisions that somebody takes as the automated faction would for itself."""

CHOICES: Final[dict[str, Choice]] = {
    "solo.count": count,
    "solo.deck": deck,
    "solo.keep": keep,
    "solo.faction": faction,
    "solo.goal": goal,
    "solo.spawn": spawn,
    "solo.move": move,
    "solo.move.to": move_to,
}
