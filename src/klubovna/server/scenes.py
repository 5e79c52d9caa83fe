"""What one seat sees, in words of its language. Whatever is hidden from it was masked by the kernel before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.battles import battle_shown
from klubovna.kernel.coach import coaching
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.motion import marks, motions
from klubovna.kernel.panels import Panels, panels
from klubovna.kernel.points import PointsByCategory, acting_seat, category_name
from klubovna.kernel.registry import rules
from klubovna.kernel.view import View
from klubovna.server.ledger import MoveLedger
from klubovna.server.undo import UndoRequest, undo_shown
from klubovna.server.wire import (
    CategoryShown,
    DecisionShown,
    EventShown,
    MarksShown,
    OptionShown,
    ResultShown,
    Scene,
    SeatShown,
    TableShown,
)

END = "end-together"
"""What lies in the row of a seat that wants to end the game; a consent to an undo takes its place, and withdraws it."""


class EventTexts:
    """Sentences of one game, remembered: most of them are said again and again."""

    def __init__(self) -> None:
        self._events: dict[tuple[str, int, int], EventShown] = {}
        self.points = PointsByCategory()
        self._epoch = 0

    def events(self, game: Game, seat: int | None, lang: str, since: int, epoch: int = 0) -> list[EventShown]:
        """After an undo (a new epoch) the numbers stand for other events."""
        if epoch != self._epoch:
            self._events.clear()
            self._epoch = epoch
        return [self._event(game, event, lang) for event in game.events(seat, since)]

    def _event(self, game: Game, event: dict[str, Any], lang: str) -> EventShown:
        key = (lang, event["number"], len(event["params"]))
        shown = self._events.get(key)
        if shown is None:
            rules, state = game.rules, game.state
            shown = EventShown(
                number=event["number"],
                event=event["event"],
                text=game.text(lang, event),
                rule=event["rule"],
                params=serialize.dump(event["params"]),
                seat=acting_seat(rules, state, rules.events[event["event"]], event["params"]),
                motions=motions(rules, state, event),
                marks=marks(rules, state, event),
                battle=battle_shown(rules, state, event, lang),
            )
            self._events[key] = shown
        return shown


def scene_shown(
    table: str,
    ledger: MoveLedger,
    event_texts: EventTexts,
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
        decision=decision_shown(game, own, lang) if own is not None and len(own.options) > 1 else None,
        waiting=waiting,
        events=event_texts.events(game, seat, lang, since, ledger.epoch),
        undo=None if seat is None or game.over else undo_shown(game, seat, request, lang, alone),
        deadline=deadline(waiting if own is None else [own.seat]),
        result=result_shown(game, lang),
        panels=panels_shown(game, view, lang),
        coach=coaching(game, seat, lang),
        points=ledger.points if game.over else [],
        categories=categories_shown(game, event_texts.points, ledger.epoch, lang),
    )


def decision_shown(game: Game, decision: Decision[Any], lang: str) -> DecisionShown:
    """The question and its options, for the seat that decides and nobody else."""
    texts = game.rules.texts(lang)
    lit = game.rules.parts.lit_together
    told, effects = game.state, game.rules.effects
    if decision.kind.name in effects or decision.kind.of in effects:
        told = game.determinized(decision.seat, 0, clones=False).state

    def shown(values: list[Any]) -> list[OptionShown]:
        words = [texts.option(game.state, decision, value) for value in values]
        brings = [texts.effect(told, decision, value) for value in values]
        parts = lit(game.state, decision, values)
        ends = [value is None and decision.kind.ends for value in values]
        return [OptionShown(i, words[i], parts[i], brings[i], ends[i]) for i in range(len(values))]

    marks, subset = None, decision.subset
    if subset is not None and subset.allowed > 1:
        none = texts.option(game.state, decision, None)
        marks = MarksShown(shown(subset.items), subset.owed, subset.allowed, none)
    return DecisionShown(
        seat=decision.seat,
        kind=decision.kind.name,
        text=texts.ask(game.state, decision),
        rule=decision.rule,
        options=shown(decision.options),
        marks=marks,
        asked=game.rules.parts.asked(game.state, decision),
    )


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
                seat.role,
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


def categories_shown(game: Game, points: PointsByCategory, epoch: int, lang: str) -> list[CategoryShown]:
    """Where everybody's points come from; what has brought nobody any is left out."""
    texts = game.rules.texts(lang)
    return [
        CategoryShown(category_name(texts, game.state, category), counts)
        for category, counts in points.of(game, epoch).items()
        if any(counts)
    ]


def result_shown(game: Game, lang: str) -> ResultShown | None:
    result, why = game.result, game.rules.display.why
    if result is None:
        return None
    told = None if why is None else game.rules.texts(lang).term(game.state, why(game.state))
    return ResultShown(result.winners, result.ranks, result.scores, result.shown, told)
