"""Parts of Kami's board that one can point at."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.games.harrow.factions.kami.seen import Kami


def listed(player: Kami) -> Iterator[str]:
    yield from (f"card:{card}" for card in player.board.active)
    yield from (f"row:{number + 1}" for number in range(len(player.board.table)))
