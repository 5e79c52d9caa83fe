"""The toy game is known to all tests of the kernel."""

import pytest

from kernel.toy import TOY
from klubovna.kernel import registry


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._loaded, "toy", TOY)
