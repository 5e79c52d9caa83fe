"""The record of a campaign: plain data of a stated version, migrated or refused."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.record import MIGRATIONS, VERSION, Chronicle, Party, Sheet
from klubovna.kernel.errors import RecordError, SetupError
from klubovna.testing import rule


def record(**chosen: Any) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps(Campaign.begin(chosen).record()))
    return told


def refused(record: Any) -> tuple[str, str]:
    with pytest.raises(RecordError) as error:
        Campaign.read(record)
    return error.value.text("en"), error.value.text("cs")


@rule("gloomhaven:camp.06", "gloomhaven:camp.07", "gloomhaven:camp.09", "gloomhaven:rep.01")
def test_a_campaign_is_plain_data_and_comes_back_the_same() -> None:
    told = record(players=3, name="Lišky", seed=4)
    assert told["game"] == "gloomhaven"
    assert told["version"] == VERSION
    assert {"open", "done", "achievements", "prosperity"} <= told["world"].keys()
    assert {"name", "place", "achievements", "reputation", "notes"} <= told["parties"][0].keys()
    assert told["parties"][0]["reputation"] == 0
    told["heroes"].append(json.loads(json.dumps(msgspec.to_builtins(Sheet(role="brute", line=1, gold=30)))))
    told["parties"][0]["members"][1] = 0
    hero = told["heroes"][0]
    assert {"name", "level", "xp", "gold", "items", "perks", "checks", "notes"} <= hero.keys()
    again = Campaign.read(told)
    assert json.loads(json.dumps(again.record())) == told
    assert again.chronicle.present()[0].role == "brute"


@rule("gloomhaven:camp.10")
def test_two_to_four_characters_play() -> None:
    assert len(record(players=1)["lines"]) == 2
    assert record(players=1, characters=4)["lines"] == [0, 0, 0, 0]
    assert record(players=3)["lines"] == [0, 1, 2]
    for wrong in ({"players": 5}, {"characters": 1}, {"colour": "red"}):
        with pytest.raises(SetupError):
            Campaign.begin(wrong)


def test_what_is_foreign_damaged_or_later_is_refused_in_a_sentence() -> None:
    told = record()
    assert refused([]) == (
        "This is not the record of a campaign of Gloomhaven.",
        "Tohle není záznam kampaně Gloomhavenu.",
    )
    assert refused({**told, "game": "monsterlands"})[0].startswith("This is not")
    assert refused({**told, "version": VERSION + 1}) == (
        f"This campaign was written by a later version of the game ({VERSION + 1}; known here is {VERSION}).",
        f"Tuto kampaň zapsala novější verze hry ({VERSION + 1}; tady se zná nejvýš {VERSION}).",
    )
    assert refused({**told, "stage": "tavern"}) == (
        "The record of this campaign is damaged: its entry “stage” cannot be read.",
        "Záznam kampaně je poškozený: položku „stage“ nelze přečíst.",
    )
    assert "“extra”" in refused({**told, "extra": 1})[0]
    assert "“world.open[0]”" in refused({**told, "world": {**told["world"], "open": ["x"]}})[0]
    assert "“world”" in refused({**told, "world": {**told["world"], "moon": 1}})[0]
    assert "“seats”" in refused({**told, "seats": 4})[0]
    assert "“parties”" in refused({**told, "parties": [{**told["parties"][0], "members": [7, -1]}]})[0]


def test_an_older_version_is_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    told = record(name="Lišky")
    old = {**told, "version": VERSION - 1, "comrades": told["parties"]}
    del old["parties"]

    def renamed(fields: dict[str, Any]) -> dict[str, Any]:
        return {"parties" if name == "comrades" else name: value for name, value in fields.items()}

    assert "“version”" in refused({**old, "version": 0})[0]
    monkeypatch.setitem(MIGRATIONS, VERSION - 1, renamed)
    assert Campaign.read(old).record() == Campaign.read(told).record()


def test_a_copy_shares_nothing_that_changes() -> None:
    one = Chronicle(parties=[Party(name="a", members=[-1, -1])])
    other = one.clone()
    other.world.open.append(2)
    other.parties[0].members[0] = 5
    other.world.city.mixed.pop()
    assert one.world.open == [1]
    assert one.parties[0].members == [-1, -1]
    assert len(one.world.city.mixed) == 30


def test_in_a_campaign_of_the_third_version_marks_of_open_classes_count_as_reached() -> None:
    told = record(name="Lišky")
    world = {name: value for name, value in told["world"].items() if name != "reached"}
    old = {**told, "version": 3, "world": {**world, "classes": [*world["classes"], "nightshroud"]}}
    assert Campaign.read(old).chronicle.world.reached == [1]
    assert "“world”" in refused({**old, "world": 3})[0]


def test_a_campaign_of_the_first_version_goes_on() -> None:
    told = record(name="Lišky")
    hero = json.loads(json.dumps(msgspec.to_builtins(Sheet(role="brute", gold=30))))
    world = {name: value for name, value in told["world"].items() if name != "reached"}
    old = {
        **told,
        "version": 1,
        "world": world,
        "heroes": [{k: v for k, v in hero.items() if k not in ("party", "first", "offered")}],
    }
    again = Campaign.read(old)
    assert (again.record()["version"], again.chronicle.heroes[0].gold) == (VERSION, 30)
    assert "“heroes”" in refused({**old, "heroes": 3})[0]
