"""Soothsinger and Doomstalker: songs for all allies, dooms on one enemy."""

from __future__ import annotations

from typing import Any

from gloomhaven.tables import body, bottom, card, foe, hero, lacks, monster_card, protected, suffers, table, top, trap
from klubovna.games.gloomhaven.cards.piles import FIGURE
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.suffer import die, suffer
from klubovna.games.gloomhaven.facts import CURSE_CARD
from klubovna.games.gloomhaven.figures import Figure
from klubovna.games.gloomhaven.map.moving import land
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.round.turn import start
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import DISARM, INVISIBLE, WOUND
from klubovna.testing import offered, rule, run


def duo(role: str, **more: Any) -> Table:
    """A character, a brute beside it, two bears beside the brute; every modifier is +0."""
    bears = [("cave-bear", (1, 1), "normal", 30), ("cave-bear", (0, 2), "normal", 30)]
    t = table(role, "brute", at={role: (0, 0), "brute": (0, 1)}, monsters=bears, **more)
    for one in t.characters:
        one.deck.draw = [0] * 30
    t.deck.draw = [0] * 30
    return t


def bear(t: Table, number: int = 1) -> Figure:
    return foe(t, "cave-bear", number)


def begin_turn(t: Table, role: str, **answers: Any) -> None:
    t.acting = hero(t, role).figure
    run(start(t, hero(t, role)), **answers)


def active(t: Table, role: str) -> list[int]:
    return [row[0] for row in hero(t, role).active]


# -- Soothsinger -------------------------------------------------------------------------------------------------------


@rule("gloomhaven:class.07", "gloomhaven:bonus.09")
def test_a_song_gives_way_to_the_next_and_gives_experience_every_turn() -> None:
    t = duo("soothsinger")
    singer = hero(t, "soothsinger")
    run(top(t, "soothsinger", "Power Ballad"))
    begin_turn(t, "soothsinger")
    assert (active(t, "soothsinger"), singer.xp) == ([card("Power Ballad")], 1)
    run(top(t, "soothsinger", "Defensive Ditty"))
    assert active(t, "soothsinger") == [card("Defensive Ditty")]
    assert card("Power Ballad") in singer.discard
    begin_turn(t, "soothsinger")
    assert singer.xp == 2


@rule("gloomhaven:class.07")
def test_with_harmony_two_songs_are_sung_for_the_experience_of_one() -> None:
    t = duo("soothsinger", hero_level=5)
    run(top(t, "soothsinger", "Melody and Harmony"))
    run(top(t, "soothsinger", "Power Ballad"))
    run(top(t, "soothsinger", "Defensive Ditty"))
    assert len(active(t, "soothsinger")) == 3
    begin_turn(t, "soothsinger")
    assert hero(t, "soothsinger").xp == 1
    run(top(t, "soothsinger", "Song of Speed"), augment_drop=card("Power Ballad"))
    assert card("Power Ballad") not in active(t, "soothsinger")
    assert card("Defensive Ditty") in active(t, "soothsinger")


@rule("gloomhaven:class.07", "gloomhaven:class.01")
def test_a_ballad_strengthens_the_first_attack_of_an_allys_turn() -> None:
    t = duo("soothsinger")
    run(top(t, "soothsinger", "Power Ballad"))
    t.acting, t.turn_cards = hero(t, "brute").figure, []
    for damage in (2 + 1, 2):
        before = lacks(bear(t))
        run(bottom(t, "brute", "Spare Dagger"), target=bear(t).id)
        assert lacks(bear(t)) - before == damage


@rule("gloomhaven:class.01", "gloomhaven:r.57", "gloomhaven:shield.02")
def test_a_ditty_shields_allies_and_not_the_singer() -> None:
    t = duo("soothsinger", hero_level=3)
    run(top(t, "soothsinger", "Defensive Ditty"))
    assert (shield_of(t, body(t, "brute")), shield_of(t, body(t, "soothsinger"))) == (1, 0)
    run(top(t, "soothsinger", "Echoing Aria"))
    assert shield_of(t, body(t, "brute")) == 0
    monster_card(t, "cave-bear", 41)
    run(figure_turn(t, bear(t)), negate=None)
    assert lacks(bear(t)) == 2  # Retaliate 2 of the aria


