"""The placement phase: one action after the other, and what may be done beside it."""

from __future__ import annotations

from typing import Final

from klubovna.games.monsterlands import citadel, deeds, events, kinds, outside, sam, settled
from klubovna.games.monsterlands.deeds import Deed
from klubovna.games.monsterlands.facts import BUILDINGS, PLACES, Land
from klubovna.games.monsterlands.moments import EMPTY, NO_PATH, InPlacement
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class

IN_CITADEL: Final[list[Deed | None]] = [("citadel", building) for building in range(len(BUILDINGS))]
OUTSIDE: Final[list[Deed | None]] = [("outside", place) for place in range(len(PLACES))]


def actions(t: Table, seat: int) -> list[Deed | None]:
    """place.02 Place in the Citadel, in the surroundings or on an own settled land."""
    clan = t.clans[seat]
    menu: list[Deed | None] = []
    for building in citadel.usable(t, clan):
        menu.append(IN_CITADEL[building])
    for place in outside.places(t, clan):
        menu.append(OUTSIDE[place])
    if clan.lands:
        menu += [("settled", land) for land in settled.usable(t, clan)]
    return menu


@state_class
class Turn(InPlacement):
    """place.01 One action, or a deed that is none; whoever has no dice must pass (place.03)."""

    def begin(self, t: Table) -> Flow[None] | None:
        seat = t.turn
        clan = t.clans[seat]
        menu = actions(t, seat) if clan.strength or clan.magic or clan.haggle else []
        if not menu:
            menu.append(None)  # place.04, r.10
        menu += deeds.free_deeds(t, seat)
        if len(menu) > 1 or menu[0]:
            return self.act(t, seat, menu)
        pass_for_good(t, seat)
        return None

    async def act(self, t: Table, seat: int, menu: list[Deed | None]) -> None:
        deed = await Decision(seat, kinds.TURN, menu)
        if deed is None:
            pass_for_good(t, seat)
            return
        word, which = deed
        if word not in ("citadel", "outside", "settled"):
            await deeds.do(t, seat, deed)
            return
        t.then(FINISH)
        if word == "citadel":
            await citadel.visit(t, seat, which)
        elif word == "outside":
            await outside.send(t, seat, which)
        else:
            await settled.use(t, seat, Land(which))
        t.handed = []
        if t.tasks[-1] is FINISH:
            finish(t, seat)


@state_class
class Finish(InPlacement):
    """r.12 After the action the same deeds are open that were before it."""

    def begin(self, t: Table) -> Flow[None] | None:
        seat, menu = t.turn, t.still_open
        t.still_open = None
        if menu is None:
            menu = deeds.free_deeds(t, seat)
        if menu or t.solo:
            return self.more(t, seat, menu)
        next_turn(t)
        return None

    async def more(self, t: Table, seat: int, menu: list[Deed]) -> None:
        deed = await Decision(seat, kinds.FINISH, [None, *menu]) if menu else None
        if deed is None:
            pass_turn(t)
        else:
            await deeds.do(t, seat, deed)
            finish(t, seat)


TURN: Final = Turn()
FINISH: Final = Finish()
"""They hold nothing: one of each is enough for all tables."""


def finish(t: Table, seat: int) -> None:
    """Nobody is asked what to do beside the action when there is nothing."""
    menu = deeds.free_deeds(t, seat)
    if menu:
        t.still_open = menu
    else:
        pass_turn(t)


def pass_for_good(t: Table, seat: int) -> None:
    """place.04, r.11 Nothing more is done in this placement phase."""
    t.clans[seat].passed = True
    t.tell(events.PASSED, seat)
    next_turn(t)


def pass_turn(t: Table) -> None:
    """The action is over; in the solo game Sam takes his."""
    if t.solo:
        sam.after_action(t)
    next_turn(t)


def next_turn(t: Table) -> None:
    """place.01 Clockwise; when all have passed the adventure begins (place.05)."""
    t.handed = []
    t.path = NO_PATH
    seat, clans = t.turn, t.clans
    for _ in clans:
        seat = seat + 1 if seat + 1 < t.seats else 0
        if not clans[seat].passed:
            t.turn = seat
            t.then(TURN)
            return
    t.place = EMPTY
    t.done()
