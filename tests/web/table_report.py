"""`make table-report`: what people at the table see and get, measured in a browser, written to docs/table.md.

For all five games, on two desktops and on a phone: whether question, lit parts and hand are in view together, dead
clicks, movement without input, how long an answer takes, how much the first load weighs. With pictures.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import multiprocessing
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

from klubovna.kernel.registry import games, rules
from server.house import House, served
from web.conftest import chromium
from web.look import SIZES, Sitting, answers, decide, gather, watch
from web.test_page import count_bytes
from web.visitor import OPTION, Visitor

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".klubovna" / "table.json"
"""The figures of the last runs: games can be measured one by one, the report holds them all."""
DECISIONS = 60
CALM = 45
"""Decisions over which movement without input is summed up."""
SLOW = 0.6
"""Seconds a bot takes while movement is measured: what follows a click within half a second is not counted."""
ANSWERS = 15
"""Answers whose time is taken."""
SEED = 15
"""Of every game: two runs are told apart by the page alone."""
LONGEST = 600.0
"""Seconds after which a run ends with what it has."""
SEATS = {"gloomhaven": "person,bot", "harrow": "person,bot", "root": "person,bot,bot,bot"}
STILL = ("1280×900", "390×844")
"""The screens on which movement is summed up."""
PICTURE = 12
"""The decision that is shown in the picture."""


@dataclasses.dataclass
class Figures:
    """What was measured of one game on one screen."""

    seen: int = 0
    apart: list[str] = dataclasses.field(default_factory=list)
    """Decisions at which something was out of view, and what."""
    sorts: int = 0
    clicks: int = 0
    dead: list[str] = dataclasses.field(default_factory=list)
    kilobytes: float = 0.0
    wait: float = 0.0
    calm: int = 0
    """Decisions over which movement was summed up."""
    cls: float = 0.0
    shift: float = 0.0
    moved: list[str] = dataclasses.field(default_factory=list)
    """What moved most."""


Found = dict[str, Any]
"""Some of the figures."""


@contextmanager
def table(**settings: Any) -> Iterator[tuple[House, Browser]]:
    """A server and a browser of this run's own."""
    seeded = patch("klubovna.server.opening.new_key", lambda: SEED)
    with seeded, tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(args=["--no-sandbox"], **chromium())
        with served(f"sqlite:///{folder}/table.sqlite3", **settings) as house:
            yield house, browser
        browser.close()


def sit(house: House, browser: Browser, game: str, size: str, *, motion: bool = False) -> tuple[Visitor, str]:
    """Somebody with a browser, and the way to a table of theirs."""
    width, height = SIZES[size]
    opened = house.open(game, SEATS.get(game, "person,bot,bot"))
    one = Visitor(house, browser, held=opened, width=width, height=height)
    if motion:
        one.page.emulate_media(reduced_motion="no-preference")
    watch(one)
    return one, f"#/table/{opened['table']}"


def measure(game: str, size: str, decisions: int) -> Found:
    """What is in view, dead clicks, what travels."""
    sitting = Sitting()
    kilobytes = 0.0
    end = time.monotonic() + LONGEST
    with table() as (house, browser):
        while len(sitting.seen) < decisions and time.monotonic() < end:
            one, way = sit(house, browser, game, size)
            sizes = count_bytes(one)
            one.go(way)
            one.page.locator(OPTION).first.wait_for()
            one.page.wait_for_load_state("networkidle")
            kilobytes = sum(sizes) / 1000
            before = len(sitting.seen)
            while len(sitting.seen) < decisions and decide(one, sitting) and time.monotonic() < end:
                if len(sitting.seen) == PICTURE and one.wait_until_asked() is not None:
                    picture(one, game, size)
            one.leave()
            assert len(sitting.seen) > before, "a game without a decision"
    return {
        "seen": len(sitting.seen),
        "apart": [str(seen) for seen in sitting.apart],
        "sorts": len(sitting.clicks),
        "clicks": sum(sitting.clicks.values()),
        "dead": sitting.dead,
        "kilobytes": kilobytes,
    }


def calm(game: str, size: str, decisions: int) -> Found:
    """Movement without input, while bots take their time and pieces move as they do for everybody."""
    sitting = Sitting()
    end = time.monotonic() + LONGEST
    made = 0
    with table(bot_pause=SLOW) as (house, browser):
        while made < decisions and time.monotonic() < end:
            one, way = sit(house, browser, game, size, motion=True)
            one.go(way)
            while made + one.made < decisions and one.decide() and time.monotonic() < end:
                pass
            made += one.made
            gather(one, sitting)
            one.leave()
    most = sorted(sitting.shifts, key=lambda shift: -shift[1])[:3]
    moved = [f"{value:.3f} {where}" for _, value, where in most]
    return {"calm": made, "cls": sitting.cls, "shift": sitting.shift, "moved": moved}


def answered(game: str, size: str, wanted: int) -> Found:
    """How long an answer takes: alone, for nothing else may use the machine meanwhile."""
    with table() as (house, browser):
        one, way = sit(house, browser, game, size)
        one.go(way)
        one.page.locator(OPTION).first.wait_for()
        waits = answers(one, wanted)
        one.leave()
    return {"wait": Sitting(waits=waits).wait}


