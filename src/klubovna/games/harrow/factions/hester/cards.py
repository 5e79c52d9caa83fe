"""Hester's thirteen cards. Open above her board, each may be activated once per turn (c5.free.01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from klubovna.games.harrow import events as shared_events
from klubovna.games.harrow.factions.hester import events, kinds
from klubovna.games.harrow.factions.hester.cubes import (
    NEVER,
    Price,
    can_pay,
    colours_in_supply,
    cubes_of,
    gain,
    pay,
    spend,
)
from klubovna.games.harrow.factions.hester.fire import can_light, fires, light_fire
from klubovna.games.harrow.factions.hester.infect import FREE, infect, warded
from klubovna.games.harrow.factions.hester.moves import (
    free_hester,
    go,
    hester_unit,
    infected_units,
    nailed_down,
    ways,
)
from klubovna.games.harrow.factions.hester.roots import can_regrow, regrow, rooted
from klubovna.games.harrow.facts import (
    BRAMBLES,
    CARD_CALLED,
    HESTER,
    HESTER_TOKEN,
    INFECTED,
    LEGEND_TOKENS,
    MOUNTAIN,
    NEIGHBOURS,
    SPOTS,
    TERRAIN_CUBES,
    TOKENS_OF,
    UNITS_PER_HEX,
    Card,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import Unit, free_units, move_legend, move_unit, steps
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import field, state_class

ANY_TWO: Final[Price] = (0, NEVER, 2)


class Effect(NamedTuple):
    """Whether a card can do anything now, and what it does."""

    can: Callable[[Table], bool]
    do: Callable[[Table], Flow[None]]


def always(t: Table) -> bool:
    return True


# -- White Innards -----------------------------------------------------------------------------------------------------


def hostile_infected_near(t: Table, faction: Faction, at: Spot) -> bool:
    """An infected haint of a hostile faction stands on the hex or next to it."""
    for other in t.present:
        if other != faction:
            infected = t.infected[other]
            if infected[at]:
                return True
            for spot in NEIGHBOURS[at]:
                if infected[spot]:
                    return True
    return False


def innards_ways(t: Table, unit: Unit) -> dict[Spot, list[Spot | None]]:
    """First steps of the haint, each with the ways to go on; None where it may stop."""
    faction, start = Faction(unit[0]), unit[2]
    found: dict[Spot, list[Spot | None]] = {}
    for to in steps(t, faction, start):
        on: list[Spot | None] = [] if hostile_infected_near(t, faction, to) else [None]
        on += [end for end in steps(t, faction, to) if end != start and not hostile_infected_near(t, faction, end)]
        if on:
            found[to] = on
    return found


def can_white_innards(t: Table) -> bool:
    return any(innards_ways(t, unit) for unit in infected_units(t))


async def white_innards(t: Table) -> None:
    """ap.hester.01 An infected haint moves up to two hexes and ends apart from hostile infected haints."""
    seat, card = t.seat_of[HESTER], CARD_CALLED["white_innards"]
    units = [unit for unit in infected_units(t) if innards_ways(t, unit)]
    unit = await Decision(seat, kinds.CARD_UNIT, units, card)
    found = innards_ways(t, unit)
    to = await Decision(seat, kinds.CARD_TO, list(found), card)
    await move_unit(t, unit, to, HESTER)
    end = await Decision(seat, kinds.CARD_TO, found[to], card)
    if end is not None:
        await move_unit(t, (unit[0], unit[1], to), end, HESTER)


# -- cubes -------------------------------------------------------------------------------------------------------------


def can_wild_tangle(t: Table) -> bool:
    supply = colours_in_supply(t)
    return any(t.ground[give] and any(take != give for take in supply) for give in TERRAIN_CUBES)


async def wild_tangle(t: Table) -> None:
    """ap.hester.02 One of her cubes for another of the supply."""
    seat, card = t.seat_of[HESTER], CARD_CALLED["wild_tangle"]
    supply = colours_in_supply(t)
    own = [colour for colour in TERRAIN_CUBES if t.ground[colour] and any(take != colour for take in supply)]
    give = await Decision(seat, kinds.CARD_GIVE, own, card)
    take = await Decision(seat, kinds.CARD_CUBE, [colour for colour in supply if colour != give], card)
    spend(t, cubes_of(give, 1))
    gain(t, cubes_of(take, 1))


async def gain_any(t: Table, card: Card) -> None:
    """One terrain cube of her choice, if the supply has any."""
    if colours := colours_in_supply(t):
        gain(t, cubes_of(await Decision(t.seat_of[HESTER], kinds.CARD_CUBE, colours, card), 1))


async def well_see(t: Table) -> None:
    """ap.hester.04, r.145 The opponent with the fewest cubes gains one, and Hester one of her choice."""
    card = CARD_CALLED["well_see"]
    cubes = {faction: ROLES[faction].cubes_on_ground(t) for faction in t.in_play if faction != HESTER}
    poorest = [faction for faction, count in cubes.items() if count == min(cubes.values())]
    faction = await Decision(t.seat_of[HESTER], kinds.CARD_FACTION, poorest, card)
    t.tell(shared_events.STRENGTHENED, faction, t.gain_cubes(ROLES[faction].colours[0], 1))
    await gain_any(t, card)


def can_all_around(t: Table) -> bool:
    return any(t.chart.terrain[at] in (MOUNTAIN, BRAMBLES) for at in rooted(t)) and bool(colours_in_supply(t))


async def all_around(t: Table) -> None:
    """ap.hester.12 Any two cubes while a root lies on the brambles or a mountain."""
    for _ in range(2):
        await gain_any(t, CARD_CALLED["all_around"])


def sacrifice_hexes(t: Table) -> list[Spot]:
    lying = [t.cubes_on[colour] for colour in TERRAIN_CUBES if any(t.cubes_on[colour])]
    free = SPOTS
    for cubes in lying:
        free = [at for at in free if not cubes[at]]
    return free[:]


def can_sacrifice(t: Table) -> bool:
    return bool(colours_in_supply(t)) and bool(sacrifice_hexes(t))


async def necessary_sacrifice(t: Table) -> None:
    """ap.hester.09, r.146 A cube of the supply waits on a hex without one for an uninfected haint."""
    seat, card = t.seat_of[HESTER], CARD_CALLED["necessary_sacrifice"]
    colour = await Decision(seat, kinds.CARD_CUBE, colours_in_supply(t), card)
    at = await Decision(seat, kinds.CARD_HEX, sacrifice_hexes(t), card)
    t.cubes[colour] -= 1
    t.cubes_on[colour][at] += 1
    t.tell(events.CUBE_PUT, colour, at)


# -- infecting and summoning -------------------------------------------------------------------------------------------


def can_ward(t: Table) -> bool:
    assert t.hester is not None
    return not t.hester.infections


async def ward(t: Table) -> None:
    """ap.hester.03 The first infection of this turn is free."""
    assert t.hester is not None
    t.hester.ward = True


async def sloth(t: Table) -> None:
    """ap.hester.05 Cubes of any one colour summon Hester this turn."""
    assert t.hester is not None
    t.hester.sloth = True


def moment_price(t: Table, at: Spot) -> Price:
    """Two cubes; nothing if this is the first infection under Ward and a root lies there."""
    return FREE if warded(t) and at in rooted(t) else ANY_TWO


def moment_sites(t: Table) -> list[Spot]:
    """Hexes with an infected haint and an uninfected one beside it, mountains and brambles too, and cubes to pay."""
    assert t.hester is not None
    if not t.hester.snakes:
        return []
    return [
        at
        for faction in t.present
        for at in t.where(faction)
        if t.infected[faction][at] and t.haints[faction][at] and can_pay(t, moment_price(t, at))
    ]


async def hurts_a_moment(t: Table) -> None:
    """ap.hester.07 Any two cubes infect a haint beside an infected one; neither an action nor the tree is needed."""
    at = await Decision(t.seat_of[HESTER], kinds.CARD_HEX, moment_sites(t), CARD_CALLED["hurts_a_moment"])
    await pay(t, moment_price(t, at), at)
    faction = next(faction for faction in t.present if t.haints[faction][at])
    infect(t, faction, at)


# -- moving ------------------------------------------------------------------------------------------------------------


def reach_ways(t: Table, token: int) -> list[Spot]:
    """r.122 Adjacent root hexes that the legend may enter; Hester any of them."""
    faction, unit = LEGEND_TOKENS[token]
    at = t.legend_at[token]
    if at < 0 or (token != HESTER_TOKEN and t.nailed(faction, unit, at)):
        return []
    near = NEIGHBOURS[at] if token == HESTER_TOKEN else steps(t, faction, at)
    roots = rooted(t)
    return [to for to in near if to in roots]


def legends_in_reach(t: Table) -> list[Unit]:
    tokens = [token for faction in (*t.present, HESTER) for token in TOKENS_OF[faction] if reach_ways(t, token)]
    return [(*LEGEND_TOKENS[token], t.legend_at[token]) for token in tokens]


async def within_reach(t: Table) -> None:
    """ap.hester.06 Any legend moves to an adjacent hex with a root."""
    seat, card = t.seat_of[HESTER], CARD_CALLED["within_reach"]
    unit = await Decision(seat, kinds.CARD_UNIT, legends_in_reach(t), card)
    if nailed_down(t, unit):
        await free_hester(t)
        return
    token = TOKENS_OF[unit[0]][unit[1]]
    to = await Decision(seat, kinds.CARD_TO, reach_ways(t, token), card)
    await move_legend(t, token, to, HESTER)


def trampled_ways(t: Table, unit: Unit) -> list[Spot]:
    roots = rooted(t)
    return [to for to in ways(t, unit) if t.empty_of_units(to) and to not in roots]


def trampling(t: Table) -> list[Unit]:
    return [unit for unit in (*infected_units(t), *hester_unit(t)) if trampled_ways(t, unit)]


async def trampled_ground(t: Table) -> None:
    """ap.hester.11 An infected haint or Hester moves to an adjacent hex without units and roots."""
    seat, card = t.seat_of[HESTER], CARD_CALLED["trampled_ground"]
    unit = await Decision(seat, kinds.CARD_UNIT, trampling(t), card)
    if nailed_down(t, unit):
        await free_hester(t)
        return
    await go(t, unit, await Decision(seat, kinds.CARD_TO, trampled_ways(t, unit), card))


def terror_units(t: Table, terrain: int, moved: list[tuple[int, int]]) -> list[tuple[Unit, list[Spot]]]:
    """Infected haints and Hester that have not moved yet by the card, with adjacent hexes of the terrain."""
    found = []
    for unit in (*infected_units(t), *hester_unit(t)):
        faction, kind, at = unit
        arrived = moved.count((faction, at))
        staying = (free_units(t, Faction(faction), at)[INFECTED] if kind == INFECTED else 1) - arrived
        if staying > 0 and (near := [to for to in ways(t, unit) if t.chart.terrain[to] == terrain]):
            found.append((unit, near))
    return found


def terror_fires(t: Table) -> list[Spot]:
    return [at for at in fires(t) if t.chart.land[at] and terror_units(t, t.chart.terrain[at], [])]


async def night_terror(t: Table) -> None:
    """ap.hester.08, r.124 Hester picks one fire; all moves go to terrain like that under it."""
    at = await Decision(t.seat_of[HESTER], kinds.CARD_HEX, terror_fires(t), CARD_CALLED["night_terror"])
    t.todo.append(NightTerror(terrain=t.chart.terrain[at]))


@state_class
class NightTerror(Work):
    """ap.hester.08 One unit after the other, each once."""

    terrain: int
    moved: list[tuple[int, int]] = field(default_factory=list)
    """Units that have moved, as the faction and the hex of arrival."""

    async def run(self, t: Table) -> None:
        seat, card = t.seat_of[HESTER], CARD_CALLED["night_terror"]
        found = terror_units(t, self.terrain, self.moved)
        unit = await Decision(seat, kinds.CARD_UNIT, [None, *(unit for unit, _ in found)], card) if found else None
        if unit is None:
            self.finish(t)
            return
        if nailed_down(t, unit):
            self.moved.append((unit[0], unit[2]))
            await free_hester(t)
            return
        to = await Decision(seat, kinds.CARD_TO, dict(found)[unit], card)
        self.moved.append((unit[0], to))
        await go(t, unit, to)


# -- Drawing Near ------------------------------------------------------------------------------------------------------


def infected_beside(t: Table, faction: Faction, at: Spot) -> list[Spot]:
    return [near for near in NEIGHBOURS[at] if t.infected[faction][near] and free_units(t, faction, near)[INFECTED]]


def meeting_hexes(t: Table) -> list[Spot]:
    """r.123 Hexes beside infected haints of both factions that both may enter for a fire."""
    if not can_light(t) or not all(any(t.infected[faction]) for faction in t.present):
        return []
    return [
        at
        for at in SPOTS
        if not t.flames[at]
        and not t.townsfolk[at]
        and not t.buildings[at]
        and all(t.units(faction, at) == t.infected[faction][at] for faction in t.present)
        and sum(t.units(faction, at) for faction in t.present) + 2 <= UNITS_PER_HEX
        and all(infected_beside(t, faction, at) for faction in t.present)
    ]


async def drawing_near(t: Table) -> None:
    """ap.hester.10 Two hostile infected haints beside one hex both move onto it: a fire."""
    seat, card = t.seat_of[HESTER], CARD_CALLED["drawing_near"]
    at = await Decision(seat, kinds.CARD_HEX, meeting_hexes(t), card)
    for faction in t.present:
        units: list[Unit] = [(faction, INFECTED, near) for near in infected_beside(t, faction, at)]
        await move_unit(t, await Decision(seat, kinds.CARD_UNIT, units, card), at, HESTER)
    await light_fire(t, at)


# -- Desperate Grip ----------------------------------------------------------------------------------------------------


def can_grip(t: Table) -> bool:
    assert t.hester is not None
    return can_regrow(t.hester)


EFFECTS: Final[dict[Card, Effect]] = {
    CARD_CALLED[name]: effect
    for name, effect in {
        "white_innards": Effect(can_white_innards, white_innards),
        "wild_tangle": Effect(can_wild_tangle, wild_tangle),
        "ward": Effect(can_ward, ward),
        "well_see": Effect(always, well_see),
        "sloth": Effect(always, sloth),
        "within_reach": Effect(lambda t: bool(legends_in_reach(t)), within_reach),
        "hurts_a_moment": Effect(lambda t: bool(moment_sites(t)), hurts_a_moment),
        "night_terror": Effect(lambda t: bool(terror_fires(t)), night_terror),
        "necessary_sacrifice": Effect(can_sacrifice, necessary_sacrifice),
        "drawing_near": Effect(lambda t: bool(meeting_hexes(t)), drawing_near),
        "trampled_ground": Effect(lambda t: bool(trampling(t)), trampled_ground),
        "all_around": Effect(can_all_around, all_around),
        "desperate_grip": Effect(can_grip, regrow),
    }.items()
}
