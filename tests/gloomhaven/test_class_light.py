"""Sunkeeper and Quartermaster: what they do for others."""

from __future__ import annotations

from typing import Any

from gloomhaven.tables import body, bottom, card, foe, hero, lacks, monster_card, table, takes, top
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.facts import CARDS
from klubovna.games.gloomhaven.figures import CONSUMED, READY, SPENT, STRONG
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.round.rest import long_rest
from klubovna.games.gloomhaven.round.steps import clean_up
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM, PLAY_TOP, turn_step
from klubovna.games.gloomhaven.state import TURN_ENDS, Table
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS, STRENGTHEN
from klubovna.testing import offered, rule, run

LIGHT = ELEMENTS.index("light")


def pair(role: str, other: str = "brute", **more: Any) -> Table:
    """A character and an ally beside it; a bear beside the ally."""
    at = {role: (0, 0), other: (0, 1)}
    return table(role, other, at=at, monsters=[("cave-bear", (1, 1), "normal", 30)], **more)


def plain(t: Table) -> Table:
    for one in t.characters:
        one.deck.draw = [0] * 20
    t.deck.draw = [0] * 20
    return t


@rule("gloomhaven:class.05")
def test_an_ally_takes_an_extra_turn_in_the_middle_of_another() -> None:
    t = plain(pair("sunkeeper", hero_level=2))
    brute, keeper = hero(t, "brute"), hero(t, "sunkeeper")
    t.halves = 1
    one, two = card("Trample"), card("Spare Dagger")
    run(
        top(t, "sunkeeper", "Unwavering Mandate"),
        target=[body(t, "brute").id, foe(t, "cave-bear").id],
        extra_cards=[one, two],
        act=[(PLAY_TOP, one), None],
    )
    assert lacks(foe(t, "cave-bear")) == 3
    assert sorted(brute.discard) == sorted([one, two])
    assert (t.acting, brute.chosen) == (keeper.figure, [])  # the turn of the first goes on
    assert card("Unwavering Mandate") in keeper.lost


@rule("gloomhaven:class.05", "gloomhaven:elem.02")
def test_elements_of_an_extra_turn_are_there_when_it_ends() -> None:
    t = pair("sunkeeper", hero_level=2)
    t.infused = 1 << LIGHT  # made earlier in the turn of the sunkeeper, which goes on
    one, two = card("Leaping Cleave"), card("Spare Dagger")
    run(
        top(t, "sunkeeper", "Unwavering Mandate"),
        target=body(t, "brute").id,
        extra_cards=[one, two],
        act=[(PLAY_BOTTOM, one), None],
        move_to=[(0, 2), None],
    )
    assert (t.elements[ELEMENTS.index("air")], t.elements[LIGHT], t.infused) == (STRONG, 0, 1 << LIGHT)


@rule("gloomhaven:class.20")
def test_damage_of_an_ally_is_suffered_in_its_place() -> None:
    t = pair("sunkeeper", hero_level=9)
    run(top(t, "sunkeeper", "Divine Intervention"))
    aid = card("Divine Intervention")
    run(suffer(t, body(t, "brute"), 4), suffer_for=aid, negate=None)
    assert (lacks(body(t, "brute")), lacks(body(t, "sunkeeper"))) == (0, 3)
    run(suffer(t, body(t, "brute"), 2), suffer_for=None, negate=None)
    assert (lacks(body(t, "brute")), lacks(body(t, "sunkeeper"))) == (2, 3)


@rule("gloomhaven:class.01", "gloomhaven:bonus.05")
def test_a_bonus_protects_those_beside() -> None:
    t = pair("sunkeeper")
    run(bottom(t, "sunkeeper", "Protective Blessing"))
    run(suffer(t, body(t, "brute"), 4))
    run(suffer(t, body(t, "sunkeeper"), 4))
    assert (lacks(body(t, "brute")), lacks(body(t, "sunkeeper"))) == (0, 0)
    t.put(body(t, "brute"), (0, 3))
    run(suffer(t, body(t, "brute"), 1), negate=None)
    assert lacks(body(t, "brute")) == 1


@rule("gloomhaven:class.01")
def test_a_chant_makes_allies_stronger_and_quicker() -> None:
    t = plain(pair("sunkeeper", hero_level=6))
    run(top(t, "sunkeeper", "Supportive Chant"))
    run(bottom(t, "brute", "Spare Dagger"), target=foe(t, "cave-bear").id)  # Attack 2
    assert lacks(foe(t, "cave-bear")) == 2 + 1
    t = plain(pair("sunkeeper", hero_level=6))
    run(bottom(t, "sunkeeper", "Supportive Chant"))
    assert offered(bottom(t, "brute", "Grab and Go")).about == (body(t, "brute").id, 4 + 2)


