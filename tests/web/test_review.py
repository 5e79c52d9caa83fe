"""A finished game at the page: the review, a jump to a costly choice, and a table of one's own from there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from server.house import played, served
from web.visitor import Visitor


@pytest.fixture(scope="module")
def one(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    folder: Path = tmp_path_factory.mktemp("reviews")
    with served(f"sqlite:///{folder / 'clubroom.sqlite3'}", review_playouts=0) as house:
        opened = house.put(played(), ["person", "bot"])
        visitor = Visitor(house, browser, lang="cs", held=opened)
        visitor.go(f"?lang=cs#/table/{opened['table']}")
        yield visitor
        visitor.leave()


def test_from_the_end_to_the_review_to_a_table_of_ones_own(one: Visitor) -> None:
    page = one.page
    page.locator("[data-review-link]").click()
    expect(page.locator("[data-review=finished]")).to_be_visible(timeout=240_000)  # some 20 s of thinking
    costly = page.locator("[data-costly]")
    expect(costly.first).to_contain_text("Lepší:")
    assert 1 <= costly.count() <= 5
    costly.first.click()
    expect(costly.first).to_have_attribute("aria-current", "step")
    expect(page.get_by_label("Pohled")).to_have_value("0")
    page.wait_for_timeout(400)
    at = int(page.url.split("/")[-1].split("?")[0])
    assert at > 0
    if pictures := os.environ.get("KLUBOVNA_PICTURES"):
        page.screenshot(path=f"{pictures}/review.png", full_page=True)
        page.set_viewport_size({"width": 390, "height": 844})
        page.screenshot(path=f"{pictures}/review-phone.png", full_page=True)
        page.set_viewport_size({"width": 1280, "height": 900})
    page.locator("[data-fork]").click()
    page.wait_for_url(re.compile("#/table/"))
    one.wait_until_asked()
    assert one.errors == []
