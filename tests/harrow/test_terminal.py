"""Harrow County at the terminal."""

from __future__ import annotations

import re
from io import StringIO
from itertools import cycle
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from harrow.fairfolk_table import WITH_HESTER, fair_table
from harrow.tables import CUBE, SEATS, h, table
from harrow.test_texts import CZECH, ENGLISH, LOUD
from klubovna.games.harrow import RULES
from klubovna.games.harrow.factions.fairfolk.board import EMPTY_NEST
from klubovna.games.harrow.facts import CARD_CALLED, CARD_FACTS, LABEL, TILE_IDS
from klubovna.games.harrow.look import view
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.terminal import draw
from klubovna.games.harrow.terminal.pen import MARKS
from klubovna.kernel import Game, new
from klubovna.kernel.text import Texts
from klubovna.kernel.view import View
from klubovna.testing import rule


def drawn(view: View, texts: Texts, width: int = 100) -> str:
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(draw(view, texts))
    return page.getvalue()


def page_of(t: Table, seat: int | None = 0, texts: Texts = ENGLISH, width: int = 100) -> str:
    return drawn(View("harrow", seat, False, [], [], view(t, seat)), texts, width)


def plain(page: str) -> str:
    return " ".join(page.split())


def started(chapter: str, roles: list[str], seed: int = 3) -> Game:
    """A game up to its first turn, by random choices."""
    g = new(RULES, seats=SEATS[chapter], seed=seed, roles=roles, options={"chapter": chapter})
    random = Random(seed)
    while g.asked().kind.name not in ("deed", "hester.deed", "ff.deed", "root.to"):
        g.choose(random.randrange(len(g.asked().options)))
    return g


@pytest.mark.parametrize("chapter", SEATS)
def test_the_table_is_drawn_for_every_seat_and_the_spectator(chapter: str) -> None:
    """In set-up, at the start, in the middle and at the end; languages and widths in turn."""
    g = new(RULES, seats=SEATS[chapter], seed=11, options={"chapter": chapter})
    random = Random(11)
    pages = cycle([(texts, width) for width in (80, 100, 110) for texts in LOUD])
    for moment in range(401):
        if moment in (0, 2, 8, 40, 120, 400) or g.over:
            for seat in (None, *range(g.seats)):
                texts, width = next(pages)
                page = drawn(g.look(seat), texts, width)
                assert max(cell_len(line) for line in page.splitlines()) <= width
                assert not any(bad in page for bad in ("{", "None", "…")), page
                assert not re.search(r"[a-z]_[a-z]", page), page
                assert all(f"{name} " in page or f"{name}≈" in page for name in LABEL)
        if g.over:
            break
        g.choose(random.randrange(len(g.asked().options)))


def test_every_mark_is_one_column_wide_and_unlike_the_others() -> None:
    assert all(cell_len(mark) == 1 for mark in MARKS.values())
    assert len(set(MARKS.values())) == len(MARKS)


def test_the_map_shows_terrain_storms_homes_units_and_pieces() -> None:
    t = table(
        chapter="c2",
        legends={"protectors": "D6", "family": "C2"},
        haints={"protectors": {"D6": 3}, "family": {"C2": 1}},
        townsfolk=("A1",),
        buildings=("G4",),
        tokens={"A2": "scroll", "B1": "advance"},
        storms=("C2",),
        paths=("E5",),
    )
    t.nails.append([1, 2, h("C2")])
    t.cubes_on[CUBE["red"]][h("E1")] = 2
    page = page_of(t)
    for there in ("P★●3", "F★●1↓", "⌂P", "⌂F", "☺", "♜", "§", "»", "≡", "■r2", "C2≈plains", "D4 brambles"):
        assert there in page, there
    for word in ("↓ nail", "≡ path", "≈ storm", "⌂ home", "■ cube"):
        assert word in plain(page)
    assert "♟" not in page
    assert "O★●3" in page_of(t, texts=CZECH)
    assert "D4 bramb." in page_of(t, width=80)


def test_the_map_shows_what_lies_on_the_factions_boards() -> None:
    g = started("ff4", ["family", "kami", "hester", "fairfolk"])
    t = g.state
    assert isinstance(t, Table)
    assert t.kami is not None
    assert t.fairfolk is not None
    assert t.hester is not None
    t.kami.dolls = [h("A1"), h("A2"), h("A3")]
    t.kami.real = t.kami.face_up = 2
    t.fairfolk.nests[h("G1")] = 0
    t.fairfolk.nests[h("G2")] = EMPTY_NEST
    t.fairfolk.crosses = [h("G3")]
    t.hester.roots = [[-1, h("A4")], [h("A4"), h("B5")]]
    t.add_flames(h("B4"), 2)
    page = page_of(t, None)
    rows = {name: page.index(f"{name} ") for name in ("A1", "A2", "A3")}
    assert page.count("♟") == 3  # two on the map, one in the legend of marks
    assert page.index("♙") > rows["A3"]
    for there in ("◒", "◡", "✗", "∿", "✺2", "roots: outside → A4, A4 → B5"):
        assert there in plain(page), there


def test_kamis_legends_are_a_and_b() -> None:
    t = table("protectors", "kami", chapter="c4", legends={"kami": "C2", "kami_b": "E2"}, haints={"kami": {"C2": 2}})
    assert "K★A●2" in page_of(t)
    assert "K★B" in page_of(t)
    t.set_legend(3, h("C2"))
    assert "K★AB●2" in page_of(t)


