"""Scenarios with eggs, spirits, a third side, and a tomb that is left one by one."""

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
from gloomhaven.tables import action, add_monster, body, hero, suffers
from gloomhaven.towns import town
from klubovna.games.gloomhaven.campaign.facts import QUESTS
from klubovna.games.gloomhaven.campaign.sheets import for_scenario, seeks
from klubovna.games.gloomhaven.campaign.town import chronicle_of
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.defending import dagger
from klubovna.games.gloomhaven.combat.suffer import die, exhaust, suffer
from klubovna.games.gloomhaven.figures import INERT, STRONG
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.map.moving import passable
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.scenario.begin import too_many
from klubovna.games.gloomhaven.scenario.reckoning import taken_away
from klubovna.games.gloomhaven.scenario.triggers import fire
from klubovna.games.gloomhaven.specials import SPECIAL
from klubovna.games.gloomhaven.state import CLEAN_UP, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Special
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS
from klubovna.testing import offered, rule


def horror(party: int = 3) -> Table:
    t = clear(opened(opened(scene(46, party, level=2), "d1"), "1"))
    at = next(at for at in sorted(t.book.rooms[2]) if sum(t.empty(near) for near in t.ground.near[at]) >= 5)
    add_monster(t, "winged-horror", at, "boss")
    t.phase = CLEAN_UP
    return t


@rule("gloomhaven:scn.46.1")
def test_the_horror_lays_an_egg_for_every_character() -> None:
    for party in (2, 3, 4):
        t = horror(party)
        (boss,) = monsters(t)
        first(SPECIAL["summon_eggs"](t, action(t, boss), Special(special="summon_eggs")))
        assert [egg.hp for egg in things(t, "egg")] == [3] * party
        assert all(t.ground.range(egg.at, boss.at) == 1 and egg.thing for egg in things(t))
        assert len({egg.number for egg in things(t)}) == party


@rule("gloomhaven:scn.46.2")
def test_eggs_hatch() -> None:
    t = horror()
    (boss,) = monsters(t)
    first(SPECIAL["summon_eggs"](t, action(t, boss), Special(special="summon_eggs")))
    first(suffer(t, things(t)[0], 9))
    left = sorted(egg.at for egg in things(t))
    assert len(left) == 2
    first(SPECIAL["hatch_eggs"](t, action(t, boss), Special(special="hatch_eggs")))
    assert things(t) == []
    assert sorted(f.at for f in monsters(t, "night-demon")) == left
    assert ranks(t, "night-demon") == ["normal"] * 2
    kill(t, boss)
    assert outcome(t) == 1


@rule("gloomhaven:scn.70.1")
def test_spirits_come_every_round() -> None:
    a, b = (-2, -4), (7, -4)
    for party, odd, even in ((2, [a], [b]), (3, [a], [a, b]), (4, [a, b], [a, b])):
        for number, told in ((3, odd), (4, even)):
            t = round_ends(clear(scene(70, party)), number)
            assert sorted(f.at for f in monsters(t, "living-spirit")) == told
            assert set(ranks(t, "living-spirit")) == {"normal"}


@rule("gloomhaven:scn.70.2")
def test_no_damage_hurts_a_spirit() -> None:
    t = clear(scene(70))
    spirit = add_monster(t, "living-spirit", (-2, -4))
    assert first(suffer(t, spirit, 99)) == 0
    assert spirit.hp == spirit.max_hp
    assert give(t, spirit, "stun")
    assert suffers(spirit).conditions


@rule("gloomhaven:scn.70.3")
def test_a_dead_demon_frees_a_spirit() -> None:
    t = clear(scene(70))
    t.phase = CLEAN_UP
    for name in ("night-demon", "wind-demon"):
        for at in ((-2, -4), (7, -4)):
            if at not in t.occupied:
                add_monster(t, "living-spirit", at)
        demon = add_monster(t, name, (2, -3))
        asked = offered(die(t, demon, -1))
        assert sorted(asked.options) == [(-2, -4), (7, -4)]
        t.figures = [f for f in t.figures if f is not demon]
        t._occupied = t._by_id = None
    demon = add_monster(t, "wind-demon", (2, -3))
    kill(t, demon)
    assert len(monsters(t, "living-spirit")) == 1


def test_the_isle_is_won_when_its_demons_are_dead() -> None:
    t = scene(70)
    for door in t.book.facts.doors:
        opened(t, door.id)
    kill(t, *[f for f in monsters(t) if t.figure(f.id) is f and f.who not in t.book.unhurt])
    assert outcome(t) == 1


@rule("gloomhaven:scn.85.1")
def test_the_sun_temple_has_two_starting_rooms() -> None:
    t = scene(85, 4)
    rooms = [t.book.room_of[at] for at in t.book.facts.start]
    assert len(set(rooms)) == 2
    assert all(too_many(t, at) for at in t.book.facts.start)


@rule("gloomhaven:scn.85.2")
def test_sun_demons_are_everybodys_enemies() -> None:
    t = scene(85)
    for door in t.book.facts.doors:
        opened(t, door.id)
    (sun, *_), (imp, *_) = monsters(t, "sun-demon"), monsters(t, "black-imp")
    assert t.hostile(sun, imp)
    assert all(t.hostile(sun, t.body(one)) for one in t.characters)
    assert sun in t.foes(imp)
    kill(t, *monsters(t))
    assert outcome(t) == 1


@pytest.mark.parametrize("number", [46, 70, 85])
def test_with_nobody_left_it_is_lost(number: int) -> None:
    for party in (2, 3, 4):
        assert lost_by_exhaustion(scene(number, party))


