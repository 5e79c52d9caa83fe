"""What lies on the table in Root, and the small questions asked of it."""

from __future__ import annotations

from itertools import compress
from typing import Any, ClassVar, Final, Literal, TypeAlias

from klubovna.games.root.asked import Asked
from klubovna.games.root.facts import (
    BUILDINGS,
    CARD_FACTS,
    CLEARINGS,
    EFFECT,
    FACTION_IDS,
    ITEM_SUPPLY,
    MAPS,
    NOBODY,
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
EVERYWHERE: Final = (1 << 13) - 1
"""All clearings and the Burrow, as bits."""
UNKNOWN: Final = -9
UNKNOWN_RULER: Final = Faction(UNKNOWN)
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
    _asked: Asked | None = shared(default=None)
    _others: list[list[Faction]] = shared(default_factory=list)
    _other_bits: list[int] = shared(default_factory=list)
    _on_map: list[int] = derived(default_factory=lambda: [0] * len(PIECES))
    _effects: list[int] = derived(default_factory=lambda: [0] * FACTIONS)
    _rulers: list[Faction] = derived(default_factory=lambda: [UNKNOWN_RULER] * 13)
    _unruled: int = derived(default_factory=lambda: EVERYWHERE)
    """Where they may be unknown, as bits."""
    _occupants: list[int] = derived(default_factory=lambda: [UNKNOWN] * 13)
    _open: list[int] = derived(default_factory=lambda: [UNKNOWN] * 13)

    def restored(self) -> None:
        self._asked = None
        self._others = []
        self._other_bits = []
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
        if not self._others:
            ring = [self.factions[s] for s in self.order] * 2
            after = [self.order.index(s) + 1 if s >= 0 else 0 for s in self.seat_of]
            self._others = [ring[i : i + self.seats - 1] if i else [] for i in after]
            self._other_bits = [sum(1 << other for other in others) for others in self._others]
        return self._others[faction]

    def next_seat(self) -> int:
        """1.5#2 Who comes after the player on turn."""
        return self.order[(self.order.index(self.seat) + 1) % self.seats]

    def enemies(self, faction: Faction) -> list[Faction]:
        """2.7 Everybody outside the coalition (9.2.8)."""
        if self.coalition == ALONE:
            return self.others(faction)
        return [other for other in self.others(faction) if not self.partners(faction, other)]

    def foes(self, faction: Faction) -> int:
        """The enemies as bits."""
        if self._other_bits and self.coalition == ALONE:
            return self._other_bits[faction]
        found = 0
        for enemy in self.enemies(faction):
            found |= 1 << enemy
        return found

    def partners(self, one: Faction, other: Faction) -> bool:
        return self.coalition[one] == other or self.coalition[other] == one

    def matches(self, suit: Suit, clearing: int) -> bool:
        """A card of this suit fits this clearing; birds fit every one (2.1.1)."""
        return suit == 0 or self.suits[clearing] == suit

    def on_map(self, piece: Piece) -> int:
        return self._on_map[piece]

    def by_suit(self, piece: Piece) -> list[int]:
        """How many of them stand in clearings of each suit; the first number is unused."""
        count = [0, 0, 0, 0]
        row, suits = self.pieces[piece], self.suits
        for c in compress(CLEARINGS, row):
            count[suits[c]] += row[c]
        return count

    def where(self, piece: Piece) -> list[Clearing]:
        """The clearings with such pieces."""
        return list(compress(CLEARINGS, self.pieces[piece]))

    def has_tokens_or_buildings(self, faction: Faction, clearing: Clearing) -> bool:
        pieces = self.pieces
        return any(pieces[kind][clearing] for kind in PIECES_OF[faction])

    def open_slots(self, clearing: Clearing) -> int:
        """2.2.3 Slots that hold neither a building nor a ruin."""
        known = self._open[clearing]
        if known == UNKNOWN:
            known = self.chart.slots[clearing] - self.ruins[clearing]
            for kind in BUILDINGS:
                known -= self.pieces[kind][clearing]
            self._open[clearing] = known
        return known

    # -- changes -----------------------------------------------------------------------------------------------------

    def changed_everywhere(self) -> None:
        """After a card was crafted or left play, or warriors were hired: rule and effects in play anew."""
        self._rulers = [UNKNOWN_RULER] * 13
        self._unruled = EVERYWHERE
        self._on_map = [sum(row) for row in self.pieces]
        self._occupants = [UNKNOWN] * 13
        self._open = [UNKNOWN] * 13
        self._effects = [sum(1 << EFFECT[card] for card in cards) for cards in self.crafted]

    def clear_ruin(self, clearing: Clearing) -> None:
        """9.5.3#2 The ruin goes and leaves an open slot."""
        self.ruins[clearing] = False
        self._open[clearing] = UNKNOWN

    def put_warriors(self, faction: Faction, clearing: Clearing, count: int) -> int:
        """2.5.1#1 From the supply, as many as there are (2.5#2)."""
        count = min(count, self.supply[faction])
        self.supply[faction] -= count
        self.add_warriors(faction, clearing, count)
        return count

    def add_warriors(self, faction: Faction, clearing: int, count: int) -> None:
        row = self.warriors[faction]
        if not row[clearing]:
            self._occupants[clearing] = UNKNOWN
        row[clearing] += count
        self._rulers[clearing] = UNKNOWN_RULER
        self._unruled |= 1 << clearing

    def take_warriors(self, faction: Faction, clearing: Clearing, count: int) -> None:
        """Warriors leave a clearing; where they go the rule says."""
        row = self.warriors[faction]
        row[clearing] -= count
        if not row[clearing]:
            self._occupants[clearing] = UNKNOWN
        self._rulers[clearing] = UNKNOWN_RULER
        self._unruled |= 1 << clearing

    def put_piece(self, piece: Piece, clearing: Clearing, count: int = 1) -> None:
        self.pieces[piece][clearing] += count
        self._on_map[piece] += count
        self._piece_changed(piece, clearing)

    def take_piece(self, piece: Piece, clearing: Clearing, count: int = 1) -> None:
        self.pieces[piece][clearing] -= count
        self._on_map[piece] -= count
        self._piece_changed(piece, clearing)

    def _piece_changed(self, piece: Piece, clearing: Clearing) -> None:
        """Tokens need no slot, and count for rule only by a card of one of the decks."""
        self._occupants[clearing] = UNKNOWN
        if piece in BUILDINGS:
            self._open[clearing] = UNKNOWN
        elif not self.exiles:
            return
        self._rulers[clearing] = UNKNOWN_RULER
        self._unruled |= 1 << clearing

    def pawn_moved(self, start: int, to: int) -> None:
        """Pawns rule nothing; forests are beyond the clearings."""
        for place in (start, to):
            if place < len(CLEARINGS):
                self._occupants[place] = UNKNOWN

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
