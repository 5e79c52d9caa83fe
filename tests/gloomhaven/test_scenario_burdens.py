"""Scenarios with things that are carried, maps that move, and bosses of more than one hex."""

from __future__ import annotations

import pytest

from gloomhaven.scenes import (
    HEROES,
    beside,
    clear,
    first,
    kill,
    lost_by_exhaustion,
    monsters,
    opened,
    outcome,
    ranks,
    round_ends,
    round_starts,
    scene,
    things,
    treasures,
    whole,
)
from gloomhaven.tables import add_monster, body, hero, lacks
from klubovna.games.gloomhaven.combat.attacking import aftermath
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.suffer import CARRIED, exhaust, suffer
from klubovna.games.gloomhaven.facts import MONSTER, TRAP_DAMAGE
from klubovna.games.gloomhaven.figures import INERT, STRONG
from klubovna.games.gloomhaven.look import carried
from klubovna.games.gloomhaven.map.forcing import unmoved
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.map.moving import WALK, breakable, passable, ways
from klubovna.games.gloomhaven.monsters.planning import position
from klubovna.games.gloomhaven.perform.action import Action, base
from klubovna.games.gloomhaven.perform.common import slowed
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.round.order import key
from klubovna.games.gloomhaven.scenario.escort import escort_turn
from klubovna.games.gloomhaven.scenario.reckoning import taken_away
from klubovna.games.gloomhaven.scenario.triggers import PLATES, fire, turn_comes
from klubovna.games.gloomhaven.specials import SPECIAL
from klubovna.games.gloomhaven.specials.burdens import tokens_found
from klubovna.games.gloomhaven.specials.terrain import boulders
from klubovna.games.gloomhaven.state import CLEAN_UP, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Special
from klubovna.games.gloomhaven.vocabulary.words import POISON
from klubovna.kernel.hexes import Hex
from klubovna.testing import rule, run

NUMBERS = [21, 34, 54, 69, 73, 74, 81, 82, 88, 90, 95]


@pytest.mark.parametrize("number", NUMBERS)
def test_with_nobody_left_it_is_lost(number: int) -> None:
    assert lost_by_exhaustion(scene(number, 2 + number % 3))


def turn_ends(t: Table, who: str, at: Hex, **answers: object) -> None:
    t.phase = CLEAN_UP
    t.put(body(t, who), at)
    run(turn_comes(t, "turn_ends", body(t, who)), **answers)
    first(fire(t, PLATES))


# -- 69 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.69.1", "gloomhaven:scn.69.2", "gloomhaven:spec.23")
def test_the_doll_is_carried() -> None:
    t = scene(69, 3)
    t.round = 1
    run(fire(t, "round_starts"), carrier=1)
    assert t.memory["carrier"] == 1
    assert [carried(t, who) for who in range(3)] == [0, 1, 0]
    one = body(t, "tinkerer")
    run(loot_hex(t, hero(t, "brute"), one.at, ability=False))
    run(loot_hex(t, hero(t, "brute"), one.at), take_over=True)
    assert t.memory["carrier"] == 0
    here = body(t, "brute").at
    exhaust(t, hero(t, "brute"))
    assert treasures(t, CARRIED) == [here]
    first(loot_hex(t, hero(t, "scoundrel"), here, ability=False))
    assert t.memory["carrier"] == 2
    whole(t)
    turn_ends(t, "scoundrel", beside(t, t.book.markers["a"][0])[0])
    assert outcome(t) == 1


@rule("gloomhaven:scn.69.3", "gloomhaven:scn.69.4")
def test_the_plate_of_the_well() -> None:
    for party, scouts, shaman in ((2, "normal", "normal"), (3, "elite", "normal"), (4, "elite", "elite")):
        t = scene(69, party)
        opened(t, "d1")
        clear(t)
        one = body(t, "brute")
        hero(t, "brute").hand = []
        t.put(one, t.book.markers["d"][0])
        first(fire(t, "turn_ends_on", at=t.book.markers["b"][0]))
        assert all(t.opened >> door & 1 for door in t.book.named_doors("1"))
        assert ranks(t, "vermling-scout").count(scouts) >= 2
        assert shaman in ranks(t, "vermling-shaman")
        assert lacks(one) == TRAP_DAMAGE[1]
        assert t.trap_at(t.book.markers["d"][1]) is not None
        assert t.trap_at(t.book.markers["d"][0]) is None


