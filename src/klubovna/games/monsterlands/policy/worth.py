"""What things are worth to a clan, in victory points."""

from __future__ import annotations

from typing import Final

from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.clans import is_settler
from klubovna.games.monsterlands.facts import (
    AFFINITY,
    AFFINITY_POINTS,
    BRINGS,
    CARD_DOES,
    CARD_FACTS,
    CARD_REROLLS,
    DEFENCE_LIMIT,
    FIGHTING,
    GLORY_END,
    LOOT_EFFECT,
    LOOT_TROPHIES,
    LOOT_WHEN,
    LOOTS,
    MEMBER_ABILITY,
    MEMBER_DOES,
    PATHS_OF,
    PAY_QUEST,
    POISON_LIMIT,
    POTION_LIMIT,
    QUEST_B,
    REPUTATION,
    ROUNDS,
    SCENARIOS,
    TAVERN,
    TRAP_EFFECT,
    TRAP_FACTS,
    Card,
    Loot,
    Member,
    wage,
)
from klubovna.games.monsterlands.moments import FOUGHT
from klubovna.games.monsterlands.records import Amounts
from klubovna.games.monsterlands.scoring import icons
from klubovna.games.monsterlands.state import Table

LATE: Final = ("adventure", "clean-up")
# How much glory the leader usually wins in a round.
PACE: Final = 6
# What a clan usually wins in an adventure, and then has to pay its wages by.
HOPE: Final = 4
# A coin by the rounds that are still to come, beyond what the wages need.
COIN: Final = (0.03, 0.3, 0.36, 0.4, 0.4, 0.4)
COIN_FOR_WAGES: Final = 0.8
# In the last round, while the tavern is still open.
COIN_FOR_GUESTS: Final = 0.4
PLENTY: Final = 16
# Glory is a point, opens the tavern and brings dice.
GLORY_AHEAD: Final = (0.0, 0.15, 0.3, 0.4, 0.5, 0.6)
# What a die of each colour brings its clan in a round.
DIE: Final = (0.85, 0.85, 0.55)
# The first token of a kind is worth most.
DEFENCE: Final = (0.9, 0.8, 0.6, 0.4, 0.3)
POTION: Final = (0.8, 0.5, 0.35)
POISON: Final = (0.7, 0.5, 0.35)
LOOT: Final = 1.6
DAMAGE: Final = 0.28
"""One point of an attack or a conquest."""

ABILITY: Final = {
    "defence": 0.7,
    "die_bonus": 0.7,
    "kill_bonus": 0.3,
    "capture_bonus": 0.3,
    "reroll": 0.5,
    "capture_glory": 0.2,
    "conquest_bonus": 0.3,
    "victory_potions": 0.3,
    "capture_without_trap": 0.3,
    "buy_die": 0.3,
    "take_token": 0.6,
    "income": 0.8,
    "mine_bonus": 0.6,
    "hire_discount": 0.8,
    "trap_discount": 0.5,
    "swap_die": 0.3,
    "trap_capacity": 0.1,
    "deflect": 0.4,
}
"""What an ability is worth in a round."""
EQUIPMENT: Final = {"die_bonus": 0.8, "reroll": 0.7, "defence": 0.8, "mine_bonus": 0.6, "trap_discount": 0.5}


