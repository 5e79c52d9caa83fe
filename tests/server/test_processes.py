"""Two processes at one database: what one of them knows, the other finds in the rows."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from klubovna.server.clubroom import Clubroom
from klubovna.server.migrate import migrate
from klubovna.server.problems import Problem
from klubovna.server.room import Room
from klubovna.server.settings import Settings
from klubovna.server.wanted import WantedSeat, WantedTable
from server.house import QUICK, House, key, served
from server.postgres import Postgres, postgres


@asynccontextmanager
async def two_rooms(folder: Path, game: str = "ash", people: int = 2) -> AsyncIterator[list[Room]]:
    """One table in the memory of two clubrooms that tell each other nothing: they meet in the rows only."""
    database = f"sqlite:///{folder / 'a.sqlite3'}"
    migrate(database)
    clubs = [Clubroom(Settings(database=database, **QUICK)) for _ in range(2)]
    seats = [WantedSeat("person", f"P{i}") for i in range(people)]
    for club in clubs:
        await club.open()
    try:
        opened = await clubs[0].open_table(WantedTable(game, seats), "here")
        yield [await club.room(opened.table) for club in clubs]
    finally:
        for club in clubs:
            await club.close()


async def play_on(room: Room, seat: int, index: int = 0) -> None:
    await room.choose(seat, index, room.ordinals[seat], key())


async def until_not_free(room: Room) -> int:
    """Play until somebody else has chosen; the seat that can take its choice back by consent only."""
    first: int = next(iter(room.open_decisions))
    while next(iter(room.open_decisions)) == first:
        await play_on(room, first)
    await play_on(room, next(iter(room.open_decisions)))
    return first


def asks(room: Room) -> int | None:
    """The seat that asks the others for an undo."""
    request = room.undo_request()
    return None if request is None else request.seat


async def play_out(room: Room) -> None:
    while True:
        async with room.consistent():
            if room.playing().over:
                return
            seat, decision = next(iter(room.open_decisions.items()))
            number = room.ordinals[seat]
        if len(decision.options) > 1:
            await room.choose(seat, 0, number, key())
        else:
            await asyncio.sleep(0.001)  # answered by the server


def test_answers_that_cross_are_both_taken(tmp_path: Path) -> None:
    """Two seats select their cards at once at two processes: neither of them learns of the other by a refusal."""

    async def run() -> None:
        async with two_rooms(tmp_path, "gloomhaven") as (one, two):
            assert sorted(one.open_decisions) == [0, 1]
            epochs = one.epoch, two.epoch
            number = two.ordinals[1]
            await play_on(one, 0, 1)
            await two.choose(1, 1, number, key())
            assert two.number == 2
            await one.catch_up()
            assert one.playing().fingerprint() == two.playing().fingerprint()
            assert (one.epoch, two.epoch) == epochs

    asyncio.run(run())


def test_whoever_came_too_late_is_told_and_so_are_those_who_watch(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_rooms(tmp_path) as (one, two):
            seat = next(iter(one.open_decisions))
            number = two.ordinals[seat]
            told: list[int] = []
            two.watchers.add(lambda: told.append(two.number))
            await play_on(one, seat)
            with pytest.raises(Problem, match="moved on"):
                await two.choose(seat, 0, number, key())
            assert told[-1] == two.number == 1

    asyncio.run(run())


def test_consent_given_at_two_processes_at_once_is_one_undo(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_rooms(tmp_path, people=3) as (one, two):
            asking = await until_not_free(one)
            said = key()
            await one.undo(asking, said)
            await one.undo(asking, said)
            await two.refresh(moved=True)
            await two.refresh(moved=False)
            others = [seat for seat in range(3) if seat != asking]
            request = two.undo_request()
            assert request is not None
            assert (request.seat, request.waiting_for) == (asking, others)
            before = one.number
            await asyncio.gather(one.answer_undo(others[0], True), two.answer_undo(others[1], True))
            for room in (one, two):
                await room.refresh(moved=True)
                assert room.number == before + 1
                assert room.undo_request() is None
            await one.undo(asking, said)
            assert one.number == before + 1

    asyncio.run(run())


def test_a_request_falls_with_the_next_move_and_with_a_no(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_rooms(tmp_path) as (one, two):
            asking = await until_not_free(one)
            said = key()
            await one.undo(asking, said)
            await two.refresh(moved=True)
            await two.answer_undo(1 - asking, False)
            await one.refresh(moved=False)
            assert one.undo_request() is None
            await one.undo(asking, said)
            assert one.undo_request() is None
            await one.undo(asking, key())
            assert asks(one) == asking
            await play_on(one, next(iter(one.open_decisions)))
            await two.refresh(moved=True)
            assert one.undo_request() is two.undo_request() is None

    asyncio.run(run())


def test_an_acknowledged_end_is_noted_down_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is committed: that the table's row cannot be written then is no reason to say it was not played."""

    async def run() -> None:
        async with two_rooms(tmp_path) as (one, two):

            async def broken(*_: Any, **__: Any) -> None:
                raise OperationalError("update", {}, OSError("gone"))

            with monkeypatch.context() as patch:
                patch.setattr(one.store, "change_table", broken)
                await play_out(one)
            assert (await one.store.table(one.id)).status == "running"
            with pytest.raises(Exception, match="over"):
                await one.undo(0, key())
            await two.refresh(moved=True)
            await two.store_the_end()
            row = await one.store.table(one.id)
            result = one.playing().result
            assert result is not None
            assert (row.status, row.winners) == ("over", result.winners)

    asyncio.run(run())


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as one:
        yield one


