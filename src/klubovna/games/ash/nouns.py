"""How the things of Crown of Ash are called; the words themselves stand in content/ and locale/.

Events are put into words long after they happened. So what they name (side, area, space, warrior, building, card, gain)
depends on nothing that changes; only nouns of options (move, defender) look at the table as it is now.
"""

from __future__ import annotations

from typing import Final

from klubovna.games.ash import powers, totals
from klubovna.games.ash.barons.moments import POWERS
from klubovna.games.ash.events import EVENTS
from klubovna.games.ash.facts import (
    ACTION_CARDS,
    BOARD,
    BUILDING_FACTS,
    BUILDING_VP,
    CARD_STRENGTH,
    CHARACTERS,
    CITADEL,
    COMPENSATION,
    COST,
    DIE,
    GIVES,
    GOLD_SPACE_GIVES,
    LEVEL,
    LOSER_CHOOSES,
    POWER_FACTS,
    PRICE,
    PROVINCES,
    REBIRTH,
    RESOURCES,
    REWARD,
    STRENGTH,
    TAX,
    TYPES,
    WARRIOR_FACTS,
    Area,
)
from klubovna.games.ash.state import (
    BATTLE_SPACE,
    BUILD_SPACE,
    GOLD_SPACE,
    KING,
    LEFT_WING,
    NOBODY,
    REFRESH_SPACE,
    Table,
    battle_area,
)
from klubovna.kernel.text import Noun, Term, Whole, dashed

AMOUNTS: Final = (*RESOURCES, "any", "vp")
ROMAN: Final = ("", "I", "II", "III")
POWER: Final = {entry: next(of for of in POWER_FACTS if of.id == power.id) for entry, power in POWERS.items()}


def numbered(name: str) -> Noun:
    """A noun whose few values have a text each: `black-1`, `black-2`."""
    return lambda t, value: Term(f"{name}-{value}")


def shares(amounts: list[int]) -> tuple[str, list[tuple[int, int]]]:
    """Amounts as a list in words, without what there is none of."""
    return "share", [(kind, n) for kind, n in enumerate(amounts) if n]


def signed(modifier: int) -> str:
    return f"+{modifier}" if modifier > 0 else f"−{-modifier}" if modifier < 0 else "±0"


# -- who ---------------------------------------------------------------------------------------------------------------


def side(t: Table, value: int) -> Term:
    if value == KING:
        return Term("side-king")
    if t.sides[value].automated:
        return Term("side-ap")
    return Term(f"role-{CHARACTERS[t.sides[value].role]}")


def roll(t: Table, value: tuple[int, int]) -> Term:
    side, number = value
    return Term("roll", side=("side", side), amount=number)


def rolled_for(t: Table, value: tuple[int, ...]) -> Term:
    """What dice were rolled for, and how it stands with them."""
    what, *more = value
    if what == powers.FOR_BATTLE:
        where, attack, defence = more
        return Term("rolled-battle", area=("area", where), attack=attack, defence=defence)
    if what == powers.FOR_ORDER:
        return Term("rolled-order")
    return Term("rolled-province", area=("area", more[0]))


def minion(t: Table, value: tuple[int, int]) -> Term:
    space, owner = value
    return Term("minion", owner=("side", owner), space=("space", space))


# -- where -------------------------------------------------------------------------------------------------------------


def area(t: Table, value: int) -> Term:
    return Term(names=BOARD.citadel.name if value == CITADEL else BOARD.province[value].name)


def offered_area(t: Table, value: int) -> Term:
    """An area that may be chosen, with what decides: its number, and how well it is defended."""
    defence = t.strength(Area(value))
    if value == CITADEL:
        return Term("place-citadel", area=("area", value), defence=defence)
    number = BOARD.province[value].number
    if t.control[value] == NOBODY:
        return Term("place-free", area=("area", value), number=number)
    return Term("place-held", area=("area", value), number=number, defence=defence)


def holding(t: Table, value: int) -> Term:
    return Term("holding", area=("area", value), defence=t.strength(Area(value)))


def target(t: Table, value: int) -> Term:
    """The area under attack: whose it is, its defence, and what the battle space changes."""
    owner, defence = ("side", t.control[value]), sum(totals.defence(t, Area(value)))
    if t.battlefield < LEFT_WING:
        return Term("target", area=("area", value), owner=owner, defence=defence)
    modifier = signed(totals.MODIFIER[t.battlefield - LEFT_WING])
    return Term("target-citadel", area=("area", value), owner=owner, defence=defence, modifier=modifier)


