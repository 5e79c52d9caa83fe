"""The next game of the same people: the same seats with the same secrets at a new table, opened once for everybody."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import IntegrityError

from klubovna.server.opening import known_rules, table_row
from klubovna.server.problems import Problem
from klubovna.server.successor import options_after, successor

if TYPE_CHECKING:
    from klubovna.server.clubroom import Clubroom
    from klubovna.server.room import Room

KEPT_OF_A_SEAT: Final = ("seat", "kind", "name", "role", "bot", "token_hash", "guest", "muted")


async def rematch(clubroom: Clubroom, room: Room, onward: bool) -> str:
    """The table at which the same people play again, or the next scenario; two who ask at once get the same."""
    if room.game is None or not room.game.over:
        raise Problem("not-over")
    if room.row.campaign_id is not None:
        raise Problem("in-campaign")
    made = known_rules(room.row.game)
    options = options_after(made, room.row.options, room.game) if onward else room.row.options
    if options is None:
        raise Problem("no-next")
    if room.next is not None and await clubroom.store.table(room.next) is not None:
        return room.next
    seats = [{name: getattr(one, name) for name in KEPT_OF_A_SEAT} for one in room.seats]
    opened = table_row(made, seats, options, None if onward else room.row.roles, room.row.client)
    opened |= {"id": successor(room.id), "clock": room.row.clock, "host": room.row.host, "listed": room.row.listed}
    opened["hints"] = room.row.hints
    rows = [{**one, "table_id": opened["id"]} for one in seats]
    with contextlib.suppress(IntegrityError):  # somebody has opened it in this moment
        await clubroom.store.add_next(room.id, opened, rows)
    await clubroom.room(opened["id"])
    room.next = opened["id"]
    room.notify_watchers()
    return str(opened["id"])
