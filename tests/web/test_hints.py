"""A bot's hint at the page: asked for by a button, told beside each option, gone with its question."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Locator, expect

from server.house import House
from web.visitor import OPTION, Visit, Visitor

SIZES = {"desk": (1280, 900), "phone": (390, 844)}


def at_rest(one: Visitor, bar: Locator) -> object:
    """Where it stands when the page has been built up around it."""
    before, now = None, bar.bounding_box()
    while now != before:
        one.page.wait_for_timeout(500)
        before, now = now, bar.bounding_box()
    return now


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_stands_beside_the_options_and_goes_with_its_question(visit: Visit, house: House, size: str) -> None:
    opened = house.open("ash", "person,bot")
    width, height = SIZES[size]
    one: Visitor = visit(held=opened, lang="cs", width=width, height=height)
    one.go(f"?lang=cs#/table/{opened['table']}")
    one.wait_until_asked()
    bar = one.page.get_by_role("region", name="Rozhodnutí")
    before = at_rest(one, bar)
    one.page.get_by_role("button", name="Rada bota").click()
    taken = one.page.locator("[data-hinted=taken]")
    expect(taken).to_have_count(1)
    expect(taken).to_contain_text("Bot by zvolil tohle: šance")
    expect(taken).to_be_in_viewport()
    assert one.page.locator(f"{OPTION}[data-hinted]").count() == one.page.locator(OPTION).count()
    assert bar.bounding_box() == before, "a hint takes no room from the board"
    if folder := os.environ.get("KLUBOVNA_PICTURES"):
        one.page.screenshot(path=f"{folder}/hint-{size}.png")
    assert one.decide()
    expect(one.page.locator("[data-hinted]")).to_have_count(0)


def test_a_table_without_hints_has_no_button(visit: Visit, house: House) -> None:
    one: Visitor = visit()
    one.go("#/new/ash")
    one.page.get_by_label("Players may ask a bot for a hint").uncheck()
    one.page.get_by_role("button", name="Open the table").click()
    one.page.wait_for_url("**/#/table/**")
    one.wait_until_asked()
    expect(one.page.get_by_role("button", name="Hint from a bot")).to_have_count(0)
