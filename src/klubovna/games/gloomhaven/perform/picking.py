"""Whom a line is meant for: all, or those that somebody picks."""

from __future__ import annotations

from typing import Any

from klubovna.games.gloomhaven.cards.piles import away, laid_away
from klubovna.games.gloomhaven.figures import Figure
from klubovna.games.gloomhaven.kinds import AFFECTED, MONSTER_TARGET, TARGET
from klubovna.games.gloomhaven.perform.action import Action, base
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Bonus
from klubovna.games.gloomhaven.vocabulary.amounts import Amount
from klubovna.games.gloomhaven.vocabulary.words import TARGETS
from klubovna.kernel.decision import Decision, some


def reach(t: Table, action: Action, range: Amount) -> int:
    """A range, or one added to the figure's own; a dash counts as adjacent (mon.other.02)."""
    if isinstance(range, int):
        return range
    stats = base(t, action.actor)
    return max(1, (stats.range if stats is not None else 0) + int(range))


async def pick(
    t: Table, action: Action, word: str, range: Amount, count: int = 1, harmful: bool = True
) -> list[Figure]:
    """The figures meant: all of them, or up to `count` that are picked (a seat may pick fewer, a monster may not)."""
    return await pick_from(t, action, meant(t, action, word, reach(t, action, range)), word, count, harmful)


async def pick_from(
    t: Table, action: Action, found: list[Figure], word: str, count: int = 1, harmful: bool = True
) -> list[Figure]:
    """`harmful`: what is done to oneself cannot be left out (turn.06)."""
    if not found or not TARGETS[word][2]:
        return [] if word == "self" and not harmful and await left_out(t, action) else found
    if count > 1 and not action.auto:
        ids = await some(action.seat, AFFECTED, [figure.id for figure in found], 0, count, action.purpose)
        return [figure for figure in found if figure.id in ids]
    picked: list[Figure] = []
    while found and len(picked) < count:
        if action.auto:
            focus = [figure for figure in found if figure.id == action.focus]
            figure = focus[0] if focus else await monster_choice(t, action, found)
        else:
            answer = await Decision(action.seat, TARGET, [None, *(figure.id for figure in found)], action.purpose)
            if answer is None:
                break
            figure = next(one for one in found if one.id == answer)
        found.remove(figure)
        picked.append(figure)
    return picked


def skippable(action: Action) -> bool:
    """turn.05 A favourable part of a character's action that has other abilities too may be skipped."""
    lines = [] if action.auto or action.half is None else action.half.abilities
    return sum(not isinstance(line, Bonus) for line in lines) >= 2


async def left_out(t: Table, action: Action) -> bool:
    return skippable(action) and await Decision(action.seat, TARGET, [None, action.actor.id], action.purpose) is None


async def monster_choice(t: Table, action: Action, found: list[Figure]) -> Figure:
    """mon.amb.01; r.55 A summon that is put away is no target any more."""
    while len(found) > 1:
        ids: list[Any] = [figure.id for figure in found]
        answer = await Decision(action.seat, MONSTER_TARGET, [*ids, *away(t, action.seat)], action.actor.id)
        if not await laid_away(t, answer):
            return found[ids.index(answer)]
        found[:] = [figure for figure in found if t.figure(figure.id) is figure]
    return found[0]
