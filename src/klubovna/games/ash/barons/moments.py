"""The four barons, and the moments at which the rules ask them."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from klubovna.games.ash.facts import CHARACTERS, Card
from klubovna.games.ash.powers import Baron, spend
from klubovna.games.ash.state import Table
from klubovna.kernel.decision import Flow
from klubovna.kernel.journal import Event


def of_each(module: str) -> list[ModuleType]:
    """The module of this name of every baron, in the order of the characters."""
    return [import_module(f"klubovna.games.ash.barons.{name}.{module}") for name in CHARACTERS]


BARONS: Final[tuple[Baron, ...]] = tuple(module.BARON for module in of_each("baron"))
"""By the number of the character."""


def asked_for(name: str) -> list[Baron]:
    """The barons who have something to say at this moment."""
    return [baron for baron in BARONS if getattr(type(baron), name) is not getattr(Baron, name)]


WATCHFUL: Final = asked_for("attacked")
FORESEEING: Final = asked_for("foresee")
STRENGTHENING: Final = asked_for("strengthen")
ROLLING: Final = asked_for("roll_again")
POWERS: Final = {power.entry: power for baron in BARONS for power in baron.own_turn}


def own_turn(t: Table, seat: int) -> list[int]:
    """power.10 What the menu of the own turn offers at its start and after the main action (r.pow.11)."""
    menu: list[int] = []
    s = t.sides[seat]
    if not s.power:
        return menu
    for power in BARONS[s.role].own_turn:
        if power.offered(t, seat):
            menu.append(power.entry)
    return menu


def use(t: Table, seat: int, entry: int) -> Flow[None]:
    spend(t, seat)
    return POWERS[entry].use(t, seat)


# No moment is that of two barons: each function gives the flow that asks the one who has a say now, or None.


def attacked(t: Table, attacker: int, defender: int) -> Flow[None] | None:
    for baron in WATCHFUL:
        if (asked := baron.attacked(t, attacker, defender)) is not None:
            return asked
    return None


def foresee(t: Table, attacker: int, defender: int) -> Flow[tuple[int, Card] | None] | None:
    for baron in FORESEEING:
        if (asked := baron.foresee(t, attacker, defender)) is not None:
            return asked
    return None


def strengthen(t: Table, attacker: int) -> Flow[bool] | None:
    for baron in STRENGTHENING:
        if (asked := baron.strengthen(t, attacker)) is not None:
            return asked
    return None


def roll_again(t: Table, rolls: dict[int, int], told: Event, about: tuple[int, ...]) -> Flow[dict[int, int]] | None:
    if t.powers:
        for baron in ROLLING:
            if (asked := baron.roll_again(t, rolls, told, about)) is not None:
                return asked
    return None
