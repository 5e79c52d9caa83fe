"""Kept games as tables: NumPy, Arrow, Parquet, and the positions themselves."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from klubovna import arena
from klubovna.research import records


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> arena.MatchFile:
    match = arena.Match("ash", ["greedy", "random"], 4)
    file = arena.MatchFile(tmp_path_factory.mktemp("records") / "match.gz", match)
    for one in arena.run(match, 3, keep=True):
        file.add(one)
    return file


def test_games_and_choices_are_tables(kept: arena.MatchFile) -> None:
    seats = records.arrays(records.games(kept.path))
    assert seats["player"].tolist() == ["greedy", "random", "random", "greedy", "greedy", "random"]
    assert seats["won"].sum() == 3
    assert seats["score"].tolist() == [score for one in kept.games() for score in one.scores]
    made = records.arrays(records.choices(kept.path))
    inputs = [(one.number, *line) for one in kept.games() for line in one.record["inputs"]]
    assert list(zip(made["game"], made["seat"], made["kind"], strict=True)) == [line[:3] for line in inputs]


def test_parquet_is_written_in_parts_and_says_by_which_rules(
    kept: arena.MatchFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "AT_ONCE", 2)
    records.write_parquet(kept.path, tmp_path / "tables")
    for name, whole in (("games", records.games(kept.path)), ("choices", records.choices(kept.path))):
        read = pq.read_table(tmp_path / "tables" / f"{name}.parquet")
        assert read.to_pydict() == whole.to_pydict()
        assert records.header(read) == kept.header


def test_positions_are_the_tables_before_each_choice(kept: arena.MatchFile) -> None:
    first = next(kept.games())
    for number, position in enumerate(records.positions(kept.path)):
        if position.played.number > 0:
            assert number == first.decisions
            break
        seat, kind, raw = first.record["inputs"][position.game.inputs]
        asked = position.game.asked(seat)
        assert (position.seat, asked.kind.name) == (seat, kind)
        assert asked.options[position.chosen] == raw


def test_a_name_is_a_path_too(kept: arena.MatchFile, tmp_path: Path) -> None:
    assert records.games(str(kept.path)).num_rows == 6
    records.write_parquet(str(kept.path), str(tmp_path / "tables"))
    assert pq.read_table(tmp_path / "tables" / "games.parquet").num_rows == 6
    with pytest.raises(arena.FileError, match=r"missing\.gz is not a file of the arena"):
        records.choices(str(tmp_path / "missing.gz"))
