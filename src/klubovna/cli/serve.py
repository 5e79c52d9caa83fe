"""klubovna serve: the clubroom on the network."""

from __future__ import annotations

from typing import Final

import typer

from klubovna.cli.manners import Language, console, environment_language

MESSAGE_BYTES: Final = 64 * 1024


def serve(
    db: str = typer.Option("", "--db", help="Database URL; a SQLite file in the user's data folder by default."),
    host: str = typer.Option("127.0.0.1", help="Address to listen on."),
    port: int = typer.Option(8765, min=0, max=65535, help="Port to listen on."),
    bots: int = typer.Option(1, "--bot-workers", min=1, max=16, help="Processes in which bots think."),
    lang: Language = None,
) -> None:
    """Open the clubroom: the page and its tables."""
    import uvicorn

    from klubovna.kernel.text import house_texts
    from klubovna.server.app import create_app
    from klubovna.server.migrate import migrate
    from klubovna.server.settings import Settings, default_database

    spoken = lang or environment_language()
    database = db or default_database()
    migrate(database)
    shown = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/?lang={spoken}"
    console().print(house_texts(spoken).sentence("serve-open", {"address": shown}), highlight=False)
    app = create_app(Settings(database=database, bot_workers=bots))
    uvicorn.run(app, host=host, port=port, log_level="warning", ws_max_size=MESSAGE_BYTES)
