"""Fortis: whom to bring, which pair to fortify."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from klubovna.games.ash.barons.fortis.baron import (
    ADD,
    FORTIFY,
    FORTIFY_ATTACK,
    FORTIFY_WHERE,
    REGROUP,
    REGROUP_FOR,
    REGROUP_HOW,
    REGROUP_TO,
    REGROUP_WHO,
    fortifiable,
    recruits,
    roomy,
)
from klubovna.games.ash.facts import CITADEL, STRENGTH
from klubovna.games.ash.policy.fight import margin
from klubovna.games.ash.policy.habits import POWER_LEAST, Choice, Habits
from klubovna.games.ash.policy.odds import KING_FALLS, TAKES, at, mask_of
from klubovna.games.ash.policy.posts import POSTED_WORTH, held
from klubovna.games.ash.policy.worth import STRENGTH_WORTH, Threat, turns_left
from klubovna.games.ash.state import EMPTY, KING, Table, battle_area, strength
from klubovna.kernel.decision import Decision


def recruit(t: Table, seat: int) -> tuple[float, int, int]:
    """The best warrior to bring from hand to an own province."""
    threat = Threat(t, seat)
    posted = POSTED_WORTH * STRENGTH_WORTH[turns_left(t, seat)]
    best = (0.0, EMPTY, EMPTY)
    for area in roomy(t, seat):
        for warrior in recruits(t, seat):
            more = strength([*t.defenders[area], warrior]) - t.strength(area)
            worth = held(t, threat, area, more) - posted * more
            if worth > best[0]:
                best = (worth, warrior, area)
    return best


def regroup(t: Table, d: Decision[Any], seat: int) -> Any:
    return ADD if ADD in d.options else d.options[-1]


def regroup_who(t: Table, d: Decision[Any], seat: int) -> Any:
    _, warrior, _ = recruit(t, seat)
    if d.about == ADD and warrior in d.options:
        return warrior
    return min(d.options, key=lambda w: (STRENGTH[w], w))


def regroup_to(t: Table, d: Decision[Any], seat: int) -> Any:
    threat = Threat(t, seat)
    return max(d.options, key=lambda a: (held(t, threat, a, STRENGTH[d.about]), -a))


def regroup_for(t: Table, d: Decision[Any], seat: int) -> Any:
    """A stronger one comes in."""
    return max(d.options, key=lambda w: (STRENGTH[w], -w))


def fortify_worth(t: Table, seat: int) -> tuple[float, int]:
    threat = Threat(t, seat)
    return max(((held(t, threat, a, 1), a) for a in fortifiable(t, seat)), default=(0.0, CITADEL))


def fortify(t: Table, d: Decision[Any], seat: int) -> Any:
    return fortify_worth(t, seat)[1]


def fortify_attack(t: Table, d: Decision[Any], seat: int) -> Any:
    """One more strength, if a card could make it count."""
    space = t.battlefield
    owner = t.control[battle_area(space)]
    own = t.sides[seat].laid[0]
    rows = KING_FALLS if owner == KING else TAKES[mask_of(t.sides[owner].cards + t.sides[owner].laid)]
    lead = margin(t, seat)
    return 1 if rows[own][at(lead + 1)] > rows[own][at(lead)] else None


class FortisHabits(Habits):
    choices: ClassVar[dict[str, Choice]] = {
        REGROUP_HOW.name: regroup,
        REGROUP_WHO.name: regroup_who,
        REGROUP_TO.name: regroup_to,
        REGROUP_FOR.name: regroup_for,
        FORTIFY_WHERE.name: fortify,
        FORTIFY_ATTACK.name: fortify_attack,
    }

    def at_finish(self, t: Table, seat: int, options: list[Any], gain: float) -> int | None:
        if FORTIFY in options and fortify_worth(t, seat)[0] > POWER_LEAST:
            return FORTIFY
        return REGROUP if REGROUP in options and recruit(t, seat)[0] > POWER_LEAST else None


HABITS: Final = FortisHabits()
