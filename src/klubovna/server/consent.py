"""Taking a move back: freely, or when the others at the table agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from klubovna.kernel.errors import IllegalChoice, Refusal
from klubovna.kernel.game import Game
from klubovna.kernel.text import LANGUAGES
from klubovna.server.problems import Problem
from klubovna.server.wire import UndoShown

if TYPE_CHECKING:
    from klubovna.server.room import Room


class Consent:
    """The request lies in the table's row and each consent in its seat's row: every process sees them.

    Nothing clears them. A request falls by itself with the next row that everybody sees; a secret answer of somebody
    else leaves it standing, for its falling would tell of the answer.
    """

    def __init__(self, room: Room) -> None:
        self.room = room

    @property
    def asked(self) -> int | None:
        """The seat that asks the others."""
        room, row = self.room, self.room.row
        if row.undo_seat is None or row.undo_number < max(room.loud, room.moved.get(row.undo_seat, 0)):
            return None
        return int(row.undo_seat)

    def waits_for(self) -> list[int]:
        room, asked = self.room, self.asked
        if asked is None:
            return []
        agreed = {seat.seat for seat in room.seats if seat.agrees == room.row.undo_key}
        return [other for other in room.people() if other != asked and other not in agreed]

    def shown(self, game: Game, seat: int, lang: str) -> UndoShown:
        free = game.can_undo(seat)
        return UndoShown(
            free=free is True,
            reason=None if free is True else game.text(lang, free),
            asked=self.asked,
            waits_for=self.waits_for(),
        )

    async def ask(self, seat: int, key: str) -> bool:
        """Free where the kernel says so; otherwise the other people at the table are asked first.

        False: another row came first, and everything is to be looked at again.
        """
        room = self.room
        if key in room.keys or key == room.row.undo_key:
            return True
        game = room.playing()
        if game.over:
            raise IllegalChoice("illegal-over")
        free = game.can_undo(seat)
        if not free and not self._has_chosen(seat):
            raise Problem("undo-refused", why={lang: game.text(lang, Refusal("nothing")) for lang in LANGUAGES})
        if free or room.people() == [seat]:
            return await room.take_back(seat, key)
        await room.store.ask_undo(room.id, seat, room.number, key)
        await room.reread()
        return True

    def _has_chosen(self, seat: int) -> bool:
        try:
            self.room.playing().clone().take_back(seat)
        except IllegalChoice:
            return False
        return True

    async def answer(self, seat: int, agree: bool) -> bool:
        """One of the others agrees, or not. The undo has the key of its request: it is done once."""
        room = self.room
        await room.reread()
        asked, key = self.asked, room.row.undo_key
        if asked is None or seat == asked:
            raise Problem("no-undo-asked")
        if not agree:
            await room.store.refuse_undo(room.id, key)
            await room.reread()
            return True
        await room.store.agree(room.id, seat, key)
        await room.reread()
        return bool(self.waits_for()) or self.asked is None or await room.take_back(asked, key)
