"""What an option brings: what is left in the own pool, and of the own coins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.monsterlands.citadel import DRINKS, candidates, cheapest, drinks_price, lowest, mine_spaces
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.facts import (
    ARMOURY,
    BREWS,
    CARD_PRICE,
    COST,
    DEFENCE_PRICE,
    LABORATORY,
    MARKET,
    MINE,
    MINE_COINS,
    MINE_DICE,
    PAWNSHOP,
    TAVERN,
    TROPHIES,
    TROPHY_PRICE,
)
from klubovna.games.monsterlands.haggling import discount, last_discount, price, with_coupons
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Term


def left_of(pool: str) -> Effect:
    """So many of the own pool stay."""

    def left(t: Table, decision: Decision[Any], value: int) -> Term:
        return Term(f"effect-left-{pool}", n=getattr(t.clans[decision.seat], pool) - value)

    return left


def left_on_path(tokens: str) -> Effect:
    """So many of the tokens that went along stay on the path (bat.defend.02, bat.defend.04)."""

    def left(t: Table, decision: Decision[Any], value: int) -> Term:
        path = decision.about[0]
        there = t.shields[path] if tokens == "shields" else t.path_potions[path]
        return Term(f"effect-path-{tokens}", n=there - value)

    return left


def paid(cost: Callable[[Table, int], int]) -> Effect:
    """So many of the own coins stay."""

    def left(t: Table, decision: Decision[Any], value: Any) -> Term | None:
        if not isinstance(value, int):
            return None
        return Term("effect-left-coins", n=max(0, t.clans[decision.seat].coins - cost(t, value)))

    return left


def hired(t: Table, value: int) -> int:
    """tavern.01; who has too little pays with a card that lowers the price (ref.merc.09)."""
    if value == DRINKS:
        return drinks_price(t)
    cost = price(COST[value], last_discount(t.placed[TAVERN]))
    return with_coupons(cost, 1) if cost > t.clan.coins else cost


def mined(t: Table, decision: Decision[Any], value: int) -> Term:
    """mine.01"""
    return Term("effect-left-strength", n=t.clans[decision.seat].strength - MINE_DICE[value])


def deed(t: Table, decision: Decision[Any], value: tuple[str, int]) -> Term | None:
    """What one has for it, or afterwards."""
    clan = t.clans[decision.seat]
    word, which = value
    if word == "sell":
        return Term("effect-coins", n=clan.coins + TROPHY_PRICE * TROPHIES[which])
    if word == "loot":
        return Term("effect-left-loot", n=len(clan.loot) - 1)  # loot.03
    if word == "heal":
        return Term("effect-left-potions", n=clan.potions - 1)
    if word == "citadel":
        return visited(t, clan, which)
    return pool(clan) if word in ("outside", "settled", "rookie") else None


def pool(clan: Clan) -> Term:
    """The dice one has."""
    return Term("effect-pool", strength=clan.strength, magic=clan.magic, haggle=len(clan.haggle))


def visited(t: Table, clan: Clan, building: int) -> Term | None:
    """What a building can give now, and what one has for it."""
    if building == MINE:
        return Term("effect-mine", n=max(MINE_COINS[space] for space in mine_spaces(t, clan)))
    if building == LABORATORY:
        free = [n for space, n in enumerate(BREWS[: t.spaces[LABORATORY]]) if space not in t.placed[LABORATORY]]
        return Term("effect-laboratory", n=max(free)) if free else None
    if building == PAWNSHOP:
        return pool(clan)
    cost = lowest(candidates(t, clan), COST) if building == TAVERN else cheapest(t, clan, building)
    return Term("effect-shop", n=cost, coins=clan.coins) if cost >= 0 else Term("effect-nobody", coins=clan.coins)


def die(t: Table, decision: Decision[Any], value: int) -> Term:
    """haggle.01, haggle.03 What the die takes off the price there."""
    return Term("effect-off", n=discount(t.placed[decision.about], value))


def colour(t: Table, decision: Decision[Any], value: int) -> Term:
    return pool(t.clans[decision.seat])


def brewed(t: Table, decision: Decision[Any], value: int) -> Term:
    """lab.01 What is not a potion is a venom."""
    return Term("effect-brewed", potions=value, venoms=decision.about - value)


def dice_left(t: Table, decision: Decision[Any], value: int) -> Term:
    """bat.defend.01 The dice with which the monster then attacks."""
    return Term("effect-attacking", n=decision.about[1] - value)


EFFECTS: Final[dict[str, Effect]] = {
    "laboratory.potions": brewed,
    "defend.magic": dice_left,
    "deed": deed,
    "building.die": die,
    "rookie.give": colour,
    "gift.die": colour,
    "tavern.hire": paid(hired),
    "armoury.count": paid(lambda t, n: price(DEFENCE_PRICE * n, last_discount(t.placed[ARMOURY]))),
    "market.card": paid(lambda t, card: price(CARD_PRICE[card], last_discount(t.placed[MARKET]))),
    "mine.space": mined,
    "pawnshop.strength": left_of("strength"),
    "pawnshop.magic": left_of("magic"),
    "send.strength": left_of("strength"),
    "send.magic": left_of("magic"),
    "send.defence": left_of("defence"),
    "defend.tokens": left_on_path("shields"),
    "defend.potions": left_on_path("potions"),
}
