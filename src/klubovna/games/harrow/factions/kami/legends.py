"""The gifts of the three goblins, each for once in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.harrow.factions.kami import dolls, events, kinds
from klubovna.games.harrow.factions.kami.identity import board_of, goblin_at, kami_at, lose_cards, reveal, shown_by
from klubovna.games.harrow.facts import (
    KAMI,
    LEGEND_CALLED,
    LEGEND_TOKENS,
    NEIGHBOURS,
    Spot,
)
from klubovna.games.harrow.movement import move_legend, steps
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.scoring import first_to_go, kill
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import field, state_class

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
    t.todo.append(Thumper())


def thumps(t: Table, token: int) -> list[Spot]:
    """ap.goblins.02 Where a legend can be moved next; Hester enters any hex but one with an objective."""
    at = t.legend_at[token]
    faction, unit = LEGEND_TOKENS[token]
    if at < 0 or t.nailed(faction, unit, at):
        return []
    if ROLES[faction].enters_any_hex:
        return [to for to in NEIGHBOURS[at] if not t.townsfolk[to] and not t.buildings[to]]
    return steps(t, faction, at)


@state_class
class Thumper(Work):
    """c4.gift.04 One legend is named, then goes one hex after the other; then the next."""

    named: list[int] = field(default_factory=list)
    """Legend tokens that have had their turn."""
    moving: int = NOBODY
    left: int = 0
    """Hexes that the moving one may still go."""

    async def run(self, t: Table) -> None:
        if self.moving == NOBODY:
            await self.name_next(t)
            return
        token = self.moving
        ways: list[Spot | None] = [*thumps(t, token)]
        to = await Decision(t.seat_of[KAMI], kinds.THUMP_TO, [None, *ways], token) if ways else None
        self.left -= 1
        if to is None or not self.left:
            self.moving = NOBODY
        if to is not None:
            await move_legend(t, token, to, KAMI)  # c4.gift.07

    async def name_next(self, t: Table) -> None:
        tokens: list[int | None] = [i for i in range(len(LEGEND_TOKENS)) if i not in self.named and thumps(t, i)]
        chosen = await Decision(t.seat_of[KAMI], kinds.THUMP, [None, *tokens]) if tokens else None
        if chosen is None:
            self.finish(t)
        else:
            self.named.append(chosen)
            self.moving, self.left = chosen, THUMPER_FAR


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
