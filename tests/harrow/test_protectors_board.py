"""The Protectors: set-up, rows of the board, the legend jar, collecting."""

from __future__ import annotations

from harrow.tables import FACTION, card, drive, h, table, table_of
from klubovna.games.harrow import RULES
from klubovna.games.harrow.abilities import perform
from klubovna.games.harrow.cleanup import take_up
from klubovna.games.harrow.factions.protectors.legends import NAILS, TAUNTS
from klubovna.games.harrow.factions.protectors.rows import place, value
from klubovna.games.harrow.facts import (
    ADVANCE,
    COUNT,
    DECKS,
    LEGEND_CALLED,
    SCROLL,
    SPAWN,
    STRENGTHEN,
)
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel import new
from klubovna.testing import offered, rule, run

PROTECTORS = FACTION["protectors"]
ABILITY_JAR, LEGEND_JAR = 0, 2


def fresh() -> Table:
    """Chapter 2 before the Protectors have chosen."""
    return table_of(new(RULES, seats=2, seed=3, roles=["protectors", "family"], options={"chapter": "c2"}))


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("harrow:c2.setup.02", "harrow:c2.setup.05", "harrow:c2.setup.10")
def test_the_protectors_choose_legend_and_side_and_draw_three_of_sixteen_tactics() -> None:
    t = fresh()
    legends = offered(ROLES[PROTECTORS].set_up(t)).options
    assert legends == [LEGEND_CALLED[name] for name in ("emmy", "bernice", "malachi", "priscilla", "skinless_boy")]
    run(ROLES[PROTECTORS].set_up(t), legend=LEGEND_CALLED["malachi"], tracker=0)
    assert (len(t.hands[PROTECTORS]), len(t.decks[PROTECTORS])) == (3, 13)
    assert sorted(t.hands[PROTECTORS] + t.decks[PROTECTORS]) == DECKS["tactics"]
    assert t.protectors is not None
    assert (t.protectors.paths, t.protectors.paths_locked) == (1, 3)


@rule("harrow:c2.tracker.01")
def test_on_the_other_side_of_the_tracker_there_are_no_path_tokens() -> None:
    t = fresh()
    run(ROLES[PROTECTORS].set_up(t), legend=LEGEND_CALLED["emmy"], tracker=1)
    place(t, SCROLL)
    assert t.protectors is not None
    assert t.protectors.paths == 0
    assert t.scrolls[PROTECTORS] == 1


@rule("harrow:c2.setup.03")
def test_the_legends_bring_two_nails_one_wrath_token_and_two_taunt_tokens() -> None:
    assert (NAILS, COUNT["wrath_token"], TAUNTS) == (2, 1, 2)


# -- abilities ---------------------------------------------------------------------------------------------------------


@rule("harrow:c1.ability.03", "harrow:c1.ability.04", "harrow:ex.c1.ability.1")
def test_the_value_stands_above_the_rightmost_token_and_the_first_one_is_printed() -> None:
    t = table()
    assert [value(t, ability) for ability in (ADVANCE, SPAWN, STRENGTHEN)] == [3, 2, 2]
    t.rows[PROTECTORS] = [1, 0, 3]
    assert [value(t, ability) for ability in (ADVANCE, SPAWN, STRENGTHEN)] == [4, 2, 4]


@rule("harrow:c2.setup.04")
def test_from_chapter_two_on_the_other_side_of_the_board_is_used() -> None:
    t = table(chapter="c2")
    t.rows[PROTECTORS] = [1, 0, 3]
    assert [value(t, ability) for ability in (ADVANCE, SPAWN, STRENGTHEN)] == [3, 2, 3]


@rule("harrow:c1.ability.01", "harrow:c1.ability.02", "harrow:c1.strengthen.01")
def test_the_ability_jar_gives_one_ability_with_its_full_value() -> None:
    t = table(legends={"protectors": "D6"}, jar=ABILITY_JAR)
    assert offered(drive(t), deed=("act", ABILITY_JAR)).options == [ADVANCE, SPAWN, STRENGTHEN]
    t = table(legends={"protectors": "D6"}, jar=ABILITY_JAR)
    t.rows[PROTECTORS][STRENGTHEN] = 1
    run(drive(t), deed=[("act", ABILITY_JAR), None], ability=STRENGTHEN)
    assert t.ground[0] == 3


@rule("harrow:c1.ability.02", "harrow:c1.ability.05", "harrow:ex.c1.ability.1", "harrow:ex.c2.tactics.1")
def test_four_advances_in_one_go_without_a_card_between_them() -> None:
    t = table(legends={"protectors": "D6"}, jar=ABILITY_JAR, chapter="c2", hands={"protectors": ["rally"]})
    t.rows[PROTECTORS][ADVANCE] = 2
    way = [h("D6"), h("E6"), h("D6"), h("E6"), h("D6")]
    flow = drive(t)
    asked = offered(flow, deed=("act", ABILITY_JAR), ability=ADVANCE, move_from=way[:3], move_to=way[1:4])
    assert asked.kind.name == "move.from"
    t = table(legends={"protectors": "D6"}, jar=ABILITY_JAR, chapter="c2", hands={"protectors": ["rally"]})
    t.rows[PROTECTORS][ADVANCE] = 2
    run(
        drive(t),
        deed=[("act", ABILITY_JAR), ("card", card("rally")), None],
        ability=ADVANCE,
        move_from=way[:4],
        move_to=way[1:],
    )
    assert t.legend_at[0] == h("D6")
    assert t.ground[0] == 1


