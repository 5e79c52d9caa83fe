"""A campaign at the page: two people in two browsers, from new heroes to the second scenario."""

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from klubovna.games.gloomhaven.campaign.facts import XP_FOR_LEVEL
from klubovna.games.gloomhaven.campaign.kinds import TRAVEL
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.scenario.words import Survive
from klubovna.kernel.decision import Decision
from server.house import House, key
from web.visitor import Visit, Visitor

NOTHING: Decision[None] = Decision(0, TRAVEL, [None])
HELD = "JSON.parse(localStorage.getItem('klubovna.seats'))"


def tokens(visitors: list[Visitor], table: str) -> list[str]:
    return [visitor.page.evaluate(HELD)[table][0]["token"] for visitor in visitors]


def answered(house: House, table: str, seat: int, decision: Decision[Any], token: str) -> bool:
    """What a sensible player takes, without the page."""
    room = house.app.state.clubroom.rooms[table]
    index = room.game.rules.policy.choose(room.game.state, decision, seat) if len(decision.options) > 1 else 0
    move = {"seat": seat, "index": index, "number": room.ordinals[seat], "key": key()}
    told = house.web.post(f"/api/tables/{table}/moves", json=move, headers={"X-Seat-Token": token})
    return bool(told.status_code == 200)


def click(one: Visitor, room: Any, seat: int, decision: Decision[Any]) -> None:
    """The same, by clicking its option."""
    number = room.ordinals[seat]
    index = room.game.rules.policy.choose(room.game.state, decision, seat)
    if one.click(one.page.locator(f"[data-option='{index}']").first):
        one.confirm()
    end = time.monotonic() + 5  # what was asked a moment ago may be answered by now: then it is looked at again
    while room.ordinals.get(seat) == number and not room.game.over and time.monotonic() < end:
        one.page.wait_for_timeout(20)


def play(visitors: list[Visitor], table: str) -> None:
    """To the end of this table: each of them clicks every sort of decision once, and the rest is answered for them."""
    room = visitors[0].house.app.state.clubroom.rooms[table]
    clicked: set[tuple[int, str]] = set()
    held = tokens(visitors, table)
    while not room.game.over:
        open_now = {seat: one for seat, one in dict(room.open_decisions).items() if len(one.options) > 1}
        if not open_now:
            visitors[0].page.wait_for_timeout(20)
            continue
        seat, decision = min(open_now.items())
        number = room.ordinals.get(seat)
        if (seat, decision.kind.name) in clicked:
            answered(visitors[0].house, table, seat, decision, held[seat])  # or it is looked at again
            continue
        click(visitors[seat], room, seat, decision)
        if room.ordinals.get(seat) != number or room.game.over:
            clicked.add((seat, decision.kind.name))


def fight(visitors: list[Visitor], table: str) -> None:
    """Some decisions of each by clicking; the rest are answered for them, as bots would, to save time."""
    room = visitors[0].house.app.state.clubroom.rooms[table]
    for _ in range(3):
        for seat, visitor in enumerate(visitors):
            if len(room.open_decisions.get(seat, NOTHING).options) > 1:
                visitor.decide(seat)
    held = tokens(visitors, table)
    while not room.game.over:
        seat, decision = min(dict(room.open_decisions).items())
        assert answered(visitors[0].house, table, seat, decision, held[seat])


def go_on(visitors: list[Visitor], words: tuple[str, str] = ("Go on", "To the table")) -> str:
    """From a finished game over the campaign's page to the table of the next one, each in their own browser."""
    for visitor in visitors:
        visitor.page.locator("a[href^='#/campaign/']").first.click()
        visitor.page.get_by_role("button", name=re.compile(f"^({'|'.join(words)})$")).click()
        visitor.page.wait_for_url(re.compile("#/table/"))
    assert len({visitor.table for visitor in visitors}) == 1
    return visitors[0].table


