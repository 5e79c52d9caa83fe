"""The Family: its bag and its board."""

from __future__ import annotations

import pytest

from harrow.family_table import (
    FAMILY,
    PROTECTORS,
    ROLE,
    board_of,
    family_table,
    hexes,
    names,
    token,
    whole,
    with_bag,
)
from harrow.tables import TOKEN, card, drive, h, table
from klubovna.games.harrow import RULES
from klubovna.games.harrow.events import COLLECTED
from klubovna.games.harrow.factions.family.events import STORM
from klubovna.games.harrow.factions.family.seen import FamilyView
from klubovna.games.harrow.facts import LEGEND_CALLED, LEGENDS_OF, UPGRADES
from klubovna.games.harrow.look import view
from klubovna.games.harrow.rounds import step
from klubovna.games.harrow.setup import setup
from klubovna.games.harrow.state import CLEAN_UP, ROUND_ENDS, TURN, Table
from klubovna.kernel.decision import Flow
from klubovna.kernel.journal import Journal
from klubovna.testing import offered, rule, run

START = {"advance": 4, "spawn": 2, "strengthen": 2}


def fresh(chapter: str) -> Table:
    return setup(RULES.config(2, 1, ["protectors", "family"], {"chapter": chapter}))


def tidy(t: Table) -> Flow[None]:
    """The clean-up of the Family's turn, from its beginning to the end of the turn."""
    t.phase, t.moment = CLEAN_UP, 0
    return drive(t)


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("harrow:c1.setup.10", "harrow:c1.setup.11", "harrow:c1.components.05")
def test_the_family_begins_with_eight_tokens_in_the_bag_and_all_fifteen_storms() -> None:
    t = fresh("c1")
    before = t.box[:]
    run(ROLE.set_up(t))
    assert board_of(t).bag[:4] == [4, 2, 2, 0]
    assert t.box[:3] == [before[0] - 4, before[1] - 2, before[2] - 2]
    assert board_of(t).storms == 15
    assert t.who[FAMILY] == LEGEND_CALLED["levi"]


@rule("harrow:c2.setup.02", "harrow:c2.setup.10")
def test_from_chapter_2_on_the_family_chooses_among_six_legends_and_two_trackers() -> None:
    t = fresh("c2")
    asked = offered(ROLE.set_up(t))
    six = {LEGEND_CALLED[name] for name in ("levi", "corbin", "kaine", "odessa", "willa", "mildred")}
    assert set(asked.options) == six == set(LEGENDS_OF[FAMILY])
    run(ROLE.set_up(t), legend=LEGEND_CALLED["willa"], tracker=1)
    assert (t.who[FAMILY], t.tracker[FAMILY]) == (LEGEND_CALLED["willa"], 1)


@rule("harrow:c2.setup.05", "harrow:c2.setup.06")
def test_the_family_begins_with_three_of_nine_cards_and_nine_upgrade_tokens() -> None:
    t = fresh("c2")
    assert board_of(t).upgrades == []
    run(ROLE.set_up(t), legend=LEGEND_CALLED["levi"], tracker=0)
    assert (len(t.hands[FAMILY]), len(t.decks[FAMILY])) == (3, 6)
    assert board_of(t).upgrades == [1] * 9
    assert len(UPGRADES) == 9


# -- the ability jar ---------------------------------------------------------------------------------------------------


@rule("harrow:c1.ability.06", "harrow:c1.ability.09")
@pytest.mark.parametrize(("placed", "drawn"), [(0, 3), (1, 3), (2, 4), (4, 5), (6, 6)])
def test_the_number_above_the_last_token_says_how_many_are_drawn(placed: int, drawn: int) -> None:
    t = family_table(chapter="c1", bag=START, slots=("advance",) * placed)
    run(ROLE.ability(t))
    assert len(board_of(t).drawn) == drawn
    assert sum(board_of(t).bag) == 8 - drawn


@rule("harrow:c1.ability.06")
def test_drawn_tokens_lie_open_for_everybody() -> None:
    t = family_table(chapter="c1", bag=START, dice=(0, 3, 4))
    run(ROLE.ability(t))
    seen = next(p for p in view(t, t.seat_of[PROTECTORS]).players if p.faction == "family")
    assert isinstance(seen.board, FamilyView)
    assert seen.board.drawn == ["advance", "spawn", "strengthen"]


@rule("harrow:c1.ability.07", "harrow:c1.strengthen.02")
def test_each_token_is_activated_once_with_value_one() -> None:
    t = family_table(chapter="c1", legends={"family": "D2"}, drawn=("strengthen", "strengthen"))
    asked = offered(with_bag(t), bag_activate=[token("strengthen")])
    assert t.ground[FAMILY] == 1
    assert asked.options == [None, token("strengthen")]
    run(drive(t, until="todo"), bag_activate=[token("strengthen")])
    assert t.ground[FAMILY] == 2
    assert names(board_of(t).spent) == ["strengthen", "strengthen"]


