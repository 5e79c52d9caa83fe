"""What a person at the table sees and gets: measured at every decision, by the tests and by `make table-report`."""

from __future__ import annotations

import dataclasses
import re
import statistics
import time
from typing import Any

from playwright.sync_api import Error, Locator

from web.visitor import CONFIRM, LIT, OPTION, Visitor, fitting_set

MENU = "[data-menu]"
QUESTION = "[data-question]"
HAND = "[data-hand]"
SIZES = {"1280×900": (1280, 900), "1600×1000": (1600, 1000), "390×844": (390, 844)}

SEEN = """() => {
  const clip = (element) => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight]
    for (let at = element.parentElement; at !== null && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const box = at.getBoundingClientRect()
      if (style.overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return [left, top, right, bottom]
  }
  const table = document.querySelector('[data-table]')
  const seen = (element) => {
    if (!element.checkVisibility()) return false
    const box = element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const [left, top, right, bottom] = clip(element)
    if (x < left || x > right || y < top || y > bottom) return false
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || table?.contains(hit) === true)
  }
  const parts = new Map()
  for (const lit of document.querySelectorAll('[data-lit=yes]')) {
    parts.set(lit.dataset.part, (parts.get(lit.dataset.part) ?? false) || seen(lit))
  }
  const question = document.querySelector('[data-question]')
  const place = question?.getBoundingClientRect()
  return {
    question: place != null && place.top >= 0 && place.bottom <= innerHeight && place.height > 0,
    lit: parts.size,
    unseen: [...parts].filter(([, found]) => !found).map(([part]) => part),
    hand: [...document.querySelectorAll('[data-hand] > *')].filter((card) => !seen(card)).length,
    scrolled: document.scrollingElement.scrollTop,
    options: document.querySelectorAll('[data-option]').length,
  }
}"""

WATCH = """() => {
  window.shifts = []
  window.waits = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push([entry.startTime, entry.value,
      entry.sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName).join(' | ')])
  }).observe({ type: 'layout-shift', buffered: true })
  let pressed = null
  document.addEventListener('click', () => (pressed = performance.now()), true)
  let which = null
  new MutationObserver(() => {
    const now = document.querySelector('[data-question]')?.dataset.question ?? ''
    if (now === which) return
    if (which && pressed !== null) window.waits.push(performance.now() - pressed)
    which = now
    pressed = null
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-question'] })
}"""

ALONE = """async (wanted) => {
  let seed = 5
  const dice = (many) => (seed = (seed * 48271) % 2147483647) % many
  const rest = (ms) => new Promise((done) => setTimeout(done, ms))
  const [first, end] = [window.waits.length, performance.now() + 120000]
  const goes = () => performance.now() < end && document.querySelector('[data-over]') === null
  while (window.waits.length < first + wanted && goes()) {
    const options = [...document.querySelectorAll('[data-option]:not([disabled])')]
    const confirm = document.querySelector('[data-confirm]:not([disabled])')
    if (options.length > 0) (confirm ?? options[dice(options.length)]).click()
    await rest(options.length > 0 ? 250 : 30)
  }
  return window.waits.slice(first)
}"""


@dataclasses.dataclass
class Seen:
    """One decision, as it was found on the screen."""

    kind: str
    question: bool
    lit: int
    unseen: list[str]
    hand: int
    """Cards of the own hand that are out of sight."""

    @property
    def together(self) -> bool:
        return self.question and not self.unseen and self.hand == 0

    def __str__(self) -> str:
        lost = [*(["the question"] * (not self.question)), *self.unseen, *([f"{self.hand} cards"] * bool(self.hand))]
        return f"{self.kind}: {', '.join(lost)}"


@dataclasses.dataclass
class Sitting:
    """What was measured while one person played."""

    seen: list[Seen] = dataclasses.field(default_factory=list)
    clicks: dict[str, int] = dataclasses.field(default_factory=dict)
    """How often each sort of lit part was clicked."""
    dead: list[str] = dataclasses.field(default_factory=list)
    shifts: list[tuple[float, float, str]] = dataclasses.field(default_factory=list)
    waits: list[float] = dataclasses.field(default_factory=list)

    @property
    def apart(self) -> list[Seen]:
        return [one for one in self.seen if not one.together]

    @property
    def shift(self) -> float:
        """All movement that nobody asked for, summed up: never less than the browsers' own CLS."""
        return sum(value for _, value, _ in self.shifts)

    @property
    def cls(self) -> float:
        """Cumulative layout shift as browsers count it: the worst five seconds, or less where a second was calm."""
        worst = window = 0.0
        first = last = float("-inf")
        for start, value, _ in self.shifts:
            if start - last > 1000 or start - first > 5000:
                window, first = 0.0, start
            window, last = window + value, start
            worst = max(worst, window)
        return worst

    @property
    def wait(self) -> float:
        """Milliseconds from a click to the next question, in the middle of all."""
        return statistics.median(self.waits) if self.waits else 0.0


