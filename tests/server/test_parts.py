"""What a room is made of, by itself: which answers are needed, which undo is asked for. Values in, values out."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from klubovna.kernel.errors import IllegalChoice
from klubovna.kernel.record import new
from klubovna.server.automatic import AutomaticAnswers, Needed, needed_answers
from klubovna.server.ledger import MoveLedger
from klubovna.server.problems import Problem
from klubovna.server.undo import UndoRequest, may_undo_alone, open_request


def seats(*kinds: str, agrees: str | None = None) -> list[Any]:
    return [SimpleNamespace(seat=seat, kind=kind, agrees=agrees) for seat, kind in enumerate(kinds)]


def ledger_of(game: str = "ash", people: int = 2) -> MoveLedger:
    return MoveLedger(new(game, people, 3, live=True))


def choose(ledger: MoveLedger, seat: int, index: int = 0) -> None:
    ledger.record(ledger.choose(seat, index, f"key-{ledger.number}"))


# -- answers that no person gives -------------------------------------------------------------------------------------


def test_bots_and_clocks_are_needed_and_people_without_a_clock_are_not() -> None:
    ledger = ledger_of("gloomhaven")
    assert needed_answers(ledger, seats("person", "person"), None) == []
    assert needed_answers(ledger, seats("person", "bot"), None) == [Needed("bot", 1, 1)]
    assert needed_answers(ledger, seats("person", "bot"), 60) == [Needed("clock", 0, 1), Needed("bot", 1, 1)]


def test_a_single_secret_option_is_needed_whoever_sits_there() -> None:
    ledger = ledger_of("gloomhaven")
    only = ledger.open_decisions[0]
    only.options = only.options[:1]
    assert needed_answers(ledger, seats("person", "person"), None) == [Needed("only", 0, 1)]


def test_a_task_stays_as_long_as_its_answer_is_needed() -> None:
    async def run() -> None:
        answers, begun = AutomaticAnswers(), []

        async def answer(needed: Needed) -> None:
            begun.append(needed)
            await asyncio.sleep(3600)

        first, second = Needed("clock", 0, 1), Needed("clock", 0, 2)
        answers.update([first], 60, answer)
        task, deadline = answers.tasks[first], answers.deadline([0])
        await asyncio.sleep(0)
        answers.update([first], 60, answer)
        assert (answers.tasks[first], answers.deadline([0]), answers.deadline([1])) == (task, deadline, None)
        answers.update([second], 60, answer)
        await asyncio.sleep(0)
        assert (list(answers.tasks), begun) == ([second], [first, second])
        assert task.cancelled()
        await answers.close()
        answers.update([first], 60, answer)
        assert answers.tasks == {}

    asyncio.run(run())


# -- undo -------------------------------------------------------------------------------------------------------------


def asking(ledger: MoveLedger, seat: int | None) -> Any:
    return SimpleNamespace(undo_seat=seat, undo_number=ledger.number, undo_key="request")


def test_a_request_waits_for_the_people_who_have_not_agreed() -> None:
    ledger = ledger_of(people=4)
    there = seats("person", "hotseat", "bot", "person")
    assert open_request(asking(ledger, None), there, ledger) is None
    there[3].agrees = "request"
    assert open_request(asking(ledger, 0), there, ledger) == UndoRequest(0, "request", [1])
    there[3].agrees = "an older one"
    assert open_request(asking(ledger, 0), there, ledger) == UndoRequest(0, "request", [1, 3])


def test_a_request_falls_with_a_visible_row_and_stands_after_somebodys_secret_answer() -> None:
    ledger = ledger_of("gloomhaven")
    table = asking(ledger, 0)
    choose(ledger, 1, 1)
    assert open_request(table, seats("person", "person"), ledger) is not None
    choose(ledger, 0, 1)
    assert open_request(table, seats("person", "person"), ledger) is None


def test_alone_among_bots_nobody_is_asked() -> None:
    ledger = ledger_of()
    (first,) = ledger.open_decisions
    while first in ledger.open_decisions:
        choose(ledger, first)
    choose(ledger, 1 - first)
    assert not ledger.game.can_undo(first)
    assert not may_undo_alone(ledger.game, first, seats("person", "person"))
    alone = seats("person", "bot") if first == 0 else seats("bot", "person")
    assert may_undo_alone(ledger.game, first, alone)


def test_before_the_first_choice_and_after_the_end_nothing_is_taken_back() -> None:
    ledger = ledger_of()
    (first,) = ledger.open_decisions
    with pytest.raises(Problem) as refused:
        may_undo_alone(ledger.game, first, seats("person", "person"))
    assert refused.value.code == "undo-refused"
    ledger.game.state.over = True
    with pytest.raises(IllegalChoice):
        may_undo_alone(ledger.game, first, seats("person", "person"))
