"""What lies on the table in Root, and the small questions asked of it."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from klubovna.games.root.boards import (
    AllianceBoard,
    CorvidBoard,
    CultBoard,
    DuchyBoard,
    EyrieBoard,
    MarquiseBoard,
    RiverfolkBoard,
    VagabondBoard,
)
from klubovna.games.root.facts import (
    ALLIANCE,
    BUILDINGS,
    CARD_FACTS,
    CLEARINGS,
    EFFECT,
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
from klubovna.kernel.state import Result, State
from klubovna.kernel.zones import redeal

if TYPE_CHECKING:
    from klubovna.games.root.roles import Asked

# The parts of a turn. Shared rules act at its edges, the faction on turn inside them (1.5#1).
(SET_UP, TURN_BEGINS, BIRDSONG, BIRDSONG_ENDS, DAYLIGHT_BEGINS, DAYLIGHT, EVENING_BEGINS, EVENING, TURN_ENDS) = range(9)
UNKNOWN: Final = -9
UNKNOWN_RULER: Final = Faction(UNKNOWN)
ALONE: Final = [NOBODY] * 9
"""No coalition at all."""


class Table(State):
    """The whole table. Lists are indexed by faction, by piece or by clearing."""

    __slots__ = (
        "_asked",
        "_effects",
        "_occupants",
        "_open",
        "_others",
        "_rulers",
        "alliance",
        "available",
        "borrower",
        "closed",
        "coalition",
        "coffins",
        "corvids",
        "crafted",
        "crafting",
        "cult",
        "deck",
        "discard",
        "dominance",
        "duchy",
        "exhausted",
        "exiles",
        "eyrie",
        "factions",
        "ferried",
        "ferry",
        "hands",
        "item_supply",
        "items",
        "lender",
        "links",
        "lost",
        "map",
        "marquise",
        "moment",
        "opened",
        "order",
        "phase",
        "pieces",
        "present",
        "quest_deck",
        "quests",
        "revealed",
        "riverfolk",
        "rivers",
        "round",
        "ruin_items",
        "ruins",
        "scorched",
        "seat",
        "seat_of",
        "seen",
        "seen_ruin",
        "souls",
        "suits",
        "supply",
        "tower",
        "used",
        "vagabonds",
        "vp",
        "warriors",
        "winners",
    )
    map: int
    exiles: bool
    suits: list[Suit]
    closed: list[tuple[int, int]]
    links: list[list[Clearing]]
    ferry: int
    tower: int
    scorched: list[bool]
    ruins: list[bool]
    ruin_items: list[list[int]]
    """Under each ruin; an R item is kind + 4 × set, so that each is one thing that can be seen."""
    seen_ruin: list[int]
    factions: list[Faction]
    """By seat."""
    present: list[Faction]
    """The factions in play, in set-up order."""
    seat_of: list[int]
    order: list[int]
    """The seats as they sit around the table, clockwise, the starting player first (5.1.1)."""
    seat: int
    round: int
    """From 1; after MOST_ROUNDS the game ends undecided (r.169)."""
    phase: int
    moment: int
    """Where inside the phase the faction on turn stands; each faction's file names its moments."""
    used: list[int]
    """Effects of persistent cards used this turn."""
    crafting: list[int]
    """Crafting pieces used this turn, by suit."""
    ferried: bool
    opened: bool
    rivers: bool
    """Riverboats: rivers are paths for the faction on turn."""
    borrower: Faction
    lender: Faction
    """Mercenaries: whose warriors count for whom this turn."""
    vp: list[int]
    dominance: list[Card]
    coalition: list[Faction]
    winners: list[Faction]
    warriors: list[list[int]]
    supply: list[int]
    coffins: list[int]
    pieces: list[list[int]]
    lost: list[int]
    """Pieces that left the game, by kind."""
    hands: list[list[Card]]
    revealed: list[list[Card]]
    crafted: list[list[Card]]
    items: list[list[Item]]
    exhausted: list[list[Item]]
    """Crafted items turned face down."""
    item_supply: list[int]
    deck: list[Card]
    discard: list[Card]
    souls: list[Card]
    available: list[Card]
    seen: list[int]
    quests: list[int]
    """Open ones, shared by all Vagabonds (9.7.3)."""
    quest_deck: list[int]
    marquise: MarquiseBoard | None
    eyrie: EyrieBoard | None
    alliance: AllianceBoard | None
    vagabonds: list[VagabondBoard]
    cult: CultBoard | None
    riverfolk: RiverfolkBoard | None
    duchy: DuchyBoard | None
    corvids: CorvidBoard | None

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.map = 0
        self.exiles = False
        self.suits = []
        self.closed = []
        self.links = []
        self.ferry = -1
        self.tower = -1
        self.scorched = [False] * 12
        self.ruins = [False] * 12
        self.ruin_items = [[] for _ in CLEARINGS]
        self.seen_ruin = [0] * 8
        self.factions = []
        self.present = []
        self.seat_of = [-1] * 9
        self.order = []
        self.seat = 0
        self.round = 1
        self.phase = SET_UP
        self.moment = 0
        self.used = []
        self.crafting = [0] * 4
        self.ferried = False
        self.opened = False
        self.rivers = False
        self.borrower = NOBODY
        self.lender = NOBODY
        self.vp = [0] * 9
        self.dominance = [Card(-1)] * 9
        self.coalition = [NOBODY] * 9
        self.winners = []
        self.warriors = [[0] * 13 for _ in range(9)]
        self.supply = WARRIORS[:]
        self.coffins = [0] * 9
        self.pieces = [[0] * 13 for _ in PIECES]
        self.lost = [0] * len(PIECES)
        self.hands = [[] for _ in range(9)]
        self.revealed = [[] for _ in range(9)]
        self.crafted = [[] for _ in range(9)]
        self.items = [[] for _ in range(9)]
        self.exhausted = [[] for _ in range(9)]
        self.item_supply = ITEM_SUPPLY[:]
        self.deck = []
        self.discard = []
        self.souls = []
        self.available = []
        self.seen = [0] * len(CARD_FACTS)
        self.quests = []
        self.quest_deck = []
        self.marquise = None
        self.eyrie = None
        self.alliance = None
        self.vagabonds = []
        self.cult = None
        self.riverfolk = None
        self.duchy = None
        self.corvids = None
        self._forget()

    def restored(self) -> None:
        super().restored()
        self._forget()

    def _forget(self) -> None:
        """What follows from the rest of the table is worked out when somebody asks."""
        self._asked: Asked | None = None
        self._others: list[list[Faction]] = []
        self.changed_everywhere()

    def clone(self) -> Table:
        new = self.blank()
        new.map = self.map
        new.exiles = self.exiles
        new.suits = self.suits
        new.closed = self.closed
        new.links = self.links
        new.ferry = self.ferry
        new.tower = self.tower
        new.scorched = self.scorched[:]
        new.ruins = self.ruins[:]
        new.ruin_items = [items[:] for items in self.ruin_items]
        new.seen_ruin = self.seen_ruin[:]
        new.factions = self.factions
        new.present = self.present
        new.seat_of = self.seat_of
        new.order = self.order
        new.seat = self.seat
        new.round = self.round
        new.phase = self.phase
        new.moment = self.moment
        new.used = self.used[:]
        new.crafting = self.crafting[:]
        new.ferried = self.ferried
        new.opened = self.opened
        new.rivers = self.rivers
        new.borrower = self.borrower
        new.lender = self.lender
        new.vp = self.vp[:]
        new.dominance = self.dominance[:]
        new.coalition = self.coalition[:]
        new.winners = self.winners[:]
        new.warriors = [row[:] for row in self.warriors]
        new.supply = self.supply[:]
        new.coffins = self.coffins[:]
        new.pieces = [row[:] for row in self.pieces]
        new.lost = self.lost[:]
        new.hands = [hand[:] for hand in self.hands]
        new.revealed = [cards[:] for cards in self.revealed]
        new.crafted = [cards[:] for cards in self.crafted]
        new.items = [items[:] for items in self.items]
        new.exhausted = [items[:] for items in self.exhausted]
        new.item_supply = self.item_supply[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.souls = self.souls[:]
        new.available = self.available[:]
        new.seen = self.seen[:]
        new.quests = self.quests[:]
        new.quest_deck = self.quest_deck[:]
        new.marquise = self.marquise and self.marquise.clone()
        new.eyrie = self.eyrie and self.eyrie.clone()
        new.alliance = self.alliance and self.alliance.clone()
        new.vagabonds = [board.clone() for board in self.vagabonds]
        new.cult = self.cult and self.cult.clone()
        new.riverfolk = self.riverfolk and self.riverfolk.clone()
        new.duchy = self.duchy and self.duchy.clone()
        new.corvids = self.corvids and self.corvids.clone()
        new._asked = self._asked
        new._others = self._others
        new._effects = self._effects[:]
        new._rulers = self._rulers[:]
        new._occupants = self._occupants[:]
        new._open = self._open[:]
        return new

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
        return sum(self.pieces[piece])

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

    def take_warriors(self, faction: Faction, clearing: Clearing, count: int) -> None:
        """Warriors leave a clearing; where they go the rule says."""
        row = self.warriors[faction]
        row[clearing] -= count
        if not row[clearing]:
            self._occupants[clearing] = UNKNOWN
        self._rulers[clearing] = UNKNOWN_RULER

    def put_piece(self, piece: Piece, clearing: Clearing, count: int = 1) -> None:
        self.pieces[piece][clearing] += count
        self._piece_changed(piece, clearing)

    def take_piece(self, piece: Piece, clearing: Clearing, count: int = 1) -> None:
        self.pieces[piece][clearing] -= count
        self._piece_changed(piece, clearing)

    def _piece_changed(self, piece: Piece, clearing: Clearing) -> None:
        """Tokens need no slot, and count for rule only by a card of one of the decks."""
        self._occupants[clearing] = UNKNOWN
        if piece in BUILDINGS:
            self._open[clearing] = UNKNOWN
            self._rulers[clearing] = UNKNOWN_RULER
        elif self.exiles:
            self._rulers[clearing] = UNKNOWN_RULER

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
        if self.alliance is not None:
            zones.append(self.alliance.supporters)
            self._blur(self.alliance.supporters, ALLIANCE, seat)
        redeal(chance, zones, self.seen, seat)
        redeal(chance, self.ruin_items, self.seen_ruin, seat)
        if self.corvids is not None:
            self.corvids.redeal(seat, chance)
        self.quest_deck.sort()
        chance.shuffle(self.quest_deck)

    def _blur(self, zone: list[Card], owner: Faction, seat: int) -> None:
        """Neither the order of a hand nor what third seats know of it tells a seat which card has left it unseen."""
        bit, seen = 1 << seat, self.seen
        zone.sort(key=lambda card: (not seen[card] & bit, card))
        for card in zone:
            if not seen[card] & bit:
                seen[card] = 1 << self.seat_of[owner]

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
