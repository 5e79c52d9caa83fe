"""The Citadel and its buildings: a die is placed and the benefit received at once."""

from __future__ import annotations

from typing import Final, TypeVar

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.clans import (
    check_traps,
    gain,
    gain_coins,
    join,
    refill_offer,
    spend_dice,
)
from klubovna.games.monsterlands.deeds import Deed, do, placement_loot, spoils
from klubovna.games.monsterlands.equipment import attach, designs
from klubovna.games.monsterlands.facts import (
    ARMOURY,
    BREWS,
    BUILDINGS,
    CARD_MINE_BONUS,
    CARD_PRICE,
    COST,
    DEFENCE_MOST,
    DEFENCE_PRICE,
    DRINKS_PRICE,
    IS_BASIC,
    LABORATORY,
    LODGE,
    MARKET,
    MEMBERS,
    MINE,
    MINE_BONUS,
    MINE_COINS,
    MINE_DICE,
    PAWN_COINS,
    PAWNSHOP,
    REPUTATION,
    SCENARIOS,
    TAVERN,
    TOKEN_PRICE,
    TRAP_KIND,
    TRAP_PRICE,
    Member,
    Trap,
)
from klubovna.games.monsterlands.haggling import coupons, discount, last_discount, payable, price, with_coupons
from klubovna.games.monsterlands.moments import CARD_USED, NO_MEMBER, NO_TRAP, InPlacement
from klubovna.games.monsterlands.records import Amounts
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision, Flow, Subset
from klubovna.kernel.fields import field, state_class

COUPONS: Final = {LODGE: "trap_discount", TAVERN: "hire_discount"}
"""Where cards lower the price, and which ability does."""
C = TypeVar("C", bound=int)
LEAST: Final = [{ARMOURY: DEFENCE_PRICE, MARKET: min(CARD_PRICE)}.get(place, 0) for place in range(len(BUILDINGS))]
"""With less nothing is to be had there but by a haggling die or a card that lowers the price."""
DRINKS: Final = len(MEMBERS)
"""The option to order a round of drinks instead of hiring at once."""


def usable(t: Table, clan: Clan) -> list[int]:
    """The buildings in which this clan can place a die now (cit.02, cit.04, cit.05)."""
    pays = clan.strength > 0 or len(clan.haggle) > 0
    found = []
    if pays and t.is_free(LODGE) and can_pay(t, clan, LODGE):
        found.append(LODGE)
    if clan.magic and t.is_free(LABORATORY):
        found.append(LABORATORY)
    if pays and t.is_free(TAVERN) and (clan.coins >= drinks_price(t) or can_pay(t, clan, TAVERN)):  # r.16
        found.append(TAVERN)
    if pays and t.is_free(ARMOURY) and (clan.coins >= DEFENCE_PRICE or can_pay(t, clan, ARMOURY)):
        found.append(ARMOURY)
    if not t.panic[PAWNSHOP]:
        found.append(PAWNSHOP)  # pawn.02
    if pays and t.is_free(MARKET) and can_pay(t, clan, MARKET):
        found.append(MARKET)
    if clan.strength and t.is_free(MINE) and mine_spaces(t, clan, first=True):
        found.append(MINE)
    return found


def cheapest(t: Table, clan: Clan, building: int, enough: int = 0) -> int:
    """The lowest price there, or the first that is not above `enough`; -1 when there is nothing to buy."""
    if building == LODGE:
        return lowest(t.lodge, TOKEN_PRICE, enough)
    if building == ARMOURY:
        return DEFENCE_PRICE
    if building == TAVERN:
        if clan.coins >= drinks_price(t):
            return 0  # r.16
        return lowest(candidates(t, clan), COST, enough)
    return lowest(t.market, CARD_PRICE, enough) if t.anybody_home(clan) else -1  # market.02


def lowest(things: list[C], prices: list[int], enough: int = 0) -> int:
    """The same for what lies there; gaps are negative."""
    least = -1
    for thing in things:
        if thing >= 0:
            cost = prices[thing]
            if cost <= enough:
                return cost
            if cost < least or least < 0:
                least = cost
    return least


def can_pay(t: Table, clan: Clan, building: int) -> bool:
    """Whether some die of the clan would do there; most often a look at the purse is enough."""
    coins = clan.coins
    if coins < LEAST[building] and not clan.haggle:
        return False
    cost = cheapest(t, clan, building, coins)
    if cost <= coins:
        return cost >= 0
    if not clan.haggle and building not in COUPONS:
        return False
    return bool(payers(t, clan, building, cost))


