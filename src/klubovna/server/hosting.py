"""Who opened a table keeps it in order: sends somebody away, mutes, closes, gives a lost seat back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from klubovna.server.limits import Buckets
from klubovna.server.links import make_link, revoke_link, use_link
from klubovna.server.names import new_name
from klubovna.server.opening import guided, known_rules
from klubovna.server.presence import Presence
from klubovna.server.problems import Problem
from klubovna.server.room import Room
from klubovna.server.talk import give_notice, require_pace

PEOPLE: Final = ("person", "hotseat")


def require_going(room: Room) -> None:
    """Nothing is played at a table that was closed."""
    if room.row.status == "closed":
        raise Problem("closed")


async def admit_host(room: Room, seat: int, token: str | None) -> None:
    await room.admit(seat, token)
    if room.row.host != seat:
        raise Problem("not-host")


@asynccontextmanager
async def changing(room: Room) -> AsyncIterator[None]:
    """A change of who sits where: made on what the rows say now, then told to everybody."""
    async with room.lock:
        await room.reread()
        yield
        await room.reread()
    room.notify_watchers()
    room.answer_automatically()


def _person(room: Room, seat: int) -> Any:
    if not 0 <= seat < len(room.seats):
        raise Problem("no-seat")
    found = room.seats[seat]
    if found.kind not in PEOPLE:
        raise Problem("no-person")
    return found


def called(room: Room, seat: int) -> str:
    return room.seats[seat].name or f"#{seat + 1}"


async def vacate(room: Room, seat: int, notice: str) -> None:
    """Somebody leaves or is sent away: the chair is free again, or a bot goes on with the game."""
    async with changing(room):
        require_going(room)
        if room.row.status == "over":
            return
        who = _person(room, seat)
        name = called(room, seat)
        if room.row.status == "open":
            after = {"kind": "open"}
        else:
            after = {"kind": "bot", "bot": "greedy"}
        gone = {"name": "", "token_hash": None, "guest": False, "muted": False, "agrees": None}
        if not await room.store.take_seat(room.id, seat, who.kind, **gone, **after):
            raise Problem("no-person")
        await revoke_link(room.store, room.id, seat)
        await give_notice(room, notice, name)
        await room.reread()
        await _pass_on(room, seat)


async def _pass_on(room: Room, seat: int) -> None:
    """Without its host a table has another one; without people it is closed."""
    people = [other.seat for other in room.seats if other.kind in PEOPLE and other.token_hash is not None]
    if not people:
        await room.store.change_table(room.id, status="closed", host=None)
    elif room.row.host == seat:
        await room.store.change_table(room.id, host=people[0])
        await give_notice(room, "host", called(room, people[0]))


async def close_now(room: Room) -> None:
    await room.store.change_table(room.id, status="closed")


async def close(room: Room, by: int) -> None:
    """The table is over for everybody; what was played stays in its rows."""
    async with changing(room):
        if room.row.status in ("open", "running"):
            await close_now(room)
            await give_notice(room, "closed", called(room, by))


async def mute(room: Room, seat: int, muted: bool) -> None:
    """Whoever is muted plays on and says nothing."""
    async with changing(room):
        who = _person(room, seat)
        if bool(who.muted) != muted and await room.store.take_seat(room.id, seat, who.kind, muted=muted):
            await give_notice(room, "muted" if muted else "unmuted", called(room, seat))


async def link(room: Room, seat: int, by: int, presence: Presence, pace: Buckets) -> str:
    """A link for one's own seat; the host makes one for any seat at which nobody is now."""
    if not 0 <= seat < len(room.seats):
        raise Problem("no-seat")
    require_going(room)
    if by != seat:
        if room.row.host != by:
            raise Problem("not-host")
        taken = room.seats[seat].kind in PEOPLE
        if taken and not await presence.seconds_away(room.id, seat):
            raise Problem("seat-present")
        if not taken and guided(known_rules(room.row.game), room.row.options):
            raise Problem("guided-alone")
        require_pace(pace, f"{room.id}/{by}")
        await give_notice(room, "link" if taken else "invite", called(room, seat) if taken else str(seat + 1))
    return await make_link(room.store, room.id, seat)


async def unlink(room: Room, seat: int, by: int) -> None:
    if by not in (seat, room.row.host):
        raise Problem("not-host")
    if not await revoke_link(room.store, room.id, seat):
        raise Problem("link-used")


async def claim(room: Room, seat: int, code: str, name: str) -> str:
    """Who has the link has the seat from now on, and who had it before has it no more."""
    if not 0 <= seat < len(room.seats):
        raise Problem("no-seat")
    async with changing(room):
        require_going(room)
        values: dict[str, Any] = {}
        if room.seats[seat].kind not in PEOPLE:
            others = (other.name for other in room.seats if other.seat != seat and other.kind != "open")
            values = {"kind": "person", "name": new_name(name, others), "bot": None, "guest": True}
        token = await use_link(room.store, room.id, seat, code, **values)
        if token is None:
            raise Problem("link-used")
        await room.reread()
        await give_notice(room, "joined" if values else "claimed", called(room, seat))
    return token
