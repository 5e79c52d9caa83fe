"""The gifts of the Family's legends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.harrow import kinds as shared
from klubovna.games.harrow.abilities import can_spawn_at, perform, spawn_at
from klubovna.games.harrow.factions.family import events, kinds
from klubovna.games.harrow.factions.family.bag import PlaceTokens, abilities, can_activate
from klubovna.games.harrow.factions.family.moves import LEVI, begin_moves, can_move
from klubovna.games.harrow.factions.family.upgrades import activate_upgrade
from klubovna.games.harrow.facts import (
    ABILITIES,
    BASIC_TOKENS,
    BLUE,
    FAMILY,
    HAINT,
    INFECTED,
    LAND,
    LEGEND,
    LEGEND_CALLED,
    SPOTS,
    TOKENS_OF,
    WITHIN,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.movement import Unit, movable, move_legend
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.scoring import take_off
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.games.harrow.tree import activate_tree
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class

OWN: Final = TOKENS_OF[FAMILY][0]
"""The Family's legend token."""
ENOUGH: Final = 3
"""Own cubes that must fall out of the tree for Kaine and Mildred."""
STORED_AT_MOST: Final = 3


def remove(t: Table, unit: Unit) -> None:
    """A haint goes to its owner's supply; nobody scores."""
    owner, kind, at = Faction(unit[0]), unit[1], Spot(unit[2])
    take_off(t, owner, at, kind)
    t.supply[owner] += 1
    t.tell(events.REMOVED, owner, at)


# -- Levi --------------------------------------------------------------------------------------------------------------


def can_levi(t: Table) -> bool:
    return can_move(t, LEVI)


async def levi(t: Table) -> None:
    """c1.gift.05-10"""
    begin_moves(t, LEVI)


# -- Corbin ------------------------------------------------------------------------------------------------------------


def own_haints(t: Table) -> list[Unit]:
    """ap.family.02 Haints that are not nailed down."""
    return [unit for unit in movable(t, [FAMILY]) if unit[1] in (HAINT, INFECTED)]


def can_corbin(t: Table) -> bool:
    return bool(own_haints(t))


async def corbin(t: Table) -> None:
    """ap.family.01 One own haint leaves the map, two come."""
    unit = await Decision(t.seat_of[FAMILY], kinds.CORBIN, own_haints(t))
    remove(t, unit)
    t.todo.append(CorbinSpawns(left=2))


@state_class
class CorbinSpawns(Work):
    """r.113 A SPAWN on any legal hex within 1 of Corbin or the home."""

    left: int

    async def run(self, t: Table) -> None:
        places: list[Spot | None] = []
        if self.left and t.supply[FAMILY]:
            around = {*WITHIN[t.legend_at[OWN]][1], *WITHIN[t.home[FAMILY]][1]}
            places += [at for at in sorted(around) if can_spawn_at(t, FAMILY, at)]
        at = await Decision(t.seat_of[FAMILY], shared.SPAWN_WHERE, [None, *places], self.left) if places else None
        if at is None:
            self.finish(t)
            return
        self.left -= 1
        spawn_at(t, FAMILY, at)


# -- Kaine -------------------------------------------------------------------------------------------------------------


def can_kaine(t: Table) -> bool:
    """ap.family.05"""
    return t.chart.terrain[t.legend_at[OWN]] in LAND


async def kaine(t: Table) -> None:
    """ap.family.03, ap.family.04, r.112 With luck in the tree any haint of his terrain goes, for no points."""
    await activate_tree(t)
    if t.ground[BLUE] < ENOUGH:
        return
    ground = t.chart.of_terrain[t.chart.terrain[t.legend_at[OWN]]]
    victims: list[Unit] = [
        (faction, unit, at)
        for faction in t.present
        for at in ground
        for unit, column in ((HAINT, t.haints), (INFECTED, t.infected))
        if column[faction][at]
    ]
    if not victims:
        return
    unit = await Decision(t.seat_of[FAMILY], kinds.KAINE, victims)
    remove(t, unit)
    for faction in t.in_play:
        ROLES[faction].haint_killed(t, Faction(unit[0]))


# -- Mildred -----------------------------------------------------------------------------------------------------------


