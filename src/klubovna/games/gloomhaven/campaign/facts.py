"""The campaign's tables, read from content/: prosperity, reputation, events, quests, how scenarios come into play."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from klubovna.games.gloomhaven.facts import Names
from klubovna.games.gloomhaven.scenario.book import SCENARIO_FACTS
from klubovna.kernel.content import Content

CONTENT: Final = Content.read("gloomhaven", "klubovna.games.gloomhaven.campaign")
DeckName = Literal["city", "road"]
DECK_NAMES: Final[tuple[DeckName, ...]] = ("city", "road")


class EventOption(msgspec.Struct, forbid_unknown_fields=True):
    text: Names
    outcomes: list[dict[str, Any]]


class EventFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A city or road event: what is met, and two ways to answer it."""

    id: int
    situation: Names
    A: EventOption
    B: EventOption

    def option(self, letter: str) -> EventOption:
        return self.A if letter == "A" else self.B


class QuestFacts(msgspec.Struct, kw_only=True):
    """A personal quest: what is counted, and the class or envelope that it opens."""

    id: int
    name: str
    all_of: list[dict[str, Any]]
    unlocks: dict[str, str]
    text: Names
    retirement_events_instead: int = 0


class Place(msgspec.Struct, kw_only=True):
    """A scenario as the map of the world has it."""

    number: int
    name: str
    location: str
    regions: list[str]
    unlocked_by: list[dict[str, Any]]
    linked_with: list[int] = []
    no_road_event_from_gloomhaven: bool = False
    boss: bool = False
    side: bool = False
    treasures: list[int] = []


EVENTS: Final[dict[DeckName, dict[int, EventFacts]]] = {
    name: {one.id: one for one in CONTENT.records(f"{name}_events", "events", EventFacts)} for name in DECK_NAMES
}
QUESTS: Final = CONTENT.records("personal_quests", "personal_quests", QuestFacts)
PLACES: Final = {one.number: one for one in CONTENT.records("scenario_graph", "scenarios", Place)}

_TABLES: Final = CONTENT.files["campaign"]
PROSPERITY_FOR: Final[list[int]] = _TABLES["prosperity"]["points_for_level"]
ITEMS_OF_LEVEL: Final[list[list[int]]] = [
    list(range(one["ids"][0], one["ids"][1] + 1)) for one in _TABLES["prosperity"]["items"]
]
LOWEST_REPUTATION: Final[int] = _TABLES["reputation"]["lowest"]
HIGHEST_REPUTATION: Final[int] = _TABLES["reputation"]["highest"]
PRICES: Final[list[tuple[int, int, int]]] = [
    (one["from"], one["to"], one["change"]) for one in _TABLES["reputation"]["price"]
]
REPUTATION_OPENS: Final[list[dict[str, Any]]] = _TABLES["reputation"]["reached"]
DONATION: Final[int] = _TABLES["sanctuary"]["gold_per_donation"]
BLESSINGS: Final[int] = _TABLES["sanctuary"]["bless_cards_for_next_scenario"]
OPENS_B: Final[int] = _TABLES["sanctuary"]["opens_envelope"]["total"]
PROSPERITY_AT: Final[list[int]] = _TABLES["sanctuary"]["prosperity_at_totals"]
XP_FOR_LEVEL: Final[list[int]] = _TABLES["levels"]["experience"]
CHECKS_PER_PERK: Final[int] = _TABLES["levels"]["checkmarks_per_perk"]
PERKS_FROM_CHECKS: Final[int] = _TABLES["levels"]["perks_from_checkmarks_at_most"]
HIGHEST_LEVEL: Final[int] = _TABLES["levels"]["highest"]
ENHANCEMENT: Final[dict[str, Any]] = _TABLES["enhancement"]
RANDOM_DESIGNS: Final[list[int]] = _TABLES["draws"]["random_item_design"]["ids"]
RANDOM_SCENARIOS: Final[list[int]] = _TABLES["draws"]["random_side_scenario"]["ids"]
TYPED: Final[dict[str, list[str]]] = _TABLES["achievements"]["typed"]
FIRST_ACHIEVEMENTS: Final[list[str]] = _TABLES["achievements"]["start"]
ANCIENT: Final = "ancient-technology"
ANCIENT_OPENS_A: Final[int] = _TABLES["achievements"]["repeatable"][ANCIENT]
COMBINED: Final[list[dict[str, Any]]] = _TABLES["achievements"]["combined"]
START_EVENTS: Final[dict[DeckName, tuple[int, int]]] = {
    "city": tuple(_TABLES["event_decks"]["start_city"]),
    "road": tuple(_TABLES["event_decks"]["start_road"]),
}
UNLOCK_EVENTS: Final[dict[str, int]] = _TABLES["event_decks"]["unlock_events"]
RETIREMENT_EVENTS: Final[dict[str, int]] = _TABLES["event_decks"]["retirement_events"]
TOWN_RECORDS: Final[list[dict[str, Any]]] = _TABLES["town_records"]["steps"]
CLASS_OF_SCENARIO: Final[dict[int, str]] = {
    int(by.partition(":")[2]): one["class"]
    for one in _TABLES["unlocking"]["class"]
    for by in one["by"]
    if by.startswith("scenario:")
}
"""Scenarios whose reward opens a class."""
UNSOLD: Final = frozenset(
    row["item"] for one in SCENARIO_FACTS.values() for row in one.rewards.get("items", []) if row.get("unsold")
)
"""Items that are kept: nobody may sell them."""
ENDS_QUEST: Final[dict[int, int]] = {
    row["scenarios"][-1]: quest for quest, facts in enumerate(QUESTS) for row in facts.all_of if "scenarios" in row
}
"""The last scenario of a line that a personal quest follows, and that quest."""
