"""Parts of the Protectors' board that one can point at."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.games.harrow.factions.protectors.seen import Protectors


def listed(player: Protectors) -> Iterator[str]:
    yield "paths"
