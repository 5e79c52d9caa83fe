"""A game that does not go on as it began: somebody concedes, is missing, or all agree to end it."""

from __future__ import annotations

from time import monotonic

from klubovna.server.hosting import PEOPLE, Present, called, changing, close_now, require_going, vacate
from klubovna.server.problems import Problem
from klubovna.server.room import Room
from klubovna.server.scenes import END
from klubovna.server.talk import give_notice


class Absent:
    """Since when nobody has looked at a table from a seat; at first since the server began."""

    def __init__(self) -> None:
        self._began = monotonic()
        self._since: dict[tuple[str, int], float] = {}

    def gone(self, table: str, seat: int) -> None:
        self._since[table, seat] = monotonic()

    def back(self, table: str, seat: int) -> None:
        self._since.pop((table, seat), None)

    def seconds(self, table: str, seat: int) -> float:
        return monotonic() - self._since.get((table, seat), self._began)


def require_running(room: Room) -> None:
    require_going(room)
    if room.row.status != "running":
        raise Problem("not-running")


async def concede(room: Room, seat: int) -> None:
    """A bot plays on for the seat; the game of the last person is over."""
    require_running(room)
    await vacate(room, seat, "conceded")


async def replace(room: Room, seat: int, by: int, present: Present, absent: Absent) -> None:
    """A bot takes the place of somebody who is not there: at the host's word, or after a time at anybody's."""
    require_running(room)
    if present[room.id, seat]:
        raise Problem("seat-present")
    minutes = room.settings.missing_minutes
    if room.row.host != by and absent.seconds(room.id, seat) < 60 * minutes:
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
