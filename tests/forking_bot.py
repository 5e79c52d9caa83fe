"""A bot of the tests that leaves processes behind; read by processes of bots in the arena and of the server."""

import json
import os
import time
from pathlib import Path
from typing import Any

SECONDS = 60


class Forking:
    """Leaves three behind that hold its pipes and hangs: one beside it, one in a session of its own, and one whose
    parent has ended."""

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
        told, tells = os.pipe()
        between = os.fork()
        if between == 0:
            os.setsid()
            last = os.fork()
            if last == 0:
                time.sleep(SECONDS)
            else:
                os.write(tells, str(last).encode())
            os._exit(0)
        os.waitpid(between, 0)
        left.append(int(os.read(told, 20)))
        Path(os.environ["NOTED"]).write_text(json.dumps(left), encoding="utf-8")
        time.sleep(3600)
        return 0
