"""Bonus tiles (chapter 3): laid between equal jars, used by who breaks the jar, filled up each round."""

from __future__ import annotations

from klubovna.games.harrow import events, kinds
from klubovna.games.harrow.abilities import perform, possible, take_wild
from klubovna.games.harrow.facts import (
    LEGEND_TOKENS,
    TILE_ABILITIES,
    TILE_CARD,
    TILE_LANTERN,
    TILE_LEGEND,
    TILE_SCROLL,
    TILE_SPOON,
    TILE_WILD,
    TILES,
    TOKENS_OF,
    Faction,
)
from klubovna.games.harrow.hands import draw_card
from klubovna.games.harrow.movement import move_legend, steps
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.scoring import turn_spoon_back
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision


def lay_first_tiles(t: Table) -> None:
    """c3.first.01-03, r.140 Four tiles are revealed in turn; who reveals the lantern takes the first player token."""
    supply = list(TILES)
    t.chance.shuffle(supply)
    revealer = t.chance.below(2)
    for number, tile in enumerate(supply[:4]):
        t.tiles[number].append(tile)
        t.tell(events.TILE_LAID, tile, number)
    turn = supply.index(TILE_LANTERN)
    t.lantern = t.present[(revealer + turn) % 2]
    t.tell(events.LANTERN, t.lantern)
    t.tile_supply = sorted(supply[4:])


def refill(t: Table) -> None:
    """c3.roundend.02, c3.roundend.04 Used tiles go, a new one comes to every position, unused ones stay."""
    for position in t.used_tiles:
        t.tile_discard += position
        position.clear()
    for number, position in enumerate(t.tiles):
        if not t.tile_supply:
            t.tile_supply, t.tile_discard = sorted(t.tile_discard), []
        if t.tile_supply:
            tile = t.tile_supply.pop(t.chance.below(len(t.tile_supply)))
            position.append(tile)
            t.tell(events.TILE_LAID, tile, number)


def does_nothing(t: Table, faction: Faction, tile: int) -> bool:
    """c3.bonus.03, c3.bonus.11, c3.bonus.14 Whether a tile would have no effect now but to lie face down."""
    if tile in TILE_ABILITIES:
        return TILE_ABILITIES[tile] not in possible(t, faction, 1)
    return (
        (tile == TILE_LANTERN and t.lantern == faction)
        or (tile == TILE_CARD and not t.hands[faction])
        or (tile == TILE_WILD and not t.wild_supply)
        or (tile == TILE_LEGEND and not legends_to_move(t, faction))
        or (tile == TILE_SPOON and t.spoon[faction] == 1)
    )


async def use_tile(t: Table, faction: Faction, tile: int) -> None:
    """c3.bonus.01 A tile of the broken jar's position: its effect, then it lies face down."""
    t.tiles[t.jar].remove(tile)
    t.used_tiles[t.jar].append(tile)
    t.tell(events.USED_TILE, faction, tile)
    if tile == TILE_LANTERN:
        take_lantern(t, faction)
    elif tile in TILE_ABILITIES:
        perform(t, faction, TILE_ABILITIES[tile], 1)  # c3.bonus.05-07
    elif tile == TILE_CARD:
        await swap_card(t, faction)
    elif tile == TILE_WILD:
        take_wild(t, faction)
    elif tile == TILE_LEGEND:
        await step_with_legend(t, faction)
    elif tile == TILE_SPOON:
        turn_spoon_back(t, faction, 1)
    else:
        assert tile == TILE_SCROLL
        await ROLES[faction].first_scroll(t)  # c3.bonus.13


def take_lantern(t: Table, faction: Faction) -> None:
    """c3.bonus.03, c3.bonus.04, r.036 The second player takes it and begins the pairs that are left; c5.interact.02."""
    if t.lantern == faction:
        return
    other = t.lantern
    t.lantern = faction
    swap = {faction: other, other: faction}
    t.queue = [swap.get(one, one) for one in t.queue]
    t.tell(events.LANTERN, faction)


async def swap_card(t: Table, faction: Faction) -> None:
    """c3.bonus.08, c3.bonus.14 Draw a card, then put one of the hand under the deck; nothing with an empty hand."""
    hand = t.hands[faction]
    if not hand:
        return
    draw_card(t, faction)
    card = await Decision(t.seat_of[faction], kinds.TILE_CARD, hand[:])
    hand.remove(card)
    t.decks[faction].insert(0, card)


def legends_to_move(t: Table, faction: Faction) -> list[int]:
    """c3.bonus.10 Legends with a legal adjacent hex; ap.protectors.03 none that is nailed down."""
    return [
        token
        for token in TOKENS_OF[faction]
        if t.legend_at[token] >= 0
        and steps(t, faction, t.legend_at[token])
        and not t.nailed(faction, LEGEND_TOKENS[token][1], t.legend_at[token])
    ]


async def step_with_legend(t: Table, faction: Faction) -> None:
    """c3.bonus.10 The legend goes to any legal adjacent hex."""
    tokens = legends_to_move(t, faction)
    if not tokens:
        return
    token = await Decision(t.seat_of[faction], kinds.TILE_LEGEND, tokens)
    at = t.legend_at[token]
    to = await Decision(t.seat_of[faction], kinds.TILE_LEGEND_TO, steps(t, faction, at), at)
    await move_legend(t, token, to, faction)
