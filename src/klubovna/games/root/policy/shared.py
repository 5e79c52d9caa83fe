"""Decisions that every faction meets: menus, marches, battles, cards."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root import kinds
from klubovna.games.root.facts import Faction
from klubovna.games.root.policy.habits import HABITS, PIECE_WORTH, Choice
from klubovna.games.root.policy.menus import best_deed
from klubovna.games.root.policy.worth import cheapest_card, cheapest_cards, of_set
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision


def first(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


def move_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    return HABITS[me].move_from(t, d, me)


def move_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    return HABITS[me].move_to(t, d, me)


def move_count(t: Table, d: Decision[Any], me: Faction) -> Any:
    return HABITS[me].move_count(t, d, me)


def ferry(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The ferry brings a card."""
    return True


def battle_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return HABITS[me].battle_where(t, d, me)


def battle_whom(t: Table, d: Decision[Any], me: Faction) -> Any:
    return HABITS[me].battle_whom(t, d, me)


def ambush(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Played whenever it can be, the narrowest first: a bird fits everywhere."""
    return d.options[-1]


def hit(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The piece that is missed least."""
    return of_set(d, lambda piece: (PIECE_WORTH[piece], piece))


CHOICES: Final[dict[str, Choice]] = {
    kinds.TRIGGER.name: first,
    kinds.DEED.name: best_deed,
    kinds.CRAFT_WITH.name: first,
    kinds.DISCARD.name: cheapest_cards,
    kinds.MOVE_FROM.name: move_from,
    kinds.MOVE_TO.name: move_to,
    kinds.MOVE_COUNT.name: move_count,
    kinds.FERRY.name: ferry,
    kinds.BATTLE_WHERE.name: battle_where,
    kinds.BATTLE_WHOM.name: battle_whom,
    kinds.AMBUSH.name: ambush,
    kinds.FOIL.name: ambush,
    kinds.HIT.name: hit,
    kinds.DOMINANCE_PAY.name: cheapest_card,
    kinds.PATH_PAY.name: cheapest_card,
}
