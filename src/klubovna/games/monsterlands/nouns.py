"""How the things of Monster Lands are called; the words themselves stand in content/ and locale/.

Events are put into words long after they happened, so what they name looks at nothing that changes. Nouns of options
and questions may look at the table as it is now: what is offered is told with what it costs and does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from klubovna.games.monsterlands.abilities import (
    amounts,
    counted,
    demand,
    demanded,
    dice,
    dice_of,
    doing,
    foes,
    joined,
    land_gain,
    path_benefit,
    share,
)
from klubovna.games.monsterlands.citadel import DRINKS, Buying, drinks_price
from klubovna.games.monsterlands.clan import is_rookie
from klubovna.games.monsterlands.cleanup import paid
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    AFFINITY,
    ARMOURY,
    BASIC,
    BRINGS,
    BUILDING_FACTS,
    BUILDINGS,
    CARD_FACTS,
    CHIEF,
    COLOURS,
    COST,
    DIE_MAGIC,
    DIE_STRENGTH,
    DIFFICULTY_FACTS,
    LAND_FACTS,
    LODGE,
    LOOT_FACTS,
    MARKET,
    MEMBER_FACTS,
    MONSTER_FACTS,
    PAY_QUEST,
    POISON_BONUS,
    REPUTATION,
    ROLL_QUEST,
    SCENARIOS,
    TAVERN,
    TRAP_FACTS,
    TROPHIES,
    TROPHY_PRICE,
    Member,
    wage,
)
from klubovna.games.monsterlands.haggling import last_discount, price
from klubovna.games.monsterlands.nouns_citadel import (
    arming,
    brew_space,
    brewing,
    discounted,
    hiring,
    mine_space,
    paying,
    shields,
    shop,
    to_pay,
    trapping,
    ware,
)
from klubovna.games.monsterlands.nouns_outside import (
    assault,
    attack,
    attempt,
    bill,
    deflection,
    foe,
    goal,
    met,
    offered_path,
    packing,
    path,
    place,
    shown,
    struck,
    threat,
    traveller,
    traveller_name,
    trick,
)
from klubovna.games.monsterlands.pool import GIFTS
from klubovna.games.monsterlands.rolls import ALL, MARKED
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.text import Noun, Term, Whole, dashed

BREW_WORDS: Final = ("none", "potion", "poison", "both")
GAINS: Final = ("coins", "potion", "poison", "defence")
WHY: Final = {
    "kill": "monster",
    "capture": "monster",
    "wound": "monster",
    "ability": "member",
    "death": "member",
    "quest": "quest",
    "conquest": "land",
    "land": "land",
    "loot": "loot",
}
"""What glory is won or lost for, and the noun of what that is about."""


def named(facts: Sequence[Any]) -> Noun:
    return lambda t, value: Term(names=facts[value].name)


def numbered(name: str, ids: Sequence[str]) -> Noun:
    """A noun whose values are places in a list of ids, with a text each."""
    return lambda t, value: Term(f"{name}-{dashed(ids[value])}")


def worded(name: str) -> Noun:
    return lambda t, value: Term(f"{name}-{dashed(value)}")


def answer(t: Table, value: bool) -> Term:
    return Term("yes" if value else "no")


# -- who ---------------------------------------------------------------------------------------------------------------


def seat(t: Table, value: int) -> Term:
    """A clan is called by its affinity, as soon as it has one."""
    affinity = t.clans[value].affinity
    return Term(f"role-{AFFINITIES[affinity]}") if affinity >= 0 else Term("seat", number=value + 1)


def offered_affinity(t: Table, value: int) -> Term:
    """With the two members who come with it."""
    starters = [CHIEF[value], BASIC[value]]
    return Term("clan", affinity=("affinity", value), starters=("starter", starters))


def starter(t: Table, value: int) -> Term:
    return Term("starter", MEMBER_FACTS[value].name, does=("does", value))


def own_name(t: Table, value: int) -> Term:
    """Rookies of one clan are told apart by number where one of them is to be chosen."""
    clan = next((clan for clan in t.clans if value in clan.members), None)
    rookies = [member for member in clan.members if is_rookie(member)] if clan else []
    if len(rookies) > 1 and value in rookies:
        return Term("rookie", MEMBER_FACTS[value].name, number=rookies.index(Member(value)) + 1)
    return Term(names=MEMBER_FACTS[value].name)


def offered_member(t: Table, value: int) -> Term:
    """With reputation and ability, and how he is."""
    member = Member(value)
    notes: list[tuple[str, int]] = []
    if any(clan.chief == member for clan in t.clans):
        notes.append(("chief", 0))
    if t.wounded[member]:
        notes.append(("wounded", 0))
    if member in t.who:
        notes.append(("assigned", t.who.index(member)))
    notes += [("settler", land) for land, who in enumerate(t.settler) if who == member]
    notes += [("card", card) for card in t.carried(member)]
    return Term(
        "offered-member-notes" if notes else "offered-member",
        who=("own_name", member),
        traits=("traits", member),
        does=("does", member),
        notes=("note", notes),
    )


def traits(t: Table, value: int) -> Term:
    """Affinity and reputation."""
    if is_rookie(Member(value)):
        return Term("traits-rookie", n=REPUTATION[value])
    return Term("traits", affinity=("affinity", AFFINITY[value]), n=REPUTATION[value])


def does(t: Table, value: int) -> Term:
    return doing(MEMBER_FACTS[value].ability)


def note(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    nouns = {"card": "card", "settler": "land", "assigned": "path"}
    return Term(f"note-{word}", what=(nouns[word], which)) if word in nouns else Term(f"note-{word}")


def hire(t: Table, value: int | tuple[str, int]) -> Term:
    """Somebody to be hired at the price of now, other guests, or what may be done after they came."""
    if not isinstance(value, int):
        return deed(t, value)
    if value == DRINKS:
        return Term("hire-drinks", n=drinks_price(t))
    return Term(
        "hire",
        MEMBER_FACTS[value].name,
        coins=price(COST[value], last_discount(t.placed[TAVERN])),
        traits=("traits", value),
        dice=("dice", BRINGS[value]),
        does=("does", value),
    )


# -- dice and prices ---------------------------------------------------------------------------------------------------


def die(t: Table, value: int) -> Term:
    if value in (DIE_STRENGTH, DIE_MAGIC):
        return Term("die-strength" if value == DIE_STRENGTH else "die-magic")
    return Term("die-haggle", number=value)


def faces(t: Table, value: list[int]) -> Term:
    """What new haggling dice show."""
    return Term("faces", values=", ".join(map(str, value))) if value else Term("no-faces")


def rolled(t: Table, value: list[int] | int) -> Term:
    """One die, or several by colour."""
    codes = [code % MARKED for code in (value if isinstance(value, list) else [value])]
    groups = [(colour, [code % 10 for code in codes if code // 10 == colour]) for colour in range(len(COLOURS))]
    return joined("rolled_colour", [group for group in groups if group[1]])


def rolled_colour(t: Table, value: tuple[int, list[int]]) -> Term:
    colour, found = value
    return Term("rolled", colour=("colour", colour), values=" + ".join(map(str, found)))


def roll(t: Table, value: tuple[str, int]) -> Term:
    """What may be done with a roll."""
    word, which = value
    if word == "roll":
        return Term("roll-all" if which == ALL else f"roll-{COLOURS[which]}")
    if word == "reroll":
        return Term("roll-again-marked" if which >= MARKED else "roll-again", die=("rolled", which))
    return Term("roll-poison", n=POISON_BONUS) if word == "poison" else Term("deed-loot", what=("loot", which))


# -- things ------------------------------------------------------------------------------------------------------------


def trap(t: Table, value: int) -> Term:
    facts = TRAP_FACTS[value]
    return Term(f"trap-{facts.family}", facts.name)


def offered_trap(t: Table, value: int) -> Term:
    """With its price while the lodge is visited."""
    if not isinstance(t.task, Buying):
        return trap(t, value)
    return Term("trap-price", trap=("trap", value), n=TRAP_FACTS[value].price)


def laid_trap(t: Table, value: int) -> Term:
    return Term("laid-trap", trap=("trap", value), traveller=("traveller", t.path))


def card_does(t: Table, value: int) -> Term:
    return doing(CARD_FACTS[value].ability)


def offered_card(t: Table, value: int) -> Term:
    """With kind and effect, and who carries it."""
    facts = CARD_FACTS[value]
    kind, effect = ("equipment_kind", facts.kind), ("card_does", value)
    holder = t.holder[value]
    if holder < 0:
        return Term("card", facts.name, kind=kind, does=effect)
    return Term("card-of", facts.name, kind=kind, does=effect, who=("own_name", holder))


def gain(t: Table, value: tuple[int, ...]) -> Term:
    return amounts(t, [(word, n) for word, n in zip(GAINS, value, strict=True) if n])


def gift(t: Table, value: int) -> Term:
    return amounts(t, counted(GIFTS[value]))


def quest(t: Table, value: int) -> Term:
    """A quest token by its side: twice the token, plus one for the side on which something is paid."""
    which, pays = divmod(value, 2)
    if pays:
        return Term("quest-pay", cost=("amounts", counted(PAY_QUEST[which].cost)))
    return Term("quest-roll", dice=("demand", ROLL_QUEST[which].dice), target=ROLL_QUEST[which].target)


def land_action(t: Table, value: int) -> Term:
    """What a settled land takes and gives."""
    return Term("land-action", dice=("demand", LAND_FACTS[value].place), gain=("land_gain", value))


def wages(t: Table, value: int) -> Term:
    """What a clan owes its members, and what it has."""
    clan = t.clans[value]
    return Term("wages", due=wage(clan.glory) * len(paid(t, clan)), coins=("share", ("coins", clan.coins)))


def unpaid(t: Table, value: tuple[int, int]) -> Term:
    """What a clan had, and what it owed."""
    had, due = value
    return Term("unpaid", had=("share", ("coins", had)), due=due)


def too_many(t: Table, value: tuple[int, int]) -> Term:
    """How many traps must still go, and how many may stay."""
    owed, limit = value
    return Term("too-many", n=owed, limit=limit)


def why(t: Table, value: tuple[str, int]) -> Term:
    """What glory was won or lost for."""
    word, which = value
    return Term(f"why-{word}", what=(WHY[word], which))


def aim(t: Table, value: tuple[str, int, int]) -> Term:
    """What a result had to reach."""
    word, n, capture = value
    return Term(f"aim-{word}", n=n, capture=capture)


def parts(t: Table, value: dict[str, int]) -> Term:
    """Where the points of a clan come from."""
    return Term("parts", None, **value)


# -- deeds: a word and what it is done with ----------------------------------------------------------------------------


def deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    if word == "citadel":
        return Term(f"deed-{BUILDINGS[which]}", n=drinks_price(t))
    if word == "outside":
        return Term("deed-outside", goal=("goal", which))
    if word == "settled":
        return Term("deed-settled", LAND_FACTS[which].name, does=("land_action", which))
    if word == "use":
        return Term("deed-use", MEMBER_FACTS[which].name, does=("does", which))
    if word == "sell":
        coins = ("share", ("coins", TROPHY_PRICE * TROPHIES[which]))
        return Term("deed-sell", MONSTER_FACTS[which].name, coins=coins, n=TROPHIES[which])
    if word == "settle":
        return Term("deed-settle", LAND_FACTS[which].name, does=("land_action", which))
    return Term("deed-loot", what=("loot", which)) if word == "loot" else Term(f"deed-{word}")


NOUNS: dict[str, Noun] = {
    "seat": seat,
    "member": named(MEMBER_FACTS),
    "offered-member": offered_member,
    "own_name": own_name,
    "traits": traits,
    "does": does,
    "note": note,
    "hire": Whole(hire),
    "affinity": numbered("affinity", AFFINITIES),
    "offered-affinity": offered_affinity,
    "foes": Whole(foes),
    "foes_of": numbered("against", AFFINITIES),
    "starter": starter,
    "path": path,
    "offered-path": offered_path,
    "traveller": traveller,
    "packing": packing,
    "trick": Whole(trick),
    "deflection": deflection,
    "traveller_name": traveller_name,
    "place": place,
    "goal": goal,
    "foe": foe,
    "building": named(BUILDING_FACTS),
    "shop": shop,
    "lodge-die": trapping,
    "lodge_die": paying(LODGE),
    "tavern-die": hiring,
    "tavern_die": paying(TAVERN),
    "armoury-die": arming,
    "armoury_die": paying(ARMOURY),
    "brewing": brewing,
    "market-die": paying(MARKET),
    "price": to_pay,
    "discounted": discounted,
    "shields": shields,
    "colour": numbered("colour", COLOURS),
    "colour_of": numbered("of", COLOURS),
    "offered-colour": numbered("die-of", COLOURS),
    "die": die,
    "dice": Whole(dice),
    "dice_of": dice_of,
    "demand": Whole(demand),
    "demanded": demanded,
    "faces": Whole(faces),
    "rolled": Whole(rolled),
    "rolled_colour": rolled_colour,
    "shown": Whole(shown),
    "met": Whole(met),
    "struck": Whole(struck),
    "roll": Whole(roll),
    "attempt": Whole(attempt),
    "attack": Whole(attack),
    "threat": Whole(threat),
    "trap": trap,
    "offered-trap": offered_trap,
    "laid-trap": laid_trap,
    "card": named(CARD_FACTS),
    "offered-card": offered_card,
    "card_does": card_does,
    "ware": ware,
    "equipment_kind": worded("equipment"),
    "loot": named(LOOT_FACTS),
    "monster": named(MONSTER_FACTS),
    "monster_does": lambda t, value: doing(MONSTER_FACTS[value].ability),
    "land": named(LAND_FACTS),
    "land_action": land_action,
    "land_gain": lambda t, value: land_gain(LAND_FACTS[value].gain),
    "benefit": Whole(path_benefit),
    "share": share,
    "amounts": Whole(amounts),
    "gain": Whole(gain),
    "gift": gift,
    "brew": worded("brew"),
    "brews": numbered("brews", BREW_WORDS),
    "brew-space": brew_space,
    "mine-space": mine_space,
    "quest": quest,
    "bill": bill,
    "assault": assault,
    "deed": Whole(deed),
    "answer": answer,
    "wages": wages,
    "unpaid": Whole(unpaid),
    "traps": Whole(too_many),
    "why": Whole(why),
    "aim": Whole(aim),
    "parts": parts,
    "scenario": lambda t, value: Term("scenario", SCENARIOS[value - 1].name, number=value),
    "difficulty": lambda t, value: Term(names=next(facts.name for facts in DIFFICULTY_FACTS if facts.id == value)),
    "rank": worded("rank"),
}
