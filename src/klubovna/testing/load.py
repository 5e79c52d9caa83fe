"""Many tables at once: `python -m klubovna.testing.load`. Starts a server, plays on loopback, reports what it took.

Every table has four people; each table makes so many moves a second. A move that is late is sent at once, so that a
slow server is not spared: the pace is kept over the whole time. `server_ms_per_move` (processor time) tells two servers
apart also on a machine that does other things; `server_cpu_seconds` is all of it, from the start to the end. With
`--processes` several servers share one PostgreSQL, and the people of a table sit at different ones. With `--hostile`
one more client asks, all the time and as fast as a client may, for what is dear: the waits that are reported are still
those of the honest tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import resource
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import typer
import websockets
from rich.console import Console
from rich.progress import Progress

HOST = "127.0.0.1"
HOSTILE_RATE = 40.0
"""Requests a second, as `klubovna serve` allows them to one client."""
IDLE_SHARE = 0.1
"""Of a processor: a server that uses less has nothing to do."""


class Table:
    """Four seats of one table, and what they are asked."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.id = ""
        self.seats: list[dict[str, Any]] = []
        self.scenes: dict[int, dict[str, Any]] = {}
        self.sockets: dict[int, Any] = {}
        self.has_decision = asyncio.Event()
        self.sent: dict[str, float] = {}
        self.over = False
        self.waits: list[float] = []
        self.refused = 0

    async def open(self, web: httpx.AsyncClient, game: str) -> None:
        seats = [{"kind": "person", "name": f"{self.number}-{seat}"} for seat in range(4)]
        answer = await web.post("/api/tables", json={"game": game, "seats": seats, "listed": False})
        answer.raise_for_status()
        opened = answer.json()
        self.id, self.seats = opened["table"], opened["seats"]

    async def sit(self, ports: list[int]) -> None:
        for held in self.seats:
            port = ports[held["seat"] % len(ports)]
            connection = await websockets.connect(f"ws://{HOST}:{port}/api/tables/{self.id}/live", max_size=2**22)
            await connection.send(json.dumps({"do": "look", "seat": held["seat"], "token": held["token"]}))
            self.sockets[held["seat"]] = connection

    async def hear(self, seat: int) -> None:
        async for frame in self.sockets[seat]:
            told = json.loads(frame)
            if told["say"] == "scene":
                self.over = self.over or told["over"]
                if told["decision"] is not None:
                    self.scenes[seat] = told
                    self.has_decision.set()
                else:
                    self.scenes.pop(seat, None)
            elif told["say"] == "ack":
                self.waits.append(time.perf_counter() - self.sent.pop(told["key"]))
            elif told["say"] == "refused":
                self.refused += 1

    async def play(self, every: float, until: float) -> None:
        due = time.perf_counter() + every * (self.number % 97) / 97
        while (now := time.perf_counter()) < until and not self.over:
            await asyncio.sleep(max(0.0, due - now))
            while not self.scenes and not self.over:
                self.has_decision.clear()
                try:
                    await asyncio.wait_for(self.has_decision.wait(), max(0.01, until - time.perf_counter()))
                except TimeoutError:
                    return
            if self.over:
                return
            seat, scene = self.scenes.popitem()
            key = secrets.token_hex(8)
            self.sent[key] = time.perf_counter()
            choice = secrets.randbelow(len(scene["decision"]["options"]))
            message = {"do": "choose", "number": scene["number"], "index": choice, "key": key}
            await self.sockets[seat].send(json.dumps(message))
            due += every


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind((HOST, 0))
        return int(sock.getsockname()[1])


class Hostile:
    """A client that asks for what is dear, as fast as it may: moves taken back again, starts, boards, looks back."""

    def __init__(self, web: httpx.AsyncClient, game: str) -> None:
        self.web = web
        self.game = game
        self.asked = 0
        self.refused = 0
        self._due = 0.0

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            seats = [{"kind": "person", "name": str(seat)} for seat in range(4)]
            opened = (await self._ask("POST", "/api/tables", json={"game": self.game, "seats": seats})).json()
            tokens = {held["seat"]: held["token"] for held in opened["seats"]}
            path = f"/api/tables/{opened['table']}"
            while True:
                for seat, token in tokens.items():
                    mine = {"X-Seat-Token": token}
                    scene = (await self._ask("GET", f"{path}/scene?seat={seat}&lang=cs", headers=mine)).json()
                    if scene.get("decision"):
                        choice = {"seat": seat, "number": scene["number"], "index": 0, "key": secrets.token_hex(8)}
                        await self._ask("POST", f"{path}/moves", json=choice, headers=mine)
                        back = {"seat": seat, "key": secrets.token_hex(8)}
                        await self._ask("POST", f"{path}/undo", json=back, headers=mine)
                    tasks.create_task(self._ask("POST", f"{path}/start?seat={seat}", headers=mine))
                    for what in ("board", "rules"):
                        tasks.create_task(self._ask("GET", f"/api/games/{self.game}/{what}?lang=cs"))
                    tasks.create_task(self._ask("GET", f"{path}/replay/0"))
                tasks.create_task(self._ask("GET", f"{path}/replay?lang=cs"))

    async def _ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Paced as the server's own limits want it for one client."""
        self.asked += 1
        self._due = max(self._due, time.perf_counter()) + 1 / HOSTILE_RATE
        await asyncio.sleep(self._due - time.perf_counter())
        answer = await self.web.request(method, path, **more)
        self.refused += answer.status_code >= 400
        return answer


