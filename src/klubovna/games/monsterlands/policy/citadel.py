"""The buildings: what to buy, and with which die."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.monsterlands.citadel import DRINKS, candidates, drinks_price, in_basket, mine_spaces
from klubovna.games.monsterlands.clans import no_defence, worn
from klubovna.games.monsterlands.equipment import designs
from klubovna.games.monsterlands.facts import (
    ARMOURY,
    BREWS,
    CARD_KIND,
    CARD_MINE_BONUS,
    CARD_PRICE,
    CARDS,
    COST,
    DEFENCE_LIMIT,
    DEFENCE_MOST,
    DEFENCE_PRICE,
    LABORATORY,
    LODGE,
    MARKET,
    MINE_BONUS,
    MINE_COINS,
    MINE_DICE,
    PAWNSHOP,
    POISON_LIMIT,
    POTION_LIMIT,
    REPUTATION,
    TAVERN,
    TRAP_KIND,
    TRAP_PRICE,
    TROPHIES,
    TROPHY_PRICE,
    Card,
    Member,
    wage,
)
from klubovna.games.monsterlands.haggling import coupons, discount, last_discount, price, with_coupons
from klubovna.games.monsterlands.moments import CARD_USED
from klubovna.games.monsterlands.policy.battles import Fighter, Kit
from klubovna.games.monsterlands.policy.sorties import NOTHING, Outlook
from klubovna.games.monsterlands.policy.worth import (
    DEFENCE,
    POISON,
    POTION,
    card_worth,
    hire_worth,
    purse,
    tokens_worth,
    trap_worth,
)
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision

GUESTS: Final = 0.6
"""The hope that a round of drinks brings somebody better."""
HAGGLE_BASE, HAGGLE_EACH = 0.6, 0.25
MATTERS: Final = 0.3
"""Less than this is not worth a trophy."""
LAST_FIGHT: Final = 0.6
"""What tokens are worth in the last round, while somebody can still go out."""


def die_cost(own: Outlook, die: int) -> float:
    """What else a die could do: 0 is a strength die, else a haggling die with its value."""
    return own.coin * (HAGGLE_BASE + HAGGLE_EACH * die) if die else own.strength


def spent(own: Outlook, coins: int, wages: int = 0) -> float:
    """What it means to pay so many coins, and to owe more wages."""
    have = own.coins
    return purse(have, own.due, own.rate) - purse(have - coins, own.due + wages, own.rate)


def use(own: Outlook) -> float:
    """How much tokens for battles are worth now."""
    if own.ahead:
        return 1.0
    clan = own.clan
    return LAST_FIGHT if own.team() and clan.strength + clan.magic > 1 else 0.0


def dice_for(own: Outlook, building: int) -> list[tuple[int, int, float]]:
    """The dice that can be placed there: die, discount, cost."""
    clan, placed = own.clan, own.t.placed[building]
    dice = [(0, 0, own.strength)] if clan.strength else []
    for value in sorted(set(clan.haggle)):
        dice.append((value, discount(placed, value), die_cost(own, value)))
    return dice


# -- what a visit is worth -------------------------------------------------------------------------------------------


def hire_net(own: Outlook, member: Member, off: int, cards: int) -> float:
    cost = with_coupons(price(COST[member], off), min(cards, 1))
    if cost > own.coins:
        return NOTHING
    return hire_worth(own.clan, member, own.ahead) - spent(own, cost, wage(own.clan.glory))


def tavern(own: Outlook, die: int | None = None) -> float:
    t, clan = own.t, own.clan
    cards = len(coupons(t, clan, "hire_discount"))
    guests = candidates(t, clan)
    best = NOTHING
    for which, off, cost in dice_for(own, TAVERN):
        if die is None or which == die:
            for member in guests:
                best = max(best, hire_net(own, member, off, cards) - cost)
            if drinks(own):
                best = max(best, GUESTS - cost)
    return best


def with_more(own: Outlook, coins: int) -> float:
    """What the tavern would gain by so many coins more."""
    now = max(0.0, tavern(own))
    own.coins += coins
    then = tavern(own)
    own.coins -= coins
    return then - now


def drinks(own: Outlook) -> bool:
    """Whether a round of drinks makes sense: rounds to come, coins and glory for a guest."""
    clan = own.clan
    return own.ahead > 0 and clan.surplus >= 3 and own.coins >= drinks_price(own.t) + 2 * min(clan.surplus, 5)


def basket(own: Outlook, kinds: list[int], off: int, total: int) -> list[int]:
    """The traps to buy, with so much in the basket already; the discount counts once for all of them."""
    clan, use_now = own.clan, use(own)
    cards = len(coupons(own.t, clan, "trap_discount"))
    have = len(clan.traps) + len(in_basket(own.t))
    room = clan.trap_limit - have
    chosen: list[int] = []
    left = kinds[:]
    cost = with_coupons(price(total, off), cards) if total else 0
    while left and len(chosen) < room:
        best, pick, paying = 0.05, -1, cost
        for kind in set(left):
            pay = with_coupons(price(total + TRAP_PRICE[kind], off), cards)
            if pay <= clan.coins:
                gain = trap_worth(kind, have + len(chosen)) * use_now - spent(own, pay) + spent(own, cost)
                if gain > best + 1e-9 or (abs(gain - best) <= 1e-9 and 0 <= kind < pick):
                    best, pick, paying = gain, kind, pay
        if pick < 0:
            break
        chosen.append(pick)
        left.remove(pick)
        total += TRAP_PRICE[pick]
        cost = paying
    return sorted(chosen)


def lodge(own: Outlook, die: int | None = None) -> tuple[float, list[int]]:
    """The net worth of a visit and the traps to buy there."""
    t, clan = own.t, own.clan
    kinds = [TRAP_KIND[trap] for trap in t.lodge if trap >= 0]
    best: tuple[float, list[int]] = (NOTHING, [])
    if len(clan.traps) >= clan.trap_limit or not use(own):
        return best
    cards = len(coupons(t, clan, "trap_discount"))
    for which, off, cost in dice_for(own, LODGE):
        if die is not None and which != die:
            continue
        chosen = basket(own, kinds, off, 0)
        if not chosen:
            continue
        gain = sum(trap_worth(kind, len(clan.traps) + i) for i, kind in enumerate(chosen)) * use(own)
        pay = with_coupons(price(sum(TRAP_PRICE[kind] for kind in chosen), off), cards)
        net = gain - spent(own, pay) - cost
        if net > best[0]:
            best = (net, chosen)
    return best


def armoury(own: Outlook, die: int | None = None) -> tuple[float, int]:
    """The net worth of a visit, and how many tokens."""
    clan = own.clan
    best = (NOTHING, 0)
    if no_defence(own.t):
        return best
    for which, off, cost in dice_for(own, ARMOURY):
        if die is not None and which != die:
            continue
        for count in range(1, DEFENCE_MOST + 1):
            pay = price(DEFENCE_PRICE * count, off)
            if pay <= clan.coins:
                gain = tokens_worth(clan.defence, count, DEFENCE_LIMIT, DEFENCE) * use(own)
                best = max(best, (gain - spent(own, pay) - cost, count))
    return best


def brew(own: Outlook, tokens: int) -> tuple[float, int]:
    """What so many potions and poisons are worth, and how many of them should be potions."""
    clan = own.clan
    best = (NOTHING, 0)
    for potions in range(tokens + 1):
        worth = tokens_worth(clan.potions, potions, POTION_LIMIT, POTION)
        worth += tokens_worth(clan.poisons, tokens - potions, POISON_LIMIT, POISON)
        best = max(best, (worth * use(own), potions))
    return best


def laboratory(own: Outlook) -> float:
    t = own.t
    free = [BREWS[space] for space in range(t.spaces[LABORATORY]) if space not in t.placed[LABORATORY]]
    return brew(own, max(free))[0] - own.coin if free else NOTHING


def market(own: Outlook, die: int | None = None) -> float:
    t, clan = own.t, own.clan
    best = NOTHING
    home = t.unassigned(clan)
    for which, off, cost in dice_for(own, MARKET):
        if die is None or which == die:
            for card in designs(t.market):
                pay = price(CARD_PRICE[card], off)
                if pay <= clan.coins and any(worn(t, member, CARD_KIND[card]) is None for member in home):
                    best = max(best, card_worth(card, own.ahead) - spent(own, pay) - cost)
    return best


def mined(own: Outlook, space: int) -> float:
    """Coins for strength dice, which would bring a coin each in the pawnshop."""
    t, clan = own.t, own.clan
    coins = MINE_COINS[space]
    for member in clan.members:
        if MINE_BONUS[member] and member not in t.used:
            coins += MINE_BONUS[member]
    for card in CARDS:
        if CARD_MINE_BONUS[card] and CARD_USED + card not in t.used and t.holder[card] in clan.members:
            coins += CARD_MINE_BONUS[card]
    return -spent(own, -coins) - MINE_DICE[space] * own.coin


def mine(own: Outlook) -> float:
    return max([mined(own, space) for space in mine_spaces(own.t, own.clan)], default=NOTHING)


def visit(own: Outlook, building: int) -> float:
    """The net worth of placing a die in a building; the pawnshop is what everything is measured by."""
    if building == TAVERN:
        return tavern(own)
    if building == LODGE:
        return lodge(own)[0]
    if building == ARMOURY:
        return armoury(own)[0]
    if building == LABORATORY:
        return laboratory(own)
    if building == MARKET:
        return market(own)
    return 0.0 if building == PAWNSHOP else mine(own)


def prepared(own: Outlook, building: int) -> tuple[float, Kit] | None:
    """What the clan would have for its next mercenary after a visit, and the price of the visit."""
    clan, stock = own.clan, own.stock()
    if building == ARMOURY:
        net, count = armoury(own)
        if net <= NOTHING:
            return None
        have = min(DEFENCE_LIMIT, clan.defence + count)
        cost = tokens_worth(clan.defence, count, DEFENCE_LIMIT, DEFENCE) * use(own) - net
        kit = Kit(stock.strength - (not clan.haggle), stock.magic, have, stock.traps, stock.potions, stock.poisons)
        return cost, kit
    if building == LABORATORY:
        if clan.magic < 2 and clan.strength < 2:
            return None
        kit = Kit(stock.strength, stock.magic - 1, stock.defence, stock.traps, stock.potions + 1, stock.poisons + 1)
        return own.magic - 0.3 * use(own), kit
    if building == LODGE:
        net, chosen = lodge(own)
        if net <= NOTHING or not chosen:
            return None
        gain = sum(trap_worth(kind, len(clan.traps) + i) for i, kind in enumerate(chosen)) * use(own)
        kit = Kit(
            stock.strength - (not clan.haggle),
            stock.magic,
            stock.defence,
            chosen + stock.traps,
            stock.potions,
            stock.poisons,
        )
        return gain - net, kit
    return None


# -- answers ---------------------------------------------------------------------------------------------------------


def with_die(own: Outlook, building: int, die: int) -> float:
    if building == TAVERN:
        return tavern(own, die)
    if building == LODGE:
        return lodge(own, die)[0]
    return armoury(own, die)[0] if building == ARMOURY else market(own, die)


def building_die(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    return max(d.options, key=lambda die: (with_die(own, d.about, die), -die))


def trap(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    off = last_discount(t.placed[LODGE])
    kinds = [TRAP_KIND[trap] for trap in t.lodge if trap >= 0 and TRAP_KIND[trap] in d.options]
    chosen = basket(own, kinds, off, sum(TRAP_PRICE[TRAP_KIND[trap]] for trap in in_basket(t)))
    if chosen:
        return chosen[0]
    if d.options[0] is None:
        return None
    return max(d.options, key=lambda kind: (trap_worth(kind, 1) - 0.3 * TRAP_PRICE[kind], -kind))


def most(t: Table, d: Decision[Any], seat: int) -> Any:
    return max(d.options)


def least(t: Table, d: Decision[Any], seat: int) -> Any:
    return min(d.options)


def trap_discard(t: Table, d: Decision[Any], seat: int) -> Any:
    """The traps that are missed least, in ascending order."""
    assert d.subset is not None
    return min(sorted(d.subset.items, key=lambda kind: (trap_worth(kind, 1), kind))[: d.subset.owed])


def brew_space(t: Table, d: Decision[Any], seat: int) -> Any:
    return max(d.options, key=lambda space: (BREWS[space], -space))


def potions(t: Table, d: Decision[Any], seat: int) -> Any:
    return brew(Outlook(t, seat), d.about)[1]


def hire(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    off = last_discount(t.placed[TAVERN])
    cards = len(coupons(t, own.clan, "hire_discount"))
    worth: dict[Any, float] = {}
    choice: Any
    for choice in d.options:
        if choice is None:
            worth[choice] = 0.0
        elif choice == DRINKS:
            worth[choice] = GUESTS if drinks(own) else -1.0
        elif isinstance(choice, int):
            worth[choice] = hire_net(own, Member(choice), off, cards)
    best = max(worth, key=lambda choice: worth[choice])
    sales = [deed for deed in d.options if isinstance(deed, tuple) and sale(own, deed, off, cards) > worth[best]]
    return max(sales, key=lambda deed: sale(own, deed, off, cards), default=best)


def sale(own: Outlook, deed: tuple[str, int], off: int, cards: int) -> float:
    """What the best guest is worth for the coins of a trophy, and without it."""
    word, which = deed
    if word != "sell":
        return NOTHING
    coins = TROPHY_PRICE * TROPHIES[which]
    own.coins += coins
    best = max([hire_net(own, member, off, cards) for member in candidates(own.t, own.clan)], default=NOTHING)
    own.coins -= coins
    return best + coins * own.rate - TROPHIES[which] - MATTERS


def yes(t: Table, d: Decision[Any], seat: int) -> Any:
    return True


def hire_free(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    return max(d.options, key=lambda member: (hire_worth(own.clan, member, own.ahead), -member))


def defence(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    off = last_discount(t.placed[ARMOURY])
    have = own.clan.defence

    def net(count: int) -> float:
        gain = tokens_worth(have, count, DEFENCE_LIMIT, DEFENCE) * use(own)
        return gain - spent(own, price(DEFENCE_PRICE * count, off))

    return max(d.options, key=net)


def card(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    off = last_discount(t.placed[MARKET])
    return max(d.options, key=lambda one: card_worth(one, own.ahead) - spent(own, price(CARD_PRICE[one], off)))


def card_free(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    return max(d.options, key=lambda one: card_worth(one, own.ahead))


def carrier(t: Table, d: Decision[Any], seat: int) -> Any:
    """Who should carry a card: the best fighter who has none of its kind; cards for the Citadel may go to anybody."""
    own = Outlook(t, seat)
    kind = CARD_KIND[Card(d.about)]

    def merit(member: Member | None) -> float:
        if member is None:
            return NOTHING
        fighter = Fighter(t, seat, member, own.ahead)
        worth = fighter.merit(0) + REPUTATION[member] / 4
        return worth - (6 if worn(t, member, kind) is not None else 0)

    return max(d.options, key=merit)


def mine_space(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    return max(d.options, key=lambda space: (mined(own, space), -space))


def pawn_haggle(t: Table, d: Decision[Any], seat: int) -> Any:
    """All of them, in ascending order."""
    return min(option for option in d.options if option is not None)
