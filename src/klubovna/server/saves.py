"""A table put aside as bytes, and its moves taken up again from them: pure, without event loop or database."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

import msgspec

from klubovna.kernel.errors import KlubovnaError, RecordError, RuleError
from klubovna.kernel.record import new
from klubovna.kernel.registry import rules
from klubovna.kernel.save import resume, save
from klubovna.server.ledger import Counts, MoveLedger, StoredRow
from klubovna.server.problems import Problem

LEVEL: Final = 1
"""Most of it is said again and again: the quickest compression takes three quarters away."""
log = logging.getLogger("klubovna.server")


class TableSave(msgspec.Struct):
    """A table as it stands. `earlier` are records of what was played before an upgrade of the rules."""

    counts: Counts
    game: dict[str, Any]
    earlier: list[dict[str, Any]] = []


READ: Final = msgspec.json.Decoder(TableSave)


class StoredTable(Protocol):
    """A table's row as it is read from the database."""

    @property
    def id(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def version(self) -> str: ...
    @property
    def content(self) -> str: ...
    @property
    def seed(self) -> str: ...
    @property
    def roles(self) -> Any: ...
    @property
    def options(self) -> Any: ...


class Kept(msgspec.Struct):
    """Where a table stood last: as it is put aside now, or as versions before the first save did it."""

    save: bytes | None = None
    position: Any = None
    number: int = 0


class Restored(msgspec.Struct):
    """`upgraded`: it goes on with other rules than it was put aside with, and wants to be put aside anew; `void` moves
    made since then did not fit the new ones."""

    ledger: MoveLedger
    earlier: list[dict[str, Any]]
    upgraded: bool
    void: int = 0


def put_aside(ledger: MoveLedger, earlier: list[dict[str, Any]]) -> bytes:
    """The table as bytes. What lies far back leaves memory on this occasion."""
    ledger.game.fold()
    return zlib.compress(msgspec.json.encode(TableSave(ledger.counts, save(ledger.game), earlier)), LEVEL)


def restored(table: StoredTable, kept: Kept, seats: int, rows: Sequence[StoredRow], keys: Iterable[str]) -> Restored:
    """The table as it stood, and the rows since. One that cannot go on is refused with the reason, which tells nothing
    hidden.

    It goes on from where it was put aside, never from its first move: the rules may have changed since.
    """
    if kept.save is not None:
        return _from_save(table, kept.save, rows, keys)
    if kept.position is not None and (table.version, table.content) != _today(table.game):
        return _from_position(table, kept, rows)
    try:
        return Restored(_from_the_beginning(table, kept, seats, rows), [], False)
    except Exception as error:  # rules that have changed can break in any way
        if kept.position is None:
            raise _reason(error, 0) from error
    return _from_position(table, kept, rows)


def _today(slug: str) -> tuple[str, str]:
    made = rules(slug)
    return made.version, made.content.digest


def _from_save(table: StoredTable, raw: bytes, rows: Sequence[StoredRow], keys: Iterable[str]) -> Restored:
    number = 0
    try:
        kept = READ.decode(zlib.decompress(raw))
        number = kept.counts.number
        game, left_behind = resume(kept.game)
        ledger = MoveLedger.taken_up(game, kept.counts, keys)
        earlier = kept.earlier if left_behind is None else [*kept.earlier, left_behind]
        void = _apply(table, ledger, rows, changed=left_behind is not None)
    except Exception as error:
        raise _reason(error, number) from error
    return Restored(ledger, earlier, left_behind is not None, void)


def _from_position(table: StoredTable, kept: Kept, rows: Sequence[StoredRow]) -> Restored:
    """Versions before the first save kept the last checkpoint and the inputs since, and no journal."""
    try:
        mark = {"inputs": 0, "events": 0, "state": kept.position["start"]}
        position = {**kept.position, "start": None}
        old = {"record": position, "shape": "", "upgraded": False, "back": mark, "last": mark, "journal": []}
        game, _ = resume(old)
        ledger = MoveLedger(game, kept.number, (row.key for row in rows if row.number <= kept.number))
        void = _apply(table, ledger, [row for row in rows if row.number > kept.number], changed=True)
    except Exception as error:
        raise _reason(error, kept.number) from error
    return Restored(ledger, [], True, void)


def _from_the_beginning(table: StoredTable, kept: Kept, seats: int, rows: Sequence[StoredRow]) -> MoveLedger:
    ledger = MoveLedger(new(table.game, seats, seed_of(table.seed), table.roles, table.options, live=True))
    for row in rows:
        ledger.apply(row)
        if row.number == kept.number and ledger.game.fingerprint() != kept.position["fingerprint"]:
            raise Problem("other-rules")
    return ledger


def seed_of(stored: str) -> int | str:
    """A key has 64 digits; tables of earlier versions have a number."""
    return stored if len(stored) == 64 else int(stored)


def _apply(table: StoredTable, ledger: MoveLedger, rows: Sequence[StoredRow], changed: bool) -> int:
    """The rows since. Where the rules have changed, those that do not fit any more are passed over, and counted: a
    table that was put aside in good order has none."""
    for done, row in enumerate(rows):
        try:
            ledger.apply(row)
        except Exception:
            if not changed:
                raise
            last = rows[-1].number
            log.warning("table %s: the rules have changed, rows %s to %s are void", table.id, row.number, last)
            ledger.keys.update(one.key for one in rows)
            ledger.pass_over(last)
            return len(rows) - done
    return 0


def _reason(error: Exception, number: int) -> KlubovnaError:
    """What broke in a rule may name hidden cards."""
    if isinstance(error, KlubovnaError) and not isinstance(error, RuleError):
        return error
    return RecordError("record-rule", number=number, error=type(error).__name__)
