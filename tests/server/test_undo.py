"""Taking back: free where nothing was seen, else by consent; an undo is a row of its own."""

import asyncio
from typing import Any

from sqlalchemy import create_engine, text

from server.house import House, Seat, key


def rows(house: House, table: str) -> list[str]:
    engine = create_engine(house.app.state.clubroom.settings.database)
    with engine.connect() as connection:
        found = connection.execute(text("select what from moves where table_id = :t order by number"), {"t": table})
        return [row.what for row in found]


def who_is_asked(seats: list[Seat]) -> tuple[int, dict[str, Any]]:
    scenes = [seat.until("scene") for seat in seats]
    asked = next(i for i, scene in enumerate(scenes) if scene["decision"])
    return asked, scenes[asked]


def test_a_choice_that_showed_nothing_is_taken_back_freely(house: House) -> None:
    opened = house.open("ash", "person,person")
    seats = [house.sit(opened, seat) for seat in (0, 1)]
    asked, scene = who_is_asked(seats)
    seats[asked].choose(scene)
    after = seats[asked].asked()
    assert after["undo"]["free"]
    seats[asked].say({"do": "undo", "key": key()})
    back = seats[asked].asked()
    assert back["decision"] == scene["decision"]
    assert back["epoch"] != scene["epoch"]
    assert rows(house, opened["table"]) == ["choose", "undo"]


def test_alone_with_bots_one_goes_back_to_ones_own_last_choice(house: House) -> None:
    opened = house.open("ash", "person,bot")
    seat = house.sit(opened)
    before = seat.asked()
    while True:
        seat.choose(before)
        after = seat.asked()
        if not after["undo"]["free"]:
            break
        before = after
    assert after["undo"]["reason"]
    seat.say({"do": "undo", "key": key()})
    back = seat.asked()
    assert back["decision"] == before["decision"]


def test_others_are_asked_for_consent(house: House) -> None:
    opened = house.open("ash", "person,person")
    seats = [house.sit(opened, seat) for seat in (0, 1)]
    asked, scene = who_is_asked(seats)
    first = asked
    while asked == first:
        seats[asked].choose(scene)
        scenes = [look(house, opened, seat) for seat in (0, 1)]
        asked = next(i for i, one in enumerate(scenes) if one["decision"])
        last, scene = scene, scenes[asked]
    seats[asked].choose(scene)
    for answer in (False, True):
        seats[first].say({"do": "undo", "key": key()})
        waiting = look_until(house, opened, asked, first)
        assert waiting["undo"]["waits_for"] == [asked]
        seats[asked].say({"do": "agree", "agree": answer, "key": key()})
        assert seats[asked].until("ack")
    back = look(house, opened, first)
    assert back["decision"] == last["decision"]
    refused = house.web.post(
        f"/api/tables/{opened['table']}/undo/answer",
        json={"seat": asked, "agree": True},
        headers={"X-Seat-Token": opened["tokens"][asked]},
    )
    assert refused.json()["code"] == "no-undo-asked"


def look(house: House, opened: dict[str, Any], seat: int) -> Any:
    return house.web.get(
        f"/api/tables/{opened['table']}/scene",
        params={"seat": seat},
        headers={"X-Seat-Token": opened["tokens"][seat]},
    ).json()


def look_until(house: House, opened: dict[str, Any], seat: int, asking: int) -> Any:
    for _ in range(200):
        scene = look(house, opened, seat)
        if scene["undo"]["requested_by"] == asking:
            return scene
        asyncio.run(asyncio.sleep(0.02))
    raise AssertionError("nobody was asked")


def test_there_is_nothing_to_take_back_at_the_beginning(house: House) -> None:
    opened = house.open("ash", "person,person")
    asked, _ = who_is_asked([house.sit(opened, seat) for seat in (0, 1)])
    path = f"/api/tables/{opened['table']}/undo?lang=cs"
    mine = {"X-Seat-Token": opened["tokens"][asked]}
    answer = house.web.post(path, json={"seat": asked, "key": key()}, headers=mine)
    assert (answer.status_code, answer.json()["code"]) == (409, "undo-refused")
    assert "Není co vzít zpět." in answer.json()["text"]


def test_the_whole_turn_is_taken_back_at_once_and_the_button_says_what(house: House) -> None:
    opened = house.open("ash", "person,person")
    seats = [house.sit(opened, seat) for seat in (0, 1)]
    asked, first = who_is_asked(seats)
    scene = first
    for _ in range(2):
        last = scene["decision"]["options"][0]["text"]
        seats[asked].choose(scene)
        scene = seats[asked].asked()
    undo = scene["undo"]
    assert (undo["possible"], undo["what"], undo["turn"]) == (True, last, 2)
    seats[asked].say({"do": "undo", "key": key(), "turn": True})
    back = seats[asked].asked()
    assert back["decision"] == first["decision"]
    assert back["undo"]["turn"] == 0
    assert not back["undo"]["possible"]
    assert rows(house, opened["table"]) == ["choose", "choose", "undo"]


def test_a_turn_that_was_taken_back_is_read_again_as_it_was(house: House) -> None:
    opened = house.open("ash", "person,bot")
    seat = house.sit(opened)
    scene = seat.asked()
    for _ in range(6):
        seat.choose(scene, -1 % len(scene["decision"]["options"]))
        scene = seat.asked()
        if scene["undo"]["turn"] > 1:
            break
    seat.say({"do": "undo", "key": key(), "turn": True})
    back = seat.asked()
    room = house.app.state.clubroom.rooms[opened["table"]]
    before = room.game.fingerprint()
    room.ledger = None
    room.needs_reload = True
    assert look(house, opened, 0)["decision"] == back["decision"]
    assert room.game.fingerprint() == before
