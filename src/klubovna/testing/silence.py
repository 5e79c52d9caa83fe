"""Silence tells nothing: whether somebody is asked in secret does not depend on what others cannot see.

The present step is played twice from its beginning: as it was, and with all that an onlooker cannot see dealt anew.
As long as the onlooker is told the same, the same seats must owe the same answers.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game

Waiting = list[tuple[int, str]]


def told_by_silence(g: Game, seat: int, seed: int) -> tuple[Waiting, Waiting] | None:
    """Who is asked in the true world and in another that `seat` cannot tell from it, if they differ."""
    (true_world, inputs), (other_world, _) = g.at_checkpoint(), g.at_checkpoint(seat, seed)
    worlds = (true_world, other_world)
    while True:
        if (told := _compare(*worlds, seat)) is not SAME:
            return told
        if not inputs:
            return None
        who, kind, value, _ = one = inputs.pop(0)
        for world in worlds:
            owed = world.owed(who)
            if owed is None or owed.kind.name != kind or value not in owed.options:
                return None  # what the other did was possible in the true world only
        for world in worlds:
            world.feed([one])


SAME: Final = ([(-1, "same")], [(-1, "same")])
"""The onlooker was told the same, and the same seats are asked."""


def _compare(true: Game, other: Game, seat: int) -> tuple[Waiting, Waiting] | None:
    """SAME, or who is asked in both where that tells something, or None where the onlooker saw them go apart."""
    told, told_other = true.events(seat), other.events(seat)
    both = min(len(told), len(told_other))
    if told[:both] != told_other[:both]:
        return None
    waits = [world for world in (true, other) if world.happened == both]
    if len(waits) == 2 and _open_questions(true, seat) == _open_questions(other, seat):
        return SAME
    if not any(_tells(d, seat) for world in waits for d in world.decisions):
        return None
    found = _named(true), _named(other)
    if len(waits) == 1:  # if a "no" there leads to what happened in the other world, only the question told them apart
        shorter, longer = (true, other) if waits[0] is true else (other, true)
        if not _leads_to(shorter, longer.events(seat)[both:], seat, both):
            return None
    return found


def _leads_to(world: Game, events: list[dict[str, Any]], seat: int, since: int) -> bool:
    world = world.clone()
    while (asked := world.decision) is not None and asked.kind.secret and world.happened == since:
        world.choose(0, asked.seat)
    return world.events(seat)[since : since + len(events)][:1] == events[:1]


def _tells(decision: Decision[Any], seat: int) -> bool:
    """A set that has been begun is confirmed at once: nobody sees its picks come one by one."""
    begun = decision.subset is not None and decision.subset.picked > 0
    return decision.kind.secret and decision.seat != seat and not begun


def _open_questions(world: Game, seat: int) -> Waiting:
    """What an onlooker can tell: who owes an answer, and which, unless it is a secret one."""
    return [(d.seat, "" if d.kind.secret and d.seat != seat else d.kind.name) for d in world.decisions]


def _named(world: Game) -> Waiting:
    return [(d.seat, d.kind.name) for d in world.decisions]
