"""One quick server for all tests of a worker, on a database of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import House, served


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("clubroom")
    with served(f"sqlite:///{folder / 'clubroom.sqlite3'}") as one:
        yield one
