"""What the content holds but the game does not offer: scenarios with something that no rule says yet."""

from __future__ import annotations

from collections import Counter
from typing import Final

from klubovna.games.gloomhaven.scenario.book import SCENARIO_FACTS
from klubovna.kernel.text import Texts

REASONS: Final = {
    "rule:": "rule",
    "goal:": "goal",
    "lose:": "lose",
    "setup:": "setup",
    "set up:": "setup",
    "objective:": "objective",
    "door ": "door",
}
"""How an entry of `missing` begins, and what it is about; all others are about the map."""


def left_out(texts: Texts) -> list[tuple[str, str]]:
    """What it is, and why it is not offered."""
    rows: list[tuple[str, str]] = []
    for number, facts in SCENARIO_FACTS.items():
        if facts.missing:
            named = texts.sentence("left-out-scenario", {"number": number, "name": facts.name[texts.lang]})
            why = Counter(reason(entry) for entry in facts.missing)
            rows.append((named, ", ".join(texts.sentence(f"missing-{one}", {"n": n}) for one, n in why.items())))
    return rows


def reason(entry: str) -> str:
    return next((reason for start, reason in REASONS.items() if entry.startswith(start)), "map")
