"""Set-up of chapters 1 to 3."""

from __future__ import annotations

import pytest

from harrow.tables import FACTION, at, begun, h, table
from klubovna.games.harrow import RULES
from klubovna.games.harrow.factions.protectors.rows import CARD_SYMBOLS, value
from klubovna.games.harrow.facts import (
    ADVANCE,
    DISTANCE,
    FOREST,
    JARS,
    LEGEND_CALLED,
    MAPS,
    NEIGHBOURS,
    PLAINS,
    SCROLL,
    SPAWN,
    SPOTS,
    STRENGTHEN,
    SWAMP,
    TILE_LANTERN,
    TILES,
    WETLANDS,
    Spot,
)
from klubovna.games.harrow.jars import breakable
from klubovna.games.harrow.look import view
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tiles import lay_first_tiles
from klubovna.games.harrow.view import WaitingView
from klubovna.kernel import new
from klubovna.kernel.errors import SetupError
from klubovna.testing import rule

PROTECTORS, FAMILY = FACTION["protectors"], FACTION["family"]


def kinds_on(t: Table) -> dict[int, set[int]]:
    """Which kinds of ability tokens lie on the hexes of each terrain."""
    return {
        land: {token for token in range(4) for spot in t.chart.of_terrain[land] if t.tokens[token][spot]}
        for land in range(4)
    }


def bare(t: Table) -> list[Spot]:
    """Terrain hexes without an ability token."""
    return [spot for spot in SPOTS if t.chart.land[spot] and not sum(row[spot] for row in t.tokens)]


def round_homes(t: Table) -> list[Spot]:
    homes = [Spot(t.home[PROTECTORS]), Spot(t.home[FAMILY])]
    return sorted({*homes, *(near for home in homes for near in NEIGHBOURS[home])})


# -- chapter 1 ---------------------------------------------------------------------------------------------------------


@rule("harrow:c1.setup.01")
def test_chapter_one_is_emmy_against_levi_on_boards_without_cards() -> None:
    t = begun("c1")
    assert t.who[:2] == [LEGEND_CALLED["emmy"], LEGEND_CALLED["levi"]]
    assert t.tracker[:2] == [0, 0]
    assert not any(t.hands)
    assert not any(t.decks)
    assert not any(map(any, CARD_SYMBOLS[t.with_cards]))
    with pytest.raises(SetupError):
        new(RULES, seats=2, seed=1, roles=["kami", "family"], options={"chapter": "c1"})


@rule("harrow:c1.setup.02")
def test_the_side_of_the_map_is_random_and_each_player_has_an_own_home() -> None:
    sides = [begun("c1", seed).map for seed in range(12)]
    assert set(sides) == {0, 1}
    t = begun("c1")
    homes = {found.name: found.home for found in view(t, 0).hexes if found.home}
    assert homes == {"D2": "family", "D6": "protectors"}


@rule("harrow:c1.setup.03", "harrow:c1.setup.04")
def test_tokens_lie_by_terrain_on_every_terrain_hex_but_round_the_homes() -> None:
    for seed in range(6):
        t = begun("c1", seed)
        assert kinds_on(t) == {SWAMP: {ADVANCE}, WETLANDS: {SPAWN}, PLAINS: {STRENGTHEN}, FOREST: {SCROLL}}
        assert bare(t) == [spot for spot in round_homes(t) if t.chart.land[spot]]
        assert max(sum(row[spot] for row in t.tokens) for spot in SPOTS) == 1


@rule("harrow:c1.setup.05", "harrow:c1.setup.06")
def test_objectives_stand_on_the_three_corners_farthest_from_the_homes() -> None:
    t = begun("c1")
    corners = [h(name) for name in ("A1", "A4", "D1", "D7", "G1", "G4")]
    for faction, row in ((PROTECTORS, t.townsfolk), (FAMILY, t.buildings)):
        far = sorted(corners, key=lambda spot: DISTANCE[t.home[faction]][spot])[3:]
        assert [spot for spot in SPOTS if row[spot]] == sorted(far)
        assert sum(row) == 3


