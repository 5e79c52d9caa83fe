"""A closed room leaves memory at once, without the garbage collector: nothing that it is made of points back to it."""

import asyncio
import contextlib
import gc
import time
import weakref
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from klubovna.server.clubroom import Clubroom
from klubovna.server.hosting import close
from klubovna.server.migrate import migrate
from klubovna.server.problems import Problem
from klubovna.server.replays import replay_scene, replay_steps
from klubovna.server.settings import Settings
from klubovna.server.sockets import Connection
from klubovna.server.wanted import WantedSeat, WantedTable
from server.house import QUICK, House, key


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize(("game", "kinds"), [("ash", "pb"), ("ash", "pp"), ("gloomhaven", "pp"), ("root", "pb")])
def test_a_closed_room_is_freed_at_once(tmp_path: Path, game: str, kinds: str) -> None:
    async def run() -> None:
        club = Clubroom(Settings(database=f"sqlite:///{tmp_path / 'a.sqlite3'}", **QUICK))
        await club.open()
        try:
            parts = await used_and_dropped(club, game, kinds)
            await asyncio.sleep(0.05)
            assert [name for name, part in parts.items() if part() is not None] == []
        finally:
            await club.close()

    migrate(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    asyncio.run(run())


async def used_and_dropped(club: Clubroom, game: str, kinds: str) -> dict[str, weakref.ref[Any]]:
    """A table at which all sorts of things have happened, closed and forgotten."""
    seats = [WantedSeat("person" if kind == "p" else "bot", f"P{i}") for i, kind in enumerate(kinds)]
    opened = await club.open_table(WantedTable(game, seats, clock=600), "here")
    room = await club.room(opened.table)
    watched = asyncio.Event()
    room.watchers.add(watched.set)
    for _ in range(8):
        while not (mine := [seat for seat in room.open_decisions if kinds[seat] == "p"]):
            await asyncio.sleep(0.01)
        with contextlib.suppress(Problem):  # a lone "no" may have been answered meanwhile
            await room.choose(mine[0], 0, room.ordinals[mine[0]], key())
    with pytest.raises(Problem):
        await room.choose(0, 0, 999, key())
    await room.scene(0, "en")
    await room.scene(None, "cs")
    await replay_steps(room, "en")
    await replay_scene(room, 0, None, None, "en")
    await room.load()
    room.watchers.discard(watched.set)
    parts = {name: weakref.ref(part) for name, part in vars(room).items() if name in ("ledger", "automatic", "replays")}
    parts["room"] = weakref.ref(room)
    await room.close()
    del club.rooms[opened.table]
    return parts


@pytest.mark.usefixtures("no_collector")
def test_a_connection_that_has_ended_holds_no_room(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Libraries may keep it until the collector looks; its game leaves memory with the table even so."""
    kept: list[Connection] = []
    run = Connection.run

    def noted(connection: Connection) -> Coroutine[Any, Any, None]:
        kept.append(connection)
        return run(connection)

    monkeypatch.setattr(Connection, "run", noted)
    opened = house.open("ash", "person,person")
    pages = [house.sit(opened, seat) for seat in (0, 1, None)]
    scenes = [page.hear() for page in pages]
    mover = next(i for i, scene in enumerate(scenes) if scene["decision"] is not None)
    pages[mover].say({"do": "preview", "number": scenes[mover]["number"], "index": 0})
    pages[mover].until("preview")
    pages[mover].choose(scenes[mover])
    rooms = house.app.state.clubroom.rooms
    for page in pages:
        page.close()
    left = weakref.ref(rooms.pop(opened["table"]))
    soon(lambda: left() is None)
    assert len(kept) == len(pages)


def soon(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_closed_table_leaves_memory_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("klubovna.server.clubroom.SWEEP_SECONDS", 0.05)
    monkeypatch.setattr("klubovna.server.clubroom.CLOSED_SECONDS", 0.0)
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    migrate(database)

    async def run() -> None:
        club = Clubroom(Settings(database=database, **QUICK))
        await club.open()
        try:
            wanted = WantedTable("ash", [WantedSeat("hotseat"), WantedSeat("hotseat")])
            stays, goes = [(await club.open_table(wanted, "")).table for _ in range(2)]
            await close(await club.room(goes), 0)
            async with asyncio.timeout(30):
                while goes in club.rooms:
                    await asyncio.sleep(0.02)
            assert stays in club.rooms
        finally:
            await club.close()

    asyncio.run(run())
