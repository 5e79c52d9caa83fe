"""What lies before Hester, as one seat may see it."""

from __future__ import annotations

import msgspec

from klubovna.games.harrow.factions import FactionId
from klubovna.games.harrow.seen import Player
from klubovna.games.harrow.solo.seen import SoloView


class HesterView(msgspec.Struct, omit_defaults=True):
    """`solo` is there only where the rules carry out the turns of the factions with jars."""

    flames: int
    left: int
    fire_spaces: list[int]
    actions: int
    used: list[str]
    open: list[str]
    activated: list[str]
    root_colour: str
    roots: list[tuple[int, int]]
    old_roots: list[tuple[int, int]]
    snakes: int
    squares: dict[FactionId, list[str]]
    tree_done: bool
    infections: int
    ward: bool
    sloth: bool
    visited: list[int]
    solo: SoloView | None = None


class Hester(Player[HesterView], tag="hester"):
    pass
