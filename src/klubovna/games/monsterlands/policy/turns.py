"""The own turn: which action, and what beside it."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.monsterlands.cleanup import BeforeWages
from klubovna.games.monsterlands.deeds import Deed
from klubovna.games.monsterlands.facts import (
    AFFINITY,
    DEFENCE_LIMIT,
    DIE_MAGIC,
    HAGGLE,
    HIRE_AT_FIRST,
    LAND_AFFINITY,
    LAND_GAIN,
    LOOT_EFFECT,
    MAGIC,
    MEMBER_ABILITY,
    PLACE,
    POISON_LIMIT,
    POTION_LIMIT,
    QUEST_A,
    REPUTATION,
    STRENGTH,
    TAVERN,
    TROPHIES,
    TROPHY_PRICE,
    Land,
    Loot,
    Member,
    Monster,
    Path,
    dice,
    wage,
)
from klubovna.games.monsterlands.moments import InPlacement
from klubovna.games.monsterlands.placement import Finish, Turn
from klubovna.games.monsterlands.policy.citadel import MATTERS, prepared, visit, with_more
from klubovna.games.monsterlands.policy.sorties import NOTHING, Outlook, best_at, best_outside, way_cost
from klubovna.games.monsterlands.policy.worth import (
    DIE,
    LOOT,
    amounts_worth,
    card_worth,
    hire_worth,
    loot_worth,
    loss,
    wages_due,
)
from klubovna.games.monsterlands.settled import ways
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision

DELAY: Final = 0.35
"""What it costs to come to a place later."""
BUY_STRENGTH, BUY_HAGGLE = 0.8, 0.9
FREE_HIRE: Final = 5.0
"""A mercenary for whom a token that hires one is well spent while there is time."""


def land_worth(own: Outlook, land: Land) -> float:
    """The reward of a settled land after its dice."""
    t, clan = own.t, own.clan
    gains = LAND_GAIN[land]
    if gains.dice:
        price = (own.strength, own.magic, own.coin)
        worth = 0.0
        for colour, count in enumerate(dice(gains.dice)):
            worth += count * max(price[colour], DIE[colour] * 0.8)
    elif gains.loot:
        worth = LOOT if own.ahead else 0.1
    elif gains.hire_free:
        worth = max([hire_worth(clan, member, own.ahead) for member in t.hirable(clan)], default=NOTHING)
    elif gains.equipment_free:
        worth = max([card_worth(card, own.ahead) for card in t.market if card >= 0], default=NOTHING)
    else:
        worth = amounts_worth(clan, gains, own.ahead, own.due, own.rate)
    return worth - min([way_cost(own, way) for way in ways(clan, land)], default=0.0)


def turn(t: Table, d: Decision[Any], seat: int) -> Any:
    """A deed that costs no action if one is useful, else the action that is worth most."""
    own = Outlook(t, seat)
    deed = beside(t, d.options, own)
    if deed is not None:
        return deed
    scores = actions(own, d.options)
    if not scores:
        return None if None in d.options else d.options[0]
    return max(scores, key=lambda option: scores[option])


def actions(own: Outlook, options: list[Deed | None]) -> dict[Deed, float]:
    """What each action is worth; deeds that are none have no worth here."""
    scores: dict[Deed, float] = {}
    best_land: tuple[float, Path, Member] = (NOTHING, Path(-1), Member(-1))
    buildings = []
    for option in options:
        if option is None:
            continue
        word, which = option
        if word == "citadel":
            scores[option] = visit(own, which)
            buildings.append(option)
        elif word == "outside":
            found = best_outside(own, which)
            scores[option] = found[0]
            if which < QUEST_A:
                best_land = max(best_land, found)
        elif word == "settled":
            scores[option] = land_worth(own, Land(which))
    if best_land[0] > -3.0:
        look_ahead(own, scores, buildings, best_land[1])
    return scores


def look_ahead(own: Outlook, scores: dict[Deed, float], buildings: list[Deed], target: Path) -> None:
    """A visit to a building may make the way to the best path much better."""
    for option in buildings:
        ready = prepared(own, option[1])
        if ready is not None:
            cost, kit = ready
            later = best_at(own, PLACE[target], kit, [target])
            scores[option] = max(scores[option], later[0] - cost - DELAY)


def beside(t: Table, options: list[Deed | None], own: Outlook) -> Deed | None:
    """A deed that is no action and that helps now."""
    for option in options:
        if option is not None and useful(t, option, own):
            return option
    return None


def useful(t: Table, deed: Deed, own: Outlook) -> bool:
    word, which = deed
    clan = own.clan
    if word == "settle":
        return True
    if word == "use":
        ability = MEMBER_ABILITY[which]
        if ability.type != "buy_die":
            return True
        if clan.coins - ability.price < own.due or not isinstance(t.task, Turn | Finish):
            return False
        return ability.price * own.coin < (BUY_STRENGTH if ability.color == "strength" else BUY_HAGGLE)
    if word == "loot":
        return loot_now(own, Loot(which))
    if word == "heal":
        return own.ahead > 0 or (isinstance(t.task, Turn | Finish) and clan.strength + clan.magic > 1)
    if word == "rookie":
        return bool(clan.haggle) and clan.haggle[0] <= 2 and (t.dice[STRENGTH] > 0 or t.dice[MAGIC] > 0)
    if word == "sell":
        points = TROPHIES[which]
        return sell_now(t, own, Monster(which)) or sale_hires(own, points, TROPHY_PRICE * points)
    return False


def loot_now(own: Outlook, loot: Loot) -> bool:
    """Coins at once; tokens when there is room for them; a swap of dice when it fits.

    After the placement phase a free hire waits for the next round; in the last one it needs the coins for his wages.
    """
    clan, effect = own.clan, LOOT_EFFECT[loot]
    if effect.type == "gain":
        if own.ahead and (effect.potion or effect.poison or effect.defence):
            fits = clan.potions + effect.potion <= POTION_LIMIT and clan.poisons + effect.poison <= POISON_LIMIT
            return fits and clan.defence + effect.defence <= DEFENCE_LIMIT
        return True
    if effect.type == "swap":
        return True
    if effect.type == "hire_free":
        if own.t.task.phase != InPlacement.phase:
            due = wages_due(own.t, clan) + wage(clan.glory)
            return isinstance(own.t.task, BeforeWages) and not own.ahead and clan.coins >= due
        best = max([hire_worth(clan, member, own.ahead) for member in own.t.hirable(clan)], default=NOTHING)
        return best >= FREE_HIRE or not own.ahead
    if effect.type == "trophy":
        return sale_saves(own, effect.value, effect.sell) or sale_hires(own, effect.value, effect.sell)
    return False


def sell_now(t: Table, own: Outlook, monster: Monster) -> bool:
    """Only to keep a mercenary from leaving; the smallest trophy that does."""
    need = wages_due(t, own.clan) - own.clan.coins
    enough = [one for one in own.clan.trophies if TROPHIES[one] * TROPHY_PRICE >= need]
    if enough:
        smallest = min(enough, key=lambda one: (TROPHIES[one], one))
        return monster == smallest and sale_saves(own, TROPHIES[monster], TROPHIES[monster] * TROPHY_PRICE)
    whole = sum(TROPHIES[one] for one in own.clan.trophies)
    return whole * TROPHY_PRICE >= need and sale_saves(own, whole, whole * TROPHY_PRICE)


def sale_saves(own: Outlook, points: int, coins: int) -> bool:
    """Whether a sale pays the wages, and the one who would leave is worth more than the trophy."""
    t, clan = own.t, own.clan
    need = wages_due(t, clan) - clan.coins
    if not isinstance(t.task, BeforeWages) or need <= 0 or coins < need:
        return False
    leaving = max([m for m in clan.members if m != clan.chief and m not in t.settler], key=lambda m: REPUTATION[m])
    return loss(t, clan, leaving, own.ahead) > points + 0.5


def sale_hires(own: Outlook, points: int, coins: int) -> bool:
    """Whether the coins bring somebody into the clan who is worth more than the trophy."""
    t, clan = own.t, own.clan
    if not isinstance(t.task, Turn) or not t.is_free(TAVERN) or not (clan.strength or clan.haggle):
        return False
    more = with_more(own, coins)
    return more > MATTERS and more + coins * own.rate > points + MATTERS


# -- answers ---------------------------------------------------------------------------------------------------------


def finish(t: Table, d: Decision[Any], seat: int) -> Any:
    """Also in the adventure and before the wages."""
    return beside(t, d.options, Outlook(t, seat))


def affinity(t: Table, d: Decision[Any], seat: int) -> Any:
    """The one whose icons can be had soon: of guests whom a new clan may hire, and of the lands."""

    guests = [member for member in t.offer if member >= 0 and REPUTATION[member] <= HIRE_AT_FIRST]

    def icons(one: int) -> int:
        lands = sum(LAND_AFFINITY[land] == one for land in t.lands if land >= 0)
        return lands + sum(AFFINITY[member] == one for member in guests)

    return max(d.options, key=icons)


def gift_die(t: Table, d: Decision[Any], seat: int) -> Any:
    clan = t.clans[seat]
    wanted = (MAGIC, STRENGTH, HAGGLE) if clan.magic * 2 < clan.strength else (STRENGTH, MAGIC, HAGGLE)
    return next(colour for colour in wanted if colour in d.options)


def gift_token(t: Table, d: Decision[Any], seat: int) -> Any:
    clan = t.clans[seat]
    if 2 in d.options and clan.defence < 3:
        return 2
    return 0 if clan.potions < 2 else 3


def land_dice(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    return min(d.options, key=lambda way: way_cost(own, way))


def token(t: Table, d: Decision[Any], seat: int) -> Any:
    clan = t.clans[seat]
    if len(d.options) == 1:
        return d.options[0]
    return "potion" if clan.potions <= clan.poisons else "poison"


def rookie_give(t: Table, d: Decision[Any], seat: int) -> Any:
    haggle = [die for die in d.options if 0 < die < DIE_MAGIC]
    return min(haggle) if haggle else d.options[0]


def settler(t: Table, d: Decision[Any], seat: int) -> Any:
    """Settlers are never paid and never desert."""
    return max(d.options, key=lambda member: (REPUTATION[member], -member))


def patient(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    return max(d.options, key=lambda member: (loss(t, own.clan, member, own.ahead), -member))


def card_pass(t: Table, d: Decision[Any], seat: int) -> Any:
    return d.options[0]


def loot(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    return max(d.options, key=lambda one: (loot_worth(one, own.ahead), -one))


def pay_loot(t: Table, d: Decision[Any], seat: int) -> Any:
    """The tokens that are missed least, in ascending order."""
    own = Outlook(t, seat)
    assert d.subset is not None
    return min(sorted(d.subset.items, key=lambda one: (loot_worth(one, own.ahead), one))[: d.subset.owed])


def promote(t: Table, d: Decision[Any], seat: int) -> Any:
    return d.options[0]


def deserter(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    return min(d.options, key=lambda member: (loss(t, own.clan, member, own.ahead), member))
