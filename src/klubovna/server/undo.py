"""Taking a move back: whether it is free, and who has to agree otherwise. Rows in, answers out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from klubovna.kernel.errors import IllegalChoice, Refusal
from klubovna.kernel.game import Game
from klubovna.kernel.text import LANGUAGES
from klubovna.kernel.undoing import Run
from klubovna.server.ledger import MoveLedger
from klubovna.server.problems import Problem
from klubovna.server.wire import UndoShown
from klubovna.server.words import TableWords


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A seat asks the other people at the table; `key` will be the key of the undo's row, so that it is done once."""

    seat: int
    key: str
    waiting_for: list[int]


def people(seats: Sequence[Any]) -> list[int]:
    return [seat.seat for seat in seats if seat.kind in ("person", "hotseat")]


def open_request(table: Any, seats: Sequence[Any], ledger: MoveLedger) -> UndoRequest | None:
    """The request lies in the table's row and each consent in its seat's row: every process sees them.

    Nothing clears them. A request falls by itself with the next row that everybody sees; a secret answer of somebody
    else leaves it standing, for its falling would tell of the answer.
    """
    asking = table.undo_seat
    if asking is None or table.undo_number < max(ledger.last_visible_row, ledger.last_row_of.get(asking, 0)):
        return None
    agreed = {seat.seat for seat in seats if seat.agrees == table.undo_key}
    others = [seat for seat in people(seats) if seat != asking and seat not in agreed]
    return UndoRequest(asking, table.undo_key, others)


def may_undo_alone(game: Game, seat: int, seats: Sequence[Any]) -> bool:
    """Free where the kernel says so, or alone among bots; otherwise the other people are asked first."""
    if game.over:
        raise IllegalChoice("illegal-over")
    if game.can_undo(seat):
        return True
    if isinstance(refused := game.can_take_back(seat), Refusal):
        raise Problem("undo-refused", why={lang: game.text(lang, refused) for lang in LANGUAGES})
    return people(seats) == [seat]


def turn_back(game: Game, seat: int, alone: bool) -> Run | None:
    """The seat's choices of the present turn, where it may take all of them back by itself: its last one it may."""
    turn = game.turn_of(seat)
    return turn if turn.choices > 1 and (alone or turn.free) else None


def undo_shown(
    ledger: MoveLedger, seat: int, request: UndoRequest | None, lang: str, alone: bool, words: TableWords
) -> UndoShown:
    game = ledger.game
    free = game.can_undo(seat)
    possible = free is True or game.can_take_back(seat) is True
    turn = turn_back(game, seat, alone) if possible and (alone or free is True) else None
    return UndoShown(
        free=free is True,
        reason=None if free is True else game.text(lang, free),
        requested_by=None if request is None else request.seat,
        waits_for=[] if request is None else request.waiting_for,
        possible=possible,
        what=words.choices.said(ledger, seat, lang, words.questions) if possible else "",
        turn=0 if turn is None else turn.choices,
    )
