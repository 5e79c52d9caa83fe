"""Suffering damage, negating it with cards, exhaustion, experience."""

from typing import Any

import pytest

from gloomhaven.tables import (
    body,
    bottom,
    card,
    foe,
    hero,
    lacks,
    monster,
    monster_card,
    protected,
    suffers,
    table,
    top,
    trap,
)
from klubovna.games.gloomhaven.cards.piles import USED
from klubovna.games.gloomhaven.combat.suffer import DISCARDED, exhaust, suffer
from klubovna.games.gloomhaven.figures import SPENT
from klubovna.games.gloomhaven.look import view
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.round.steps import begin_round
from klubovna.games.gloomhaven.round.turn import PLAY_TOP, turn_step
from klubovna.games.gloomhaven.scenario.reckoning import reckoning
from klubovna.games.gloomhaven.state import TURN_ENDS, TURN_STARTS, Table
from klubovna.games.gloomhaven.vocabulary.words import STUN
from klubovna.kernel.state import GameOver
from klubovna.testing import offered, rule, run


def attack_on(t: Table, name: str = "bandit-guard", initiative: int = 50, **answers: Any) -> None:
    monster_card(t, name, initiative)
    run(figure_turn(t, foe(t, name)), **answers)


# -- damage ------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:dmg.01", "gloomhaven:dmg.02", "gloomhaven:dmg.07")
def test_damage_of_every_source_is_suffered_or_negated_each_for_itself() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0), "normal", 30)])
    brute, figure = hero(t, "brute"), body(t, "brute")
    brute.hand = [0, 1, 2, 3, 4, 5]
    t.deck.draw += [0]
    attack_on(t, negate=0)
    suffers(figure, "wound")
    brute.chosen = [6, 7]
    t.acting, t.moment = figure.id, TURN_STARTS
    run(turn_step(t), negate=1)
    figure.conditions[1] = 0
    trap(t, (0, 1), 3)
    t.hazardous = [(0, 2)]
    t.changed_map()
    run(bottom(t, "brute", "Grab and Go"), move_to=[(0, 1), (0, 2), (1, 1), None], negate=[2, 3])
    protected(t, foe(t, "bandit-guard"), retaliate=1, within=2)
    run(bottom(t, "brute", "Spare Dagger"), target=foe(t, "bandit-guard").id, negate=4)
    assert lacks(figure) == 0
    assert (brute.hand, sorted(brute.lost)) == ([], [0, 1, 2, 3, 4])


@rule("gloomhaven:dmg.03", "gloomhaven:dmg.07")
def test_one_damage_may_be_negated_and_the_next_one_suffered() -> None:
    t = table("brute", at={"brute": (0, 0)})
    brute = hero(t, "brute")
    brute.hand, brute.discard = [], [0, 1, 2, 3]
    trap(t, (0, 1), 3)
    t.hazardous = [(0, 1)]
    t.changed_map()
    run(bottom(t, "brute", "Skewer"), move_to=[(0, 1), None], negate=[DISCARDED, None], negate_second=[0, 2])
    assert lacks(body(t, "brute")) == 1
    assert brute.lost[:2] == [0, 2]


@rule("gloomhaven:dmg.06", "gloomhaven:dmg.08", "gloomhaven:r.33")
def test_the_question_comes_when_the_final_damage_is_known() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))], modifiers={"monsters": ["+2"]})
    protected(t, body(t, "brute"), shield=1)
    monster_card(t, "bandit-guard", 50)
    asked = offered(figure_turn(t, foe(t, "bandit-guard")))
    assert (asked.kind.name, asked.about) == ("negate", (0, 2 + 2 - 1, 0))
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))], modifiers={"monsters": ["-2"]})
    attack_on(t)  # no damage, no question
    assert hero(t, "brute").lost == []


@rule("gloomhaven:dmg.04", "gloomhaven:ex.negate.1")
def test_negated_damage_does_not_stop_the_other_effects() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("spitting-drake", (2, 0))], modifiers={"monsters": ["+2"]})
    body(t, "brute").hp = 2
    hero(t, "brute").hand = [0]
    monster_card(t, "spitting-drake", 89)  # Attack -2, Stun
    drake = foe(t, "spitting-drake")
    run(figure_turn(t, drake), negate=0)
    assert (body(t, "brute").hp, bool(body(t, "brute").conditions[STUN])) == (2, True)