# -- 88 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.88.1", "gloomhaven:scn.88.4")
def test_the_claw_is_heavy() -> None:
    t = opened(scene(88), "1")
    (king,) = monsters(t, "lurker-king")
    clear_but = [one for one in monsters(t) if one is not king]
    for one in clear_but:
        t.take_off(one)
    brute = body(t, "brute")
    assert slowed(t, brute) == 1
    assert slowed(t, king) == 0
    kill(t, king)
    assert king.at not in t.coins
    assert treasures(t, CARRIED) == [king.at]
    t.put(brute, king.at)
    first(loot_hex(t, hero(t, "brute"), king.at, ability=False))
    assert slowed(t, brute) == 3
    assert slowed(t, body(t, "tinkerer")) == 1
    turn_ends(t, "brute", beside(t, t.book.markers["a"][0])[0])
    assert outcome(t) == 1


@rule("gloomhaven:scn.88.2", "gloomhaven:scn.88.3")
def test_the_current_carries_them_off() -> None:
    t = clear(opened(scene(88), "1"))
    brute = body(t, "brute")
    hero(t, "brute").hand = []
    t.put(body(t, "tinkerer"), t.book.facts.start[0])
    lurkers = t.kinds.index(MONSTER["lurker"])
    room = t.book.rooms[1]
    for initiative, way in ((20, (-1, 1)), (21, (0, 1))):
        t.places[lurkers] = initiative * 100
        free = [
            at
            for at in sorted(room)
            if all((at[0] + n * way[0], at[1] + n * way[1]) in room for n in (-1, 1))
            and t.empty((at[0] + way[0], at[1] + way[1]))
            and (at[0] - way[0], at[1] - way[1]) not in t.blocked
            and t.empty(at)
        ]
        t.put(brute, free[0])
        round_ends(t, 1)
        assert brute.at == (free[0][0] + way[0], free[0][1] + way[1])
        before = lacks(brute)
        stuck = next(
            at
            for at in sorted(room)
            if (at[0] + way[0], at[1] + way[1]) not in t.ground.near[at]
            and (at[0] - way[0], at[1] - way[1]) in t.ground.near[at]
            and (at[0] - way[0], at[1] - way[1]) not in t.blocked
            and t.empty(at)
        )
        t.put(brute, stuck)
        brute.hp = brute.max_hp
        round_ends(t, 1)
        assert (brute.at, lacks(brute)) == (stuck, 3)
        sheltered = next(
            at
            for at in sorted(room)
            if (at[0] - way[0], at[1] - way[1]) not in t.ground.near[at]
            or (at[0] - way[0], at[1] - way[1]) in t.blocked
            if t.empty(at)
        )
        t.put(brute, sheltered)
        round_ends(t, 1)
        assert (brute.at, lacks(brute)) == (sheltered, 3)
        brute.hp = brute.max_hp
        assert before == 0


# -- 54 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.54.1")
def test_bears_poison() -> None:
    t = clear(scene(54))
    bear = add_monster(t, "cave-bear", t.book.facts.start[3])
    brute = body(t, "brute")
    aftermath(t, Action(t, bear, 0), t.stats(bear), Attack(value="+0"), [], brute)
    assert brute.conditions[POISON]