@rule("gloomhaven:class.01", "gloomhaven:attack.05")
def test_a_song_of_speed_carries_farther() -> None:
    t = duo("soothsinger")
    run(top(t, "soothsinger", "Song of Speed"))
    assert offered(bottom(t, "brute", "Grab and Go")).about == (body(t, "brute").id, 4 + 1)
    t.put(bear(t), (4, 1))
    assert bear(t).id in offered(top(t, "brute", "Spare Dagger")).options  # Range 3 + 1


@rule("gloomhaven:class.01")
def test_a_lullaby_heals_at_the_start_of_each_allys_turn() -> None:
    t = duo("soothsinger", hero_level=2)
    run(top(t, "soothsinger", "Soothing Lullaby"))
    body(t, "brute").hp -= 3
    begin_turn(t, "brute")
    assert lacks(body(t, "brute")) == 2


@rule("gloomhaven:class.01", "gloomhaven:adv.04")
def test_a_dirge_disorients_all_enemies() -> None:
    t = duo("soothsinger", hero_level=4)
    run(top(t, "soothsinger", "Disorienting Dirge"))
    t.deck.draw += [2, 1]  # a +1, then a -1: the worse counts
    monster_card(t, "cave-bear", 41)
    run(figure_turn(t, bear(t)), negate=None)
    assert lacks(body(t, "brute")) == 3 - 1


@rule("gloomhaven:class.01", "gloomhaven:turn.05")
def test_a_measure_moves_allies_before_their_attacks() -> None:
    t = duo("soothsinger", hero_level=5)
    run(top(t, "soothsinger", "Mobilizing Measure"))
    t.put(bear(t), (2, 1))
    run(bottom(t, "brute", "Spare Dagger"), move_to=(1, 1), target=bear(t).id)
    assert (body(t, "brute").at, lacks(bear(t))) == ((1, 1), 2)


@rule("gloomhaven:bonus.03", "gloomhaven:cond.neg.15")
def test_a_chant_adds_a_curse() -> None:
    t = duo("soothsinger")
    run(top(t, "soothsinger", "Unending Chant"))
    run(bottom(t, "soothsinger", "Tuning the Outcome"), move_to=None, target=bear(t).id)
    assert (t.deck.draw.count(CURSE_CARD), hero(t, "soothsinger").active[0][2]) == (2, 1)


@rule("gloomhaven:area.01", "gloomhaven:turn.02")
def test_a_voice_reaches_an_area_without_an_attack() -> None:
    t = duo("soothsinger")
    both = (bear(t).id, bear(t, 2).id)
    run(top(t, "soothsinger", "Throw Voice"), area=both)
    assert bear(t).conditions[DISARM]
    assert bear(t, 2).conditions[DISARM]
    run(bottom(t, "soothsinger", "Throw Voice"), area=both, move_to=[(2, 1), (0, 3)])
    assert (bear(t).at, bear(t, 2).at) == ((2, 1), (0, 3))


@rule("gloomhaven:turn.02")
def test_enemies_that_were_jumped_over_strike_each_other() -> None:
    t = duo("soothsinger", hero_level=9)
    t.put(bear(t), (1, 0))
    t.put(bear(t, 2), (2, 0))
    way = [(1, 0), (2, 0), (3, 0), None]
    run(top(t, "soothsinger", "Shadow Puppets"), move_to=way, target=[bear(t, 2).id, bear(t).id])
    assert (lacks(bear(t)), lacks(bear(t, 2))) == (3, 3)


@rule("gloomhaven:class.07")
def test_strings_are_pulled_at_the_start_of_a_turn() -> None:
    t = duo("soothsinger", hero_level=6)
    run(top(t, "soothsinger", "Pull the Strings"))
    begin_turn(t, "soothsinger", target=bear(t).id, move_to=[(3, 1)])
    assert bear(t).at == (3, 1)


