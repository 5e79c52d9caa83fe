"""What the vocabulary cannot say: one short function per card, named after it, in a file of its class."""

from klubovna.games.gloomhaven.facts import BOSS_SPECIALS, SPECIALS
from klubovna.games.gloomhaven.specials import bosses as _bosses
from klubovna.games.gloomhaven.specials import tinkerer as _tinkerer
from klubovna.games.gloomhaven.specials.registry import SPECIAL
from klubovna.games.gloomhaven.words import STANDING
from klubovna.kernel.errors import ContentError

for _name in SPECIALS:
    if _name not in SPECIAL and _name not in STANDING:
        raise ContentError("content-type", where="gloomhaven: special", error=f"nobody knows {_name!r}")

UNKNOWN = sorted(name for name in BOSS_SPECIALS if name not in SPECIAL)
"""Specials of bosses whose scenarios are not offered yet."""

__all__ = ["SPECIAL", "UNKNOWN", "_bosses", "_tinkerer"]
