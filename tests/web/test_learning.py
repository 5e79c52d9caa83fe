"""What somebody needs who has never played: the goal, help beside the board, the coach's whole words, a way on."""

import re

from playwright.sync_api import expect

from klubovna.kernel.registry import rules
from server.house import House
from web.visitor import Visit, Visitor

APART = """() => {
  const [help, question] = ['.help', '.side .bar'].map((one) => document.querySelector(one).getBoundingClientRect())
  return help.right <= question.left && help.bottom <= innerHeight && help.height > 300
}"""
CUT = "one => one.scrollHeight > one.clientHeight + 4"


def test_the_goal_stands_in_the_head_and_help_beside_the_board(visit: Visit, house: House) -> None:
    opened = house.open("root", "person,bot,bot", roles=["marquise", "eyrie", "alliance"])
    one: Visitor = visit(held=opened, lang="cs")
    one.go(f"?lang=cs#/table/{opened['table']}")
    one.wait_until_asked()
    goal = rules("root").texts("cs").sentence("hand-goal")
    expect(one.page.locator("[data-goal]")).to_contain_text(goal)
    one.page.get_by_role("tab", name="Nápověda").click()
    sheet = one.page.locator(".help")
    expect(sheet).to_contain_text("Rozbřesk: dřevo u každé pily")
    assert one.page.evaluate(APART)
    expect(one.page.get_by_role("group", name="Co se stalo")).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    one.page.evaluate("location.hash = '#/'")
    expect(one.page.locator("[data-goal]")).to_have_count(0)


def test_guides_are_told_apart_and_the_coach_is_read_whole(visit: Visit) -> None:
    one: Visitor = visit(width=390, height=844)
    one.go()
    one.page.get_by_role("button", name="Learn Harrow County by playing").click()
    dialog = one.page.get_by_role("dialog")
    texts = rules("harrow").texts("en")
    for name in rules("harrow").guides:
        expect(dialog).to_contain_text(texts.sentence(f"guide-{name}", attribute="about"))
    dialog.get_by_role("button").first.click()
    one.page.wait_for_url(re.compile("#/table/"))
    told = one.page.locator(".coach .told")
    more = one.page.get_by_role("button", name="All of it")
    expect(more).to_be_visible()
    assert told.evaluate(CUT)
    more.click()
    expect(one.page.get_by_role("button", name="Less")).to_be_visible()
    assert not told.evaluate(CUT)
    expect(one.page.locator(".bar [data-option]").first).to_be_visible()


def test_what_the_others_did_is_seen_whole_beside_the_coach(visit: Visit) -> None:
    one: Visitor = visit()
    one.go()
    one.page.get_by_role("button", name="Learn Root by playing").click()
    one.page.get_by_role("dialog").get_by_role("button").first.click()
    one.page.wait_for_url(re.compile("#/table/"))
    since = one.page.locator("[data-since]")
    for _ in range(8):
        number = one.wait_until_asked()
        if since.count() > 0:
            break
        one.page.locator(".bar [data-suggested=yes]").first.click()
        one.wait_until_heard(number)
    expect(since).to_be_visible()
    assert not since.evaluate(CUT)


def test_who_concedes_can_play_again(visit: Visit, house: House) -> None:
    opened = house.open("harrow", "person,bot")
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked()
    one.page.get_by_role("tab", name="More").click()
    one.page.get_by_role("button", name="Concede").click()
    one.page.get_by_role("button", name="Really concede? The game ends.").click()
    one.page.get_by_role("button", name="Once more, against bots").click()
    one.page.wait_for_function("before => !location.hash.includes(before)", arg=opened["table"])
    one.page.locator("[data-option]").first.wait_for()
    assert [seat.kind for seat in one.room.seats] == ["person", "bot"]