def battle(t: Table, value: totals.Known) -> Term:
    """What is known of a battle before the cards are shown."""
    where, defence, count, attack = value
    if attack == totals.UNKNOWN:
        return Term("battle-hidden", area=("area", where), defence=defence, count=count)
    return Term("battle-known", area=("area", where), defence=defence, attack=attack)


def parts(t: Table, value: list[int]) -> Term:
    """A total strength by its parts, without what adds nothing."""
    return Term("parts", parts=("part", [(part, n) for part, n in enumerate(value) if n] or [(0, 0)]))


def part(t: Table, value: tuple[int, int]) -> Term:
    which, n = value
    return Term(f"part-{totals.PARTS[which]}", n=signed(n) if n < 0 else str(n))


def worths(t: Table, value: list[tuple[int, int]]) -> Term:
    return Term("worths", areas=("worth", [(where, vp) for where, vp in value]))


def worth(t: Table, value: tuple[int, int]) -> Term:
    where, vp = value
    return Term("worth", area=("area", where), vp=vp)


def space(t: Table, value: int) -> Term:
    if value < BATTLE_SPACE:
        return Term("space-resource", area=("area", value))
    if value < LEFT_WING:
        return Term("space-battle", area=("area", value - BATTLE_SPACE))
    if value < GOLD_SPACE:
        return Term("space-citadel", area=("area", CITADEL), entrance=("entrance", value))
    return Term({GOLD_SPACE: "space-gold", BUILD_SPACE: "space-build", REFRESH_SPACE: "space-refresh"}[value])


def entrance(t: Table, value: int) -> Term:
    return Term("entrance-" + dashed(BOARD.citadel.battle_space[value - LEFT_WING].id))


def move(t: Table, value: int) -> Term:
    """A space with what a minion brings there, or a power."""
    if value >= powers.FIRST_POWER:
        return use_power(t, value)
    if value < BATTLE_SPACE:
        return use(t, PROVINCES[value])
    if value < GOLD_SPACE:
        return attack(t, value)
    if value == GOLD_SPACE:
        return Term("move-gold", gives=("share", [(AMOUNTS.index("gold"), GOLD_SPACE_GIVES)]))
    if value == BUILD_SPACE:
        return Term("move-build")
    return Term("move-refresh-power" if t.powers else "move-refresh")


def use(t: Table, province: Area) -> Term:
    building = t.stacks[province][-1]
    owner = t.control[province]
    place = ("area", province)
    names = BUILDING_FACTS[building].name
    gives = ("benefit", building)
    if owner == t.active:
        return Term("move-use-own", names, area=place, gives=gives)
    if owner == NOBODY:
        return Term("move-use-free", names, area=place, gives=gives)
    if t.sides[owner].automated:  # ap.04
        return Term("move-use-ap", names, area=place, gives=gives, owner=("side", owner), vp=sum(TAX[building]))
    return Term("move-use", names, area=place, gives=gives, owner=("side", owner), tax=shares(TAX[building]))


def attack(t: Table, value: int) -> Term:
    target = battle_area(value)
    owner = t.control[target]
    place = ("area", target)
    ruler = ("side", owner)
    defence = sum(totals.defence(t, target))
    if target != CITADEL:
        return Term("move-attack", area=place, owner=ruler, defence=defence)
    modifier = signed(BOARD.citadel.battle_space[value - LEFT_WING].modifier)
    door = ("entrance", value)
    return Term("move-attack-citadel", area=place, entrance=door, modifier=modifier, owner=ruler, defence=defence)


# -- warriors ----------------------------------------------------------------------------------------------------------


def warrior(t: Table, value: int) -> Term:
    facts = WARRIOR_FACTS[value]
    if facts.starting:
        return Term("warrior-starting", facts.name, strength=STRENGTH[value])  # their names tell the type
    kind = ("type", TYPES.index(facts.type))
    return Term("warrior", facts.name, type=kind, level=ROMAN[LEVEL[value]], strength=STRENGTH[value])


def kind_of_warrior(t: Table, value: int) -> Term:
    return Term(f"type-{TYPES[value]}")


def summon(t: Table, value: int) -> Term:
    return Term("summon", warrior=("warrior", value), cost=shares(COST[value]))


