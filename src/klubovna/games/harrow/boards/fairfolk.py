"""The Fair Folk: nests with offers, quests, arrows, and the three hidden finds."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.facts import COUNT, OFFER_IDS, SPOTS, Card

FINDS: Final = ("sword", "crown", "queen")
SWORD, CROWN, QUEEN = range(1, len(FINDS) + 1)
"""What has been found when so many of the three have been (ff.quest.08)."""
NESTS: Final = COUNT["nest_token"]
ARROWS: Final = COUNT["arrow_token"]
CROSSES: Final = COUNT["x_token"]
NO_NEST: Final = -1
EMPTY_NEST: Final = len(OFFER_IDS)


class FairFolkBoard:
    """`finds` (where sword, crown and queen lie) is hidden from the Fair Folk alone (ff.setup.06)."""

    __slots__ = (
        "arrows",
        "bag",
        "bargain",
        "by_chance",
        "crosses",
        "finds",
        "found",
        "hand",
        "held",
        "maybe",
        "nested",
        "nests",
        "quest_deck",
        "quest_discard",
        "quested",
        "quests",
        "taken",
    )
    finds: list[int]
    found: int
    """How many of the three have been found; they are sought in order."""
    maybe: list[bool]
    """Hexes where the item now sought may still lie, as far as arrows and wrong guesses tell."""
    nests: list[int]
    """By hex: NO_NEST, else the offer in it, or EMPTY_NEST."""
    hand: list[int]
    """Offers drawn for the nests that have not been played; they lie open."""
    bag: list[int]
    """Offers in the bag, by kind."""
    taken: list[list[int]]
    """Offers held by the other factions, by faction."""
    held: list[int]
    """Search cubes on the terrains of the board: which terrains have one."""
    arrows: list[list[int]]
    """Arrows on the edge as [hex of the nest, axis, side it points to], the oldest first."""
    crosses: list[int]
    """Hexes with an X, the oldest first."""
    quests: list[Card]
    quest_deck: list[Card]
    quest_discard: list[Card]
    nested: int
    """Nests that may still be played this turn."""
    quested: bool
    bargain: int
    """Fallen cubes that count more until the next turn (Sealed Bargain)."""
    by_chance: bool
    """The finds are hidden at random, not by a player (r.093)."""

    def __init__(self) -> None:
        self.finds = [-1, -1, -1]
        self.found = 0
        self.maybe = [True for _ in SPOTS]
        self.nests = [NO_NEST for _ in SPOTS]
        self.hand = []
        self.bag = [1 for _ in OFFER_IDS]
        self.taken = [[] for _ in range(5)]
        self.held = []
        self.arrows = []
        self.crosses = []
        self.quests = []
        self.quest_deck = []
        self.quest_discard = []
        self.nested = 0
        self.quested = False
        self.bargain = 0
        self.by_chance = False

    def clone(self) -> FairFolkBoard:
        new = FairFolkBoard.__new__(FairFolkBoard)
        new.finds = self.finds
        new.found = self.found
        new.maybe = self.maybe[:]
        new.nests = self.nests[:]
        new.hand = self.hand[:]
        new.bag = self.bag[:]
        new.taken = [offers[:] for offers in self.taken]
        new.held = self.held[:]
        new.arrows = [arrow[:] for arrow in self.arrows]
        new.crosses = self.crosses[:]
        new.quests = self.quests[:]
        new.quest_deck = self.quest_deck[:]
        new.quest_discard = self.quest_discard[:]
        new.nested = self.nested
        new.quested = self.quested
        new.bargain = self.bargain
        new.by_chance = self.by_chance
        return new

    def spare_nests(self) -> int:
        """Nests that are not on the map."""
        return NESTS - len(SPOTS) + self.nests.count(NO_NEST)

    def offer_at(self, at: int) -> bool:
        """Whether a nest with an offer lies on the hex."""
        return NO_NEST < self.nests[at] < EMPTY_NEST

    def spare_crosses(self) -> int:
        """ff.quest.17 X tokens in supply; those of the finds lie on the map picture up."""
        return CROSSES - self.found - len(self.crosses)
