"""4.2 Moving."""

from klubovna.games.root.facts import EYRIE, MARQUISE
from klubovna.games.root.move import destinations, move, origins
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.boards import marquise_board
from root.tables import at, c, table


@rule("root:4.2")
def test_one_or_more_warriors_to_one_neighbour() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 3}})
    asked = offered(move(t, MARQUISE, origins(t, MARQUISE), optional=True), move_from=c(5))
    assert asked.options == [c(1), c(2)]
    asked = offered(move(t, MARQUISE, origins(t, MARQUISE), optional=True), move_from=c(5), move_to=c(2))
    assert asked.options == [3, 2, 1]
    run(move(t, MARQUISE, origins(t, MARQUISE), optional=True), move_from=c(5), move_to=c(2), move_count=2)
    assert at(t.warriors[MARQUISE]) == {2: 2, 5: 1}
    assert t.supply[MARQUISE] == 22


@rule("root:4.2.1")
def test_origin_or_destination_must_be_ruled() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 1, 1: 2}, "eyrie": {5: 2, 1: 1, 2: 1}})
    assert destinations(t, MARQUISE, c(5)) == [c(1)]  # only the destination is hers
    assert destinations(t, MARQUISE, c(1)) == [c(5), c(9), c(10)]  # the origin is hers
    t.put_warriors(EYRIE, c(1), 2)
    assert destinations(t, MARQUISE, c(5)) == []
    assert origins(t, MARQUISE) == []


@rule("root:4.2.1")
def test_an_empty_clearing_is_ruled_by_nobody() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 1}, "eyrie": {5: 2}})
    assert destinations(t, MARQUISE, c(5)) == []


@rule("root:4.2.2#1", "root:4.2.2#2")
def test_moves_with_the_same_group_and_with_another() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 3}})
    marquise_board(t).actions = 2
    march = ("march", -1)
    run(step(t), deed=march, move_from=[c(5), c(1)], move_to=[c(1), c(9)], move_count=[3, 2])
    assert at(t.warriors[MARQUISE]) == {1: 1, 9: 2}
    run(step(t), deed=march, move_from=[c(1), c(9)], move_to=[c(5), c(1)], move_count=[1, 2])
    assert at(t.warriors[MARQUISE]) == {1: 2, 5: 1}


@rule("root:4.2.2#1")
def test_there_and_back_in_one_turn() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 1}})
    marquise_board(t).actions = 1
    run(step(t), deed=("march", -1), move_from=[c(5), c(1)], move_to=[c(1), c(5)])
    assert at(t.warriors[MARQUISE]) == {5: 1}