@pytest.fixture(scope="module")
def houses(database: Postgres) -> Iterator[list[House]]:
    with served(database.url) as one, served(database.url) as two:
        yield [one, two]


def test_a_request_for_an_undo_is_seen_and_granted_at_the_other_process(houses: list[House]) -> None:
    opened = houses[0].open("ash", "person,person")
    seats = [houses[i].sit(opened, i) for i in (0, 1)]
    first = asked = next(i for i in (0, 1) if scene(houses[i], opened, i)["decision"])
    while asked == first:
        assert seats[first].choose(scene(houses[first], opened, first))["say"] == "ack"
        asked = first if scene(houses[first], opened, first)["decision"] else 1 - first
    assert seats[asked].choose(seats[asked].asked())["say"] == "ack"
    seats[first].say({"do": "undo", "key": key()})
    while seats[asked].until("scene")["undo"]["requested_by"] != first:
        pass
    seats[asked].say({"do": "agree", "agree": True, "key": key()})
    assert seats[asked].until("ack")
    while seats[first].until("scene")["undo"]["requested_by"] != first:
        pass
    assert seats[first].asked()["undo"]["requested_by"] is None


def scene(house: House, opened: dict[str, Any], seat: int) -> Any:
    headers = {"X-Seat-Token": opened["tokens"][seat]}
    return house.web.get(f"/api/tables/{opened['table']}/scene", params={"seat": seat}, headers=headers).json()


def test_who_sits_down_at_one_process_is_known_at_the_other(houses: list[House]) -> None:
    opened = houses[0].open("ash", "person,open")
    table = opened["table"]
    waiting = houses[1].sit({**opened, "tokens": opened["tokens"]}, 0)
    assert waiting.until("table")["table"]["seats"][1]["kind"] == "open"
    joined = houses[0].web.post(f"/api/tables/{table}/seats/1", json={"name": "Jana"}).json()
    mine = {"X-Seat-Token": joined["token"]}
    begun = houses[1].web.post(f"/api/tables/{table}/start?seat=1", headers=mine)
    assert begun.json()["status"] == "running"
    assert waiting.until("scene")["seat"] == 0


