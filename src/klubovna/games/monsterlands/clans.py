"""What a clan gains and loses: dice, tokens, coins, glory, members and their equipment."""

from __future__ import annotations

from bisect import insort
from typing import Any, TypeAlias

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.clan import Clan, is_rookie
from klubovna.games.monsterlands.facts import (
    BRINGS,
    CARD_KIND,
    DEFENCE_LIMIT,
    FIRST_SPARE,
    HAGGLE,
    IS_HIRED,
    MAGIC,
    POISON_LIMIT,
    POTION_LIMIT,
    SCENARIOS,
    STRENGTH,
    TRAP_KIND,
    Card,
    Dice,
    Member,
    Trap,
)
from klubovna.games.monsterlands.moments import NO_MEMBER
from klubovna.games.monsterlands.records import Amounts
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision, Kind, Subset

Why: TypeAlias = tuple[str, int]
"""What glory is won or lost for: a word and what it is about."""

# -- dice ------------------------------------------------------------------------------------------------------------


def take_dice(t: Table, seat: int, wanted: Dice) -> None:
    """Dice from the common supply to a pool, as far as there are any (r.01); haggling dice are rolled (haggle.09)."""
    clan, supply = t.clans[seat], t.dice
    strength, magic, haggle = wanted
    if strength:
        strength = min(strength, supply[STRENGTH])
        supply[STRENGTH] -= strength
        clan.strength += strength
    if magic:
        magic = min(magic, supply[MAGIC])
        supply[MAGIC] -= magic
        clan.magic += magic
    rolls: list[int] = []
    if haggle:
        haggle = min(haggle, supply[HAGGLE])
        supply[HAGGLE] -= haggle
        for _ in range(haggle):
            value = t.chance.roll(6)
            rolls.append(value)
            insort(clan.haggle, value)
    if strength or magic or haggle:
        t.tell(events.TOOK_DICE, seat, (strength, magic, haggle), rolls)


def has_dice(clan: Clan, wanted: Dice) -> bool:
    return clan.strength >= wanted[0] and clan.magic >= wanted[1] and len(clan.haggle) >= wanted[2]


async def choose_haggle(clan: Clan, seat: int, count: int) -> list[int]:
    """Which haggling dice to give, by their values."""
    chosen: list[int] = []
    left = clan.haggle[:]
    while len(chosen) < count:
        value = await next_of(seat, kinds.HAGGLE_DIE, left, len(chosen), count, count - len(chosen))
        left = left[left.index(value) + 1 :]
        chosen.append(value)
    return chosen


def next_of(seat: int, kind: Kind, left: list[int], picked: int, count: int, about: Any) -> Decision[int]:
    """The next of so many things that are given away, by ascending picks; of equal ones each is as good."""
    options = sorted(set(left[: len(left) - (count - picked) + 1]))
    return Decision(seat, kind, options, about, Subset(left, picked, count, count))


def spend_dice(t: Table, clan: Clan, strength: int, magic: int, haggle: list[int]) -> None:
    """Dice that lie somewhere on the table until clean-up."""
    spent = t.spent
    if strength:
        clan.strength -= strength
        spent[STRENGTH] += strength
    if magic:
        clan.magic -= magic
        spent[MAGIC] += magic
    for value in haggle:
        clan.haggle.remove(value)
        spent[HAGGLE] += 1


# -- tokens, coins, glory --------------------------------------------------------------------------------------------


def gain(t: Table, seat: int, gains: Amounts, why: Why | None = None) -> None:
    """Coins and tokens; what exceeds the clan board is discarded at once (r.18). Glory comes by `gain_glory`."""
    clan = t.clans[seat]
    coins, potions, poisons, defence = gains.coins, gains.potion, gains.poison, gains.defence
    if potions:
        potions = min(potions, POTION_LIMIT - clan.potions)  # lab.03
        clan.potions += potions
    if poisons:
        poisons = min(poisons, POISON_LIMIT - clan.poisons)
        clan.poisons += poisons
    if defence:
        defence = 0 if no_defence(t) else min(defence, DEFENCE_LIMIT - clan.defence)  # armoury.02, scen.4.02
        clan.defence += defence
    clan.coins += coins
    if coins or potions or poisons or defence:
        t.tell(events.GAINED, seat, (coins, potions, poisons, defence))
    if potions != gains.potion or poisons != gains.poison or defence != gains.defence:
        t.tell(events.NO_ROOM, seat, (0, gains.potion - potions, gains.poison - poisons, gains.defence - defence))
    if gains.glory:
        assert why is not None
        gain_glory(t, seat, gains.glory, why)


def gain_coins(t: Table, seat: int, coins: int) -> None:
    t.clans[seat].coins += coins
    if coins:
        t.tell(events.GAINED, seat, (coins, 0, 0, 0))


def gain_glory(t: Table, seat: int, glory: int, why: Why) -> None:
    """basics.01 Glory has no upper end (r.57)."""
    t.clans[seat].glory += glory
    if glory:
        t.tell(events.GLORY, seat, glory, why)


