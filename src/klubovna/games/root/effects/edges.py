"""Persistent effects at the edges of a phase."""

from __future__ import annotations

from typing import Final

from klubovna.games.root import cards
from klubovna.games.root.battle import battle_somewhere, battlefields, can_battle
from klubovna.games.root.effects import events, kinds
from klubovna.games.root.effects.lasting import card_of, empty_coffins, has, leave_play
from klubovna.games.root.facts import AMBUSH, Card, Faction
from klubovna.games.root.move import move, origins
from klubovna.games.root.roles import Trigger
from klubovna.games.root.rule import bit_of
from klubovna.games.root.state import BIRDSONG_ENDS, DAYLIGHT_BEGINS, EVENING_BEGINS, TURN_ENDS, Table
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision

AT_BIRDSONG: Final = bit_of("better_burrow_bank") | bit_of("saboteurs") | bit_of("coffin_makers")
AT_EDGE: Final = [0] * (TURN_ENDS + 1)
"""The effects that make something happen at each edge of a phase; without them it is passed over."""
AT_EDGE[BIRDSONG_ENDS] = bit_of("eyrie_emigre")
AT_EDGE[DAYLIGHT_BEGINS] = bit_of("command_warren")
AT_EDGE[EVENING_BEGINS] = bit_of("cobbler") | bit_of("charm_offensive")

# -- Birdsong --------------------------------------------------------------------------------------------------------


def start_of_birdsong(t: Table, faction: Faction) -> list[Trigger]:
    """r.22 What happens at the start of Birdsong, in the order its player likes."""
    triggers: list[Trigger] = []
    if not t.effects[faction] & AT_BIRDSONG:
        return triggers

    async def bank() -> None:
        await better_burrow_bank(t, faction)

    async def sabotage() -> None:
        await saboteurs(t, faction)

    async def coffins() -> None:
        coffin_makers(t, faction)

    if has(t, faction, "better_burrow_bank"):
        triggers.append((("better_burrow_bank", -1), bank))
    if has(t, faction, "saboteurs") and targets(t, faction):
        triggers.append((("saboteurs", -1), sabotage))
    if has(t, faction, "coffin_makers"):
        triggers.append((("coffin_makers", -1), coffins))
    return triggers


async def better_burrow_bank(t: Table, faction: Faction) -> None:
    """The owner and another player of his choice draw a card each."""
    other = await Decision(t.seat_of[faction], kinds.BANK, t.others(faction))
    cards.draw(t, faction, 1)
    cards.draw(t, other, 1)


def targets(t: Table, faction: Faction) -> list[Faction]:
    """Enemies with crafted cards; an activated dominance card is none of these (3.3.2#2)."""
    return [enemy for enemy in t.enemies(faction) if t.crafted[enemy]]


async def saboteurs(t: Table, faction: Faction) -> None:
    """Discard the card to discard one that an enemy has crafted."""
    seat, own = t.seat_of[faction], card_of(t, faction, "saboteurs")
    enemies = targets(t, faction)
    if own is None or not enemies:
        return
    enemy: Faction | None = await Decision(seat, kinds.SABOTEURS, [None, *enemies])
    if enemy is None:
        return
    card = await Decision(seat, kinds.SABOTEURS_CARD, sorted(t.crafted[enemy]), enemy)
    leave_play(t, faction, own)
    leave_play(t, enemy, card)


def coffin_makers(t: Table, faction: Faction) -> None:
    """One point for every five warriors on the card; then all of them return to their supplies."""
    count = empty_coffins(t)
    t.tell(events.COFFINS, faction, count)
    gain_points(t, faction, count // 5, "coffin_makers")


async def end_of_birdsong(t: Table, faction: Faction) -> None:
    """Eyrie Émigré: a move, and a battle where it led; otherwise the card is lost."""
    card = card_of(t, faction, "eyrie_emigre")
    if card is None:
        return
    starts = origins(t, faction)
    to = await move(t, faction, starts, optional=True) if starts else None
    fought = None
    if to is not None and can_battle(t, faction, to):
        fought = await battle_somewhere(t, faction, [to], optional=True)
    if fought is None and card in t.crafted[faction]:
        leave_play(t, faction, card)


# -- Daylight and Evening --------------------------------------------------------------------------------------------


async def start_of_daylight(t: Table, faction: Faction) -> None:
    """Command Warren: a battle before anything else."""
    if has(t, faction, "command_warren"):
        places = battlefields(t, faction)
        if places:
            await battle_somewhere(t, faction, places, optional=True)


async def start_of_evening(t: Table, faction: Faction) -> None:
    """Cobbler: a move. Charm Offensive: a card, and a point for another player."""
    if has(t, faction, "cobbler"):
        starts = origins(t, faction)
        if starts:
            await move(t, faction, starts, optional=True)
    if has(t, faction, "charm_offensive"):
        other: Faction | None = await Decision(t.seat_of[faction], kinds.CHARM, [None, *t.others(faction)])
        if other is not None:
            cards.draw(t, faction, 1)
            gain_points(t, other, 1, "charm_offensive")


async def instead_of_drawing(t: Table, faction: Faction) -> bool:
    """Informants: an ambush card of the discard pile instead of the whole draw."""
    ambushes = cards.distinct([card for card in t.discard if AMBUSH[card]])
    if not ambushes:
        return False
    card: Card | None = await Decision(t.seat_of[faction], kinds.INFORMANTS, [None, *ambushes])
    if card is None:
        return False
    t.discard.remove(card)
    cards.give(t, faction, card)
    t.tell(events.TOOK_AMBUSH, faction, card)
    return True
