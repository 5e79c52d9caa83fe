"""The Fair Folk against Hester: tokens, solo cards decided by either, offers, minor victories."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.fairfolk_table import FAMILY, HESTER, PROTECTORS, THROUGH, board_of, fair_table, offer
from harrow.tables import card, h, table_of
from klubovna.games.harrow import RULES
from klubovna.games.harrow.factions.hester.board import HesterBoard
from klubovna.games.harrow.facts import DECKS, FAIRFOLK, NOBODY, SILVER
from klubovna.games.harrow.rounds import step as any_step
from klubovna.games.harrow.solo.board import SoloBoard
from klubovna.games.harrow.solo.turn import ATTACK, DONE, IDLE, SPACES_STAGE
from klubovna.games.harrow.solo.versus import SOLO_TOKEN, TOKENS, decide, draw_token, step
from klubovna.games.harrow.state import ROUND_BEGINS, ROUND_ENDS, TURN, Table
from klubovna.kernel import new
from klubovna.kernel.game import Game
from klubovna.testing import offered, rule, run

GOALS = {"townsfolk": ("A1",), "buildings": ("G1",)}


def versus(**given: Any) -> Table:
    """Fair Folk (seat 0) and Hester (seat 1), nobody on turn; a townsfolk on A1, a building on G1, all decks full."""
    t = fair_table("fairfolk", "hester", **{"chapter": "ffh", **GOALS, **given})
    t.actor = NOBODY
    for deck, name in zip(solo_of(t).decks, ("tactics", "upgrades", "goblin"), strict=True):
        deck[:] = DECKS[name]
    return t


def solo_of(t: Table) -> SoloBoard:
    assert t.solo is not None
    return t.solo


def hester_of(t: Table) -> HesterBoard:
    assert t.hester is not None
    return t.hester


def fill(t: Table, count: int) -> None:
    """So many square spaces of Hester are filled."""
    hester_of(t).squares = [[5] * min(3, count), [5] * max(0, count - 3), []]


def activated(t: Table, faction: str, by: str, stage: int = DONE, name: str = "determination") -> Table:
    """A solo card is being carried out for a faction; `by` decides."""
    solo = solo_of(t)
    solo.stage = stage
    solo.card = card(name)
    for deck in solo.decks:
        if card(name) in deck:
            deck.remove(card(name))
    t.actor = PROTECTORS if faction == "protectors" else FAMILY
    solo.faction = t.actor
    for one in (PROTECTORS, FAMILY):
        t.seat_of[one] = t.seat_of[FAIRFOLK if by == "fairfolk" else HESTER]
    return t


async def finish_turn(t: Table) -> None:
    """Steps until nobody is on turn."""
    while (t.actor != NOBODY or t.todo) and not t.over:
        await any_step(t)


def begin(seed: int = 4, **options: Any) -> Game:
    return new(RULES, seats=2, seed=seed, roles=["fairfolk", "hester"], options={"chapter": "ffh", **options})


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("harrow:ffh.setup.01", "harrow:ffh.setup.03", "harrow:r.104")
def test_all_solo_cards_and_the_first_objectives_by_the_fair_folk_then_hester() -> None:
    g = begin()
    asked: list[tuple[str, int]] = []
    while g.decision is not None and table_of(g).round == 0:
        asked.append((g.decision.kind.name, g.decision.seat))
        g.choose(0)
    t = table_of(g)
    used = 37 - sum(len(deck) for deck in solo_of(t).decks)
    assert used == len(solo_of(t).discard)
    assert (sum(t.townsfolk), sum(t.buildings)) == (1, 1)
    placed = [seat for kind, seat in asked if kind == "solo.deck"]
    assert placed[0] == 0
    assert placed[-1] == 1
    assert placed == sorted(placed)
    assert ("ff.hide", 1) in asked
    assert ("ff.hide", 0) not in asked
    assert (len(t.hands[HESTER]), len(t.hands[FAIRFOLK]), len(board_of(t).hand)) == (4, 3, 3)
    assert t.units(PROTECTORS, t.home[PROTECTORS]) == t.units(FAMILY, t.home[FAMILY]) == 4
    assert t.ground[:3] == [3, 3, 0]


@rule("harrow:ffh.setup.02", "harrow:r.102")
def test_four_tokens() -> None:
    assert sorted(TOKENS) == sorted([FAIRFOLK, FAIRFOLK, HESTER, SOLO_TOKEN])
    t = versus()
    t.phase = ROUND_BEGINS
    run(step(t))
    assert sorted(solo_of(t).bag) == sorted(TOKENS)


# -- turns -------------------------------------------------------------------------------------------------------------


@rule("harrow:ffh.turn.01")
@pytest.mark.parametrize(("place", "faction"), [(0, FAIRFOLK), (1, HESTER)])
def test_a_token_of_a_player_gives_a_turn(place: int, faction: int) -> None:
    t = versus(dice=(place,))
    solo_of(t).bag = [FAIRFOLK, HESTER, SOLO_TOKEN, SOLO_TOKEN]
    run(step(t))
    assert t.actor == faction


@rule("harrow:ffh.turn.02")
@pytest.mark.parametrize(("toss", "seat"), [(0, 0), (1, 1)])
def test_a_solo_token_is_tossed_and_the_winner_decides_everything(toss: int, seat: int) -> None:
    t = versus(dice=(0, toss), haints={"protectors": {"D6": 1}, "family": {"D2": 1}})
    solo_of(t).bag = [SOLO_TOKEN]
    run(step(t))
    assert solo_of(t).stage != IDLE
    asked = []

    async def card_turn() -> None:
        while t.actor == NOBODY or solo_of(t).stage in (SPACES_STAGE, ATTACK):
            await any_step(t)

    flow = card_turn()
    value: Any = None
    try:
        while True:
            decision = flow.send(value)
            asked.append(decision.seat)
            value = decision.options[0]
    except StopIteration:
        pass
    assert len(asked) >= 3
    assert set(asked) == {seat}
    assert t.actor in (PROTECTORS, FAMILY)


@rule("harrow:ffh.turn.03")
def test_units_on_their_objective_score_and_a_new_card_places_the_next_at_once() -> None:
    t = activated(versus(haints={"protectors": {"A2": 1, "D6": 1}}), "protectors", "fairfolk", stage=SPACES_STAGE)
    solo = solo_of(t)
    solo.spaces = [2]
    run(step(t))
    run(step(t), solo_move=h("A2"))
    assert t.points[PROTECTORS] == 2
    assert sum(t.townsfolk) == 0
    asked = offered(step(t.clone()))
    assert (asked.kind.name, asked.seat) == ("solo.deck", 0)
    solo.decks[0].append(solo.decks[0].pop(solo.decks[0].index(card("roar"))))
    asked = offered(step(t.clone()), solo_deck=0)
    assert asked.kind.name == "solo.goal"
    run(step(t), solo_deck=0, solo_goal=asked.options[0])
    assert sum(t.townsfolk) == 1
    assert solo.passes == 1


@rule("harrow:ffh.turn.03", "harrow:ffh.turn.06")
def test_an_offer_that_moves_a_unit_onto_its_objective_scores_too() -> None:
    t = activated(
        versus(haints={"family": {"G2": 1}}, taken={"family": ("advance_1",)}), "family", "hester", stage=IDLE
    )
    t.moment = 1
    run(step(t))
    run(any_step(t), move_from=h("G2"), move_to=h("G1"))
    assert t.points[FAMILY] == 2
    assert sum(t.buildings) == 0


@rule("harrow:ffh.turn.04")
def test_only_the_activated_faction_takes_offers_in_a_solo_turn() -> None:
    t = activated(
        versus(
            nests={"C3": "strengthen_1", "C5": "nothing", "E5": "draw_card"},
            haints={"protectors": {"C3": 1}, "family": {"C5": 1}},
            infected={"protectors": {"E5": 1}, "family": {"E4": 1}},
            ground={"red": 2},
            dice=(THROUGH,) * 2,
        ),
        "family",
        "hester",
    )
    run(finish_turn(t), ff_arrow=(0, 0), ff_guess=None)
    board = board_of(t)
    assert board.nests[h("C3")] == offer("strengthen_1")
    assert board.nests[h("E5")] == offer("draw_card")
    assert board.nests[h("C5")] not in (offer("nothing"), -1)


@rule("harrow:ffh.turn.06")
def test_who_acts_spends_the_offers_for_the_faction_at_the_end_of_the_turn() -> None:
    t = activated(
        versus(
            nests={"C3": "strengthen_1", "C5": "spawn_1"},
            haints={"protectors": {"C3": 1, "C5": 1}},
            legends={"protectors": "D6"},
            ground={"red": 2},
            dice=(THROUGH,) * 4,
        ),
        "protectors",
        "fairfolk",
    )
    run(step(t))
    run(step(t))
    asked = offered(any_step(t.clone()))
    assert (asked.kind.name, asked.seat) == ("ff.offer.take", 0)
    run(
        finish_turn(t),
        ff_offer_take=h("C3"),
        ff_offer_next=offer("strengthen_1"),
        spawn_where=h("D6"),
    )
    assert board_of(t).taken[PROTECTORS] == []
    assert t.ground[PROTECTORS] == 3
    assert t.haints[PROTECTORS][h("D6")] == 1
    assert sum(board_of(t).bag) == 11


@rule("harrow:ffh.turn.06")
@pytest.mark.parametrize(("name", "kind"), [("spawn_1", "spawn.where"), ("advance_2", "move.from")])
def test_an_offer_of_an_automated_faction_must_be_used_for_it(name: str, kind: str) -> None:
    position = {"haints": {"family": {"G3": 1}}, "legends": {"family": "D3"}, "taken": {"family": (name,)}}
    t = activated(versus(**position), "family", "fairfolk", stage=IDLE)
    t.moment = 1
    run(step(t))
    asked = offered(any_step(t))
    assert asked.kind.name == kind
    assert None not in asked.options


@rule("harrow:ffh.turn.05")
def test_tokens_return_only_when_all_four_are_drawn() -> None:
    t = versus(dice=(0, 0))
    solo_of(t).bag = [FAIRFOLK, HESTER, SOLO_TOKEN, SOLO_TOKEN]
    draw_token(t)
    t.actor = NOBODY
    draw_token(t)
    assert solo_of(t).bag == [SOLO_TOKEN, SOLO_TOKEN]
    t.actor = NOBODY
    solo_of(t).bag = []
    run(step(t))
    assert t.phase == ROUND_ENDS
    run(step(t))
    run(step(t))
    assert (t.phase, len(solo_of(t).bag)) == (TURN, 4)


@rule("harrow:r.152", "harrow:ffh.turn.06")
def test_an_automated_faction_keeps_six_cubes_also_after_its_offers() -> None:
    t = versus(
        nests={"C3": "strengthen_2"},
        haints={"protectors": {"C3": 1}},
        ground={"red": 6},
        dice=(THROUGH,) * 6,
    )
    run(finish_turn(activated(t, "protectors", "hester")))
    assert board_of(t).taken[PROTECTORS] == []
    assert t.ground[PROTECTORS] == 6


@rule("harrow:ffh.turn.07")
def test_hester_takes_an_offer_by_moving_and_spends_it_in_a_later_turn() -> None:
    t = versus(
        nests={"C3": "spawn_2", "E5": "nothing"},
        infected={"protectors": {"C4": 1, "E5": 1}},
        ground={"green": 2, "brown": 1},
        dice=(THROUGH,) * 2,
    )
    t.actor, t.moment = HESTER, 2
    hester_of(t).left = hester_of(t).actions = 1
    run(
        finish_turn(t),
        hester_deed=[("action", 3), None],
        hester_move=[(PROTECTORS, 3, h("C4")), None],
        hester_move_to=h("C3"),
        hester_pay=(0, 0, 0, 1),
    )
    assert board_of(t).taken[HESTER] == [offer("spawn_2")]
    assert board_of(t).nests[h("E5")] == offer("nothing")
    t.actor, t.moment = HESTER, 2
    assert ("offer", offer("spawn_2")) in offered(step(t)).options


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("harrow:ffh.end.01")
def test_the_queen_takes_the_fair_folk_tokens_out_of_the_bag_and_wins_with_the_round() -> None:
    t = versus(found=2, cards=("sudden_hunch",), ground={"silver": 3})
    solo_of(t).bag = [FAIRFOLK, SOLO_TOKEN]
    t.actor = FAIRFOLK
    run(finish_turn(t), ff_deed=("card", card("sudden_hunch")), ff_guess=h("C1"))
    assert solo_of(t).bag == [SOLO_TOKEN]
    assert not t.over
    solo_of(t).bag = []
    run(step(t))
    run(step(t))
    assert t.over
    assert (t.winners, t.ending) == ([FAIRFOLK], "queen")


@rule("harrow:ffh.end.02")
def test_after_the_queen_hester_carries_out_solo_cards_without_a_toss() -> None:
    t = versus(found=3, dice=(0, 0))
    solo_of(t).bag = [SOLO_TOKEN]
    run(step(t))
    assert t.chance.loaded == [0]
    assert t.seat_of[PROTECTORS] == t.seat_of[FAMILY] == 1


@rule("harrow:ffh.end.03", "harrow:r.105", "harrow:r.147")
@pytest.mark.parametrize(("found", "winners"), [(1, [HESTER]), (3, [HESTER, FAIRFOLK])])
def test_hester_wins_at_the_end_of_her_turn(found: int, winners: list[int]) -> None:
    t = versus(found=found)
    fill(t, 6)
    t.actor, t.moment = HESTER, 2
    run(step(t), hester_deed=None)
    assert not t.over
    run(finish_turn(t))
    assert t.over
    assert (t.winners, t.ending) == (winners, "squares")


@rule("harrow:ffh.end.03")
def test_five_spaces_are_not_enough() -> None:
    t = versus()
    fill(t, 5)
    t.actor, t.moment = HESTER, 2
    run(finish_turn(t), hester_deed=None)
    assert not t.over


@rule("harrow:ffh.end.05", "harrow:ffh.end.06", "harrow:ffh.end.07", "harrow:r.106")
@pytest.mark.parametrize(
    ("found", "filled", "winners"),
    [
        (2, 6, [HESTER]),
        (2, 5, [HESTER]),
        (2, 4, [FAIRFOLK]),
        (1, 4, [HESTER]),
        (1, 3, [HESTER]),
        (1, 2, [FAIRFOLK]),
        (0, 2, [HESTER]),
        (0, 1, []),
    ],
)
def test_a_minor_victory_by_what_was_found_and_filled(found: int, filled: int, winners: list[int]) -> None:
    t = versus(found=found)
    fill(t, filled)
    decide(t)
    assert t.over
    assert (t.winners, t.ending) == (winners, "minor" if winners else "lost")


@rule("harrow:ffh.end.04", "harrow:r.149")
def test_running_out_of_cards_ends_the_game_at_once() -> None:
    t = versus(found=1, dice=(0, 0))
    solo_of(t).bag = [SOLO_TOKEN]
    solo_of(t).decks = [[], [], []]
    run(step(t))
    run(step(t))
    assert t.over
    assert (t.winners, t.ending) == ([FAIRFOLK], "minor")


@rule("harrow:ffh.end.04", "harrow:r.149", "harrow:r.103")
def test_seven_points_are_checked_at_the_end_of_the_round_after_the_brambles() -> None:
    t = versus(found=1, points={"protectors": 6}, haints={"protectors": {"D4": 1}})
    t.actor = FAIRFOLK
    t.gain_cubes(SILVER, 1)
    run(finish_turn(t), ff_deed=None)
    assert t.points[PROTECTORS] == 6
    solo_of(t).bag = []
    run(step(t))
    run(step(t))
    assert t.points[PROTECTORS] == 7
    assert t.over
    assert t.winners == [FAIRFOLK]


@rule("harrow:r.149")
def test_seven_points_in_mid_round_do_not_end_it() -> None:
    t = versus(points={"family": 8}, dice=(0,))
    solo_of(t).bag = [FAIRFOLK]
    run(step(t))
    assert t.actor == FAIRFOLK
    assert not t.over