def lose_glory(t: Table, seat: int, glory: int, why: Why) -> None:
    """tavern.09 Reputation stays; glory stops at 0 (r.23)."""
    clan = t.clans[seat]
    lost = min(glory, clan.glory)
    clan.glory -= lost
    if lost:
        t.tell(events.LOST_GLORY, seat, lost, why)


def no_defence(t: Table) -> bool:
    """scen.4.02, r.73 Nothing that adds defence may be used."""
    return t.scenario > 0 and SCENARIOS[t.scenario - 1].rules.no_defence


# -- traps -----------------------------------------------------------------------------------------------------------


def take_kind(traps: list[Trap], kind: int) -> Trap:
    """Take one token of a kind out of these."""
    for i, trap in enumerate(traps):
        if TRAP_KIND[trap] == kind:
            return traps.pop(i)
    raise ValueError(f"no trap of kind {kind}")


async def check_traps(t: Table, seat: int) -> None:
    """lodge.04 Whoever has too many traps discards at once what he likes, also when Dajana leaves (r.88)."""
    clan = t.clans[seat]
    count, limit = len(clan.traps) - clan.trap_limit, clan.trap_limit
    last = 0
    for picked in range(count):
        left = [TRAP_KIND[trap] for trap in clan.traps if TRAP_KIND[trap] >= last]
        last = await next_of(seat, kinds.TRAP_DISCARD, left, picked, count, (count - picked, limit))
        discard_trap(t, seat, last)


def discard_trap(t: Table, seat: int, kind: int) -> None:
    """A trap of a kind goes from the clan board to the used ones."""
    t.trap_discard.append(take_kind(t.clans[seat].traps, kind))
    t.tell(events.DISCARDED_TRAP, seat, kind)


# -- members ---------------------------------------------------------------------------------------------------------


def draw_member(t: Table) -> Member:
    """tavern.12 When the deck is empty the discarded mercenaries are shuffled into a new one."""
    if not t.deck:
        t.deck, t.discard = t.discard, []
        t.chance.shuffle(t.deck)
    if not t.deck:
        return NO_MEMBER
    t.shown += 1
    return t.deck.pop()


def refill_offer(t: Table) -> None:
    """tavern.11 The offer is always full."""
    for i, member in enumerate(t.offer):
        if member < 0:
            t.offer[i] = draw_member(t)
            if t.offer[i] >= 0:
                t.tell(events.ON_OFFER, t.offer[i])


def join(t: Table, seat: int, member: Member, coins: int) -> None:
    """A hired member joins with his reputation and his dice (tavern.06, tavern.07, basics.08)."""
    clan = t.clans[seat]
    clan.coins -= coins
    clan.members.append(member)
    t.tell(events.HIRED, seat, member, coins, clan.coins)
    if is_rookie(member):
        t.rookies.remove(member)
    else:
        t.offer[t.offer.index(member)] = NO_MEMBER
        refill_offer(t)
    take_dice(t, seat, BRINGS[member])


async def leave(t: Table, seat: int, member: Member) -> None:
    """A member is lost, by death or desertion, and his reputation with him (bat.death.05, clean.wages.07)."""
    clan = t.clans[seat]
    clan.members.remove(member)
    if clan.chief == member:
        clan.chief = NO_MEMBER
    for land in clan.lands:
        if t.settler[land] == member:
            t.settler[land] = NO_MEMBER
    t.wounded[member] = False
    if member >= FIRST_SPARE:
        t.spares.append(member)
    elif is_rookie(member):
        t.rookies.append(member)
        t.rookies.sort()
    elif IS_HIRED[member]:
        t.discard.append(member)
    else:
        t.out.append(member)  # r.17
    await check_traps(t, seat)


def distinct(t: Table, members: list[Member]) -> list[Member]:
    """Rookies without equipment are alike: one of them stands for all."""
    seen = False
    rows = []
    for member in members:
        if is_rookie(member) and member not in t.holder:
            if seen:
                continue
            seen = True
        rows.append(member)
    return rows


def is_settler(t: Table, member: Member) -> bool:
    return member in t.settler


# -- equipment -------------------------------------------------------------------------------------------------------


def worn(t: Table, member: Member, kind: int) -> Card | None:
    """The card of a kind that a member carries."""
    for card in t.all_carried():
        if t.holder[card] == member and CARD_KIND[card] == kind:
            return card
    return None


def without(t: Table, members: list[Member], kind: int) -> list[Member]:
    """Members who carry no card of a kind."""
    return [member for member in members if worn(t, member, kind) is None]


def lose_card(t: Table, seat: int, card: Card) -> None:
    """Discarded equipment is out of the game (r.04)."""
    t.holder[card] = NO_MEMBER
    t.equipment_out.append(card)
    t.tell(events.LOST_CARD, seat, card)


def equip(t: Table, seat: int, card: Card, member: Member) -> None:
    t.holder[card] = member
    t.tell(events.EQUIPPED, seat, card, member)
