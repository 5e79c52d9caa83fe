"""What is installed is enough: the games and research need no web stack, and a missing part is named."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

WEB = (
    "aiosqlite",
    "alembic",
    "confusable_homoglyphs",
    "litestar",
    "prometheus_client",
    "psycopg",
    "sqlalchemy",
    "uvicorn",
)
RESEARCH = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel", "PIL", "pyarrow")
BLOCK = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Block())
"""
GAMES = "import klubovna; [klubovna.rules(game) for game in klubovna.games()]; import klubovna.cli, klubovna.arena"


def run(blocked: tuple[str, ...], code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCK.format(blocked=blocked) + code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LANG": "en"},
    )


def test_games_and_research_do_without_the_web_stack() -> None:
    code = (
        "from klubovna.research import aec, parallel, single, spiel, vector\n"
        "env = aec.env('ash', seats=2); env.reset(seed=1); print(env.agent_selection)"
    )
    done = run(WEB, code)
    assert (done.returncode, done.stdout[:5]) == (0, "seat_"), done.stderr


def test_games_do_without_anything() -> None:
    done = run(WEB + RESEARCH, f"{GAMES}\nprint(klubovna.new('ash', seats=2, seed=1).decision)")
    assert (done.returncode, done.stdout[:8]) == (0, "Decision"), done.stderr


@pytest.mark.parametrize("command", ["serve", "backup nowhere.json"])
def test_a_command_names_the_part_that_is_missing(command: str, tmp_path: Path) -> None:
    done = run(WEB, f"sys.argv = ['klubovna', *{command.split()!r}]\nfrom klubovna.cli import main; main()")
    assert done.returncode == 2
    assert done.stderr.strip() == "This needs more to be installed: pip install 'klubovna[web]'"


def test_the_extras_say_what_they_bring() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    assert not any(name.lower().replace("-", "_").startswith(WEB + RESEARCH) for name in wanted)
