"""Following the others: moves are seen, battles understood, what happened meanwhile is told; the end, and notices."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from klubovna.kernel.record import new
from klubovna.kernel.registry import games
from klubovna.server.words import decision_shown
from server.house import House, key
from sets import FARTHEST, GAMES
from web.look import SIZES, look
from web.test_sets import walk
from web.visitor import Visit, Visitor

WATCH = """() => {
  window.seen = {}
  window.drawn = 0
  new MutationObserver(list => list.forEach(one => one.addedNodes.forEach(node => {
    const what = node.dataset?.motion
    if (what) window.seen[what] = (window.seen[what] ?? 0) + 1
    if (node.closest?.('.ghost') && node.querySelector?.('svg')) window.drawn += 1
  }))).observe(document, { childList: true, subtree: true })
}"""
CALLS = """window.told = []
window.Notification = class {
  static permission = 'granted'
  static async requestPermission() { return 'granted' }
  constructor(title, more) { window.told.push([title, more.body]) }
  close() {}
}"""
LINES = 50
"""Pixels: room for two lines of the log."""
SEATS = {"root": "person,bot,bot", "gloomhaven": "person,bot"}


def keep(one: Visitor, **settings: str) -> None:
    for name, value in settings.items():
        key, kept = f"klubovna.set.{name.replace('_', '-')}", json.dumps(json.dumps(value))
        one.context.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {kept})")


def seated(visit: Visit, house: House, game: str, kinds: str = "person,bot", **settings: str) -> Visitor:
    opened = house.open(game, kinds)
    one: Visitor = visit(held=opened, shown=True)
    keep(one, **settings)
    one.page.add_init_script(f"({WATCH})()")
    one.go(f"#/table/{opened['table']}")
    return one


@pytest.mark.parametrize("game", sorted(games()))
def test_moves_are_seen(visit: Visit, house: House, game: str) -> None:
    one = seated(visit, house, game, SEATS.get(game, "person,bot"), pace="fast", battle="no")
    end = time.monotonic() + 240
    while one.decide() and time.monotonic() < end:
        one.page.wait_for_timeout(150)
        if sum(one.page.evaluate("Object.values(window.seen)")) >= 2 and one.page.evaluate("window.drawn"):
            break
    assert sum(one.page.evaluate("Object.values(window.seen)")) >= 2, "nothing has moved"
    assert one.page.evaluate("window.drawn") > 0, "what moves is drawn as on the board"


def test_it_waits_after_a_move_of_the_others_and_a_key_skips(visit: Visit, house: House) -> None:
    one = seated(visit, house, "ash", "person,bot,bot", pace="fast", battle="no", pause_others="yes")
    paused = one.page.locator("[data-playing=paused]")
    for _ in range(30):
        one.page.locator("[data-option], [data-playing=paused]").first.wait_for()
        if paused.count():
            break
        one.decide()
    paused.wait_for()
    assert one.page.locator("[data-option]").count() == 0, "nobody is asked before all was seen"
    paused.get_by_role("button").first.click()
    one.page.keyboard.press("Escape")
    expect(one.page.locator("[data-playing]")).to_have_count(0)
    one.wait_until_asked()


def test_a_battle_stays_until_it_is_understood(visit: Visit, house: House) -> None:
    one = seated(visit, house, "ash", "person,bot,bot", pace="fast")
    battle = one.page.locator("[data-battle]")
    for _ in range(40):
        one.decide()
        one.page.wait_for_timeout(120)
        if battle.locator(".sum").count() or (battle.count() and battle.get_attribute("data-battle") == "mine"):
            break
    expect(battle.locator("strong").first).to_be_visible()
    assert battle.locator("li").count() >= 1
    one.page.keyboard.press("Escape")
    expect(battle).to_have_count(0)


Choices = list[tuple[int, str, int]]


def way_into_a_battle(game: str) -> tuple[int, int, Choices, Choices]:
    """Where somebody is asked about something on the board in the middle of a battle: the seed, who is asked, the
    choices that lead to the battle, and those from its beginning to that question."""
    for seed in range(40):
        dice = random.Random(seed)
        g = new(game, seed=seed, live=True, **GAMES[game])
        made: Choices = []
        begun, heard = None, 0
        while (asked := g.decision) is not None and len(made) < FARTHEST:
            fresh = g.events(None, heard)
            heard += len(fresh)
            phases = [told[0] for event in fresh if (told := g.rules.events[event["event"]].battle) is not None]
            if "begins" in phases:
                begun = len(made) - 1
            if "over" in phases[-1:] or (fresh and g.rules.events[fresh[-1]["event"]].battle is None):
                begun = None
            if begun is not None and begun >= 0 and len(asked.options) > 1:
                options = decision_shown(g, asked, "en").options
                parts = [part for option in options for part in option.parts]
                if any(parts.count(part) < len(options) for part in parts):
                    return seed, asked.seat, made[:begun], made[begun:]
            index = dice.randrange(len(asked.options))
            if len(asked.options) > 1:
                made.append((asked.seat, asked.kind.name, index))
            g.choose(index, asked.seat)
    raise AssertionError("nobody is asked in the middle of a battle")


@pytest.mark.parametrize(("game", "size"), [("ash", "1280×900"), *((game, "390×844") for game in sorted(games()))])
def test_a_battle_covers_nothing_that_is_asked_about(
    visit: Visit, house: House, monkeypatch: pytest.MonkeyPatch, game: str, size: str
) -> None:
    seed, seat, before, onward = way_into_a_battle(game)
    monkeypatch.setattr("klubovna.server.opening.new_key", lambda: seed)
    setup = GAMES[game]
    kinds = ",".join(["person"] * setup["seats"])
    opened = house.open(game, kinds, options=setup.get("options", {}), roles=setup.get("roles"))
    walk(house, opened, before)
    width, height = SIZES[size]
    held = {**opened, "seats": [held for held in opened["seats"] if held["seat"] == seat]}
    one: Visitor = visit(held=held, shown=True, width=width, height=height)
    keep(one, pace="fast")
    one.go(f"#/table/{opened['table']}")
    one.page.locator("[data-place=map] svg").first.wait_for()
    walk(house, opened, onward)
    one.wait_until_asked(seat)
    battle = one.page.locator("[data-battle=mine]")
    expect(battle).to_be_visible()
    assert one.page.locator("[data-lit=yes]").count() > 0
    assert str(look(one, seat)).endswith(": "), "nothing is covered"
    strip, field = battle.bounding_box(), one.page.locator("[data-place=map]").bounding_box()
    assert strip is not None
    assert field is not None
    assert strip["x"] >= field["x"] + field["width"] or strip["y"] + strip["height"] <= field["y"] + 1


def test_what_happened_since_stays_until_it_is_read_and_leads_back(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot,bot")
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    since = one.page.locator("[data-since]")
    for _ in range(14):
        one.decide()
        one.wait_until_asked()
        if since.count():
            break
    since.wait_for()
    told = since.locator("summary").first
    expect(told).not_to_be_empty()
    name = told.locator("b").inner_text()
    assert not told.inner_text().startswith(f"{name} {name} "), "the name is said once"
    expect(one.page.locator("[data-last=yes]").first).to_be_attached()
    one.page.locator("[data-event]").last.click()
    past = one.page.locator("[data-past]")
    expect(past).to_be_visible()
    assert one.page.locator("[data-option]").count() == 0, "the past asks nothing"
    past.get_by_role("button").click()
    expect(past).to_have_count(0)
    expect(one.page.locator("[data-option]").first).to_be_visible()
    since.get_by_role("button", name="I have read it").click()
    expect(since).to_have_count(0)


BEHIND = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
LESS_ROOM = """log => { const more = document.createElement('p'); more.style.cssText = 'flex: none; height: 60px'
  log.scrollBy(0, 20); log.after(more) }"""
"""Something comes under the log while it is being scrolled to its end."""


def test_the_log_stays_with_the_newest_line_until_somebody_scrolls_up(visit: Visit, house: House) -> None:
    opened = house.open("root", "person,bot,bot")
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    log = one.page.get_by_role("group", name="What happened")
    for _ in range(8):
        assert one.pass_over()
        one.wait_until_asked()
    log.evaluate("log => log.scrollBy(0, -20)")
    one.page.wait_for_timeout(150)
    log.evaluate(LESS_ROOM)
    one.page.wait_for_timeout(150)
    assert log.evaluate(BEHIND) < 2, "less room is no reason to stay behind"
    log.hover()
    one.page.mouse.wheel(0, -400)
    one.page.wait_for_timeout(150)
    assert log.evaluate(BEHIND) > 100
    read = log.evaluate("log => log.scrollTop")
    assert one.pass_over()
    one.wait_until_asked()
    one.page.wait_for_timeout(150)
    assert abs(log.evaluate("log => log.scrollTop") - read) < 2, "who reads is not disturbed"


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (1280, 720), (390, 844)])
def test_what_happened_since_leaves_the_log_its_room(visit: Visit, house: House, width: int, height: int) -> None:
    opened = house.open("root", "person,bot,bot,bot")
    one: Visitor = visit(held=opened, width=width, height=height)
    one.go(f"#/table/{opened['table']}")
    since = one.page.locator("[data-since]")
    for _ in range(14):
        one.decide()
        one.wait_until_asked()
        one.page.wait_for_timeout(100)
        if since.count():
            break
    if width < 900:
        one.page.locator("[data-seats]").click()
    expect(since.locator("summary").first).to_be_in_viewport()
    room = one.page.get_by_role("group", name="What happened").bounding_box()
    assert room is not None
    assert room["height"] >= LINES
    for reached in (
        one.page.locator("[data-event]").last,
        since.locator("summary").last,
        since.get_by_role("button", name="I have read it"),
        one.page.get_by_role("tab", name="Chat"),
    ):
        reached.click(trial=True)


def finished(house: House) -> dict[str, Any]:
    opened = house.open("ash", "person,person")
    while (room := house.app.state.clubroom.rooms.get(opened["table"])) is None or not room.game.over:
        for seat, token in opened["tokens"].items():
            scene = house.web.get(
                f"/api/tables/{opened['table']}/scene", params={"seat": seat}, headers={"X-Seat-Token": token}
            ).json()
            if scene["decision"] is not None:
                body = {"seat": seat, "number": scene["number"], "index": 0, "key": key()}
                house.web.post(f"/api/tables/{opened['table']}/moves", json=body, headers={"X-Seat-Token": token})
    return opened


def test_the_end_tells_why_and_everybody_plays_once_more(visit: Visit, house: House) -> None:
    opened = finished(house)
    both = [visit(held={**opened, "seats": [held]}) for held in opened["seats"]]
    for one in both:
        one.go(f"#/table/{opened['table']}")
        expect(one.page.locator("[data-why]")).to_contain_text("VP")
        expect(one.page.locator("[data-categories] tbody tr").first).to_be_visible()
        expect(one.page.locator("[data-turnings] li").first).to_be_visible()
        barons = house.get("/api/games/ash/board", lang="en")["barons"]
        roles = [seat["role"] for seat in house.get(f"/api/tables/{opened['table']}")["seats"]]
        for seat, role in enumerate(roles):
            colour = f"getComputedStyle(document.documentElement).getPropertyValue('--seat-{seat}')"
            one.page.wait_for_function(f"{colour} === '{barons[role]['fill']}'")
    first, second = both
    record = house.web.get(str(first.page.locator("[data-record]").get_attribute("href")))
    assert record.json()["game"] == "ash"
    first.page.locator("[data-rematch]").click()
    first.page.wait_for_url(re.compile(f"#/table/(?!{opened['table']})"))
    second.page.locator("[data-follow]").click()
    second.page.wait_for_url(re.compile(f"#/table/{first.table}"))
    turn = next(seat for seat in (0, 1) if first.room.ordinals.get(seat) is not None)
    assert both[turn].decide(turn), "who held a seat holds it again"


def test_settings_are_kept_and_a_hidden_page_calls(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot")
    one: Visitor = visit(held=opened)
    one.page.add_init_script(CALLS)
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked()
    one.page.get_by_role("tab", name="More").click()
    one.page.get_by_role("button", name="Settings").click()
    box = one.page.get_by_role("dialog")
    box.get_by_label("Browser notice").check()
    box.get_by_label("slow").check()
    box.get_by_label("Sound: battle").check()
    box.get_by_role("button", name="Close").click()
    kept = one.page.evaluate(
        "Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes('.set.')))"
    )
    assert (kept["klubovna.set.notify"], kept["klubovna.set.pace"]) == ('"yes"', '"slow"')
    one.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
    end = time.monotonic() + 120
    while not one.page.evaluate("window.told.length") and time.monotonic() < end:
        one.decide()
        one.wait_until_asked()
        one.page.wait_for_timeout(50)
    title, text = one.page.evaluate("window.told[0]")
    assert "Crown of Ash" in title
    assert text.startswith("Your turn") or text
    one.page.wait_for_function("document.title.startsWith('●')")
