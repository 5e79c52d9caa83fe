"""For tests of games: label a test with its clause, state a position, play answers, look."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, TypeVar

from klubovna.kernel.decision import Decision, Together

if TYPE_CHECKING:
    import pytest

T = TypeVar("T")


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("ash:battle.16")`: this test shows these clauses, rulings or worked examples."""
    import pytest

    return pytest.mark.rule(*ids)


class Unanswered(Exception):
    """A flow asked something for which the test has no answer."""

    def __init__(self, decision: Decision[Any]) -> None:
        super().__init__(f"no answer for {decision!r}")
        self.decision = decision


def _word(kind: str) -> str:
    return kind.replace(".", "_").replace("-", "_")


class _Answers:
    """Answers by kind: a value is given once, a list in order, a dict by seat."""

    def __init__(self, answers: dict[str, Any]) -> None:
        self.left = {kind: self._listed(given) for kind, given in answers.items()}

    def _listed(self, given: Any) -> Any:
        if isinstance(given, dict):
            return {seat: self._listed(one) for seat, one in given.items()}
        return list(given) if isinstance(given, list) else [given]

    def take(self, decision: Decision[Any]) -> Any:
        kind = _word(decision.kind.name)
        mine = self.left.get(kind)
        if isinstance(mine, dict):
            mine = mine.get(decision.seat)
        if not mine:
            if len(decision.options) == 1:
                return decision.options[0]
            raise Unanswered(decision)
        value = mine.pop(0)
        assert value in decision.options, f"{value!r} is not offered: {decision!r}"
        return value

    def unused(self) -> dict[str, Any]:
        left = {
            kind: [x for xs in one.values() for x in xs] if isinstance(one, dict) else one
            for kind, one in self.left.items()
        }
        return {kind: one for kind, one in left.items() if one}


def _drive(asking: Awaitable[T], answers: _Answers) -> T:
    flow = asking.__await__()
    value: Any = None
    while True:
        try:
            asked = flow.send(value)
        except StopIteration as end:
            result: T = end.value
            return result
        if isinstance(asked, Together):
            value = []
            for seat in asked.seats:
                try:
                    value.append(_drive(asked.pick(asked.table, seat), answers))
                except Unanswered:
                    flow.close()
                    raise
            continue
        try:
            value = answers.take(asked)
        except (Unanswered, AssertionError):
            flow.close()
            raise


def run(flow: Awaitable[T], **answers: Any) -> T:
    """Run a flow with answers by kind (`battle_card={0: 4, 1: 1}`); one that nobody asked for fails the test.

    A question that stands alone is asked likewise.

    Dots and dashes of a kind's name become underscores. A single option answers itself. Dice are loaded into the
    table: `t.chance.load(2, 5)`.
    """
    given = _Answers(answers)
    result = _drive(flow, given)
    assert not given.unused(), f"nobody asked for {given.unused()}"
    return result


def offered(flow: Awaitable[Any], **answers: Any) -> Decision[Any]:
    """Run a flow up to the first decision that has no answer here, and look at what it offers."""
    given = _Answers(answers)
    try:
        _drive(flow, given)
    except Unanswered as open_question:
        assert not given.unused(), f"nobody asked for {given.unused()}"
        return open_question.decision
    raise AssertionError("the flow ended without an open question")
