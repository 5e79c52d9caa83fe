"""The Eyrie: roosts, and a Decree that can be obeyed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from klubovna.games.root.battle import battlefields
from klubovna.games.root.factions.eyrie import kinds
from klubovna.games.root.factions.eyrie.role import (
    BATTLE,
    BUILD,
    BUILDER,
    CHARISMATIC,
    COMMANDER,
    DESPOT,
    MOVE,
    ORDERS,
    RECRUIT,
    ROLE,
    ROOSTS,
    suit_of,
)
from klubovna.games.root.facts import (
    BIRD,
    CARD_SUIT,
    CLEARING_SUITS,
    CLEARINGS,
    EYRIE,
    ROOST,
    Card,
    Clearing,
    Faction,
    Suit,
)
from klubovna.games.root.move import origins
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.habits import Choice
from klubovna.games.root.policy.marching import Marching
from klubovna.games.root.policy.mind import keen
from klubovna.games.root.policy.worth import foes_around, keep_worth, roomiest
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import can_place, ruler
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.kernel.decision import Decision


class Plans(NamedTuple):
    """What is weighed differently since the yardstick, whose numbers these are."""

    recruit: float = 1.0
    """Of what one more card to recruit brings."""
    battle: float = 1.0
    """Of what one more card to battle brings."""
    second: float = 0.5
    """What a second card must bring."""
    later: Sequence[int] = (BUILDER, COMMANDER, CHARISMATIC, DESPOT)
    """Who leads when there are many roosts."""
    guard: float = 0.4
    """An own warrior beside a new roost."""


PLAIN: Final = Plans()
KEENER: Final = Plans(battle=0.6, recruit=1.4, later=(COMMANDER, BUILDER, CHARISMATIC, DESPOT), second=0.8, guard=0.7)


def plans() -> Plans:
    return KEENER if keen() else PLAIN


# What one more card in a column brings, by how many are there already.
BRINGS: Final = [[0.9, 0.6, 0.3], [0.9, 0.6, 0.3], [0.7, 0.3, 0.1], [3.0, 1.0, 0.0]]
# The chance that a card cannot be obeyed, by how many more places than cards there are.
RISK: Final = [0.25, 0.08, 0.03]
NO_PLACE: Final = 0.9
# What turmoil costs besides the birds.
TURMOIL: Final = 3.0
# What it is worth to be where a card of the Decree can be obeyed.
NEEDED: Final = 5.0
LEADERS_FIRST: Final = [DESPOT, BUILDER, COMMANDER, CHARISMATIC]
MANY_ROOSTS: Final = 4


def room(t: Table, at: Clearing) -> bool:
    """Whether a roost could stand here."""
    return not t.pieces[ROOST][at] and t.open_slots(at) > 0 and can_place(t, EYRIE, at)


# -- the Decree --------------------------------------------------------------------------------------------------------


def places(t: Table, column: int) -> list[float]:
    """By suit, birds for all: how many places there are, or soon could be, to obey a card of this column."""
    count = [0.0] * 4

    def add(at: Clearing, worth: float) -> None:
        count[t.suits[at]] += worth
        count[BIRD] += worth

    own = t.warriors[EYRIE]
    foes = t.enemies(EYRIE)
    ways = origins(t, EYRIE) if column == MOVE else []
    for c in CLEARINGS:
        near = any(own[x] > 1 for x in t.links[c])
        if column == RECRUIT:
            add(c, 3.0 * t.pieces[ROOST][c])
        elif column == MOVE:
            add(c, 1.0 if c in ways else 0.0)
        elif column == BATTLE:
            if any(ROLES[foe].present(t, c) for foe in foes):
                add(c, 1.0 if own[c] else 0.5 if near else 0.0)
        elif room(t, c):
            add(c, 1.0 if ruler(t, c) == EYRIE else 0.5 if near else 0.0)
    return count


def decree_worth(t: Table, card: Card, column: int, open_places: list[float]) -> float:
    """What it brings to have this card in this column, less the fear that it brings turmoil."""
    board = ROLE.board(t)
    suit = CARD_SUIT[card]
    there = [suit_of(other) for other in board.decree[column]]
    birds = sum(suit_of(other) == BIRD for cards in board.decree for other in cards) + (suit == BIRD)
    spare = open_places[suit] - sum(other == suit for other in there) - 1
    if suit != BIRD:
        spare = min(spare, open_places[BIRD] - len(there) - 1)
    risk = NO_PLACE if spare < 0 else RISK[min(int(spare), len(RISK) - 1)]
    if column == RECRUIT:
        wanted = (len(there) + 1) * (2 if board.leader == CHARISMATIC else 1)
        if t.supply[EYRIE] < 3 * wanted:
            risk = max(risk, 0.5 if t.supply[EYRIE] >= wanted else NO_PLACE)
    elif column == BUILD:
        left = ROOSTS - t.on_map[ROOST]
        if left <= 2 * (len(there) + 1):
            risk = max(risk, 0.6)
    w = plans()
    brings = BRINGS[column][min(len(there), 2)] * (w.recruit, 1.0, w.battle, 1.0)[column]
    return brings - risk * (TURMOIL + birds) - 0.5 * keep_worth(t, EYRIE, card) - 0.3 * (suit == BIRD)


def decree_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The best card in its best column; a second one only if it brings something."""
    open_places = [places(t, column) for column in range(len(ORDERS))]
    best, chosen = -99.0, d.options[0]
    for card in d.options:
        if card is None:
            worth = plans().second
        else:
            worth = max(decree_worth(t, card, column, open_places[column]) for column in range(len(ORDERS)))
        if worth > best:
            best, chosen = worth, card
    return chosen


