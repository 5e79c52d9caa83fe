"""A table outlives its server, and an upgrade of the rules where that is possible."""

import json
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text

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


def test_a_table_whose_rows_no_longer_fit_goes_on_from_its_stored_position(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        opened = house.open("ash", "person,bot")
        before = play(house, opened, 30)
    change(database, "update moves set kind = 'of.old' where number = 3")
    with served(database) as house:
        after = house.sit(opened).asked()
        assert after["decision"] == before["decision"]
        assert after["view"]["table"] == before["view"]["table"]


def test_a_table_that_cannot_go_on_says_why(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        opened = house.open("ash", "person,bot")
        play(house, opened, 30)
    change(database, "update moves set kind = 'of.old' where number = 3")
    change(database, "update tables set position = :p", p=json.dumps({"klubovna": 1}))
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
    change(database, "update tables set status = 'running', winners = null, position = null, position_number = 0")
    with served(database) as house:
        assert house.get("/api/tables", status="running") == []
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

    def broken(*_: Any, **__: Any) -> None:
        raise KeyError("a hidden card")

    monkeypatch.setattr("klubovna.server.ledger.new", broken)
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