@rule("gloomhaven:class.06", "gloomhaven:elem.05")
def test_a_bonus_that_costs_light_works_when_it_is_paid_for() -> None:
    t = plain(pair("sunkeeper", hero_level=7))
    run(top(t, "sunkeeper", "Weapon of Purity"))
    t.put(body(t, "sunkeeper"), (1, 0))
    t.elements[LIGHT] = STRONG
    xp = hero(t, "sunkeeper").xp
    run(top(t, "sunkeeper", "Holy Strike"), consume="light", target=foe(t, "cave-bear").id)  # Attack 2
    assert (lacks(foe(t, "cave-bear")), t.elements[LIGHT], hero(t, "sunkeeper").xp) == (4, 0, xp + 1)


@rule("gloomhaven:class.04")
def test_light_kills_instead_of_the_granted_attack() -> None:
    t = plain(pair("sunkeeper", hero_level=8))
    t.elements[LIGHT] = STRONG
    bear = foe(t, "cave-bear")
    run(top(t, "sunkeeper", "Inspiring Sanctity"), target=[body(t, "brute").id, bear.id], consume={1: "light"})
    assert t.figure(bear.id) is None
    assert hero(t, "sunkeeper").xp == 2 + 1  # the light too is printed on the card of the one who grants


@rule("gloomhaven:bonus.02", "gloomhaven:elem.01")
def test_a_beacon_makes_light_where_there_is_none() -> None:
    t = pair("sunkeeper")
    run(bottom(t, "sunkeeper", "Beacon of Light"))
    for strong, infused in ((STRONG, 0), (0, 1)):
        t.elements[LIGHT], t.infused = strong, 0
        t.acting, t.moment = hero(t, "sunkeeper").figure, TURN_ENDS
        run(turn_step(t))
        assert (t.elements[LIGHT], hero(t, "sunkeeper").active[0][2]) == (STRONG, infused)


@rule("gloomhaven:move.06")
def test_allies_moved_through_are_blessed() -> None:
    t = table("sunkeeper", "brute", at={"sunkeeper": (0, 0), "brute": (1, 0)}, hero_level=5)
    bless = hero(t, "brute").deck
    before = len(bless.draw)
    run(bottom(t, "sunkeeper", "Path of Glory"), move_to=[(1, 0), (2, 0), None])
    assert len(bless.draw) == before + 1


# -- Quartermaster -----------------------------------------------------------------------------------------------------


def worn(t: Table, *states: int) -> None:
    hero(t, "brute").item_state = [*states]


@rule("gloomhaven:recover.04")
def test_items_of_allies_are_refreshed_one_each() -> None:
    t = table(
        "quartermaster",
        "brute",
        "tinkerer",
        at={"quartermaster": (0, 0), "brute": (0, 1), "tinkerer": (1, 0)},
        items={"brute": [1, 12], "tinkerer": [2]},
    )
    worn(t, SPENT, CONSUMED)
    hero(t, "tinkerer").item_state = [SPENT]
    run(top(t, "quartermaster", "Restock"), refresh={1: 11})
    assert (hero(t, "brute").item_state, hero(t, "tinkerer").item_state) == ([SPENT, READY], [READY])


@rule("gloomhaven:recover.04")
def test_only_items_of_the_hands_are_reforged() -> None:
    t = pair("quartermaster", hero_level=2, items={"brute": [1, 8]})
    worn(t, SPENT, SPENT)
    run(top(t, "quartermaster", "Reforge"), target=body(t, "brute").id)
    assert hero(t, "brute").item_state == [SPENT, READY]


@rule("gloomhaven:class.06")
def test_an_item_used_in_an_attack_makes_it_stronger_once() -> None:
    t = plain(
        table(
            "quartermaster",
            at={"quartermaster": (0, 0)},
            items={"quartermaster": [14]},
            monsters=[("cave-bear", (1, 0), "normal", 30)],
        )
    )
    run(top(t, "quartermaster", "Proficiency"))
    bear = foe(t, "cave-bear")
    run(top(t, "quartermaster", "Hastened Step"), item=13, target=[bear.id, bear.id], move_to=None)  # Attack 2, twice
    assert lacks(bear) == (2 + 1 + 1) + (2 + 1)  # the potion for both, the bonus for one
    run(bottom(t, "quartermaster", "Restock"), target=bear.id)  # Attack 3, without an item
    assert lacks(bear) == 7 + 3


