"""At the table: question, lit parts and hand in view together, no dead click, nothing moves by itself, honest keys.

The same, longer and with figures: `make table-report`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from klubovna.kernel.record import new
from klubovna.kernel.registry import games
from klubovna.server.words import decision_shown
from server.house import House, served
from sets import GAMES
from web.look import MENU, SIZES, Sitting, decide, gather, keys_that_lie, watch
from web.test_sets import walk
from web.visitor import LIT, Visit, Visitor

DECISIONS = 8
CALM = 12
"""Decisions over which movement without input is watched."""
CALM_SEED = 15
MOST_SHIFT = 0.1
"""CLS, as browsers count it."""
READABLE = 8.9
"""Pixels: smaller words on a map are not read."""
SEED = 1
"""Of a game of Harrow County in which a part stands for several options early."""
TABLES = {"gloomhaven": "person,bot", "harrow": "person,bot"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", sorted(games()))
def test_all_that_decides_is_in_view_and_answers_a_click(visit: Visit, house: House, game: str, size: str) -> None:
    opened = house.open(game, TABLES.get(game, "person,bot,bot"))
    width, height = SIZES[size]
    one: Visitor = visit(held=opened, width=width, height=height)
    watch(one)
    one.go(f"#/table/{opened['table']}")
    sitting = Sitting()
    while one.made < DECISIONS and decide(one, sitting):
        assert keys_that_lie(one) == []
    gather(one, sitting)
    apart = [str(seen) for seen in sitting.apart]
    assert apart == []
    assert sitting.dead == []
    assert one.too_wide() <= 0
    if width > 900:
        assert sitting.cls <= MOST_SHIFT, sorted(sitting.shifts, key=lambda shift: -shift[1])[:3]


@pytest.fixture(scope="module")
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where bots take so long that what they do is no answer to a press: browsers forgive half a second."""
    with served(f"sqlite:///{tmp_path_factory.mktemp('slow') / 'clubroom.sqlite3'}", bot_pause=0.55) as one:
        yield one


@pytest.mark.parametrize("size", ["1280×900", "390×844"])
@pytest.mark.parametrize("game", sorted(games()))
def test_nothing_jumps_by_itself(
    slow_house: House, browser: Browser, monkeypatch: pytest.MonkeyPatch, game: str, size: str
) -> None:
    """While others act, pieces move and hands grow: what must make room glides."""
    monkeypatch.setattr("klubovna.server.opening.new_key", lambda: CALM_SEED)
    opened = slow_house.open(game, "person,bot")
    width, height = SIZES[size]
    one = Visitor(slow_house, browser, held=opened, width=width, height=height, shown=True)
    for name, value in {"pace": "fast", "battle": "no"}.items():
        one.context.add_init_script(f"localStorage.setItem('klubovna.set.{name}', '\"{value}\"')")
    watch(one)
    one.go(f"#/table/{opened['table']}")
    sitting = Sitting()
    while one.made < CALM and one.decide():
        pass
    gather(one, sitting)
    one.leave()
    assert one.errors == []
    assert sitting.cls <= MOST_SHIFT, sorted(sitting.shifts, key=lambda shift: -shift[1])[:3]


def way_to_a_menu() -> tuple[int, str, int, list[tuple[int, str, int]]]:
    """Seat, part and how many options it stands for in Harrow County, and the choices that lead there."""
    dice = random.Random(SEED)
    game = new("harrow", seed=SEED, live=True, **GAMES["harrow"])
    made: list[tuple[int, str, int]] = []
    while (asked := game.decision) is not None:
        shown = decision_shown(game, asked, "en")
        named = [part for option in shown.options for part in option.parts]
        part = next((p for p in named if shown.marks is None and 1 < named.count(p) < len(shown.options)), None)
        if part is not None:
            return asked.seat, part, named.count(part), made
        index = dice.randrange(len(asked.options))
        if len(asked.options) > 1:
            made.append((asked.seat, asked.kind.name, index))
        game.choose(index, asked.seat)
    raise AssertionError("no part stands for several options")


