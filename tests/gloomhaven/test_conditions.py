"""Conditions: how long they last, what each of them does, bless and curse cards."""

import pytest

from gloomhaven.tables import (
    arena,
    body,
    bottom,
    card,
    foe,
    hero,
    lacks,
    monster_card,
    protected,
    suffers,
    table,
    top,
    trap,
)
from klubovna.games.gloomhaven.combat.conditions import give, heal
from klubovna.games.gloomhaven.facts import BLESS_CARD, BLESSINGS, CURSE_CARD, CURSES
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM, PLAY_ITEM, PLAY_MOVE, turn_step
from klubovna.games.gloomhaven.state import ACTIONS, TURN_ENDS, TURN_STARTS, Table
from klubovna.games.gloomhaven.vocabulary.words import (
    CONDITION,
    DISARM,
    IMMOBILIZE,
    INVISIBLE,
    MUDDLE,
    POISON,
    STRENGTHEN,
    STUN,
    WOUND,
)
from klubovna.testing import offered, rule, run


def turn(t: Table, role: str, *cards: str) -> None:
    """The turn of a character begins with these cards."""
    hero(t, role).chosen = [card(name) for name in cards]
    t.acting = hero(t, role).figure
    t.moment = TURN_STARTS
    run(turn_step(t))


def rest_of_turn(t: Table) -> None:
    """Nothing more is done."""
    t.moment = TURN_ENDS
    run(turn_step(t))


# -- how long ----------------------------------------------------------------------------------------------------------


@rule("gloomhaven:cond.06", "gloomhaven:cond.pos.02", "gloomhaven:cond.01")
def test_a_condition_gained_in_the_own_turn_lasts_through_the_next_one() -> None:
    t = table("scoundrel")
    scoundrel = body(t, "scoundrel")
    turn(t, "scoundrel", "Hidden Daggers", "Trample")
    run(turn_step(t), act=(PLAY_BOTTOM, card("Hidden Daggers")))  # Invisible
    rest_of_turn(t)
    assert scoundrel.conditions[INVISIBLE]
    turn(t, "scoundrel", "Flanking Strike", "Backstab")
    assert scoundrel.conditions[INVISIBLE]
    rest_of_turn(t)
    assert not scoundrel.conditions[INVISIBLE]


@pytest.mark.parametrize("name", ["immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"])
@rule(
    "gloomhaven:cond.07",
    "gloomhaven:cond.neg.07",
    "gloomhaven:cond.neg.09",
    "gloomhaven:cond.neg.12",
    "gloomhaven:cond.neg.14",
    "gloomhaven:cond.pos.02",
    "gloomhaven:cond.pos.05",
)
def test_a_condition_gained_before_the_own_turn_ends_with_that_turn(name: str) -> None:
    t = table("brute", monsters=[("bandit-guard", (5, 0))])
    brute, guard = body(t, "brute"), foe(t, "bandit-guard")
    t.acting = guard.id
    give(t, brute, name)
    turn(t, "brute", "Trample", "Skewer")
    assert brute.conditions[CONDITION[name]]
    rest_of_turn(t)
    assert not brute.conditions[CONDITION[name]]
    t.acting = brute.id
    give(t, guard, name)
    monster_card(t, "bandit-guard", 15)
    run(figure_turn(t, guard))
    assert not guard.conditions[CONDITION[name]]


@rule("gloomhaven:cond.01")
def test_poison_and_wound_stay_until_they_are_healed() -> None:
    t = table("brute")
    brute = suffers(body(t, "brute"), "poison", "wound")
    brute.hp = 9
    for _ in range(2):
        hero(t, "brute").chosen = [0, 1]
        t.acting, t.moment = brute.id, TURN_STARTS
        run(turn_step(t), negate=None)
        rest_of_turn(t)
        assert (brute.conditions[POISON], brute.conditions[WOUND]) == (1, 1)
    heal(t, brute, 1)
    assert (brute.conditions[POISON], brute.conditions[WOUND]) == (0, 0)


@rule("gloomhaven:cond.10", "gloomhaven:cond.02")
def test_a_condition_given_again_is_renewed_and_not_doubled() -> None:
    t = table("brute", monsters=[("bandit-guard", (5, 0))])
    guard = foe(t, "bandit-guard")
    give(t, guard, "immobilize")
    give(t, guard, "immobilize")
    t.acting = guard.id
    give(t, guard, "immobilize")  # in its own turn: through the next one
    monster_card(t, "bandit-guard", 50)
    for left in (True, False):
        run(figure_turn(t, guard))
        assert bool(guard.conditions[IMMOBILIZE]) == left
    give(t, guard, "poison")
    give(t, guard, "poison")
    t.put(guard, (0, 1))
    t.put(body(t, "brute"), (0, 0))
    hero(t, "brute").deck.draw.append(0)
    run(bottom(t, "brute", "Spare Dagger"), target=guard.id)
    assert lacks(guard) == 2 + 1


