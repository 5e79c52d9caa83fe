"""A bot that hangs, dies or breaks down holds nobody up; with two servers only one of them lets a bot think."""

import asyncio
import contextlib
import importlib
import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
import uvloop
from prometheus_client import generate_latest

from klubovna import bots as klubovna_bots
from klubovna.kernel.record import new
from klubovna.server import bot_pool, metrics
from klubovna.server.automatic import Needed
from klubovna.server.bot_pool import BotPool, BotProcess, FreeProcesses
from klubovna.server.bot_process import frame
from klubovna.server.clubroom import Clubroom
from klubovna.server.leases import TableLeases
from klubovna.server.migrate import migrate
from klubovna.server.settings import Settings
from klubovna.server.thinking import find_answer
from klubovna.server.wanted import WantedSeat, WantedTable
from server.house import QUICK, Process, served
from server.postgres import Postgres, postgres

SECONDS = 1.0


def test_a_bot_takes_as_long_over_one_secret_option_as_it_might_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else its haste would tell that it holds nothing to answer with."""
    game = new("gloomhaven", 2, 9, live=True)
    assert game.asked(0).kind.secret
    rooms: Any = SimpleNamespace(
        settings=Settings(database=""),
        owed=game.asked,
        playing=lambda: game,
        seats=[SimpleNamespace(kind="bot", bot=bot) for bot in ("expert", "greedy")],
    )
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("klubovna.server.thinking.asyncio", SimpleNamespace(sleep=sleep))
    for seat in (0, 1):
        asyncio.run(find_answer(rooms, Needed("only", seat, 1)))
    expert = klubovna_bots.table_budget("expert", game.rules).seconds
    assert slept == [expert, rooms.settings.bot_pause]
    assert expert > rooms.settings.bot_pause


MODULES = ("server.stubborn_bots",)


@pytest.fixture(autouse=True)
def _stubborn() -> Iterator[None]:
    """These bots are known here and nowhere else."""
    before, installed = dict(klubovna_bots._BOTS), klubovna_bots._installed
    importlib.import_module("server.stubborn_bots").register()
    yield
    klubovna_bots._BOTS.clear()
    klubovna_bots._BOTS.update(before)
    vars(klubovna_bots)["_installed"] = installed


@asynccontextmanager
async def pool(seconds: float = SECONDS, modules: tuple[str, ...] = MODULES) -> AsyncIterator[BotPool]:
    bots = BotPool(1, seconds, modules)
    try:
        yield bots
    finally:
        await bots.close()


def asked() -> dict[str, Any]:
    """A position, and the seat that decides there among several options."""
    game = new("ash", 2, 5)
    decision = game.decisions[0]
    assert len(decision.options) > 1
    return {"position": game.position(), "seat": decision.seat, "options": len(decision.options)}


async def warm(bots: BotPool) -> None:
    await bots.choose("t", bot="random", **asked())


def running(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2]
    except OSError:
        return False


def test_a_bot_that_never_answers_is_killed_and_the_policy_answers(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with pool(60.0) as bots:  # time to read its modules
            expected = await bots.choose("t", bot="greedy", **asked())
            hung = bots._processes[0]._process
            assert hung is not None
            bots.seconds = SECONDS
            began = time.monotonic()
            with caplog.at_level(logging.WARNING, "klubovna.server"):
                choice = await bots.choose("table-1", bot="sleeper", **asked())
            assert choice == expected
            assert "table table-1: bot sleeper of seat" in caplog.text
            assert "did not answer within 1 s and was killed" in caplog.text
            assert time.monotonic() - began < SECONDS + 5 + bot_pool.POLICY_SECONDS
            await soon(lambda: not running(hung.pid))
            bots.seconds = 60.0
            assert await bots.choose("t", bot="greedy", **asked()) == expected  # by a process in its place

    asyncio.run(run())


def test_a_bot_that_hangs_holds_up_nobody_elses_bot(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with pool(60.0) as bots:
            await warm(bots)
            assert bots._spare is not None
            await bots._spare.start()
            await bots._stand_in.start()  # how long a process takes to start is not what is asked here
            bots.seconds = 12.0
            hung = asyncio.create_task(bots.choose("table-1", bot="sleeper", **asked()))
            await asyncio.sleep(0.1)
            began = time.monotonic()
            for _ in range(3):
                await bots.choose("table-2", bot="greedy", **asked())
            assert not hung.done()
            assert time.monotonic() - began < bots.seconds
            with caplog.at_level(logging.WARNING, "klubovna.server"):
                await hung
            assert time.monotonic() - began < bots.seconds + bot_pool.POLICY_SECONDS + 5
            assert "table table-1: bot sleeper of seat" in caplog.text

    asyncio.run(run())


def test_a_process_that_was_stopped_is_noticed_within_five_seconds_and_replaced() -> None:
    async def run() -> None:
        async with pool(Settings(database="").bot_seconds) as bots:
            await warm(bots)
            process = bots._processes[0]._process
            assert process is not None
            await bots._stand_in.start()
            os.kill(process.pid, signal.SIGSTOP)
            began = time.monotonic()
            await warm(bots)
            assert time.monotonic() - began < 5.0 + bot_pool.POLICY_SECONDS
            await soon(lambda: not running(process.pid))
            await soon(lambda: bots._processes[0].running)
            await warm(bots)

    asyncio.run(run())


def test_a_policy_that_never_answers_is_replaced_by_a_random_option(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with pool(modules=(*MODULES, "server.stubborn_policy")) as bots:
            with caplog.at_level(logging.WARNING, "klubovna.server"):
                position = asked()
                assert 0 <= await bots.choose("t", bot="sleeper", **position) < position["options"]
            assert "a random option is taken" in caplog.text

    monkeypatch.setattr(bot_pool, "POLICY_SECONDS", 0.5)
    asyncio.run(run())


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("dying", "lost its process"),
        ("nested", "lost its process"),
        ("failing", "broke down: ValueError: no idea"),
        ("wrong", "broke down: -1 is not one of"),
    ],
)
def test_a_bot_that_dies_or_breaks_down_is_replaced_by_the_policy(
    bot: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with pool(30.0) as bots:
            expected = await bots.choose("t", bot="greedy", **asked())
            with caplog.at_level(logging.WARNING, "klubovna.server"):
                assert await bots.choose("t", bot=bot, **asked()) == expected
            assert why in caplog.text

    asyncio.run(run())


def test_a_bot_that_forks_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTED", str(tmp_path / "left"))
    monkeypatch.setattr(bot_pool, "END_SECONDS", 0.5)

    async def run() -> None:
        async with asyncio.timeout(60):
            async with pool(8.0) as bots:
                expected = await bots.choose("t", bot="greedy", **asked())
                await bots._stand_in.start()
                began = time.monotonic()
                assert await bots.choose("t", bot="forking", **asked()) == expected
            assert time.monotonic() - began < 8.0 + bot_pool.POLICY_SECONDS + 5
        left = json.loads((tmp_path / "left").read_text())
        assert len(left) == 3
        await soon(lambda: not any(running(one) for one in left))

    asyncio.run(run())


def test_a_bot_that_is_not_ours_spoils_its_own_process_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It wants to see what is asked there later; that is its own seat's sealed game, and no other."""
    file = tmp_path / "noted"
    monkeypatch.setenv("NOTED", str(file))
    monkeypatch.setattr(bot_pool, "SPARE", 0)
    game = new("ash", 2, 0xA17_5EED)
    seat = game.decisions[0].seat

    def sealed(seed: int) -> dict[str, Any]:
        return {**asked(), "seat": seat, "position": game.determinized(seat, seed).record()}

    async def run() -> list[str]:
        async with pool(30.0) as bots:
            await bots.choose("one", bot="spying", **sealed(1))
            await bots.choose("one", bot="greedy", **{**asked(), "seat": seat, "position": game.position()})
            await bots.hint("one", game.position(), seat, "en")
            await bots._by_policy(game.position(), seat)
            second = sealed(2)
            await bots.choose("one", bot="spying", **second)
            await bots.choose("two", bot="spying", **sealed(3))
            await bots.choose("two", bot="greedy", **{**asked(), "seat": seat, "position": game.position()})
            return [str(second["position"]["seed"])]

    assert asyncio.run(run()) == file.read_text().split()


