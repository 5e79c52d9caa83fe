"""What the Fair Folk do not know, and what the others do not know of them."""

from __future__ import annotations

from harrow.fairfolk_table import board_of, fair_table, may_lie
from harrow.tables import card, game, h, table_of
from klubovna.games.harrow.factions.fairfolk.search import guess, place_arrow
from klubovna.games.harrow.facts import LABEL
from klubovna.kernel.game import Game
from klubovna.testing import rule, run


def found_boards(g: Game, seat: int, tries: int = 60) -> list[list[str]]:
    """Where the finds lie in tables dealt anew for a seat."""
    return [[LABEL[at] for at in board_of(table_of(g.determinized(seat, seed))).finds] for seed in range(tries)]


@rule("harrow:ff.setup.06")
def test_a_table_dealt_anew_for_the_fair_folk_hides_the_finds_elsewhere() -> None:
    worlds = found_boards(game(fair_table(finds=("A1", "B1", "C1"), offers=("nothing",))), 0)
    assert len({world[0] for world in worlds}) > 20
    assert all(len(set(world)) == 3 for world in worlds)


@rule("harrow:ff.quest.05", "harrow:ff.quest.09", "harrow:r.088")
def test_but_only_where_arrows_and_wrong_guesses_leave_room() -> None:
    t = fair_table(finds=("D1", "A1", "B1"), offers=("nothing",))
    run(place_arrow(t, h("D4")), ff_arrow=(0, 0))
    run(place_arrow(t, h("D4")), ff_arrow=(0, 1))
    for name in ("D2", "D3", "D4"):
        run(guess(t), ff_guess=h(name))
    assert may_lie(t) == {"D1", "D5", "D6", "D7"}
    worlds = found_boards(game(t), 0)
    assert {world[0] for world in worlds} == {"D1", "D5", "D6", "D7"}
    assert len({world[1] for world in worlds}) > 20


@rule("harrow:ff.quest.10")
def test_what_has_been_found_stays_found() -> None:
    t = fair_table(finds=("D1", "A1", "B1"), offers=("nothing",), found=1)
    worlds = found_boards(game(t), 0)
    assert {world[0] for world in worlds} == {"D1"}
    assert all("D1" not in world[1:] for world in worlds)


@rule("harrow:ff.setup.06")
def test_the_others_keep_their_knowledge_of_the_finds_but_not_of_the_quests() -> None:
    t = fair_table(finds=("A1", "B1", "C1"), on_turn="protectors", quests=("edge", "on_swamp", "crossroads"))
    g = game(t)
    assert {tuple(world) for world in found_boards(g, 1)} == {("A1", "B1", "C1")}
    hands = {tuple(board_of(table_of(g.determinized(1, seed))).quests) for seed in range(20)}
    assert len(hands) > 10
    assert next(p["board"] for p in g.view(1)["table"]["players"] if p["faction"] == "fairfolk")["quests"] is None


@rule("harrow:ff.setup.02")
def test_the_fair_folk_see_their_quests() -> None:
    g = game(fair_table(quests=("edge",), offers=("nothing",)))
    board = next(p["board"] for p in g.view(0)["table"]["players"] if p["faction"] == "fairfolk")
    assert board["quests"] == ["edge"]
    assert board_of(table_of(g.determinized(0, 5))).quests == [card("edge")]
