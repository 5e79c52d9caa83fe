"""A table put aside as bytes and taken up again: the same ledger, from the save and the rows since."""

import asyncio
import dataclasses
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from klubovna.kernel.errors import KlubovnaError, RecordError
from klubovna.kernel.game import Game
from klubovna.kernel.record import new, replay
from klubovna.kernel.registry import rules
from klubovna.server.ledger import MoveLedger, NewRow
from klubovna.server.migrate import migrate
from klubovna.server.opening import new_table
from klubovna.server.saves import Kept, put_aside, restored
from klubovna.server.store import Store
from klubovna.server.wanted import WantedSeat, WantedTable
from server.test_ledger import SEED, ledger_of, play

GAMES = ["ash", "gloomhaven", "harrow", "monsterlands", "root"]
ALL = ("number", "keys", "epoch", "last_visible_row", "last_row_of", "ordinals", "points")


def table_of(game: str) -> Any:
    """A table's row."""
    made = new(game, 2, SEED, None, {}, live=True).config
    version, content = rules(game).version, rules(game).content.digest
    return SimpleNamespace(
        id="t", game=game, seed=str(SEED), roles=made.roles, options=made.chosen, version=version, content=content
    )


def same(again: MoveLedger, ledger: MoveLedger) -> None:
    assert again.game.fingerprint() == ledger.game.fingerprint()
    assert again.game.record() == ledger.game.record()
    for name in ALL:
        assert getattr(again, name) == getattr(ledger, name), name


def with_an_undo(game: str) -> tuple[MoveLedger, list[NewRow]]:
    ledger = ledger_of(game)
    rows = play(ledger, 40)
    rows.append(ledger.take_back(rows[-1].seat, "undo"))
    ledger.record(rows[-1])
    return ledger, rows


@pytest.mark.parametrize("game", GAMES)
def test_the_rows_lead_to_the_same_ledger_in_every_process(game: str) -> None:
    ledger, rows = with_an_undo(game)
    same(restored(table_of(game), Kept(), 2, rows, []).ledger, ledger)


@pytest.mark.parametrize("game", GAMES)
def test_a_save_and_the_rows_since_lead_to_the_same_ledger(game: str) -> None:
    ledger, rows = with_an_undo(game)
    for number in (0, 7, 25, 39, 40):
        early = ledger_of(game)
        for row in rows[:number]:
            early.apply(row)
        kept = Kept(put_aside(early, []), None, number)
        found = restored(table_of(game), kept, 2, rows[number:], [row.key for row in rows[:number]])
        assert (found.upgraded, found.earlier) == (False, [])
        same(found.ledger, ledger)


def test_the_first_move_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = ledger_of("root")
    play(ledger, 60)
    kept, table = Kept(put_aside(ledger, []), None, 60), table_of("root")
    monkeypatch.setattr(rules("root"), "setup", None)
    monkeypatch.setattr("klubovna.server.saves.new", None)
    fed: list[int] = []
    feed = Game.feed

    def counted(game: Game, inputs: Any) -> None:
        fed.append(len(inputs))
        feed(game, inputs)

    monkeypatch.setattr(Game, "feed", counted)
    same(restored(table, kept, 2, [], ledger.keys).ledger, ledger)
    assert sum(fed) < 40 < ledger.game.inputs


# -- upgrades ----------------------------------------------------------------------------------------------------------


def test_rows_that_do_not_fit_the_rules_of_today_are_void_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ledger = ledger_of("ash")
    play(ledger, 30)
    kept = Kept(put_aside(ledger, []), None, 30)
    further = [dataclasses.replace(row, key=f"late-{row.number}") for row in play(ledger, 5)]
    further[2] = dataclasses.replace(further[2], kind="of.old")
    with pytest.raises(KlubovnaError):
        restored(table_of("ash"), kept, 2, further, [])
    monkeypatch.setattr(rules("ash"), "version", "9")
    found = restored(table_of("ash"), kept, 2, further, [f"key-{n}" for n in range(30)])
    assert found.upgraded
    assert found.earlier[0]["version"] == "2"
    assert found.ledger.number == 35
    assert {"key-0", "late-35"} <= found.ledger.keys
    assert "rows 33 to 35 are void" in caplog.text
    assert found.ledger.open_decisions
    assert found.void == 3


def test_a_table_of_the_first_versions_goes_on_from_its_position_where_its_rows_no_longer_fit() -> None:
    ledger = ledger_of("ash")
    rows = play(ledger, 20)
    kept = Kept(None, ledger.game.position(), 20)
    late = play(MoveLedger(replay(kept.position, live=True)), 5)
    rows += [dataclasses.replace(row, number=row.number + 20, key=f"late-{row.number}") for row in late]
    rows[2] = dataclasses.replace(rows[2], kind="of.old")
    again = restored(table_of("ash"), kept, 2, rows, []).ledger
    assert again.number == 25
    assert {"key-2", "late-5"} <= again.keys


def test_another_fingerprint_at_the_position_is_noticed() -> None:
    ledger = ledger_of("ash")
    rows = play(ledger, 10)
    position = {**ledger.game.position(), "fingerprint": "0" * 32}
    assert restored(table_of("ash"), Kept(None, position, 10), 2, rows, []).upgraded


def test_without_a_position_the_reason_is_told_and_nothing_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise KeyError("a hidden card")

    monkeypatch.setattr("klubovna.server.saves.new", broken)
    with pytest.raises(RecordError) as refused:
        restored(table_of("ash"), Kept(), 2, [], [])
    assert "hidden" not in str(refused.value)


def test_what_is_put_aside_is_written_in_one_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never by a driver that comes back to a busy event loop in between: where one writes at a time, moves wait."""
    database = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    migrate(database)
    made = new_table(WantedTable("ash", [WantedSeat("person"), WantedSeat("person")]), "")

    async def run() -> tuple[bytes | None, int]:
        store = Store(database)
        await store.open()
        await store.add_table(made.row, made.seats)
        table = made.row["id"]
        with monkeypatch.context() as without:
            without.setattr(store, "engine", None)
            store.keep(table, 7, b"seven")
            await store.keep_now()
            store.keep(table, 5, b"five")  # another process was further
            await store.keep_now()
        kept = await store.kept(table)
        await store.close()
        return kept.save, kept.number

    assert asyncio.run(run()) == (b"seven", 7)
