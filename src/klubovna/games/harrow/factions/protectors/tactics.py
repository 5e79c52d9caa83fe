"""The Protectors' 16 tactics cards: when one can do anything, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.harrow.abilities import (
    Advance,
    Spawn,
    WildActions,
    can_spawn_at,
    perform,
    spawn_at,
    spawning,
    strengthen,
)
from klubovna.games.harrow.factions.protectors import events, kinds
from klubovna.games.harrow.factions.protectors.rows import value
from klubovna.games.harrow.factions.protectors.tracker import FirstScroll, legend_at, take_token
from klubovna.games.harrow.facts import (
    AHEAD,
    BASIC_TOKENS,
    CARD_CALLED,
    HAINT,
    HESTER_TOKEN,
    INFECTED,
    LEGEND,
    NEIGHBOURS,
    PROTECTORS,
    SPAWN,
    SPOTS,
    STRENGTHEN,
    TOKENS_OF,
    WITHIN,
    Card,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.jars import FreeAbility
from klubovna.games.harrow.movement import (
    Unit,
    can_advance,
    closer,
    free_units,
    move_legend,
    move_unit,
    open_to,
    steps,
)
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import field, state_class

FRAIDY_CATS: Final = 3
FRAIDY_DISTANCE: Final = 3
WITCH_TOKENS: Final = 2
REINFORCEMENTS: Final = 3
VISIONS: Final = 3
YONDER: Final = 3
NIGHT_RANGE: Final = 2
BANISHED: Final = 3
ROAR_NEAR, ROAR_FAR = "near", "far"


def playable(t: Table, card: Card) -> bool:
    return CARDS[card][0](t)


async def play(t: Table, card: Card) -> None:
    await CARDS[card][1](t)


def half(number: int) -> int:
    """Half, rounded up."""
    return (number + 1) // 2


def always(t: Table) -> bool:
    return True


# -- enemy haints driven about -----------------------------------------------------------------------------------------


def enemy_haints(t: Table, far: int, moved: list[Unit]) -> list[Unit]:
    """Enemy haints, infected ones too, within so many hexes of the legend, that are not nailed down nor moved yet."""
    found: list[Unit] = []
    others, standing = t.others(PROTECTORS), t._units
    for at in WITHIN[legend_at(t)][far]:
        for faction in others:
            if standing[faction][at]:
                free = free_units(t, faction, at)
                found += [
                    (faction, unit, at) for unit in (HAINT, INFECTED) if free[unit] > moved.count((faction, unit, at))
                ]
    return found


def fraidy_cats(t: Table, moved: list[Unit]) -> list[Unit]:
    legend = legend_at(t)
    return [u for u in enemy_haints(t, FRAIDY_DISTANCE, moved) if closer(t, Faction(u[0]), u[2], legend)]


async def fraidy_cat(t: Table) -> None:
    """ap.tactics.01"""
    t.todo.append(FraidyCat(left=FRAIDY_CATS))


@state_class
class FraidyCat(Work):
    """ap.tactics.01 Up to three enemy haints come closer, each once."""

    left: int
    moved: list[Unit] = field(default_factory=list)
    """Haints that have come closer, where they stand now."""

    async def run(self, t: Table) -> None:
        seat = t.seat_of[PROTECTORS]
        cats: list[Unit | None] = [*fraidy_cats(t, self.moved)] if self.left else []
        unit = await Decision(seat, kinds.FRAIDY_WHO, [None, *cats], self.left) if cats else None
        if unit is None:
            self.finish(t)
            return
        to = await Decision(seat, kinds.FRAIDY_TO, closer(t, Faction(unit[0]), unit[2], legend_at(t)), unit)
        self.left -= 1
        self.moved.append((unit[0], unit[1], to))
        await move_unit(t, unit, to, PROTECTORS)


def near_legend(t: Table, moved: list[Unit]) -> list[Unit]:
    return [unit for unit in enemy_haints(t, 1, moved) if steps(t, Faction(unit[0]), unit[2])]


def two_steps(t: Table, unit: Unit) -> list[Spot]:
    """First steps after which another one is possible that does not lead back."""
    faction = Faction(unit[0])
    return [to for to in steps(t, faction, unit[2]) if any(end != unit[2] for end in steps(t, faction, to))]


def far_from_legend(t: Table) -> list[Unit]:
    return [unit for unit in enemy_haints(t, 2, []) if two_steps(t, unit)]


def can_roar(t: Table) -> bool:
    return bool(near_legend(t, []) or far_from_legend(t))


async def roar(t: Table) -> None:
    """ap.tactics.10 Either two haints next to the legend, one hex each, or one within two hexes of it, two hexes."""
    ways = [ROAR_NEAR] if near_legend(t, []) else []
    if far_from_legend(t):
        ways.append(ROAR_FAR)
    if await Decision(t.seat_of[PROTECTORS], kinds.ROAR, ways) == ROAR_NEAR:
        t.todo.append(RoarAtTwo(left=2))
    else:
        await roar_at_one(t)


@state_class
class RoarAtTwo(Work):
    """ap.tactics.10 Two haints next to the legend, one hex each."""

    left: int
    moved: list[Unit] = field(default_factory=list)
    """Haints that have moved, where they stand now."""

    async def run(self, t: Table) -> None:
        seat = t.seat_of[PROTECTORS]
        units = near_legend(t, self.moved) if self.left else []
        if not units:
            self.finish(t)
            return
        unit = await Decision(seat, kinds.ROAR_WHO, units)
        to = await Decision(seat, kinds.ROAR_TO, steps(t, Faction(unit[0]), unit[2]), unit)
        self.left -= 1
        self.moved.append((unit[0], unit[1], to))
        await move_unit(t, unit, to, PROTECTORS)


async def roar_at_one(t: Table) -> None:
    seat = t.seat_of[PROTECTORS]
    unit = await Decision(seat, kinds.ROAR_WHO, far_from_legend(t))
    first = await Decision(seat, kinds.ROAR_TO, two_steps(t, unit), unit)
    await move_unit(t, unit, first, PROTECTORS)
    on = (unit[0], unit[1], first)
    ends = [to for to in steps(t, Faction(unit[0]), first) if to != unit[2]]
    await move_unit(t, on, await Decision(seat, kinds.ROAR_TO, ends, on), PROTECTORS)


# -- own units ---------------------------------------------------------------------------------------------------------


def reinforcements(t: Table) -> list[Unit]:
    """ap.tactics.07 Own haints that find room beside the legend or other haints."""
    found: list[Unit] = []
    own = t.where(PROTECTORS)
    roomy = open_to(t, PROTECTORS, own)
    for at in own if roomy else ():
        if len(roomy) > 1 or roomy[0] != at:
            free = free_units(t, PROTECTORS, at)
            found += [(PROTECTORS, unit, at) for unit in (HAINT, INFECTED) if free[unit]]
    return found


async def reinforce(t: Table) -> None:
    """ap.tactics.07"""
    t.todo.append(Reinforcements(left=REINFORCEMENTS))


@state_class
class Reinforcements(Work):
    """ap.tactics.07 Up to three haints, one after the other."""

    left: int

    async def run(self, t: Table) -> None:
        seat = t.seat_of[PROTECTORS]
        units: list[Unit | None] = [*reinforcements(t)] if self.left else []
        unit = await Decision(seat, kinds.REINFORCE_WHO, [None, *units], self.left) if units else None
        if unit is None:
            self.finish(t)
            return
        places = [to for to in t.where(PROTECTORS) if to != unit[2] and t.can_enter(PROTECTORS, to)]
        self.left -= 1
        await move_unit(t, unit, await Decision(seat, kinds.REINFORCE_TO, places, unit), PROTECTORS)


def across_storms(t: Table) -> list[Spot]:
    """ap.tactics.09, r.117 Legal hexes right behind an adjacent storm, whatever else is in the storm."""
    return [
        Spot(AHEAD[storm][way])
        for way, storm in enumerate(AHEAD[legend_at(t)])
        if storm >= 0 and t.storm(storm) and AHEAD[storm][way] >= 0 and t.can_enter(PROTECTORS, AHEAD[storm][way])
    ]


def can_stir(t: Table) -> bool:
    return bool(across_storms(t))


async def stir_the_storm(t: Table) -> None:
    start = t.legend_at[TOKENS_OF[PROTECTORS][0]]
    to = await Decision(t.seat_of[PROTECTORS], kinds.STORM_TO, across_storms(t))
    between = next(near for way, near in enumerate(AHEAD[start]) if near >= 0 and AHEAD[near][way] == to)
    for faction in t.in_play:
        ROLES[faction].crossed(t, Spot(between))  # ap.goblincards.03
    await move_legend(t, TOKENS_OF[PROTECTORS][0], to, PROTECTORS)


def can_go_yonder(t: Table) -> bool:
    return can_advance(t, PROTECTORS, YONDER, LEGEND)


async def out_yonder(t: Table) -> None:
    """ap.tactics.13"""
    t.todo.append(Advance(faction=PROTECTORS, points=YONDER, alone=LEGEND))


# -- abilities ---------------------------------------------------------------------------------------------------------


async def fiercest(t: Table) -> None:
    """ap.tactics.02 STRENGTHEN, SPAWN, ADVANCE, then perhaps one more; the last one begun is done first."""
    strengthen(t, PROTECTORS, 1)
    t.todo.append(OneMore())
    t.todo.append(Advance(faction=PROTECTORS, points=1))
    t.todo.append(Spawn(faction=PROTECTORS, left=1))


@state_class
class OneMore(Work):
    """ap.tactics.02, r.131 With fewer cubes on the battleground than the other jar faction."""

    async def run(self, t: Table) -> None:
        self.finish(t)
        if t.ground[PROTECTORS] < t.ground[t.opponent(PROTECTORS)]:
            t.todo.append(FreeAbility(faction=PROTECTORS))


def can_call(t: Table) -> bool:
    return bool(spawning(t, PROTECTORS))


async def call_the_dead(t: Table) -> None:
    """ap.tactics.08"""
    perform(t, PROTECTORS, SPAWN, half(value(t, SPAWN)))


async def rally(t: Table) -> None:
    """ap.tactics.11"""
    strengthen(t, PROTECTORS, half(value(t, STRENGTHEN)))


def with_townsfolk(t: Table) -> list[Spot]:
    """ap.tactics.04 Hexes with a townsfolk where a haint can appear."""
    if not t.supply[PROTECTORS]:
        return []
    return [at for at in SPOTS if t.townsfolk[at] and can_spawn_at(t, PROTECTORS, at)]


async def determination(t: Table) -> None:
    spawn_at(t, PROTECTORS, await Decision(t.seat_of[PROTECTORS], kinds.DETERMINATION_AT, with_townsfolk(t)))


def beside_enemy_legend(t: Table) -> bool:
    """ap.tactics.06 One of the own units next to a legend of somebody else's, Hester included (r.131)."""
    legends = [at for other in t.others(PROTECTORS) for at in t.legends_of(other)]
    if t.legend_at[HESTER_TOKEN] >= 0:
        legends.append(Spot(t.legend_at[HESTER_TOKEN]))
    return any(t.units(PROTECTORS, near) for at in legends for near in NEIGHBOURS[at])


