"""The Family's bag, board and storms."""

from __future__ import annotations

from klubovna.games.harrow.boards import FactionBoard
from klubovna.games.harrow.facts import ALL_TOKEN_IDS, COUNT, Card, Token
from klubovna.kernel.fields import field, state_class


@state_class
class FamilyBoard(FactionBoard):
    """The bag is counted by kind of token: everybody may know what went in, only the draw is chance."""

    bag: list[int] = field(default_factory=lambda: [0] * len(ALL_TOKEN_IDS))
    """By kind of token, upgrades too."""
    slots: list[Token] = field(default_factory=list)
    """Tokens on the board, left to right, the printed one not counted."""
    drawn: list[Token] = field(default_factory=list)
    """Drawn this turn and not yet activated."""
    spent: list[Token] = field(default_factory=list)
    """Activated or collected this turn; these and the drawn ones go to the board or the bag in clean-up."""
    parked: list[Token] = field(default_factory=list)
    """On the attack jar until the next attack (c2.upgrades.08)."""
    upgrades: list[int] = field(default_factory=list)
    """Upgrade tokens still in supply, by kind."""
    open_upgrades: list[Card] = field(default_factory=list)
    """Upgrade cards played, in order (c2.upgrades.09)."""
    storms: int = COUNT["storm_token"]
    """Storm tokens in supply."""
    stored: int = 0
    """Cubes on Odessa's board."""
