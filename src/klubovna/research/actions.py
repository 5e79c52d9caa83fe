"""Actions with stable numbers: what is chosen, `(kind, value)`, from a fixed vocabulary per game, with a mask.

Every kind has a block of numbers. Within it the value says which: its noun declares the forms of its values
(`Declaration.forms`), and a form with ranges is counted through like the digits of a number, so that different values
never meet. Where values are too many to be listed (`Declaration.slots`), the place among the options says which. What
a declaration did not foresee gets one of the `SPARE` numbers at the end, by its place too: it is never mistaken for
something else in the same decision, but what it means is told by `Actions.options` alone.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from klubovna.kernel.decision import Decision
from klubovna.kernel.rules import Rules
from klubovna.research.declaration import NO_VALUE, Declared, Undeclared, declared, digest_of, leaves

SPARE: Final = 128
TOLD: Final = 8
"""So many actions are named when one is refused."""


class Action(NamedTuple):
    """What a number means; a `slot` is the place among the options of that kind."""

    kind: str
    value: Any = None
    slot: int | None = None


class _Form:
    """Values of one shape: each coordinate is a word or a number within bounds."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.shape: list[str | None] = []
        self.ranges: list[tuple[int, int]] = []
        self.size = 1
        for word in text.split() if text != NO_VALUE else []:
            low, dots, high = word.partition("..")
            if dots:
                self.shape.append(None)
                self.ranges.append((int(low), int(high)))
                self.size *= int(high) - int(low) + 1
            else:
                self.shape.append(word)

    def place(self, numbers: list[int]) -> int | None:
        at = 0
        for (low, high), number in zip(self.ranges, numbers, strict=True):
            if not low <= number <= high:
                return None
            at = at * (high - low + 1) + number - low
        return at

    def value(self, at: int) -> Any:
        numbers: list[int] = []
        for low, high in reversed(self.ranges):
            at, digit = divmod(at, high - low + 1)
            numbers.append(low + digit)
        if self.text == NO_VALUE:
            return None
        found = tuple(numbers.pop() if word is None else word for word in self.shape)
        return found[0] if len(found) == 1 else found


def whole(action: Any) -> int:
    """Any type of integer serves as an action, NumPy's too; what would have to be rounded does not."""
    try:
        return operator.index(action)
    except TypeError:
        raise ValueError(f"an action is a whole number, not {action!r}") from None


def shape_of(parts: list[Any]) -> tuple[str | None, ...]:
    return tuple(part if isinstance(part, str) else None for part in parts)


class _Block:
    """The numbers of one kind."""

    def __init__(self, name: str, first: int, forms: list[_Form], slots: int) -> None:
        self.name = name
        self.first = first
        self.slots = slots
        self.none: int | None = None
        self.forms: list[tuple[int, _Form]] = []
        self.by_shape: dict[tuple[str | None, ...], list[tuple[int, _Form]]] = {}
        end = first
        for form in forms:
            if form.text == NO_VALUE:
                self.none = end
            else:
                self.by_shape.setdefault(tuple(form.shape), []).append((end, form))
            self.forms.append((end, form))
            end += form.size
        self.first_slot = end
        self.end = end + slots
        self.known: dict[Any, int | None] = {}

    def number(self, value: Any) -> int | None:
        try:
            return self.known[value]
        except KeyError:
            found = self.known[value] = self._number(value)
            return found
        except TypeError:  # a list
            return self._number(value)

    def _number(self, value: Any) -> int | None:
        if value is None:
            return self.none
        parts = leaves(value)
        for first, form in self.by_shape.get(shape_of(parts), ()):
            place = form.place([part for part in parts if not isinstance(part, str)])
            if place is not None:
                return first + place
        return None

    def action(self, number: int) -> Action:
        if number >= self.first_slot:
            return Action(self.name, slot=number - self.first_slot)
        first, form = next((f, form) for f, form in reversed(self.forms) if f <= number)
        return Action(self.name, form.value(number - first))


