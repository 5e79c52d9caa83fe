"""What lies before any faction, as one seat may see it; its own board is in its own folder."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

import msgspec

from klubovna.games.harrow.factions import FactionId

B = TypeVar("B")


class Player(msgspec.Struct, Generic[B], tag_field="faction"):
    """What lies before one faction; its hand only for its own seat, and as far as others have been shown it."""

    seat: int
    hand_count: int
    hand: list[str] | None
    known: list[str]
    deck: int
    discard: list[str]
    board: B

    @property
    def faction(self) -> FactionId:
        return cast(FactionId, self.__struct_config__.tag)


class JarPlayer(Player[B], Generic[B]):
    """A faction that breaks jars, or that the rules carry out."""

    legend: str | None
    tracker: int
    scrolls: int
    rows: list[int]
    wild: int
    points: int
    spoon: int
    plate: list[int]
    supply: int
    jars: list[bool]
    attacked: bool
