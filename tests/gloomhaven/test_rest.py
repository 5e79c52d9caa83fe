"""Short and long rests, and the order of the clean-up."""

from typing import Any

from gloomhaven.tables import body, bottom, card, hero, lacks, monster_card, suffers, table, takes, until
from klubovna.games.gloomhaven.figures import CONSUMED, READY, SPENT
from klubovna.games.gloomhaven.round.order import next_actor
from klubovna.games.gloomhaven.round.rest import can_rest, long_rest, short_rest
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.round.turn import PLAY_ITEM
from klubovna.games.gloomhaven.state import CLEAN_UP, RESTS, ROUND_BEGINS, ROUND_ENDS, TURN_STARTS, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.words import IMMOBILIZE, POISON, STUN, WOUND
from klubovna.testing import offered, rule, run


def resting(**position: Any) -> Table:
    """The brute has declared a long rest and its turn comes now; five cards are discarded, five in hand."""
    t = table("brute", "tinkerer", **position)
    brute = takes(t, "brute")
    brute.hand, brute.discard = brute.hand[5:], brute.hand[:5]
    brute.resting = True
    t.moment = TURN_STARTS
    return t


@rule("gloomhaven:rest.01")
def test_a_rest_needs_two_discarded_cards() -> None:
    t = table("brute", "tinkerer")
    brute = hero(t, "brute")
    for discarded, possible in (([], False), ([0], False), ([0, 1], True)):
        brute.discard = discarded
        assert can_rest(brute) == possible
        t.phase, t.begun = RESTS, 0
        if possible:
            assert offered(step(t)).kind.name == "rest.short"
        else:
            run(step(t))
            assert t.phase == ROUND_ENDS


@rule("gloomhaven:rest.02")
def test_a_rest_loses_one_card_and_brings_the_others_back() -> None:
    for how in (short_rest, long_rest):
        t = resting()
        brute = hero(t, "brute")
        brute.hand, brute.discard = [9], [0, 1, 2, 3, 4, 5]
        answers: dict[str, Any] = {"rest_short": True, "rest_redraw": False} if how is short_rest else {"rest_lose": 2}
        run(how(t, brute), **answers)
        assert (len(brute.hand), len(brute.discard), len(brute.lost)) == (6, 0, 1)


@rule("gloomhaven:rest.03", "gloomhaven:eor.02")
def test_a_short_rest_is_optional_and_comes_at_the_end_of_the_round() -> None:
    t = table("brute", "tinkerer")
    brute = hero(t, "brute")
    brute.discard = [0, 1]
    t.phase = CLEAN_UP
    run(step(t))
    assert t.phase == RESTS
    assert offered(step(t)).options == [False, True]
    run(step(t), rest_short=False)
    assert (brute.discard, brute.lost) == ([0, 1], [])


@rule("gloomhaven:rest.04", "gloomhaven:rest.05", "gloomhaven:ex.rest.1")
def test_a_short_rest_loses_a_random_card_or_another_one_for_a_damage() -> None:
    drawn, lost = set(), set()
    for seed in range(40):
        t = table("brute", "tinkerer", seed=seed)
        brute = hero(t, "brute")
        brute.hand, brute.discard = [9], [0, 1, 2, 3, 4]
        start = t.clone()
        first = offered(short_rest(t, brute), rest_short=True).about
        drawn.add(first)
        again = hero(start, "brute")
        run(short_rest(start, again), rest_short=True, rest_redraw=True, negate=None)
        assert lacks(body(start, "brute")) == 1
        assert again.lost != [first]  # never the first card, and no third draw is offered
        assert len(again.hand) == 5
        lost.update(again.lost)
    assert drawn == lost == {0, 1, 2, 3, 4}