async def ghost_trap(t: Table) -> None:
    """ap.tactics.06, r.119 Half of the wild tokens; no new one is taken."""
    t.todo.append(WildActions(faction=PROTECTORS, left=half(t.wild[PROTECTORS])))


def after_the_jar(t: Table) -> bool:
    """ap.tactics.12 Only once the action of the jar is finished."""
    return t.acted


async def haunting_vision(t: Table) -> None:
    """ap.tactics.12, r.119"""
    t.todo.append(WildActions(faction=PROTECTORS, left=min(VISIONS, t.wild[PROTECTORS])))


async def your_will(t: Table) -> None:
    """ap.tactics.14 One ability, then the first scroll; the last one begun is done first."""
    t.todo.append(FirstScroll())
    t.todo.append(FreeAbility(faction=PROTECTORS))


# -- tokens, range, cubes ----------------------------------------------------------------------------------------------


def in_line(t: Table) -> list[Spot]:
    """ap.tactics.03 Hexes with ability tokens in a straight line with the legend."""
    found = []
    for way in range(6):
        at = AHEAD[legend_at(t)][way]
        while at >= 0:
            if any(t.tokens[token][at] for token in BASIC_TOKENS):
                found.append(Spot(at))
            at = AHEAD[at][way]
    return sorted(found)


