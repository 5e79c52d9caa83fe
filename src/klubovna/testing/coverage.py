"""Which clauses have a passing test that is labelled with their id."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import TypedDict

import msgspec
from rich.console import Console
from rich.table import Table

import klubovna
from klubovna.kernel.errors import KlubovnaError
from klubovna.kernel.registry import games, rules
from klubovna.kernel.rulebook import Ledger
from klubovna.kernel.text import house_texts


class Labelled(TypedDict):
    rules: list[str]
    passed: bool


class Remembered(TypedDict):
    digest: str
    complete: bool
    """Whether all labelled tests have been run with these sources, or only some."""
    tests: dict[str, Labelled]


class GameCoverage(msgspec.Struct):
    """The clauses of one game: shown by a passing test, untestable with a reason, not part of it yet, and missing."""

    slug: str
    clauses: int
    shown: int
    untestable: int
    later: int
    missing: list[str]
    """Clauses without a passing test."""
    rulings: tuple[int, int]
    examples: tuple[int, int]

    @property
    def percent(self) -> float:
        """Of the clauses that are part of the game by now."""
        due = self.clauses - self.later
        return 100 * (due - len(self.missing)) / due if due else 100.0


def _file(root: Path) -> Path:
    return root / ".klubovna" / "rule-tests.json"


def digest(root: Path) -> str:
    """What the remembered results hold for: the sources and the tests, byte by byte."""
    whole = hashlib.blake2b(digest_size=16)
    for folder in ("src", "tests"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".toml", ".json", ".ftl") and path.is_file():
                whole.update(str(path.relative_to(root)).encode())
                whole.update(path.read_bytes())
    return whole.hexdigest()


def _recall(root: Path) -> Remembered | None:
    try:
        return msgspec.json.decode(_file(root).read_bytes(), type=Remembered)
    except (OSError, msgspec.DecodeError, msgspec.ValidationError):
        return None


def remember(root: Path, tests: dict[str, Labelled], complete: bool) -> None:
    """Add the results of a test run to those that were made with the same sources."""
    now = digest(root)
    before = _recall(root)
    if before is not None and before["digest"] == now:
        tests = {**before["tests"], **tests}
        complete = complete or before["complete"]
    _file(root).parent.mkdir(exist_ok=True)
    _file(root).write_bytes(msgspec.json.encode(Remembered(digest=now, complete=complete, tests=tests)))


def _tested(root: Path) -> dict[str, Labelled]:
    """The results for these very sources; the labelled tests are run if there are none."""
    found = _recall(root)
    if found is None or found["digest"] != digest(root) or not found["complete"]:
        command = [sys.executable, "-m", "pytest", "-q", "-m", "rule", "-n", "auto", "--no-header"]
        subprocess.run(command, cwd=root, stdout=subprocess.DEVNULL, check=False)
        found = _recall(root)
    return found["tests"] if found else {}


def coverage(slugs: list[str]) -> list[GameCoverage]:
    root = Path(klubovna.__file__).resolve().parents[2]
    if not (root / "tests").is_dir():
        raise KlubovnaError("coverage-no-tests")
    passed: set[str] = set()
    failed: set[str] = set()
    for test in _tested(root).values():
        (passed if test["passed"] else failed).update(test["rules"])
    shown = passed - failed
    return [_of_game(slug, shown) for slug in slugs]


def ledger_of(slug: str) -> Ledger:
    """The ledger of an installed game, or of one of ours that is still being written."""
    unlisted = resources.files("klubovna") / "games" / slug / "rulebook.toml"
    return Ledger.read(unlisted) if slug not in games() and unlisted.is_file() else rules(slug).ledger


def _of_game(slug: str, shown: set[str]) -> GameCoverage:
    ledger = ledger_of(slug)
    later = ledger.later()
    due = [c for c in ledger.rule if c.id not in later]
    testable = [c.id for c in due if not c.untestable]
    ruled = [r.id for r in ledger.ruling if r.id not in later]
    worked = [e.id for e in ledger.example if e.id not in later]
    return GameCoverage(
        slug=slug,
        clauses=len(ledger.rule),
        shown=sum(f"{slug}:{id}" in shown for id in testable),
        untestable=len(due) - len(testable),
        later=len(ledger.rule) - len(due),
        missing=[id for id in testable if f"{slug}:{id}" not in shown],
        rulings=(sum(f"{slug}:{id}" in shown for id in ruled), len(ruled)),
        examples=(sum(f"{slug}:{id}" in shown for id in worked), len(worked)),
    )


def report(slugs: list[str], console: Console, lang: str) -> None:
    texts = house_texts(lang)
    table = Table()
    for key in ("game", "clauses", "shown", "untestable", "later", "examples", "rulings", "percent"):
        table.add_column(texts.sentence(f"coverage-{key}"), justify="left" if key == "game" else "right")
    results = coverage(slugs)
    for one in results:
        table.add_row(
            one.slug,
            str(one.clauses),
            str(one.shown),
            str(one.untestable),
            str(one.later),
            f"{one.examples[0]}/{one.examples[1]}",
            f"{one.rulings[0]}/{one.rulings[1]}",
            f"{one.percent:.1f} %",
        )
    console.print(table)
    for one in results:
        if one.missing:
            console.print(f"{one.slug}: {texts.sentence('coverage-missing')} {', '.join(one.missing)}")