def test_a_part_of_several_options_opens_a_menu_where_it_was_pressed(
    visit: Visit, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, part, many, choices = way_to_a_menu()
    monkeypatch.setattr("klubovna.server.opening.new_key", lambda: SEED)
    opened = house.open("harrow", "person,person", options=GAMES["harrow"]["options"])
    walk(house, opened, choices)
    one: Visitor = visit(held={**opened, "seats": [held for held in opened["seats"] if held["seat"] == seat]})
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked(seat)
    spot = one.page.locator(f'{LIT}[data-part="{part}"]').first
    place = spot.bounding_box()
    assert place is not None
    menu = one.page.locator(MENU)
    spot.click(force=True)
    expect(menu.get_by_role("menuitem")).to_have_count(many)
    there = menu.bounding_box()
    assert there is not None
    middle = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    near = (
        max(there["x"] - middle[0], middle[0] - there["x"] - there["width"], 0),
        max(there["y"] - middle[1], middle[1] - there["y"] - there["height"], 0),
    )
    assert max(near) < 40
    one.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    spot.focus()
    one.page.keyboard.press("Enter")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    one.page.keyboard.press("ArrowDown")
    expect(menu.get_by_role("menuitem").nth(1)).to_be_focused()
    number = one.asked(seat)
    one.page.keyboard.press("Enter")
    expect(menu).to_have_count(0)
    for _ in range(300):
        if one.asked(seat) != number:
            break
        one.page.wait_for_timeout(20)
    assert one.asked(seat) != number


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("size", ["1280×900", "390×844"])
def test_the_clans_to_choose_from_are_seen_whole(visit: Visit, house: House, size: str, lang: str) -> None:
    opened = house.open("monsterlands", "person,bot,bot")
    width, height = SIZES[size]
    one: Visitor = visit(held=opened, width=width, height=height, lang=lang)
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked()
    tray = one.page.locator(".tray")
    clans = tray.locator(LIT)
    expect(clans.first).to_be_visible()
    edge = tray.evaluate("tray => tray.getBoundingClientRect().bottom")
    assert max(clans.evaluate_all("all => all.map((one) => one.getBoundingClientRect().bottom)")) <= edge + 1


DRAWN_ANEW = "part => part.replaceWith(part.cloneNode(true))"
MOVED_AWAY = "part => { part.style.translate = '500px 300px' }"


@pytest.mark.parametrize("meanwhile", [DRAWN_ANEW, MOVED_AWAY], ids=["drawn anew", "moved"])
@pytest.mark.parametrize("game", ["harrow", "ash"])
def test_a_press_counts_for_the_part_on_which_it_began(visit: Visit, house: House, game: str, meanwhile: str) -> None:
    """Between down and up the table may be drawn anew or make room: then the browser gives the click to nobody."""
    opened = house.open(game, TABLES.get(game, "person,bot,bot"))
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    number = one.wait_until_asked()
    spot = one.page.locator(LIT).first
    spot.scroll_into_view_if_needed()
    place = spot.bounding_box()
    assert place is not None
    one.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    one.page.mouse.down()
    spot.evaluate(meanwhile)
    one.page.mouse.up()
    for _ in range(200):
        if one.asked() != number or one.page.locator(MENU).count() > 0:
            break
        one.page.wait_for_timeout(20)
    assert one.asked() != number or one.page.locator(MENU).count() > 0
    assert one.asked() in (None, number, (number or 0) + 1)  # once, not twice


def test_a_drag_from_a_lit_part_presses_nothing(visit: Visit, house: House) -> None:
    opened = house.open("ash", "person,bot,bot")
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    number = one.wait_until_asked()
    place = one.page.locator(LIT).first.bounding_box()
    assert place is not None
    one.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    one.page.mouse.down()
    one.page.mouse.move(20, 500, steps=4)
    one.page.mouse.up()
    one.page.wait_for_timeout(300)
    assert one.asked() == number


def test_on_a_phone_log_and_chat_are_one_tap_away(visit: Visit, house: House) -> None:
    opened = house.open("root", "person,bot")
    one: Visitor = visit(held=opened, width=390, height=844)
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked()
    log = one.page.get_by_role("tab", name="What happened")
    expect(log).to_be_hidden()
    one.page.get_by_role("button", name="Log and chat").click()
    expect(log).to_be_visible()
    expect(one.page.get_by_role("tab", name="Chat")).to_be_visible()
    one.page.get_by_role("button", name="Close").last.click()
    expect(log).to_be_hidden()


def test_the_words_of_a_card_are_read_where_it_lies(visit: Visit, house: House) -> None:
    """A hand without room for the words: the pointer shows the whole card at once, a phone all of them in one tap."""
    opened = house.open("gloomhaven", "person,bot")
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked()
    large = one.page.locator("[data-large-shown]")
    card = one.page.locator(".tray [data-large]").first
    card.hover()
    expect(large).to_be_visible()
    whole = [words.strip() for words in card.locator("[data-words]").all_text_contents()]
    assert len(whole) == 2
    for words in whole:
        expect(large.locator("[data-words]").get_by_text(words, exact=True)).to_be_visible()
    one.page.mouse.move(5, 5)
    expect(large).to_be_hidden()
    phone: Visitor = visit(held=opened, width=390, height=844)
    phone.go(f"#/table/{opened['table']}")
    phone.wait_until_asked()
    phone.page.get_by_role("button", name="Read the cards").click()
    read = phone.page.get_by_role("dialog", name="Read the cards")
    for words in whole:
        expect(read.get_by_text(words, exact=True).first).to_be_attached()
    cut = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1 || !one.checkVisibility()).length"
    assert read.locator("[data-words]").evaluate_all(cut) == 0
    phone.page.get_by_role("button", name="Close").last.click()
    expect(read).to_be_hidden()


