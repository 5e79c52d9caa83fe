"""Options of our own for pytest, what no test may depend on, and where the time of a run went."""

import gc
import os
from collections import defaultdict
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

# a busy machine is not a fault, and the same tree gives the same answer
settings.register_profile("suite", deadline=None, derandomize=True)
settings.load_profile("suite")

SLOW_FIRST = ("web", "server")
"""Folders with long tests: a worker that begins them last keeps the others waiting."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-playthroughs", action="store_true", help="rewrite the golden games after a wanted change of rules"
    )
    parser.addoption("--pictures", action="store_true", help="make the pictures of the README anew")


@pytest.fixture(autouse=True)
def the_same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of a server in this process are dealt by keys that follow from the test's name, not from luck."""
    if Path(str(request.path)).parent.name in SLOW_FIRST:
        keys = (sha256(f"{request.node.nodeid} {number}".encode()).hexdigest() for number in count())
        monkeypatch.setattr("klubovna.server.opening.new_key", keys.__next__)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two for each core, as long as there are few: browsers, servers and bots at their pace are often waited for."""
    cores = os.cpu_count() or 1
    return min(2 * cores, max(cores, 8))


def folder_of(nodeid: str) -> str:
    """`ash` for `tests/ash/test_battle.py::…`; the file itself for tests that lie beside the folders."""
    return Path(nodeid.partition("::")[0]).parts[1].removesuffix(".py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("KLUBOVNA_COMPILED") != "1":
        of_the_build = [item for item in items if item.get_closest_marker("compiled")]
        config.hook.pytest_deselected(items=of_the_build)
        items[:] = [item for item in items if item not in of_the_build]
    items.sort(key=lambda item: folder_of(item.nodeid) not in SLOW_FIRST)


def pytest_collection_finish() -> None:
    """Thousands of tests and all modules stay to the end: no collection of garbage looks through them again."""
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Seconds by folder, over all workers together."""
    spent: dict[str, float] = defaultdict(float)
    counted: dict[str, int] = defaultdict(int)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                spent[folder_of(report.nodeid)] += report.duration
                counted[folder_of(report.nodeid)] += report.when == "call"
    if sum(counted.values()) < 1000:
        return
    terminalreporter.section("where the time went")
    for folder, seconds in sorted(spent.items(), key=lambda one: -one[1]):
        terminalreporter.line(f"{seconds:7.1f} s  {counted[folder]:5} tests  {folder}")
