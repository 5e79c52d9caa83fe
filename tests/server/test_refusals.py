"""What is not allowed is refused with its code, in the asked language, and changes nothing."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy import text as statement
from websockets.sync.client import connect

from klubovna.kernel.errors import SetupError
from klubovna.kernel.registry import games, rules
from klubovna.kernel.text import LANGUAGES
from klubovna.server.opening import new_table
from klubovna.server.problems import Problem, body
from klubovna.server.wanted import WantedSeat, WantedTable
from server.house import House, key, served

WRONG: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "perhaps", [None], [{}], {"a": {"b": []}})
"""Of these each option takes some at most."""


@pytest.fixture
def table(house: House) -> Iterator[dict[str, Any]]:
    """A table of two people, with the seat that is asked."""
    opened = house.open("ash", "person,person")
    scenes = [scene_of(house, opened, seat) for seat in (0, 1)]
    asked = next(i for i, scene in enumerate(scenes) if scene["decision"])
    before = [scene_of(house, opened, seat) for seat in (0, 1, None)]
    yield {**opened, "asked": asked, "number": scenes[asked]["number"]}
    assert [scene_of(house, opened, seat) for seat in (0, 1, None)] == before


def scene_of(house: House, opened: dict[str, Any], seat: int | None) -> Any:
    headers = {} if seat is None else {"X-Seat-Token": opened["tokens"][seat]}
    params = {} if seat is None else {"seat": seat}
    return house.web.get(f"/api/tables/{opened['table']}/scene", params=params, headers=headers).json()


def move(house: House, table: dict[str, Any], token: str | None, **change: Any) -> tuple[int, str]:
    body = {"seat": table["asked"], "number": table["number"], "index": 0, "key": key(), **change}
    headers = {} if token is None else {"X-Seat-Token": token}
    answer = house.web.post(f"/api/tables/{table['table']}/moves", json=body, headers=headers)
    assert set(answer.json()) == {"code", "text"}
    assert answer.json()["text"]
    return answer.status_code, answer.json()["code"]


def test_a_wrong_token(house: House, table: dict[str, Any]) -> None:
    assert move(house, table, "nonsense") == (403, "wrong-token")


def test_the_token_of_another_seat(house: House, table: dict[str, Any]) -> None:
    assert move(house, table, table["tokens"][1 - table["asked"]]) == (403, "wrong-token")


def test_the_token_of_another_table(house: House, table: dict[str, Any]) -> None:
    other = house.open("ash", "person,person")
    assert move(house, table, other["tokens"][table["asked"]]) == (403, "wrong-token")


def test_a_spectator_acts(house: House, table: dict[str, Any]) -> None:
    assert move(house, table, None) == (403, "spectator")


def test_a_seat_that_is_not_asked(house: House, table: dict[str, Any]) -> None:
    other = 1 - table["asked"]
    assert move(house, table, table["tokens"][other], seat=other) == (409, "stale")


def test_a_seat_that_does_not_exist(house: House, table: dict[str, Any]) -> None:
    assert move(house, table, table["tokens"][table["asked"]], seat=7) == (404, "no-seat")


@pytest.mark.parametrize("index", [999, 100_000])
def test_an_index_out_of_range(house: House, table: dict[str, Any], index: int) -> None:
    assert move(house, table, table["tokens"][table["asked"]], index=index) == (400, "illegal-index")


@pytest.mark.parametrize("change", [{"index": -1}, {"number": None}, {"key": "x"}, {"more": 1}])
def test_a_wrong_shape(house: House, table: dict[str, Any], change: dict[str, Any]) -> None:
    assert move(house, table, table["tokens"][table["asked"]], **change) == (400, "bad-shape")


def test_an_old_decision(house: House, table: dict[str, Any]) -> None:
    assert move(house, table, table["tokens"][table["asked"]], number=table["number"] + 1) == (409, "stale")


def test_broken_json(house: House, table: dict[str, Any]) -> None:
    answer = house.web.post(f"/api/tables/{table['table']}/moves", content=b"{", headers={"X-Seat-Token": "x"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-json")
    with_socket = house.sit(table, table["asked"])
    with_socket.socket.send("{")
    assert with_socket.until("refused")["code"] == "bad-json"
    with_socket.socket.send('{"do": "dance"}')
    assert with_socket.until("refused")["code"] == "bad-shape"


def test_an_oversized_body(house: House, table: dict[str, Any]) -> None:
    answer = house.web.post(f"/api/tables/{table['table']}/moves", content=b'"' + b"x" * 100_000 + b'"')
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def parts() -> Iterator[bytes]:
        for _ in range(20):
            yield b"x" * 10_000

    answer = house.web.post(f"/api/tables/{table['table']}/moves", content=parts())
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_tables_pages_and_games_that_do_not_exist(house: House) -> None:
    for path, code in (
        ("/api/tables/none", "no-table"),
        ("/api/tables/none/scene", "no-table"),
        ("/api/games/chess", "no-game"),
        ("/api/nothing", "no-page"),
    ):
        answer = house.web.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, code)
    assert house.web.delete("/api/games").json()["code"] == "method"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"seats": [{"kind": "person", "name": "a"}] * 6}, "setup-seats"),
        ({"seats": [{"kind": "person", "name": "a", "role": "cat"}] * 2}, "setup-role"),
        ({"options": {"dragons": True}}, "setup-option"),
        ({"options": {"powers": "perhaps"}}, "setup-option-value"),
        ({"seats": [{"kind": "bot", "bot": "oracle"}] * 2}, "unknown-bot"),
        ({"seats": [{"kind": "person", "name": "a\n"}] * 2}, "bad-name"),
        ({"seats": []}, "bad-shape"),
        ({"clock": 1}, "bad-shape"),
    ],
)
def test_a_table_that_cannot_be(house: House, change: dict[str, Any], code: str) -> None:
    wanted = {"game": "ash", "seats": [{"kind": "person", "name": "a"}] * 2, **change}
    english = house.web.post("/api/tables", json=wanted)
    czech = house.web.post("/api/tables?lang=cs", json=wanted)
    assert (english.json()["code"], czech.json()["code"]) == (code, code)
    assert 400 <= english.status_code < 500
    assert english.json()["text"] != czech.json()["text"]


@pytest.mark.parametrize("slug", games())
def test_an_option_of_a_wrong_type_is_refused_in_a_sentence(slug: str) -> None:
    made = rules(slug)
    seats = [WantedSeat(kind="person", name=name) for name in ("a", "b")]
    for option in made.options["properties"]:
        refused = []
        for value in WRONG:
            try:
                new_table(WantedTable(game=slug, seats=seats, options={option: value}), "somebody")
            except SetupError as error:
                refused.append([body(error, lang) for lang in LANGUAGES])
        assert refused, option
        for english, czech in refused:
            assert english[0] == czech[0] == 400
            assert english[1]["text"] != czech[1]["text"]


@pytest.mark.parametrize("campaign", [7, "perhaps", [], True])
def test_a_campaign_that_is_none_is_refused(house: House, campaign: Any) -> None:
    seats = [{"kind": "person", "name": "a"}] * 2
    wanted = {"game": "gloomhaven", "seats": seats, "options": {"campaign": campaign}}
    answer = house.web.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, "setup-option-value")
    assert "campaign" in answer.json()["text"]


def test_too_many_requests_and_too_many_tables(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.05, "request_burst": 40, "tables_per_client": 2}
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", **limits) as strict:
        seats = [{"kind": "person", "name": "a"}] * 2
        codes = [strict.web.post("/api/tables", json={"game": "ash", "seats": seats}) for _ in range(3)]
        assert [answer.status_code for answer in codes] == [201, 201, 429]
        assert codes[2].json()["code"] == "too-many-tables"
        told = [strict.web.get("/api/tables/none").status_code for _ in range(45)]
        assert set(told) == {404, 429}


def test_names_and_chat_have_limits(house: House) -> None:
    opened = house.open("ash", "person,open")
    path = f"/api/tables/{opened['table']}"
    for name, code in (("x" * 33, "bad-shape"), ("  ", "bad-name"), ("a\u202eb", "bad-name")):
        assert house.web.post(f"{path}/seats/1", json={"name": name}).json()["code"] == code
    mine = {"X-Seat-Token": opened["tokens"][0]}
    for text, code in (("x" * 501, "bad-shape"), ("   ", "bad-chat")):
        assert house.web.post(f"{path}/chat", json={"seat": 0, "text": text}, headers=mine).json()["code"] == code


def test_all_addresses_share_one_allowance(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", requests_per_second=0.01, request_burst=6) as strict:
        told = [strict.web.get(path).status_code for path in ("/api/games", "/api/tables", "/api/games/ash") * 3]
        assert told[:6] == [200] * 6
        assert 429 in told[6:]


def test_a_client_holds_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", connections_per_client=2) as strict:
        opened = strict.open("ash", "person,person")
        seats = [strict.sit(opened, seat) for seat in (0, 1)]
        assert all(seat.until("scene") for seat in seats)
        address = f"{strict.url.replace('http', 'ws')}/api/tables/{opened['table']}/live?lang=cs"
        with connect(address) as one_more:
            told = json.loads(one_more.recv(timeout=60))
        assert (told["code"], told["text"]) == ("too-fast", Problem("too-fast").text("cs"))
        connections = strict.app.state.connections
        for seat in seats:
            seat.close()
        for _ in range(200):
            if not connections._held:
                break
            time.sleep(0.02)
        assert strict.sit(opened, None).until("scene")


def test_tables_that_were_left_do_not_count(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database, tables_per_client=1) as strict:
        strict.open("ash", "person,person")
        engine = create_engine(database)
        with engine.begin() as connection:
            connection.execute(statement("update tables set updated = '2020-01-01T00:00:00.000+00:00'"))
        engine.dispose()
        strict.open("ash", "person,person")


def test_tables_that_do_not_exist_leave_nothing_in_memory(house: House) -> None:
    for number in range(5):
        house.web.get(f"/api/tables/nothing{number}")
    assert not house.app.state.clubroom._loading


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("de, cs;q=0.5", "cs"),
        ("en;q=0.2, cs;q=0.9", "cs"),
        ("cs;q=0, de", "en"),
        ("*", "en"),
        ("", "en"),
        (";;q=,,cs;q=x" * 30, "cs"),
        ("\u00e9", "en"),
    ],
)
def test_the_language_that_the_browser_prefers(house: House, header: str, lang: str) -> None:
    headers = [(b"Accept-Language", header.encode())]
    answer = house.web.get("/api/tables/none", headers=headers)
    assert answer.json()["text"] == Problem("no-table").text(lang)
