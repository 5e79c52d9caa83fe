"""The solo board, as everybody sees it."""

from __future__ import annotations

import msgspec

from klubovna.games.harrow.factions import FactionId


class SoloView(msgspec.Struct):
    """Everything on the solo board lies open; of the decks only how many cards they hold."""

    level: int
    stage: int
    decks: dict[str, int]
    unused: dict[str, int]
    discard: list[str]
    card: str | None
    spawn_card: str | None
    faction: FactionId | None
    replaced: bool
    flames: dict[str, int]
    to_do: list[str]
    passes: int
    moved: list[int]
    goal: int | None
    bag: list[int]
