"""Bots that are not ours, each in a process of its own: it is told what its seat knows, and killed when it hangs.

That keeps the true game out of a bot's reach, and a bot from holding up a match. It is no sandbox: the process may do
whatever its user may do.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from hashlib import blake2b
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from klubovna.bots.bot import Budget, UnknownBot
from klubovna.bots.ending import kill_all
from klubovna.bots.limits import NoAnswer, checked
from klubovna.bots.messages import read, write
from klubovna.kernel.game import Game
from klubovna.kernel.text import LANGUAGES

START_SECONDS: Final = 60.0
"""So long a process may take to start and to read a bot's module and the game's, also on a busy machine."""
END_SECONDS: Final = 5.0
"""So long a killed process is waited for."""
LONGEST: Final = 1 << 20
"""No answer has more bytes."""
LOSSES: Final = 3
"""A bot that was killed, or whose process died, so often in one game is not asked any more in that game."""


class ProcessLost(NoAnswer):
    """The process is gone, and with it what the bot remembered."""


class _Talk(Thread):
    """One process and the thread that talks to it, so that whoever asks need not wait for what may never come.

    The thread starts the process, too: Linux ends a process with the thread that has started it (`ending.py`).
    """

    def __init__(self, bot: str) -> None:
        super().__init__(name=f"talk to {bot}", daemon=True)
        self.bot = bot
        self.questions: SimpleQueue[list[Any] | None] = SimpleQueue()
        self.answers: SimpleQueue[tuple[Any, Any]] = SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        self._over = False

    def run(self) -> None:
        try:
            process = self._process = self._process_started()
        except OSError:
            self.answers.put(("lost", None))
            return
        if self._over:  # while it was started
            kill_all(process.pid)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            write(process.stdin, [sys.path, self.bot])
            while (question := self.questions.get()) is not None:
                write(process.stdin, question)
                how, answer = read(process.stdout, LONGEST)
                self.answers.put((how, answer))
        except (EOFError, OSError, TypeError, ValueError):
            self.answers.put(("lost", None))
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):  # a question that was not read to its end
                pipe.close()

    def _process_started(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-P", "-m", "klubovna.bots.apart_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
            start_new_session=True,  # what it starts is killed with it
        )

    def end(self) -> None:
        """The thread ends when nobody holds the other end of its pipe any more: it is not waited for."""
        self._over = True
        self.questions.put(None)
        process = self._process
        if process is not None:
            kill_all(process.pid)
            with suppress(subprocess.TimeoutExpired):
                process.wait(END_SECONDS)


class Apart:
    """The process of one bot, started when it is asked first, and again after it was lost."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._talk: _Talk | None = None

    def check(self) -> None:
        """Refuse a bot that cannot be loaded; its module is read there, not here."""
        try:
            wrong = self.ask(START_SECONDS, "load")
        except NoAnswer as error:
            said = {lang: error.text(lang) for lang in LANGUAGES}
            raise UnknownBot("bot-not-loaded", bot=self.name, error=said) from error
        if wrong is not None:
            raise UnknownBot("bot-not-loaded", bot=self.name, error=str(wrong))

    def ask(self, seconds: float, what: str, *more: Any) -> Any:
        """The answer. A process that gives none in time is killed from here, whatever it is at."""
        if self._talk is None:
            self._talk = _Talk(self.name)
            self._talk.start()
        self._talk.questions.put([what, *more])
        try:
            how, answer = self._talk.answers.get(timeout=seconds)
        except Empty:
            self.close()
            raise ProcessLost("bot-killed", seconds=seconds) from None
        except BaseException:
            self.close()
            raise
        if how == "lost":
            self.close()
            raise ProcessLost("bot-lost")
        if how != "answered":
            raise NoAnswer("bot-broke", error=str(answer))
        return answer

    def close(self) -> None:
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.end()


def one_way(seed: int) -> int:
    """A seed for a bot that is not ours. It tells nothing of the seed that it was made from, nor of the deal's."""
    return int.from_bytes(blake2b(b"%d" % seed, digest_size=8, person=b"foreign").digest())


class SeatedApart:
    """A bot in another process, at its seat for a whole game."""

    def __init__(self, process: Apart, game: str, seat: int, seed: int) -> None:
        self.seat = seat
        self.listens = True  # as long as it has not said otherwise
        self._process = process
        self._game = game
        self._seed = one_way(seed)
        self._begun = False
        self._heard = 0
        self._losses = 0
        self._gone: NoAnswer | None = None
        """Why it is not asked any more in this game."""
        with suppress(NoAnswer):  # said when it is asked
            self._begin()

    def _begin(self) -> None:
        """One that is lost already when it begins is not waited for again."""
        try:
            self.listens = bool(self._process.ask(START_SECONDS, "begin", self._seed, self._game))
        except ProcessLost as error:
            self._gone = error
            raise
        self._begun, self._heard = True, 0

    def answer(self, game: Game, seed: int, budget: Budget, limit: float) -> int:
        """What the bot does, within `limit` seconds. One that was lost begins anew, and is told everything again."""
        if self._gone is not None:
            raise NoAnswer(self._gone.key, **self._gone.params)
        given = game.determinized(self.seat, one_way(seed))
        if not given.can_clone:  # such a position cannot be sent
            if given.rules.policy is None:
                raise NoAnswer("bot-unasked")
            return given.rules.policy.choose(given.state, given.asked(self.seat), self.seat)
        if not self._begun:
            self._begin()
        events = game.events(self.seat, self._heard) if self.listens else []
        self._heard = game.happened
        try:
            index = self._process.ask(limit, "choose", events, given.record(), self.seat, *budget)
        except ProcessLost:
            self._begun = False
            self._losses += 1
            if self._losses == LOSSES:
                self._gone = NoAnswer("bot-lost-often")
            raise
        return checked(index, len(given.asked(self.seat).options))