@pytest.mark.parametrize("game", sorted(games()))
def test_on_a_phone_the_words_of_a_map_are_large_enough(visit: Visit, house: House, game: str) -> None:
    opened = house.open(game, TABLES.get(game, "person,bot,bot"))
    one: Visitor = visit(held=opened, width=390, height=844)
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked()
    while one.page.locator(f".map {LIT}").count() == 0:
        assert one.pass_over(), "nothing was asked about the map"
        one.wait_until_asked()
    sizes = """() => [...document.querySelectorAll('.zoom text:not(.still)')]
      .filter((one) => one.checkVisibility() && one.textContent.trim())
      .map((one) => [one.getScreenCTM(), one])
      .map(([at, one]) => [parseFloat(getComputedStyle(one).fontSize) * Math.hypot(at.a, at.b), one.textContent])"""
    small = [(round(size, 1), text) for size, text in one.page.evaluate(sizes) if size < READABLE]
    assert small == []


def test_a_list_that_goes_on_says_so(visit: Visit, house: House) -> None:
    opened = house.open("gloomhaven", "person,bot")
    one: Visitor = visit(held=opened, width=390, height=844)
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked()
    below = """() => { const list = document.querySelector('ol.options'), edge = list?.getBoundingClientRect().bottom
      return [...(list?.children ?? [])].filter((one) => one.getBoundingClientRect().bottom > edge + 8).length }"""
    while one.page.evaluate(below) == 0:
        assert one.pass_over(), "no list was too long"
        one.wait_until_asked()
    hidden = one.page.evaluate(below)
    sign = one.page.locator(".below")
    expect(sign).to_have_text(f"▾ {hidden} more")
    one.page.locator("ol.options").evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(sign).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_way_on_stands_last_and_in_sight(visit: Visit, house: House, size: str) -> None:
    opened = house.open("root", "person,bot,bot", roles=["marquise", "eyrie", "alliance"])
    width, height = SIZES[size]
    one: Visitor = visit(held=opened, width=width, height=height)
    one.go(f"#/table/{opened['table']}")
    one.wait_until_asked()
    while one.room.open_decisions[0].kind.name != "deed":
        assert one.pass_over()
        one.wait_until_asked()
    number, options = one.asked(), one.page.locator("[data-option]")
    assert one.room.open_decisions[0].options[0] is None, "in the rules it is the first one"
    assert options.count() > 4
    expect(options.last).to_have_attribute("data-option", "0")
    expect(options.last).to_be_in_viewport(ratio=1)
    one.page.keyboard.press("n")
    assert number is not None
    assert one.answered(0, number), "its key is always the same"