@rule("gloomhaven:scn.54.2", "gloomhaven:scn.54.3")
def test_the_staff_is_charged() -> None:
    t = scene(54, 2, items={"tinkerer": [114]})
    opened(t, "1")
    clear(t)
    infester = add_monster(t, "harrower-infester", t.book.markers["a"][0], hp=50)
    first(suffer(t, infester, 5, 0))
    assert lacks(infester) == 0
    first(suffer(t, infester, 7, 1))
    assert (lacks(infester), t.memory["charge"]) == (7, 7)
    t.take_off(infester)
    altar = beside(t, t.book.markers["a"][0])[0]
    turn_ends(t, "tinkerer", altar)
    assert t.won == 0
    t.memory["charge"] = 2 * 2 * 2
    turn_ends(t, "brute", beside(t, t.book.markers["a"][0])[0])
    assert t.won == 0
    turn_ends(t, "tinkerer", altar)
    assert outcome(t) == 1
    t = scene(54, 2, items={"tinkerer": [114]})
    exhaust(t, hero(t, "brute"))
    assert t.won == 0
    t = scene(54, 2, items={"tinkerer": [114]})
    exhaust(t, hero(t, "tinkerer"))
    assert outcome(t) == -1


# -- 81 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.81.1")
def test_light_and_dark() -> None:
    t = round_starts(scene(81), 3)
    assert t.elements == [INERT] * 4 + [STRONG] * 2


@rule("gloomhaven:scn.81.2", "gloomhaven:scn.81.3")
def test_crystal_and_sphere() -> None:
    t = opened(opened(scene(81, 3), "d1"), "1")
    (foe,) = monsters(t, "the-colorless")
    for one in monsters(t):
        if one is not foe:
            t.take_off(one)
    for at in treasures(t):
        first(loot_hex(t, hero(t, "brute"), at))
    assert (hero(t, "brute").goal_treasures, hero(t, "brute").found) == (2, [])
    altar = beside(t, t.book.markers["a"][0])[0]
    for damage in (6, 12):
        turn_ends(t, "brute", altar, lay_down=True)
        assert lacks(foe) == damage
    turn_ends(t, "brute", altar)
    assert lacks(foe) == 12
    kill(t, foe)
    assert outcome(t) == 1


# -- 82 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.82.1")
def test_elites_open_the_mountain() -> None:
    t = clear(scene(82))
    t.phase = CLEAN_UP
    for label in "abcdef":
        kill(t, add_monster(t, "earth-demon", t.book.facts.start[2]))
        assert not all(t.opened >> door & 1 for door in t.book.named_doors(label))
        kill(t, add_monster(t, "flame-demon", t.book.facts.start[2], "elite"))
        assert all(t.opened >> door & 1 for door in t.book.named_doors(label))
        clear(t)


@rule("gloomhaven:scn.82.2", "gloomhaven:scn.82.3", "gloomhaven:scn.82.4")
def test_the_mountain_has_two_endings() -> None:
    t = whole(scene(82))
    first(loot_hex(t, hero(t, "brute"), treasures(t, 62)[0]))
    turn_ends(t, "brute", t.book.markers["g"][0], lay_down=False)
    assert t.won == 0
    turn_ends(t, "brute", t.book.markers["g"][0], lay_down=True, give_up=109)
    assert (outcome(t), t.result().details["campaign"]["conclusion"]) == (1, 1)
    assert t.result().details["campaign"]["rewards"] == {"reputation": 1}
    told = taken_away(t, hero(t, "brute"))
    assert (told["treasures"], told["found_items"]) == ([62], [115])
    t = whole(scene(82))
    first(loot_hex(t, hero(t, "brute"), treasures(t, 62)[0]))
    t.put(body(t, "brute"), t.book.markers["g"][0])
    first(fire(t, PLATES))
    assert t.won == 0
    t.put(body(t, "brute"), t.book.facts.start[0])
    first(fire(t, PLATES))
    assert (outcome(t), t.result().details["campaign"]["conclusion"]) == (1, 2)
    assert t.result().details["campaign"]["rewards"] == {"reputation": -1, "prosperity": -2}
    assert taken_away(t, hero(t, "brute"))["found_items"] == [110, 115]
    t = whole(scene(82))
    first(loot_hex(t, hero(t, "brute"), treasures(t, 62)[0]))
    assert lost_by_exhaustion(t)
    told = taken_away(t, hero(t, "brute"))
    assert (told["treasures"], told["found_items"]) == ([], [])