@rule("gloomhaven:rest.06")
def test_a_long_rest_takes_the_whole_turn() -> None:
    t = table("brute", "tinkerer")
    brute = hero(t, "brute")
    brute.hand, brute.discard = brute.hand[5:], brute.hand[:5]
    t.phase = ROUND_BEGINS
    run(step(t), select_leading={0: None, 1: 29}, select_second={1: 30})
    assert (brute.resting, brute.chosen) == (True, [])
    run(until(t, CLEAN_UP), act={1: None}, rest_lose=0)  # nothing but the card to lose is asked of the brute
    assert body(t, "brute").acted


@rule("gloomhaven:rest.08", "gloomhaven:rest.09", "gloomhaven:r.01")
def test_in_its_own_turn_the_resting_character_loses_a_card_heals_and_goes_on() -> None:
    t = resting(items={"brute": [1]})
    brute, figure = hero(t, "brute"), body(t, "brute")
    brute.item_state = [SPENT]
    figure.hp = 3
    assert offered(step(t.clone())).options == [0, 1, 2, 3, 4]
    run(step(t), rest_lose=3)
    assert (brute.lost, len(brute.hand), figure.hp, brute.item_state) == ([3], 9, 5, [READY])
    assert t.phase != CLEAN_UP
    poisoned = resting()
    body(poisoned, "brute").hp = 3
    suffers(body(poisoned, "brute"), "poison")
    run(step(poisoned), rest_lose=0)
    assert (body(poisoned, "brute").hp, body(poisoned, "brute").conditions[POISON]) == (3, 0)


@rule("gloomhaven:rest.11")
def test_the_damage_of_the_redraw_may_be_negated_but_not_with_cards_of_the_rest() -> None:
    t = table("brute", "tinkerer")
    brute = hero(t, "brute")
    brute.hand, brute.discard = [8, 9], [0, 1, 2, 3]
    asked = offered(short_rest(t, brute), rest_short=True, rest_redraw=True)
    assert (asked.kind.name, asked.options) == ("negate", [None, 8, 9])
    t = table("brute", "tinkerer")
    brute = hero(t, "brute")
    brute.hand, brute.discard = [8, 9], [0, 1, 2, 3]
    run(short_rest(t, brute), rest_short=True, rest_redraw=True, negate=8)
    assert lacks(body(t, "brute")) == 0
    assert 8 in brute.lost
    assert len(brute.lost) == 2


@rule("gloomhaven:rest.12")
def test_active_cards_may_be_taken_up_or_left() -> None:
    for taken in (True, False):
        t = table("brute", "tinkerer")
        brute = hero(t, "brute")
        run(bottom(t, "brute", "Shield Bash"))
        brute.hand, brute.discard = [9], [0, 1]
        bash = card("Shield Bash")
        run(long_rest(t, brute), rest_active=bash if taken else None, rest_lose=0)
        assert (bash in brute.hand, bool(brute.active), bool(t.boons)) == (taken, not taken, not taken)


@rule("gloomhaven:rest.12")
def test_as_many_active_cards_as_the_rest_needs_must_be_taken_up() -> None:
    t = table("brute", "tinkerer")
    brute = hero(t, "brute")
    run(bottom(t, "brute", "Shield Bash"))
    brute.hand, brute.discard = [9], [0]
    run(long_rest(t, brute), rest_lose=card("Shield Bash"))
    assert (brute.lost, sorted(brute.hand), brute.active) == ([card("Shield Bash")], [0, 9], [])
    t = table("brute", "tinkerer")  # the discarded cards were lost since the rest was declared
    brute = hero(t, "brute")
    run(bottom(t, "brute", "Shield Bash"))
    brute.hand, brute.discard = [9], []
    run(long_rest(t, brute))
    assert brute.lost == [card("Shield Bash")]


@rule("gloomhaven:rest.13", "gloomhaven:loot.04")
def test_a_stunned_character_rests_with_all_effects() -> None:
    t = resting(items={"brute": [1, 12]})
    brute, figure = hero(t, "brute"), body(t, "brute")
    brute.item_state = [SPENT, READY]
    suffers(figure, "stun").hp = 3
    t.coins = [figure.at]
    run(until(t, TURNS), rest_lose=0)  # it is not asked for the potion
    assert (figure.hp, brute.item_state, brute.lost, figure.conditions[STUN]) == (5, [READY, READY], [0], 0)
    assert brute.coins == 1