async def measure(
    game: str,
    tables: int,
    rate: float,
    seconds: float,
    ports: list[int],
    metrics: list[int],
    servers: list[int],
    hostile: bool,
    out: Console,
) -> dict[str, Any]:
    rooms = [Table(number) for number in range(tables)]
    async with contextlib.AsyncExitStack() as stack:
        webs = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60))
            for port in ports
        ]
        for web in webs:
            await listening_there(web)
        with Progress(console=out, transient=True) as bar:
            opening = bar.add_task("tables", total=tables)
            for room in rooms:
                await room.open(webs[room.number % len(webs)], game)
                await room.sit(ports)
                bar.advance(opening)
        await idle(servers)
        enemy = Hostile(webs[0], game)
        hearing = [asyncio.create_task(room.hear(seat)) for room in rooms for seat in room.sockets]
        if hostile:
            hearing.append(asyncio.create_task(enemy.run()))
        began, used = time.perf_counter(), sum(map(processor_seconds, servers))
        until = began + seconds
        playing = [asyncio.create_task(room.play(1 / rate, until)) for room in rooms]
        with Progress(console=out, transient=True) as bar:
            running = bar.add_task("moves", total=seconds)
            while (now := time.perf_counter()) < until:
                bar.update(running, completed=now - began)
                await asyncio.sleep(0.25)
        await asyncio.gather(*playing)
        took = time.perf_counter() - began
        await asyncio.sleep(1.0)
        used = sum(map(processor_seconds, servers)) - used
        for task in hearing:
            task.cancel()
        await asyncio.gather(*hearing, return_exceptions=True)
        pauses = [longest_pause((await webs[0].get(f"http://{HOST}:{port}/metrics")).text) for port in metrics]
    waits = sorted(wait for room in rooms for wait in room.waits)
    cuts = statistics.quantiles(waits, n=100)
    return {
        "tables": tables,
        "seats": 4 * tables,
        "moves": len(waits),
        "moves_per_second": round(len(waits) / took, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "longest_ms": round(waits[-1] * 1000, 1),
        "unanswered": sum(len(room.sent) for room in rooms),
        "refused": sum(room.refused for room in rooms),
        "hostile_requests": enemy.asked,
        "hostile_refused": enemy.refused,
        "collector_pause_at_most_ms": max(pauses),
        "server_ms_per_move": round(1000 * used / len(waits), 2),
    }


async def listening_there(web: httpx.AsyncClient) -> None:
    for _ in range(600):
        try:
            if (await web.get("/health")).status_code == 200:
                return
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    raise TimeoutError("the server does not answer")


async def idle(servers: list[int]) -> None:
    """Until they have read their games and have nothing to do: a running server is measured, not its start."""
    for _ in range(60):
        used = sum(map(processor_seconds, servers))
        await asyncio.sleep(0.5)
        if sum(map(processor_seconds, servers)) - used < IDLE_SHARE * 0.5:
            return


def longest_pause(page: str) -> float:
    """The bucket of the longest pause of the collector, in ms."""
    most = 0.0
    counts: dict[str, float] = {}
    for line in page.splitlines():
        found = re.match(r'klubovna_collector_seconds_bucket\{generation="(.)",le="(.+)"\} (.+)', line)
        if found is not None:
            generation, least, count = found[1], float(found[2]), float(found[3])
            if count > counts.get(generation, 0.0):
                counts[generation] = count
                most = max(most, least * 1000)
    return round(most, 1)


def main(
    game: str = typer.Option("ash", help="Game that is played."),
    tables: int = typer.Option(150, min=1, help="Tables, each with four people."),
    rate: float = typer.Option(2.0, min=0.1, help="Moves a second at each table."),
    seconds: float = typer.Option(20.0, min=1.0, help="How long."),
    db: str = typer.Option("", "--database", "--db", help="Database URL; a SQLite file that goes away by default."),
    processes: int = typer.Option(1, min=1, help="Servers at the database; several need PostgreSQL."),
    hostile: bool = typer.Option(False, help="One more client asks as fast as it may for what is dear."),
) -> None:
    """Play many tables at once against a server of our own and report moves a second and acknowledgement times."""
    if processes > 1 and not db.startswith("postgres"):
        raise typer.BadParameter("several servers need PostgreSQL: --database postgresql://…")
    out = Console(stderr=True)
    ports, metrics = ([free_port() for _ in range(processes)] for _ in range(2))
    with tempfile.TemporaryDirectory() as folder:
        database = db or f"sqlite:///{Path(folder) / 'load.sqlite3'}"
        command = [str(Path(sys.executable).with_name("klubovna")), "serve", "--db", database]
        command += ["--rate", "1000000", "--tables", "1000000"]
        servers = [
            subprocess.Popen([*command, "--port", str(port), "--metrics-port", str(numbers)], stdout=subprocess.DEVNULL)
            for port, numbers in zip(ports, metrics, strict=True)
        ]
        try:
            told = asyncio.run(
                measure(game, tables, rate, seconds, ports, metrics, [one.pid for one in servers], hostile, out)
            )
            told["server_memory_mb"] = [peak_memory(server.pid) for server in servers]
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    told["server_cpu_seconds"] = round(used.ru_utime + used.ru_stime, 2)
    Console().print_json(data={"game": game, "processes": processes, **told})


def processor_seconds(pid: int) -> float:
    """What a process has used of processors until now, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak_memory(pid: int) -> int:
    """The most memory that a process has had, in MB."""
    found = re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) // 1024 if found else 0


if __name__ == "__main__":
    typer.run(main)
