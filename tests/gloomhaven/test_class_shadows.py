"""Nightshroud, Plagueherald and Berserker: dark, poison, and what damage buys."""

from __future__ import annotations

from typing import Any

from gloomhaven.tables import (
    add_monster,
    body,
    bottom,
    card,
    foe,
    hero,
    lacks,
    monster_card,
    obstacle,
    suffers,
    table,
    takes,
    top,
)
from klubovna.games.gloomhaven.combat.attacking import strike_all
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.combat.targeting import Blow
from klubovna.games.gloomhaven.facts import CURSE_CARD
from klubovna.games.gloomhaven.figures import NOBODY, STRONG
from klubovna.games.gloomhaven.map.falling import fall
from klubovna.games.gloomhaven.map.moving import flies
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.round.rest import long_rest
from klubovna.games.gloomhaven.round.steps import clean_up, rests
from klubovna.games.gloomhaven.round.turn import PLAY_TOP, PUT_AWAY, turn_step
from klubovna.games.gloomhaven.scenario.reveal import nearest
from klubovna.games.gloomhaven.state import TURN_ENDS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack
from klubovna.games.gloomhaven.vocabulary.words import (
    CONDITION,
    ELEMENTS,
    IMMOBILIZE,
    INVISIBLE,
    POISON,
    STUN,
    WOUND,
)
from klubovna.testing import offered, rule, run

DARK, FIRE = ELEMENTS.index("dark"), ELEMENTS.index("fire")


def facing(role: str, **more: Any) -> Table:
    """A character beside a bear with 30 hit points; every modifier is +0."""
    t = table(role, at={role: (0, 0)}, monsters=[("cave-bear", (1, 0), "normal", 30)], **more)
    for one in t.characters:
        one.deck.draw = [0] * 30
    t.deck.draw = [0] * 30
    return t


def bear(t: Table, number: int = 1) -> Any:
    return foe(t, "cave-bear", number)


# -- Nightshroud -------------------------------------------------------------------------------------------------------


@rule("gloomhaven:class.04", "gloomhaven:elem.09")
def test_dark_kills_instead_of_an_attack() -> None:
    t = facing("nightshroud")
    t.elements[DARK] = STRONG
    target = bear(t).id
    run(top(t, "nightshroud", "Spirit of the Night"), consume="dark", target=target)
    assert t.figure(target) is None
    assert hero(t, "nightshroud").xp == 1


@rule("gloomhaven:class.04")
def test_enemies_of_other_ranks_are_attacked_all_the_same() -> None:
    t = facing("nightshroud", hero_level=9)
    t.elements[DARK] = STRONG
    elite = add_monster(t, "cave-bear", (0, 1), "elite", 30)
    normal = bear(t)
    run(top(t, "nightshroud", "Angel of Death"), consume="dark", target=elite.id)
    assert t.figure(normal.id) is None
    assert lacks(elite) == 4


@rule("gloomhaven:class.22", "gloomhaven:elem.05")
def test_a_bonus_for_the_turn_ends_with_it() -> None:
    t = facing("nightshroud")
    t.elements[DARK] = STRONG
    run(bottom(t, "nightshroud", "Empowering Void"), move_to=None, consume="dark")
    run(top(t, "nightshroud", "Dark Cloud"), target=bear(t).id)  # Attack 3
    assert lacks(bear(t)) == 6
    t.acting, t.moment = hero(t, "nightshroud").figure, TURN_ENDS
    run(turn_step(t))
    assert hero(t, "nightshroud").active == []
    assert card("Empowering Void") in hero(t, "nightshroud").discard
    t = facing("nightshroud")
    run(top(t, "nightshroud", "Empowering Void"), target=bear(t).id)  # without dark it does not begin
    assert hero(t, "nightshroud").active == []


@rule("gloomhaven:bonus.03", "gloomhaven:cond.pos.01")
def test_knives_follow_the_attack_of_who_is_invisible() -> None:
    t = facing("nightshroud")
    run(top(t, "nightshroud", "Black Knives"))
    run(top(t, "nightshroud", "Dark Cloud"), target=bear(t).id)
    assert lacks(bear(t)) == 3
    suffers(body(t, "nightshroud"), "invisible")
    run(top(t, "nightshroud", "Dark Cloud"), target=[bear(t).id, bear(t).id])
    assert (lacks(bear(t)), hero(t, "nightshroud").active[0][2]) == (3 + 3 + 2, 1)