@rule("gloomhaven:rest.14")
def test_a_resting_turn_is_a_turn() -> None:
    t = resting(items={"brute": [12]})
    brute, figure = hero(t, "brute"), body(t, "brute")
    suffers(figure, "wound", "immobilize").hp = 5
    t.coins = [figure.at, figure.at]
    run(step(t), negate=None, rest_lose=0)
    assert (figure.hp, figure.conditions[WOUND]) == (6, 0)  # the wound first, then Heal 2
    assert (PLAY_ITEM, 11) in offered(step(t)).options
    run(until(t, TURNS), act=[(PLAY_ITEM, 11)])
    assert (figure.hp, brute.item_state, brute.coins) == (9, [CONSUMED], 2)
    assert not figure.conditions[IMMOBILIZE]


@rule("gloomhaven:rest.15")
def test_summons_of_a_resting_character_act_just_before_it() -> None:
    t = table("spellweaver", "brute", at={"spellweaver": (0, 0), "brute": (-5, 0)})
    run(bottom(t, "spellweaver", "Aid from the Ether"), hex=(1, 0))
    ally = t.figures[-1]
    spellweaver = hero(t, "spellweaver")
    spellweaver.hand, spellweaver.discard = spellweaver.hand[3:], spellweaver.hand[:3]
    t.phase = ROUND_BEGINS
    run(step(t), select_leading={0: None, 1: 0}, select_second={1: 1})
    row = []
    while (figure := next_actor(t)) is not None:
        row.append(figure.id)
        figure.acted = True
    assert row == [body(t, "brute").id, ally.id, body(t, "spellweaver").id]


@rule("gloomhaven:r.25", "gloomhaven:eor.08")
def test_the_clean_up_has_a_fixed_order_and_short_rests_any() -> None:
    t = table("brute", "tinkerer", monsters=[("bandit-guard", (5, 0))])
    brute, tinkerer = hero(t, "brute"), hero(t, "tinkerer")
    run(bottom(t, "brute", "Shield Bash"))
    brute.discard, tinkerer.discard = [0, 1], [29, 30, 31]
    t.elements[0] = 2
    monster_card(t, "bandit-guard", 15)
    t.phase = CLEAN_UP
    run(step(t))
    assert (t.elements[0], t.boons, all(face < 0 for face in t.faces)) == (1, [], True)
    assert card("Shield Bash") in brute.discard  # the bonus ended before the rests, so its card can be part of one
    assert (offered(step(t)).seat, t.round) == (0, 1)
    run(step(t), rest_short=False)
    run(step(t), rest_short=True, rest_redraw=False)
    assert len(tinkerer.lost) == 1
    again = offered(step(t))  # the brute may rest after the tinkerer
    assert (again.seat, again.kind.name) == (0, "rest.short")
    run(step(t), rest_short=True, rest_redraw=False)
    run(until(t, ROUND_BEGINS))
    assert t.round == 2


@rule("gloomhaven:r.25")
def test_who_has_rested_is_not_asked_again_and_a_no_is_final_when_nobody_rests() -> None:
    t = table("brute", "tinkerer")
    hero(t, "brute").discard, hero(t, "tinkerer").discard = [0, 1], [29, 30]
    t.phase = RESTS
    run(until(t, ROUND_ENDS), rest_short=[False, False])
    t.phase, t.begun = RESTS, 0
    hero(t, "brute").active = [[card("Shield Bash"), 1, 0, -1, 0], [card("Eye for an Eye"), 0, 0, -1, 0]]
    hero(t, "brute").hand.remove(card("Shield Bash"))
    run(until(t, ROUND_ENDS), rest_short={0: [True], 1: [False]}, rest_active=None, rest_redraw=False)
