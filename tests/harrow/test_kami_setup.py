"""Chapter 4: how a game with Kami begins, and who knows what about it."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.kami_table import KAMI, KAMI_SEAT, OTHER_SEAT, PROTECTORS, board_of, dolls_of, kami_table, names
from harrow.tables import at, game, h, table_of
from klubovna.games.harrow import RULES
from klubovna.games.harrow.facts import LEGEND_CALLED, LEGEND_IDS, MAPS, TILES
from klubovna.games.harrow.rounds import begin_round
from klubovna.games.harrow.state import ROUND_BEGINS, SET_UP, Table
from klubovna.kernel import new
from klubovna.kernel.errors import SetupError
from klubovna.kernel.game import Game
from klubovna.testing import offered, rule, run


def start(seed: int = 1, roles: tuple[str, str] = ("kami", "protectors")) -> Game:
    return new(RULES, seats=2, seed=seed, roles=[*roles], options={"chapter": "c4", "map": "a"})


def play(g: Game, upto: str = "", **answers: Any) -> Game:
    """Answer by kind (dots and dashes as underscores), else with the first option, through the set-up."""
    given = {kind: list(value) if isinstance(value, list) else [value] for kind, value in answers.items()}
    while (d := g.decision) is not None and table_of(g).phase == SET_UP:
        word = d.kind.name.replace(".", "_").replace("-", "_")
        if word == upto:
            break
        value = given[word].pop(0) if given.get(word) else d.options[0]
        g.choose(d.options.index(value), d.seat)
    assert not any(given.values()), given
    return g


def begun(**answers: Any) -> Table:
    g = play(start(), **answers)
    assert isinstance(table_of(g), Table)
    return table_of(g)


@rule("harrow:c4.setup.01")
def test_kami_plays_against_protectors_or_family_with_everything_so_far() -> None:
    for other in ("protectors", "family"):
        t = table_of(play(start(roles=("kami", other))))
        assert isinstance(t, Table)
        assert (t.with_cards, t.with_dial) == (True, True)
        assert len(t.hands[t.opponent(KAMI)]) == 3
    with pytest.raises(SetupError):
        start(roles=("protectors", "family"))


@rule("harrow:c4.setup.02")
def test_three_of_twelve_goblin_cards_are_drawn() -> None:
    t = begun()
    assert (len(t.hands[KAMI]), len(t.decks[KAMI])) == (3, 9)
    assert len({*t.hands[KAMI], *t.decks[KAMI]}) == 12
    assert len({tuple(table_of(play(start(seed))).hands[KAMI]) for seed in range(6)}) > 1


@rule("harrow:c4.setup.03", "harrow:c4.setup.04")
def test_two_tokens_of_each_ability_lie_at_random_on_the_table_and_an_advance_beside_it() -> None:
    tables = set()
    for seed in range(6):
        t = table_of(play(start(seed)))
        rows = board_of(t).rows
        assert [len(row) for row in rows] == [2, 2, 2]
        assert sorted(token for row in rows for token in row) == [0, 0, 1, 1, 2, 2]
        assert (board_of(t).spare, board_of(t).black) == (0, -1)
        on_map = [sum(row) for row in t.tokens]
        assert [t.box[i] + on_map[i] for i in range(4)] == [17, 13, 13, 10]
        tables.add(str(rows))
    assert len(tables) > 1


@rule("harrow:c4.setup.05", "harrow:c4.setup.07", "harrow:c4.setup.16")
def test_one_of_three_goblins_comes_with_its_gift_and_two_legend_tokens_are_in_play() -> None:
    g = start()
    play(g, upto="tracker")
    play(g, upto="legend")  # the opponent comes first
    assert g.decision is not None
    assert (g.decision.seat, [LEGEND_IDS[i] for i in g.decision.options]) == (
        KAMI_SEAT,
        ["goblin_knocker", "goblin_thumper", "goblin_prankster"],
    )
    t = table_of(play(g, legend=LEGEND_CALLED["goblin_thumper"]))
    assert isinstance(t, Table)
    assert len(t.legends_of(KAMI)) == 2
    player = next(p for p in g.view(None)["table"]["players"] if p["faction"] == "kami")
    assert (player["legend"], player["board"]["gift"]) == ("goblin_thumper", True)


@rule("harrow:c4.setup.08", "harrow:r.042")
def test_the_legends_start_on_two_different_edge_hexes_next_to_her_home() -> None:
    g = play(start(), upto="kami_start")
    assert g.decision is not None
    assert names(g.decision.options) == ["C1", "D1", "E1"]
    g.choose(1)
    assert g.decision is not None
    assert names(g.decision.options) == ["C1", "E1"]


@rule("harrow:c4.setup.06", "harrow:r.043")
def test_the_letters_of_the_tokens_do_not_tell_which_is_kami() -> None:
    one = play(start(), kami_start=h("C1"), goblin_start=h("E1"))
    two = play(start(), kami_start=h("E1"), goblin_start=h("C1"))
    assert table_of(one).legend_at == table_of(two).legend_at
    assert (board_of(table_of(one)).kami, board_of(table_of(two)).kami) == (0, 1)
    for seat in (OTHER_SEAT, None):
        assert one.view(seat) == two.view(seat)
        assert one.events(seat) == two.events(seat)
    own = [next(p for p in g.view(KAMI_SEAT)["table"]["players"] if p["faction"] == "kami") for g in (one, two)]
    assert [player["board"]["kami"] for player in own] == ["legend", "legend_b"]


@rule("harrow:c4.setup.06")
def test_a_guess_at_the_position_makes_either_token_kami() -> None:
    g = play(start(), kami_start=h("C1"), goblin_start=h("E1"), upto="doll_real")
    found = {board_of(table_of(g.determinized(OTHER_SEAT, seed))).kami for seed in range(20)}
    assert found == {0, 1}


@rule("harrow:c4.setup.09")
def test_her_haints_start_at_home_and_with_her_legends() -> None:
    g = play(start(), kami_start=h("C1"), goblin_start=h("E1"), upto="spread")
    assert g.decision is not None
    assert names(g.decision.options) == ["C1", "D2", "E1"]
    t = table_of(play(g, upto="doll_real", spread=[h("E1"), h("C1"), h("E1")]))
    assert isinstance(t, Table)
    assert at(t.haints[KAMI]) == {"C1": 1, "E1": 2}
    assert t.supply[KAMI] == 12


@rule("harrow:c4.setup.10", "harrow:c4.setup.11")
def test_the_opponent_hides_the_real_doll_from_kami_alone() -> None:
    g = play(start(), upto="doll_real")
    assert g.decision is not None
    assert (g.decision.seat, g.decision.kind.secret) == (OTHER_SEAT, True)
    assert names(g.decision.options) == ["C6", "D7", "E6"]
    one, two = g.clone(), g.clone()
    play(one, doll_real=h("C6"))
    play(two, doll_real=h("E6"))
    assert dolls_of(table_of(one)) == ["C6", "D7", "E6"]
    assert (board_of(table_of(one)).real, board_of(table_of(two)).real) == (0, 2)
    for seat in (KAMI_SEAT, None):
        assert one.view(seat) == two.view(seat)
        assert one.events(seat) == two.events(seat)
    assert one.events(OTHER_SEAT) != two.events(OTHER_SEAT)
    looks = [next(p for p in x.view(OTHER_SEAT)["table"]["players"] if p["faction"] == "kami") for x in (one, two)]
    assert [look["board"]["real_doll"] for look in looks] == [0, 2]


@rule("harrow:c4.setup.10")
def test_for_kami_any_doll_may_be_the_real_one() -> None:
    t = kami_table(jar=0)
    found = {board_of(table_of(game(t).determinized(KAMI_SEAT, seed))).real for seed in range(30)}
    assert found == {0, 1, 2}


@rule("harrow:c4.setup.12")
def test_the_opponent_spreads_legend_and_haints_over_home_and_dolls() -> None:
    g = play(start(), upto="spread_legend")
    assert g.decision is not None
    assert (g.decision.seat, names(g.decision.options)) == (OTHER_SEAT, ["C6", "D6", "D7", "E6"])
    t = table_of(play(g, spread_legend=h("D7"), spread=[h("C6"), h("D6"), h("C6")]))
    assert isinstance(t, Table)
    assert t.legend_at[0] == h("D7")
    assert at(t.haints[PROTECTORS]) == {"C6": 2, "D6": 1}


@rule("harrow:c4.setup.13")
def test_kami_has_four_whole_jars_and_three_cubes() -> None:
    t = begun()
    assert (t.ground[2], t.cubes[2]) == (3, 12)
    assert t.broken[KAMI] == [False] * 4


@rule("harrow:c4.setup.14")
def test_the_rest_is_as_in_chapter_three() -> None:
    g = play(start())
    t = table_of(g)
    assert isinstance(t, Table)
    assert t.spoon == [1, 1, 1]
    assert sorted([*t.tile_supply, *(tile for tiles in t.tiles for tile in tiles)]) == list(TILES)
    assert [len(tiles) for tiles in t.tiles] == [1, 1, 1, 1]
    assert t.waiting == [[True] * 4, [False] * 4]
    marked = sum(MAPS[0].marked)
    assert sum(map(sum, t.tokens)) == marked


@rule("harrow:r.041", "harrow:c4.setup.14")
def test_only_kami_places_objectives() -> None:
    t = kami_table()
    t.waiting = [[True] * 4, [False] * 4]
    t.phase, t.moment, t.lantern = ROUND_BEGINS, 0, PROTECTORS

    async def round_begins() -> None:
        while t.phase == ROUND_BEGINS:
            await begin_round(t)

    asked = offered(round_begins())
    assert (asked.seat, asked.kind.name, len(asked.options)) == (KAMI_SEAT, "objective", 4)
    t.moment = 0
    run(round_begins(), objective=0, objective_where=h("A3"))
    assert (at(t.townsfolk), sum(t.buildings)) == ({"A3": 1}, 0)


@rule("harrow:c4.setup.15")
def test_kami_chooses_the_side_of_her_tracker() -> None:
    assert begun(tracker=[0, 1]).tracker[KAMI] == 1
    assert begun(tracker=[0, 0]).tracker[KAMI] == 0
