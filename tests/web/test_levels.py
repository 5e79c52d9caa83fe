"""Bots at the page: the levels of a new table."""

from playwright.sync_api import expect

from web.visitor import Visit, Visitor


def test_levels_are_offered_at_a_new_table(visit: Visit) -> None:
    one: Visitor = visit(lang="en")
    one.go("#/new/ash")
    strength = one.page.get_by_role("combobox", name="How the bot plays, seat 2")
    expect(strength).to_have_value("medium")
    words = [text.strip() for text in strength.locator("option").all_inner_texts()]
    assert words == ["easy", "medium", "hard", "expert", "self-taught", "random"]
