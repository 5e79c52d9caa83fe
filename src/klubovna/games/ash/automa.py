"""The turn of the automated opponent (AP)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.ash import events
from klubovna.games.ash.barons.moments import roll_again
from klubovna.games.ash.battle import battle
from klubovna.games.ash.build import raise_building
from klubovna.games.ash.facts import ACTION_CARDS, CITADEL, LEVEL, PROVINCES, SCALE, Area, Warrior
from klubovna.games.ash.powers import FOR_PROVINCE, throw
from klubovna.games.ash.resources import use_building, use_gold_space
from klubovna.games.ash.spaces import put_minion
from klubovna.games.ash.state import (
    BATTLE_SPACE,
    BUILD_SPACE,
    EMPTY,
    GOLD_SPACE,
    LEFT_WING,
    MAIN_GATE,
    NOBODY,
    RIGHT_WING,
    Table,
)
from klubovna.games.ash.summon import take_from_offer
from klubovna.kernel.decision import Flow


async def turn(t: Table) -> None:
    """apt.01 A die picks the province, the top action card the action: the leftmost possible one (apt.04)."""
    side = t.active
    rolls = throw(t, [side], events.ROLLED_PROVINCE)
    if (asked := roll_again(t, rolls, events.ROLLED_PROVINCE, (FOR_PROVINCE, rolls[side] - 1))) is not None:
        rolls = await asked
    rolled = Area(rolls[side] - 1)  # apt.02
    t.tell(events.AP_PROVINCE, rolled)
    card = turn_up_action(t)  # apt.03
    for step in ACTION_CARDS[card].steps:
        if applies(t, side, rolled, step.when) and await ACTIONS[step.do](t, side, rolled):
            break
    if not t.automa.actions:  # apt.05
        t.automa.actions, t.automa.used = t.automa.used, []
        t.chance.shuffle(t.automa.actions)


def turn_up_action(t: Table) -> int:
    card = t.automa.actions.pop()
    t.automa.used.append(card)
    t.shown += 1
    t.tell(events.AP_CARD, card)
    return card


def applies(t: Table, side: int, rolled: Area, when: str) -> bool:
    """apa.04, apa.05 Parts of a card hold only for a player's province, or for an own or free one."""
    if when == "always":
        return True
    others = t.control[rolled] not in (NOBODY, side)
    return others if when == "player" else not others


def clockwise_distance(start: Area, to: Area) -> int:
    return (to - start) % len(PROVINCES)


def usable(t: Table, province: Area) -> bool:
    return bool(t.stacks[province]) and t.is_free(province)


def attackable(t: Table, side: int, province: Area) -> bool:
    """apa.06 Another player's, with a free battle space."""
    return t.control[province] not in (NOBODY, side) and t.is_free(BATTLE_SPACE + province)


async def use_resource(t: Table, side: int, rolled: Area) -> bool:
    """apa.01 A free resource space of the rolled province (apa.02, apa.03)."""
    if not usable(t, rolled):
        return False
    put_minion(t, side, rolled)
    await use_building(t, side, rolled)
    return True


async def attack_province(t: Table, side: int, province: Area) -> bool:
    """apa.06 With up to two warriors from hand (r.ap.4)."""
    if not t.sides[side].hand or not attackable(t, side, province):
        return False
    put_minion(t, side, BATTLE_SPACE + province)
    await battle(t, side, BATTLE_SPACE + province)
    return True


async def attack_citadel(t: Table, side: int, rolled: Area) -> bool:
    """apa.08 From the best free battle space, with up to three warriors; not if it rules there (r.ap.5)."""
    if not t.sides[side].hand or t.control[CITADEL] == side:
        return False
    space = next(space for space in (LEFT_WING, RIGHT_WING, MAIN_GATE) if t.is_free(space))
    put_minion(t, side, space)
    await battle(t, side, space)
    return True


async def build(t: Table, side: int, province: Area) -> bool:
    """apa.09 The rightmost tile of the offer, for free, where the AP or nobody rules (ap.03)."""
    tiles = [tile for tile in t.tiles if tile != EMPTY]
    if not tiles or t.control[province] not in (NOBODY, side):
        return False
    put_minion(t, side, BUILD_SPACE)
    t.tell(events.AP_BUILT, side, tiles[-1], province)
    await raise_building(t, side, tiles[-1], province)
    return True


async def attack_least_defended(t: Table, side: int, rolled: Area) -> bool:
    """apx.01 The least defended province of another player, whatever was rolled (r.ap.15, r.ap.16).

    On a tie the nearest clockwise (apx.04).
    """
    targets = [p for p in PROVINCES if attackable(t, side, p)]
    if not targets:
        return False
    return await attack_province(t, side, min(targets, key=lambda p: (t.strength(p), clockwise_distance(rolled, p))))


async def build_most_defended(t: Table, side: int, rolled: Area) -> bool:
    """apx.02 In the own province that is defended best (apx.03)."""
    own = t.provinces_of(side)
    if not own:
        return False
    return await build(t, side, min(own, key=lambda p: (-t.strength(p), clockwise_distance(rolled, p))))


async def nearest_and_summon(t: Table, side: int, rolled: Area) -> bool:
    """apa.11 The nearest free resource space clockwise, else the gold space (apa.12); then a summoning (apa.13)."""
    near = sorted((p for p in PROVINCES if usable(t, p)), key=lambda p: clockwise_distance(rolled, p))
    if near:
        put_minion(t, side, near[0])
        await use_building(t, side, near[0])  # r.ap.6
    else:
        put_minion(t, side, GOLD_SPACE)
        await use_gold_space(t, side)
    summon_by_scale(t, side)
    return True


def summon_by_scale(t: Table, side: int) -> None:
    """apa.14, apa.15 For free, the rightmost warrior of the scale's level; then the marker moves (apa.16)."""
    level = SCALE[t.automa.scale]
    for wanted in (*range(level, 0, -1), *range(level + 1, 4)):  # r.ap.7
        fitting = [w for w in t.offer if w != EMPTY and LEVEL[w] == wanted]
        if fitting:
            t.tell(events.AP_SUMMONED, side, fitting[-1])
            take_from_offer(t, side, Warrior(fitting[-1]))
            t.automa.scale = (t.automa.scale + 1) % len(SCALE)
            return


ACTIONS: Final[dict[str, Callable[[Table, int, Area], Flow[bool]]]] = {
    "use_resource": use_resource,
    "attack_province": attack_province,
    "attack_citadel": attack_citadel,
    "build": build,
    "attack_least_defended": attack_least_defended,
    "build_most_defended": build_most_defended,
    "nearest_and_summon": nearest_and_summon,
}
