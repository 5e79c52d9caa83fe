"""Where points come from: counted by category from the events that bring them, and told by the state where it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from klubovna.kernel.game import Game
    from klubovna.kernel.journal import Event, Points
    from klubovna.kernel.rules import Rules
    from klubovna.kernel.text import Texts


class PointsByCategory:
    """Points of every seat by the id of their category, as far as the journal has been read."""

    def __init__(self) -> None:
        self._since = 0
        self._epoch = 0
        self._counted: dict[str, list[int]] = {}

    def of(self, game: Game, epoch: int = 0) -> dict[str, list[int]]:
        """Category -> points of each seat. After an undo (a new epoch) it is counted anew."""
        if epoch != self._epoch:
            self._since, self._epoch, self._counted = 0, epoch, {}
        for event in game.events(None, self._since):
            self._since = event["number"] + 1
            _count(game, event, self._counted)
        told = game.rules.display.points
        counted = {category: counts[:] for category, counts in self._counted.items()}
        return counted if told is None else counted | told(game.state)


def points_by_category(game: Game) -> dict[str, list[int]]:
    """Category -> points of each seat, now."""
    return PointsByCategory().of(game)


def category_name(texts: Texts, state: Any, category: str) -> str:
    """A category in words: a message of the game, or `noun/value`."""
    noun, slash, value = category.partition("/")
    return str(texts.noun(state, noun, value)) if slash else texts.sentence(category)


def acting_seat(rules: Rules[Any], state: Any, kind: Event, params: dict[str, Any]) -> int | None:
    """The first seat that an event names, by whatever noun."""
    named = (
        seat_named(rules, state, noun, params[name])
        for name, noun in zip(kind.params, kind.nouns, strict=True)
        if name in params
    )
    return next((seat for seat in named if seat is not None), None)


def doer(rules: Rules[Any], state: Any, event: dict[str, Any], lang: str) -> tuple[int | None, str | None]:
    """Who did it: the first that an event names among those who act, as a seat, or in words where it has none."""
    kind, params = rules.events[event["event"]], event["params"]
    for name, noun in zip(kind.params, kind.nouns, strict=True):
        if noun not in rules.seat_of or not isinstance(value := params.get(name), int):
            continue
        seat = seat_named(rules, state, noun, value)
        return seat, None if seat is not None else str(rules.texts(lang).noun(state, noun, value))
    return None, None


def seat_named(rules: Rules[Any], state: Any, noun: str, value: Any) -> int | None:
    """The seat that a value stands for, if it stands for one."""
    if noun not in rules.seat_of or not isinstance(value, int):
        return None
    seat = rules.seat_of[noun](state, value)
    return seat if seat is not None and 0 <= seat < state.seats else None


def _count(game: Game, event: dict[str, Any], counted: dict[str, list[int]]) -> None:
    kind = game.rules.events[event["event"]]
    if not kind.points:
        return
    seat = acting_seat(game.rules, game.state, kind, event["params"])
    if seat is None:
        return
    for points in kind.points:
        amount = _amount(points, event["params"])
        if amount:
            counts = counted.setdefault(_category(points, kind, event["params"]), [0] * game.state.seats)
            counts[seat] += amount


def _amount(points: Points, params: dict[str, Any]) -> int:
    if isinstance(points.amount, int):
        return points.amount
    value = params[points.amount]
    return int(value if points.at is None else value[points.at])


def _category(points: Points, kind: Event, params: dict[str, Any]) -> str:
    if not points.category.startswith("$"):
        return points.category
    name = points.category[1:]
    return f"{kind.nouns[kind.params.index(name)]}/{params[name]}"
