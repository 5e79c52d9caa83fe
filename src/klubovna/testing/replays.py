"""Replaying records in a second process, where hashes fall otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import msgspec

from klubovna.kernel.record import replay


def fingerprints(records: list[dict[str, Any]], hash_seed: int) -> list[str]:
    """The fingerprints to which a new process with another PYTHONHASHSEED replays these records."""
    done = subprocess.run(
        [sys.executable, "-m", "klubovna.testing.replays"],
        input=msgspec.json.encode(records),
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=list[str])


if __name__ == "__main__":
    records = msgspec.json.decode(sys.stdin.buffer.read())
    found = [replay(record, journal=False, marks=False).fingerprint() for record in records]
    sys.stdout.buffer.write(msgspec.json.encode(found))
