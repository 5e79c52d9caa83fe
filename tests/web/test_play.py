"""People at the page: every game is played in a real browser by clicking what is lit."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from klubovna.kernel.registry import games, rules
from server.house import House
from web.visitor import LIT, OPTION, Visit, Visitor

DECISIONS = 60


def chooser(room: Any) -> int | None:
    """A seat that has a choice now; a single secret option is answered by the server."""
    return next((seat for seat, asked in dict(room.open_decisions).items() if len(asked.options) > 1), None)


@pytest.mark.parametrize("game", sorted(games()))
def test_one_click_plays_now_and_sixty_decisions_follow(visit: Visit, game: str) -> None:
    one: Visitor = visit(lang="en")
    one.go()
    title = rules(game).title["en"].split(":")[0].split(" (")[0]
    box = one.page.locator(f"li:has(a[href='#/rules/{game}'])").first
    expect(box).to_contain_text(title.split(" ")[0])
    box.get_by_role("button").first.click()
    printed = rules(game).display.box
    if printed is not None and printed.choice:
        one.page.get_by_role("dialog").get_by_role("button").first.click()
    one.page.wait_for_url(re.compile("#/table/"))
    while one.made < DECISIONS and one.decide():
        pass
    assert one.made == DECISIONS or one.room.game.over
    assert one.lit > one.made / 2, f"only {one.lit} of {one.made} decisions had a lit part"


@pytest.mark.parametrize("game", sorted(games()))
def test_a_phone_shows_everything_in_its_width(visit: Visit, house: House, game: str) -> None:
    opened = house.open(game, "person,bot")
    one: Visitor = visit(lang="cs", width=390, height=800, held=opened)
    one.go(f"?lang=cs#/table/{opened['table']}")
    for _ in range(6):
        if not one.decide():
            break
        assert one.too_wide() <= 0
    assert one.made > 0


def test_two_browsers_play_one_table(visit: Visit) -> None:
    host: Visitor = visit(lang="en")
    guest: Visitor = visit(lang="cs")
    host.go("#/new/ash")
    host.page.get_by_label("How many play").select_option("2")
    host.page.get_by_label("Who sits at seat 2").select_option("open")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url(re.compile("#/table/"))
    guest.go(f"?lang=cs#/table/{host.table}")
    guest.page.locator("main input:not([readonly])").first.fill("Jana")
    guest.page.get_by_role("button", name="Posadit se").first.click()
    host.page.get_by_role("button", name="Begin").click()
    seats = {0: host, 1: guest}
    while min(host.made, guest.made) < 8:
        room = host.room
        turn = chooser(room)
        if turn is None:
            host.page.wait_for_timeout(30)
            continue
        assert seats[turn].decide(turn)
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("textbox").last.fill("<i>Good luck</i>")
    host.page.keyboard.press("Enter")
    guest.page.get_by_role("tab", name=re.compile("Chat|Hovor|Povíd|Rozhovor")).click()
    expect(guest.page.get_by_text("<i>Good luck</i>").first).to_be_visible()


def test_reload_in_the_middle_of_a_decision(visit: Visit, house: House) -> None:
    opened = house.open("root", "person,bot")
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    for _ in range(3):
        one.decide()
    one.wait_until_asked()
    before = one.page.locator(OPTION).all_inner_texts()
    one.page.reload()
    one.page.locator(OPTION).first.wait_for()
    assert one.page.locator(OPTION).all_inner_texts() == before
    assert one.decide()


def test_the_language_changes_at_the_table(visit: Visit, house: House) -> None:
    opened = house.open("monsterlands", "person,bot")
    one: Visitor = visit(held=opened)
    one.go(f"?lang=en#/table/{opened['table']}")
    one.wait_until_asked()
    english = one.page.locator(OPTION).all_inner_texts()
    one.page.get_by_role("button", name="Česky").click()
    expect(one.page.locator("html")).to_have_attribute("lang", "cs")
    one.page.wait_for_function(
        "before => document.querySelector('[data-option]')?.innerText !== before", arg=english[0]
    )
    assert one.page.locator(OPTION).all_inner_texts() != english
    assert one.decide()


def test_the_clause_of_a_decision_is_one_tap_away(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot")
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked()
    rule = one.room.owed(0).rule
    one.page.get_by_role("button", name=f"Rule {rule}").first.click()
    clause = next(clause for clause in rules("ash").ledger.rule if clause.id == rule)
    expect(one.page.get_by_role("dialog")).to_contain_text(clause.text("en")[:60])


def test_the_keyboard_is_enough(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot")
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    for _ in range(4):
        number = one.wait_until_asked()
        for _ in range(100):  # a key that comes before the page is ready is not heard
            one.page.keyboard.press(one.page.locator(f"{OPTION} kbd").first.inner_text(timeout=60_000).lower())
            one.page.wait_for_timeout(100)
            if one.asked() != number:
                break
        assert one.asked() != number
    one.wait_until_asked()
    spot = one.page.locator(LIT).first
    if spot.count():
        number = one.asked()
        spot.focus()
        one.page.keyboard.press("Enter")
        one.page.wait_for_timeout(300)
        if one.asked() == number:
            one.page.locator(OPTION).first.press("Enter")


def test_people_at_one_device_hand_it_over(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,hotseat")
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    seen = set()
    end = time.monotonic() + 120
    while time.monotonic() < end:
        one.page.wait_for_timeout(60)
        hand_over = one.page.get_by_role("button", name=re.compile("show my view"))
        if hand_over.count():
            assert one.page.locator(OPTION).count() == 0
            assert one.page.locator(LIT).count() == 0
            hand_over.first.click()
        asked = chooser(one.room)
        if asked is None or one.page.locator(OPTION).count() == 0:
            continue
        one.decide(asked)
        seen.add(asked)
        if seen == {0, 1}:
            return
    raise AssertionError("the device was never handed over")


def test_a_spectator_is_sent_no_hidden_card(visit: Visit, house: House) -> None:
    opened = house.open("root", "person,person", roles=["marquise", "eyrie"])
    player: Visitor = visit(held=opened)
    watcher: Visitor = visit()
    with_hand = {**opened, "seats": opened["seats"][:1]}
    player = visit(held=with_hand)
    player.go(f"#/table/{opened['table']}")
    watcher.go(f"#/table/{opened['table']}")
    room = player.room
    made, end = 0, time.monotonic() + 240
    while made < 24 and time.monotonic() < end:
        turn = chooser(room)
        if turn is None:
            player.page.wait_for_timeout(30)
            continue
        made += 1
        if turn == 0:
            player.decide(0)
        else:
            seat = house.sit(opened, 1)
            seat.choose(seat.asked())
            seat.close()
    scenes: list[Any] = []
    while len(scenes) <= 5 and time.monotonic() < end:
        watcher.page.wait_for_timeout(500)
        scenes = [told for told in map(json.loads, watcher.frames) if told["say"] == "scene"]
    assert len(scenes) > 5
    for scene in scenes:
        assert scene["seat"] is None
        assert scene["decision"] is None
        assert all(faction["hand"] is None for faction in scene["view"]["table"]["factions"])
    own = [told for told in map(json.loads, player.frames) if told["say"] == "scene"]
    assert any(faction["hand"] for scene in own for faction in scene["view"]["table"]["factions"])
    assert str(room.row.seed) not in "".join(watcher.frames)
    assert watcher.page.locator(OPTION).count() == 0


def test_the_end_screen_and_the_replay(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot")
    seat = house.sit(opened)
    while not (scene := seat.asked())["over"]:
        seat.choose(scene)
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    expect(one.page.get_by_text(re.compile("game is over")).first).to_be_visible()
    for score in scene["result"]["scores"]:
        expect(one.page.get_by_text(str(score), exact=True).first).to_be_visible()
    one.page.locator(f"a[href='#/replay/{opened['table']}']").first.click()
    scrubber = one.page.get_by_role("slider").first
    scrubber.wait_for()
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 40
    scrubber.fill("20")
    one.page.wait_for_url(re.compile(f"#/replay/{opened['table']}/20"))
    one.page.keyboard.press("ArrowRight")
    one.page.wait_for_url(re.compile("/21$"))
    shared: Visitor = visit(lang="cs")
    shared.go(f"?lang=cs#/replay/{opened['table']}/{last}")
    expect(shared.page.get_by_role("slider").first).to_have_value(str(last))


def test_undo_on_the_page(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot")
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked()
    before = one.page.locator(OPTION).all_inner_texts()
    one.decide()
    one.wait_until_asked()
    one.page.keyboard.press("u")
    one.page.wait_for_function("many => document.querySelectorAll('[data-option]').length === many", arg=len(before))
    for _ in range(100):
        if one.page.locator(OPTION).all_inner_texts() == before:
            break
        one.page.wait_for_timeout(50)
    assert one.page.locator(OPTION).all_inner_texts() == before