@rule("harrow:c1.ability.08", "harrow:ex.c1.ability.2")
@pytest.mark.parametrize("spawn_first", [True, False])
def test_the_tokens_are_used_in_any_order(spawn_first: bool) -> None:
    t = family_table(chapter="c1", legends={"family": "D2"}, bag={"advance": 2, "spawn": 1})
    order = [token("advance"), token("advance")]
    order.insert(0 if spawn_first else 2, token("spawn"))
    run(
        whole(t, ROLE.ability(t)),
        bag_activate=order,
        spawn_where=h("D2"),
        move_from=[h("D2"), h("D3")],
        move_to=[h("D3"), h("E3")],
        move_who=[(1, 0, 0, 0), (1, 0, 0, 0)],
    )
    assert t.legend_at[1] == h("E3")
    assert t.haints[FAMILY][h("D2")] == 1


@rule("harrow:c1.ability.08")
def test_tokens_may_be_left_unused() -> None:
    t = family_table(chapter="c1", legends={"family": "D2"}, drawn=("advance", "strengthen"))
    run(with_bag(t), bag_activate=[token("strengthen"), None])
    assert names(board_of(t).drawn) == ["advance"]
    assert t.legend_at[1] == h("D2")


@rule("harrow:r.001")
def test_two_advance_tokens_together_enter_a_mountain() -> None:
    one = family_table(chapter="c1", legends={"family": "E1"}, drawn=("advance",))
    assert "F1" not in hexes(offered(with_bag(one), bag_activate=token("advance"), move_from=h("E1")))
    two = family_table(chapter="c1", legends={"family": "E1"}, drawn=("advance", "advance"))
    run(with_bag(two), bag_activate=token("advance"), move_from=h("E1"), move_to=h("F1"))
    assert two.legend_at[1] == h("F1")
    assert names(board_of(two).spent) == ["advance", "advance"]


@rule("harrow:c1.path.04", "harrow:r.003")
def test_between_tokens_units_may_step_onto_a_path_for_nothing() -> None:
    t = family_table(chapter="c1", legends={"family": "D2"}, drawn=("strengthen",), paths=("D3",))
    run(with_bag(t), bag_activate=[("step", 0), None], move_from=h("D2"), move_to=h("D3"))
    assert t.legend_at[1] == h("D3")
    assert names(board_of(t).drawn) == ["strengthen"]


# -- the advanced board ------------------------------------------------------------------------------------------------


@rule("harrow:c2.boards.02", "harrow:ex.c2.boards.1", "harrow:c2.setup.04")
def test_at_the_start_four_tokens_are_drawn_and_one_goes_back() -> None:
    t = family_table(bag=START, dice=(0, 0, 3, 4))
    run(ROLE.ability(t))
    assert names(board_of(t).drawn) == ["advance", "advance", "spawn", "strengthen"]
    asked = offered(drive(t, until="todo"))
    assert asked.options == [TOKEN["advance"], TOKEN["spawn"], TOKEN["strengthen"]]
    run(drive(t, until="todo"), bag_return=TOKEN["spawn"], bag_activate=None)
    assert names(board_of(t).drawn) == ["advance", "advance", "strengthen"]
    assert board_of(t).bag[:3] == [2, 2, 1]


@rule("harrow:c2.boards.02", "harrow:ex.c2.boards.2", "harrow:ex.c2.reminder.1")
@pytest.mark.parametrize(("placed", "drawn", "kept"), [(0, 4, 3), (1, 5, 3), (2, 5, 4)])
def test_how_many_are_kept_with_none_one_and_two_tokens_placed(placed: int, drawn: int, kept: int) -> None:
    t = family_table(bag={"strengthen": 8}, slots=("advance", "spawn")[:placed])
    run(ROLE.ability(t))
    assert len(board_of(t).drawn) == drawn
    run(drive(t, until="todo"), bag_activate=None)
    assert len(board_of(t).drawn) == kept


@rule("harrow:c2.boards.03", "harrow:ex.c2.boards.3")
def test_with_six_tokens_for_seven_one_less_goes_back() -> None:
    t = family_table(bag={"strengthen": 6}, slots=("advance",) * 4)
    run(whole(t, ROLE.ability(t)), bag_activate=None)
    assert len(board_of(t).drawn) == 4
    assert sum(board_of(t).bag) == 2


# -- clean-up ----------------------------------------------------------------------------------------------------------


