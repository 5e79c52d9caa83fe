"""A real server for tests: in a thread, or as a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy
import uvicorn
import websockets.sync.client

import klubovna
from klubovna.kernel.game import Game
from klubovna.kernel.registry import games, rules
from klubovna.server.app import create_app
from klubovna.server.ledger import MoveLedger
from klubovna.server.listening import uvicorn_config
from klubovna.server.migrate import migrate
from klubovna.server.opening import new_table
from klubovna.server.saves import put_aside
from klubovna.server.settings import Settings
from klubovna.server.store import SEATS, TABLES
from klubovna.server.wanted import SeatKind, WantedSeat, WantedTable

QUICK: dict[str, Any] = {
    "bot_pause": 0.0,
    "secret_pause": (0.0, 0.01),
    "requests_per_second": 1e6,
    "request_burst": 10**6,
    "tables_per_client": 10**6,
    "connections_per_client": 10**6,
}


def played(slug: str = "ash", nonsense: range = range(12, 110)) -> Game:
    """A whole game of two policies; among these inputs the first seat takes what it should not."""
    g = klubovna.new(slug, 2, 9, live=True)
    policy = g.rules.policy
    assert policy is not None
    while (decision := g.decision) is not None:
        wanted = policy.choose(g.state, decision, decision.seat)
        wrong = decision.seat == 0 and g.inputs in nonsense
        g.choose((wanted + 1) % len(decision.options) if wrong else wanted, decision.seat)
    return g


def key() -> str:
    return secrets.token_hex(8)


class Seat:
    """One browser's connection to a table."""

    def __init__(self, house: House, table: str, seat: int | None = None, token: str | None = None, lang: str = "en"):
        self.stack = contextlib.ExitStack()
        address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/live"
        self.socket = self.stack.enter_context(websockets.sync.client.connect(address))
        self.seat = seat
        self.frames: list[str] = []
        self.early: list[dict[str, Any]] = []
        """Scenes that came before the acknowledgement of the choice that led to them: still to be heard."""
        self.say({"do": "look", "seat": seat, "token": token, "lang": lang})

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 60.0) -> dict[str, Any]:
        if self.early:
            return self.early.pop(0)
        frame = str(self.socket.recv(timeout=timeout))
        self.frames.append(frame)
        told: dict[str, Any] = json.loads(frame)
        return told

    def until(self, say: str, timeout: float = 60.0) -> dict[str, Any]:
        """The next message of a kind."""
        end = time.monotonic() + timeout
        while True:
            told = self.hear(max(0.01, end - time.monotonic()))
            if told["say"] == say:
                return told

    def asked(self, timeout: float = 60.0) -> dict[str, Any]:
        """The next scene in which this seat decides, or the end of the game."""
        end = time.monotonic() + timeout
        while True:
            told = self.hear(max(0.01, end - time.monotonic()))
            if told["say"] == "scene" and (told["decision"] is not None or told["over"]):
                return told

    def choose(self, scene: dict[str, Any], index: int = 0, with_key: str | None = None) -> dict[str, Any]:
        """Answer, and wait for the acknowledgement or the refusal."""
        self.early.clear()
        self.say({"do": "choose", "number": scene["number"], "index": index, "key": with_key or key()})
        return self.answered(scene if "epoch" in scene else None)

    def answered(self, scene: dict[str, Any] | None = None) -> dict[str, Any]:
        """The acknowledgement of what was said last, or the refusal."""
        early: list[dict[str, Any]] = []
        while True:
            told = self.hear()
            if told["say"] in ("ack", "refused"):
                self.early = early if told["say"] == "ack" else []
                return told
            if scene is not None and told["say"] == "scene" and _moment(told) != _moment(scene):
                early.append(told)

    def close(self) -> None:
        self.stack.close()


def _moment(scene: dict[str, Any]) -> tuple[Any, ...]:
    return scene["epoch"], scene["number"], scene["decision"] is None


