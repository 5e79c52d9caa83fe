"""A campaign at the page: two people in two browsers, or one on a phone, from new heroes to the second scenario."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from klubovna.games.gloomhaven.campaign.facts import XP_FOR_LEVEL
from klubovna.games.gloomhaven.campaign.kinds import EVENT_OPTION, MEET_EVENT, TRAVEL
from klubovna.kernel.decision import Decision, Kind
from server.house import Reopened, key
from web.visitor import Visit, Visitor

NOTHING: Decision[None] = Decision(0, TRAVEL, [None])
HELD = "JSON.parse(localStorage.getItem('klubovna.seats'))"
PHONE: dict[str, Any] = {"width": 390, "height": 844}
TRIES = 6
"""The Black Barrow is lost now and then."""


class Friends:
    """Who plays a campaign, each in a browser of their own; one who is alone leads both heroes."""

    def __init__(self, house: Reopened, visitors: list[Visitor]) -> None:
        self.house = house
        self.visitors = visitors
        self.host = visitors[0]
        self.met: set[Kind] = set()
        """Sorts of decisions that were answered by clicking."""

    def hero(self, line: int) -> Visitor:
        return self.visitors[line % len(self.visitors)]

    @property
    def room(self) -> Any:
        return self.house.app.state.clubroom.rooms[self.host.table]

    def asked(self) -> tuple[int, int, Decision[Any]] | None:
        """The first seat that has to decide, with the number of its decision; None when the game is over.

        A question with one option the server answers by itself, at a moment of its own: that is waited for.
        """
        room = self.room
        end = time.monotonic() + 60
        while not room.game.over:
            numbers, decisions = dict(room.ordinals), dict(room.open_decisions)
            settled = all(len(one.options) > 1 for one in decisions.values())
            if decisions and settled and numbers.keys() == decisions.keys():
                seat = min(decisions)
                return seat, numbers[seat], decisions[seat]
            assert time.monotonic() < end, f"nobody is asked, but {decisions}"
            self.host.page.wait_for_timeout(5)
        return None

    def shaken(self) -> None:
        """The server is started anew, the first page finds it again by itself, the others are loaded again."""
        self.asked()
        self.seen()
        before, owed = self.room.game.fingerprint(), dict(self.room.ordinals)
        self.house.restart()
        for visitor in self.visitors[1:] or self.visitors:
            visitor.page.reload()
        end = time.monotonic() + 60
        while self.host.table not in self.house.app.state.clubroom.rooms:
            assert time.monotonic() < end, "no page has found the server again"
            self.host.page.wait_for_timeout(50)
        assert self.room.game.fingerprint() == before
        assert dict(self.room.ordinals) == owed
        self.seen()
        assert all(visitor.too_wide() <= 0 for visitor in self.visitors)

    def seen(self) -> None:
        """Every page shows what its seat is asked, or that the game is over."""
        if self.room.game.over:
            for visitor in self.visitors:
                expect(visitor.page.get_by_role("heading", name="The game is over")).to_be_visible()
        for seat, decision in dict(self.room.open_decisions).items():
            if len(decision.options) > 1:
                asked = f"[data-question*='/{self.room.ordinals[seat]}/{seat}/']"
                expect(self.visitors[seat].page.locator(asked).first).to_be_attached()

    def take(self, line: int, what: str) -> None:
        """The player of a hero clicks what is lit, and the server has heard it."""
        seat = line % len(self.visitors)
        number = self.visitors[seat].wait_until_asked(seat)
        self.visitors[seat].page.locator(f"{what}[data-lit]").first.click()
        while self.room.ordinals.get(seat) == number:
            self.host.page.wait_for_timeout(20)

    def answer(self, seat: int, number: int, decision: Decision[Any]) -> None:
        """What a sensible player takes, without the page."""
        room = self.room
        index = room.game.rules.policy.choose(room.game.state, decision, seat)
        token = self.visitors[seat].page.evaluate(HELD)[self.host.table][0]["token"]
        move = {"seat": seat, "index": index, "number": number, "key": key()}
        self.house.web.post(f"/api/tables/{self.host.table}/moves", json=move, headers={"X-Seat-Token": token})

    def click(self, seat: int, number: int, decision: Decision[Any]) -> None:
        """The same, by clicking its option."""
        one, room = self.visitors[seat], self.room
        index = room.game.rules.policy.choose(room.game.state, decision, seat)
        if one.click(one.page.locator(f"[data-option='{index}']").first):
            one.confirm()
        end = time.monotonic() + 5  # what was asked a moment ago may be answered by now: then it is looked at again
        while room.ordinals.get(seat) == number and not room.game.over and time.monotonic() < end:
            one.page.wait_for_timeout(20)

    def play(self) -> None:
        """To the end of this table: each of them clicks every sort of decision once, and the rest is answered."""
        clicked: set[tuple[int, str]] = set()
        room = self.room
        while (asked := self.asked()) is not None:
            seat, number, decision = asked
            self.met.add(decision.kind)
            if (seat, decision.kind.name) in clicked:
                self.answer(seat, number, decision)
                continue
            self.click(seat, number, decision)
            if room.ordinals.get(seat) != number or room.game.over:
                clicked.add((seat, decision.kind.name))

    def fight(self) -> bool:
        """Some decisions of each by clicking; the rest are answered for them, as bots would, to save time."""
        for _ in range(3):
            for seat, visitor in enumerate(self.visitors):
                self.asked()
                if len(self.room.open_decisions.get(seat, NOTHING).options) > 1:
                    visitor.decide(seat)
        self.shaken()
        while (asked := self.asked()) is not None:
            self.answer(*asked)
        return bool(self.room.game.state.won == 1)

    def go_on(self) -> None:
        """From a finished game over the campaign's page to the table of the next one, each in their own browser."""
        for visitor in self.visitors:
            visitor.page.locator("a[href^='#/campaign/']").first.click()
            visitor.page.get_by_role("button", name=re.compile("^(Go on|To the table)$")).click()
            visitor.page.wait_for_url(re.compile("#/table/"))
        assert len({visitor.table for visitor in self.visitors}) == 1

    def go_to(self, scenario: int) -> None:
        """The party votes for it, and travels."""
        self.vote_for(scenario)
        self.play()

    def vote_for(self, scenario: int) -> None:
        for seat in range(len(self.visitors)):
            self.take(seat, f"[data-part='scenario:{scenario}']")


