"""The games are the same compiled and plain: records, fingerprints, what is seen, dealt anew and refused.

`make test-compiled` runs this with the compiled build; the other process plays as plain Python.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from types import MethodDescriptorType
from typing import Any

import msgspec
import pytest

import klubovna
from klubovna.kernel import serialize
from klubovna.kernel.errors import IllegalChoice
from klubovna.kernel.fields import StatePart, kept_fields
from klubovna.kernel.game import Game
from klubovna.testing.soak import batch, setup_for

GAMES = ("ash", "gloomhaven", "harrow", "monsterlands", "root")
EVERY = 9
LONGEST = 150
CHECKED = {"gloomhaven": 120}
"""Games with all checks, where thirty see too few of its questions."""


def told(slug: str, seeds: range) -> Iterator[list[Any]]:
    """What comes of some random games: at every ninth decision all that another process can be asked, too."""
    for seed in seeds:
        game = klubovna.new(slug, **setup_for(slug, seed))
        rng = random.Random(seed)
        for number in range(LONGEST):
            decision = game.decision
            if decision is None:
                break
            if number % EVERY == seed % EVERY:
                given = game.determinized(decision.seat, number)
                copy = game.clone(journal=False, marks=False)
                row = [
                    game.fingerprint(),
                    copy.fingerprint(),
                    given.fingerprint(),
                    given.can_clone,
                    serialize.dump(decision.options),
                    game.view(decision.seat),
                    [*map(bool, map(game.can_undo, range(game.seats)))],
                ]
                yield msgspec.json.decode(msgspec.json.encode(row))
            game.choose(rng.randrange(len(decision.options)))
        yield msgspec.json.decode(msgspec.json.encode([game.record(), game.events(0)]))
    yield from played_by_policy(slug, seeds)


def played_by_policy(slug: str, seeds: range) -> Iterator[list[Any]]:
    """How the policy, and the yardstick in every other game, weighs and judges, and what it chooses."""
    for seed in seeds:
        game = klubovna.new(slug, **setup_for(slug, seed), journal=False, marks=False)
        policy = game.rules.policy
        assert policy is not None
        if seed % 2 and policy.yardstick is not None:
            policy = policy.yardstick
        chosen: list[int] = []
        for number in range(LONGEST):
            if (decision := game.decision) is None:
                break
            if number % EVERY == seed % EVERY:
                weights = policy.weights(game.state, decision, decision.seat)
                yield [[round(one, 9) for one in many] for many in (weights, policy.evaluate(game.state))]
            chosen.append(policy.choose(game.state, decision, decision.seat))
            game.choose(chosen[-1])
        yield [chosen]


def elsewhere(slug: str, seeds: range) -> list[list[Any]]:
    """The same in a process of plain Python."""
    environment = {**os.environ, "KLUBOVNA_COMPILED": "0", "PYTHONHASHSEED": "7"}
    command = [sys.executable, __file__, slug, str(seeds.start), str(seeds.stop)]
    paths = [str(Path(__file__).parent), *filter(None, sys.path)]
    run = subprocess.run(
        command, check=True, env={**environment, "PYTHONPATH": os.pathsep.join(paths)}, stdout=subprocess.PIPE
    )
    rows: list[list[Any]] = msgspec.json.decode(run.stdout)
    return rows


@pytest.mark.parametrize("slug", GAMES)
def test_plain_python_plays_the_same(slug: str) -> None:
    seeds = range(3)
    theirs = elsewhere(slug, seeds)
    count = 0
    for ours, plain in zip(told(slug, seeds), theirs, strict=True):
        assert ours == plain
        count += 1
    assert count > 20


@pytest.mark.compiled
@pytest.mark.parametrize("slug", GAMES)
def test_compiled_games_go_to_their_end(slug: str) -> None:
    """Compiled code insists on the types that mypy has found out: every way through the rules must keep to them."""
    for seed in range(60):
        game = klubovna.new(slug, **setup_for(slug, seed), journal=False, marks=False)
        rng = random.Random(seed)
        while (decision := game.decision) is not None:
            game.choose(rng.randrange(len(decision.options)))


@pytest.mark.compiled
@pytest.mark.parametrize("slug", GAMES)
def test_compiled_policies_play_every_variant(slug: str) -> None:
    for seed in range(60, 80):
        game = klubovna.new(slug, **setup_for(slug, seed), journal=False, marks=False)
        policy = game.rules.policy
        assert policy is not None
        for _ in range(LONGEST):
            if (decision := game.decision) is None:
                break
            game.choose(policy.choose(game.state, decision, decision.seat))


def parts(thing: Any) -> Iterator[StatePart]:
    """All parts of a state."""
    if isinstance(thing, StatePart):
        yield thing
        for name in kept_fields(type(thing)):
            yield from parts(getattr(thing, name))
    elif isinstance(thing, dict):
        for one in thing.values():
            yield from parts(one)
    elif isinstance(thing, list | tuple):
        for one in thing:
            yield from parts(one)


def a_game(slug: str, seed: int, choices: int) -> Game:
    game = klubovna.new(slug, **setup_for(slug, seed))
    rng = random.Random(seed)
    for _ in range(choices):
        if (decision := game.decision) is None:
            break
        game.choose(rng.randrange(len(decision.options)))
    return game


@pytest.mark.parametrize("slug", GAMES)
def test_every_part_of_a_state_is_stored_with_all_its_fields(slug: str) -> None:
    """A class of which nothing is known would be stored as {} and pass every comparison."""
    seen: set[type] = set()
    for seed in range(3):
        for part in parts(a_game(slug, seed, 40 * seed).state):
            cls = type(part)
            known: dict[str, Any] = vars(cls)["__dataclass_fields__"]
            hints = [name for name, hint in typing.get_type_hints(cls).items() if not _of_class(hint)]
            declared = {name for name in kept_fields(cls) if not name.startswith("_")}
            assert declared <= set(hints)
            derived = {name for name in declared if known[name].metadata.get("klubovna") == "derived"}
            assert serialize.dump(part).keys() - {"class"} == declared - derived
            seen.add(cls)
    assert len(seen) > 2


def _of_class(hint: Any) -> bool:
    return typing.get_origin(hint) is typing.ClassVar or hint is typing.ClassVar


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_no_number_is_refused(slug: str) -> None:
    game = a_game(slug, 1, 5)
    decision = game.decision
    assert decision is not None
    before = game.fingerprint()
    nonsense: tuple[Any, ...] = (True, False, "0", 1.0, None, [0], 99999, -1)
    for wrong in nonsense:
        with pytest.raises(IllegalChoice):
            game.choose(wrong)
    seats: tuple[Any, ...] = (True, "0", 0.0, [0], 99, -1)
    for wrong in seats:
        with pytest.raises(IllegalChoice):
            game.choose(0, wrong)
        with pytest.raises(IllegalChoice):
            game.view(wrong)
        with pytest.raises(IllegalChoice):
            game.determinized(wrong, 3)
    assert game.fingerprint() == before


@pytest.mark.compiled  # the sources hold the same in test_random_games.py
@pytest.mark.parametrize("slug", GAMES)
def test_random_games_hold_every_check_compiled(slug: str) -> None:
    """Compiled code insists on the types that it names: what plain Python lets pass breaks here, in words too."""
    games = CHECKED.get(slug, 30)
    assert batch(slug, 7, games, wanted=3).games == games


@pytest.mark.compiled
@pytest.mark.parametrize("slug", GAMES)
def test_states_flows_and_rules_of_every_game_are_compiled(slug: str) -> None:
    """A flow of plain Python is a coroutine; one that is compiled is an object of a class of its own."""
    game = a_game(slug, 1, 5)
    assert hasattr(next(game.flows()).__self__, "__frame__")
    for part in parts(game.state):
        assert isinstance(vars(type(part)).get("clone"), MethodDescriptorType), type(part)


if __name__ == "__main__":
    first, stop = map(int, sys.argv[2:])
    sys.stdout.buffer.write(msgspec.json.encode(list(told(sys.argv[1], range(first, stop)))))
