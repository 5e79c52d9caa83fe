"""How a server is run."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    folder = user_data_path("klubovna", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'clubroom.sqlite3'}"


class Settings(msgspec.Struct, frozen=True):
    """Limits are per client where it says so; a client is an address, of IPv6 its first half."""

    database: str
    bot_workers: int = 1
    bot_pause: float = 0.6
    """Seconds a bot seems to think at least, so that people can follow."""
    bot_seconds: float = 5.0
    """A bot that has not answered then is killed, and the game's policy answers in its place."""
    review_playouts: int = 3000
    """What a bot spends on all choices of people in a finished game that somebody wants reviewed."""
    bot_modules: tuple[str, ...] = ()
    """Modules that bot processes import when they start: they may bring bots of their own."""
    secret_pause: tuple[float, float] = (0.8, 2.4)
    """A secret question with one option is answered after a time like a person's, in seconds."""
    public: tuple[str, ...] = ()
    """Addresses under which people reach the page, `https://klubovna.example`; none: the one that a browser asks."""
    body_bytes: int = 64 * 1024
    asking_seconds: float = 10.0
    """A connection on which no whole request arrives within this time is closed."""
    body_seconds: float = 20.0
    """So long the body of a request may be on its way."""
    reading_seconds: float = 30.0
    """A client that does not read its answer for so long loses it."""
    look_seconds: float = 10.0
    """A live connection that has not said by then where it looks from is closed."""
    ping_seconds: float = 20.0
    """So often a live connection is asked whether it is still there, and so long it has to answer."""
    requests_per_second: float = 40.0
    request_burst: int = 120
    tables_per_client: int = 40
    connections_per_client: int = 200
    chat_per_second: float = 0.5
    chat_burst: int = 6
    """Lines that one seat may say at once, and how fast it may go on."""
    chat_kept: int = 200
    idle_minutes: float = 10.0
    """A table nobody looks at leaves memory after so long; its rows stay."""
    abandoned_days: float = 60.0
    """A table nobody has moved at for so long is closed, without a winner."""
    missing_minutes: float = 5.0
    """Whoever has not looked at a running game for so long may be replaced by a bot at anybody's word."""
    web: Path = Path(__file__).parent / "static"
