"""Placing on a settled land: dice for the land's reward."""

from __future__ import annotations

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.clans import choose_haggle, gain, has_dice, no_defence, spend_dice, take_dice
from klubovna.games.monsterlands.deeds import hire_free
from klubovna.games.monsterlands.equipment import attach, designs
from klubovna.games.monsterlands.facts import LAND_DICE, LAND_GAIN, Dice, Land, dice
from klubovna.games.monsterlands.loot import take_loot
from klubovna.games.monsterlands.moments import LAND_USED
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision


def usable(t: Table, clan: Clan) -> list[Land]:
    """Settled lands (settled.02) that were not used this round (r.28) and for which the clan has the dice."""
    return [
        land
        for land in clan.lands
        if t.settler[land] >= 0 and LAND_USED + land not in t.used and ways(clan, land) and rewards(t, clan, land)
    ]


def ways(clan: Clan, land: Land) -> list[Dice]:
    return [way for way in LAND_DICE[land] if has_dice(clan, way)]


def rewards(t: Table, clan: Clan, land: Land) -> bool:
    """Whether there is somebody to hire, a card to take, a loot token to win, defence that may be had."""
    gains = LAND_GAIN[land]
    if gains.hire_free:
        return bool(t.hirable(clan))
    if gains.equipment_free:
        return bool(designs(t.market) and t.unassigned(clan))
    if gains.defence:
        return not no_defence(t)  # scen.4.02, r.73
    return not gains.loot or bool(t.loot_display or t.loot_supply or t.loot_discard)


async def use(t: Table, seat: int, land: Land) -> None:
    """settled.01 The dice stay on the card until clean-up; the reward comes at once."""
    clan = t.clans[seat]
    gains = LAND_GAIN[land]
    way = await Decision(seat, kinds.LAND_DICE, ways(clan, land), land)
    haggle = await choose_haggle(clan, seat, way[2])
    spend_dice(t, clan, way[0], way[1], haggle)
    t.used.append(LAND_USED + land)
    t.tell(events.USED_LAND, seat, land)
    if gains.dice:
        take_dice(t, seat, dice(gains.dice))  # ref.land.02, 05, 07, 08, 12
    elif gains.loot:
        await take_loot(t, seat)  # ref.land.01
    elif gains.hire_free:
        await hire_free(t, seat)  # ref.land.06
    elif gains.equipment_free:
        card = await Decision(seat, kinds.CARD_FREE, designs(t.market))  # ref.land.10, r.84
        await attach(t, seat, card)
    else:
        gain(t, seat, gains, ("land", land))  # ref.land.03, 04, 09, 11
