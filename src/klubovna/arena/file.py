"""A match in one compressed file: what was played stays played, however the run ends.

Lines of JSON, each compressed for itself (`zcat` reads them): first a `Header`, then one `Played` for each game with
its result and its record. It is written and read game by game, never as a whole.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from klubovna.arena.match import Match, Played
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.registry import rules

FORMAT: Final = 2
"""Counts up when a reader of today could not read what is written. In format 1 the first line was the bare match."""
GZIP: Final = 31
"""How zlib is told that its data have the header of gzip."""
AT_ONCE: Final = 1 << 20


class FileError(KlubovnaError):
    """No file of an arena, one of another match, or one of other rules."""


class Header(msgspec.Struct, frozen=True):
    """What the games of a file have in common: who played, by which rules, with which content."""

    records: int
    match: Match
    version: str = ""
    content: str = ""

    @classmethod
    def of(cls, match: Match) -> Header:
        made = rules(match.game)
        return cls(FORMAT, match, made.version, made.content.digest)


class MatchFile:
    """With a match it is begun, or taken up where it ends; without one it is read.

    `played` are its games without their records, by number; `games` reads them with their records, one at a time.
    """

    def __init__(self, path: Path | str, match: Match | None = None) -> None:
        self.path = path = Path(path)
        self.played: dict[int, Played] = {}
        whole = 0
        lines = _lines(path) if path.exists() else iter(())
        first = next(lines, None)
        if first is not None:
            self.header = self._read_header(first[0])
            whole = first[1]
            for line, end in lines:
                one = self._read(line)
                one.record = None
                self.played[one.number] = one
                whole = end
            if match is not None and match != self.header.match:
                raise FileError("arena-other-match", file=str(path))
            if match is not None and self.header != Header.of(match):
                raise FileError("arena-other-rules", file=str(path), version=self.header.version)
        elif match is None:
            raise FileError("arena-no-file", file=str(path))
        else:
            self.header = Header.of(match)
        self.match = self.header.match
        if match is not None:
            with path.open("ab") as file:
                file.truncate(whole)  # a game that was being written when the run ended
            if not whole:
                self._append(self.header)

    def add(self, one: Played) -> None:
        self._append(one)
        self.played[one.number] = msgspec.structs.replace(one, record=None)

    def games(self) -> Iterator[Played]:
        lines = _lines(self.path)
        next(lines)
        for line, _ in lines:
            yield self._read(line)

    def _append(self, line: Header | Played) -> None:
        with self.path.open("ab") as file:
            file.write(gzip.compress(msgspec.json.encode(line) + b"\n", mtime=0))

    def _read(self, line: bytes) -> Played:
        try:
            return msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError as error:
            raise FileError("arena-no-file", file=str(self.path)) from error

    def _read_header(self, line: bytes) -> Header:
        with suppress(msgspec.MsgspecError):
            return Header(1, msgspec.json.decode(line, type=Match))
        try:
            header = msgspec.json.decode(line, type=Header)
        except msgspec.MsgspecError as error:
            raise FileError("arena-no-file", file=str(self.path)) from error
        if header.records > FORMAT:
            raise FileError("arena-newer-file", file=str(self.path), format=str(header.records))
        return header


def _lines(path: Path) -> Iterator[tuple[bytes, int]]:
    """The lines of all parts that are whole, each with where its part ends; the last one may have been cut off."""
    part, text, end = zlib.decompressobj(GZIP), b"", 0
    with path.open("rb") as file:
        while data := file.read(AT_ONCE):
            left = data
            while left:
                try:
                    text += part.decompress(left)
                except zlib.error as error:
                    raise FileError("arena-no-file", file=str(path)) from error
                if not part.eof:
                    break
                left = part.unused_data
                end = file.tell() - len(left)
                for line in text.splitlines():
                    yield line, end
                part, text = zlib.decompressobj(GZIP), b""
