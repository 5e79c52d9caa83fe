"""Cards of the Berserker."""

from __future__ import annotations

from klubovna.games.gloomhaven.combat.suffer import exhaust
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE
from klubovna.games.gloomhaven.map.falling import fall
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.specials.registry import special
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Special


@special
async def exhaust_yourself(t: Table, action: Action, line: Special) -> bool:
    """Final Fight: the fighter is exhausted at once."""
    exhaust(t, t.characters[action.credit])
    return True


@special
async def target_loses_flying(t: Table, action: Action, line: Special) -> bool:
    """Bone Breaker: the target can fly no more; who hung above an obstacle falls (move.14)."""
    target = t.figure(action.targets[-1]) if action.targets else None
    if target is None or target.form != MONSTER_FIGURE or target.hp <= 0:
        return False
    target.grounded = True
    await fall(t, target, action.credit)
    return True
