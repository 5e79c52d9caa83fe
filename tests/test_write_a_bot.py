"""The bot of docs/write-a-bot.md is a real one: taken from the page, played in the arena, found as an entry point."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from klubovna import arena, bots

PAGE = (Path(__file__).parents[1] / "docs" / "write-a-bot.md").read_text(encoding="utf-8")


@pytest.fixture
def careful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(code.splitlines()) <= 32
    (tmp_path / "careful.py").write_text(code, encoding="utf-8")
    metadata = tmp_path / "careful-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: careful\nVersion: 1\n", encoding="utf-8")
    (points,) = re.findall(r"^```toml\n\[project.entry-points.\"(.*?)\"\]\n(.*?)\n```", PAGE, re.MULTILINE)
    name, _, target = points[1].partition(" = ")
    (metadata / "entry_points.txt").write_text(f"[{points[0]}]\n{name} = {target.strip(chr(34))}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    bots._installed.cache_clear()
    yield tmp_path
    bots._installed.cache_clear()
    sys.modules.pop("careful", None)


def test_the_bot_of_the_page_plays(careful: Path) -> None:
    assert "careful" in bots.names()
    assert not bots.is_ours("careful")
    for name in ("careful:Careful", "careful"):
        match = arena.Match("ash", [name, "random"], 5, playouts=1)
        (played,) = arena.run(match, 1)
        assert played.replaced == [0, 0]
        assert played.decisions > 50


def test_a_bot_that_cannot_be_loaded_is_refused(careful: Path) -> None:
    for name in ("careful:Careless", "nowhere:Bot", "careful:"):
        with pytest.raises(bots.UnknownBot, match="cannot be loaded"):
            bots.load(name, 0)
