"""Golden playthroughs: a whole game as text, every decision with its options and what each seat saw change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.chance import Chance
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.record import new


def played(setup: dict[str, Any], picks: int | None) -> Game:
    """A game with every choice drawn from the seed `picks`, or made by the game's policy where there is no seed."""
    g = new(setup["game"], **{key: value for key, value in setup.items() if key != "game"})
    chance = Chance(picks or 0)
    while (decision := g.decision) is not None:
        if picks is None and g.rules.policy is not None:
            index = g.rules.policy.choose(g.state, decision, decision.seat)
        else:
            index = chance.below(len(decision.options))
        g.choose(index, decision.seat)
    return g


def transcript(record: dict[str, Any]) -> Iterator[str]:
    """Play a record input by input and tell all of it; the record itself is the first line."""
    yield msgspec.json.encode(record).decode()
    keys = ("seats", "seed", "roles", "options", "live")
    g = new(record["game"], **{key: record[key] for key in keys})
    views: dict[int | None, dict[str, str]] = {}
    told = 0
    yield from _changes(g, views)
    while g.inputs < len(record["inputs"]):
        seat, kind, value = record["inputs"][g.inputs]
        decision = next(d for d in g.decisions if d.seat == seat and d.kind.name == kind)
        index = [serialize.dump(option) for option in decision.options].index(value)
        yield _asked(g, decision, index)
        g.choose(index, seat)
        for event in g.events(None, told):
            yield f"  . {event['event']} [{event['rule']}] {_json(event['params'])}"
            told = event["number"] + 1
        yield from _changes(g, views)
    if g.result is not None:
        yield f"= {g.result!r} {_json(g.result.details)}"
    yield f"= {g.fingerprint()}"


def _asked(g: Game, decision: Decision[Any], index: int) -> str:
    options = " ".join(f"*{_json(o)}" if i == index else _json(o) for i, o in enumerate(decision.options))
    return f"? seat {decision.seat} {decision.kind.name} [{decision.rule}]: {options}"


def _json(value: Any) -> str:
    return msgspec.json.encode(serialize.dump(value)).decode()


def _changes(g: Game, views: dict[int | None, dict[str, str]]) -> Iterator[str]:
    """What has changed for everybody, then what one seat alone saw change."""
    common: set[str] = set()
    for seat in (None, *range(g.seats)):
        now = dict(_leaves(g.view(seat)["table"], ""))
        before = views.get(seat, {})
        lines = {f"{path} = {value}" for path, value in now.items() if before.get(path) != value}
        lines |= {f"{path} gone" for path in before.keys() - now.keys()}
        for line in sorted(lines - common):
            yield f"  {'all' if seat is None else f'seat {seat}'}: {line}"
        if seat is None:
            common = lines
        views[seat] = now


def _leaves(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, sub in value.items():
            yield from _leaves(sub, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and any(isinstance(x, dict) for x in value):
        for i, sub in enumerate(value):
            yield from _leaves(sub, f"{path}[{i}]")
    else:
        yield path, _json(value)
