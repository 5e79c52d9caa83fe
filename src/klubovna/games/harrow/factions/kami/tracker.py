"""Kami's legend tracker: goblin cards played again, or hidden strength."""

from __future__ import annotations

from klubovna.games.harrow.factions.kami import dolls, events, goblin, kinds
from klubovna.games.harrow.factions.kami.identity import board_of, goblin_at, kami_at, shown_by
from klubovna.games.harrow.facts import (
    DISTANCE,
    KAMI,
    LEGEND,
    LEGEND_B,
    NEIGHBOURS,
    PURPLE,
    TOKENS_OF,
    Card,
    Faction,
    Spot,
)
from klubovna.games.harrow.hands import draw_card
from klubovna.games.harrow.movement import Unit, carry_doll, move_unit, put, units_at
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision, some
from klubovna.kernel.fields import field, state_class

CUBES, DOLL, CARD, SWAP = range(1, 5)
"""The parts of side 2, by the scrolls they need."""


# -- side 1 ------------------------------------------------------------------------------------------------------------


@state_class
class Replay(Work):
    """c4.legend.01 Active cards once more, each once."""

    left: int
    played: list[Card] = field(default_factory=list)

    async def run(self, t: Table) -> None:
        cards: list[Card | None] = [
            card for card in board_of(t).active if card not in self.played and goblin.playable(t, card)
        ]
        seat = t.seat_of[KAMI]
        card = await Decision(seat, kinds.REPLAY, [None, *cards], self.left) if cards and self.left else None
        if card is None:
            self.finish(t)
            return
        self.left -= 1
        self.played.append(card)
        t.tell(events.REPLAYED, card)
        await goblin.play(t, card)


# -- side 2 ------------------------------------------------------------------------------------------------------------


@state_class
class HiddenStrength(Work):
    """c1.legend.03, r.020 The unlocked parts from left to right, each of them optional."""

    part: int = CUBES
    last: int

    async def run(self, t: Table) -> None:
        part = self.part
        if part == self.last:
            self.finish(t)
        self.part += 1
        if part == CUBES:
            await cubes_on_rows(t)
        elif part == DOLL:
            await pull_doll(t)
        elif part == CARD:
            if t.decks[KAMI] and await Decision(t.seat_of[KAMI], kinds.TRACKER_CARD, [False, True]):
                draw_card(t, KAMI)  # c4.legend.05
        else:
            await swap_legends(t)


async def cubes_on_rows(t: Table) -> None:
    """c4.legend.02 A cube on every row with an empty black area; with too few cubes she chooses the rows."""
    board = board_of(t)
    rows = [row for row in range(3) if row != board.black]
    seat = t.seat_of[KAMI]
    if not t.cubes[PURPLE] or not await Decision(seat, kinds.ROW_CUBES, [False, True]):
        return
    cubes = t.cubes[PURPLE]
    if cubes < len(rows):
        rows = await some(seat, kinds.ROW_CUBE, rows, cubes, cubes, cubes)
    for row in rows:
        t.cubes[PURPLE] -= 1
        board.row_cubes[row] += 1
        t.tell(events.CUBE_ON_ROW, row)


def ways_to(t: Table, at: int, to: int) -> list[Spot]:
    """r.021, r.045 Where a doll can be pulled: adjacent hexes without a doll, exactly one nearer to the reference."""
    near = DISTANCE[to]
    return [spot for spot in NEIGHBOURS[at] if near[spot] == near[at] - 1 and dolls.may_lie(t, spot)]


async def pull_doll(t: Table) -> None:
    """c4.legend.04 A doll one hex closer to Kami, r.141 with or without a unit of its hex."""
    seat = t.seat_of[KAMI]
    places: list[Spot | None] = [Spot(at) for at in board_of(t).dolls if at >= 0 and ways_to(t, at, kami_at(t))]
    at = await Decision(seat, kinds.PULL_DOLL, [None, *places]) if places else None
    if at is None:
        return
    to = await Decision(seat, kinds.PULL_DOLL_TO, ways_to(t, at, kami_at(t)), at)
    shown_by(t, fits_both=goblin_at(t) < 0 or DISTANCE[goblin_at(t)][to] == DISTANCE[goblin_at(t)][at] - 1)
    dolls.move_doll(t, at, to)
    t.tell(events.DOLL_PULLED, at, to)
    await pull_unit(t, at, to)


async def pull_unit(t: Table, at: Spot, to: Spot) -> None:
    """c4.legend.04 A unit of the hex may go along, if its owner agrees."""
    units: list[Unit | None] = [
        unit for faction in t.present if t.can_enter(faction, to) for unit in units_at(t, faction, at)
    ]
    unit = await Decision(t.seat_of[KAMI], kinds.PULL_UNIT, [None, *units], to) if units else None
    if unit is None:
        return
    owner = Faction(unit[0])
    if owner == KAMI or await Decision(t.seat_of[owner], kinds.AGREE, [False, True], (unit, to)):
        await move_unit(t, unit, to, KAMI)


async def swap_legends(t: Table) -> None:
    """c4.legend.06 Kami and her goblin change places, the tokens with them; a nailed one cannot."""
    first, second = (Spot(t.legend_at[token]) for token in TOKENS_OF[KAMI])
    apart = first >= 0 and second >= 0 and first != second
    if not apart or t.nailed(KAMI, LEGEND, first) or t.nailed(KAMI, LEGEND_B, second):
        return
    if not await Decision(t.seat_of[KAMI], kinds.TRACKER_SWAP, [False, True]):
        return
    put(t, KAMI, LEGEND, first, second)
    put(t, KAMI, LEGEND_B, second, first)
    t.tell(events.SWAPPED)
    doll_first, doll_second = not dolls.may_lie(t, first), not dolls.may_lie(t, second)
    if doll_first and not doll_second:
        await carry_doll(t, KAMI, (LEGEND,), first, second, KAMI)
    elif doll_second and not doll_first:
        await carry_doll(t, KAMI, (LEGEND_B,), second, first, KAMI)
