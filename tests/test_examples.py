"""Every script in examples/ runs, says something, and says in its docstring what it shows."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from server.house import served

FOLDER = Path(__file__).parent.parent / "examples"
SCRIPTS = sorted(path.stem for path in FOLDER.glob("*.py"))
SAID = {
    "learn": "learnt won",
    "own_bot": "OneAhead won",
    "points_over_time": "seat 1",
    "random_game": "played again from its record: True",
    "search": "random",
    "table_over_http": "→",
    "third_party_game": "takes",
    "undo_and_hidden": "taken back, all as before: True",
}


def run(name: str, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, FOLDER / f"{name}.py", *args],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("name", SCRIPTS)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    if name == "table_over_http":
        with served(f"sqlite:///{tmp_path / 'clubroom.sqlite3'}") as house:
            said = run(name, house.url)
    else:
        said = run(name)
    assert SAID[name] in said


@pytest.mark.parametrize("name", SCRIPTS)
def test_an_example_says_what_it_shows(name: str) -> None:
    text = ast.get_docstring(ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8")))
    assert text is not None
    assert f"python examples/{name}.py" in text