@rule("gloomhaven:cond.08")
def test_tokens_never_run_out_but_cards_do() -> None:
    t = table("brute", monsters=[("hound", (q, 0)) for q in range(1, 7)] + [("hound", (q, 1)) for q in range(1, 6)])
    hounds = [figure for figure in t.figures if figure.side]
    assert len(hounds) == 11
    for hound in hounds:
        give(t, hound, "stun")
        give(t, hound, "curse")
    assert all(hound.conditions[STUN] for hound in hounds)
    assert t.deck.draw.count(CURSE_CARD) == 10


@rule("gloomhaven:ex.cond.1", "gloomhaven:cond.06", "gloomhaven:cond.neg.12", "gloomhaven:cond.neg.10")
def test_who_is_stunned_in_the_own_turn_loses_the_rest_of_it_and_the_next_one() -> None:
    t = table("brute", at={"brute": (0, 0)})
    brute = body(t, "brute")
    trap(t, (1, 0), 0, "stun")
    turn(t, "brute", "Trample", "Skewer")
    run(turn_step(t), act=(PLAY_MOVE, card("Skewer")), move_to=(1, 0))
    run(turn_step(t))  # the turn ends by itself
    assert t.acting == -1
    assert sorted(hero(t, "brute").discard) == sorted([card("Trample"), card("Skewer")])
    assert brute.conditions[STUN]
    turn(t, "brute", "Grab and Go", "Leaping Cleave")
    rest_of_turn(t)
    assert not brute.conditions[STUN]
    assert len(hero(t, "brute").discard) == 4


# -- negative conditions -----------------------------------------------------------------------------------------------


@rule("gloomhaven:ex.wound.1", "gloomhaven:cond.neg.02", "gloomhaven:cond.neg.04", "gloomhaven:cond.neg.05")
def test_what_a_heal_does_to_poison_and_wound() -> None:
    t = table("brute")
    brute = body(t, "brute")
    for conditions, hp in ((["wound"], 7), (["wound", "poison"], 4), (["poison"], 4), ([], 7)):
        brute.hp = 4
        suffers(brute, *conditions)
        heal(t, brute, 3)
        assert (brute.hp, brute.conditions[WOUND], brute.conditions[POISON]) == (hp, 0, 0)


@rule("gloomhaven:heal.06", "gloomhaven:cond.01")
def test_a_heal_removes_no_other_condition() -> None:
    t = table("brute")
    brute = suffers(body(t, "brute"), "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen")
    heal(t, brute, 3)
    assert all(brute.conditions[one] for one in (IMMOBILIZE, DISARM, STUN, MUDDLE, INVISIBLE, STRENGTHEN))


@rule("gloomhaven:cond.neg.03", "gloomhaven:dmg.01")
def test_a_wound_hurts_at_the_start_of_every_turn() -> None:
    t = table("brute", monsters=[("bandit-guard", (5, 0))])
    brute, guard = suffers(body(t, "brute"), "wound"), suffers(foe(t, "bandit-guard"), "wound")
    hero(t, "brute").chosen = [0, 1]
    t.moment = TURN_STARTS
    run(turn_step(t), negate=None)
    assert (brute.max_hp - brute.hp, t.moment) == (1, ACTIONS)
    monster_card(t, "bandit-guard", 15)
    run(figure_turn(t, guard))
    assert lacks(guard) == 1


@rule("gloomhaven:cond.neg.06", "gloomhaven:cond.neg.08")
def test_immobilized_figures_do_not_move_and_disarmed_ones_do_not_attack() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0))])
    brute, guard = body(t, "brute"), foe(t, "bandit-guard")
    suffers(brute, "immobilize")
    turn(t, "brute", "Juggernaut", "Grab and Go")
    assert (PLAY_MOVE, card("Grab and Go")) not in offered(turn_step(t)).options
    run(top(t, "brute", "Juggernaut"), target=None)  # Move 2, Attack 2: only the attack is asked for
    brute.conditions[IMMOBILIZE] = 0
    suffers(brute, "disarm")
    run(top(t, "brute", "Juggernaut"), move_to=None)
    assert lacks(guard) == 0
    monster_card(t, "bandit-guard", 50)
    suffers(guard, "disarm")
    run(figure_turn(t, guard))
    assert lacks(brute) == 0
    suffers(guard, "immobilize")
    t.put(brute, (4, 0))
    run(figure_turn(t, guard))
    assert guard.at == (1, 0)