# -- Doomstalker -------------------------------------------------------------------------------------------------------


def doomed(t: Table, name: str, number: int = 1) -> None:
    run(bottom(t, "doomstalker", name), target=bear(t, number).id)


@rule("gloomhaven:class.08")
def test_a_doom_works_on_its_enemy_alone() -> None:
    t = duo("doomstalker")
    doomed(t, "Rain of Arrows")  # +2 on attacks on it
    run(top(t, "doomstalker", "Solid Bow"), target=bear(t).id)  # Attack 3
    run(top(t, "doomstalker", "Solid Bow"), target=bear(t, 2).id)
    assert (lacks(bear(t)), lacks(bear(t, 2))) == (5, 3)
    assert hero(t, "doomstalker").active[0][FIGURE] == bear(t).id


@rule("gloomhaven:class.09")
def test_another_doom_takes_the_place_of_the_first() -> None:
    t = duo("doomstalker", hero_level=5)
    doomed(t, "Rain of Arrows")
    doomed(t, "Vital Charge", 2)
    assert active(t, "doomstalker") == [card("Vital Charge")]
    assert card("Rain of Arrows") in hero(t, "doomstalker").discard
    run(top(t, "doomstalker", "Inescapable Fate"))
    doomed(t, "Rain of Arrows", 2)
    assert len(active(t, "doomstalker")) == 3
    run(bottom(t, "doomstalker", "Detonation"), target=bear(t, 2).id, augment_drop=card("Vital Charge"))
    assert card("Vital Charge") not in active(t, "doomstalker")
    doomed(t, "Crippling Noose")  # on another enemy: both others go
    assert sorted(active(t, "doomstalker")) == sorted([card("Inescapable Fate"), card("Crippling Noose")])


@rule("gloomhaven:class.10")
def test_dooms_work_when_their_enemy_dies() -> None:
    t = duo("doomstalker")
    body(t, "doomstalker").hp -= 5
    doomed(t, "Vital Charge")
    run(die(t, bear(t), 0))
    assert (lacks(body(t, "doomstalker")), active(t, "doomstalker")) == (1, [])
    t = duo("doomstalker")
    doomed(t, "Detonation")
    dead = bear(t)
    run(die(t, dead, 0))
    assert lacks(bear(t, 2)) == 3
    t = duo("doomstalker")
    doomed(t, "Felling Swoop")
    run(die(t, bear(t), 0), hex=(1, 1))
    assert body(t, "doomstalker").at == (1, 1)


@rule("gloomhaven:class.10", "gloomhaven:bonus.03")
def test_a_doom_moves_on_to_an_enemy_near() -> None:
    t = duo("doomstalker")
    run(top(t, "doomstalker", "Frightening Curse"))
    doomed(t, "Rain of Arrows")
    run(die(t, bear(t), 0), target=bear(t, 2).id)
    assert hero(t, "doomstalker").active[1][FIGURE] == bear(t, 2).id
    assert hero(t, "doomstalker").active[0][2] == 1
    t = duo("doomstalker", hero_level=8)
    doomed(t, "Rising Momentum")
    run(die(t, bear(t), 0), target=bear(t, 2).id)
    assert active(t, "doomstalker") == [card("Rising Momentum")]
    run(bottom(t, "doomstalker", "Rain of Arrows"), target=bear(t, 2).id)
    assert active(t, "doomstalker") == [card("Rain of Arrows")]


@rule("gloomhaven:class.08", "gloomhaven:class.01")
def test_a_noose_weakens_its_enemy() -> None:
    t = duo("doomstalker")
    doomed(t, "Crippling Noose")
    monster_card(t, "cave-bear", 41)  # Attack +0 of 3
    run(figure_turn(t, bear(t)), negate=None)
    assert lacks(body(t, "brute")) == 2
    t.put(bear(t), (6, 0))
    run(figure_turn(t, bear(t)))
    assert bear(t).at != (6, 0)
    assert t.ground.range((6, 0), bear(t).at) == 3 - 1


