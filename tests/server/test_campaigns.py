"""A campaign at the clubroom: the same people, table after table, and nobody learns what another keeps secret."""

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.facts import QUESTS
from klubovna.games.gloomhaven.campaign.record import SCENARIO, Sheet
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.scenario.words import Survive
from klubovna.kernel.errors import RecordError
from server.house import House, key, served


def begin(house: House, kinds: str = "person,person", **more: Any) -> dict[str, Any]:
    names = ["Eva", "Adam"]
    seats = [{"kind": kind, "name": names[i]} for i, kind in enumerate(kinds.split(","))]
    answer = house.web.post("/api/campaigns", json={"game": "gloomhaven", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    opened["tokens"] = {held["seat"]: held["token"] for held in opened["seats"]}
    return opened


def asked_on(house: House, opened: dict[str, Any], seat: int, **more: Any) -> Any:
    return house.web.post(
        f"/api/campaigns/{opened['campaign']}/go-on",
        json={"by": seat, **more},
        headers={"X-Seat-Token": opened["tokens"][seat]},
    )


def go_on(house: House, opened: dict[str, Any], seat: int = 0, **more: Any) -> str:
    answer = asked_on(house, opened, seat, **more)
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


def look(house: House, opened: dict[str, Any], seat: int | None = None) -> dict[str, Any]:
    path = f"/api/campaigns/{opened['campaign']}"
    headers = {} if seat is None else {"X-Seat-Token": opened["tokens"][seat]}
    answer = house.web.get(path, params={} if seat is None else {"seat": seat}, headers=headers)
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def scene(house: House, table: str, opened: dict[str, Any], seat: int) -> dict[str, Any]:
    headers = {"X-Seat-Token": opened["tokens"][seat]}
    told: dict[str, Any] = house.web.get(f"/api/tables/{table}/scene", params={"seat": seat}, headers=headers).json()
    return told


def play(house: House, table: str, opened: dict[str, Any], most: int = 10_000) -> None:
    """Both play as the greedy bot would, over HTTP with their own secrets."""
    house.get(f"/api/tables/{table}")
    made = 0
    while made < most:
        room = house.app.state.clubroom.rooms[table]
        if room.game.over:
            break
        seat = min(list(room.open_decisions), default=None)
        decision = room.open_decisions.get(seat)
        if seat is None or decision is None:
            continue  # between two questions
        number, lone = room.ordinals.get(seat), len(decision.options) == 1
        index = 0 if lone else room.game.rules.policy.choose(room.game.state, decision, seat)
        move = {"seat": seat, "index": index, "number": number, "key": key()}
        headers = {"X-Seat-Token": opened["tokens"][seat]}
        answer = house.web.post(f"/api/tables/{table}/moves", json=move, headers=headers)
        overtaken = lone and answer.json().get("code") == "stale"  # the server answers by itself what has one option
        assert answer.status_code == 200 or overtaken, answer.text
        made += 1


def test_the_same_people_go_on_table_after_table_whatever_happens_to_the_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        opened = begin(house, "person,open", options={"name": "Holubi"})
        sat = house.web.post(f"/api/tables/{opened['table']}/seats/1", json={"name": "Adam"}).json()
        opened["tokens"][1] = sat["token"]
        assert go_on(house, opened) == opened["table"]  # it is still to be played
        headers = {"X-Seat-Token": opened["tokens"][0]}
        house.web.post(f"/api/tables/{opened['table']}/start", params={"seat": 0}, headers=headers)
        play(house, opened["table"], opened, 3)
    with served(database) as house:  # in the middle of the visit
        play(house, opened["table"], opened)
        shown = look(house, opened, 1)
        assert (shown["played"], shown["next"], shown["view"]["town"]["name"]) == (1, "on the road", "Holubi")
        assert len(shown["view"]["town"]["heroes"]) == 2
    with served(database) as house:  # between two games
        journey = go_on(house, opened)
        assert journey == go_on(house, opened, 1) != opened["table"]
        assert [seat["name"] for seat in house.get(f"/api/tables/{journey}")["seats"]] == ["Eva", "Adam"]
        play(house, journey, opened)
        fight = go_on(house, opened, 1)
        play(house, fight, opened, 9)
        before = scene(house, fight, opened, 0)["view"]
    with served(database) as house:  # in the middle of a scenario
        assert scene(house, fight, opened, 0)["view"] == before
        assert look(house, opened)["table"]["table"] == fight
        play(house, fight, opened)
        shown = look(house, opened)
        assert [one["scenario"] for one in shown["view"]["evenings"]] == [1]
        assert shown["played"] == 3
        assert go_on(house, opened) != fight


def test_a_game_that_was_closed_is_begun_anew(house: House) -> None:
    opened = begin(house)
    headers = {"X-Seat-Token": opened["tokens"][0]}
    assert house.web.post(f"/api/tables/{opened['table']}/close", json={"by": 0}, headers=headers).status_code == 200
    table = go_on(house, opened)
    assert table != opened["table"]
    assert house.get(f"/api/tables/{table}")["status"] == "running"


def in_the_middle() -> Campaign:
    """Two characters whose personal quests are known to this test."""
    made = Campaign.begin({"players": 2, "seed": 1}).chronicle
    for line, role in enumerate(("brute", "tinkerer")):
        made.heroes.append(Sheet(role=role, line=line, gold=30, quests=[made.world.quests.pop()], name=f"Hero {line}"))
        made.now.members[line] = line
    return Campaign(made)


def test_personal_quests_of_others_never_leave_the_server(house: House) -> None:
    made = in_the_middle()
    mine, hers = (sheet.quests[0] for sheet in made.chronicle.heroes)
    file = {"klubovna-campaign": 1, "game": "gloomhaven", "campaign": made.record()}
    opened = begin(house, file=file)
    table = opened["table"]
    live = [house.sit(opened, seat) for seat in (0, 1, None)]
    play(house, table, opened)
    told = dict.fromkeys((0, 1, None), "")
    for one in live:
        heard: dict[str, Any] = {}
        while not heard.get("over"):
            heard = one.until("scene")
        told[one.seat] += "".join(one.frames)
    for seat in (0, 1, None):
        told[seat] += json.dumps(look(house, opened, seat))
        told[seat] += house.web.get(f"/api/tables/{table}").text + house.web.get("/api/tables?status=over").text
        replay = house.get(f"/api/tables/{table}/replay")
        told[seat] += json.dumps(replay)
        headers = {} if seat is None else {"X-Seat-Token": opened["tokens"][seat]}
        for at in range(replay["length"]):
            own = {} if seat is None else {"seat": seat}
            told[seat] += house.web.get(f"/api/tables/{table}/replay/{at}", params=own, headers=headers).text
            other = house.web.get(f"/api/tables/{table}/replay/{at}", params={"seat": 1 - (seat or 0)}, headers=headers)
            assert other.status_code == 403
    assert house.web.get(f"/api/tables/{table}/record").json()["code"] == "campaign-kept"
    for seat, quest in ((0, mine), (1, hers), (None, None)):
        assert '"tally"' not in told[seat]
        assert '"world"' not in told[seat]
        seen = [one for one in (mine, hers) if f'"quests":[{one}]' in told[seat]]
        assert seen == ([] if quest is None else [quest])
        for hidden in {mine, hers} - {quest}:
            assert QUESTS[hidden].text["en"] not in told[seat]
    ended = house.app.state.clubroom.rooms[table].game.result
    assert ended.details.keys() == {"chronicle"}
    assert ended.shown == {}


def test_a_campaign_goes_out_as_a_file_and_comes_back(house: House) -> None:
    made = in_the_middle()
    opened = begin(house, file={"klubovna-campaign": 1, "game": "gloomhaven", "campaign": made.record()})
    path = f"/api/campaigns/{opened['campaign']}/file"
    file = house.web.get(path, params={"seat": 1}, headers={"X-Seat-Token": opened["tokens"][1]}).json()
    assert set(file) == {"klubovna-campaign", "game", "packed"}
    assert house.web.get(path, params={"seat": 1}).json()["code"] == "spectator"
    again = begin(house, file=file)
    assert again["campaign"] != opened["campaign"]
    ours, theirs = look(house, opened, 0), look(house, again, 0)
    assert ours["view"] == theirs["view"]
    assert ours["view"]["town"]["heroes"][0]["name"] == "Hero 0"


WRONG: list[tuple[dict[str, Any], str]] = [
    ({}, "This file is not a campaign of Klubovna"),
    ({"klubovna-campaign": 1, "game": "root", "campaign": {}}, "This file is not a campaign"),
    ({"klubovna-campaign": 1, "game": "gloomhaven", "campaign": {"moon": 1}}, "not the record of a campaign"),
    ({"klubovna-campaign": 1, "game": "gloomhaven", "packed": "bW9vbg=="}, "in this file is damaged"),
    ({"klubovna-campaign": 1, "game": "gloomhaven", "packed": "?"}, "in this file is damaged"),
    ({"klubovna-campaign": 9, "game": "gloomhaven", "campaign": {}}, "This file is not a campaign"),
]


@pytest.mark.parametrize(("file", "told"), WRONG)
def test_a_foreign_or_damaged_file_is_refused_in_one_sentence(house: House, file: dict[str, Any], told: str) -> None:
    seats = [{"kind": "person"}, {"kind": "bot"}]
    for lang in ("en", "cs"):
        answer = house.web.post(
            "/api/campaigns", params={"lang": lang}, json={"game": "gloomhaven", "seats": seats, "file": file}
        )
        assert answer.status_code == 400
        assert (told in answer.json()["text"]) == (lang == "en")


def test_numbers_that_no_campaign_has_are_refused_and_cost_nothing() -> None:
    record = Campaign.begin({"players": 2, "seed": 7}).record()
    tracemalloc.start()
    try:
        with pytest.raises(RecordError):
            Campaign.read({**record, "seats": 3_000_000})
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()
    with pytest.raises(RecordError):
        Campaign.read({**record, "seats": 10**30})
    assert Campaign.read(record).record() == record


def test_what_cannot_be_a_campaign_is_refused(house: House) -> None:
    seats = [{"kind": "person"}]

    def code(path: str, **body: Any) -> str:
        told: str = house.web.post(path, json=body).json()["code"]
        return told

    assert code("/api/campaigns", game="root", seats=seats) == "no-campaigns"
    assert code("/api/campaigns", game="moon", seats=seats) == "no-game"
    assert house.web.get("/api/campaigns/moon").json()["code"] == "no-campaign"
    file = {"klubovna-campaign": 1, "game": "gloomhaven", "campaign": in_the_middle().record()}
    assert code("/api/campaigns", game="gloomhaven", seats=seats, file=file) == "campaign-seats"
    opened = begin(house)
    assert code(f"/api/campaigns/{opened['campaign']}/go-on", by=0) == "spectator"


def test_a_scenario_of_a_campaign_tells_no_goals_when_it_is_over(house: House) -> None:
    made = in_the_middle().chronicle
    made.stage, made.target = SCENARIO, 1
    opened = begin(house, file={"klubovna-campaign": 1, "game": "gloomhaven", "campaign": Campaign(made).record()})
    assert "characters" in house.get(f"/api/tables/{opened['table']}")["options"]
    room = house.app.state.clubroom.rooms[opened["table"]]
    assert "campaign" in room.game.state.result().details
    assert "campaign" not in room.game.state.result().shown


@pytest.mark.plain
def test_a_guest_has_a_seat_until_the_evening_is_over(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SCENARIOS[1].facts, "goal", [Survive(rounds=1)])
    opened = begin(house, file={"klubovna-campaign": 1, "game": "gloomhaven", "campaign": in_the_middle().record()})
    assert not look(house, opened, 0)["welcomes"]
    assert asked_on(house, opened, 0, guest=True).json()["code"] == "guest-later"
    play(house, opened["table"], opened)
    assert look(house, opened, 0)["welcomes"]
    visit = go_on(house, opened, guest=True)
    assert [seat["kind"] for seat in house.get(f"/api/tables/{visit}")["seats"]] == ["person", "person", "open"]
    sat = house.web.post(f"/api/tables/{visit}/seats/2", json={"name": "Jana"}).json()
    opened["tokens"][2] = sat["token"]
    headers = {"X-Seat-Token": opened["tokens"][0]}
    assert house.web.post(f"/api/tables/{visit}/start", params={"seat": 0}, headers=headers).status_code == 200
    play(house, visit, opened)
    assert len(look(house, opened, 2)["view"]["town"]["heroes"]) == 3
    play(house, go_on(house, opened, 2), opened)  # the way
    assert asked_on(house, opened, 2, guest=True).json()["code"] == "no-guest"  # it is too late for another
    fight = go_on(house, opened, 2)
    play(house, fight, opened)
    assert len(house.app.state.clubroom.rooms[fight].game.state.characters) == 3
    home = go_on(house, opened, 2)  # whoever asks first
    shown = house.get(f"/api/tables/{home}")
    assert [seat["name"] for seat in shown["seats"]] == ["Eva", "Adam"]
    assert [seat["host"] for seat in shown["seats"]].count(True) == 1
    assert asked_on(house, opened, 2).status_code == 404
    assert look(house, opened, 0)["view"]["past"][0]["scenarios"] == 1
