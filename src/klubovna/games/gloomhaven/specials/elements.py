"""Scenarios with wind, water, trees and graves."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.combat.suffer import die, suffer
from klubovna.games.gloomhaven.events import DAMAGED, DONE_AT, FORCED
from klubovna.games.gloomhaven.facts import MONSTER, TRAP_DAMAGE
from klubovna.games.gloomhaven.figures import CHARACTER, MONSTER_FIGURE, NOBODY, OBJECTIVE, SUMMON, Figure
from klubovna.games.gloomhaven.kinds import MONSTER_HEX
from klubovna.games.gloomhaven.map.moving import flies, graves, land
from klubovna.games.gloomhaven.round.order import key
from klubovna.games.gloomhaven.scenario.goals import failed
from klubovna.games.gloomhaven.scenario.hooks import Occasion, when
from klubovna.games.gloomhaven.scenario.reveal import set_up, spawn
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import BOSS, POISON, RANKS
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex

WIND: Final[tuple[tuple[Hex, ...], ...]] = (((0, -1), (1, -1)), ((1, 0),), ((0, 1), (-1, 1)), ((-1, 0),))
"""Round by round: left, up, right and down of the printed map, which is a quarter turn away from ours."""


def drift(t: Table, figure: Figure, ways: tuple[Hex, ...]) -> list[Hex]:
    """The next hexes that way into which it can be moved."""
    found = [(figure.at[0] + q, figure.at[1] + r) for q, r in ways]
    near = t.ground.near.get(figure.at, ())
    free = [at for at in found if at in near and at not in t.occupied]
    return [at for at in free if flies(t, figure) or at not in t.blocked]


async def carried_off(t: Table, figure: Figure, free: list[Hex]) -> None:
    at = free[0] if len(free) == 1 else await Decision(t.seat_for(figure), MONSTER_HEX, free, figure.id)
    t.put(figure, at)
    t.tell(FORCED, figure.id, at)
    if not flies(t, figure):
        await land(t, figure, NOBODY)


@when("wind", "round_ends")
async def wind(t: Table, occasion: Occasion) -> None:
    for figure in sorted((f for f in t.figures if f.form <= SUMMON), key=lambda one: key(t, one)):
        if t.figure(figure.id) is figure:
            free = drift(t, figure, WIND[(t.round - 1) % 4])
            if free:
                await carried_off(t, figure, free)


# -- 87 ----------------------------------------------------------------------------------------------------------------


@when("cleansing_water", "turn_ends")
async def cleansing_water(t: Table, occasion: Occasion) -> None:
    """Once for every character: the water is gone, and it is proof against oozes and poison."""
    figure = occasion.actor
    if figure is None or figure.form != CHARACTER or figure.at in t.done or t.memory.get(f"cleansed {figure.who}"):
        return
    if figure.at in t.book.markers["a"]:
        t.done.append(figure.at)
        t.difficult.remove(figure.at)
        t.changed_map()
        t.memory[f"cleansed {figure.who}"] = 1
        t.tell(DONE_AT, figure.who, figure.at)


# -- 92 ----------------------------------------------------------------------------------------------------------------


@when("watch", "door_opened")
async def watch_comes(t: Table, occasion: Occasion) -> None:
    set_up(t, [one for one in t.book.facts.spawns if one.group == "watch"], None)


@when("watch", "dies")
async def watch_dies(t: Table, occasion: Occasion) -> None:
    if occasion.monster in (MONSTER["city-guard"], MONSTER["city-archer"]):
        failed(t)


# -- 68 ----------------------------------------------------------------------------------------------------------------

TREE = 17


@when("ailing_tree", "round_ends")
async def ailing(t: Table, occasion: Occasion) -> None:
    """Two hit points a round; once it is revealed only while a Rending Drake is in its room."""
    room = t.book.room_ids.index("r2")
    if not t.revealed >> room & 1:
        t.memory["ailing"] = t.memory.get("ailing", 0) + 2
        if t.memory["ailing"] >= TREE:
            failed(t)
        return
    drake = MONSTER["rending-drake"]
    if any(f.form == MONSTER_FIGURE and f.who == drake and f.at in t.book.rooms[room] for f in t.figures):
        for tree in [f for f in t.figures if f.form == OBJECTIVE]:
            tree.hp = max(0, tree.hp - 2)
            t.tell(DAMAGED, tree.id, 2, tree.hp)
            if not tree.hp:
                await die(t, tree, NOBODY)


@when("ailing_tree", "room_revealed")
async def tree_found(t: Table, occasion: Occasion) -> None:
    for tree in [f for f in t.figures if f.form == OBJECTIVE]:
        tree.hp = max(1, TREE - t.memory.get("ailing", 0))


@when("poisoned_water", "landed")
async def poisoned_water(t: Table, occasion: Occasion) -> None:
    figure = occasion.actor
    if figure is not None and figure.form <= SUMMON and figure.conditions[POISON] and occasion.at in t.rough:
        await suffer(t, figure, TRAP_DAMAGE[t.monster_level])


# -- 75 ----------------------------------------------------------------------------------------------------------------


@when("graves", "dug_up")
async def dug_up(t: Table, occasion: Occasion) -> None:
    at = occasion.at
    if at in t.book.markers["c"]:
        await spawn(t, MONSTER["bloated-regent"], BOSS, at)
    else:
        elite = t.party >= 4 or (t.party == 3 and at in t.book.markers["b"])
        await spawn(t, MONSTER["living-corpse"], RANKS.index("elite" if elite else "normal"), at)
    if all(one in t.done for one in graves(t)):
        t.memory["graves"] = 1
