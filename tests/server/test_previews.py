"""What an option would change, asked over the live connection: only of one's own question."""

import time

import pytest

from klubovna.server.limits import Buckets
from server.house import House


def test_an_option_is_tried_out_and_nothing_is_played(house: House) -> None:
    opened = house.open("root", "person,bot,bot", roles=["marquise", "eyrie", "alliance"])
    seat = house.sit(opened, lang="cs")
    scene = seat.asked()
    seat.say({"do": "preview", "number": scene["number"], "index": 1})
    told = seat.until("preview")
    assert (told["number"], told["answer"]) == (scene["number"], 1)
    part = scene["decision"]["options"][1]["parts"][0]
    assert [change["after"] for change in told["changes"] if change["part"] == part]
    assert "+1" in told["line"]
    again = house.web.get(
        f"/api/tables/{opened['table']}/scene", params={"seat": 0}, headers={"X-Seat-Token": opened["tokens"][0]}
    ).json()
    assert again["number"] == scene["number"]


def test_who_is_late_or_only_watches_is_told_nothing(house: House) -> None:
    opened = house.open("ash", "person,bot")
    seat, spectator = house.sit(opened), house.sit(opened, None)
    scene = seat.asked()
    seat.say({"do": "preview", "number": scene["number"] + 1, "index": 0})
    seat.say({"do": "preview", "number": scene["number"], "index": 10_000})
    seat.say({"do": "preview"})
    seat.say({"do": "preview", "number": scene["number"], "index": 0})
    assert seat.until("preview")["number"] == scene["number"]
    spectator.say({"do": "preview", "number": scene["number"], "index": 0})
    assert spectator.until("refused")["code"] == "spectator"


def test_the_pointer_runs_over_many_options_and_the_last_one_is_told(house: House) -> None:
    opened = house.open("ash", "person,bot")
    seat = house.sit(opened)
    scene = seat.asked()
    many = len(scene["decision"]["options"])
    for index in range(many):
        seat.say({"do": "preview", "number": scene["number"], "index": index})
    end = time.monotonic() + 30
    while seat.until("preview")["answer"] != many - 1:
        assert time.monotonic() < end


def test_a_pointer_that_never_rests_keeps_the_server_little_busy(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = Buckets(1e-6, 3)
    monkeypatch.setattr(house.app.state, "tries", tries)
    opened = house.open("ash", "person,bot")
    pages = [house.sit(opened) for _ in range(2)]
    scene = [page.asked() for page in pages][-1]
    for number in range(3):
        page = pages[number % 2]  # all connections of a client share one allowance
        page.say({"do": "preview", "number": scene["number"], "index": 0})
        assert page.until("preview")["number"] == scene["number"]
    page.say({"do": "preview", "number": scene["number"], "index": 0})
    page.say({"do": "chat", "text": "hm", "key": "still-here"})
    while (told := page.hear())["say"] != "ack":
        assert told["say"] != "preview"
    tries.rate = 1e6  # and then it is told after all
    assert page.until("preview")["answer"] == 0