# -- 95 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.95.1", "gloomhaven:scn.95.2")
def test_tokens_open_the_door() -> None:
    for party, flame, earth in ((2, "normal", "normal"), (3, "elite", "normal"), (4, "elite", "elite")):
        t = clear(opened(opened(scene(95, party), "d1"), "d2"))
        clear(t)
        door = t.book.doors[2]
        round_ends(t, 1)
        round_ends(t, 2)
        assert (ranks(t, "flame-demon"), ranks(t, "earth-demon")) == ([flame], [earth])
        for at in treasures(t):
            assert passable(t, door) == tokens_found(t)
            first(loot_hex(t, hero(t, "brute"), at))
        assert passable(t, door)
        clear(t)
        round_ends(t, 3)
        assert monsters(t) == []
        opened(t, "1")
        kill(t, *monsters(t, "prime-lieutenant"))
        assert outcome(t) == 1


@rule("gloomhaven:scn.95.3", "gloomhaven:scn.95.4")
def test_deep_water_and_boulders() -> None:
    t = clear(opened(opened(scene(95, 2, level=2), "d1"), "d2"))
    hero(t, "brute").hand = []
    turn_ends(t, "brute", next(at for at in sorted(t.rough) if at not in t.occupied))
    assert lacks(body(t, "brute")) == 3
    boulder = things(t)[0]
    assert boulder.hp == 5
    t.put(body(t, "brute"), beside(t, boulder.at)[0])
    assert boulder in meant(t, Action(t, body(t, "brute"), 0), "enemy", 1)
    kill(t, boulder)
    assert boulder.at not in t.blocked


# -- 74 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.74.1", "gloomhaven:scn.74.5")
def test_the_ship_fills() -> None:
    dry = {}
    for party in (2, 3, 4):
        t = clear(scene(74, party))
        round_starts(t, 1)
        hull = t.book.markers["w"]
        dry[party] = [at for at in hull if at not in t.rough]
        round_ends(t, 1)
        assert len([at for at in hull if at not in t.rough]) == len(dry[party]) - (party > 2)
        for number in range(2, 2 + 2 * len(hull)):
            round_ends(t, number)
            clear(t)
        assert outcome(t) == -1
    assert len(dry[3]) == len(dry[2]) + 2 == len(dry[4]) + 2


@rule("gloomhaven:scn.74.2")
def test_water_goes_overboard() -> None:
    t = clear(scene(74))
    one = hero(t, "brute")
    wet = [at for at in t.book.markers["w"] if at in t.rough]
    for at in wet[:2]:
        t.put(body(t, "brute"), at)
        first(loot_hex(t, one, at, ability=False))
    assert (wet[0] in t.rough, wet[1] in t.rough) == (False, True)
    turn_ends(t, "brute", t.book.markers["e"][0])
    first(loot_hex(t, one, wet[1]))
    assert wet[1] not in t.rough


@rule("gloomhaven:scn.74.3", "gloomhaven:scn.74.4")
def test_terrors_from_the_deep() -> None:
    wanted = {2: (["normal"], 2), 3: (["elite"], 2), 4: (["normal"] * 2, 2)}
    for party, (before, after) in wanted.items():
        t = clear(scene(74, party))
        round_ends(t, 3)
        assert all(t.opened >> door & 1 for door in t.book.named_doors("1"))
        assert ranks(t, "deep-terror")[: len(before)] == before
        clear(t)
        round_ends(t, 6)
        assert all(t.opened >> door & 1 for door in t.book.named_doors("2"))
        assert ranks(t, "deep-terror").count("elite" if party == 4 else "normal") >= after
        clear(t)
        assert outcome(t) == 1


# -- 73 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.73.1", "gloomhaven:scn.73.2", "gloomhaven:scn.73.4")
def test_boulders_roll() -> None:
    t = clear(scene(73))
    t.phase = CLEAN_UP
    start = boulders(t)
    assert all(at in t.blocked and not breakable(t, at) for at in start)
    run(fire(t, "round_ends"), roll=[3, 1])
    moved = [a[0] - b[0] for a, b in zip(start, boulders(t), strict=True)]
    assert moved == [3, 3, 1, 1, 2, 2]
    assert all(at in t.blocked for at in boulders(t))
    assert not any(at in t.blocked for at in start if at not in boulders(t))
    for _ in range(6):
        first(fire(t, "round_ends"))
    assert all(at in t.book.room_of for at in boulders(t))
    assert len({*boulders(t)}) == 6


