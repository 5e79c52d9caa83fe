"""What cards and tokens do, in words: made from the facts in content/, so that other facts are other words."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.monsterlands.facts import AFFINITIES, COLOURS
from klubovna.games.monsterlands.records import Ability, Amounts, Benefit, LandGain
from klubovna.kernel.text import Term, dashed

AMOUNTS: Final = ("glory", "coins", "potion", "poison", "defence", "trap", "loot")
EVERYWHERE: Final = 3
"""So many kinds of roll there are: quest, monster, conquest."""


def joined(noun: str, parts: list[Any]) -> Term:
    """Several things of one noun, or nothing."""
    return Term("joined", parts=(noun, parts)) if parts else Term("nothing")


def counted(amounts: Amounts) -> list[tuple[str, int]]:
    """A reward or a price, part by part."""
    return [(word, getattr(amounts, word)) for word in AMOUNTS if getattr(amounts, word)]


def share(t: Any, value: tuple[str, int]) -> Term:
    word, n = value
    return Term(f"amount-{word}", n=n)


def amounts(t: Any, value: list[tuple[str, int]]) -> Term:
    return joined("share", [tuple(part) for part in value])


def dice(t: Any, value: tuple[int, ...]) -> Term:
    """So many strength, magic and haggling dice."""
    return joined("dice_of", [(colour, n) for colour, n in enumerate(value) if n])


def dice_of(t: Any, value: tuple[int, int]) -> Term:
    colour, n = value
    return Term(f"dice-{COLOURS[colour]}", n=n)


def demand(t: Any, value: list[list[str]]) -> Term:
    """The dice that a quest or a land asks for, each of one of its colours; equal ones are counted."""
    wanted: dict[tuple[str, ...], int] = {}
    for names in value:
        wanted[tuple(names)] = wanted.get(tuple(names), 0) + 1
    return joined("demanded", list(wanted.items()))


def demanded(t: Any, value: tuple[tuple[str, ...], int]) -> Term:
    names, n = value
    if len(names) == 1:
        return Term(f"dice-{names[0]}", n=n)
    if len(names) == EVERYWHERE:
        return Term("dice-any", n=n)
    first, second = (("colour", COLOURS.index(name)) for name in names)
    return Term("dice-either", n=n, first=first, second=second)


def land_gain(gains: LandGain) -> Term:
    """What a settled land gives."""
    if gains.dice:
        return dice(None, tuple(gains.dice.get(colour, 0) for colour in COLOURS))
    if gains.hire_free:
        return Term("gain-hire")
    return Term("gain-equipment") if gains.equipment_free else amounts(None, counted(gains))


def path_benefit(t: Any, value: tuple[str, int, str]) -> Term:
    """What a path gives who goes there."""
    what, n, colour = value
    if not n:
        return Term("nothing")
    if what == "reroll":
        return Term("benefit-reroll", n=n, colour=("colour_of", COLOURS.index(colour)))
    return Term("benefit-defence", n=n) if what == "defence" else Term(f"amount-{what}", n=n)


def benefit_of(facts: Benefit) -> tuple[str, int, str]:
    return facts.type, facts.count or facts.times, facts.color


def foes(t: Any, value: list[int]) -> Term:
    """The affinities of monsters against which something helps."""
    if len(value) == 2:
        return Term("against-two", first=("foes_of", value[0]), second=("foes_of", value[1]))
    return joined("foes_of", value)


def where(ability: Ability) -> str:
    """At which rolls an ability counts, as one word."""
    return "always" if len(ability.where) in (0, EVERYWHERE) else "-".join(ability.where)


def doing(ability: Ability) -> Term:
    """An ability of a mercenary, an equipment card or a monster."""
    key = f"ability-{dashed(ability.type)}"
    if ability.type == "defence":
        if ability.against:
            against = [AFFINITIES.index(name) for name in ability.against]
            return Term("ability-defence-against", n=ability.count, against=("foes", against))
        return Term(key, n=ability.count)
    if ability.type == "reroll":
        colours = ("colour", [COLOURS.index(name) for name in ability.colors])
        same = "same" if ability.same_die or ability.times == 1 else "other"
        return Term(key, n=ability.times, colours=colours, die=same, where=where(ability))
    if ability.type in ("die_bonus", "die_penalty"):
        return Term(key, n=ability.value, colour=("colour_of", COLOURS.index(ability.color)), where=where(ability))
    if ability.type == "buy_die":
        return Term(key, price=ability.price, colour=("colour_of", COLOURS.index(ability.color)))
    if ability.type == "take_token":
        return Term(f"ability-take-{'-or-'.join(ability.choice)}")
    return Term(key, n=number(ability))


def number(ability: Ability) -> int:
    """The one number that the other abilities have, if any."""
    return (
        ability.value
        or ability.extra
        or ability.glory
        or ability.coins
        or ability.dice
        or ability.potion
        or ability.count
        or ability.wounds
        or ability.tokens
    )
