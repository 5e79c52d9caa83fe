"""What follows the tree: infecting haints and summoning Hester."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klubovna.games.harrow.factions.hester import events, kinds
from klubovna.games.harrow.factions.hester.cubes import (
    NEVER,
    Price,
    can_pay,
    colour_of,
    cubes_of,
    own_cubes,
    pay,
    spend,
)
from klubovna.games.harrow.factions.hester.fire import fires
from klubovna.games.harrow.factions.hester.roots import rooted
from klubovna.games.harrow.facts import (
    HESTER,
    HESTER_TOKEN,
    LEGEND,
    LEGEND_TOKENS,
    SPOTS,
    TERRAIN_CUBES,
    TOKENS_OF,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import arrive
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.games.harrow.tree import activate_tree
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import field, state_class

FREE: Final[Price] = (0, NEVER, 0)
DEAREST_SUMMON = 4
"""c5.summon.02 Cubes for summoning Hester, less one for each fire."""


async def shake_tree(t: Table) -> None:
    """c5.tree.01, r.058 Once per turn, for nothing: all cubes of the battleground go in."""
    assert t.hester is not None
    t.hester.tree_done = True
    await activate_tree(t)


# -- infecting ---------------------------------------------------------------------------------------------------------


def warded(t: Table) -> bool:
    """ap.hester.03 The next infection is the first of this turn, and Ward is in force."""
    assert t.hester is not None
    return t.hester.ward and not t.hester.infections


def infection_price(t: Table, at: Spot) -> Price:
    """c5.infect.01 One cube of the hex's colour or any three; c5.infect.11 never on mountain and brambles, but Ward."""
    if warded(t):
        return FREE  # ap.hester.14
    return (t.chart.terrain[at], 1, 3) if t.chart.land[at] else (0, NEVER, NEVER)


def legend_there(t: Table, at: Spot) -> int | None:
    """The legend token on the hex; one that the action has struck before does not count, wherever it was moved."""
    assert t.hester is not None
    for faction in t.present:
        for token in TOKENS_OF[faction]:
            if t.legend_at[token] == at and token not in t.hester.struck_legends:
                return token
    return None


def victims(t: Table, at: Spot) -> tuple[Faction, list[Spot]] | None:
    """Whom an infection on this hex can strike: a faction, and the hexes from which the haint may be taken.

    c5.infect.03, c5.infect.04 A legend only when no uninfected haint is left there; a haint of its faction falls ill.
    """
    for faction in t.present:
        if t.haints[faction][at]:
            return faction, [at]
    legend = legend_there(t, at)
    if legend is None:
        return None
    owner = LEGEND_TOKENS[legend][0]
    homes = [spot for spot in SPOTS if t.haints[owner][spot]]
    return (owner, homes) if homes else None


def infectable(t: Table, done: Sequence[int]) -> list[Spot]:
    """c5.infect.02, c5.infect.05 Root hexes not used yet in this action where an infection is possible and paid for."""
    assert t.hester is not None
    if not t.hester.snakes:
        return []
    return [at for at in rooted(t) if at not in done and victims(t, at) and can_pay(t, infection_price(t, at))]


def snakes(t: Table) -> int:
    assert t.hester is not None
    return t.hester.snakes


@state_class
class Infections(Work):
    """c5.infect.02, r.057 One infection after the other, each on another root hex."""

    done: list[Spot] = field(default_factory=list)
    """Root hexes that have been used."""

    async def run(self, t: Table) -> None:
        hexes: list[Spot | None] = [*infectable(t, self.done)]
        at = await Decision(t.seat_of[HESTER], kinds.INFECT, [None, *hexes], snakes(t)) if hexes else None
        if at is None:
            self.finish(t)
            return
        self.done.append(at)
        found = victims(t, at)
        assert found is not None
        assert t.hester is not None
        faction, homes = found
        t.hester.struck.append(at)
        if not t.haints[faction][at] and (legend := legend_there(t, at)) is not None:
            t.hester.struck_legends.append(legend)  # c5.infect.04
        spot = await Decision(t.seat_of[HESTER], kinds.INFECT_WHICH, homes, faction)
        await pay(t, infection_price(t, at), at)
        infect(t, faction, spot)


def infect(t: Table, faction: Faction, at: Spot) -> None:
    """A snake goes to a haint of the hex."""
    assert t.hester is not None
    t.hester.snakes -= 1
    t.hester.infections += 1
    t.infect(faction, at)
    t.tell(events.INFECTED, faction, at)
    for other in t.in_play:
        ROLES[other].haint_infected(t, faction)


# -- summoning ---------------------------------------------------------------------------------------------------------


def summon_price(t: Table) -> int:
    """c5.summon.02, r.074"""
    return max(1, DEAREST_SUMMON - len(fires(t)))


def summon_sites(t: Table) -> list[Spot]:
    """c5.summon.01, c5.summon.03, r.075 Fires whose terrain matches enough cubes; with Sloth any fire, any colour."""
    assert t.hester is not None
    if t.legend_at[HESTER_TOKEN] >= 0:
        return []
    own, needed = own_cubes(t), summon_price(t)
    if t.hester.sloth:
        return fires(t) if max(own) >= needed else []
    return [at for at in fires(t) if t.chart.land[at] and own[t.chart.terrain[at]] >= needed]


async def summon(t: Table) -> None:
    """Hester comes onto the map, in one of her fires."""
    assert t.hester is not None
    needed = summon_price(t)
    at = await Decision(t.seat_of[HESTER], kinds.SUMMON, summon_sites(t), needed)
    colour = colour_of(t.chart.terrain[at])
    if t.hester.sloth:  # ap.hester.05
        enough = [one for one in TERRAIN_CUBES if t.ground[one] >= needed]
        colour = await Decision(t.seat_of[HESTER], kinds.SUMMON_COLOUR, enough, needed)
    spend(t, cubes_of(colour, needed))
    t.set_legend(HESTER_TOKEN, at)
    t.tell(events.SUMMONED, at)
    arrive(t, HESTER, LEGEND, at)
