"""Two people at one table, each with a browser: one is missing, both want to stop, both are called."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from server.house import House
from web.visitor import Visit, Visitor

WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "more": "More",
        "offer": re.compile("Offer to end the game"),
        "offered": re.compile("Eva.* offers to end the game without a winner"),
        "on": "Play on",
        "agree": "Agree",
        "after all": re.compile("Play on after all"),
        "closed": "This table has been closed.",
        "bot": "Replace by a bot",
        "sure": re.compile("Jana.* is missing: "),
        "there": "Whoever holds this seat is at the table now.",
        "noted": re.compile("Jana.* is missing; a bot plays on"),
    },
    "cs": {
        "more": "Další",
        "offer": re.compile("Navrhnout konec hry"),
        "offered": re.compile("Eva.* navrhuje ukončit hru bez vítěze"),
        "on": "Hrát dál",
        "agree": "Souhlasím",
        "after all": re.compile("Hrát přece jen dál"),
        "closed": "Tento stůl byl zavřen.",
        "bot": "Nahradit botem",
        "sure": re.compile("Jana.* chybí: "),
        "there": "Ten, komu místo patří, je právě u stolu.",
        "noted": re.compile("Jana.* chybí; dohraje bot"),
    },
}


def two(visit: Visit, house: House, lang: str) -> tuple[Visitor, Visitor]:
    """Eva, whose table it is, and Jana, on a phone."""
    opened = house.open("ash", "person,open")
    joined = house.web.post(f"/api/tables/{opened['table']}/seats/1", json={"name": "Jana"}).json()
    eva: Visitor = visit(held=opened, lang=lang)
    jana: Visitor = visit(held={**opened, "seats": [joined]}, lang=lang, width=390, height=844)
    for one in (eva, jana):
        one.go(f"?lang={lang}#/table/{opened['table']}")
    eva.page.get_by_role("button", name="Začít" if lang == "cs" else "Begin", exact=True).click()
    for one in (eva, jana):
        one.page.locator(".tabletop").wait_for()
    return eva, jana


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_an_offer_to_end_is_answered_where_one_looks(visit: Visit, house: House, lang: str) -> None:
    say = WORDS[lang]
    eva, jana = two(visit, house, lang)
    eva.page.get_by_role("tab", name=say["more"]).click()
    eva.page.get_by_role("button", name=say["offer"]).click()
    offer = jana.page.locator("[data-end-offer]")
    expect(offer).to_contain_text(say["offered"])
    expect(eva.page.locator("[data-end-offer]")).to_have_count(0)
    assert jana.too_wide() <= 0
    offer.get_by_role("button", name=say["on"]).click()
    expect(offer).to_have_count(0)
    eva.page.get_by_role("button", name=say["after all"]).click()
    eva.page.get_by_role("button", name=say["offer"]).click()
    expect(offer).to_be_visible()
    offer.get_by_role("button", name=say["agree"]).click()
    for one in (eva, jana):
        expect(one.page.get_by_text(say["closed"])).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_bot_takes_the_place_of_who_is_missing(visit: Visit, house: House, lang: str) -> None:
    say = WORDS[lang]
    eva, jana = two(visit, house, lang)
    eva.page.get_by_role("tab", name=say["more"]).click()
    ask_for_a_bot(eva, say)
    expect(eva.page.get_by_role("alert")).to_contain_text(say["there"])
    jana.go()
    for _ in range(20):  # the server hears of it a little later
        with contextlib.suppress(PlaywrightTimeout):  # the button has gone with the seat that it is about
            ask_for_a_bot(eva, say)
        eva.page.wait_for_timeout(500)
        if eva.room.seats[1].kind == "bot":
            break
    eva.errors.clear()  # the browser notes the refusals itself
    assert eva.room.seats[1].kind == "bot"
    eva.page.get_by_role("tab", name="Chat").click()
    expect(eva.page.get_by_text(say["noted"])).to_be_visible()


def ask_for_a_bot(host: Visitor, say: dict[str, str]) -> None:
    host.page.get_by_role("button", name=say["bot"]).click(timeout=5000)
    host.page.get_by_role("button", name=say["sure"]).click(timeout=5000)


def test_what_is_said_is_marked_on_a_phone_until_it_is_read(visit: Visit, house: House) -> None:
    eva, jana = two(visit, house, "cs")
    talk = jana.page.locator(".talk")
    expect(talk).not_to_have_class(re.compile("news"))
    eva.page.get_by_role("tab", name="Chat").click()
    eva.page.get_by_role("textbox").fill("Hraješ?")
    eva.page.keyboard.press("Enter")
    expect(talk).to_have_class(re.compile("news"))
    talk.click()
    expect(talk).not_to_have_class(re.compile("news"))


TONES = """window.tones = []; window.AudioContext = class {
  currentTime = 0; destination = {}
  createOscillator() {
    const frequency = { set value(pitch) { window.tones.push(pitch) } }
    return { frequency, connect: (to) => to, start() {}, stop() {} }
  }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to }
  }
}"""
FIRST = {"turn": 660, "battle": 220, "end": 523}
"""The first tone of each sound."""


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
def test_each_kind_of_call_has_its_sound_and_its_switch(visit: Visit, house: House, on: bool) -> None:
    opened = house.open("ash", "person,bot", options={"powers": False})
    one: Visitor = visit(held=opened)
    one.context.add_init_script(TONES)
    for kind in FIRST:
        value = "yes" if on else "no"
        one.context.add_init_script(f"localStorage.setItem('klubovna.set.sound-{kind}', '\"{value}\"')")
    one.context.add_init_script("localStorage.setItem('klubovna.set.battle', '\"yes\"')")
    one.go(f"#/table/{opened['table']}")
    while one.pass_over():
        pass
    one.page.locator("[data-over]").first.wait_for()
    one.page.wait_for_timeout(300)
    heard = set(one.page.evaluate("window.tones"))
    assert {kind for kind, pitch in FIRST.items() if pitch in heard} == (set(FIRST) if on else set())


def test_the_title_blinks_while_nobody_looks_and_may_be_told_not_to(visit: Visit, house: House) -> None:
    for blinks in (True, False):
        opened = house.open("ash", "person,bot")
        one: Visitor = visit(held=opened, lang="cs")
        one.context.add_init_script(f"localStorage.setItem('klubovna.set.blink', '\"{'yes' if blinks else 'no'}\"')")
        one.go(f"?lang=cs#/table/{opened['table']}")
        one.wait_until_asked()
        one.page.wait_for_function("document.title.startsWith('● Jsi na tahu')")
        one.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")
        titles = set()
        for _ in range(30):
            titles.add(one.page.title())
            one.page.wait_for_timeout(100)
        assert len(titles) == (2 if blinks else 1), titles
