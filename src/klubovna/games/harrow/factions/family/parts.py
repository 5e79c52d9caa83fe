"""Parts of the Family's board that one can point at."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.games.harrow.factions.family.seen import Family


def listed(player: Family) -> Iterator[str]:
    board = player.board
    yield from (f"card:{card}" for card in board.open_upgrades)
    yield from ("board", "bag")
    for where, tokens in {"bag": list(board.bag), "drawn": board.drawn, "spent": board.spent}.items():
        yield from (f"{where}:{token}" for token in dict.fromkeys(tokens))
