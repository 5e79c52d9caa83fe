"""What lies on the table when a monster's turn comes, and what it will do."""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from klubovna.kernel.hexes import Hex

Side: TypeAlias = Literal["character", "monster"]
Wall: TypeAlias = tuple[Hex, Hex]
Outcome: TypeAlias = Literal["attack", "nearer", "stay"]
ScoreKey: TypeAlias = tuple[int, bool, int, int, int]
"""The fields of a `Score`."""
Settled: TypeAlias = Literal["nobody", "kept", "drawn", "only", "path", "range", "order", "players"]

NOTHING: Final[frozenset[Hex]] = frozenset()


@dataclass(slots=True)
class Figure:
    """A figure on the map. The summons of a character are on the side of the characters."""

    at: Hex
    side: Side = "character"
    initiative: int | tuple[int, ...] = 99
    """Of the leading card and of the other one; a summon has those of its owner."""
    invisible: bool = False
    name: str = ""
    order: int = 0
    """The place in the turn order of the round, from 1; 0: not settled, the initiative decides."""
    summon_of: str = ""
    """The name of the owner."""


@dataclass(slots=True, kw_only=True)
class Position:
    """A map, the figures on it, and one of them that is about to act with the card of this round.

    The actor need not be among the figures; if it is, it may be a character's summon (summon.07). Closed doors are
    walls: leave them out of the floor or name them in `doors`.
    """

    floor: AbstractSet[Hex]
    actor: Hex
    figures: Collection[Figure] = ()
    friends: Collection[Hex] = ()
    """Further figures on the side of the actor, of which nothing else matters."""
    walls: AbstractSet[Wall] = frozenset()
    doors: AbstractSet[Hex] = NOTHING
    obstacles: AbstractSet[Hex] = NOTHING
    traps: AbstractSet[Hex] = NOTHING
    hazardous: AbstractSet[Hex] = NOTHING
    difficult: AbstractSet[Hex] = NOTHING
    move: int = 0
    """The movement points of this turn; 0 also if the card has no move."""
    attack: bool = True
    """Whether an attack comes after this move."""
    range: int = 0
    """0: a melee attack; else a ranged one."""
    targets: int = 1
    area: Collection[Hex] = ()
    """The red hexes: around the actor at (0, 0) for a melee attack, a free pattern for a ranged one."""
    flying: bool = False
    jumping: bool = False
    muddled: bool = False
    strengthened: bool = False
    immobilized: bool = False
    disarmed: bool = False
    stunned: bool = False
    focus: Hex | None = None
    """Where the focus stands that was found earlier in this turn (r.17)."""
    drawn: tuple[Hex, ...] = ()
    """Enemies that it focuses on before all others, if it can come within range of them now (spec.19)."""


@dataclass(slots=True, unsafe_hash=True)
class Choice:
    """One outcome; nobody changes it. Two that differ only in the way walked or in how an area is laid are the same."""

    end: Hex
    focus: Hex | None = None
    attacks: frozenset[Hex] = NOTHING
    area: frozenset[Hex] = NOTHING
    enters: frozenset[Hex] = NOTHING
    """The traps and hazardous hexes entered on the way."""
    path: tuple[Hex, ...] = field(default=(), compare=False)
    """Every hex entered, the last is the end; empty if it stays."""
    order: tuple[Hex, ...] = field(default=(), compare=False)
    """The targets: the focus, then the others by the focus rules."""
    disadvantage: frozenset[Hex] = field(default=NOTHING, compare=False)
    """The targets attacked with disadvantage."""


@dataclass(slots=True)
class Score:
    """How good a hex to attack from is, in the order in which hexes are compared (r.16); less is better."""

    negative: int
    hindered: bool
    missed: int
    """Targets fewer than the best hex in reach has."""
    others_hindered: int
    points: int

    def key(self) -> ScoreKey:
        return (self.negative, self.hindered, self.missed, self.others_hindered, self.points)


@dataclass(slots=True)
class Ending:
    """How the move to a focus comes out."""

    outcome: Outcome
    scores: dict[Hex, Score] = field(default_factory=dict)
    """By hex in reach from which the focus can be attacked."""
    remaining: int = 0
    """Points still lacking to attack the focus, after a move that only brings it nearer."""


@dataclass(slots=True)
class Why:
    """Plain facts about how a plan came about."""

    stunned: bool = False
    unarmed: bool = False
    """No attack, or disarmed: it moves as if for a melee attack on one target."""
    paths: dict[Hex, tuple[int, int] | None] = field(default_factory=dict)
    """By visible enemy: negative hexes and movement points to a hex from which it could be attacked; None: no way."""
    ranges: dict[Hex, int] = field(default_factory=dict)
    """By visible enemy: how far it is from where the actor stands, not counted through walls."""
    settled: Settled = "nobody"
    """What decided between the enemies."""
    endings: dict[Hex, Ending] = field(default_factory=dict)
    """By focus; more than one only where the players choose it."""
    unlisted: bool = False
    """There are more outcomes than are listed."""


@dataclass(slots=True)
class Plan:
    """All outcomes that the rules leave to the players, in a fixed order, and why these."""

    options: list[Choice]
    why: Why = field(default_factory=Why, compare=False)
