"""Scenarios with doors that are destroyed, allies that act, figures with a mark, and burdens."""

from __future__ import annotations

import pytest

from gloomhaven.scenes import (
    clear,
    first,
    kill,
    lost_by_exhaustion,
    monsters,
    opened,
    outcome,
    ranks,
    round_ends,
    scene,
    things,
)
from gloomhaven.tables import action, add_monster, body, hero, lacks, top
from klubovna.games.gloomhaven.cards.decks import deck_of
from klubovna.games.gloomhaven.cards.windows import fitting
from klubovna.games.gloomhaven.combat.attacking import strike
from klubovna.games.gloomhaven.combat.suffer import exhaust, suffer
from klubovna.games.gloomhaven.combat.targeting import Blow
from klubovna.games.gloomhaven.facts import MONSTER
from klubovna.games.gloomhaven.figures import Figure
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.map.moving import WALK, breakable, ways
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.round.order import key
from klubovna.games.gloomhaven.round.turn import end
from klubovna.games.gloomhaven.scenario.escort import escort_turn
from klubovna.games.gloomhaven.scenario.triggers import PLATES, fire
from klubovna.games.gloomhaven.specials import SPECIAL
from klubovna.games.gloomhaven.state import CLEAN_UP, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Special
from klubovna.kernel.hexes import Hex
from klubovna.testing import rule, run


def beside(t: Table, at: Hex, far: int = 1) -> Hex:
    return next(other for other, steps in sorted(t.ground.ranges(at).items()) if steps == far and t.empty(other))


@rule("gloomhaven:scn.29.1", "gloomhaven:spec.13")
def test_doors_are_destroyed_to_be_opened() -> None:
    t = clear(scene(29))
    doors = things(t)
    assert sorted(f.at for f in doors) == sorted(t.book.doors)
    assert [f.hp for f in doors] == [5] * 3
    brute = body(t, "brute")
    t.put(brute, beside(t, doors[0].at))
    assert doors[0].at not in ways(t, brute, 3, WALK)  # nobody walks in
    hero(t, "brute").deck.draw = [0] * 9
    t.phase = CLEAN_UP
    first(strike(t, Action(t, brute, 0), Blow(Attack(value=2), 0), doors[0]))
    assert doors[0].hp < 5
    rooms = t.revealed
    first(suffer(t, doors[0], 9))
    assert t.revealed != rooms
    assert t.opened == 1 << t.book.door_at[doors[0].at]
    assert doors[0].at in ways(t, brute, 1, WALK)
    kill(t, *things(t))
    kill(t, *monsters(t))
    assert outcome(t) == 1


@rule("gloomhaven:scn.29.1", "gloomhaven:spec.13")
def test_a_door_can_be_chosen_as_a_target() -> None:
    t = clear(scene(29))
    door = things(t)[0]
    t.put(body(t, "brute"), beside(t, door.at))
    hero(t, "brute").deck.draw.append(0)
    before = door.hp
    run(top(t, "brute", "Trample"), target=door.id)
    assert door.hp < before or t.figure(door.id) is None


# -- the armory --------------------------------------------------------------------------------------------------------


def armory(party: int = 2) -> Table:
    t = scene(33, party)
    t.phase = CLEAN_UP
    kill(t, *things(t))
    return clear(opened(t, "d2"))


@rule("gloomhaven:scn.33.1", "gloomhaven:scn.33.2")
def test_the_doors_of_the_armory() -> None:
    t = scene(33)
    (door,) = things(t)
    assert (door.hp, t.book.facts.doors[0].at) == (5, door.at)
    t = armory()
    plates = t.book.markers["c"]
    t.put(body(t, "brute"), plates[0])
    first(fire(t, PLATES))
    assert not t.opened >> 2 & 1
    t.put(body(t, "tinkerer"), plates[2])
    first(fire(t, PLATES))
    assert t.opened >> 2 & 1


@rule("gloomhaven:scn.33.3")
def test_the_armory_is_guarded_from_behind() -> None:
    t = armory(3)
    assert monsters(round_ends(t, 2)) == []
    clear(opened(t, "1"))
    assert ranks(round_ends(t, 3), "savvas-lavaflow") == ["elite"]
    assert len(monsters(round_ends(t, 4))) == 1
    for at in [(q, r) for q, r, number in t.treasures if number == -1]:
        first(loot_hex(t, hero(t, "brute"), at))
    assert ranks(round_ends(t, 5), "savvas-icestorm") == ["normal"]
    assert len(monsters(round_ends(t, 6))) == 2


