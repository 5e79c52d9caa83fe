"""Games in a row, kept in one file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import klubovna
from cli.commands import Run
from klubovna.games.monsterlands import RULES
from klubovna.kernel import registry
from klubovna.kernel.errors import RecordError, SetupError
from klubovna.kernel.state import Result


class Ladder(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign of Crown of Ash: two solo games, whatever becomes of them."""

    simple: bool = False
    played: int = 0

    @classmethod
    def begin(cls, chosen: dict[str, Any]) -> Ladder:
        if set(chosen) - {"simple"}:
            raise SetupError("setup-option", option=min(chosen), options="simple")
        return cls(bool(chosen))

    @classmethod
    def read(cls, record: Any) -> Ladder:
        try:
            return msgspec.convert(record, cls)
        except msgspec.ValidationError as error:
            raise RecordError("campaign-record", error=str(error)) from error

    def record(self) -> dict[str, Any]:
        made: dict[str, Any] = msgspec.to_builtins(self)
        return made

    @property
    def status(self) -> str:
        return "open" if self.played < 2 else "won"

    @property
    def title(self) -> dict[str, str]:
        return {"en": f"rung {self.played + 1}", "cs": f"příčka {self.played + 1}"}

    def next_game(self) -> dict[str, Any]:
        return {"seats": 1, "options": {}}

    def after(self, result: Result) -> Ladder:
        return Ladder(self.simple, self.played + 1)


@pytest.fixture(autouse=True)
def _ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(klubovna.rules("ash"), "campaign", Ladder)


def stored(file: str = "c.json") -> dict[str, Any]:
    made: dict[str, Any] = json.loads(Path(file).read_text(encoding="utf-8"))
    assert set(made) == {"klubovna-campaign", "game", "campaign", "save"}
    return made


def test_a_campaign_begins_is_left_and_goes_on(run: Run) -> None:
    first = run("play", "ash", "--campaign", "c.json", "--option", "simple=true", "--seed", 7, keys="1 q")
    assert first.exit_code == 0
    assert "Game 1 of the campaign: rung 1" in first.stdout
    assert "go on with: klubovna play --campaign c.json" in first.stdout
    made = stored()
    assert made["campaign"] == {"simple": True, "played": 0}
    assert made["save"]["players"] == ["human"]
    moves = len(made["save"]["record"]["inputs"])
    assert moves
    again = run("play", "--campaign", "c.json", "--lang", "cs", keys="1 q")
    assert "1. hra kampaně: příčka 1" in again.stdout
    assert "pokračovat lze příkazem: klubovna play --campaign c.json" in again.stdout
    assert len(stored()["save"]["record"]["inputs"]) > moves
    assert stored()["save"]["lang"] == "cs"


def test_one_game_after_the_other_until_it_is_won(run: Run) -> None:
    first = run("play", "ash", "--campaign", "c.json", "--players", "random", "--seed", 1)
    assert "Game 2 of the campaign: rung 2" in first.stdout.splitlines()[-1]
    assert "klubovna replay" not in first.stdout
    assert (stored()["campaign"], stored()["save"]) == ({"simple": False, "played": 1}, None)
    second = run("play", "--campaign", "c.json", "--players", "random")
    assert "The campaign is won, in 2 games." in second.stdout.splitlines()[-1]
    third = run("play", "--campaign", "c.json", "--lang", "cs")
    assert (third.exit_code, third.stdout.strip()) == (0, "Kampaň je vyhraná. Odehráno: 2 hry.")


def test_a_finished_game_that_was_not_counted_yet_is_counted(run: Run) -> None:
    run("play", "ash", "--campaign", "c.json", "--players", "random", "--seed", 1)
    g = klubovna.new("ash", 1, 3)
    while g.decision is not None:
        g.choose(0)
    save = {"klubovna-save": 1, "players": ["random"], "lang": "en", "record": g.record()}
    Path("c.json").write_text(json.dumps(stored() | {"save": save}), encoding="utf-8")
    assert "in 2 games" in run("play", "--campaign", "c.json").stdout


def test_a_copy_on_request_is_a_saved_game(run: Run) -> None:
    run("play", "ash", "--campaign", "c.json", "--seed", 7, lines=["1", "s copy.json", "q"])
    assert run("replay", "copy.json").exit_code == 0
    assert run("play", "--resume", "copy.json", keys="q").exit_code == 0


WRONG = [
    ("play --campaign c.json", "Which game?"),
    ("play harrow --campaign c.json", "This game has no campaign: Harrow County"),
    ("play ash --campaign c.json --option foo=1", "Unknown option “foo”"),
    ("play ash --campaign c.json --save s.json", "do not go with --campaign"),
    (
        "play ash --campaign c.json --players random,random",
        "but the next game of the campaign has 1 seat.",
    ),
    ("play ash --campaign nowhere/c.json", "no such file or folder"),
    ("play ash --campaign begun.json --option simple=true", "begun.json has begun"),
    ("play root --campaign begun.json", "another game than root"),
    ("play --campaign begun.json --seed 3", "those it began with"),
    ("play --campaign list.json", "not a campaign"),
    ("play --campaign half.json", "damaged"),
    ("play --campaign shape.json", "damaged"),
    ("play --campaign record.json", "damaged"),
]


@pytest.mark.parametrize(("words", "told"), WRONG)
def test_what_is_wrong_is_said_in_one_line(run: Run, words: str, told: str) -> None:
    save = {"klubovna-save": 1, "players": ["human"], "lang": "en", "record": klubovna.new("ash", 1, 7).record()}
    begun = {"klubovna-campaign": 1, "game": "ash", "campaign": Ladder().record(), "save": save}
    Path("begun.json").write_text(json.dumps(begun))
    Path("list.json").write_text("[]")
    Path("half.json").write_text('{"klubovna-cam')
    Path("shape.json").write_text(json.dumps(begun | {"moon": 1}))
    Path("record.json").write_text(json.dumps(begun | {"campaign": {"played": "often"}}))
    result = run(*words.split())
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert told in line


def test_errors_are_told_in_the_language_chosen(run: Run) -> None:
    result = run("play", "harrow", "--campaign", "c.json", "--lang", "cs")
    assert result.stderr.startswith("Tato hra nemá kampaň: ")


def test_a_campaign_of_monster_lands(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._loaded, "monsterlands", RULES)
    result = run("play", "monsterlands", "--campaign", "c.json", "--option", "difficulty=hard", "--players", "random",
                 "--seed", 5)  # fmt: skip
    assert "Game 1 of the campaign: scenario 1, Business as Usual (hard)" in result.stdout
    (played,) = stored()["campaign"]["games"]
    assert (played["scenario"], played["difficulty"]) == (1, "hard")
    assert "Game 2 of the campaign: scenario" in result.stdout.splitlines()[-1]
