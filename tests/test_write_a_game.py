"""The game of docs/write-a-game.md is a real one: taken from the page, installed, checked, played."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import klubovna
from klubovna.kernel import registry

PAGE = (Path(__file__).parents[1] / "docs" / "write-a-game.md").read_text(encoding="utf-8")
FILES = re.findall(r"^## `(bids/[^`]+)`\n.*?^```\w+\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def install(folder: Path) -> None:
    """As pip would: the package, and its metadata with the entry point of the page."""
    for name, text in FILES:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (points,) = re.findall(r'^\[project.entry-points."klubovna.games"\]\n(bids) = "(.*?)"', PAGE, re.MULTILINE)
    metadata = folder / "bids-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: bids\nVersion: 1\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[klubovna.games]\n{points[0]} = {points[1]}\n", encoding="utf-8")


@pytest.fixture
def bids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    install(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("bids", None)
    registry._installed.cache_clear()
    assert "bids" in klubovna.games()
    yield
    registry._loaded.pop("bids", None)
    registry._installed.cache_clear()


def test_the_page_has_all_files_of_the_game() -> None:
    assert [name for name, _ in FILES] == [
        "bids/__init__.py",
        "bids/rulebook.toml",
        "bids/locale/en.ftl",
        "bids/locale/cs.ftl",
    ]
    assert len(FILES[0][1].splitlines()) < 130


@pytest.mark.usefixtures("bids")
def test_every_check_of_the_kernel_holds() -> None:
    (checks,) = re.findall(r"^```python test\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    exec(compile(checks, "write-a-game.md", "exec"), {})


@pytest.mark.usefixtures("bids")
def test_it_is_played_through_the_public_face() -> None:
    g = klubovna.new("bids", seats=3, seed=4)
    assert [d.seat for d in g.decisions] == [0, 1, 2]
    assert g.view(1)["table"]["hand"] not in (g.view(0)["table"]["hand"], None)
    assert "hand" in g.view(None)["table"]
    assert g.view(None)["table"]["hand"] is None
    g.choose(0, seat=2)
    assert [d.seat for d in g.decisions] == [0, 1]
    assert g.can_undo(2) is True
    assert g.text("cs", g.decision).startswith("Místo 1: kterou kartu")
    while not g.over:
        g.choose(0)
    assert g.result is not None
    assert sum(g.result.scores) <= 15
    assert klubovna.replay(g.record()).fingerprint() == g.fingerprint()
