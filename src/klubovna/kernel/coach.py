"""The coach of a guided game: what is said before a decision, from a plan that was played beforehand.

A guide is played once along its suggestions: that is its plan. Whoever sees the same position as in the plan is told
what the guide says there; everywhere else the coach gives the general advice for the kind of the decision, and
suggests what the game's policy would do. So the coach never speaks of a board that is not there, and nothing has to be
remembered of a table: it can be left, taken up and taken back at any step.
"""

from __future__ import annotations

import hashlib
import threading
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision
from klubovna.kernel.feeding import option_index
from klubovna.kernel.game import Game
from klubovna.kernel.guide import Guide, Reply, Scripted, Step
from klubovna.kernel.record import new
from klubovna.kernel.rules import Rules
from klubovna.kernel.text import Texts, dashed

DEAL: Final = 1
"""With which seed what a seat does not know is dealt anew before its policy is asked: always the same answer."""
AHEAD: Final = 8
"""So many inputs the plan is played further than a table has got: seats that choose at once differ in their order."""


class Coaching(msgspec.Struct):
    """What the coach says to a person, in words.

    `after` is what has come of the last choice, `say` the rule, `advice` what to choose now and why. `suggest` are
    indices of options, of all items where several things are marked.
    """

    after: list[str]
    say: list[str]
    advice: str
    point: list[str]
    suggest: list[int]
    only: bool
    planned: bool
    """The position is one of the guide's; else the advice is general."""
    step: int
    steps: int


class Stop:
    """A decision of the plan: the steps that speak there, those that have just been followed, and the answer."""

    __slots__ = ("answer", "before", "reached", "steps")

    def __init__(self, steps: list[Step], before: list[Step], answer: list[int], reached: int) -> None:
        self.steps = steps
        self.before = before
        self.answer = answer
        self.reached = reached


class Plan:
    """A guide, played along its suggestions, as far as somebody has asked for."""

    def __init__(self, rules: Rules[Any], guide: Guide) -> None:
        table = guide.game
        self.guide = guide
        self.game = new(rules, table.seats, table.seed, guide.roles, {**table.options, "guide": guide.name})
        self.problems: list[str] = []
        """Answers that were not offered: the guide does not fit the rules any more."""
        self._stops: dict[bytes, Stop] = {}
        self._next = 0
        self._passed_by = 0
        self._replies: dict[int, list[Reply]] = {}
        for reply in guide.reply:
            self._replies.setdefault(reply.seat, []).append(reply)
        self._replies_passed_by: dict[int, int] = {}
        self._told = 0
        self._before: list[Step] = []
        self._lock = threading.Lock()

    @property
    def left(self) -> list[Step]:
        """Steps that have not been reached yet; at the end of the game there should be none."""
        return self.guide.step[self._next :]

    def stop(self, game: Game, seat: int) -> Stop | None:
        """What the plan has for the decision that the seat owes; None if this position is not in it."""
        with self._lock:
            while not self.game.over and self.game.inputs <= game.inputs + AHEAD:
                self._go_on()
        return self._stops.get(_seen(game, seat))

    def play_out(self) -> None:
        while not self.game.over:
            self._go_on()

    def _go_on(self) -> None:
        game, person = self.game, self.guide.game.person
        decision = game.owed(person) or game.asked()
        seat = decision.seat
        seen = _seen(game, seat)
        if seat == person:
            steps = self._spoken(decision)
            answered = any(step.answers for step in steps)
            answer = self._answer(steps if answered else self._reply(decision), decision)
            self._stops[seen] = Stop(steps, self._before, answer, self._next)
            self._before = steps
            self._told = game.happened
        else:
            answer = self._answer(self._reply(decision), decision)
            self._stops[seen] = Stop([], [], answer, self._next)
        give(game, seat, answer)
        game.fold()

    def _spoken(self, decision: Decision[Any]) -> list[Step]:
        """The next steps, if this is what they wait for: one for each event that has happened, one for the kind."""
        found: list[Step] = []
        events = {event["event"] for event in self.game.events(self.guide.game.person, self._told)}
        for step in self.left:
            if not step.fits(decision.kind.name, events) or any(other.when == step.when for other in found):
                break
            self._passed_by += 1
            if self._passed_by < step.nth:
                break
            self._passed_by = 0
            self._next += 1
            found.append(step)
            if step.when == decision.kind.name:
                break
        return found

    def _reply(self, decision: Decision[Any]) -> list[Reply]:
        seat = decision.seat
        waiting = self._replies.get(seat, [])
        if not waiting or not waiting[0].fits(decision.kind.name, set()):
            return []
        passed = self._replies_passed_by.get(seat, 0) + 1
        self._replies_passed_by[seat] = passed % waiting[0].nth
        return [waiting.pop(0)] if passed == waiting[0].nth else []

    def _answer(self, scripted: list[Step] | list[Reply], decision: Decision[Any]) -> list[int]:
        for one in scripted:
            if one.answers:
                answer = wanted(self.game, decision, one)
                if answer is not None:
                    return answer
                offered = [self.game.text("en", option, decision) for option in decision.options]
                self.problems.append(
                    f"{one.when}: not offered: {one.suggest or one.all or 'pass'}; there are: {offered}"
                )
        return by_policy(self.game, decision.seat)


def _seen(game: Game, seat: int) -> bytes:
    """What the seat sees and is asked, as a digest."""
    decision, view = game.asked(seat), game.look(seat)
    asked = decision.kind.name, serialize.dump(decision.about), serialize.dump(decision.options)
    seen = view.table, view.trail, asked, game.happened
    return hashlib.blake2b(msgspec.json.encode(seen), digest_size=16).digest()


