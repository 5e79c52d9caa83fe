"""What others buy of the Riverfolk, and what the Riverfolk may therefore ask."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.factions.riverfolk.role import HAND_CARD, MERCENARIES, PROTECTION, ROLE
from klubovna.games.root.facts import RIVERFOLK, Card, Faction
from klubovna.games.root.move import stations
from klubovna.games.root.places import ON_MAP, PLACES_IN
from klubovna.games.root.policy.habits import HABITS
from klubovna.games.root.policy.marching import Marching
from klubovna.games.root.policy.mind import keen
from klubovna.games.root.policy.worth import Fight, can_craft, crafted_worth, foes_of, keep_worth
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import realm
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision

# What a warrior paid to the Riverfolk costs its owner, with the points it brings them.
PAID: Final = 0.5
BARGAIN: Final = 0.4
# Most warriors that are paid come back in a turn or two; but the further the Riverfolk get with what they have, the
# more it helps them.
PAID_CHEAP: Final = 0.4
FAR: Final = 14
PAID_NEAR: Final = 0.06
# A clearing that is ruled for one turn thanks to hired warriors.
RENTED: Final = 0.3
# Of what a march by river gains: others would gain something too.
BY_RIVER: Final = 0.7
# Prices for a card, riverboats and mercenaries: dear enough to matter, cheap enough to be paid.
PRICES: Final = [3, 2, 3]
MANY_PAID: Final = 4


# -- the customers -----------------------------------------------------------------------------------------------------


def dear(t: Table) -> float:
    """What a warrior costs who is paid: two of them are a trade post, and every turn until then a point."""
    board = ROLE.board(t)
    reach = t.vp[RIVERFOLK] + sum(board.counted_warriors(owner) for owner in t.present)
    return PAID_CHEAP + PAID_NEAR * max(0.0, reach - FAR)


def bought_worth(t: Table, me: Faction, card: Card) -> float:
    return crafted_worth(t, me, card) if can_craft(t, me, card) else 0.6 * keep_worth(t, me, card)


def hire_worth(t: Table, me: Faction) -> float:
    """Clearings that are ruled with mercenaries alone, and the battle in which they help most."""
    hired = t.warriors[RIVERFOLK]
    foes = [foe for foe in foes_of(t, me).all if foe.id != RIVERFOLK and not foe.pawn]
    worth, best = 0.0, 0.0
    for at in PLACES_IN[t.stations[RIVERFOLK] & ON_MAP]:
        own, force = t.warriors[me][at], t._force[at * t.seats : (at + 1) * t.seats]
        mine = force[t.seat_of[me]]
        if mine and not realm(t, me) >> at & 1:
            force[t.seat_of[me]] = force[t.seat_of[RIVERFOLK]] = 0
            worth += RENTED * (mine + hired[at] > max(force))
        for foe in foes:
            if t.occupied[foe.id] >> at & 1:
                fight = Fight(t, me, foe, at)
                alone = max(0.0, fight.worth(own)) if own else 0.0
                fight.lent = hired[at]
                best = max(best, fight.worth(own) - alone)
    return worth + best


def boats_worth(t: Table, me: Faction) -> float:
    """By how much the best march along a river is better than the best along paths."""
    habits = HABITS[me]
    if not isinstance(habits, Marching):
        return 0.0
    own, starts = realm(t, me), stations(t, me)
    routes = []
    for start in starts:
        near = t._ways.by_river[start] & ~t._ways.by_path[start] & ON_MAP
        routes += [(start, to) for to in PLACES_IN[near if own >> start & 1 else near & own]]
    if not routes:
        return 0.0
    ground = habits.map_of(t, me)
    by_river = max(ground.march(start, to)[0] for start, to in routes)
    return BY_RIVER * (by_river - max(0.0, ground.best(starts)[0]))


def buy(t: Table, d: Decision[Any], me: Faction) -> Any:
    """What is worth more than it costs."""
    prices = ROLE.board(t).prices
    if not keen():
        if HAND_CARD not in d.options:
            return None
        best = max(bought_worth(t, me, card) for card in t.hands[RIVERFOLK])
        return HAND_CARD if best - PAID * prices[HAND_CARD] > BARGAIN else None
    each = dear(t)
    best, chosen = 0.0, None
    for service in d.options:
        if service is not None:
            worth = service_worth(t, me, service) - each * prices[service]
            if worth > best:
                best, chosen = worth, service
    return chosen


def service_worth(t: Table, me: Faction, service: int) -> float:
    if service == HAND_CARD:
        return max(bought_worth(t, me, card) for card in t.hands[RIVERFOLK])
    if service == MERCENARIES:
        return hire_worth(t, me)
    return boats_worth(t, me)


def buy_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda card: (bought_worth(t, me, card), -card))


# -- the prices --------------------------------------------------------------------------------------------------------


def paid(t: Table) -> int:
    """What customers have paid and is still among the funds."""
    return sum(count for owner, count in enumerate(ROLE.board(t).funds) if owner != RIVERFOLK)


def price(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A card for what most would pay for it; else who has no customers asks for less, who has many for more."""
    wanted = PRICES[d.about]
    if keen():
        if d.about == HAND_CARD:
            return best_price(t, me, d.options)
        count = paid(t)
        wanted = max(PROTECTION, wanted + (-1 if count == 0 else 1 if count > MANY_PAID else 0))
    return min(d.options, key=lambda asked: abs(asked - wanted))


def best_price(t: Table, me: Faction, prices: list[int]) -> int:
    """With which the cards of the hand bring in most: all can see them. Less than Protectionism is not worth while."""
    each = dear(t)
    wanted = [
        (ROLES[buyer].purse(t), [(bought_worth(t, buyer, card), card) for card in set(t.hands[me])])
        for buyer in t.others(me)
    ]
    most, chosen = PROTECTION, PROTECTION
    for asked in prices:
        income = 0
        gone: list[Card] = []
        for purse, offers in wanted:
            left = [offer for offer in offers if offer[1] not in gone]
            if left and purse >= asked:
                worth, card = max(left)
                if worth > each * asked:
                    income += asked
                    gone.append(card)
        if income > most:
            most, chosen = income, asked
    return chosen
