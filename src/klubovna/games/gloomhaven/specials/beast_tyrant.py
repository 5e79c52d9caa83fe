"""Cards of the Beast Tyrant."""

from __future__ import annotations

from klubovna.games.gloomhaven.events import HP_SET
from klubovna.games.gloomhaven.kinds import SHARE
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.specials.registry import special
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Special
from klubovna.games.gloomhaven.vocabulary.words import EVERYWHERE
from klubovna.kernel.decision import Decision


@special
async def redistribute_damage(t: Table, action: Action, line: Special) -> bool:
    """Borrowed Essence: the damage on the tyrant and on all summons is shared out anew; r.60 nobody dies of it."""
    figures = meant(t, action, "self_and_summoned_allies", EVERYWHERE)
    left = sum(max(0, figure.max_hp - figure.hp) for figure in figures)
    if not left or len(figures) < 2:
        return False
    for i, figure in enumerate(figures):
        room = sum(other.max_hp - 1 for other in figures[i + 1 :])
        least, most = max(0, left - room), min(left, figure.max_hp - 1)
        share = least if least == most else await Decision(action.seat, SHARE, list(range(least, most + 1)), figure.id)
        figure.hp = figure.max_hp - share
        left -= share
        t.tell(HP_SET, figure.id, figure.hp)
    return True
