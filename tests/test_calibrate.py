"""Levels are moved until they meet their neighbours as often as they should."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import klubovna
from klubovna import arena, bots
from klubovna.arena import calibrate as calibration
from klubovna.arena.calibrate import Number, Pairing, Trial, TrialFile, at_place, calibrate, estimated, place_of, played
from klubovna.bots.levels import Levelled, at_a_glance
from klubovna.cli import app
from klubovna.kernel.chance import Chance
from klubovna.kernel.tuning import Level

PAIRING = Pairing("ash", 2, Level(playouts=120), Level(), "playouts", 0.75)


def of_strength(pairing: Pairing, value: float, game: int) -> Trial:
    """Wins half of its games at 16 playouts, three quarters at 64."""
    rate = 1 / (1 + 3 ** -math.log(value / 16, 4))
    return Trial(game, value, float(Chance(pairing.seed).branch(game).below(1000) < rate * 1000))


def test_the_number_that_wins_as_often_as_wanted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "played", of_strength)
    for seed in range(3):
        pairing = Pairing("ash", 2, Level(playouts=120), Level(), "playouts", 0.75, seed)
        trials = list(calibrate(pairing, 400))
        found = estimated(pairing, trials)
        assert 30 <= found.value <= 130
        assert found.low < 0.75 < found.high
        assert found.high - found.low < 0.2
        assert found.games == len(trials)


def test_who_plays_at_a_glance_wins_the_less_the_more_often_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def short_sighted(pairing: Pairing, value: float, game: int) -> Trial:
        return Trial(game, value, float(Chance(1).branch(game).below(1000) < 500 - 400 * value))

    monkeypatch.setattr(calibration, "played", short_sighted)
    pairing = Pairing("ash", 2, Level(glance=True), Level(), "share", 0.25)
    assert 0.4 < estimated(pairing, list(calibrate(pairing, 400))).value < 0.85


def test_a_glance_never_gives_away_what_is_seen_at_once() -> None:
    g = klubovna.new("ash", 2, 5)
    policy, chance = g.rules.policy, Chance(1)
    assert policy is not None
    other = 0
    for number in range(60):
        decision = g.decision
        assert decision is not None
        seat = decision.seat
        given = g.determinized(seat, number)
        index = at_a_glance(given, seat, policy, chance)
        worth = []
        for option in range(len(decision.options)):
            tried = given.clone()
            tried.choose(option, seat)
            worth.append(policy.evaluate(tried.state)[seat])
        assert worth[index] == pytest.approx(max(worth))
        other += index != policy.choose(given.state, given.asked(seat), seat)
        g.choose(index, seat)
    assert 0 < other < 60


def test_it_ends_when_it_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "played", of_strength)
    trials = list(calibrate(PAIRING, 4000))
    assert len(trials) < 1000
    assert estimated(PAIRING, trials).settled(0.75)


def test_it_goes_on_where_it_was_cut_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(calibration, "played", of_strength)
    at_once = list(calibrate(PAIRING, 40))
    file = tmp_path / "trials"
    kept = TrialFile(file, PAIRING)
    for one in at_once[:21]:
        kept.add(one)
    file.write_bytes(file.read_bytes()[:-5])
    again = TrialFile(file, PAIRING)
    assert again.trials == at_once[:20]
    for one in calibrate(PAIRING, 40, again.trials[:]):
        again.add(one)
    assert TrialFile(file, PAIRING).trials == at_once
    with pytest.raises(arena.FileError, match="another match"):
        TrialFile(file, Pairing("ash", 2, Level(), Level(), "share", 0.75))


@pytest.mark.parametrize("number", ["playouts", "share"])
def test_scales(number: Number) -> None:
    places = [at_place(number, place / 10) for place in range(11)]
    assert places == sorted(places)
    assert (places[0], places[-1]) == calibration.SCALES[number]
    assert place_of(number, at_place(number, 0.5)) == pytest.approx(0.5, abs=0.02)


def test_a_level_thinks_in_its_share_of_the_decisions_only() -> None:
    g = klubovna.new("ash", 2, 5)
    minds = {
        name: Levelled(1, name, level)
        for name, level in (
            ("all", Level(learnt=True)),
            ("half", Level(learnt=True, share=0.5)),
            ("none", Level(learnt=True, share=0.0)),
            ("policy", Level()),
        )
    }
    differs = dict.fromkeys(minds, 0)
    for number in range(60):
        decision = g.decision
        assert decision is not None
        chosen = {name: bots.move(g, decision.seat, mind, number) for name, mind in minds.items()}
        for name in minds:
            differs[name] += chosen[name] != chosen["policy"]
        g.choose(chosen["all"], decision.seat)
    assert differs["none"] == 0
    assert 0 < differs["half"] < differs["all"]


def test_a_game_of_a_calibration_follows_from_its_number() -> None:
    pairing = Pairing("ash", 2, Level(learnt=True), Level(), "share", 0.75)
    assert played(pairing, 0.5, 3) == played(pairing, 0.5, 3)
    assert {played(pairing, 1.0, game).won for game in range(6)} <= {0.0, 0.5, 1.0}


def test_where_all_win_together_both_play_the_same_deals_and_those_count_that_one_of_them_wins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pairing = Pairing("gloomhaven", 2, Level(glance=True), Level(), "share", 0.25, roles=["brute", "tinkerer"])
    asked: list[tuple[int, list[Level]]] = []

    def winners(_: Pairing, game: int, levels: list[Level]) -> list[int]:
        asked.append((game, levels))
        return [0, 1] if len(asked) in (1, 3, 4) else []

    monkeypatch.setattr(calibration, "_winners", winners)
    trials = [played(pairing, 0.5, game) for game in range(3)]
    assert [one.won for one in trials] == [1.0, 0.5, 0.5]
    assert [game for game, _ in asked] == [0, 0, 1, 1, 2, 2]
    assert all(one == two for _, (one, two) in asked)
    assert asked[0][1][0] == Level(glance=True, share=0.5)
    assert asked[1][1][0] == Level()
    assert estimated(pairing, trials) == msgspec.structs.replace(estimated(pairing, trials[:1]), games=3)


def test_a_common_game_is_played_to_its_end_by_both() -> None:
    pairing = Pairing("gloomhaven", 1, Level(glance=True), Level(), "share", 0.25, roles=["brute"])
    assert played(pairing, 0.0, 1).won == 0.5, "at a share of nothing both are the same"


def test_the_command(tmp_path: Path) -> None:
    command = ["calibrate", "ash", "--levels", "hard", "--games", "8", "--workers", "1", "--folder", str(tmp_path)]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert "hard against medium: " in done.output
    assert "hard = { learnt = true, share = " in done.output
    (file,) = tmp_path.glob("ash-hard-*.jsonl")
    assert len(file.read_bytes().splitlines()) == 9
    assert CliRunner().invoke(app, command).output == done.output
    assert CliRunner().invoke(app, ["calibrate", "ash", "--seats", "3"]).exit_code == 2
    assert CliRunner().invoke(app, ["calibrate", "ash", "--levels", "medium"]).exit_code == 2


def test_the_command_goes_on_with_more_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also where the level that another one is measured by has moved meanwhile."""

    def by_chance(pairing: Pairing, value: float, game: int) -> Trial:
        return Trial(game, value, float(Chance(1).branch(game).below(8) > 0))

    monkeypatch.setattr(calibration, "played", by_chance)
    monkeypatch.setattr(calibration, "NEAR", 0.0)
    for games in (8, 48):
        command = ["calibrate", "ash", "--games", str(games), "--workers", "1", "--folder", str(tmp_path)]
        done = CliRunner().invoke(app, command)
        assert done.exit_code == 0, done.output
    assert {len(list(tmp_path.glob(f"ash-{name}-*"))) for name in ("easy", "hard")} == {1}
    assert len(list(tmp_path.glob("ash-expert-*"))) == 2