@rule("gloomhaven:class.08")
def test_a_doom_at_the_start_of_its_turn_and_when_it_suffers() -> None:
    t = duo("doomstalker")
    doomed(t, "Race to the Grave")
    monster_card(t, "cave-bear", 41)
    run(figure_turn(t, bear(t)), negate=None)
    assert lacks(bear(t)) == 2
    doomed(t, "Sap Life")
    body(t, "doomstalker").hp -= 4
    run(suffer(t, bear(t), 1))
    assert lacks(body(t, "doomstalker")) == 2


@rule("gloomhaven:class.10")
def test_fate_kills_on_the_third_turn() -> None:
    t = duo("doomstalker", hero_level=5)
    doomed(t, "Inescapable Fate")
    target = bear(t).id
    for turn in range(3):
        assert t.figure(target) is not None, turn
        begin_turn(t, "doomstalker")
    assert t.figure(target) is None
    assert active(t, "doomstalker") == []


@rule("gloomhaven:class.08")
def test_dooms_are_moved_and_prey_is_struck_by_its_distance() -> None:
    t = duo("doomstalker", hero_level=9)
    doomed(t, "Predator and Prey")
    run(top(t, "doomstalker", "Solid Bow"), target=bear(t).id)  # Attack 3, Range 5, distance 2
    assert lacks(bear(t)) == 3 + 3
    run(bottom(t, "doomstalker", "Lead to Slaughter"), move_to=None, target=bear(t, 2).id)
    assert hero(t, "doomstalker").active[0][FIGURE] == bear(t, 2).id
    run(bottom(t, "doomstalker", "Wild Command"), move_to=None, target=bear(t, 2).id)
    assert lacks(bear(t, 2)) == 2  # anywhere: no range is left over


@rule("gloomhaven:move.06")
def test_an_enemy_is_driven_to_an_ally() -> None:
    t = duo("doomstalker", hero_level=9)
    t.put(body(t, "brute"), (0, 0))
    t.put(body(t, "doomstalker"), (0, 5))
    t.put(bear(t), (5, 0))
    run(top(t, "doomstalker", "Lead to Slaughter"), target=bear(t).id)
    assert (bear(t).at, lacks(bear(t))) == ((2, 0), 4)


@rule("gloomhaven:tile.trap.08", "gloomhaven:tile.trap.04")
def test_a_trap_bursts_among_those_beside_it() -> None:
    t = duo("doomstalker")
    run(top(t, "doomstalker", "Detonation"), hex=(1, 0))
    t.put(bear(t), (1, 0))
    t.put(bear(t, 2), (2, 0))
    run(land(t, bear(t), -1))
    assert (lacks(bear(t)), lacks(bear(t, 2)), hero(t, "doomstalker").xp) == (3, 2, 2)
    run(top(t, "doomstalker", "Flight of Flame"), hex=(1, -1))
    t.put(bear(t, 2), (1, -1))
    run(land(t, bear(t, 2), -1))
    assert bear(t, 2).conditions[WOUND]
    assert bear(t).conditions[WOUND]


@rule("gloomhaven:cond.pos.01")
def test_no_enemy_can_hide_from_the_exposer() -> None:
    t = duo("doomstalker", hero_level=2)
    suffers(bear(t), "invisible")
    run(top(t, "doomstalker", "Expose"))
    assert not bear(t).conditions[INVISIBLE]
    assert not give(t, bear(t), "invisible")
    assert give(t, body(t, "brute"), "invisible")


@rule("gloomhaven:class.04")
def test_an_impending_end_finishes_the_weak() -> None:
    t = duo("doomstalker", hero_level=7)
    bear(t).hp = 6
    target = bear(t).id
    run(top(t, "doomstalker", "Impending End"), target=target)  # Attack 4 leaves 2
    assert t.figure(target) is None
    assert hero(t, "doomstalker").xp == 1
    protected(t, bear(t, 2), shield=1)
    trap(t, (5, 5), 1)
    run(top(t, "doomstalker", "Darkened Skies"))
    assert lacks(bear(t, 2)) == 3 - 1
