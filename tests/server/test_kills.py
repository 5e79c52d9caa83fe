"""kill -9 at any moment, of server, bot or database: no acknowledged move is lost, none is played twice."""

import contextlib
import json
import logging
import os
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import websockets
from sqlalchemy import create_engine, text

from klubovna.kernel.record import replay
from klubovna.server.migrate import sync_url
from server.house import Process, Seat, key
from server.postgres import Postgres, postgres

KILLS = int(os.environ.get("KLUBOVNA_KILLS", "6"))
"""`make kills` strikes 200 times in one run."""
KINDS = ("person,bot", "person,person", "person,person,bot")
log = logging.getLogger(__name__)
BROKEN_LINE = (OSError, TimeoutError, websockets.exceptions.WebSocketException)


class Player(threading.Thread):
    """Plays one seat as a page does: what was on its way when the line broke is said again with the same key."""

    def __init__(self, houses: list[Process], opened: dict[str, Any], number: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.houses = houses
        self.opened = opened
        self.number = number
        self.dice = random.Random(seed)
        self.acknowledged: list[str] = []
        self.refused: list[dict[str, Any]] = []
        self.stopped = False
        self.pending: dict[str, Any] | None = None
        self.over = False

    def run(self) -> None:
        while not self.stopped and not self.over:
            try:
                seat = self.dice.choice(self.houses).sit(self.opened, self.number)
            except BROKEN_LINE:
                time.sleep(0.05)
                continue
            with contextlib.suppress(*BROKEN_LINE):
                self.play(seat)
            with contextlib.suppress(*BROKEN_LINE):
                seat.close()

    def play(self, seat: Seat) -> None:
        if self.pending is not None:
            seat.say(self.pending)
        while not self.stopped:
            told = seat.hear(5.0)
            if told["say"] in ("ack", "refused"):
                self.answered(told)
            elif told["say"] == "scene":
                if told["over"]:
                    self.over = True
                    return
                if told["decision"] is not None and self.pending is None:
                    index = self.dice.randrange(len(told["decision"]["options"]))
                    self.pending = {"do": "choose", "number": told["number"], "index": index, "key": key()}
                    seat.say(self.pending)

    def answered(self, told: dict[str, Any]) -> None:
        if self.pending is None or told.get("key") != self.pending["key"]:
            return
        if told["say"] == "ack":
            self.acknowledged.append(told["key"])
        else:
            self.refused.append(told)
        self.pending = None


def rows(database: str) -> list[Any]:
    engine = create_engine(sync_url(database))
    with engine.connect() as connection:
        found = connection.execute(
            text("select table_id, number, key, what, value from moves order by table_id, number")
        )
        return list(found)


def check(database: str, players: list[Player]) -> int:
    """Every acknowledged key has one row, rows are numbered without gaps, and every table plays through."""
    found = rows(database)
    keys = [row.key for row in found]
    assert len(keys) == len(set(keys))
    acknowledged = [one for player in players for one in player.acknowledged]
    assert len(acknowledged) == len(set(acknowledged))
    assert set(acknowledged) <= set(keys)
    for table in {row.table_id for row in found}:
        numbers = [row.number for row in found if row.table_id == table]
        assert numbers == list(range(1, len(numbers) + 1))
    return len(acknowledged)


class Storm:
    """People at several tables, and blows that come somewhere between two of their moves."""

    def __init__(self, database: str, houses: list[Process]) -> None:
        self.database = database
        self.houses = houses
        self.dice = random.Random(2026)
        self.players: list[Player] = []
        self.struck: Counter[str] = Counter()
        """What was killed, how often."""
        for kinds in KINDS:
            self.open_table(kinds)

    def open_table(self, kinds: str) -> None:
        opened = self.opened(kinds)
        for seat in opened["tokens"]:
            player = Player(self.houses, opened, seat, len(self.players))
            self.players.append(player)
            player.start()

    def opened(self, kinds: str) -> dict[str, Any]:
        """A new table; a database that has just come back may refuse it once."""
        end = time.monotonic() + 20.0
        while True:
            try:
                return self.houses[0].open("ash", kinds)
            except AssertionError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def wait_for(self, moves: int, seconds: float) -> None:
        end = time.monotonic() + seconds
        wanted = self.acknowledged + moves
        while self.acknowledged < wanted and time.monotonic() < end:
            time.sleep(0.002)

    def rage(self, strike: Callable[[random.Random], str], kills: int) -> None:
        for _ in range(kills):
            self.wait_for(self.dice.randint(1, 5), 10.0)
            time.sleep(self.dice.uniform(0.0, 0.02))
            self.struck[strike(self.dice)] += 1
            if all(player.over for player in self.players):
                self.open_table(KINDS[0])  # tables that are played out make room for a new one

    def end(self) -> int:
        """After the storm the tables go on, bots too; then everything is counted."""
        self.open_table(KINDS[0])
        before = [len(player.acknowledged) for player in self.players]
        end = time.monotonic() + 90.0
        stuck = self.players
        while stuck and time.monotonic() < end:
            time.sleep(0.05)
            moved = zip(self.players, before, strict=True)
            stuck = [player for player, had in moved if not player.over and len(player.acknowledged) == had]
        assert not stuck, [(player.opened["table"], player.number, player.pending) for player in stuck]
        for player in self.players:
            player.stopped = True
        for player in self.players:
            player.join(20)
        refused = [told["code"] for player in self.players for told in player.refused]
        assert set(refused) <= {"stale", "database"}
        acknowledged = check(self.database, self.players)
        log.warning(
            "kill -9 of %s; %s moves acknowledged at %s tables, none lost, none played twice; refused: %s",
            ", ".join(f"{what} {times} times" for what, times in sorted(self.struck.items())),
            acknowledged,
            len({player.opened["table"] for player in self.players}),
            dict(Counter(refused)) or "none",
        )
        return acknowledged


def test_random_kills_on_sqlite(tmp_path: Path) -> None:
    house = Process(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    house.start()

    def strike(dice: random.Random) -> str:
        workers = house.workers()
        if workers and dice.random() < 0.4:
            with contextlib.suppress(ProcessLookupError):
                os.kill(dice.choice(workers), signal.SIGKILL)
            return "a bot's process"
        house.kill()
        house.start()
        return "the server"

    try:
        storm = Storm(house.database, [house])
        storm.rage(strike, KILLS)
        assert storm.end() > KILLS
        records_play_again(house)
    finally:
        house.kill()


def records_play_again(house: Process) -> None:
    for table in house.get("/api/tables", status="over"):
        replay(house.get(f"/api/tables/{table['table']}/record"))


def test_random_kills_on_postgresql_with_two_servers() -> None:
    with postgres() as database:
        houses = [Process(database.url), Process(database.url)]
        for house in houses:
            house.start()
        try:
            storm = Storm(database.url, houses)
            storm.rage(blows(database, houses), KILLS)
            assert storm.end() > KILLS
        finally:
            for house in houses:
                house.kill()


def blows(database: Postgres, houses: list[Process]) -> Callable[[random.Random], str]:
    def strike(dice: random.Random) -> str:
        house = dice.choice(houses)
        lot = dice.random()
        workers = house.workers() if house.process is not None else []
        if lot < 0.3:
            database.kill()
            database.start()
            return "the database"
        if lot < 0.6 and workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(dice.choice(workers), signal.SIGKILL)
            return "a bot's process"
        house.kill()
        house.start()
        return "one of two servers"

    return strike


def test_two_servers_keep_one_table_in_step() -> None:
    """Moves from both, at one table, against one PostgreSQL."""
    with postgres() as database:
        houses = [Process(database.url), Process(database.url)]
        for house in houses:
            house.start()
        try:
            opened = houses[0].open("ash", "person,person")
            seats = [houses[i].sit(opened, i) for i in (0, 1)]
            watchers = [house.sit(opened, None) for house in houses]
            moved = [0, 0]
            scenes: list[Any] = [None, None]
            while min(moved) < 8:
                for i, seat in enumerate(seats):
                    with contextlib.suppress(TimeoutError):
                        while True:
                            told = seat.hear(0.15)
                            if told["say"] == "scene":
                                scenes[i] = told
                for i, seat in enumerate(seats):
                    if scenes[i] is not None and scenes[i]["decision"] is not None:
                        assert seat.choose(scenes[i])["say"] == "ack"
                        moved[i] += 1
                        scenes[i] = None
            tables = in_step(houses, opened["table"])
            assert tables[0] == tables[1]
            seats[0].say({"do": "chat", "text": "Ahoj", "key": key()})
            for watcher in watchers:
                assert watcher.until("chat")["text"] == "Ahoj"
            for watcher in watchers:
                shown(watcher, tables[0])
        finally:
            for house in houses:
                house.kill()


def in_step(houses: list[Process], table: str) -> list[Any]:
    """What both see; a move needs a moment to reach the other process."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        seen = [house.get(f"/api/tables/{table}/scene")["view"]["table"] for house in houses]
        if seen[0] == seen[1]:
            break
        time.sleep(0.05)
    return seen


def shown(watcher: Seat, table: Any, seconds: float = 60.0) -> None:
    """Wait until this is what a watcher was shown last; then nothing else follows."""

    def last() -> Any:
        return next(t["view"]["table"] for t in map(json.loads, reversed(watcher.frames)) if t["say"] == "scene")

    end = time.monotonic() + seconds
    while last() != table:
        watcher.hear(max(0.01, end - time.monotonic()))
    with contextlib.suppress(TimeoutError):
        while True:
            watcher.hear(0.5)
    assert last() == table
