"""2.8 Rule, with the Lords of the Forest (7.2.2)."""

from klubovna.games.root.factions.vagabond.board import vagabonds
from klubovna.games.root.facts import ALLIANCE, EYRIE, LIZARDS, MARQUISE, NOBODY, RIVERFOLK
from klubovna.games.root.rule import ruled, ruler
from klubovna.testing import rule
from root.tables import PIECE, c, table


@rule("root:2.8#1")
def test_warriors_and_buildings_together_make_the_ruler() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 1}, "eyrie": {5: 2}},
        pieces={"sawmill": {5: 1}, "workshop": {5: 1}},
    )
    assert ruler(t, c(5)) == MARQUISE
    t.take_piece(PIECE["sawmill"], c(5))
    t.put_warriors(EYRIE, c(5), 1)
    assert ruler(t, c(5)) == EYRIE


@rule("root:2.8#1")
def test_a_building_alone_rules() -> None:
    t = table("marquise", "alliance", pieces={"recruiter": {9: 1}})
    assert ruled(t, MARQUISE) == [c(9)]


@rule("root:2.8#2")
def test_tokens_do_not_count() -> None:
    t = table("alliance", "eyrie", warriors={"eyrie": {5: 1}}, pieces={"sympathy": {5: 1, 6: 1}})
    assert ruler(t, c(5)) == EYRIE
    assert ruler(t, c(6)) == NOBODY


@rule("root:2.8#2")
def test_many_tokens_and_the_pawn_count_for_nothing() -> None:
    t = table("marquise", "vagabond", warriors={"marquise": {5: 1}}, pieces={"wood": {6: 4}, "keep": {6: 1}})
    vagabonds(t)[0].at = c(5)
    t.changed_everywhere()
    assert ruler(t, c(5)) == MARQUISE
    assert ruler(t, c(6)) == NOBODY


@rule("root:2.8#3")
def test_in_a_tie_nobody_rules() -> None:
    t = table("marquise", "alliance", warriors={"marquise": {5: 2}, "alliance": {5: 2}})
    assert ruler(t, c(5)) == NOBODY
    t.put_piece(PIECE["base"], c(5))
    assert ruler(t, c(5)) == ALLIANCE


@rule("root:7.2.2#1")
def test_lords_of_the_forest_rule_their_ties() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 2}, "eyrie": {5: 1}}, pieces={"roost": {5: 1}})
    assert ruler(t, c(5)) == EYRIE


@rule("root:7.2.2#1", "root:2.8#3")
def test_lords_of_the_forest_outside_the_tie_rule_nothing() -> None:
    t = table("marquise", "alliance", "eyrie", warriors={"marquise": {5: 3}, "alliance": {5: 3}, "eyrie": {5: 2}})
    assert ruler(t, c(5)) == NOBODY
    t.put_warriors(EYRIE, c(5), 1)
    assert ruler(t, c(5)) == EYRIE


@rule("root:7.2.2#2", "root:r.56")
def test_lords_of_the_forest_need_a_piece_that_counts() -> None:
    t = table("marquise", "eyrie", pieces={"wood": {5: 2}})
    assert ruler(t, c(4)) == NOBODY
    assert ruler(t, c(5)) == NOBODY
    assert ruled(t, EYRIE) == []


@rule("root:ex.made.7", "root:7.2.2#1", "root:10.2.4#2")
def test_a_garden_beats_the_tie_of_the_eyrie() -> None:
    t = table("marquise", "eyrie", "lizards", warriors={"marquise": {5: 2}, "eyrie": {5: 2}})
    assert ruler(t, c(5)) == EYRIE
    t.put_piece(PIECE["garden"], c(5))
    assert ruler(t, c(5)) == LIZARDS


@rule("root:1.1.4#1", "root:7.2.2#1")
def test_hired_warriors_bring_the_eyrie_into_the_tie() -> None:
    t = table(
        "marquise",
        "eyrie",
        "riverfolk",
        on_turn="eyrie",
        warriors={"marquise": {5: 2, 6: 3}, "eyrie": {6: 1}, "riverfolk": {5: 2, 6: 2}},
    )
    t.borrower, t.lender = EYRIE, RIVERFOLK
    t.changed_everywhere()
    assert ruler(t, c(5)) == EYRIE
    assert ruler(t, c(6)) == EYRIE
