"""A game that does not go on as it began: somebody concedes, is missing, or all agree to end it."""

from __future__ import annotations

from klubovna.server.hosting import PEOPLE, called, changing, close_now, require_going, vacate
from klubovna.server.presence import Presence
from klubovna.server.problems import Problem
from klubovna.server.room import Room
from klubovna.server.scenes import END
from klubovna.server.talk import give_notice


def require_running(room: Room) -> None:
    require_going(room)
    if room.row.status != "running":
        raise Problem("not-running")


async def concede(room: Room, seat: int) -> None:
    """A bot plays on for the seat; the game of the last person is over."""
    require_running(room)
    await vacate(room, seat, "conceded")


async def replace(room: Room, seat: int, by: int, presence: Presence) -> None:
    """A bot takes the place of somebody who is not there: at the host's word, or after a time at anybody's."""
    require_running(room)
    away = await presence.seconds_away(room.id, seat)
    if not away:
        raise Problem("seat-present")
    minutes = room.settings.missing_minutes
    if room.row.host != by and away < 60 * minutes:
        raise Problem("not-missing", minutes=f"{minutes:g}")
    await vacate(room, seat, "replaced")


async def offer_end(room: Room, seat: int, agree: bool) -> None:
    """When all people at the table agree, the game ends without a winner."""
    async with changing(room):
        require_running(room)
        was = room.seats[seat].agrees == END
        await room.store.agree(room.id, seat, END if agree else None)
        await room.reread()
        if agree and all(one.agrees == END for one in room.seats if one.kind in PEOPLE):
            await close_now(room)
            await give_notice(room, "ended", called(room, seat))
        elif agree != was:
            await give_notice(room, "wants-end" if agree else "plays-on", called(room, seat))
