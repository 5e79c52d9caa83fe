"""Many tables at once: `python -m klubovna.testing.load`. Starts a server, plays on loopback, reports what it took.

Every table has four people; each table makes so many moves a second. A move that is late is sent at once, so that a
slow server is not spared: the pace is kept over the whole time. `server_cpu_seconds` (from its start to its end) tells
two servers apart also on a machine that does other things.
"""

from __future__ import annotations

import asyncio
import json
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

    async def sit(self, port: int) -> None:
        for held in self.seats:
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


async def measure(game: str, tables: int, rate: float, seconds: float, port: int, out: Console) -> dict[str, Any]:
    rooms = [Table(number) for number in range(tables)]
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60) as web:
        for _ in range(600):
            try:
                if (await web.get("/health")).status_code == 200:
                    break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        with Progress(console=out, transient=True) as bar:
            opening = bar.add_task("tables", total=tables)
            for room in rooms:
                await room.open(web, game)
                await room.sit(port)
                bar.advance(opening)
        listening = [asyncio.create_task(room.hear(seat)) for room in rooms for seat in room.sockets]
        began = time.perf_counter()
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
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    waits = sorted(wait for room in rooms for wait in room.waits)
    cuts = statistics.quantiles(waits, n=100)
    return {
        "tables": tables,
        "seats": 4 * tables,
        "moves": len(waits),
        "moves_per_second": round(len(waits) / took, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "unanswered": sum(len(room.sent) for room in rooms),
        "refused": sum(room.refused for room in rooms),
    }


def main(
    game: str = typer.Option("ash", help="Game that is played."),
    tables: int = typer.Option(150, min=1, help="Tables, each with four people."),
    rate: float = typer.Option(2.0, min=0.1, help="Moves a second at each table."),
    seconds: float = typer.Option(20.0, min=1.0, help="How long."),
    db: str = typer.Option("", "--db", help="Database URL; a SQLite file that goes away by default."),
) -> None:
    """Play many tables at once against a server of our own and report moves a second and acknowledgement times."""
    out = Console(stderr=True)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = db or f"sqlite:///{Path(folder) / 'load.sqlite3'}"
        command = [str(Path(sys.executable).with_name("klubovna")), "serve", "--db", database, "--port", str(port)]
        command += ["--rate", "1000000", "--tables", "1000000"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            told = asyncio.run(measure(game, tables, rate, seconds, port, out))
        finally:
            server.terminate()
            server.wait()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    told["server_cpu_seconds"] = round(used.ru_utime + used.ru_stime, 2)
    Console().print_json(data=told)


if __name__ == "__main__":
    typer.run(main)