@pytest.fixture
def clubroom(tmp_path: Path) -> Iterator[Reopened]:
    house = Reopened(f"sqlite:///{tmp_path / 'clubroom.sqlite3'}")
    yield house
    house.shut()


@pytest.fixture
def _quick_learners() -> Iterator[None]:
    """One scenario is enough for the next level."""
    before, XP_FOR_LEVEL[1] = XP_FOR_LEVEL[1], 4
    yield
    XP_FOR_LEVEL[1] = before


def seated(house: Reopened, browser: Browser, alone: bool) -> Friends:
    """A campaign is set up, and everybody sits down; the server starts anew before it begins."""
    host = Visitor(house, browser, lang="en", **(PHONE if alone else {}))
    host.go("#/new/gloomhaven")
    host.page.get_by_label("Play it as a campaign").check()
    host.page.get_by_label("Name of the party").fill("The Pigeons")
    host.page.get_by_role("region", name="Campaign").get_by_label("Difficulty").select_option(label="Easy")
    host.page.get_by_label("How many play").select_option("1" if alone else "2")
    if not alone:
        host.page.get_by_label("Who sits at seat 2").select_option("open")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url(re.compile("#/table/"))
    if alone:
        return Friends(house, [host])
    begin = host.page.get_by_role("button", name="Begin")
    expect(begin).to_be_visible()
    house.restart()
    guest = Visitor(house, browser, lang="en", **PHONE)
    guest.go(f"#/table/{host.table}")
    guest.page.locator("main input:not([readonly])").first.fill("Jana")
    guest.page.get_by_role("button", name="Sit down").first.click()
    begin.click()
    return Friends(house, [host, guest])


