"""Visio: when to look at attackers, which card to name."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from klubovna.games.ash.barons.visio.baron import PREMONITION, REVEAL
from klubovna.games.ash.facts import CARD_STRENGTH, CARDS
from klubovna.games.ash.policy.fight import LEAST_CHANGE, margin
from klubovna.games.ash.policy.habits import Choice, Habits
from klubovna.games.ash.policy.odds import FALLS, TAKES, at
from klubovna.games.ash.state import Table, battle_area
from klubovna.kernel.decision import Decision

# The card as which a guessed one counts at most (power.08): cards stand in the order 0, 1, 3, 4, die.
ONE: Final = CARD_STRENGTH.index(1)


def reveal(t: Table, d: Decision[Any], seat: int) -> Any:
    """Worth the power if the hand of the attacker leaves a choice; otherwise it is kept for a guess."""
    return 1 if len(t.sides[t.active].hand) > 1 and len(t.sides[t.active].cards) == len(CARDS) else None


def premonition(t: Table, d: Decision[Any], seat: int) -> Any:
    """Name the card whose fall to 1 would change the battle most."""
    space = t.battlefield
    attacking = t.active == seat
    foe = t.sides[t.control[battle_area(space)] if attacking else t.active]
    own = t.sides[seat].laid[0]
    place = at(margin(t, seat))
    chances = TAKES if attacking else FALLS
    pool = sorted(foe.cards + foe.laid)
    best, guess = LEAST_CHANGE, None
    for card in pool:
        guessed = min(card, ONE)
        change = abs(chances[1 << guessed][own][place] - chances[1 << card][own][place]) / len(pool)
        if change > best:
            best, guess = change, card
    return guess


class VisioHabits(Habits):
    choices: ClassVar[dict[str, Choice]] = {REVEAL.name: reveal, PREMONITION.name: premonition}


HABITS: Final = VisioHabits()
