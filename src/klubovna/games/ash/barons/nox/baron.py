"""Nox: exchanges resources, and summons before the turn has begun."""

from __future__ import annotations

from typing import Final

from klubovna.games.ash.facts import BASIC, CHARACTERS, GOLD, Resource
from klubovna.games.ash.powers import FIRST_POWER, Baron, Emblem, Power
from klubovna.games.ash.state import START, Table
from klubovna.games.ash.summon import payable, summon, summonable
from klubovna.kernel.decision import Decision, Kind
from klubovna.kernel.journal import Event

SWINDLE, GRAVE_ROBBER = FIRST_POWER, FIRST_POWER + 1
SWINDLE_MOST: Final = 3

SWINDLE_GIVE: Final = Kind("power.swindle.give", of="resource", rule="power.10")
SWINDLE_TAKE: Final = Kind("power.swindle.take", of="resource", rule="power.10", about="resource")
ROBBED: Final = Kind("power.grave-robber", of="summon", rule="power.11")

SWINDLED: Final = Event(
    "swindled",
    "side given:resource taken:resource",
    rule="power.10",
    shows="goods @side > ~given; goods > @side ~taken",
)


def can_swindle(t: Table, seat: int) -> bool:
    return any(t.sides[seat].supply[:GOLD])


async def swindle(t: Table, seat: int) -> None:
    """power.10 One to three basic resources for as many others (r.pow.4)."""
    supply = t.sides[seat].supply
    own = supply[:]
    for exchanged in range(SWINDLE_MOST):
        options: list[Resource | None] = [None] if exchanged else []
        options += [r for r in BASIC if own[r]]
        if options == [None]:
            return
        given = await Decision(seat, SWINDLE_GIVE, options)
        if given is None:
            return
        taken = await Decision(seat, SWINDLE_TAKE, [r for r in BASIC if r != given], given)
        own[given] -= 1
        supply[given] -= 1
        supply[taken] += 1
        t.tell(SWINDLED, seat, given, taken)


def can_rob(t: Table, seat: int) -> bool:
    return t.phase == START and bool(payable(t.sides[seat].supply, t.offer))  # power.11


async def grave_robber(t: Table, seat: int) -> None:
    """power.11 A summoning at the start of the turn; the one at its end stays (power.12)."""
    await summon(t, seat, await Decision(seat, ROBBED, summonable(t, seat)))


class Nox(Baron):
    id = "nox"
    colour = "magenta"
    emblem = Emblem("moon", shape="diamond", fill="#cc79a7", ink="#2b0f1f")
    kinds = (SWINDLE_GIVE, SWINDLE_TAKE, ROBBED)
    events = (SWINDLED,)
    own_turn = (
        Power(SWINDLE, "nox_swindle", can_swindle, swindle),
        Power(GRAVE_ROBBER, "nox_grave_robber", can_rob, grave_robber),
    )


BARON: Final = Nox(CHARACTERS.index("nox"))
