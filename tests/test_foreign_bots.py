"""Bots that are not ours, in the arena and at the terminal: none sees the true game, none holds up a match."""

from __future__ import annotations

import io
import json
import logging
import os
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

from kernel.test_sealing import SEED, a_game, unknown
from klubovna import arena, bots
from klubovna.arena.match import BotProcesses, Match, Played
from klubovna.bots import Apart, Budget, NoAnswer, SeatedApart
from klubovna.bots.apart import ProcessLost, one_way
from klubovna.cli import app
from klubovna.cli.arena import show
from klubovna.kernel.chance import Chance
from klubovna.kernel.game import Game
from klubovna.kernel.record import new

LIMIT = 0.4


def first_question() -> tuple[Game, int]:
    game = new("ash", 2, 5)
    assert len(game.decisions[0].options) > 1
    return game, game.decisions[0].seat


@pytest.mark.parametrize(
    ("bot", "limit", "why"),
    [
        ("Stubborn", LIMIT, "did not answer within 0.4 s and was killed"),
        ("Deep", LIMIT, "did not answer within 0.4 s and was killed"),
        ("Dying", 30.0, "lost its process"),
        ("Nested", 30.0, "lost its process"),
        ("Breaking", 30.0, "broke down (ValueError: no idea)"),
    ],
)
def test_it_is_said_why_a_bot_has_not_answered(bot: str, limit: float, why: str) -> None:
    game, seat = first_question()
    with closing(Apart(f"foreign_bots:{bot}")) as process:
        mind = SeatedApart(process, "ash", seat, 1)
        began = time.monotonic()
        with pytest.raises(NoAnswer) as error:
            mind.answer(game, 1, Budget(), limit)
        assert str(error.value) == why
        assert time.monotonic() - began < limit + 10
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
    assert why is not None
    assert why.text("en") == "did not answer within 0.4 s and was killed"
    out = Console(record=True, width=200, file=io.StringIO())
    show(match, [msgspec.json.decode(msgspec.json.encode(played), type=Played)], 1.0, "cs", out)
    assert f"výchozí bot hry {count}krát; poprvé proto, že neodpověděl do 0,4 s a byl ukončen." in out.export_text()


def test_a_bot_whose_process_was_lost_begins_anew_and_is_told_everything_again() -> None:
    game = new("ash", 2, 5)
    said = []
    with closing(Apart("foreign_bots:Forgetful")) as process:
        mind = SeatedApart(process, "ash", 0, 1)
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
    monkeypatch.setenv("NOTED", str(file))
    wanted = []
    with closing(Apart("foreign_bots:Cheat")) as process:
        for slug, number in (("ash", 1), ("root", 2)):
            game = a_game(slug, number, 60)
            decision = game.decisions[0]
            mind = SeatedApart(process, slug, decision.seat, 7)
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
    for name, why in (
        ("foreign_bots:Unmade", "ValueError: not today"),
        ("foreign_bots:Nobody", "AttributeError: module 'foreign_bots' has no attribute 'Nobody'"),
        ("nowhere:Bot", "ModuleNotFoundError: No module named 'nowhere'"),
    ):
        with pytest.raises(bots.UnknownBot) as error:
            list(arena.run(arena.Match("ash", [name, "random"], 0), 1))
        assert str(error.value) == f"The bot “{name}” cannot be loaded: {why}"


def test_at_the_terminal_the_policy_answers_for_a_bot_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("klubovna.cli.table.BOT_SECONDS", LIMIT)
    monkeypatch.setattr("klubovna.bots.apart.LOSSES", 1)
    done = CliRunner().invoke(
        app, ["play", "ash", "--players", "foreign_bots:Stubborn,random", "--seed", "3", "--lang", "cs"]
    )
    assert done.exit_code == 0, done.output
    said = " ".join(done.output.split())
    assert "Bot foreign_bots:Stubborn: neodpověděl do 0,4 s a byl ukončen. Místo něj rozhodl" in said
    assert "Konec hry" in said


