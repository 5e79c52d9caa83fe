"""A game from another package, without a line of TypeScript: it stands on the shelf and is played to its end."""

import os
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from klubovna.kernel import registry
from server.house import served
from test_write_a_game import install
from web.visitor import Visitor


def test_it_is_played_to_its_end_by_clicking(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    # the bots' process, too, finds it
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]))
    registry._installed.cache_clear()  # packages are not looked for again while a server runs
    registry.rules("bids")
    try:
        with served(f"sqlite:///{tmp_path / 'clubroom.sqlite3'}") as house:
            play(Visitor(house, browser, lang="cs"))
    finally:
        registry._loaded.pop("bids", None)
        registry._installed.cache_clear()
        sys.modules.pop("bids", None)


def play(one: Visitor) -> None:
    one.go("?lang=cs")
    box = one.page.locator("li:has(a[href='#/rules/bids'])").first
    expect(box).to_contain_text("Nabídky", timeout=90_000)
    box.get_by_role("button").first.click()
    expect(one.page.get_by_text("Tvoje ruka")).to_be_visible()
    expect(one.page.locator("[data-part^='card:'][data-lit=yes]")).to_have_count(5)
    while one.decide():
        pass
    assert one.room.game.over
    assert one.lit >= 4
    expect(one.page.get_by_text("Konec hry").first).to_be_visible()
    assert one.errors == []
    one.leave()
