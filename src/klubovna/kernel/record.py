"""Beginning a game, and playing a recorded one again."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.chance import Seed
from klubovna.kernel.errors import KlubovnaError, RecordError, UnknownGame
from klubovna.kernel.feeding import asked, feed_recorded, recorded_index
from klubovna.kernel.game import Game
from klubovna.kernel.registry import rules as rules_of
from klubovna.kernel.rules import Rules


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What `Game.record()` writes."""

    klubovna: int
    game: str
    version: str
    content: str
    seats: int
    seed: int | str
    roles: list[str | None]
    options: dict[str, Any]
    live: bool
    start: Any
    inputs: list[tuple[int, str, Any]]
    fingerprint: str | None = None


def new(
    game: str | Rules[Any],
    seats: int,
    seed: Seed | None = None,
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
    if seed is None:
        guide = made.guides.get(str((options or {}).get("guide")))
        seed = secrets.randbits(64) if guide is None else guide.game.seed
    config = made.config(seats, seed, roles, options)
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
        feed_recorded(g, r.inputs)
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
        g.choose(recorded_index(asked(g, seat, kind, number + 1, raw), number + 1, raw), seat)
        yield g


def unpickled(record: dict[str, Any], sealed: bool, marks: bool, journal: bool) -> Game:
    """A game from another process."""
    game = replay(record, marks=marks, journal=journal)
    game.sealed = sealed
    return game
