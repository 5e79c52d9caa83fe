"""Sawbones and Elementalist: cards for others, heals of every kind; elements, chains and a double."""

from __future__ import annotations

from typing import Any

from gloomhaven.tables import (
    action,
    add_monster,
    body,
    bottom,
    card,
    foe,
    hero,
    lacks,
    modifier,
    suffers,
    table,
    takes,
    top,
)
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.facts import CARDS, PACKS
from klubovna.games.gloomhaven.figures import STRONG, SUMMON, Figure
from klubovna.games.gloomhaven.inventory import inventory
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.perform.reading import any_possible
from klubovna.games.gloomhaven.round.steps import clean_up
from klubovna.games.gloomhaven.round.turn import PUT_AWAY, USE_ACTIVE, start, turn_step
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS, MUDDLE, STUN
from klubovna.testing import offered, rule, run


def duo(role: str, **more: Any) -> Table:
    bears = [("cave-bear", (1, 0), "normal", 30)]
    t = table(role, "brute", at={role: (0, 0), "brute": (0, 1)}, monsters=bears, **more)
    for one in t.characters:
        one.deck.draw = [0] * 30
    return t


def bear(t: Table, number: int = 1) -> Figure:
    return foe(t, "cave-bear", number)


# -- Sawbones ----------------------------------------------------------------------------------------------------------


@rule("gloomhaven:class.18")
def test_a_pack_is_given_played_and_goes_back_to_the_supply() -> None:
    t = duo("sawbones")
    brute = hero(t, "brute")
    run(top(t, "sawbones", "First Aid"), target=body(t, "brute").id)
    (pack,) = [one for one in brute.hand if one in PACKS]
    assert CARDS[pack].name["en"] == "Medical Pack"
    assert all(one not in hero(t, "sawbones").pool for one in PACKS)
    body(t, "brute").hp -= 6
    assert pack not in offered(suffer(t, body(t, "brute"), 1)).options
    run(top(t, "brute", "Medical Pack"))
    assert lacks(body(t, "brute")) == 2
    assert not [one for one in (*brute.hand, *brute.discard, *brute.lost, *brute.chosen) if one in PACKS]
    assert inventory(t)["packs"]


@rule("gloomhaven:class.18")
def test_there_are_seven_packs_and_no_more() -> None:
    t = duo("sawbones")
    for _ in range(9):
        run(top(t, "sawbones", "First Aid"), target=body(t, "brute").id)
    assert sum(one in PACKS for one in hero(t, "brute").hand) == 7


@rule("gloomhaven:class.17", "gloomhaven:r.59", "gloomhaven:class.01")
def test_a_card_that_is_given_works_for_the_ally_and_comes_home() -> None:
    t = duo("sawbones")
    shot, brute, doctor = card("Booster Shot"), hero(t, "brute"), hero(t, "sawbones")
    run(bottom(t, "sawbones", "Booster Shot"), target=body(t, "brute").id)
    assert [row[0] for row in brute.active] == [shot]
    assert (shield_of(t, body(t, "brute")), shield_of(t, body(t, "sawbones"))) == (1, 0)
    takes(t, "brute", "Trample", "Grab and Go")
    run(turn_step(t), act=(PUT_AWAY, shot))
    assert (doctor.lost, brute.lost, brute.active) == ([shot], [], [])
    syringe = card("Syringe")
    run(top(t, "sawbones", "Syringe"), target=body(t, "brute").id)
    assert shield_of(t, body(t, "brute")) == 2
    run(clean_up(t))
    assert syringe in doctor.discard
    assert shield_of(t, body(t, "brute")) == 0


@rule("gloomhaven:class.17", "gloomhaven:cond.09")
def test_a_vaccine_keeps_conditions_off() -> None:
    t = duo("sawbones", hero_level=3)
    run(bottom(t, "sawbones", "Vaccine"), target=body(t, "brute").id)
    assert not give(t, body(t, "brute"), "stun")
    assert give(t, body(t, "sawbones"), "stun")
    assert give(t, body(t, "brute"), "strengthen")


