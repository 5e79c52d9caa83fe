"""The solo cards and the solo board, which carry out the turns of automated factions."""

from __future__ import annotations

from klubovna.games.harrow.facts import Card


class SoloBoard:
    """Used by the solo game, and by the Fair Folk against Hester."""

    __slots__ = ("bag", "card", "decks", "discard", "faction", "flames", "goal", "level", "replaced", "spaces")
    decks: list[list[Card]]
    """Three face-down decks: tactics, upgrades, goblin."""
    discard: list[Card]
    level: int
    card: int
    """The card being carried out, -1 if none."""
    faction: int
    """The faction it activates, -1 before that is chosen."""
    replaced: bool
    """Whether a card was discarded for another this turn (solo.card.02)."""
    flames: list[int]
    """Flames on the three action spaces of the solo board."""
    spaces: list[int]
    """Action spaces still to be carried out, in order."""
    goal: int
    """The hex for which the units head, also after the objective there was reached; -1 if it is still to be seen."""
    bag: list[int]
    """Fair Folk against Hester: turn tokens in the bag."""

    def __init__(self) -> None:
        self.decks = [[], [], []]
        self.discard = []
        self.level = 1
        self.card = -1
        self.faction = -1
        self.replaced = False
        self.flames = [0, 0, 0]
        self.spaces = []
        self.goal = -1
        self.bag = []

    def clone(self) -> SoloBoard:
        new = SoloBoard.__new__(SoloBoard)
        new.decks = [deck[:] for deck in self.decks]
        new.discard = self.discard[:]
        new.level = self.level
        new.card = self.card
        new.faction = self.faction
        new.replaced = self.replaced
        new.flames = self.flames[:]
        new.spaces = self.spaces[:]
        new.goal = self.goal
        new.bag = self.bag[:]
        return new
