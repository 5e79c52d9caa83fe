"""The placement phase: one action after the other, and what may be done beside it."""

from __future__ import annotations

from klubovna.games.monsterlands import citadel, deeds, events, kinds, outside, sam, settled
from klubovna.games.monsterlands.deeds import Deed
from klubovna.games.monsterlands.facts import Land
from klubovna.games.monsterlands.moments import ADVENTURE, EMPTY, FINISH, NO_PATH, TURN
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision


def actions(t: Table, seat: int) -> list[Deed]:
    """place.02 Place in the Citadel, in the surroundings or on an own settled land."""
    clan = t.clans[seat]
    menu: list[Deed] = [("citadel", building) for building in citadel.usable(t, clan)]
    menu += [("outside", place) for place in outside.places(t, clan)]
    if clan.lands:
        menu += [("settled", land) for land in settled.usable(t, clan)]
    return menu


async def turn(t: Table) -> None:
    """place.01 One action, or a deed that is none; whoever has no dice must pass (place.03)."""
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
    if word == "citadel":
        await citadel.visit(t, seat, which)
    elif word == "outside":
        await outside.send(t, seat, which)
    elif word == "settled":
        await settled.use(t, seat, Land(which))
    else:
        await deeds.do(t, seat, deed)
        return
    t.handed = []
    if t.phase == FINISH and not deeds.free_deeds(t, seat):
        pass_turn(t)


async def finish(t: Table) -> None:
    """r.12 After the action the same deeds are open that were before it."""
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
            t.phase = TURN
            return
    t.phase = ADVENTURE
    t.place = EMPTY
