"""Kept games as tables: from the file of `klubovna arena --records` to NumPy, Arrow and Parquet.

Two tables. `games` has a row for each seat of each game: who sat there, what it played, how it ended. `choices` has a
row for each answer, those included to which there was no alternative. Both say in their schema's
metadata by which rules they were played. `positions` plays the games again for who wants to see the tables themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from klubovna.arena.file import Header, MatchFile
from klubovna.arena.match import Played
from klubovna.arena.standings import won
from klubovna.kernel.feeding import recorded_index
from klubovna.kernel.game import Game
from klubovna.kernel.record import replay_steps

AT_ONCE: Final = 64
"""So many games are read before a part of a table is written."""

_WORD: Final = pa.dictionary(pa.int32(), pa.string())
GAMES: Final = pa.schema(
    {
        "game": pa.int32(),
        "seed": pa.uint64(),
        "seat": pa.int8(),
        "player": _WORD,
        "role": _WORD,
        "score": pa.int32(),
        "rank": pa.int8(),
        "won": pa.float32(),
        "decisions": pa.int32(),
        "seconds": pa.float32(),
        "replaced": pa.int32(),
    }
)
CHOICES: Final = pa.schema(
    {
        "game": pa.int32(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "kind": _WORD,
        "answer": _WORD,
        "won": pa.float32(),
    }
)


class Position(NamedTuple):
    """A table before a choice; `chosen` is the index of the option taken. The game goes on: copy what you keep."""

    game: Game
    seat: int
    chosen: int
    played: Played


def games(path: Path | str) -> Any:
    """One row for each seat of each game, as a `pyarrow.Table`."""
    return _whole(path, GAMES, _game_rows)


def choices(path: Path | str) -> Any:
    """One row for each answer, as a `pyarrow.Table`; answers are JSON."""
    return _whole(path, CHOICES, _choice_rows)


def arrays(table: Any) -> dict[str, NDArray[Any]]:
    """The columns of a table as NumPy arrays; words as objects."""
    return {name: table.column(name).to_numpy() for name in table.column_names}


def write_parquet(path: Path | str, folder: Path | str) -> None:
    """`games.parquet` and `choices.parquet`, a few games at a time."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema, rows in (("games", GAMES, _game_rows), ("choices", CHOICES, _choice_rows)):
        parts = _parts(path, schema, rows)
        first = next(parts)
        with pq.ParquetWriter(folder / f"{name}.parquet", first.schema) as writer:
            writer.write_batch(first)
            for part in parts:
                writer.write_batch(part)


def positions(path: Path | str) -> Iterator[Position]:
    """Every choice between two options or more, with the table before it: the games are played again."""
    for one in MatchFile(path).games():
        record = one.record
        for game in replay_steps(record):
            number = game.inputs
            if number == len(record["inputs"]):
                break
            seat, _, raw = record["inputs"][number]
            yield Position(game, seat, recorded_index(game.asked(seat), number + 1, raw), one)


def _game_rows(header: Header, one: Played) -> Iterator[tuple[Any, ...]]:
    for seat, player in enumerate(one.players):
        yield (
            one.number,
            one.seed,
            seat,
            header.match.players[player],
            one.roles[seat] if one.roles else None,
            one.scores[seat],
            one.ranks[seat],
            won(one, seat),
            one.decisions,
            one.seconds[seat],
            one.replaced[seat] if one.replaced else 0,
        )


def _choice_rows(header: Header, one: Played) -> Iterator[tuple[Any, ...]]:
    for step, (seat, kind, raw) in enumerate(one.record["inputs"]):
        yield one.number, step, seat, kind, msgspec.json.encode(raw).decode(), won(one, seat)


def _parts(path: Path | str, schema: Any, rows_of: Any) -> Iterator[Any]:
    file = MatchFile(path)
    header = file.header
    about = {b"klubovna.header": msgspec.json.encode(header)}
    rows: list[tuple[Any, ...]] = []
    for number, one in enumerate(file.games(), 1):
        rows += rows_of(header, one)
        if number % AT_ONCE == 0:
            yield _part(rows, schema, about)
            rows = []
    yield _part(rows, schema, about)


def _part(rows: list[tuple[Any, ...]], schema: Any, about: dict[bytes, bytes]) -> Any:
    columns = list(zip(*rows, strict=True)) if rows else [()] * len(schema)
    arrays = [pa.array(column, field.type) for column, field in zip(columns, schema, strict=True)]
    return pa.record_batch(arrays, schema=schema.with_metadata(about))


def _whole(path: Path | str, schema: Any, rows_of: Any) -> Any:
    return pa.Table.from_batches(_parts(path, schema, rows_of)).unify_dictionaries()


def header(table: Any) -> Header:
    """By which rules, and in which match, the rows of a table were played."""
    return msgspec.json.decode(table.schema.metadata[b"klubovna.header"], type=Header)
