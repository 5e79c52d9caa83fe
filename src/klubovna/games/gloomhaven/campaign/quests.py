"""Personal quests: how far a character has come, reckoned from its tally."""

from __future__ import annotations

from typing import Any

from klubovna.games.gloomhaven.campaign.facts import PLACES, QUESTS
from klubovna.games.gloomhaven.campaign.record import Sheet
from klubovna.games.gloomhaven.facts import ITEMS

TALLIED = {
    "elite_enemies_killed_by_you": "elites",
    "gold_donated_to_sanctuary": "donated",
    "enhancements_bought": "enhanced",
    "checkmarks_earned_from_battle_goals": "goal-checks",
    "you_become_exhausted": "exhausted",
    "other_party_members_exhausted": "others-exhausted",
    "other_characters_fulfilling_personal_quests": "others-fulfilled",
}


def kill(monster: str) -> str:
    return f"kill:{monster}"


def kill_with(item: int, monster: str) -> str:
    return f"kill-with:{item}:{monster}"


def progress(sheet: Sheet, quest: int) -> list[tuple[int, int]]:
    """For each condition how far it is and what is wanted."""
    rows = QUESTS[quest].all_of
    return [(min(row["times"], _counted(sheet, row)), row["times"]) for row in rows]


def fulfilled(sheet: Sheet) -> bool:
    """retire.01; cards.02 Without a quest never."""
    return len(sheet.quests) == 1 and all(have >= wanted for have, wanted in progress(sheet, sheet.quests[0]))


def _counted(sheet: Sheet, row: dict[str, Any]) -> int:
    what, tally = row["count"], sheet.tally
    if what in TALLIED:
        return tally.get(TALLIED[what], 0)
    if what == "enemies_killed_by_you":
        item = row.get("with_item", 0)
        return sum(tally.get(kill_with(item, one) if item else kill(one), 0) for one in row["monsters"])
    if what == "different_monster_kinds_killed_by_you":
        return sum(name.startswith("kill:") for name in tally)
    if what == "scenarios_completed":
        return sum(_fits(number, row) for number in sheet.scenarios)
    if what == "scenario_chain_completed":
        return int(row["scenarios"][-1] in sheet.scenarios)
    if what == "items_owned":
        return sum(ITEMS[item - 1].slot in row["slots"] for item in sheet.items)
    if what == "item_found":
        return int(row["item"] in sheet.items)
    return sheet.gold  # gold_owned


def _fits(number: int, row: dict[str, Any]) -> bool:
    place = PLACES[number]
    region = row.get("region", "any")
    return (
        (region == "any" or region in place.regions)
        and number > row.get("numbers_above", 0)
        and (place.boss or not row.get("with_boss", False))
    )


def opens(sheet: Sheet) -> list[int]:
    """Scenarios that the quest opens once what comes before them is done."""
    found: list[int] = []
    for quest in sheet.quests if len(sheet.quests) == 1 else ():
        rows = QUESTS[quest].all_of
        for i, row in enumerate(rows):
            before = progress(sheet, quest)[:i]
            if "unlocks_scenario" in row and all(have >= wanted for have, wanted in before):
                found.append(row["unlocks_scenario"])
    return found
