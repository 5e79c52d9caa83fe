"""Whatever is wrong is said in one line on stderr, in the language chosen, with exit status 2."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import klubovna
from cli.commands import Run, Shell
from klubovna.kernel import serialize

WRONG = [
    ("play chess", "Unknown game “chess”"),
    ("play", "Which game?"),
    ("play ash --players human,bob", "Unknown player “bob”"),
    ("play ash --players human,human,human,human,human", "1 to 4 seats"),
    ("play ash --roles bob,nox,mors", "Unknown role 'bob'"),
    ("play ash --roles nox", "number of roles (1)"),
    ("play ash --roles nox,nox,", "one seat only"),
    ("play ash --option foo=1", "Unknown option “foo”"),
    ("play ash --option powers=maybe", "takes yes or no"),
    ("play ash --option powers", "name=value"),
    ("play ash --options [1]", "not a JSON object"),
    ("play ash --options {", "not a JSON object"),
    ("play ash --seed -1", "A seed is a whole number"),
    ("play ash --lang xx", "Unknown language “xx”"),
    ("play ash --save nowhere/f.json", "no such file or folder"),
    ("play ash --save taken.json", "taken.json exists already"),
    ("play harrow --option chapter=c3 --players human", "“Chapter 3” is played by 2 players, not by 1"),
    ("play harrow --option chapter=c3 --players human,random --roles hester,", "“Hester” does not play in “Chapter 3”"),
    ("play --resume nowhere.json", "no such file or folder: nowhere.json"),
    ("play --resume .", "cannot be used"),
    ("play --resume empty.json", "damaged"),
    ("play --resume half.json", "damaged"),
    ("play --resume list.json", "not a saved game"),
    ("play --resume taken.json", "not a saved game"),
    ("play --resume future.json", "not a saved game"),
    ("play --resume shape.json", "damaged"),
    ("play --resume foreign.json", "not installed: chess"),
    ("play --resume tampered.json", "Input 2 of the record does not fit"),
    ("play --resume content.json", "other content"),
    ("play --resume bots.json", "Unknown player “bob”"),
    ("play --resume tongue.json", "Unknown language “xx”"),
    ("play --resume position.json", "a rule broke down"),
    ("play --resume good.json --seed 1", "those it began with"),
    ("play --resume good.json --players human", "1 player was named, but the saved game has 3 seats"),
    ("play chess --resume good.json", "another game than chess"),
    ("rules chess", "Unknown game “chess”"),
    ("rules ash nothing.1", "no clause “nothing.1”"),
    ("rules chess --coverage", "Unknown game “chess”"),
    ("content chess", "Unknown game “chess”"),
    ("replay nowhere.json", "no such file or folder"),
    ("replay half.json", "damaged"),
    ("replay list.json", "not a saved game"),
    ("replay tampered.json", "Input 2 of the record does not fit"),
    ("arena chess", "Unknown game “chess”"),
    ("arena ash --players greedy,human", "Unknown bot “human”"),
    ("arena ash --roles nox", "number of roles (1)"),
    ("arena ash --option foo=1", "Unknown option “foo”"),
    ("arena ash --games 1 --workers 1 --json nowhere/f.json", "no such file or folder"),
    ("bench ash --seconds 0 --json nowhere/f.json", "no such file or folder"),
    ("bench chess", "Unknown game “chess”"),
    ("games --lang xx", "Unknown language “xx”"),
]


@pytest.fixture(autouse=True)
def _files(_home: None) -> None:
    g = klubovna.new("ash", 3, 7)
    for _ in range(4):
        g.choose(0)
    good: dict[str, Any] = {
        "klubovna-save": 1,
        "players": ["human", "greedy", "greedy"],
        "lang": "en",
        "record": g.record(),
    }

    def write(name: str, thing: Any) -> None:
        Path(name).write_text(thing if isinstance(thing, str) else json.dumps(thing), encoding="utf-8")

    def record(**changes: Any) -> dict[str, Any]:
        return good | {"record": good["record"] | changes}

    write("good.json", good)
    write("taken.json", {"something": "else"})
    write("empty.json", "")
    write("half.json", json.dumps(good)[:200])
    write("list.json", [1, 2, 3])
    write("future.json", good | {"klubovna-save": 2})
    write("shape.json", {"klubovna-save": 1, "players": "human"})
    write("foreign.json", record(game="chess"))
    inputs = g.record()["inputs"]
    write("tampered.json", record(inputs=[inputs[0], [0, "nonsense", 1], *inputs[2:]]))
    write("content.json", record(content="0000"))
    write("bots.json", good | {"players": ["human", "greedy", "bob"]})
    write("tongue.json", good | {"lang": "xx"})
    start = serialize.dump(klubovna.new("ash", 3, 7).state)
    write("position.json", record(start=start | {"order": [9, 9, 9]}, inputs=[], fingerprint=None))


@pytest.mark.parametrize(("command", "says"), WRONG)
def test_one_line_and_status_2(run: Run, command: str, says: str) -> None:
    result = run(*command.split(" "))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("\n")
    assert says in result.stderr


@pytest.mark.parametrize(
    "command",
    ["play chess", "play ash --roles bob,nox,mors --pack nowhere", "replay nowhere.json", "content --pack nowhere"],
)
def test_no_traceback_in_a_process_of_its_own(shell: Shell, command: str) -> None:
    result = shell(*command.split(), LANG="cs_CZ.UTF-8")
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


def test_in_czech(run: Run) -> None:
    assert (
        run("play", "chess", "--lang", "cs").stderr
        == "Neznámá hra „chess“. K dispozici: ash, gloomhaven, harrow, monsterlands, root.\n"
    )
    assert "Neznámý hráč „bob“" in run("play", "ash", "--players", "bob,human", "--lang", "cs").stderr


def test_usage_errors_have_the_same_status(run: Run) -> None:
    assert run("play", "ash", "--nonsense").exit_code == 2
    assert run("nonsense").exit_code == 2
    assert run("arena", "ash", "--games", "many").exit_code == 2
