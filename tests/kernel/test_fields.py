"""Fields of a state are declared once."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from klubovna.kernel import serialize
from klubovna.kernel.errors import RecordError
from klubovna.kernel.fields import StatePart, cache, clone_source, derived, equal, field, shared, state_class


@state_class
class Pile(StatePart):
    cards: list[int] = field(default_factory=list)


@state_class
class Work(StatePart):
    registry: ClassVar[dict[str, type[Any]] | None] = {}


@state_class
class Dig(Work):
    at: int


@state_class
class Fetch(Work):
    what: str
    count: int = 1


@state_class
class Board(StatePart):
    owner: int
    hand: list[int] = field(default_factory=list)
    tracks: list[list[int]] = field(default_factory=list)
    piles: dict[str, Pile] = field(default_factory=dict)
    spare: Pile | None = None
    pair: tuple[int, int] = (0, 0)
    work: list[Work] = field(default_factory=list)
    words: Any = shared(default=None)
    known: list[int] | None = cache()
    total: list[int] = derived(default_factory=list)

    def restored(self) -> None:
        self.total = [sum(self.hand)]


def board() -> Board:
    made = Board(owner=1, hand=[3, 4], tracks=[[1], []], piles={"left": Pile(cards=[5])}, spare=Pile(), words={"a": 1})
    made.work = [Dig(at=3), Fetch(what="wood")]
    made.known, made.total = [9], [7]
    return made


def test_a_copy_shares_nothing_that_may_change() -> None:
    one = board()
    other = one.clone()
    assert serialize.dump(other) == serialize.dump(one)
    assert other.words is one.words
    assert other.known is None
    assert other.total == [7]
    assert other.total is not one.total
    for change in (
        lambda: other.hand.append(1),
        lambda: other.tracks[0].append(1),
        lambda: other.piles["left"].cards.append(1),
        lambda: other.work.pop(),
    ):
        change()
        assert serialize.dump(one) == serialize.dump(board())
    assert isinstance(one.clone().work[1], Fetch)


def test_the_copy_reads_as_one_would_write_it() -> None:
    lines = clone_source(Board).splitlines()
    assert "    new.owner = self.owner" in lines
    assert "    new.tracks = [x0[:] for x0 in self.tracks]" in lines
    assert "    new.spare = None if self.spare is None else self.spare.clone()" in lines


def test_what_is_stored_comes_back() -> None:
    one = board()
    stored = serialize.dump(one)
    assert stored["work"] == [{"class": "Dig", "at": 3}, {"class": "Fetch", "what": "wood", "count": 1}]
    assert "known" not in stored
    assert "total" not in stored
    again = serialize.load(Board, {**stored, "words": None})
    assert equal(again.work[1], Fetch(what="wood"))
    assert again.total == [7]
    assert again.known is None


def test_a_state_that_dumps_as_nothing_would_be_noticed() -> None:
    assert set(serialize.dump(Dig(at=1))) == {"class", "at"}
    assert not equal(Dig(at=1), Dig(at=2))
    assert not equal(Dig(at=1), Fetch(what="1"))


def test_an_unknown_class_is_refused() -> None:
    stored = serialize.dump(board())
    stored["work"][0]["class"] = "Sing"
    with pytest.raises(RecordError, match="Dig / Fetch"):
        serialize.load(Board, {**stored, "words": None})


def test_a_type_that_nobody_can_copy_is_told() -> None:
    @state_class
    class Odd(StatePart):
        thing: object

    with pytest.raises(TypeError, match=r"Odd\.thing: how is"):
        Odd(thing=1).clone()
