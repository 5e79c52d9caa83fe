"""Root is not listed among the games while it is being written; its tests know it all the same."""

import pytest

from klubovna.games.root import RULES
from klubovna.kernel import registry


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._loaded, "root", RULES)
