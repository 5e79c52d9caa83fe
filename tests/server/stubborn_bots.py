"""Bots for tests, imported by bot processes too: one that never answers, one whose process dies, one that is wrong."""

import os
import sys
import time
from pathlib import Path
from typing import Any

from forking_bot import Forking
from klubovna import bots
from klubovna.kernel import record


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


class Nested(Sleeper):
    """Answers with brackets in brackets."""

    def choose(self, game: Any, seat: int, budget: Any) -> int:
        main = vars(sys.modules["__main__"])
        framed = main["framed"]
        main["framed"] = lambda _: framed(b'["chosen",' + b"[" * 200_000)
        return 0


class Spying(Sleeper):
    """Not ours: whatever is played again in its process from now on it writes down."""

    def choose(self, game: Any, seat: int, budget: Any) -> int:
        replay = record.replay

        def noted(given: Any, **how: Any) -> Any:
            with Path(os.environ["NOTED"]).open("a", encoding="utf-8") as file:
                file.write(f"{given['seed']}\n")
            return replay(given, **how)

        vars(record)["replay"] = noted
        return 0


class Installed:
    def load(self) -> type:
        return Spying


def register() -> None:
    bots._BOTS.update(sleeper=Sleeper, dying=Dying, failing=Failing, wrong=Wrong, forking=Forking, nested=Nested)
    vars(bots)["_installed"] = lambda: {"spying": Installed()}


register()
