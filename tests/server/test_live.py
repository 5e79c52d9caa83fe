"""What a page is told over its live connection while much happens: each position once, and only from its own seat."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

import pytest

from klubovna.server.limits import Buckets
from klubovna.server.room import Room
from klubovna.server.wire import Scene
from server.house import House, Seat


class Held:
    """Turns that nobody is given as long as they are held."""

    def __init__(self) -> None:
        self.held = False
        self.waiting = 0

    async def turn(self) -> None:
        self.waiting += 1
        while self.held:
            await asyncio.sleep(0.002)
        self.waiting -= 1


def soon(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.005)


def asked(room: Room) -> int | None:
    """The seat that chooses among several options; nothing happens by itself meanwhile."""
    return next((seat for seat, decision in room.open_decisions.items() if len(decision.options) > 1), None)


def move(room: Room, pages: list[Seat]) -> None:
    soon(lambda: asked(room) is not None)
    seat = asked(room)
    assert seat is not None
    assert pages[seat].choose({"number": room.ordinals[seat]})["say"] == "ack"
    soon(lambda: asked(room) is not None)


def test_what_happens_while_a_page_waits_is_worked_out_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    turns = Held()
    monkeypatch.setattr(house.app.state, "turns", turns)
    opened = house.open("ash", "person,person")
    pages = [house.sit(opened, seat) for seat in (0, 1)]
    for page in pages:
        page.until("scene")
    room: Room = house.app.state.clubroom.rooms[opened["table"]]
    made: list[int | None] = []
    scene = room.scene

    async def counted(seat: int | None, lang: str, since: int = 0) -> Scene:
        made.append(seat)
        return await scene(seat, lang, since)

    monkeypatch.setattr(room, "scene", counted)
    turns.held = True
    move(room, pages)
    soon(lambda: turns.waiting == len(pages))
    move(room, pages)
    turns.held = False
    told = [page.until("scene") for page in pages]
    time.sleep(0.2)
    assert sorted(map(str, made)) == ["0", "1"]
    assert [scene["number"] for scene in told] == [room.ordinals.get(seat, 0) for seat in (0, 1)]


def test_a_seat_that_was_given_away_meanwhile_is_not_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = house.open("ash", "person,person")
    pages = [house.sit(opened, seat) for seat in (0, 1)]
    for page in pages:
        page.until("scene")
    room: Room = house.app.state.clubroom.rooms[opened["table"]]
    soon(lambda: asked(room) is not None)
    mover = asked(room)
    assert mover is not None
    lost = 1 - mover
    given: set[int | None] = set()
    scene, holds = room.scene, room.holds

    async def gives_away(seat: int | None, lang: str, since: int = 0) -> Scene:
        shown = await scene(seat, lang, since)
        if seat == lost:
            given.add(seat)
        return shown

    monkeypatch.setattr(room, "scene", gives_away)
    monkeypatch.setattr(room, "holds", lambda seat, token: seat not in given and holds(seat, token))
    pages[mover].choose({"number": room.ordinals[mover]})
    told = pages[lost].hear()
    assert (told["say"], told.get("code")) == ("refused", "wrong-token")
    assert pages[lost].until("scene")["seat"] is None


@pytest.mark.parametrize("how", ["looks from elsewhere", "given away"])
def test_who_has_left_a_seat_is_told_no_preview_of_it(house: House, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = Buckets(1e-6, 0)
    monkeypatch.setattr(house.app.state, "tries", tries)
    opened = house.open("ash", "person,bot")
    page = house.sit(opened)
    scene = page.asked()
    page.say({"do": "preview", "number": scene["number"], "index": 0})
    page.say({"do": "chat", "text": "hm", "key": "still-here"})
    assert page.answered()["say"] == "ack"
    room: Room = house.app.state.clubroom.rooms[opened["table"]]
    if how == "given away":
        monkeypatch.setattr(room, "holds", lambda *_: False)
    else:
        page.say({"do": "look", "seat": None})
        while page.until("scene")["seat"] is not None:
            pass
    tries.burst, tries.rate = 16.0, 1e9
    assert "preview" not in told_within(page, 0.6)


def told_within(page: Seat, seconds: float) -> list[Any]:
    told: list[Any] = []
    with contextlib.suppress(TimeoutError):
        while True:
            told.append(page.hear(seconds)["say"])
    return told