@rule(
    "gloomhaven:cond.neg.11",
    "gloomhaven:cond.neg.20",
    "gloomhaven:cond.neg.10",
    "gloomhaven:cond.neg.18",
    "gloomhaven:r.06",
)
def test_a_stunned_character_discards_its_cards_and_uses_no_item() -> None:
    t = table("brute", items={"brute": [12]})  # a healing potion
    brute = hero(t, "brute")
    brute.discard = [3, 4]  # it could rest, but it has chosen cards
    suffers(body(t, "brute"), "stun").hp = 5
    turn(t, "brute", "Trample", "Skewer")
    run(turn_step(t))  # no question
    assert t.acting == -1
    assert sorted(brute.discard) == sorted([3, 4, card("Trample"), card("Skewer")])
    assert (brute.item_state, body(t, "brute").hp) == ([0], 5)


@rule("gloomhaven:cond.neg.10")
def test_a_stunned_character_may_take_a_long_rest() -> None:
    t = table("brute")
    brute = hero(t, "brute")
    brute.hand, brute.discard, brute.resting = [0], [3, 4], True
    suffers(body(t, "brute"), "stun").hp = 5
    t.moment = TURN_STARTS
    run(turn_step(t), rest_lose=3)
    assert (sorted(brute.hand), brute.lost, body(t, "brute").hp) == ([0, 4], [3], 7)


@rule("gloomhaven:r.06", "gloomhaven:cond.neg.18")
def test_an_item_that_says_so_helps_a_stunned_character() -> None:
    t = table("brute", items={"brute": [12, 89]})  # Minor Healing Potion, Minor Cure Potion
    suffers(body(t, "brute"), "stun")
    turn(t, "brute", "Trample", "Skewer")
    assert offered(turn_step(t)).options == [None, (PLAY_ITEM, 88)]
    run(turn_step(t), act=(PLAY_ITEM, 88))
    assert not body(t, "brute").conditions[STUN]
    assert (PLAY_MOVE, card("Trample")) in offered(turn_step(t)).options


@rule("gloomhaven:cond.neg.19", "gloomhaven:r.06")
def test_stun_does_not_end_what_is_already_running() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("bandit-guard", (1, 0))],
        modifiers={"monsters": ["+2"]},
        items={"brute": [3]},  # Hide Armor: two slots that must be used
    )
    brute, guard = body(t, "brute"), foe(t, "bandit-guard")
    run(bottom(t, "brute", "Warding Strength"))  # the next damages from attacks: Shield 1
    protected(t, brute, retaliate=2)
    suffers(brute, "stun")
    monster_card(t, "bandit-guard", 50)
    run(figure_turn(t, guard), negate=None)
    assert lacks(brute) == 2 + 2 - 1 - 1
    assert lacks(guard) == 2
    assert hero(t, "brute").item_uses == [1]


@rule("gloomhaven:cond.neg.17", "gloomhaven:cond.neg.22", "gloomhaven:r.34", "gloomhaven:cond.neg.15")
def test_each_side_has_ten_curses_that_can_be_used_again() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    decks = [hero(t, "brute").deck, hero(t, "tinkerer").deck]
    for i in range(12):
        give(t, body(t, ("brute", "tinkerer")[i % 2]), "curse")
    assert [deck.draw.count(CURSE_CARD) for deck in decks] == [CURSES // 2] * 2 == [5, 5]
    for _ in range(12):
        give(t, foe(t, "cave-bear"), "curse")
    assert t.deck.draw.count(CURSE_CARD) == 10
    decks[0].draw.remove(CURSE_CARD)
    decks[0].draw.append(CURSE_CARD)  # it is drawn next
    run(bottom(t, "brute", "Spare Dagger"), target=foe(t, "cave-bear").id)
    give(t, body(t, "tinkerer"), "curse")
    assert [deck.draw.count(CURSE_CARD) for deck in decks] == [4, 6]


@rule("gloomhaven:cond.neg.15", "gloomhaven:cond.pos.06")
def test_curse_and_bless_are_shuffled_into_what_is_left_of_the_draw_pile() -> None:
    for name, number in (("curse", CURSE_CARD), ("bless", BLESS_CARD)):
        places = set()
        for seed in range(12):
            t = table("brute", seed=seed)
            deck = hero(t, "brute").deck
            deck.discard, deck.draw = deck.draw[:15], deck.draw[15:]
            give(t, body(t, "brute"), name)
            assert (len(deck.draw), number in deck.discard) == (6, False)
            places.add(deck.draw.index(number))
        assert len(places) > 2


@rule("gloomhaven:cond.pos.08", "gloomhaven:r.34")
def test_all_decks_share_ten_blessings() -> None:
    t = table("brute", monsters=[("cave-bear", (1, 0))])
    for _ in range(6):
        give(t, foe(t, "cave-bear"), "bless")
        give(t, body(t, "brute"), "bless")
    assert hero(t, "brute").deck.draw.count(BLESS_CARD) + t.deck.draw.count(BLESS_CARD) == BLESSINGS == 10


# -- positive conditions -----------------------------------------------------------------------------------------------


@rule("gloomhaven:cond.05")
def test_positive_conditions_are_for_oneself_or_allies_and_cannot_be_taken_off() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (0, 1)}, items={"brute": [63, 90]})
    brute, tinkerer = body(t, "brute"), suffers(body(t, "tinkerer"), "muddle")
    suffers(brute, "poison")
    hero(t, "brute").chosen = [0, 1]
    run(turn_step(t), act=(PLAY_ITEM, 62))  # Lucky Eye: Strengthen for oneself and adjacent allies
    assert brute.conditions[STRENGTHEN]
    assert tinkerer.conditions[STRENGTHEN]
    run(turn_step(t), act=(PLAY_ITEM, 89))  # Major Cure Potion: all negative conditions
    assert not brute.conditions[POISON]
    assert brute.conditions[STRENGTHEN]


