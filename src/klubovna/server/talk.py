"""What people say at a table: how long, how fast, and what everybody is told of it."""

from __future__ import annotations

from typing import Any

from klubovna.server.limits import Buckets
from klubovna.server.names import clean_line
from klubovna.server.problems import Problem
from klubovna.server.room import Room


async def say_at(room: Room, seat: int, text: str, key: str | None, pace: Buckets) -> Any:
    """A line of who sits there; the row that stands for it."""
    line = clean_line(text)
    if not pace.take(f"{room.id}/{seat}"):
        raise Problem("too-chatty")
    return await room.say(seat, line, key)
