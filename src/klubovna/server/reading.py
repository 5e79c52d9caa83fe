"""A table read from its rows: its seats, and its moves taken up from where they were put aside."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.registry import rules
from klubovna.kernel.text import LANGUAGES
from klubovna.server.ledger import MoveLedger
from klubovna.server.problems import Problem
from klubovna.server.saves import restored
from klubovna.server.store import Store

ASIDE: Final = ThreadPoolExecutor(1, thread_name_prefix="tables")
"""What may take longer is done here, one table at a time, so that no move of another waits for it."""
T = TypeVar("T")
log = logging.getLogger("klubovna.server")


@dataclass(slots=True)
class TableRead:
    """`ledger` is None before the game begins, and at a table that cannot go on; then `stuck` says why."""

    row: Any
    seats: list[Any]
    ledger: MoveLedger | None = None
    stuck: dict[str, str] | None = None
    kept_number: int = 0
    """The row with which it was put aside last."""
    earlier: list[dict[str, Any]] = field(default_factory=list)
    """Records of what was played before an upgrade of the rules."""
    upgraded: bool = False
    void: int = 0
    """Moves that did not fit the rules of today any more."""


async def aside(work: Callable[..., T], *values: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(ASIDE, work, *values)


def know(slug: str) -> None:
    """Read the words of a game, and what else takes a while once: the first who looks does not hold up the others."""
    made = rules(slug)
    for lang in LANGUAGES:
        made.texts(lang)
    _ = made.shape


async def read_table(store: Store, table: str) -> TableRead:
    row = await store.table(table)
    if row is None:
        raise Problem("no-table")
    read = TableRead(row, list(await store.seats(table)))
    if row.status == "open":
        return read
    kept = await store.kept(table)
    read.kept_number = 0 if kept.save is None else kept.number
    rows = await store.moves(table, read.kept_number)
    keys = await store.keys(table, read.kept_number)
    try:
        found = await aside(restored, row, kept, len(read.seats), rows, keys)
        await aside(know, row.game)
    except KlubovnaError as reason:
        log.exception("table %s cannot go on", table)
        read.stuck = {lang: reason.text(lang) for lang in LANGUAGES}
        return read
    read.ledger, read.earlier, read.upgraded, read.void = found.ledger, found.earlier, found.upgraded, found.void
    if read.upgraded:
        log.warning("table %s goes on with other rules than it was put aside with", table)
    return read
