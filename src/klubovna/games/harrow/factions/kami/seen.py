"""What lies before Kami, as one seat may see it."""

from __future__ import annotations

import msgspec

from klubovna.games.harrow.seen import JarPlayer


class KamiView(msgspec.Struct):
    """`kami` and `real_doll` are None for those who may not know."""

    kami: str | None
    revealed: bool
    goblin_in_play: bool
    gift: bool
    active: list[str]
    table: list[list[str]]
    spare: str
    black: int
    row_cubes: list[int]
    dolls: list[int]
    real_doll: int | None
    doll_face_up: int
    doll_maybe: list[bool]


class Kami(JarPlayer[KamiView], tag="kami"):
    pass
