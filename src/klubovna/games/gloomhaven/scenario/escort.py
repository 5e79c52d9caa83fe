"""Figures that a scenario sends along: they walk by themselves, the shortest way to where they want."""

from __future__ import annotations

from klubovna.games.gloomhaven.combat.conditions import expire
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import MOVED, SAVED, TURN_STARTED
from klubovna.games.gloomhaven.figures import NOBODY, Figure
from klubovna.games.gloomhaven.kinds import MONSTER_HEX
from klubovna.games.gloomhaven.map.moving import WALK, ends, enter, path_to, ways
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.scenario.book import ObjectiveFacts
from klubovna.games.gloomhaven.scenario.triggers import fire
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import IMMOBILIZE, STUN, WOUND
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import FAR, Hex, distances_to, neighbours

AVOIDED = 1000
"""A trap on the way weighs more than any detour."""


async def escort_turn(t: Table, figure: Figure) -> None:
    """spec.08 One turn: a move toward its letter, through doors and, if there is no other way, through traps."""
    figure.acted = True
    facts = t.book.objectives[figure.who]
    if not facts.move and not facts.attack:
        return
    if facts.attack:
        from klubovna.games.gloomhaven.monsters.turn import figure_turn

        await figure_turn(t, figure)
        return
    t.acting = figure.id
    t.tell(TURN_STARTED, figure.id)
    if figure.conditions[WOUND]:
        await suffer(t, figure, 1)
    left = facts.move
    while left > 0 and figure.hp > 0 and not figure.conditions[STUN] and not figure.conditions[IMMOBILIZE]:
        spent = await leg(t, figure, left, wanted(t, facts))
        if not spent:
            break
        left -= spent
    if figure.hp > 0:
        t.tell(MOVED, figure.id, figure.at)
        expire(t, figure)
        if facts.leaves and figure.at in t.book.markers[facts.toward]:
            t.memory[f"saved {facts.id}"] = t.memory.get(f"saved {facts.id}", 0) + 1
            t.tell(SAVED, figure.id, figure.at)
            t.take_off(figure)
    t.acting = NOBODY
    await fire(t, "turn_ends_on", at=figure.at)


def wanted(t: Table, facts: ObjectiveFacts) -> list[Hex]:
    """Where it wants to go: a letter; or to a monster that begins there, as long as that is not dead."""
    there = t.book.markers[facts.toward]
    if not facts.follows or not t.marked:
        return there
    return [figure.at for figure in t.figures if figure.id in t.marked]


async def leg(t: Table, figure: Figure, points: int, goals: list[Hex]) -> int:
    """As near as these points take it; up to the next door or trap. How many points that took."""
    if not goals:
        return 0
    far = remaining(t, figure, goals)
    way = ways(t, figure, points, WALK)
    options = [figure.at, *ends(t, figure, way, points, WALK)]
    least = min(far.get(at, FAR) for at in options)
    best = [at for at in options if far.get(at, FAR) == least]
    if figure.at in best:
        return 0
    nearest = min(way[at][0] for at in best)
    best = [at for at in best if way[at][0] == nearest]
    end = best[0] if len(best) == 1 else await Decision(t.speaker, MONSTER_HEX, best, figure.id)
    action = Action(t, figure, t.speaker)
    for at in path_to(way, end):
        await enter(t, action, at, WALK, None)
        if figure.hp <= 0:
            break
    return way[end][0]


def remaining(t: Table, figure: Figure, goals: list[Hex]) -> dict[Hex, int]:
    """What the rest of the way costs from every hex, with rooms that are not revealed taken for plain floor."""
    book = t.book
    bad = t.trapped() | t.burning
    foes = {foe.at for foe in t.foes(figure)}
    costs = {
        at: 1 + AVOIDED * (at in bad) for at in (*book.room_of, *book.doors) if at not in t.blocked and at not in foes
    }
    there = [at for at in goals if at in costs]
    if not there:
        there = sorted({near for at in goals for near in neighbours(at) if near in costs})
    return distances_to(there, costs, book.walls)
