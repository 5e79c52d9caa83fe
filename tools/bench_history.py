"""The figures of `klubovna bench`, commit by commit, in one file, and a picture of them.

    .venv/bin/python tools/bench_history.py [--seconds 5] [--file docs/bench-history.json] [games …]

Figures are divided by the machine's own (`calibration`), so that lines from several machines can stand in one picture.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec

HERE: Final = Path(__file__).resolve().parent.parent
WIDE, HIGH, LEFT, TOP = 900, 420, 60, 30
COLOURS: Final = ("#b5443c", "#2e6f95", "#4d7c3a", "#8a5a9e", "#b07d2b", "#3a8f8a", "#6b6b6b", "#c0609a", "#555fae")


class Line(msgspec.Struct):
    """One commit: what `klubovna bench --json` wrote."""

    commit: str
    bench: dict[str, Any]


def measured(games: list[str], seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.json"
        run = [sys.executable, "-c", "from klubovna.cli import app; app()", "bench", *games, "--seconds", str(seconds)]
        subprocess.run([*run, "--json", str(file)], check=True, stdout=subprocess.DEVNULL)
        found: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return found


def picture(history: list[Line]) -> str:
    """Real decisions per second of every configuration over the commits, per million rounds of calibration."""
    series: dict[str, list[tuple[int, float]]] = {}
    for number, line in enumerate(history):
        for row in line.bench["rows"]:
            name = f"{row['game']}, {row['config']} ({row['build']})"
            figure = row["real_decisions_per_s"] / line.bench["calibration"] * 1e6
            series.setdefault(name, []).append((number, figure))
    most = max((figure for points in series.values() for _, figure in points), default=1.0)
    step = (WIDE - LEFT - 330) / max(1, len(history) - 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="11">'
    ]
    parts.append(f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>')
    for i, (name, points) in enumerate(sorted(series.items())):
        colour = COLOURS[i % len(COLOURS)]
        dash = ' stroke-dasharray="5 3"' if "plain" in name else ""
        places = [(LEFT + n * step, HIGH - TOP - figure / most * (HIGH - 2 * TOP)) for n, figure in points]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}"{dash}/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in places]
        parts.append(f'<text x="{WIDE - 320}" y="{TOP + 16 * i}" fill="{colour}">{escape(name)}</text>')
    for number, line in enumerate(history):
        parts.append(
            f'<text x="{LEFT + number * step:.1f}" y="{HIGH - 8}" font-size="8">{escape(line.commit[:7])}</text>'
        )
    parts.append(
        f'<text x="4" y="{TOP - 10}">real decisions per million rounds of calibration; at the top {most:,.0f}</text>'
    )
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--file", type=Path, default=HERE / "docs" / "bench-history.json")
    asked = parser.parse_args()
    history = msgspec.json.decode(asked.file.read_bytes(), type=list[Line]) if asked.file.exists() else []
    commit = subprocess.run(["git", "rev-parse", "HEAD"], check=True, cwd=HERE, capture_output=True, text=True).stdout
    line = Line(commit.strip(), measured(asked.games, asked.seconds))
    builds = {row["build"] for row in line.bench["rows"]}
    history = [
        one for one in history if one.commit != line.commit or {row["build"] for row in one.bench["rows"]} != builds
    ]
    history.append(line)
    asked.file.write_bytes(msgspec.json.format(msgspec.json.encode(history), indent=1) + b"\n")
    asked.file.with_suffix(".svg").write_text(picture(history), encoding="utf-8")


if __name__ == "__main__":
    main()
