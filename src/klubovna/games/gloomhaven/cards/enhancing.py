"""enh.05 to enh.11 The marked spots of a card, and what an enhancement on one of them makes of its action."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any, Final

import msgspec

from klubovna.games.gloomhaven.facts import CARDS, HALVES, SUMMON_NUMBER, SUMMON_STATS, Enhance, Half, Stats
from klubovna.games.gloomhaven.vocabulary.abilities import (
    Ability,
    Attack,
    Bonus,
    Give,
    Heal,
    Move,
    Pull,
    Push,
    Retaliate,
    Shield,
    Summon,
)
from klubovna.games.gloomhaven.vocabulary.lines import inner
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS, Condition, Element

Enhancement = tuple[int, int, int, str]
"""The id of the card, its half, the spot, and what was put there."""
PLUS_ONE, JUMP, ANY, HEX = "plus_one", "jump", "any", "hex"
NEGATIVE: Final = ("poison", "wound", "muddle", "immobilize", "disarm", "curse")
POSITIVE: Final = ("strengthen", "bless")
MAIN: Final[dict[str, type[Ability]]] = {
    "attack": Attack,
    "move": Move,
    "heal": Heal,
    "shield": Shield,
    "retaliate": Retaliate,
    "push": Push,
    "pull": Pull,
    "condition": Give,
}
SUMMON_FIELDS: Final = {
    "summon_hp": "hp",
    "summon_move": "move",
    "summon_attack": "attack",
    "summon_range": "range",
}
FIELDS: Final = {"range": "range", "target": "targets", "pierce": "pierce", "push": "push", "pull": "pull"}


def lines(half: Half) -> Iterator[Ability]:
    for line in half.abilities:
        yield from inner(line)


def line_of(half: Half, spot: Enhance) -> Ability | None:
    """The line on which a spot lies: of several that fit the one that content names."""
    found = [line for line in lines(half) if _fits(line, spot.on)]
    return found[min(spot.line, len(found) - 1)] if found else None


def _fits(line: Ability, on: str) -> bool:
    if on in SUMMON_FIELDS:
        return isinstance(line, Summon)
    if on == "area":
        return getattr(line, "area", None) is not None
    if on in MAIN and isinstance(line, MAIN[on]):
        return True
    if on == "shield" and isinstance(line, Bonus):
        return line.effect.shield > 0
    if on in ("range", "target"):
        aimed = isinstance(line, Retaliate) or getattr(line, "target", "") != "self"
        return hasattr(line, FIELDS[on]) and not isinstance(line, Summon) and aimed
    return on in FIELDS and isinstance(line, Attack) and getattr(line, FIELDS[on]) > 0


def is_main(line: Ability, on: str) -> bool:
    """Whether the spot is on a main line, and not on its range, its targets or what it does besides."""
    return on in MAIN and isinstance(line, MAIN[on])


def stickers(line: Ability, spot: Enhance) -> list[str]:
    """enh.06 to enh.11 What may be put on this spot."""
    if spot.shape == "hex":
        return [HEX]
    found = [PLUS_ONE] if spot.on != "condition" else []
    if not is_main(line, spot.on) or spot.on in SUMMON_FIELDS:
        return found
    if isinstance(line, Move) and not line.jump:
        found.append(JUMP)
    if spot.shape in ("circle", "diamond", "diamond_plus"):
        found += [*ELEMENTS, ANY]
    if spot.shape == "diamond":
        found += NEGATIVE
    if spot.shape == "diamond_plus":
        found += POSITIVE
    return found


def is_enhancement(one: Enhancement) -> bool:
    """Whether there is such a spot, and whether this may be put on it."""
    number, half, spot, what = one
    if not 1 <= number <= len(CARDS) or half not in (0, 1):
        return False
    printed = HALVES[number - 1][half]
    if not 0 <= spot < len(printed.enhance):
        return False
    line = line_of(printed, printed.enhance[spot])
    return line is not None and what in stickers(line, printed.enhance[spot])


# -- the enhanced card -------------------------------------------------------------------------------------------------


def half_with(card: int, side: int, enhancements: list[Enhancement]) -> Half:
    """The action as it is with what was put on it (enh.03)."""
    put = tuple((spot, what) for number, half, spot, what in enhancements if number == CARDS[card].id and half == side)
    return _enhanced(card, side, put) if put else HALVES[card][side]


@cache
def _enhanced(card: int, side: int, put: tuple[tuple[int, str], ...]) -> Half:
    made = deepcopy(HALVES[card][side])
    for spot, what in put:
        line = line_of(made, made.enhance[spot])
        if line is not None:
            _put(made, line, spot, what)
    return made


def _put(half: Half, line: Any, spot: int, what: str) -> None:
    on = half.enhance[spot].on
    if what == PLUS_ONE and isinstance(line, Bonus):
        line.effect.shield += 1
    elif what == PLUS_ONE:
        name = "value" if is_main(line, on) else SUMMON_FIELDS.get(on) or FIELDS[on]
        was = getattr(line, name)
        setattr(line, name, was + 1 if isinstance(was, int) else f"({was})+1")  # enh.06
    elif what == JUMP:
        line.jump = True  # enh.09
    elif what == HEX:
        place = sum(one.on == "area" for one in half.enhance[:spot])
        line.area.hexes = [*line.area.hexes, line.area.enhance_hexes[place]]  # enh.11
    elif what in ELEMENTS or what == ANY:
        line.makes = [*line.makes, msgspec.convert(what, Element)]  # enh.10
    else:
        line.conditions = [*line.conditions, msgspec.convert(what, Condition)]  # enh.07, enh.08


def summon_stats(number: int, enhancements: list[Enhancement]) -> Stats:
    """enh.06 The numbers of a summon with what was put on its card."""
    printed = SUMMON_STATS[number]
    if not enhancements:
        return printed
    made = None
    for card, half, spot, _ in enhancements:
        printed_half = HALVES[card - 1][half]
        line = line_of(printed_half, printed_half.enhance[spot])
        if isinstance(line, Summon) and SUMMON_NUMBER[line.name] == number:
            made = made or deepcopy(printed)
            name = SUMMON_FIELDS[printed_half.enhance[spot].on]
            setattr(made, name, getattr(made, name) + 1)
    return made or printed
