"""A PostgreSQL server of our own, from Debian's packages, in a folder that goes away afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

from server.house import free_port

FOLDERS = (Path("/usr/lib/postgresql"), Path(os.environ.get("KLUBOVNA_DEBIAN", "/nowhere")) / "usr/lib/postgresql")


def binaries() -> Path:
    """Where `initdb` and `postgres` are; `make test` installs them."""
    found = sorted(path for folder in FOLDERS if folder.is_dir() for path in folder.glob("*/bin/postgres"))
    if not found:
        raise FileNotFoundError("PostgreSQL is missing: `make test` installs Debian's package `postgresql`")
    return found[-1].parent


def descendants(pid: int) -> list[int]:
    """All processes that this one has started, and those that they have started."""
    found: list[int] = []
    with contextlib.suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            found += [int(child), *descendants(int(child))]
    return found


class Postgres:
    """It refuses to run as root, so root starts it as `nobody`."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="klubovna-postgres-"))
        self.port = free_port()
        self.user = "nobody" if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None
        self.log = self.folder / "log"
        self._run(
            "initdb", "-D", str(self.folder / "data"), "-U", "klubovna", "-A", "trust", "-E", "UTF8", "--locale=C"
        )

    @property
    def url(self) -> str:
        return f"postgresql://klubovna@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(binaries() / program), *arguments],
            user=self.user,
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(self.folder)},
        )

    def start(self) -> None:
        """It goes down at once while anything of its predecessor is still there: then it is started again."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            if self.process is None or self.process.poll() is not None:
                self._launch()
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.url, connect_timeout=5).close()
                return
            time.sleep(0.05)
        raise TimeoutError(f"PostgreSQL does not answer:\n{self.log.read_text(errors='replace')[-2000:]}")

    def _launch(self) -> None:
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)
        command = [str(binaries() / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        command += ["-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, user=self.user, cwd=self.folder, stderr=log, start_new_session=True
            )

    def kill(self) -> None:
        """All its processes at once, as a power cut would: each of them is a session of its own."""
        if self.process is None:
            return
        family = [self.process.pid, *descendants(self.process.pid)]
        for pid in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        self.process = None
        end = time.monotonic() + 60
        while any(Path(f"/proc/{pid}").exists() for pid in family) and time.monotonic() < end:
            time.sleep(0.005)

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.close()