def test_a_process_that_is_still_starting_is_asked_when_it_is_ready() -> None:
    """On a busy machine a spare process is wanted before it is there."""

    async def run() -> None:
        process = BotProcess(())
        starting = asyncio.create_task(process.start())
        while not process.running:
            await asyncio.sleep(0.001)
        game = new("ash", 2, 4, live=True)
        assert game.decision is not None
        question = ("choose", game.position(), game.decision.seat, "greedy", 1)
        assert await process.ask(question, 60.0) in range(len(game.decision.options))
        await starting
        await process.kill()

    asyncio.run(run())


def test_a_process_that_dies_before_it_is_told_anything_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the event loop of `klubovna serve`."""
    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def started_and_killed(*command: Any, **how: Any) -> asyncio.subprocess.Process:
        process = await start(*command, **how)
        started.append(process)
        if len(started) == 1:
            process.kill()
            assert process.stdin is not None
            while not process.stdin.is_closing():
                await asyncio.sleep(0.01)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", started_and_killed)
    monkeypatch.setattr(bot_pool, "SPARE", 0)

    async def run() -> None:
        async with pool(30.0) as bots:
            assert await bots.choose("t", bot="greedy", **asked()) in range(asked()["options"])

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())
    assert len(started) == 2


def test_whoever_asks_no_more_does_not_cost_a_process() -> None:
    async def run() -> None:
        async with pool(30.0) as bots:
            await warm(bots)
            before = bots._processes[0]._process
            asking = asyncio.create_task(bots.choose("t", bot="greedy", **asked()))
            await asyncio.sleep(0)
            asking.cancel()
            await warm(bots)
            assert bots._processes[0]._process is before

    asyncio.run(run())


def test_a_process_whose_server_is_gone_goes_too_also_when_its_bot_hangs() -> None:
    async def run() -> int:
        bots = BotPool(1, 3600.0, MODULES)
        await warm(bots)
        process = bots._processes[0]._process
        assert process is not None
        assert process.stdin is not None
        asking = asyncio.create_task(bots.choose("t", bot="sleeper", **asked()))
        await asyncio.sleep(0.2)
        assert running(process.pid)
        process.stdin.close()  # as when the server is killed
        for _ in range(100):
            if not running(process.pid):
                break
            await asyncio.sleep(0.05)
        asking.cancel()
        await bots.close()
        return process.pid

    assert not running(asyncio.run(run()))


@pytest.mark.parametrize("begun", [False, True])
def test_a_process_whose_server_is_gone_goes_without_a_word(begun: bool) -> None:
    """Killed before it said anything, or while the process was getting ready."""
    process = subprocess.Popen(
        [sys.executable, "-m", "klubovna.server.bot_process"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    if begun:
        process.stdin.write(frame((sys.path, [])))
        process.stdin.flush()
        process.stdout.close()  # its first answer breaks before its other thread sees that nobody is there
    else:
        process.stdin.close()
    try:
        assert process.wait(30) == 0
        assert process.stderr.read() == b""
    finally:
        process.kill()
        process.wait()
        with contextlib.suppress(OSError):
            process.stdin.close()
        process.stderr.close()
        process.stdout.close()


def test_people_go_on_playing_with_a_bot_that_never_answers(tmp_path: Path) -> None:
    limits = {"bot_seconds": SECONDS, "bot_modules": MODULES}
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", **limits) as house:
        seats = [{"kind": "person", "name": "Eva"}, {"kind": "bot", "name": "Spáč", "bot": "sleeper"}]
        opened = house.web.post("/api/tables", json={"game": "ash", "seats": seats}).json()
        opened["tokens"] = {held["seat"]: held["token"] for held in opened["seats"]}
        seat = house.sit(opened)
        moves = 0
        while moves < 3 or b'by="bot",game="ash"' not in generate_latest(metrics.REGISTRY):
            assert seat.choose(seat.asked(60))["say"] == "ack"
            moves += 1


# -- two servers ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as one:
        migrate(one.url)
        yield one


async def soon(condition: Any, seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def test_a_lease_is_held_by_one_and_goes_to_the_other(database: Postgres) -> None:
    async def run() -> None:
        leases = [TableLeases(database.url) for _ in range(2)]
        tasks = [asyncio.create_task(one.run()) for one in leases]
        await leases[0].hold("a")
        await leases[1].hold("b")
        waiting = [asyncio.create_task(leases[1].hold("a")), asyncio.create_task(leases[0].hold("b"))]
        await asyncio.sleep(1.5)
        assert not any(task.done() for task in waiting)
        leases[0].give_back("a")
        await asyncio.wait_for(waiting[0], 60)
        assert (leases[0].holds("a"), leases[1].holds("a")) == (False, True)
        tasks[1].cancel()  # its session ends
        await asyncio.gather(tasks[1], return_exceptions=True)
        await asyncio.wait_for(waiting[1], 60)
        assert leases[0].holds("b")
        tasks[0].cancel()
        await asyncio.gather(tasks[0], return_exceptions=True)

    asyncio.run(run())


def test_a_lease_is_lost_with_the_session_and_asked_for_again(database: Postgres) -> None:
    async def run() -> None:
        leases = TableLeases(database.url)
        task = asyncio.create_task(leases.run())
        await leases.hold("c")
        with psycopg.connect(database.url, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%%pg_try_advisory_lock%%'"
                " AND pid <> pg_backend_pid()"
            )
        await soon(lambda: not leases.holds("c"))
        await asyncio.wait_for(leases.hold("c"), 60)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())


def test_of_two_clubrooms_one_lets_the_bots_of_a_table_think(database: Postgres) -> None:
    async def run() -> None:
        clubs = [Clubroom(Settings(database=database.url, **QUICK)) for _ in range(2)]
        thought: list[list[str]] = [[], []]
        for club, calls in zip(clubs, thought, strict=True):
            count(club, calls)
            await club.open()
        seats = [WantedSeat("bot", "A"), WantedSeat("bot", "B")]
        opened = await clubs[0].open_table(WantedTable("ash", seats), "here")
        other = await clubs[1].room(opened.table)
        await soon(lambda: other.number >= 20, 60)
        assert not thought[0] or not thought[1]
        first = 0 if thought[0] else 1
        await clubs[first].close()
        room = clubs[1 - first].rooms[opened.table]
        stopped_at = room.number
        await soon(lambda: room.number >= stopped_at + 5, 60)
        assert thought[1 - first]
        await clubs[1 - first].close()

    asyncio.run(run())


def count(club: Clubroom, calls: list[str]) -> None:
    """Note down what this clubroom's bots are asked."""
    choose = club.bots.choose

    async def counted(table: str, *rest: Any) -> int:
        calls.append(table)
        return await choose(table, *rest)

    vars(club.bots)["choose"] = counted