@rule("gloomhaven:scn.33.4")
def test_the_way_out_of_the_armory() -> None:
    for where, won in (("a", 1), ("d", -1)):
        t = clear(opened(armory(), "1"))
        for at in [(q, r) for q, r, number in t.treasures if number == -1]:
            first(loot_hex(t, hero(t, "brute"), at))
        t.put(body(t, "brute"), t.book.markers["a"][0])
        t.put(body(t, "tinkerer"), t.book.markers[where][-1])
        exhaust(t, hero(t, "tinkerer"))
        assert outcome(t) == won


# -- escorts and allies ------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.38.1")
def test_the_orchid_goes_to_the_shaman() -> None:
    t = clear(scene(38, 2, level=2))
    (orchid,) = things(t)
    assert (orchid.hp, orchid.side) == (12, 0)
    t.phase = TURNS
    before = orchid.at
    first(escort_turn(t, orchid))
    assert orchid.at != before
    for _ in range(20):
        first(escort_turn(t, orchid))
        clear_but_shaman(t)
    (shaman,) = [f for f in t.figures if f.id in t.marked]
    assert t.ground.range(orchid.at, shaman.at) == 1
    at = beside(t, shaman.at, 3)
    t.put(shaman, at)
    first(escort_turn(t, orchid))
    assert t.ground.range(orchid.at, at) <= 2
    first(suffer(t, orchid, 99))
    assert outcome(t) == -1


def clear_but_shaman(t: Table) -> None:
    for figure in monsters(t):
        if figure.id not in t.marked:
            t.take_off(figure)


def test_the_slave_pens_are_won() -> None:
    t = scene(38)
    t.phase = CLEAN_UP
    for door in t.book.facts.doors:
        opened(t, door.id)
    kill(t, *monsters(t))
    assert outcome(t) == 1


def wood() -> tuple[Table, list[Figure]]:
    t = scene(56)
    for door in t.book.facts.doors:
        opened(t, door.id)
    clear(t)
    return t, things(t)


@rule("gloomhaven:scn.56.1", "gloomhaven:spec.14", "gloomhaven:r.61")
def test_captives_fight() -> None:
    t, captives = wood()
    assert [f.hp for f in captives] == [6] * 3
    one = captives[0]
    assert key(t, one)[0] // 100 == 50
    assert deck_of(t, one) is hero(t, "brute").deck
    exhaust(t, hero(t, "brute"))
    assert deck_of(t, one) is hero(t, "tinkerer").deck
    hero(t, "tinkerer").deck.draw = [0] * 9
    foe = add_monster(t, t.book.facts.monsters[0], beside(t, one.at, 3), hp=30)
    t.phase = TURNS
    first(escort_turn(t, one))
    assert t.ground.range(one.at, foe.at) == 1
    assert lacks(foe) > 0
    assert one.acted


@rule("gloomhaven:scn.56.2")
def test_one_captive_must_live() -> None:
    t, captives = wood()
    add_monster(t, t.book.facts.monsters[0], beside(t, captives[0].at, 3))
    kill(t, *captives[:2])
    assert t.won == 0
    kill(t, captives[2])
    assert outcome(t) == -1
    t, captives = wood()
    kill(t, add_monster(t, t.book.facts.monsters[0], beside(t, captives[0].at, 3)))
    assert outcome(t) == 1


# -- bosses and named monsters -----------------------------------------------------------------------------------------


@rule("gloomhaven:scn.51.1")
def test_the_void_gnaws_at_heroes() -> None:
    t = scene(51)
    t.acting = body(t, "brute").id
    first(end(t, hero(t, "brute")))
    assert lacks(body(t, "brute")) == 2
    assert t.book.solid
    assert not any(breakable(t, at) for at in t.book.solid)


@rule("gloomhaven:scn.51.2")
def test_the_gloom_jumps_in_turn() -> None:
    t = scene(51)
    (gloom,) = monsters(t, "the-gloom")
    for letter in "abca":
        first(SPECIAL["jump_to_next_marked_hex"](t, action(t, gloom), Special(special="jump_to_next_marked_hex")))
        assert [gloom.at] == t.book.markers[letter]
    kill(t, gloom)
    assert outcome(t) == 1


@rule("gloomhaven:scn.57.1")
def test_guards_come_through_the_third_door() -> None:
    for party, told in ((2, ["normal"] * 2), (3, ["elite", "normal"]), (4, ["elite"] * 2)):
        t = clear(scene(57, party))
        assert ranks(opened(t, "3"), "city-guard") == told
        assert all(t.ground.range(f.at, (-1, -1)) <= 1 for f in monsters(t, "city-guard"))


