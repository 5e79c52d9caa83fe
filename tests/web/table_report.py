"""`make table-report`: what people at the table see and get, measured in a browser, written to docs/table.md.

For all five games, on two desktops and on a phone: whether question, lit parts and hand are in view together, dead
clicks, movement without input, how long an answer takes, how much the first load weighs. With pictures.
"""

from __future__ import annotations

import argparse
import dataclasses
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from klubovna.kernel.registry import games, rules
from server.house import House, served
from web.conftest import chromium
from web.look import SIZES, Sitting, answers, decide, gather, watch
from web.test_page import count_bytes
from web.visitor import OPTION, Visitor

ROOT = Path(__file__).parents[2]
DECISIONS = 60
CALM = 45
"""Decisions over which movement without input is summed up."""
SLOW = 0.6
"""Seconds a bot takes while movement is measured: what follows a click within half a second is not counted."""
ANSWERS = 25
"""Answers whose time is taken."""
SEATS = {"gloomhaven": "person,bot", "harrow": "person,bot", "root": "person,bot,bot,bot"}
STILL = ("1280×900", "390×844")
"""The screens on which movement is summed up."""
PICTURE = 12
"""The decision that is shown in the picture."""


@dataclasses.dataclass
class Row:
    game: str
    size: str
    sitting: Sitting
    kilobytes: float


def sit(house: House, browser: Browser, game: str, size: str, *, motion: bool = False) -> tuple[Visitor, str]:
    """Somebody with a browser, and the way to a table of theirs."""
    width, height = SIZES[size]
    opened = house.open(game, SEATS.get(game, "person,bot,bot"))
    one = Visitor(house, browser, held=opened, width=width, height=height)
    if motion:
        one.page.emulate_media(reduced_motion="no-preference")
    watch(one)
    return one, f"#/table/{opened['table']}"


def measure(house: House, browser: Browser, game: str, size: str, decisions: int, progress: Progress) -> Row:
    task = progress.add_task(f"{game} {size}", total=decisions)
    sitting = Sitting()
    kilobytes = 0.0
    while len(sitting.seen) < decisions:
        one, way = sit(house, browser, game, size)
        sizes = count_bytes(one)
        one.go(way)
        one.page.locator(OPTION).first.wait_for()
        one.page.wait_for_load_state("networkidle")
        kilobytes = sum(sizes) / 1000
        before = len(sitting.seen)
        while len(sitting.seen) < decisions and decide(one, sitting):
            progress.update(task, completed=len(sitting.seen))
            if len(sitting.seen) == PICTURE and one.wait_until_asked() is not None:
                picture(one, game, size)
        gather(one, sitting)
        one.leave()
        assert len(sitting.seen) > before, "a game without a decision"
    one, way = sit(house, browser, game, size)
    one.go(way)
    one.page.locator(OPTION).first.wait_for()
    sitting.waits = answers(one, ANSWERS)
    one.leave()
    progress.update(task, visible=False)
    return Row(game, size, sitting, kilobytes)


def calm(house: House, browser: Browser, game: str, size: str, decisions: int, progress: Progress) -> Sitting:
    """Movement without input, while bots take their time and pieces move as they do for everybody."""
    task = progress.add_task(f"{game} {size}: movement", total=decisions)
    one, way = sit(house, browser, game, size, motion=True)
    one.go(way)
    sitting = Sitting()
    while one.made < decisions and one.decide():
        progress.update(task, completed=one.made)
    gather(one, sitting)
    one.leave()
    progress.update(task, visible=False)
    return sitting


def picture(one: Visitor, game: str, size: str) -> None:
    if size == "1600×1000":
        return
    one.page.mouse.move(0, 0)
    one.page.wait_for_timeout(300)
    name = "phone" if size.startswith("390") else "desk"
    path = ROOT / "docs" / "img" / f"table-{game}-{name}.jpg"
    one.page.screenshot(path=str(path), type="jpeg", quality=45, scale="css")


def report(rows: list[Row], calms: dict[tuple[str, str], Sitting], decisions: int, calm_decisions: int) -> str:
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
    for row in rows:
        seen = row.sitting
        sorts, clicks = len(seen.clicks), sum(seen.clicks.values())
        lines.append(
            f"| {title(row.game)} | {row.size} | {len(seen.seen) - len(seen.apart)} of {len(seen.seen)} "
            f"| {len(seen.dead)} ({sorts} sorts, {clicks} clicks) | {seen.wait:.0f} ms | {row.kilobytes:.0f} KB |"
        )
    shown = list(dict.fromkeys(game for game, _ in calms))
    lines += [
        "",
        f"Movement without input over {calm_decisions} decisions, bots take {SLOW} s for a move and all moves at",
        "its usual pace: CLS as browsers count it (the worst five seconds), and all of it summed up.",
        "",
        "| | " + " | ".join(title(game) for game in shown) + " |",
        "| --- | " + " | ".join("---:" for _ in shown) + " |",
    ]
    for size in STILL:
        lines.append(f"| CLS, {size} | " + " | ".join(f"{calms[game, size].cls:.3f}" for game in shown) + " |")
        lines.append(f"| all, {size} | " + " | ".join(f"{calms[game, size].shift:.3f}" for game in shown) + " |")
    lines.append("")
    faults = [f"- {title(row.game)}, {row.size}: {one}" for row in rows for one in row.sitting.apart]
    faults += [f"- {title(row.game)}, {row.size}, dead click: {one}" for row in rows for one in row.sitting.dead]
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--calm", type=int, default=CALM)
    parser.add_argument("--games", nargs="*", default=sorted(games()))
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "table.md")
    told = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    rows: list[Row] = []
    calms: dict[tuple[str, str], Sitting] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, Progress(*columns) as progress:
        browser = playwright.chromium.launch(args=["--no-sandbox"], **chromium())
        with served(f"sqlite:///{folder}/quick.sqlite3") as house:
            for game in told.games:
                rows += [measure(house, browser, game, size, told.decisions, progress) for size in SIZES]
        with served(f"sqlite:///{folder}/slow.sqlite3", bot_pause=SLOW) as house:
            for game in told.games:
                for size in STILL:
                    calms[game, size] = calm(house, browser, game, size, told.calm, progress)
        browser.close()
    told.out.write_text(report(rows, calms, told.decisions, told.calm) + "\n", encoding="utf-8")
    apart = sum(len(row.sitting.apart) for row in rows)
    dead = sum(len(row.sitting.dead) for row in rows)
    most = max(one.cls for one in calms.values())
    Console().print(f"{told.out}: {apart} decisions apart, {dead} dead clicks, worst CLS {most:.3f}")


if __name__ == "__main__":
    main()