# -- the legend jar ----------------------------------------------------------------------------------------------------


def emmy_with_path() -> Table:
    t = table(legends={"protectors": "D6"}, haints={"protectors": {"D5": 1}}, who={"protectors": "emmy"})
    assert t.protectors is not None
    t.protectors.paths, t.protectors.paths_locked = 1, 3
    t.jar = LEGEND_JAR
    return t


@rule("harrow:c1.legend.01")
def test_the_legend_jar_gives_ability_and_gift_in_either_order_one_after_the_other() -> None:
    for order in (["tracker", "gift"], ["gift", "tracker"]):
        t = emmy_with_path()
        assert offered(drive(t), deed=("act", LEGEND_JAR)).options == [None, "tracker", "gift"]
        t = emmy_with_path()
        run(drive(t), deed=[("act", LEGEND_JAR), None], jar_legend=order, path_place=h("C6"))
        assert t.paths[h("C6")] == 1
        assert t.cubes_on[0][h("D5")] == 1


@rule("harrow:c1.legend.01")
def test_the_gift_does_not_begin_before_the_ability_is_finished() -> None:
    t = emmy_with_path()
    assert t.protectors is not None
    t.protectors.paths = 2
    asked = offered(drive(t), deed=("act", LEGEND_JAR), jar_legend="tracker", path_place=h("C6"))
    assert asked.kind.name == "path.place"


# -- collecting --------------------------------------------------------------------------------------------------------


@rule("harrow:c1.cleanup.03", "harrow:c1.cleanup.04", "harrow:c1.cleanup.05")
def test_scrolls_go_to_the_tracker_with_a_path_token_each_and_the_fourth_to_the_box() -> None:
    t = emmy_with_path()
    t.box[SCROLL] -= 4
    for _ in range(4):
        place(t, SCROLL)
    assert t.protectors is not None
    assert t.scrolls[PROTECTORS] == 3
    assert (t.protectors.paths, t.protectors.paths_locked) == (4, 0)
    assert t.box[SCROLL] == COUNT["token_scroll"] - 3


@rule("harrow:c1.cleanup.07")
def test_other_tokens_go_to_the_leftmost_empty_space_of_their_row() -> None:
    t = table(
        legends={"protectors": "C3"},
        haints={"protectors": {"C4": 1}},
        tokens={"C3": "spawn", "C4": "advance", "B4": "advance"},
    )
    t.jar, t.acted = ABILITY_JAR, True
    run(drive(t), deed=None)
    assert t.rows[PROTECTORS] == [1, 1, 0]
    assert t.tokens[ADVANCE][h("B4")] == 1


@rule("harrow:r.018")
def test_a_token_for_a_full_row_goes_back_into_the_box() -> None:
    t = table()
    t.rows[PROTECTORS][SPAWN] = 6
    t.box[SPAWN] -= 7
    place(t, SPAWN)
    assert t.rows[PROTECTORS][SPAWN] == 6
    assert t.box[SPAWN] == COUNT["token_spawn"] - 6


@rule("harrow:c2.boards.01")
def test_a_token_that_covers_a_card_symbol_draws_a_card() -> None:
    t = table(chapter="c2")
    t.decks[PROTECTORS] = [card("roar"), card("rally")]
    place(t, ADVANCE)
    assert t.hands[PROTECTORS] == [card("rally")]
    place(t, ADVANCE)
    assert t.hands[PROTECTORS] == [card("rally")]
    place(t, SPAWN)
    assert len(t.hands[PROTECTORS]) == 2
    place(t, STRENGTHEN)  # r.026, r.031: the deck is empty
    assert len(t.hands[PROTECTORS]) == 2


@rule("harrow:c2.boards.01", "harrow:c2.setup.04")
def test_the_side_of_chapter_one_has_no_card_symbols() -> None:
    t = table()
    t.decks[PROTECTORS] = [card("roar")]
    for token in (ADVANCE, SPAWN, STRENGTHEN):
        place(t, token)
    assert t.hands[PROTECTORS] == []


@rule("harrow:r.026", "harrow:r.031")
def test_an_empty_deck_is_not_refilled() -> None:
    t = table(chapter="c2")
    t.discards[PROTECTORS] = [card("roar")]
    place(t, ADVANCE)
    assert t.hands[PROTECTORS] == []
    assert t.discards[PROTECTORS] == [card("roar")]


@rule("harrow:ap.protectors.16")
def test_the_wrath_token_collects_nothing() -> None:
    t = table(legends={"protectors": "D6"}, tokens={"C4": "advance"}, who={"protectors": "malachi"})
    assert t.protectors is not None
    t.protectors.wrath = h("C4")
    assert take_up(t, PROTECTORS) == []


@rule("harrow:c1.ability.05")
def test_an_ability_begun_is_finished_before_the_turn_goes_on() -> None:
    t = table(legends={"protectors": "D6"})
    perform(t, PROTECTORS, SPAWN, 2)
    run(drive(t, until="todo"), spawn_where=[h("D6"), h("D6")])
    assert t.haints[PROTECTORS][h("D6")] == 2