@rule("harrow:c1.setup.07", "harrow:c1.setup.13")
def test_legend_and_three_haints_stand_at_home_and_the_others_wait() -> None:
    t = begun("c1")
    for faction in (PROTECTORS, FAMILY):
        home = t.home[faction]
        assert t.legend_at[faction] == home
        assert sum(t.haints[faction]) == t.haints[faction][home] == 3
        assert t.units(faction, home) == 4
        assert t.supply[faction] == 12


@rule("harrow:c1.setup.08")
def test_scores_begin_at_nothing_and_no_dial_is_used() -> None:
    for chapter in ("c1", "c2"):
        t = begun(chapter)
        assert t.points == [0, 0, 0]
        assert not t.with_dial


@rule("harrow:c1.setup.12")
def test_each_player_begins_with_one_wild_token() -> None:
    t = begun("c1")
    assert (t.wild[PROTECTORS], t.wild[FAMILY], t.wild_supply) == (1, 1, 13)


@rule("harrow:c1.setup.14")
def test_all_jars_begin_face_up_equal_ones_opposite_each_other() -> None:
    t = begun("c1")
    assert breakable(t, PROTECTORS) == breakable(t, FAMILY) == [("jar", jar) for jar in range(len(JARS))]


@rule("harrow:c1.setup.15")
def test_three_cubes_of_each_player_lie_on_the_battleground_and_the_tree_is_empty() -> None:
    t = begun("c1")
    assert t.ground == [3, 3, 0, 0, 0, 0, 0, 0]
    assert t.tree == [0] * 8
    assert t.cubes[:2] == [17, 12]


@rule("harrow:c1.setup.16")
def test_the_protectors_begin_chapter_one() -> None:
    for seed in range(5):
        t = begun("c1", seed)
        assert t.lantern == t.actor == PROTECTORS


# -- chapter 2 ---------------------------------------------------------------------------------------------------------


@rule("harrow:c2.setup.01")
def test_chapter_two_is_set_up_like_chapter_one_for_the_rest() -> None:
    one, two = begun("c1"), begun("c2")
    assert at(one.townsfolk) == at(two.townsfolk)
    assert at(one.buildings) == at(two.buildings)
    assert one.family is not None
    assert two.family is not None
    assert one.family.bag == two.family.bag
    for field in ("legend_at", "haints", "supply", "ground", "cubes", "wild", "lantern", "points", "broken", "tree"):
        assert getattr(one, field) == getattr(two, field)


@rule("harrow:c2.setup.07", "harrow:c2.setup.08", "harrow:c2.setup.09")
def test_each_terrain_gets_one_kind_of_token_by_chance() -> None:
    found = []
    for seed in range(20):
        t = begun("c2", seed)
        kinds = [next(iter(kinds_on(t)[land])) for land in range(4)]
        assert all(len(one) == 1 for one in kinds_on(t).values())
        assert sorted(kinds) == [ADVANCE, SPAWN, STRENGTHEN, SCROLL]
        assert bare(t) == [spot for spot in round_homes(t) if t.chart.land[spot]]
        found.append(kinds)
    assert all(len({kinds[land] for kinds in found}) == 4 for land in range(4))


# -- chapter 3 ---------------------------------------------------------------------------------------------------------


@rule("harrow:c3.setup.01")
def test_chapter_three_keeps_legends_cards_boards_and_random_tokens() -> None:
    asked = new(RULES, seats=2, seed=1, roles=["protectors", "family"], options={"chapter": "c3"}).decision
    assert asked is not None
    assert asked.kind.name == "legend"
    t = begun("c3")
    assert [len(t.hands[PROTECTORS]), len(t.hands[FAMILY])] == [3, 3]
    t.rows[PROTECTORS] = [1, 1, 1]
    assert [value(t, ability) for ability in (ADVANCE, SPAWN, STRENGTHEN)] == [3, 2, 2]
    assert len({tuple(map(tuple, kinds_on(begun("c3", seed)).values())) for seed in range(8)}) > 1


@rule("harrow:c3.setup.02")
def test_either_side_of_the_map_can_be_chosen() -> None:
    for seed in range(4):
        for side in "ab":
            options = {"chapter": "c3", "map": side}
            state = new(RULES, seats=2, seed=seed, options=options).state
            assert isinstance(state, Table)
            assert MAPS[state.map].id == side


