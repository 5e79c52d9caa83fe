"""Summoner and Beast Tyrant: many summons, a companion, figures that change places."""

from __future__ import annotations

from typing import Any

from gloomhaven.tables import body, bottom, card, foe, hero, lacks, monster_card, obstacle, order, table, takes, top
from klubovna.games.gloomhaven.combat.suffer import die, suffer
from klubovna.games.gloomhaven.facts import CURSE_CARD, SUMMONS
from klubovna.games.gloomhaven.figures import STRONG, SUMMON, Figure
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM, PLAY_TOP, start, turn_step
from klubovna.games.gloomhaven.scenario.begin import place_companion
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS, IMMOBILIZE, MUDDLE
from klubovna.testing import offered, rule, run


def summons(t: Table) -> list[Figure]:
    return [figure for figure in t.figures if figure.form == SUMMON]


def plain(t: Table) -> Table:
    for one in t.characters:
        one.deck.draw = [0] * 30
    t.deck.draw = [0] * 30
    return t


def with_bear(level: int = 1, **more: Any) -> Table:
    t = table("beast-tyrant", at={"beast-tyrant": (0, 0)}, hero_level=level, **more)
    run(place_companion(t, 0), place_companion=(1, 0))
    return plain(t)


# -- Summoner ----------------------------------------------------------------------------------------------------------


@rule("gloomhaven:class.12")
def test_a_card_with_two_wolves_leaves_with_the_last_of_them() -> None:
    t = table("summoner", at={"summoner": (0, 0)})
    run(top(t, "summoner", "Living Night"), hex=[(1, 0), (0, 1)])
    first, second = summons(t)
    assert (first.at, second.at, first.hp) == ((1, 0), (0, 1), 3)
    run(die(t, first, -1))
    assert [row[0] for row in hero(t, "summoner").active] == [card("Living Night")]
    run(die(t, second, -1))
    assert (hero(t, "summoner").active, hero(t, "summoner").lost) == ([], [card("Living Night")])


@rule("gloomhaven:class.12", "gloomhaven:summon.17")
def test_all_of_them_go_with_their_card() -> None:
    t = table("summoner", at={"summoner": (0, 0)})
    run(top(t, "summoner", "Living Night"), hex=[(1, 0), (0, 1)])
    takes(t, "summoner")
    run(turn_step(t), act=(5, card("Living Night")))
    assert summons(t) == []


@rule("gloomhaven:summon.03", "gloomhaven:shield.02", "gloomhaven:retal.01")
def test_a_summon_has_shield_and_retaliate_of_its_own() -> None:
    t = plain(table("summoner", at={"summoner": (0, 0)}, monsters=[("bandit-guard", (2, 0), "normal", 30)]))
    run(top(t, "summoner", "Forged Ferocity"), hex=(1, 0))
    (beast,) = summons(t)
    assert shield_of(t, beast) == 1
    monster_card(t, "bandit-guard", 50)
    run(figure_turn(t, foe(t, "bandit-guard")))  # Attack 2
    assert (lacks(beast), lacks(foe(t, "bandit-guard"))) == (1, 1)


@rule("gloomhaven:class.01", "gloomhaven:turn.02")
def test_a_summon_moves_and_attacks_as_its_summoner_says() -> None:
    t = plain(table("summoner", at={"summoner": (0, 0)}, monsters=[("bandit-guard", (3, 0), "normal", 30)]))
    run(top(t, "summoner", "Living Night"), hex=[(1, 0), (0, 1)])
    wolf = summons(t)[0]
    run(top(t, "summoner", "Mighty Bond"), target=[wolf.id, foe(t, "bandit-guard").id], move_to=[(2, 0), None])
    assert (wolf.at, lacks(foe(t, "bandit-guard"))) == ((2, 0), 2)


