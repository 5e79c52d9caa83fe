"""What stands on the reference card of a class: read from the content, so that its numbers are right."""

from __future__ import annotations

from klubovna.games.gloomhaven.facts import CLASSES
from klubovna.kernel.text import Texts


def reference(texts: Texts, role: str) -> list[str]:
    facts = next(one for one in CLASSES if one.id == role)
    return [
        texts.sentence("hand-fact-hand", {"count": facts.hand}),
        texts.sentence("hand-fact-health", {"first": facts.hp[0], "last": facts.hp[-1], "levels": len(facts.hp)}),
    ]
