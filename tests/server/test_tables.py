"""Opening a table, sitting down, playing, coming back."""

import random
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from klubovna.kernel.registry import games
from klubovna.server import metrics
from server.house import House, key, served

OFFERED = {"ash": "person,bot,bot", "root": "person,bot", "harrow": "person,bot", "monsterlands": "person,bot"}


def test_the_five_games_are_on_the_shelf_in_both_languages(house: House) -> None:
    for lang, title in (("en", "Crown of Ash"), ("cs", "Koruna z popela")):
        shelf = {game["game"]: game for game in house.get("/api/games", lang=lang)}
        assert set(shelf) == set(games())
        assert shelf["ash"]["title"] == title
        assert all(set(game["role_names"]) == set(game["roles"]) for game in shelf.values())


@pytest.mark.parametrize("game", sorted(games()))
def test_the_rules_of_a_game_are_read_with_their_rulings(house: House, game: str) -> None:
    english = house.get(f"/api/games/{game}/rules", lang="en")
    czech = house.get(f"/api/games/{game}/rules", lang="cs")
    assert [clause["id"] for clause in english] == [clause["id"] for clause in czech]
    assert english != czech
    assert any(clause["rulings"] for clause in english)


def test_a_whole_game_is_played_against_bots(house: House) -> None:
    opened = house.open("ash", "person,bot,bot")
    seat = house.sit(opened, lang="cs")
    dice = random.Random(1)
    choices = 0
    while not (scene := seat.asked())["over"]:
        assert scene["decision"]["seat"] == 0
        assert seat.choose(scene, dice.randrange(len(scene["decision"]["options"])))["say"] == "ack"
        choices += 1
    assert choices > 20
    assert len(scene["result"]["scores"]) == 3
    assert len(scene["points"]) > 3
    shown = house.get(f"/api/tables/{opened['table']}")
    assert shown["status"] == "over"
    assert shown["winners"] == scene["result"]["winners"]
    assert opened["table"] in [table["table"] for table in house.get("/api/tables", status="over")]


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_goes_on_with_people_and_bots(house: House, game: str) -> None:
    opened = house.open(game, OFFERED.get(game, "person,bot"))
    seat = house.sit(opened)
    for _ in range(12):
        scene = seat.asked()
        if scene["over"]:
            break
        assert scene["decision"]["text"]
        assert seat.choose(scene)["say"] == "ack"
    seat.close()


def test_an_open_seat_is_taken_by_link_and_the_game_begins(house: House) -> None:
    opened = house.open("ash", "person,open")
    table = opened["table"]
    assert house.get(f"/api/tables/{table}")["status"] == "open"
    assert house.web.get(f"/api/tables/{table}/scene").json()["code"] == "not-running"
    mine = {"X-Seat-Token": opened["tokens"][0]}
    assert house.web.post(f"/api/tables/{table}/start?seat=0", headers=mine).json()["code"] == "not-all-seated"
    joined = house.web.post(f"/api/tables/{table}/seats/1", json={"name": "Jana"})
    assert joined.status_code == 201
    assert house.web.post(f"/api/tables/{table}/seats/1", json={"name": "Petr"}).json()["code"] == "seat-taken"
    assert house.web.post(f"/api/tables/{table}/start?seat=0", headers=mine).json()["status"] == "running"
    other = house.sit({**opened, "tokens": {1: joined.json()["token"]}}, 1)
    assert other.until("scene")["seat"] == 1


def test_a_page_that_comes_back_finds_its_decision(house: House) -> None:
    opened = house.open("root", "person,bot")
    first = house.sit(opened)
    scene = first.asked()
    first.close()
    again = house.sit(opened)
    assert again.asked()["decision"] == scene["decision"]


def test_a_message_said_twice_is_played_once(house: House) -> None:
    opened = house.open("ash", "person,person")
    seats = [house.sit(opened, seat) for seat in (0, 1)]
    scenes = [seat.until("scene") for seat in seats]
    asked = next(i for i, scene in enumerate(scenes) if scene["decision"])
    said = key()
    assert seats[asked].choose(scenes[asked], 0, said)["say"] == "ack"
    assert seats[asked].choose(scenes[asked], 0, said)["say"] == "ack"
    late = seats[asked].choose(scenes[asked], 0)
    assert late == {"say": "refused", "code": "stale", "text": late["text"], "key": late["key"]}


def test_chat_reaches_everybody_at_the_table(house: House) -> None:
    opened = house.open("ash", "person,person")
    one, two = house.sit(opened, 0), house.sit(opened, 1)
    watcher = house.sit(opened, None)
    one.say({"do": "chat", "text": "<b>Ahoj</b>", "key": key()})
    for seat in (one, two, watcher):
        said = seat.until("chat")
        assert (said["text"], said["name"]) == ("<b>Ahoj</b>", "Eva")
    again = {"text": "Znovu", "seat": 0, "key": key()}
    path, mine = f"/api/tables/{opened['table']}/chat", {"X-Seat-Token": opened["tokens"][0]}
    lines = [house.web.post(path, json=again, headers=mine).json() for _ in range(2)]
    assert lines[0] == lines[1] == two.until("chat")
    watcher.say({"do": "chat", "text": "x", "key": key()})
    assert watcher.until("refused")["code"] == "spectator"


def test_the_clock_hands_over_to_a_bot(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'a.sqlite3'}") as house:
        opened = house.open("ash", "person,person", clock=5)
        seats = [house.sit(opened, seat) for seat in (0, 1)]
        scenes = [seat.until("scene") for seat in seats]
        asked = next(i for i, scene in enumerate(scenes) if scene["decision"])
        assert scenes[asked]["deadline"] is not None
        later = seats[asked].until("scene")
        assert later["number"] == scenes[asked]["number"] + 1 or later["decision"] is None
        assert b'by="clock",game="ash"' in generate_latest(metrics.REGISTRY)
