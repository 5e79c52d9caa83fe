"""Quests: which nests fit a quest card, and what completing one brings."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.factions.fairfolk import events, kinds
from klubovna.games.harrow.factions.fairfolk.board import NO_NEST, FairFolkBoard
from klubovna.games.harrow.factions.fairfolk.nests import board_of, draw_quest
from klubovna.games.harrow.factions.fairfolk.search import arrow_at_one_of, guess
from klubovna.games.harrow.facts import (
    CARD_FACTS,
    CONTENT,
    DECKS,
    DISTANCE,
    EDGE,
    FAIRFOLK,
    HOMES,
    MAPS,
    MIDDLE,
    NEIGHBOURS,
    SPOTS,
    TERRAINS,
    Card,
    Map,
    Spot,
)
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.zones import EVERYBODY

NEEDED: Final[int] = CONTENT.files["quests"]["nests_needed"]
RING: Final = "pattern"


def fits(chart: Map, asked: dict[str, Any], at: Spot) -> bool:
    """Whether one hex of a side of the map meets a requirement."""
    near = {TERRAINS[chart.terrain[spot]] for spot in NEIGHBOURS[at]}
    return (
        asked.get("on", TERRAINS[chart.terrain[at]]) == TERRAINS[chart.terrain[at]]
        and near.issuperset(asked.get("next_to", ()))
        and (EDGE[at] or not asked.get("edge"))
        and asked.get("to_brambles", DISTANCE[at][MIDDLE]) == DISTANCE[at][MIDDLE]
        and (not asked.get("next_to_home") or any(home.spot in NEIGHBOURS[at] for home in HOMES))
    )


FITTING: Final[list[dict[Card, list[Spot]]]] = [
    {card: [at for at in SPOTS if fits(chart, CARD_FACTS[card]["requirement"], at)] for card in DECKS["quests"]}
    for chart in MAPS
]
"""By side of the map: the hexes that fit a quest card. Four neighbours of one hex are looked for on the table."""
RINGS: Final = {card for card in DECKS["quests"] if RING in CARD_FACTS[card]["requirement"]}


def groups(t: Table, card: Card) -> list[list[Spot]]:
    """ff.quest.01, r.143 Nests any four of which complete the quest, with and without offers; none if too few."""
    board = board_of(t)
    places = NEIGHBOURS if card in RINGS else [FITTING[t.map][card]]
    found = [[at for at in place if board.nests[at] != NO_NEST] for place in places]
    return [nests for nests in found if len(nests) >= NEEDED]


def completable(t: Table, board: FairFolkBoard) -> list[Card]:
    """ff.quest.03 One quest in a turn, of those in hand."""
    return [] if board.quested else [card for card in board.quests if groups(t, card)]


async def complete_quest(t: Table, card: Card) -> None:
    """ff.quest.02 The card is revealed with four nests that fulfil it; then an arrow at one of them, or a guess."""
    board = board_of(t)
    board.quested = True
    board.quests.remove(card)
    board.quest_discard.append(card)  # r.144
    t.seen[card] = EVERYBODY
    found = groups(t, card)
    nests = sorted({at for group in found for at in group if board.offer_at(at)})  # ff.quest.04
    uses = ["arrow", "guess"] if nests else ["guess"]
    use = await Decision(t.seat_of[FAIRFOLK], kinds.QUEST_USE, uses, card)
    if use == "guess":
        t.tell(events.QUEST, card, found[0][:NEEDED])
        await guess(t)
        return
    at = await arrow_at_one_of(t, nests)
    t.tell(events.QUEST, card, four_with(found, at))


def four_with(found: list[list[Spot]], at: Spot) -> list[Spot]:
    """Four nests that complete the quest, the one with the arrow among them."""
    group = next(group for group in found if at in group)
    others = [spot for spot in group if spot != at]
    return [at, *others[: NEEDED - 1]]


def swap_quests(t: Table, cards: list[Card]) -> None:
    """Quests are discarded for as many others (Change of Heart)."""
    board = board_of(t)
    for card in cards:
        board.quests.remove(card)
        board.quest_discard.append(card)
        t.seen[card] = EVERYBODY
        t.tell(events.QUESTS_SWAPPED, card)
    for _ in cards:
        draw_quest(t)
