"""Several things at once, by clicking: the last one first, one unmarked again, then confirmed."""

import random
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from klubovna.kernel.record import new
from server.house import House, key
from web.visitor import CONFIRM, LIT, OPTION, Visitor

GAMES: dict[str, dict[str, Any]] = {
    "ash": {"seats": 2},
    "gloomhaven": {"seats": 2, "options": {"battle_goals": False}},
    "harrow": {"seats": 2, "options": {"chapter": "c3"}},
    "monsterlands": {"seats": 2},
    "root": {"seats": 4, "roles": ["marquise", "eyrie", "alliance", "vagabond"]},
}
FARTHEST = 150
"""So many choices into a game somebody should have been asked for several things."""


def way_to_a_set(setup: dict[str, Any]) -> tuple[int, list[tuple[int, str, int]]]:
    """A seed, and the choices (seat, kind, index) after which somebody marks at least two of three things or more."""
    for seed in range(100):
        dice = random.Random(seed)
        g = new(seed=seed, live=True, **setup)
        made: list[tuple[int, str, int]] = []
        while (d := g.decision) is not None and len(made) < FARTHEST:
            if d.subset is not None and d.subset.allowed >= 2 and len(d.subset.items) >= 3:
                return seed, made
            index = dice.randrange(len(d.options))
            if len(d.options) > 1:
                made.append((d.seat, d.kind.name, index))
            g.choose(index, d.seat)
    raise AssertionError("nobody is ever asked for several things")


def walk(house: House, opened: dict[str, Any], choices: list[tuple[int, str, int]]) -> Any:
    """Make these choices at the table; what has one option only it answers by itself."""
    path = f"/api/tables/{opened['table']}"
    house.get(f"{path}/scene")
    room = house.app.state.clubroom.rooms[opened["table"]]
    for seat, kind, index in choices:
        end = time.monotonic() + 30
        while (asked := room.open.get(seat)) is None or asked.kind.name != kind or len(asked.options) == 1:
            assert time.monotonic() < end, f"seat {seat} is not asked for {kind} but {room.open}"
            time.sleep(0.005)
        body = {"seat": seat, "number": room.asked[seat], "index": index, "key": key()}
        mine = {"X-Seat-Token": opened["tokens"][seat]}
        assert house.web.post(f"{path}/moves", json=body, headers=mine).status_code == 200
    return room


@pytest.mark.parametrize("game", sorted(GAMES))
def test_marked_in_any_order_and_confirmed_once(
    visit: Any, house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    setup = {"game": game, **GAMES[game]}
    seed, choices = way_to_a_set(setup)
    monkeypatch.setattr("klubovna.server.clubroom.secrets.randbits", lambda bits: seed)
    kinds = ",".join(["person"] * setup["seats"])
    opened = house.open(game, kinds, options=setup.get("options", {}), roles=setup.get("roles"))
    room = walk(house, opened, choices)
    (seat,) = [d.seat for d in room.game.decisions if d.subset is not None]
    subset = room.open[seat].subset
    by_bot = room.game.clone()
    before = room.game.inputs

    one: Visitor = visit(lang="cs", held={**opened, "seats": [h for h in opened["seats"] if h["seat"] == seat]})
    one.go(f"?lang=cs#/table/{opened['table']}")
    options = one.page.locator(OPTION)
    expect(options).to_have_count(len(subset.items))
    last = len(subset.items) - 1
    wanted = {last, *range(max(subset.owed, 1) - 1)}
    for place in (last, last - 1, last - 1, *sorted(wanted - {last})):
        options.nth(place).click()
    expect(one.page.locator(f"{OPTION}[aria-pressed=true]")).to_have_count(len(wanted))
    expect(one.page.locator(f"{LIT}[data-marked=yes]").first).to_be_attached()
    expect(one.page.get_by_role("status")).to_contain_text(f"Označeno: {len(wanted)}")
    one.page.locator(CONFIRM).click()
    end = time.monotonic() + 30
    while room.game.inputs == before and time.monotonic() < end:
        one.page.wait_for_timeout(20)
    by_bot.choose_set(sorted(wanted), seat)
    assert room.game.record()["inputs"][: by_bot.inputs] == by_bot.record()["inputs"]