@pytest.fixture
def _easy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The Black Barrow is won by who survives one round, and that is enough for the next level."""
    monkeypatch.setattr(SCENARIOS[1].facts, "goal", [Survive(rounds=1)])
    before, XP_FOR_LEVEL[1] = XP_FOR_LEVEL[1], 3
    yield
    XP_FOR_LEVEL[1] = before


@pytest.mark.usefixtures("_easy")
def test_two_people_go_from_new_heroes_to_the_second_scenario(visit: Visit, house: House) -> None:
    host: Visitor = visit(lang="en")
    guest: Visitor = visit(lang="en", width=390, height=800)
    both = [host, guest]
    host.go("#/new/gloomhaven")
    host.page.get_by_label("Play it as a campaign").check()
    host.page.get_by_label("Name of the party").fill("The Pigeons")
    host.page.get_by_label("How many play").select_option("2")
    host.page.get_by_label("Who sits at seat 2").select_option("open")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url(re.compile("#/table/"))
    guest.go(f"#/table/{host.table}")
    guest.page.locator("main input:not([readonly])").first.fill("Jana")
    guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Begin").click()

    # new heroes, by clicking what is lit
    host.page.locator("[data-part='class:brute'][data-lit]").click()
    guest.page.locator("[data-part='class:tinkerer'][data-lit]").click()
    host.page.locator("[data-part^='quest:'][data-lit]").first.click()
    shown = guest.page.locator("[data-part^='quest:'][data-lit]")
    expect(shown).to_have_count(2)
    guest.page.reload()
    shown.first.click()
    expect(guest.page.get_by_text("A personal quest, known to its owner")).to_have_count(1)
    assert guest.too_wide() <= 0
    for one in both:
        one.page.get_by_role("button", name="No event this time", exact=False).last.click()
    host.page.get_by_label("Only what I can pay for").check()
    ware = host.page.locator("[data-part^='ware:'][data-lit]").first
    number = int(str(ware.get_attribute("data-part")).split(":")[1])
    ware.click()
    expect(host.page.locator(f"[data-part='owned:0:{number}']")).to_be_visible()
    play(both, host.table)

    # the way to the Black Barrow: there is no other
    journey = go_on(both)
    play(both, journey)
    expect(host.page.get_by_role("heading", name="The game is over")).to_be_visible()
    barrow = go_on(both)
    assert barrow != journey
    fight(both, barrow)
    assert house.app.state.clubroom.rooms[barrow].game.state.won == 1
    home = go_on(both)
    play(both, home)

    # back in the city: one level up with the two cards side by side, and a perk
    city = go_on(both)
    room = house.app.state.clubroom.rooms[city]
    cards = host.page.locator("[data-part^='card:'][data-lit]")
    expect(cards).to_have_count(2)
    cards.first.click()
    host.page.locator("[data-part^='perk:'][data-lit]").first.click()
    guest.page.locator("[data-part^='card:'][data-lit]").first.click()
    guest.page.locator("[data-part^='perk:'][data-lit]").first.click()
    while any(not sheet.perks for sheet in room.game.state.town.party):
        host.page.wait_for_timeout(20)
    assert [sheet.level for sheet in room.game.state.town.party] == [2, 2]
    play(both, city)
    assert guest.too_wide() <= 0

    # on to the next scenario, with an event of the road if there is one
    road = go_on(both)
    expect(host.page.locator("[data-part='scenario:100'][data-lit]")).to_be_visible()  # or a random dungeon
    for one in both:
        one.page.locator("[data-part='scenario:2'][data-lit]").click()
    play(both, road)
    second = go_on(both)
    assert house.app.state.clubroom.rooms[second].game.state.scenario == 2
    host.page.goto(f"{house.url}/#/campaign/{house.app.state.clubroom.rooms[second].row.campaign_id}")
    expect(host.page.locator("ol li", has_text="Black Barrow")).to_be_visible()
    expect(host.page.get_by_role("heading", name="The Pigeons")).to_be_visible()
    assert_saved(host)


def assert_saved(one: Visitor) -> None:
    with one.page.expect_download() as saved:
        one.page.get_by_role("button", name="Save it as a file").click()
    assert saved.value.suggested_filename.endswith(".campaign.json")


def test_on_a_phone_nothing_of_a_campaign_is_cut_off(visit: Visit) -> None:
    one: Visitor = visit(lang="cs", width=390, height=844)
    one.go("?lang=cs#/new/gloomhaven")
    one.page.get_by_label("Hrát jako kampaň").check()
    expect(one.page.get_by_label("Pokračovat v kampani ze souboru")).to_be_visible()
    assert one.too_wide() <= 0
    one.page.get_by_role("button", name="Otevřít stůl").click()
    one.page.wait_for_url(re.compile("#/table/"))
    expect(one.page.get_by_role("link", name="Kampaň", exact=True)).to_be_visible()
    expect(one.page.get_by_role("button", name="Vzít zpět")).to_be_in_viewport(ratio=1)
