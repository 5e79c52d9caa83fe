"""The thirteen cards of the Fair Folk, paid with search cubes of the battleground (ff.cards.01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from klubovna.games.harrow.factions.fairfolk import events, kinds
from klubovna.games.harrow.factions.fairfolk.board import EMPTY_NEST, NO_NEST
from klubovna.games.harrow.factions.fairfolk.nests import (
    add_cubes,
    board_of,
    draw_offer,
    move_nest,
    nest_may_lie,
    with_offer,
)
from klubovna.games.harrow.factions.fairfolk.offers import haints_of, legend_ways
from klubovna.games.harrow.factions.fairfolk.quests import swap_quests
from klubovna.games.harrow.factions.fairfolk.search import arrow_at_one_of, guess
from klubovna.games.harrow.facts import (
    CARD_CALLED,
    CARD_FACTS,
    DECKS,
    FAIRFOLK,
    LAND,
    LEGEND_TOKENS,
    NEIGHBOURS,
    SILVER,
    SPOTS,
    Card,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import Unit, move_legend, move_unit, steps
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tree import activate_tree
from klubovna.kernel.decision import Decision, Flow, some

COST: Final[dict[Card, int]] = {card: int(CARD_FACTS[card]["cost"]) for card in DECKS["fairfolk"]}
BARGAIN: Final = 2
CUBES_FOR_ARROW: Final = 3


class Effect(NamedTuple):
    """Whether a card can do anything now, and what it does."""

    can: Callable[[Table], bool]
    do: Callable[[Table], Flow[None]]


def always(t: Table) -> bool:
    return True


def playable(t: Table) -> list[Card]:
    """ff.cards.01 Cards of the hand that can be paid and do something."""
    return [card for card in t.hands[FAIRFOLK] if COST[card] <= t.ground[SILVER] and EFFECTS[card].can(t)]


# -- nests and offers --------------------------------------------------------------------------------------------------


def drifts(t: Table, at: Spot) -> list[Spot]:
    return [to for to in NEIGHBOURS[at] if nest_may_lie(t, to)]


def wandering(t: Table) -> list[Spot]:
    """Nests with an offer that can go to a hex beside theirs."""
    return [at for at in with_offer(t) if drifts(t, at)]


async def will_o_wisp(t: Table) -> None:
    """A nest with its offer goes to an adjacent hex without units, fire and nests."""
    seat = t.seat_of[FAIRFOLK]
    at = await Decision(seat, kinds.CARD_NEST, wandering(t), CARD_CALLED["will_o_wisp"])
    move_nest(t, at, await Decision(seat, kinds.CARD_NEST_TO, drifts(t, at), at))


async def sweeter_bait(t: Table) -> None:
    """Offers in supply go back into the bag; as many are drawn."""
    board = board_of(t)
    offers = await some(t.seat_of[FAIRFOLK], kinds.CARD_OFFERS, board.hand[:], 1, len(board.hand))
    for offer in offers:
        board.hand.remove(offer)
        board.bag[offer] += 1
        t.tell(events.OFFER_BACK, offer)
    for _ in offers:
        draw_offer(t)


async def second_nest(t: Table) -> None:
    """One more nest may be played this turn."""
    board_of(t).nested += 1


def bare_nests(t: Table) -> list[Spot]:
    """Nests of the map without an offer and without units on their hex."""
    board = board_of(t)
    return [at for at in SPOTS if board.nests[at] == EMPTY_NEST and t.empty_of_units(at)]


def can_renew(t: Table) -> bool:
    return any(board_of(t).bag) and bool(bare_nests(t))


async def renewed_offer(t: Table) -> None:
    """An offer is drawn and put into an empty nest of the map."""
    board = board_of(t)
    offer = draw_offer(t)
    assert offer is not None
    at = await Decision(t.seat_of[FAIRFOLK], kinds.CARD_NEST, bare_nests(t), CARD_CALLED["renewed_offer"])
    board.hand.remove(offer)
    board.nests[at] = offer
    t.tell(events.NEST, at, offer)


# -- quests, cubes -----------------------------------------------------------------------------------------------------


async def change_of_heart(t: Table) -> None:
    """Any number of quests are discarded for as many others."""
    quests = board_of(t).quests[:]
    swap_quests(t, await some(t.seat_of[FAIRFOLK], kinds.CARD_QUESTS, quests, 1, len(quests)))


async def turning_season(t: Table) -> None:
    """A search cube of the board goes to a terrain without one."""
    board = board_of(t)
    seat = t.seat_of[FAIRFOLK]
    terrain = await Decision(seat, kinds.CARD_TERRAIN, board.held[:])
    free = [land for land in LAND if land not in board.held]
    to = await Decision(seat, kinds.CARD_TERRAIN_TO, free, terrain)
    board.held = sorted([*(land for land in board.held if land != terrain), to])
    t.tell(events.TERRAIN, to)


async def silver_dew(t: Table) -> None:
    """Two search cubes onto the battleground."""
    add_cubes(t, 2)


async def sealed_bargain(t: Table) -> None:
    """Two more fallen cubes count when an offer is taken, until the next turn."""
    board_of(t).bargain = BARGAIN


# -- units led to nests ------------------------------------------------------------------------------------------------


def to_nests(t: Table, ways: list[Spot]) -> list[Spot]:
    """Of these hexes the ones with a nest."""
    nests = board_of(t).nests
    return [to for to in ways if nests[to] != NO_NEST]


def lured_haints(t: Table) -> list[Unit]:
    return [unit for unit in haints_of(t, t.present) if to_nests(t, steps(t, Faction(unit[0]), unit[2]))]


async def beguile(t: Table) -> None:
    """A haint goes to an adjacent hex with a nest, if it may enter."""
    seat = t.seat_of[FAIRFOLK]
    unit = await Decision(seat, kinds.CARD_UNIT, lured_haints(t), CARD_CALLED["beguile"])
    nests = to_nests(t, steps(t, Faction(unit[0]), unit[2]))
    await move_unit(t, unit, await Decision(seat, kinds.CARD_UNIT_TO, nests, unit), FAIRFOLK)


def lured_legends(t: Table) -> list[int]:
    return [token for token in range(len(LEGEND_TOKENS)) if to_nests(t, legend_ways(t, token))]


async def sweet_music(t: Table) -> None:
    """A legend, whosever, goes to an adjacent hex with a nest, if it may enter."""
    seat = t.seat_of[FAIRFOLK]
    token = await Decision(seat, kinds.CARD_LEGEND, lured_legends(t), CARD_CALLED["sweet_music"])
    nests = to_nests(t, legend_ways(t, token))
    await move_legend(t, token, await Decision(seat, kinds.CARD_LEGEND_TO, nests, token), FAIRFOLK)


# -- searching without a quest -----------------------------------------------------------------------------------------


async def shake_the_boughs(t: Table) -> None:
    """The tree; if three search cubes fall out, an arrow at a nest with an offer."""
    await activate_tree(t)
    if t.ground[SILVER] >= CUBES_FOR_ARROW and with_offer(t):
        await arrow_at_one_of(t, with_offer(t))


async def fairy_lantern(t: Table) -> None:
    """An arrow at a nest with an offer."""
    await arrow_at_one_of(t, with_offer(t))


async def sudden_hunch(t: Table) -> None:
    """One guess."""
    await guess(t)


EFFECTS: Final[dict[Card, Effect]] = {
    CARD_CALLED[name]: effect
    for name, effect in {
        "will_o_wisp": Effect(lambda t: bool(wandering(t)), will_o_wisp),
        "sweeter_bait": Effect(lambda t: bool(board_of(t).hand), sweeter_bait),
        "change_of_heart": Effect(lambda t: bool(board_of(t).quests), change_of_heart),
        "turning_season": Effect(lambda t: bool(board_of(t).held), turning_season),
        "silver_dew": Effect(always, silver_dew),
        "second_nest": Effect(always, second_nest),
        "renewed_offer": Effect(can_renew, renewed_offer),
        "beguile": Effect(lambda t: bool(lured_haints(t)), beguile),
        "sweet_music": Effect(lambda t: bool(lured_legends(t)), sweet_music),
        "sealed_bargain": Effect(always, sealed_bargain),
        "shake_the_boughs": Effect(always, shake_the_boughs),
        "fairy_lantern": Effect(lambda t: bool(with_offer(t)), fairy_lantern),
        "sudden_hunch": Effect(always, sudden_hunch),
    }.items()
}