class Actions:
    """The vocabulary of one game: `size` numbers, of which the last `SPARE` are for what was not foreseen."""

    def __init__(self, made: Declared) -> None:
        declaration = made.declaration
        self.version = declaration.version
        self.slug = made.rules.slug
        self._blocks: dict[str, _Block] = {}
        forms = {noun: [_Form(text) for text in texts] for noun, texts in declaration.forms.items()}
        end = 0
        # in the order of the names, which only grow: a new kind comes behind the old ones
        for name in dict.fromkeys([*declaration.names, *made.rules.kinds]):
            kind = made.rules.kinds.get(name)
            if kind is not None:
                block = _Block(name, end, forms.get(kind.of, []), declaration.slots.get(kind.of, 0))
                self._blocks[name] = block
                end = block.end
        self.spare = end
        self.size = end + SPARE
        self.layout = digest_of(
            [(b.name, b.first, [form.text for _, form in b.forms], b.slots) for b in self._blocks.values()]
        )
        """A digest of which number means what."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Actions:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return actions, (self.slug,)

    def ids(self, decision: Decision[Any]) -> list[int]:
        """The number of each option, in their order; all of them differ."""
        try:
            block = self._blocks[decision.kind.name]
        except KeyError:
            raise ValueError(f"{decision.kind.name} is no decision of {self.slug}") from None
        known = block.known
        try:
            found: list[Any] = [known[value] for value in decision.options]
        except (KeyError, TypeError):
            found = [block.number(value) for value in decision.options]
        if None in found:
            self._by_place(block, found)
        return found

    def _by_place(self, block: _Block, found: list[Any]) -> None:
        slot, spare = block.first_slot, self.spare
        for i, number in enumerate(found):
            if number is None:
                if slot < block.end:
                    found[i] = slot
                    slot += 1
                elif spare < self.size:
                    found[i] = spare
                    spare += 1
                else:
                    raise Undeclared(f"{self.slug}: too many options of {block.name} that are not declared")

    def mask(self, decision: Decision[Any] | None, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """1 where a number may be chosen now."""
        if out is None:
            out = np.zeros(self.size, np.int8)
        else:
            out.fill(0)
        if decision is not None:
            out[self.ids(decision)] = 1
        return out

    def index(self, decision: Decision[Any], action: int) -> int:
        """Which option an action is; ValueError if it may not be chosen."""
        ids, number = self.ids(decision), whole(action)
        try:
            return ids.index(number)
        except ValueError:
            raise ValueError(self._refused(decision, number, ids)) from None

    def _refused(self, decision: Decision[Any], number: int, ids: list[int]) -> str:
        meant = f" ({self.text(number)})" if 0 <= number < self.size else f" of {self.size}"
        may = ", ".join(f"{one} ({self.text(one)})" for one in ids[:TOLD])
        rest = f" and {len(ids) - TOLD} more" if len(ids) > TOLD else ""
        asked = f"seat {decision.seat} is asked {decision.kind.name}"
        return f"action {number}{meant} may not be chosen now: {asked}, which allows {may}{rest}"

    def text(self, number: int) -> str:
        """What a number means, in a few words."""
        meant = self.action(number)
        return f"{meant.kind} {meant.value if meant.slot is None else f'option {meant.slot}'}"

    def action(self, number: int) -> Action:
        """What a number means."""
        if not 0 <= number < self.size:
            raise ValueError(f"{number} is not one of {self.size} actions")
        if number >= self.spare:
            return Action("spare", slot=number - self.spare)
        return next(block.action(number) for block in self._blocks.values() if number < block.end)

    def blocks(self) -> Iterator[tuple[str, int, int, int]]:
        """Every kind with its first number, how many values and how many slots it has."""
        for name, block in self._blocks.items():
            yield name, block.first, block.first_slot - block.first, block.slots


def actions(game: str | Rules[Any]) -> Actions:
    """The vocabulary of a game, by its slug or its rules."""
    return _actions(declared(game))


@cache
def _actions(made: Declared) -> Actions:
    return Actions(made)
