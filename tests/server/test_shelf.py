"""What never changes is made once: boards, rulebooks, the shelf; whoever has it already is told so."""

import gzip
import json
from typing import Any

import pytest

from klubovna.kernel.registry import games, rules
from server.house import House

GAMES = ["ash", "gloomhaven", "harrow", "monsterlands", "root"]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_a_game_is_worked_out_once(house: House, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/games/{game}/board?lang=cs"
    first = house.web.get(path)
    asked: list[str] = []

    def facts(lang: str) -> Any:
        asked.append(lang)

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


def test_each_language_has_its_own(house: House) -> None:
    english, czech = (house.web.get("/api/games/ash/rules", params={"lang": lang}) for lang in ("en", "cs"))
    assert english.headers["etag"] != czech.headers["etag"]


def test_the_installed_packages_are_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    known = games()
    monkeypatch.setattr("klubovna.kernel.registry.entry_points", None)
    assert games() == known
