"""How prices and what is offered in the Citadel are called."""

from __future__ import annotations

from klubovna.games.monsterlands.citadel import in_basket, mine_bonuses
from klubovna.games.monsterlands.facts import (
    ARMOURY,
    BREWS,
    BUILDING_FACTS,
    CARD_PRICE,
    COST,
    DEFENCE_LIMIT,
    DEFENCE_PRICE,
    LODGE,
    MARKET,
    MEMBER_FACTS,
    MINE_COINS,
    MINE_DICE,
    POTION_LIMIT,
    TAVERN,
    TOKEN_PRICE,
)
from klubovna.games.monsterlands.haggling import last_discount, price, with_coupons
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.text import Noun, Term


def shop(t: Table, value: int) -> Term:
    """A building where prices are paid, with the haggling die that is to be undercut."""
    last = next((die for die in reversed(t.placed[value]) if die), 0)
    key = "shop-last" if last else "shop"
    return Term(key, BUILDING_FACTS[value].name, n=last, coins=("share", ("coins", t.clan.coins)))


def paying(building: int) -> Noun:
    """With which die somebody pays, what it takes off, and how much there is to spend."""

    def term(t: Table, value: int) -> Term:
        off = last_discount(t.placed[building])
        cost = price(sum(TOKEN_PRICE[trap] for trap in in_basket(t)), off) if building == LODGE and in_basket(t) else 0
        key = "paying-basket" if cost else "paying" if off else "paying-full"
        return Term(key, die=("die", value), off=off, cost=cost, coins=t.clan.coins)

    return term


def trapping(t: Table, value: int) -> Term:
    """The same in the lodge, with the room for traps on the clan board."""
    clan = t.clan
    return Term("trapping", paying=("lodge_die", value), n=len(clan.traps) + len(in_basket(t)), limit=clan.trap_limit)


def arming(t: Table, value: int) -> Term:
    """The same in the armoury, with the room for defence tokens."""
    return Term("arming", paying=("armoury_die", value), n=t.clan.defence, limit=DEFENCE_LIMIT)


def brewing(t: Table, value: int) -> Term:
    """How many tokens are brewed, and how many there are already."""
    potions, poisons = ("share", ("potion", t.clan.potions)), ("share", ("poison", t.clan.poisons))
    return Term("brewing", n=value, potions=potions, poisons=poisons, limit=POTION_LIMIT)


def hiring(t: Table, value: int) -> Term:
    """The same in the tavern, where the surplus of glory decides too."""
    return Term("hiring", paying=("tavern_die", value), surplus=t.clan.surplus)


def to_pay(t: Table, value: int) -> Term:
    """A price before cards lower it, and the coins for it."""
    return Term("to-pay", price=("share", ("coins", value)), coins=("share", ("coins", t.clan.coins)))


def discounted(t: Table, value: int) -> Term:
    """Somebody to be hired, at the price without and with a card that lowers it."""
    cost = price(COST[value], last_discount(t.placed[TAVERN]))
    less, coins = with_coupons(cost, 1), ("share", ("coins", t.clan.coins))
    return Term("discounted", MEMBER_FACTS[value].name, price=("share", ("coins", cost)), less=less, coins=coins)


def shields(t: Table, value: int) -> Term:
    """So many defence tokens at the price of now."""
    coins = price(DEFENCE_PRICE * value, last_discount(t.placed[ARMOURY]))
    return Term("shields", what=("share", ("defence", value)), coins=("share", ("coins", coins)))


def ware(t: Table, value: int) -> Term:
    """A card at the price of now."""
    coins = price(CARD_PRICE[value], last_discount(t.placed[MARKET]))
    return Term("card-price", card=("offered-card", value), n=coins)


def brew_space(t: Table, value: int) -> Term:
    return Term("brew-space", n=BREWS[value])


def mine_space(t: Table, value: int) -> Term:
    """With what abilities and equipment add to it now."""
    coins = MINE_COINS[value] + sum(mine_bonuses(t, t.clan).values())
    return Term("mine-space", dice=("dice", (MINE_DICE[value], 0, 0)), coins=("share", ("coins", coins)))
