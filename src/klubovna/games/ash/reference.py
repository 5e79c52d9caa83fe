"""What stands on the reference card of a baron: read from the content, so that its numbers are right."""

from __future__ import annotations

from klubovna.games.ash.facts import MAX_DEFENDERS, MINIONS, POWER_FACTS, ROUNDS, WARRIOR_FACTS
from klubovna.kernel.text import Texts


def reference(texts: Texts, role: str) -> list[str]:
    start = [one for one in WARRIOR_FACTS if one.id.startswith(f"start_{role}_")]
    warriors = ", ".join(f"{one.name[texts.lang]} ⚔{one.strength}" for one in start)
    return [
        texts.sentence("hand-fact-minions", {"minions": MINIONS, "rounds": ROUNDS, "defenders": MAX_DEFENDERS}),
        texts.sentence("hand-fact-warriors", {"list": warriors}),
        *(f"{one.name[texts.lang]}: {one.effect[texts.lang]}" for one in POWER_FACTS if one.character == role),
    ]
