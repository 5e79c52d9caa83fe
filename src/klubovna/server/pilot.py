"""What goes on at a table by itself: bots think, single secret answers are given, the clock runs."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from time import time
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from klubovna.kernel.errors import KlubovnaError, RuleError

if TYPE_CHECKING:
    from klubovna.server.room import Room

RETRY_SECONDS = 1.0
log = logging.getLogger("klubovna.server")


class Pilot:
    """One task for each seat that answers without a person."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.closed = False
        self.deadlines: dict[int, tuple[int, float]] = {}
        """Seat -> the decision it owes (by its ordinal) and when its time is up."""

    def deadline(self, seats: list[int]) -> float | None:
        """When the first of these seats runs out of time."""
        return min((self.deadlines[seat][1] for seat in seats if seat in self.deadlines), default=None)

    def go_on(self) -> None:
        """Look at the open decisions anew: start what is missing, stop what is not wanted any more."""
        room = self.room
        wanted: set[tuple[str, int]] = set()
        timed: dict[int, tuple[int, float]] = {}
        if not self.closed and room.game is not None and not room.game.over and room.row.status == "running":
            for decision in room.open.values():
                seat = decision.seat
                if len(decision.options) == 1:
                    wanted.add(("only", seat))
                elif room.seats[seat].kind == "bot":
                    wanted.add(("bot", seat))
                elif room.row.clock is not None:
                    wanted.add(("clock", seat))
                    asked = room.asked[seat]
                    was = self.deadlines.get(seat)
                    timed[seat] = was if was is not None and was[0] == asked else (asked, time() + room.row.clock)
        self.deadlines, before = timed, self.deadlines
        for key in [key for key in self.tasks if key not in wanted or self._other_clock(key, before)]:
            task = self.tasks.pop(key)
            if task is not asyncio.current_task():
                task.cancel()
        for key in wanted - self.tasks.keys():
            self.tasks[key] = asyncio.create_task(self._answer(*key, room.asked[key[1]]))

    def _other_clock(self, key: tuple[str, int], before: dict[int, tuple[int, float]]) -> bool:
        return key[0] == "clock" and self.deadlines.get(key[1]) != before.get(key[1])

    async def _answer(self, what: str, seat: int, asked: int) -> None:
        """Find an answer and give it. Whatever goes wrong, the table goes on."""
        room = self.room
        try:
            index = await {"only": self._only, "bot": self._bot, "clock": self._clock}[what](seat)
            self._leave(what, seat)
            await room.choose(seat, index, asked, f"{what}-{seat}-{asked}-{secrets.token_hex(4)}", by=what)
            return
        except RuleError as error:
            log.error("table %s: %s", room.id, error)
            await asyncio.sleep(RETRY_SECONDS)
        except KlubovnaError:
            pass  # the table has moved on in the meantime
        except (SQLAlchemyError, OSError) as error:
            log.warning("table %s: the database does not answer, trying again: %s", room.id, error)
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            log.exception("table %s: seat %s was not answered for", room.id, seat)
            await asyncio.sleep(RETRY_SECONDS)
        self._leave(what, seat)
        self.go_on()

    def _leave(self, what: str, seat: int) -> None:
        """This task makes room for the next one; a newer one in its place stays."""
        if self.tasks.get((what, seat)) is asyncio.current_task():
            del self.tasks[what, seat]

    async def _only(self, seat: int) -> int:
        """A secret question with one option: answered after a time like a person's."""
        settings = self.room.settings
        person = self.room.seats[seat].kind != "bot"
        await asyncio.sleep(random.uniform(*settings.secret_pause) if person else settings.bot_pause)
        return 0

    async def _bot(self, seat: int) -> int:
        began = time()
        index = await self._think(seat, self.room.seats[seat].bot or "greedy")
        await asyncio.sleep(max(0.0, self.room.settings.bot_pause - (time() - began)))
        return index

    async def _clock(self, seat: int) -> int:
        """The time for a move is over: a bot moves for that seat, which stays its holder's."""
        await asyncio.sleep(max(0.0, self.deadlines[seat][1] - time()))
        return await self._think(seat, "greedy")

    async def _think(self, seat: int, bot: str) -> int:
        room = self.room
        async with room.settled():
            room.owed(seat)
            position = room.playing().position()
        try:
            return await room.thinkers.choose(position, seat, bot, secrets.randbits(48))
        except Exception:
            # a bot that breaks down must not hold up the people at the table
            log.exception("table %s: bot %s of seat %s broke down", room.id, bot, seat)
            return secrets.randbelow(len(room.owed(seat).options))

    async def close(self) -> None:
        self.closed = True
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.tasks = {}
