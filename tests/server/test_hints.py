"""A hint at the table: what a bot would do, for who holds the seat; the others are told that it was asked."""

from __future__ import annotations

import httpx

from server.house import House


def ask(house: House, table: str, seat: int, token: str | None, lang: str = "cs") -> httpx.Response:
    headers = {} if token is None else {"X-Seat-Token": token}
    address = f"{house.url}/api/tables/{table}/hint?lang={lang}"
    return httpx.post(address, json={"seat": seat}, headers=headers, timeout=60)


def test_a_hint_is_for_who_holds_the_seat_and_the_others_are_told(house: House) -> None:
    opened = house.open("ash", "person,bot")
    table, token = opened["table"], opened["tokens"][0]
    watcher = house.sit(opened)
    scene = watcher.asked()
    answer = ask(house, table, 0, token)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    options = scene["decision"]["options"]
    assert told["playouts"] > 0
    assert told["number"] == scene["number"]
    assert sum(one["share"] for one in told["options"]) > 0.99
    assert all(0 <= one["option"] < len(options) for one in told["options"])
    assert told["line"][0] == told["options"][0]["text"]
    assert [one["taken"] for one in told["options"]].count(True) == 1
    assert told["options"][0]["taken"]
    assert "asked a bot for a hint" in watcher.until("chat")["text"]
    assert ask(house, table, 0, None).status_code == 403
    assert ask(house, table, 1, token).status_code == 403


def test_a_table_may_be_without_hints(house: House) -> None:
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "bot", "bot": "easy"}]
    made = house.web.post("/api/tables?lang=en", json={"game": "ash", "seats": seats, "hints": False})
    opened = made.json()
    shown = house.web.get(f"/api/tables/{opened['table']}?lang=en").json()
    assert shown["hints"] is False
    refused = ask(house, opened["table"], 0, opened["seats"][0]["token"], "en")
    assert (refused.status_code, refused.json()["code"]) == (403, "no-hints-here")


def test_levels_are_offered_and_a_module_is_no_bot_for_strangers(house: House) -> None:
    game = house.web.get("/api/games/ash?lang=en").json()
    assert game["bots"][:4] == ["easy", "medium", "hard", "expert"]
    for bot in ("os:system", "nobody"):
        seats = [{"kind": "person", "name": "Eva"}, {"kind": "bot", "bot": bot}]
        refused = house.web.post("/api/tables?lang=en", json={"game": "ash", "seats": seats})
        assert refused.status_code in (400, 404, 409, 422), refused.text
    opened = house.web.post(
        "/api/tables?lang=en",
        json={"game": "ash", "seats": [{"kind": "person", "name": "Eva"}, {"kind": "bot", "bot": "easy"}]},
    )
    assert opened.status_code == 201, opened.text


def test_a_client_asks_for_one_hint_at_a_time(house: House) -> None:
    """A hint takes a bot's process for a second: who asks for many at once would leave none to the others' bots."""
    opened = house.open("ash", "person,bot")
    house.sit(opened).asked()
    with house.app.state.hinting.hold("127.0.0.1") as allowed:
        assert allowed
        refused = ask(house, opened["table"], 0, opened["tokens"][0])
    assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
    assert ask(house, opened["table"], 0, opened["tokens"][0]).status_code == 200