def marks(decision: Decision[Any]) -> bool:
    """Whether several things are marked and confirmed at once."""
    return decision.subset is not None and decision.subset.allowed > 1


def wanted(game: Game, decision: Decision[Any], one: Scripted) -> list[int] | None:
    """The scripted answer as indices of options (of items, where several are marked); None if it is not offered."""
    if decision.subset is not None and marks(decision):
        named = one.all if one.all is not None else [] if one.passes else [one.suggest]
        left = list(range(len(decision.subset.items)))
        places: list[int] = []
        for value in named:  # one that is named twice is taken twice
            found = _place(game, decision, [decision.subset.items[place] for place in left], value)
            if found is None:
                return None
            places.append(left.pop(found))
        return places
    if one.passes:
        return [decision.options.index(None)] if None in decision.options else None
    place = _place(game, decision, decision.options, one.suggest if one.all is None else one.all[0])
    return None if place is None else [place]


def _place(game: Game, decision: Decision[Any], values: list[Any], raw: Any) -> int | None:
    """Where a value stands, by its plain form or, for words, by its English text or how that begins."""
    index = option_index(Decision(decision.seat, decision.kind, values), raw)
    if index is None and isinstance(raw, str):
        words = [game.text("en", value, decision) for value in values]
        found = [i for i, text in enumerate(words) if text.startswith(raw)]
        index = words.index(raw) if raw in words else found[0] if found else None
    return index


def by_policy(game: Game, seat: int) -> list[int]:
    """What the game's policy would answer, from what the seat knows."""
    trial = game.determinized(seat, DEAL)
    asked = trial.asked(seat)
    if trial.rules.policy is None:
        return [0]
    policy = trial.rules.policy.yardstick or trial.rules.policy  # guides are planned on it: it never changes
    first = policy.choose(trial.state, asked, seat)
    subset = asked.subset
    if subset is None or not marks(asked):
        return [first]
    picks: list[Any] = []
    left: list[Any] = []
    now: Decision[Any] | None = asked
    while now is not None and now.kind is asked.kind and now.subset is not None:
        if now.subset.picked != subset.picked + len(picks):
            break
        value = now.options[policy.choose(trial.state, now, seat)]
        if value is None:
            return _places(subset.items, picks)
        left = list(now.subset.items)
        left.remove(value)
        given = len(trial._now.tail)
        trial.choose(now.options.index(value), seat)
        # What has one option is picked by the driver on the way; a new checkpoint forgets it.
        made = [answer for who, kind, answer, _ in trial._now.tail[given:] if (who, kind) == (seat, asked.kind.name)]
        picks += made or [value]
        now = trial.owed(seat)
    return _places(subset.items, picks + left[: max(0, subset.owed - len(picks))])


def _places(items: list[Any], picks: list[Any]) -> list[int]:
    """Where the picked things stand among the items; of equal ones the first."""
    places: list[int] = []
    for value in picks:
        places.append(next(i for i, item in enumerate(items) if item == value and i not in places))
    return places


def give(game: Game, seat: int, answer: list[int]) -> None:
    """Answer what the seat owes: one option, or all that is marked."""
    if marks(game.asked(seat)):
        game.choose_set(answer, seat)
    else:
        game.choose(answer[0], seat)


_PLANS: Final[WeakKeyDictionary[Rules[Any], dict[str, Plan]]] = WeakKeyDictionary()


def plan_of(rules: Rules[Any], name: str) -> Plan:
    """The plan of a guide; tables that follow the same guide share it."""
    plans = _PLANS.setdefault(rules, {})
    if name not in plans:
        plans[name] = Plan(rules, rules.guides[name])
    return plans[name]


def guide_of(game: Game) -> Guide | None:
    """The guide that a table follows."""
    return game.rules.guides.get(game.config.chosen.get("guide", ""))


def reply(game: Game, seat: int) -> list[int]:
    """What a seat without a person answers at a guided table."""
    guide = guide_of(game)
    stop = None if guide is None else plan_of(game.rules, guide.name).stop(game, seat)
    return by_policy(game, seat) if stop is None else stop.answer


def coaching(game: Game, seat: int | None, lang: str) -> Coaching | None:
    """What the coach says to the person of a guided table now; None while somebody else decides."""
    guide = guide_of(game)
    if guide is None or seat != guide.game.person:
        return None
    texts = game.rules.texts(lang)
    steps = len(guide.step)
    if game.over:
        end = texts.sentence(guide.key, attribute="end")
        return Coaching([], [end], "", [], [], only=False, planned=True, step=steps, steps=steps)
    decision = game.owed(seat)
    if decision is None or len(decision.options) == 1:
        return None
    stop = plan_of(game.rules, guide.name).stop(game, seat)
    if stop is None:
        advice = general_advice(texts, decision)
        return Coaching([], [], advice, [], by_policy(game, seat), only=False, planned=False, step=0, steps=steps)
    advised = [texts.sentence(step.say, attribute="advice") for step in stop.steps if texts.has(step.say, "advice")]
    return Coaching(
        after=[texts.sentence(step.say, attribute="after") for step in stop.before if texts.has(step.say, "after")],
        say=[texts.sentence(step.say) for step in stop.steps],
        advice=" ".join(advised) or general_advice(texts, decision),
        point=[part for step in stop.steps for part in step.point],
        suggest=stop.answer,
        only=any(step.only for step in stop.steps),
        planned=True,
        step=stop.reached,
        steps=steps,
    )


def general_advice(texts: Texts, decision: Decision[Any]) -> str:
    """What is worth thinking of at any decision of this kind."""
    key = f"advice-{dashed(decision.kind.name)}"
    return texts.sentence(key if texts.has(key) else "advice-any")
