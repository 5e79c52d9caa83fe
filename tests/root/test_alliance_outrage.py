"""8.2.6 Outrage: who pays, with what, and who sees it."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.games.root import kinds
from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.effects.menu import false_orders
from klubovna.games.root.facts import (
    ALLIANCE,
    BASE,
    EYRIE,
    KEEP,
    MARQUISE,
    NOBODY,
    RIVERFOLK,
    SYMPATHY,
    VAGABOND,
    Card,
)
from klubovna.games.root.move import march
from klubovna.games.root.removal import Loss, clearings_of, remove, remove_all_enemies
from klubovna.games.root.state import BIRDSONG, Table
from klubovna.games.root.turn import step
from klubovna.kernel import serialize
from klubovna.kernel.chance import Chance
from klubovna.kernel.decision import in_order
from klubovna.testing import offered, rule, run
from root.alliances import BIRDS, FOXES, MICE, RABBITS, board, role
from root.boards import marquise_board
from root.tables import at, c, card, game, table

CATS, WOOD_FOLK, BIRD_SEAT = 0, 1, 2


def cats(hand: list[Card] | None = None, *others: str, **given: Any) -> Table:
    """The Marquise on turn beside a sympathetic fox clearing; the Alliance sits at the second seat."""
    given.setdefault("pieces", {"sympathy": {1: 1}})
    given.setdefault("warriors", {"marquise": {5: 5}})
    return table("marquise", "alliance", *(others or ("eyrie",)), hands={"marquise": hand or []}, **given)


# -- who pays, and what ----------------------------------------------------------------------------------------------


@rule("root:8.2.6#1", "root:r.64")
def test_who_removes_a_token_gives_a_card_of_its_clearing() -> None:
    t = cats([FOXES[0], FOXES[1], RABBITS[0], BIRDS[0]])
    asked = offered(remove(t, [Loss(ALLIANCE, MARQUISE, c(1), 0, [(SYMPATHY, 1)])]))
    assert (asked.seat, asked.options) == (CATS, [BIRDS[0], FOXES[1], FOXES[0]])
    t = cats([FOXES[0], FOXES[1], RABBITS[0], BIRDS[0]])
    run(remove(t, [Loss(ALLIANCE, MARQUISE, c(1), 0, [(SYMPATHY, 1)])]), alliance_outrage=FOXES[1])
    assert board(t).supporters == [FOXES[1]]
    assert t.hands[MARQUISE] == [FOXES[0], RABBITS[0], BIRDS[0]]
    assert t.vp[MARQUISE] == 1


@rule("root:8.2.6#1")
def test_the_alliance_itself_and_nobody_pay_nothing() -> None:
    for by in (NOBODY, ALLIANCE):
        t = cats([FOXES[0]])
        run(remove(t, [Loss(ALLIANCE, by, c(1), 0, [(SYMPATHY, 1)])]))
        assert (board(t).supporters, at(t.pieces[SYMPATHY])) == ([], {})


@rule("root:2.1.1.I", "root:r.64")
def test_a_bird_must_serve() -> None:
    t = cats([BIRDS[0], MICE[0]])
    deck = len(t.deck)
    run(march(t, MARQUISE, c(5), c(1), 1))
    assert (board(t).supporters, t.hands[MARQUISE], len(t.deck)) == ([BIRDS[0]], [MICE[0]], deck)


@rule("root:8.2.6#2", "root:r.64")
def test_a_move_into_a_sympathetic_clearing_costs_one_card() -> None:
    t = cats([FOXES[0], FOXES[1]])
    run(march(t, MARQUISE, c(5), c(1), 5), alliance_outrage=FOXES[0])
    assert board(t).supporters == [FOXES[0]]
    run(march(t, MARQUISE, c(1), c(5), 5))  # out of it costs nothing
    assert board(t).supporters == [FOXES[0]]
    run(march(t, MARQUISE, c(5), c(2), 5))
    assert t.hands[MARQUISE] == [FOXES[1]]


@rule("root:8.2.6#2")
def test_the_alliance_moves_freely() -> None:
    t = cats([], warriors={"alliance": {5: 2}}, on_turn="alliance")
    t.hands[ALLIANCE] = [FOXES[0]]
    run(march(t, ALLIANCE, c(5), c(1), 2))
    assert (board(t).supporters, t.hands[ALLIANCE]) == ([], [FOXES[0]])


@rule("root:r.64")
def test_one_card_for_each_token_removed() -> None:
    t = cats([FOXES[0], FOXES[1], FOXES[2]], pieces={"sympathy": {1: 1, 6: 1, 2: 1}})
    favor = remove_all_enemies(t, MARQUISE, clearings_of(t, t.suits[c(1)]))
    run(favor, trigger=("outrage", c(6)), alliance_outrage=[FOXES[0], FOXES[2]])
    assert (board(t).supporters, t.hands[MARQUISE], t.vp[MARQUISE]) == ([FOXES[0], FOXES[2]], [FOXES[1]], 2)
    assert at(t.pieces[SYMPATHY]) == {2: 1}


@rule("root:r.65")
def test_placing_is_not_moving() -> None:
    t = cats(
        [FOXES[0]],
        warriors={"marquise": {1: 1, 5: 1}, "eyrie": {5: 1}},
        pieces={"sympathy": {1: 1}, "recruiter": {1: 1}, "keep": {1: 1}},
    )
    marquise_board(t).actions = 3
    run(step(t), deed=("recruit", -1))
    assert (at(t.warriors[MARQUISE])[1], board(t).supporters) == (2, [])
    t.hands[MARQUISE] = [RABBITS[0]]
    run(remove(t, [Loss(MARQUISE, EYRIE, c(5), 1)]), marquise_hospital=RABBITS[0])
    assert (at(t.warriors[MARQUISE]), board(t).supporters) == ({1: 3}, [])
    assert at(t.pieces[KEEP]) == {1: 1}


@rule("root:1.1.4#2", "root:ex.law.1")
def test_who_is_treated_as_another_lets_that_one_pay() -> None:
    mine, theirs = card("fox_partisans"), card("informants")
    t = table(
        "eyrie",
        "alliance",
        "marquise",
        deck="exiles",
        phase=BIRDSONG,
        warriors={"marquise": {5: 3}},
        pieces={"sympathy": {1: 1}},
        hands={"eyrie": [mine], "marquise": [theirs]},
    )
    run(false_orders(t, EYRIE), effect_orders_to=c(1))
    assert at(t.warriors[MARQUISE]) == {1: 2, 5: 1}
    assert (board(t).supporters, t.hands[MARQUISE], t.hands[EYRIE]) == ([theirs], [], [mine])


@rule("root:r.66")
def test_allied_warriors_moved_by_the_vagabond_cost_him_a_card() -> None:
    for mover in (MARQUISE, ALLIANCE):
        t = cats([FOXES[0]], "vagabond")
        t.hands[VAGABOND] = [FOXES[1]]
        t.hands[ALLIANCE] = [FOXES[2]]
        run(in_order(0, kinds.TRIGGER, role().on_moved_in(t, mover, c(1), VAGABOND)))
        assert (board(t).supporters, t.hands[VAGABOND], t.hands[MARQUISE]) == ([FOXES[1]], [], [FOXES[0]])
    t = cats([], "vagabond")
    t.hands[VAGABOND] = [FOXES[1]]
    run(remove(t, [Loss(ALLIANCE, VAGABOND, c(1), 0, [(SYMPATHY, 1)])]))
    assert board(t).supporters == [FOXES[1]]


@rule("root:r.67")
def test_the_one_who_battles_pays_also_for_hired_warriors() -> None:
    t = cats([FOXES[0]], "riverfolk", dice=(2, 2), warriors={"riverfolk": {1: 3}})
    t.borrower, t.lender = MARQUISE, RIVERFOLK
    t.hands[RIVERFOLK] = [FOXES[1]]
    run(battle(t, Battle(MARQUISE, ALLIANCE, c(1))))
    assert (board(t).supporters, t.hands[RIVERFOLK], t.vp[MARQUISE]) == ([FOXES[0]], [FOXES[1]], 1)


@rule("root:r.67")
def test_the_instigator_pays_for_a_battle_of_others() -> None:
    t = cats([FOXES[0]], "vagabond", dice=(2, 2), warriors={"marquise": {1: 3}})
    t.hands[VAGABOND] = [FOXES[1]]
    fight = Battle(MARQUISE, ALLIANCE, c(1))
    fight.instigator = VAGABOND
    run(battle(t, fight))
    assert (board(t).supporters, t.hands[MARQUISE], t.hands[VAGABOND]) == ([FOXES[1]], [FOXES[0]], [])


@rule("root:r.69")
@pytest.mark.parametrize(("first", "left"), [("outrage", [MICE[0]]), ("base", [MICE[0], FOXES[2]])])
def test_base_loss_and_outrage_in_the_order_of_the_player_on_turn(first: str, left: list[Card]) -> None:
    t = cats([FOXES[2]], pieces={"sympathy": {1: 1}, "base": {1: 1}})
    board(t).supporters = [*FOXES[:2], MICE[0]]
    both = Loss(ALLIANCE, MARQUISE, c(1), 0, [(BASE, 1), (SYMPATHY, 1)])
    asked = offered(remove(t.clone(), [both]))
    assert (asked.seat, asked.kind.name) == (CATS, "trigger")
    run(remove(t, [both]), trigger=(first, c(1)))
    assert board(t).supporters == left


@rule("root:r.69")
def test_the_limit_counts_for_a_card_gained_after_the_base_is_gone() -> None:
    t = cats([FOXES[2]], pieces={"sympathy": {1: 1}, "base": {1: 1}})
    board(t).supporters = [*MICE, RABBITS[0]]
    both = Loss(ALLIANCE, MARQUISE, c(1), 0, [(BASE, 1), (SYMPATHY, 1)])
    run(remove(t, [both]), trigger=("outrage", c(1)), alliance_supporter_limit=RABBITS[0])
    assert (board(t).supporters, t.discard) == (MICE, [FOXES[2], RABBITS[0]])


# -- without a matching card -----------------------------------------------------------------------------------------


@rule("root:8.2.6#3", "root:r.68")
def test_without_a_match_the_hand_is_shown_and_a_card_drawn() -> None:
    t = cats(RABBITS[:2])
    top = t.deck[-1]
    run(march(t, MARQUISE, c(5), c(1), 1))
    assert (board(t).supporters, t.hands[MARQUISE]) == ([top], RABBITS[:2])
    assert t.seen[top] == 1 << WOOD_FOLK
    assert [t.seen[one] for one in RABBITS[:2]] == [1 << CATS | 1 << WOOD_FOLK] * 2
    for seed in range(5):
        copy = t.clone()
        copy.redeal(WOOD_FOLK, Chance(seed))
        assert set(copy.hands[MARQUISE]) == set(RABBITS[:2])


@rule("root:r.68")
def test_an_empty_hand_shows_nothing_and_a_card_is_drawn() -> None:
    t = cats([])
    top = t.deck[-1]
    run(march(t, MARQUISE, c(5), c(1), 1))
    assert board(t).supporters == [top]


@rule("root:r.27", "root:8.2.6#3")
def test_no_card_to_draw_adds_none() -> None:
    t = cats(RABBITS[:1])
    t.deck = []
    run(march(t, MARQUISE, c(5), c(1), 1))
    assert board(t).supporters == []
    t.discard = [MICE[0]]
    t.deck = []
    run(march(t, MARQUISE, c(1), c(5), 1))
    run(march(t, MARQUISE, c(5), c(1), 1))
    assert board(t).supporters == [MICE[0]]


@rule("root:8.2.3.I#1")
def test_a_full_stack_discards_what_outrage_brings() -> None:
    for hand, gone in (([FOXES[0]], FOXES[0]), ([RABBITS[0]], None)):
        t = cats(hand)
        board(t).supporters = MICE[:]
        top = t.deck[-1]
        run(march(t, MARQUISE, c(5), c(1), 1))
        assert (board(t).supporters, t.discard) == (MICE, [top if gone is None else gone])


@rule("root:r.35")
def test_revealed_cards_cannot_be_given() -> None:
    t = cats([RABBITS[0]])
    t.revealed[MARQUISE] = [FOXES[0]]
    top = t.deck[-1]
    run(march(t, MARQUISE, c(5), c(1), 1))
    assert (board(t).supporters, t.revealed[MARQUISE]) == ([top], [FOXES[0]])


# -- who sees what ---------------------------------------------------------------------------------------------------


@rule("root:r.68", "root:1.2.1#1")
def test_the_card_given_is_seen_by_giver_and_alliance_only() -> None:
    t = cats([FOXES[0], FOXES[1], RABBITS[0]])
    for one in t.hands[MARQUISE]:
        t.seen[one] |= 1 << BIRD_SEAT  # the Eyrie have once seen this hand
    run(march(t, MARQUISE, c(5), c(1), 1), alliance_outrage=FOXES[0])
    assert t.seen[FOXES[0]] == 1 << CATS | 1 << WOOD_FOLK
    assert t.seen[FOXES[1]] == 1 << CATS  # it may have been this one
    assert t.seen[RABBITS[0]] == 1 << CATS | 1 << BIRD_SEAT


@rule("root:r.68")
def test_who_knows_the_hand_knows_the_only_card_that_fits() -> None:
    t = cats([FOXES[0], RABBITS[0]])
    for one in t.hands[MARQUISE]:
        t.seen[one] |= 1 << BIRD_SEAT
    run(march(t, MARQUISE, c(5), c(1), 1))
    assert t.seen[FOXES[0]] == 1 << CATS | 1 << WOOD_FOLK | 1 << BIRD_SEAT
    t = cats([FOXES[0], RABBITS[0]])
    t.seen[FOXES[0]] |= 1 << BIRD_SEAT
    run(march(t, MARQUISE, c(5), c(1), 1))
    assert t.seen[FOXES[0]] == 1 << CATS | 1 << WOOD_FOLK  # the other card might have fitted as well


@rule("root:r.68")
def test_a_card_out_of_an_open_hand_is_known_to_all() -> None:
    t = cats([], "riverfolk", warriors={"riverfolk": {5: 2}})
    for one in FOXES[:2]:
        t.hands[RIVERFOLK].append(one)
        t.seen[one] = 0b111
    run(march(t, RIVERFOLK, c(5), c(1), 1), alliance_outrage=FOXES[0])
    assert (t.seen[FOXES[0]] & 0b111, t.seen[FOXES[1]] & 0b111) == (0b111, 0b111)


@rule("root:r.68", "root:r.164")
@pytest.mark.parametrize("shown", [{}, {FOXES[0]: 0b10}, {RABBITS[0]: 0b100}, {RABBITS[0]: 0b110, FOXES[1]: 0b110}])
def test_which_card_was_given_makes_no_difference_to_the_others(shown: dict[Card, int]) -> None:
    dealt = []
    for given in FOXES[:2]:
        t = cats([FOXES[0], RABBITS[0], FOXES[1]])
        for one, seats in shown.items():
            t.seen[one] |= seats
        run(march(t, MARQUISE, c(5), c(1), 1), alliance_outrage=given)
        t.redeal(BIRD_SEAT, Chance(7))
        dealt.append(serialize.dump(t))
    assert dealt[0] == dealt[1]


@rule("root:r.68", "root:8.2.3#3")
def test_the_journal_keeps_the_secret() -> None:
    t = cats([FOXES[0], FOXES[1]])
    marquise_board(t).actions = 3
    g = game(t)
    for value in (("march", -1), c(5), c(1), 5, FOXES[0]):
        if g.decision is not None and value in g.decision.options:
            g.choose(g.decision.options.index(value))
    told = [[e["params"] for e in g.events(seat) if e["event"] == "outrage"] for seat in (CATS, WOOD_FOLK, BIRD_SEAT)]
    assert [one[0].get("card") for one in told] == [FOXES[0], FOXES[0], None]
