"""Kami's set-up: goblin, tracker, starting hexes; then the opponent's dolls and starting hexes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.harrow import events as shared
from klubovna.games.harrow import kinds as shared_kinds
from klubovna.games.harrow.factions.kami import dolls, events, kinds
from klubovna.games.harrow.factions.kami.identity import board_of
from klubovna.games.harrow.facts import (
    BOARD_FACTS,
    HAINT,
    HOMES,
    KAMI,
    LEGEND,
    LEGEND_B,
    LEGEND_IDS,
    LEGENDS_OF,
    TOKEN_CALLED,
    TOKENS_OF,
    Faction,
    Spot,
)
from klubovna.games.harrow.setup import STARTING_HAINTS
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class

GOBLINS: Final = [legend for legend in LEGENDS_OF[KAMI] if LEGEND_IDS[legend].startswith("goblin")]
TABLE: Final = BOARD_FACTS["kami.action_table"]
TABLE_TOKENS: Final = sorted(
    TOKEN_CALLED[name] for name, count in TABLE["start_tokens"].items() for _ in range(int(count))
)
SPARE: Final = TOKEN_CALLED[TABLE["start_spare"]]
COLUMNS: Final = int(TABLE["columns"])
EDGE_OF: Final = {home.spot: home.edge for home in HOMES}


def fill_table(t: Table) -> None:
    """c4.setup.03, c4.setup.04 Six tokens from the box at random on the action table, one more beside it."""
    board = board_of(t)
    tokens = TABLE_TOKENS[:]
    t.chance.shuffle(tokens)
    board.rows = [tokens[i : i + COLUMNS] for i in range(0, len(tokens), COLUMNS)]
    board.spare = SPARE
    for token in (*tokens, SPARE):
        t.box[token] -= 1


@state_class
class Preparation(Work):
    """One part of Kami's set-up after the other."""

    part: int = 0

    async def run(self, t: Table) -> None:
        part = PREPARE[self.part]
        self.part += 1
        if self.part == len(PREPARE):
            self.finish(t)
        await part(t)


async def choose_goblin(t: Table) -> None:
    """c4.setup.05, c4.setup.15 One of the three goblins, and either side of the tracker."""
    seat = t.seat_of[KAMI]
    t.who[KAMI] = await Decision(seat, shared_kinds.LEGEND, GOBLINS[:])
    t.tracker[KAMI] = await Decision(seat, shared_kinds.TRACKER, [0, 1])
    t.tell(shared.CHOSE, KAMI, t.who[KAMI], t.tracker[KAMI])


async def place_legends(t: Table) -> None:
    """c4.setup.08, r.042 Kami and the goblin on two of the edge hexes next to her home.

    Token A is the one on the first of the two hexes, whoever it is: the letters tell nothing.
    """
    seat = t.seat_of[KAMI]
    edge = EDGE_OF[Spot(t.home[KAMI])]
    kami = await Decision(seat, kinds.KAMI_START, edge[:])
    goblin = await Decision(seat, kinds.GOBLIN_START, [at for at in edge if at != kami])
    board_of(t).kami = int(kami > goblin)
    for unit, at in zip((LEGEND, LEGEND_B), sorted((kami, goblin)), strict=True):
        t.set_legend(TOKENS_OF[KAMI][unit], at)
        t.tell(events.STARTED, KAMI, unit, at)


async def spread_haints(t: Table) -> None:
    """c4.setup.09 Three haints over her home and the hexes of her legends."""
    places = sorted([Spot(t.home[KAMI]), *t.legends_of(KAMI)])
    for left in range(STARTING_HAINTS, 0, -1):
        at = await Decision(t.seat_of[KAMI], kinds.SPREAD, places[:], left)
        t.supply[KAMI] -= 1
        t.add_haints(KAMI, at, 1)
        t.tell(events.STARTED, KAMI, HAINT, at)


async def lay_dolls(t: Table) -> None:
    """c4.setup.10 The dolls on the edge hexes next to the opponent's home; only the opponent knows the real one."""
    board = board_of(t)
    keeper = t.opponent(KAMI)
    edge = EDGE_OF[Spot(t.home[keeper])]
    at = await Decision(t.seat_of[keeper], kinds.REAL_DOLL, edge[:])
    board.dolls = [int(place) for place in edge]
    board.real = board.dolls.index(at)
    t.whisper(dolls.keepers(t), events.DOLLS_LAID, keeper, at)


async def spread_opponent(t: Table) -> None:
    """c4.setup.12 The opponent's legend and haints, at home so far, over that home and the hexes of the dolls."""
    keeper: Faction = t.opponent(KAMI)
    home = Spot(t.home[keeper])
    places = sorted([home, *(Spot(at) for at in board_of(t).dolls)])
    at = await Decision(t.seat_of[keeper], kinds.SPREAD_LEGEND, places[:])
    t.set_legend(TOKENS_OF[keeper][0], at)
    t.tell(events.STARTED, keeper, LEGEND, at)
    for left in range(STARTING_HAINTS, 0, -1):
        at = await Decision(t.seat_of[keeper], kinds.SPREAD, places[:], left)
        t.add_haints(keeper, home, -1)
        t.add_haints(keeper, at, 1)
        t.tell(events.STARTED, keeper, HAINT, at)


PREPARE: Final[list[Callable[[Table], Flow[None]]]] = [
    choose_goblin,
    place_legends,
    spread_haints,
    lay_dolls,
    spread_opponent,
]
