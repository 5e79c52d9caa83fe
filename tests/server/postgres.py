"""A PostgreSQL server of our own, from Debian's packages, in a folder that goes away afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg

from server.house import free_port, slay

FOLDERS = (Path("/usr/lib/postgresql"), Path(os.environ.get("KLUBOVNA_DEBIAN", "/nowhere")) / "usr/lib/postgresql")


def binaries() -> Path:
    """Where `initdb` and `postgres` are; `make test` installs them."""
    found = sorted(path for folder in FOLDERS if folder.is_dir() for path in folder.glob("*/bin/postgres"))
    if not found:
        raise FileNotFoundError("PostgreSQL is missing: `make test` installs Debian's package `postgresql`")
    return found[-1].parent


class Postgres:
    """It refuses to run as root, so root starts it as `nobody`."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="klubovna-postgres-"))
        self.port = free_port()
        self.user = "nobody" if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None
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
        command = [str(binaries() / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        command += ["-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        self.process = subprocess.Popen(
            command, user=self.user, cwd=self.folder, stderr=subprocess.DEVNULL, start_new_session=True
        )
        end = time.monotonic() + 60
        while time.monotonic() < end:
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.url).close()
                return
            time.sleep(0.05)
        raise TimeoutError("PostgreSQL does not answer")

    def kill(self) -> None:
        """All its processes at once, as a power cut would."""
        if self.process is not None:
            slay(self.process)
            self.process = None
            (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

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