@pytest.mark.timeout(1500)  # the server starts anew a dozen times
@pytest.mark.parametrize("alone", [False, True], ids=["two people in two browsers", "one on a phone"])
@pytest.mark.usefixtures("_quick_learners")
def test_from_new_heroes_to_the_second_scenario(clubroom: Reopened, browser: Browser, alone: bool) -> None:
    us = seated(clubroom, browser, alone)
    host = us.host

    # new heroes, by clicking what is lit
    for line, role in enumerate(("brute", "tinkerer")):
        us.take(line, f"[data-part='class:{role}']")
    us.shaken()
    for line in (0, 1):
        expect(us.hero(line).page.locator("[data-part^='quest:'][data-lit]")).to_have_count(2)
        us.take(line, "[data-part^='quest:']")
    expect(us.hero(1).page.get_by_text("A personal quest, known to its owner")).to_have_count(0 if alone else 1)
    us.shaken()
    for seat, one in enumerate(us.visitors):
        assert one.wait_until_asked(seat) is not None
        one.page.get_by_role("button", name="No event this time", exact=False).last.click()
    host.page.get_by_label("Only what I can pay for").check()
    ware = host.page.locator("[data-part^='ware:'][data-lit]").first
    number = int(str(ware.get_attribute("data-part")).split(":")[1])
    ware.click()
    bought = host.page.locator(f"[data-part='owned:0:{number}']")
    expect(bought).to_be_visible()
    us.shaken()
    expect(bought).to_be_visible()
    us.play()

    # the way to the Black Barrow, as often as it takes: there is no other
    us.go_on()
    us.shaken()
    us.play()
    expect(host.page.get_by_role("heading", name="The game is over")).to_be_visible()
    us.go_on()
    for _ in range(TRIES):
        us.shaken()
        if us.fight():
            break
        us.go_on()
        us.go_to(1)
        us.go_on()
    assert us.room.game.state.scenario == 1
    assert us.room.game.state.won == 1
    us.shaken()  # the end of a game, too
    expect(host.page.get_by_role("heading", name="The game is over")).to_be_visible()
    us.go_on()
    us.play()

    # back in the city: one level up with the two cards side by side, and a perk; then an event
    us.go_on()
    for line in (0, 1):
        cards = us.hero(line).page.locator("[data-part^='card:'][data-lit]")
        expect(cards).to_have_count(2)
        us.shaken()
        us.take(line, "[data-part^='card:']")
        us.take(line, "[data-part^='perk:']")
    assert [sheet.level for sheet in us.room.game.state.town.party] == [2, 2]
    us.play()
    assert MEET_EVENT in us.met

    # on to the next scenario, with an event of the road
    us.go_on()
    expect(host.page.locator("[data-part='scenario:100'][data-lit]")).to_be_visible()  # or a random dungeon
    us.met.clear()
    us.vote_for(2)
    us.shaken()
    us.play()
    assert EVENT_OPTION in us.met
    us.go_on()
    assert us.room.game.state.scenario == 2
    us.shaken()
    assert len(us.room.open_decisions) == len(us.visitors)
    world_page(us)
    for one in us.visitors:
        assert [error for error in one.errors if "ERR_CONNECTION_REFUSED" not in error] == []
        one.leave()


def world_page(us: Friends) -> None:
    """The page of the campaign, before and after the server starts anew."""
    host = us.host
    host.page.goto(f"{us.house.url}/#/campaign/{us.room.row.campaign_id}")
    for _ in range(2):
        expect(host.page.locator("ol li", has_text="Black Barrow").first).to_be_visible()
        expect(host.page.get_by_role("heading", name="The Pigeons")).to_be_visible()
        us.house.restart()
        host.page.reload()
    with host.page.expect_download() as saved:
        host.page.get_by_role("button", name="Save it as a file").click()
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
