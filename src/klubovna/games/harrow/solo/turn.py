"""Carrying out a solo card: choose, activate a faction, spawn, move, add cubes, attack.

`begin_card`, then `carry_out` step by step until `idle`. All decisions go to the seat that stands in `t.seat_of` of the
two automated factions, so that whoever acts may decide.
"""

from __future__ import annotations

from klubovna.games.harrow import kinds as shared_kinds
from klubovna.games.harrow.abilities import can_spawn_at, spawn_at, strengthen
from klubovna.games.harrow.attack import attack_hex, targets
from klubovna.games.harrow.cleanup import keep_six
from klubovna.games.harrow.facts import HESTER_TOKEN, UNITS_PER_HEX, Faction, Spot
from klubovna.games.harrow.solo import events, kinds
from klubovna.games.harrow.solo.board import SPACES, SoloBoard
from klubovna.games.harrow.solo.cards import (
    discard,
    first_space,
    hexes_of,
    pay_for_joker,
    reveal,
    with_hester,
)
from klubovna.games.harrow.solo.march import move_group, set_out
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

IDLE, REVEAL, KEEP, FACTION, SPACES_STAGE, ATTACK, DONE = range(7)
"""How far the card has come (`SoloBoard.stage`)."""
CUBE, SPAWN, MOVE = (SPACES.index(name) for name in ("cube", "spawn", "move"))


def begin_card(t: Table) -> None:
    """A new solo card is to be carried out."""
    assert t.solo is not None
    t.solo.stage = REVEAL
    t.solo.replaced = False
    t.solo.faction = -1
    t.solo.goal = -1


async def carry_out(t: Table) -> None:
    """One step of it."""
    solo = t.solo
    assert solo is not None
    if solo.stage == REVEAL:
        await reveal_card(t, solo)
    elif solo.stage == KEEP:
        await keep_card(t, solo)
    elif solo.stage == FACTION:
        await activate_faction(t, solo)
    elif solo.stage == SPACES_STAGE:
        await carry_out_space(t, solo)
    elif solo.stage == ATTACK:
        solo.stage = DONE
        await attack(t, solo)
    else:
        end_card(t, solo)


def end_card(t: Table, solo: SoloBoard) -> None:
    """The card is done; the faction keeps six cubes, the flames lie ready for Hester's actions (solo.turn.01)."""
    keep_six(t, solo.faction)
    discard(t, solo.card)
    solo.card = -1
    solo.flames = [0, 0, 0]
    solo.stage = IDLE


async def reveal_card(t: Table, solo: SoloBoard) -> None:
    """solo.card.01"""
    card = await reveal(t, t.present[0])
    if card is not None:
        solo.card = card
        solo.stage = KEEP


async def keep_card(t: Table, solo: SoloBoard) -> None:
    """solo.card.02 Once per turn it may be discarded for another, which must be used."""
    if not solo.replaced and any(solo.decks):
        keeps = await Decision(t.seat_of[t.present[0]], kinds.KEEP, [True, False], solo.card)
        if not keeps:
            t.tell(events.DISCARDED, solo.card)
            discard(t, solo.card)
            solo.card = -1
            solo.replaced = True
            solo.stage = REVEAL
            return
    solo.stage = FACTION


async def activate_faction(t: Table, solo: SoloBoard) -> None:
    """solo.card.03, solo.order The faction, the flames on the spaces, and their order."""
    assert t.hester is not None
    faction = await Decision(t.seat_of[t.present[0]], kinds.FACTION, t.present[:], solo.card)
    t.actor = faction
    solo.faction = faction
    t.tell(events.ACTIVATES, faction, solo.card)
    pay_for_joker(t, solo.card)
    first = first_space(solo.card)
    solo.spaces = [(first + number) % len(SPACES) for number in range(len(SPACES))]  # solo.order.02
    solo.flames = [0, 0, 0]
    for number in range(t.hester.left):  # solo.order.01
        solo.flames[solo.spaces[number % len(SPACES)]] += 1
    solo.stage = SPACES_STAGE


async def carry_out_space(t: Table, solo: SoloBoard) -> None:
    """solo.order.03 The next space, once and once more per flame; a movement or a spawning under way goes on first."""
    faction = Faction(solo.faction)
    if solo.passes:
        await move_group(t, solo)
        return
    if solo.spawn_card >= 0:
        await spawn_haints(t, solo)
        return
    if not solo.spaces:
        solo.stage = ATTACK
        return
    space = solo.spaces.pop(0)
    times = 1 + solo.flames[space]
    t.tell(events.SPACE, space, times)
    if space == CUBE:
        strengthen(t, faction, times)  # solo.cube.01
    elif space == SPAWN:
        solo.spawn_card = solo.card
    else:
        set_out(t, solo, times)


# -- spawning ----------------------------------------------------------------------------------------------------------


def spawn_sites(t: Table, faction: Faction, card: int) -> list[Spot]:
    """solo.spawn.01, solo.spawn.02 Hexes of the card without units, fire and a hostile objective."""
    return [at for at in hexes_of(t, card) if t.empty_of_units(at) and can_spawn_at(t, faction, at)]


async def spawn_haints(t: Table, solo: SoloBoard) -> None:
    """solo.spawn.01-04, r.079 All haints on one hex, as far as supply and room go."""
    faction = Faction(solo.faction)
    if not t.supply[faction]:
        drop_spawn_card(t, solo)
        return
    sites = spawn_sites(t, faction, solo.spawn_card)
    if not sites:  # solo.spawn.03, r.080
        drop_spawn_card(t, solo)
        card = await reveal(t, faction)
        if card is not None:
            solo.spawn_card = card
            pay_for_joker(t, card)
        return
    count = min(1 + solo.flames[SPAWN], t.supply[faction], UNITS_PER_HEX)
    at = await Decision(t.seat_of[faction], kinds.SPAWN, sites, count)
    for _ in range(count):
        spawn_at(t, faction, at)
    drop_spawn_card(t, solo)


def drop_spawn_card(t: Table, solo: SoloBoard) -> None:
    """A card drawn for its hexes alone is done; the solo card itself stays to the end."""
    if solo.spawn_card != solo.card:
        discard(t, solo.spawn_card)
    solo.spawn_card = -1


# -- attacking ---------------------------------------------------------------------------------------------------------


def aims(t: Table, faction: Faction, card: int) -> list[tuple[Spot, tuple[Spot, Faction]]]:
    """solo.attack.01-03, solo.attack.09, r.082 Whom from where: Hester, else a fire, else as many units or fewer."""
    found = [(start, aim) for start in t.where(faction) for aim in targets(t, faction, start)]
    if with_hester(card):
        fires = [(start, aim) for start, aim in found if aim[1] not in t.present]
        hester = [(start, aim) for start, aim in fires if aim[0] == t.legend_at[HESTER_TOKEN]]
        if hester or fires:
            return hester or fires
    return [
        (start, aim)
        for start, aim in found
        if aim[1] in t.present and t.units(aim[1], aim[0]) <= t.units(faction, start)
    ]


async def attack(t: Table, solo: SoloBoard) -> None:
    """solo.attack One attack, if there is a target; the result is as in the base game."""
    faction = Faction(solo.faction)
    found = aims(t, faction, solo.card)
    if not found:
        return
    seat = t.seat_of[faction]
    start = await Decision(seat, shared_kinds.ATTACK_FROM, list(dict.fromkeys(start for start, _ in found)))
    aim = await Decision(seat, shared_kinds.ATTACK_TO, [aim for one, aim in found if one == start], start)
    await attack_hex(t, faction, start, aim[0], aim[1])
