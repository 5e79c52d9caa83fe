"""What the page's board is told names everything that a view may name, in both languages."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.citadel import DRINKS
from klubovna.games.monsterlands.facts import (
    BUILDINGS,
    CARD_FACTS,
    DIFFICULTIES,
    EVENT_FACTS,
    LAND_FACTS,
    LOOT_FACTS,
    MEMBER_FACTS,
    MONSTER_FACTS,
    PATHS,
    PLACES,
    QUEST_FACTS,
    SCENARIOS,
    TRAP_FACTS,
)
from klubovna.games.monsterlands.look import PHASES
from klubovna.kernel import new
from klubovna.kernel.text import LANGUAGES
from monsterlands.tables import table_of

LARGEST = 60_000
"""Bytes that a board may take to be told."""


@pytest.fixture(params=LANGUAGES)
def facts(request: pytest.FixtureRequest) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(RULES.facts(request.param))
    return told


def test_everything_has_a_place(facts: dict[str, Any]) -> None:
    """Lists stand in the order of the numbers that options use."""
    assert [one["id"] for one in facts["members"]] == list(dict.fromkeys(m.id for m in MEMBER_FACTS))
    assert facts["members"][facts["rookie"]]["id"] == "rookie"
    assert facts["cards"] == [card.id for card in CARD_FACTS]
    assert set(facts["equipment"]) == set(facts["cards"])
    assert [one["id"] for one in facts["traps"]] == [trap.id for trap in TRAP_FACTS]
    assert [one["id"] for one in facts["monsters"]] == [monster.id for monster in MONSTER_FACTS]
    assert [one["id"] for one in facts["lands"]] == [land.id for land in LAND_FACTS]
    assert [one["id"] for one in facts["loot"]] == [loot.id for loot in LOOT_FACTS]
    assert list(facts["events"]) == [event.tile + event.side for event in EVENT_FACTS]
    assert list(facts["quests"]) == [quest.id for quest in QUEST_FACTS]
    assert list(facts["buildings"]) == list(facts["order"]) == list(BUILDINGS)
    assert list(facts["places"]) == list(PLACES)
    assert list(facts["phases"]) == list(PHASES)
    assert list(facts["difficulties"]) == list(DIFFICULTIES)
    assert len(facts["paths"]) == len(PATHS)
    assert len(facts["scenarios"]) == len(SCENARIOS)
    assert facts["drinks"]["option"] == DRINKS


def test_every_word_is_there(facts: dict[str, Any]) -> None:
    """A missing message would show as its key in braces."""
    told = json.dumps(strings(facts), ensure_ascii=False)
    assert "{" not in told
    assert all(strings(facts["words"]))


def test_it_is_plain_and_small(facts: dict[str, Any]) -> None:
    told = json.dumps(facts, ensure_ascii=False).encode()
    assert len(told) < LARGEST
    assert json.loads(told)["words"] == facts["words"]


def test_languages_tell_the_same() -> None:
    english, czech = (msgspec.to_builtins(RULES.facts(lang)) for lang in LANGUAGES)
    assert shape(english) == shape(czech)
    assert english["words"] != czech["words"]


@pytest.mark.parametrize("seats", [1, 3])
def test_views_name_only_what_is_told(seats: int, facts: dict[str, Any]) -> None:
    chance = Random(seats)
    game = new("monsterlands", seats=seats, seed=seats)
    known = {one["id"] for part in ("members", "traps", "monsters", "lands", "loot") for one in facts[part]}
    known |= {*facts["equipment"], *facts["quests"], *facts["events"], "sam"}
    for _ in range(200):
        table = msgspec.to_builtins(RULES.view(table_of(game), 0))
        named = [*table["lodge"], *table["tavern"], *table["market"], *table["loot"]]
        named += [value for place in table["places"].values() for value in place.values() if isinstance(value, str)]
        named += [path["member"] for path in table["paths"]]
        for clan in table["clans"]:
            named += [*clan["loot"], *clan["trophies"], *(clan["traps"] or []), *(land["id"] for land in clan["lands"])]
            named += [id for member in clan["members"] for id in (member["id"], *member["equipment"])]
        assert {one for one in named if one is not None} <= known
        if game.over:
            break
        decision = game.decisions[0]
        game.choose(chance.randrange(len(decision.options)), decision.seat)


def strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for one in value.values() for text in strings(one)]
    if isinstance(value, list | tuple):
        return [text for one in value for text in strings(one)]
    return [value] if isinstance(value, str) else []


def shape(value: Any) -> Any:
    """A value without its texts."""
    if isinstance(value, dict):
        return {key: shape(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [shape(one) for one in value]
    return type(value).__name__ if isinstance(value, str) else value


def test_a_mission_tells_in_words_what_it_asks_and_gives() -> None:
    """On a phone a press on it is all one has."""
    czech = msgspec.to_builtins(RULES.facts("cs"))["quests"][QUEST_FACTS[0].id]
    roll = "Úkol s házením – 2 kostky síly; alespoň 6: odměna 3 body slávy, jinak sláva −1"
    pay = "Úkol s placením – 1 kostka síly; cena 4 mince; odměna vlevo 3 body slávy, vpravo 2 body slávy"
    assert (czech["roll"]["told"], czech["pay"]["told"]) == (roll, pay)
