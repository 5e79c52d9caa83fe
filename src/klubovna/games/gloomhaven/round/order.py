"""The order of the round: who acts next."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.facts import ITEMS, MONSTER
from klubovna.games.gloomhaven.figures import CHARACTER, MONSTER_FIGURE, PER_INITIATIVE, REST, SUMMON, Figure
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import NORMAL

LAST: Final = 10 * REST * PER_INITIATIVE
OBJECTIVES_AFTER = 90


def key(t: Table, figure: Figure) -> tuple[int, int, int]:
    """init.02, init.03, summon.06, summon.09, mon.04, spec.08 The place of a figure in the order of the round."""
    if figure.form == CHARACTER:
        return (t.characters[figure.who].place, 1, 0)
    if figure.form == SUMMON:
        return (t.characters[figure.who].place, 0, figure.id)
    if figure.form == MONSTER_FIGURE:
        return (t.places[t.kinds.index(figure.who)] or LAST, int(figure.rank == NORMAL), figure.number)
    facts = t.book.objectives[figure.who]
    if facts.before:
        return ((t.places[t.kinds.index(MONSTER[facts.before])] or LAST) - 1, 0, figure.number)
    return (facts.initiative * PER_INITIATIVE + OBJECTIVES_AFTER, 0, figure.number)


def focus_key(t: Table, figure: Figure) -> tuple[int, int, int]:
    """mon.focus.13 to mon.focus.17 The order for focus; an item may put its owner last."""
    worn = t.characters[figure.who].items if figure.form == CHARACTER else None
    if worn and any(ITEMS[item].effect.focus_last for item in worn):
        return (LAST, 1, 0)
    return key(t, figure)


def next_actor(t: Table) -> Figure | None:
    """The first in order that has not acted. Monsters revealed or spawned too late for their place act at once, in
    their order (reveal.08 to reveal.10, spec.03), for they are then the first that have not acted."""
    first: Figure | None = None
    least = (LAST + 1, 0, 0)
    for figure in t.figures:
        if not figure.acted:
            place = key(t, figure)
            if place < least or first is None:
                first, least = figure, place
    return first
