"""Conditions, heals and elements."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.decks import bless, curse
from klubovna.games.gloomhaven.events import (
    CONDITION_ENDED,
    CONDITION_GAINED,
    CONSUMED_ELEMENT,
    HEALED,
    INFUSED,
)
from klubovna.games.gloomhaven.facts import ITEMS, MONSTERS, STANDS
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    INERT,
    MONSTER_FIGURE,
    OBJECTIVE,
    SIDE_OF_CHARACTERS,
    STRONG,
    WANING,
    Figure,
)
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import (
    BLESS,
    CONDITION,
    CURSE,
    INVISIBLE,
    NEGATIVE,
    PASSING,
    POISON,
    TOKENS,
    WOUND,
)


def immune(t: Table, figure: Figure, name: str) -> bool:
    """boss.04, spec.07; items give immunity too."""
    if figure.form == MONSTER_FIGURE:
        return name in MONSTERS[figure.who].immune
    if figure.form == OBJECTIVE:
        return not t.book.objectives[figure.who].move or name in ("curse", "bless")
    if name == "poison" and figure.form == CHARACTER and t.memory.get(f"cleansed {figure.who}"):
        return True
    if figure.form == CHARACTER and any(name in ITEMS[item].effect.immune for item in t.characters[figure.who].items):
        return True
    if not any(character.active for character in t.characters):
        return False
    from klubovna.games.gloomhaven.perform.numbers import passives

    return any(name in effect.immune for effect in passives(t, figure))


def give(t: Table, figure: Figure, name: str) -> bool:
    """cond.03 A condition is gained; cond.10: one that is there already is renewed. Whether it was."""
    figure = t.whole(figure)
    if name == "muddle" and figure.form == CHARACTER and _steadfast(t, figure):
        name = "strengthen"
    if figure.hp <= 0 or immune(t, figure, name) or t.still(figure):  # cond.09
        return False
    condition = CONDITION[name]
    if condition == INVISIBLE and _exposed(t, figure):
        return False
    if condition == BLESS:
        gained = bless(t, figure)
    elif condition == CURSE:
        gained = curse(t, figure)
    else:
        own_turn = t.acting == figure.id and condition in PASSING
        figure.conditions[condition] = 2 if own_turn else 1  # cond.06, cond.07
        gained = True
    if gained:
        t.tell(CONDITION_GAINED, figure.id, condition)
        if figure.asleep and condition in NEGATIVE:
            figure.asleep = False  # spec.20; it acts from the next round on, if it has no card yet
    return gained


def _steadfast(t: Table, figure: Figure) -> bool:
    """An item turns muddle into strengthen."""
    return any(ITEMS[item].effect.steadfast for item in t.characters[figure.who].items)


def _exposed(t: Table, figure: Figure) -> bool:
    """Whether a card of an enemy character lets nobody on this side become invisible."""
    if figure.side == SIDE_OF_CHARACTERS:
        return False
    return any("no_invisible_enemies" in STANDS[row[0]][row[1]] for one in t.characters for row in one.active)


def expire(t: Table, figure: Figure) -> None:
    """The end of the figure's turn: what was there when it began ends (cond.06, cond.07).

    cond.neg.07, cond.neg.09, cond.neg.12, cond.neg.14, cond.pos.02, cond.pos.05
    """
    tokens = figure.conditions
    for condition in PASSING:
        if tokens[condition]:
            tokens[condition] -= 1
            if not tokens[condition]:
                t.tell(CONDITION_ENDED, figure.id, condition)


def cure(t: Table, figure: Figure, condition: int) -> None:
    figure.conditions[condition] = 0
    t.tell(CONDITION_ENDED, figure.id, condition)


def heal(t: Table, figure: Figure, amount: int, most: int = 0) -> bool:
    """Heal X: whether it did anything. `most`: hit points above the maximum up to which it may lift."""
    poisoned, wounded = figure.conditions[POISON], figure.conditions[WOUND]
    if wounded:
        cure(t, figure, WOUND)  # cond.neg.04, cond.neg.05
    if poisoned:
        cure(t, figure, POISON)  # cond.neg.02
        return True
    healed = min(amount, max(most, figure.max_hp) - figure.hp)  # heal.05
    if healed > 0:
        figure.hp += healed
        t.tell(HEALED, figure.id, healed, figure.hp)
    return healed > 0 or wounded > 0


def negatives(figure: Figure) -> int:
    return sum(figure.conditions[condition] > 0 for condition in NEGATIVE)


def has_any(figure: Figure, names: list[str]) -> bool:
    return any(CONDITION[name] < TOKENS and figure.conditions[CONDITION[name]] for name in names)


# -- elements ----------------------------------------------------------------------------------------------------------


def infuse(t: Table, element: int) -> None:
    """elem.01, elem.02 It becomes strong at the end of this turn."""
    t.infused |= 1 << element


def place_infused(t: Table) -> None:
    """The end of a turn: created elements become strong (elem.15)."""
    if t.infused:
        for element in range(6):
            if t.infused >> element & 1:
                t.elements[element] = STRONG
                t.tell(INFUSED, element)
        t.infused = 0


def usable(t: Table) -> list[int]:
    """elem.04, elem.07 Strong or waning."""
    return [element for element in range(6) if t.elements[element]]


def use_up(t: Table, figure: Figure, element: int) -> None:
    t.elements[element] = INERT
    t.tell(CONSUMED_ELEMENT, figure.id, element)


def wane(t: Table) -> None:
    """elem.03, eor.01"""
    t.elements = [WANING if strength == STRONG else INERT for strength in t.elements]