def picture(one: Visitor, game: str, size: str) -> None:
    if size == "1600×1000":
        return
    one.page.mouse.move(0, 0)
    one.page.wait_for_timeout(300)
    name = "phone" if size.startswith("390") else "desk"
    path = ROOT / "docs" / "img" / f"table-{game}-{name}.jpg"
    one.page.screenshot(path=str(path), type="jpeg", quality=45, scale="css")


def report(found: dict[tuple[str, str], Figures]) -> str:
    shown = list(dict.fromkeys(game for game, _ in found))
    decisions = max(one.seen for one in found.values())
    lines = [
        "# At the table",
        "",
        "What a person at the table sees and gets, measured in a real browser against a server on the same machine.",
        f"Written by `make table-report`: {decisions} decisions of every game at every size, answered by clicking",
        "what is lit.",
        "",
        "- **Together**: the decisions at which the question, every lit part and the whole own hand are in view",
        "  without scrolling.",
        "- **Dead clicks**: clicks on a lit part after which nothing is chosen, marked or opened; beside it how many",
        "  sorts of parts in how many clicks.",
        f"- **Answer**: from the click to the next question, in the middle of {ANSWERS}, bots' moves included.",
        "- **First load**: all that travels until the first question stands there.",
        "",
        "| game | screen | together | dead clicks | answer | first load |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for (game, size), one in found.items():
        lines.append(
            f"| {title(game)} | {size} | {one.seen - len(one.apart)} of {one.seen} "
            f"| {len(one.dead)} ({one.sorts} sorts, {one.clicks} clicks) | {one.wait:.0f} ms | {one.kilobytes:.0f} KB |"
        )
    calms = max(one.calm for one in found.values())
    lines += [
        "",
        f"Movement without input over {calms} decisions, bots take {SLOW} s for a move and all moves at",
        "its usual pace: CLS as browsers count it (the worst five seconds), and all of it summed up.",
        "",
        "| | " + " | ".join(title(game) for game in shown) + " |",
        "| --- | " + " | ".join("---:" for _ in shown) + " |",
    ]
    for size in STILL:
        lines.append(f"| CLS, {size} | " + " | ".join(f"{found[game, size].cls:.3f}" for game in shown) + " |")
        lines.append(f"| all, {size} | " + " | ".join(f"{found[game, size].shift:.3f}" for game in shown) + " |")
    lines.append("")
    faults = [f"- {title(game)}, {size}: {fault}" for (game, size), one in found.items() for fault in one.apart]
    faults += [
        f"- {title(game)}, {size}, dead click: {fault}" for (game, size), one in found.items() for fault in one.dead
    ]
    if faults:
        lines += ["What was not as it should be:", "", *faults, ""]
    for game in shown:
        lines += [
            f"## {title(game)}",
            "",
            f"![{title(game)} at 1280×900](img/table-{game}-desk.jpg)",
            f"![{title(game)} on a phone](img/table-{game}-phone.jpg)",
            "",
        ]
    return "\n".join(lines)


def title(game: str) -> str:
    return rules(game).title["en"].split(":")[0].split(" (")[0]


def kept() -> dict[tuple[str, str], Figures]:
    """What was measured before, in the order of the report."""
    told = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return {
        (game, size): Figures(**told[f"{game} {size}"])
        for game in sorted(games())
        for size in SIZES
        if f"{game} {size}" in told
    }


def keep(found: dict[tuple[str, str], Figures]) -> None:
    told = {f"{game} {size}": dataclasses.asdict(one) for (game, size), one in found.items()}
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps(told, ensure_ascii=False, indent=1), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--calm", type=int, default=CALM)
    parser.add_argument("--games", nargs="*", default=sorted(games()), help="the figures of the others are kept")
    parser.add_argument("--workers", type=int, default=2 * (os.cpu_count() or 2), help="runs at once: they mostly wait")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "table.md")
    told = parser.parse_args()
    say = Console().print
    found = kept()
    for game in told.games:
        found |= {(game, size): Figures() for size in SIZES}
    jobs: list[tuple[Callable[[str, str, int], Found], str, str, int]] = []
    for game in told.games:
        jobs += [(calm, game, size, told.calm) for size in STILL if told.calm]
        jobs += [(measure, game, size, told.decisions) for size in SIZES]

    def note(game: str, size: str, figures: Found) -> None:
        found[game, size] = dataclasses.replace(found[game, size], **figures)
        keep(found)
        say(game, size, {name: value for name, value in figures.items() if value not in ([], 0)})

    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(told.workers, mp_context=spawn, max_tasks_per_child=1) as pool:
        running = {pool.submit(work, game, size, many): (game, size) for work, game, size, many in jobs}
        for done in as_completed(running):
            note(*running[done], done.result())
    with ProcessPoolExecutor(1, mp_context=spawn) as pool:
        for game in told.games:
            for size in SIZES:
                note(game, size, pool.submit(answered, game, size, ANSWERS).result())
    found = {key: found[key] for key in sorted(found, key=lambda key: (key[0], list(SIZES).index(key[1])))}
    told.out.write_text(report(found) + "\n", encoding="utf-8")
    apart = sum(len(one.apart) for one in found.values())
    dead = sum(len(one.dead) for one in found.values())
    most = max(one.cls for one in found.values())
    say(f"{told.out}: {apart} decisions apart, {dead} dead clicks, worst CLS {most:.3f}")


if __name__ == "__main__":
    main()
