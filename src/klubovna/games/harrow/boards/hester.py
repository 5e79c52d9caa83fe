"""Hester's board: flames, roots, snakes, open cards, and the six square spaces."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.facts import BOARD_FACTS, COUNT, Card

FACTS: Final = BOARD_FACTS["hester"]
SQUARES_PER_SIDE: Final = int(FACTS["square_fields"]["left_side"])
SQUARES: Final = int(FACTS["square_fields"]["total"])
ROOTS_PER_COLOUR: Final = COUNT["root_brown"]
ROOT_IDS: Final = ("brown", "black")

# What fills a square space: a devoured ability token by its kind (0 to 3), a wild token, or two burnt haints.
WILD_SQUARE: Final = 4
BURNT_SQUARE: Final = 5
SQUARE_IDS: Final = ("advance", "spawn", "strengthen", "scroll", "wild", "burnt")


class HesterBoard:
    """Flames on hexes stand in `Table.flames`, her cubes on the battleground."""

    __slots__ = (
        "actions",
        "activated",
        "colour",
        "fire_spaces",
        "flames",
        "infections",
        "left",
        "old_roots",
        "open",
        "roots",
        "sloth",
        "snakes",
        "squares",
        "tree_done",
        "used",
        "visited",
        "ward",
    )
    flames: int
    """Flame tokens in supply."""
    left: int
    """Flames left of the board, those that cover action spaces now included: her actions per turn (c5.actions.01)."""
    fire_spaces: list[int]
    """Flames on the three fire spaces, left to right."""
    actions: int
    """Actions still to be taken this turn."""
    used: list[int]
    """Action spaces covered this turn, in order."""
    activated: list[Card]
    """Open cards activated this turn."""
    open: list[Card]
    """Up to three cards above the board; what lies covered is in her discard pile."""
    colour: int
    """The colour of `roots`: 0 brown, 1 black."""
    roots: list[list[int]]
    """Roots of this turn as [from, to]; from is -1 for the very first one."""
    old_roots: list[list[int]]
    """Roots of the turn before, of the other colour, on the map until the two new ones lie."""
    snakes: int
    squares: list[list[int]]
    """The six square spaces by the jar faction they face, three each: what fills them (SQUARE_IDS)."""
    tree_done: bool
    infections: int
    """Haints infected this turn."""
    ward: bool
    """The first infection of this turn is free (Ward)."""
    sloth: bool
    """Cubes of any one colour summon Hester this turn (Sloth)."""
    visited: list[int]
    """Hexes onto which she moved an infected haint this turn (r.095)."""

    def __init__(self) -> None:
        self.fire_spaces = [int(n) for n in FACTS["fire_fields"]]
        self.left = int(FACTS["start_flames_left_of_board"])
        self.flames = COUNT["flame_token"] - sum(self.fire_spaces) - self.left  # c5.setup.03
        self.actions = 0
        self.used = []
        self.activated = []
        self.open = []
        self.colour = 0
        self.roots = []
        self.old_roots = []
        self.snakes = COUNT["snake"]  # c5.setup.05
        self.squares = [[], [], []]
        self.tree_done = False
        self.infections = 0
        self.ward = False
        self.sloth = False
        self.visited = []

    def clone(self) -> HesterBoard:
        new = HesterBoard.__new__(HesterBoard)
        new.flames = self.flames
        new.left = self.left
        new.fire_spaces = self.fire_spaces[:]
        new.actions = self.actions
        new.used = self.used[:]
        new.activated = self.activated[:]
        new.open = self.open[:]
        new.colour = self.colour
        new.roots = [root[:] for root in self.roots]
        new.old_roots = [root[:] for root in self.old_roots]
        new.snakes = self.snakes
        new.squares = [side[:] for side in self.squares]
        new.tree_done = self.tree_done
        new.infections = self.infections
        new.ward = self.ward
        new.sloth = self.sloth
        new.visited = self.visited[:]
        return new

    def filled(self) -> int:
        """Square spaces that are filled."""
        return sum(len(side) for side in self.squares)

    def count(self, what: int) -> int:
        """Square spaces filled with one thing."""
        return sum(side.count(what) for side in self.squares)
