"""Hester's board: flames, roots, snakes, open cards, and the six square spaces."""

from __future__ import annotations

from klubovna.games.harrow.facts import BOARD_FACTS, COUNT, Card

FACTS = BOARD_FACTS["hester"]


class HesterBoard:
    """Flames on hexes stand in `Table.flames`, her cubes on the battleground."""

    __slots__ = (
        "actions",
        "activated",
        "fire_spaces",
        "flames",
        "left",
        "old_roots",
        "open",
        "roots",
        "snakes",
        "squares",
        "tree_done",
        "used",
        "ward",
    )
    flames: int
    """Flame tokens in supply."""
    left: int
    """Flames left of the board: her actions per turn (c5.actions.01)."""
    fire_spaces: list[int]
    """Flames on the three fire spaces, left to right."""
    actions: int
    """Actions still to be taken this turn."""
    used: list[int]
    """Action spaces covered this turn."""
    activated: list[Card]
    """Open cards activated this turn."""
    open: list[Card]
    """Up to three cards above the board; what lies covered is in her discard pile."""
    roots: list[list[int]]
    """Roots of this turn as [from, to]; from is -1 for the very first one."""
    old_roots: list[list[int]]
    """Roots of the turn before, still on the map until the new ones lie."""
    snakes: int
    squares: list[list[int]]
    """The six square spaces by the faction they face: what fills them (0 two burnt haints, 1 a devoured token)."""
    tree_done: bool
    ward: bool
    """The next infection of this turn is free (Ward)."""

    def __init__(self) -> None:
        self.fire_spaces = [int(n) for n in FACTS["fire_fields"]]
        self.left = int(FACTS["start_flames_left_of_board"])
        self.flames = COUNT["flame_token"] - sum(self.fire_spaces) - self.left
        self.actions = 0
        self.used = []
        self.activated = []
        self.open = []
        self.roots = []
        self.old_roots = []
        self.snakes = COUNT["snake"]
        self.squares = [[], [], []]
        self.tree_done = False
        self.ward = False

    def clone(self) -> HesterBoard:
        new = HesterBoard.__new__(HesterBoard)
        new.flames = self.flames
        new.left = self.left
        new.fire_spaces = self.fire_spaces[:]
        new.actions = self.actions
        new.used = self.used[:]
        new.activated = self.activated[:]
        new.open = self.open[:]
        new.roots = [root[:] for root in self.roots]
        new.old_roots = [root[:] for root in self.old_roots]
        new.snakes = self.snakes
        new.squares = [side[:] for side in self.squares]
        new.tree_done = self.tree_done
        new.ward = self.ward
        return new
