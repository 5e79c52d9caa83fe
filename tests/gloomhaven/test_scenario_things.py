"""Scenarios with things that have hit points, what they do while they stand, and spawns in a cycle."""

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
    round_starts,
    scene,
    things,
)
from gloomhaven.tables import add_monster, body, hero, lacks
from klubovna.games.gloomhaven.combat.attacking import strike
from klubovna.games.gloomhaven.combat.suffer import exhaust, suffer
from klubovna.games.gloomhaven.combat.targeting import Blow
from klubovna.games.gloomhaven.facts import MONSTERS
from klubovna.games.gloomhaven.figures import INERT, STRONG, Figure
from klubovna.games.gloomhaven.map.forcing import unmoved
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.map.moving import breakable
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.round.turn import start
from klubovna.games.gloomhaven.scenario.auras import auras_on
from klubovna.games.gloomhaven.scenario.begin import too_many
from klubovna.games.gloomhaven.state import CLEAN_UP, ROUND_BEGINS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS, STUN
from klubovna.kernel.hexes import Hex
from klubovna.testing import offered, rule


def element(t: Table, name: str) -> int:
    return t.elements[ELEMENTS.index(name)]


def beside(t: Table, at: Hex, far: int = 1) -> Hex:
    """An empty hex so far from this one."""
    return next(other for other, steps in sorted(t.ground.ranges(at).items()) if steps == far and t.empty(other))


def turn_of(t: Table, figure: Figure) -> Figure:
    """The start of a character's turn."""
    t.acting = figure.id
    first(start(t, t.characters[figure.who]))
    return figure


@rule("gloomhaven:scn.27.1")
def test_hail_waits_and_must_live() -> None:
    t = scene(27, level=2)
    (hail,) = things(t)
    assert (hail.hp, hail.side, t.book.facts.objectives[0].move) == (8, 0, 0)
    first(suffer(t, hail, 99))
    assert outcome(t) == -1
    t = round_ends(scene(27), 10)
    assert outcome(t) == 1


@rule("gloomhaven:scn.27.2", "gloomhaven:scn.27.3")
def test_demons_come_in_their_order() -> None:
    came = []
    for number in range(1, 10):
        t = round_ends(scene(27, 3), number)
        came.append([(MONSTERS[f.who].id.split("-")[0], f.at, f.rank) for f in monsters(t)])
    b, c, d, e = ((1, 6), (4, 0), (1, 0), (-2, 6))
    assert came[:4] == [
        [("night", b, 0)],
        [("wind", c, 1)],
        [("frost", d, 0), ("sun", e, 1)],
        [("earth", b, 0), ("flame", c, 1)],
    ]
    assert [name for row in came[4:] for name, _, _ in row][:4] == ["night", "wind", "frost", "sun"]
    for party, rank in ((2, 0), (4, 1)):
        assert {f.rank for number in range(1, 10) for f in monsters(round_ends(scene(27, party), number))} == {rank}


@pytest.mark.parametrize(
    ("number", "name", "hp", "strong", "inert", "door"),
    [
        pytest.param(31, "column", 27, "dark", "light", "1", marks=rule("gloomhaven:scn.31.1", "gloomhaven:scn.31.2")),
        pytest.param(39, "altar", 9, "ice", "fire", "1", marks=rule("gloomhaven:scn.39.1", "gloomhaven:scn.39.2")),
    ],
)
def test_one_thing_is_to_be_destroyed(number: int, name: str, hp: int, strong: str, inert: str, door: str) -> None:
    t = opened(opened(scene(number, 3), "d1"), door)
    (thing,) = things(t, name)
    assert (thing.hp, thing.side, t.won) == (hp, 1, 0)
    t.elements = [STRONG] * 6
    t.elements[ELEMENTS.index(strong)] = INERT
    round_starts(t, 3)
    assert (element(t, strong), element(t, inert)) == (STRONG, INERT)
    first(suffer(t, thing, 99))
    assert outcome(t) == 1


