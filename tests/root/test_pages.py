"""Pages beside the table at the terminal: the discard pile and the faction boards."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from klubovna.games.root import RULES
from klubovna.games.root.factions.corvids.nouns import PLOTS
from klubovna.games.root.factions.duchy.nouns import MINISTERS
from klubovna.games.root.factions.eyrie.nouns import LEADERS
from klubovna.games.root.factions.vagabond.characters import CHARACTERS
from klubovna.games.root.facts import CARD_FACTS, FACTION_IDS
from klubovna.games.root.terminal import pages
from klubovna.kernel import Game, new
from klubovna.kernel.text import LANGUAGES, Texts, dashed
from klubovna.kernel.view import View
from klubovna.testing import rule
from root.boards import duchy_board, eyrie_board, marquise_board, riverfolk_board
from root.tables import card, game, table, table_of

TABLES = [
    ("autumn", ["marquise", "eyrie", "alliance", "vagabond"]),
    ("mountain", ["lizards", "riverfolk", "duchy", "corvids"]),
    ("lake", ["vagabond", "vagabond", "eyrie", "riverfolk", "alliance", "lizards"]),
]


def shown(view: View, lang: str, width: int = 100) -> dict[str, str]:
    """The pages as they are printed, by title."""
    found: dict[str, str] = {}
    for title, page in pages(view, RULES.texts(lang)):
        printed = StringIO()
        Console(file=printed, width=width, color_system=None).print(page)
        found[title] = printed.getvalue()
    return found


def flat(text: str) -> str:
    return " ".join(text.split())


def begun(map: str, roles: list[str], moves: int) -> Game:
    g = new(RULES, seats=len(roles), seed=7, roles=list(roles), options={"map": map, "any_reach": True})
    random = Random(7)
    for _ in range(moves):
        if g.over:
            break
        assert g.decision is not None
        g.choose(random.randrange(len(g.decision.options)))
    return g


@rule("root:1.2.2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_looks_through_the_discard_pile_whenever_he_likes(lang: str) -> None:
    t = table("marquise", "eyrie")
    thrown = [card("anvil"), card("sappers"), card("ambush_fox"), card("cobbler"), card("cobbler", 1)]
    for one in thrown:
        t.deck.remove(one)
        t.discard.append(one)
    g = game(t)
    for seat in (None, 0, 1):
        title, page = next(iter(shown(g.look(seat), lang).items()))
        assert title == {"en": "Discard pile (5)", "cs": "Odhazovací balíček (5)"}[lang]
        for one in thrown:
            facts = CARD_FACTS[one]
            assert facts.name[lang] in page
            assert not facts.effect or flat(facts.effect[lang]) in flat(page)
        assert f"2× {CARD_FACTS[thrown[-1]].name[lang]}" in page


@rule("root:1.2.2", "root:10.2.6#1", "root:3.3.3#2")
def test_lost_souls_and_available_cards_lie_on_the_same_page() -> None:
    t = table("lizards", "marquise", on_turn="marquise", warriors={"marquise": {1: 2}})
    marquise_board(t).actions = 3
    t.souls, t.available = [card("anvil")], [card("dominance_fox")]
    page = next(iter(shown(game(t).look(1), "en").values()))
    assert flat(page).startswith("– Lost Souls Anvil")
    assert "Available" in page


@pytest.mark.parametrize(("map", "roles"), TABLES)
@pytest.mark.parametrize("moves", [0, 3, 200])
def test_a_page_for_every_faction_in_every_language_and_width(map: str, roles: list[str], moves: int) -> None:
    g = begun(map, roles, moves)
    for seat in (None, *range(g.seats)):
        for lang in LANGUAGES:
            for width in (80, 110):
                found = shown(g.look(seat), lang, width)
                assert len(found) == 1 + g.seats
                names = [str(RULES.texts(lang).noun(table_of(g), "seat", s)) for s in table_of(g).order]
                assert list(found)[1:] == names, "as they sit around the table"
                for text in found.values():
                    assert max(cell_len(line) for line in text.splitlines()) <= width
                    assert not any(bad in text for bad in ("{", "None", "_")), text


@rule("root:2.5.2#1", "root:2.5.3#1")
def test_tracks_show_what_has_left_for_the_map() -> None:
    pieces = {"sawmill": {1: 2}, "recruiter": {5: 3}, "roost": {3: 2}, "sympathy": {7: 1}, "base": {7: 1}}
    t = table("marquise", "eyrie", "alliance", pieces=pieces)
    found = {title: flat(text) for title, text in shown(game(t).look(0), "en").items()}
    assert "Wood 0 1 2 3 3 4" in found["Marquise de Cat"]
    assert "sawmill □ 0 □ 1 ■ 2 ■ 3 ■ 4 ■ 5" in found["Marquise de Cat"]
    assert "recruiter □ 0 □ 1 □ 2 ✚ ■ 3 ■ 3 ✚ ■ 4" in found["Marquise de Cat"]
    assert "roost □ 0 □ 1 ■ 2 ✚ ■ 3 ■ 4 ■ 4 ✚ ■ 5" in found["Eyrie Dynasties"]
    assert "sympathy □ 0 ■ 1 ■ 1 ■ 1 ■ 2 ■ 2 ■ 3 ■ 4 ■ 4 ■ 4" in found["Woodland Alliance"]
    assert "base (mouse) □ ✚" in found["Woodland Alliance"]
    assert "base (fox) ■ ✚" in found["Woodland Alliance"]


def test_tracks_of_the_other_boards() -> None:
    pieces = {"garden": {1: 2}, "trade_post": {2: 1}, "citadel": {3: 1}, "market": {4: 2}}
    t = table("lizards", "riverfolk", "duchy", pieces=pieces)
    riverfolk_board(t).prices = [2, 1, 4]
    duchy_board(t).crowns = [2, 3, 3]
    found = {title: flat(text) for title, text in shown(game(t).look(0), "en").items()}
    assert "garden (fox) □ 0 □ 2 ✚ ■ 2 ■ 3 ■ 4" in found["Lizard Cult"]
    assert "trade post (mouse) □ 2 ■ 2 ■ 2" in found["Riverfolk Company"]
    assert "Hand card 1 [2] 3 4" in found["Riverfolk Company"]
    assert "citadel □ +1 in Birdsong ■ +2" in found["Underground Duchy"]
    assert "market □ ✚ □ ✚ ■ ✚" in found["Underground Duchy"]
    assert "squire □ 1 ■ 1 ■ 1" in found["Underground Duchy"]


@rule("root:9.2.9", "root:7.8.1", "root:12.5.2.vi", "root:13.7.4#1", "root:E.4.2#1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_leaders_characters_ministers_and_plots(lang: str) -> None:
    t = table("eyrie", "vagabond", "duchy", "corvids")
    eyrie_board(t).leader = 1
    text = flat(" ".join(shown(game(t).look(None), lang).values()))
    texts: Texts = RULES.texts(lang)
    told = {"leader": LEADERS, "character": CHARACTERS, "minister": MINISTERS, "plot": PLOTS}
    for kind, things in told.items():
        for thing in things:
            assert thing["name"][lang] in text
            assert flat(texts.sentence(f"board-{kind}-{dashed(thing['id'])}")) in text
    assert f"▶ {LEADERS[1]['name'][lang]}" in text
    assert FACTION_IDS[t.factions[0]] == "eyrie"
