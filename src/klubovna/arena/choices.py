"""What was chosen in kept games: how often by kind, and how often by those who won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from klubovna.arena.match import Played
from klubovna.arena.standings import won

MOST: Final = 5
"""So many answers of a kind are told, unless it is asked for."""


class Count(msgspec.Struct):
    """An answer to a kind of decision; `share` is its part of all answers of that kind."""

    kind: str
    answer: str
    chosen: int
    share: float
    win_rate: float


def _answers(played: Iterable[Played]) -> Iterator[tuple[Played, int, str, str]]:
    for one in played:
        for seat, kind, raw in (one.record or {}).get("inputs", ()):
            yield one, seat, kind, _word(raw)


def _word(raw: Any) -> str:
    return "–" if raw is None else raw if isinstance(raw, str) else msgspec.json.encode(raw).decode()


def _counts(found: Iterator[tuple[Played, int, str, str]], most: int | None) -> list[Count]:
    chosen: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    wins: dict[tuple[str, str], float] = defaultdict(float)
    for one, seat, kind, answer in found:
        chosen[kind][answer] += 1
        wins[kind, answer] += won(one, seat)
    rows: list[Count] = []
    for kind in sorted(chosen):
        answers, whole = chosen[kind], sum(chosen[kind].values())
        for answer in sorted(answers, key=lambda answer: (-answers[answer], answer))[:most]:
            count = answers[answer]
            rows.append(Count(kind, answer, count, count / whole, wins[kind, answer] / count))
    return rows


def by_kind(played: Iterable[Played], kind: str | None = None) -> list[Count]:
    """Every kind with its most frequent answers, or one kind with all of them."""
    found = (one for one in _answers(played) if kind is None or one[2] == kind)
    return _counts(found, MOST if kind is None else None)


def openings(played: Iterable[Played]) -> list[Count]:
    """The first answer of every seat, with the role it plays."""
    met: set[tuple[int, int]] = set()

    def first() -> Iterator[tuple[Played, int, str, str]]:
        for one, seat, kind, answer in _answers(played):
            if (one.number, seat) not in met:
                met.add((one.number, seat))
                role = one.roles[seat] if one.roles else None
                yield one, seat, kind if role is None else f"{role}: {kind}", answer

    return _counts(first(), MOST)
