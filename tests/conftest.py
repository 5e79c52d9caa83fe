"""Options of our own for pytest, and what no test may depend on."""

import pytest
from hypothesis import settings

# a busy machine is not a fault, and the same tree gives the same answer
settings.register_profile("suite", deadline=None, derandomize=True)
settings.load_profile("suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-playthroughs", action="store_true", help="rewrite the golden games after a wanted change of rules"
    )
    parser.addoption("--pictures", action="store_true", help="make the pictures of the README anew")