async def dead_eye(t: Table) -> None:
    seat = t.seat_of[PROTECTORS]
    at = await Decision(seat, kinds.DEAD_EYE_AT, in_line(t))
    lying = [token for token in BASIC_TOKENS if t.tokens[token][at]]
    token: Token = await Decision(seat, kinds.DEAD_EYE_TOKEN, lying, at) if len(lying) > 1 else lying[0]
    take_token(t, token, at)


def empty_hexes(t: Table) -> list[Spot]:
    """ap.tactics.05 No units, ability tokens, objectives, dolls, path tokens, tokens of a gift."""
    return [at for at in SPOTS if is_empty(t, at)]


def is_empty(t: Table, at: Spot) -> bool:
    if t.townsfolk[at] or t.buildings[at] or t.paths[at] or t.taunts[at] or not t.empty_of_units(at):
        return False
    for row in t.tokens:
        if row[at]:
            return False
    return t.kami is None or at not in t.kami.dolls


def can_lay(t: Table) -> bool:
    return any(t.box) and any(is_empty(t, at) for at in SPOTS)


async def witchs_fire(t: Table) -> None:
    """ap.tactics.05"""
    t.todo.append(WitchsFire(left=WITCH_TOKENS))


@state_class
class WitchsFire(Work):
    """ap.tactics.05, r.118 Two tokens of the box, one on each of two empty hexes."""

    left: int

    async def run(self, t: Table) -> None:
        if not self.left or not can_lay(t):
            self.finish(t)
            return
        seat = t.seat_of[PROTECTORS]
        at = await Decision(seat, kinds.WITCH_AT, empty_hexes(t), self.left)
        token = await Decision(seat, kinds.WITCH_TOKEN, [token for token in BASIC_TOKENS if t.box[token]], at)
        self.left -= 1
        t.box[token] -= 1
        t.tokens[token][at] += 1
        t.tell(events.TOKEN_LAID, PROTECTORS, token, at)


