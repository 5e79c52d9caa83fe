"""The Fair Folk: set-up, who hides the finds, and the order of turns."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.fairfolk_table import FAMILY, HESTER, PROTECTORS, WITH_HESTER, board_of, fair_table, play
from harrow.tables import drive, h, table_of
from klubovna.games.harrow import RULES
from klubovna.games.harrow.factions.fairfolk.board import CROSSES, NESTS
from klubovna.games.harrow.facts import CUBES, FAIRFOLK, LABEL, MOUNTAIN, PLAINS, SILVER, SPOTS, WETLANDS
from klubovna.games.harrow.rounds import next_turn, turns_of_round
from klubovna.games.harrow.setup import setup
from klubovna.games.harrow.tiles import take_lantern
from klubovna.kernel import new
from klubovna.kernel.errors import SetupError
from klubovna.kernel.game import Game
from klubovna.testing import rule, run


def begin(*roles: str, chapter: str = "ff3", seed: int = 3, **options: Any) -> Game:
    return new(RULES, seats=len(roles), seed=seed, roles=[*roles], options={"chapter": chapter, **options})


def play_to(g: Game, kind: str) -> Game:
    """First options until a question of this kind."""
    while g.decision is not None and g.decision.kind.name != kind:
        g.choose(0)
    return g


@rule("harrow:ff.setup.01")
@pytest.mark.parametrize(
    ("chapter", "seats", "with_hester", "automated"),
    [("ff3", 3, False, False), ("ff4", 4, True, False), ("ffh", 2, True, True)],
)
def test_the_fair_folk_replace_hester_join_her_or_face_her(
    chapter: str, seats: int, with_hester: bool, automated: bool
) -> None:
    t = setup(RULES.config(seats, 1, [None] * seats, {"chapter": chapter}))
    assert FAIRFOLK in t.factions
    assert (HESTER in t.factions, t.solo is not None) == (with_hester, automated)
    assert len(t.present) == 2
    with pytest.raises(SetupError):
        RULES.config(3, 1, ["fairfolk", "hester", "family"], {"chapter": "ff3"})


@rule("harrow:ff.setup.02", "harrow:ff.setup.03", "harrow:ff.setup.04", "harrow:ff.setup.05", "harrow:ff.setup.07")
def test_cards_quests_offers_and_the_first_search_cube() -> None:
    t = table_of(play_to(begin("fairfolk", "protectors", "family"), "ff.hide"))
    board = board_of(t)
    assert (len(board.quests), len(board.quest_deck)) == (3, 13)
    assert (len(t.hands[FAIRFOLK]), len(t.decks[FAIRFOLK])) == (3, 10)
    assert board.found == 0
    assert (len(board.hand), sum(board.bag)) == (3, 8)
    assert (board.spare_nests(), board.spare_crosses(), board.arrows) == (NESTS, CROSSES, [])
    assert len(board.held) == 1
    assert t.cubes[SILVER] == CUBES[SILVER] - 1


@rule("harrow:ff.setup.04")
def test_another_seed_draws_other_cards_quests_and_offers() -> None:
    drawn = set()
    for seed in range(6):
        t = table_of(play_to(begin("fairfolk", "protectors", "family", seed=seed), "ff.hide"))
        drawn.add((tuple(board_of(t).hand), tuple(board_of(t).quests), tuple(t.hands[FAIRFOLK])))
    assert len(drawn) == 6


@rule("harrow:ff.setup.07")
def test_the_fair_folk_choose_the_terrain_of_their_cube() -> None:
    g = play_to(begin("fairfolk", "protectors", "family"), "ff.terrain")
    assert g.decision is not None
    assert (g.decision.seat, g.decision.options) == (0, [0, 1, 2, 3])
    g.choose(2)
    assert board_of(table_of(g)).held == [2]


@rule("harrow:ff.setup.06", "harrow:r.092", "harrow:r.093")
def test_the_first_player_hides_three_finds_on_any_different_hexes() -> None:
    for seed in range(4):
        g = play_to(begin("fairfolk", "protectors", "family", seed=seed), "ff.hide")
        assert g.decision is not None
        assert g.decision.seat == table_of(g).seat_of[table_of(g).lantern]
        assert g.decision.options == SPOTS
        g.choose(SPOTS.index(h("D4")))
        assert g.decision.options == [at for at in SPOTS if at != h("D4")]
        g.choose(g.decision.options.index(h("F3")))
        g.choose(g.decision.options.index(h("D6")))
        assert board_of(table_of(g)).finds == [h("D4"), h("F3"), h("D6")]


@rule("harrow:r.093")
def test_the_table_may_agree_that_chance_hides_them() -> None:
    places = set()
    for seed in range(5):
        g = play_to(begin("fairfolk", "protectors", "family", seed=seed, hide_at_random=True), "ff.deed")
        finds = board_of(table_of(g)).finds
        assert len(set(finds)) == 3
        assert min(finds) >= 0
        places.add(tuple(finds))
    assert len(places) == 5


@rule("harrow:ff.setup.06", "harrow:ex.ff.location.1")
def test_all_but_the_fair_folk_know_the_location_card() -> None:
    t = fair_table(finds=("F3", "C2", "A4"))
    terrain = t.chart.terrain
    assert [terrain[at] for at in board_of(t).finds] == [MOUNTAIN, PLAINS, WETLANDS]
    g = play_to(begin("fairfolk", "protectors", "family"), "ff.hide")
    for name in ("F3", "C2", "A4"):
        assert g.decision is not None
        g.choose(g.decision.options.index(h(name)))
    boards = [
        next(p["board"] for p in g.view(seat)["table"]["players"] if p["faction"] == "fairfolk") for seat in (0, 1, 2)
    ]
    assert boards[0]["finds"] is None
    assert [LABEL[at] for at in boards[1]["finds"]] == [LABEL[at] for at in boards[2]["finds"]] == ["F3", "C2", "A4"]
    told = [e["params"] for e in g.events(0) if e["event"] == "find-hidden"]
    assert all("hex" not in params for params in told)
    assert ["hex" in e["params"] for e in g.events(1) if e["event"] == "find-hidden"] == [True] * 3


# -- turns -------------------------------------------------------------------------------------------------------------


@rule("harrow:ff.turn.01")
def test_the_fair_folk_act_before_every_turn_of_the_two_factions() -> None:
    t = fair_table()
    t.lantern = FAMILY
    assert turns_of_round(t) == [FAIRFOLK, FAMILY, FAIRFOLK, PROTECTORS] * 3


@rule("harrow:ff.turn.02")
def test_hester_acts_last_and_the_fair_folk_not_right_before_her() -> None:
    t = fair_table(*WITH_HESTER, chapter="ff4")
    t.lantern = PROTECTORS
    assert turns_of_round(t) == [FAIRFOLK, PROTECTORS, FAIRFOLK, FAMILY, HESTER] * 3


@rule("harrow:r.101")
def test_the_lantern_tile_gives_nobody_two_turns_in_a_row() -> None:
    t = fair_table()
    t.lantern = PROTECTORS
    t.queue = turns_of_round(t)
    for _ in range(4):
        next_turn(t)
    assert t.actor == FAMILY
    take_lantern(t, FAMILY)
    assert t.queue == [FAIRFOLK, FAMILY, FAIRFOLK, PROTECTORS] * 2


@rule("harrow:ff.turn.03", "harrow:r.091")
def test_everything_but_clean_up_is_optional() -> None:
    t = fair_table(offers=("spawn_1",), nests={"A3": "", "B1": "", "C4": "", "C6": ""}, quests=("on_swamp",))
    t.gain_cubes(SILVER, 8)
    play(t)
    assert t.ground[SILVER] == 6
    assert board_of(t).quests != []
    assert t.actor < 0


@rule("harrow:ff.turn.03")
def test_cards_come_before_or_after_the_nest_and_the_quest_between_them() -> None:
    t = fair_table(
        offers=("spawn_1",),
        nests={"A3": "", "B1": "", "C4": ""},
        quests=("on_swamp",),
        cards=("silver_dew", "sealed_bargain"),
        ground={"silver": 3},
    )
    run(
        drive(t),
        ff_deed=[
            ("card", t.hands[FAIRFOLK][0]),
            ("nest", 0),
            ("quest", board_of(t).quests[0]),
            ("card", t.hands[FAIRFOLK][1]),
            None,
        ],
        ff_nest_to=h("C6"),
        ff_quest_use="guess",
        ff_guess=h("G4"),
    )
    assert board_of(t).bargain == 2
    assert [LABEL[at] for at in board_of(t).crosses] == ["G4"]
