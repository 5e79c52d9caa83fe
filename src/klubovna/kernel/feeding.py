"""Recorded answers given to a game: each is checked to be asked and offered, and found by its plain form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import RecordError
from klubovna.kernel.past import DETERMINIZED

if TYPE_CHECKING:
    from klubovna.kernel.driver import Driver


def asked(game: Driver, seat: int, kind: str, number: int, raw: Any) -> Decision[Any]:
    """The open decision that a recorded answer belongs to; `number` is that of the input."""
    name = game.rules.kind_name(kind)
    decision = next((d for d in game.decisions if d.seat == seat and d.kind.name == name), None)
    if decision is None:
        raise RecordError("record-input", number=number, seat=seat, kind=kind, value=repr(raw))
    return decision


def option_index(decision: Decision[Any], raw: Any) -> int | None:
    """Which option has this plain form; None if it is not offered (any more)."""
    for index, option in enumerate(decision.options):
        form = serialize.dump(option)
        if type(form) is type(raw) and form == raw:
            return index
    return None


def recorded_index(decision: Decision[Any], number: int, raw: Any) -> int:
    """Which option was chosen in a record."""
    index = option_index(decision, raw)
    if index is None:
        raise RecordError("record-input", number=number, seat=decision.seat, kind=decision.kind.name, value=repr(raw))
    return index


def feed_recorded(game: Driver, inputs: Sequence[tuple[int, str, Any]], fed: int = 0) -> None:
    """Feed recorded inputs one by one; the first that does not fit is refused by its number, `fed` were before."""
    game.feed([])
    for number, (seat, kind, raw) in enumerate(inputs, fed + 1):
        if kind == DETERMINIZED:
            if all(d.seat != seat for d in game.decisions) or type(raw) not in (int, dict):
                raise RecordError("record-input", number=number, seat=seat, kind=kind, value=repr(raw))
            laid = raw if type(raw) is int else serialize.load(game.rules.state, raw)
            game.feed([(seat, kind, laid, 0)])
            continue
        decision = asked(game, seat, kind, number, raw)
        value = decision.options[recorded_index(decision, number, raw)]
        game.feed([(seat, decision.kind.name, value, len(decision.options))])