def mildred_hexes(t: Table) -> list[Spot]:
    """Other hexes with an own haint and room for her; none while she is nailed down."""
    here = t.legend_at[OWN]
    if t.nailed(FAMILY, LEGEND, here):
        return []
    return [at for at in t.where(FAMILY) if at != here and t.haints_at(FAMILY, at) and t.can_enter(FAMILY, at)]


def can_mildred(t: Table) -> bool:
    return bool(mildred_hexes(t))


async def mildred(t: Table) -> None:
    """ap.family.06 She moves whatever the tree gives; then perhaps tokens for two storms (ap.family.07)."""
    to = await Decision(t.seat_of[FAMILY], kinds.MILDRED_TO, mildred_hexes(t))
    await move_legend(t, OWN, to, FAMILY)
    await activate_tree(t)
    if t.ground[BLUE] >= ENOUGH:
        t.todo.append(MildredTokens(left=2))


@state_class
class MildredTokens(Work):
    """ap.family.07 Any token of the box on a storm, on two different ones."""

    left: int
    first: int = -1
    """The hex of the first one."""

    async def run(self, t: Table) -> None:
        storms = [at for at in SPOTS if at != self.first and t.storm(at)]
        box = [token for token in BASIC_TOKENS if t.box[token]]
        if not self.left or not storms or not box:
            self.finish(t)
            return
        token = await Decision(t.seat_of[FAMILY], kinds.MILDRED_TOKEN, box)
        at = await Decision(t.seat_of[FAMILY], kinds.MILDRED_WHERE, storms, token)
        self.left -= 1
        self.first = at
        t.box[token] -= 1
        t.tokens[token][at] += 1
        t.tell(events.LAID_TOKEN, token, at)


# -- Odessa ------------------------------------------------------------------------------------------------------------


def storable(t: Table) -> int:
    assert t.family is not None
    return min(STORED_AT_MOST - t.family.stored, t.ground[BLUE])


def can_odessa(t: Table) -> bool:
    return storable(t) > 0


async def odessa(t: Table) -> None:
    """ap.family.08"""
    assert t.family is not None
    count = await Decision(t.seat_of[FAMILY], kinds.ODESSA_STORE, list(range(1, storable(t) + 1)))
    t.ground[BLUE] -= count
    t.family.stored += count
    t.tell(events.STORED, count)


async def return_stored(t: Table) -> None:
    """ap.family.09, r.115 After any activation of the tree, before anybody counts what fell out."""
    assert t.family is not None
    count = await Decision(t.seat_of[FAMILY], kinds.ODESSA_RETURN, list(range(t.family.stored + 1)))
    if count:
        t.family.stored -= count
        t.ground[BLUE] += count
        t.tell(events.CAME_BACK, count)


# -- Willa -------------------------------------------------------------------------------------------------------------


def willa_tokens(t: Table) -> list[Token]:
    assert t.family is not None
    able = abilities(t)
    return [Token(token) for token, count in enumerate(t.family.bag) if count and can_activate(t, Token(token), able)]


def can_willa(t: Table) -> bool:
    return bool(willa_tokens(t))


async def willa(t: Table) -> None:
    """ap.family.10 Any token of the bag is activated, then it goes to the board or the bag; r.114 no card with it."""
    assert t.family is not None
    token = await Decision(t.seat_of[FAMILY], kinds.WILLA, willa_tokens(t))
    t.family.bag[token] -= 1
    t.family.spent.append(token)
    t.todo.append(PlaceTokens())
    if token in ABILITIES:
        perform(t, FAMILY, token, 1)
    else:
        activate_upgrade(t, token)


CAN_USE: Final[dict[int, Callable[[Table], bool]]] = {
    LEGEND_CALLED["levi"]: can_levi,
    LEGEND_CALLED["corbin"]: can_corbin,
    LEGEND_CALLED["kaine"]: can_kaine,
    LEGEND_CALLED["mildred"]: can_mildred,
    LEGEND_CALLED["odessa"]: can_odessa,
    LEGEND_CALLED["willa"]: can_willa,
}
GIFTS: Final[dict[int, Callable[[Table], Flow[None]]]] = {
    LEGEND_CALLED["levi"]: levi,
    LEGEND_CALLED["corbin"]: corbin,
    LEGEND_CALLED["kaine"]: kaine,
    LEGEND_CALLED["mildred"]: mildred,
    LEGEND_CALLED["odessa"]: odessa,
    LEGEND_CALLED["willa"]: willa,
}
