"""The three dolls: carried by units, turned up in Kami's clean-up, swapped in secret after an attack on her."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.factions.kami import events, kinds
from klubovna.games.harrow.factions.kami.identity import board_of, goblin_at, kami_at, shown_by
from klubovna.games.harrow.facts import KAMI, LEGEND, LEGEND_B, TOKENS_OF, Faction, Spot
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.scoring import score
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

DOLL_POINTS: Final = 4


def doll_on(t: Table, at: int) -> int:
    """Which doll lies on a hex; -1 if none does, or nobody plays Kami."""
    return t.kami.dolls.index(at) if t.kami is not None and at in t.kami.dolls else -1


def may_lie(t: Table, at: int) -> bool:
    """c4.dolls.02, r.141 No effect brings a second doll onto a hex."""
    return doll_on(t, at) < 0


def move_doll(t: Table, at: Spot, to: Spot) -> None:
    """The doll of a hex goes to another, however."""
    board_of(t).dolls[doll_on(t, at)] = to


def keepers(t: Table) -> int:
    """c4.setup.11 The seats that may look at the dolls: all but Kami's."""
    return ((1 << t.seats) - 1) & ~(1 << t.seat_of[KAMI])


# -- carrying ----------------------------------------------------------------------------------------------------------


async def carry(t: Table, faction: Faction, units: tuple[int, ...], at: Spot, to: Spot, mover: Faction) -> None:
    """c4.dolls.01, c4.dolls.03, r.047 The owner of units that have left decides whether they have taken the doll."""
    board = board_of(t)
    decider = ROLES[mover].decides_for(faction, units)
    legends = [unit for unit in units if unit in (LEGEND, LEGEND_B)]
    open_doll = board.dolls.index(at) == board.face_up
    only_legends = faction == KAMI and len(legends) == len(units)
    options = [False, True]
    kind = kinds.CARRY
    if open_doll and only_legends:
        kind = kinds.CARRY_OPEN
        if [TOKENS_OF[KAMI][unit] for unit in legends] == [board.herself]:
            options = [False]  # c4.cleanup.04
    if await Decision(t.seat_of[decider], kind, options, (at, to)):
        if open_doll and only_legends:
            shown_by(t, fits_both=len(legends) > 1)
        move_doll(t, at, to)
        t.tell(events.CARRIED, faction, at, to)


# -- turned up in clean-up ---------------------------------------------------------------------------------------------


def turn_up(t: Table) -> None:
    """c4.cleanup.02 The dolls under Kami's legends; the real one is hers if she herself stands on it."""
    board = board_of(t)
    for at in dict.fromkeys(t.legends_of(KAMI)):
        doll = doll_on(t, at)
        if doll < 0 or doll == board.face_up:
            continue
        t.shown += 1
        if doll == board.real:
            board.face_up = doll
            board.maybe = [other == doll for other in range(3)]
            t.tell(events.REAL_DOLL, at)
        else:
            board.dolls[doll] = -1  # c4.cleanup.03
            board.maybe[doll] = False
            t.tell(events.DECOY, at)
    take(t)


def take(t: Table) -> None:
    """c4.cleanup.05 Kami takes the doll that lies face up under her; under the goblin it stays (c4.cleanup.04)."""
    board = board_of(t)
    if board.face_up < 0 or board.dolls[board.face_up] not in t.legends_of(KAMI):
        return
    at = Spot(board.dolls[board.face_up])
    shown_by(t, fits_both=kami_at(t) == goblin_at(t))
    if at == kami_at(t):
        board.dolls[board.face_up] = -1
        t.tell(events.TOOK_DOLL, at)
        score(t, KAMI, DOLL_POINTS, "dolls")


# -- swapped after an attack -------------------------------------------------------------------------------------------


async def swap_dolls(t: Table) -> None:
    """c4.attacked.03-05 The opponent hides and swaps the dolls that are not on hexes with Kami's units.

    Which of them is the real one afterwards is asked even if none has to move, so that it looks the same.
    """
    board = board_of(t)
    keeper = t.opponent(KAMI)
    seat = t.seat_of[keeper]
    loose = [doll for doll, at in enumerate(board.dolls) if at >= 0 and not t.units(KAMI, at)]
    if board.face_up >= 0:
        if board.face_up not in loose:
            return
        at = Spot(board.dolls[board.face_up])
        if not await Decision(seat, kinds.HIDE_DOLL, [False, True], at):
            return
        board.face_up = -1
        t.tell(events.DOLL_HIDDEN, keeper, at)
    if len(loose) < 2:  # r.052
        return
    places = [board.dolls[doll] for doll in (loose if board.real in loose else [board.real])]
    at = await Decision(seat, kinds.SWAP_DOLLS, [Spot(place) for place in places])
    board.real = doll_on(t, at)
    if any(board.maybe[doll] for doll in loose):
        for doll in loose:
            board.maybe[doll] = True
    t.whisper(keepers(t), events.DOLLS_SWAPPED, keeper, at)
