"""Who cannot stay where it is: it is hurt as by a trap and comes to the nearest empty hex."""

from __future__ import annotations

from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import FORCED
from klubovna.games.gloomhaven.facts import TRAP_DAMAGE
from klubovna.games.gloomhaven.figures import NOBODY, Figure
from klubovna.games.gloomhaven.kinds import MONSTER_HEX
from klubovna.games.gloomhaven.map.moving import flies
from klubovna.games.gloomhaven.scenario.reveal import nearest
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.decision import Decision


async def fall(t: Table, figure: Figure, by: int = NOBODY) -> None:
    """move.14 Who flies no more and is above an obstacle."""
    if figure.at in t.blocked and not flies(t, figure):
        await driven_out(t, figure, by)


async def driven_out(t: Table, figure: Figure, by: int = NOBODY) -> None:
    """The damage of a trap, then the nearest empty hex; where there is none it stays."""
    here = figure.at
    await suffer(t, figure, TRAP_DAMAGE[t.monster_level], by)
    if t.figure(figure.id) is not figure or figure.at != here:
        return
    free = nearest(t, here)
    if free:
        end = free[0] if len(free) == 1 else await Decision(t.seat_for(figure), MONSTER_HEX, free, figure.id)
        t.put(figure, end)
        t.tell(FORCED, figure.id, end)
