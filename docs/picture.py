"""Draws the terminal tables of docs/img/ in the middle of games between bots.

.venv/bin/python docs/picture.py
"""

import io
import re
from pathlib import Path

from rich.console import Console

import klubovna
from klubovna.bots import make, move
from klubovna.cli import sheet
from klubovna.kernel.game import Game


def main() -> None:
    ash = klubovna.new("ash", seats=3, seed=7, options={"powers": True}, roles=["visio", "nox", "mors"])
    play(ash, "greedy", "turn.start", 3)
    draw(ash, "klubovna play ash --players human,greedy,greedy --option powers=true")
    harrow = klubovna.new("harrow", seats=2, seed=19, options={"chapter": "c3"}, roles=["protectors", "family"])
    play(harrow, "random", "deed", 3)
    draw(harrow, "klubovna play harrow --players human,random --option chapter=c3")


def play(g: Game, player: str, kind: str, number: int) -> None:
    """Until the first seat is asked such a decision in a round of this number."""
    bot = make(player, 1)
    while (decision := g.decision) is not None:
        if decision.kind.name == kind and decision.seat == 0 and g.view(0)["table"]["round"] == number:
            return
        g.choose(move(g, decision.seat, bot, 1), decision.seat)


def draw(g: Game, title: str) -> None:
    texts = g.rules.texts("en")
    console = Console(width=104, record=True, file=io.StringIO())
    console.print(sheet.board(g, 0, texts))
    console.print(sheet.news(g, g.events(0)[-6:], texts))
    console.print(sheet.question(g, g.asked(), texts))
    svg = console.export_svg(title=title)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->", "", svg)
    svg = svg.replace("Fira Code, monospace", "ui-monospace, DejaVu Sans Mono, monospace")
    folder = Path(__file__).parent / "img"
    folder.mkdir(exist_ok=True)
    (folder / f"{g.rules.slug}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