class House:
    """Where a server can be asked."""

    def __init__(self, url: str) -> None:
        self.url = url
        # no line is kept for the next request: the server may close it at the moment in which that is sent
        self.web = httpx.Client(base_url=url, timeout=60, limits=httpx.Limits(max_keepalive_connections=0))
        self.app: Any = None
        """The application itself, where it runs in this process."""

    def open(self, game: str = "ash", kinds: str = "person,bot", **more: Any) -> dict[str, Any]:
        roles = more.pop("roles", None)
        names = more.pop("names", ["Eva", "Adam", "Ivo", "Ota"])
        seats = [{"kind": kind, "name": names[i]} for i, kind in enumerate(kinds.split(","))]
        for i, role in enumerate(roles or []):
            seats[i]["role"] = role
        answer = self.web.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        opened["tokens"] = {held["seat"]: held["token"] for held in opened["seats"]}
        return opened

    def put(self, game: Game, kinds: list[SeatKind]) -> dict[str, Any]:
        """A table with a game that was played elsewhere."""
        wanted = WantedTable(game.rules.slug, [WantedSeat(kind) for kind in kinds])
        made = new_table(wanted, "")
        row = {**made.row, "seed": str(game.config.seed), "status": "over" if game.over else "running"}
        row |= {"roles": game.config.roles, "options": game.config.chosen, "save": put_aside(MoveLedger(game), [])}
        engine = sqlalchemy.create_engine(self.app.state.clubroom.store.url)
        with engine.begin() as connection:
            connection.execute(sqlalchemy.insert(TABLES).values(row))
            connection.execute(sqlalchemy.insert(SEATS), made.seats)
        engine.dispose()
        held = [{"seat": one.seat, "token": one.token} for one in made.held]
        return {"table": row["id"], "seats": held, "tokens": {one["seat"]: one["token"] for one in held}}

    def sit(self, opened: dict[str, Any], seat: int | None = 0, lang: str = "en") -> Seat:
        return Seat(self, opened["table"], seat, opened["tokens"].get(seat) if seat is not None else None, lang)

    def play_for(self, opened: dict[str, Any], decisions: int, seat: int = 0, dice: random.Random | None = None) -> Any:
        """So many choices of a seat are made at random, without a page: the way to a position."""
        dice = dice or random.Random(5)
        path, mine = f"/api/tables/{opened['table']}", {"X-Seat-Token": opened["tokens"][seat]}
        self.get(f"{path}/scene")
        room = self.app.state.clubroom.rooms[opened["table"]]
        end = time.monotonic() + 180
        while decisions > 0 and not room.game.over:
            assert time.monotonic() < end, f"seat {seat} is not asked, but {room.open_decisions}"
            asked, number = room.open_decisions.get(seat), room.ordinals.get(seat)
            if asked is None or number is None or len(asked.options) == 1:  # this the server answers by itself
                time.sleep(0.005)
                continue
            body = {"seat": seat, "number": number, "index": dice.randrange(len(asked.options)), "key": key()}
            decisions -= self.web.post(f"{path}/moves", json=body, headers=mine).status_code == 200
        return room

    def get(self, path: str, **params: Any) -> Any:
        answer = self.web.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()


@contextlib.contextmanager
def served(database: str, **settings: Any) -> Iterator[House]:
    """A server in a thread of this process; without a `port` it takes a free one."""
    port: int = settings.pop("port", 0)
    for slug in games():  # here and not in the thread: Python 3.11 reads two sources at once badly (gh-106905)
        rules(slug)
    migrate(database)
    made = Settings(database=database, **{**QUICK, **settings})
    app = create_app(made)
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.bind(("127.0.0.1", port))
    server = uvicorn.Server(uvicorn_config(app, made))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[sock])), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    house = House(f"http://127.0.0.1:{sock.getsockname()[1]}")
    house.app = app
    try:
        yield house
    finally:
        house.web.close()
        server.should_exit = True
        thread.join(20)


class Reopened(House):
    """A clubroom that is shut and opened again under its address: what only lay in memory is gone."""

    def __init__(self, database: str) -> None:
        self.database, self.port = database, free_port()
        super().__init__(f"http://127.0.0.1:{self.port}")
        self._running = contextlib.ExitStack()
        self.restart()

    def restart(self) -> None:
        self.shut()
        self.app = self._running.enter_context(served(self.database, port=self.port)).app

    def shut(self) -> None:
        self._running.close()


class Process(House):
    """`klubovna serve` as a process of its own."""

    def __init__(self, database: str, port: int | None = None) -> None:
        self.database = database
        self.port = port or free_port()
        super().__init__(f"http://127.0.0.1:{self.port}")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> None:
        command = [str(Path(sys.executable).with_name("klubovna")), "serve", "--db", self.database]
        command += ["--port", str(self.port), "--bot-pause", "0", "--rate", "1000000", "--tables", "1000000"]
        # compiled once: a server that is killed fifty times should not compile itself fifty times
        cache = {"PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / f"klubovna-pycache-{os.getuid()}")}
        quick = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | cache
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True, env=quick)
        if wait:
            self.wait()

    def wait(self, seconds: float = 180.0) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if self.web.get("/health").status_code == 200:
                    return
            time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """As the power cut does it: the server and its bots at once."""
        if self.process is not None:
            slay(self.process)
            self.process = None

    def workers(self) -> list[int]:
        """The processes in which bots think."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        found = []
        for child in children.read_text().split():
            with contextlib.suppress(OSError):
                if b"bot_process" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.append(int(child))
        return found


def slay(process: subprocess.Popen[bytes]) -> None:
    """kill -9 for a process and all that it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])