@rule("gloomhaven:bonus.03", "gloomhaven:turn.01")
def test_wings_carry_to_an_enemy_before_the_attack() -> None:
    t = facing("nightshroud")
    run(bottom(t, "nightshroud", "Wings of the Night"))
    t.put(bear(t), (3, 0))
    takes(t, "nightshroud", "Dark Cloud", "Cloak of Shade")
    assert (PLAY_TOP, card("Dark Cloud")) in offered(turn_step(t)).options
    run(top(t, "nightshroud", "Dark Cloud"), move_to=[(2, 0)], target=bear(t).id)
    assert (lacks(bear(t)), hero(t, "nightshroud").active[0][2]) == (3, 1)


@rule("gloomhaven:class.11")
def test_dark_teleports_instead_of_a_move() -> None:
    t = facing("nightshroud")
    t.elements[DARK] = STRONG
    run(bottom(t, "nightshroud", "Concealed Dominance"), consume="dark", hex=(5, 0))
    assert body(t, "nightshroud").at == (5, 0)


@rule("gloomhaven:cond.pos.01")
def test_eyes_of_the_night_see_the_invisible() -> None:
    t = facing("nightshroud", hero_level=7)
    suffers(bear(t), "invisible")
    run(top(t, "nightshroud", "Dark Cloud"))
    assert lacks(bear(t)) == 0
    run(top(t, "nightshroud", "Eyes of the Night"))
    run(top(t, "nightshroud", "Dark Cloud"), target=bear(t).id)
    assert lacks(bear(t)) == 3


@rule("gloomhaven:elem.09")
def test_dark_changes_both_abilities_of_a_smoke_step() -> None:
    t = facing("nightshroud")
    t.elements[DARK] = STRONG
    t.put(bear(t), (4, 0))
    run(top(t, "nightshroud", "Smoke Step"), consume="dark", move_to=[(3, 0)], target=bear(t).id)
    assert (lacks(bear(t)), hero(t, "nightshroud").xp) == (4, 1)


# -- Plagueherald ------------------------------------------------------------------------------------------------------


def plagued(**more: Any) -> Table:
    t = table(
        "plagueherald",
        "brute",
        at={"plagueherald": (0, 0), "brute": (0, 1)},
        monsters=[("cave-bear", (2, 0), "normal", 30), ("cave-bear", (3, 0), "normal", 30)],
        **more,
    )
    for one in t.characters:
        one.deck.draw = [0] * 30
    return t


@rule("gloomhaven:class.06")
def test_an_ally_is_poisoned_for_a_stronger_attack_or_suffers() -> None:
    t = plagued()
    run(top(t, "plagueherald", "Spread the Plague"))
    brute = body(t, "brute")
    run(bottom(t, "plagueherald", "Spread the Plague"), target=[brute.id, bear(t).id])  # Attack 3
    assert (lacks(bear(t)), brute.conditions[POISON]) == (4, 1)
    run(bottom(t, "plagueherald", "Spread the Plague"), target=[brute.id, bear(t).id], negate=None)
    assert (lacks(bear(t)), lacks(brute)) == (8, 3)
    run(bottom(t, "plagueherald", "Spread the Plague"), target=[None, bear(t).id])
    assert lacks(bear(t)) == 11


@rule("gloomhaven:class.01", "gloomhaven:move.11")
def test_wings_let_the_herald_fly() -> None:
    t = plagued()
    assert not flies(t, body(t, "plagueherald"))
    run(top(t, "plagueherald", "Winged Congregation"))
    assert flies(t, body(t, "plagueherald"))


@rule("gloomhaven:turn.06")
def test_poison_is_turned_into_damage() -> None:
    t = plagued(hero_level=5)
    suffers(bear(t), "poison")
    assert offered(top(t, "plagueherald", "Virulent Strain")).options == [None, bear(t).id]
    run(top(t, "plagueherald", "Virulent Strain"), target=bear(t).id)
    assert (lacks(bear(t)), bear(t).conditions[POISON]) == (3, 0)
    suffers(bear(t), "poison")
    run(bottom(t, "plagueherald", "Virulent Strain"))  # spreads to those beside
    assert bear(t, 2).conditions[POISON]
    run(top(t, "plagueherald", "Accelerated End"))
    assert (lacks(bear(t)), lacks(bear(t, 2))) == (4, 1)