def rounds_ahead(t: Table) -> int:
    """How many rounds will probably follow this one."""
    if t.scenario:
        return max(0, SCENARIOS[t.scenario - 1].rounds - t.round)
    missing = GLORY_END - max([clan.glory for clan in t.clans])
    return max(0, min(ROUNDS - t.round, missing // PACE))


def paid(t: Table, clan: Clan) -> int:
    """How many members want wages."""
    count = 0
    for member in clan.members:
        if member != clan.chief and not is_settler(t, member):
            count += 1
    return count


def wages_due(t: Table, clan: Clan) -> int:
    return wage(clan.glory) * paid(t, clan)


def owed(t: Table, clan: Clan, seat: int) -> int:
    """Wages by the glory that is to be expected, and the coins that a pay quest will want."""
    due = wage(clan.glory + (HOPE if t.task.phase not in LATE else 0)) * paid(t, clan)
    if t.quests[1] >= 0:
        for path in PATHS_OF[QUEST_B]:
            if t.owner[path] == seat and t.who[path] >= 0 and not t.deeds[path] & FOUGHT:
                due += PAY_QUEST[t.quests[1]].cost.coins
    return due


def coin_rate(t: Table, clan: Clan, ahead: int) -> float:
    """A coin that the wages do not need: it buys reputation, as far as the glory goes."""
    surplus = clan.surplus
    if not ahead:
        guests = t.task.phase not in LATE and clan.dice > 1 and t.is_free(TAVERN) and t.hirable(clan)
        return COIN_FOR_GUESTS if guests else COIN[0]
    return COIN[ahead] * (1.3 if surplus > 6 else 1.0 if surplus > 2 else 0.8)


def purse(coins: int, due: int, rate: float) -> float:
    """What so many coins are worth to a clan that owes some of them."""
    if coins <= due:
        return coins * COIN_FOR_WAGES
    over = coins - due
    if over <= PLENTY:
        return due * COIN_FOR_WAGES + over * rate
    return due * COIN_FOR_WAGES + PLENTY * rate + (over - PLENTY) * rate / 2


def glory_worth(clan: Clan, ahead: int) -> float:
    """A point of glory; more where it is the glory that keeps the clan from hiring."""
    worth = 1 + GLORY_AHEAD[ahead]
    return worth if clan.surplus > 4 else worth + GLORY_AHEAD[ahead] / 2


def icon_worth(clan: Clan, affinity: int, ahead: int) -> float:
    """One more icon of an affinity (score.05), with a hope for the next one."""
    if affinity < 0:
        return 0.0
    count = min(icons(clan)[affinity], len(AFFINITY_POINTS) - 2)
    now = AFFINITY_POINTS[count + 1] - AFFINITY_POINTS[count]
    return now + 0.3 if ahead else now


def dice_worth(member: Member) -> float:
    s, m, h = BRINGS[member]
    return s * DIE[0] + m * DIE[1] + h * DIE[2]


def each_round(member: Member) -> float:
    """What a member brings in a round: dice and ability."""
    return dice_worth(member) + ABILITY.get(MEMBER_DOES[member], 0.0) * (max(MEMBER_ABILITY[member].count, 1))


def loss(t: Table, clan: Clan, member: Member, ahead: int) -> float:
    """What a clan loses with a member."""
    affinity = AFFINITY[member]
    worth = REPUTATION[member] + 0.0
    if affinity >= 0:
        count = min(icons(clan)[affinity], len(AFFINITY_POINTS) - 1)
        worth += AFFINITY_POINTS[count] - AFFINITY_POINTS[count - 1]
    if ahead:
        free = member == clan.chief or is_settler(t, member)
        cost = 0 if free else wage(clan.glory) * COIN[ahead]
        # The glory that he took up is free again for somebody else.
        worth += max(0.0, each_round(member) - cost) * ahead - 0.4 * REPUTATION[member] * min(ahead, 2) / 2
    if member in t.holder:
        worth += sum(card_worth(card, ahead) for card in t.carried(member))
    return worth


def hire_worth(clan: Clan, member: Member, ahead: int) -> float:
    """What a new member is worth before his price: his dice can be used at once."""
    worth = REPUTATION[member] + icon_worth(clan, AFFINITY[member], ahead)
    cost = wage(clan.glory + (4 if ahead else 0)) * COIN[ahead] * ahead
    return worth + dice_worth(member) * 0.8 + each_round(member) * ahead - cost


def card_worth(card: Card, ahead: int) -> float:
    """An equipment card by the rounds in which it will be used."""
    does = CARD_DOES[card]
    each = EQUIPMENT.get(does, 0.3)
    if does == "reroll" and not CARD_REROLLS[card][FIGHTING]:
        each = 0.2
    if does == "die_bonus" and CARD_FACTS[card].ability.color == "magic":
        each = 0.5
    return each * (ahead + 0.7)


def _trap_damage(kind: int) -> float:
    effect = TRAP_EFFECT[kind]
    if effect.type == "add_dice":
        return 3.5 * effect.count
    if effect.type == "die_bonus":
        return effect.value * (3.5 if effect.color == "strength" else 2.0)
    if effect.type == "attack_bonus":
        return effect.value
    return 2.5 * (effect.count + effect.dice)


TRAP_DAMAGE: Final = [_trap_damage(kind) for kind in range(len(TRAP_FACTS))]
"""What each kind adds to a usual attack."""


def trap_worth(kind: int, traps: int) -> float:
    """The first trap opens the way to a capture; later ones add less."""
    return TRAP_DAMAGE[kind] * DAMAGE * (1.0, 0.9, 0.7, 0.4, 0.2)[min(traps, 4)] + (1.0 if not traps else 0.0)


def tokens_worth(stock: int, more: int, limit: int, table: tuple[float, ...]) -> float:
    return sum(table[stock : min(limit, stock + more)])


def amounts_worth(clan: Clan, gains: Amounts, ahead: int, due: int, rate: float) -> float:
    """A reward or a price."""
    worth = gains.glory * glory_worth(clan, ahead)
    if gains.coins:
        worth += purse(clan.coins + gains.coins, due, rate) - purse(clan.coins, due, rate)
    if ahead:
        worth += tokens_worth(clan.potions, gains.potion, POTION_LIMIT, POTION)
        worth += tokens_worth(clan.poisons, gains.poison, POISON_LIMIT, POISON)
        worth += tokens_worth(clan.defence, gains.defence, DEFENCE_LIMIT, DEFENCE)
    return worth


def _loot_base(loot: Loot) -> float:
    effect = LOOT_EFFECT[loot]
    if effect.type == "gain":
        return effect.coins * 0.4 + effect.potion * 0.5 + effect.poison * 0.4 + effect.defence * 0.7
    if effect.type == "glory":
        return effect.value * (0.9 if LOOT_WHEN[loot] == "after_kill" else 0.8)
    if effect.type == "trophy":
        return float(LOOT_TROPHIES[loot])
    if effect.type == "hire_free":
        return 4.0
    return {"swap": 1.6, "kill_bonus": 1.7, "roll_bonus": 0.8, "reroll": 1.5}.get(effect.type, 1.0)


LOOT_BASE: Final = [_loot_base(loot) for loot in LOOTS]


def loot_worth(loot: Loot, ahead: int) -> float:
    """A loot token; in the end only trophies and what still buys something count."""
    if LOOT_TROPHIES[loot]:
        return float(LOOT_TROPHIES[loot]) + 0.3 * (ahead > 0)
    return LOOT_BASE[loot] if ahead else 0.02 * LOOT_EFFECT[loot].coins


def display_worth(t: Table, ahead: int) -> float:
    """The loot that somebody takes who comes home without success."""
    return max([loot_worth(loot, ahead) for loot in t.loot_display], default=LOOT if ahead else 0.1)