@rule("gloomhaven:class.17")
def test_tissue_heals_at_the_start_of_the_allys_turn() -> None:
    t = duo("sawbones", hero_level=3)
    run(bottom(t, "sawbones", "Regenerative Tissue"), target=body(t, "brute").id)
    body(t, "brute").hp -= 3
    t.acting = hero(t, "brute").figure
    run(start(t, hero(t, "brute")))
    assert lacks(body(t, "brute")) == 2


@rule("gloomhaven:bonus.03", "gloomhaven:turn.12")
def test_triage_heals_once_a_turn_when_its_owner_likes() -> None:
    t = duo("sawbones")
    run(top(t, "sawbones", "Triage"))
    triage = card("Triage")
    body(t, "brute").hp -= 5
    takes(t, "sawbones", "First Aid", "Bloody Saw")
    run(turn_step(t), act=(USE_ACTIVE, triage), target=body(t, "brute").id)
    assert (lacks(body(t, "brute")), hero(t, "sawbones").active[0][2]) == (3, 1)
    assert (USE_ACTIVE, triage) not in offered(turn_step(t)).options


@rule("gloomhaven:heal.01", "gloomhaven:cond.01")
def test_a_mixture_cures_and_a_surgeons_hand_reaches_all_beside() -> None:
    t = duo("sawbones")
    suffers(body(t, "brute"), "muddle", "stun")
    body(t, "brute").hp -= 4
    run(top(t, "sawbones", "Curative Mixture"), target=body(t, "brute").id)
    assert (lacks(body(t, "brute")), body(t, "brute").conditions[MUDDLE]) == (1, 0)
    run(bottom(t, "sawbones", "Hand of the Surgeon"))
    body(t, "brute").hp -= 3
    body(t, "sawbones").hp -= 3
    run(top(t, "sawbones", "Hold Back the Pain"))  # Heal 3 for both
    assert (lacks(body(t, "brute")), lacks(body(t, "sawbones"))) == (1, 0)


@rule("gloomhaven:area.07", "gloomhaven:bonus.07")
def test_held_pain_strikes_all_beside() -> None:
    t = duo("sawbones")
    other = add_monster(t, "cave-bear", (-1, 0), "normal", 30)
    run(bottom(t, "sawbones", "Hold Back the Pain"))
    run(top(t, "sawbones", "Hand of the Surgeon"), target=other.id)  # Attack 4
    assert (lacks(bear(t)), lacks(other)) == (4, 4)


@rule("gloomhaven:recover.02")
def test_a_team_recovers_cards() -> None:
    t = duo("sawbones")
    for one in t.characters:
        one.discard, one.hand = one.hand[:2], one.hand[2:]
    mine, his = sorted(hero(t, "sawbones").discard), sorted(hero(t, "brute").discard)
    run(top(t, "sawbones", "Teamwork"), recover={0: [mine[0]], 1: [his[1]]})  # one ally beside: one card each
    assert (hero(t, "sawbones").discard, hero(t, "brute").discard) == ([mine[1]], [his[0]])


@rule("gloomhaven:boss.05")
def test_the_suffering_are_released() -> None:
    t = duo("sawbones", hero_level=9)
    run(top(t, "sawbones", "Euthanize"))  # nobody has two conditions
    suffers(bear(t), "poison", "wound")
    target = bear(t).id
    run(top(t, "sawbones", "Euthanize"), target=target)
    assert t.figure(target) is None
    hurt = add_monster(t, "cave-bear", (2, 0), "elite", 30)
    hurt.hp = 20
    run(top(t, "sawbones", "Grisly Trauma"), area=(hurt.id,))
    assert t.figure(hurt.id) is None


