"""Bots, and matches between them."""

from __future__ import annotations

import contextlib
import gzip
import pickle
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import klubovna
from ash.tables import table_of
from klubovna import arena, bots
from klubovna.arena import tune as tuning
from klubovna.arena.file import FORMAT
from klubovna.arena.match import seating
from klubovna.arena.tune import Task, as_toml, tune, tuned
from klubovna.kernel.game import Game
from klubovna.kernel.tuning import Tuning


def untimed(played: list[arena.Played]) -> list[tuple[Any, ...]]:
    return [(p.number, p.seed, p.players, p.scores, p.ranks, p.winners) for p in played]


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    match = arena.Match("ash", ["greedy", "random"], 11, options={"powers": True})
    one = list(arena.run(match, 5, workers=1))
    two = list(arena.run(match, 5, workers=2))
    assert untimed(one) == untimed(two)
    other = list(arena.run(arena.Match("ash", ["greedy", "random"], 12, options={"powers": True}), 5))
    assert untimed(one) != untimed(other)


def test_every_game_has_its_own_deal_and_the_players_move_around_the_table() -> None:
    assert [seating(number, 3) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    played = list(arena.run(arena.Match("ash", ["greedy", "greedy", "greedy"], 3), 6))
    assert len({p.seed for p in played}) == 6
    assert len({(*p.scores, *map(str, p.roles)) for p in played}) == 6
    for seat in range(3):
        assert sorted(p.players[seat] for p in played) == [0, 0, 1, 1, 2, 2]


def test_a_match_is_kept_in_one_file_and_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    match = arena.Match("ash", ["greedy", "random"], 4)
    whole = list(arena.run(match, 4, keep=True))
    file = tmp_path / "match.gz"
    kept = arena.MatchFile(file, match)
    for one in whole[:3]:
        kept.add(one)
    file.write_bytes(file.read_bytes()[:-40])  # killed while it wrote the third
    again = arena.MatchFile(file, match)
    assert sorted(again.played) == [0, 1]
    for one in arena.run(match, 4, keep=True, done=[*again.played]):
        again.add(one)
    read = list(arena.MatchFile(file).games())
    assert untimed(read) == untimed(whole)
    assert [one.record for one in read] == [one.record for one in whole]
    assert klubovna.replay(read[3].record).over
    with pytest.raises(arena.FileError, match="another match"):
        arena.MatchFile(file, arena.Match("ash", ["greedy", "random"], 5))
    with pytest.raises(arena.FileError, match="not a file of the arena"):
        arena.MatchFile(tmp_path / "nothing.gz")


def test_a_file_says_by_which_rules_it_was_played_and_is_not_gone_on_with_by_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = arena.Match("ash", ["greedy", "random"], 4)
    file = tmp_path / "match.gz"
    arena.MatchFile(file, match)
    header = msgspec.json.decode(gzip.decompress(file.read_bytes()))
    made = klubovna.rules("ash")
    assert (header["records"], header["version"], header["content"]) == (FORMAT, made.version, made.content.digest)
    monkeypatch.setattr(made, "version", "of tomorrow")
    assert arena.MatchFile(file).header.version == header["version"]
    with pytest.raises(arena.FileError, match="another version of the rules"):
        arena.MatchFile(file, match)
    file.write_bytes(gzip.compress(msgspec.json.encode({**header, "records": FORMAT + 1}) + b"\n"))
    with pytest.raises(arena.FileError, match="newer Klubovna"):
        arena.MatchFile(file)


def test_files_of_the_first_format_are_read(tmp_path: Path) -> None:
    match = arena.Match("ash", ["greedy", "random"], 4)
    played = list(arena.run(match, 2, keep=True))
    file = tmp_path / "old.gz"
    file.write_bytes(gzip.compress(b"".join(msgspec.json.encode(line) + b"\n" for line in (match, *played))))
    kept = arena.MatchFile(file)
    assert (kept.header.records, kept.match, sorted(kept.played)) == (1, match, [0, 1])
    assert [one.record for one in kept.games()] == [one.record for one in played]


def test_a_file_is_read_game_by_game_however_its_parts_lie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = arena.Match("ash", ["random", "random"], 4)
    played = list(arena.run(match, 3, keep=True))
    kept = arena.MatchFile(tmp_path / "match.gz", match)
    for one in played:
        kept.add(one)
    monkeypatch.setattr("klubovna.arena.file.AT_ONCE", 97)
    assert [one.record for one in arena.MatchFile(kept.path).games()] == [one.record for one in played]
    assert all(one.record is None for one in kept.played.values())


def test_intervals_ratings_and_balance() -> None:
    assert arena.wilson(0, 0) == (0, 1)
    low, high = arena.wilson(75, 100)
    assert (low, high) == pytest.approx((0.6569, 0.8245), abs=0.0005)
    match = arena.Match("ash", ["greedy", "random"], 4)
    played = list(arena.run(match, 6))
    greedy, random = arena.standings(match, played)
    assert greedy.rating > 25 > random.rating
    assert greedy.low < greedy.win_rate <= greedy.high
    roles, seats = arena.by_role(played), arena.by_seat(played)
    assert sum(share.wins for share in roles) == sum(share.wins for share in seats) == 6
    assert [share.games for share in seats] == [6, 6]
    assert seats[0].fair == 0.5


class Hanging:
    def __init__(self, seed: int) -> None: ...

    def choose(self, game: Game, seat: int, budget: bots.Budget) -> int:
        while True:
            with contextlib.suppress(Exception):
                time.sleep(0.01)


class Breaking:
    def __init__(self, seed: int) -> None: ...

    def choose(self, game: Game, seat: int, budget: bots.Budget) -> int:
        raise ValueError("no idea")


class Listening:
    """Remembers what its seat was told."""

    looks_ahead = False

    def __init__(self, seed: int) -> None:
        self.events: list[dict[str, Any]] = []

    def told(self, events: list[dict[str, Any]]) -> None:
        self.events += events

    def choose(self, game: Game, seat: int, budget: bots.Budget) -> int:
        return 0


def test_a_bot_that_hangs_or_breaks_is_replaced_by_its_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    g = klubovna.new("ash", 2, 5)
    seat = g.decisions[0].seat
    for bot, why in ((Hanging, "did not answer within 0.05 s"), (Breaking, "broke down (ValueError: no idea)")):
        with pytest.raises(bots.NoAnswer) as error:
            bots.Seated(bot(0), seat).answer(g, 1, bots.Budget(), 0.05)
        assert str(error.value) == why
    monkeypatch.setitem(bots._BOTS, "breaking", Breaking)
    match = arena.Match("ash", ["breaking", "random"], 4)
    (played,) = arena.run(match, 1)
    (instead,) = arena.run(arena.Match("ash", ["greedy", "random"], 4), 1)
    assert played.replaced[0] > 10
    assert played.replaced[1] == 0
    assert played.winners == instead.winners


def test_a_bot_is_told_what_its_seat_sees_happen() -> None:
    g = klubovna.new("ash", 2, 5)
    listening = [Listening(0), Listening(0)]
    minds = [bots.Seated(bot, seat) for seat, bot in enumerate(listening)]
    for number in range(40):
        decision = g.decision
        assert decision is not None
        g.choose(minds[decision.seat].move(g, number), decision.seat)
    for mind, bot in zip(minds, listening, strict=True):
        heard = bot.events
        assert [event["number"] for event in heard] == list(range(len(heard)))
        assert heard == g.events(mind.seat)[: len(heard)]
        assert len(heard) > 10


def test_shared_victories_are_shared() -> None:
    match = arena.Match("ash", ["greedy", "random"], 0)
    played = [
        arena.Played(0, 1, [0, 1], scores=[10, 10], ranks=[1, 1], winners=[0, 1], seconds=[1.0, 2.0]),
        arena.Played(1, 1, [1, 0], scores=[20, 5], ranks=[1, 2], winners=[0], seconds=[3.0, 4.0]),
        arena.Played(2, 1, [0, 1], scores=[7, 9], ranks=[2, 1], winners=[1], seconds=[0.0, 0.0]),
    ]
    greedy, random = arena.standings(match, played)
    assert (greedy.wins, random.wins) == (0.5, 2.5)
    assert greedy.win_rate == pytest.approx(1 / 6)
    assert (greedy.mean_score, greedy.median_score) == pytest.approx((22 / 3, 7))
    assert (random.mean_score, random.median_score) == (13, 10)
    assert (greedy.seconds, random.seconds) == (5, 5)
    assert (greedy.games, random.games) == (3, 3)


def test_a_match_that_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(bots.UnknownBot):
        list(arena.run(arena.Match("ash", ["greedy", "human"], 0), 2))
    with pytest.raises(klubovna.SetupError):
        list(arena.run(arena.Match("ash", ["greedy"] * 5, 0), 2))
    with pytest.raises(klubovna.UnknownGame):
        list(arena.run(arena.Match("chess", ["greedy", "random"], 0), 2))


def test_errors_travel_between_processes() -> None:
    error = pickle.loads(pickle.dumps(klubovna.SetupError("setup-seed", seed="-1")))
    assert isinstance(error, klubovna.SetupError)
    assert str(error) == str(klubovna.SetupError("setup-seed", seed="-1"))


class Spy:
    """Remembers the games it was handed."""

    def __init__(self) -> None:
        self.handed: list[Game] = []

    def choose(self, game: Game, seat: int, budget: bots.Budget) -> int:
        self.handed.append(game)
        return 0


def test_a_bot_never_sees_the_true_game() -> None:
    g = klubovna.new("ash", 3, 5)
    seat = g.decisions[0].seat
    spy = Spy()
    for seed in range(4):
        bots.move(g, seat, spy, seed)
    before = g.fingerprint()
    for handed in spy.handed:
        assert handed.view(seat)["table"] == g.view(seat)["table"]
        assert handed.fingerprint() != before
        handed.choose(0, seat)
    assert g.fingerprint() == before
    secrets = {str([side.fate for side in table_of(handed).sides]) for handed in spy.handed}
    assert len(secrets) > 1


def test_bots_are_reproducible() -> None:
    g = klubovna.new("ash", 3, 5)
    seat = g.decisions[0].seat
    first, again, other = (bots.make("random", seed) for seed in (1, 1, 2))
    moves = [[bots.move(g, seat, bot, 0) for _ in range(30)] for bot in (first, again, other)]
    assert moves[0] == moves[1]
    assert moves[0] != moves[2]
    assert set(moves[0]) == set(range(len(g.decisions[0].options)))


def test_greedy_asks_the_policy_of_the_game() -> None:
    g = klubovna.new("ash", 3, 5)
    decision = g.decisions[0]
    handed = g.determinized(decision.seat, 4)
    policy = g.rules.policy
    assert policy is not None
    wanted = policy.choose(handed.state, handed.asked(decision.seat), decision.seat)
    assert bots.move(g, decision.seat, bots.make("greedy", 0), 4) == wanted


def test_unknown_bots() -> None:
    assert bots.names() == [
        "easy",
        "expert",
        "greedy",
        "hard",
        "learnt",
        "medium",
        "random",
        "rollout",
        "search",
        "suspicious",
    ]
    with pytest.raises(bots.UnknownBot, match="Unknown bot “bob”"):
        bots.make("bob", 0)


def test_a_tuning_is_measured_against_that_of_today() -> None:
    task = Task("ash", 2, games=1, playouts=1)
    assert tuning.measured(task, Tuning(), 0) in (0.0, 0.5, 1.0)


def test_tuning_finds_what_wins_and_goes_on_where_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def wins(task: Task, tried: Tuning, round_: int) -> float:
        return 1 - abs(tried.explore - 2.0)

    monkeypatch.setattr(tuning, "measured", wins)
    task = Task("ash", 2, games=1, playouts=1)
    assert abs(list(tune(task, 25))[-1].tuning.explore - 2.0) < 0.2
    file = tmp_path / "tune"
    at_once = list(tune(task, 2))
    in_parts = [*tune(task, 1, file), *tune(task, 2, file)]
    assert in_parts == at_once
    assert [one.round for one in at_once] == [1] * 7 + [2] * 7
    assert len({one.tuning.explore for one in at_once}) > 8
    assert list(tune(task, 2, file)) == []
    assert tuned(Tuning(), [0.0] * 4) == Tuning()
    assert "explore = " in as_toml(at_once[-1].tuning)
