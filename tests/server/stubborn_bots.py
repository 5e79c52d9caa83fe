"""Bots for tests, imported by bot processes too: one that never answers, one whose process dies, one that is wrong."""

import os
import time
from typing import Any

from klubovna import bots


class Sleeper:
    def __init__(self, seed: int) -> None: ...

    def choose(self, game: Any, seat: int, budget: Any) -> int:
        time.sleep(3600)
        return 0


class Dying(Sleeper):
    def choose(self, game: Any, seat: int, budget: Any) -> int:
        os._exit(3)


class Failing(Sleeper):
    def choose(self, game: Any, seat: int, budget: Any) -> int:
        print("this is no answer")  # noqa: T201
        raise ValueError("no idea")


class Wrong(Sleeper):
    def choose(self, game: Any, seat: int, budget: Any) -> int:
        return -1


def register() -> None:
    bots._BOTS.update(sleeper=Sleeper, dying=Dying, failing=Failing, wrong=Wrong)


register()
