"""For those who run it: numbers that tell nothing secret, health, one server at a file, a log without secrets."""

import asyncio
import io
import logging
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import CollectorRegistry, Counter, generate_latest
from sqlalchemy import create_engine, event
from sqlalchemy import text as statement

from klubovna.kernel.errors import KlubovnaError
from klubovna.server import metrics
from klubovna.server.database import only_server
from klubovna.server.forgetting import forget
from klubovna.server.health import FRESH_SECONDS
from klubovna.server.logs import open_log, without_secrets
from klubovna.server.problems import Problem
from klubovna.server.store import Store
from server.house import House, Process, free_port, key, served

SERVE = [str(Path(sys.executable).with_name("klubovna")), "serve"]


def moves(by: str = "person", game: str = "gloomhaven") -> float:
    return metrics.REGISTRY.get_sample_value("klubovna_moves_total", {"by": by, "game": game}) or 0.0


def times() -> float:
    return metrics.REGISTRY.get_sample_value("klubovna_move_seconds_count") or 0.0


# -- numbers -----------------------------------------------------------------------------------------------------------


def test_a_secret_answer_counts_when_everybody_can_see_that_the_table_went_on(house: House) -> None:
    """Two characters choose their cards in secret: the numbers tell nothing until both have."""
    opened = house.open("gloomhaven", "person,person")
    path = f"/api/tables/{opened['table']}"
    before = moves(), times()

    def answer(seat: int) -> bool:
        """Whether the seat was asked something, which is answered then."""
        mine = {"X-Seat-Token": opened["tokens"][seat]}
        scene = house.web.get(f"{path}/scene", params={"seat": seat}, headers=mine).json()
        if scene["decision"] is None:
            return False
        said = {"seat": seat, "number": scene["number"], "index": 0, "key": key()}
        assert house.web.post(f"{path}/moves", json=said, headers=mine).status_code == 200
        return True

    secret = 0
    while answer(0):  # all that one seat chooses while the other has not
        secret += 1
    assert secret
    assert (moves(), times()) == before
    while moves() == before[0]:
        assert answer(1)
    assert moves() > before[0] + secret
    assert times() > before[1] + secret - 1


def test_numbers_are_a_minute_late(monkeypatch: pytest.MonkeyPatch) -> None:
    own = CollectorRegistry()
    counter = Counter("moves", "Moves", registry=own)
    late = metrics.Late(own)
    counter.inc()
    first = generate_latest(late)
    counter.inc()
    assert b"moves_total 1.0" in first
    assert generate_latest(late) == first
    monkeypatch.setattr(metrics, "FRESH_SECONDS", 0.0)
    assert b"moves_total 2.0" in generate_latest(late)


def test_visitors_do_not_see_the_numbers(house: House) -> None:
    answer = house.web.get("/metrics")
    assert answer.status_code == 404
    assert "klubovna_moves" not in answer.text


def test_the_operator_sees_them_on_another_port() -> None:
    port = free_port()
    metrics.serve_numbers("127.0.0.1", port)
    assert "klubovna_moves" in httpx.get(f"http://127.0.0.1:{port}/metrics").text


# -- health ------------------------------------------------------------------------------------------------------------


def test_health_notices_a_database_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}") as house:
        assert house.web.get("/health").json()["status"] == "ok"
        engine = house.app.state.clubroom.store.engine.sync_engine

        @event.listens_for(engine, "begin")
        def read_only(connection: Any) -> None:
            connection.exec_driver_sql("PRAGMA query_only = ON")

        assert house.web.get("/health").status_code == 200  # the answer of a moment ago
        monkeypatch.setattr("klubovna.server.health.FRESH_SECONDS", 0.0)
        answer = house.web.get("/health", headers={"Accept-Language": "cs"})
        event.remove(engine, "begin", read_only)
        assert (answer.status_code, answer.json()["text"]) == (503, Problem("cannot-write").text("cs"))
    assert FRESH_SECONDS > 0


