"""Figures on the map and the characters behind them: cards, items, modifier decks."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.scenario.counts import COUNTS
from klubovna.games.gloomhaven.vocabulary.words import INVISIBLE, TOKENS
from klubovna.kernel.fields import StatePart, field, shared, state_class
from klubovna.kernel.hexes import Hex

CHARACTER, SUMMON, MONSTER_FIGURE, OBJECTIVE = range(4)
INERT, WANING, STRONG = range(3)
READY, SPENT, CONSUMED = range(3)
NOBODY: Final = -1
NOWHERE: Final[Hex] = (9999, 9999)
SIDE_OF_CHARACTERS: Final = 0
REST: Final = 99
PER_INITIATIVE: Final = 100
"""Places in the order of the round that one initiative has room for."""

# What a boon gives.
(SHIELDED, RETALIATES, STRONGER, HARD_TO_HIT, QUICKER, MARKED) = range(6)


Boon = tuple[int, int, int, int, int, int, bool]
"""figure, what, value, range, character and card it comes from, whether it ends with the round."""
Trap = tuple[int, int, int, int, int, int, int]
"""q, r, damage, conditions (bits), the character that laid it, experience when an enemy springs it, and the half of
a card (twice its number, plus 1 for the bottom) that says what else happens then, or -1."""


@state_class
class Figure(StatePart):
    """A figure on the map. `who` is a character, a monster or an objective by number; of a summon its summoner."""

    id: int
    form: int
    who: int
    rank: int
    number: int
    """The number of the standee or token; of a summon the number of its active card, which is its statistics card."""
    at: Hex
    hp: int
    max_hp: int
    side: int
    conditions: list[int] = field(default_factory=lambda: [0] * TOKENS)
    """0: none; 1: ends with the next turn (or stays until healed); 2: gained in its own turn, so one turn longer."""
    acted: bool = False
    coin: bool = False
    since: int = 0
    """The round in which it was placed."""
    grounded: bool = False
    """It can fly no more."""
    asleep: bool = False
    """It does not act before it is woken."""

    @property
    def invisible(self) -> bool:
        return self.conditions[INVISIBLE] > 0

    @property
    def thing(self) -> bool:
        """spec.06 An obstacle with hit points."""
        return self.form == OBJECTIVE and self.side != SIDE_OF_CHARACTERS


@state_class
class Deck(StatePart):
    """Attack modifier cards: a face-down pile whose order nobody knows, and what has been drawn (amd.10)."""

    draw: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    reshuffle: bool = False


@state_class
class Character(StatePart):
    """A character with its cards, its items and what it has gained here. `figure` is -1 once it is exhausted."""

    begins: list[int] = shared(default_factory=lambda: [0, 0, 0])
    """Damage, cards to discard and conditions (bits) with which it begins: what an event left behind (setup.06)."""
    seat: int
    role: int
    """The class."""
    name: str = ""
    level: int
    start_xp: int = 0
    gold: int = 0
    """Owned at the start; what is gained is in the result."""
    checks: int = 0
    perks: list[int] = shared(default_factory=list)
    seeker: bool = False
    """Whether it has the personal quest that the scenario is about."""
    ignores: int = 0
    """Bit 0: the negative effects of items, bit 1: those of scenarios."""
    figure: int = NOBODY
    pool: list[int] = shared(default_factory=list)
    """Cards that it owns; of these it takes a hand."""
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
    active: list[list[int]] = field(default_factory=list)
    """Rows of card, half, uses made, figure, and a number that was worked out when it was played.

    The figure is what it summoned, or the enemy on which its doom lies, or -1. The number is 1 where an element changed
    the bonus; or what the bonus keeps.
    """
    chosen: list[int] = field(default_factory=list)
    """The two cards of the round, the leading one first; in no zone until they are played (dmg.05)."""
    resting: bool = False
    rests_well: bool = False
    """A short rest at the end of this round gives what a long one gives."""
    forgone: int = 0
    """Actions (bits: 1 top, 2 bottom) that it has given up for this round."""
    place: int = 0
    """Place in the order of the round: initiative times 100, and the rank among equals."""
    items: list[int] = shared(default_factory=list)
    item_state: list[int] = field(default_factory=list)
    item_uses: list[int] = field(default_factory=list)
    deck: Deck = field(default_factory=Deck)
    xp: int = 0
    coins: int = 0
    looted: list[int] = field(default_factory=list)
    """Numbers of treasure tiles."""
    goal_treasures: int = 0
    found: list[int] = field(default_factory=list)
    """Items found; they cannot be used in this scenario (tile.treasure.04)."""
    counts: list[int] = field(default_factory=lambda: [0] * COUNTS)
    slain: list[int] = field(default_factory=list)
    """The monsters that it killed, by number of content: personal quests count them."""
    slain_with: list[tuple[int, int]] = field(default_factory=list)
    """Items whose effect was part of an attack that killed, and the monster, both by number of content."""
    left_at: Hex = NOWHERE
    """Where it was exhausted."""
