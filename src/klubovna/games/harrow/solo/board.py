"""The solo cards and the solo board, which carry out the turns of automated factions."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.facts import BOARD_FACTS, CARD_IDS, FACTION_IDS, Card
from klubovna.games.harrow.solo.seen import SoloView
from klubovna.kernel.fields import StatePart, field, state_class

SPACES: Final[list[str]] = BOARD_FACTS["hester.solo_board"]["action_fields_clockwise"]
DECK_IDS: Final = ("tactics", "upgrades", "goblin")


@state_class
class SoloBoard(StatePart):
    """Used by the solo game, and by the Fair Folk against Hester."""

    decks: list[list[Card]] = field(default_factory=lambda: [[], [], []])
    """Three face-down decks: tactics, upgrades, goblin."""
    unused: list[list[Card]] = field(default_factory=lambda: [[], [], []])
    """Cards of each deck that went back to the box unseen (solo.setup.07)."""
    discard: list[Card] = field(default_factory=list)
    level: int = 1
    stage: int = 0
    """How far the carrying out of a solo card has come."""
    card: int = -1
    """The card being carried out, -1 if none."""
    faction: int = -1
    """The faction it activates, -1 before that is chosen."""
    replaced: bool = False
    """Whether a card was discarded for another this turn (solo.card.02)."""
    flames: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Flames on the three action spaces of the solo board."""
    spaces: list[int] = field(default_factory=list)
    """Action spaces still to be carried out, in order."""
    spawn_card: int = -1
    """The card whose hexes count for the spawning now: `card`, or one drawn in its place; -1 if none."""
    passes: int = 0
    """How often all units still move; 0 when no movement is under way."""
    moved: list[int] = field(default_factory=list)
    """Hexes whose units have moved in this pass."""
    goal: int = -1
    """The hex for which the units head, also after the objective there was reached; -1 if it is still to be seen."""
    bag: list[int] = field(default_factory=list)
    """Fair Folk against Hester: turn tokens in the bag."""

    def cards(self) -> list[Card]:
        """Every solo card, wherever it lies."""
        held = [Card(card) for card in dict.fromkeys((self.card, self.spawn_card)) if card >= 0]
        return [*held, *self.discard, *(card for deck in (*self.decks, *self.unused) for card in deck)]

    def view(self) -> SoloView:
        """Everything on the solo board lies open; of the decks only how many cards they hold."""
        return SoloView(
            level=self.level,
            stage=self.stage,
            decks={name: len(deck) for name, deck in zip(DECK_IDS, self.decks, strict=True)},
            unused={name: len(deck) for name, deck in zip(DECK_IDS, self.unused, strict=True)},
            discard=[CARD_IDS[card] for card in self.discard],
            card=CARD_IDS[self.card] if self.card >= 0 else None,
            spawn_card=CARD_IDS[self.spawn_card] if self.spawn_card >= 0 else None,
            faction=FACTION_IDS[self.faction] if self.faction >= 0 else None,
            replaced=self.replaced,
            flames=dict(zip(SPACES, self.flames, strict=True)),
            to_do=[SPACES[space] for space in self.spaces],
            passes=self.passes,
            moved=self.moved[:],
            goal=self.goal if self.goal >= 0 else None,
            bag=self.bag[:],
        )
