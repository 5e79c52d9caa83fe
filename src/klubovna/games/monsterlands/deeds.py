"""What is no action: abilities of the placement phase, loot, trophies, settling, healing (r.12)."""

from __future__ import annotations

from typing import TypeAlias

from klubovna.games.monsterlands import equipment, events, kinds
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.clans import choose_haggle, gain, gain_coins, is_settler, join, spend_dice, take_dice
from klubovna.games.monsterlands.facts import (
    AFFINITY,
    COLOURS,
    DIE_MAGIC,
    DIE_STRENGTH,
    FIRST_ROOKIE,
    HAGGLE,
    IN_PLACEMENT,
    LAND_AFFINITY,
    LOOT_EFFECT,
    LOOT_WHEN,
    MAGIC,
    MEMBER_ABILITY,
    MEMBER_DOES,
    POISON_LIMIT,
    POTION_LIMIT,
    STRENGTH,
    TROPHIES,
    TROPHY_PRICE,
    Land,
    Loot,
    Member,
    Monster,
    dice,
)
from klubovna.games.monsterlands.records import Amounts
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision, Flow

Deed: TypeAlias = tuple[str, int]
"""An entry of a menu: a word and what it is about."""


def spoils(t: Table, seat: int) -> list[Deed]:
    """What may be done at all moments of r.12: use loot, sell trophies, settle lands."""
    clan = t.clans[seat]
    menu: list[Deed] = []
    for loot in clan.loot:
        if LOOT_WHEN[loot] in ("any", "keep") and loot_fits(t, clan, loot):
            menu.append(("loot", loot))  # loot.03
    for monster in clan.trophies:
        menu.append(("sell", monster))  # trophy.02
    for land in clan.lands:
        if t.settler[land] < 0 and settlers(t, clan, land):
            menu.append(("settle", land))  # settle.07
    return menu


def anytime(t: Table, seat: int) -> list[Deed]:
    """The same with what can wait: heal, pass equipment on."""
    clan = t.clans[seat]
    menu = spoils(t, seat) if clan.loot or clan.trophies or clan.lands else []
    if clan.potions and patients(t, clan):
        menu.append(("heal", 0))  # lab.05
    if len(clan.members) > 1 and equipment.can_pass(t, clan):
        menu.append(("equipment", 0))  # market.05
    return menu


def free_deeds(t: Table, seat: int) -> list[Deed]:
    """Everything besides the action on an own turn in the placement phase (abil.03)."""
    clan = t.clans[seat]
    menu: list[Deed] = []
    rookie = False
    for member in clan.members:
        if IN_PLACEMENT[member] and member not in t.used:  # abil.01
            if member >= FIRST_ROOKIE:
                rookie = True
            elif can_use(t, clan, member):
                menu.append(("use", member))
    if rookie and exchanges(t, clan):
        menu.append(("rookie", 0))
    if clan.loot:
        menu += placement_loot(t, clan)
    return menu + anytime(t, seat) if menu else anytime(t, seat)


def placement_loot(t: Table, clan: Clan) -> list[Deed]:
    """Loot for the placement phase alone."""
    return [("loot", loot) for loot in clan.loot if LOOT_WHEN[loot] == "placement" and loot_fits(t, clan, loot)]


def do(t: Table, seat: int, deed: Deed) -> Flow[None]:
    word, which = deed
    if word == "loot":
        return use_loot(t, seat, Loot(which))
    if word == "sell":
        return sell(t, seat, Monster(which))
    if word == "settle":
        return settle(t, seat, Land(which))
    if word == "heal":
        return heal(t, seat)
    if word == "use":
        return use(t, seat, Member(which))
    if word == "rookie":
        return exchange(t, seat)
    return equipment.pass_on(t, seat)


# -- abilities of the placement phase --------------------------------------------------------------------------------


def can_use(t: Table, clan: Clan, member: Member) -> bool:
    """Whether the ability would do something; also for a mercenary on a path, with two exceptions (r.13)."""
    ability = MEMBER_ABILITY[member]
    if ability.type == "buy_die":
        left = t.dice[COLOURS.index(ability.color)]
        return left > 0 and clan.coins >= ability.price and member not in t.who  # ref.merc.07, ref.merc.33
    if ability.type == "take_token":
        return bool(tokens(clan, member))
    return True


def tokens(clan: Clan, member: Member) -> list[str]:
    """The tokens that the member may take and for which there is room."""
    room = {"potion": clan.potions < POTION_LIMIT, "poison": clan.poisons < POISON_LIMIT}
    return [token for token in MEMBER_ABILITY[member].choice if room[token]]


async def use(t: Table, seat: int, member: Member) -> None:
    """An ability without the surroundings symbol (abil.03)."""
    clan = t.clans[seat]
    ability = MEMBER_ABILITY[member]
    t.used.append(member)
    t.tell(events.USED, seat, member)
    if ability.type == "buy_die":
        clan.coins -= ability.price
        take_dice(t, seat, dice({ability.color: 1}))
    elif ability.type == "take_token":
        token = await Decision(seat, kinds.TOKEN, tokens(clan, member))  # ref.merc.16
        gain(t, seat, Amounts(potion=int(token == "potion"), poison=int(token == "poison")))
    else:
        gain_coins(t, seat, ability.coins)  # ref.merc.23