async def out_all_night(t: Table) -> None:
    """ap.tactics.15"""
    t.extra_range += NIGHT_RANGE


def can_banish(t: Table) -> bool:
    return t.ground[t.opponent(PROTECTORS)] > 0


async def banish(t: Table) -> None:
    """ap.tactics.16, r.116 Cubes of the other jar faction lie aside until the end of the turn."""
    foe = t.opponent(PROTECTORS)
    amounts = list(range(min(BANISHED, t.ground[foe]), 0, -1))
    amount = await Decision(t.seat_of[PROTECTORS], kinds.BANISH, amounts)
    t.ground[foe] -= amount
    t.aside[foe] += amount
    t.tell(events.BANISHED, foe, amount)


CARDS: Final[dict[int, tuple[Callable[[Table], bool], Callable[[Table], Flow[None]]]]] = {
    CARD_CALLED["fraidy_cat"]: (lambda t: bool(fraidy_cats(t, [])), fraidy_cat),
    CARD_CALLED["fiercest_of_haints"]: (always, fiercest),
    CARD_CALLED["dead_eye"]: (lambda t: bool(in_line(t)), dead_eye),
    CARD_CALLED["determination"]: (lambda t: bool(with_townsfolk(t)), determination),
    CARD_CALLED["witchs_fire"]: (can_lay, witchs_fire),
    CARD_CALLED["ghost_trap"]: (beside_enemy_legend, ghost_trap),
    CARD_CALLED["reinforcements"]: (lambda t: bool(reinforcements(t)), reinforce),
    CARD_CALLED["call_the_dead"]: (can_call, call_the_dead),
    CARD_CALLED["stir_the_storm"]: (can_stir, stir_the_storm),
    CARD_CALLED["roar"]: (can_roar, roar),
    CARD_CALLED["rally"]: (lambda t: t.cubes[PROTECTORS] > 0, rally),
    CARD_CALLED["haunting_vision"]: (after_the_jar, haunting_vision),
    CARD_CALLED["out_yonder"]: (can_go_yonder, out_yonder),
    CARD_CALLED["your_will"]: (always, your_will),
    CARD_CALLED["out_all_night"]: (always, out_all_night),
    CARD_CALLED["banish"]: (can_banish, banish),
}
"""Whether a card can do anything now, and what it does."""
