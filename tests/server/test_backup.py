"""A backup made while people play, restored elsewhere: consistent, with every move acknowledged before it began."""

import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from klubovna.cli import app
from klubovna.kernel.errors import KlubovnaError
from klubovna.server.backup import back_up, restore
from klubovna.server.migrate import migrate
from server.house import House, key, served
from server.postgres import postgres

PLAYERS = 3


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / f'{len(list(folder.iterdir()))}.sqlite3'}"
    else:
        with postgres() as one:
            yield one.url


class Player(threading.Thread):
    """Plays one table for both seats, over HTTP, and notes every move that was acknowledged."""

    def __init__(self, house: House) -> None:
        super().__init__(daemon=True)
        self.house = house
        self.opened = house.open("ash", "person,person")
        self.acknowledged: list[str] = []
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            for seat in (0, 1):
                headers = {"X-Seat-Token": self.opened["tokens"][seat]}
                path = f"/api/tables/{self.opened['table']}"
                scene = self.house.web.get(f"{path}/scene", params={"seat": seat}, headers=headers).json()
                if scene["over"]:
                    return
                if scene["decision"] is None:
                    continue
                said = {"seat": seat, "number": scene["number"], "index": 0, "key": key()}
                if self.house.web.post(f"{path}/moves", json=said, headers=headers).status_code == 200:
                    self.acknowledged.append(said["key"])


def rows(file: Path, wanted: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return connection.execute(wanted).fetchall()


@pytest.mark.parametrize(("kind", "other"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite")])
def test_a_backup_under_load_is_restored(tmp_path: Path, kind: str, other: str) -> None:
    file = tmp_path / "backup.klubovna"
    with database(kind, tmp_path) as old, served(old) as house:
        players = [Player(house) for _ in range(PLAYERS)]
        for player in players:
            player.start()
        while min(len(player.acknowledged) for player in players) < 10:
            assert any(player.is_alive() for player in players)
        before = [list(player.acknowledged) for player in players]
        tables, moves = back_up(old, file)
        for player in players:
            player.enough.set()
            player.join()
    assert (tables, moves >= sum(map(len, before))) == (PLAYERS, True)
    for player, known in zip(players, before, strict=True):
        stored = rows(
            file, f"select number, key from moves where table_id = '{player.opened['table']}' order by number"
        )
        assert [number for number, _ in stored] == list(range(1, len(stored) + 1))
        assert {key for _, key in stored} >= set(known)
    with database(other, tmp_path) as new:
        assert restore(file, new) == (tables, moves)
        with served(new) as house:
            for player in players:
                opened = player.opened
                assert house.get(f"/api/tables/{opened['table']}")["status"] in ("running", "over")
                scenes = [house.sit(opened, seat).until("scene") for seat in (0, 1)]
                asked = next((i for i, scene in enumerate(scenes) if scene["decision"]), None)
                if asked is not None:
                    assert house.sit(opened, asked).choose(scenes[asked])["say"] == "ack"
            mine = {"X-Seat-Token": players[0].opened["tokens"][0]}
            said = {"seat": 0, "text": "back again", "key": key()}
            path = f"/api/tables/{players[0].opened['table']}/chat"
            assert house.web.post(path, json=said, headers=mine).status_code == 201
        with pytest.raises(KlubovnaError, match="tables in"):
            restore(file, new)


def test_a_backup_overwrites_nothing_and_nonsense_is_not_restored(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    migrate(database)
    file = tmp_path / "backup"
    assert back_up(database, file) == (0, 0)
    with pytest.raises(KlubovnaError, match="exists already"):
        back_up(database, file)
    with pytest.raises(KlubovnaError, match="cannot be written to"):
        back_up(database, tmp_path / "no folder" / "backup")
    nonsense = tmp_path / "nonsense"
    nonsense.write_bytes(b"x" * 5000)
    for wrong in (nonsense, tmp_path / "nothing"):
        with pytest.raises(KlubovnaError, match="cannot be restored"):
            restore(wrong, f"sqlite:///{tmp_path / 'b.sqlite3'}")
    assert sorted(path.name for path in tmp_path.iterdir() if "partial" in path.name) == []


def test_the_commands_tell_what_they_did(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        house.open("ash", "person,person")
        done = CliRunner().invoke(app, ["backup", str(tmp_path / "b"), "--db", database, "--lang", "cs"])
        assert done.exit_code == 0, done.output
        assert "zálohováno stolů 1, tahů 0" in " ".join(done.output.split())
    fresh = f"sqlite:///{tmp_path / 'c.sqlite3'}"
    done = CliRunner().invoke(app, ["restore", str(tmp_path / "b"), "--db", fresh, "--lang", "en"])
    assert "1 table with 0 moves restored" in " ".join(done.output.split())
