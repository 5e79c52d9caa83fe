"""Looking back at a game, running or over."""

import random
from typing import Any

import pytest

from klubovna import games, new
from klubovna.server.replays import Replay
from server.house import House


@pytest.fixture(scope="module")
def finished(house: House) -> dict[str, Any]:
    opened = house.open("ash", "person,bot")
    seat = house.sit(opened)
    while not (scene := seat.asked())["over"]:
        seat.choose(scene)
    return {**opened, "scene": scene}


def test_every_step_of_a_finished_game_can_be_looked_at(house: House, finished: dict[str, Any]) -> None:
    path = f"/api/tables/{finished['table']}/replay"
    told = house.get(path)
    assert told["length"] == len(told["steps"]) > 40
    assert [step["at"] for step in told["steps"]] == list(range(told["length"]))
    assert told["steps"][0]["turn"]
    assert sum(bool(step["text"]) for step in told["steps"]) > 20
    turns = [step["seat"] for step in told["steps"] if step["turn"]]
    assert set(turns) >= {0, 1}
    last = house.get(f"{path}/{told['length'] - 1}")
    assert last["over"]
    assert last["result"] == finished["scene"]["result"]
    seen = house.get(f"{path}/{told['length'] - 1}", seat=0)
    assert seen["view"]["table"] == finished["scene"]["view"]["table"]
    first = house.get(f"{path}/0")
    assert (first["over"], first["decision"]) == (False, None)


def test_a_running_game_is_looked_at_as_a_spectator_only(house: House) -> None:
    opened = house.open("root", "person,bot")
    seat = house.sit(opened)
    for _ in range(6):
        seat.choose(seat.asked())
    path = f"/api/tables/{opened['table']}/replay"
    told = house.get(path, lang="cs")
    scene = house.get(f"{path}/{told['length'] - 1}")
    assert scene["view"]["seat"] is None
    assert house.web.get(f"{path}/0", params={"seat": 0}).json()["code"] == "not-over"


@pytest.mark.parametrize(("at", "code"), [("999999", "no-page"), ("-1", "no-page"), ("x", "no-page")])
def test_a_step_that_does_not_exist(house: House, finished: dict[str, Any], at: str, code: str) -> None:
    assert house.web.get(f"/api/tables/{finished['table']}/replay/{at}").json()["code"] == code


def test_secret_answers_make_no_step(house: House) -> None:
    """While all select their cards, how many have answered is nobody's business."""
    opened = house.open("gloomhaven", "person,person")
    before = house.get(f"/api/tables/{opened['table']}/replay")["length"]
    seat = house.sit(opened, 0)
    seat.choose(seat.asked(), 1)
    assert house.get(f"/api/tables/{opened['table']}/replay")["length"] == before


def test_a_running_game_that_goes_on_or_back_is_looked_at_anew(house: House) -> None:
    opened = house.open("ash", "person,person")
    seats = [house.sit(opened, seat) for seat in (0, 1)]
    path = f"/api/tables/{opened['table']}/replay"
    lengths = []
    scenes = [seat.until("scene") for seat in seats]
    asked = next(i for i in (0, 1) if scenes[i]["decision"])
    lengths.append(house.get(path)["length"])
    seats[asked].choose(scenes[asked])
    lengths.append(house.get(path)["length"])
    seats[asked].say({"do": "undo", "key": "taken-back"})
    assert seats[asked].until("ack")
    lengths.append(house.get(path)["length"])
    assert lengths == [lengths[0], lengths[0] + 1, lengths[0]]
    assert house.get(f"{path}/0")["view"]["table"] == house.get(f"/api/tables/{opened['table']}/scene")["view"]["table"]


@pytest.mark.parametrize("slug", games())
def test_what_was_taken_back_is_cut_off_and_the_rest_is_not_played_again(slug: str) -> None:
    """Whoever looks back at a running game and takes moves back again and again costs no more than one who does not."""
    game, draw = new(slug, 2, 3, live=True), random.Random(3)
    replay: Replay | None = None
    for number in range(40):
        decision = draw.choice(game.decisions)
        game.choose(draw.randrange(len(decision.options)), decision.seat)
        if number % 6 == 5:
            record = game.record()
            if replay is None:
                replay = Replay(record)
            first = replay._kept[0]
            replay.follow(record)
            anew = Replay(record)
            assert replay._kept[0] is first
            assert [(stop.inputs, stop.seat, stop.turn, stop.events) for stop in replay.stops] == [
                (stop.inputs, stop.seat, stop.turn, stop.events) for stop in anew.stops
            ]
            assert replay.steps("cs") == anew.steps("cs")
            at = draw.randrange(len(anew.stops))
            assert replay.game(at).fingerprint() == anew.game(at).fingerprint()
            for _ in range(4):
                game.undo()
