"""A bot of the tests that leaves processes behind; read by processes of bots in the arena and of the server."""

import json
import os
import time
from pathlib import Path
from typing import Any

SECONDS = 60


class Forking:
    """Leaves two behind that hold its pipes, one of them in a session of its own, and hangs."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, game: Any, seat: int, budget: Any) -> int:
        left = [os.fork()]
        if left[0] == 0:
            time.sleep(SECONDS)
            os._exit(0)
        left.append(os.fork())
        if left[1] == 0:
            os.setsid()
            time.sleep(SECONDS)
            os._exit(0)
        Path(os.environ["NOTED"]).write_text(json.dumps(left), encoding="utf-8")
        time.sleep(3600)
        return 0
