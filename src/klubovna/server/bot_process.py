"""A process in which bots think (`python -m klubovna.server.bot_process`): asked on stdin, it answers on stdout."""

from __future__ import annotations

import importlib
import operator
import os
import pickle
import queue
import signal
import struct
import sys
import threading
from collections.abc import Callable
from typing import IO, TYPE_CHECKING, Any, Final

import msgspec

from klubovna.bots.ending import end_with_parent

if TYPE_CHECKING:
    from klubovna.bots.hints import Hint
    from klubovna.bots.review import Judged
    from klubovna.kernel.game import Game

LENGTH = struct.Struct("!I")


def frame(message: Any) -> bytes:
    """A message to a bot process: its length, then the message. The server is ours."""
    return framed(pickle.dumps(message))


def framed(body: bytes) -> bytes:
    return LENGTH.pack(len(body)) + body


def read(pipe: IO[bytes]) -> Any:
    (length,) = LENGTH.unpack(pipe.read(LENGTH.size))
    return pickle.loads(pipe.read(length))


def think(what: str, position: dict[str, Any], seat: int, *more: Any) -> Any:
    """One question about a position. Whatever thinks sees what the seat may know (`bots.move` determinizes)."""
    from klubovna.kernel.record import replay

    return QUESTIONS[what](replay(position, marks=False, journal=False), seat, *more)


def _choose(game: Game, seat: int, bot: str, seed: int) -> int:
    """The index of the bot's choice."""
    from klubovna import bots

    game.sealed = not bots.is_ours(bot)  # then it was sealed before it was sent
    return operator.index(bots.move(game, seat, bots.make(bot, seed), seed, bots.table_budget(bot, game.rules)))


def _hint(game: Game, seat: int, lang: str, seed: int) -> Hint:
    from klubovna.bots.hints import hint

    return hint(game, seat, seed, lang)


def _judge(game: Game, seat: int, index: int, playouts: int) -> Judged | None:
    from klubovna.bots import Budget
    from klubovna.bots.review import judge

    return judge(game, seat, index, Budget(playouts=playouts))


def _weigh(game: Game, seat: int, judged: Judged) -> Judged:
    from klubovna.bots.review import weighed

    return weighed(game, seat, judged)


QUESTIONS: Final[dict[str, Callable[..., Any]]] = {"choose": _choose, "hint": _hint, "judge": _judge, "weigh": _weigh}


def _receive(pipe: IO[bytes], questions: queue.SimpleQueue[Any]) -> None:
    """In a thread of its own, so that a bot that thinks for ever goes when its server has gone."""
    while True:
        try:
            questions.put(read(pipe))
        except (struct.error, EOFError, OSError):
            os._exit(0)


def main() -> None:
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    pipe = sys.stdin.buffer
    try:
        path, modules = read(pipe)
    except (struct.error, EOFError):  # the server has gone before it said anything
        return
    sys.path[:] = path
    for module in modules:
        importlib.import_module(module)
    import klubovna.bots
    import klubovna.kernel.record  # noqa: F401 - ready before it is asked

    questions: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=_receive, args=(pipe, questions), daemon=True).start()
    answer: tuple[str, Any] = ("ready", None)
    while True:
        # JSON: a bot that is not ours may write here too, and the server runs nothing that a bot has written.
        try:
            answers.write(framed(msgspec.json.encode(answer)))
            answers.flush()
        except OSError:  # nobody is there to hear it, and the other thread must not keep this process from ending
            os._exit(0)
        try:
            answer = "chosen", think(*questions.get())
        except Exception as error:
            answer = "failed", f"{type(error).__name__}: {error}"


if __name__ == "__main__":
    main()
