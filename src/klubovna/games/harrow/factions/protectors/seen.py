"""What lies before the Protectors, as one seat may see it."""

from __future__ import annotations

import msgspec

from klubovna.games.harrow.seen import JarPlayer


class ProtectorsView(msgspec.Struct):
    paths: int
    paths_locked: int
    wrath: int


class Protectors(JarPlayer[ProtectorsView], tag="protectors"):
    pass
