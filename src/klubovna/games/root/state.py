"""What lies on the table in Root, and the small questions asked of it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, TypeAlias

from klubovna.games.root.asked import Asked
from klubovna.games.root.facts import (
    BIRD,
    BUILDINGS,
    BUILDINGS_OF,
    CARD_FACTS,
    CLEARING_SUITS,
    CLEARINGS,
    EFFECT,
    FACTION_IDS,
    ITEM_SUPPLY,
    MAPS,
    NOBODY,
    OWNER,
    PIECES,
    PIECES_OF,
    WARRIORS,
    Card,
    Clearing,
    Faction,
    Item,
    Map,
    Piece,
    Suit,
)
from klubovna.games.root.places import EVERYWHERE, PLACES_IN, Places, Ways, set_of, ways_on
from klubovna.kernel.chance import Chance
from klubovna.kernel.fields import StatePart, derived, field, shared, state_class
from klubovna.kernel.state import Result, State
from klubovna.kernel.zones import redeal

# The parts of a turn. Shared rules act at its edges, the faction on turn inside them (1.5#1).
(SET_UP, TURN_BEGINS, BIRDSONG, BIRDSONG_ENDS, DAYLIGHT_BEGINS, DAYLIGHT, EVENING_BEGINS, EVENING, TURN_ENDS) = range(9)
Phase: TypeAlias = Literal["set-up", "birdsong", "daylight", "evening"]
PHASES: Final[dict[int, Phase]] = {
    SET_UP: "set-up",
    TURN_BEGINS: "birdsong",
    BIRDSONG: "birdsong",
    BIRDSONG_ENDS: "birdsong",
    DAYLIGHT_BEGINS: "daylight",
    DAYLIGHT: "daylight",
    EVENING_BEGINS: "evening",
    EVENING: "evening",
    TURN_ENDS: "evening",
}
"""What a player calls them."""
FACTIONS: Final = len(FACTION_IDS)
ALONE: Final = [NOBODY] * FACTIONS
"""No coalition at all."""


@state_class
class Board(StatePart):
    """What lies on a player's own board besides the common pieces; each faction has a class of its own."""

    registry: ClassVar[dict[str, type[Any]] | None] = {}

    def hidden_cards(self) -> list[list[Card]]:
        """Piles that only their owner may look at."""
        return []

    def redeal(self, seat: int, chance: Chance) -> None:
        """What else of it `seat` has not seen, dealt anew."""

    def pawn(self) -> int | None:
        """Where its pawn stands, if it has one."""
        return None

    # -- for counting that nothing is lost ---------------------------------------------------------------------------

    def cards(self) -> list[Card]:
        """Cards that lie on it."""
        return []

    def counted_items(self) -> list[Item]:
        """Items that lie on it or have left the game from it."""
        return []

    def counted_warriors(self, faction: Faction) -> int:
        """How many warriors of a faction, its own or another, lie on it."""
        return 0

    def counted_quests(self) -> int:
        return 0

    def own_pieces(self) -> list[int]:
        """What else belongs to it, wherever it lies."""
        return []


