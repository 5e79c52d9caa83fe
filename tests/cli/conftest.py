"""The command line as its users meet it: in a folder, a home and a language of the test's own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cli.commands import Run, Shell
from klubovna.cli import app


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home" / "games"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def run() -> Run:
    """`run("play", "ash", keys="1 q")`: a command in this process, with a line of keys for each word."""

    def command(*args: object, keys: str = "", lines: list[str] | None = None) -> Result:
        typed = keys.split() if lines is None else lines
        result = CliRunner().invoke(app, [str(arg) for arg in args], input="".join(f"{line}\n" for line in typed))
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return command


@pytest.fixture
def shell() -> Shell:
    """A command in a process of its own."""

    def command(*args: object, keys: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", "from klubovna.cli import main; main()", *(str(arg) for arg in args)],
            input="".join(f"{line}\n" for line in keys.split()),
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **env},
            check=False,
        )

    return command
