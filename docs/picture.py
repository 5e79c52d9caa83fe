"""Draws docs/img/ash.svg: the terminal table of Crown of Ash in the middle of a game between greedy bots.

.venv/bin/python docs/picture.py
"""

import io
import re
from pathlib import Path

from rich.console import Console

import klubovna
from klubovna.bots import make, move
from klubovna.cli import sheet


def main() -> None:
    g = klubovna.new("ash", seats=3, seed=7, options={"powers": True}, roles=["visio", "nox", "mors"])
    bot = make("greedy", 1)
    while (decision := g.decision) is not None:
        ready = decision.kind.name == "turn.start" and decision.seat == 0
        if ready and g.view(0)["table"]["round"] == 3:
            break
        g.choose(move(g, decision.seat, bot, 1), decision.seat)
    texts = g.rules.texts("en")
    console = Console(width=104, record=True, file=io.StringIO())
    console.print(sheet.board(g, 0, texts))
    console.print(sheet.news(g, g.events(0)[-6:], texts))
    console.print(sheet.question(g, g.decision, texts))
    svg = console.export_svg(title="klubovna play ash --players human,greedy,greedy --option powers=true")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->", "", svg)
    svg = svg.replace("Fira Code, monospace", "ui-monospace, DejaVu Sans Mono, monospace")
    folder = Path(__file__).parent / "img"
    folder.mkdir(exist_ok=True)
    (folder / "ash.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
