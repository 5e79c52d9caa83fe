"""A table outlives its server, and an upgrade of the rules where that is possible."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text

from klubovna.kernel.registry import rules
from klubovna.server.migrate import FOLDER, migrate
from klubovna.server.store import METADATA
from server.house import House, served


def play(house: House, opened: dict[str, Any], decisions: int) -> dict[str, Any]:
    seat = house.sit(opened)
    for _ in range(decisions):
        seat.choose(seat.asked())
    scene = seat.asked()
    seat.close()
    return scene


def wait_until(happened: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


def change(database: str, statement: str, **values: Any) -> None:
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


def test_tables_go_on_after_a_restart_and_bots_too(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        opened = house.open("ash", "person,bot")
        before = play(house, opened, 12)
        bots = house.open("ash", "bot,bot")
    with served(database) as house:
        seat = house.sit(opened)
        after = seat.asked()
        assert {**after, "epoch": 0, "events": []} == {**before, "epoch": 0, "events": []}
        seat.choose(after)
        for _ in range(200):
            if house.get(f"/api/tables/{bots['table']}")["status"] == "over":
                break
            seat.asked() if False else house.get("/health")
        watcher = house.sit(bots, None)
        while not (scene := watcher.until("scene", 60))["over"]:
            pass
        assert scene["result"]


def test_a_table_whose_rows_no_longer_fit_goes_on_from_where_it_was_put_aside(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        opened = house.open("ash", "person,bot")
        before = play(house, opened, 30)
    change(database, "update moves set kind = 'of.old' where number = 3")
    with served(database) as house:
        after = house.sit(opened).asked()
        assert after["decision"] == before["decision"]
        assert after["view"]["table"] == before["view"]["table"]


def test_players_are_told_that_the_rules_were_renewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        opened = house.open("ash", "person,bot")
        play(house, opened, 30)
    monkeypatch.setattr(rules("ash"), "version", "9")
    with served(database) as house:
        seat = house.sit(opened)
        seat.choose(seat.asked())
        assert "Pravidla hry byla obnovena" in house.sit(opened, lang="cs").until("chat")["text"]


def test_a_table_that_cannot_go_on_says_why(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        opened = house.open("ash", "person,bot")
        play(house, opened, 30)
    change(database, "update tables set save = :s", s=b"damaged")
    with served(database) as house:
        shown = house.get(f"/api/tables/{opened['table']}", lang="cs")
        assert shown["status"] == "stuck"
        assert shown["why"]
        answer = house.web.get(f"/api/tables/{opened['table']}/scene?lang=cs")
        assert (answer.status_code, answer.json()["code"]) == (410, "cannot-go-on")


def test_a_game_that_ended_right_before_the_crash_is_over_afterwards(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        opened = house.open("ash", "person,bot")
        seat = house.sit(opened)
        while not (scene := seat.asked())["over"]:
            seat.choose(scene)
    change(database, "update tables set status = 'running', winners = null, save = null, save_number = 0")
    with served(database) as house:
        wait_until(lambda: house.get("/api/tables", status="running") == [])
        shown = house.get("/api/tables", status="over")[0]
        assert (shown["table"], shown["winners"]) == (opened["table"], scene["result"]["winners"])
        mine = {"X-Seat-Token": opened["tokens"][0]}
        path = f"/api/tables/{opened['table']}/undo"
        answer = house.web.post(path, json={"seat": 0, "key": "abcdefgh"}, headers=mine)
        assert answer.json()["code"] == "illegal-over"


def test_rules_that_break_in_any_way_do_not_keep_the_server_from_starting(tmp_path: Path, monkeypatch: Any) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        opened = house.open("ash", "person,bot")
    change(database, "update tables set save = null, save_number = 0")

    def broken(*_: Any, **__: Any) -> None:
        raise KeyError("a hidden card")

    monkeypatch.setattr("klubovna.server.saves.new", broken)
    with served(database) as house:
        shown = house.get(f"/api/tables/{opened['table']}")
        assert shown["status"] == "stuck"
        assert "hidden" not in shown["why"]


def test_a_database_of_the_first_version_gets_the_shape_of_this_one(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    migrate(database)
    engine = create_engine(database)
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(FOLDER))
        command.downgrade(config, "0001")
    migrate(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


# -- when tables come into memory, and when they leave it --------------------------------------------------------------


def rooms(house: House) -> list[str]:
    return list(house.app.state.clubroom.rooms)


def test_a_table_comes_into_memory_when_somebody_looks_and_leaves_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    monkeypatch.setattr("klubovna.server.clubroom.SWEEP_SECONDS", 0.2)
    with served(database) as house:
        opened = house.open("ash", "person,bot")
        play(house, opened, 3)
    with served(database, idle_minutes=0.02) as house:
        wait_until(lambda: not house.app.state.clubroom.waking)
        assert rooms(house) == []
        seat = house.sit(opened)
        scene = seat.asked()
        assert rooms(house) == [opened["table"]]
        time.sleep(2.0)
        assert rooms(house) == [opened["table"]]
        assert seat.choose(scene)["say"] == "ack"
        seat.close()
        wait_until(lambda: rooms(house) == [])
        assert house.sit(opened).asked()["view"]


def test_bots_on_turn_go_on_after_a_start_also_when_nobody_looks(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database, bot_pause=3600.0) as house:
        opened = house.open("ash", "bot,bot")
    with served(database):
        wait_until(lambda: len(stored(database, "select 1 from moves")) > 3)
    old = "2020-01-01T00:00:00.000+00:00"
    change(database, "update tables set updated = :old", old=old)
    with served(database) as house:
        wait_until(lambda: not house.app.state.clubroom.waking)
        assert rooms(house) == []  # too long ago: when somebody looks
        assert house.get(f"/api/tables/{opened['table']}")["status"] == "running"
        assert rooms(house) == [opened["table"]]


def stored(database: str, statement: str) -> list[Any]:
    engine = create_engine(database)
    with engine.connect() as connection:
        found = list(connection.execute(text(statement)))
    engine.dispose()
    return found


def test_a_table_that_nobody_plays_at_is_closed_after_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    monkeypatch.setattr("klubovna.server.clubroom.SWEEP_SECONDS", 0.2)
    with served(database) as house:
        left, played = house.open("ash", "person,person"), house.open("ash", "person,bot")
        play(house, played, 2)
    change(database, "update tables set updated = '2020-01-01T00:00:00.000+00:00'")
    with served(database) as house:
        wait_until(lambda: stored(database, "select id from tables where status = 'closed'") == [(left["table"],)])
        assert house.get(f"/api/tables/{left['table']}")["status"] == "closed"
        assert house.get(f"/api/tables/{left['table']}/replay")["length"] == 1
        assert house.get(f"/api/tables/{played['table']}")["status"] == "running"
        assert [one["table"] for one in house.get("/api/tables", status="running")] == [played["table"]]


def test_start_at_a_running_table_does_not_take_it_up_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = house.open("ash", "person,person")
    monkeypatch.setattr("klubovna.server.reading.restored", None)
    mine = {"X-Seat-Token": opened["tokens"][0]}
    for _ in range(3):
        answer = house.web.post(f"/api/tables/{opened['table']}/start", params={"seat": 0}, headers=mine)
        assert (answer.status_code, answer.json()["status"]) == (200, "running")