@rule("harrow:c3.setup.03", "harrow:c3.setup.05")
def test_four_townsfolk_and_four_buildings_wait_one_on_each_terrain_space() -> None:
    state = new(RULES, seats=2, seed=1, options={"chapter": "c3"}).state
    assert isinstance(state, Table)
    land = ["swamp", "wetlands", "plains", "forest"]
    assert view(state, 0).waiting == WaitingView(townsfolk=land, buildings=land)
    assert not any(state.townsfolk)
    assert not any(state.buildings)


@rule("harrow:c3.setup.04")
def test_both_spoons_begin_on_one_haint() -> None:
    t = begun("c3")
    assert t.with_dial
    assert (t.spoon[PROTECTORS], t.spoon[FAMILY]) == (1, 1)


# -- the first player of chapter 3 -------------------------------------------------------------------------------------


def revealed(seed: int, first: int) -> tuple[Table, list[int]]:
    """The first tiles, revealed by the player `first` and the other in turn; and all nine in that order."""
    t = table(chapter="c3", seed=seed, dice=(first,))
    t.tiles = [[], [], [], []]
    order = list(TILES)
    t.chance.clone().shuffle(order)
    lay_first_tiles(t)
    return t, order


@rule("harrow:c3.first.01")
def test_four_tiles_are_laid_from_the_left_and_five_wait() -> None:
    t, order = revealed(seed=1, first=0)
    assert t.tiles == [[tile] for tile in order[:4]]
    assert sorted(t.tile_supply) == sorted(order[4:])
    assert len({tuple(revealed(seed, 0)[1]) for seed in range(10)}) > 5


@rule("harrow:c3.first.02")
def test_who_reveals_the_lantern_takes_the_first_player_token() -> None:
    places = set()
    for seed in range(40):
        t, order = revealed(seed, first=0)
        place = order.index(TILE_LANTERN)
        if place < 4:
            places.add(place)
            assert t.lantern == (PROTECTORS, FAMILY)[place % 2]
            assert t.tiles[place] == [TILE_LANTERN]
    assert places == {0, 1, 2, 3}


@rule("harrow:c3.first.03")
def test_they_go_on_until_the_lantern_appears_and_the_rest_is_the_supply() -> None:
    places = set()
    for seed in range(40):
        t, order = revealed(seed, first=0)
        place = order.index(TILE_LANTERN)
        if place >= 4:
            places.add(place)
            assert t.lantern == (PROTECTORS, FAMILY)[place % 2]
            assert TILE_LANTERN in t.tile_supply
            assert len(t.tile_supply) == 5
    assert places == {4, 5, 6, 7, 8}


@rule("harrow:r.140")
def test_chance_decides_who_reveals_the_first_tile() -> None:
    one, _ = revealed(seed=3, first=0)
    other, _ = revealed(seed=3, first=1)
    assert {one.lantern, other.lantern} == {PROTECTORS, FAMILY}


# -- what cannot begin -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "chapter", "roles", "english", "czech"),
    [
        (
            3,
            "solo",
            None,
            "“Solo game” is played by 1 player, not by 3.",
            "„Sólová hra“ je pro 1 hráče, ne pro 3.",
        ),
        (
            2,
            "c1",
            ["kami", "family"],
            "“Kammi” does not play in “Chapter 1”. There are: Protectors, Family.",
            "Kapitola 1: frakce Kami sem nepatří. Na výběr jsou: Ochránci, Rodina.",
        ),
        (
            3,
            "c5",
            ["protectors", "family", "kami"],
            "“Chapter 5” is not played without: Hester.",
            "„Kapitola 5“ se nehraje bez frakce: Hester.",
        ),
        (
            2,
            "c3",
            ["family", "family"],
            "The role Family can be played by one seat only.",
            "Roli Rodina může hrát jen jedno místo.",
        ),
    ],
)
def test_refusals_are_sentences_in_both_languages(
    seats: int, chapter: str, roles: list[str | None] | None, english: str, czech: str
) -> None:
    with pytest.raises(SetupError) as refused:
        new(RULES, seats=seats, seed=1, roles=roles, options={"chapter": chapter})
    assert (refused.value.text("en"), refused.value.text("cs")) == (english, czech)
