"""Winning and losing: the goals of the scenario, looked at whenever something has happened."""

from __future__ import annotations

from klubovna.games.gloomhaven.events import GOAL_REACHED, LOST, WON
from klubovna.games.gloomhaven.facts import MONSTER
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, NOBODY, OBJECTIVE, SIDE_OF_CHARACTERS, Character
from klubovna.games.gloomhaven.scenario.reveal import count
from klubovna.games.gloomhaven.scenario.words import (
    AnyoneExhausted,
    Arrive,
    Destroy,
    Done,
    Escape,
    ExhaustedOff,
    Goal,
    KillAll,
    KillCount,
    KillNamed,
    KillRevealed,
    LootEach,
    LootGoal,
    ObjectiveDies,
    Occupy,
    OpenDoors,
    Reveal,
    RoundsOver,
    Survive,
)
from klubovna.games.gloomhaven.state import OVER, ROUND_ENDS, Table
from klubovna.kernel.hexes import Hex
from klubovna.kernel.state import GameOver


def look(t: Table, turn_ends: bool = False) -> None:
    """end.01 Once the goals are reached they stay reached; the round is played to its end.

    spec.05 Plates count at the end of a turn only.
    """
    if t.won:
        return
    for one in t.book.goals:
        if not _reached(t, one) or (not turn_ends and isinstance(one, Occupy)):
            return
    t.won = 1
    t.tell(GOAL_REACHED, t.book.number)


def _reached(t: Table, goal: Goal) -> bool:
    book = t.book
    if isinstance(goal, KillAll):
        if t.revealed != book.all_rooms or book.undrawn:
            return False
        return not _enemies(t, [MONSTER[name] for name in goal.but])
    if isinstance(goal, KillRevealed):
        return not _enemies(t, [])
    if isinstance(goal, KillNamed):
        return all(all_dead(t, MONSTER[name]) for name in goal.monsters)
    if isinstance(goal, KillCount):
        kinds = [MONSTER[name] for name in goal.of] or t.kinds
        return sum(t.kills[i] for i, kind in enumerate(t.kinds) if kind in kinds) >= count(t, goal.count)
    if isinstance(goal, LootGoal):
        return sum(one.goal_treasures for one in t.characters) >= (count(t, goal.count) or _goal_tiles(t))
    if isinstance(goal, LootEach):
        return all(one.goal_treasures >= goal.count for one in t.characters)
    if isinstance(goal, Reveal):
        return all(t.revealed >> book.room_ids.index(name) & 1 for name in goal.rooms or book.room_ids)
    if isinstance(goal, OpenDoors):
        return t.opened == (1 << len(book.doors)) - 1
    if isinstance(goal, Occupy):
        return occupied(t, goal.plates)
    if isinstance(goal, Escape):
        exits = book.markers[goal.to]
        if goal.one_by_one:  # r.62
            gone = all(one.figure < 0 for one in t.characters)
            return gone and any(one.left_at in exits for one in t.characters)
        return all((t.body(one).at if one.figure >= 0 else one.left_at) in exits for one in t.characters)
    if isinstance(goal, Survive):
        return t.round >= goal.rounds and t.phase == ROUND_ENDS
    if isinstance(goal, Destroy):
        return _all_revealed(t, goal.objective) and not objectives(t, goal.objective)
    if isinstance(goal, Done):
        return t.memory.get(goal.word, 0) > 0
    assert isinstance(goal, Arrive)
    ends = book.markers[goal.marker]
    there = [
        1
        for at in objectives(t, goal.who)
        if at in ends or (goal.next_to and any(t.ground.range(at, end) == 1 for end in ends))
    ]
    return len(there) + t.memory.get(f"saved {goal.who}", 0) >= goal.count


def occupied(t: Table, plates: dict[str, list[str]]) -> bool:
    """A character stands on every plate in play."""
    hexes = [at for name in plates[str(max(2, t.party))] for at in t.book.markers[name]]
    standing = {t.body(one).at for one in t.characters if one.figure >= 0}
    standing |= {f.at for f in t.figures if f.form == OBJECTIVE and f.side == SIDE_OF_CHARACTERS}
    return standing.issuperset(hexes)


def _enemies(t: Table, spared: list[int]) -> bool:
    for figure in t.figures:
        if figure.form == MONSTER_FIGURE and figure.side != SIDE_OF_CHARACTERS and figure.who not in spared:
            return True
    return False


def all_dead(t: Table, monster: int) -> bool:
    """None on the map, none left in a room that is not revealed."""
    name = next(one for one, number in MONSTER.items() if number == monster)
    if any(f.form == MONSTER_FIGURE and f.who == monster for f in t.figures):
        return False
    book = t.book
    waiting = [
        one
        for one in book.facts.spawns
        if one.monster == name
        and str(max(2, t.party)) in one.rank
        and not t.revealed >> book.room_ids.index(one.room) & 1
    ]
    return not waiting and t.kills[t.kinds.index(monster)] > 0


def all_looted(t: Table) -> bool:
    return sum(one.goal_treasures for one in t.characters) >= _goal_tiles(t)


def time_is_up(t: Table) -> None:
    for rule in t.book.lose:
        if isinstance(rule, RoundsOver) and t.round >= rule.rounds:
            failed(t)


def _goal_tiles(t: Table) -> int:
    return sum(len(one.hexes) for one in t.book.facts.overlays if one.kind == "treasure" and one.goal)


def _all_revealed(t: Table, name: str) -> bool:
    book = t.book
    spots = [at for one in book.objectives if one.id == name for at in book.spots(one)]
    return all(any(t.revealed >> room & 1 for room in book.rooms_at(at)) for at in spots)


def standing(t: Table, name: str) -> int:
    """How many objectives of a name are not destroyed, in rooms that are not revealed too."""
    spots = sum(len(t.book.spots(one)) for one in t.book.objectives if one.id == name)
    return spots - t.memory.get(f"dead {name}", 0)


def objectives(t: Table, name: str) -> list[Hex]:
    names = [one.id for one in t.book.objectives]
    return [f.at for f in t.figures if f.form == OBJECTIVE and names[f.who] == name]


def someone_exhausted(t: Table, character: Character) -> None:
    for rule in t.book.lose:
        if isinstance(rule, ExhaustedOff) and (
            character.left_at not in t.book.markers[rule.marker] or (rule.looted and not all_looted(t))
        ):
            failed(t)
        if isinstance(rule, AnyoneExhausted):
            doors = t.book.named_doors(rule.after_door) if rule.after_door else []
            if all(t.opened >> door & 1 for door in doors) and not (rule.unlooted and character.goal_treasures):
                failed(t)


def objective_died(t: Table, name: str) -> None:
    t.memory[f"dead {name}"] = dead = t.memory.get(f"dead {name}", 0) + 1
    for rule in t.book.lose:
        if isinstance(rule, ObjectiveDies) and rule.who == name and dead >= rule.count:
            failed(t)


def failed(t: Table) -> None:
    """end.01 What loses the scenario: the rest of the round is played. A goal that was reached before stands (r.21)."""
    if t.won == 0:
        t.won = NOBODY
        t.tell(LOST, t.book.number)


def lost(t: Table) -> None:
    """exh.05, r.21 Nobody is left: lost at once, unless the goal was reached before."""
    failed(t)
    if t.won == 1:
        t.tell(WON, t.book.number)
    t.phase = OVER
    raise GameOver
