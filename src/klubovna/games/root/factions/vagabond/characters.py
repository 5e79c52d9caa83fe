"""Appendix E: the nine characters and their special actions."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.battle import Battle, battle, defenders
from klubovna.games.root.cards import distinct, give, matching_of, steal
from klubovna.games.root.factions.vagabond import events, kinds
from klubovna.games.root.factions.vagabond.actions import wander
from klubovna.games.root.factions.vagabond.board import EXHAUSTED, VagabondBoard
from klubovna.games.root.factions.vagabond.items import (
    FACTS,
    choose_tools,
    damaged_tools,
    exhaust,
    ready,
    repair,
    take,
    undamaged,
)
from klubovna.games.root.facts import CLEARINGS, ITEMS, SWORD, TORCH, Card, Clearing, Faction, Item
from klubovna.games.root.removal import remove_all_enemies
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import can_leave, can_place
from klubovna.games.root.state import Table
from klubovna.games.root.turn import end_phase
from klubovna.games.root.victory import gain_points
from klubovna.kernel.decision import Decision

CHARACTERS: Final[list[dict[str, Any]]] = FACTS["character"]
THIEF, TINKER, RANGER, VAGRANT, ARBITER, SCOUNDREL, ADVENTURER, RONIN, HARRIER = range(len(CHARACTERS))
START: Final = [[Item(ITEMS.index(name)) for name in c["items"]] for c in CHARACTERS]  # r.05
HIDEOUT_REPAIRS: Final = 3


def has_special(t: Table, board: VagabondBoard) -> bool:
    """9.5.9 Whether he has a torch for his special action, and it would do something."""
    if not ready(board, TORCH):
        return False
    if board.character == HARRIER:
        return bool(landings(t, board))
    if board.character == RANGER:
        return bool(damaged_tools(board))
    if board.at >= len(CLEARINGS):
        return False
    if board.character == THIEF:
        return bool(victims(t, board))
    if board.character == TINKER:
        return bool(labor(t, board))
    if board.character == VAGRANT:
        return bool(attackers(t, board))
    return board.character == SCOUNDREL and can_scorch(t, board)


async def special(t: Table, board: VagabondBoard) -> None:
    """9.5.9 Exhaust a torch and do what the character card says."""
    exhaust(t, board, TORCH)
    if board.character == THIEF:
        victim = await Decision(t.seat_of[board.faction], kinds.STEAL, victims(t, board))
        steal(t, board.faction, victim)  # E.1.2
    elif board.character == TINKER:
        await day_labor(t, board)
    elif board.character == RANGER:
        await hideout(t, board)
    elif board.character == VAGRANT:
        await instigate(t, board)
    elif board.character == SCOUNDREL:
        await scorch(t, board)
    else:
        await glide(t, board)


def victims(t: Table, board: VagabondBoard) -> list[Faction]:
    """E.1.2 Any other player in his clearing with a card in hand (r.98)."""
    at = board.at
    return [f for f in t.others(board.faction) if t.hands[f] and ROLES[f].present(t, at)]


def labor(t: Table, board: VagabondBoard) -> list[Card]:
    """E.2.2 Cards of the discard pile alone (r.99), of his clearing's suit or birds."""
    return matching_of(t.discard, t.suits[board.at])


async def day_labor(t: Table, board: VagabondBoard) -> None:
    card = await Decision(t.seat_of[board.faction], kinds.DAY_LABOR, distinct(labor(t, board)))
    t.discard.remove(card)
    give(t, board.faction, card)
    t.tell(events.LABORED, board.faction, card)


async def hideout(t: Table, board: VagabondBoard) -> None:
    """E.3.2 Repair three items, or what there is, as they lie (r.100); Daylight is over."""
    damaged = damaged_tools(board)
    count = min(HIDEOUT_REPAIRS, len(damaged))
    for tool in await choose_tools(t, board, kinds.HIDEOUT, damaged, count, count):
        repair(t, board, tool)
    end_phase(t)


def attackers(t: Table, board: VagabondBoard) -> list[Faction]:
    """r.101 Who could fight here, the Vagrant himself included, against an enemy of his own."""
    at = board.at
    return [f for f in t.present if ROLES[f].can_fight(t, at) and defenders(t, f, at)]


async def instigate(t: Table, board: VagabondBoard) -> None:
    """E.4.2#1 A battle of others, or his own; he counts as the one who removes the pieces (r.102)."""
    seat, at = t.seat_of[board.faction], board.at
    attacker = await Decision(seat, kinds.INSTIGATE, attackers(t, board))
    defender = await Decision(seat, kinds.INSTIGATE_WHOM, defenders(t, attacker, at), attacker)
    t.tell(events.INSTIGATED, board.faction, at)
    fight = Battle(attacker, defender, at)
    fight.instigator = board.faction
    await battle(t, fight)


async def protect(t: Table, board: VagabondBoard, fight: Battle) -> None:
    """E.5.2#1 The defender may enlist the Arbiter, unless he fights himself; he is not asked (r.103, Q.2)."""
    faction = board.faction
    if board.character != ARBITER or board.at != fight.at or faction in (fight.attacker, fight.defender):
        return
    options: list[Faction | None] = [None, faction]
    if await Decision(t.seat_of[fight.defender], kinds.ENLIST, options, fight.at) is not None:
        fight.enlisted = faction
        t.tell(events.ENLISTED, fight.defender, faction)
        gain_points(t, faction, 1, "protector")  # E.5.2#2


def lent_swords(board: VagabondBoard) -> int:
    """E.5.2#3 Face up or face down."""
    return undamaged(board, SWORD)


def can_scorch(t: Table, board: VagabondBoard) -> bool:
    """E.6.2#1 Where his torch may be placed: not beside the keep, an enemy's face-up snare or a torch (r.104)."""
    return can_place(t, board.faction, board.at)


async def scorch(t: Table, board: VagabondBoard) -> None:
    """E.6.2 The torch stays in the clearing (r.104), all enemy pieces go, and nothing comes there any more."""
    at = board.at
    take(board, TORCH + EXHAUSTED)
    t.burn(at)  # E.6.2#2
    t.tell(events.SCORCHED, board.faction, at)
    await remove_all_enemies(t, board.faction, [at])  # E.6.2#1


async def swift_strike(t: Table, board: VagabondBoard, fight: Battle) -> int:
    """E.8.2 After the roll a hit for every sword he exhausts, attacking or defending (r.106)."""
    swords = ready(board, SWORD)
    if board.character != RONIN or not swords:
        return 0
    hits = await Decision(t.seat_of[board.faction], kinds.SWIFT_STRIKE, list(range(swords + 1)), fight.clash)
    if hits:
        exhaust(t, board, SWORD, hits)
        t.tell(events.SWIFT_STRIKE, board.faction, hits)
    return hits


def landings(t: Table, board: VagabondBoard) -> list[Clearing]:
    """E.9.2 Any clearing but a burnt one, unless a snare holds him (r.107)."""
    if not can_leave(t, board.faction, board.at):
        return []
    return [c for c in CLEARINGS if c != board.at and not t.scorched[c]]


async def glide(t: Table, board: VagabondBoard) -> None:
    """E.9.2 Without boots; allies only to where they could walk (9.2.9.II.b, r.107)."""
    await wander(t, board, await Decision(t.seat_of[board.faction], kinds.GLIDE, landings(t, board)), gliding=True)
