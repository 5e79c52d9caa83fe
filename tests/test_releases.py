"""Tables of every release go on with this version: taken up where they stood, and played further."""

import asyncio
import base64
import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, create_engine

import klubovna
from klubovna.kernel import RecordError, serialize
from klubovna.kernel.record import replay
from klubovna.server.clubroom import Clubroom
from klubovna.server.migrate import FOLDER, migrate
from klubovna.server.replays import replay_steps
from klubovna.server.room import Room
from klubovna.server.settings import Settings
from server.house import QUICK, key

RELEASES = sorted(path for path in (Path(__file__).parent / "releases").iterdir() if path.is_dir())
FURTHER = 15


def stored(release: Path) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = json.loads(gzip.decompress((release / "tables.json.gz").read_bytes()))
    return found


def plain(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) and value.keys() == {"bytes"} else value


def database_of(release: Path, folder: Path) -> str:
    """A database as that release left it, brought to the shape of today."""
    database = f"sqlite:///{folder / 'release.sqlite3'}"
    rows = stored(release)
    engine = create_engine(database)
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(FOLDER))
        command.upgrade(config, rows["alembic_version"][0]["version_num"])
        known = MetaData()
        known.reflect(connection)
        for name in ("tables", "seats", "moves"):
            columns = ", ".join(f'"{column}"' for column in rows[name][0])
            marks = ", ".join("?" for _ in rows[name][0])
            for row in rows[name]:
                values = tuple(plain(value) for value in row.values())
                connection.exec_driver_sql(f"INSERT INTO {name} ({columns}) VALUES ({marks})", values)
    engine.dispose()
    migrate(database)
    return database


async def play_on(room: Room) -> int:
    """How many random moves were taken."""
    draw, taken = random.Random(1), 0
    for _ in range(FURTHER):
        if room.game is None or room.game.over:
            break
        seat, decision = draw.choice(sorted(room.open_decisions.items()))
        before = room.number
        await room.choose(seat, draw.randrange(len(decision.options)), room.ordinals[seat], key())
        taken += room.number - before
    return taken


def test_there_is_a_set_of_tables_of_the_release_before() -> None:
    assert [release.name for release in RELEASES][:1] == ["0.1.0"]


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: str(release.name))
def test_every_table_of_a_release_goes_on(release: Path, tmp_path: Path) -> None:
    database = database_of(release, tmp_path)
    rows = stored(release)["tables"]
    assert len({row["game"] for row in rows}) == 5

    async def run() -> None:
        club = Clubroom(Settings(database=database, **{**QUICK, "secret_pause": (3600.0, 3600.0)}))
        await club.open()
        try:
            for row in rows:
                room = await club.room(row["id"])
                assert room.stuck is None, (row["game"], room.stuck)
                assert room.game is not None
                assert room.number == len([move for move in moves if move["table_id"] == row["id"]]), row["game"]
                if row["status"] == "running" and not room.game.over:
                    assert await play_on(room) > 0
                await room.scene(0, "cs")
                await replay_steps(room, "en")
                assert replay(room.game.record()).fingerprint() == room.game.fingerprint()
                await club._leave(room)
                again = await club.room(row["id"])
                assert (again.stuck, again.number) == (None, room.number)
        finally:
            await club.close()

    moves = stored(release)["moves"]
    asyncio.run(run())


@pytest.mark.parametrize(
    ("slug", "seats", "changed"),
    [
        ("gloomhaven", 2, {"scenario": 999}),
        ("root", 3, {"order": [0]}),
        ("root", 3, {"factions": []}),
        ("root", 3, {"map": 9}),
    ],
)
def test_a_position_whose_parts_do_not_fit_is_refused_in_a_sentence(
    slug: str, seats: int, changed: dict[str, Any]
) -> None:
    position = {**serialize.dump(klubovna.new(slug, seats, 3).state), **changed}
    with pytest.raises(RecordError, match="a position whose parts fit together"):
        klubovna.new(slug, seats, 1, start=position)
