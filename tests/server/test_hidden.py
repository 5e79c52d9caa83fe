"""What a seat may not see never leaves the server for it: looked for in the traffic itself."""

import json
import random
from typing import Any

import pytest

from klubovna.kernel.errors import RuleError
from klubovna.kernel.record import replay
from klubovna.kernel.registry import games
from klubovna.server.problems import Problem, body
from server.house import House, key

DECISIONS = 40


@pytest.mark.parametrize("game", sorted(games()))
def test_the_traffic_of_everybody_holds_only_what_the_kernel_shows_them(house: House, game: str) -> None:
    opened = house.open(game, "person,person,bot" if game in ("ash", "root", "monsterlands") else "person,person")
    seats: list[Any] = [house.sit(opened, seat) for seat in (0, 1)]
    watcher = house.sit(opened, None)
    room = house.app.state.clubroom.rooms[opened["table"]]
    dice = random.Random(7)
    for _ in range(DECISIONS):
        scene: dict[str, Any] = {}
        turn = None
        for seat in seats:
            scene = look(house, opened, seat.seat)
            if scene.get("decision"):
                turn = seat
                break
        if turn is None:
            continue
        assert turn.choose(scene, dice.randrange(len(scene["decision"]["options"])))["say"] == "ack"
    seed = str(room.row.seed)
    for seat in (*seats, watcher):
        drain(seat)
        traffic = "\n".join(seat.frames)
        assert seed not in traffic
        assert not any(token in traffic for token in opened["tokens"].values())
        for frame in seat.frames:
            told = json.loads(frame)
            if told["say"] != "scene":
                continue
            assert told["view"]["seat"] == seat.seat
            assert told["decision"] is None or told["decision"]["seat"] == seat.seat
            assert told["points"] == []
    assert all(json.loads(frame).get("decision") is None for frame in watcher.frames)


def look(house: House, opened: dict[str, Any], seat: int) -> Any:
    headers = {"X-Seat-Token": opened["tokens"][seat]}
    return house.web.get(f"/api/tables/{opened['table']}/scene", params={"seat": seat}, headers=headers).json()


def drain(seat: Any) -> None:
    try:
        while True:
            seat.hear(0.3)
    except TimeoutError:
        return


def test_a_secret_answer_sends_nothing_to_the_others(house: House) -> None:
    """All select cards at once: that one of them has answered is not told."""
    opened = house.open("gloomhaven", "person,person")
    one, two = house.sit(opened, 0), house.sit(opened, 1)
    watcher = house.sit(opened, None)
    scene = one.asked()
    for seat in (two, watcher):
        drain(seat)
    heard = [len(seat.frames) for seat in (two, watcher)]
    one.choose(scene, len(scene["decision"]["options"]) - 1)
    for seat in (two, watcher):
        drain(seat)
    assert [len(seat.frames) for seat in (two, watcher)] == heard


def test_when_a_table_is_put_aside_tells_of_no_secret_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of it shows in the lobby."""
    monkeypatch.setattr("klubovna.server.room.KEEP_EVERY", 1)
    opened = house.open("gloomhaven", "person,person")
    one, two = house.sit(opened, 0), house.sit(opened, 1)
    room = house.app.state.clubroom.rooms[opened["table"]]
    first, second = one.asked(), two.asked()
    assert one.choose(first, len(first["decision"]["options"]) - 1)["say"] == "ack"
    assert (room.number, room.kept_number) == (1, 0)
    while not room.kept_number:  # until everybody has chosen
        asking, scene = (two, second) if room.number % 2 else (one, one.asked())
        assert asking.choose(scene, len(scene["decision"]["options"]) - 1)["say"] == "ack"
        second = two.asked() if asking is two and not room.kept_number else second
    assert room.kept_number == room.ledger.last_visible_row


def test_seed_and_record_are_told_when_the_game_is_over(house: House) -> None:
    opened = house.open("ash", "person,bot")
    path = f"/api/tables/{opened['table']}/record"
    assert house.web.get(path).json()["code"] == "not-over"
    seat = house.sit(opened)
    while not (scene := seat.asked())["over"]:
        seat.choose(scene)
    record = house.get(path)
    result = replay(record).result
    assert result is not None
    assert result.scores == scene["result"]["scores"]


def test_a_secret_answer_taken_back_is_not_told_either(house: House) -> None:
    """Nor does it make the answer that another seat has in hand a late one."""
    opened = house.open("gloomhaven", "person,person")
    one, two = house.sit(opened, 0), house.sit(opened, 1)
    watcher = house.sit(opened, None)
    scene, other = one.asked(), two.asked()
    one.choose(scene, len(scene["decision"]["options"]) - 1)
    for seat in (two, watcher):
        drain(seat)
    heard = [len(seat.frames) for seat in (two, watcher)]
    one.say({"do": "undo", "key": key()})
    assert one.until("ack")
    for seat in (two, watcher):
        drain(seat)
    assert [len(seat.frames) for seat in (two, watcher)] == heard
    assert look(house, opened, 0)["decision"] == scene["decision"]
    assert two.choose(other)["say"] == "ack"


def test_a_rule_that_breaks_down_tells_nothing_of_what_it_saw() -> None:
    error = RuleError("rule-broken", error="KeyError: 'the hidden card'")
    assert body(error, "en") == (500, {"code": "broken", "text": Problem("broken").text("en")})
