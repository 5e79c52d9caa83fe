"""Scenarios about gates, pumps, captives and walls."""

from __future__ import annotations

from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.suffer import die
from klubovna.games.gloomhaven.events import DONE_AT, SAVED
from klubovna.games.gloomhaven.facts import MONSTER
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, NOBODY, OBJECTIVE, SIDE_OF_CHARACTERS, Character, Figure
from klubovna.games.gloomhaven.map.loot import GOAL, loot_hex
from klubovna.games.gloomhaven.scenario.goals import objectives
from klubovna.games.gloomhaven.scenario.hooks import SKIPS, Occasion, when
from klubovna.games.gloomhaven.scenario.reveal import cards_for, count, running, set_up, spawn
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import BOSS, NORMAL
from klubovna.kernel.hexes import Hex

# -- 26: pumps ---------------------------------------------------------------------------------------------------------


def pumps(t: Table) -> list[Hex]:
    """Those in play: one for every character."""
    letters = "abc"[: max(2, t.party) - 1]
    return [at for letter in letters for at in t.book.markers[letter]]


def foul_pumps(t: Table, figure: Figure) -> list[Hex]:
    if not all(t.opened >> door & 1 for door in t.book.named_doors("1")):
        return []
    return [at for at in pumps(t) if at not in t.done and t.ground.range(figure.at, at) <= 1]


async def cleanse(t: Table, character: Character, at: Hex) -> None:
    t.done.append(at)
    t.tell(DONE_AT, t.characters.index(character), at)
    if all(one in t.done for one in pumps(t)):
        t.memory["pumps"] = 1


@when("pumps_summon", "round_ends")
async def pumps_summon(t: Table, occasion: Occasion) -> None:
    if all(t.opened >> door & 1 for door in t.book.named_doors("1")):
        for at in pumps(t):
            if at not in t.done:
                await spawn(t, MONSTER["black-imp"], NORMAL, at)


# -- 44: captives ------------------------------------------------------------------------------------------------------


def captives(t: Table, figure: Figure) -> list[Hex]:
    return [at for at in objectives(t, "captive") if t.ground.range(figure.at, at) == 1]


async def free_captive(t: Table, character: Character, at: Hex) -> None:
    captive = t.occupied[at]
    t.tell(SAVED, captive.id, at)
    t.take_off(captive)
    t.memory["stronger redthorn"] = t.memory.get("stronger redthorn", 0) + 1


# -- 52: treasure at arm's length --------------------------------------------------------------------------------------


def treasures(t: Table, figure: Figure) -> list[Hex]:
    there = [(q, r) for q, r, number in t.treasures if number == GOAL]
    return [at for at in there if t.ground.range(figure.at, at) <= 1]


async def take(t: Table, character: Character, at: Hex) -> None:
    await loot_hex(t, character, at)


SKIPS["pump"] = (foul_pumps, cleanse)
SKIPS["captive"] = (captives, free_captive)
SKIPS["treasure"] = (treasures, take)

# -- 76: walls ---------------------------------------------------------------------------------------------------------


@when("walls_stun", "objective_destroyed")
async def walls_stun(t: Table, occasion: Occasion) -> None:
    for figure in t.figures:
        if figure.form == MONSTER_FIGURE and t.ground.range(occasion.at, figure.at) == 1:
            give(t, figure, "stun")


# -- 35 and 36: the gate -----------------------------------------------------------------------------------------------


@when("battlements", "objective_destroyed", "entered")
async def garrison(t: Table, occasion: Occasion) -> None:
    """The defenders come when the gate falls or somebody of the attackers is behind it."""
    if t.memory.get("garrison"):
        return
    inside = occasion.actor
    behind = t.book.rooms[t.book.room_ids.index("r2")]
    if inside is not None and (inside.side != SIDE_OF_CHARACTERS or inside.at not in behind):
        return
    t.memory["garrison"] = 1
    placed = set_up(t, [one for one in t.book.facts.spawns if one.group == "garrison"], None)
    if running(t):
        await cards_for(t, placed)


@when("gate_of_demons", "round_ends")
async def gate_holds(t: Table, occasion: Occasion) -> None:
    """While the gate stands the Prime Demon is worn down; in the eighth round it falls."""
    gates = [figure for figure in t.figures if figure.form == OBJECTIVE]
    if not gates:
        return
    t.memory["drained"] = t.memory.get("drained", 0) + count(t, "2*C+L-2")
    if t.round >= 8:
        await die(t, gates[0], NOBODY)


@when("gate_of_demons", "objective_destroyed")
async def gate_falls(t: Table, occasion: Occasion) -> None:
    demon = await spawn(t, MONSTER["prime-demon-scenario-36"], BOSS, t.book.markers["e"][0])
    if demon is not None:
        demon.hp = max(1, demon.max_hp - t.memory.get("drained", 0))
