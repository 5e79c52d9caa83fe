"""Several things at once: all that is marked is one move, stored whole, taken back whole."""

from typing import Any

from server.house import House, Seat, key, served
from server.test_undo import rows


def asked_for_a_set(house: House) -> tuple[dict[str, Any], Seat, dict[str, Any]]:
    """A table of Gloomhaven at which seat 0 has to leave some cards out."""
    opened = house.open("gloomhaven", "person", options={"battle_goals": False})
    seat = house.sit(opened)
    scene = seat.asked()
    assert scene["decision"]["marks"]["owed"] == scene["decision"]["marks"]["allowed"] == 3
    return opened, seat, scene


def mark(seat: Seat, scene: dict[str, Any], marks: list[int]) -> dict[str, Any]:
    seat.say({"do": "choose", "number": scene["number"], "marks": marks, "key": key()})
    return seat.answered()


def test_a_set_is_one_row_and_is_taken_back_at_once(house: House) -> None:
    opened, seat, scene = asked_for_a_set(house)
    room = house.app.state.clubroom.rooms[opened["table"]]
    items = room.open_decisions[0].subset.items
    last = len(scene["decision"]["marks"]["items"]) - 1
    assert mark(seat, scene, [last, 0, 4])["say"] == "ack"
    left = [value for _, kind, value in room.game.record()["inputs"] if kind == scene["decision"]["kind"]]
    assert left == [items[place] for place in (0, 4, last)]
    assert rows(house, opened["table"]) == ["set"]
    assert seat.asked()["undo"]["free"]
    seat.say({"do": "undo", "key": key()})
    assert seat.asked()["decision"] == scene["decision"]


def test_a_set_that_may_not_be_is_refused_and_nothing_changes(house: House) -> None:
    opened, seat, scene = asked_for_a_set(house)
    assert mark(seat, scene, [0])["say"] == "refused"
    assert mark(seat, scene, [0, 99])["say"] == "refused"
    both = {"do": "choose", "number": scene["number"], "marks": [0, 1], "index": 0, "key": key()}
    seat.say(both)
    assert seat.answered()["code"] == "bad-shape"
    assert rows(house, opened["table"]) == []


def test_a_set_outlives_a_restart(house: House) -> None:
    opened, seat, scene = asked_for_a_set(house)
    mark(seat, scene, [2, 1, 0])
    before = house.app.state.clubroom.rooms[opened["table"]].game.fingerprint()
    with served(house.app.state.clubroom.settings.database) as again:
        again.get(f"/api/tables/{opened['table']}/scene")
        assert again.app.state.clubroom.rooms[opened["table"]].game.fingerprint() == before