@rule("gloomhaven:scn.57.2")
def test_one_guard_is_no_guard() -> None:
    t = opened(scene(57), "2")
    guards = monsters(t, "city-guard")
    (marked,) = [f for f in guards if f.id in t.marked]
    assert (marked.rank, marked.at) == (1, (10, -9))
    kill(t, *[f for f in guards if f is not marked])
    assert monsters(t, "infiltrator") == []
    kill(t, marked)
    (other,) = monsters(t, "infiltrator")
    assert other.at == (10, -9)
    assert t.level_of(MONSTER["infiltrator"]) == 2
    assert t.won == 0
    kill(t, other)
    assert outcome(t) == 1


@rule("gloomhaven:scn.72.1")
def test_trees_fall_as_a_whole() -> None:
    t = clear(scene(72, 3))
    trees = things(t)
    assert [f.hp for f in trees] == [12] * 3
    tree = next(f for f in trees if f.at == (2, 0))
    assert {(2, 0), (2, 1), (3, 0)} <= t.blocked
    kill(t, tree)
    assert not {(2, 0), (2, 1), (3, 0)} & t.blocked
    kill(t, *things(t))
    assert t.won == 0
    kill(t, add_monster(t, "ooze", (0, 4)))
    assert outcome(t) == 1


@rule("gloomhaven:scn.72.2")
def test_trees_call_oozes_in_turn() -> None:
    for party, told in ((2, "nnnn"), (3, "nene"), (4, "eeee")):
        for number in range(1, 5):
            t = round_ends(clear(scene(72, party)), number)
            (ooze,) = monsters(t)
            tree = t.book.markers["abca"[number - 1]][0]
            assert t.ground.range(ooze.at, tree) <= 2
            assert "ne"[ooze.rank] == told[number - 1]
    t = clear(scene(72))
    kill(t, next(f for f in things(t) if f.at == (6, 6)))
    assert monsters(round_ends(t, 2)) == []


# -- the keep ----------------------------------------------------------------------------------------------------------


def keep() -> Table:
    t = scene(80)
    for door in t.book.facts.doors:
        opened(t, door.id)
    return clear(t)


@rule("gloomhaven:scn.80.1")
def test_everybody_loots_one_treasure_and_leaves() -> None:
    t = keep()
    hexes = [(q, r) for q, r, number in t.treasures if number == -1]
    first(loot_hex(t, hero(t, "brute"), hexes[0]))
    first(loot_hex(t, hero(t, "brute"), hexes[1]))
    assert hero(t, "brute").goal_treasures == 1
    first(loot_hex(t, hero(t, "tinkerer"), hexes[1]))
    assert outcome(t) == 0
    free = [at for at in t.book.markers["keep"] if t.empty(at)]
    for role, at in zip(("brute", "tinkerer"), free, strict=False):
        t.put(body(t, role), at)
    assert outcome(t) == 1


@rule("gloomhaven:scn.80.2")
def test_without_treasure_one_is_burdened() -> None:
    drawn = []
    for looted in 0, 1:
        t = scene(80, items={"brute": [1]})
        brute = hero(t, "brute")
        brute.goal_treasures = looted
        foe = add_monster(t, t.book.facts.monsters[0], beside(t, body(t, "brute").at), hp=30)
        discarded = len(brute.deck.discard)
        first(strike(t, action(t, body(t, "brute")), Blow(Attack(value=2), 0), foe))
        drawn.append(len(brute.deck.discard) - discarded)
        t.acting = brute.figure
        assert bool(fitting(t, brute, "your_move_action", action(t, body(t, "brute")))) <= bool(looted)
    assert drawn[0] == 2
    assert drawn[1] == 1


@rule("gloomhaven:scn.80.3")
def test_the_keep_is_lost_by_exhaustion_elsewhere() -> None:
    for inside, won in ((False, -1), (True, 0)):
        t = keep()
        if inside:
            t.put(body(t, "brute"), next(at for at in t.book.markers["keep"] if t.empty(at)))
        exhaust(t, hero(t, "brute"))
        assert outcome(t) == won


@pytest.mark.parametrize("number", [29, 33, 38, 51, 56, 57, 72, 80])
def test_with_nobody_left_it_is_lost(number: int) -> None:
    for party in (2, 3, 4):
        assert lost_by_exhaustion(scene(number, party))
