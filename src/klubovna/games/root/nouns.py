"""How the things of Root are called; the words themselves stand in content/ and locale/."""

from __future__ import annotations

from klubovna.kernel.text import Noun

NOUNS: dict[str, Noun] = {}
