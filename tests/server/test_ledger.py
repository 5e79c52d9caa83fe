"""The ledger of moves by itself: rows, keys, ordinals, epochs, points; no server, no database."""

import subprocess
import sys
from typing import Any

import pytest

from klubovna.kernel.errors import IllegalChoice
from klubovna.kernel.record import new
from klubovna.server.ledger import MoveLedger, NewRow
from klubovna.server.problems import Problem

SEED = 11


def ledger_of(game: str, seats: int = 2, **options: Any) -> MoveLedger:
    return MoveLedger(new(game, seats, SEED, None, options, live=True))


def play(ledger: MoveLedger, moves: int) -> list[NewRow]:
    """First options, each by whoever is asked first."""
    rows = []
    for number in range(moves):
        seat = next(iter(ledger.open_decisions))
        rows.append(ledger.choose(seat, 0, f"key-{number}"))
        ledger.record(rows[-1])
    return rows


def test_a_row_counts_when_it_is_recorded_and_not_before() -> None:
    ledger = ledger_of("ash")
    (seat,) = ledger.open_decisions
    row = ledger.choose(seat, 0, "key-0")
    assert ledger.unrecorded
    assert (ledger.number, ledger.keys, ledger.ordinals) == (0, set(), {seat: 1})
    ledger.record(row)
    assert not ledger.unrecorded
    assert (row.number, ledger.number, ledger.keys) == (1, 1, {"key-0"})
    assert ledger.last_visible_row == ledger.last_row_of[seat] == 1


def test_an_index_that_is_not_offered_changes_nothing() -> None:
    ledger = ledger_of("ash")
    (seat,) = ledger.open_decisions
    before = ledger.game.fingerprint()
    with pytest.raises(IllegalChoice):
        ledger.choose(seat, 999, "key-0")
    with pytest.raises(Problem, match="moved on"):
        ledger.choose(1 - seat, 0, "key-0")
    assert (ledger.game.fingerprint(), ledger.unrecorded) == (before, False)


def test_every_decision_of_a_seat_has_the_next_ordinal() -> None:
    ledger = ledger_of("ash")
    known: dict[int, tuple[Any, int]] = {}
    for number in range(60):
        for seat, decision in ledger.open_decisions.items():
            was, ordinal = known.get(seat, (None, 0))
            assert ledger.ordinals[seat] == (ordinal if was is decision else ordinal + 1)
            known[seat] = decision, ledger.ordinals[seat]
        seat = next(iter(ledger.open_decisions))
        ledger.record(ledger.choose(seat, 0, f"key-{number}"))
    assert min(ordinal for _, ordinal in known.values()) > 10


def test_a_secret_answer_is_not_visible_and_leaves_the_others_decision_as_it_is() -> None:
    ledger = ledger_of("gloomhaven")
    assert ledger.ordinals == {0: 1, 1: 1}
    row = ledger.choose(0, len(ledger.open_decisions[0].options) - 1, "key-0")
    assert not row.visible
    ledger.record(row)
    assert (ledger.number, ledger.last_visible_row, ledger.ordinals[1]) == (1, 0, 1)


def test_a_secret_answer_taken_back_is_not_visible_either() -> None:
    ledger = ledger_of("gloomhaven")
    ledger.record(ledger.choose(0, len(ledger.open_decisions[0].options) - 1, "key-0"))
    mine = ledger.ordinals.get(0, 1)
    row = ledger.take_back(0, "key-1")
    assert not row.visible
    ledger.record(row)
    assert (ledger.epoch, ledger.last_visible_row, ledger.ordinals) == (0, 0, {0: mine + 1, 1: 1})


def test_a_visible_undo_begins_a_new_epoch() -> None:
    ledger = ledger_of("ash")
    before = ledger.game.fingerprint()
    (seat,) = ledger.open_decisions
    ledger.record(ledger.choose(seat, 0, "key-0"))
    row = ledger.take_back(seat, "key-1")
    assert row.visible
    ledger.record(row)
    assert (ledger.epoch, ledger.number, ledger.last_visible_row) == (1, 2, 2)
    assert ledger.game.fingerprint() == before


def test_a_set_is_one_row_and_comes_back_whole() -> None:
    ledger = ledger_of("gloomhaven", 1, battle_goals=False)
    row = ledger.choose_set(0, [4, 0, 2], "key-0")
    assert (row.what, len(row.value)) == ("set", 3)
    ledger.record(row)
    again = ledger_of("gloomhaven", 1, battle_goals=False)
    again.apply(row)
    assert again.game.fingerprint() == ledger.game.fingerprint()
    assert (again.ordinals, again.last_visible_row) == (ledger.ordinals, ledger.last_visible_row)


def test_a_set_that_breaks_off_has_to_be_built_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = ledger_of("gloomhaven", 1, battle_goals=False)
    monkeypatch.setattr(type(ledger.game), "set_choices", lambda *_: [0, 999])
    with pytest.raises(IndexError):
        ledger.choose_set(0, [0, 1, 2], "key-0")
    assert ledger.unrecorded


def test_points_have_the_row_that_changed_them() -> None:
    ledger = ledger_of("ash")
    play(ledger, 60)
    assert [row for row, *_ in ledger.points] == sorted({row for row, *_ in ledger.points})
    assert ledger.points[0][0] == 0
    assert len(ledger.points) > 1
    assert ledger.points[-1][1:] == ledger.game.state.result().scores


def test_the_ledger_needs_neither_event_loop_nor_database() -> None:
    code = "import sys, klubovna.server.saves; print(sorted({'asyncio', 'sqlalchemy', 'psycopg'} & set(sys.modules)))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"