# -- the tomb ----------------------------------------------------------------------------------------------------------


def tomb() -> Table:
    """The plate was stepped on, and the way to the exit is open."""
    t = clear(opened(scene(41), "1"))
    first(fire(t, "turn_ends_on", at=t.book.markers["b"][0]))
    return clear(opened(t, "2"))


@rule("gloomhaven:scn.41.1", "gloomhaven:scn.41.2")
def test_the_plate_of_the_tomb() -> None:
    t = opened(clear(scene(41, 4)), "1")
    door = t.book.doors[1]
    assert not passable(t, door)
    assert monsters(clear(t)) == []
    first(fire(t, "turn_ends_on", at=t.book.markers["b"][0]))
    assert passable(t, door)
    assert (ranks(t, "stone-golem"), len(monsters(t, "ancient-artillery"))) == (["elite"] * 2, 4)


@rule("gloomhaven:scn.41.3", "gloomhaven:spec.15", "gloomhaven:r.62")
def test_the_tomb_is_left_one_by_one() -> None:
    t = tomb()
    (out,) = t.book.markers["a"]
    t.put(body(t, "brute"), out)
    hand = [*hero(t, "brute").hand]
    round_ends(t, 5)
    assert (hero(t, "brute").figure, hero(t, "brute").hand, t.won) == (-1, hand, 0)
    assert all(f.at != out for f in t.figures)
    t.put(body(t, "tinkerer"), out)
    assert outcome(round_ends(t, 6)) == 1
    t = clear(opened(scene(41), "1"))
    exhaust(t, hero(t, "brute"))  # before door 2 is open
    first(fire(t, "turn_ends_on", at=t.book.markers["b"][0]))
    clear(opened(t, "2"))
    t.put(body(t, "tinkerer"), out)
    assert outcome(round_ends(t, 6)) == 1


@rule("gloomhaven:scn.41.4")
def test_nobody_may_stay_in_the_tomb() -> None:
    t = tomb()
    exhaust(t, hero(t, "brute"))
    assert outcome(t) == -1


# -- the shack ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.58.1")
def test_the_shack_has_two_ways_in() -> None:
    t = scene(58)
    assert len({t.book.room_of[at] for at in t.book.facts.start}) == 2
    assert "two_starting_rooms" in t.book.facts.rules


@rule("gloomhaven:scn.58.2", "gloomhaven:scn.58.3")
def test_bones_guard_the_harvester() -> None:
    t = opened(opened(scene(58, 3), "1"), "2")
    (harvester,) = monsters(t, "the-harvester")
    assert t.level_of(harvester.who) == 2
    own = t.stats(harvester).shield
    assert [f.hp for f in things(t)] == [7] * 4
    assert shield_of(t, harvester) == own + 4
    harvester.hp = 1
    kill(t, *things(t)[:2])
    assert shield_of(t, harvester) == own + 2
    round_ends(t, 4)
    assert harvester.hp == 1 + 2 * 2
    assert [number for _, _, number in t.treasures if number == -1]
    for at in [(q, r) for q, r, number in t.treasures if number == -1]:
        first(loot_hex(t, hero(t, "brute"), at))
    assert hero(t, "brute").goal_treasures == 0
    kill(t, harvester)
    assert outcome(t) == 1


@pytest.mark.parametrize("number", [41, 58])
def test_the_tomb_and_the_shack_are_lost_with_nobody_left(number: int) -> None:
    for party in (2, 3, 4):
        assert lost_by_exhaustion(scene(number, party))


# -- what the campaign knows -------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.85.3")
def test_the_sun_blessed_have_light() -> None:
    light, dark = ELEMENTS.index("light"), ELEMENTS.index("dark")
    for achievements, wanted in (([], (INERT, STRONG)), (["sun-blessed"], (STRONG, INERT))):
        t = scene(85, achievements=achievements)
        t.elements[dark] = STRONG
        round_starts(t, 2)
        assert (t.elements[light], t.elements[dark]) == wanted


@rule("gloomhaven:scn.58.4")
def test_the_dagger_is_for_who_seeks_vengeance() -> None:
    t = opened(opened(scene(58), "1"), "2")
    (harvester,) = monsters(t, "the-harvester")
    treasure = next((q, r) for q, r, number in t.treasures if number == -1)
    first(loot_hex(t, hero(t, "tinkerer"), treasure))
    assert hero(t, "tinkerer").goal_treasures == 0
    hero(t, "brute").seeker = True
    assert dagger(t, body(t, "brute"), harvester) == 0
    first(loot_hex(t, hero(t, "brute"), treasure))
    assert (dagger(t, body(t, "brute"), harvester), dagger(t, body(t, "tinkerer"), harvester)) == (4, 0)


@rule("gloomhaven:spec.15")
def test_who_has_left_is_not_exhausted() -> None:
    t = tomb()
    t.put(body(t, "brute"), t.book.markers["a"][0])
    round_ends(t, 5)
    assert lost_by_exhaustion(t)
    assert [taken_away(t, one)["exhausted"] for one in t.characters] == [False, True]


@rule("gloomhaven:scn.58.4")
def test_the_campaign_tells_whose_quest_it_is() -> None:
    t = town("brute", "tinkerer")
    chronicle = chronicle_of(t)
    quest = next(i for i, one in enumerate(QUESTS) if one.name == "Vengeance")
    one, other = chronicle.present()
    one.quests, other.quests = [quest], [(quest + 1) % len(QUESTS)]
    assert not seeks(chronicle, one)
    chronicle.target = 58
    assert [for_scenario(chronicle, sheet)["seeker"] for sheet in (one, other)] == [True, False]
