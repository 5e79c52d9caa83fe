"""Bots that are not ours, each in a process of its own: it is told what its seat knows, and killed when it hangs.

That keeps the true game out of a bot's reach, and a bot from holding up a match. It is no sandbox: the process may do
whatever its user may do.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

from klubovna.bots.bot import Budget, UnknownBot
from klubovna.bots.limits import NoAnswer, checked
from klubovna.bots.messages import read, write
from klubovna.kernel.game import Game

START_SECONDS: Final = 60.0
"""So long a process may take to start and to read a bot's module, also on a busy machine."""
LONGEST: Final = 1 << 20
"""No answer has more bytes."""
LOSSES: Final = 3
"""A bot that was killed, or whose process died, so often in one game is not asked any more in that game."""


class ProcessLost(NoAnswer):
    """The process is gone, and with it what the bot remembered."""


class Apart:
    """The process of one bot, started when it is asked first, and again after it was lost."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._process: subprocess.Popen[bytes] | None = None
        self._talking = ThreadPoolExecutor(1)

    def check(self) -> None:
        """Refuse a bot that cannot be loaded; its module is read there, not here."""
        try:
            self.ask(START_SECONDS, "load")
        except NoAnswer as error:
            raise UnknownBot("bot-not-loaded", bot=self.name, error=str(error)) from error

    def ask(self, seconds: float, what: str, *more: Any) -> Any:
        """The answer. A process that gives none in time is killed from here, whatever it is at."""
        talk: Future[tuple[str, Any]] = self._talking.submit(self._exchange, self._started(), [what, *more])
        try:
            how, answer = talk.result(seconds)
        except TimeoutError:
            self.kill()
            raise ProcessLost(f"did not answer within {seconds:g} s and was killed") from None
        except (EOFError, OSError, TypeError, ValueError):
            self.kill()
            raise ProcessLost("lost its process") from None
        except BaseException:
            self.kill()
            raise
        if how != "answered":
            raise NoAnswer(f"broke down ({answer})")
        return answer

    @staticmethod
    def _exchange(process: subprocess.Popen[bytes], question: list[Any]) -> tuple[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        write(process.stdin, question)
        how, answer = read(process.stdout, LONGEST)
        return how, answer

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "klubovna.bots.apart_process"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
            )
            assert self._process.stdin is not None
            write(self._process.stdin, [sys.path, self.name])
        return self._process

    def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            self._talking.submit(_close, process)  # when nobody reads there any more

    def close(self) -> None:
        self.kill()
        self._talking.shutdown()


def _close(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):  # a question that was not read to its end
                pipe.close()


class SeatedApart:
    """A bot in another process, at its seat for a whole game."""

    def __init__(self, process: Apart, seat: int, seed: int) -> None:
        self.seat = seat
        self.listens = False
        self._process = process
        self._seed = seed
        self._begun = False
        self._heard = 0
        self._losses = 0
        try:
            self._begin()
        except NoAnswer:  # said when it is asked
            self._begun = False

    def _begin(self) -> None:
        self.listens = bool(self._process.ask(START_SECONDS, "begin", self._seed))
        self._begun, self._heard = True, 0

    def answer(self, game: Game, seed: int, budget: Budget, limit: float) -> int:
        """What the bot does, within `limit` seconds. One that was lost begins anew, and is told everything again."""
        if self._losses == LOSSES:
            raise NoAnswer("was lost too often in this game")
        given = game.determinized(self.seat, seed)
        if not given.can_clone:  # such a position cannot be sent
            if given.rules.policy is None:
                raise NoAnswer("cannot be asked here")
            return given.rules.policy.choose(given.state, given.asked(self.seat), self.seat)
        try:
            if not self._begun:
                self._begin()
            events = game.events(self.seat, self._heard) if self.listens else []
            self._heard = game.happened
            index = self._process.ask(limit, "choose", events, given.record(), self.seat, *budget)
        except ProcessLost:
            self._begun = False
            self._losses += 1
            raise
        return checked(index, len(given.asked(self.seat).options))