def test_a_seat_that_is_played_from_at_another_process_is_not_given_away(houses: list[House]) -> None:
    opened = houses[0].open("ash", "person,person")
    page = houses[1].sit(opened, 1)
    page.until("scene")
    host = {"X-Seat-Token": opened["tokens"][0]}

    def asked(what: str) -> Any:
        path = f"/api/tables/{opened['table']}/seats/1/{what}"
        return houses[0].web.post(path, json={"by": 0}, headers=host)

    assert asked("link").json()["code"] == "seat-present"
    assert asked("replace").json()["code"] == "seat-present"
    assert houses[0].app.state.clubroom.presence._told == {}
    page.close()
    for _ in range(100):  # until the other process has noticed
        if (made := asked("link")).status_code == 201:
            break
    assert made.status_code == 201


def test_a_line_said_again_elsewhere_stands_there_once(houses: list[House]) -> None:
    opened = houses[0].open("ash", "person,person")
    watcher = houses[1].sit(opened, None)
    line = {"do": "chat", "text": "Ahoj", "key": key()}
    for house in houses:
        seat = house.sit(opened, 0)
        seat.say(line)
        assert seat.until("ack")
    seat.say({"do": "chat", "text": "Nazdar", "key": key()})
    assert [watcher.until("chat")["text"] for _ in range(2)] == ["Ahoj", "Nazdar"]


def test_processes_hear_each_other_again_after_the_database_was_gone(houses: list[House], database: Postgres) -> None:
    opened = houses[0].open("ash", "person,person")
    watcher = houses[1].sit(opened, None)
    watcher.until("scene")
    database.kill()
    database.start()
    asked = next(i for i in (0, 1) if scene(houses[0], opened, i)["decision"])
    seat = houses[0].sit(opened, asked)
    while seat.choose(scene(houses[0], opened, asked))["say"] != "ack":
        pass
    wanted = scene(houses[0], opened, asked)["view"]["trail"]
    while watcher.until("scene")["view"]["trail"] != wanted:
        pass


def test_a_move_of_the_other_process_while_a_table_is_read_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told when the rows have been read already and the table is not in memory yet."""

    async def run(database: str) -> None:
        migrate(database)
        clubs = [Clubroom(Settings(database=database, **QUICK)) for _ in range(2)]
        for club in clubs:
            await club.open()
        read, go_on = asyncio.Event(), asyncio.Event()
        load = Room.load

        async def slow(room: Room) -> Room:
            await load(room)
            if room.store is clubs[1].store:
                read.set()
                await go_on.wait()
            return room

        monkeypatch.setattr(Room, "load", slow)
        try:
            opened = await clubs[0].open_table(WantedTable("ash", [WantedSeat("person", one) for one in "AB"]), "here")
            one = await clubs[0].room(opened.table)
            late = asyncio.create_task(clubs[1].room(opened.table))
            await read.wait()
            await play_on(one, next(iter(one.open_decisions)))
            async with asyncio.timeout(60):
                while not clubs[1]._missed:
                    await asyncio.sleep(0.01)
            go_on.set()
            two = await late
            async with two.consistent():
                assert two.playing().fingerprint() == one.playing().fingerprint()
        finally:
            for club in clubs:
                await club.close()

    with postgres() as server:
        asyncio.run(run(server.url))


def test_who_waits_for_a_table_that_another_could_not_read_reads_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    migrate(database)
    load, tries = Room.load, iter(range(9))

    async def broken_first(room: Room) -> Room:
        number = next(tries)
        await asyncio.sleep(0.05)
        if number == 0:
            raise OSError("not now")
        return await load(room)

    async def run() -> None:
        clubs = [Clubroom(Settings(database=database, **QUICK)) for _ in range(2)]
        for club in clubs:
            await club.open()
        try:
            opened = await clubs[0].open_table(WantedTable("ash", [WantedSeat("person", one) for one in "AB"]), "here")
            monkeypatch.setattr(Room, "load", broken_first)
            failing, second = (asyncio.create_task(clubs[1].room(opened.table)) for _ in range(2))
            with pytest.raises(OSError, match="not now"):
                await failing
            third = asyncio.create_task(clubs[1].room(opened.table))
            assert await second is await third
            assert next(tries) == 2
            assert not clubs[1]._loading
        finally:
            for club in clubs:
                await club.close()

    asyncio.run(run())