@rule("gloomhaven:summon.15")
def test_who_has_no_attack_cannot_be_told_to_attack() -> None:
    t = plain(
        table("summoner", at={"summoner": (0, 0)}, hero_level=9, monsters=[("bandit-guard", (2, 0), "normal", 30)])
    )
    run(top(t, "summoner", "Endless Spikes"), hex=[(1, 0), (0, 1), (-1, 0)])
    run(bottom(t, "summoner", "Horned Majesty"), target=[one.id for one in summons(t)])
    assert lacks(foe(t, "bandit-guard")) == 0


@rule("gloomhaven:class.06", "gloomhaven:class.01")
def test_earth_quickens_the_moves_of_its_summons() -> None:
    t = plain(
        table("summoner", at={"summoner": (-5, 0)}, hero_level=2, monsters=[("bandit-guard", (3, 0), "normal", 30)])
    )
    run(top(t, "summoner", "Earthen Steed"))
    run(top(t, "summoner", "Living Night"), hex=[(-4, 0), (-5, 1)])
    wolf = summons(t)[0]
    t.elements[ELEMENTS.index("earth")] = STRONG
    run(figure_turn(t, wolf), consume="earth")
    assert wolf.at == (1, 0)  # Move 3 + 2
    assert hero(t, "summoner").xp == 2 + 1


@rule("gloomhaven:class.11")
def test_the_summoner_changes_places_with_a_summon() -> None:
    t = table("summoner", at={"summoner": (0, 0)}, hero_level=8)
    run(top(t, "summoner", "Leathery Wings"), hex=(1, 0))
    (bats,) = summons(t)
    t.traps.append((1, 0, 3, 0, -1, 0, -1))
    run(bottom(t, "summoner", "Otherworldly Rage"), target=bats.id, move_to=None)
    assert (body(t, "summoner").at, bats.at, lacks(body(t, "summoner"))) == ((1, 0), (0, 0), 0)


@rule("gloomhaven:cond.neg.15")
def test_curses_are_taken_out_of_the_deck() -> None:
    t = table("summoner", hero_level=8)
    deck = hero(t, "summoner").deck
    deck.draw += [CURSE_CARD, CURSE_CARD]
    deck.discard = [deck.draw.pop(0)]
    run(bottom(t, "summoner", "Intervening Apparitions"))
    assert (len(deck.draw), deck.discard, deck.draw.count(CURSE_CARD)) == (20, [], 0)


@rule("gloomhaven:summon.05", "gloomhaven:elem.01")
def test_a_living_bomb_strikes_when_it_dies() -> None:
    t = plain(table("summoner", at={"summoner": (0, 0)}, monsters=[("bandit-guard", (2, 0), "normal", 30)]))
    run(top(t, "summoner", "Volatile Flame"), hex=(1, 0))
    run(suffer(t, summons(t)[0], 1))
    assert (lacks(foe(t, "bandit-guard")), t.infused) == (3, 1)


@rule("gloomhaven:summon.07", "gloomhaven:mon.other.01")
def test_a_sprite_heals_after_its_turn() -> None:
    t = plain(table("summoner", at={"summoner": (0, 0)}, hero_level=5))
    run(top(t, "summoner", "Conjured Aid"), hex=(1, 0))
    body(t, "summoner").hp -= 3
    run(figure_turn(t, summons(t)[0]))
    assert lacks(body(t, "summoner")) == 1


@rule("gloomhaven:turn.02")
def test_numbers_of_summons_make_an_attack() -> None:
    t = plain(
        table("summoner", at={"summoner": (0, 0)}, hero_level=5, monsters=[("bandit-guard", (3, 0), "normal", 30)])
    )
    run(top(t, "summoner", "Living Night"), hex=[(1, 0), (0, 1)])
    run(bottom(t, "summoner", "Strength in Numbers"))  # X = 2: nobody within range 2
    t.put(foe(t, "bandit-guard"), (2, 0))
    run(bottom(t, "summoner", "Strength in Numbers"), target=foe(t, "bandit-guard").id)
    assert lacks(foe(t, "bandit-guard")) == 2