def test_a_bot_is_found_in_the_folder_from_which_the_command_is_given(tmp_path: Path) -> None:
    code = "class First:\n    def __init__(self, seed): ...\n    def choose(self, game, seat, budget): return 0\n"
    (tmp_path / "lies_here.py").write_text(code)
    command = "from klubovna.cli import main; main()"
    arguments = ["arena", "ash", "--players", "lies_here:First,random", "--games", "2", "--workers", "2"]
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
    assert "Traceback" not in done.stderr


@pytest.fixture
def noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NOTED", str(tmp_path / "noted"))
    return tmp_path / "noted"


def test_the_seed_of_a_bot_tells_nothing_of_the_deal_and_its_game_is_read_before_it_is_asked(noted: Path) -> None:
    match = arena.Match("ash", ["foreign_bots:Noting", "random"], 4)
    (played,) = arena.run(match, 1)
    told = [json.loads(line) for line in noted.read_text().splitlines()][-1]
    undone = told["seed"]
    for label in (0, 1):  # of the player, then that of thinking: who multiplies can divide
        undone = (undone - label * 0xD1B54A32D192ED03 - 1) * pow(0x9E3779B97F4A7C15, -1, 1 << 64) % (1 << 64)
    assert undone != played.seed
    assert told["seed"] == one_way(Chance(played.seed).branch(1).branch(0).number)
    assert told["games"] == ["klubovna.games.ash"]


def test_a_bot_that_forks_is_ended_with_what_it_has_left_behind(noted: Path) -> None:
    game, seat = first_question()
    process = Apart("forking_bot:Forking")
    mind = SeatedApart(process, "ash", seat, 1)
    began = time.monotonic()
    with pytest.raises(NoAnswer, match="was killed"):
        mind.answer(game, 1, Budget(), 6.0)
    process.close()
    assert time.monotonic() - began < 6.0 + 10
    left = json.loads(noted.read_text())
    assert len(left) == 3
    for one in left:
        gone(one)


def test_a_bot_that_hangs_in_a_library_ends_with_a_match_that_was_killed(noted: Path) -> None:
    match = "arena.Match('ash', ['foreign_bots:Sunk', 'random'], 4, limit=600)"
    command = f"from klubovna import arena; list(arena.run({match}, 1))"
    found = {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
    killed = subprocess.Popen([sys.executable, "-P", "-c", command], env=found)
    end = time.monotonic() + 60
    while not (noted.exists() and noted.read_text()):
        assert time.monotonic() < end
        time.sleep(0.02)
    killed.kill()
    killed.wait()
    gone(int(noted.read_text()))


def gone(pid: int) -> None:
    end = time.monotonic() + 20
    while True:
        try:
            if "Z" in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2]:
                return
        except OSError:
            return
        assert time.monotonic() < end
        time.sleep(0.02)


class Unheard(Apart):
    """A process that is lost whenever something begins."""

    def __init__(self) -> None:
        super().__init__("nobody")
        self.asked = 0

    def ask(self, seconds: float, what: str, *more: object) -> object:
        self.asked += 1
        raise ProcessLost("bot-killed", seconds=seconds)


def test_a_bot_that_cannot_begin_is_waited_for_once_and_the_journal_is_kept_for_it() -> None:
    game, seat = first_question()
    process = Unheard()
    mind = SeatedApart(process, "ash", seat, 1)
    assert mind.listens
    for _ in range(3):
        with pytest.raises(NoAnswer, match="did not answer within 60 s"):
            mind.answer(game, 1, Budget(), LIMIT)
    assert process.asked == 1


def test_two_matches_at_once_share_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[BotProcesses] = []

    def play(match: Match, number: int, keep: bool, processes: BotProcesses) -> Played:
        used.append(processes)
        return Played(number, 1, [0, 1], [1, 0], [1, 2], [0], [0.0, 0.0])

    monkeypatch.setattr(sys.modules["klubovna.arena.run"], "play", play)
    one, other = (arena.run(Match("ash", ["random", "random"], 4), 2) for _ in range(2))
    for match in (one, other, one, other):
        next(match)
    assert used[0] is used[2] is not used[1] is used[3]
