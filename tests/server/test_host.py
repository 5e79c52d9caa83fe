"""The host keeps a table in order; seats are left, handed over and given back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy import text as statement

from klubovna.server.problems import Problem
from server.house import House, key, served
from server.postgres import postgres


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if request.param == "sqlite":
        with served(f"sqlite:///{tmp_path_factory.mktemp('host') / 'a.sqlite3'}") as one:
            yield one
    else:
        with postgres() as database, served(database.url) as one:
            yield one


def post(
    house: House, opened: dict[str, Any], path: str, token: str | None = None, client: str = "127.0.0.1", **body: Any
) -> tuple[int, Any]:
    headers = {"X-Forwarded-For": client} | ({} if token is None else {"X-Seat-Token": token})
    answer = house.web.post(f"/api/tables/{opened['table']}/{path}", json=body, headers=headers)
    return answer.status_code, answer.json()


def sit(house: House, opened: dict[str, Any], seat: int, name: str, client: str) -> tuple[int, Any]:
    path = f"/api/tables/{opened['table']}/seats/{seat}"
    answer = house.web.post(path, json={"name": name}, headers={"X-Forwarded-For": client})
    told = answer.json()
    if answer.status_code == 201:
        opened["tokens"][seat] = told["token"]
    return answer.status_code, told.get("code")


def seats(house: House, opened: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in house.get(f"/api/tables/{opened['table']}")["seats"]]


def test_nobody_fills_the_chat_with_what_it_tells_by_itself(club: House) -> None:
    opened = club.open("ash", "person,person")
    mine = opened["tokens"][1]
    told = [post(club, opened, "end", mine, by=1, agree=bool(i % 2)) for i in range(20)]
    assert told[-1] == (429, {"code": "too-fast", "text": Problem("too-fast").text("en")})
    muted = [post(club, opened, "seats/1/mute", opened["tokens"][0], by=0, muted=bool(i % 2))[0] for i in range(20)]
    assert (muted[0], muted[-1]) == (200, 429)
    waiting = club.open("ash", "person,open")
    for i in range(20):
        status, _ = sit(club, waiting, 1, f"Jana {i}", "192.0.2.9")
        if status != 201:
            break
        assert post(club, waiting, "seats/1/leave", waiting["tokens"][1], "192.0.2.9", by=1)[0] == 200
    assert status == 429


# -- leaving and being sent away ---------------------------------------------------------------------------------------


def test_a_guest_leaves_and_the_chair_is_free(club: House) -> None:
    opened = club.open("ash", "person,open")
    assert sit(club, opened, 1, "Jana", "192.0.2.1") == (201, None)
    shown = club.get(f"/api/tables/{opened['table']}")["seats"]
    assert [(seat["host"], seat["guest"]) for seat in shown] == [(True, False), (False, True)]
    assert post(club, opened, "seats/1/leave", opened["tokens"][0], by=1)[1]["code"] == "wrong-token"
    assert post(club, opened, "seats/1/leave", opened["tokens"][1], "192.0.2.1", by=1)[0] == 200
    assert seats(club, opened) == ["person", "open"]
    assert sit(club, opened, 1, "Jana", "192.0.2.1") == (201, None)


def test_the_host_sends_somebody_away_who_cannot_come_back(club: House) -> None:
    opened = club.open("ash", "person,open")
    sit(club, opened, 1, "Troll", "192.0.2.2")
    page = club.sit(opened, 1)
    assert page.until("table")
    assert post(club, opened, "seats/0/leave", opened["tokens"][1], by=1)[1]["code"] == "not-host"
    assert post(club, opened, "seats/1/leave", opened["tokens"][0], by=0)[0] == 200
    assert page.until("refused")["code"] == "wrong-token"
    page.say({"do": "chat", "text": "still here", "key": key()})
    assert page.until("refused")["code"] == "spectator"
    assert sit(club, opened, 1, "Troll 2", "192.0.2.2") == (409, "one-seat")
    assert sit(club, opened, 1, "Jana", "192.0.2.3") == (201, None)


def test_in_a_running_game_a_bot_plays_on(club: House) -> None:
    opened = club.open("ash", "person,open")
    sit(club, opened, 1, "Jana", "192.0.2.4")
    assert post(club, opened, "start?seat=0", opened["tokens"][0])[0] == 200
    host, guest = club.sit(opened, 0), club.sit(opened, 1)
    assert host.until("scene")
    assert guest.until("scene")["seat"] == 1
    assert post(club, opened, "seats/1/leave", opened["tokens"][0], by=0)[0] == 200
    told = host.until("table")["table"]["seats"]
    assert (told[1]["kind"], told[1]["name"]) == ("bot", "")
    assert guest.until("refused")["code"] == "wrong-token"
    assert guest.until("scene")["seat"] is None
    guest.say({"do": "choose", "number": 1, "index": 0, "key": key()})
    assert guest.until("refused")["code"] == "spectator"
    again = club.sit(opened, 0)
    for _ in range(4):
        assert again.choose(again.asked())["say"] == "ack"
    assert any("The host has sent Jana away." in frame for frame in again.frames)


def test_when_the_host_leaves_another_one_follows_and_without_people_the_table_closes(club: House) -> None:
    opened = club.open("ash", "person,open,bot")
    sit(club, opened, 1, "Jana", "192.0.2.5")
    assert post(club, opened, "seats/0/leave", opened["tokens"][0], by=0)[0] == 200
    shown = club.get(f"/api/tables/{opened['table']}")
    assert [seat["host"] for seat in shown["seats"]] == [False, True, False]
    status, told = post(club, opened, "seats/1/leave", opened["tokens"][1], by=1)
    assert (status, told["status"]) == (200, "closed")
    assert opened["table"] not in [table["table"] for table in club.get("/api/tables", status="open")]
    assert sit(club, opened, 0, "Petr", "192.0.2.6") == (409, "closed")


def test_a_closed_table_is_played_no_more(club: House) -> None:
    opened = club.open("ash", "person,person")
    pages = [club.sit(opened, seat) for seat in (0, 1)]
    scenes = [page.until("scene") for page in pages]
    asked = next(i for i, scene in enumerate(scenes) if scene["decision"])
    assert post(club, opened, "close", opened["tokens"][1], by=1)[1]["code"] == "not-host"
    assert post(club, opened, "close", opened["tokens"][0], by=0)[1]["status"] == "closed"
    assert pages[1].until("table")["table"]["status"] == "closed"
    pages[asked].say({"do": "choose", "number": scenes[asked]["number"], "index": 0, "key": key()})
    assert pages[asked].until("refused")["code"] == "closed"
    body = {"seat": asked, "number": scenes[asked]["number"], "index": 0, "key": key()}
    assert post(club, opened, "moves", opened["tokens"][asked], **body)[1]["code"] == "closed"


def test_who_is_muted_says_nothing(club: House) -> None:
    opened = club.open("ash", "person,person")
    page = club.sit(opened, 1)
    assert post(club, opened, "seats/0/mute", opened["tokens"][1], by=1, muted=True)[1]["code"] == "not-host"
    told = post(club, opened, "seats/1/mute", opened["tokens"][0], by=0, muted=True)[1]
    assert [seat["muted"] for seat in told["seats"]] == [False, True]
    page.say({"do": "chat", "text": "!", "key": key()})
    assert page.until("refused")["code"] == "muted"
    assert post(club, opened, "chat", opened["tokens"][1], seat=1, text="!")[1]["code"] == "muted"
    post(club, opened, "seats/1/mute", opened["tokens"][0], by=0, muted=False)
    page.say({"do": "chat", "text": "!", "key": key()})
    assert page.until("ack")


def test_what_happened_is_told_in_the_readers_language(club: House) -> None:
    opened = club.open("ash", "person,person")
    czech, english = club.sit(opened, 1, "cs"), club.sit(opened, 1, "en")
    post(club, opened, "seats/1/mute", opened["tokens"][0], by=0, muted=True)
    told = [page.until("chat") for page in (czech, english)]
    assert [line["text"] for line in told] == ["Adam má od hostitele vypnutý chat.", "The host has muted Adam."]
    assert [(line["seat"], line["name"]) for line in told] == [(None, "")] * 2


# -- links -------------------------------------------------------------------------------------------------------------


def test_a_seat_is_taken_to_another_device_once(club: House) -> None:
    opened = club.open("ash", "person,person")
    old = club.sit(opened, 1)
    assert old.until("scene")
    status, made = post(club, opened, "seats/1/link", opened["tokens"][1], by=1)
    assert status == 201
    assert post(club, opened, "seats/0/claim", code=made["code"])[1]["code"] == "link-used"
    assert post(club, opened, "seats/1/claim", code="nonsense")[1]["code"] == "link-used"
    status, held = post(club, opened, "seats/1/claim", code=made["code"])
    assert (status, held["seat"]) == (200, 1)
    assert post(club, opened, "seats/1/claim", code=made["code"]) == (410, REFUSED)
    new = club.sit({**opened, "tokens": {1: held["token"]}}, 1)
    assert new.until("scene")["seat"] == 1
    assert old.until("refused")["code"] == "wrong-token"
    assert old.until("scene")["seat"] is None


REFUSED = {
    "code": "link-used",
    "text": "This link has been used or revoked, or it is older than a day. Ask for a new one.",
}


def test_a_link_is_revoked_by_its_maker_and_by_the_next_one(club: House) -> None:
    opened = club.open("ash", "person,person")
    mine = opened["tokens"][1]
    codes = [post(club, opened, "seats/1/link", mine, by=1)[1]["code"] for _ in range(2)]
    assert post(club, opened, "seats/1/claim", code=codes[0])[0] == 410
    assert post(club, opened, "seats/1/unlink", mine, by=1)[0] == 200
    assert post(club, opened, "seats/1/claim", code=codes[1])[0] == 410
    assert post(club, opened, "seats/1/link", mine, by=1)[0] == 201


def test_a_link_is_good_for_a_day(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    with served(database) as house:
        opened = house.open("ash", "person,person")
        code = post(house, opened, "seats/1/link", opened["tokens"][1], by=1)[1]["code"]
        engine = create_engine(database)
        with engine.begin() as connection:
            connection.execute(statement("update links set made = '2020-01-01T00:00:00.000+00:00'"))
        engine.dispose()
        assert post(house, opened, "seats/1/claim", code=code)[0] == 410


def test_the_host_gives_a_lost_seat_back_but_takes_none_that_is_held(club: House) -> None:
    opened = club.open("ash", "person,open")
    sit(club, opened, 1, "Jana", "192.0.2.7")
    page = club.sit(opened, 1)
    page.until("table")
    assert post(club, opened, "seats/1/link", opened["tokens"][0], by=0)[1]["code"] == "seat-present"
    page.close()
    for _ in range(200):
        status, made = post(club, opened, "seats/1/link", opened["tokens"][0], by=0)
        if status == 201:
            break
    assert post(club, opened, "seats/0/link", opened["tokens"][1], by=1)[1]["code"] == "not-host"
    status, held = post(club, opened, "seats/1/claim", code=made["code"])
    assert status == 200
    opened["tokens"][1] = held["token"]
    back = club.sit(opened, 1)
    assert back.until("table")
    assert [seat["name"] for seat in club.get(f"/api/tables/{opened['table']}")["seats"]] == ["Eva", "Jana"]


def test_the_host_seats_somebody_by_link_also_in_place_of_a_bot(club: House) -> None:
    opened = club.open("ash", "person,bot")
    code = post(club, opened, "seats/1/link", opened["tokens"][0], by=0)[1]["code"]
    assert post(club, opened, "seats/1/claim", code=code, name="ＥＶＡ")[1]["code"] == "name-taken"
    assert post(club, opened, "seats/1/claim", code=code, name="Jana")[0] == 200
    assert seats(club, opened) == ["person", "person"]


# -- visitors ----------------------------------------------------------------------------------------------------------


def test_one_visitor_does_not_take_all_seats(club: House) -> None:
    opened = club.open("ash", "person,open,open,open")
    assert sit(club, opened, 1, "A", "2001:db8:9::1") == (201, None)
    assert sit(club, opened, 2, "B", "2001:db8:9::2") == (409, "one-seat")
    assert sit(club, opened, 2, "B", "2001:db8:a::2") == (201, None)
    headers = {"X-Seat-Token": opened["tokens"][0], "X-Forwarded-For": "2001:db8:9::1"}
    hosted = club.web.post(f"/api/tables/{opened['table']}/seats/3", json={"name": "C"}, headers=headers)
    assert hosted.status_code == 201


def test_nobody_sits_down_under_the_name_of_another(club: House) -> None:
    opened = club.open("ash", "person,open")
    for name in ("Eva", "EVA", "Ｅva", " e v a "):
        assert sit(club, opened, 1, name, "192.0.2.8") == (409, "name-taken")
    assert sit(club, opened, 1, "E\u200bva", "192.0.2.8") == (400, "bad-name")
    assert sit(club, opened, 1, "Adam", "192.0.2.8") == (201, None)  # as the host has named the free chair


def test_one_visitor_does_not_push_the_others_out_of_the_lobby(club: House) -> None:
    table = {"game": "ash", "seats": [{"kind": "person", "name": "a"}, {"kind": "open"}]}
    modest = club.web.post("/api/tables", json=table, headers={"X-Forwarded-For": "192.0.2.9"}).json()["table"]
    loud = [
        club.web.post("/api/tables", json=table, headers={"X-Forwarded-For": "192.0.2.10"}).json()["table"]
        for _ in range(55)
    ]
    listed = [shown["table"] for shown in club.get("/api/tables", status="open")]
    assert modest in listed
    assert [one for one in listed if one in loud] == loud[:-4:-1]
