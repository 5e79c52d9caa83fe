"""Hester's board: flames, roots, snakes, open cards, and the six square spaces."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.boards import FactionBoard
from klubovna.games.harrow.facts import BOARD_FACTS, COUNT, Card
from klubovna.kernel.fields import field, state_class

FACTS: Final = BOARD_FACTS["hester"]
SQUARES_PER_SIDE: Final = int(FACTS["square_fields"]["left_side"])
SQUARES: Final = int(FACTS["square_fields"]["total"])
FIRE_SPACES: Final = [int(flames) for flames in FACTS["fire_fields"]]
LEFT: Final = int(FACTS["start_flames_left_of_board"])
"""With what the fire spaces and the left of the board begin."""
ROOTS_PER_COLOUR: Final = COUNT["root_brown"]
ROOT_IDS: Final = ("brown", "black")

# What fills a square space: a devoured ability token by its kind (0 to 3), a wild token, or two burnt haints.
WILD_SQUARE: Final = 4
BURNT_SQUARE: Final = 5
SQUARE_IDS: Final = ("advance", "spawn", "strengthen", "scroll", "wild", "burnt")


@state_class
class HesterBoard(FactionBoard):
    """Flames on hexes stand in `Table.flames`, her cubes on the battleground."""

    flames: int = COUNT["flame_token"] - sum(FIRE_SPACES) - LEFT  # c5.setup.03
    """Flame tokens in supply."""
    left: int = LEFT
    """Flames left of the board, those that cover action spaces now included: her actions per turn (c5.actions.01)."""
    fire_spaces: list[int] = field(default_factory=lambda: FIRE_SPACES[:])
    """Flames on the three fire spaces, left to right."""
    actions: int = 0
    """Actions still to be taken this turn."""
    used: list[int] = field(default_factory=list)
    """Action spaces covered this turn, in order."""
    activated: list[Card] = field(default_factory=list)
    """Open cards activated this turn."""
    open: list[Card] = field(default_factory=list)
    """Up to three cards above the board; what lies covered is in her discard pile."""
    colour: int = 0
    """The colour of `roots`: 0 brown, 1 black."""
    roots: list[list[int]] = field(default_factory=list)
    """Roots of this turn as [from, to]; from is -1 for the very first one."""
    old_roots: list[list[int]] = field(default_factory=list)
    """Roots of the turn before, of the other colour, on the map until the two new ones lie."""
    snakes: int = COUNT["snake"]  # c5.setup.05
    squares: list[list[int]] = field(default_factory=lambda: [[], [], []])
    """The six square spaces by the jar faction they face, three each: what fills them (SQUARE_IDS)."""
    tree_done: bool = False
    infections: int = 0
    """Haints infected this turn."""
    struck: list[int] = field(default_factory=list)
    """Root hexes that the infect action of this turn has used (c5.infect.02)."""
    struck_legends: list[int] = field(default_factory=list)
    """Legend tokens for which it has infected a haint (c5.infect.04)."""
    ward: bool = False
    """The first infection of this turn is free (Ward)."""
    sloth: bool = False
    """Cubes of any one colour summon Hester this turn (Sloth)."""
    visited: list[int] = field(default_factory=list)
    """Hexes onto which she moved an infected haint this turn (r.095)."""

    def filled(self) -> int:
        """Square spaces that are filled."""
        return sum(len(side) for side in self.squares)

    def score(self) -> int:
        return self.filled()

    def scored_for(self) -> str:
        return "reason-squares"

    def count(self, what: int) -> int:
        """Square spaces filled with one thing."""
        return sum(side.count(what) for side in self.squares)
