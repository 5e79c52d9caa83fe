"""What people say at a table: how long, how fast, and what everybody is told of it."""

from __future__ import annotations

from typing import Any

from klubovna.kernel.text import house_texts
from klubovna.server.limits import Buckets
from klubovna.server.names import clean_line
from klubovna.server.problems import Problem
from klubovna.server.room import Room
from klubovna.server.wire import Chat


async def say_at(room: Room, seat: int, text: str, key: str | None, pace: Buckets) -> Any:
    """A line of who sits there; the row that stands for it."""
    line = clean_line(text)
    if room.seats[seat].muted:
        raise Problem("muted")
    if not pace.take(f"{room.id}/{seat}"):
        raise Problem("too-chatty")
    return await room.say(seat, line, key)


def require_pace(pace: Buckets, who: str) -> None:
    """Refuse who would fill the chat with what it tells of by itself."""
    if not pace.take(f"{who}/notices"):
        raise Problem("too-fast")


async def give_notice(room: Room, notice: str, who: str) -> None:
    """What has happened at the table, as a line among the others: nobody's, and kept without its words."""
    await room.store.say(room.id, None, who, notice, None)
    room.notify_chat_watchers()


def chat_shown(row: Any, lang: str) -> Chat:
    if row.seat is not None:
        return Chat("chat", row.number, row.name, row.seat, row.text, row.at)
    text = house_texts(lang).sentence(f"notice-{row.text}", {"who": row.name})
    return Chat("chat", row.number, "", None, text, row.at)
