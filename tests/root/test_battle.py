"""4.3 Battle."""

from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.facts import EYRIE, MARQUISE, ROOST
from klubovna.testing import rule, run
from root.tables import at, c, card, table


@rule("root:ex.made.1", "root:4.3.2#1", "root:4.3.3#1", "root:4.3.3#3", "root:4.3.3#4")
def test_the_worked_battle() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(3, 1),
        warriors={"marquise": {5: 4}, "eyrie": {5: 2}},
        pieces={"roost": {5: 1}},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))))
    assert at(t.warriors[EYRIE]) == {}
    assert at(t.pieces[ROOST]) == {}
    assert at(t.warriors[MARQUISE]) == {5: 3}
    assert t.vp[MARQUISE] == 1


@rule("root:ex.made.2", "root:4.3.1#2", "root:4.3.2.I")
def test_an_ambush_before_the_roll() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(3, 2),
        warriors={"marquise": {5: 3}, "eyrie": {5: 3}},
        hands={"marquise": [card("ambush_rabbit")]},
    )
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))), battle_ambush=card("ambush_rabbit"))
    assert at(t.warriors[EYRIE]) == {}
    assert at(t.warriors[MARQUISE]) == {5: 2}
    assert t.discard == [card("ambush_rabbit")]