def exchanges(t: Table, clan: Clan) -> list[int]:
    """The dice of the pool that a rookie could change: some other colour must be left in the supply (tavern.19)."""
    strength, magic, haggle = t.dice
    found = [DIE_STRENGTH] if clan.strength and (magic or haggle) else []
    if clan.haggle and (strength or magic):
        found += sorted(set(clan.haggle))
    if clan.magic and (strength or haggle):
        found.append(DIE_MAGIC)
    return found


async def exchange(t: Table, seat: int) -> None:
    """tavern.19, tavern.20 The die stays on the rookie; not an action (tavern.21)."""
    clan = t.clans[seat]
    rookie = next(m for m in clan.members if MEMBER_DOES[m] == "swap_die" and m not in t.used)
    die = await Decision(seat, kinds.ROOKIE_GIVE, exchanges(t, clan))
    given = STRENGTH if die == DIE_STRENGTH else MAGIC if die == DIE_MAGIC else HAGGLE
    others = [colour for colour in (STRENGTH, MAGIC, HAGGLE) if colour != given and t.dice[colour]]
    colour = await Decision(seat, kinds.ROOKIE_TAKE, others, die)
    t.used.append(rookie)
    spend_dice(t, clan, given == STRENGTH, given == MAGIC, [die] if given == HAGGLE else [])  # place.08
    t.tell(events.SWAPPED, seat, die, colour)
    take_dice(t, seat, dice({COLOURS[colour]: 1}))


# -- loot and trophies -----------------------------------------------------------------------------------------------


def loot_fits(t: Table, clan: Clan, loot: Loot) -> bool:
    """Whether there is somebody to hire with a loot token, or a die to swap; coins and tokens can always be taken."""
    effect = LOOT_EFFECT[loot]
    if effect.type == "hire_free":
        return bool(t.hirable(clan))  # ref.loot.13
    if effect.type != "swap":
        return True
    return bool(clan.haggle if effect.give == "haggle" else clan.magic) and t.dice[COLOURS.index(effect.take)] > 0


def discard_loot(t: Table, seat: int, loot: Loot) -> None:
    """loot.03 A loot token is used once."""
    t.clans[seat].loot.remove(loot)
    t.loot_discard.append(loot)
    t.tell(events.USED_LOOT, seat, loot)


async def use_loot(t: Table, seat: int, loot: Loot) -> None:
    """A loot token without the surroundings symbol."""
    clan = t.clans[seat]
    effect = LOOT_EFFECT[loot]
    if effect.type == "hire_free":
        await hire_free(t, seat)
        discard_loot(t, seat, loot)
    elif effect.type == "swap":  # ref.loot.07, ref.loot.08
        if effect.give == "haggle":
            spend_dice(t, clan, 0, 0, await choose_haggle(clan, seat, 1))  # place.08
        else:
            spend_dice(t, clan, 0, 1, [])
        discard_loot(t, seat, loot)
        take_dice(t, seat, dice({effect.take: effect.count}))
    elif effect.type == "trophy":
        discard_loot(t, seat, loot)
        gain_coins(t, seat, effect.sell)  # ref.loot.05
    else:
        discard_loot(t, seat, loot)
        gains = Amounts(coins=effect.coins, potion=effect.potion, poison=effect.poison, defence=effect.defence)
        gain(t, seat, gains)


async def hire_free(t: Table, seat: int) -> None:
    """r.83 A mercenary of the offer, no rookie, without a die in the tavern; loot does it in every phase."""
    member = await Decision(seat, kinds.HIRE_FREE, sorted(t.hirable(t.clans[seat])), t.clans[seat].surplus)
    join(t, seat, member, 0)


async def sell(t: Table, seat: int, monster: Monster) -> None:
    """trophy.02, trophy.03 A whole trophy for 5 coins a point."""
    clan = t.clans[seat]
    clan.trophies.remove(monster)
    t.monster_discard.append(monster)
    coins = TROPHY_PRICE * TROPHIES[monster]
    clan.coins += coins
    t.tell(events.SOLD_TROPHY, seat, monster, coins, clan.coins)


# -- settling and healing --------------------------------------------------------------------------------------------


def settlers(t: Table, clan: Clan, land: Land) -> list[Member]:
    """Who can settle a land: its affinity, not the chief (r.29), nobody who has settled already (settle.04)."""
    affinity = LAND_AFFINITY[land]
    return [m for m in clan.members if AFFINITY[m] == affinity and m != clan.chief and not is_settler(t, m)]


async def settle(t: Table, seat: int, land: Land) -> None:
    """settle.01 It need not be the one who conquered it."""
    member = await Decision(seat, kinds.SETTLER, settlers(t, t.clans[seat], land), land)
    t.settler[land] = member
    t.tell(events.SETTLED, seat, land, member)


def patients(t: Table, clan: Clan) -> list[Member]:
    """Wounded members who are not assigned."""
    found: list[Member] = []
    for member in clan.members:
        if t.wounded[member] and member not in t.who:
            found.append(member)
    return found


async def heal(t: Table, seat: int) -> None:
    """lab.05 A potion heals one of them."""
    clan = t.clans[seat]
    member = await Decision(seat, kinds.HEAL, patients(t, clan), clan.potions)
    clan.potions -= 1
    t.wounded[member] = False
    t.tell(events.HEALED, seat, member)