def watch(one: Visitor) -> None:
    """Before the page is opened: movement and answering times are noted from its beginning."""
    one.context.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")


def look(one: Visitor, seat: int = 0) -> Seen:
    """What can be seen now; what is still on its way gets its time."""
    owed = one.room.open_decisions.get(seat)  # a lone "no" may have been answered meanwhile
    kind = "" if owed is None else owed.kind.name
    end = time.monotonic() + 3.0
    while True:
        found = one.page.evaluate(SEEN)
        seen = Seen(kind, found["question"], found["lit"], found["unseen"], found["hand"])
        if seen.together or time.monotonic() > end:
            return seen
        one.page.wait_for_timeout(40)


def keys_that_lie(one: Visitor) -> list[str]:
    """Options whose key is a figure that does not stand in their words; the line under these does not count."""
    texts = one.page.evaluate(
        f"""[...document.querySelectorAll('{OPTION}:has(kbd)')].map((option) =>
        ['kbd', 'kbd ~ span:not(.box)'].map((part) => option.querySelector(part).firstChild.textContent))"""
    )
    return [f"{key}: {words}" for key, words in texts if key.isdigit() and key not in re.findall(r"\d+", words)]


def sort_of(part: str | None) -> str:
    return (part or "").split(":")[0]


def state(one: Visitor) -> Any:
    """What a click may change: the question, what is marked, the small menu, a question whether one is sure."""
    return one.page.evaluate(
        """() => [document.querySelector('[data-question]')?.dataset.question ?? '',
        [...document.querySelectorAll('[data-option][aria-pressed=true]')].map((one) => one.dataset.option).join(),
        document.querySelector('[data-menu]')?.dataset.menu ?? '',
        document.querySelector('[role=alert]')?.textContent ?? '']"""
    )


def press(one: Visitor, part: Locator) -> bool:
    """Click the middle of a part, as a person does; whether anything came of it."""
    before = state(one)
    try:
        part.scroll_into_view_if_needed(timeout=8000)  # a busy machine takes its time
        part.click(timeout=8000, force=True)
    except Error:
        return bool(state(one) != before)  # it has just gone away
    end = time.monotonic() + 10.0
    while time.monotonic() < end:
        if state(one) != before:
            return True
        one.page.wait_for_timeout(15)
    return False


def decide(one: Visitor, sitting: Sitting, seat: int = 0) -> bool:
    """Measure the open decision, click every sort of lit part until something is chosen, and answer it."""
    number = one.wait_until_asked(seat)
    if number is None:
        return False
    seen = look(one, seat)
    kind = seen.kind
    if kind != "":  # else it was answered while it was looked at
        sitting.seen.append(seen)
    parts = one.page.evaluate(f"[...document.querySelectorAll('{LIT}')].map((one) => one.dataset.part ?? '')")
    sorts = sorted({sort_of(part) for part in parts}, key=lambda sort: sitting.clicks.get(f"{kind} {sort}", 0))
    for sort in sorts:
        if one.asked(seat) != number:
            break
        place = one.dice.choice([i for i, part in enumerate(parts) if sort_of(part) == sort])
        found = one.page.locator(LIT)
        if found.count() != len(parts):
            break
        if not press(one, found.nth(place)):
            if one.asked(seat) == number:
                sitting.dead.append(f"{kind}: {parts[place]}")
            break
        sitting.clicks[f"{kind} {sort}"] = sitting.clicks.get(f"{kind} {sort}", 0) + 1
        if one.page.locator(MENU).count() > 0 and sort != sorts[-1]:
            one.page.keyboard.press("Escape")
    finish(one, seat, number)
    return True


def finish(one: Visitor, seat: int, number: int) -> None:
    """Answer by the menu or the list, until the answer has arrived."""
    begun = time.monotonic()
    while one.asked(seat) == number and time.monotonic() < begun + 120:
        one.page.wait_for_timeout(20)
        if one.asked(seat) != number:
            break
        if one.page.locator(CONFIRM).count() > 0:
            one.mark(fitting_set(one.room.game, seat, one.dice))
            one.page.wait_for_timeout(200)
            continue
        menu = one.page.locator(f"{MENU} button:not([disabled])")
        options = menu if menu.count() > 0 else one.page.locator(f"{OPTION}:not([disabled])")
        many = options.count()
        if many > 0:
            one.click(options.nth(one.dice.randrange(many)))
    assert one.asked(seat) != number, "the page's answer did not arrive"
    one.made += 1


def gather(one: Visitor, sitting: Sitting) -> None:
    """What the page noted by itself."""
    sitting.shifts += [(start, value, where) for start, value, where in one.page.evaluate("window.shifts")]
    sitting.waits += one.page.evaluate("window.waits")


def answers(one: Visitor, wanted: int) -> list[float]:
    """Milliseconds from a click to the next question. The page clicks by itself: who asks it all the time slows down
    the server, which runs in this process, too."""
    found: list[float] = one.page.evaluate(ALONE, wanted)
    return found
