"""What stands on the reference card of a clan: read from the content, so that its numbers are right."""

from __future__ import annotations

from klubovna.games.monsterlands.facts import COLOURS, GLORY_END, MERCENARY_FACTS, ROUNDS, STARTING
from klubovna.kernel.text import Texts


def reference(texts: Texts, role: str) -> list[str]:
    starters = [one for one in MERCENARY_FACTS if one.affinity == role and one.kind in ("chief", "basic")]
    lines = [
        texts.sentence(
            "hand-fact-start", {"coins": STARTING.coins, "glory": STARTING.glory, "traps": STARTING.basic_traps}
        ),
    ]
    for one in starters:
        dice = {name: int(one.dice.get(name, 0)) for name in COLOURS}
        lines.append(texts.sentence(f"hand-fact-{one.kind}", {"name": one.name[texts.lang], **dice}))
    return [*lines, texts.sentence("hand-fact-end", {"rounds": ROUNDS, "glory": GLORY_END})]
