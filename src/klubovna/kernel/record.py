"""Beginning a game, and playing a recorded one again."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import KlubovnaError, RecordError, UnknownGame
from klubovna.kernel.game import Game
from klubovna.kernel.past import DETERMINIZED
from klubovna.kernel.registry import rules as rules_of
from klubovna.kernel.rules import Rules


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What `Game.record()` writes."""

    klubovna: int
    game: str
    version: str
    content: str
    seats: int
    seed: int
    roles: list[str | None]
    options: dict[str, Any]
    live: bool
    start: Any
    inputs: list[tuple[int, str, Any]]
    fingerprint: str | None = None


def new(
    game: str | Rules[Any],
    seats: int,
    seed: int | None = None,
    roles: Sequence[str | None] | None = None,
    options: dict[str, Any] | None = None,
    *,
    live: bool = False,
    marks: bool = True,
    journal: bool = True,
    start: Any = None,
) -> Game:
    """Begin a game. Without a seed one is drawn; `start` is a position as JSON to begin from instead of the set-up.

    `live` is a table with people at it; `marks=False, journal=False` is the fast way, for simulation.
    """
    made = rules_of(game) if isinstance(game, str) else game
    config = made.config(seats, secrets.randbits(64) if seed is None else seed, roles, options)
    state = made.setup(config) if start is None else serialize.load(made.state, start)
    g = Game(made, config, state, live=live, marks=marks, journal=journal)
    g.start = start
    g.begin()
    return g


def replay(record: Any, *, live: bool | None = None, marks: bool = True, journal: bool = True) -> Game:
    """Play a recorded game again. The first input that does not fit is refused by its number."""
    try:
        r = msgspec.convert(record, Record)
    except msgspec.ValidationError as error:
        raise RecordError("record-shape", error=str(error)) from error
    if r.klubovna != 1:
        raise RecordError("record-shape", error=f"klubovna = {r.klubovna}")
    try:
        made = rules_of(r.game)
    except UnknownGame as error:
        raise RecordError("record-game", game=r.game) from error
    if r.content != made.content.digest:
        raise RecordError("record-content", game=r.game, content=r.content, ours=made.content.digest)
    try:
        config = made.config(r.seats, r.seed, r.roles, r.options)
        state = made.setup(config) if r.start is None else serialize.load(made.state, r.start)
    except RecordError:
        raise
    except KlubovnaError as error:
        raise RecordError("record-setup", error=str(error)) from error
    g = Game(made, config, state, live=r.live if live is None else live, marks=marks, journal=journal)
    g.start = r.start
    try:
        _feed(g, r)
        if r.fingerprint is not None and g.fingerprint() != r.fingerprint:
            raise RecordError("record-end", number=len(r.inputs), version=r.version, ours=made.version)
        g.settle()
    except KlubovnaError:
        raise
    except Exception as error:  # a position made up by hand can break any rule
        raise RecordError("record-rule", number=g.inputs, error=f"{type(error).__name__}: {error}") from error
    return g


def replay_steps(record: dict[str, Any], *, live: bool | None = None) -> Iterator[Game]:
    """Play a recorded game again, choice by choice: the same game, first at its beginning, then after each choice."""
    inputs = record["inputs"]
    g = replay({**record, "inputs": [], "fingerprint": None}, live=live)
    yield g
    while (number := g.inputs) < len(inputs):
        seat, kind, raw = inputs[number]
        g.choose(_index(_asked(g, seat, kind, number + 1, raw), number + 1, raw), seat)
        yield g


def _asked(g: Game, seat: int, kind: str, number: int, raw: Any) -> Decision[Any]:
    decision = next((d for d in g.decisions if d.seat == seat and d.kind.name == kind), None)
    if decision is None:
        raise RecordError("record-input", number=number, seat=seat, kind=kind, value=repr(raw))
    return decision


def _index(decision: Decision[Any], number: int, raw: Any) -> int:
    """Which option was chosen; JSON has it as its plain form."""
    for index, option in enumerate(decision.options):
        if _same(serialize.dump(option), raw):
            return index
    raise RecordError("record-input", number=number, seat=decision.seat, kind=decision.kind.name, value=repr(raw))


def _feed(g: Game, r: Record) -> None:
    """Feed the inputs one by one, checking that each was asked and offered."""
    g.feed([])
    for number, (seat, kind, raw) in enumerate(r.inputs, 1):
        if kind == DETERMINIZED:
            if all(d.seat != seat for d in g.decisions) or type(raw) is not int:
                raise RecordError("record-input", number=number, seat=seat, kind=kind, value=repr(raw))
            g.feed([(seat, kind, raw, 0)])
            continue
        decision = _asked(g, seat, kind, number, raw)
        value = decision.options[_index(decision, number, raw)]
        g.feed([(seat, kind, value, len(decision.options))])


def _same(option: Any, raw: Any) -> bool:
    return type(option) is type(raw) and bool(option == raw)
