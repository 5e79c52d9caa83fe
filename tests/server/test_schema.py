"""The OpenAPI schema is true, and nothing that fits or does not fit it breaks the server."""

import importlib
import pkgutil
from pathlib import Path
from typing import Any

import pytest
import schemathesis.generation
import schemathesis.specs
from hypothesis import HealthCheck, settings, strategies

from klubovna.server.app import create_app
from klubovna.server.settings import Settings
from server.house import House, key, served


@pytest.fixture(scope="module")
def schema_house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("schema")
    with served(f"sqlite:///{folder / 'a.sqlite3'}") as house:
        yield house


# all is read now, not while the server's thread reads something too: see `served`
strategies.randoms().validate()
for package in (schemathesis.generation, schemathesis.specs):
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
described = create_app(Settings(database="sqlite://")).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(described)


@schema.parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_nothing_breaks_the_server(case: Any, schema_house: House) -> None:
    answer = case.call(base_url=schema_house.url, timeout=60)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        told = answer.json()
        assert set(told) == {"code", "text"}
        assert told["text"]


def test_real_tables_survive_what_the_schema_allows(schema_house: House) -> None:
    """Made-up numbers, seats and keys at a table that exists."""
    opened = schema_house.open("ash", "person,bot")
    path = f"/api/tables/{opened['table']}"
    mine = {"X-Seat-Token": opened["tokens"][0]}
    for seat in (0, 1, 2, 8, -1, 10**12, "x", None):
        for number in (0, 1, 10**12, -1, 1.5, "1", None):
            for index in (0, 99_999, 10**12, -1, True):
                body = {"seat": seat, "number": number, "index": index, "key": key()}
                assert schema_house.web.post(f"{path}/moves", json=body, headers=mine).status_code < 500
    for at in ("0", "99999999999999999999", "-5", "1e3"):
        assert schema_house.web.get(f"{path}/replay/{at}").status_code < 500
