"""The Family's bag, board and storms."""

from __future__ import annotations

from klubovna.games.harrow.facts import ALL_TOKEN_IDS, COUNT, Card, Token


class FamilyBoard:
    """The bag is counted by kind of token: everybody may know what went in, only the draw is chance."""

    __slots__ = ("bag", "drawn", "open_upgrades", "parked", "slots", "spent", "stored", "storms", "upgrades")
    bag: list[int]
    """By kind of token, upgrades too."""
    slots: list[Token]
    """Tokens on the board, left to right, the printed one not counted."""
    drawn: list[Token]
    """Drawn this turn and not yet activated."""
    spent: list[Token]
    """Activated or collected this turn; these and the drawn ones go to the board or the bag in clean-up."""
    parked: list[Token]
    """On the attack jar until the next attack (c2.upgrades.08)."""
    upgrades: list[int]
    """Upgrade tokens still in supply, by kind."""
    open_upgrades: list[Card]
    """Upgrade cards played, in order (c2.upgrades.09)."""
    storms: int
    """Storm tokens in supply."""
    stored: int
    """Cubes on Odessa's board."""

    def __init__(self) -> None:
        self.bag = [0] * len(ALL_TOKEN_IDS)
        self.slots = []
        self.drawn = []
        self.spent = []
        self.parked = []
        self.upgrades = []
        self.open_upgrades = []
        self.storms = COUNT["storm_token"]
        self.stored = 0

    def clone(self) -> FamilyBoard:
        new = FamilyBoard.__new__(FamilyBoard)
        new.bag = self.bag[:]
        new.slots = self.slots[:]
        new.drawn = self.drawn[:]
        new.spent = self.spent[:]
        new.parked = self.parked[:]
        new.upgrades = self.upgrades[:]
        new.open_upgrades = self.open_upgrades[:]
        new.storms = self.storms
        new.stored = self.stored
        return new
