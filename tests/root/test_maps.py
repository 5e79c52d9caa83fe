"""D The other maps: winter forests, the ferry on the lake, closed paths and the Pass in the mountains."""

from typing import Any

import pytest

from klubovna.games.root.factions.vagabond.actions import slips
from klubovna.games.root.factions.vagabond.board import vagabonds
from klubovna.games.root.facts import (
    CORVIDS,
    EYRIE,
    FIRST_FOREST,
    MAPS,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    WOOD,
    Clearing,
    Map,
)
from klubovna.games.root.menu import choose_deed, common
from klubovna.games.root.move import destinations, march, neighbours
from klubovna.games.root.paths import deeds
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, TURN_ENDS, Table
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.boards import alliance_board, marquise_board
from root.tables import at, c, card, game, table

WINTER, LAKE, MOUNTAIN = MAPS[1:]


def sides(chart: Map) -> dict[str, set[tuple[int, ...]]]:
    """The pairs of clearings round each forest, as they lie round it."""
    return {
        forest.id: {
            tuple(sorted(p)) for p in zip(forest.clearings, forest.clearings[1:] + forest.clearings[:1], strict=True)
        }
        for forest in chart.facts.forest
    }


def slip(t: Table, forest: str) -> tuple[list[int], list[str]]:
    """From a forest: clearings by number and forests by name."""
    names = [f.id for f in t.chart.facts.forest]
    vagabonds(t)[0].at = Clearing(FIRST_FOREST + names.index(forest))
    reached = slips(t, vagabonds(t)[0])
    return [x + 1 for x in reached if x < FIRST_FOREST], [names[x - FIRST_FOREST] for x in reached if x >= FIRST_FOREST]


# -- D.1 Winter ------------------------------------------------------------------------------------------------------


@rule("root:D.1.1")
def test_each_stretch_of_the_river_divides_forests() -> None:
    links = {tuple(path) for path in (*WINTER.facts.paths, *WINTER.facts.river_edges)}
    around = sides(WINTER)
    assert all(pairs <= links for pairs in around.values())
    for forest in WINTER.facts.forest:
        shared = {other for other in around if other != forest.id and around[other] & around[forest.id]}
        assert set(forest.neighbours) == shared
    t = table("vagabond", "marquise", map="winter", phase=BIRDSONG)
    _, forests = slip(t, "F1-2-5-6-11-12")
    assert "F8-9-11-12" in forests  # over the river between 11 and 12
    assert "F4-10-11" not in forests


@rule("root:r.159", "root:2.3#1")
def test_the_winter_river_is_no_path() -> None:
    t = table("marquise", "riverfolk", map="winter", warriors={"marquise": {11: 2}})
    assert neighbours(t, MARQUISE, c(11)) == [c(1), c(4), c(9)]
    assert c(12) in neighbours(t, RIVERFOLK, c(11))


# -- D.2 Lake --------------------------------------------------------------------------------------------------------


@rule("root:D.2.1", "root:r.156", "root:D.2.3")
def test_the_ferry_starts_in_the_corner_on_the_lake() -> None:
    t = table("marquise", "eyrie", map="lake")
    coast = [c.id for c in LAKE.facts.clearing if c.coastal]
    assert coast == [1, 10, 11, 12] == [x + 1 for x in LAKE.coast]
    assert [x for x in LAKE.corners if x in LAKE.coast] == [t.ferry] == [c(1)]


@rule("root:D.2.2")
def test_the_lake_is_a_river_between_all_coasts() -> None:
    t = table("riverfolk", "marquise", map="lake", warriors={"riverfolk": {10: 1}})
    assert [x for x in destinations(t, RIVERFOLK, c(10)) if x in LAKE.coast] == [c(1), c(11), c(12)]
    assert neighbours(t, MARQUISE, c(10)) == [c(2), c(7), c(8)]


@rule("root:D.2.4")
def test_coastal_forests_border_their_neighbours_along_the_shore() -> None:
    coastal = {f.id: set(f.clearings) & {1, 10, 11, 12} for f in LAKE.facts.forest if f.coastal}
    assert len(coastal) == 4
    for name, shore in coastal.items():
        beside = {other for other in coastal if other != name and coastal[other] & shore}
        forest = next(f for f in LAKE.facts.forest if f.id == name)
        assert {n for n in forest.neighbours if n in coastal} == beside
        assert len(beside) == 2
    t = table("vagabond", "marquise", map="lake", phase=BIRDSONG)
    _, forests = slip(t, "F1-5-11")
    assert forests == ["F1-9-12", "F4-5-6-11", "F7-10-11"]


