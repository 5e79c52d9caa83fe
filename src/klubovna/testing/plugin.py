"""The pytest side of rule coverage: checks the labels and remembers which labelled tests passed."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.testing import coverage


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the clauses (`game:id`) that this test shows")
    config.pluginmanager.register(_Collector(config), "klubovna-rules")


class _Collector:
    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.tests: dict[str, coverage.Labelled] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        known: dict[str, set[str]] = {}
        for item in items:
            for label in _labels(item):
                slug, _, clause = label.partition(":")
                if slug not in known:
                    known[slug] = coverage.ledger_of(slug).ids()
                if clause not in known[slug]:
                    raise pytest.UsageError(f"{item.nodeid}: there is no clause {label}")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Any:
        report = yield
        report.user_properties += [("rule", label) for label in _labels(item)]
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        labels = [str(value) for name, value in report.user_properties if name == "rule"]
        if not labels or (report.when != "call" and report.passed):
            return
        passed = report.passed and self.tests.get(report.nodeid, {"passed": True})["passed"]
        self.tests[report.nodeid] = {"rules": labels, "passed": passed}

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.tests and not hasattr(session.config, "workerinput"):
            coverage.remember(self.config.rootpath, self.tests, self.whole(session))

    def whole(self, session: pytest.Session) -> bool:
        """Whether this run left no labelled test out."""
        chosen = self.config.option
        everything = self.config.args_source is not pytest.Config.ArgsSource.ARGS and not chosen.keyword
        return everything and chosen.markexpr in ("", "rule") and not chosen.deselect and not session.shouldfail


def _labels(item: pytest.Item) -> list[str]:
    return [str(label) for marker in item.iter_markers("rule") for label in marker.args]