def payers(t: Table, clan: Clan, building: int, cost: int) -> list[int]:
    """The dice with which the clan can pay so much there: 0 a strength die, else a haggling die's value."""
    coins = clan.coins
    rich = max(1, cost) <= coins
    does = COUPONS.get(building)
    count = len(coupons(t, clan, does)) if does and cost > coins else 0
    found = []
    if clan.strength and (rich or with_coupons(cost, count) <= coins):
        found.append(0)
    last = 0
    for value in clan.haggle:
        if value != last and (rich or payable(coins, cost, discount(t.placed[building], value), count)):  # cit.05
            found.append(value)
        last = value
    return found


def visit(t: Table, seat: int, building: int) -> Flow[None]:
    """cit.03 Place a die and receive the benefit."""
    if building == LABORATORY:
        return laboratory(t, seat)
    if building == PAWNSHOP:
        return pawnshop(t, seat)
    if building == MINE:
        return mine(t, seat)
    return shop(t, seat, building)


async def shop(t: Table, seat: int, building: int) -> None:
    """haggle.01 The die may lower the price."""
    clan = t.clans[seat]
    dice = payers(t, clan, building, cheapest(t, clan, building))
    die = await Decision(seat, kinds.BUILDING_DIE, dice, building)
    place_die(t, seat, building, die)
    if building == LODGE:
        t.do(Buying())
    elif building == TAVERN:
        t.do(Hiring())
    elif building == ARMOURY:
        await armoury(t, seat)
    else:
        await market(t, seat)


def place_die(t: Table, seat: int, building: int, die: int) -> None:
    """cit.06 From left to right."""
    t.placed[building].append(die)
    if die:
        spend_dice(t, t.clans[seat], 0, 0, [die])
    else:
        spend_dice(t, t.clans[seat], 1, 0, [])
    t.tell(events.PLACED, seat, building, die)


# -- hunting lodge ---------------------------------------------------------------------------------------------------


@state_class
class Buying(InPlacement):
    """lodge.01 One trap after the other; at least one (r.15)."""

    basket: list[Trap] = field(default_factory=list)

    async def run(self, t: Table) -> None:
        seat, clan = t.turn, t.clan
        off = last_discount(t.placed[LODGE])
        marks = coupons(t, clan, "trap_discount")
        total = 0
        for trap in self.basket:
            total += TOKEN_PRICE[trap]
        last = TRAP_KIND[self.basket[-1]] if self.basket else 0
        left: list[int] = []
        for trap in t.lodge:
            if trap >= 0:
                k = TRAP_KIND[trap]
                if k >= last and payable(clan.coins, total + TRAP_PRICE[k], off, len(marks)):
                    left.append(k)
        kind: int | None = None
        if left:
            left.sort()
            bought = len(self.basket)
            options: list[int | None] = [None] if bought else []
            options += sorted(set(left))
            together, more = total, 0
            for cost in sorted([TRAP_PRICE[k] for k in left]):
                together += cost
                if not payable(clan.coins, together, off, len(marks)):
                    break
                more += 1
            some = Subset(left, bought, 1, bought + more)
            kind = await Decision(seat, kinds.TRAP, options, t.placed[LODGE][-1], some)
        if kind is not None:
            slot = next(i for i, trap in enumerate(t.lodge) if trap >= 0 and TRAP_KIND[trap] == kind)
            self.basket.append(t.lodge[slot])
            t.lodge[slot] = NO_TRAP
            return
        cost = price(total, off)  # lodge.02
        least = next(n for n in range(len(marks) + 1) if with_coupons(cost, n) <= clan.coins)
        count = await Decision(seat, kinds.TRAP_DISCOUNT, list(range(least, len(marks) + 1)), cost) if marks else 0
        t.used += marks[:count]
        cost = with_coupons(cost, count)
        clan.coins -= cost
        t.tell(events.BOUGHT_TRAPS, seat, [TRAP_KIND[trap] for trap in self.basket], cost, clan.coins)
        clan.traps = sorted(clan.traps + self.basket)  # lodge.08
        t.done()
        refill_lodge(t)
        await check_traps(t, seat)  # lodge.03


def in_basket(t: Table) -> list[Trap]:
    """Traps that are being bought."""
    return t.task.basket if isinstance(t.task, Buying) else []