@rule("gloomhaven:scn.73.3")
def test_boulders_hurt() -> None:
    t = clear(scene(73))
    t.phase = CLEAN_UP
    first_row = boulders(t)[0]
    at = (first_row[0] - 1, first_row[1])
    one = body(t, "brute")
    hero(t, "brute").hand = []
    t.put(one, at)
    run(fire(t, "round_ends"), roll=[1, 2])
    assert lacks(one) == TRAP_DAMAGE[1]
    assert one.at != at
    assert one.at not in t.blocked


@rule("gloomhaven:scn.73.5", "gloomhaven:scn.73.6")
def test_pits_stay_and_inox_too() -> None:
    t = whole(scene(73))
    pits = [at for one in t.book.facts.overlays if one.name == "dark_pit" for at in one.hexes]
    assert pits
    assert not any(breakable(t, at) for at in pits)
    inox = add_monster(t, "inox-guard", beside(t, t.book.doors[0])[0])
    action = Action(t, inox, 0, auto=True)
    standing = inox.at
    for room, shut in ((1, True), (0, False)):  # those of the first room may go where they like
        t.put(inox, next(at for at in sorted(t.book.rooms[room]) if t.empty(at)))
        assert (t.book.doors[0] in position(t, action, None, 3, False).doors) is shut
    t.put(inox, standing)
    for at in treasures(t):
        first(loot_hex(t, hero(t, "brute"), at))
    clear(t)
    assert outcome(t) == 1


# -- 90 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.90.1")
def test_the_rift_is_crossed_at_the_altars() -> None:
    t = clear(scene(90))
    near, far = t.book.markers["a"]
    if near not in t.book.rooms[0]:
        near, far = far, near
    one = body(t, "brute")
    t.put(one, beside(t, near)[0])
    assert any(at in t.book.rooms[1] for at in ways(t, one, 1, WALK))
    demon = add_monster(t, "wind-demon", beside(t, near)[0])
    assert not any(at in t.book.rooms[1] for at in ways(t, demon, 9, WALK))
    assert far in t.book.rooms[1]


@rule("gloomhaven:scn.90.2")
def test_demons_of_the_rift() -> None:
    for party, wanted in ((2, ["normal"] * 3), (3, ["elite", "normal", "normal"]), (4, ["elite"] * 3)):
        t = clear(scene(90, party))
        add_monster(t, "wind-demon", t.book.facts.start[0] if party < 1 else sorted(t.book.rooms[1])[0])
        for number in range(1, 7):
            round_ends(t, number)
        assert ranks(t, "night-demon") == wanted


@rule("gloomhaven:scn.90.3", "gloomhaven:scn.90.4")
def test_both_rooms_must_be_held() -> None:
    for party, wanted in ((2, (0, 4)), (3, (2, 2)), (4, (4, 0))):
        t = clear(scene(90, party))
        other = sorted(at for at in t.book.rooms[1] if t.empty(at))[0]
        first(fire(t, PLATES))
        assert (monsters(t), t.won) == ([], 0)
        t.put(body(t, "brute"), other)
        t.phase = CLEAN_UP
        first(fire(t, PLATES))
        found = ranks(t, "living-spirit")
        assert (found.count("elite"), found.count("normal")) == wanted
        kill(t, *monsters(t, "living-spirit"))
        assert outcome(t) == 1
    t = clear(scene(90, 3))
    for one, at in zip(HEROES[:3], sorted(at for at in t.book.rooms[1] if t.empty(at)), strict=False):
        t.put(body(t, one), at)
    first(fire(t, PLATES))
    assert outcome(t) == -1
    t = clear(scene(90, 3))
    exhaust(t, hero(t, "brute"))
    first(fire(t, PLATES))
    assert t.won == 0
    exhaust(t, hero(t, "tinkerer"))
    first(fire(t, PLATES))
    assert outcome(t) == -1
    t = clear(scene(90))
    t.memory["second part"] = 1
    first(fire(t, PLATES))
    assert outcome(t) == -1