@rule("gloomhaven:class.01", "gloomhaven:bonus.03")
def test_apparitions_keep_damage_from_summons() -> None:
    t = table("summoner", at={"summoner": (0, 0)}, hero_level=8)
    run(top(t, "summoner", "Intervening Apparitions"))
    run(top(t, "summoner", "Living Night"), hex=[(1, 0), (0, 1)])
    run(suffer(t, summons(t)[0], 5))
    assert lacks(summons(t)[0]) == 0
    run(suffer(t, body(t, "summoner"), 1), negate=None)
    assert (lacks(body(t, "summoner")), hero(t, "summoner").active[0][2]) == (1, 1)


# -- Beast Tyrant ------------------------------------------------------------------------------------------------------


@rule("gloomhaven:class.15")
def test_the_bear_enters_beside_the_tyrant_and_acts_before_it() -> None:
    for level, hp in ((1, 10), (5, 18)):
        t = with_bear(level)
        (bear,) = summons(t)
        assert (SUMMONS[bear.number].name, bear.at, bear.hp) == ("bear", (1, 0), hp)
        assert [one.id for one in order(t)] == [bear.id, body(t, "beast-tyrant").id]
    run(suffer(t, bear, 99))
    assert summons(t) == []


@rule("gloomhaven:class.16", "gloomhaven:r.58")
def test_a_command_is_performed_by_the_bear() -> None:
    t = with_bear(monsters=[("bandit-guard", (2, 0), "normal", 30)])
    run(top(t, "beast-tyrant", "Maul"), target=foe(t, "bandit-guard").id)  # Attack 4
    assert lacks(foe(t, "bandit-guard")) == 4
    run(top(t, "beast-tyrant", "Spirit Swap"), move_to=[(1, 1), None])  # Move 2
    assert (summons(t)[0].at, hero(t, "beast-tyrant").xp) == ((1, 1), 1)
    run(die(t, summons(t)[0], -1))
    takes(t, "beast-tyrant", "Maul", "Spirit Swap")
    assert (PLAY_TOP, card("Maul")) not in offered(turn_step(t)).options


@rule("gloomhaven:class.16")
def test_an_action_is_given_up_to_spur_the_bear_on() -> None:
    t = with_bear(monsters=[("bandit-guard", (2, 0), "normal", 30)])
    tyrant = hero(t, "beast-tyrant")
    run(bottom(t, "beast-tyrant", "Concentrated Rage"))
    takes(t, "beast-tyrant", "Maul", "Spirit Swap")
    run(figure_turn(t, summons(t)[0]), forgo=["top", None])
    assert lacks(foe(t, "bandit-guard")) == 2 + 3
    t.acting = tyrant.figure
    run(start(t, tyrant))
    assert t.halves == 1
    deeds = offered(turn_step(t)).options
    assert all(deed is None or deed[0] != PLAY_TOP for deed in deeds)
    assert (PLAY_BOTTOM, card("Spirit Swap")) in deeds


@rule("gloomhaven:class.16", "gloomhaven:bonus.03")
def test_the_bear_is_healed_by_its_attacks() -> None:
    t = with_bear(6, monsters=[("bandit-guard", (2, 0), "normal", 30)])
    bear = summons(t)[0]
    bear.hp -= 5
    run(top(t, "beast-tyrant", "Blood Hunger"))
    run(top(t, "beast-tyrant", "Maul"), target=foe(t, "bandit-guard").id)
    assert (lacks(bear), hero(t, "beast-tyrant").active[0][2]) == (3, 1)
    run(bottom(t, "beast-tyrant", "Punch Through"), move_to=None)
    run(bottom(t, "beast-tyrant", "Disappearing Wounds"), target=foe(t, "bandit-guard").id)  # Attack 2
    assert lacks(foe(t, "bandit-guard")) == 4 + 3