def refill_lodge(t: Table) -> None:
    """lodge.06 Always six traps on offer; used traps make a new supply (lodge.07)."""
    new = []
    for slot, trap in enumerate(t.lodge):
        if trap < 0:
            if not t.trap_supply:
                t.trap_supply = sorted(trap for trap in t.trap_discard if not IS_BASIC[TRAP_KIND[trap]])
                t.trap_discard = [trap for trap in t.trap_discard if IS_BASIC[TRAP_KIND[trap]]]  # r.101
                t.chance.shuffle(t.trap_supply)
            if t.trap_supply:
                t.lodge[slot] = t.trap_supply.pop()
                new.append(TRAP_KIND[t.lodge[slot]])
                t.shown += 1
    if new:
        t.tell(events.NEW_TRAPS, new)


# -- laboratory ------------------------------------------------------------------------------------------------------


async def laboratory(t: Table, seat: int) -> None:
    """lab.01, lab.02 Three tokens on the upper space, two on the lower one, in any mix."""
    clan = t.clans[seat]
    free = [space for space in range(t.spaces[LABORATORY]) if space not in t.placed[LABORATORY]]
    space = await Decision(seat, kinds.BREW_SPACE, free)
    t.placed[LABORATORY].append(space)
    spend_dice(t, clan, 0, 1, [])
    potions = await Decision(seat, kinds.POTIONS, list(range(BREWS[space] + 1)), BREWS[space])
    t.tell(events.BREWED, seat, potions, BREWS[space] - potions)
    gain(t, seat, Amounts(potion=potions, poison=BREWS[space] - potions))


# -- tavern ----------------------------------------------------------------------------------------------------------


def drinks_price(t: Table) -> int:
    """tavern.13 Two coins; one in the scenario that says so (scen.7.01)."""
    if t.scenario and SCENARIOS[t.scenario - 1].rules.round_of_drinks:
        return SCENARIOS[t.scenario - 1].rules.round_of_drinks
    return DRINKS_PRICE


def candidates(t: Table, clan: Clan) -> list[Member]:
    """Whom the surplus allows to hire: mercenaries on offer and one of the rookies (tavern.04, setup.04)."""
    found = t.hirable(clan)
    if t.rookies and REPUTATION[t.rookies[0]] <= clan.surplus:
        found.append(t.rookies[0])
    return found


@state_class
class Hiring(InPlacement):
    """tavern.01 Hire exactly one; before that a round of drinks may bring other guests (tavern.13)."""

    drunk: bool = False
    """Whether a round of drinks was ordered in this visit."""

    async def run(self, t: Table) -> None:
        seat, clan = t.turn, t.clan
        off = last_discount(t.placed[TAVERN])
        marks = coupons(t, clan, "hire_discount")
        options: list[int | Deed | None] = [None] if self.drunk else []  # r.16
        for member in candidates(t, clan):
            if payable(clan.coins, COST[member], off, len(marks)):
                options.append(member)
        if not self.drunk and clan.coins >= drinks_price(t):
            options.append(DRINKS)
        if self.drunk:
            options += placement_loot(t, clan) + spoils(t, seat)  # r.12: the new guests may be worth a trophy
        choice = await Decision(seat, kinds.HIRE, options, t.placed[TAVERN][-1]) if options != [None] else None
        if choice == DRINKS:
            self.drunk = True
            drinks(t, seat)
            return
        if isinstance(choice, tuple):
            await do(t, seat, choice)
            return
        t.done()
        if choice is None:
            return
        member = Member(choice)
        cost = price(COST[member], off)
        if marks and (cost > clan.coins or await Decision(seat, kinds.HIRE_DISCOUNT, [False, True], member)):
            t.used.append(marks[0])
            cost = with_coupons(cost, 1)  # ref.merc.09
        join(t, seat, member, cost)


def drinks(t: Table, seat: int) -> None:
    """tavern.13, tavern.15 The whole offer leaves and is replaced; the price is never discounted."""
    cost = drinks_price(t)
    t.clans[seat].coins -= cost
    t.tell(events.DRINKS, seat, cost, t.clans[seat].coins)
    t.discard += [member for member in t.offer if member >= 0]
    t.offer = [NO_MEMBER] * len(t.offer)
    refill_offer(t)


# -- armoury, pawnshop, market, mine ---------------------------------------------------------------------------------


