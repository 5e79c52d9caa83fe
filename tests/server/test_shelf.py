"""What never changes is made once: boards, rulebooks, the shelf; whoever has it already is told so."""

import asyncio
import gzip
import json
from functools import lru_cache
from typing import Any

import pytest
from litestar.datastructures import Headers

from klubovna.kernel.registry import games, rules
from klubovna.kernel.rules import Rules
from klubovna.kernel.text import Texts
from klubovna.server import shelf
from klubovna.server.problems import Problem
from server.house import House

GAMES = ["ash", "gloomhaven", "harrow", "monsterlands", "root"]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_a_game_is_worked_out_once(house: House, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/games/{game}/board?lang=cs"
    assert house.app.state.clubroom.shelf.full.wait(120)
    first = house.web.get(path)
    asked: list[str] = []

    def facts(lang: str) -> Any:
        asked.append(lang)
        return {}

    monkeypatch.setattr(rules(game), "facts", facts)
    assert house.web.get(path).json() == first.json()
    known = house.web.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")
    assert asked == []


@pytest.mark.parametrize("path", ["/api/games", "/api/games/root", "/api/games/root/board", "/api/games/root/rules"])
def test_an_answer_is_packed_once_and_the_same_in_both_ways(house: House, path: str) -> None:
    packed = house.web.build_request("GET", path, headers={"Accept-Encoding": "gzip"})
    answer = house.web.send(packed, stream=True)
    raw = b"".join(answer.iter_raw())
    plain = house.web.get(path, headers={"Accept-Encoding": "identity"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert json.loads(gzip.decompress(raw)) == plain.json()
    assert answer.headers["etag"] == plain.headers["etag"]


def test_a_leaf_of_the_board_is_read_when_it_is_needed(house: House) -> None:
    """Maps of other scenarios and cards of other classes do not travel to a table that plays without them."""
    board = house.web.get("/api/games/gloomhaven/board").json()
    assert board["scenarios"] == board["cards"] == {}
    whole = rules("gloomhaven").facts("en")
    told = house.web.get("/api/games/gloomhaven/board/scenarios/1").json()
    assert told["name"] == whole.scenarios["1"].name
    cards = house.web.get("/api/games/gloomhaven/board/cards/brute").json()
    assert {number: card[0] for number, card in cards.items()} == {n: c.name for n, c in whole.cards["brute"].items()}
    for missing in ("scenarios/999", "words/hand"):
        answer = house.web.get(f"/api/games/gloomhaven/board/{missing}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-leaf")


def test_who_guesses_leaves_has_nothing_read_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.app.state.clubroom.shelf.full.wait(120)
    monkeypatch.setattr("klubovna.server.shelf._facts", None)
    for missing in ("scenarios/999", "cards/nobody", "words/hand"):
        answer = house.web.get(f"/api/games/gloomhaven/board/{missing}?lang=cs")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-leaf")
    assert house.web.get("/api/games/gloomhaven/board/scenarios/1?lang=cs").status_code == 200


def test_another_game_under_the_same_name_has_leaves_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """That its board was made anew does not mean that its leaves were."""
    monkeypatch.setattr(shelf, "games", lambda: ["gloomhaven"])
    monkeypatch.setattr(shelf, "LANGUAGES", ("en",))
    monkeypatch.setattr(shelf, "leaves_of", lambda *_: ["scenarios/1"])
    monkeypatch.setattr(shelf, "_PAGES", {})
    monkeypatch.setattr(shelf, "_LEAVES", {})
    one = shelf.Shelf()
    one.fill()

    async def ask(what: str) -> bool:
        return bool((await one.answer(what, "gloomhaven", "en", Headers())).content)

    with pytest.raises(Problem):
        asyncio.run(ask("scenarios/2"))
    monkeypatch.setattr(shelf, "_of", lambda _: "another one")
    assert all(asyncio.run(ask(what)) for what in ("board", "scenarios/1", "scenarios/2"))


def test_what_was_made_already_is_not_made_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a visitor while the shelf was being filled, or by another server of this process."""
    assert house.app.state.clubroom.shelf.full.wait(120)
    monkeypatch.setattr(shelf, "page_of", None)
    monkeypatch.setattr(shelf, "_facts", lru_cache(lambda *_: 1 / 0))
    other = shelf.Shelf()
    other.fill()
    assert other.full.is_set()


def test_each_language_has_its_own(house: House) -> None:
    english, czech = (house.web.get("/api/games/ash/rules", params={"lang": lang}) for lang in ("en", "cs"))
    assert english.headers["etag"] != czech.headers["etag"]


def test_the_installed_packages_are_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    known = games()
    monkeypatch.setattr("klubovna.kernel.registry.entry_points", None)
    assert games() == known


@pytest.mark.parametrize("slug", sorted(games()))
def test_play_now_is_what_a_teacher_would_give(slug: str) -> None:
    box = rules(slug).display.box
    assert box is not None
    config = rules(slug).config(box.seats, 1, list(box.roles) or None, box.options)
    assert set(box.easy) <= set(box.choice) <= set(rules(slug).roles)
    wanted = {
        "root": (["marquise", "eyrie", "alliance"], {"seating": "given"}),
        "harrow": (["protectors", "family"], {"chapter": "c1"}),
        "gloomhaven": ([None, None], {"scenario": 1}),
    }
    if slug in wanted:
        assert (config.roles, config.chosen) == wanted[slug]
    if slug == "gloomhaven":
        assert box.easy == ("brute", "spellweaver")


def test_words_are_read_beside_the_event_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks first at a game, in whatever language, does not hold up those who play."""
    in_the_loop: list[bool] = []
    read = Texts.__init__

    def noted(texts: Texts, lang: str, made: Rules[Any]) -> None:
        in_the_loop.append(asyncio._get_running_loop() is not None)
        read(texts, lang, made)

    monkeypatch.setattr(Texts, "__init__", noted)
    rules("ash")._texts.clear()
    opened = house.open("ash", "person,person")
    house.get(f"/api/tables/{opened['table']}/scene?lang=cs")
    assert in_the_loop
    assert not any(in_the_loop)
