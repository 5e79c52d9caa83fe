"""What stands on the reference card of a faction: read from the content, so that its numbers are right."""

from __future__ import annotations

from collections import Counter

from klubovna.games.root.board import deed_name
from klubovna.games.root.factions import SHOWN
from klubovna.games.root.facts import FACTION_FACTS, PIECE_IDS, WARRIORS, faction_called
from klubovna.kernel.text import Texts


def reference(texts: Texts, role: str) -> list[str]:
    faction = faction_called(role)
    facts = next(one for one in FACTION_FACTS if one["id"] == role)
    counts: Counter[str] = Counter()
    for group in ("buildings", "tokens"):
        for key, count in facts.get(group, {}).items():
            counts[_kind(key)] += int(count)
    pieces = [f"{texts.noun(None, 'piece', PIECE_IDS.index(kind))} {count}" for kind, count in counts.items()]
    lines = [texts.sentence("hand-fact-warriors", {"count": WARRIORS[faction]})] if WARRIORS[faction] else []
    lines += [texts.sentence("hand-fact-pieces", {"list": ", ".join(pieces)})] if pieces else []
    for phase, deeds in SHOWN[role].deeds.items():
        named = [name for deed in deeds if (name := deed_name(texts, deed))]
        lines.append(f"{texts.sentence(f'phase-{phase}')}: {', '.join(named)}.")
    return lines


def _kind(key: str) -> str:
    """Bases, gardens, trade posts and plots are listed by their suit or kind."""
    return key.rpartition("_")[0] if key not in PIECE_IDS else key
