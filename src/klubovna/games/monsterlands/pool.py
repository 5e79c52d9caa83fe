"""The start of a round: lost clans begin again, monsters arrive, dice are taken."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.adventure import Adventure
from klubovna.games.monsterlands.clans import gain, no_defence, take_dice
from klubovna.games.monsterlands.cleanup import CleanUp
from klubovna.games.monsterlands.facts import (
    BRINGS,
    COINS_AT_LEAST,
    COLOURS,
    ENTRANCE,
    SCENARIOS,
    dice,
    glory_dice,
)
from klubovna.games.monsterlands.moments import Moment
from klubovna.games.monsterlands.monsters import at_entrance, draw_monster, level_a_at_entrance
from klubovna.games.monsterlands.placement import Turn
from klubovna.games.monsterlands.records import Amounts
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import state_class

MORE_MONSTERS_IN: Final = (2, 4, 6)
GIFTS: Final = (Amounts(potion=1), Amounts(poison=1), Amounts(defence=1), Amounts(coins=2))
"""var.gift.03, r.63 One of these."""


@state_class
class Round(Moment):
    """round.01 Dice, placement, adventure, clean-up; it stays below them, for the next round."""

    phase: ClassVar[str] = "pool"

    async def run(self, t: Table) -> None:
        t.tell(events.ROUND, t.round)
        t.used = []
        for seat in range(t.seats):
            new_clan(t, seat)
        visitors(t)
        for seat in t.clockwise():  # r.01
            t.clans[seat].passed = False
            pool(t, seat)
        t.turn = t.first
        t.do(Turn(), Adventure(), CleanUp())
        if t.gift and t.round > 1:
            t.do(QueensGift())  # var.gift.01


def new_clan(t: Table, seat: int) -> None:
    """bat.death.06 to bat.death.08 A clan without members gets a rookie as its chief (r.56)."""
    clan = t.clans[seat]
    if clan.members:
        return
    rookie = t.rookies.pop(0) if t.rookies else t.spares.pop(0)
    clan.members.append(rookie)
    clan.chief = rookie
    clan.coins = max(clan.coins, COINS_AT_LEAST)
    t.tell(events.NEW_CLAN, seat, rookie)


def visitors(t: Table) -> None:
    """Monsters that come to an empty entrance at the start of a round."""
    if t.monsters[ENTRANCE] >= 0:
        return  # var.more.02
    if t.scenario and t.round > 1 and SCENARIOS[t.scenario - 1].rules.refill_entrance_each_round:
        level_a_at_entrance(t)  # scen.6.02
    elif t.more_monsters and t.round in MORE_MONSTERS_IN:
        monster = draw_monster(t)  # var.more.01
        if monster >= 0:
            at_entrance(t, monster)


def pool(t: Table, seat: int) -> None:
    """pool.01 to pool.04, pool.06 The members' dice and those for glory; haggling dice are rolled."""
    clan = t.clans[seat]
    s, m, h = glory_dice(clan.glory)
    for member in clan.members:
        brought = BRINGS[member]
        s += brought[0]
        m += brought[1]
        h += brought[2]
    take_dice(t, seat, (s, m, h))


@state_class
class QueensGift(Moment):
    """var.gift.02, var.gift.03 The first player takes a die and one thing more."""

    phase: ClassVar[str] = "pool"

    async def run(self, t: Table) -> None:
        seat = t.first
        colours = [colour for colour in range(3) if t.dice[colour]]
        if colours:
            colour = await Decision(seat, kinds.GIFT_DIE, colours)
            take_dice(t, seat, dice({COLOURS[colour]: 1}))
        gifts = [i for i, gift in enumerate(GIFTS) if not (gift.defence and no_defence(t))]
        gift = await Decision(seat, kinds.GIFT_TOKEN, gifts)
        t.tell(events.GIFT, seat, gift)
        gain(t, seat, GIFTS[gift])
        t.done()
