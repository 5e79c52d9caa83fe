"""Bots that are not ours, in the arena and at the terminal: none sees the true game, none holds up a match."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kernel.test_sealing import SEED, a_game, unknown
from klubovna import arena, bots
from klubovna.arena import match as arena_match
from klubovna.bots import Apart, Budget, NoAnswer, SeatedApart
from klubovna.cli import app
from klubovna.kernel.game import Game
from klubovna.kernel.record import new

LIMIT = 0.4


@pytest.fixture(autouse=True)
def _none_left() -> Iterator[None]:
    yield
    arena_match.close_processes()


def first_question() -> tuple[Game, int]:
    game = new("ash", 2, 5)
    assert len(game.decisions[0].options) > 1
    return game, game.decisions[0].seat


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Stubborn", "did not answer within 0.4 s and was killed"),
        ("Deep", "did not answer within 0.4 s and was killed"),
        ("Dying", "lost its process"),
        ("Breaking", "broke down (ValueError: no idea)"),
    ],
)
def test_it_is_said_why_a_bot_has_not_answered(bot: str, why: str) -> None:
    game, seat = first_question()
    with closing(Apart(f"foreign_bots:{bot}")) as process:
        mind = SeatedApart(process, seat, 1)
        began = time.monotonic()
        with pytest.raises(NoAnswer) as error:
            mind.answer(game, 1, Budget(), LIMIT)
        assert str(error.value) == why
        assert time.monotonic() - began < LIMIT + 10
    assert "foreign_bots" not in sys.modules


def test_a_hanging_bot_is_replaced_by_its_policy_and_the_match_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("klubovna.bots.apart.LOSSES", 1)
    match = arena.Match("ash", ["foreign_bots:Deep", "random"], 4, limit=LIMIT)
    with caplog.at_level(logging.WARNING, "klubovna.arena"):
        (played,) = arena.run(match, 1)
    (instead,) = arena.run(arena.Match("ash", ["greedy", "random"], 4), 1)
    assert "game 0: foreign_bots:Deep did not answer within 0.4 s and was killed; the game's policy" in caplog.text
    assert played.replaced[0] > 10
    assert played.replaced[1] == 0
    assert played.scores == instead.scores
    (name, count, why), (_, none, _) = arena.replacements(match, [played])
    assert (name, count, none) == ("foreign_bots:Deep", played.replaced[0], 0)
    assert why == "did not answer within 0.4 s and was killed"


def test_a_bot_whose_process_was_lost_begins_anew_and_is_told_everything_again() -> None:
    game = new("ash", 2, 5)
    said = []
    with closing(Apart("foreign_bots:Forgetful")) as process:
        mind = SeatedApart(process, 0, 1)
        assert mind.listens
        for number in range(40):
            decision = game.decision
            assert decision is not None
            index = 0
            if decision.seat == 0:
                try:
                    index = mind.answer(game, number, Budget(), 20.0)
                    assert index == len(game.events(0)) % len(decision.options)
                except NoAnswer as error:
                    said.append(str(error))
            game.choose(index, decision.seat)
    assert said[:3] == ["lost its process"] * 3
    assert set(said[3:]) == {"was lost too often in this game"}


def test_a_cheat_finds_nothing_of_the_true_game_in_its_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "found"
    monkeypatch.setenv("CHEAT", str(file))
    wanted = []
    with closing(Apart("foreign_bots:Cheat")) as process:
        for slug, number in (("ash", 1), ("root", 2)):
            game = a_game(slug, number, 60)
            decision = game.decisions[0]
            mind = SeatedApart(process, decision.seat, 7)
            assert mind.answer(game, 4, Budget(), 30.0) == 0
            wanted.append((str(SEED + number), str(game.state.chance.seed), unknown(game.state, decision.seat)))
    found = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(found) == 2
    assert any(rows for *_, rows in wanted)
    for one in found:
        assert one["seeds"]
        assert not one["open"]
        for seed, chance, rows in wanted:
            assert seed not in one["seeds"] + [one["told"]]
            assert chance not in one["seeds"]
            assert all(row not in one["rows"] for row in rows)


def test_a_bot_that_cannot_be_made_is_refused_before_any_game() -> None:
    for name in ("foreign_bots:Unmade", "foreign_bots:Nobody", "nowhere:Bot"):
        with pytest.raises(bots.UnknownBot, match="cannot be loaded"):
            list(arena.run(arena.Match("ash", [name, "random"], 0), 1))


def test_at_the_terminal_the_policy_answers_for_a_bot_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("klubovna.cli.table.BOT_SECONDS", LIMIT)
    monkeypatch.setattr("klubovna.bots.apart.LOSSES", 1)
    done = CliRunner().invoke(app, ["play", "ash", "--players", "foreign_bots:Stubborn,random", "--seed", "3"])
    assert done.exit_code == 0, done.output
    said = " ".join(done.output.split())
    assert "Bot foreign_bots:Stubborn: did not answer within 0.4 s and was killed" in said
    assert "The game is over" in said


def test_a_bot_is_found_in_the_folder_from_which_the_command_is_given(tmp_path: Path) -> None:
    code = "class First:\n    def __init__(self, seed): ...\n    def choose(self, game, seat, budget): return 0\n"
    (tmp_path / "lies_here.py").write_text(code)
    command = "from klubovna.cli import main; main()"
    arguments = ["arena", "ash", "--players", "lies_here:First,random", "--games", "1", "--workers", "1"]
    done = subprocess.run(
        [sys.executable, "-P", "-c", command, *arguments],
        cwd=tmp_path,
        env={**os.environ, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "lies_here:First" in done.stdout
