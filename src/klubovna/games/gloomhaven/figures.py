"""Figures on the map and the characters behind them: cards, items, modifier decks."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.scenario.counts import COUNTS
from klubovna.games.gloomhaven.vocabulary.words import INVISIBLE, TOKENS
from klubovna.kernel.hexes import Hex

CHARACTER, SUMMON, MONSTER_FIGURE, OBJECTIVE = range(4)
INERT, WANING, STRONG = range(3)
READY, SPENT, CONSUMED = range(3)
NOBODY: Final = -1
NOWHERE: Final[Hex] = (9999, 9999)
SIDE_OF_CHARACTERS: Final = 0
REST: Final = 99

# What a boon gives.
(SHIELDED, RETALIATES, STRONGER, HARD_TO_HIT) = range(4)


Boon = tuple[int, int, int, int, int, int, bool]
"""figure, what, value, range, character and card it comes from, whether it ends with the round."""
Trap = tuple[int, int, int, int, int, int]
"""q, r, damage, conditions (bits), the character that laid it, experience when an enemy springs it."""


class Figure:
    """A figure on the map. `who` is a character, a monster or an objective by number; of a summon its summoner."""

    __slots__ = (
        "acted", "at", "coin", "conditions", "form", "hp", "id", "max_hp", "number", "rank", "side", "since", "who",
    )  # fmt: skip
    id: int
    form: int
    who: int
    rank: int
    number: int
    """The number of the standee or token; of a summon the number of its active card, which is its statistics card."""
    at: Hex
    hp: int
    max_hp: int
    side: int
    conditions: list[int]
    """0: none; 1: ends with the next turn (or stays until healed); 2: gained in its own turn, so one turn longer."""
    acted: bool
    coin: bool
    since: int
    """The round in which it was placed."""

    def __init__(self, id: int, form: int, who: int, rank: int, number: int, at: Hex, hp: int, side: int) -> None:
        self.id = id
        self.form = form
        self.who = who
        self.rank = rank
        self.number = number
        self.at = at
        self.hp = hp
        self.max_hp = hp
        self.side = side
        self.conditions = [0] * TOKENS
        self.acted = False
        self.coin = False
        self.since = 0

    def clone(self) -> Figure:
        new = Figure.__new__(Figure)
        new.id = self.id
        new.form = self.form
        new.who = self.who
        new.rank = self.rank
        new.number = self.number
        new.at = self.at
        new.hp = self.hp
        new.max_hp = self.max_hp
        new.side = self.side
        new.conditions = self.conditions[:]
        new.acted = self.acted
        new.coin = self.coin
        new.since = self.since
        return new

    @property
    def invisible(self) -> bool:
        return self.conditions[INVISIBLE] > 0

    @property
    def thing(self) -> bool:
        """spec.06 An obstacle with hit points."""
        return self.form == OBJECTIVE and self.side != SIDE_OF_CHARACTERS


class Deck:
    """Attack modifier cards: a face-down pile whose order nobody knows, and what has been drawn (amd.10)."""

    __slots__ = ("discard", "draw", "reshuffle")
    draw: list[int]
    discard: list[int]
    reshuffle: bool

    def __init__(self, cards: list[int]) -> None:
        self.draw = cards
        self.discard = []
        self.reshuffle = False

    def clone(self) -> Deck:
        new = Deck.__new__(Deck)
        new.draw = self.draw[:]
        new.discard = self.discard[:]
        new.reshuffle = self.reshuffle
        return new


class Character:
    """A character with its cards, its items and what it has gained here. `figure` is -1 once it is exhausted."""

    __slots__ = (
        "active", "begins", "checks", "chosen", "coins", "counts", "deck", "discard", "figure", "found",
        "goal_treasures", "gold", "hand", "ignores", "item_state", "item_uses", "items", "left_at", "level",
        "looted", "lost", "name", "perks", "place", "pool", "resting", "role", "seat", "start_xp", "xp",
    )  # fmt: skip
    begins: list[int]
    """Damage, cards to discard and conditions (bits) with which it begins: what an event left behind (setup.06)."""
    seat: int
    role: int
    """The class."""
    name: str
    level: int
    start_xp: int
    gold: int
    """Owned at the start; what is gained is in the result."""
    checks: int
    perks: list[int]
    ignores: int
    """Bit 0: the negative effects of items, bit 1: those of scenarios."""
    figure: int
    pool: list[int]
    """Cards that it owns; of these it takes a hand."""
    hand: list[int]
    discard: list[int]
    lost: list[int]
    active: list[list[int]]
    """Rows of card, half, uses made, summoned figure or -1, and 1 if an element changed the bonus when played."""
    chosen: list[int]
    """The two cards of the round, the leading one first; in no zone until they are played (dmg.05)."""
    resting: bool
    place: int
    """Place in the order of the round: initiative times 100, and the rank among equals."""
    items: list[int]
    item_state: list[int]
    item_uses: list[int]
    deck: Deck
    xp: int
    coins: int
    looted: list[int]
    """Numbers of treasure tiles."""
    goal_treasures: int
    found: list[int]
    """Items found; they cannot be used in this scenario (tile.treasure.04)."""
    counts: list[int]
    left_at: Hex
    """Where it was exhausted."""

    def __init__(self, seat: int, role: int, level: int) -> None:
        self.begins = [0, 0, 0]
        self.seat = seat
        self.role = role
        self.name = ""
        self.level = level
        self.start_xp = 0
        self.gold = 0
        self.checks = 0
        self.perks = []
        self.ignores = 0
        self.figure = NOBODY
        self.pool = []
        self.hand = []
        self.discard = []
        self.lost = []
        self.active = []
        self.chosen = []
        self.resting = False
        self.place = 0
        self.items = []
        self.item_state = []
        self.item_uses = []
        self.deck = Deck([])
        self.xp = 0
        self.coins = 0
        self.looted = []
        self.goal_treasures = 0
        self.found = []
        self.counts = [0] * COUNTS
        self.left_at = NOWHERE

    def clone(self) -> Character:
        new = Character.__new__(Character)
        new.begins = self.begins
        new.seat = self.seat
        new.role = self.role
        new.name = self.name
        new.level = self.level
        new.start_xp = self.start_xp
        new.gold = self.gold
        new.checks = self.checks
        new.perks = self.perks
        new.ignores = self.ignores
        new.figure = self.figure
        new.pool = self.pool
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.lost = self.lost[:]
        new.active = [row[:] for row in self.active]
        new.chosen = self.chosen[:]
        new.resting = self.resting
        new.place = self.place
        new.items = self.items
        new.item_state = self.item_state[:]
        new.item_uses = self.item_uses[:]
        new.deck = self.deck.clone()
        new.xp = self.xp
        new.coins = self.coins
        new.looted = self.looted[:]
        new.goal_treasures = self.goal_treasures
        new.found = self.found[:]
        new.counts = self.counts[:]
        new.left_at = self.left_at
        return new