def decree_column(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda column: (decree_worth(t, d.about, column, places(t, column)), -column))


# -- the turn ----------------------------------------------------------------------------------------------------------


def recruit_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return HABITS.map_of(t, me).recruit(d.options, ROLE.recruits(t))[1]


def build_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where it is guarded, and of a suit that the rest of the Decree does not need."""
    w = plans()
    board = ROLE.board(t)
    wanted = [suit_of(card) for card in board.left[BUILD]]
    roosts = [sum(t.pieces[ROOST][c] for c in CLEARINGS if t.suits[c] == suit) for suit in (BIRD, *CLEARING_SUITS)]

    def fitness(at: Clearing) -> float:
        foes = foes_around(t, me, at)
        return w.guard * t.warriors[me][at] - 0.15 * foes - 2.0 * (t.suits[at] in wanted) - 0.3 * roosts[t.suits[at]]

    return max(d.options, key=lambda at: (fitness(at), -at))


def new_roost(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where the fewest foes are near."""
    near = {at: sum(t.warriors[foe][c] for foe in t.enemies(me) for c in t.links[at]) for at in d.options}
    return min(d.options, key=lambda at: (near[at], at))


def leader(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The one who builds while there is much to build."""
    ranked = LEADERS_FIRST if t.on_map[ROOST] < MANY_ROOSTS else plans().later
    return min(d.options, key=ranked.index)


CHOICES: Final[dict[str, Choice]] = {
    kinds.START_WHERE.name: roomiest,
    kinds.LEADER.name: leader,
    kinds.NEW_LEADER.name: leader,
    kinds.DECREE_CARD.name: decree_card,
    kinds.DECREE_COLUMN.name: decree_column,
    kinds.NEW_ROOST.name: new_roost,
    kinds.RECRUIT_WHERE.name: recruit_where,
    kinds.BUILD_WHERE.name: build_where,
}


class EyrieHabits(Marching):
    choices = CHOICES
    warrior_worth = 0.25
    standing = -0.41
    piece_worth: ClassVar = {ROOST: 2.0}

    def ground(self, t: Table, me: Faction) -> Ground:
        """Rule where a roost can be built, above all where the Decree wants one; be where it wants a battle."""
        board = ROLE.board(t)
        rule = [0.2] * 12
        post = [0.0] * 12
        orders = board.left if t.phase == DAYLIGHT and any(board.left) else board.decree
        more_roosts = t.on_map[ROOST] < ROOSTS
        building = {suit_of(card) for card in orders[BUILD]}
        fighting = {suit_of(card) for card in orders[BATTLE]}
        moving = {suit_of(card) for card in board.decree[MOVE]}
        sites = [c for c in CLEARINGS if more_roosts and room(t, c)]
        unmet = {s for s in building if not any(t.matches(s, c) and ruler(t, c) == me for c in sites)}
        fields = battlefields(t, me) if fighting else []
        idle = {s for s in fighting if not any(t.matches(s, c) for c in fields)}
        foes = t.enemies(me)
        for c in CLEARINGS:
            if c in sites:
                rule[c] += 0.8
                if any(t.matches(s, c) for s in building):
                    rule[c] += 0.8
                if any(t.matches(s, c) for s in unmet):
                    rule[c] += NEEDED
            if any(t.matches(s, c) for s in idle) and any(ROLES[foe].present(t, c) for foe in foes):
                post[c] += NEEDED
            if t.suits[c] in moving:
                post[c] += 0.4
        return Ground(t, me, rule, post, 0.5 if orders[BATTLE] else 0.15)

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        """Cards with the fewest places first; what brings turmoil last, when something may have changed."""
        if what == "turmoil":
            return 1.0
        return 5.0 - 0.1 * len(ROLE.places(t, ORDERS.index(what), Suit(which))) - 0.5 * (which == BIRD)

    def item_points(self, card: Card) -> float:
        """7.2.3 Disdain for Trade."""
        return 1.0


HABITS: Final = EyrieHabits()
