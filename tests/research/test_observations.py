"""Observations: fixed shapes, everything that is seen and nothing that is not."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import klubovna
from klubovna import research
from klubovna.kernel.game import Game
from klubovna.research.declaration import UNKNOWN, part_fields
from klubovna.research.survey import picked, variant

GAMES = klubovna.games()
VARIANTS = {"ash": 5, "gloomhaven": 5, "harrow": 9, "monsterlands": 5, "root": 4}
LONGEST = 100
EVERY = 7


def positions(slug: str, first: int) -> Any:
    """Positions of games of several variants."""
    for seed in range(first, first + VARIANTS[slug]):
        g, rng = variant(klubovna.rules(slug), seed), random.Random(seed)
        for number in range(LONGEST):
            if (decision := g.decision) is None:
                break
            if number % EVERY == seed % EVERY:
                yield g, rng
            g.choose(picked(g, decision, rng, 0.4))


@pytest.mark.parametrize("slug", GAMES)
def test_everything_has_room_and_a_name(slug: str) -> None:
    encoder = research.encoder(slug)
    names = {
        name: [i for i, column in enumerate(table.columns) if column.reads == "name"]
        for name, table in encoder.legend.items()
    }
    room = {name: rooms(table) for name, table in encoder.legend.items()}
    for g, rng in positions(slug, 2000):
        seat = rng.randrange(g.seats)
        tables = encoder(g, seat)
        assert {name: table.shape for name, table in tables.items()} == {
            name: table.shape for name, table in encoder.legend.items()
        }
        for name, table in tables.items():
            assert not (table[..., names[name]] == UNKNOWN).any(), f"{slug}: a word of {name} is not declared"
            for i, most in room[name]:
                assert table[..., i].max() <= most, f"{slug}: too little room for {encoder.legend[name].columns[i]}"


@pytest.mark.parametrize("slug", GAMES)
def test_options_are_told_apart_by_their_features(slug: str) -> None:
    """A policy that scores options sees what each of them is: no two rows are alike, and every part has its name."""
    encoder = research.encoder(slug)
    parts = [i for i, column in enumerate(encoder.option_columns) if column.path.startswith("part[")]
    names = [i for i in parts if encoder.option_columns[i].reads == "name"]
    for g, _ in positions(slug, 6000):
        rows = encoder.options(g, g.asked())
        assert len(np.unique(rows, axis=0)) == len(rows), f"{slug}: {g.asked()}"
        assert not (rows[:, names] == UNKNOWN).any()


@pytest.mark.parametrize(
    ("part", "told"),
    [
        ("clearing:4", ["clearing", 4]),
        ("card:341:top", ["card", 341, "top"]),
        ("hex:-5,10", ["hex", -5, 10]),
        ("x", ["x"]),
    ],
)
def test_a_part_of_the_board_is_told_field_by_field(part: str, told: list[str | int]) -> None:
    """A hex that was never seen before has its numbers, not that of an unknown word."""
    noun, fields = part_fields(part)
    assert [noun, *fields] == told


def rooms(legend: Any) -> list[tuple[int, int]]:
    """The columns with the length of a list, each with how many entries of it there is room for."""
    paths = Counter(column.path.rpartition("[")[0] for column in legend.columns if column.path.endswith("]"))
    lengths = [(i, column.path[:-1]) for i, column in enumerate(legend.columns) if column.reads == "length"]
    return [(i, paths[path]) for i, path in lengths if paths[path] and legend.name not in ("head", "trail")]


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_hidden_makes_no_difference(slug: str) -> None:
    """The others' hidden cards are dealt anew: every seat's observation and information state stays as it is."""
    encoder = research.encoder(slug)
    for g, rng in positions(slug, 3000):
        seat = g.asked().seat if rng.random() < 0.5 else rng.randrange(g.seats)
        other = g.clone()
        other.deal(seat, rng.getrandbits(32))
        assert same(encoder.flat(g, seat), encoder.flat(other, seat)), difference(encoder, g, other, seat)
        if (decision := g.owed(seat)) is not None:
            asked = other.owed(seat)
            assert asked is not None
            assert same(encoder.options(g, decision), encoder.options(other, asked))


@pytest.mark.parametrize("slug", GAMES)
def test_a_secret_answer_makes_no_difference(slug: str) -> None:
    """Two different secret answers of one seat look alike to the others as long as their views do."""
    encoder, compared = research.encoder(slug), 0
    for g, rng in positions(slug, 4000):
        decision = g.asked()
        if not decision.kind.secret or len(decision.options) < 2:
            continue
        left, right = g.clone(), g.clone()
        one, two = rng.sample(range(len(decision.options)), 2)
        left.choose(one, decision.seat)
        right.choose(two, decision.seat)
        for seat in range(g.seats):
            if seat != decision.seat and left.view(seat) == right.view(seat):
                compared += 1
                a, b = encoder.flat(left, seat), encoder.flat(right, seat)
                if (left.owed(seat) is None) == (right.owed(seat) is None):
                    assert same(a, b), difference(encoder, left, right, seat)
    assert compared > 0 or slug in ("monsterlands", "gloomhaven")


def same(one: Any, other: Any) -> bool:
    return bool(np.array_equal(one, other))


def difference(encoder: research.Encoder, one: Game, other: Game, seat: int) -> list[str]:
    left, right = encoder(one, seat), encoder(other, seat)
    return [
        f"{name} {encoder.legend[name].columns[int(at[-1])].path}"
        for name in left
        for at in np.argwhere(left[name] != right[name])
    ]


def test_names_are_the_same_in_views_and_options() -> None:
    """A warrior that may be sent has the number in the options that it has in the hand."""
    encoder, rng = research.encoder("ash"), random.Random(1)
    g = klubovna.new("ash", seats=2, seed=3)
    while (decision := g.asked()).kind.name != "battle.attackers":
        g.choose(rng.randrange(len(decision.options)))
    columns = [column.path for column in encoder.option_columns]
    rows = encoder.options(g, decision)
    offered = {int(row[columns.index("part[0].of")]) for row in rows if row[columns.index("parts#")]}
    sides = encoder.legend["sides"].columns
    hand = [i for i, column in enumerate(sides) if column.path.startswith("sides.hand[")]
    held = set(encoder(g, decision.seat)["sides"][decision.seat, hand].tolist()) - {0}
    assert offered
    assert offered <= held
    assert {encoder.word(int(row[0])) for row in rows} == {"battle.attackers"}


def test_a_seat_at_rest_is_asked_nothing() -> None:
    encoder = research.encoder("ash")
    g = klubovna.new("ash", seats=2, seed=3)
    asked = [column.path for column in encoder.legend["head"].columns].index("asked")
    seat = g.asked().seat
    assert encoder.word(int(encoder(g, seat)["head"][asked])) == g.asked().kind.name
    assert encoder(g, 1 - seat)["head"][asked] == 0


def test_a_flat_vector_is_written_where_one_likes() -> None:
    encoder = research.encoder("ash")
    g = klubovna.new("ash", seats=2, seed=3)
    out = np.zeros(encoder.size, np.int32)
    assert encoder.flat(g, 0, out) is out
    assert same(out, encoder.flat(g, 0))
    tables = encoder.tables(out)
    assert np.shares_memory(tables["sides"], out)