@rule("root:D.2.5#1", "root:D.2.5#2", "root:D.2.5#3", "root:ex.made.24", "root:2.5.5", "root:r.154")
def test_a_march_with_the_ferry() -> None:
    t = table("marquise", "eyrie", map="lake", warriors={"marquise": {1: 3}})
    marquise_board(t).actions = 1
    asked = offered(step(t.clone()), deed=("march", -1), move_from=[c(1)])
    assert asked.options == [c(5), c(9), c(10), c(11), c(12)]
    asked = offered(step(t), deed=("march", -1), move_from=[c(1), c(11)], move_to=c(11), move_count=3)
    assert t.ferry == c(11)
    assert len(t.hands[MARQUISE]) == 1
    assert asked.options == [c(5), c(6), c(7)]  # no second trip this turn
    assert at(t.warriors[MARQUISE]) == {11: 3}


@rule("root:D.2.5#1")
def test_the_ferry_takes_its_own_clearing_only_and_once_a_turn() -> None:
    t = table("marquise", "eyrie", map="lake", warriors={"marquise": {1: 1, 10: 1}})
    assert c(1) not in destinations(t, MARQUISE, c(10))
    run(march(t, MARQUISE, c(1), c(10), 1))
    assert (t.ferry, t.ferried) == (c(10), True)
    t.phase = TURN_ENDS
    run(step(t))
    run(step(t))
    assert not t.ferried


@rule("root:D.2.5#2")
def test_the_ferry_asks_for_rule() -> None:
    t = table(
        "eyrie",
        "corvids",
        "marquise",
        map="lake",
        warriors={"eyrie": {1: 1}, "corvids": {1: 1}, "marquise": {1: 3, 10: 1}},
    )
    assert [x for x in destinations(t, EYRIE, c(1)) if x in LAKE.coast] == []
    assert [x for x in destinations(t, CORVIDS, c(1)) if x in LAKE.coast] == [c(10), c(11), c(12)]


@rule("root:D.2.5#1", "root:r.154")
def test_who_swims_may_still_take_the_ferry() -> None:
    t = table("riverfolk", "marquise", map="lake", warriors={"riverfolk": {1: 2}})
    run(march(t, RIVERFOLK, c(1), c(10), 1), move_ferry=False)
    assert (t.ferry, t.hands[RIVERFOLK]) == (c(1), [])
    run(march(t, RIVERFOLK, c(1), c(12), 1), move_ferry=True)
    assert (t.ferry, len(t.hands[RIVERFOLK])) == (c(12), 1)


@rule("root:D.2.5#3", "root:r.155", "root:1.1.3")
def test_ferry_and_outrage_in_any_order() -> None:
    t = table(
        "marquise",
        "alliance",
        map="lake",
        warriors={"marquise": {1: 1}},
        pieces={"sympathy": {10: 1}},
        hands={"marquise": [card("sappers")]},
    )
    asked = offered(march(t.clone(), MARQUISE, c(1), c(10), 1))
    assert (asked.seat, asked.options) == (0, [("ferry", c(10)), ("outrage", c(10))])
    run(march(t, MARQUISE, c(1), c(10), 1), trigger=("outrage", c(10)))
    assert alliance_board(t).supporters == [card("sappers")]
    assert len(t.hands[MARQUISE]) == 1


@rule("root:r.154", "root:r.155")
def test_the_vagabond_slips_onto_the_ferry() -> None:
    t = table("vagabond", "marquise", map="lake", phase=BIRDSONG)
    vagabonds(t)[0].at = c(1)
    assert [x for x in slips(t, vagabonds(t)[0]) if x in LAKE.coast] == [c(10), c(11), c(12)]
    t.ferried = True
    assert [x for x in slips(t, vagabonds(t)[0]) if x in LAKE.coast] == []


# -- D.3 Mountain ----------------------------------------------------------------------------------------------------


def in_the_mountains(*factions: str, **position: Any) -> Table:
    return table(*(factions or ("marquise", "eyrie")), map="mountain", **position)


@rule("root:D.3.1#1", "root:D.3.1#2")
def test_six_closed_paths_and_a_tower() -> None:
    t = in_the_mountains()
    assert t.closed == [(1, 4), (2, 6), (4, 8), (5, 10), (7, 8), (10, 11)]
    assert t.tower == c(10)
    seen = game(t).view(None)["table"]
    assert (seen["tower"], len(seen["closed"])) == (9, 6)


