"""Townsfolk and buildings of the solo game, placed by solo cards."""

from __future__ import annotations

from klubovna.games.harrow import events
from klubovna.games.harrow.facts import BUILDING, MIDDLE, SEEKERS, Faction, Spot
from klubovna.games.harrow.objectives import OBJECTIVE_OF, on_map, put_objective
from klubovna.games.harrow.solo import kinds
from klubovna.games.harrow.solo.cards import discard, hexes_of, pay_for_joker, reveal
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision


def missing_goal(t: Table) -> Faction | None:
    """solo.goals.01 The faction whose objective is not on the map; the townsfolk comes first."""
    return next((seeker for objective, seeker in enumerate(SEEKERS) if not any(on_map(t, objective))), None)


def goal_hexes(t: Table, objective: int, card: int) -> list[Spot]:
    """solo.goals.02 Hexes of the card without units, fire and the other objective; c1.basic.04 no brambles."""
    other = on_map(t, 1 - objective)
    return [
        at
        for at in hexes_of(t, card)
        if t.empty_of_units(at) and not t.flames[at] and not other[at] and (objective == BUILDING or at != MIDDLE)
    ]


async def place_goal(t: Table, faction: Faction) -> None:
    """solo.goals.01-04 One card for the objective of a faction; if it does not fit, the next step draws another."""
    card = await reveal(t, faction)
    if card is None:
        return
    discard(t, card)
    pay_for_joker(t, card)
    objective = OBJECTIVE_OF[faction]
    hexes = goal_hexes(t, objective, card)
    if hexes:  # solo.goals.03
        at = await Decision(t.seat_of[faction], kinds.GOAL, hexes, objective)
        put_objective(t, objective, at)
        t.tell(events.OBJECTIVE, faction, objective, at)
