"""Kami's action table, her goblin, and the dolls."""

from __future__ import annotations

from klubovna.games.harrow.boards import FactionBoard
from klubovna.games.harrow.facts import KAMI, TOKENS_OF, Card, Token
from klubovna.kernel.chance import Chance
from klubovna.kernel.fields import field, state_class


@state_class
class KamiBoard(FactionBoard):
    """Which legend token is Kami (`kami`) is her secret; which doll is real (`real`) is secret from her alone."""

    kami: int = 0
    """0 if token A is Kami, 1 if token B is."""
    revealed: bool = False
    """One of the two has been turned up, and so both are known."""
    deduced: bool = False
    """What was done openly fits only one of the two as the goblin, so that everybody can tell (ex.c4.cards.1)."""
    gift: bool = True
    """Whether the goblin's gift token is still there."""
    active: list[Card] = field(default_factory=list)
    """Goblin cards played and still active."""
    rows: list[list[Token]] = field(default_factory=list)
    """The action table: three rows of two."""
    spare: Token = Token(0)
    """The token beside the table that is pushed in next; also while it lies in a black area."""
    black: int = -1
    """The row whose black area holds the spare token; -1 at the start."""
    row_cubes: list[int] = field(default_factory=lambda: [0, 0, 0])
    dolls: list[int] = field(default_factory=lambda: [-1, -1, -1])
    """The hexes of the three dolls; -1 once out of the game."""
    real: int = 0
    """Which of the three is the real doll."""
    face_up: int = -1
    """Which doll lies face up, or was taken so (only the real one can); -1 if none."""
    maybe: list[bool] = field(default_factory=lambda: [True, True, True])
    """Which dolls may be the real one, as far as Kami can know."""

    def redeal(self, chance: Chance, seat: int, own: bool, seen: list[int]) -> None:
        if not own:
            if not self.revealed and not self.deduced:
                self.kami = chance.below(2)
        elif self.face_up < 0:
            self.real = chance.pick([i for i in range(3) if self.maybe[i]])

    @property
    def herself(self) -> int:
        """The legend token that is Kami."""
        return TOKENS_OF[KAMI][self.kami]

    @property
    def goblin(self) -> int:
        """The legend token that is the goblin, in play or not."""
        return TOKENS_OF[KAMI][1 - self.kami]
