"""Several things at once, by clicking: the last one first, one unmarked again, then confirmed."""

import random
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from klubovna.kernel.record import new
from server.house import House, key
from sets import GAMES, places_to_mark, way_to_a_set
from web.visitor import CONFIRM, LIT, OPTION, Visitor, fitting_set


def test_a_set_that_fits_is_of_one_question_though_the_same_is_asked_about_the_next_hero() -> None:
    g = new("gloomhaven", 1, seed=3, live=True)
    while (asked := g.asked(0)).subset is None:
        g.choose(0, 0)
    for seed in range(20):
        trial = g.clone()
        trial.choose_set(sorted(fitting_set(g, 0, random.Random(seed))), 0)
        then = trial.asked(0)
        assert (then.kind, then.about, asked.about) == (asked.kind, 1, 0)


def walk(house: House, opened: dict[str, Any], choices: list[tuple[int, str, int]]) -> Any:
    """Make these choices at the table; what has one option only it answers by itself."""
    path = f"/api/tables/{opened['table']}"
    house.get(f"{path}/scene")
    room = house.app.state.clubroom.rooms[opened["table"]]
    for seat, kind, index in choices:
        end = time.monotonic() + 120
        while (asked := room.open_decisions.get(seat)) is None or asked.kind.name != kind or len(asked.options) == 1:
            assert time.monotonic() < end, f"seat {seat} is not asked for {kind} but {room.open_decisions}"
            time.sleep(0.005)
        body = {"seat": seat, "number": room.ordinals[seat], "index": index, "key": key()}
        mine = {"X-Seat-Token": opened["tokens"][seat]}
        assert house.web.post(f"{path}/moves", json=body, headers=mine).status_code == 200
    return room


@pytest.mark.parametrize("game", sorted(GAMES))
def test_marked_in_any_order_and_confirmed_once(
    visit: Any, house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    setup = GAMES[game]
    found, seed, choices = way_to_a_set(game, live=True)
    pressed, wanted = places_to_mark(found)
    monkeypatch.setattr("klubovna.server.opening.new_key", lambda: seed)
    kinds = ",".join(["person"] * setup["seats"])
    opened = house.open(game, kinds, options=setup.get("options", {}), roles=setup.get("roles"))
    room = walk(house, opened, choices)
    end = time.monotonic() + 120
    while not (open_sets := [d for d in [*room.open_decisions.values()] if d.subset is not None]):
        assert time.monotonic() < end, f"no set is asked for, but {room.open_decisions}"
        time.sleep(0.005)
    (decision,) = open_sets
    seat, subset = decision.seat, decision.subset
    by_bot = room.game.clone()
    before = room.game.inputs

    one: Visitor = visit(lang="cs", held={**opened, "seats": [h for h in opened["seats"] if h["seat"] == seat]})
    one.go(f"?lang=cs#/table/{opened['table']}")
    options = one.page.locator(OPTION)
    expect(options).to_have_count(len(subset.items))
    for place in pressed:
        options.nth(place).click()
    expect(one.page.locator(f"{OPTION}[aria-pressed=true]")).to_have_count(len(wanted))
    expect(one.page.locator(f"{LIT}[data-marked=yes]").first).to_be_attached()
    expect(one.page.get_by_role("status").first).to_contain_text(f"Označeno: {len(wanted)}")
    one.page.locator(CONFIRM).click()
    end = time.monotonic() + 120
    while room.game.inputs == before and time.monotonic() < end:
        one.page.wait_for_timeout(20)
    by_bot.choose_set(wanted, seat)
    assert room.game.record()["inputs"][: by_bot.inputs] == by_bot.record()["inputs"]
