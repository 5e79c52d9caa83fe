"""9.2.9.III Hostile factions and Infamy."""

import pytest

from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.craft import resolve
from klubovna.games.root.factions.vagabond.actions import moves
from klubovna.games.root.factions.vagabond.board import ALLIED, HOSTILE
from klubovna.games.root.facts import (
    EYRIE,
    MARQUISE,
    RIVERFOLK,
    ROOST,
    VAGABOND,
    VAGABOND_2,
)
from klubovna.games.root.move import move, origins
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.tables import at, c, card, table
from root.vagabonds import deeds, held, tool, vagabond


@rule("root:9.2.9.III", "root:r.78")
@pytest.mark.parametrize("before", [0, 1, 2, ALLIED])
def test_removing_a_warrior_makes_its_faction_hostile(before: int) -> None:
    t = table("marquise", "vagabond", warriors={"marquise": {5: 3}}, dice=(1, 1))
    board = vagabond(t, at=5, items="sword boot", relations={"marquise": before})
    run(battle(t, Battle(MARQUISE, VAGABOND, c(5))), vagabond_damage=tool("boot"))
    assert (board.relations[MARQUISE], t.vp[VAGABOND]) == (HOSTILE, 0)


@rule("root:r.78", "root:9.2.9.III")
def test_a_favor_or_an_ambush_makes_hostile_too_but_buildings_do_not() -> None:
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {2: 1}}, pieces={"roost": {7: 1}})
    board = vagabond(t, at=5)
    run(resolve(t, VAGABOND, card("favor_of_the_mice")))
    assert (board.relations[MARQUISE], board.relations[EYRIE], t.vp[VAGABOND]) == (HOSTILE, 0, 1)
    t = table("eyrie", "vagabond", warriors={"eyrie": {5: 2}}, hands={"vagabond": [card("ambush_rabbit")]})
    board = vagabond(t, at=5)
    run(battle(t, Battle(EYRIE, VAGABOND, c(5))), battle_ambush=card("ambush_rabbit"))
    assert board.relations[EYRIE] == HOSTILE


@rule("root:9.2.9.III.a#1", "root:9.2.9.III.a#2", "root:r.79", "root:ex.law.10")
@pytest.mark.parametrize(
    ("relation", "warriors", "points"),
    [(0, 3, 2), (0, 1, 4), (HOSTILE, 1, 5), (HOSTILE, 3, 3), (0, 0, 2), (HOSTILE, 0, 4)],
)
def test_infamy(relation: int, warriors: int, points: int) -> None:
    """Three hits (a defenseless enemy has two roosts only): warriors first, then roosts."""
    t = table("vagabond", "eyrie", warriors={"eyrie": {5: warriors}}, pieces={"roost": {5: 2}}, dice=(3, 0))
    vagabond(t, at=5, items="sword sword sword", relations={"eyrie": relation})
    run(step(t), deed=("battle", -1))
    assert t.vp[VAGABOND] == points


@rule("root:ex.law.10", "root:9.2.9.III.a#2")
def test_one_warrior_and_one_building_of_an_indifferent_faction() -> None:
    t = table("vagabond", "eyrie", warriors={"eyrie": {5: 1}}, pieces={"roost": {5: 1}}, dice=(2, 0))
    board = vagabond(t, at=5, items="sword sword")
    run(step(t), deed=("battle", -1))
    assert at(t.pieces[ROOST]) == {}
    assert (board.relations[EYRIE], t.vp[VAGABOND]) == (HOSTILE, 2)


@rule("root:9.2.9.III.a#1")
def test_no_infamy_on_other_turns() -> None:
    t = table("eyrie", "vagabond", warriors={"eyrie": {5: 3}}, dice=(1, 1))
    vagabond(t, at=5, items="sword boot", relations={"eyrie": HOSTILE})
    run(battle(t, Battle(EYRIE, VAGABOND, c(5))), vagabond_damage=tool("boot"))
    assert (at(t.warriors[EYRIE]), t.vp[VAGABOND]) == ({5: 2}, 0)


@rule("root:r.97")
def test_the_other_vagabond_gives_no_infamy() -> None:
    t = table("vagabond", "vagabond_2", dice=(1, 0))
    board = vagabond(t, at=5, items="sword")
    other = vagabond(t, at=5, items="boot", which="vagabond_2")
    run(step(t), deed=("battle", -1))
    assert held(other) == ["!boot"]
    assert (t.vp[VAGABOND], board.relations[VAGABOND_2]) == (0, -9)


@rule("root:r.123")
def test_hired_warriors_he_removes_anger_who_hired_them() -> None:
    warriors = {"marquise": {5: 1}, "riverfolk": {5: 2}}
    t = table("marquise", "vagabond", "riverfolk", warriors=warriors, dice=(2, 2))
    t.borrower, t.lender = MARQUISE, RIVERFOLK
    board = vagabond(t, at=5, items="sword sword boot boot boot")
    run(battle(t, Battle(MARQUISE, VAGABOND, c(5))), vagabond_damage=[tool("boot"), tool("boot")])
    assert (t.warriors[MARQUISE][c(5)], t.warriors[RIVERFOLK][c(5)]) == (0, 1)
    assert (board.relations[MARQUISE], board.relations[RIVERFOLK]) == (HOSTILE, 0)


@rule("root:9.2.9.III.b", "root:9.5.1#1", "root:r.03")
def test_a_clearing_with_hostile_warriors_costs_two_boots() -> None:
    t = table("vagabond", "marquise", "eyrie", warriors={"marquise": {1: 1}, "eyrie": {1: 1}}, pieces={"roost": {2: 1}})
    board = vagabond(t, at=5, items="boot ~boot !boot", relations={"marquise": HOSTILE, "eyrie": HOSTILE})
    assert moves(t, board) == [c(2)]  # a hostile building is no warrior
    vagabond(t, at=5, items="boot boot boot")
    run(step(t), deed=("move", -1), vagabond_move=c(1))
    assert held(board) == ["boot", "~boot", "~boot"]
    run(step(t), deed=("move", -1), vagabond_move=c(5))
    assert held(board) == ["~boot", "~boot", "~boot"]


@rule("root:9.2.9.III.b")
def test_a_move_by_a_card_into_a_hostile_clearing_still_costs_a_boot() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {1: 1}})
    board = vagabond(t, at=5, items="~boot", relations={"marquise": HOSTILE})
    assert offered(move(t, VAGABOND, origins(t, VAGABOND), optional=True)).options == [None, c(5)]
    run(move(t, VAGABOND, origins(t, VAGABOND), optional=True), move_from=c(5))
    assert (board.at, held(board)) == (c(2), ["~boot"])
    vagabond(t, at=5, items="boot")
    run(move(t, VAGABOND, origins(t, VAGABOND), optional=False), move_to=c(1))
    assert (board.at, held(board)) == (c(1), ["~boot"])


@rule("root:9.2.9.III")
def test_an_own_loss_of_a_faction_angers_nobody() -> None:
    t = table("marquise", "vagabond", warriors={"marquise": {5: 3}})
    board = vagabond(t, at=5)
    run(remove(t, [Loss(MARQUISE, MARQUISE, c(5), 1)]))
    assert board.relations[MARQUISE] == 0
    assert deeds(t)
