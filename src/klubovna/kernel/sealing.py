"""What is handed to a seat knows nothing but what that seat knows: no seed, no hidden input, no way back.

A position in the middle of a step is a flow that waits, and a flow cannot be copied: a copy plays the step again. The
sealed game therefore has a beginning of its own: the state at the beginning of the step, dealt anew from what the seat
knows now, with the same answers as far as the seat knows them, and others in place of the rest. What is found to wait
there must be the same flow at the same place with the same words in its variables; then the position is laid over it.

Where no such beginning is found (a card that was turned up in this very step and asks something) the game is handed
over without one: it can be played on, and copied again from its next step (`Game.can_clone`).
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partial
from itertools import zip_longest
from types import BuiltinMethodType, FunctionType, GetSetDescriptorType, MemberDescriptorType, MethodType
from typing import TYPE_CHECKING, Any, Final

from klubovna.kernel import serialize
from klubovna.kernel.chance import Chance, Dealer, Noting
from klubovna.kernel.decision import Decision, Together
from klubovna.kernel.fields import ANYTHING_INSIDE, StatePart, equal, holding, learnt
from klubovna.kernel.past import DETERMINIZED, Input, Present
from klubovna.kernel.rules import Config
from klubovna.kernel.state import State

if TYPE_CHECKING:
    from klubovna.kernel.game import Game

TRIES: Final = 24
_PLAIN: Final = (int, str, bool, float, type(None))


def sealed(game: Game, inputs: list[Input], seat: int, seed: int, *, clones: bool) -> Game:
    """The true `game`, fed with `inputs`, as it is handed to `seat`; without `clones` no beginning is looked for."""
    true = game.rebuilt_by_steps(inputs)
    start, steps = true.since_step()
    dealer = Chance(seed)
    dice = _dice(true, start, steps) if clones and true.state.chance.count != start.chance.count else []
    known = learnt(start, true.state, 1 << seat) if clones else start
    true.deal(seat, seed)
    if clones:
        position = true.state.clone()
        if not steps and (found := _asks_at_once(true, position.clone())) is not None:
            return found
        for trial in range(TRIES):
            found = _led_there(true, known, steps, seat, dealer.branch(3 + trial), dice)
            if found is not None:
                found.lay_over(seat, position)
                if _alike(true, found):
                    return found
    true.cut_off(_known_config(true.config), seat)
    return true


def _asks_at_once(true: Game, position: State) -> Game | None:
    """A game that begins at the position itself, where the step that begins there asks before it changes anything."""
    found = true.beginning_at(position, _known_config(true.config))
    found.sealed = True
    try:
        found.feed([])
    except Exception:  # the step has gone on from where it began
        return None
    return found if equal(found.state, true.state) and _alike(true, found) else None


def _known_config(config: Config) -> Config:
    return Config(config.seats, 0, config.roles, config.options, config.chosen)


def _dice(true: Game, start: State, steps: list[Input]) -> list[int]:
    """What was rolled since the step began; how a deck was shuffled is not told."""
    state = start.clone()
    noting = state.chance = Noting(start.chance)
    true.beginning_at(state, true.config).feed(steps)
    return noting.noted


def _led_there(true: Game, known: State, steps: list[Input], seat: int, dealer: Chance, dice: list[int]) -> Game | None:
    """A game of its own that has come as far, from another deal; None if this one leads elsewhere."""
    start = known.clone()
    start.redeal(seat, Dealer(dealer.seed))
    start.chance = dealer.branch(2)
    start.chance.load(*dice)
    found = true.beginning_at(start, _known_config(true.config))
    found.sealed = True
    try:
        found.feed([])
        for who, kind, value, _ in steps:
            asked = next((d for d in found.decisions if d.seat == who and d.kind.name == kind), None)
            if asked is None:
                return None
            if who != seat and asked.kind.secret:
                value = asked.options[dealer.below(len(asked.options))]
            elif value not in asked.options:
                return None
            found.feed([(who, kind, value, len(asked.options))])
    except Exception:  # a deal that cannot have been breaks any rule
        return None
    return found


def _alike(true: Game, found: Game) -> bool:
    """Whether the same flows wait at the same place."""
    ours, theirs = true.decisions, found.decisions
    if len(ours) != len(theirs) or not all(map(_same_question, ours, theirs)):
        return False
    look = _Look(true.state, found.state)
    ours_flows, their_flows = list(true.flows()), list(found.flows())
    return len(ours_flows) == len(their_flows) and all(map(look.same_flow, ours_flows, their_flows))


def _same_question(one: Decision[Any], other: Decision[Any]) -> bool:
    return (
        one.seat == other.seat
        and one.kind is other.kind
        and one.options == other.options
        and one.about == other.about
        and (one.subset is None) == (other.subset is None)
        and (one.subset is None or other.subset is None or one.subset.items == other.subset.items)
    )


def _waiting(send: Any) -> Iterator[Any]:
    """A flow and the flows it waits for."""
    flow: Any = getattr(send, "__self__", None)
    while flow is not None:
        if hasattr(flow, "cr_frame"):
            yield flow
            flow = flow.cr_await
        elif hasattr(flow, "__frame__"):
            yield flow
            flow = _awaited(flow)
        else:
            return


def _awaited(flow: Any) -> Any:
    """What a compiled flow waits for: of what it holds, the flow that has begun and not ended."""
    for held in flow.__frame__()[2]:
        if type(held).__name__ == "coroutine_wrapper":  # around a flow in plain Python
            (inner,) = gc.get_referents(held)
            if inner.cr_frame is not None:
                return inner
        elif hasattr(held, "__frame__") and hasattr(held, "__await__") and held.__frame__()[0] > 0:
            return held
    return None


class _Look:
    """Compares what two flows hold: parts of the table by their place on it, the rest by its value."""

    def __init__(self, one: State, other: State) -> None:
        self._states = one, other
        self._partners: dict[int, int] | None = None
        self._theirs: set[int] = set()
        self._compared: set[tuple[int, int]] = set()

    def same_flow(self, one: Any, other: Any) -> bool:
        ours, theirs = list(_waiting(one)), list(_waiting(other))
        return len(ours) == len(theirs) and all(map(self._same_frame, ours, theirs))

    def _same_frame(self, one: Any, other: Any) -> bool:
        if type(one) is not type(other):
            return False
        if hasattr(one, "__frame__"):
            return self._same_variables(one, other)
        if one.cr_code is not other.cr_code or one.cr_frame.f_lasti != other.cr_frame.f_lasti:
            return False
        ours, theirs = one.cr_frame.f_locals, other.cr_frame.f_locals
        return bool(ours.keys() == theirs.keys() and all(self.same(ours[name], theirs[name]) for name in ours))

    def _same_variables(self, one: Any, other: Any) -> bool:
        """Of a compiled flow, scope or inner function (`tools/frames.py`)."""
        where, ours, _ = one.__frame__()
        place, theirs, _ = other.__frame__()
        return bool(
            where == place
            and ours.keys() == theirs.keys()
            and all(self.same(ours[name], theirs[name]) for name in ours)
        )

    def same(self, a: Any, b: Any) -> bool:
        if type(a) is not type(b):
            return False
        if isinstance(a, _PLAIN):
            return bool(a == b)
        if (
            a is b
            or isinstance(a, Chance | Present)
            or (a is self._states[0] and b is self._states[1])
            or (id(a), id(b)) in self._compared
        ):
            return True
        self._compared.add((id(a), id(b)))
        if isinstance(a, tuple):
            return len(a) == len(b) and all(map(self.same, a, b))
        if isinstance(a, StatePart | list | dict):
            return self._same_part(a, b)
        if isinstance(a, Decision):
            return _same_question(a, b)
        if isinstance(a, Together):
            return a.seats == b.seats and self.same(a.pick, b.pick)
        if isinstance(a, partial):
            return a.func is b.func and self.same(a.args, b.args) and self.same(a.keywords, b.keywords)
        if isinstance(a, MethodType):
            return a.__func__ is b.__func__ and self.same(a.__self__, b.__self__)
        if isinstance(a, FunctionType):
            return a.__code__ is b.__code__ and self.same(_enclosed(a), _enclosed(b))
        if isinstance(a, BuiltinMethodType):  # a method of a compiled class
            return a.__name__ == b.__name__ and self.same(a.__self__, b.__self__)
        if hasattr(a, "__frame__"):  # a flow that has not begun is known by its class
            return hasattr(a, "__await__") or self._same_variables(a, b)
        if hasattr(a, "cr_code"):
            return a.cr_code is b.cr_code
        if isinstance(a, Iterator) and hasattr(a, "__reduce__"):
            return self.same(a.__reduce__(), b.__reduce__())
        return bool(a == b) or self._same_object(a, b)

    def _same_object(self, a: Any, b: Any) -> bool:
        """Something that a rule keeps in a variable, attribute by attribute."""
        names = [
            name
            for cls in type(a).__mro__
            for name, held in vars(cls).items()
            if isinstance(held, MemberDescriptorType | GetSetDescriptorType) and not name.startswith("__")
        ]
        names += [*getattr(a, "__dict__", ())]
        return bool(names) and all(self.same(getattr(a, name, None), getattr(b, name, None)) for name in names)

    def _same_part(self, a: Any, b: Any) -> bool:
        if self._partners is None:
            self._partners = {}
            _pair(*self._states, self._partners, self._theirs)
        partner = self._partners.get(id(a))
        if partner is not None or id(b) in self._theirs:
            return partner == id(b)
        if isinstance(a, list):
            return len(a) == len(b) and (all(map(self.same, a, b)) or _same_cards(a, b))
        if isinstance(a, dict):
            return a.keys() == b.keys() and all(self.same(a[key], b[key]) for key in a)
        return bool(serialize.dump(a) == serialize.dump(b))


def _same_cards(one: list[Any], other: list[Any]) -> bool:
    """A hand may lie in another order."""
    return all(type(x) is int for x in (*one, *other)) and sorted(one) == sorted(other)


def _enclosed(function: FunctionType) -> tuple[Any, ...]:
    return tuple(cell.cell_contents for cell in function.__closure__ or ())


def _pair(one: Any, other: Any, partners: dict[int, int], theirs: set[int]) -> None:
    """Every part, list and dict of one state with what lies at its place in the other; 0 if nothing does."""
    left: list[tuple[Any, Any]] = [(one, other)]
    while left:
        a, b = left.pop()
        if a is not None:
            partners[id(a)] = 0 if b is None else id(b)
        if b is not None:
            theirs.add(id(b))
        if isinstance(a, StatePart) or isinstance(b, StatePart):
            _pair_fields(a, b, partners, theirs, left)
        elif isinstance(a, dict) or isinstance(b, dict):
            for key in {**(a or {}), **(b or {})}:
                left += _held(a.get(key) if a else None, b.get(key) if b else None)
        else:
            for x, y in zip_longest(a or (), b or ()):
                left += _held(x, y)


def _pair_fields(a: Any, b: Any, partners: dict[int, int], theirs: set[int], left: list[tuple[Any, Any]]) -> None:
    if a is None or b is None or type(a) is not type(b):
        for part in (a, b):
            for name, _ in () if part is None else holding(type(part)):
                held = getattr(part, name)
                left += _held(held, None) if part is a else _held(None, held)
        return
    for name, levels in holding(type(a)):
        x, y = getattr(a, name), getattr(b, name)
        if levels == ANYTHING_INSIDE:
            left += _held(x, y)
        else:
            _pair_lists(x, y, levels, partners, theirs)


def _pair_lists(a: Any, b: Any, levels: int, partners: dict[int, int], theirs: set[int]) -> None:
    """Lists of lists, so many levels of them."""
    partners[id(a)] = id(b)
    theirs.add(id(b))
    if levels == 1 and len(a) == len(b):
        partners.update(zip(map(id, a), map(id, b), strict=True))
        theirs.update(map(id, b))
    elif levels:
        for x, y in zip(a, b, strict=False):
            _pair_lists(x, y, levels - 1, partners, theirs)
        partners.update(dict.fromkeys(map(id, a[len(b) :]), 0))
        theirs.update(map(id, b[len(a) :]))


def _held(a: Any, b: Any) -> list[tuple[Any, Any]]:
    """What may have an inside; two of one class lie side by side."""
    a = a if isinstance(a, StatePart | list | dict) else None
    b = b if isinstance(b, StatePart | list | dict) else None
    if a is None and b is None:
        return []
    return [(a, b)] if a is None or b is None or type(a) is type(b) else [(a, None), (None, b)]


def without_secrets(inputs: list[Input], seat: int, secret: dict[str, Any]) -> list[Input]:
    """Inputs as the seat knows them: that others were asked, not what they answered in secret."""
    return [
        (who, kind, None, 0)
        if kind != DETERMINIZED and who != seat and secret[kind].secret
        else (who, kind, value, count)
        for who, kind, value, count in inputs
    ]
