"""What never changes is encoded once, and gives the same numbers as what is encoded anew every time."""

from __future__ import annotations

import importlib
import random
from typing import Any

import msgspec
import numpy as np
import pytest

import klubovna
from klubovna import research
from klubovna.kernel.game import Game
from klubovna.research import packing
from klubovna.research.declaration import Declaration, Names
from klubovna.research.shapes import Writer


class Coin(msgspec.Struct, frozen=True):
    worth: int


class Purse(msgspec.Struct, frozen=True):
    words: tuple[str, ...]
    marks: tuple[int, ...]
    first: Coin
    coins: tuple[Coin, ...]
    lost: tuple[Coin, ...] | None = None


class Badge(msgspec.Struct, frozen=True):
    word: str | None
    of: Coin


class Hall(msgspec.Struct):
    purses: list[Purse]
    badge: Badge
    spare: list[Purse] | None = None


class MutableCoin(msgspec.Struct):
    worth: int


class MutablePurse(msgspec.Struct):
    words: list[str]
    marks: list[int]
    first: MutableCoin
    coins: list[MutableCoin]
    lost: list[MutableCoin] | None = None


class MutableBadge(msgspec.Struct):
    word: str | None
    of: MutableCoin


class MutableHall(msgspec.Struct):
    purses: list[MutablePurse]
    badge: MutableBadge
    spare: list[MutablePurse] | None = None


LISTS = {"coins": 3, "lost": 2, "words": 2, "marks": 2}
ROOM = {"purses": 3, "spare": 2} | {f"{purse}.{name}": n for purse in ("purses", "spare") for name, n in LISTS.items()}
NAMES = Names({None: 0, "red": 2, "blue": 3, "grey": 4})


def numbers(hall: type[msgspec.Struct]) -> Any:
    write = Writer(Declaration(version=1, names=[], capacity=ROOM), NAMES).written(hall)
    return lambda view: np.frombuffer(b"".join(write(view)), np.int32).tolist()


def purse(rng: random.Random) -> Purse:
    def coins() -> tuple[Coin, ...]:
        return tuple(Coin(rng.randrange(9)) for _ in range(rng.randrange(5)))

    words = tuple(rng.choice(["red", "blue", "grey", "not declared"]) for _ in range(rng.randrange(4)))
    lost = coins() if rng.random() < 0.5 else None
    return Purse(words, tuple(range(rng.randrange(4))), Coin(rng.randrange(9)), coins(), lost)


def test_what_is_kept_gives_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists that are too long, missing ones and rows within rows included; also when more is seen than is kept."""
    monkeypatch.setattr(packing, "MOST_KEPT", 6)
    kept, anew, rng = numbers(Hall), numbers(MutableHall), random.Random(1)
    purses = [purse(rng) for _ in range(12)]
    lengths = set()
    for _ in range(200):
        spare = rng.sample(purses, rng.randrange(4)) if rng.random() < 0.5 else None
        hall = Hall(rng.sample(purses, rng.randrange(5)), Badge(rng.choice(["red", None]), Coin(3)), spare)
        found = kept(hall)
        assert found == anew(msgspec.convert(msgspec.to_builtins(hall), MutableHall))
        assert found == kept(hall)
        lengths.add(len(found))
    assert len(lengths) == 1


def test_what_never_changes_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    before = packing.Kept.made

    def noted(self: packing.Kept, thing: Any) -> tuple[Any, Any]:
        made.append(thing)
        return before(self, thing)

    monkeypatch.setattr(packing.Kept, "made", noted)
    kept, rng = numbers(Hall), random.Random(2)
    hall = Hall([purse(rng), purse(rng)], Badge("red", Coin(1)))
    kept(hall)
    kept(Hall(hall.purses[::-1], hall.badge))
    assert len(made) == 3  # two purses and a badge
    kept(Hall([purse(rng)], hall.badge))
    assert len(made) == 4


def played(g: Game, rng: random.Random, most: int) -> Any:
    for _ in range(most):
        if (decision := g.decision) is None:
            return
        yield g
        g.choose(rng.randrange(len(decision.options)))


@pytest.mark.parametrize("how", [{"seats": 2}, {"seats": 4, "options": {"powers": True}}, {"seats": 1}])
def test_a_view_of_crown_of_ash_is_the_same_when_nothing_is_kept(how: dict[str, Any]) -> None:
    """What a view shows again is what it would show anew, for every seat and for who only looks on."""
    look = importlib.import_module("klubovna.games.ash.look")
    keeping = [one for one in vars(look).values() if hasattr(one, "cache_clear")]
    assert keeping
    encoder = research.encoder("ash")
    for g in played(klubovna.new("ash", seed=8, **how), random.Random(8), 120):
        eyes = [*range(g.seats), None]
        seen = [g.view(seat) for seat in eyes]
        shown = [encoder.flat(g, seat).tolist() for seat in range(g.seats)]
        for one in keeping:
            one.cache_clear()
        assert [g.view(seat) for seat in eyes] == seen
        assert [encoder.flat(g, seat).tolist() for seat in range(g.seats)] == shown


def test_what_lies_still_is_shown_again() -> None:
    g = klubovna.new("ash", seats=2, seed=3)
    before, after = g.look(0).table, g.look(1).table
    assert all(one is other for one, other in zip(before.provinces, after.provinces, strict=True))
    assert before.citadel is after.citadel


def test_a_view_may_be_scribbled_on() -> None:
    """What `view` gives is the reader's own, in lists and dicts; what `look` shares cannot be changed."""
    g = klubovna.new("ash", seats=2, seed=3)
    seen = g.view(0)
    assert type(seen["table"]["sides"][0]["cards"]) is list
    seen["table"]["sides"][0]["cards"].append("mine")
    seen["table"]["provinces"][0]["vp"] = 99
    assert g.view(0) != seen
    with pytest.raises(AttributeError, match="immutable"):
        g.look(0).table.provinces[0].vp = 99