@rule("gloomhaven:bonus.05", "gloomhaven:cond.neg.15")
def test_a_curse_that_foils_an_attack_strikes_back() -> None:
    t = plagued(hero_level=7)
    run(top(t, "plagueherald", "Baneful Hex"))
    t.deck.draw.append(CURSE_CARD)
    t.put(bear(t), (1, 1))
    struck = Action(t, bear(t), 0, auto=True)
    run(strike_all(t, struck, Blow(Attack(value=3), 0), [body(t, "brute")]))
    assert (lacks(bear(t)), lacks(body(t, "brute"))) == (3, 0)


@rule("gloomhaven:bonus.05")
def test_sick_allies_give_strength() -> None:
    t = table(
        "plagueherald",
        "brute",
        "tinkerer",
        at={"plagueherald": (0, 0), "brute": (0, 1), "tinkerer": (0, 2)},
        monsters=[("cave-bear", (2, 0), "normal", 30)],
        hero_level=9,
    )
    hero(t, "plagueherald").deck.draw = [0] * 9
    for role in ("brute", "tinkerer"):
        suffers(body(t, role), "poison")
    run(bottom(t, "plagueherald", "Convert the Flock"), negate={1: None, 2: None})
    assert hero(t, "plagueherald").xp == 1
    run(bottom(t, "plagueherald", "Spread the Plague"), target=bear(t).id)
    assert lacks(bear(t)) == 3 + 1


@rule("gloomhaven:class.06")
def test_damage_is_suffered_for_harm_after_a_move() -> None:
    t = plagued(hero_level=5)
    run(top(t, "plagueherald", "Willing Sacrifice"))
    suffers(bear(t), "poison")
    sacrifice = card("Willing Sacrifice")
    run(
        bottom(t, "plagueherald", "Biting Gnats"),
        move_to=[(-1, 0), None],
        bonus=sacrifice,
        negate=None,
        target=bear(t).id,
    )
    assert (lacks(body(t, "plagueherald")), lacks(bear(t))) == (1, 3)


@rule("gloomhaven:area.10")
def test_a_pestilence_poisons_friend_and_foe() -> None:
    t = plagued()
    t.put(body(t, "brute"), (2, 1))
    asked = offered(top(t, "plagueherald", "Vile Pestilence"))
    both = next(one for one in asked.options if one is not None and len(one) == 3)
    run(top(t, "plagueherald", "Vile Pestilence"), area=both, target=[bear(t).id])
    assert [one.conditions[POISON] for one in (body(t, "brute"), bear(t), bear(t, 2))] == [1, 1, 1]


# -- Berserker ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:class.03", "gloomhaven:r.56")
def test_damage_buys_a_stronger_attack() -> None:
    t = facing("berserker")
    run(top(t, "berserker", "Strength in Agony"), pay=True, negate=None, target=bear(t).id)  # Attack 3
    assert (lacks(bear(t)), lacks(body(t, "berserker")), hero(t, "berserker").xp) == (5, 2, 1)
    run(top(t, "berserker", "Strength in Agony"), pay=False, target=bear(t).id)
    assert (lacks(bear(t)), hero(t, "berserker").xp) == (8, 1)
    lost = hero(t, "berserker").hand[0]
    run(top(t, "berserker", "Strength in Agony"), pay=True, negate=lost, target=bear(t).id)
    assert (lacks(bear(t)), lacks(body(t, "berserker"))) == (13, 2)


@rule("gloomhaven:class.03")
def test_damage_buys_hexes_targets_and_strength() -> None:
    t = facing("berserker", hero_level=9)
    asked = offered(bottom(t, "berserker", "Strength in Agony"), pay_damage=2, negate=None)
    assert asked.about == (body(t, "berserker").id, 4 + 2)
    t = facing("berserker", hero_level=9)
    run(bottom(t, "berserker", "The Maw of Madness"), pay_damage=5, negate=None, target=bear(t).id)
    assert lacks(bear(t)) in (7, 8)  # 3 + 5, with disadvantage beside it
    t = facing("berserker", hero_level=9)
    run(top(t, "berserker", "Reckless Offensive"), pay_damage=0)
    assert lacks(bear(t)) == 0
    run(top(t, "berserker", "Reckless Offensive"), pay_damage=1, negate=None, target=bear(t).id)
    assert lacks(bear(t)) == 4


