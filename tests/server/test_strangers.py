"""What strangers meet at the door: headers, origins, pace, patience, nonsense."""

import contextlib
import json
import select
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.exceptions
from websockets.sync.client import connect
from websockets.typing import Origin

from klubovna.server.limits import REFUSED_SECONDS, Buckets, Visitors, client_named, cost_of
from klubovna.server.listening import ASKED_AT_ONCE, Proxies
from klubovna.server.names import clean_name, same_name
from klubovna.server.problems import Problem
from server.house import House, key, served


@pytest.fixture
def page_folder(tmp_path: Path) -> Path:
    """A page as it is built, small."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Klubovna</title>")
    (folder / "assets" / "index.js").write_text("export {}")
    return folder


def address(house: House, path: str) -> str:
    return f"{house.url.replace('http', 'ws')}{path}"


def raw(house: House, said: bytes, timeout: float = 60.0) -> tuple[bytes, float]:
    """What comes back until the line is closed, and how long that took."""
    host, port = house.url.removeprefix("http://").split(":")
    began = time.monotonic()
    with socket.create_connection((host, int(port)), timeout=timeout) as line:
        line.sendall(said)
        heard = b""
        while part := line.recv(65536):
            heard += part
    return heard, time.monotonic() - began


# -- what every answer carries -----------------------------------------------------------------------------------------


def test_the_page_itself_carries_its_policy(tmp_path: Path, page_folder: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", web=page_folder) as house:
        for path in ("/", "/index.html", "/assets/index.js", "/nothing.js", "/api/games", "/api/nothing", "/%00"):
            headers = house.web.get(path).headers
            policy = headers["content-security-policy"]
            parts = ["default-src 'none'", "frame-ancestors 'none'"]
            if path in ("/", "/index.html"):
                parts += ["script-src 'self';", "base-uri 'none'", "form-action 'self'"]
            assert all(part in policy for part in parts), path
            assert "script-src 'self' 'unsafe-inline'" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


# -- other sites -------------------------------------------------------------------------------------------------------


def test_posts_from_other_sites_are_refused(house: House) -> None:
    table = {"game": "ash", "seats": [{"kind": "person", "name": "a"}] * 2}
    own = house.url
    for headers, status in (
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": own, "Sec-Fetch-Site": "same-origin"}, 201),
        ({}, 201),
    ):
        answer = house.web.post("/api/tables?lang=cs", json=table, headers=headers)
        assert answer.status_code == status, headers
        if status == 403:
            assert answer.json() == {"code": "other-site", "text": Problem("other-site").text("cs")}
    assert house.web.get("/api/games", headers={"Origin": "https://evil.example"}).status_code == 200


def test_sockets_from_other_sites_are_refused(house: House) -> None:
    opened = house.open("ash", "person,person")
    live = address(house, f"/api/tables/{opened['table']}/live")
    with pytest.raises(websockets.exceptions.InvalidStatus) as refused:
        connect(live, origin=Origin("https://evil.example"))
    assert refused.value.response.status_code == 403
    with connect(live, origin=Origin(house.url)) as own:
        own.send(json.dumps({"do": "look"}))
        assert json.loads(own.recv(timeout=60))["say"] == "scene"


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", public=("https://klubovna.example",)) as house:
        table = {"game": "ash", "seats": [{"kind": "person", "name": "a"}] * 2}
        for origin, status in (("https://klubovna.example", 201), ("http://klubovna.example", 403), (house.url, 403)):
            assert house.web.post("/api/tables", json=table, headers={"Origin": origin}).status_code == status


# -- pace --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not an address", "not an address"),
    ],
)
def test_a_client_is_an_address_or_half_of_one(host: str, client: str) -> None:
    assert client_named(host) == client


def test_all_addresses_of_one_network_share_an_allowance(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", requests_per_second=0.001, request_burst=10) as house:
        told = [
            house.web.get("/api/games", headers={"X-Forwarded-For": f"2001:db8::{number:x}"}).status_code
            for number in range(12)
        ]
        assert told == [200] * 10 + [429] * 2
        assert house.web.get("/api/games", headers={"X-Forwarded-For": "2001:db8:0:1::1"}).status_code == 200


def test_dear_questions_cost_more() -> None:
    assert cost_of("POST", "/api/tables") > cost_of("GET", "/api/tables/x/replay") > cost_of("GET", "/api/games")
    assert cost_of("GET", "/api/tables/x/events/7") == cost_of("GET", "/api/tables/x/replay/7") > 1
    for opening in ("tables/x/fork", "tables/x/rematch", "campaigns", "campaigns/x/go-on"):
        assert cost_of("POST", f"/api/{opening}") == cost_of("POST", "/api/tables")
    assert 0 < cost_of("GET", "/assets/index.js") < cost_of("GET", "/health")
    assert cost_of("GET", "/health") == 1
    buckets = Buckets(1.0, 12)
    assert [buckets.take("a", now=0.0, cost=10.0) for _ in range(2)] == [True, False]


def test_addresses_in_memory_are_forgotten() -> None:
    buckets = Buckets(1.0, 10)
    for number in range(5):
        assert buckets.take(f"192.0.2.{number}", now=float(number))
    assert buckets.take("192.0.2.9", now=6.5)
    assert list(buckets._left) == ["192.0.2.9"]
    visitors = Visitors()
    with visitors.sitting("a", "192.0.2.1", now=0.0):
        pass
    with pytest.raises(Problem, match="One seat"), visitors.sitting("a", "192.0.2.1", now=3600.0):
        pass
    with visitors.sitting("b", "192.0.2.2", now=25 * 3600.0):
        pass
    assert list(visitors._seated) == [("b", "192.0.2.2")]


@pytest.mark.parametrize("path", ["/", "/assets/index.js", "/health", "/schema/openapi.json", "/nothing"])
def test_files_and_health_are_limited_too(tmp_path: Path, page_folder: Path, path: str) -> None:
    limits = {"requests_per_second": 0.001, "request_burst": 5, "web": page_folder}
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", **limits) as house:
        answers = [house.web.get(path) for _ in range(30)]
        assert answers[0].status_code in (200, 404)
        assert answers[-1].status_code == 429
        assert answers[-1].headers["retry-after"]


def test_who_asks_too_fast_hears_late_that_it_is(tmp_path: Path) -> None:
    """Refusals cost the server more than questions cost a client: what it says meanwhile is not even read."""
    slow = {"requests_per_second": 0.001, "request_burst": 20}
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", **slow) as house:
        opened = house.open()
        with connect(address(house, f"/api/tables/{opened['table']}/live")) as line:
            for _ in range(50):
                line.send('{"do": "look"}')
            while json.loads(line.recv(timeout=60))["say"] != "refused":
                pass
            began = time.monotonic()
            for _ in range(4):
                assert json.loads(line.recv(timeout=60))["code"] == "too-fast"
            assert time.monotonic() - began > 3 * REFUSED_SECONDS
        began = time.monotonic()
        assert house.web.get("/health").status_code == 429
        assert time.monotonic() - began >= REFUSED_SECONDS


def test_requests_that_do_not_wait_for_their_answers_are_not_piled_up(house: House) -> None:
    heard, _ = raw(house, b"GET /api/tables/none HTTP/1.1\r\nHost: here\r\n\r\n" * 200)
    assert heard.count(b"HTTP/1.1 404 ") <= ASKED_AT_ONCE + 1
    assert b"HTTP/1.1 400 " in heard


# -- patience ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: here\r\nX-Slow: ",
        b"GET /health HTTP/1.1\r\nHost: here\r\n\r\nGET /health HTTP/1.1\r\nX-",
    ],
)
def test_a_connection_that_does_not_ask_is_closed(tmp_path: Path, said: bytes) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", asking_seconds=0.5) as house:
        assert raw(house, said)[1] < 9  # ten, if nobody had said otherwise


def test_headers_that_come_letter_by_letter_end_too(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", asking_seconds=0.5) as house:
        host, port = house.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=60) as line:
            line.sendall(b"GET /health HTTP/1.1\r\n")
            with contextlib.suppress(ConnectionError):
                for _ in range(100):
                    line.sendall(b"X-Slow: x\r\n")
                    time.sleep(0.05)
                raise AssertionError("still open after five seconds")


@pytest.mark.parametrize(
    ("begins", "goes_on"),
    [
        (b"GET /", b"x" * 50_000),
        (b"GET /health HTTP/1.1\r\nHost: here\r\nX-Long: ", b"x" * 50_000),
        (b"GET /health HTTP/1.1\r\nHost: here\r\n", b"x: y\r\n" * 8_000),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nX-Long: ",
            b"x" * 50_000,
        ),
    ],
    ids=["path", "header", "headers", "trailer"],
)
def test_a_request_that_does_not_end_is_refused_before_it_fills_the_memory(
    house: House, begins: bytes, goes_on: bytes
) -> None:
    host, port = house.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=60) as line:
        line.sendall(begins)
        time.sleep(0.05)  # it goes on while the beginning is read
        line.sendall(goes_on)
        assert line.recv(65536).startswith(b"HTTP/1.1 400 ")
        with contextlib.suppress(ConnectionError):
            while line.recv(65536):
                pass


@pytest.mark.parametrize("lines", [{"X-Long": "x" * 34_000}, {f"X-{i}": "y" * 50 for i in range(700)}])
def test_a_head_that_came_in_one_piece_is_no_longer_either(house: House, lines: dict[str, str]) -> None:
    answer = house.web.get("/health", headers=lines)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "lines", [{"X-Long": "x" * 9_000}, {f"X-{i}": "y" for i in range(200)}, {"X-Long": "x" * 34_000}]
)
def test_a_handshake_with_long_headers_is_refused_and_not_kept(house: House, lines: dict[str, str]) -> None:
    table = house.open("ash", "person,person")["table"]
    address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/live"
    with (
        pytest.raises(websockets.exceptions.InvalidStatus, match="HTTP 400"),
        connect(address, additional_headers=lines),
    ):
        pass


def test_a_long_body_in_small_pieces_is_still_read(house: House) -> None:
    """What stands around a body counts, the body does not: it has a limit of its own."""
    said = json.dumps({"game": "no such game" + " " * 30_000, "seats": []}).encode()
    with httpx.Client(base_url=house.url) as web:
        for _ in range(3):  # on one connection: each request counts for itself
            pieces = (said[at : at + 1000] for at in range(0, len(said), 1000))
            assert web.post("/api/tables", content=pieces).json()["code"] == "bad-shape"


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", body_seconds=0.4, asking_seconds=0.5) as house:
        said = b"POST /api/tables?lang=cs HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{"
        heard, took = raw(house, said)
        assert heard.startswith(b"HTTP/1.1 408 ")
        assert Problem("too-slow").text("cs").encode() in heard
        assert took < 15


def test_an_answer_that_is_not_read_is_dropped(tmp_path: Path, page_folder: Path) -> None:
    (page_folder / "assets" / "big.bin").write_bytes(b"x" * 40_000_000)
    limits = {"reading_seconds": 0.5, "web": page_folder}
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", **limits) as house:
        host, port = house.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=60) as line:
            line.sendall(b"GET /assets/big.bin HTTP/1.1\r\nHost: here\r\n\r\n")
            line.recv(1, socket.MSG_PEEK)  # a busy server begins late, and only then has its patience to end
            time.sleep(3.0)
            heard = 0
            with contextlib.suppress(ConnectionError):
                while part := line.recv(1_000_000):
                    heard += len(part)
            assert heard < 40_000_000


def test_a_socket_that_never_looks_is_closed(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", look_seconds=0.4) as house:
        opened = house.open("ash", "person,person")
        live = address(house, f"/api/tables/{opened['table']}/live")
        with connect(live) as silent:
            assert json.loads(silent.recv(timeout=60))["code"] == "too-slow"
            with pytest.raises(websockets.exceptions.ConnectionClosed):
                silent.recv(timeout=60)
        seat = house.sit(opened, None)
        assert seat.until("scene")
        time.sleep(0.8)
        seat.say({"do": "look"})
        assert seat.until("scene")


def test_a_socket_that_answers_no_ping_is_closed(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", ping_seconds=0.3) as house:
        opened = house.open("ash", "person,person")
        asked = f"GET /api/tables/{opened['table']}/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
        asked += f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
        heard, took = raw(house, asked.encode())
        assert heard.startswith(b"HTTP/1.1 101 ")
        assert took < 15


def test_a_stranger_holds_so_many_connections_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", connections_per_client=3) as house:
        host, port = house.url.removeprefix("http://").split(":")
        lines = [socket.create_connection((host, int(port)), timeout=60) for _ in range(5)]
        end = time.monotonic() + 60
        closed: list[socket.socket] = []
        while len(closed) < 2 and time.monotonic() < end:
            closed = select.select(lines, [], [], 1.0)[0]  # nothing is said there: what can be read is the end
        time.sleep(0.5)
        assert len(select.select(lines, [], [], 0)[0]) == 2
        for line in lines:
            line.close()


def test_proxies_are_named_by_address_or_network() -> None:
    named = Proxies("10.0.0.0/8, 192.0.2.1, nonsense")
    assert [named.knows(host) for host in ("10.1.2.3", "192.0.2.1", "192.0.2.2", "?")] == [True, True, False, False]
    assert Proxies("*").knows("192.0.2.2")


# -- nonsense ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00.js", "/api/tables/%00", "/" + "a" * 300, "/" + "a/" * 2000, "/api/tables/%0a/scene"]
)
def test_a_path_that_cannot_be_is_refused_in_a_sentence(tmp_path: Path, page_folder: Path, path: str) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", web=page_folder) as house:
        answer = house.web.get(path, headers={"Accept-Language": "cs"})
        assert (answer.status_code, answer.json()) == (
            400,
            {"code": "bad-path", "text": Problem("bad-path").text("cs")},
        )


@pytest.mark.parametrize("depth", [100, 1_000, 10_000, 60_000])
def test_deep_json_is_refused_in_a_sentence(house: House, depth: int) -> None:
    opened = house.open("ash", "person,person")
    mine = {"X-Seat-Token": opened["tokens"][0]}
    deep = "[" * depth + "]" * (depth if depth < 30_000 else 0)
    for path, said in (
        ("/api/tables", f'{{"game": "ash", "seats": [{{"kind": "bot"}}], "options": {{"powers": {deep}}}}}'),
        (f"/api/tables/{opened['table']}/chat", deep),
        (f"/api/tables/{opened['table']}/moves", deep),
    ):
        answer = house.web.post(path, content=said, headers=mine)
        assert answer.status_code == 400, answer.text
        assert set(answer.json()) == {"code", "text"}
    seat = house.sit(opened, 0)
    seat.socket.send(deep)
    assert seat.until("refused")["code"] in ("bad-json", "bad-shape")


def test_a_body_that_is_no_text_is_refused_in_a_sentence(
    house: House, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    opened = house.open("ash", "person,person")
    mine = {"X-Seat-Token": opened["tokens"][0]}
    for path in ("/api/tables", "/api/campaigns", f"/api/tables/{opened['table']}/chat"):
        for said in (b'{"text": "\xff", "seat": 0}', "{}".encode("utf-16"), b"\x80"):
            answer = house.web.post(path, content=said, headers=mine)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-json")
    assert "Traceback" not in caplog.text + capsys.readouterr().err


def test_chat_with_control_characters_is_refused(house: House) -> None:
    opened = house.open("ash", "person,person")
    mine = {"X-Seat-Token": opened["tokens"][0]}
    path = f"/api/tables/{opened['table']}/chat"
    for text in ("a\0b", "\x1b[31m", "a\u2028b"):
        body: dict[str, Any] = {"seat": 0, "text": text, "key": key()}
        answer = house.web.post(path, json=body, headers=mine)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-chat")
        seat = house.sit(opened, 0)
        seat.say({"do": "chat", "text": text, "key": key()})
        assert seat.until("refused")["code"] == "bad-chat"


def test_chat_has_a_pace(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", chat_per_second=0.001, chat_burst=3) as house:
        opened = house.open("ash", "person,person")
        seats = [house.sit(opened, seat) for seat in (0, 1)]
        told = []
        for number in range(5):
            seats[0].say({"do": "chat", "text": f"{number}", "key": key()})
            told.append(seats[0].answered().get("code"))
        assert told == [None, None, None, "too-chatty", "too-chatty"]
        seats[1].say({"do": "chat", "text": "still heard", "key": key()})
        assert seats[1].answered()["say"] == "ack"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "a\nb",
        "a\u202eb",
        "a\u200bb",
        "a\u2066b",
        "\ufeffa",
        "a\0",
        "\u3164",
        "a\u00a0b",
        "e\u0301\u0302\u0303",
        "x" * 33,
    ],
)
def test_names_with_something_unseen_are_refused(name: str) -> None:
    with pytest.raises(Problem, match="visible"):
        clean_name(name)


def test_names_are_shown_composed() -> None:
    assert [clean_name(name) for name in (" Jir\u030ci\u0301 ", "Adam  Novák", "李", "O'Hara 🎲")] == [
        "Jiří",
        "Adam Novák",
        "李",
        "O'Hara 🎲",
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Eva", "EVA"),
        ("Eva", "Ｅｖａ"),
        ("Straße", "STRASSE"),
        ("ﬁn", "FIN"),
        ("Jan A", "jana"),
        ("Eva", "\u0415v\u0430"),  # two of these letters are Cyrillic
        ("Élie", "\u0415\u0301lie"),
        ("Otto", "0tt\u03bf"),
        ("Ivo", "lvo"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert same_name(one, other)
    assert not same_name(one, other + "x")
