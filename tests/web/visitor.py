"""One person with one browser."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator
from playwright.sync_api import TimeoutError as TooLate

from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from server.house import House

LIT = "[data-lit=yes]"
OPTION = "[data-option]"
CONFIRM = "[data-confirm]"
ASKS = "which => document.querySelector(`[data-question*='${which}']`) !== null"
SOON = 500
"""Milliseconds: a question may have been answered by the server meanwhile."""
MOMENT = 6
"""Looks at the server before something else is clicked: a click costs much more."""


class Visitor:
    def __init__(
        self,
        house: House,
        browser: Browser,
        *,
        lang: str = "en",
        width: int = 1280,
        height: int = 900,
        dark: bool = False,
        held: dict[str, Any] | None = None,
        shown: bool = False,
    ) -> None:
        """`shown`: moves and battles are shown at their pace, as to most people; otherwise nothing is waited for."""
        self.house = house
        self.held = held
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="cs-CZ" if lang == "cs" else "en-GB",
            color_scheme="dark" if dark else "light",
            has_touch=width < 500,
            reduced_motion="no-preference" if shown else "reduce",
        )
        self.context.add_init_script(
            "localStorage.getItem('klubovna.sure') ?? localStorage.setItem('klubovna.sure', '\"no\"')"
        )
        if not shown:
            self.context.add_init_script("localStorage.setItem('klubovna.set.battle', '\"no\"')")
        if held is not None:
            kept = json.dumps(json.dumps({held["table"]: held["seats"]}))
            self.context.add_init_script(
                f"localStorage.getItem('klubovna.seats') ?? localStorage.setItem('klubovna.seats', {kept})"
            )
        self.context.set_default_timeout(90_000)  # a busy machine takes its time
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.frames.append(str(frame))))
        self.dice = random.Random(5)
        self.lit = 0
        self.made = 0

    def _console(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text:
            self.errors.append(message.text)

    def leave(self) -> None:
        self.context.close()

    def go(self, way: str = "") -> None:
        self.page.goto(f"{self.house.url}/{way}")

    @property
    def table(self) -> str:
        return str(self.page.url.split("#/table/")[1].split("?")[0])

    @property
    def room(self) -> Any:
        return self.house.app.state.clubroom.rooms[self.table]

    def asked(self, seat: int = 0) -> int | None:
        """Which decision of its own the seat owes, as the server knows it."""
        owed: int | None = self.room.ordinals.get(seat)
        return owed

    def shows(self, number: int, seat: int) -> bool:
        """Whether the page asks this soon: an option of the question before would be refused."""
        try:
            self.page.wait_for_function(ASKS, arg=f"/{number}/{seat}/", polling=15, timeout=SOON)
        except TooLate:
            return False
        return True

    def wait_until_asked(self, seat: int = 0, seconds: float = 180.0) -> int | None:
        """Wait for one's turn, and until the page shows it; None when the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            room = self.room
            if room.game is not None and room.game.over:
                return None
            number, decision = self.asked(seat), room.open_decisions.get(seat)
            if number is None or decision is None or len(decision.options) == 1:
                self.page.wait_for_timeout(20)
            elif self.shows(number, seat):
                self.page.locator(OPTION).first.wait_for()
                return number
        raise TimeoutError("nobody asks")

    def wait_until_heard(self, number: int | None, seat: int = 0, seconds: float = 120.0) -> None:
        """Until the server has got the answer to this question."""
        end = time.monotonic() + seconds
        while self.asked(seat) == number:
            assert time.monotonic() < end, "the page's answer did not arrive"
            self.page.wait_for_timeout(20)

    def answered(self, seat: int, number: int) -> bool:
        """Whether the server has got the answer to this question, or gets it in a moment."""
        for _ in range(MOMENT):
            if self.asked(seat) != number:
                return True
            self.page.wait_for_timeout(15)
        return self.asked(seat) != number

    def decide(self, seat: int = 0) -> bool:
        """Answer by clicking a lit part of the board, or an option where nothing is lit. False: the game is over."""
        number = self.wait_until_asked(seat)
        if number is None:
            return False
        spots = self.page.locator(LIT)
        count = spots.count()
        if count > 0 and self.click(spots.nth(self.dice.randrange(count))):
            self.lit += 1
        begun = time.monotonic()
        while not self.answered(seat, number) and time.monotonic() < begun + 120:
            if time.monotonic() > begun + 4 and self.mark(fitting_set(self.room.game, seat, self.dice)):
                continue
            options = self.page.locator(f"{OPTION}:not([disabled])")
            many = options.count()
            # a set that may not be is refused: then something else is marked
            if many > 0 and not (self.dice.random() < 0.6 and self.confirm()):
                self.click(options.nth(self.dice.randrange(many)))
        assert self.asked(seat) != number, "the page's answer did not arrive"
        self.made += 1
        return True

    def pass_over(self, seat: int = 0) -> bool:
        """Decide without the page, which only follows: the way to what is looked at. False: the game is over."""
        if self.wait_until_asked(seat) is None:
            return False
        assert self.held is not None
        self.house.play_for(self.held, 1, seat, self.dice)
        self.made += 1
        return True

    def mark(self, places: set[int]) -> bool:
        """Mark just these, and confirm."""
        boxes = self.page.locator(f"{OPTION}[aria-pressed]").evaluate_all(
            "boxes => boxes.map((box) => [Number(box.dataset.option), box.getAttribute('aria-pressed') === 'true'])"
        )
        for option, marked in boxes:
            if marked != (option in places):
                self.click(self.page.locator(f"[data-option='{option}'][aria-pressed]"))
        return self.confirm()

    def confirm(self) -> bool:
        """Take what is marked, where several things are taken at once and enough of them are marked."""
        ready = self.page.locator(f"{CONFIRM}:not([disabled])")
        return ready.count() > 0 and self.click(ready)

    def click(self, what: Locator) -> bool:
        """People click what they see; what has just gone away is no fault."""
        try:
            what.click(timeout=1500)
        except TooLate:
            return False
        return True

    def too_wide(self) -> int:
        """By how much the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def fitting_set(game: Game, seat: int, dice: random.Random) -> set[int]:
    """A set that the open question takes: marking at random may look for one for a long time."""
    trial = game.clone(journal=False)
    asked = trial.owed(seat)
    if asked is None or asked.subset is None:
        return set()
    subset = asked.subset
    picks: list[Any] = []
    left: list[Any] = []
    now: Decision[Any] | None = asked
    while now is not None and now.kind is asked.kind and now.subset is not None:
        if now.subset.picked != subset.picked + len(picks):
            break  # the same is asked about something else, such as the second hero of the same player
        wanted = [value for value in now.options if value is not None]
        value = dice.choice(wanted) if len(picks) < subset.owed and wanted else now.options[0]
        if value is None:
            break
        left = list(now.subset.items)
        left.remove(value)
        given = len(trial._now.tail)
        trial.choose(now.options.index(value), seat)
        # what has one option is picked by the driver on the way; a new checkpoint forgets it
        made = [answer for who, kind, answer, _ in trial._now.tail[given:] if (who, kind) == (seat, asked.kind.name)]
        picks += made or [value]
        now = trial.owed(seat)
    places: set[int] = set()
    for value in picks + left[: max(0, subset.owed - len(picks))]:
        places.add(next(i for i, item in enumerate(subset.items) if item == value and i not in places))
    return places


Visit = Callable[..., Visitor]
"""`visit(lang="cs", width=390)`: somebody comes with a browser of their own."""
