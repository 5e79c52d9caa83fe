"""Golden games: recorded whole, every decision with options and views, compared line by line."""

import tomllib
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
import pytest

from klubovna.testing.playthrough import played, transcript

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = tomllib.loads((FOLDER / "games.toml").read_text(encoding="utf-8"))["game"]


@pytest.mark.parametrize("game", GAMES, ids=[game["name"] for game in GAMES])
def test_the_game_goes_as_it_was_written_down(game: dict[str, Any], request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{game['name']}.txt"
    if request.config.getoption("--write-playthroughs"):
        lines = transcript(played(game["setup"], game.get("picks")).record())
        path.write_text("\n".join([f"# {game['ends']}", *lines, ""]), encoding="utf-8")
    written = path.read_text(encoding="utf-8").splitlines()
    assert written[0] == f"# {game['ends']}"
    record = msgspec.json.decode(written[1])
    for number, (was, now) in enumerate(zip_longest(written[1:], transcript(record)), 2):
        assert now == was, f"{path.name}, line {number}"


def test_no_playthrough_is_forgotten() -> None:
    assert sorted(p.stem for p in FOLDER.glob("*.txt")) == sorted(game["name"] for game in GAMES)
