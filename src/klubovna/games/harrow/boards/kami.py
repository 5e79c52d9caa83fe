"""Kami's action table, her goblin, and the dolls."""

from __future__ import annotations

from klubovna.games.harrow.facts import KAMI, TOKENS_OF, Card, Token


class KamiBoard:
    """Which legend token is Kami (`kami`) is her secret; which doll is real (`real`) is secret from her alone."""

    __slots__ = (
        "active",
        "black",
        "deduced",
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
    """One of the two has been turned up, and so both are known."""
    deduced: bool
    """What was done openly fits only one of the two as the goblin, so that everybody can tell (ex.c4.cards.1)."""
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
    """Which doll lies face up, or was taken so (only the real one can); -1 if none."""
    maybe: list[bool]
    """Which dolls may be the real one, as far as Kami can know."""

    def __init__(self) -> None:
        self.kami = 0
        self.revealed = False
        self.deduced = False
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

    @property
    def herself(self) -> int:
        """The legend token that is Kami."""
        return TOKENS_OF[KAMI][self.kami]

    @property
    def goblin(self) -> int:
        """The legend token that is the goblin, in play or not."""
        return TOKENS_OF[KAMI][1 - self.kami]

    def clone(self) -> KamiBoard:
        new = KamiBoard.__new__(KamiBoard)
        new.kami = self.kami
        new.revealed = self.revealed
        new.deduced = self.deduced
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
