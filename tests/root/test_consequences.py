"""What stands under an option: the odds of a battle, and who is in a clearing."""

from klubovna.games.root import RULES, kinds
from klubovna.games.root.consequences import odds
from klubovna.games.root.facts import ALLIANCE, EYRIE, MARQUISE, Clearing
from klubovna.kernel.decision import Decision
from klubovna.testing import rule
from root.tables import table


@rule("root:4.3.2#1", "root:4.3.2.I")
def test_the_attacker_has_the_higher_die_and_nobody_hits_more_than_he_has_warriors() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 4}, "eyrie": {5: 1}})
    assert odds(t, MARQUISE, EYRIE, Clearing(4)) == ((0, 3, 2.1), (0, 1, 0.6))


@rule("root:4.3.2.III")
def test_one_hit_more_where_nobody_defends() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 1}}, pieces={"roost": {5: 1}})
    assert odds(t, MARQUISE, EYRIE, Clearing(4)) == ((1, 2, 1.9), (0, 0, 0.0))


@rule("root:8.2.2")
def test_the_alliance_takes_the_higher_die_in_defence() -> None:
    t = table("marquise", "alliance", warriors={"marquise": {5: 3}, "alliance": {5: 3}})
    assert odds(t, MARQUISE, ALLIANCE, Clearing(4)) == ((0, 3, 0.9), (0, 3, 2.1))


def test_a_clearing_says_who_is_there() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 4}, "eyrie": {5: 1}}, pieces={"roost": {5: 1}})
    said = RULES.texts("en").effect(t, Decision(0, kinds.MOVE_TO, [4, 5], 3), 4)
    assert said == "here: your warriors 4, Eyrie Dynasties 1, roost 1"
    assert RULES.texts("en").effect(t, Decision(0, kinds.MOVE_TO, [4, 5], 3), 5) == "nobody here"


def test_a_move_says_who_stays_behind() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 4}})
    asked = Decision(0, kinds.MOVE_COUNT, [4, 3], (Clearing(4), Clearing(5)))
    assert RULES.texts("en").effect(t, asked, 3) == "1 warrior stays behind"
    assert RULES.texts("cs").effect(t, asked, 4) == "nikdo nezůstane"