def test_health_notices_a_full_disk(tmp_path: Path) -> None:
    """A process that may write no byte more to its files meets what a full disk does."""
    house = Process(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    house.start()
    assert house.process is not None
    try:
        opened = house.open("ash", "person,person")
        assert house.web.get("/health").status_code == 200
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (1, 1))
        codes = set()
        for _ in range(100):
            answer = house.web.get("/health")
            codes.add((answer.status_code, answer.json().get("code")))
            if answer.status_code != 200:
                break
            asyncio.run(asyncio.sleep(0.1))
        assert codes - {(200, None)} <= {(503, "cannot-write"), (503, "database")}
        assert (200, None) not in codes or len(codes) > 1
        assert house.web.get(f"/api/tables/{opened['table']}").status_code in (200, 503)
    finally:
        house.kill()


def test_health_notices_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}") as house:
        monkeypatch.setattr("klubovna.server.health.LEAST_FREE", 1 << 60)
        assert house.web.get("/health").json()["code"] == "disk-full"


# -- one server --------------------------------------------------------------------------------------------------------


def test_the_second_server_at_a_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    first = Process(database)
    first.start()
    try:
        command = [*SERVE, "--db", database, "--port", "0", "--lang", "cs"]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert second.returncode != 0
        told = " ".join((second.stdout + second.stderr).split())
        assert "už jeden server běží" in told
        assert "Traceback" not in told
        (tmp_path / "other.sqlite3").symlink_to(tmp_path / "a.sqlite3")
        with pytest.raises(KlubovnaError), only_server(f"sqlite:///{tmp_path / 'other.sqlite3'}"):
            pass
    finally:
        first.kill()
    first.start()  # who is killed holds nothing
    first.kill()


def test_a_password_is_not_shown() -> None:
    assert without_secrets("postgresql://eva:secret@host/db") == "postgresql://eva:…@host/db"
    assert without_secrets("sqlite:///a.sqlite3") == "sqlite:///a.sqlite3"


# -- the log -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    written = io.StringIO()
    names = ("klubovna", "uvicorn")
    before = {name: (list(logging.getLogger(name).handlers), logging.getLogger(name).level) for name in names}
    open_log(written)
    yield written
    for name, (handlers, level) in before.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = handlers, True
        logger.setLevel(level)


def test_a_line_of_the_log_has_time_level_and_table(log: io.StringIO) -> None:
    logging.getLogger("klubovna.server").warning("table %s: something", "0123456789ab")
    logging.getLogger("klubovna.server").warning("something else")
    lines = log.getvalue().splitlines()
    form = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z WARNING table=(\S+) klubovna\.server: .+"
    found = [re.fullmatch(form, line) for line in lines]
    assert [match[1] for match in found if match] == ["0123456789ab", "-"]


def test_strangers_do_not_fill_the_log(log: io.StringIO) -> None:
    for _ in range(100):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        logging.getLogger("klubovna.server").warning("table 0123456789ab: its own lines are all there")
    assert log.getvalue().count("Invalid HTTP request") == 1
    assert log.getvalue().count("its own lines") == 100


def test_the_log_has_no_chat_no_token_and_no_address(tmp_path: Path, log: io.StringIO) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        opened = house.open("ash", "person,person")
        token = opened["tokens"][0]
        engine = create_engine(database)
        with engine.begin() as connection:
            connection.execute(statement("drop table chat"))
        engine.dispose()
        said = {"seat": 0, "text": "my-words", "key": key()}
        headers = {"X-Seat-Token": token, "X-Forwarded-For": "192.0.2.77"}
        answer = house.web.post(f"/api/tables/{opened['table']}/chat", json=said, headers=headers)
        assert answer.json()["code"] == "database"
        written = log.getvalue()
        assert f"table={opened['table']}" in written
        for secret in ("my-words", token, "192.0.2.77"):
            assert secret not in written


def test_addresses_are_forgotten_after_a_day(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        old, new = house.open("ash", "person,person"), house.open("ash", "person,person")
    engine = create_engine(database)
    with engine.begin() as connection:
        past = {"id": old["table"], "at": "2020-01-01T00:00:00.000+00:00"}
        connection.execute(statement("update tables set updated = :at where id = :id"), past)

    async def run() -> None:
        store = Store(database)
        await forget(store)
        await store.engine.dispose()

    asyncio.run(run())
    with engine.begin() as connection:
        kept = {row.id: row.client for row in connection.execute(statement("select id, client from tables"))}
    engine.dispose()
    assert kept == {old["table"]: "", new["table"]: "127.0.0.1"}
