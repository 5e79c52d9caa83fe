"""How a process in which a bot thinks is ended: by whoever started it, or together with them."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

_PARENT_DEATH_SIGNAL: Final = 1
"""PR_SET_PDEATHSIG of Linux."""
_CHILD_SUBREAPER: Final = 36
"""PR_SET_CHILD_SUBREAPER of Linux."""
_LOOKS: Final = 20
"""So often it is looked for what a bot starts while it is being killed."""


def kill_all(leader: int) -> None:
    """A process that was started as the leader of a session, and whatever it has forked: those keep its pipes open.

    Who left the session is found among its descendants as long as it lives: so it is stopped first and goes last.
    """
    with suppress(ProcessLookupError, PermissionError):  # gone already
        if not hasattr(os, "killpg"):
            os.kill(leader, signal.SIGTERM)
            return
        os.killpg(leader, signal.SIGSTOP)
        for _ in range(_LOOKS):
            found = _descendants(leader)
            if not found:
                break
            for one in found:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(one, signal.SIGKILL)
        os.killpg(leader, signal.SIGKILL)


def _descendants(leader: int) -> list[int]:
    """What still runs of what a process has started, as far as the system tells."""
    found = _children(leader)
    for one in found:  # those that are found on the way too
        found += _children(one)
    return found


def _children(parent: int) -> list[int]:
    children: list[str] = []
    for told in Path(f"/proc/{parent}/task").glob("*/children"):
        with suppress(OSError):
            children += told.read_text(encoding="ascii").split()
    return [int(child) for child in children if _runs(child)]


def _runs(process: str) -> bool:
    """What has ended but was not waited for does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="latin-1").rpartition(") ")[2][:1] not in ("Z", "X")
    except OSError:
        return False


def end_with_parent() -> None:
    """Where the system can: also a bot that hangs where nothing else of its process runs does not stay behind.

    What a bot starts stays a descendant of its process, also if it leaves the session and its own parent ends.
    """
    parent = os.getppid()
    if sys.platform == "linux":
        system = ctypes.CDLL(None)
        system.prctl(_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        system.prctl(_CHILD_SUBREAPER, 1)
        if os.getppid() != parent:
            os._exit(0)