@state_class
class Table(State):
    """The whole table. Lists are indexed by faction, by piece or by clearing."""

    map: int = 0
    exiles: bool = False
    suits: list[Suit] = shared(default_factory=list)
    closed: list[tuple[int, int]] = shared(default_factory=list)
    links: list[list[Clearing]] = shared(default_factory=list)
    ferry: int = -1
    tower: int = -1
    scorched: list[bool] = field(default_factory=lambda: [False] * 12)
    ruins: list[bool] = field(default_factory=lambda: [False] * 12)
    ruin_items: list[list[int]] = field(default_factory=lambda: [[] for _ in CLEARINGS])
    """Under each ruin; an R item is kind + 4 × set, so that each is one thing that can be seen."""
    seen_ruin: list[int] = field(default_factory=lambda: [0] * 8)
    factions: list[Faction] = shared(default_factory=list)
    """By seat."""
    present: list[Faction] = shared(default_factory=list)
    """The factions in play, in set-up order."""
    seat_of: list[int] = shared(default_factory=lambda: [-1] * FACTIONS)
    order: list[int] = shared(default_factory=list)
    """The seats as they sit around the table, clockwise, the starting player first (5.1.1)."""
    seat: int = 0
    round: int = 1
    """From 1; after MOST_ROUNDS the game ends undecided (r.169)."""
    phase: int = SET_UP
    moment: int = 0
    """Where inside the phase the faction on turn stands; each faction's file names its moments."""
    used: list[int] = field(default_factory=list)
    """Effects of persistent cards used this turn."""
    crafting: list[int] = field(default_factory=lambda: [0] * 4)
    """Crafting pieces used this turn, by suit."""
    ferried: bool = False
    opened: bool = False
    rivers: bool = False
    """Riverboats: rivers are paths for the faction on turn."""
    borrower: Faction = NOBODY
    lender: Faction = NOBODY
    """Mercenaries: whose warriors count for whom this turn."""
    vp: list[int] = field(default_factory=lambda: [0] * FACTIONS)
    dominance: list[Card] = field(default_factory=lambda: [Card(-1)] * FACTIONS)
    coalition: list[Faction] = field(default_factory=lambda: [NOBODY] * FACTIONS)
    winners: list[Faction] = field(default_factory=list)
    warriors: list[list[int]] = field(default_factory=lambda: [[0] * 13 for _ in range(FACTIONS)])
    supply: list[int] = field(default_factory=lambda: WARRIORS[:])
    coffins: list[int] = field(default_factory=lambda: [0] * FACTIONS)
    pieces: list[list[int]] = field(default_factory=lambda: [[0] * 13 for _ in PIECES])
    lost: list[int] = field(default_factory=lambda: [0] * len(PIECES))
    """Pieces that left the game, by kind."""
    hands: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(FACTIONS)])
    revealed: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(FACTIONS)])
    crafted: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(FACTIONS)])
    items: list[list[Item]] = field(default_factory=lambda: [[] for _ in range(FACTIONS)])
    exhausted: list[list[Item]] = field(default_factory=lambda: [[] for _ in range(FACTIONS)])
    """Crafted items turned face down."""
    item_supply: list[int] = field(default_factory=lambda: ITEM_SUPPLY[:])
    deck: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    souls: list[Card] = field(default_factory=list)
    available: list[Card] = field(default_factory=list)
    seen: list[int] = field(default_factory=lambda: [0] * len(CARD_FACTS))
    quests: list[int] = field(default_factory=list)
    """Open ones, shared by all Vagabonds (9.7.3)."""
    quest_deck: list[int] = field(default_factory=list)
    boards: list[Board | None] = field(default_factory=lambda: [None] * FACTIONS)
    """The factions' own boards, each from its set-up on."""
    _asked: Asked = shared(default_factory=lambda: Asked([]))
    _others: list[list[Faction]] = shared(default_factory=list)
    _suited: list[Places] = shared(default_factory=list)
    """The clearings that a card of each suit fits; birds fit every one (2.1.1)."""
    _ways: Ways = shared(default_factory=lambda: ways_on(MAPS[0], []))
    on_map: list[int] = derived(default_factory=lambda: [0] * len(PIECES))
    """How many of each kind of piece."""
    effects: list[int] = derived(default_factory=lambda: [0] * FACTIONS)
    """The persistent effects that each faction has crafted, as bits: they are asked at every step."""
    stations: list[Places] = derived(default_factory=lambda: [0] * FACTIONS)
    """Where each faction has warriors."""
    occupied: list[Places] = derived(default_factory=lambda: [0] * FACTIONS)
    """Where it has warriors, buildings or tokens: any piece but a pawn."""
    spots: list[Places] = derived(default_factory=lambda: [0] * len(PIECES))
    """Where each kind of piece stands."""
    vacant: Places = derived(default_factory=int)
    """2.2.3 Clearings with an open slot."""
    burnt: Places = derived(default_factory=int)
    """E.6.2#2 Clearings that accept nothing."""
    _open: list[int] = derived(default_factory=lambda: [0] * 12)
    _force: list[int] = derived(default_factory=list)
    """Warriors and buildings, seat by seat for each place: what counts for rule."""
    _realms: list[Places] = derived(default_factory=lambda: [0] * (FACTIONS + 1))
    """What each faction rules, at last what nobody does."""
    _unruled: Places = derived(default_factory=lambda: EVERYWHERE)
    """Where that has to be looked at again."""

    def restored(self) -> None:
        self._ways = ways_on(self.chart, self.closed)
        self.changed_everywhere()

    # -- who and where -----------------------------------------------------------------------------------------------

    @property
    def on_turn(self) -> Faction:
        return self.factions[self.seat]

    @property
    def chart(self) -> Map:
        return MAPS[self.map]

    def others(self, faction: Faction) -> list[Faction]:
        """The other factions in play, in turn order after this one."""
        return self._others[faction]

    def next_seat(self) -> int:
        """1.5#2 Who comes after the player on turn."""
        return self.order[(self.order.index(self.seat) + 1) % self.seats]

    def enemies(self, faction: Faction) -> list[Faction]:
        """2.7 Everybody outside the coalition (9.2.8)."""
        if self.coalition == ALONE:
            return self._others[faction]
        return [other for other in self.others(faction) if not self.partners(faction, other)]

    def partners(self, one: Faction, other: Faction) -> bool:
        return self.coalition[one] == other or self.coalition[other] == one

    def matches(self, suit: Suit, clearing: int) -> bool:
        """A card of this suit fits this clearing; birds fit every one (2.1.1)."""
        return suit == 0 or self.suits[clearing] == suit

    def by_suit(self, piece: Piece) -> list[int]:
        """How many of them stand in clearings of each suit; the first number is unused."""
        count = [0, 0, 0, 0]
        row, suits = self.pieces[piece], self.suits
        for c in PLACES_IN[self.spots[piece]]:
            count[suits[c]] += row[c]
        return count

    def where(self, piece: Piece) -> list[Clearing]:
        """The clearings with such pieces."""
        return PLACES_IN[self.spots[piece]]

    def has_tokens_or_buildings(self, faction: Faction, clearing: Clearing) -> bool:
        for kind in PIECES_OF[faction]:
            if self.spots[kind] >> clearing & 1:
                return True
        return False

    def open_slots(self, clearing: Clearing) -> int:
        """2.2.3 Slots that hold neither a building nor a ruin."""
        return self._open[clearing]

    # -- changes -----------------------------------------------------------------------------------------------------

    def lay_paths(self, closed: list[tuple[int, int]]) -> None:
        """2.2.1 Clearings that a path links, all but the closed ones (D.3.2#1)."""
        self.closed = closed
        self.links = self.chart.links(closed)
        self._ways = ways_on(self.chart, closed)

    def changed_everywhere(self) -> None:
        """After players were seated or pieces laid without the functions below: who plays and who is where, anew."""
        from klubovna.games.root.roles import ROLES

        self._asked = Asked([ROLES[faction] for faction in self.present])
        ring = [self.factions[s] for s in self.order] * 2
        after = [self.order.index(s) + 1 if s >= 0 else 0 for s in self.seat_of]
        self._others = [ring[i : i + self.seats - 1] if i else [] for i in after]
        pieces = self.pieces
        self.on_map = [sum(row) for row in pieces]
        self.stations = [set_of(row) for row in self.warriors]
        self.spots = [set_of(row) for row in pieces]
        for c in CLEARINGS:
            self._open[c] = self.chart.slots[c] - self.ruins[c] - sum(pieces[kind][c] for kind in BUILDINGS)
        self._suited = [set_of([self.matches(suit, c) for c in CLEARINGS]) for suit in (BIRD, *CLEARING_SUITS)]
        self.burnt = set_of(self.scorched)
        self.vacant = set_of([free > 0 for free in self._open])
        for faction in range(FACTIONS):
            self.occupied[faction] = self.stations[faction]
            for kind in PIECES_OF[faction]:
                self.occupied[faction] |= self.spots[kind]
        self._force = [
            self.warriors[faction][at] + sum(pieces[kind][at] for kind in BUILDINGS_OF[faction])
            for at in range(13)
            for faction in self.factions
        ]
        self.cards_changed()

    def cards_changed(self) -> None:
        """After a card was crafted or left play: the effects in play anew, and who rules by them."""
        self.effects = [sum(1 << EFFECT[card] for card in cards) for cards in self.crafted]
        self.rule_changed()

    def rule_changed(self) -> None:
        """Who rules may be another one everywhere (hired warriors)."""
        self._unruled = EVERYWHERE

    def burn(self, clearing: Clearing) -> None:
        """E.6.2#1 A torch stays in the clearing."""
        self.scorched[clearing] = True
        self.burnt |= 1 << clearing

    def clear_ruin(self, clearing: Clearing) -> None:
        """9.5.3#2 The ruin goes and leaves an open slot."""
        self.ruins[clearing] = False
        self._more_slots(clearing, 1)

    def put_warriors(self, faction: Faction, clearing: Clearing, count: int) -> int:
        """2.5.1#1 From the supply, as many as there are (2.5#2)."""
        count = min(count, self.supply[faction])
        if count:
            self.supply[faction] -= count
            self.add_warriors(faction, clearing, count)
        return count

    def add_warriors(self, faction: Faction, clearing: int, count: int) -> None:
        """At least one."""
        here = 1 << clearing
        row = self.warriors[faction]
        before = row[clearing]
        row[clearing] = before + count
        if not before:
            self.stations[faction] |= here
            self.occupied[faction] |= here
        self._force[clearing * self.seats + self.seat_of[faction]] += count
        if not self._realms[faction] & here or self.borrower >= 0:  # who rules goes on ruling with more
            self._unruled |= here

    def take_warriors(self, faction: Faction, clearing: Clearing, count: int) -> None:
        """Warriors leave a clearing; where they go the rule says."""
        here = 1 << clearing
        row = self.warriors[faction]
        row[clearing] -= count
        if not row[clearing]:
            self.stations[faction] &= ~here
            self._may_be_gone(faction, clearing)
        self._force[clearing * self.seats + self.seat_of[faction]] -= count
        if (self._realms[faction] | self._realms[NOBODY]) & here or self.borrower >= 0:  # and with fewer others
            self._unruled |= here

    def put_piece(self, piece: Piece, clearing: Clearing, count: int = 1) -> None:
        here = 1 << clearing
        self.pieces[piece][clearing] += count
        self.on_map[piece] += count
        self.spots[piece] |= here
        self.occupied[OWNER[piece]] |= here
        self._force_changed(piece, clearing, count)

    def take_piece(self, piece: Piece, clearing: Clearing, count: int = 1) -> None:
        row = self.pieces[piece]
        row[clearing] -= count
        self.on_map[piece] -= count
        if not row[clearing]:
            self.spots[piece] &= ~(1 << clearing)
            self._may_be_gone(OWNER[piece], clearing)
        self._force_changed(piece, clearing, -count)

    def _may_be_gone(self, faction: Faction, clearing: Clearing) -> None:
        """The last piece of a kind has left; there may be others."""
        if not self.stations[faction] >> clearing & 1 and not self.has_tokens_or_buildings(faction, clearing):
            self.occupied[faction] &= ~(1 << clearing)

    def _force_changed(self, piece: Piece, clearing: Clearing, count: int) -> None:
        """Tokens need no slot, and count for rule only by a card of one of the decks."""
        if piece < len(BUILDINGS):
            self._force[clearing * self.seats + self.seat_of[OWNER[piece]]] += count
            self._more_slots(clearing, -count)
            self._unruled |= 1 << clearing
        elif self.exiles:
            self._unruled |= 1 << clearing

    def _more_slots(self, clearing: Clearing, count: int) -> None:
        self._open[clearing] += count
        if self._open[clearing] > 0:
            self.vacant |= 1 << clearing
        else:
            self.vacant &= ~(1 << clearing)

    # -- hidden information ------------------------------------------------------------------------------------------

    def redeal(self, seat: int, chance: Chance) -> None:
        """Hands, decks, supporters, plots, ruins and quests as far as the seat has not seen them (r.164)."""
        zones = [self.deck, *self.hands]
        for faction in self.present:
            self._blur(self.hands[faction], faction, seat)
        boards = [(owner, board) for owner in self.present if (board := self.boards[owner]) is not None]
        for owner, board in boards:
            for pile in board.hidden_cards():
                zones.append(pile)
                self._blur(pile, owner, seat)
        redeal(chance, zones, self.seen, seat)
        redeal(chance, self.ruin_items, self.seen_ruin, seat)
        for _, board in boards:
            board.redeal(seat, chance)
        self.quest_deck.sort()
        chance.shuffle(self.quest_deck)

    def _blur(self, zone: list[Card], owner: Faction, seat: int) -> None:
        """Neither the order of a hand nor what third seats know of it tells a seat which card has left it unseen."""
        bit, seen, owners = 1 << seat, self.seen, 1 << self.seat_of[owner]
        known: list[Card] = []
        others: list[Card] = []
        for card in zone:
            if seen[card] & bit:
                known.append(card)
            else:
                others.append(card)
                seen[card] = owners
        known.sort()
        others.sort()
        zone[:] = known + others

    def result(self) -> Result:
        ranks = [1 if f in self.winners else 2 + sum(self._ahead(g, f) for g in self.factions) for f in self.factions]
        return Result(
            winners=[seat for seat, f in enumerate(self.factions) if f in self.winners],
            ranks=ranks,
            scores=[self.vp[f] for f in self.factions],
            details={
                "dominance": [
                    CARD_FACTS[c].id if c >= 0 else None for c in map(self.dominance.__getitem__, self.factions)
                ]
            },
        )

    def _ahead(self, one: Faction, other: Faction) -> bool:
        return one not in self.winners and self.vp[one] > self.vp[other]