@rule("gloomhaven:scn.31.3")
def test_night_demons_come_once_the_last_door_is_open() -> None:
    assert monsters(round_ends(clear(opened(scene(31), "d1")), 1)) == []
    for party, odd, even in ((2, 0, 0), (3, 0, 1), (4, 1, 1)):
        t = clear(opened(opened(scene(31, party), "d1"), "1"))
        assert [(f.at, f.rank) for f in monsters(round_ends(t, 3), "night-demon")] == [((15, 9), odd)]
        assert [(f.at, f.rank) for f in monsters(round_ends(clear(t), 4), "night-demon")] == [((9, 12), even)]


@rule("gloomhaven:scn.39.3", "gloomhaven:spec.12")
def test_dark_pits_stay() -> None:
    t = scene(39)
    pits = [at for at in t.blocked if at in t.book.solid]
    others = [at for at in t.blocked if at not in t.book.solid]
    assert pits
    assert not any(breakable(t, at) for at in pits)
    assert all(breakable(t, at) for at in others)


# -- the six chords ----------------------------------------------------------------------------------------------------


def chords(*standing: int, party: int = 2) -> Table:
    t = clear(scene(42, party))
    for figure in things(t):
        if int(t.book.facts.objectives[figure.who].at) not in standing:
            t.take_off(figure)
    return t


@rule("gloomhaven:scn.42.1")
def test_all_six_chords_are_to_be_destroyed() -> None:
    t = scene(42, 3, level=2)
    row = things(t)
    assert [one.hp for one in row] == [5] * 6
    kill(t, *row[:5])
    assert t.won == 0
    kill(t, row[5])
    assert outcome(t) == 1


@rule("gloomhaven:scn.42.2", "gloomhaven:scn.42.5", "gloomhaven:spec.10")
def test_chords_change_attacks() -> None:
    for number, monster, hero_ in (
        (1, (1, False, False), None),
        (2, (0, True, False), None),
        (5, None, (0, False, True)),
        (6, None, (-1, False, False)),
    ):
        t = chords(number)
        bear = add_monster(t, t.book.facts.monsters[0], beside(t, body(t, "brute").at))
        for figure, told in ((bear, monster), (body(t, "brute"), hero_)):
            found = [(one.attack, one.advantage, one.disadvantage) for one in auras_on(t, figure)]
            assert found == ([] if told is None else [told])
        kill(t, *things(t))
        assert auras_on(t, bear) + auras_on(t, body(t, "brute")) == []


@rule("gloomhaven:scn.42.2", "gloomhaven:spec.10")
def test_a_chord_makes_an_attack_stronger() -> None:
    dealt = []
    for standing in ((), (1,)):
        t = chords(*standing)
        t.deck.draw = [0] * 20
        foe = add_monster(t, t.book.facts.monsters[0], beside(t, body(t, "brute").at))
        t.phase = CLEAN_UP
        first(strike(t, Action(t, foe, 0), Blow(Attack(value="+0"), 0), body(t, "brute")))
        dealt.append(lacks(body(t, "brute")))
    assert dealt[1] - dealt[0] == 1


@rule("gloomhaven:scn.42.3", "gloomhaven:scn.42.4")
def test_chords_heal_monsters_and_hurt_heroes_as_their_turns_start() -> None:
    for number, healed, hurt in ((3, 1, 0), (4, 0, 1), (1, 0, 0)):
        t = chords(number)
        name = t.book.facts.monsters[0]
        foe = add_monster(t, name, beside(t, body(t, "brute").at, 5))
        foe.hp -= 2
        foe.conditions[STUN] = 1
        first(figure_turn(t, foe))
        assert lacks(foe) == 2 - healed
        assert lacks(turn_of(t, body(t, "brute"))) == hurt


@rule("gloomhaven:scn.45.1")
def test_totems_are_to_be_destroyed_in_all_rooms() -> None:
    t = scene(45, 3)
    kill(t, *things(t))
    assert t.won == 0  # those in other rooms are not revealed
    for door in ("d1", "d2", "d3"):
        opened(t, door)
    assert [one.hp for one in things(t)] == [5] * 5
    kill(t, *things(t))
    assert outcome(t) == 1