async def armoury(t: Table, seat: int) -> None:
    """armoury.01 Up to three defence tokens."""
    clan = t.clans[seat]
    off = last_discount(t.placed[ARMOURY])
    counts = [n for n in range(1, DEFENCE_MOST + 1) if price(DEFENCE_PRICE * n, off) <= clan.coins]
    count = await Decision(seat, kinds.DEFENCE, counts, t.placed[ARMOURY][-1])
    cost = price(DEFENCE_PRICE * count, off)
    clan.coins -= cost
    t.tell(events.BOUGHT_DEFENCE, seat, count, cost, clan.coins)
    gain(t, seat, Amounts(defence=count))


async def pawnshop(t: Table, seat: int) -> None:
    """pawn.01 Any number of dice, but at least one, for a coin each."""
    clan = t.clans[seat]
    others = clan.magic + len(clan.haggle)
    counts = list(range(0 if others else 1, clan.strength + 1))
    strength = await Decision(seat, kinds.PAWN_STRENGTH, counts, clan.coins) if clan.strength else 0
    counts = list(range(0 if strength or clan.haggle else 1, clan.magic + 1))
    magic = await Decision(seat, kinds.PAWN_MAGIC, counts, clan.coins + PAWN_COINS * strength) if clan.magic else 0
    haggle: list[int] = []
    left = clan.haggle[:]
    while left:
        options: list[int | None] = [None] if strength or magic or haggle else []
        coins = clan.coins + PAWN_COINS * (strength + magic + len(haggle))
        some = Subset(left, len(haggle), 0 if strength or magic else 1, len(clan.haggle))
        value = await Decision(seat, kinds.PAWN_HAGGLE, [*options, *sorted(set(left))], coins, some)
        if value is None:
            break
        haggle.append(value)
        left = left[left.index(value) + 1 :]
    spend_dice(t, clan, strength, magic, haggle)
    coins = PAWN_COINS * (strength + magic + len(haggle))
    clan.coins += coins
    t.tell(events.SOLD_DICE, seat, (strength, magic, len(haggle)), coins, clan.coins)


async def market(t: Table, seat: int) -> None:
    """market.01 One card, attached at once (market.02)."""
    clan = t.clans[seat]
    off = last_discount(t.placed[MARKET])
    cards = [card for card in designs(t.market) if price(CARD_PRICE[card], off) <= clan.coins]
    card = await Decision(seat, kinds.CARD, cards, t.placed[MARKET][-1])
    cost = price(CARD_PRICE[card], off)
    clan.coins -= cost
    t.tell(events.BOUGHT_CARD, seat, card, cost, clan.coins)
    await attach(t, seat, card)


def mine_spaces(t: Table, clan: Clan, first: bool = False) -> list[int]:
    """Free spaces for which the clan has the dice, equal ones as one option (mine.04); or just the first of them."""
    found: list[int] = []
    taken = t.placed[MINE]
    last = 0
    for space in range(t.spaces[MINE]):
        if space not in taken and MINE_DICE[space] <= clan.strength and MINE_COINS[space] != last:
            found.append(space)
            if first:
                break
            last = MINE_COINS[space]
    return found


def mine_bonuses(t: Table, clan: Clan) -> dict[int, int]:
    """r.85 What Tepej and the Backpack add, each once a round, by the marks of their use."""
    found: dict[int, int] = {}
    for member in clan.members:
        if MINE_BONUS[member] and member not in t.used:
            found[member] = MINE_BONUS[member]  # ref.merc.11
    for card in t.all_carried():
        if CARD_MINE_BONUS[card] and CARD_USED + card not in t.used and t.holder[card] in clan.members:
            found[CARD_USED + card] = CARD_MINE_BONUS[card]  # ref.equip.02
    return found


async def mine(t: Table, seat: int) -> None:
    """mine.01 to mine.03 Strength dice for coins."""
    clan = t.clans[seat]
    space = await Decision(seat, kinds.MINE_SPACE, mine_spaces(t, clan))
    t.placed[MINE].append(space)
    spend_dice(t, clan, MINE_DICE[space], 0, [])
    bonuses = mine_bonuses(t, clan)
    t.used += list(bonuses)
    coins = MINE_COINS[space] + sum(bonuses.values())
    t.tell(events.MINED, seat, MINE_DICE[space], coins)
    gain_coins(t, seat, coins)