def test_the_bots_of_a_killed_server_go_on_at_the_other(database: Postgres) -> None:
    houses = [Process(database.url), Process(database.url)]
    for house in houses:
        house.start()
    try:
        opened = houses[0].open("root", "person,bot")
        seats = [house.sit(opened) for house in houses]
        scene = seats[0].asked(60)
        seats[0].choose(scene)
        first = thinking(houses)
        house, seat = houses[1 - first], seats[1 - first]
        process = houses[first].process
        assert process is not None
        os.killpg(process.pid, signal.SIGKILL)
        made = bots_moves(house)
        while bots_moves(house) == made:
            told = house.web.get(
                f"/api/tables/{opened['table']}/scene",
                params={"seat": 0},
                headers={"X-Seat-Token": opened["tokens"][0]},
            ).json()
            if told["decision"] is not None:
                seat.choose(told)
            time.sleep(0.05)
    finally:
        for house in houses:
            house.kill()


def thinking(houses: list[Process]) -> int:
    """Which server lets the bot think: the other has started no process for it."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        found = [bool(house.workers()) for house in houses]
        if any(found):
            assert found.count(True) == 1
            return found.index(True)
        time.sleep(0.05)
    raise TimeoutError("no bot thinks")


def bots_moves(house: Process) -> int:
    with psycopg.connect(house.database) as connection:
        row = connection.execute("SELECT count(*) FROM moves WHERE by = 'bot'").fetchone()
    assert row is not None
    return int(row[0])


def test_one_with_many_tables_does_not_hold_up_the_bots_of_others() -> None:
    """Each client has its turn; who has gone in the meantime loses nothing for the others."""

    async def run() -> list[str]:
        process = BotProcess([])
        free = FreeProcesses([process])
        served: list[str] = []

        async def table(client: str) -> None:
            got = await free.get(client)
            served.append(client)
            await asyncio.sleep(0)
            free.give_back(got)

        greedy = [asyncio.create_task(table("greedy")) for _ in range(12)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(table(client)) for client in ("one", "two", "gone")]
        await asyncio.sleep(0)
        others[2].cancel()
        await asyncio.wait_for(asyncio.gather(*greedy, *others, return_exceptions=True), 30)
        assert await asyncio.wait_for(free.get("last"), 30) is process
        return served

    served = asyncio.run(run())
    assert served.count("greedy") == 12
    assert max(served.index("one"), served.index("two")) <= 5


def test_who_has_waited_too_long_and_asks_again_stands_before_those_who_came_later() -> None:
    """Its first place in the line is void; the line keeps its turn."""

    async def run() -> list[str]:
        free = FreeProcesses([BotProcess([])])
        process = await free.get("first")
        served: list[str] = []

        async def table(client: str, tries: int) -> None:
            for _ in range(tries):
                waiting = asyncio.ensure_future(free.get(client))
                await asyncio.sleep(0)
                waiting.cancel()
            got = await free.get(client)
            served.append(client)
            free.give_back(got)

        patient = [asyncio.create_task(table(f"patient-{number}", 1)) for number in range(3)]
        for _ in range(4):
            await asyncio.sleep(0)
        newcomers = [asyncio.create_task(table(f"newcomer-{number}", 0)) for number in range(3)]
        await asyncio.sleep(0)
        free.give_back(process)
        await asyncio.wait_for(asyncio.gather(*patient, *newcomers), 30)
        assert await asyncio.wait_for(free.get("last"), 30) is process
        return served

    served = asyncio.run(run())
    assert served == [*(f"patient-{number}" for number in range(3)), *(f"newcomer-{number}" for number in range(3))]
