"""The solo cards and the solo board, which carry out the turns of automated factions."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.facts import BOARD_FACTS, CARD_IDS, FACTION_IDS, Card

SPACES: Final[list[str]] = BOARD_FACTS["hester.solo_board"]["action_fields_clockwise"]
DECK_IDS: Final = ("tactics", "upgrades", "goblin")


class SoloBoard:
    """Used by the solo game, and by the Fair Folk against Hester."""

    __slots__ = (
        "bag",
        "card",
        "decks",
        "discard",
        "faction",
        "flames",
        "goal",
        "level",
        "moved",
        "passes",
        "replaced",
        "spaces",
        "spawn_card",
        "stage",
        "unused",
    )
    decks: list[list[Card]]
    """Three face-down decks: tactics, upgrades, goblin."""
    unused: list[list[Card]]
    """Cards of each deck that went back to the box unseen (solo.setup.07)."""
    discard: list[Card]
    level: int
    stage: int
    """How far the carrying out of a solo card has come."""
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
    spawn_card: int
    """The card whose hexes count for the spawning now: `card`, or one drawn in its place; -1 if none."""
    passes: int
    """How often all units still move; 0 when no movement is under way."""
    moved: list[int]
    """Hexes whose units have moved in this pass."""
    goal: int
    """The hex for which the units head, also after the objective there was reached; -1 if it is still to be seen."""
    bag: list[int]
    """Fair Folk against Hester: turn tokens in the bag."""

    def __init__(self) -> None:
        self.decks = [[], [], []]
        self.unused = [[], [], []]
        self.discard = []
        self.level = 1
        self.stage = 0
        self.card = -1
        self.faction = -1
        self.replaced = False
        self.flames = [0, 0, 0]
        self.spaces = []
        self.spawn_card = -1
        self.passes = 0
        self.moved = []
        self.goal = -1
        self.bag = []

    def clone(self) -> SoloBoard:
        new = SoloBoard.__new__(SoloBoard)
        new.decks = [deck[:] for deck in self.decks]
        new.unused = [deck[:] for deck in self.unused]
        new.discard = self.discard[:]
        new.level = self.level
        new.stage = self.stage
        new.card = self.card
        new.faction = self.faction
        new.replaced = self.replaced
        new.flames = self.flames[:]
        new.spaces = self.spaces[:]
        new.spawn_card = self.spawn_card
        new.passes = self.passes
        new.moved = self.moved[:]
        new.goal = self.goal
        new.bag = self.bag[:]
        return new

    def cards(self) -> list[Card]:
        """Every solo card, wherever it lies."""
        held = [Card(card) for card in dict.fromkeys((self.card, self.spawn_card)) if card >= 0]
        return [*held, *self.discard, *(card for deck in (*self.decks, *self.unused) for card in deck)]

    def view(self) -> dict[str, Any]:
        """Everything on the solo board lies open; of the decks only how many cards they hold."""
        return {
            "level": self.level,
            "stage": self.stage,
            "decks": {name: len(deck) for name, deck in zip(DECK_IDS, self.decks, strict=True)},
            "unused": {name: len(deck) for name, deck in zip(DECK_IDS, self.unused, strict=True)},
            "discard": [CARD_IDS[card] for card in self.discard],
            "card": CARD_IDS[self.card] if self.card >= 0 else None,
            "spawn_card": CARD_IDS[self.spawn_card] if self.spawn_card >= 0 else None,
            "faction": FACTION_IDS[self.faction] if self.faction >= 0 else None,
            "replaced": self.replaced,
            "flames": dict(zip(SPACES, self.flames, strict=True)),
            "to_do": [SPACES[space] for space in self.spaces],
            "passes": self.passes,
            "moved": self.moved[:],
            "goal": self.goal if self.goal >= 0 else None,
            "bag": self.bag[:],
        }
