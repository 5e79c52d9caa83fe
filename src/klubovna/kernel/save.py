"""A running game put aside and taken up again, by this version or a later one, without playing it from the start."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.errors import KlubovnaError, RecordError, SetupError, UnknownGame
from klubovna.kernel.feeding import feed_recorded
from klubovna.kernel.game import Game
from klubovna.kernel.journal import FORGOTTEN, Journal
from klubovna.kernel.migration import migrate
from klubovna.kernel.past import Checkpoint, Folded
from klubovna.kernel.record import Record
from klubovna.kernel.registry import rules as rules_of
from klubovna.kernel.rules import Rules
from klubovna.kernel.undoing import CHOICES_KEPT


class SavedCheckpoint(msgspec.Struct):
    """A checkpoint: after how many inputs and events, and the state there."""

    inputs: int
    events: int
    state: dict[str, Any]


class Save(msgspec.Struct):
    """What `save` writes. It holds everything, hidden cards and chance too: for the server's own use.

    From `back` on choices can be taken back without playing the game again; `last` is the latest checkpoint, from which
    a game goes on whose rules have changed. `journal` has the events up to it.
    """

    record: Record
    shape: str
    upgraded: bool
    back: SavedCheckpoint
    last: SavedCheckpoint
    journal: list[tuple[str, list[Any], int]]


msgspec.json.Decoder(Save)  # known from now on: two threads must not meet a new struct at once


class Resumed(NamedTuple):
    game: Game
    left_behind: dict[str, Any] | None
    """The record up to the point from which the game goes on with other rules."""


def save(game: Game) -> dict[str, Any]:
    """A game as it stands, as JSON-able values."""
    back, last = game.marks(CHOICES_KEPT)
    return {
        "record": game.record(),
        "shape": game.rules.shape,
        "upgraded": game.upgraded,
        "back": _mark(back),
        "last": _mark(last),
        "journal": [
            (event.name, [_packed(value) for value in params], seats)
            for event, params, seats in game.journal(last.journaled)
        ],
    }


def _mark(checkpoint: Checkpoint) -> dict[str, Any]:
    return {
        "inputs": checkpoint.number,
        "events": checkpoint.journaled,
        "state": serialize.dump(checkpoint.state),
    }


def resume(saved: Any, *, live: bool = True) -> Resumed:
    """Take a game up again. If the rules have changed, it goes on from its last checkpoint with those of today."""
    try:
        kept = msgspec.convert(saved, Save)
        made = rules_of(kept.record.game)
    except msgspec.ValidationError as error:
        raise RecordError("record-shape", error=str(error)) from error
    except UnknownGame as error:
        raise RecordError("record-game", game=kept.record.game) from error
    record = kept.record
    if (record.version, record.content, kept.shape) == (made.version, made.content.digest, made.shape):
        try:
            return Resumed(_as_it_was(made, kept, live), None)
        except Exception:  # a rule has changed and nothing says so
            pass
    return Resumed(_upgraded(made, kept, live), _left_behind(kept))


def _as_it_was(made: Rules[Any], kept: Save, live: bool) -> Game:
    record, mark = kept.record, kept.back
    config = made.config(record.seats, record.seed, record.roles, record.options)
    state = serialize.load(made.state, mark.state)
    game = Game(made, config, state, live=live, marks=True, journal=True)
    game.start, game.upgraded = record.start, kept.upgraded
    before = [(seat, kind, raw, 0) for seat, kind, raw in record.inputs[: mark.inputs]]
    game.take_up(Folded().and_then(before) if before else None, _journal(made, kept, mark.events))
    feed_recorded(game, record.inputs[mark.inputs :], mark.inputs)
    if game.fingerprint() != record.fingerprint:
        raise RecordError("record-end", number=len(record.inputs), version=record.version, ours=made.version)
    return game


def _upgraded(made: Rules[Any], kept: Save, live: bool) -> Game:
    """From the last checkpoint, with what was answered since as far as it is still asked."""
    record, mark = kept.record, kept.last
    migrate(mark.state, record.version, made.migrations)
    state = serialize.load(made.state, mark.state)
    try:
        config = made.config(record.seats, record.seed, record.roles, record.options)
    except SetupError:  # roles and options are in the state already
        config = made.config_of_old(record.seats, record.seed)
    start = serialize.dump(state)
    for fitting in range(len(record.inputs), mark.inputs - 1, -1):
        game = Game(made, config, state.clone(), live=live, marks=True, journal=True)
        game.start, game.upgraded = start, True
        game.take_up(None, _journal(made, kept, mark.events))
        try:
            feed_recorded(game, record.inputs[mark.inputs : fitting])
            game.settle()
            game.look(None)
        except Exception as error:
            if fitting == mark.inputs:
                raise _reason(error, fitting) from error
            continue
        return game
    raise AssertionError("the last try returns or raises")


def _left_behind(kept: Save) -> dict[str, Any]:
    record: dict[str, Any] = msgspec.to_builtins(kept.record)
    return {**record, "inputs": [list(one) for one in record["inputs"][: kept.last.inputs]], "fingerprint": None}


def _reason(error: Exception, number: int) -> KlubovnaError:
    """What broke in a rule may name hidden cards."""
    if isinstance(error, RecordError):
        return error
    return RecordError("record-rule", number=number, error=type(error).__name__)


def _journal(made: Rules[Any], kept: Save, events: int) -> Journal:
    """Events of today with these names; one that there is no more is forgotten, but it keeps its number."""
    journal = Journal()
    for name, packed, seats in kept.journal[:events]:
        event = made.event_named(name)
        if event is None or len(packed) not in (event.public, len(event.params)):
            journal.add(FORGOTTEN, (), 0)
        else:
            journal.add(event, tuple(_unpacked(value) for value in packed), seats)
    return journal


def _packed(value: Any) -> Any:
    """A parameter of an event as JSON; a tuple stays one."""
    if isinstance(value, tuple):
        return {"tuple": [_packed(one) for one in value]}
    if isinstance(value, list):
        return [_packed(one) for one in value]
    return serialize.dump(value)


def _unpacked(value: Any) -> Any:
    if isinstance(value, dict) and value.keys() == {"tuple"}:
        return tuple(_unpacked(one) for one in value["tuple"])
    return [_unpacked(one) for one in value] if isinstance(value, list) else value
