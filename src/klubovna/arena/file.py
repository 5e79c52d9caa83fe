"""A match in one compressed file: what was played stays played, however the run ends."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from klubovna.arena.match import Match, Played
from klubovna.kernel.errors import KlubovnaError

GZIP: Final = 31
"""How zlib is told that its data have the header of gzip."""


class FileError(KlubovnaError):
    """No file of an arena, or one of another match."""


class MatchFile:
    """One line for the match and one for each game, each compressed for itself: what was cut short is left out."""

    def __init__(self, path: Path, match: Match | None = None) -> None:
        self.path = path
        self.played: dict[int, Played] = {}
        lines = list(_lines(path)) if path.exists() else []
        if lines:
            try:
                self.match = msgspec.json.decode(lines[0], type=Match)
                for line in lines[1:]:
                    one = msgspec.json.decode(line, type=Played)
                    self.played[one.number] = one
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                raise FileError("arena-no-file", file=str(path)) from error
            if match is not None and match != self.match:
                raise FileError("arena-other-match", file=str(path))
        elif match is None:
            raise FileError("arena-no-file", file=str(path))
        else:
            self.match = match
        if match is not None:
            _write(path, [msgspec.json.encode(self.match), *map(msgspec.json.encode, self.played.values())])

    def add(self, one: Played) -> None:
        self.played[one.number] = one
        with self.path.open("ab") as file:
            file.write(gzip.compress(msgspec.json.encode(one) + b"\n", mtime=0))

    def games(self) -> list[Played]:
        return [self.played[number] for number in sorted(self.played)]


def _lines(path: Path) -> Iterator[bytes]:
    """The lines of all parts that are whole; the last one may have been cut off."""
    left = path.read_bytes()
    while left:
        part = zlib.decompressobj(GZIP)
        try:
            text = part.decompress(left)
        except zlib.error as error:
            raise FileError("arena-no-file", file=str(path)) from error
        if not part.eof:
            return
        yield from text.splitlines()
        left = part.unused_data


def _write(path: Path, lines: list[Any]) -> None:
    """Anew and whole, so that further games can be added at its end."""
    partly = path.with_name(path.name + ".new")
    partly.write_bytes(gzip.compress(b"".join(line + b"\n" for line in lines), mtime=0))
    partly.replace(path)
