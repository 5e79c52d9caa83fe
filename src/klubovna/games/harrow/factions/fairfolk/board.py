"""The Fair Folk: nests with offers, quests, arrows, and the three hidden finds."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.boards import FactionBoard
from klubovna.games.harrow.facts import COUNT, OFFER_IDS, SPOTS, Card
from klubovna.kernel.chance import Chance
from klubovna.kernel.fields import field, shared, state_class
from klubovna.kernel.zones import redeal

FINDS: Final = ("sword", "crown", "queen")
SWORD, CROWN, QUEEN = range(1, len(FINDS) + 1)
"""What has been found when so many of the three have been (ff.quest.08)."""
NESTS: Final = COUNT["nest_token"]
ARROWS: Final = COUNT["arrow_token"]
CROSSES: Final = COUNT["x_token"]
NO_NEST: Final = -1
EMPTY_NEST: Final = len(OFFER_IDS)


@state_class
class FairFolkBoard(FactionBoard):
    """`finds` (where sword, crown and queen lie) is hidden from the Fair Folk alone (ff.setup.06)."""

    finds: list[int] = shared(default_factory=lambda: [-1, -1, -1])
    found: int = 0
    """How many of the three have been found; they are sought in order."""
    maybe: list[bool] = field(default_factory=lambda: [True for _ in SPOTS])
    """Hexes where the item now sought may still lie, as far as arrows and wrong guesses tell."""
    nests: list[int] = field(default_factory=lambda: [NO_NEST for _ in SPOTS])
    """By hex: NO_NEST, else the offer in it, or EMPTY_NEST."""
    hand: list[int] = field(default_factory=list)
    """Offers drawn for the nests that have not been played; they lie open."""
    bag: list[int] = field(default_factory=lambda: [1 for _ in OFFER_IDS])
    """Offers in the bag, by kind."""
    taken: list[list[int]] = field(default_factory=lambda: [[] for _ in range(5)])
    """Offers held by the other factions, by faction."""
    held: list[int] = field(default_factory=list)
    """Search cubes on the terrains of the board: which terrains have one."""
    arrows: list[list[int]] = field(default_factory=list)
    """Arrows on the edge as [hex of the nest, axis, side it points to], the oldest first."""
    crosses: list[int] = field(default_factory=list)
    """Hexes with an X, the oldest first."""
    quests: list[Card] = field(default_factory=list)
    quest_deck: list[Card] = field(default_factory=list)
    quest_discard: list[Card] = field(default_factory=list)
    nested: int = 0
    """Nests that may still be played this turn."""
    quested: bool = False
    bargain: int = 0
    """Fallen cubes that count more until the next turn (Sealed Bargain)."""
    by_chance: bool = False
    """The finds are hidden at random, not by a player (r.093)."""

    def redeal(self, chance: Chance, seat: int, own: bool, seen: list[int]) -> None:
        if not own:
            redeal(chance, [self.quest_deck, self.quests], seen, seat)
            self.quests.sort()
            return
        self.quest_deck.sort()
        chance.shuffle(self.quest_deck)
        finds = self.finds[: self.found]
        if self.finds[0] >= 0:
            for number in range(self.found, len(FINDS)):
                free = [at for at in SPOTS if at not in finds and (number > self.found or self.maybe[at])]
                finds.append(chance.pick(free))
            self.finds = finds

    def score(self) -> int:
        return self.found

    def scored_for(self) -> str:
        return "reason-finds"

    def spare_nests(self) -> int:
        """Nests that are not on the map."""
        return NESTS - len(SPOTS) + self.nests.count(NO_NEST)

    def offer_at(self, at: int) -> bool:
        """Whether a nest with an offer lies on the hex."""
        return NO_NEST < self.nests[at] < EMPTY_NEST

    def spare_crosses(self) -> int:
        """ff.quest.17 X tokens in supply; those of the finds lie on the map picture up."""
        return CROSSES - self.found - len(self.crosses)
