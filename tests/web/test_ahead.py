"""Pointing at an option shows on the board what it would change, before anything is chosen."""

import os
from typing import Any

import pytest
from playwright.sync_api import expect

from server.house import House
from web.visitor import OPTION, Visitor

TABLES = {
    "root": ("person,bot,bot", ["marquise", "eyrie", "alliance"]),
    "ash": ("person,bot", None),
}


LIES_ON_ITS_PART = """() => [...document.querySelectorAll('[data-ahead]')].every((badge) => {
  const [shown, drawn] = [badge, document.querySelector(`[data-part="${CSS.escape(badge.dataset.ahead)}"]`)]
    .map((one) => one.getBoundingClientRect())
  return Math.abs(shown.left - drawn.left) < 2 && Math.abs(shown.top - drawn.top) < 2
})"""


def point(one: Visitor) -> bool:
    """Point at the options one after the other until the board shows something."""
    options = one.page.locator(OPTION)
    for index in range(min(options.count(), 5)):
        options.nth(index).hover()
        expect(one.page.locator("[data-preview=yes]")).to_be_attached()
        if one.page.locator("[data-ahead]").count() > 0:
            return True
    return False


@pytest.mark.parametrize("game", sorted(TABLES))
def test_the_board_shows_what_an_option_would_change(visit: Any, house: House, game: str) -> None:
    kinds, roles = TABLES[game]
    opened = house.open(game, kinds, roles=roles)
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    for _ in range(8):
        number = one.wait_until_asked()
        if point(one):
            break
        one.decide()
    badge = one.page.locator("[data-ahead]").first
    expect(badge).to_be_visible()
    assert one.page.evaluate(LIES_ON_ITS_PART), "the badge lies where its part is drawn"
    if folder := os.environ.get("KLUBOVNA_PICTURES"):
        one.page.screenshot(path=f"{folder}/ahead-{game}.png")
    assert one.asked() == number, "pointing chooses nothing"
    one.page.mouse.move(1, 1)
    expect(one.page.locator("[data-ahead]")).to_have_count(0)
    one.page.evaluate("localStorage.setItem('klubovna.preview', '\"no\"')")
    one.page.reload()
    one.page.locator(OPTION).first.hover()
    one.page.wait_for_timeout(300)
    assert one.page.locator("[data-preview=yes]").count() == 0


def test_a_finger_that_rests_looks_ahead_and_chooses_nothing(visit: Any, house: House) -> None:
    kinds, roles = TABLES["root"]
    opened = house.open("root", kinds, roles=roles)
    one: Visitor = visit(held=opened, width=390, height=800)
    one.go(f"#/table/{opened['table']}")
    number = one.wait_until_asked()
    box = one.page.locator(OPTION).first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + 20, "y": box["y"] + 10}
    touch = one.context.new_cdp_session(one.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(one.page.locator("[data-preview=yes]")).to_be_attached()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    one.page.wait_for_timeout(200)
    assert one.asked() == number
    one.page.locator(OPTION).first.tap()
    end = 300
    while one.asked() == number and end > 0:
        one.page.wait_for_timeout(20)
        end -= 1
    assert one.asked() != number