# -- 21 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.21.1")
def test_the_altar_bears_the_damage() -> None:
    t = opened(opened(scene(21, 3), "d1"), "1")
    (demon,) = monsters(t, "prime-demon")
    (altar,) = things(t)
    assert altar.hp == demon.max_hp
    first(suffer(t, demon, 9))
    assert lacks(demon) == 0
    first(suffer(t, altar, 9))
    assert lacks(altar) == 9
    kill(t, altar)
    assert monsters(t, "prime-demon") == []
    assert outcome(t) == 1


@rule("gloomhaven:scn.21.2", "gloomhaven:scn.21.3")
def test_the_throne_moves() -> None:
    names = ["frost-demon", "wind-demon", "night-demon", "earth-demon", "flame-demon", "sun-demon"]
    for special, party, rank in (
        ("throne_moves_1", 2, "normal"),
        ("throne_moves_1", 3, "elite"),
        ("throne_moves_2", 3, "normal"),
        ("throne_moves_2", 4, "elite"),
    ):
        t = opened(opened(scene(21, party), "d1"), "1")
        (demon,) = monsters(t, "prime-demon")
        (altar,) = things(t)
        hurt = altar.hp - 4
        altar.hp = hurt
        for letter, name in zip("abcdef", names, strict=True):
            for one in monsters(t):
                if one is not demon:
                    t.take_off(one)
            at = t.book.markers[letter][0]
            if letter == "a":
                t.put(body(t, "brute"), at)
            first(SPECIAL[special](t, Action(t, demon, 0), Special(special=special)))
            assert altar.at == at
            assert rank in ranks(t, name)
            assert at in t.ground.floor
        assert altar.hp == hurt
        assert body(t, "brute").at != t.book.markers["a"][0]


# -- 34 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.34.1", "gloomhaven:scn.34.2", "gloomhaven:spec.24")
def test_the_drake_fills_its_boulder() -> None:
    t = scene(34)
    round_starts(t, 1)
    (drake,) = monsters(t, "elder-drake")
    parts = things(t, "part")
    assert {drake.at, *(one.at for one in parts)} == {*t.book.markers["c"]}
    first(suffer(t, parts[0], 3))
    assert lacks(drake) == 3
    assert not give(t, parts[1], "stun")
    give(t, parts[1], "muddle")
    assert any(drake.conditions)
    assert unmoved(t, Action(t, body(t, "brute"), 0), drake, "push")
    assert not any(breakable(t, at) for letter in "abc" for at in t.book.markers[letter])
    for one in parts:
        assert t.whole(one) is drake
    kill(t, drake)
    assert things(t, "part") == []
    assert outcome(t) == 1


@rule("gloomhaven:scn.34.3")
def test_zephyrs_and_perches() -> None:
    t = scene(34, 3)
    round_starts(t, 1)
    (drake,) = monsters(t, "elder-drake")
    action = Action(t, drake, 0)
    for letter in "abca":
        first(SPECIAL["fly_to_next_perch"](t, action, Special(special="fly_to_next_perch")))
        assert {drake.at, *(one.at for one in things(t, "part"))} == {*t.book.markers[letter]}
    first(SPECIAL["summon_zephyrs"](t, action, Special(special="summon_zephyrs")))
    zephyrs = things(t, "zephyr")
    assert len(zephyrs) == 2
    brute = body(t, "brute")
    assert zephyrs[0] not in t.foes(brute)
    assert brute in t.foes(zephyrs[0])
    t.places[t.kinds.index(drake.who)] = 5000
    assert key(t, zephyrs[0]) < key(t, drake)
    stats = base(t, zephyrs[0])
    assert stats is not None
    assert (stats.move, stats.attack) == (2, 3)
    first(escort_turn(t, zephyrs[0]))
