"""What lies before the Fair Folk, as one seat may see it."""

from __future__ import annotations

import msgspec

from klubovna.games.harrow.factions import FactionId
from klubovna.games.harrow.seen import Player


class FairFolkView(msgspec.Struct):
    """`finds` is None for the Fair Folk and for spectators, `quests` for all but the Fair Folk."""

    found: dict[str, int]
    finds: list[int] | None
    maybe: list[int]
    nests: dict[str, str | None]
    """By hex; None is an empty nest."""
    offers: list[str]
    bag: list[str]
    taken: dict[FactionId, list[str]]
    search_terrains: list[str]
    arrows: list[tuple[int, int, int]]
    crosses: list[int]
    quests: list[str] | None
    quest_count: int
    quest_deck: int
    quest_discard: list[str]
    nests_left: int
    quest_done: bool
    bargain: int
    hidden_by_chance: bool


class FairFolk(Player[FairFolkView], tag="fairfolk"):
    pass
