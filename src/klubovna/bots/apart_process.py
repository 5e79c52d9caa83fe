"""A bot's own process (`python -m klubovna.bots.apart_process`): asked on stdin, it answers on stdout."""

from __future__ import annotations

import operator
import os
import queue
import signal
import sys
import threading
from typing import IO, TYPE_CHECKING, Any

from klubovna.bots.ending import end_with_parent
from klubovna.bots.messages import read, write

if TYPE_CHECKING:
    from klubovna.bots.bot import Bot


class _Asked:
    """Answers what the other process asks; the bot lives until the next game begins."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot: Bot | None = None

    def load(self) -> str | None:
        """Why the bot cannot be made, asked before any game."""
        from klubovna import bots

        try:
            bots.load(self.name, 0)
        except Exception as error:
            inner = error.__cause__ if isinstance(error, bots.UnknownBot) and error.__cause__ else error
            return f"{type(inner).__name__}: {inner}"
        return None

    def begin(self, seed: int, game: str) -> bool:
        """A new game, read here so that the time of the first answer is the bot's own; whether it wants to be told."""
        from klubovna import bots
        from klubovna.kernel.registry import rules

        rules(game)
        self.bot = bots.load(self.name, seed)
        return hasattr(self.bot, "told")

    def choose(
        self, events: list[dict[str, Any]], record: dict[str, Any], seat: int, playouts: int, seconds: float
    ) -> int:
        from klubovna.bots import Budget
        from klubovna.kernel.record import unpickled

        bot: Any = self.bot
        if hasattr(bot, "told"):
            bot.told(events)
        game = unpickled(record, sealed=True, marks=False, journal=False)
        return operator.index(bot.choose(game, seat, Budget(playouts, seconds)))


def _receive(pipe: IO[bytes], questions: queue.SimpleQueue[Any]) -> None:
    """In a thread of its own, so that a bot that thinks for ever goes when whoever asked it has gone."""
    while True:
        try:
            questions.put(read(pipe))
        except (EOFError, OSError):
            os._exit(0)


def main() -> None:
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks it ends it
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    pipe = sys.stdin.buffer
    path, name = read(pipe)
    sys.path[:] = path if os.getcwd() in path else [*path, os.getcwd()]
    asked = _Asked(name)
    questions: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=_receive, args=(pipe, questions), daemon=True).start()
    while True:
        what, *more = questions.get()
        try:
            answer = "answered", getattr(asked, what)(*more)
        except Exception as error:
            answer = "failed", f"{type(error).__name__}: {error}"
        write(answers, answer)


if __name__ == "__main__":
    main()
