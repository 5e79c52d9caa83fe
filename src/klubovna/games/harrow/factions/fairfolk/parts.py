"""Parts of the Fair Folk's board that one can point at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from klubovna.games.harrow.factions.fairfolk.seen import FairFolk
from klubovna.games.harrow.facts import LAND, TERRAINS

LINES: Final = [f"line:{axis}-{side}" for axis in range(3) for side in range(2)]


def listed(player: FairFolk) -> Iterator[str]:
    board = player.board
    yield from (f"card:{card}" for card in board.quests or [])
    yield from ("nests", "quests")
    yield from LINES
    yield from (f"offer:{offer}" for offer in board.offers)
    yield from (f"search:{TERRAINS[land]}" for land in LAND)
    yield from (f"taken:{holder}:{offer}" for holder, offers in board.taken.items() for offer in offers)
