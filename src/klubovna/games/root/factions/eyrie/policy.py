"""The Eyrie: roosts, and a Decree that can be obeyed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from klubovna.games.root.battle import enemy_ground, open_to_battle
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
)
from klubovna.games.root.move import origins
from klubovna.games.root.places import ON_MAP, PLACES_IN, Places, set_with
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.habits import Choice
from klubovna.games.root.policy.marching import Marching
from klubovna.games.root.policy.mind import keen
from klubovna.games.root.policy.worth import foes_around, keep_worth, kept, payable, roomiest
from klubovna.games.root.rule import ground, realm, ruler
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.kernel.decision import Decision


@dataclass(slots=True)
class Plans:
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


def rooms(t: Table) -> Places:
    """Where a roost could stand."""
    return ground(t, EYRIE) & t.vacant & ~t.spots[ROOST]


# -- the Decree --------------------------------------------------------------------------------------------------------


def open_places(t: Table, column: int) -> list[float]:
    """By suit, birds for all: how many places there are, or soon could be, to obey a card of this column."""
    count = [0.0] * 4
    own = t.warriors[EYRIE]
    if column == RECRUIT:
        fitting = t.spots[ROOST]
    elif column == MOVE:
        fitting = set_with(origins(t, EYRIE)) & ON_MAP
    elif column == BATTLE:
        fitting = enemy_ground(t, EYRIE) & ON_MAP
    else:
        fitting = rooms(t)
    for c in PLACES_IN[fitting]:
        if column == RECRUIT:
            worth = 3.0 * t.pieces[ROOST][c]
        elif column == MOVE or (own[c] if column == BATTLE else ruler(t, c) == EYRIE):
            worth = 1.0
        else:
            worth = 0.0
            for x in t.links[c]:
                if own[x] > 1:
                    worth = 0.5
        count[t.suits[c]] += worth
        count[BIRD] += worth
    return count


class Decree:
    """The Decree as it stands, for one decision."""

    __slots__ = ("birds", "cards", "known", "of_suit", "t", "w")

    def __init__(self, t: Table) -> None:
        self.t = t
        self.w = plans()
        self.known: list[list[float] | None] = [None] * len(ORDERS)
        self.birds = 0
        self.cards: list[int] = []
        """How many each column has,"""
        self.of_suit: list[list[int]] = []
        """and how many of each suit."""
        for cards in ROLE.board(t).decree:
            count = [0, 0, 0, 0]
            for card in cards:
                count[suit_of(card)] += 1
            self.birds += count[BIRD]
            self.cards.append(len(cards))
            self.of_suit.append(count)

    def places(self, column: int) -> list[float]:
        found = self.known[column]
        if found is None:
            found = self.known[column] = open_places(self.t, column)
        return found

    def worth(self, card: Card, column: int, kept: float) -> float:
        """What it brings to have this card in this column, less the fear that it brings turmoil."""
        t = self.t
        suit, there, places = CARD_SUIT[card], self.cards[column], self.places(column)
        spare = places[suit] - self.of_suit[column][suit] - 1
        if suit != BIRD:
            spare = min(spare, places[BIRD] - there - 1)
        risk = NO_PLACE if spare < 0 else RISK[min(int(spare), len(RISK) - 1)]
        if column == RECRUIT:
            wanted = (there + 1) * (2 if ROLE.board(t).leader == CHARISMATIC else 1)
            if t.supply[EYRIE] < 3 * wanted:
                risk = max(risk, 0.5 if t.supply[EYRIE] >= wanted else NO_PLACE)
        elif column == BUILD:
            left = ROOSTS - t.on_map[ROOST]
            if left <= 2 * (there + 1):
                risk = max(risk, 0.6)
        brings = BRINGS[column][min(there, 2)]
        if column == RECRUIT:
            brings *= self.w.recruit
        elif column == BATTLE:
            brings *= self.w.battle
        birds = self.birds + (suit == BIRD)
        return brings - risk * (TURMOIL + birds) - 0.5 * kept - 0.3 * (suit == BIRD)


def decree_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The best card in its best column; a second one only if it brings something."""
    decree = Decree(t)
    can_pay = payable(t, EYRIE)
    best, chosen = -99.0, d.options[0]
    for card in d.options:
        if card is None:
            worth = decree.w.second
        else:
            keep = kept(t, EYRIE, card, can_pay)
            worth = -99.0
            for column in range(len(ORDERS)):
                worth = max(worth, decree.worth(card, column, keep))
        if worth > best:
            best, chosen = worth, card
    return chosen


def decree_column(t: Table, d: Decision[Any], me: Faction) -> Any:
    decree = Decree(t)
    keep = keep_worth(t, EYRIE, d.about)
    return max(d.options, key=lambda column: (decree.worth(d.about, column, keep), -column))


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
        sites = rooms(t) if more_roosts else 0
        own = realm(t, me) & sites
        fields = open_to_battle(t, me) if fighting else 0
        wanted = unmet = idle = 0
        # Suits of which a roost is wanted, of which none is ruled, and of which no battle is open.
        for suit in building:
            wanted |= t._suited[suit]
            if not own & t._suited[suit]:
                unmet |= t._suited[suit]
        for suit in fighting:
            if not fields & t._suited[suit]:
                idle |= t._suited[suit]
        for c in PLACES_IN[sites]:
            rule[c] += 0.8
            if wanted >> c & 1:
                rule[c] += 0.8
            if unmet >> c & 1:
                rule[c] += NEEDED
        if idle:
            for c in PLACES_IN[idle & enemy_ground(t, me)]:
                post[c] += NEEDED
        moving = 0
        for card in board.decree[MOVE]:
            if suit_of(card) != BIRD:
                moving |= t._suited[suit_of(card)]
        for c in PLACES_IN[moving]:
            post[c] += 0.4
        return Ground(t, me, rule, post, 0.5 if orders[BATTLE] else 0.15)

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        """Cards with the fewest places first; what brings turmoil last, when something may have changed."""
        if what == "turmoil":
            return 1.0
        places = ROLE.open_to(t, ORDERS.index(what)) & t._suited[which]
        return 5.0 - 0.1 * len(PLACES_IN[places]) - 0.5 * (which == BIRD)

    def item_points(self, card: Card) -> float:
        """7.2.3 Disdain for Trade."""
        return 1.0


HABITS: Final = EyrieHabits()