def bill(t: Table, value: tuple[int, list[int]]) -> Term:
    """A warrior, and what is paid for it as it stands."""
    who, paid = value
    return Term("summon", warrior=("warrior", who), cost=shares(paid))


def deed(t: Table, value: int) -> Term:
    if value >= powers.FIRST_POWER:
        return use_power(t, value)
    return Term("deed-summon", warrior=("warrior", value), cost=shares(COST[value]))


def defender(t: Table, value: int) -> Term:
    posted = any(value in posted for posted in t.defenders)
    return Term("defender-back" if posted else "defender-add", warrior=("warrior", value))


# -- resources and buildings -------------------------------------------------------------------------------------------


def resource(t: Table, value: int) -> Term:
    return Term(f"resource-{RESOURCES[value]}")


def share(t: Table, value: tuple[int, int]) -> Term:
    kind, n = value
    return Term(f"share-{AMOUNTS[kind]}", n=n)


def gain(t: Table, value: list[int]) -> Term:
    return Term("gain", shares=shares(value))


def due(t: Table, value: tuple[int, str, int]) -> Term:
    """Special ingredients still to be named, and what they come from: the event that tells of it, and its source."""
    left, told, what = value
    source = next(event for event in EVENTS if event.name == told)
    return Term(f"due-{told}", left=left, what=(source.nouns[-1], what))


def benefit(t: Table, value: int) -> Term:
    return Term("benefit-rebirth") if REBIRTH[value] else Term("gain", shares=shares(GIVES[value]))


def building(t: Table, value: int) -> Term:
    return Term("building", BUILDING_FACTS[value].name, gives=("benefit", value))


def site(t: Table, value: int) -> Term:
    return Term(names=BUILDING_FACTS[value].name)


def coins(t: Table, value: int) -> Term:
    return Term("share-gold", n=value)


def tile(t: Table, value: int) -> Term:
    return Term(
        "tile",
        BUILDING_FACTS[value].name,
        price=("share", [(AMOUNTS.index("gold"), PRICE[value])]),
        gives=("benefit", value),
        tax=shares(TAX[value]),
        vp=BUILDING_VP[value],
    )


# -- cards and powers --------------------------------------------------------------------------------------------------


def card(t: Table, value: int) -> Term:
    won, lost = shares(REWARD[value]), ("consolation", value)
    if CARD_STRENGTH[value] == DIE:
        return Term("card-die", reward=won, compensation=lost)
    return Term("card", strength=CARD_STRENGTH[value], reward=won, compensation=lost)


def played(t: Table, value: int) -> Term:
    strength = CARD_STRENGTH[value]
    return Term("played-die") if strength == DIE else Term("played", strength=strength)


def consolation(t: Table, value: int) -> Term:
    return Term("card-black") if LOSER_CHOOSES[value] else Term("gain", shares=shares(COMPENSATION[value]))


def action_card(t: Table, value: int) -> Term:
    facts = ACTION_CARDS[value]
    return Term("action-card-targeted") if facts.targeted else Term("action-card", numeral=facts.numeral)


def power(t: Table, value: int) -> Term:
    return Term(names=POWER[value].name)


def effect(t: Table, value: int) -> Term:
    return Term(names=POWER[value].effect)


def use_power(t: Table, value: int) -> Term:
    return Term("use-power", power=("power", value), effect=("effect", value))


NOUNS: dict[str, Noun] = {
    "seat": side,
    "side": side,
    "kingslayer": side,
    "minion": Whole(minion),
    "roll": Whole(roll),
    "rolled-for": Whole(rolled_for),
    "area": area,
    "offered-area": offered_area,
    "holding": holding,
    "target": target,
    "battle": Whole(battle),
    "parts": Whole(parts),
    "part": part,
    "worths": Whole(worths),
    "worth": worth,
    "space": space,
    "entrance": entrance,
    "move": move,
    "warrior": warrior,
    "type": kind_of_warrior,
    "summon": summon,
    "bill": Whole(bill),
    "deed": deed,
    "defender": defender,
    "resource": resource,
    "share": share,
    "gain": Whole(gain),
    "due": Whole(due),
    "benefit": benefit,
    "building": building,
    "site": site,
    "coins": coins,
    "tile": tile,
    "card": card,
    "played": played,
    "consolation": consolation,
    "black": numbered("black"),
    "answer": numbered("answer"),
    "regroup": numbered("regroup"),
    "action_card": action_card,
    "power": power,
    "effect": effect,
}
