"""Bots at the page: a hint when it is asked for, and the levels of a new table."""

import os

from playwright.sync_api import expect

from server.house import House
from web.visitor import Visit, Visitor


def test_a_hint_is_shown_when_it_is_asked_for_and_goes_with_its_question(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot")
    one: Visitor = visit(held=opened, lang="cs")
    one.go(f"?lang=cs#/table/{opened['table']}")
    one.wait_until_asked()
    one.page.get_by_role("button", name="Rada").click()
    told = one.page.get_by_role("status", name="Rada")
    expect(told.locator("li").first).to_contain_text("%")
    if folder := os.environ.get("KLUBOVNA_SHOTS"):
        one.page.screenshot(path=f"{folder}/hint.png")
    assert one.decide()
    expect(told).to_have_count(0)


def test_levels_are_offered_at_a_new_table(visit: Visit) -> None:
    one: Visitor = visit(lang="en")
    one.go("#/new/ash")
    strength = one.page.get_by_role("combobox", name="How the bot plays, seat 2")
    expect(strength).to_have_value("medium")
    words = [text.strip() for text in strength.locator("option").all_inner_texts()]
    assert words == ["easy", "medium", "hard", "expert", "random"]
