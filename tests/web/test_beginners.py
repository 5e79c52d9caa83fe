"""Play now gives a beginner's table: asked within five seconds, with what a teacher would give."""

import re
import time

import pytest
from playwright.sync_api import expect

from klubovna.kernel.registry import games, rules
from web.test_page import shared
from web.visitor import Visit, Visitor

SECONDS = 5.0


@pytest.mark.parametrize("game", sorted(games()))
def test_the_first_question_comes_within_five_seconds(visit: Visit, game: str) -> None:
    one: Visitor = visit(lang="cs")
    one.go("?lang=cs")
    box = rules(game).display.box
    assert box is not None
    button = one.page.locator(f"li:has(a[href='#/rules/{game}'])").first.get_by_role("button").first
    expect(button).to_be_enabled()
    best = 1e9
    for again in range(3):  # a busy machine takes its time
        one.page.evaluate("location.hash = '#/'")
        busy = shared()
        began = time.monotonic()
        button.click()
        if box.choice and again == 0:
            dialog = one.page.get_by_role("dialog")
            expect(dialog.get_by_role("button").first).to_contain_text("dobrá volba pro první hru")
            expect(dialog.get_by_role("button")).to_have_count(len(box.choice) + 1)
            dialog.get_by_role("button").first.click()  # the next time it is not asked again
        one.page.wait_for_url(re.compile("#/table/"))
        one.page.locator("[data-option]").first.wait_for()
        seconds = time.monotonic() - began
        best = min(best, seconds / max(busy, shared()))
        if best < SECONDS:
            break
    assert best < SECONDS
    assert [seat.kind for seat in one.room.seats] == ["person"] + ["bot"] * (box.seats - 1)
    if box.roles:
        assert one.room.row.roles == list(box.roles)
    if box.choice:
        assert one.room.row.roles[0] == box.easy[0]
