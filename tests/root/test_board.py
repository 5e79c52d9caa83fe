"""What the drawn board of Root is told, in both languages."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import msgspec
import pytest

from klubovna.games.root import RULES
from klubovna.games.root.factions.corvids.nouns import PLOTS
from klubovna.games.root.factions.duchy.nouns import MINISTERS
from klubovna.games.root.factions.eyrie.nouns import LEADERS
from klubovna.games.root.factions.riverfolk.nouns import SERVICES
from klubovna.games.root.factions.vagabond.characters import CHARACTERS
from klubovna.games.root.facts import (
    CARD_FACTS,
    FACTION_IDS,
    FIRST_FOREST,
    ITEMS,
    MAPS,
    PIECE_IDS,
    PIECES,
    QUEST_FACTS,
    SUITS,
)
from klubovna.kernel import new
from klubovna.kernel.text import LANGUAGES

LARGEST = 60_000
TABLES = [
    ("autumn", ["marquise", "eyrie", "alliance", "vagabond"]),
    ("mountain", ["lizards", "riverfolk", "duchy", "corvids", "vagabond"]),
    ("lake", ["vagabond", "vagabond", "eyrie", "riverfolk"]),
    ("winter", ["corvids", "duchy", "alliance", "lizards"]),
]


@pytest.fixture(params=LANGUAGES)
def facts(request: pytest.FixtureRequest) -> dict[str, Any]:
    return told(request.param)


def told(lang: str) -> dict[str, Any]:
    """As the page gets it."""
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(RULES.facts(lang)))
    return shown


def printed(facts: dict[str, Any], faction: str) -> Any:
    return next(one["printed"] for one in facts["factions"] if one["id"] == faction)


def test_it_is_plain_small_and_said_in_full(facts: dict[str, Any]) -> None:
    told = json.dumps(facts, ensure_ascii=False)
    assert len(told.encode()) < LARGEST
    assert not re.search(r"\{[a-z$ -]+", told), "a message is missing"
    assert all(facts["words"].values())


def test_everything_has_its_name(facts: dict[str, Any]) -> None:
    assert [faction["id"] for faction in facts["factions"]] == list(FACTION_IDS)
    assert set(facts["cards"]) == {card.id for card in CARD_FACTS}
    assert [item["id"] for item in facts["items"]] == list(ITEMS)
    assert [piece["id"] for piece in facts["pieces"]] == [PIECE_IDS[piece] for piece in PIECES]
    assert [quest["id"] for quest in facts["quests"]] == [quest.id for quest in QUEST_FACTS]
    assert list(facts["suits"]) == list(SUITS)
    for (faction, key), things in {
        ("eyrie", "leaders"): LEADERS,
        ("vagabond", "characters"): CHARACTERS,
        ("duchy", "ministers"): MINISTERS,
        ("corvids", "plots"): PLOTS,
        ("riverfolk", "services"): SERVICES,
    }.items():
        assert [one["id"] for one in printed(facts, faction)[key]] == [one["id"] for one in things]


def test_factions_are_told_apart(facts: dict[str, Any]) -> None:
    for key in ("name", "letter", "fill"):
        assert len({faction[key] for faction in facts["factions"]}) == len(FACTION_IDS)
    assert [faction["id"] for faction in facts["factions"] if faction["pawn"]] == ["vagabond", "vagabond_2"]


def test_every_card_says_what_it_gives(facts: dict[str, Any]) -> None:
    assert all(("item" in card) != ("text" in card) for card in facts["cards"].values())


def test_every_deed_printed_on_a_board_has_a_name(facts: dict[str, Any]) -> None:
    for faction in facts["factions"]:
        deeds = [deed for printed in faction["deeds"].values() for deed in printed]
        assert all(deed["name"] for deed in deeds if deed["id"] != "special")


def test_maps_are_drawn_as_they_are_played(facts: dict[str, Any]) -> None:
    for chart in MAPS:
        drawn = facts["maps"][chart.id]
        assert [tuple(path) for path in drawn["paths"]] == chart.paths
        assert [tuple(path) for path in drawn["closed"]] == chart.closed
        assert [sorted(forest["clearings"]) for forest in drawn["forests"]] == chart.forest_clearings
        places = [*drawn["clearings"], *(forest["at"] for forest in drawn["forests"])]
        assert len(drawn["clearings"]) == len(chart.slots)
        assert all(0 < x < 1 and 0 < y < 1 for x, y in places)


@pytest.mark.parametrize(("chart", "roles"), TABLES)
def test_whatever_a_view_names_is_known(chart: str, roles: list[str]) -> None:
    facts = told("en")
    game = new(RULES, seats=len(roles), seed=7, roles=roles, options={"map": chart, "any_reach": True})
    dice = Random(7)
    for _ in range(400):
        if game.over:
            break
        decision = game.decisions[0]
        look(facts, game.view(decision.seat)["table"])
        game.choose(dice.randrange(len(decision.options)), decision.seat)


def look(facts: dict[str, Any], table: dict[str, Any]) -> None:
    def known(key: str) -> set[str]:
        return {thing["id"] for thing in facts[key]}

    def on_board(faction: str, key: str) -> set[str]:
        return {thing["id"] for thing in printed(facts, faction)[key]}

    cards = set(facts["cards"])
    assert table["map"] in facts["maps"]
    assert table["phase"] in facts["phases"]
    assert cards >= {*table["discard"], *table["available"], *table["lost_souls"]}
    assert known("quests") >= set(table["quests"])
    for clearing in table["clearings"]:
        assert clearing["suit"] in facts["suits"]
        assert known("pieces") >= set(clearing["pieces"])
        assert known("factions") >= set(clearing["warriors"])
    for player in table["factions"]:
        board = player.get("board", {})
        assert player["faction"] in known("factions")
        assert cards >= {*(player["hand"] or []), *player["known"], *player["crafted"], *player["revealed"]}
        assert known("items") >= {*player["items"], *board.get("satchel", []), *board.get("damaged", [])}
        assert on_board("duchy", "ministers") >= set(board.get("swayed", []))
        assert board.get("leader") in on_board("eyrie", "leaders") | {None}
        assert board.get("character") in on_board("vagabond", "characters") | {None}
        assert cards | {"loyal_vizier"} >= {card for column in board.get("decree", {}).values() for card in column}
        assert {"hostile"} | on_board("vagabond", "relations") >= set(board.get("relations", {}).values())
        assert set(board.get("prices", {})) <= on_board("riverfolk", "services")
        if "at" in board:
            assert board["at"] < FIRST_FOREST + len(facts["maps"][table["map"]]["forests"])
