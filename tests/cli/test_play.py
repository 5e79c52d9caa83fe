"""A game at the terminal: keys, undo, saving, resuming, several people, bots only."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import klubovna
from cli.commands import Run
from klubovna.cli import sheet
from klubovna.kernel.game import Game

PLAYERS = "human,greedy,greedy"


def save(file: str, game: Game, players: list[str], lang: str = "en") -> Path:
    path = Path(file)
    stored = {"klubovna-save": 1, "players": players, "lang": lang, "record": game.record()}
    path.write_text(json.dumps(stored), encoding="utf-8")
    return path


def inputs(path: Path) -> list[Any]:
    stored = json.loads(path.read_text(encoding="utf-8"))
    assert set(stored) == {"klubovna-save", "players", "lang", "record"}
    made: list[Any] = stored["record"]["inputs"]
    return made


def kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "home").rglob("*.json"))


def late_game(seats: int, **setup: Any) -> Game:
    """A game near its end: the last answers of a game in which always the first option was chosen."""
    whole = klubovna.new("ash", seats, 3, **setup)
    while whole.decision is not None:
        whole.choose(0)
    record = whole.record()
    record["inputs"] = record["inputs"][: -len(record["inputs"]) // 12]
    record["fingerprint"] = None
    return klubovna.replay(record)


def set_question() -> Game:
    """A game in which seat 0 is asked for a set of at least two things."""
    for seed in range(50):
        g = klubovna.new("ash", 3, seed)
        while (d := g.decision) is not None:
            if d.kind.many and d.seat == 0 and len(d.options) >= 2 and None not in d.options:
                return g
            attacks = [i for i, option in enumerate(d.options) if d.kind.name == "turn.start" and 6 <= option < 15]
            g.choose(attacks[0] if attacks else 0)
    raise AssertionError("nobody ever attacks")


def test_a_scripted_game(run: Run, tmp_path: Path) -> None:
    """Good and bad keys, then away; nothing is lost."""
    result = run("play", "ash", "--players", PLAYERS, "--seed", 7, keys="1 99 abc 0 -1 1_000 1 q")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "There is no option 99: choose from 1 to" in result.stdout
    assert "There is no option 0: choose from 1 to" in result.stdout
    for word in ("abc", "-1", "1_000"):
        assert f"“{word}” is neither a number nor a key" in result.stdout
    (file,) = kept(tmp_path)
    assert str(file) in result.stdout.replace("\n", "")
    mine = [x for x in inputs(file) if x[0] == 0]
    assert [kind for _, kind, _ in mine if kind != "setup.building"][:2] == ["setup.where", "setup.defender"]


def test_keys_that_look_things_up(run: Run) -> None:
    keys = ["?", "r", "r battle.16", "r r.setup.1", "r cit", "r KRÁL", "r xyzzy", "h", "", "q"]
    result = run("play", "ash", "--players", PLAYERS, "--seed", 7, "--lang", "cs", lines=keys)
    ledger = klubovna.rules("ash").ledger
    asked = ledger.clause("setup.12")
    assert asked is not None
    shown = " ".join(result.stdout.split())
    assert asked.cs in shown
    battle = ledger.clause("battle.16")
    assert battle is not None
    assert battle.cs in shown
    assert "Průběh tahu" in shown
    assert next(r for r in ledger.ruling if r.id == "r.setup.1").question["cs"] in shown
    assert all(c.id in shown for c in ledger.rule if c.section == "cit")
    assert all(c.id in shown for c in ledger.rule if "král" in c.cs.casefold())
    assert "Žádné ustanovení neobsahuje „xyzzy“." in shown
    assert "vezme zpět tvou poslední volbu" in shown


def test_undo_takes_back_the_own_last_choice(run: Run) -> None:
    run("play", "ash", "--players", PLAYERS, "--seed", 7, "--save", "before.json", keys="q")
    before = inputs(Path("before.json"))
    run("play", "ash", "--players", PLAYERS, "--seed", 7, "--save", "after.json", keys="2 u q")
    assert inputs(Path("after.json")) == before


def test_undo_is_refused_with_the_reason(run: Run) -> None:
    refused = run("play", "ash", "--players", PLAYERS, "--seed", 7, keys="u q")
    assert "Another seat has acted since" in refused.stdout
    first = klubovna.new("ash", 1, 7)
    save("solo.json", first, ["human"])
    nothing = run("play", "--resume", "solo.json", "--lang", "cs", keys="u q")
    assert "Není co vzít zpět." in nothing.stdout


def test_things_of_a_set_are_marked_and_unmarked_in_any_order(run: Run) -> None:
    g = set_question()
    decision = g.decision
    assert decision is not None
    assert decision.subset is not None
    last = len(decision.subset.items)
    file = save("set.json", g, ["human", "greedy", "greedy"])
    before = inputs(file)
    result = run("play", "--resume", file, lines=[str(last), "2", "1", "2", "c", "q"])
    assert "Numbers mark and unmark, in any order" in result.stdout
    for count in range(3):
        assert f"Marked: {count}, at least 1" in result.stdout
    fresh = [value for seat, kind, value in inputs(file)[len(before) :] if (seat, kind) == (0, decision.kind.name)]
    g.choose_set([0, last - 1], 0)
    wanted = [value for seat, kind, value in g.record()["inputs"][len(before) :] if kind == decision.kind.name]
    assert fresh == wanted
    assert fresh[:2] == [decision.subset.items[0], decision.subset.items[-1]]
    assert run("play", "--resume", file, keys="q").exit_code == 0


def test_a_set_of_the_wrong_size_is_refused_and_the_marks_stay(run: Run) -> None:
    file = save("set.json", set_question(), ["human", "greedy", "greedy"], "cs")
    before = inputs(file)
    result = run("play", "--resume", file, lines=["c", "99", "1", "u", "c", "q"])
    assert result.stdout.count("Označeno: 0. Je třeba označit 1 až") == 2
    assert "Možnost 99 tu není" in result.stdout or "99" in result.stdout
    assert inputs(file) == before


def test_nothing_to_confirm_where_one_is_asked(run: Run) -> None:
    result = run("play", "ash", "--players", PLAYERS, "--seed", 7, lines=["c", "q"])
    assert "nothing to confirm" in result.stdout


def test_a_set_is_taken_back_at_once(run: Run) -> None:
    file = save("set.json", set_question(), ["human", "greedy", "greedy"])
    before = inputs(file)
    run("play", "--resume", file, lines=["1 2", "c", "u", "q"])
    assert inputs(file) == before


def test_two_numbers_where_one_is_asked(run: Run) -> None:
    result = run("play", "ash", "--players", PLAYERS, "--seed", 7, lines=["1 2", "q"])
    assert "One number, please" in result.stdout


def test_saving_to_a_file_and_not_over_another(run: Run) -> None:
    result = run("play", "ash", "--players", PLAYERS, "--seed", 7, lines=["1", "s mine.json", "s mine.json", "s", "q"])
    assert "Saved to mine.json" in result.stdout
    assert "The file mine.json exists already" in result.stdout
    others = list(Path().glob("ash-*.json"))
    assert len(others) == 1
    assert inputs(others[0]) == inputs(Path("mine.json"))


def test_a_broken_disk_does_not_end_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where a folder should be")
    result = run("play", "ash", "--players", PLAYERS, "--seed", 7, lines=["1", "s nowhere/mine.json", "q"])
    assert result.exit_code == 0
    assert "cannot be used" in " ".join(result.stdout.split())


def test_resumed_to_the_end_by_bots(run: Run) -> None:
    file = save("late.json", late_game(3), ["human", "greedy", "greedy"])
    result = run("play", "--resume", file, "--players", "greedy,random,greedy")
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    told = run("replay", file)
    assert told.exit_code == 0
    assert told.stdout.rstrip().endswith(("wins.", "share the victory."))
    scores = [line for line in result.stdout.splitlines() if line.strip()[:2] in ("1.", "2.", "3.")][-3:]
    assert scores == [line for line in told.stdout.splitlines() if line in scores]


def test_a_person_plays_to_the_end(run: Run) -> None:
    file = save("late.json", late_game(3), ["human", "greedy", "random"], "cs")
    result = run("play", "--resume", file, lines=["1", "c"] * 400)
    assert result.exit_code == 0
    assert "Konec hry" in result.stdout
    assert "Vítěz:" in result.stdout or "O vítězství se dělí:" in result.stdout
    assert "člověk" in result.stdout
    assert klubovna.replay(json.loads(file.read_text(encoding="utf-8"))["record"]).over


def test_two_people_at_one_device(run: Run) -> None:
    file = save("late.json", late_game(2), ["human", "human"])
    result = run("play", "--resume", file, lines=["1"] * 600)
    assert result.exit_code == 0
    assert result.stdout.count("Pass the device to") >= 2
    assert "The game is over" in result.stdout
    screens = result.stdout.split("Pass the device to")
    assert all("for your eyes only" not in screen.split("Enter goes on.")[0] for screen in screens)


def test_a_lost_solo_game_has_no_winner(run: Run) -> None:
    file = save("solo.json", late_game(1), ["human"])
    result = run("play", "--resume", file, lines=["1", "c"] * 400)
    assert "Nobody wins." in result.stdout


def test_bots_only_play_themselves(run: Run, tmp_path: Path) -> None:
    results = [run("play", "ash", "--players", "greedy,random", "--seed", 5) for _ in range(2)]
    assert results[0].exit_code == 0
    assert results[0].stdout == results[1].stdout
    assert "The game is over" in results[0].stdout
    assert "final.01" in results[0].stdout
    assert kept(tmp_path) == []


def test_bots_only_into_a_file(run: Run) -> None:
    run("play", "ash", "--players", "random,random", "--seed", 5, "--save", "bots.json")
    assert klubovna.replay(json.loads(Path("bots.json").read_text())["record"]).over


def test_roles_and_options(run: Run) -> None:
    args = ("--roles", "fortis,,nox", "--option", "powers=true", "--option", "difficulty=high", "--save", "f.json")
    assert run("play", "ash", "--players", PLAYERS, *args, keys="q").exit_code == 0
    record = json.loads(Path("f.json").read_text())["record"]
    assert record["roles"] == ["fortis", None, "nox"]
    assert record["options"] == {"powers": True, "difficulty": "high"}
    assert run("play", "ash", "--options", '{"powers": true}', "--save", "g.json", keys="q").exit_code == 0
    assert json.loads(Path("g.json").read_text())["record"]["options"] == {"powers": True}


def test_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "nápověda" in run("play", "ash", "--seed", 7, keys="q").stdout
    assert "help" in run("play", "ash", "--seed", 7, "--lang", "en", keys="q").stdout


def test_a_game_without_a_drawing_is_shown_as_a_tree() -> None:
    rules = copy.copy(klubovna.rules("ash"))
    rules.terminal = None
    g = klubovna.new(rules, 2, 1)
    console = Console(width=100)
    with console.capture() as shown:
        console.print(sheet.board(g, 0, rules.texts("en")))
    assert "provinces" in shown.get()
    assert "supply" in shown.get()


def test_a_killed_game_goes_on(run: Run) -> None:
    command = [sys.executable, "-c", "from klubovna.cli import main; main()", "play", "ash", "--seed", "7"]
    with subprocess.Popen([*command, "--save", "k.json"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n1\n")
        process.stdin.flush()
        file = Path("k.json")
        end = time.monotonic() + 30
        while time.monotonic() < end and not (
            file.exists() and any(x[:2] == [0, "setup.defender"] for x in inputs(file))
        ):
            time.sleep(0.05)
        process.kill()
    before = inputs(file)
    assert any(x[:2] == [0, "setup.defender"] for x in before)
    result = run("play", "--resume", file, keys="s q")  # a save that was killed half-way is cleaned up by the next one
    assert result.exit_code == 0
    assert inputs(file)[: len(before)] == before
    assert list(Path().glob(".k.json*")) == []