@rule("gloomhaven:cond.pos.01")
def test_enemies_cannot_target_an_invisible_figure_but_allies_can() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (0, 1)}, monsters=[("bandit-archer", (3, 0))])
    brute, tinkerer, archer = body(t, "brute"), body(t, "tinkerer"), foe(t, "bandit-archer")
    suffers(brute, "invisible")
    monster_card(t, "bandit-archer", 31)
    run(figure_turn(t, archer), negate=None)
    assert (lacks(brute), lacks(tinkerer) > 0) == (0, True)
    assert brute.id in offered(bottom(t, "tinkerer", "Harmless Contraption")).options  # Heal 2, Range 3
    suffers(archer, "invisible")
    run(top(t, "tinkerer", "Enhancement Field"))  # Attack 3, Range 3: nobody to attack
    assert lacks(archer) == 0


@rule("gloomhaven:cond.pos.01")
def test_nor_is_it_attacked_by_who_jumps_over_it() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    bear = suffers(foe(t, "cave-bear"), "invisible")
    run(bottom(t, "brute", "Trample"), move_to=[(1, 0), (2, 0), None])  # Attack 2 on all enemies moved through
    assert lacks(bear) == 0


@rule("gloomhaven:cond.pos.03")
def test_an_invisible_character_is_an_obstacle_for_monsters() -> None:
    passage = arena(floor=[(q, 0) for q in range(6)])
    t = table(
        "brute",
        "tinkerer",
        at={"brute": (2, 0), "tinkerer": (0, 0)},
        monsters=[("bandit-guard", (4, 0))],
        scenario=passage,
    )
    guard = foe(t, "bandit-guard")
    monster_card(t, "bandit-guard", 50)
    suffers(body(t, "brute"), "invisible")
    run(figure_turn(t, guard))
    assert guard.at == (4, 0)  # no way to the tinkerer
    assert lacks(body(t, "brute")) == 0


@rule("gloomhaven:cond.pos.09", "gloomhaven:retal.10")
def test_invisibility_does_not_protect_from_what_does_not_target() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], modifiers={"brute": ["+0"]})
    brute = suffers(body(t, "brute"), "invisible")
    protected(t, foe(t, "cave-bear"), retaliate=2)
    run(bottom(t, "brute", "Spare Dagger"), target=foe(t, "cave-bear").id, negate=None)
    assert lacks(brute) == 2
    trap(t, (0, 1), 3)
    t.hazardous = [(0, 2)]
    t.changed_map()
    run(bottom(t, "brute", "Grab and Go"), move_to=[(0, 1), (0, 2), None], negate=[None, None])
    assert lacks(brute) == 2 + 3 + 1


@rule("gloomhaven:cond.neg.18", "gloomhaven:cond.neg.19", "gloomhaven:r.06")
def test_a_stunned_character_still_wears_its_helmet() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("bandit-guard", (1, 0))],
        modifiers={"monsters": ["x2"]},
        items={"brute": [7, 4]},  # Iron Helmet always works; Leather Armor is used
    )
    suffers(body(t, "brute"), "stun")
    monster_card(t, "bandit-guard", 50)
    asked = offered(figure_turn(t, foe(t, "bandit-guard")))
    assert asked.options == [None, 6]
    run(figure_turn(t, foe(t, "bandit-guard")), item=6, negate=None)
    assert lacks(body(t, "brute")) == 2  # not 4
