"""The table on the page: its host, links that hand a seat over, who comes and goes."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from server.house import House
from web.test_page import faults
from web.visitor import OPTION, Visit, Visitor


def kept(one: Visitor) -> dict[str, Any]:
    """The seats that a browser holds."""
    return dict(json.loads(one.page.evaluate("localStorage.getItem('klubovna.seats') ?? '{}'")))


def test_a_bad_link_leaves_the_seat_with_its_holder(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot")
    one: Visitor = visit(held=opened, lang="cs")
    for query in ("seat=0&token=nonsense", "seat=0&link=nonsense"):
        one.go(f"?lang=cs#/table/{opened['table']}?{query}")
        one.page.reload()
        if "link" in query:
            one.page.get_by_role("button", name="Posadit se sem").click()
            expect(one.page.get_by_role("alert")).to_contain_text("Tento odkaz už byl použit")
            one.errors.clear()  # the browser notes the refusal itself
            one.page.get_by_role("button", name="Jen se dívat").click()
        one.page.locator(OPTION).first.wait_for()
        assert kept(one)[opened["table"]] == opened["seats"]
        assert "nonsense" not in one.page.url or "token" in query


def test_a_seat_is_taken_to_the_phone_by_keyboard_and_link(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot")
    old: Visitor = visit(held=opened)
    old.go(f"#/table/{opened['table']}")
    old.wait_until_asked()
    old.page.get_by_role("tab", name="More").click()
    carry = old.page.get_by_role("button", name=re.compile("Take this seat to another device"))
    carry.focus()
    old.page.keyboard.press("Enter")
    link = old.page.get_by_role("textbox", name=re.compile("Link to the seat")).input_value()
    assert opened["tokens"][0] not in link
    phone: Visitor = visit(width=390, height=800)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Take the seat").click()
    phone.page.locator(OPTION).first.wait_for()
    assert "link=" not in phone.page.url
    assert phone.decide()
    expect(old.page.get_by_text("You are watching.")).to_be_visible()
    assert kept(old) == {}
    late: Visitor = visit()
    late.page.goto(link)
    late.page.get_by_role("button", name="Take the seat").click()
    expect(late.page.get_by_role("alert")).to_contain_text("This link has been used")
    late.errors.clear()


def test_the_host_keeps_order_on_a_phone(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,open")
    joined = house.web.post(f"/api/tables/{opened['table']}/seats/1", json={"name": "Jana"}).json()
    host: Visitor = visit(held=opened, lang="cs", width=390, height=800)
    guest: Visitor = visit(held={**opened, "seats": [joined]})
    host.go(f"?lang=cs#/table/{opened['table']}")
    guest.go(f"#/table/{opened['table']}")
    expect(host.page.get_by_text("hostitel", exact=True)).to_be_visible()
    host.page.get_by_role("button", name="Začít").click()
    host.page.get_by_role("button", name="Záznam a chat").click()
    host.page.get_by_role("tab", name="Další").click()
    host.page.get_by_role("button", name=re.compile("Vypnout chat: Jana")).click()
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.get_by_text("The host has muted you.")).to_be_visible()
    expect(guest.page.get_by_text("The host has muted Jana.")).to_be_visible()
    assert host.too_wide() <= 0
    assert faults(host) == []
    away = host.page.get_by_role("button", name="Vykázat")
    away.click()
    expect(host.page.get_by_role("button", name=re.compile("Opravdu vykázat: Jana"))).to_be_focused()
    host.page.keyboard.press("Enter")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    assert kept(guest) == {}
    assert host.room.seats[1].kind == "bot"
    host.page.get_by_role("button", name="Zavřít stůl").click()
    host.page.get_by_role("button", name=re.compile("Opravdu ho zavřít")).click()
    expect(host.page.get_by_text("Tento stůl byl zavřen.")).to_be_visible()
    expect(guest.page.get_by_text("This table has been closed.")).to_be_visible()


def test_two_nameless_guests_are_told_apart(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,open,open", names=["Guest", "", ""], listed=False)
    guest: Visitor = visit()
    guest.go(f"#/table/{opened['table']}")
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(guest.page.get_by_text("Guest 2").first).to_be_visible()
    expect(guest.page.get_by_text("you", exact=True)).to_be_visible()
    guest.page.get_by_text("Seats at this table").click()
    guest.page.get_by_role("button", name="Leave the table").click()
    guest.page.get_by_role("button", name=re.compile("Really leave")).click()
    expect(guest.page.get_by_text("Guest 2", exact=True)).to_have_count(0)
    assert kept(guest) == {}


def test_who_concedes_alone_is_told_how_it_ended_and_where_to_go(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot")
    one: Visitor = visit(held=opened, lang="cs")
    one.go(f"?lang=cs#/table/{opened['table']}")
    one.wait_until_asked()
    one.page.get_by_role("tab", name="Další").click()
    one.page.get_by_role("button", name="Vzdát se").click()
    one.page.get_by_role("button", name="Opravdu se vzdát? Hra skončí.").click()
    expect(one.page.get_by_text("Hra skončila předčasně a bez vítěze")).to_be_visible()
    one.page.wait_for_timeout(300)
    expect(one.page.get_by_role("alert")).to_have_count(0)
    expect(one.page.get_by_role("link", name="Připravit stůl")).to_have_attribute("href", "#/new/ash")
    one.page.get_by_role("link", name="Záznam hry").click()
    expect(one.page.get_by_role("slider").first).to_be_visible()


def test_who_leaves_the_others_is_not_told_that_the_seat_is_anothers(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,open")
    house.web.post(f"/api/tables/{opened['table']}/seats/1", json={"name": "Jana"})
    one: Visitor = visit(held=opened, lang="cs")
    one.go(f"?lang=cs#/table/{opened['table']}")
    one.page.get_by_role("button", name="Začít").click()
    one.page.get_by_role("tab", name="Další").click()
    one.page.get_by_role("button", name="Vzdát se").click()
    one.page.get_by_role("button", name="Opravdu se vzdát? Dohraje za tebe bot.").click()
    expect(one.page.get_by_text("Díváš se.")).to_be_visible()
    one.page.wait_for_timeout(300)
    expect(one.page.get_by_role("alert")).to_have_count(0)
