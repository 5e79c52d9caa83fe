"""Tables of all games as this version stores them: `python tools/release_tables.py tests/releases/NAME`.

To be run once for every release, and committed: `tests/test_releases.py` takes up the tables of every release and plays
on. Two tables of each game, one of them long; moves are random, every tenth is taken back.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.registry import games
from klubovna.server.clubroom import Clubroom
from klubovna.server.migrate import migrate
from klubovna.server.settings import Settings
from klubovna.server.wanted import WantedSeat, WantedTable

MOVES = (12, 90)


async def play(club: Clubroom, game: str, moves: int) -> None:
    draw = random.Random(moves)
    seats = [WantedSeat("person", name) for name in ("Eva", "Adam")]
    room = await club.room((await club.open_table(WantedTable(game, seats), "release")).table)
    for number in range(moves):
        if room.game is None or room.game.over:
            return
        seat, decision = draw.choice(sorted(room.open_decisions.items()))
        key = f"release-{number:04}"
        with contextlib.suppress(
            KlubovnaError
        ):  # a secret question with one option answers itself, and not all is undone
            await room.choose(seat, draw.randrange(len(decision.options)), room.ordinals[seat], key)
            if number % 10 == 9:
                await room.undo(seat, f"{key}-undo")
        await asyncio.sleep(0)


async def fill(database: str) -> None:
    club = Clubroom(Settings(database=database, secret_pause=(0.0, 0.0)))
    await club.open()
    try:
        for game in games():
            for moves in MOVES:
                await play(club, game, moves)
        await asyncio.sleep(1.0)
    finally:
        await club.close()


def plain(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def dump(path: Path) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    with sqlite3.connect(path) as connection:
        connection.row_factory = sqlite3.Row
        for name in ("alembic_version", "tables", "seats", "moves"):
            rows = connection.execute(f"SELECT * FROM {name}")
            found[name] = [{column: plain(row[column]) for column in row.keys()} for row in rows]  # noqa: SIM118
    return found


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        path = Path(temporary) / "release.sqlite3"
        migrate(f"sqlite:///{path}")
        asyncio.run(fill(f"sqlite:///{path}"))
        folder.mkdir(parents=True, exist_ok=True)
        stored = json.dumps(dump(path), ensure_ascii=False).encode()
        (folder / "tables.json.gz").write_bytes(gzip.compress(stored, 9, mtime=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
