"""Decisions that every faction meets: menus, marches, battles, cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.root import kinds
from klubovna.games.root.battle import defenders
from klubovna.games.root.factions.alliance import policy as alliance
from klubovna.games.root.factions.corvids import policy as corvids
from klubovna.games.root.factions.cult import policy as cult
from klubovna.games.root.factions.duchy import policy as duchy
from klubovna.games.root.factions.eyrie import policy as eyrie
from klubovna.games.root.factions.marquise import policy as marquise
from klubovna.games.root.factions.riverfolk import policy as riverfolk
from klubovna.games.root.factions.vagabond import policy as vagabond
from klubovna.games.root.facts import (
    ALLIANCE,
    CORVIDS,
    DUCHY,
    EYRIE,
    LIZARDS,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    VAGABOND_2,
    Clearing,
    Faction,
)
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.worth import (
    PIECE_WORTH,
    Choice,
    best_battle,
    best_foe,
    cheapest_card,
    cheapest_cards,
    of_set,
)
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision

DEEDS: Final[dict[int, Choice]] = {
    MARQUISE: marquise.deed,
    EYRIE: eyrie.deed,
    ALLIANCE: alliance.deed,
    VAGABOND: vagabond.deed,
    VAGABOND_2: vagabond.deed,
    LIZARDS: cult.deed,
    RIVERFOLK: riverfolk.deed,
    DUCHY: duchy.deed,
    CORVIDS: corvids.deed,
}
GROUNDS: Final[dict[int, Callable[[Table, Faction], Ground]]] = {
    MARQUISE: marquise.ground,
    EYRIE: eyrie.ground,
    ALLIANCE: alliance.ground,
    LIZARDS: cult.ground,
    RIVERFOLK: riverfolk.ground,
    DUCHY: duchy.ground,
    CORVIDS: corvids.ground,
}
"""Those who march; a Vagabond wanders."""


def deed(t: Table, d: Decision[Any], me: Faction) -> Any:
    return DEEDS[me](t, d, me)


def first(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


# -- marches -----------------------------------------------------------------------------------------------------------


def move_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The start of the best march; none if it gains nothing and may be left."""
    starts = [c for c in d.options if c is not None]
    if me not in GROUNDS:
        return d.options[0]
    gain, start, _, _ = GROUNDS[me](t, me).best(starts)
    if None in d.options and gain <= 0:
        return None
    return start if start in starts else starts[0]


def move_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    if me not in GROUNDS:
        return vagabond.move(t, d, me)
    best, chosen = -99.0, d.options[0]
    for gain, _, to, _ in GROUNDS[me](t, me).marches(d.about):
        if gain > best and to in d.options:
            best, chosen = gain, to
    return chosen


def move_count(t: Table, d: Decision[Any], me: Faction) -> Any:
    if me not in GROUNDS:
        return d.options[0]
    start, to = d.about
    return GROUNDS[me](t, me).best_number(start, to)


def ferry(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The ferry brings a card."""
    return True


# -- battles -----------------------------------------------------------------------------------------------------------


def battle_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    places = [at for at in d.options if at is not None]
    if me not in GROUNDS:
        board = vagabond.board_of(t, me)
        foes = defenders(t, me, Clearing(board.at))
        worth = max(vagabond.fight_worth(t, me, board, foe, Clearing(board.at)) for foe in foes)
        chosen = places[0]
    else:
        worth, chosen = best_battle(t, me, places)
    return None if None in d.options and worth <= 0 else chosen


def battle_whom(t: Table, d: Decision[Any], me: Faction) -> Any:
    if me in GROUNDS:
        return best_foe(t, me, d.about, d.options)[1]
    board = vagabond.board_of(t, me)
    return max(d.options, key=lambda foe: (vagabond.fight_worth(t, me, board, foe, d.about), -foe))


def ambush(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Played whenever it can be, the narrowest first: a bird fits everywhere."""
    return d.options[-1]


def hit(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The piece that is missed least."""
    return of_set(d, lambda piece: (PIECE_WORTH[piece], piece))


# -- cards -------------------------------------------------------------------------------------------------------------


CHOICES: Final[dict[str, Choice]] = {
    kinds.TRIGGER.name: first,
    kinds.DEED.name: deed,
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
