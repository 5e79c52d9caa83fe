"""What stands on the reference card of a faction: read from the content, so that its numbers are right."""

from __future__ import annotations

from klubovna.games.harrow.factions.fairfolk.board import FINDS
from klubovna.games.harrow.factions.hester.board import SQUARES_PER_SIDE
from klubovna.games.harrow.facts import (
    BOARD_FACTS,
    FACTION_IDS,
    HAINTS,
    JAR_FACTIONS,
    LEGEND_FACTS,
    POINTS_TO_WIN,
    UNITS_PER_HEX,
)
from klubovna.kernel.text import Texts


def reference(texts: Texts, role: str) -> list[str]:
    faction = FACTION_IDS.index(role)
    legends = ", ".join(row["name"][texts.lang] for row in LEGEND_FACTS if row["faction"] == role)
    lines = [texts.sentence("hand-fact-legends", {"list": legends})] if legends else []
    if texts.has(f"hand-fact-{role}"):
        finds = ", ".join(texts.sentence(f"find-{one}") for one in FINDS)
        lines.append(texts.sentence(f"hand-fact-{role}", {"squares": 2 * SQUARES_PER_SIDE, "finds": finds}))
    if faction not in JAR_FACTIONS:
        return lines
    units = {"haints": HAINTS[faction], "hex": UNITS_PER_HEX, "points": POINTS_TO_WIN}
    rows = BOARD_FACTS.get(f"{role}.advanced", BOARD_FACTS.get(f"{role}.basic", {})).get("rows", [])
    values = ", ".join(
        f"{texts.sentence('token-' + row['ability'])} {row['values'][0]}–{row['values'][-1]}" for row in rows
    )
    lines.append(texts.sentence("hand-fact-units", units))
    return [*lines, texts.sentence("hand-fact-abilities", {"list": values})] if values else lines
