"""Answers that no person gives: found by a bot, by the guide of a first game, or because there is one only; hints."""

from __future__ import annotations

import asyncio
import random
import secrets
from time import time
from typing import TYPE_CHECKING

from klubovna.bots import is_ours, table_budget
from klubovna.kernel.coach import guide_of, marks, reply
from klubovna.server.automatic import Needed
from klubovna.server.reading import aside
from klubovna.server.wire import HintedOption, HintShown

if TYPE_CHECKING:
    from klubovna.server.room import Room


async def find_answer(room: Room, needed: Needed) -> int | list[int]:
    settings, seat = room.settings, room.seats[needed.seat]
    if needed.reason == "only":  # answered after a time like a person's
        await asyncio.sleep(_pause(room, needed) if seat.kind == "bot" else random.uniform(*settings.secret_pause))
        return 0
    if needed.reason == "clock":  # the time is over: a bot moves for the seat, which stays its holder's
        await asyncio.sleep(max(0.0, room.automatic.deadlines[needed] - time()))
        return await _think(room, needed.seat, "greedy")
    began, pause = time(), _pause(room, needed)
    found: int | list[int]
    if guide_of(room.playing()) is None:
        found = await _think(room, needed.seat, seat.bot or "greedy")
    else:
        found = await _follow(room, needed.seat)
    await asyncio.sleep(max(0.0, pause - (time() - began)))
    return found


def _pause(room: Room, needed: Needed) -> float:
    """So long a bot takes at least; in secret as long as it might think, or its haste would tell of a single option."""
    pause = room.settings.bot_pause
    if not pause or not room.owed(needed.seat).kind.secret:
        return pause
    return max(pause, table_budget(room.seats[needed.seat].bot or "greedy", room.playing().rules).seconds)


async def _follow(room: Room, seat: int) -> int | list[int]:
    """What the guide has for a seat without a person."""
    async with room.consistent():
        game = room.playing().clone(marks=False)
    answer = await aside(reply, game, seat)
    return answer if marks(game.asked(seat)) else answer[0]


async def _think(room: Room, seat: int, bot: str) -> int:
    async with room.consistent():
        options = len(room.owed(seat).options)
        game = room.playing()
        if is_ours(bot):
            position = game.position()
        else:  # its process is told what the seat knows, and nothing else
            given = game.determinized(seat, secrets.randbits(48))
            position, bot = (given.record(), bot) if given.can_clone else (game.position(), "greedy")
    return await room.bots.choose(room.id, position, seat, bot, options, room.row.client)


async def hint(room: Room, seat: int, lang: str, client: str) -> HintShown:
    """What a bot would do for the seat, from what it knows."""
    async with room.consistent():
        owed = room.owed(seat)
        number, position = room.ordinals[seat], room.playing().position()
    found = await room.bots.hint(client, position, seat, lang)
    subset = owed.subset if owed.subset is not None and owed.subset.allowed > 1 else None
    shown = owed.options if subset is None else subset.items
    options = [
        HintedOption(shown.index(value), one.text, one.share, one.chance, one.taken)
        for one in found.options
        if (value := owed.options[one.option]) in shown
    ]
    return HintShown(number, options, found.line, found.playouts)
