"""The gifts of the three goblins, each for once in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.harrow import dolls
from klubovna.games.harrow.events import kami as events
from klubovna.games.harrow.factions.kami.identity import board_of, goblin_at, kami_at, lose_cards, reveal, shown_by
from klubovna.games.harrow.facts import (
    HESTER_TOKEN,
    KAMI,
    LEGEND_CALLED,
    LEGEND_TOKENS,
    NEIGHBOURS,
    Spot,
)
from klubovna.games.harrow.kinds import kami as kinds
from klubovna.games.harrow.movement import move_legend, steps
from klubovna.games.harrow.scoring import first_to_go, kill
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import TASK_THUMPER, finish, task
from klubovna.kernel.decision import Decision, Flow

THUMPER_FAR: Final = 2
NOBODY: Final = -1


def spend_gift(t: Table) -> None:
    """c4.gift.01 The gift token leaves the game."""
    board_of(t).gift = False
    t.tell(events.GIFT, t.who[KAMI])


# -- Knocker -----------------------------------------------------------------------------------------------------------


async def knocker(t: Table) -> None:
    """c4.gift.03, r.051 A haint dies on every hex next to the goblin; then the goblin is out of the game."""
    spend_gift(t)
    at = Spot(goblin_at(t))
    reveal(t, board_of(t).goblin)
    t.tell(events.BLAST, at)
    for near in NEIGHBOURS[at]:
        for owner in t.present:
            if t.haints_at(owner, near):
                kill(t, KAMI, owner, near, first_to_go(t, owner, near))
    t.set_legend(board_of(t).goblin, -1)  # c4.gift.06
    lose_cards(t)


# -- Thumper -----------------------------------------------------------------------------------------------------------


async def thumper(t: Table) -> None:
    """c4.gift.04 Every legend moves up to 2 hexes, in any order."""
    spend_gift(t)
    t.todo.append([TASK_THUMPER, 0, NOBODY, 0])


def thumps(t: Table, token: int) -> list[Spot]:
    """ap.goblins.02 Where a legend can be moved next; Hester enters any hex but one with an objective."""
    at = t.legend_at[token]
    faction, unit = LEGEND_TOKENS[token]
    if at < 0 or t.nailed(faction, unit, at):
        return []
    if token == HESTER_TOKEN:
        return [to for to in NEIGHBOURS[at] if not t.townsfolk[to] and not t.buildings[to]]
    return steps(t, faction, at)


@task(TASK_THUMPER)
async def thump(t: Table, work: list[int]) -> None:
    """One legend is named, or goes one hex. [legends named so far, the one that moves, its hexes left]"""
    _, named, token, left = work
    seat = t.seat_of[KAMI]
    if token == NOBODY:
        tokens: list[int | None] = [i for i in range(len(LEGEND_TOKENS)) if not named >> i & 1 and thumps(t, i)]
        chosen = await Decision(seat, kinds.THUMP, [None, *tokens]) if tokens else None
        if chosen is None:
            finish(t, work)
        else:
            work[1:] = [named | 1 << chosen, chosen, THUMPER_FAR]
        return
    ways: list[Spot | None] = [*thumps(t, token)]
    to = await Decision(seat, kinds.THUMP_TO, [None, *ways], token) if ways else None
    work[3] = left - 1
    if to is None or not work[3]:
        work[2] = NOBODY
    if to is not None:
        await move_legend(t, token, to, KAMI)  # c4.gift.07


# -- Prankster ---------------------------------------------------------------------------------------------------------


async def prankster(t: Table) -> None:
    """c4.gift.05, ap.goblins.03 A doll next to the goblin comes to it on its own."""
    places: list[Spot | None] = [*pranks(t, goblin_at(t))]
    at = await Decision(t.seat_of[KAMI], kinds.PRANK, [None, *places])
    if at is None:
        return
    spend_gift(t)
    to = Spot(goblin_at(t))
    shown_by(t, fits_both=to == kami_at(t))
    dolls.move_doll(t, at, to)
    t.tell(events.DOLL_PULLED, at, to)


def pranks(t: Table, at: int) -> list[Spot]:
    """Dolls next to a hex that could be pulled onto it."""
    return [near for near in NEIGHBOURS[at] if dolls.doll_on(t, near) >= 0] if dolls.may_lie(t, at) else []


GIFTS: Final[dict[int, Callable[[Table], Flow[None]]]] = {
    LEGEND_CALLED["goblin_knocker"]: knocker,
    LEGEND_CALLED["goblin_thumper"]: thumper,
    LEGEND_CALLED["goblin_prankster"]: prankster,
}
PRANKSTER: Final = LEGEND_CALLED["goblin_prankster"]


def usable(t: Table) -> bool:
    """c4.gift.01 Whether the gift can be asked for: as far as everybody can see, whichever token is the goblin."""
    if not board_of(t).gift:
        return False
    return t.who[KAMI] != PRANKSTER or any(pranks(t, at) for at in t.legends_of(KAMI))
