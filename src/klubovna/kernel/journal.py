"""What happened, for people: numbered events with the clause that made them happen."""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from klubovna.kernel import battles, motion

Entry: TypeAlias = tuple["Event", tuple[Any, ...], int]


class Points(NamedTuple):
    """Points that an event brings to the first seat it names: how many, and for what.

    `amount` is a number or the parameter that has it; `at` is its place there if that is a list. `category` is the id
    of a message; `$reason` stands for the words of that parameter.
    """

    amount: int | str
    category: str
    at: int | None = None


class Event:
    """A kind of event: `Event("gained", "side resource amount", rule="res.03", private="")`.

    Parameters are named in the order in which `tell` passes them, the private ones last. A name is also the noun by
    which the value is put into words; `winner:side` names a side "winner". `was` are the names it had in earlier
    versions. `points` are those that it brings, all of them told in public. `shows` is what moves (`motion.py`)
    or `unseen` why nothing does, `battle` what it is in a battle (`battles.py`).
    """

    __slots__ = ("battle", "name", "nouns", "params", "points", "public", "rule", "shows", "unseen", "was")

    def __init__(
        self,
        name: str,
        params: str,
        rule: str,
        private: str = "",
        was: tuple[str, ...] = (),
        points: tuple[Points, ...] = (),
        shows: str = "",
        battle: str = "",
        unseen: str = "",
    ) -> None:
        self.name = name
        self.rule = rule
        self.was = was
        self.points = points
        self.shows = motion.read(shows)
        self.unseen = unseen
        self.battle = battles.read(battle)
        words = [p.partition(":") for p in (*params.split(), *private.split())]
        self.params = tuple(name for name, _, _ in words)
        self.nouns = tuple(noun or name for name, _, noun in words)
        self.public = len(params.split())

    def __repr__(self) -> str:
        return f"Event({self.name})"


FORGOTTEN: Final = Event("forgotten", "", rule="")
"""It has the number of an event that was told with other rules and that there is no more: nobody reads it."""


BLOCK: Final = 64
"""So many events of long ago are kept together, in few bytes."""


class Journal:
    """Entries in a chain of lists that only ever grow, so that clones and undo share the past instead of copying it."""

    __slots__ = ("_blocks", "_events", "_own", "_past", "_start")

    def __init__(self, past: Journal | None = None, start: int = 0) -> None:
        self._past = past
        self._start = start
        self._blocks: list[bytes | list[Entry]] = []
        self._events: dict[str, Event] = {}
        self._own: list[Entry] = []
        """Those after the blocks."""

    def __len__(self) -> int:
        return self._start + len(self._blocks) * BLOCK + len(self._own)

    def add(self, event: Event, params: tuple[Any, ...], seats: int) -> None:
        self._own.append((event, params, seats))
        if len(self._own) >= 2 * BLOCK:
            self._blocks.append(self._packed(self._own[:BLOCK]))
            del self._own[:BLOCK]

    def _packed(self, entries: list[Entry]) -> bytes | list[Entry]:
        for event, _, _ in entries:
            if self._events.setdefault(event.name, event) is not event:
                return entries
        try:
            return marshal.dumps([(event.name, params, seats) for event, params, seats in entries])
        except ValueError:  # a parameter that is no plain value
            return entries

    def _block(self, number: int) -> list[Entry]:
        if number == len(self._blocks):
            return self._own
        block = self._blocks[number]
        if isinstance(block, bytes):
            return [(self._events[name], params, seats) for name, params, seats in marshal.loads(block)]
        return block

    def fork(self, at: int) -> Journal:
        """A journal that goes on from entry `at`; this one stays as it is."""
        node = self
        while node._past is not None and at <= node._start:
            node = node._past
        return Journal(node, at)

    def read(self, since: int, upto: int | None = None) -> Iterator[tuple[int, Entry]]:
        end = len(self) if upto is None else upto
        if self._past is not None and since < self._start:
            yield from self._past.read(since, min(end, self._start))
        number = max(since, self._start)
        while number < end:
            at = min((number - self._start) // BLOCK, len(self._blocks))
            entries, first = self._block(at), self._start + at * BLOCK
            for entry in entries[number - first : end - first]:
                yield number, entry
                number += 1


def event_for(seat: int | None, number: int, entry: Entry) -> dict[str, Any]:
    """One entry as `seat` may see it (None: as everybody may)."""
    event, params, seats = entry
    told = len(params) if seat is not None and seats >> seat & 1 else event.public
    return {
        "number": number,
        "event": event.name,
        "rule": event.rule,
        "params": dict(zip(event.params[:told], params[:told], strict=True)),
    }