@rule("root:D.3.2#1")
def test_closed_paths_make_no_neighbours() -> None:
    t = in_the_mountains(warriors={"marquise": {8: 1}}, hands={"marquise": [card("anvil")]})
    assert destinations(t, MARQUISE, c(8)) == [c(1), c(4)]
    run(choose_deed(t, MARQUISE, [None]), deed=("open", 4))
    assert destinations(t, MARQUISE, c(8)) == [c(1), c(4), c(9)]
    assert c(8) in neighbours(t, MARQUISE, c(9))


@rule("root:D.3.2#2", "root:ex.law.8", "root:D.3.5", "root:2.4")
def test_closed_paths_still_divide_forests() -> None:
    t = in_the_mountains("vagabond", "marquise", phase=BIRDSONG)
    assert c(9) not in neighbours(t, VAGABOND, c(8))
    clearings, forests = slip(t, "F1-8-9")
    assert clearings == [1, 8, 9]
    assert forests == ["F4-8-9-12"]
    assert len(t.chart.facts.forest) == 10
    around = sides(MOUNTAIN)
    assert {(8, 9)} == around["F1-8-9"] & around["F4-8-9-12"]


@rule("root:D.3.3#1", "root:r.157")
@pytest.mark.parametrize("paid", ["anvil", "sappers", "dominance_mouse"])
def test_a_card_opens_a_path_once_a_turn(paid: str) -> None:
    t = in_the_mountains(warriors={"marquise": {9: 1}}, hands={"marquise": [card(paid), card("bake_sale")]})
    assert deeds(t, MARQUISE) == [("open", 2), ("open", 4)]
    run(choose_deed(t, MARQUISE, [None]), deed=("open", 2), path_pay=card(paid))
    assert (4, 8) not in t.closed
    assert len(t.closed) == 5
    assert t.vp[MARQUISE] == 1
    assert t.hands[MARQUISE] == [card("bake_sale")]
    assert deeds(t, MARQUISE) == []
    t.opened = False
    assert deeds(t, MARQUISE) == [("open", 4)]


@rule("root:D.3.3#1", "root:r.31")
def test_paths_are_opened_in_daylight() -> None:
    t = in_the_mountains(warriors={"marquise": {9: 1}}, hands={"marquise": [card("anvil")]})
    for phase, offered_now in ((BIRDSONG, 0), (DAYLIGHT, 2), (EVENING, 0)):
        t.phase = phase
        assert len(common(t, MARQUISE)) == offered_now


@rule("root:D.3.3#2", "root:r.157")
def test_a_piece_at_one_end_is_needed() -> None:
    t = in_the_mountains("marquise", "vagabond", hands={"marquise": [card("anvil")], "vagabond": [card("sappers")]})
    assert deeds(t, MARQUISE) == []
    t.put_piece(WOOD, c(7))  # a wood token is a piece
    assert deeds(t, MARQUISE) == [("open", 1)]
    t.seat = 1
    vagabonds(t)[0].at = c(6)
    assert deeds(t, VAGABOND) == [("open", 3)]
    run(choose_deed(t, VAGABOND, [None]), deed=("open", 3))
    assert t.vp[VAGABOND] == 1


@rule("root:D.3.4", "root:r.158")
def test_the_ruler_of_the_pass_scores_after_evening() -> None:
    t = in_the_mountains(phase=EVENING, warriors={"marquise": {10: 2}, "eyrie": {10: 1}})
    run(step(t))
    assert (t.phase, t.vp[MARQUISE], len(t.hands[MARQUISE])) == (TURN_ENDS, 0, 1)
    run(step(t))
    assert (t.vp[MARQUISE], t.seat) == (1, 1)
    t.phase = TURN_ENDS
    run(step(t))
    assert (t.vp[MARQUISE], t.vp[EYRIE]) == (1, 0)


@rule("root:r.158")
def test_hired_warriors_hold_the_pass() -> None:
    t = in_the_mountains("marquise", "riverfolk", phase=TURN_ENDS, warriors={"marquise": {10: 1}, "riverfolk": {10: 1}})
    t.borrower, t.lender = MARQUISE, RIVERFOLK
    run(step(t))
    assert t.vp[MARQUISE] == 1


@rule("root:D.3.4")
def test_other_maps_have_no_pass() -> None:
    t = table("marquise", "eyrie", phase=TURN_ENDS, warriors={"marquise": {10: 2, 12: 1}})
    run(step(t))
    assert t.vp[MARQUISE] == 0
