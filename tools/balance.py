"""docs/balance.md and its pictures: how often each role and each seat wins when bots of one kind play each other.

.venv/bin/python tools/balance.py [--bot medium] [--games 120] [--only root] [--workers 2] [--keep folder]
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
import msgspec
from matplotlib import pyplot
from rich.console import Console

from klubovna.arena import Match, Played, Share, by_role, by_seat
from klubovna.arena.match import play
from klubovna.arena.run import processes
from klubovna.kernel.registry import rules

DOCS: Final = Path(__file__).parents[1] / "docs"
SEED: Final = 18
# beyond these the counted rate is marked; whether it is shown to be is for the interval to say
ROLE_LIMIT: Final = 1.35
SEAT_LIMIT: Final = 1.2


class Setting(msgspec.Struct, frozen=True):
    """Which roles meet at how many seats; `games` times the wanted number are played: games take longer or shorter."""

    game: str
    title: str
    seats: int
    roles: list[str]
    options: dict[str, Any] = {}
    games: float = 1.0


SETTINGS: Final = [
    Setting("ash", "Crown of Ash, two seats", 2, ["visio", "nox", "mors", "fortis"], games=10.0),
    Setting("root", "Root, the four base factions", 4, ["marquise", "eyrie", "alliance", "vagabond"]),
    Setting("harrow", "Harrow County, chapter 3", 2, ["protectors", "family"], {"chapter": "c3"}),
    Setting("harrow", "Harrow County, chapter 5", 3, ["protectors", "family", "hester"], {"chapter": "c5"}),
    Setting("harrow", "Harrow County, Fair Folk of three", 3, ["fairfolk", "protectors", "family"], {"chapter": "ff3"}),
    Setting("harrow", "Harrow County, Fair Folk and Hester", 2, ["fairfolk", "hester"], {"chapter": "ffh"}),
    Setting("monsterlands", "Monster Lands, three seats", 3, ["wind", "water", "fire", "jungle"], games=1.5),
    Setting("gloomhaven", "Gloomhaven, Black Barrow", 2, ["brute", "tinkerer", "spellweaver", "scoundrel"], games=0.5),
]


def one_game(setting: Setting, bot: str, number: int) -> Played:
    """Every order of the roles in turn: none has a seat of its own."""
    orders = list(permutations(setting.roles, setting.seats))
    roles: list[str | None] = [*orders[number % len(orders)]]
    return play(Match(setting.game, [bot] * setting.seats, SEED, roles, setting.options), number)


def games_of(setting: Setting, bot: str, games: int, workers: int, keep: Path | None) -> list[Played]:
    """What was kept of an earlier run, and the rest."""
    file = None if keep is None else keep / f"{Path(_picture(setting)).stem}-{bot}.jsonl"
    lines = file.read_bytes().splitlines() if file is not None and file.exists() else []
    wanted = max(1, round(games * setting.games))
    played = [msgspec.json.decode(line, type=Played) for line in lines[:wanted]]
    with processes(workers) as pool:
        for one in pool.map(partial(one_game, setting, bot), range(len(played), wanted)):
            played.append(one)
            if file is not None:
                with file.open("ab") as out:
                    out.write(msgspec.json.encode(one) + b"\n")
    return played


def told(setting: Setting, played: list[Played]) -> str:
    """A section of the page."""
    policy = rules(setting.game).policy
    common = policy is not None and policy.common
    lines = [f"## {setting.title}", "", f"{len(played)} games, {_decisions(played)} decisions each on average.", ""]
    if common:
        won = sum(bool(one.winners) for one in played)
        lines += [f"The party wins {won} of {len(played)}; what follows is how often a party with this class does.", ""]
    lines += ["| | games | wins | 95 % interval | times its fair share |", "| --- | --- | --- | --- | --- |"]
    for share, limit, name in _rows(played):
        wins = sum(bool(one.winners) for one in played if share.name in one.roles) if common else share.wins
        times = "–" if common else f"{share.times_fair:.2f}" + (" **too often**" if share.times_fair > limit else "")
        if common and share.name.isdigit():
            continue
        interval = "–" if common else f"{share.low:.0%} – {share.high:.0%}"
        lines.append(f"| {name} | {share.games} | {wins / share.games:.0%} | {interval} | {times} |")
    if not common:
        lines += ["", f"![{setting.title}](img/{_picture(setting)})"]
    return "\n".join([*lines, ""])


def _decisions(played: list[Played]) -> int:
    return round(sum(one.decisions for one in played) / len(played))


def _rows(played: list[Played]) -> Iterator[tuple[Share, float, str]]:
    for share in by_role(played):
        yield share, ROLE_LIMIT, share.name
    for share in by_seat(played):
        yield share, SEAT_LIMIT, f"seat {share.name}"


def _picture(setting: Setting) -> str:
    chapter = setting.options.get("chapter", "")
    return f"balance-{setting.game}{chapter and '-'}{chapter}.svg"


def draw(setting: Setting, played: list[Played], bot: str) -> None:
    """Win rates over the fair share, with their intervals; beyond the dotted lines it is too much."""
    rows = list(_rows(played))[::-1]
    mpl.rcParams["svg.hashsalt"] = "klubovna"
    figure, axes = pyplot.subplots(figsize=(7, 0.6 + 0.36 * len(rows)), layout="constrained")
    for at, (share, limit, _) in enumerate(rows):
        low, high = share.low / share.fair, share.high / share.fair
        colour = "#b3261e" if share.times_fair > limit else "#0b6fb8"
        axes.plot([low, high], [at, at], color=colour, linewidth=2)
        axes.plot([share.times_fair], [at], "o", color=colour)
        axes.plot([limit, limit], [at - 0.4, at + 0.4], ":", color="#777777")
    axes.axvline(1.0, color="#777777", linewidth=1)
    axes.set_yticks(range(len(rows)), [name for _, _, name in rows])
    axes.set_xlabel(f"wins over the fair share; {bot} bots, {len(played)} games")
    axes.set_xlim(left=0)
    figure.savefig(DOCS / "img" / _picture(setting), metadata={"Date": None})
    pyplot.close(figure)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--bot", default="medium")
    wanted.add_argument("--games", type=int, default=120)
    wanted.add_argument("--only", help="one game; the page is printed, not written")
    wanted.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted.add_argument("--keep", type=Path, help="keep every game in this folder, and go on where it ends")
    chosen = wanted.parse_args()
    if chosen.keep is not None:
        chosen.keep.mkdir(parents=True, exist_ok=True)
    parts = []
    for setting in SETTINGS:
        if chosen.only in (None, setting.game):
            played = games_of(setting, chosen.bot, chosen.games, chosen.workers, chosen.keep)
            parts.append(told(setting, played))
            if chosen.only is None and (policy := rules(setting.game).policy) is not None and not policy.common:
                draw(setting, played, chosen.bot)
            Console().print(parts[-1], markup=False)
    if chosen.only is None:
        page = (DOCS / "balance.md").read_text()
        head = page.split("<!-- counted -->")[0]
        command = f"tools/balance.py --bot {chosen.bot} --games {chosen.games}"
        counted = f"<!-- counted -->\n\nCounted by `.venv/bin/python {command}`.\n\n"
        (DOCS / "balance.md").write_text(head + counted + "\n".join(parts))


if __name__ == "__main__":
    main()
