"""A server with the built page, and Debian's Chromium."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from server.house import House, served
from web.visitor import Visit, Visitor

expect.set_options(timeout=60_000)  # a busy machine takes its time
UNPACKED = Path(os.environ.get("KLUBOVNA_DEBIAN", "/nowhere"))


def chromium() -> dict[str, Any]:
    """Where the browser is; `make test` installs it. An unpacked one needs to be told where its libraries are."""
    found = shutil.which("chromium")
    if found is not None:
        return {"executable_path": found}
    own = UNPACKED / "usr/lib/chromium/chromium"
    if not own.exists():
        raise FileNotFoundError("Chromium is missing: `make test` installs Debian's package `chromium`")
    libraries = ":".join(str(UNPACKED / folder) for folder in ("usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"))
    return {"executable_path": str(own), "env": {**os.environ, "LD_LIBRARY_PATH": libraries}}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("page")
    with served(f"sqlite:///{folder / 'clubroom.sqlite3'}") as one:
        yield one


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: while Playwright runs, other tests of its process have no event loop."""
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(args=["--no-sandbox"], **chromium())
        yield one
        one.close()


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