@rule("gloomhaven:dmg.05", "gloomhaven:ex.negate.2")
def test_the_two_cards_of_the_round_cannot_be_lost_for_damage() -> None:
    t = table("brute", at={"brute": (0, 0)})
    brute = hero(t, "brute")
    brute.hand, brute.discard, brute.chosen = [5], [1], [2, 3]
    assert offered(suffer(t, body(t, "brute"), 1)).options == [None, 5]


@rule("gloomhaven:r.33")
def test_shields_come_before_prevention_and_prevention_before_the_loss_of_cards() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("bandit-guard", (1, 0))],
        modifiers={"monsters": ["+0", "+1", "+2"]},
        items={"brute": [3]},  # Hide Armor: two uses of Shield 1
    )
    brute = hero(t, "brute")
    run(bottom(t, "brute", "Juggernaut"))  # the next three damages are prevented
    run(bottom(t, "brute", "Shield Bash"))  # Shield 1
    attack_on(t)  # 2 - 1 - 1 by the armor: nothing left to prevent
    assert (brute.item_uses, [row[USED] for row in brute.active]) == ([1], [0, 0])
    attack_on(t)  # 3 - 1 - 1: the rest is prevented, and nobody is asked for cards
    assert (brute.item_state, [row[USED] for row in brute.active]) == ([SPENT], [1, 0])
    assert (lacks(body(t, "brute")), brute.lost) == (0, [])


# -- exhaustion --------------------------------------------------------------------------------------------------------


@rule("gloomhaven:ex.exhaust.1", "gloomhaven:exh.02", "gloomhaven:exh.08", "gloomhaven:exh.03")
def test_who_can_neither_play_nor_rest_is_exhausted() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (0, 1)})
    brute, figure = hero(t, "brute"), body(t, "brute")
    run(bottom(t, "brute", "Warding Strength"))  # an active card that will be lost
    brute.hand, brute.discard, figure.hp = [0], [1], 7
    asked = offered(begin_round(t))
    assert asked.seat == 1  # the tinkerer chooses cards, the brute does not
    assert (brute.figure, figure.hp) == (-1, 7)
    assert (brute.hand, brute.discard, brute.active) == ([], [], [])
    assert sorted(brute.lost) == sorted([0, 1, card("Warding Strength")])
    assert figure not in t.figures


@rule("gloomhaven:exh.04", "gloomhaven:exh.03")
def test_nothing_brings_an_exhausted_character_back() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (0, 1)})
    brute = body(t, "brute")
    exhaust(t, hero(t, "brute"))
    assert offered(bottom(t, "tinkerer", "Harmless Contraption")).options == [None, body(t, "tinkerer").id]  # Heal
    run(bottom(t, "tinkerer", "Stamina Booster"))  # an ally recovers a lost card: there is none
    assert hero(t, "brute").hand == []
    assert brute.id not in [figure.id for figure in view(t, None).figures]
    for _ in range(2):
        assert offered(begin_round(t)).seat == 1


@rule("gloomhaven:exh.05", "gloomhaven:r.21")
def test_the_scenario_is_lost_when_all_are_exhausted() -> None:
    t = table("brute", "tinkerer", monsters=[("cave-bear", (1, 0))])
    exhaust(t, hero(t, "brute"))
    assert t.won == 0
    with pytest.raises(GameOver):
        exhaust(t, hero(t, "tinkerer"))
    assert t.won == -1
    assert reckoning(t).winners == []


@rule("gloomhaven:r.21")
def test_it_is_won_if_the_goal_was_reached_before_the_last_one_fell() -> None:
    t = table("brute", "tinkerer", monsters=[("cave-bear", (1, 0))])
    t.revealed = 3  # no room is left to be revealed
    run(suffer(t, foe(t, "cave-bear"), 99))
    exhaust(t, hero(t, "brute"))
    with pytest.raises(GameOver):
        exhaust(t, hero(t, "tinkerer"))
    assert t.won == 1
    assert reckoning(t).winners == [0, 1]


@rule("gloomhaven:exh.06")
def test_an_exhausted_character_shares_in_the_success() -> None:
    t = table("brute", "tinkerer")
    for role in ("brute", "tinkerer"):
        hero(t, role).coins, hero(t, role).xp = 3, 5
    exhaust(t, hero(t, "brute"))
    t.won = 1
    brute, tinkerer = reckoning(t).details["campaign"]["characters"]
    assert (brute["exhausted"], tinkerer["exhausted"]) == (True, False)
    for name in ("gold", "xp", "checks"):
        assert brute[name] == tinkerer[name]
    assert (brute["gold"], brute["xp"]) == (3 * 2, 5 + 6)


