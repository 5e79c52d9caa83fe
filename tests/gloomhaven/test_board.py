"""What the drawn board of Gloomhaven is told: whatever a view may name has a name and a place in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.facts import CARDS, CLASS_IDS, GOALS, ITEMS, MODIFIERS, MONSTERS, SUMMONS
from klubovna.games.gloomhaven.map.told import runs
from klubovna.games.gloomhaven.scenario.book import PLAYABLE
from klubovna.games.gloomhaven.scenario.coming import with_summoned
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.chance import Chance
from klubovna.kernel.hexes import Hex
from klubovna.kernel.text import LANGUAGES

MOST = 350_000
"""All scenarios are told at once, about 3 kB each."""


@pytest.fixture(scope="module", params=LANGUAGES)
def facts(request: pytest.FixtureRequest) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(msgspec.json.encode(RULES.facts(request.param)))
    return told


def floor_of(rows: list[int]) -> set[Hex]:
    return {(q, rows[i]) for i in range(0, len(rows), 3) for q in range(rows[i + 1], rows[i + 2] + 1)}


def texts(told: Any) -> Iterator[str]:
    """Every text in it, however deep."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, list | dict):
        for one in told.values() if isinstance(told, dict) else told:
            yield from texts(one)


def table(number: int) -> Table:
    t = Table(seats=2, chance=Chance(1))
    t.turn_to(number)
    return t


def test_every_card_item_goal_and_class_has_a_name(facts: dict[str, Any]) -> None:
    cards = {int(number): card for own in facts["cards"].values() for number, card in own.items()}
    assert sorted(cards) == list(range(len(CARDS)))
    assert all(card[0] and card[4][0] and card[5][0] for card in cards.values())
    assert len(facts["items"]) == len(ITEMS)
    assert [goal[0] for goal in facts["goals"]] == [goal.id for goal in GOALS]
    assert len(facts["modifiers"]) == len(MODIFIERS)
    assert set(facts["roles"]) == set(facts["limits"]) == set(CLASS_IDS)
    assert set(facts["summons"]) == {one.name for one in SUMMONS}


def test_no_word_is_missing(facts: dict[str, Any]) -> None:
    missing = {key for key, word in facts["words"].items() if word.startswith("{board-") or not word}
    assert not missing
    said = [facts[part] for part in ("cards", "items", "goals", "decks", "modifiers")]
    assert not [text for text in texts(said) if "{" in text]


@pytest.mark.parametrize("number", PLAYABLE)
def test_a_scenario_has_its_rooms_and_monsters(facts: dict[str, Any], number: int) -> None:
    book = SCENARIOS[number]
    told = facts["scenarios"][str(number)]
    for i, id in enumerate(book.room_ids):
        assert floor_of(told["rooms"][id]) == book.rooms[i]
    assert [tuple(door[:2]) for door in told["doors"]] == book.doors
    assert all(page[0] for page in told["pages"])
    for kind in with_summoned(table(number).book.monsters):
        monster = facts["monsters"][MONSTERS[kind].id]
        assert monster["name"]
        assert monster["number"] == kind
        assert set(monster["stats"]) == set(MONSTERS[kind].stats)
        assert facts["decks"][str(monster["deck"])]


def test_a_row_with_a_gap_becomes_two_runs() -> None:
    assert runs([(0, 0), (1, 0), (3, 0), (3, 1)]) == [0, 0, 1, 0, 3, 3, 1, 3, 3]


def test_the_facts_stay_small(facts: dict[str, Any]) -> None:
    assert len(json.dumps(facts, ensure_ascii=False, separators=(",", ":")).encode()) < MOST
