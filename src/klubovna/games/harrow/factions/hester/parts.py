"""Parts of Hester's board, and of the solo board beside it, that one can point at."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.games.harrow.factions.hester.actions import ACTION_IDS
from klubovna.games.harrow.factions.hester.seen import Hester
from klubovna.games.harrow.solo.board import DECK_IDS


def listed(player: Hester) -> Iterator[str]:
    board = player.board
    yield from (f"card:{card}" for card in board.open)
    yield from (f"action:{action}" for action in ACTION_IDS)
    yield from (f"squares:{side}" for side in board.squares)
    if board.solo is not None:
        yield from (f"deck:{deck}" for deck in DECK_IDS)
        if board.solo.card is not None:
            yield "solo-card"
