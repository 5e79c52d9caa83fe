"""After the game: the same people play once more, or go on with the next scenario; and looking back from one's seat."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.kernel.registry import rules
from klubovna.kernel.state import Result
from server.house import House


def played(house: House, **how: Any) -> dict[str, Any]:
    opened = house.open("ash", "person,bot", **how)
    seat = house.sit(opened)
    while not (scene := seat.asked())["over"]:
        seat.choose(scene)
    return {**opened, "seat": seat, "scene": scene}


def again(house: House, opened: dict[str, Any], **how: Any) -> Any:
    token = how.pop("token", opened["tokens"][0])
    path = f"/api/tables/{opened['table']}/rematch"
    return house.web.post(path, json={"by": 0, **how}, headers={"X-Seat-Token": token})


def test_one_call_opens_the_next_table_for_everybody(house: House) -> None:
    before = played(house, options={"powers": True})
    opened = again(house, before).json()
    assert (opened["game"], opened["options"], opened["status"]) == ("ash", {"powers": True}, "running")
    assert [one["kind"] for one in opened["seats"]] == ["person", "bot"]
    assert before["seat"].until("table")["table"]["next"] == opened["table"]
    assert again(house, before).json()["table"] == opened["table"], "two who ask get the same table"
    same = house.sit({**opened, "tokens": before["tokens"]})
    assert same.asked()["decision"] is not None, "the seat is held with the same secret"
    assert again(house, before, token="wrong").json()["code"] == "wrong-token"
    assert again(house, before, onward=True).json()["code"] == "no-next"


def test_a_game_that_runs_has_no_rematch(house: House) -> None:
    assert again(house, house.open("ash", "person,bot")).json()["code"] == "not-over"


@pytest.mark.parametrize(
    ("game", "options", "seats", "result", "following"),
    [
        ("harrow", {"chapter": "c1"}, 2, Result([0], [1, 2], [7, 0]), {"chapter": "c2"}),
        ("harrow", {"chapter": "ffh"}, 2, Result([0], [1, 2], [7, 0]), None),
        ("monsterlands", {}, 1, Result([0], [1], [40], {"scenario": 1}), {"scenario": 2}),
        ("monsterlands", {}, 1, Result([], [2], [4], {"scenario": 1}), None),
        ("monsterlands", {}, 2, Result([0], [1, 2], [40, 2]), None),
        ("gloomhaven", {}, 2, Result([0, 1], [1, 1], [0, 0], {"campaign": {"unlocks": [2]}}), {"scenario": 2}),
        ("gloomhaven", {}, 2, Result([], [2, 2], [0, 0], {"campaign": {"unlocks": []}}), None),
    ],
)
def test_the_scenario_that_follows(
    game: str, options: dict[str, Any], seats: int, result: Result, following: dict[str, Any] | None
) -> None:
    after = rules(game).after
    assert after is not None
    found = after(options, seats, result)
    assert found == following
    if found is not None:
        rules(game).config(seats, 1, None, found)


# -- looking back while it is played -----------------------------------------------------------------------------------


def test_a_line_of_the_log_leads_to_the_position_as_the_seat_saw_it(house: House) -> None:
    opened = house.open("root", "person,bot,bot", roles=["eyrie", "marquise", "corvids"])
    seat = house.sit(opened)
    seen: dict[int, Any] = {}
    for _ in range(14):
        while True:
            scene = seat.hear()
            if scene["say"] != "scene":
                continue
            if scene["events"]:
                seen[scene["events"][-1]["number"]] = scene["view"]
            if scene["decision"] is not None:
                break
        seat.choose(scene)
    mine = {"X-Seat-Token": opened["tokens"][0]}
    path = f"/api/tables/{opened['table']}/events"
    hidden = 0
    for number, view in seen.items():
        then = house.web.get(f"{path}/{number}", params={"seat": 0}, headers=mine).json()
        assert then["view"]["table"] == view["table"], "no more and no less than the seat saw then"
        assert number in [event["number"] for event in then["events"]]
        watched = house.web.get(f"{path}/{number}").json()
        assert watched["view"]["seat"] is None
        hidden += watched["view"]["table"] != then["view"]["table"]
    assert hidden, "a spectator is not shown the hand"


@pytest.mark.parametrize("token", [None, "wrong", "other"])
def test_nobody_looks_back_from_another_seat(house: House, token: str | None) -> None:
    opened = house.open("root", "person,person")
    sent = opened["tokens"][1] if token == "other" else token
    headers = {} if sent is None else {"X-Seat-Token": sent}
    for path in ("events/0", "replay/0"):
        answer = house.web.get(f"/api/tables/{opened['table']}/{path}", params={"seat": 0}, headers=headers)
        assert answer.json()["code"] in ("not-over", "wrong-token")
