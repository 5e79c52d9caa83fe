"""After the game: a bot's review of it, and a table of one's own from any of its positions."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.house import House, played, served


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Its reviews take a moment only."""
    folder: Path = tmp_path_factory.mktemp("reviews")
    with served(f"sqlite:///{folder / 'clubroom.sqlite3'}", review_playouts=0) as one:
        yield one


@pytest.fixture(scope="module")
def finished(quick_house: House) -> dict[str, Any]:
    return quick_house.put(played(), ["person", "bot"])


def reviewed(house: House, table: str, lang: str = "en") -> dict[str, Any]:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        told: dict[str, Any] = house.get(f"/api/tables/{table}/review", lang=lang)
        if told["finished"]:
            return told
        assert told["costly"] == []
        time.sleep(0.1)
    raise TimeoutError


def test_a_review_shows_chances_at_every_position_and_what_cost_most(
    quick_house: House, finished: dict[str, Any]
) -> None:
    told = reviewed(quick_house, finished["table"])
    replay = quick_house.get(f"/api/tables/{finished['table']}/replay")
    assert told["passed"] == told["length"]
    assert len(told["chances"]) == replay["length"]
    assert all(len(stood) == 2 and 0 <= min(stood) <= max(stood) <= 1 for stood in told["chances"])
    assert max(told["chances"][-1]) == 1
    costly = told["costly"]
    assert 1 <= len(costly) <= 5
    assert all(one["seat"] == 0 and one["cost"] >= 3 and one["better"] != one["chosen"] for one in costly)
    assert [one["cost"] for one in costly] == sorted((one["cost"] for one in costly), reverse=True)
    assert all(0 <= one["at"] < replay["length"] - 1 for one in costly)
    czech = quick_house.get(f"/api/tables/{finished['table']}/review", lang="cs")["costly"]
    assert [one["at"] for one in czech] == [one["at"] for one in costly]
    assert [one["question"] for one in czech] != [one["question"] for one in costly]


def test_a_running_game_is_neither_reviewed_nor_forked(quick_house: House) -> None:
    opened = quick_house.open("ash", "person,person")
    path = f"/api/tables/{opened['table']}"
    assert quick_house.web.get(f"{path}/review").json()["code"] == "not-over"
    assert quick_house.web.post(f"{path}/fork", json={"at": 0, "seat": 0}).json()["code"] == "not-over"


def forked(house: House, table: str, at: int, seat: int = 0, **more: Any) -> httpx.Response:
    return house.web.post(f"/api/tables/{table}/fork", json={"at": at, "seat": seat, **more})


def test_a_position_is_played_on_at_a_table_of_its_own(quick_house: House, finished: dict[str, Any]) -> None:
    table, at = finished["table"], 30
    answer = forked(quick_house, table, at, name="Iva", bot="greedy")
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    opened["tokens"] = {held["seat"]: held["token"] for held in opened["seats"]}
    assert list(opened["tokens"]) == [0]
    shown = quick_house.get(f"/api/tables/{opened['table']}")
    assert [(one["kind"], one["name"], one["bot"]) for one in shown["seats"]] == [
        ("person", "Iva", None),
        ("bot", "", "greedy"),
    ]
    steps = quick_house.get(f"/api/tables/{opened['table']}/replay")["steps"]
    assert steps[: at + 1] == quick_house.get(f"/api/tables/{table}/replay")["steps"][: at + 1]
    seat = quick_house.sit(opened)
    for _ in range(3):
        seat.choose(seat.asked())
    assert len(quick_house.get(f"/api/tables/{opened['table']}/replay")["steps"]) > at + 1
    assert not quick_house.get(f"/api/tables/{table}/scene")["decision"]


def test_a_fork_outlives_its_room(quick_house: House, finished: dict[str, Any]) -> None:
    opened = forked(quick_house, finished["table"], 25, bot="greedy").json()
    opened["tokens"] = {held["seat"]: held["token"] for held in opened["seats"]}
    seat = quick_house.sit(opened)
    seat.choose(seat.asked())
    before = seat.asked()
    seat.close()
    quick_house.app.state.clubroom.rooms.pop(opened["table"])
    assert quick_house.sit(opened).asked()["view"] == before["view"]


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"at": 99_999}, "no-page"),
        ({"seat": 5}, "no-seat"),
        ({"bot": "os:system"}, "unknown-bot"),
        ({"at": -1}, "bad-shape"),
    ],
)
def test_what_cannot_be_forked(quick_house: House, finished: dict[str, Any], more: dict[str, Any], code: str) -> None:
    answer = forked(quick_house, finished["table"], **{"at": 3, **more})
    assert answer.json()["code"] == code


def test_the_end_is_no_beginning(quick_house: House, finished: dict[str, Any]) -> None:
    last = quick_house.get(f"/api/tables/{finished['table']}/replay")["length"] - 1
    assert forked(quick_house, finished["table"], last).json()["code"] == "no-fork"
