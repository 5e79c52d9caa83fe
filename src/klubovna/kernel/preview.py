"""What an option would change: tried on copies that hold no more than its seat knows, and counted before and after.

A part of the board holds amounts of things (`Display(tally=…)` counts them in a seat's view). An option is chosen in
games dealt anew from what the seat knows; what comes out alike in all of them is certain, the rest is open: chance or
somebody's secret decides it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import IllegalChoice
from klubovna.kernel.game import Game
from klubovna.kernel.text import Texts
from klubovna.kernel.view import Tally, What

DEALS: Final = 2
DEALS_BY_CHANCE: Final = 6
"""So often an option is tried when dice fall or hidden cards turn up: two of them could agree by luck."""


class Change(NamedTuple):
    """An amount on a part of the board; `after` is None where it is open."""

    part: str
    what: What
    before: int
    after: int | None


class Preview(NamedTuple):
    """`then` is what the same seat is asked next, as far as that is certain; its words are put on the state there."""

    changes: list[Change]
    then: Decision[Any] | None
    state: Any
    chance: bool


def preview(game: Game, seat: int, answer: int | list[int]) -> Preview:
    """What follows if the seat chooses so, from what it may know. A set that cannot be taken changes nothing."""
    tally = game.rules.tally
    before: Tally = {}
    outcomes: list[tuple[Game, Tally]] = []
    deals, chance = DEALS, False
    try:
        choices = game.set_choices(answer, seat) if isinstance(answer, list) else [answer]
    except IllegalChoice:
        return Preview([], None, game.state, False)
    while len(outcomes) < deals:
        tried = game.determinized(seat, len(outcomes) + 1, clones=False)
        if tally is not None and not outcomes:
            before = tally(tried.look(seat))
        drawn, shown = tried.state.chance.count, tried.state.shown
        for index in choices:
            tried.choose(index, seat)
        if (tried.state.chance.count, tried.state.shown) != (drawn, shown):
            deals, chance = DEALS_BY_CHANCE, True
        outcomes.append((tried, {} if tally is None else tally(tried.look(seat))))
    last = outcomes[-1][0]
    return Preview(compared(before, [after for _, after in outcomes]), _next(outcomes, seat), last.state, chance)


def compared(before: Tally, outcomes: list[Tally]) -> list[Change]:
    """What is not as it was in at least one of the outcomes, part by part."""
    changes: list[Change] = []
    for part in dict.fromkeys([*before, *(part for after in outcomes for part in after)]):
        were = before.get(part, {})
        lie = [after.get(part, {}) for after in outcomes]
        for what in dict.fromkeys([*were, *(what for after in lie for what in after)]):
            was, counts = were.get(what, 0), [after.get(what, 0) for after in lie]
            if any(count != was for count in counts):
                changes.append(Change(part, what, was, counts[0] if len(set(counts)) == 1 else None))
    return changes


def _next(outcomes: list[tuple[Game, Tally]], seat: int) -> Decision[Any] | None:
    """The question that the seat is asked next in all outcomes."""
    asked = [game.owed(seat) for game, _ in outcomes]
    first = asked[0]
    if first is None or any(one is None or (one.kind, one.about) != (first.kind, first.about) for one in asked):
        return None
    return first


def named(texts: Texts, state: Any, what: What) -> str:
    """What is counted, in words; the part itself has none."""
    if not what:
        return ""
    key, *of = what
    return texts.sentence(key, {"of": texts.noun(state, *of)} if of else None)


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}"


def summed_up(changes: list[Change]) -> dict[What, int | None]:
    """What there is more or less of on the whole table; what only changes its place is left out."""
    sums: dict[What, int | None] = {}
    for _, what, before, after in changes:
        if what:
            so_far = sums.get(what, 0)
            sums[what] = None if after is None or so_far is None else so_far + after - before
    return {what: change for what, change in sums.items() if change != 0}


def consequence(texts: Texts, state: Any, changes: list[Change]) -> str:
    """The sum of a preview as one line: `VP +2, wood −1`; a question mark stands for what is open."""
    sums = summed_up(changes).items()
    return ", ".join(
        f"{named(texts, state, what)} {'?' if change is None else signed(change)}" for what, change in sums
    )
