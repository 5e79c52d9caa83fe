"""A guided table over the wire: the coach speaks to the person's seat alone, bots follow, the seed is the guide's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server.house import House, Seat, key, served

OPTIONS = {"guide": "first"}


def follow(seat: Seat, scene: dict[str, Any]) -> None:
    marks = scene["decision"]["marks"]
    answer = {"marks": scene["coach"]["suggest"]} if marks else {"index": scene["coach"]["suggest"][0]}
    seat.say({"do": "choose", "number": scene["number"], "key": key(), **answer})
    assert seat.answered()["say"] == "ack"


def test_the_coach_speaks_to_the_person_alone(house: House) -> None:
    """Whole guides are followed in `tests/test_guides.py` and in a browser."""
    opened = house.open("ash", options=OPTIONS)
    seat, watcher = house.sit(opened), house.sit(opened, None)
    assert watcher.until("scene")["coach"] is None
    for _ in range(13):
        scene = seat.asked()
        assert scene["coach"]["planned"]
        assert scene["coach"]["advice"]
        follow(seat, scene)
    own_way = seat.asked()
    other = (own_way["coach"]["suggest"][0] + 1) % len(own_way["decision"]["options"])
    seat.choose(own_way, other)
    assert not seat.asked()["coach"]["planned"]


def test_a_guided_table_is_left_and_taken_up_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with served(database) as house:
        opened = house.open("ash", options=OPTIONS)
        seat = house.sit(opened)
        for _ in range(9):
            follow(seat, seat.asked())
        before = seat.asked()["coach"]
        seat.close()
    with served(database) as house:
        seat = house.sit(opened, lang="cs")
        after = seat.asked()["coach"]
        assert (after["step"], after["suggest"], after["planned"]) == (before["step"], before["suggest"], True)
        assert after["say"] != before["say"]
        seat.close()


def test_nobody_else_sits_down_at_a_guided_table(house: House) -> None:
    """It is dealt alike every time: who has played it knows every card of the others."""
    for kinds in (["person", "open"], ["open", "open"], ["hotseat", "person"]):
        wanted = {"game": "ash", "seats": [{"kind": kind} for kind in kinds], "options": OPTIONS}
        refused = house.web.post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (409, "guided-alone")
    opened = house.open("ash", options=OPTIONS)
    mine = {"X-Seat-Token": opened["tokens"][0]}
    seats = f"/api/tables/{opened['table']}/seats"
    assert house.web.post(f"{seats}/1/link", json={"by": 0}, headers=mine).json()["code"] == "guided-alone"
    assert house.web.post(f"{seats}/0/link", json={"by": 0}, headers=mine).status_code == 201


def test_guides_stand_on_the_shelf(house: House) -> None:
    shelf = {game["game"]: game for game in house.get("/api/games", lang="cs")}
    assert shelf["ash"]["guides"][0]["title"] == "Tvoje první hra"
