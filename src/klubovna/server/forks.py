"""A table of one's own that begins in the middle of a finished game: one seat is played anew, bots play the others."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from klubovna import bots
from klubovna.kernel.coach import guide_of
from klubovna.server.ledger import MoveLedger
from klubovna.server.names import clean_name
from klubovna.server.opening import known_rules, table_row
from klubovna.server.problems import Problem
from klubovna.server.replays import Replay
from klubovna.server.room import hashed
from klubovna.server.saves import put_aside
from klubovna.server.wanted import WantedFork
from klubovna.server.wire import HeldSeat, Opened

if TYPE_CHECKING:
    from klubovna.server.clubroom import Clubroom
    from klubovna.server.room import Room


async def fork(clubroom: Clubroom, room: Room, wanted: WantedFork, client: str) -> Opened:
    """Hidden cards and what chance has in store are those of the game that was played; only one that is over is open to
    everybody in that way."""
    if room.private:
        raise Problem("campaign-kept")
    if not 0 <= wanted.seat < len(room.seats):
        raise Problem("no-seat")
    bots.check(wanted.bot)
    async with room.consistent():
        game = room.playing()
        if not game.over:
            raise Problem("not-over")
        record = game.record()
    if guide_of(game) is not None:
        raise Problem("no-fork")
    await clubroom.require_room_for(client)

    def cut(replay: Replay) -> bytes:
        if not 0 <= wanted.at < len(replay.stops):
            raise Problem("no-page")
        then = replay.game(wanted.at)
        if then.over:
            raise Problem("no-fork")
        return put_aside(MoveLedger(then), [])

    save = await room.replays.ask(record, cut)
    await clubroom.require_room_for(client)  # cutting takes a while: others may have been opened meanwhile
    token = secrets.token_urlsafe(24)
    seats = [
        {
            "seat": one.seat,
            "kind": "person" if one.seat == wanted.seat else "bot",
            "name": clean_name(wanted.name) if one.seat == wanted.seat and wanted.name.strip() else "",
            "role": one.role,
            "bot": None if one.seat == wanted.seat else wanted.bot,
            "token_hash": hashed(token) if one.seat == wanted.seat else None,
        }
        for one in room.seats
    ]
    row = table_row(known_rules(room.row.game), seats, room.row.options, room.row.roles, client)
    row |= {"seed": room.row.seed, "host": wanted.seat, "save": save}
    await clubroom.store.add_table(row, [{**one, "table_id": row["id"]} for one in seats])
    await clubroom.room(row["id"])
    return Opened(row["id"], [HeldSeat(wanted.seat, token)])
