"""Options of our own for pytest."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-playthroughs", action="store_true", help="rewrite the golden games after a wanted change of rules"
    )
    parser.addoption("--pictures", action="store_true", help="make the pictures of the README anew")