def test_a_crowded_hex_keeps_everything_in_sight() -> None:
    t = table(
        "protectors",
        "family",
        "hester",
        chapter="c5",
        legends={"family": "C2", "hester": "C2"},
        infected={"family": {"C2": 3}},
        buildings=("C2", "C2"),
        tokens={"C2": "scroll"},
        paths=("C2", "C2"),
    )
    t.tokens[0][h("C2")] = t.tokens[1][h("C2")] = t.tokens[2][h("C2")] = 2
    t.cubes_on[CUBE["green"]][h("C2")] = 1
    for width in (80, 100):
        page = page_of(t, width=width)
        for there in ("F★◉3", "H★", "♜2", "»2", "✚2", "▲2", "≡2", "■g"):
            assert there in page, (there, width)


def test_cubes_jars_and_tiles() -> None:
    t = table(chapter="c3", ground={"red": 3, "blue": 2}, tree={"red": 4})
    t.broken[1][0] = True
    t.tiles[1] = [TILE_IDS.index("card_swap")]
    t.waiting[0][0] = True
    page = plain(page_of(t, None))
    assert "Battleground ■3 red ■2 blue" in page
    assert "In the tree ■4 red" in page
    assert "Townsfolk to come swamp" in page
    assert "Family ▯ broken ▮ whole ▮ whole ▮ whole" in page
    assert "Bonus tiles – +1/-1 card – –" in page
    assert "Ve stromu ■4 červená" in plain(page_of(t, None, CZECH))


def test_values_of_the_boards() -> None:
    t = table(chapter="c2", who={"protectors": "emmy", "family": "levi"}, hands={"protectors": ["roar"]})
    t.rows[0] = [2, 0, 1]
    page = plain(page_of(t, None, width=300))
    assert "values: ADVANCE 4, SPAWN 2, STRENGTHEN 2" in page
    assert "draws: 4; returns: 1" in page
    assert "tracker: Paths 1/4" in page
    basic = plain(page_of(table(chapter="c1", who={"protectors": "emmy", "family": "levi"}), None, width=300))
    assert "draws: 3;" in basic
    assert "returns" not in basic


def test_a_hand_is_drawn_for_its_own_seat_only() -> None:
    t = table(chapter="c2", hands={"protectors": ["roar"], "family": ["merging"]})
    names = {card: CARD_FACTS[CARD_CALLED[card]]["name"]["en"] for card in ("roar", "merging")}
    shown = [[names[card] in page_of(t, seat) for card in ("roar", "merging")] for seat in (0, 1, None)]
    assert shown == [[True, False], [False, True], [False, False]]
    t.seen[CARD_CALLED["merging"]] |= 1
    assert "seen in hand: Merging" in plain(page_of(t, 0, width=300))


def test_secrets_are_drawn_for_those_who_know_them() -> None:
    g = started("ff3", ["protectors", "kami", "fairfolk"])
    t = g.state
    assert isinstance(t, Table)
    assert t.fairfolk is not None
    t.fairfolk.finds = [h("A1"), h("B2"), h("C3")]
    pages = [plain(page_of(t, seat, width=300)) for seat in (0, 1, 2, None)]
    assert ["Kammi is legend" in page for page in pages] == [False, True, False, False]
    assert ["Real doll" in page for page in pages] == [True, False, True, False]
    assert ["sword A1, crown B2, queen C3" in page for page in pages] == [True, True, False, False]
    assert ["May lie on any hex" in page for page in pages] == [False, False, True, False]


def test_quests_are_drawn_with_their_text() -> None:
    g = started("ff3", ["protectors", "family", "fairfolk"])
    t = g.state
    assert isinstance(t, Table)
    assert t.fairfolk is not None
    page = plain(page_of(t, 2, width=300))
    for quest in t.fairfolk.quests:
        assert CARD_FACTS[quest]["name"]["en"] in page
        assert CARD_FACTS[quest]["text"]["en"] in page


def test_the_solo_card_is_explained() -> None:
    t = table("hester", chapter="solo", side="a")
    assert t.solo is not None
    t.solo.card = CARD_CALLED["fiercest_of_haints"]
    t.solo.faction = 0
    t.solo.flames = [0, 2, 0]
    page = plain(page_of(t, 0, width=200))
    assert "Solo card Fiercest of the Haints: add a cube, E1, C6, attacks Hester" in page
    assert "Active Protectors (spawn ✺2)" in page
    t.solo.card = CARD_CALLED["faceless_portraits"]
    assert "Portréty bez tváří: libovolné hexy" in plain(page_of(t, 0, CZECH, 200))


def test_hesters_squares_show_what_fills_them() -> None:
    t = table("protectors", "family", "hester", chapter="c5")
    assert t.hester is not None
    t.hester.squares[0] = [0, 5]
    t.hester.squares[1] = [4]
    page = plain(page_of(t, None, width=300))
    assert "square spaces: P ▣▣▢ ADVANCE, burnt haints, F ▣▢▢ wild token" in page
    assert "H Hester 3/6" in page


@rule("harrow:ff.offers.08", "harrow:ff.offers.09")
def test_offers_that_hester_holds_say_what_they_do_for_her() -> None:
    t = fair_table(
        *WITH_HESTER,
        chapter="ff4",
        taken={"hester": ("advance_2", "strengthen_1"), "family": ("advance_1",)},
    )
    page = plain(page_of(t, None, width=300))
    assert "offers taken: 2 ADVANCE – any 2 terrain cubes, 1 STRENGTHEN – move an infected haint" in page
    assert "offers taken: 1 ADVANCE" in page
    facts = {row.id: row for row in RULES.facts("cs").offers}
    assert facts["advance_2"].name == "2 POSUNUTÍ"
    assert facts["advance_2"].hester == "2 POSUNUTÍ – 2 libovolné kostky krajin"