@rule("gloomhaven:class.03")
def test_what_is_not_paid_for_does_not_happen() -> None:
    t = facing("berserker")
    run(bottom(t, "berserker", "Numb the Pain"), move_to=None, pay=False)
    assert not bear(t).conditions[STUN]
    run(bottom(t, "berserker", "Numb the Pain"), move_to=None, pay=True, negate=None, target=bear(t).id)
    assert bear(t).conditions[STUN]


@rule("gloomhaven:bonus.05", "gloomhaven:bonus.03")
def test_deadly_damage_is_prevented_and_other_damage_is_not() -> None:
    t = facing("berserker")
    run(bottom(t, "berserker", "Defiance of Death"))
    figure = body(t, "berserker")
    run(suffer(t, figure, 4), negate=None)
    run(suffer(t, figure, 99))
    assert (lacks(figure), hero(t, "berserker").active[0][2]) == (4, 1)


@rule("gloomhaven:class.14")
def test_hit_points_rise_above_the_maximum_and_fall_to_one() -> None:
    t = facing("berserker")
    figure = body(t, "berserker")
    run(bottom(t, "berserker", "Unbridled Power"), target=figure.id)
    assert (figure.hp, figure.max_hp) == (13, 10)
    run(top(t, "berserker", "Glass Hammer"), target=bear(t).id)
    assert (lacks(bear(t)), figure.hp, hero(t, "berserker").xp) == (13, 1, 2 + 2)  # one for every five


@rule("gloomhaven:bonus.03", "gloomhaven:heal.05")
def test_heals_are_made_stronger() -> None:
    t = facing("berserker")
    figure = body(t, "berserker")
    run(bottom(t, "berserker", "Cauterize"))
    figure.hp = 1
    hero(t, "berserker").discard = hero(t, "berserker").hand[:2]
    hero(t, "berserker").hand = hero(t, "berserker").hand[2:]
    run(long_rest(t, hero(t, "berserker")), rest_lose=hero(t, "berserker").discard[0])
    assert (figure.hp, hero(t, "berserker").active[0][2]) == (1 + 2 + 2, 1)


@rule("gloomhaven:class.21", "gloomhaven:rest.10")
def test_a_short_rest_counts_as_a_long_one() -> None:
    t = facing("berserker", hero_level=6, items={"berserker": [1]})
    fighter, figure = hero(t, "berserker"), body(t, "berserker")
    run(bottom(t, "berserker", "Unstoppable Destruction"))
    fighter.item_state = [1]
    figure.hp -= 4
    fighter.discard, fighter.hand = fighter.hand[:3], fighter.hand[3:]
    run(clean_up(t))
    lost = sorted(fighter.discard)[1]
    run(rests(t), rest_short=True, rest_lose=lost)
    assert (lacks(figure), fighter.item_state, fighter.lost) == (2, [0], [lost])
    run(rests(t))
    assert not fighter.rests_well


@rule("gloomhaven:exh.03")
def test_a_final_fight_exhausts_the_fighter() -> None:
    bears = [("cave-bear", (1, 0), "normal", 30)]
    t = table("berserker", "brute", at={"berserker": (0, 0)}, monsters=bears, hero_level=5)
    target = bear(t).id
    run(top(t, "berserker", "Final Fight"), target=target)
    assert t.figure(target) is None
    assert (hero(t, "berserker").figure, hero(t, "berserker").xp) == (NOBODY, 3)
    assert card("Final Fight") in hero(t, "berserker").lost


@rule("gloomhaven:move.11")
def test_a_broken_wing_flies_no_more() -> None:
    t = table("berserker", at={"berserker": (0, 0)}, monsters=[("wind-demon", (3, 0), "normal", 30)], hero_level=8)
    demon = foe(t, "wind-demon")
    hero(t, "berserker").deck.draw = [0] * 9
    assert flies(t, demon)
    run(bottom(t, "berserker", "Bone Breaker"), target=demon.id)
    assert not flies(t, demon)


