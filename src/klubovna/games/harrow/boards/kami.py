"""Kami's action table, her goblin, and the dolls."""

from __future__ import annotations

from klubovna.games.harrow.facts import Card, Token


class KamiBoard:
    """Which legend token is Kami (`kami`) is her secret; which doll is real (`real`) is secret from her alone."""

    __slots__ = (
        "active",
        "black",
        "dolls",
        "face_up",
        "gift",
        "kami",
        "maybe",
        "real",
        "revealed",
        "row_cubes",
        "rows",
        "spare",
    )
    kami: int
    """0 if token A is Kami, 1 if token B is."""
    revealed: bool
    gift: bool
    """Whether the goblin's gift token is still there."""
    active: list[Card]
    """Goblin cards played and still active."""
    rows: list[list[Token]]
    """The action table: three rows of two."""
    spare: Token
    """The token beside the table that is pushed in next; also while it lies in a black area."""
    black: int
    """The row whose black area holds the spare token; -1 at the start."""
    row_cubes: list[int]
    dolls: list[int]
    """The hexes of the three dolls; -1 once out of the game."""
    real: int
    """Which of the three is the real doll."""
    face_up: int
    """Which doll lies face up (only the real one can); -1 if none."""
    maybe: list[bool]
    """Which dolls may be the real one, as far as Kami can know."""

    def __init__(self) -> None:
        self.kami = 0
        self.revealed = False
        self.gift = True
        self.active = []
        self.rows = []
        self.spare = Token(0)
        self.black = -1
        self.row_cubes = [0, 0, 0]
        self.dolls = [-1, -1, -1]
        self.real = 0
        self.face_up = -1
        self.maybe = [True, True, True]

    def clone(self) -> KamiBoard:
        new = KamiBoard.__new__(KamiBoard)
        new.kami = self.kami
        new.revealed = self.revealed
        new.gift = self.gift
        new.active = self.active[:]
        new.rows = [row[:] for row in self.rows]
        new.spare = self.spare
        new.black = self.black
        new.row_cubes = self.row_cubes[:]
        new.dolls = self.dolls[:]
        new.real = self.real
        new.face_up = self.face_up
        new.maybe = self.maybe[:]
        return new
