"""Information states: everything that a seat has seen and done from the beginning, as text and as numbers.

A seat remembers what it was told (the journal as it may read it), what it answered, and what lay before it whenever it
was asked; then comes what it sees now. Two positions in which all of that is equal cannot be told apart by the seat.
"""

from __future__ import annotations

import hashlib
from array import array
from typing import Any, Final

import msgspec
import numpy as np

from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.rules import Rules
from klubovna.research.declaration import declared, flattened
from klubovna.research.encoder import Encoder, Numbers, encoder

WIDTH: Final = 12
"""Numbers of an event or an answer: its name, how many numbers follow, and as many of them as there is room for."""
DIGEST: Final = 2
DIGEST_BYTES: Final = 3
"""At the end a digest of the text, in numbers that single precision holds too: what differs there differs here."""


class Recall:
    """What the seats of one game remember. It needs a game with a journal, and every choice before it is made."""

    __slots__ = ("_digests", "_heard", "_lines", "_rows")

    def __init__(self, seats: int) -> None:
        self._heard = [0] * seats
        self._lines: list[list[str]] = [[] for _ in range(seats)]
        self._rows = [array("i") for _ in range(seats)]
        self._digests = [b""] * seats

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        new = Recall.__new__(Recall)
        new._heard = self._heard[:]
        new._lines = [lines[:] for lines in self._lines]
        new._rows = [rows[:] for rows in self._rows]
        new._digests = self._digests[:]
        return new

    def chosen(self, game: Game, decision: Decision[Any], index: int) -> None:
        """Note what a seat is about to answer, and what it has seen until then."""
        seat = decision.seat
        self._listen(game, seat)
        value = serialize.dump(decision.options[index])
        seen = hashlib.blake2b(seen_now(game, seat), digest_size=8).hexdigest()
        self._note(seat, f"> {decision.kind.name} {msgspec.json.encode(value).decode()} {seen}")
        self._rows[seat].extend(_row(encoder(game.rules), decision.kind.name, value))

    def _note(self, seat: int, line: str) -> None:
        self._lines[seat].append(line)
        self._digests[seat] = _digest(self._digests[seat] + line.encode())

    def _listen(self, game: Game, seat: int) -> None:
        words = encoder(game.rules)
        for event in game.events(seat, self._heard[seat]):
            params = list(event["params"].values())
            self._note(seat, f"{event['event']} {msgspec.json.encode(serialize.dump(params)).decode()}")
            self._rows[seat].extend(_row(words, event["event"], params))
        self._heard[seat] = game.happened

    def text(self, game: Game, seat: int) -> str:
        """The information state of a seat, exactly."""
        self._listen(game, seat)
        return "\n".join([f"seat {seat} of {game.seats}", *self._lines[seat], seen_now(game, seat).decode()])

    def numbers(self, game: Game, seat: int) -> Numbers:
        """The same as numbers: the present observation, how much is remembered, and a row for everything that is.

        There is room for as many rows as `research.toml` says, which a long game may exceed: then the oldest are gone,
        and the count tells. A row holds the first ten numbers of an event; the text holds all. The last two numbers are
        a digest of the text: two states with different texts have different numbers, whatever had no room.
        """
        self._listen(game, seat)
        most = declared(game.rules).declaration.events
        rows = self._rows[seat]
        whole = np.zeros(numbers_size(game.rules), np.int32)
        now = encoder(game.rules)
        now.flat(game, seat, whole[: now.size])
        whole[now.size] = len(rows) // WIDTH
        kept = np.frombuffer(rows, np.int32)[-most * WIDTH :]
        whole[now.size + 1 : now.size + 1 + len(kept)] = kept
        digest = _digest(self._digests[seat] + seen_now(game, seat))
        whole[-DIGEST:] = [int.from_bytes(digest[i * DIGEST_BYTES :][:DIGEST_BYTES], "big") for i in range(DIGEST)]
        return whole


def numbers_size(rules: Rules[Any]) -> int:
    """The length of an information state in numbers."""
    return encoder(rules).size + 1 + WIDTH * declared(rules).declaration.events + DIGEST


def _digest(text: bytes) -> bytes:
    return hashlib.blake2b(text, digest_size=16).digest()


def seen_now(game: Game, seat: int) -> bytes:
    """What a seat sees now and what it is asked, as JSON."""
    asked = game.owed(seat)
    question = asked and [asked.kind.name, serialize.dump(asked.about), serialize.dump(asked.options)]
    return msgspec.json.encode([game.look(seat), question])


def _row(words: Encoder, name: str, value: Any) -> list[int]:
    numbers = flattened(value if isinstance(value, list) else [value], words.names)
    kept = numbers[: WIDTH - 2]
    return [words.names[name], len(numbers), *kept, *[0] * (WIDTH - 2 - len(kept))]