@rule("gloomhaven:heal.01", "gloomhaven:turn.05")
def test_attacks_and_moves_become_heals() -> None:
    t = duo("sawbones", hero_level=9)
    run(top(t, "sawbones", "Prep for Surgery"))
    body(t, "brute").hp -= 9
    run(top(t, "sawbones", "Vital Strike"), move_as="heal", target=body(t, "brute").id)  # Attack 7
    assert lacks(body(t, "brute")) == 1
    body(t, "brute").hp -= 5
    run(bottom(t, "sawbones", "First Aid"), move_as="heal", target=body(t, "brute").id)  # Move 4
    assert lacks(body(t, "brute")) == 1
    run(top(t, "sawbones", "Vital Strike"), move_as="attack", target=bear(t).id)
    assert lacks(bear(t)) == 7


@rule("gloomhaven:heal.01")
def test_an_amputation_heals_and_stuns() -> None:
    t = duo("sawbones", hero_level=8)
    body(t, "brute").hp -= 8
    run(bottom(t, "sawbones", "Amputate"), target=body(t, "brute").id)
    assert (lacks(body(t, "brute")), body(t, "brute").conditions[STUN]) == (1, 1)
    run(top(t, "sawbones", "Bedside Manner"), target=body(t, "brute").id)
    assert body(t, "brute").conditions[STUN] == 0
    assert [CARDS[one].name["en"] for one in hero(t, "brute").hand if one in PACKS] == ["Large Medical Pack"]


# -- Elementalist ------------------------------------------------------------------------------------------------------


def strong(t: Table, *names: str) -> None:
    for name in names:
        t.elements[ELEMENTS.index(name)] = STRONG


@rule("gloomhaven:class.02")
def test_lightning_leaps_from_enemy_to_enemy() -> None:
    t = duo("elementalist", hero_level=3)
    second = add_monster(t, "cave-bear", (3, 0), "normal", 30)
    third = add_monster(t, "cave-bear", (5, 0), "normal", 30)
    far = add_monster(t, "cave-bear", (-6, 0), "normal", 30)
    t.put(bear(t), (2, 0))
    run(top(t, "elementalist", "Chain Lightning"), target=[bear(t).id, second.id, third.id])
    assert [lacks(one) for one in (bear(t), second, third, far)] == [4, 3, 2, 0]


@rule("gloomhaven:elem.09", "gloomhaven:elem.13")
def test_each_pair_of_elements_buys_one_of_three_effects() -> None:
    t = duo("elementalist", hero_level=6)
    t.put(bear(t), (2, 0))
    strong(t, "fire", "ice", "air", "earth")
    asked = offered(top(t, "elementalist", "Simulacrum"))
    assert asked.options == [None, "any+any", "any+any/2", "any+any/3"]
    run(
        top(t, "elementalist", "Simulacrum"),
        consume=["any+any", "any+any/2"],
        consume_wild=[0, 1, 2, 3],
        target=bear(t).id,
    )
    assert lacks(bear(t)) == 2 + 3
    assert not bear(t).conditions[MUDDLE]


@rule("gloomhaven:elem.09", "gloomhaven:r.41")
def test_abilities_that_elements_pay_for_come_in_the_order_liked() -> None:
    t = duo("elementalist", hero_level=9)
    t.put(bear(t), (5, 0))
    assert not any_possible(t, action(t, body(t, "elementalist")), t.half(card("Ethereal Manifestation"), 1).abilities)
    strong(t, "fire", "air")
    assert offered(bottom(t, "elementalist", "Ethereal Manifestation")).options == [None, "fire", "air"]
    run(
        bottom(t, "elementalist", "Ethereal Manifestation"),
        consume=["air", "fire"],  # Move 3, and then Attack 3, Range 3
        move_to=[(2, 0), None],
        target=bear(t).id,
    )
    assert lacks(bear(t)) == 3


@rule("gloomhaven:class.02", "gloomhaven:fx.15")
def test_lightning_that_adds_a_target_strikes_it_like_the_first() -> None:
    t = duo("elementalist", hero_level=3)
    second = add_monster(t, "cave-bear", (3, 0), "normal", 30)
    third = add_monster(t, "cave-bear", (5, 0), "normal", 30)
    other = add_monster(t, "cave-bear", (-3, 0), "normal", 30)
    t.put(bear(t), (2, 0))
    # the card that adds a target comes with the second attack
    hero(t, "elementalist").deck.draw = [0] * 9 + [modifier(targets=1), 0]
    run(top(t, "elementalist", "Chain Lightning"), target=[bear(t).id, second.id, other.id, third.id])
    assert [lacks(one) for one in (bear(t), second, third, other)] == [4, 3, 2, 4]


