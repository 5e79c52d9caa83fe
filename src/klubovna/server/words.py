"""What is said at a table, remembered: a sentence, a question or a sum is worked out once and told to all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from klubovna.kernel import serialize
from klubovna.kernel.battles import battle_shown
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.motion import marks, motions
from klubovna.kernel.past import Input
from klubovna.kernel.points import PointsByCategory, category_name, doer
from klubovna.server.ledger import MoveLedger
from klubovna.server.wire import CategoryShown, DecisionShown, EventShown, MarksShown, OptionShown


class EventTexts:
    """Sentences of one game, remembered: most of them are said again and again."""

    def __init__(self) -> None:
        self._events: dict[tuple[str, int, int], EventShown] = {}
        self._epoch = 0

    def events(
        self, game: Game, seat: int | None, lang: str, since: int, epoch: int, cuts: Mapping[int, int]
    ) -> list[EventShown]:
        """After an undo (a new epoch) the last numbers stand for other events; those before them keep their words.

        `cuts`: epoch -> how many events were left when it began. What comes after them is put into words anew, even
        where it is called the same: words tell of the state too.
        """
        if epoch != self._epoch:
            cut = min((cuts.get(one, 0) for one in range(self._epoch + 1, epoch + 1)), default=0)
            self._events = {key: shown for key, shown in self._events.items() if key[1] < cut}
            self._epoch = epoch
        return [self._event(game, event, lang) for event in game.events(seat, since)]

    def _event(self, game: Game, event: dict[str, Any], lang: str) -> EventShown:
        key = (lang, event["number"], len(event["params"]))
        shown = self._events.get(key)
        if shown is None:
            shown = self._events[key] = _event_shown(game, event, serialize.dump(event["params"]), lang)
        return shown


def _event_shown(game: Game, event: dict[str, Any], params: dict[str, Any], lang: str) -> EventShown:
    rules, state = game.rules, game.state
    seat, by = doer(rules, state, event, lang)
    return EventShown(
        number=event["number"],
        event=event["event"],
        text=game.text(lang, event),
        rule=event["rule"],
        params=params,
        seat=seat,
        motions=motions(rules, state, event, lang),
        marks=marks(rules, state, event),
        battle=battle_shown(rules, state, event, lang),
        by=by,
    )


class Questions:
    """The questions that are open, in words: each stays as it was put until it is answered."""

    def __init__(self) -> None:
        self._shown: dict[tuple[int, str], tuple[Decision[Any], DecisionShown]] = {}

    def shown(self, game: Game, decision: Decision[Any], lang: str) -> DecisionShown:
        kept = self._shown.get((decision.seat, lang))
        if kept is None or kept[0] is not decision:
            kept = self._shown[decision.seat, lang] = decision, decision_shown(game, decision, lang)
        return kept[1]

    def option(self, decision: Decision[Any], value: Any, lang: str) -> str | None:
        """How an option was called, if the question was the last one that its seat was asked in this language."""
        kept = self._shown.get((decision.seat, lang))
        if kept is None or kept[0] is not decision or value not in decision.options:
            return None
        return kept[1].options[decision.options.index(value)].text


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
        return [OptionShown(i, words[i], parts[i], brings[i], ends[i], value is None) for i, value in enumerate(values)]

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


class LastChoices:
    """What each seat has chosen last, in words: worked out when it has chosen, remembered until it chooses again."""

    def __init__(self) -> None:
        self._said: dict[tuple[int, str], tuple[tuple[int, Input], str]] = {}
        self._epoch = 0

    def said(self, ledger: MoveLedger, seat: int, lang: str, questions: Questions) -> str:
        """Of a set it is what was asked. Empty where the choice lies far back."""
        last = ledger.game.last_choice_of(seat)
        if last is None:
            return ""
        if ledger.epoch != self._epoch:
            self._said.clear()  # an undo has led elsewhere: the same choice may be called otherwise now
            self._epoch = ledger.epoch
        said = self._said.get((seat, lang))
        if said is None or said[0] != last:
            said = self._said[seat, lang] = last, _called(ledger, seat, last[1], lang, questions)
        return said[1]


def _called(ledger: MoveLedger, seat: int, chosen: Input, lang: str, questions: Questions) -> str:
    _, kind, value, count = chosen
    answered = ledger.answered.get(seat)
    if answered is not None and (answered.kind.name, len(answered.options)) == (kind, count) and not answered.kind.many:
        called = questions.option(answered, value, lang)
        if called is not None:
            return called
    before = ledger.game.before_last_choice(seat)
    asked = before.owed(seat)
    if asked is None:
        return ""
    texts = before.rules.texts(lang)
    return texts.ask(before.state, asked) if asked.kind.many else texts.option(before.state, asked, value)


class Categories:
    """Where everybody's points come from, counted once for each row."""

    def __init__(self) -> None:
        self._points = PointsByCategory()
        self._shown: dict[str, tuple[int, list[CategoryShown]]] = {}

    def shown(self, ledger: MoveLedger, lang: str) -> list[CategoryShown]:
        kept = self._shown.get(lang)
        if kept is None or kept[0] != ledger.number:
            shown = categories_shown(ledger.game, self._points, ledger.epoch, lang)
            kept = self._shown[lang] = ledger.number, shown
        return kept[1]


def categories_shown(game: Game, points: PointsByCategory, epoch: int, lang: str) -> list[CategoryShown]:
    """What has brought nobody any points is left out."""
    texts = game.rules.texts(lang)
    return [
        CategoryShown(category_name(texts, game.state, category), counts)
        for category, counts in points.of(game, epoch).items()
        if any(counts)
    ]


class TableWords:
    """All that was put into words for one table."""

    def __init__(self) -> None:
        self.events = EventTexts()
        self.questions = Questions()
        self.choices = LastChoices()
        self.categories = Categories()
