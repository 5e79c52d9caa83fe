"""The code of docs/research.md runs as it stands there, and its versions are those of the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import klubovna
from klubovna import research
from klubovna.research.figures import layout

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("slug", klubovna.games())
def test_a_version_stands_for_what_is_where(slug: str) -> None:
    """Did it fail? Then numbers have moved, and what others learnt by number is worth nothing: raise `version` in the
    game's research.toml (`declare` does it where it moves them itself) and make the table of the page anew."""
    rules, encoder, actions = klubovna.rules(slug), research.encoder(slug), research.actions(slug)
    (line,) = (line for line in PAGE.read_text(encoding="utf-8").splitlines() if f"| `klubovna_{slug}_v" in line)
    assert f"`klubovna_{slug}_v{encoder.version}`" in line
    assert layout(rules) in line
    assert f"| {actions.size:,} | {encoder.size:,} |" in line


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_block_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(BLOCKS[number], f"docs/research.md, block {number}", "exec"), {"__name__": "__main__"})
