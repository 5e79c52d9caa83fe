"""klubovna serve: the clubroom on the network."""

from __future__ import annotations

import gc
import socket

import typer

from klubovna.cli.arguments import Language, console, environment_language
from klubovna.kernel.errors import KlubovnaError


def serve(
    db: str = typer.Option("", "--db", help="Database URL; a SQLite file in the user's data folder by default."),
    host: str = typer.Option("127.0.0.1", help="Address to listen on."),
    port: int = typer.Option(8765, min=0, max=65535, help="Port to listen on; 0 takes a free one."),
    bots: int = typer.Option(1, "--bot-workers", min=1, max=16, help="Processes in which bots think."),
    bot_pause: float = typer.Option(0.6, min=0.0, max=60.0, help="Seconds a bot seems to think at least."),
    bot_seconds: float = typer.Option(20.0, min=0.1, help="Seconds a bot may think; then the game's policy answers."),
    rate: float = typer.Option(40.0, min=1.0, help="Requests a second that one client may make."),
    tables: int = typer.Option(40, min=1, help="Tables that one client may have open."),
    lang: Language = None,
) -> None:
    """Open the clubroom: the page and its tables."""
    import uvicorn

    from klubovna.kernel.text import house_texts
    from klubovna.server.app import create_app
    from klubovna.server.listening import uvicorn_config
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
    )
    prepare(settings.database)
    listening = listen(host, port)
    shown = "127.0.0.1" if host == "0.0.0.0" else host
    address = f"http://{shown}:{listening.getsockname()[1]}/?lang={spoken}"
    console().print(house_texts(spoken).sentence("serve-open", {"address": address}), highlight=False)
    # games hold many long-lived objects: looking through all of them often would make everybody wait
    gc.set_threshold(50_000, 20, 100)
    uvicorn.Server(uvicorn_config(create_app(settings), settings)).run(sockets=[listening])


def prepare(database: str) -> None:
    """Bring the database to the shape of this version."""
    from alembic.util.exc import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from klubovna.server.migrate import migrate

    try:
        migrate(database)
    except (SQLAlchemyError, CommandError, OSError) as error:
        raise KlubovnaError("serve-database", database=database, why=str(error).splitlines()[0]) from error


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
