"""The placement phase: one action after the other, and what may be done beside it."""

from __future__ import annotations

from klubovna.games.monsterlands import citadel, deeds, events, kinds, outside, sam, settled
from klubovna.games.monsterlands.deeds import Deed
from klubovna.games.monsterlands.facts import Land
from klubovna.games.monsterlands.moments import EMPTY, NO_PATH, InPlacement
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import state_class


def actions(t: Table, seat: int) -> list[Deed]:
    """place.02 Place in the Citadel, in the surroundings or on an own settled land."""
    clan = t.clans[seat]
    menu: list[Deed] = [("citadel", building) for building in citadel.usable(t, clan)]
    menu += [("outside", place) for place in outside.places(t, clan)]
    if clan.lands:
        menu += [("settled", land) for land in settled.usable(t, clan)]
    return menu


@state_class
class Turn(InPlacement):
    """place.01 One action, or a deed that is none; whoever has no dice must pass (place.03)."""

    async def run(self, t: Table) -> None:
        seat = t.turn
        menu: list[Deed | None] = []
        if t.clan.dice:
            menu += actions(t, seat)
        if not menu:
            menu = [None]  # place.04, r.10
        menu += deeds.free_deeds(t, seat)
        deed = await Decision(seat, kinds.TURN, menu) if len(menu) > 1 or menu[0] else None
        if deed is None:
            t.clan.passed = True  # r.11
            t.tell(events.PASSED, seat)
            next_turn(t)
            return
        word, which = deed
        if word not in ("citadel", "outside", "settled"):
            await deeds.do(t, seat, deed)
            return
        finish = Finish()
        t.then(finish)
        if word == "citadel":
            await citadel.visit(t, seat, which)
        elif word == "outside":
            await outside.send(t, seat, which)
        else:
            await settled.use(t, seat, Land(which))
        t.handed = []
        if t.task is finish and not deeds.free_deeds(t, seat):
            pass_turn(t)


@state_class
class Finish(InPlacement):
    """r.12 After the action the same deeds are open that were before it."""

    async def run(self, t: Table) -> None:
        menu: list[Deed | None] = [None, *deeds.free_deeds(t, t.turn)]
        deed = await Decision(t.turn, kinds.FINISH, menu) if len(menu) > 1 else None
        if deed is not None:
            await deeds.do(t, t.turn, deed)
        else:
            pass_turn(t)


def pass_turn(t: Table) -> None:
    """The action is over; in the solo game Sam takes his."""
    if t.solo:
        sam.after_action(t)
    next_turn(t)


def next_turn(t: Table) -> None:
    """place.01 Clockwise; when all have passed the adventure begins (place.05)."""
    t.handed = []
    t.path = NO_PATH
    for i in range(1, t.seats + 1):
        seat = (t.turn + i) % t.seats
        if not t.clans[seat].passed:
            t.turn = seat
            t.then(Turn())
            return
    t.place = EMPTY
    t.then()
