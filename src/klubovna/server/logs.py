"""What is written to the log: when, how bad, at which table. No chat, no tokens, no addresses."""

from __future__ import annotations

import logging
import re
import sys
import time
from contextvars import ContextVar
from typing import Final, TextIO
from urllib.parse import urlsplit

TABLE: ContextVar[str] = ContextVar("table", default="-")
"""The table that is being asked for."""
SELDOM_SECONDS: Final = 60.0
FORM: Final = "%(asctime)s.%(msecs)03dZ %(levelname)s table=%(table)s %(name)s: %(message)s"
NAMED: Final = re.compile(r"table ([0-9a-f]{12})\b")
ASKED: Final = re.compile(r"/api/tables/([0-9a-f]{12})(?:/|$)")


def table_of(path: str) -> str:
    found = ASKED.match(path)
    return found[1] if found is not None else "-"


class TableFilter(logging.Filter):
    """Which table a line is about: the one it names, else the one that is being asked for."""

    def filter(self, record: logging.LogRecord) -> bool:
        found = NAMED.search(record.getMessage())
        record.table = found[1] if found is not None else TABLE.get()
        return True


class SeldomFilter(logging.Filter):
    """What Uvicorn says of a request that is none it says once a minute: strangers do not fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith("uvicorn"):
            return True
        said, now = str(record.msg), time.monotonic()
        if now - self._said.get(said, -SELDOM_SECONDS) < SELDOM_SECONDS:
            return False
        self._said[said] = now
        return True


def open_log(to: TextIO | None = None, level: int = logging.INFO) -> logging.Handler:
    """Our own lines and Uvicorn's to one place, the same in form, in UTC."""
    handler = logging.StreamHandler(sys.stderr if to is None else to)
    form = logging.Formatter(FORM, datefmt="%Y-%m-%dT%H:%M:%S")
    form.converter = time.gmtime
    handler.setFormatter(form)
    handler.addFilter(SeldomFilter())
    handler.addFilter(TableFilter())
    for name in ("klubovna", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level if name == "klubovna" else logging.WARNING)
        logger.propagate = False
    return handler


def without_secrets(database: str) -> str:
    """A database's address as it may be shown."""
    parts = urlsplit(database)
    if parts.password is None:
        return database
    return database.replace(f":{parts.password}@", ":…@", 1)
