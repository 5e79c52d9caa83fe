"""How a process in which a bot thinks is ended: by whoever started it, or together with them."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from contextlib import suppress
from typing import Final

_PARENT_DEATH_SIGNAL: Final = 1
"""PR_SET_PDEATHSIG of Linux."""


def kill_all(leader: int) -> None:
    """A process that was started as the leader of a session, and whatever it has forked: those keep its pipes open."""
    with suppress(ProcessLookupError, PermissionError):  # gone already
        if hasattr(os, "killpg"):
            os.killpg(leader, signal.SIGKILL)
        else:
            os.kill(leader, signal.SIGTERM)


def end_with_parent() -> None:
    """Where the system can: also a bot that hangs where nothing else of its process runs does not stay behind."""
    parent = os.getppid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(0)
