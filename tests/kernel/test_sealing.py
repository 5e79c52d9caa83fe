"""What is handed to a seat: a cheat that reaches for everything reachable from it finds nothing of the true game."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from types import (
    CoroutineType,
    FrameType,
    FunctionType,
    GetSetDescriptorType,
    MemberDescriptorType,
    MethodType,
    ModuleType,
)
from typing import Any

import msgspec
import pytest

from kernel.toy import Table, do, toy
from klubovna import new, replay
from klubovna.kernel import serialize
from klubovna.kernel.chance import Chance
from klubovna.kernel.errors import IllegalChoice
from klubovna.kernel.game import Game
from klubovna.kernel.registry import rules
from klubovna.kernel.rules import Rules
from klubovna.kernel.state import State

GAMES = ("ash", "root", "harrow", "monsterlands", "gloomhaven")
SEED = 0xA17_5EED_0F_7815_63A


def reached(thing: Any) -> Iterator[Any]:
    """Everything that can be reached by attributes, items, closures and the frames of waiting flows; not modules."""
    found: set[int] = set()
    kept: list[Any] = []
    left = [thing]
    while left:
        one = left.pop()
        if id(one) in found or isinstance(one, ModuleType | type | Rules | str | bytes | int | float | type(None)):
            if isinstance(one, int | str):
                yield one
            continue
        found.add(id(one))
        kept.append(one)  # an id stays taken
        yield one
        if isinstance(one, dict):
            left += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            left += one
        elif isinstance(one, FunctionType):
            left += [cell.cell_contents for cell in one.__closure__ or ()]
        elif isinstance(one, MethodType):
            left += [one.__self__]
        elif isinstance(one, CoroutineType):
            left += [one.cr_frame, one.cr_await]
        elif isinstance(one, FrameType):
            left += [one.f_locals]
        else:
            left += [getattr(one, "__self__", None), getattr(one, "gi_frame", None), getattr(one, "__dict__", None)]
            if hasattr(one, "__frame__"):  # of a compiled flow
                left += [one.__frame__()]
            kept_by = MemberDescriptorType | GetSetDescriptorType
            names = {name for cls in type(one).__mro__ for name, held in vars(cls).items() if isinstance(held, kept_by)}
            left += [getattr(one, name, None) for name in names]


def a_game(slug: str, seed: int, moves: int) -> Game:
    made = rules(slug)
    assert made.trials.soak is not None
    game = new(made, journal=True, **{**made.trials.soak(seed), "seed": SEED + seed})
    rng = random.Random(seed)
    for _ in range(moves):
        if (decision := game.decision) is None:
            break
        game.choose(rng.randrange(len(decision.options)))
    return game


def unknown(state: State, seat: int) -> list[list[int]]:
    """Long rows of the state that another deal for the seat would change: what a cheat is after."""
    dealt = state.clone()
    dealt.redeal(seat, Chance(99))
    return [mine for mine, other in zip(_rows(state), _rows(dealt), strict=True) if len(mine) > 6 and mine != other]


def _rows(state: State) -> list[list[int]]:
    return [one for one in reached(serialize.dump(state)) if isinstance(one, list) and all(type(x) is int for x in one)]


@pytest.mark.parametrize("slug", GAMES)
def test_a_cheat_finds_nothing_of_the_true_game(slug: str) -> None:
    hidden = 0
    for number in range(3):
        game = a_game(slug, number, 25 + 30 * number)
        for decision in game.decisions:
            wanted = unknown(game.state, decision.seat)
            hidden += len(wanted)
            for clones in (True, False):
                given = game.determinized(decision.seat, 4, clones=clones)
                assert given.sealed
                things = list(reached(given))
                if given.can_clone:
                    things += reached(given.record())
                    things += reached(msgspec.json.decode(msgspec.json.encode(given.position())))
                assert SEED + number not in [x for x in things if isinstance(x, int)]
                assert all(not isinstance(x, Chance) or x.seed != game.state.chance.seed for x in things)
                rows = [x for x in things if isinstance(x, list)]
                assert all(row not in rows for row in wanted)
                with pytest.raises(IllegalChoice):
                    given.undo()
    assert hidden


@pytest.mark.parametrize("slug", GAMES)
def test_a_sealed_game_goes_on_as_the_true_flow_would(slug: str) -> None:
    """The flow that was led there from another deal, its copy, its record, and the true flow with the same deal."""
    rng = random.Random(8)
    tried = 0
    for number in range(2):
        game = a_game(slug, number, 20)
        for _ in range(24):
            if (decision := game.decision) is None:
                break
            seed = rng.getrandbits(40)
            given, true = (game.determinized(decision.seat, seed, clones=clones) for clones in (True, False))
            assert given.fingerprint() == true.fingerprint()
            if given.can_clone:
                tried += 1
                others = [true, given.clone(), replay(msgspec.json.decode(msgspec.json.encode(given.record())))]
                others += [pickle.loads(pickle.dumps(given))]
                for _ in range(6):
                    if (asked := given.decision) is None:
                        break
                    index = rng.randrange(len(asked.options))
                    for one in (given, *others):
                        one.choose(index, asked.seat)
                    assert len({one.fingerprint() for one in (given, *others)}) == 1
            for _ in range(3):
                if (decision := game.decision) is not None:
                    game.choose(rng.randrange(len(decision.options)))
    assert tried > 12


def test_a_sealed_game_without_a_beginning_is_played_on_and_copied_from_its_next_step() -> None:
    game = do(toy(), "bid")
    given = game.determinized(0, 3, clones=False)
    assert not given.can_clone
    for refused in (given.clone, given.record, lambda: given.determinized(0, 4)):
        with pytest.raises(IllegalChoice):
            refused()
    while given.decision is not None and not given.can_clone:
        given.choose(0)
    assert given.clone().fingerprint() == given.fingerprint()
    assert replay(given.record()).fingerprint() == given.fingerprint()


def test_copies_by_the_library_are_games_of_their_own() -> None:
    game = do(toy(), "draw", "roll", "pass", "draw")
    before = game.fingerprint()
    copies = [copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    for one in copies:
        assert one.fingerprint() == before
        assert one.record() == game.record()
        assert one.events(0) == game.events(0)
        do(one, "draw")
        one.undo()
        assert one.fingerprint() == before
    do(game, "roll")
    assert all(one.fingerprint() == before for one in copies)


class Whole:
    """An integer of some library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_any_integer_is_an_index() -> None:
    game = toy()
    number: Any = Whole(1)
    game.choose(number, Whole(0))  # type: ignore[arg-type]
    assert isinstance(game.state, Table)
    assert game.state.log[0] == "roll"
    for wrong in (True, 1.0, "1", None):
        with pytest.raises(IllegalChoice):
            game.choose(wrong)  # type: ignore[arg-type]


def test_a_copy_of_a_game_without_marks_does_not_play_it_again() -> None:
    game = toy(marks=False, journal=False)
    for _ in range(300):
        do(game, "pass")
    assert game.inputs == 300
    assert len(game.clone().since_step()[1]) < 70
    do(game, *["pass"] * 5)
    assert len(game.clone().since_step()[1]) < 8
    assert replay(game.record()).fingerprint() == game.fingerprint()
