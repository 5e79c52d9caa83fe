"""Every picture at the table is explained: by pointing at it, by a finger that rests, and on a page of its own."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import expect

from klubovna.kernel.registry import games
from server.house import House
from web.visitor import Visit, Visitor

SEATS = {"gloomhaven": "person,bot", "harrow": "person,bot"}
PICTURE = "svg[viewBox='0 0 512 512']"
"""What the collection of small pictures gives."""
UNEXPLAINED = """(known) => [...document.querySelectorAll(`[data-table] svg[viewBox='0 0 512 512']`)]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.closest('[data-part], [title], [aria-label]:not([data-table] > *)') === null)
  .filter((one) => !known.includes(one.querySelector('path')?.getAttribute('d')))
  .map((one) => one.closest('[class]')?.className?.baseVal ?? one.parentElement.className)"""


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("game", sorted(games()))
def test_the_legend_of_a_game_draws_and_names_every_sign(visit: Visit, house: House, game: str, lang: str) -> None:
    told = house.web.get(f"/api/games/{game}/legend?lang={lang}").json()
    signs = [sign for group in told for sign in group["signs"]]
    assert len(signs) > 20
    assert [sign for sign in signs if not sign["name"] or "{" in sign["name"] + sign["text"]] == []
    if lang == "en":
        return
    one: Visitor = visit(lang=lang)
    one.go(f"?lang={lang}#/legend/{game}")
    expect(one.page.locator("[data-sign]")).to_have_count(len(signs))
    bare = one.page.locator("[data-sign]:not(:has(dt svg)):not(:has(dt abbr))")
    assert [row.get_attribute("data-sign") for row in bare.all()] == []
    if folder := os.environ.get("KLUBOVNA_PICTURES"):
        one.page.screenshot(path=f"{folder}/legend-{game}.png")


@pytest.mark.parametrize("game", sorted(games()))
def test_no_picture_at_the_table_is_left_unexplained(visit: Visit, house: House, game: str) -> None:
    opened = house.open(game, SEATS.get(game, "person,bot,bot"))
    one: Visitor = visit(held=opened)
    one.go(f"#/legend/{game}")
    pictures = one.page.locator("[data-sign] dt svg path")
    pictures.first.wait_for()
    known: list[Any] = pictures.evaluate_all("paths => paths.map((path) => path.getAttribute('d'))")
    one.go(f"#/table/{opened['table']}")
    for _ in range(4):
        one.wait_until_asked()
        one.page.locator(f"[data-table] {PICTURE}").first.wait_for()
        assert one.page.evaluate(UNEXPLAINED, known) == []
        one.pass_over()


def test_pointing_and_a_resting_finger_tell_what_a_picture_means(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot")
    for width, height in ((1280, 900), (390, 844)):
        one: Visitor = visit(held=opened, lang="cs", width=width, height=height)
        one.go(f"?lang=cs#/table/{opened['table']}")
        one.wait_until_asked()
        box = one.page.locator("[data-part='supply:bone'] svg").first.bounding_box(timeout=60_000)
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        if width > 900:
            one.page.mouse.move(at["x"], at["y"])
        else:
            touch = one.context.new_cdp_session(one.page)
            touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        told = one.page.locator("[data-told]")
        expect(told).to_contain_text("kosti")
        expect(told).to_be_in_viewport()