@rule("gloomhaven:class.06")
def test_a_card_is_discarded_for_the_supply_of_an_ally() -> None:
    t = pair("quartermaster", hero_level=3, items={"brute": [12]})
    run(top(t, "quartermaster", "Continual Supply"))
    worn(t, CONSUMED)
    master = hero(t, "quartermaster")
    given = master.hand[0]
    t.acting, t.moment = master.figure, TURN_ENDS
    run(turn_step(t), discard=given, target=body(t, "brute").id)
    assert given in master.discard
    assert hero(t, "brute").item_state == [READY]


@rule("gloomhaven:bonus.02", "gloomhaven:recover.04")
def test_steel_is_refreshed_at_the_end_of_the_round_and_in_a_long_rest() -> None:
    t = table("quartermaster", items={"quartermaster": [1, 12]}, hero_level=7)
    master = hero(t, "quartermaster")
    run(top(t, "quartermaster", "Reinforced Steel"))
    master.item_state = [SPENT, CONSUMED]
    run(clean_up(t))
    assert master.item_state == [READY, CONSUMED]
    run(top(t, "quartermaster", "Refreshment"))
    master.discard, master.hand = master.hand[:2], master.hand[2:]
    run(long_rest(t, master), rest_lose=master.discard[0])
    assert master.item_state == [READY, READY]


@rule("gloomhaven:class.01")
def test_arrows_add_a_target_to_ranged_attacks_of_those_beside() -> None:
    t = table(
        "quartermaster",
        "tinkerer",
        at={"quartermaster": (0, 0), "tinkerer": (0, 1)},
        monsters=[("cave-bear", (2, 1), "normal", 30), ("cave-bear", (2, 0), "normal", 30)],
        hero_level=6,
    )
    plain(t)
    run(top(t, "quartermaster", "Quiver of Arrows"))
    bears = [foe(t, "cave-bear", 1), foe(t, "cave-bear", 2)]
    run(top(t, "tinkerer", "Crank Bow"), target=[bear.id for bear in bears])
    assert [lacks(bear) for bear in bears] == [6, 6]


@rule("gloomhaven:area.01", "gloomhaven:boss.05")
def test_a_bomb_hurts_its_bearer_and_normal_enemies_in_its_area() -> None:
    t = table(
        "quartermaster",
        at={"quartermaster": (0, 0)},
        monsters=[("cave-bear", (1, -1), "normal", 30), ("cave-bear", (1, 0), "elite", 30)],
        hero_level=6,
    )
    normal, elite = foe(t, "cave-bear", 1), foe(t, "cave-bear", 2)
    run(bottom(t, "quartermaster", "Catastrophic Bomb"), negate=None, area=(normal.id,))
    assert (lacks(normal), lacks(elite), lacks(body(t, "quartermaster"))) == (7, 0, 7)


@rule("gloomhaven:class.01")
def test_attacks_on_those_in_the_radiance_have_disadvantage() -> None:
    t = pair("sunkeeper", hero_level=4)
    run(bottom(t, "sunkeeper", "Engulfing Radiance"))
    t.deck.draw = [0] * 5 + [2, 1]  # a +1, then a -1: the worse counts
    monster_card(t, "cave-bear", 41)
    t.put(body(t, "sunkeeper"), (0, -3))
    run(figure_turn(t, foe(t, "cave-bear")), negate=None)
    assert lacks(body(t, "brute")) == 3 - 1


@rule("gloomhaven:fx.08")
def test_three_enemies_are_pulled() -> None:
    t = table(
        "quartermaster",
        at={"quartermaster": (0, 0)},
        monsters=[("cave-bear", (2, 0)), ("cave-bear", (0, 2)), ("cave-bear", (-2, 0)), ("cave-bear", (0, -2))],
    )
    ids = [foe(t, "cave-bear", n).id for n in (1, 2, 3)]
    run(bottom(t, "quartermaster", "Scroll of Recall"), targets=ids, pull_to=[(1, 0), (0, 1), (-1, 0)])
    assert sorted(t.ground.range((0, 0), foe(t, "cave-bear", n).at) for n in (1, 2, 3, 4)) == [1, 1, 1, 2]


@rule("gloomhaven:card.06")
def test_light_changes_whom_an_aura_strengthens() -> None:
    t = table("sunkeeper", "brute", at={"sunkeeper": (0, 0), "brute": (2, 0)})
    t.elements[LIGHT] = STRONG
    run(bottom(t, "sunkeeper", "Purifying Aura"), consume="light")
    assert body(t, "brute").conditions[STRENGTHEN]
    assert CARDS[card("Purifying Aura")].level == 1
    assert takes(t, "sunkeeper", "Daybreak").chosen == [card("Daybreak")]
    assert (PLAY_BOTTOM, card("Daybreak")) in offered(turn_step(t)).options