@rule("gloomhaven:scn.45.2")
def test_a_monster_near_a_totem_heals() -> None:
    for far, left in ((2, 0), (3, 1)):
        t = clear(scene(45))
        (totem,) = things(t)
        foe = add_monster(t, "city-guard", beside(t, totem.at, far))
        foe.hp -= 1
        foe.conditions[STUN] = 1
        first(figure_turn(t, foe))
        assert lacks(foe) == left


@rule("gloomhaven:scn.47.1")
def test_the_first_room_of_the_eye_is_left_quickly() -> None:
    t = scene(47)
    assert lacks(body(round_ends(t, 1), "brute")) == 0
    opened(t, "1")
    t.put(body(t, "tinkerer"), beside(t, next(iter(sorted(t.book.rooms[1])))))
    round_ends(t, 2)
    assert (lacks(body(t, "brute")), lacks(body(t, "tinkerer"))) == (4, 0)


@rule("gloomhaven:scn.47.2")
def test_nothing_moves_the_eye() -> None:
    t = opened(scene(47), "1")
    (eye,) = monsters(t, "the-sightless-eye")
    assert all(unmoved(t, Action(t, body(t, "brute"), 0), eye, word) for word in ("push", "pull"))
    kill(t, eye)
    assert outcome(t) == 1


@rule("gloomhaven:scn.50.1", "gloomhaven:spec.11")
def test_the_party_begins_in_two_rooms() -> None:
    for party, most in ((2, 1), (3, 2), (4, 2)):
        t = scene(50, party)
        for character in t.characters:
            t.take_off(t.body(character))
        here, there = ([at for at in t.book.facts.start if t.book.room_of[at] == room] for room in t.book.start_rooms)
        for i in range(most):
            assert not too_many(t, here[i])
            t.enter(form=0, who=i, rank=0, number=0, at=here[i], hp=1, side=0)
        assert too_many(t, here[-1])
        assert not too_many(t, there[0])


def test_the_ghosts_treasure_is_looted() -> None:
    t = scene(50)
    hero(t, "brute").goal_treasures = 99
    assert outcome(t) == 1


# -- the laboratory ----------------------------------------------------------------------------------------------------


def laboratory(*, looted: bool) -> Table:
    t = scene(60)
    for door in ("d1", "d2", "d3", "d4"):
        opened(t, door)
    if looted:
        for at in [(q, r) for q, r, number in t.treasures if number == -1]:
            first(loot_hex(t, hero(t, "brute"), at))
    return t


@rule("gloomhaven:scn.60.1")
def test_the_way_out_of_the_laboratory() -> None:
    t = laboratory(looted=False)
    assert outcome(t) == 0
    t = laboratory(looted=True)
    assert outcome(t) == 1
    t = laboratory(looted=False)
    t.put(body(t, "tinkerer"), beside(t, body(t, "tinkerer").at, 3))
    for at in [(q, r) for q, r, number in t.treasures if number == -1]:
        first(loot_hex(t, hero(t, "brute"), at))
    assert outcome(t) == 0


@rule("gloomhaven:scn.60.2")
def test_the_laboratory_burns_from_the_seventh_round_on() -> None:
    t = scene(60)
    assert all(lacks(f) == 0 for f in round_starts(t, 6).figures)
    assert {lacks(f) for f in round_starts(t, 7).figures} == {2}


@rule("gloomhaven:scn.60.2", "gloomhaven:exh.02")
def test_who_loses_the_last_cards_to_the_fire_is_exhausted() -> None:
    t = scene(60)
    t.round = 7
    brute = hero(t, "brute")
    brute.hand, brute.discard = brute.hand[:2], []
    t.phase = ROUND_BEGINS
    asked = offered(step(t), negate={0: brute.hand[0], 1: None})
    assert brute.figure < 0
    assert asked.seat == 1


