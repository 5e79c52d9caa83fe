"""A map as the page draws it: floor, doors, walls, what lies there at first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from klubovna.games.gloomhaven.map.grid import corner_of
from klubovna.games.gloomhaven.scenario.pages import Scenario
from klubovna.kernel.hexes import Hex

DRAWN: Final = ("obstacle", "trap", "hazardous", "difficult", "corridor", "plate")
"""What has a look of its own on the map; coins and treasures all look alike."""


class DoorTold(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    q: int
    r: int
    kind: str
    locked: int


class MapTold(msgspec.Struct, kw_only=True):
    """`rooms` as runs of hexes; `overlays`: `obstacle barrel`, the hexes where they lie at the start."""

    rooms: dict[str, list[int]]
    doors: list[DoorTold]
    walls: list[tuple[int, int, int, int]]
    overlays: dict[str, list[int]]
    start: list[int]
    corner: tuple[int, int]


def map_told(book: Scenario) -> MapTold:
    return MapTold(
        rooms={id: runs(book.rooms[i]) for i, id in enumerate(book.room_ids)},
        doors=[DoorTold(*door.at, door.kind, int(door.locked)) for door in book.facts.doors],
        walls=[(*a, *b) for a, b in book.facts.walls],
        overlays=overlays(book),
        start=[x for at in book.facts.start for x in at],
        corner=corner_of(book),
    )


def runs(hexes: Iterable[Hex]) -> list[int]:
    """A room row by row: r, the first q, the last q of every unbroken run."""
    found: list[int] = []
    for q, r in sorted(hexes, key=lambda at: (at[1], at[0])):
        if found and found[-3] == r and found[-1] == q - 1:
            found[-1] = q
        else:
            found += [r, q, q]
    return found


def overlays(book: Scenario) -> dict[str, list[int]]:
    """The hexes of everything that looks alike, `obstacle barrel`; how many hexes an obstacle covers the view tells."""
    found: dict[str, list[int]] = {}
    for one in book.facts.overlays:
        if one.kind in DRAWN:
            found.setdefault(f"{one.kind} {one.name}".strip(), []).extend(x for at in one.hexes for x in at)
    return found
