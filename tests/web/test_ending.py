"""A turn that is ended while something else is open is asked for once more; it is taken back as a whole."""

from typing import Any

from playwright.sync_api import expect

from server.house import House
from web.visitor import OPTION, Visitor


def test_a_turn_is_ended_on_the_second_press(visit: Any, house: House) -> None:
    opened = house.open("ash", "person,bot")
    one: Visitor = visit(held=opened)
    one.context.add_init_script("localStorage.setItem('klubovna.sure', '\"yes\"')")
    one.go(f"#/table/{opened['table']}")
    while True:
        number = one.wait_until_asked()
        decision = one.room.open_decisions[0]
        if decision.kind.ends and decision.options[0] is None:
            break
        one.pass_over()
    expect(one.page.locator(f"{OPTION}:not([disabled])")).to_have_count(len(decision.options))
    nothing_more = one.page.locator(f"{OPTION}[data-option='0']")
    nothing_more.click()
    expect(one.page.get_by_role("alert")).to_contain_text("Press again")
    assert one.asked() == number
    nothing_more.click()
    end = 6000
    while one.asked() == number and end > 0:
        one.page.wait_for_timeout(20)
        end -= 1
    assert one.asked() != number


def test_the_button_says_what_is_taken_back(visit: Any, house: House) -> None:
    opened = house.open("ash", "person,person")
    house.get(f"/api/tables/{opened['table']}/scene")
    room = house.app.state.clubroom.rooms[opened["table"]]
    first = next(iter(room.open_decisions))
    one: Visitor = visit(held={**opened, "seats": [held for held in opened["seats"] if held["seat"] == first]})
    one.go(f"#/table/{opened['table']}")
    button = one.page.get_by_role("button", name="Undo")
    one.wait_until_asked(first)
    expect(button).to_be_disabled()
    for _ in range(2):
        one.wait_until_asked(first)
        number = one.asked(first)
        text = one.page.locator(OPTION).first.locator("span").last.inner_text().split("\n")[0]
        one.page.locator(OPTION).first.click()
        while one.asked(first) == number:
            one.page.wait_for_timeout(20)
    expect(button).to_contain_text(text)
    one.page.get_by_role("button", name="Whole turn (2)").click()
    expect(button).to_be_disabled()


def test_a_part_that_is_no_option_says_why(visit: Any, house: House) -> None:
    opened = house.open("root", "person,bot,bot", roles=["marquise", "eyrie", "alliance"])
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    number = one.wait_until_asked()
    one.page.locator("[data-part='clearing:12']:not([data-lit])").click()
    why = one.page.locator("[data-why]")
    expect(why).to_contain_text("Nothing to choose here now. Marquise de Cat: in which corner does your keep stand?")
    why.get_by_role("button").click()
    expect(one.page.get_by_role("dialog")).to_be_visible()
    assert one.asked() == number


def test_people_talk_in_the_waiting_room(visit: Any, house: House) -> None:
    opened = house.open("ash", "person,open")
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    one.page.get_by_placeholder("Say something").fill("Ahoj")
    one.page.get_by_role("button", name="Send").click()
    expect(one.page.get_by_role("list", name="Chat")).to_contain_text("Ahoj")