@rule("gloomhaven:scn.60.3")
def test_the_laboratory_is_lost_by_exhaustion_and_by_time() -> None:
    t = scene(60)
    exhaust(t, hero(t, "brute"))
    assert outcome(t) == -1
    t = scene(60)
    t.round = 11
    assert outcome(t) == 0
    assert (t.round, outcome(t)) == (12, -1)
    t = laboratory(looted=True)
    t.won = 0
    exhaust(t, hero(t, "brute"))
    assert t.won == 1  # on the entrance


# -- the pit of souls --------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.62.1")
def test_bones_come_every_round() -> None:
    for party, told in ((2, ["normal", "normal"]), (3, ["elite", "normal"]), (4, ["elite", "elite"])):
        t = clear(scene(62, party))
        assert ranks(round_starts(t, 4), "living-bones") == told
    t = round_starts(clear(scene(62, 3)), 4)
    assert [f.at for f in monsters(t) if f.rank == 1] == [(-1, 2)]


@rule("gloomhaven:scn.62.2")
def test_the_tenth_death_brings_the_hungry_soul() -> None:
    t = clear(scene(62))
    t.phase = CLEAN_UP
    for i in range(1, 11):
        kill(t, add_monster(t, "living-bones", (0, 0)))
        assert len(monsters(t, "hungry-soul")) == (i == 10)
    (soul,) = monsters(t, "hungry-soul")
    assert t.ground.range(soul.at, (5, -5)) <= 1
    assert t.won == 0
    kill(t, soul)
    assert outcome(t) == 1


@rule("gloomhaven:scn.62.3", "gloomhaven:spec.10")
def test_bones_weaken_the_hungry_soul() -> None:
    t = clear(scene(62))
    soul = add_monster(t, "hungry-soul", (0, 0), "boss")
    assert shield_of(t, soul) == 6
    row = [add_monster(t, "living-bones", (-1, 2 + i)) for i in range(8)]
    assert shield_of(t, soul) == 0
    kill(t, *row[2:])
    assert shield_of(t, soul) == 4


# -- shadows within ----------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.83.1")
def test_the_altar_of_shadows_hurts_and_heals() -> None:
    t = clear(opened(opened(scene(83), "d1"), "1"))
    (altar,) = t.book.markers["a"]
    for far, hurt in ((2, 1), (3, 0)):
        brute = body(t, "brute")
        t.put(brute, beside(t, altar, far))
        brute.hp = brute.max_hp
        assert lacks(turn_of(t, brute)) == hurt
        foe = add_monster(t, "living-bones", beside(t, altar, far))
        foe.hp -= 1
        foe.conditions[STUN] = 1
        first(figure_turn(t, foe))
        assert lacks(foe) == 1 - hurt
        t.take_off(foe)


@rule("gloomhaven:scn.83.2", "gloomhaven:scn.83.3")
def test_the_last_cultist_calls_the_demons() -> None:
    t = opened(opened(scene(83, 4), "d1"), "1")
    for other in [f for f in monsters(t) if MONSTERS[f.who].id != "cultist"]:
        t.take_off(other)
    t.phase = CLEAN_UP
    cultists = monsters(t, "cultist")
    kill(t, *cultists[1:])
    assert monsters(t, "flame-demon") == []
    assert element(round_starts(t, 5), "fire") == INERT
    kill(t, cultists[0])
    assert ranks(t, "flame-demon") == ["elite", "elite"]
    assert t.won == 0
    assert element(round_starts(t, 6), "fire") == STRONG
    assert lacks(turn_of(t, body(t, "brute"))) == 2
    kill(t, *monsters(t))
    assert outcome(t) == 1


@pytest.mark.parametrize("number", [27, 31, 39, 42, 45, 47, 50, 60, 62, 83])
def test_with_nobody_left_it_is_lost(number: int) -> None:
    for party in (2, 3, 4):
        assert lost_by_exhaustion(scene(number, party))