@rule("gloomhaven:class.06", "gloomhaven:elem.05")
def test_formless_power_is_paid_for_once_in_an_action() -> None:
    t = duo("elementalist")
    run(bottom(t, "elementalist", "Formless Power"))
    t.put(bear(t), (3, 0))
    strong(t, "fire")
    run(bottom(t, "elementalist", "Ice Spikes"), consume="any", target=bear(t).id)  # Attack 5
    assert lacks(bear(t)) == 6
    assert t.elements[0] == 0


@rule("gloomhaven:attack.05")
def test_a_vortex_strikes_at_exactly_its_range() -> None:
    t = duo("elementalist")
    near, away = add_monster(t, "cave-bear", (2, 0), "normal", 30), add_monster(t, "cave-bear", (3, 0), "normal", 30)
    run(top(t, "elementalist", "Infernal Vortex"))
    assert [lacks(one) for one in (bear(t), near, away)] == [0, 4, 0]


@rule("gloomhaven:class.13")
def test_attacks_are_made_from_the_hex_of_a_double() -> None:
    t = duo("elementalist", hero_level=6)
    run(bottom(t, "elementalist", "Simulacrum"), hex=(-1, 0))
    double = next(f for f in t.figures if f.form == SUMMON)
    t.put(double, (-4, 0))
    other = add_monster(t, "cave-bear", (-6, 0), "normal", 30)
    run(top(t, "elementalist", "Raw Enhancement"), attack_from=(-4, 0), target=other.id)  # Attack 1, Range 3
    assert lacks(other) == 1
    t.put(bear(t), (3, 0))
    run(top(t, "elementalist", "Raw Enhancement"), attack_from=(0, 0), target=bear(t).id)
    assert lacks(bear(t)) == 1


@rule("gloomhaven:heal.01", "gloomhaven:elem.10")
def test_a_hurricane_blows_around_the_healed() -> None:
    t = duo("elementalist", hero_level=9)
    t.put(bear(t), (0, 3))
    body(t, "brute").hp -= 2
    run(top(t, "elementalist", "Eye of the Hurricane"), target=[body(t, "brute").id, bear(t).id])
    assert (lacks(body(t, "brute")), lacks(bear(t))) == (0, 2)
    strong(t, "fire", "ice")
    body(t, "brute").hp -= 2
    run(bottom(t, "elementalist", "Eternal Equilibrium"), target=body(t, "brute").id, consume=["fire", "ice"])
    assert shield_of(t, body(t, "brute")) == 2


@rule("gloomhaven:bonus.05", "gloomhaven:elem.05")
def test_volatile_consumption_harms_or_heals_after_an_action_that_consumed() -> None:
    t = duo("elementalist", hero_level=8)
    run(top(t, "elementalist", "Volatile Consumption"))
    strong(t, "fire")
    t.put(bear(t), (2, 0))
    run(
        top(t, "elementalist", "Raw Enhancement"),
        consume="fire",
        target=[bear(t).id, bear(t).id],
        one_of="damage",
    )
    assert lacks(bear(t)) == 3 + 1
    run(top(t, "elementalist", "Raw Enhancement"), target=bear(t).id)
    assert lacks(bear(t)) == 5


@rule("gloomhaven:class.04", "gloomhaven:elem.01")
def test_vengeance_kills_the_normal_ones_in_its_area() -> None:
    t = duo("elementalist", hero_level=9)
    t.put(bear(t), (3, 0))
    strong(t, "dark", "ice")
    target = bear(t).id
    run(top(t, "elementalist", "Vengeance"), consume="dark+any", area=(target,))
    assert t.figure(target) is None
