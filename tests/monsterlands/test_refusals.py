"""Set-ups with which no game can begin are refused in sentences, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.campaign import Campaign
from klubovna.kernel.errors import KlubovnaError, RecordError, SetupError
from klubovna.kernel.text import LANGUAGES
from klubovna.testing import rule


def refused(seats: int, roles: list[str | None] | None = None, **options: Any) -> list[str]:
    with pytest.raises(SetupError) as caught:
        RULES.config(seats, 1, roles, options)
    return said(caught.value)


def said(error: KlubovnaError) -> list[str]:
    return [error.text(lang) for lang in LANGUAGES]


@rule("monsterlands:setup.player.02")
def test_every_affinity_is_taken_once() -> None:
    assert refused(2, ["fire", "fire"]) == [
        "Only one clan can have the same affinity; fire was chosen more than once.",
        "Každou příslušnost může mít jen jeden klan; oheň chce mít víc hráčů.",
    ]


def test_scenarios_are_for_one_player() -> None:
    assert refused(2, scenario=3) == [
        "Scenario 3 is for one player alone; at this table sit 2.",
        "Scénář 3 je pro jednoho hráče, u tohoto stolu sedí 2 hráči.",
    ]


@rule("monsterlands:solo.01")
def test_the_ruses_module_is_for_two_or_more() -> None:
    assert refused(1, ruses=True) == [
        "The Ruses module is for 2 to 4 players; one player alone meets ruses in scenario 8.",
        "Modul Lsti je pro 2 až 4 hráče; v sólové hře se se lstmi setkáš ve scénáři 8.",
    ]


@rule("monsterlands:scen.10.02")
def test_a_level_that_a_scenario_forbids() -> None:
    english, czech = refused(1, scenario=10, difficulty="easy")
    assert english.startswith("Scenario 10 (")
    assert english.endswith(") is not played on this level: easy.")
    assert czech.startswith("Scénář 10 (")
    assert czech.endswith(") nelze hrát na tuto obtížnost: snadná.")


@rule("monsterlands:scen.2.02", "monsterlands:scen.4.03")
def test_an_affinity_that_a_scenario_does_not_allow() -> None:
    assert refused(1, ["fire"], scenario=2)[0].endswith("is played by the clan of the jungle.")
    assert refused(1, ["fire"], scenario=4)[1].endswith("hraje klan s příslušností voda.")


@rule("monsterlands:r.79")
def test_a_campaign_begins_on_a_level_that_there_is() -> None:
    with pytest.raises(SetupError) as caught:
        Campaign.begin({"difficulty": "mild"})
    english, czech = said(caught.value)
    assert all(
        level in text for text in (english, czech) for level in ("difficulty", "easy", "normal", "hard", "deadly")
    )
    assert "Invalid" not in english + czech


def test_a_damaged_campaign_is_refused_in_words() -> None:
    for record, entry in (({"scenario": 11}, "scenario"), ({"games": [1]}, "games[0]"), ([], "–")):
        with pytest.raises(RecordError) as caught:
            Campaign.read(record)
        assert said(caught.value) == [
            f"This is not the record of a campaign: its entry “{entry}” cannot be read.",
            f"Toto není záznam kampaně: údaj „{entry}“ nelze přečíst.",
        ]
