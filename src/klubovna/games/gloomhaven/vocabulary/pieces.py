"""Small records inside the abilities: areas, prices, what must hold."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from klubovna.games.gloomhaven.vocabulary.amounts import Amount
from klubovna.games.gloomhaven.vocabulary.words import Circumstance, Condition, Rank, Target
from klubovna.kernel.hexes import Hex

Hexes = list[Hex]


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A wrong key or word is refused with the place where it stands."""


class Area(Record):
    """`melee`: offsets from the attacker's own hex; else from one red hex, (0, 0). Turned and mirrored freely."""

    melee: bool
    hexes: Hexes
    enhance_hexes: Hexes = []
    body: Hexes = []


class TargetMust(Record):
    """A circumstance: the target has at least one of these conditions; or is one of these monsters."""

    target_has: list[Condition] = []
    target_is: list[str] = []


When = Circumstance | TargetMust


class Conditional(Record):
    """What is added while all of `when` holds; `xp` is gained for each target for which it does."""

    when: list[When] = []
    add: dict[str, Any] = {}
    xp: Amount = 0


class Pay(Record):
    """An optional price in damage, or in a condition for all these; what is added for it."""

    suffer: int = 0
    conditions: list[Condition] = []
    on: Target = "self"
    add: dict[str, Any] = {}
    xp: int = 0


class PushInto(Record):
    """A push that meets obstacles or walls: damage to the target for each, and experience."""

    damage: int
    xp: int = 0
    by: tuple[Literal["obstacle", "wall"], ...] = ("obstacle",)
    destroys: bool = False


class Link(Record):
    """A further attack of a chain, on a new enemy so near to the last target; `attack` is added to the first value."""

    attack: int
    range: int


class Aura(Record):
    """What a figure adds to the attacks of those next to it."""

    target: Target
    attack: int


class Called(Record):
    """What a monster summons: so many, of a rank by the number of characters; a missing number: none."""

    monster: str
    rank: dict[str, Rank]
    count: int = 1


class Cost(Record):
    """What a use of a bonus costs: damage, cards of the hand, an action of the turn; or a condition for an ally within
    range, who suffers `damage` instead if it has that condition already."""

    suffer: int = 0
    discard: int = 0
    forgo: Literal["", "top", "bottom"] = ""
    condition: Condition | Literal[""] = ""
    range: int = 0
    damage: int = 0
