"""What lies before the Family, as one seat may see it."""

from __future__ import annotations

import msgspec

from klubovna.games.harrow.seen import JarPlayer


class FamilyView(msgspec.Struct):
    bag: dict[str, int]
    board: list[str]
    drawn: list[str]
    spent: list[str]
    parked: list[str]
    upgrades: list[str]
    open_upgrades: list[str]
    storms: int
    stored: int


class Family(JarPlayer[FamilyView], tag="family"):
    pass