@rule("harrow:c1.cleanup.06", "harrow:c1.cleanup.03")
def test_a_collected_scroll_unlocks_the_next_part_of_the_storm() -> None:
    t = family_table(
        chapter="c1",
        legends={"family": "E2"},
        haints={"family": {"C2": 1}},
        tokens={"E2": "scroll", "G1": "spawn"},
    )
    run(tidy(t))
    assert t.scrolls[FAMILY] == 1
    asked = offered(whole(t, ROLE.tracker(t)), storm_where=h("C2"))
    assert asked.kind.name == "storm.token.from"


@rule("harrow:c1.cleanup.04")
def test_the_fourth_scroll_goes_to_the_box() -> None:
    t = family_table(chapter="c1", legends={"family": "E2"}, tokens={"E2": "scroll"}, scrolls=3)
    before = t.box[TOKEN["scroll"]]
    run(tidy(t))
    assert (t.scrolls[FAMILY], t.box[TOKEN["scroll"]]) == (3, before + 1)


@rule("harrow:c1.cleanup.08", "harrow:c1.cleanup.09")
def test_drawn_and_collected_tokens_are_four_separate_choices() -> None:
    t = family_table(
        chapter="c1",
        legends={"family": "D2"},
        drawn=("strengthen", "spawn", "strengthen"),
        tokens={"D3": "advance"},
        haints={"family": {"D3": 1}},
    )
    run(with_bag(t), bag_activate=[token("strengthen"), token("strengthen"), None])
    run(tidy(t), bag_place=["bag", "board", "bag", "board"])
    assert names(board_of(t).slots) == ["strengthen", "advance"]
    assert board_of(t).bag[:3] == [0, 1, 1]
    assert board_of(t).drawn == board_of(t).spent == []


@rule("harrow:r.137")
def test_a_drawn_token_that_was_not_activated_may_go_to_the_board() -> None:
    t = family_table(chapter="c1", legends={"family": "D2"}, drawn=("spawn",))
    run(with_bag(t), bag_activate=None)
    run(tidy(t), bag_place="board")
    assert names(board_of(t).slots) == ["spawn"]


@rule("harrow:r.019")
def test_on_a_full_board_there_is_only_the_bag() -> None:
    t = family_table(chapter="c1", legends={"family": "D2"}, drawn=("spawn",), slots=("advance",) * 7)
    run(tidy(t))
    assert len(board_of(t).slots) == 7
    assert board_of(t).bag[TOKEN["spawn"]] == 1


@rule("harrow:c1.cleanup.10")
def test_tokens_on_the_board_stay_there() -> None:
    t = family_table(chapter="c1", legends={"family": "D2"}, bag={"strengthen": 8}, slots=("advance", "spawn"))
    run(whole(t, ROLE.ability(t)), bag_activate=[token("strengthen")] * 4)
    run(tidy(t), bag_place=["bag"] * 4)
    assert names(board_of(t).slots) == ["advance", "spawn"]
    assert board_of(t).bag[:3] == [0, 0, 8]


@rule("harrow:c2.boards.01", "harrow:r.031")
def test_covering_a_card_symbol_draws_a_card_while_there_is_one() -> None:
    t = family_table(legends={"family": "D2"}, drawn=("spawn", "spawn"))
    t.decks[FAMILY] = [card("merging")]
    run(tidy(t), bag_place=["board", "board"])
    assert t.hands[FAMILY] == [card("merging")]  # the first free space shows a card, the second none
    board_of(t).drawn.append(TOKEN["spawn"])
    t.phase, t.moment, t.actor = CLEAN_UP, 0, FAMILY
    run(drive(t), bag_place="board")
    assert len(board_of(t).slots) == 3
    assert t.hands[FAMILY] == [card("merging")]


@rule("harrow:c1.cleanup.01")
def test_collecting_comes_before_the_storm_of_the_legend() -> None:
    t = family_table(chapter="c1", legends={"family": "E2"}, tokens={"E2": "spawn"})
    t.phase = CLEAN_UP
    t.journal = Journal()
    run(drive(t), bag_place="bag")
    assert (t.tokens[TOKEN["spawn"]][h("E2")], t.storm(h("E2"))) == (0, True)
    told = [event for _, (event, _, _) in t.journal.read(0)]
    assert told.index(COLLECTED) < told.index(STORM)


@rule("harrow:c2.tokens.11")
@pytest.mark.parametrize(("points", "over"), [(6, False), (7, True)])
def test_chapter_2_ends_with_seven_points_else_the_lantern_passes(points: int, over: bool) -> None:
    t = table(chapter="c2", points={"family": points})
    t.phase = ROUND_ENDS
    while t.phase == ROUND_ENDS and not t.over:
        run(step(t))
    assert t.over == over
    assert (t.winners == [FAMILY]) == over
    assert t.lantern == (PROTECTORS if over else FAMILY)
    assert t.phase != TURN