@rule("gloomhaven:exh.07")
def test_summons_and_bonuses_leave_with_their_owner() -> None:
    t = table("spellweaver", "brute", at={"spellweaver": (0, 0), "brute": (0, 1)}, monsters=[("cave-bear", (3, 0))])
    run(bottom(t, "spellweaver", "Aid from the Ether"), hex=(1, 0))
    run(bottom(t, "spellweaver", "Elemental Aid"), target=body(t, "brute").id)  # Shield 2 for an ally
    assert len(t.figures) == 4
    assert len(t.boons) == 1
    exhaust(t, hero(t, "spellweaver"))
    assert [figure.at for figure in t.figures] == [(0, 1), (3, 0)]
    assert t.boons == []
    assert hero(t, "spellweaver").active == []


@rule("gloomhaven:exh.01", "gloomhaven:r.42")
def test_who_is_exhausted_in_the_own_turn_loots_nothing_more() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (-3, 0)})
    brute = hero(t, "brute")
    brute.coins, brute.hand, brute.chosen = 2, [], [0, 1]
    body(t, "brute").hp = 3
    trap(t, (0, 1), 3)
    t.coins = [(0, 1)]
    run(bottom(t, "brute", "Grab and Go"), move_to=(0, 1))
    assert brute.figure == -1
    run(turn_step(t))
    assert (t.acting, t.coins, brute.coins) == (-1, [(0, 1)], 2)


# -- experience --------------------------------------------------------------------------------------------------------


@rule("gloomhaven:xp.01", "gloomhaven:xp.02", "gloomhaven:r.41")
def test_experience_is_gained_when_something_of_the_action_was_done() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0), "elite")])
    bear = foe(t, "cave-bear")
    run(top(t, "brute", "Overwhelming Assault"), target=bear.id)
    assert hero(t, "brute").xp == 2
    run(top(t, "brute", "Overwhelming Assault"), target=None)
    run(bottom(t, "brute", "Skewer"), move_to=None)
    assert hero(t, "brute").xp == 2
    run(bottom(t, "brute", "Skewer"), move_to=[(0, 1), None])
    assert hero(t, "brute").xp == 3


@rule("gloomhaven:xp.03", "gloomhaven:xp.06")
def test_experience_tied_to_a_condition_is_gained_only_if_it_holds() -> None:
    for at, gained in (((2, 0), 1), ((-2, 0), 0)):
        t = table("scoundrel", "brute", at={"scoundrel": (0, 0), "brute": at}, monsters=[("cave-bear", (1, 0))])
        run(top(t, "scoundrel", "Flanking Strike"), target=foe(t, "cave-bear").id)  # if an ally stands beside it
        assert hero(t, "scoundrel").xp == gained


@rule("gloomhaven:xp.05")
def test_a_kill_gives_no_experience_by_itself() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0), "normal", 1)])
    run(bottom(t, "brute", "Spare Dagger"), target=foe(t, "bandit-guard").id)
    assert monster(t, "bandit-guard") is None
    assert hero(t, "brute").xp == 0


@rule("gloomhaven:xp.04")
def test_experience_of_a_slot_is_gained_when_the_token_leaves_it() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))], modifiers={"monsters": ["+1"] * 3})
    gained = []
    run(bottom(t, "brute", "Warding Strength"))  # slots with 0, 1, 0, 1, 0, 1
    for _ in range(3):
        attack_on(t, negate=None)
        gained.append(hero(t, "brute").xp)
    assert gained == [0, 1, 1]


@rule("gloomhaven:resolve.14", "gloomhaven:r.52")
def test_damage_beyond_the_hit_points_is_not_dealt() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))], modifiers={"brute": ["+0"]})
    foe(t, "bandit-guard").hp = 1
    run(top(t, "brute", "Trample"), target=1)  # Attack 3
    assert monster(t, "bandit-guard") is None
    assert t.dealt == 1


@rule("gloomhaven:dmg.05")
def test_a_card_played_by_an_item_cannot_be_lost_for_its_own_damage() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0))],
        modifiers={"brute": ["+0"]},
        items={"brute": [56]},  # Ring of Brutality: at the end of the turn one more top action, from the hand
    )
    brute, trample = hero(t, "brute"), card("Trample")
    bear = protected(t, foe(t, "cave-bear"), retaliate=2)
    brute.hand = [trample, card("Skewer")]
    t.moment = TURN_ENDS
    asked = offered(turn_step(t), item=55, act=(PLAY_TOP, trample), target=bear.id)
    assert asked.kind.name == "negate"
    assert asked.options == [None, card("Skewer")]
