"""Somebody concedes, is missing, or all agree to end the game."""

from pathlib import Path
from typing import Any

from server.house import House, served


def post(house: House, opened: dict[str, Any], path: str, seat: int, **body: Any) -> tuple[int, Any]:
    headers = {"X-Seat-Token": opened["tokens"][seat]}
    answer = house.web.post(f"/api/tables/{opened['table']}/{path}", json=body, headers=headers)
    return answer.status_code, answer.json()


def shown(house: House, opened: dict[str, Any]) -> Any:
    return house.get(f"/api/tables/{opened['table']}")


def test_a_bot_plays_on_for_who_concedes_and_the_last_one_ends_the_game(house: House) -> None:
    opened = house.open("ash", "person,person,bot")
    assert post(house, opened, "seats/0/concede", 1)[1]["code"] == "wrong-token"
    assert post(house, opened, "seats/0/concede", 0)[0] == 200
    assert [seat["kind"] for seat in shown(house, opened)["seats"]] == ["bot", "person", "bot"]
    other = house.sit(opened, 1)
    assert other.until("chat")["text"] == "Eva has conceded; a bot plays on."
    assert post(house, opened, "seats/1/concede", 1)[0] == 200
    assert shown(house, opened)["status"] == "closed"


def test_who_is_missing_is_replaced_by_the_host_at_once_and_by_others_after_a_time(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", missing_minutes=5.0) as house:
        opened = house.open("ash", "person,person,person")
        there = house.sit(opened, 2)
        assert there.until("scene")
        assert post(house, opened, "seats/2/replace", 1, by=1)[1]["code"] == "seat-present"
        assert post(house, opened, "seats/0/replace", 1, by=1)[1]["code"] == "not-missing"
        assert post(house, opened, "seats/1/replace", 0, by=0)[0] == 200
        assert [seat["kind"] for seat in shown(house, opened)["seats"]] == ["person", "bot", "person"]
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}", missing_minutes=0.0) as house:
        assert post(house, opened, "seats/0/replace", 2, by=2)[0] == 200
        assert [seat["kind"] for seat in shown(house, opened)["seats"]] == ["bot", "bot", "person"]


def test_a_game_ends_when_all_people_agree(house: House) -> None:
    opened = house.open("ash", "person,person,bot")
    assert post(house, opened, "end", 0, by=0, agree=True)[0] == 200
    assert [seat["ending"] for seat in shown(house, opened)["seats"]] == [True, False, False]
    assert post(house, opened, "end", 0, by=0, agree=False)[0] == 200
    assert post(house, opened, "end", 1, by=1, agree=True)[0] == 200
    assert shown(house, opened)["status"] == "running"
    assert post(house, opened, "end", 0, by=0, agree=True)[0] == 200
    assert shown(house, opened)["status"] == "closed"
    assert post(house, opened, "end", 0, by=0, agree=True)[1]["code"] == "closed"


def test_people_talk_before_the_game_begins(house: House) -> None:
    opened = house.open("ash", "person,open")
    seat = house.sit(opened)
    seat.say({"do": "chat", "text": "Ahoj", "key": "k" * 12})
    assert seat.until("chat")["text"] == "Ahoj"