@rule("gloomhaven:move.14")
def test_who_loses_its_wings_above_an_obstacle_falls() -> None:
    demons = [("wind-demon", (3, 0), "normal", 30)]
    t = table("berserker", at={"berserker": (0, 0)}, monsters=demons, hero_level=8, level=3)
    demon = foe(t, "wind-demon")
    obstacle(t, (3, 0), (2, 0))
    t.coins.append((3, -1))  # not empty, nor is the other hex of the obstacle
    hero(t, "berserker").deck.draw = [0] * 9
    asked = offered(bottom(t, "berserker", "Bone Breaker"), target=demon.id)
    assert (asked.seat, asked.options) == (0, [(2, 1), (3, 1), (4, -1), (4, 0)])
    assert lacks(demon) == 3 - shield_of(t, demon) + 5  # Attack 3, and a trap of level 3
    t.coins.append((2, 1))
    t.put(demon, (3, 0))
    t.obstacles.append([(3, 1), (4, -1)])
    t.changed_map()
    run(fall(t, demon))
    assert demon.at == (4, 0)  # the only empty hex beside


@rule("gloomhaven:move.14", "gloomhaven:bonus.09")
def test_the_herald_who_puts_the_wings_away_falls() -> None:
    t = plagued()
    herald = body(t, "plagueherald")
    run(top(t, "plagueherald", "Winged Congregation"))
    obstacle(t, herald.at)
    away = (PUT_AWAY, card("Winged Congregation"))
    free = nearest(t, herald.at)
    run(turn_step(t), act=away, negate=None, monster_hex=free[-1])
    assert (herald.at, lacks(herald)) == (free[-1], 3)
    run(top(t, "plagueherald", "Winged Congregation"))
    run(turn_step(t), act=away)
    assert (herald.at, lacks(herald)) == (free[-1], 3)  # on the floor nothing happens


@rule("gloomhaven:retal.01", "gloomhaven:bonus.05")
def test_recklessness_strengthens_attackers_and_spikes_the_retaliation() -> None:
    t = facing("berserker", hero_level=3)
    run(bottom(t, "berserker", "Reckless Offensive"))
    run(top(t, "berserker", "Spiked Armor"))
    monster_card(t, "cave-bear", 41)
    run(figure_turn(t, bear(t)), negate=None)
    assert (lacks(body(t, "berserker")), lacks(bear(t))) == (3 + 1, 2 + 2)


@rule("gloomhaven:bonus.05", "gloomhaven:cond.09")
def test_vengeance_for_damage_and_no_condition_takes_hold() -> None:
    t = facing("berserker", hero_level=8)
    run(top(t, "berserker", "Vengeful Barrage"))
    run(suffer(t, body(t, "berserker"), 1), negate=None, target=bear(t).id)
    assert lacks(bear(t)) == 3
    run(bottom(t, "berserker", "Careless Charge"))
    run(top(t, "berserker", "Careless Charge"), move_to=None, pay=True, target=bear(t).id, push_to=None)
    assert not body(t, "berserker").conditions[WOUND]
    assert bear(t).conditions[IMMOBILIZE]
    t.elements[FIRE] = STRONG
    assert body(t, "berserker").conditions[INVISIBLE] == 0
    assert CONDITION["wound"] == WOUND


@rule("gloomhaven:bonus.08", "gloomhaven:turn.02")
def test_lost_cards_and_missing_hit_points_make_attacks() -> None:
    t = facing("berserker", hero_level=3)
    fighter = hero(t, "berserker")
    fighter.lost = [card(name) for name in ("Cauterize", "Furious Aid", "Bounce Back")]
    fighter.hand = [one for one in fighter.hand if one not in fighter.lost]
    run(top(t, "berserker", "Growing Rage"), target=bear(t).id)
    assert lacks(bear(t)) == 3
    body(t, "berserker").hp -= 5
    run(top(t, "berserker", "Resolute Stand"), target=bear(t).id)
    assert (lacks(bear(t)), fighter.xp) == (8, 1 + 1)
    bear(t).hp = 3
    assert offered(bottom(t, "berserker", "From the Brink")).kind.name == "move.to"
    run(top(t, "berserker", "Fatal Fury"))  # fewer than half of 5: 2 at most
    assert bear(t).hp == 3
    bear(t).hp = 2
    run(top(t, "berserker", "Fatal Fury"), target=bear(t).id)
    assert t.kills[t.kinds.index(t.cast[1][1])] == 1
