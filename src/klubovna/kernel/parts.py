"""Parts of the board: what an option stands for, by ids such as `clearing:4` or `card:a12`.

A part is something that a person can point at. The page draws each as one component and lights those that the server
names; it knows nothing of kinds and values. Which parts an option stands for follows from the noun of its kind; a kind
with a meaning of its own says so itself (`Kind(lights=…)`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import msgspec

from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision

Lights: TypeAlias = Callable[[Any, Decision[Any], Any], list[str]]
"""`lights(state, decision, value)`: the parts that an option stands for, from what the deciding seat may know."""


Place: TypeAlias = Callable[[Any, Any], str | None]
"""`place(state, value)`: where a value lies on the board, as far as everybody can tell."""


Picture: TypeAlias = Callable[[Any, dict[str, Any]], str | None]
"""`picture(state, told)`: how the board draws something, by the nouns of an event and their values."""


class Parts:
    """`nouns` says what the values of a noun light, `listed` all parts that a view has.

    `places` are the nouns of events that lie somewhere on the board: `places[noun](state, value)` is the part.
    `homes` are where somebody or something belongs, for motion alone. `pictures[what](state, told)` is how the game's
    board draws what an event moves, from the nouns that are told and their values.
    `without` are kinds whose options stand for nothing on the board, each with the reason. `asked` names the part that
    a question itself is about.
    """

    def __init__(
        self,
        nouns: dict[str, Lights] | None = None,
        listed: Callable[[Any], Iterable[str]] | None = None,
        without: dict[str, str] | None = None,
        asked: Callable[[Any, Decision[Any]], str | None] | None = None,
        places: dict[str, Place] | None = None,
        homes: dict[str, Place] | None = None,
        pictures: dict[str, Picture] | None = None,
    ) -> None:
        self.nouns = nouns or {}
        self.listed = listed
        self.without = without or {}
        self.places = places or {}
        self.homes = homes or {}
        self.pictures = pictures or {}
        self._asked = asked

    def asked(self, state: Any, decision: Decision[Any]) -> str | None:
        """The part that a question is about, whatever its options stand for."""
        return None if self._asked is None else self._asked(state, decision)

    def lit(self, state: Any, decision: Decision[Any], value: Any) -> list[str]:
        """The parts that an option of this decision stands for; "none" stands for nothing."""
        kind = decision.kind
        if value is None or kind.name in self.without:
            return []
        lights = kind.lights or self.nouns.get(kind.of)
        return [part_id(kind.of, value)] if lights is None else lights(state, decision, value)

    def lit_together(self, state: Any, decision: Decision[Any], values: list[Any]) -> list[list[str]]:
        """The parts of things that are marked together: of equal ones that have a part each, each lights its own."""
        lit = [self.lit(state, decision, value) for value in values]
        for i, value in enumerate(values):
            if 1 < values.count(value) <= len(lit[i]):
                lit[i] = [lit[i][values[:i].count(value)]]
        return lit


def part_id(noun: str, value: Any) -> str:
    """The part of a game that says nothing more about it: the noun, and the value as JSON."""
    return f"{noun}:{msgspec.json.encode(serialize.dump(value)).decode()}"
