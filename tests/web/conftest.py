"""A server with the built page, and Debian's Chromium."""

import contextlib
import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from server.house import House, served
from web.visitor import Visit, Visitor

expect.set_options(timeout=60_000)  # a busy machine takes its time
UNPACKED = Path(os.environ.get("KLUBOVNA_DEBIAN", "/nowhere"))


def chromium() -> dict[str, Any]:
    """Where the browser is; `make test` installs it. An unpacked one needs to be told where its libraries are.

    The one without windows goes first: it draws the same and spends nothing on tabs and menus that nobody sees.
    """
    for name in ("chromium-headless-shell", "chromium"):
        found = shutil.which(name)
        if found is not None:
            return {"executable_path": found}
        own = UNPACKED / "usr/lib/chromium" / name
        if own.exists():
            folders = (UNPACKED / folder for folder in ("usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"))
            libraries = ":".join(map(str, folders))
            return {"executable_path": str(own), "env": {**os.environ, "LD_LIBRARY_PATH": libraries}}
    raise FileNotFoundError("Chromium is missing: `make test` installs Debian's package `chromium-headless-shell`")


class Running:
    """The browser of this process, as long as tests of the page follow each other."""

    def __init__(self) -> None:
        self._ends = contextlib.ExitStack()
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        if self._browser is None:
            playwright = self._ends.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(args=["--no-sandbox"], **chromium())
            self._ends.callback(self._browser.close)
        return self._browser

    def end(self) -> None:
        self._browser = None
        self._ends.close()


RUNNING = Running()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """While Playwright runs, other tests of its process have no event loop."""
    try:
        return (yield)
    finally:
        if nextitem is None or nextitem.path.parent != Path(__file__).parent:
            RUNNING.end()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("page")
    with served(f"sqlite:///{folder / 'clubroom.sqlite3'}") as one:
        yield one


@pytest.fixture(scope="module")
def browser() -> Browser:
    return RUNNING.browser()


@pytest.fixture
def visit(house: House, browser: Browser) -> Iterator[Visit]:
    """`visit(lang="cs", width=390)` is a browser of its own; an error on its page fails the test."""
    with contextlib.ExitStack() as stack:
        visitors: list[Visitor] = []

        def arrive(**how: Any) -> Visitor:
            visitor = Visitor(house, browser, **how)
            stack.callback(visitor.leave)
            visitors.append(visitor)
            return visitor

        yield arrive
        for visitor in visitors:
            assert visitor.errors == []
