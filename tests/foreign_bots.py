"""Bots that are not ours, read only by processes of their own: they hang, die, break down, and look around."""

from __future__ import annotations

import gc
import json
import os
import re
import struct
import sys
from pathlib import Path
from typing import Any

from klubovna.kernel.chance import Chance
from klubovna.kernel.game import Game


class Stubborn:
    """Hears no exception."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, game: Game, seat: int, budget: Any) -> int:
        while True:
            try:
                while True:
                    pass
            except BaseException:  # noqa: S110, PERF203, RUF100
                pass


class Deep(Stubborn):
    """Hangs where Python cannot break in, and nothing else of its process runs meanwhile."""

    def choose(self, game: Game, seat: int, budget: Any) -> int:
        return len(re.findall(r"(a+)+$", "a" * 60 + "b"))


class Dying(Stubborn):
    def choose(self, game: Game, seat: int, budget: Any) -> int:
        os.abort()


class Breaking(Stubborn):
    def choose(self, game: Game, seat: int, budget: Any) -> int:
        print("this is no answer")  # noqa: T201
        raise ValueError("no idea")


class Unmade(Stubborn):
    def __init__(self, seed: int) -> None:
        raise ValueError("not today")


class Forgetful(Stubborn):
    """Is lost at its third question; otherwise as many options on as it has heard events."""

    def __init__(self, seed: int) -> None:
        self.heard: list[int] = []
        self.asked = 0

    def told(self, events: list[dict[str, Any]]) -> None:
        self.heard += [event["number"] for event in events]

    def choose(self, game: Game, seat: int, budget: Any) -> int:
        self.asked += 1
        if self.asked == 3:
            os._exit(3)
        assert self.heard == list(range(len(self.heard)))
        return len(self.heard) % len(game.asked(seat).options)


class Cheat(Stubborn):
    """Goes through its whole process, and leaves what it has found in a file."""

    def choose(self, game: Game, seat: int, budget: Any) -> int:
        found = gc.get_objects()
        rows = [one for one in found if type(one) is list and len(one) > 6 and all(type(x) is int for x in one)]
        seeds = [str(one.seed) for one in found if isinstance(one, Chance)]
        seeds += [str(one.config.seed) for one in found if isinstance(one, Game)]
        open_games = sum(isinstance(one, Game) and not one.sealed for one in found)
        told = "\0".join(Path(f"/proc/self/{name}").read_text(errors="replace") for name in ("cmdline", "environ"))
        with Path(os.environ["NOTED"]).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"rows": rows, "seeds": seeds, "open": open_games, "told": told}) + "\n")
        return 0


class Noting(Stubborn):
    """Writes down its seed, and which games were read before it was made."""

    def __init__(self, seed: int) -> None:
        read = sorted(name for name in sys.modules if re.fullmatch(r"klubovna\.games\.\w+", name))
        with Path(os.environ["NOTED"]).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"seed": seed, "games": read}) + "\n")

    def choose(self, game: Game, seat: int, budget: Any) -> int:
        return 0


class Sunk(Deep):
    """Says where it is before it hangs."""

    def choose(self, game: Game, seat: int, budget: Any) -> int:
        Path(os.environ["NOTED"]).write_text(str(os.getpid()), encoding="utf-8")
        return super().choose(game, seat, budget)


class Nested(Stubborn):
    """Answers by itself, with brackets in brackets."""

    def choose(self, game: Game, seat: int, budget: Any) -> int:
        def write(pipe: Any, _: Any) -> None:
            pipe.write(struct.pack("!I", 200_000) + b"[" * 200_000)
            pipe.flush()

        vars(sys.modules["__main__"])["write"] = write
        return 0
