"""What one seat sees, in words of its language. Whatever is hidden from it was masked by the kernel before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from klubovna.kernel.coach import coaching
from klubovna.kernel.game import Game
from klubovna.kernel.panels import Panels, panels
from klubovna.kernel.registry import rules
from klubovna.kernel.view import View
from klubovna.server.ledger import MoveLedger
from klubovna.server.undo import UndoRequest, undo_shown
from klubovna.server.wire import ResultShown, Scene, SeatShown, TableShown
from klubovna.server.words import TableWords

END = "end-together"
"""What lies in the row of a seat that wants to end the game; a consent to an undo takes its place, and withdraws it."""


def scene_shown(
    table: str,
    ledger: MoveLedger,
    words: TableWords,
    request: UndoRequest | None,
    alone: bool,
    deadline: Callable[[list[int]], float | None],
    seat: int | None,
    lang: str,
    since: int,
) -> Scene:
    """All that a seat may see now (None: a spectator)."""
    game = ledger.game
    own = None if seat is None else game.owed(seat)
    undo = None
    if seat is not None and not game.over:  # before the next question is put: it tells what was answered to the last
        undo = undo_shown(ledger, seat, request, lang, alone, words)
    view = game.look(seat)
    waiting = [waiting for waiting, _ in view.waiting]
    return Scene(
        say="scene",
        table=table,
        number=0 if seat is None else ledger.ordinals.get(seat, 0),
        epoch=ledger.epoch,
        seat=seat,
        over=game.over,
        view=view,
        decision=words.questions.shown(game, own, lang) if own is not None and len(own.options) > 1 else None,
        waiting=waiting,
        events=words.events.events(game, seat, lang, since, ledger.epoch, ledger.cuts),
        undo=undo,
        deadline=deadline(waiting if own is None else [own.seat]),
        result=result_shown(game, lang),
        panels=panels_shown(game, view, lang),
        coach=coaching(game, seat, lang),
        points=ledger.points if game.over else [],
        categories=words.categories.shown(ledger, lang),
    )


def who_sits(row: Any, seats: Sequence[Any], following: str | None) -> list[Any]:
    """What those who look at a table are told again when it changes."""
    return [
        following,
        *((seat.kind, seat.name, seat.seat == row.host, bool(seat.muted), seat.agrees == END) for seat in seats),
    ]


def table_shown(
    row: Any,
    seats: Sequence[Any],
    names: Sequence[str | None],
    lang: str,
    stuck: dict[str, str] | None = None,
    following: str | None = None,
    onward: bool = False,
) -> TableShown:
    """A table as everybody may see it; `names` are those of the roles, where they are known."""
    made = rules(row.game)
    called = {made.texts(lang).sentence(f"role-{role}", {}): role for role in made.roles}
    return TableShown(
        table=row.id,
        game=row.game,
        title=made.title[lang],
        status="stuck" if stuck else row.status,
        seats=[
            SeatShown(
                seat.seat,
                seat.kind,
                seat.name,
                seat.role or called.get(name or ""),  # one that was dealt is known by its name
                name,
                seat.bot,
                host=seat.seat == row.host,
                guest=bool(seat.guest),
                muted=bool(seat.muted),
                ending=seat.agrees == END,
            )
            for seat, name in zip(seats, names, strict=True)
        ],
        options={name: value for name, value in row.options.items() if name not in made.kept_options},
        clock=row.clock,
        created=row.created,
        updated=row.updated,
        winners=row.winners,
        why=None if stuck is None else stuck[lang],
        next=following,
        onward=onward,
        campaign=row.campaign_id,
        hints=bool(row.hints) and made.policy is not None,
    )


def panels_shown(game: Game, view: View, lang: str) -> Panels | None:
    """The board of a game that has none of its own."""
    if game.rules.display.facts is not None or not isinstance(view.table, msgspec.Struct):
        return None
    return panels(game.state, view.table, game.rules.texts(lang))


def result_shown(game: Game, lang: str) -> ResultShown | None:
    result, why = game.result, game.rules.display.why
    if result is None:
        return None
    told = None if why is None else game.rules.texts(lang).term(game.state, why(game.state))
    return ResultShown(result.winners, result.ranks, result.scores, result.shown, told)
