"""The advanced variant: what a baron is to the rules. The four barons themselves stand in `barons/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple

from klubovna.games.ash.facts import Card
from klubovna.games.ash.records import Character
from klubovna.games.ash.state import Table
from klubovna.kernel.decision import Flow, Kind
from klubovna.kernel.journal import Event

FIRST_POWER: Final = 100
"""Entries of the turn menus from here on are powers, not spaces or warriors."""
# What dice are rolled for.
FOR_BATTLE, FOR_ORDER, FOR_PROVINCE = range(3)


class Power:
    """A power of the own turn: its entry in the menu, when it is offered, and what it does."""

    __slots__ = ("entry", "id", "offered", "use")

    def __init__(
        self, entry: int, id: str, offered: Callable[[Table, int], bool], use: Callable[[Table, int], Flow[None]]
    ) -> None:
        self.entry = entry
        self.id = id
        self.offered = offered
        self.use = use


class Emblem(NamedTuple):
    """The mark of a baron: a picture in a shape, in colours that colour-blind people can tell apart."""

    picture: str
    shape: str
    fill: str
    ink: str


class Baron:
    """What the rules ask a character: most answer nothing, each has two powers."""

    id: ClassVar[Character]
    colour: ClassVar[str]
    """At the terminal."""
    emblem: ClassVar[Emblem]
    """On the page."""
    kinds: ClassVar[tuple[Kind, ...]] = ()
    events: ClassVar[tuple[Event, ...]] = ()
    own_turn: ClassVar[tuple[Power, ...]] = ()

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, t: Table) -> int:
        """The seat that may use this character's powers now, or a negative number (power.01, power.04, r.pow.10)."""
        seat = t.holder[self.number]
        return seat if seat >= 0 and t.sides[seat].power else -1

    # Moments at which he may be asked: a flow that asks him, or None if he has no say.

    def attacked(self, t: Table, attacker: int, defender: int) -> Flow[None] | None:
        """Attackers lie face down, and no card was chosen yet."""

    def foresee(self, t: Table, attacker: int, defender: int) -> Flow[tuple[int, Card] | None] | None:
        """The cards are chosen and not shown yet: whose card is named in advance, and which."""

    def strengthen(self, t: Table, attacker: int) -> Flow[bool] | None:
        """Whether the attacking pair is fortified."""

    def roll_again(
        self, t: Table, rolls: dict[int, int], told: Event, about: tuple[int, ...]
    ) -> Flow[dict[int, int]] | None:
        """All dice lie; how they lie afterwards."""


def spend(t: Table, seat: int) -> None:
    """power.03 Using either power turns the token."""
    t.sides[seat].power = False


def throw(t: Table, sides: list[int], told: Event) -> dict[int, int]:
    """One die each, all of them before anybody may react."""
    rolls = {}
    for side in sides:
        rolls[side] = t.chance.roll(6)
        t.tell(told, side, rolls[side])
    return rolls
