"""Gloomhaven's campaign at the terminal: a visit, a journey, a scenario, kept in one file."""

from __future__ import annotations

import json
from pathlib import Path

from cli.commands import Run


def test_a_visit_a_journey_and_a_scenario(run: Run) -> None:
    told = [
        run("play", "gloomhaven", "--campaign", "c.json", "--players", "greedy,greedy", "--seed", n) for n in (1, 2, 3)
    ]
    assert all(one.exit_code == 0 for one in told)
    ends = [one.stdout.splitlines()[-1] for one in told]
    assert ends[0] == "Game 2 of the campaign: on the road"
    assert ends[1] == "Game 3 of the campaign: scenario 1, Black Barrow"
    assert ends[2] == "Game 4 of the campaign: on the road"
    assert "The visit to Gloomhaven is over; the campaign goes on." in told[0].stdout
    kept = json.loads(Path("c.json").read_text(encoding="utf-8"))
    assert kept["campaign"]["played"] == 3
    assert [one["scenario"] for one in kept["campaign"]["evenings"]] == [1]


def test_a_person_is_asked_and_a_damaged_file_is_refused(run: Run) -> None:
    first = run("play", "gloomhaven", "--campaign", "c.json", "--lang", "cs", "--option", "players=1", keys="1 q")
    assert "1. hrdina družiny: jaké povolání?" in first.stdout
    kept = json.loads(Path("c.json").read_text(encoding="utf-8"))
    kept["campaign"]["stage"] = "tavern"
    Path("c.json").write_text(json.dumps(kept), encoding="utf-8")
    again = run("play", "--campaign", "c.json", "--lang", "en")
    assert again.exit_code != 0
    assert "its entry “stage” cannot be read" in " ".join(again.stderr.split())


def test_a_guest_joins_before_a_visit(run: Run) -> None:
    file = ("play", "gloomhaven", "--campaign", "c.json", "--seed", "1")
    first = run(*file, "--guest", "--players", "greedy,greedy,greedy")
    assert first.stdout.splitlines()[-1] == "Game 2 of the campaign: on the road"
    kept = json.loads(Path("c.json").read_text(encoding="utf-8"))["campaign"]
    assert (kept["lines"], kept["guests"], len(kept["heroes"])) == ([0, 1, 2], [2], 3)
    run(*file, "--players", "human,human,human", keys="q")
    late = run("play", "--campaign", "c.json", "--guest")
    assert "a guest can join once it is over" in " ".join(late.stderr.split())
    alone = run("play", "gloomhaven", "--guest")
    assert "use it together with --campaign" in " ".join(alone.stderr.split())
    other = run("play", "monsterlands", "--campaign", "m.json", "--guest")
    assert "No guest can join this game" in other.stderr
