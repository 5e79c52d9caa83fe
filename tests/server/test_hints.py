"""A hint at the table: what a bot would do, for who holds the seat; the others are told that it was asked."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

import httpx
import pytest

from klubovna.server import thinking
from klubovna.server.limits import HINT_COST, HINTS_WANTED, Buckets
from klubovna.server.wire import HintShown
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


def test_hints_of_one_client_wait_for_each_other_and_the_fifth_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint takes a bot's process for a second: who asks for many at once would leave none to the others' bots."""
    opened = house.open("ash", "person,bot")
    house.sit(opened).asked()
    go_on = threading.Event()
    thinking_now: list[int] = []
    most = 0

    async def slow(*_: Any) -> HintShown:
        nonlocal most
        thinking_now.append(0)
        most = max(most, len(thinking_now))
        while not go_on.is_set():
            await asyncio.sleep(0.005)
        thinking_now.pop()
        return HintShown(1, [], [], 1)

    paid: list[float] = []
    buckets = house.app.state.buckets
    give_back = buckets.give_back

    def noted(client: str, cost: float) -> None:
        paid.append(cost)
        give_back(client, cost)

    monkeypatch.setattr(buckets, "give_back", noted)
    monkeypatch.setattr(thinking, "hint", slow)
    with ThreadPoolExecutor(HINTS_WANTED + 1) as people:
        asking = [people.submit(ask, house, opened["table"], 0, opened["tokens"][0]) for _ in range(HINTS_WANTED + 1)]
        refused = next(as_completed(asking, timeout=60)).result()
        go_on.set()
        statuses = [one.result().status_code for one in asking]
    assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
    assert sorted(statuses) == [200] * HINTS_WANTED + [429]
    assert (most, paid) == (1, [HINT_COST - 1.0])


def test_what_was_not_done_is_paid_back() -> None:
    buckets = Buckets(1.0, 20)
    assert buckets.take("a", now=0.0, cost=15.0)
    buckets.give_back("a", 9.0)
    assert not buckets.take("a", now=0.0, cost=15.0)
    assert buckets.take("a", now=0.0, cost=14.0)
    buckets.give_back("nobody", 5.0)
    buckets.give_back("a", 500.0)
    assert not buckets.take("a", now=0.0, cost=21.0)
