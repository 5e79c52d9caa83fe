"""How bold a party is: the numbers behind its choices, as they were first and as they are today."""

from __future__ import annotations

from typing import Final

NEVER: Final = 99.0
"""More rounds than anybody has."""


class Boldness:
    """`FIRST` is the yardstick and never changes; `TODAY` is what levels and searches play."""

    __slots__ = (
        "ample", "bend", "comes", "comes_back", "danger", "full", "hasty", "later", "next_round", "others", "pain",
        "pain_last", "pain_low", "patient", "progress", "revive", "room", "short", "thrift", "waits",
    )  # fmt: skip

    def __init__(
        self,
        waits: float = -NEVER,
        hasty: float = -4.0,
        full: int = 4,
        danger: float = 1.3,
        progress: float = 0.5,
        comes: float = 0.25,
        later: float = 0.8,
        next_round: float = 0.5,
        others: float = 1.2,
        ample: float = 1.0,
        short: float = 3.0,
        bend: float = 8.0,
        pain: float = 1.0,
        pain_low: float = 1.3,
        pain_last: float = 1.6,
        room: float = 7.0,
        patient: float = 0.0,
        revive: int = 4,
        thrift: float = 2.5,
        comes_back: float = 2.0,
    ) -> None:
        self.waits = waits
        """Rounds that must be to spare if others are waited for who rest before a door; two who take turns at it
        spend their cards without anything done."""
        self.hasty = hasty
        """With fewer rounds to spare a door is opened though not everybody is near."""
        self.full = full
        """With fewer cards in hand one rests before the next door."""
        self.danger = danger
        """What harm to come counts against harm done."""
        self.progress = progress
        """The price of a step that is missing to an enemy."""
        self.comes = comes
        """The same where the enemy comes by itself."""
        self.later = later
        """What an attack is worth that comes after those of the monsters."""
        self.next_round = next_round
        """How much an attack matters that comes only in the next round."""
        self.others = others
        """How much the harm to a friend counts against the same harm to oneself."""
        self.ample = ample
        self.short = short
        self.bend = bend
        """The price of a round: where there are many to spare, where they are lacking, and how many that is."""
        self.pain = pain
        self.pain_low = pain_low
        self.pain_last = pain_last
        """The price of a hit point: of many, of few, of the last ones."""
        self.room = room
        """How many rounds a room takes of which nothing is known yet."""
        self.patient = patient
        """Rounds that must be to spare if a party is to stay and heal."""
        self.revive = revive
        """So many lost cards are worth taking back all at once."""
        self.thrift = thrift
        """What an item must bring that is used up."""
        self.comes_back = comes_back
        """The most that a lost card costs one who can take back all of them."""


FIRST: Final = Boldness()
TODAY: Final = Boldness(waits=NEVER, danger=1.6, comes_back=8.0)