@rule("gloomhaven:class.11", "gloomhaven:tile.obstacle.01")
def test_nobody_who_walks_is_brought_onto_an_obstacle() -> None:
    others = [("wind-demon", (3, 0)), ("bandit-guard", (2, 0)), ("wind-demon", (0, 3)), ("bandit-guard", (-2, 0))]
    t = with_bear(monsters=others)
    obstacle(t, (3, 0))
    above, guard, demon = foe(t, "wind-demon"), foe(t, "bandit-guard"), foe(t, "wind-demon", 2)
    assert offered(bottom(t, "beast-tyrant", "Spirit Swap"), target=above.id).options == [None, demon.id]
    assert above.id not in offered(bottom(t, "beast-tyrant", "Spirit Swap"), target=guard.id).options


@rule("gloomhaven:class.11")
def test_any_two_figures_change_places() -> None:
    t = with_bear(6, monsters=[("bandit-guard", (3, 0)), ("bandit-guard", (0, 3))])
    one, two = foe(t, "bandit-guard", 1), foe(t, "bandit-guard", 2)
    run(bottom(t, "beast-tyrant", "Spirit Swap"), target=[one.id, two.id])
    assert (one.at, two.at) == ((0, 3), (3, 0))
    run(bottom(t, "beast-tyrant", "Disorienting Roar"), target=[one.id, body(t, "beast-tyrant").id])
    assert (one.at, body(t, "beast-tyrant").at) == ((0, 0), (0, 3))
    run(bottom(t, "beast-tyrant", "Primal Blessing"), move_to=[None, None])
    assert (body(t, "beast-tyrant").at, summons(t)[0].at) == ((1, 0), (0, 3))


@rule("gloomhaven:class.14", "gloomhaven:r.60")
def test_damage_is_shared_out_anew() -> None:
    t = with_bear()
    tyrant, bear = body(t, "beast-tyrant"), summons(t)[0]
    tyrant.hp, bear.hp = 1, 7  # 5 and 3
    asked = offered(bottom(t, "beast-tyrant", "Borrowed Essence"))
    assert asked.options == [0, 1, 2, 3, 4, 5]
    run(bottom(t, "beast-tyrant", "Borrowed Essence"), share=1)
    assert (lacks(tyrant), lacks(bear)) == (1, 7)


@rule("gloomhaven:class.12")
def test_a_banner_strengthens_those_beside_it() -> None:
    t = with_bear(9, monsters=[("bandit-guard", (2, 0), "normal", 30)])
    run(top(t, "beast-tyrant", "Tribal Sigil"), hex=(0, 1))  # next to the bear in (1, 0)
    run(top(t, "beast-tyrant", "Maul"), target=foe(t, "bandit-guard").id)
    assert lacks(foe(t, "bandit-guard")) == 4 + 2


@rule("gloomhaven:recover.03")
def test_only_cards_that_summon_come_back() -> None:
    t = with_bear(9)
    tyrant = hero(t, "beast-tyrant")
    wolf, rage = card("Relentless Ally"), card("Concentrated Rage")
    tyrant.lost = [wolf, rage]
    tyrant.hand = [one for one in tyrant.hand if one not in tyrant.lost]
    run(bottom(t, "beast-tyrant", "Tribal Sigil"))
    assert wolf in tyrant.hand
    assert rage in tyrant.lost


@rule("gloomhaven:summon.07", "gloomhaven:fx.05")
def test_a_totem_attacks_all_beside_it_and_pushes_them() -> None:
    t = with_bear(7, monsters=[("bandit-guard", (-2, 0), "normal", 30), ("bandit-guard", (-1, -1), "normal", 30)])
    run(top(t, "beast-tyrant", "Storm Sigil"), hex=(-1, 0))
    totem = summons(t)[1]
    pushed = {"push_to": [(-3, 0), (-4, 0), (-1, -2), (-1, -3)]}
    run(figure_turn(t, totem), **pushed)
    assert [lacks(foe(t, "bandit-guard", n)) for n in (1, 2)] == [1, 1]
    run(top(t, "beast-tyrant", "Disorienting Roar"))
    assert not foe(t, "bandit-guard", 1).conditions[MUDDLE]
    assert not foe(t, "bandit-guard", 1).conditions[IMMOBILIZE]
