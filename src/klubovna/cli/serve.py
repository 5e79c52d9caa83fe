"""klubovna serve: the clubroom on the network."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer

from klubovna.cli.arguments import Language, console, environment_language
from klubovna.kernel.errors import KlubovnaError

if TYPE_CHECKING:
    from klubovna.server.settings import Settings

ALLOCATOR: Final = "PYTHONMALLOC"


def serve(
    db: str = typer.Option("", "--db", help="Database URL; a SQLite file in the user's data folder by default."),
    host: str = typer.Option("127.0.0.1", help="Address to listen on."),
    port: int = typer.Option(8765, min=0, max=65535, help="Port to listen on; 0 takes a free one."),
    bots: int = typer.Option(1, "--bot-workers", min=1, max=16, help="Processes in which bots think."),
    bot_pause: float = typer.Option(0.6, min=0.0, max=60.0, help="Seconds a bot seems to think at least."),
    bot_seconds: float = typer.Option(5.0, min=0.1, help="Seconds a bot may think; then the game's policy answers."),
    rate: float = typer.Option(40.0, min=1.0, help="Requests a second that one client may make."),
    tables: int = typer.Option(40, min=1, help="Tables that one client may have open."),
    public: list[str] = typer.Option([], help="Address of the page behind a proxy; may be given several times."),
    metrics_port: int = typer.Option(0, min=0, max=65535, help="Port for Prometheus on --metrics-host; 0 is none."),
    metrics_host: str = typer.Option("127.0.0.1", help="Address on which Prometheus is answered."),
    lang: Language = None,
) -> None:
    """Open the clubroom: the page and its tables."""
    use_system_memory()
    from klubovna.server.database import only_server
    from klubovna.server.logs import open_log
    from klubovna.server.settings import Settings, default_database

    spoken = lang or environment_language()
    settings = Settings(
        database=db or default_database(),
        bot_workers=bots,
        bot_pause=bot_pause,
        bot_seconds=bot_seconds,
        requests_per_second=rate,
        request_burst=int(rate * 3),
        tables_per_client=tables,
        connections_per_client=max(200, 5 * tables),
        public=tuple(address.rstrip("/") for address in public),
    )
    open_log()
    with only_server(settings.database):
        _serve(settings, host, port, metrics_host, metrics_port, spoken)


def use_system_memory() -> None:
    """Begin again with the system's own allocator: what left tables had is given back to it.

    Python's keeps a megabyte as long as one small object lies in it. Only the command itself does this, and once.
    """
    if sys.platform == "linux" and Path(sys.argv[0]).name == "klubovna" and ALLOCATOR not in os.environ:
        os.execve(sys.executable, sys.orig_argv, {**os.environ, ALLOCATOR: "malloc"})


def _serve(settings: Settings, host: str, port: int, metrics_host: str, metrics_port: int, spoken: str) -> None:
    import uvicorn

    from klubovna.kernel.text import house_texts
    from klubovna.server import collector
    from klubovna.server.app import create_app
    from klubovna.server.database import prepare
    from klubovna.server.listening import uvicorn_config
    from klubovna.server.metrics import serve_numbers

    prepare(settings.database)
    listening = listen(host, port)
    shown = "127.0.0.1" if host == "0.0.0.0" else host
    address = f"http://{shown}:{listening.getsockname()[1]}/?lang={spoken}"
    if metrics_port:
        try:
            serve_numbers(metrics_host, metrics_port)
        except OSError as error:
            why = error.strerror or str(error)
            raise KlubovnaError("serve-port", host=metrics_host, port=str(metrics_port), why=why) from error
    console().print(house_texts(spoken).sentence("serve-open", {"address": address}), highlight=False)
    collector.take_over()
    sys.setswitchinterval(0.001)  # moves do not wait for threads that look back or take tables up
    uvicorn.Server(uvicorn_config(create_app(settings), settings)).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Take the port now: a taken one is told before anything starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise KlubovnaError("serve-port", host=host, port=str(port), why=error.strerror or str(error)) from error
    return listening
