"""Why a bot has not answered, and the time that one of ours may take."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from klubovna.kernel.errors import KlubovnaError


class NoAnswer(KlubovnaError):
    """A bot broke down, took too long, died, or named no option: the game's policy answers in its place.

    What it says goes on from the bot's name.
    """


class TooLong(BaseException):
    """A bot's time is over. Bots that catch every `Exception` do not catch this."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Stop whatever takes longer, where the system can: alarms come to the main thread only."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def over(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def checked(index: Any, options: int) -> int:
    """An answer, if it is one."""
    if type(index) is not int or not 0 <= index < options:
        raise NoAnswer("bot-chose", answer=repr(index), options=options)
    return index
