"""What research needs to know of a game beside its types: names, capacities, ranges of values. From `research.toml`.

The file lies in the game's folder and is written by `python -m klubovna.research declare GAME`, which plays games of
all variants and only ever adds: names go to the end, capacities and ranges grow. What a model has learnt by number
stays where it was as long as `version` stands still.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from typing import Any, Final

import msgspec

from klubovna.kernel.registry import rules as rules_of
from klubovna.kernel.rules import Rules

FILE: Final = "research.toml"
NOTHING: Final = 0
UNKNOWN: Final = 1
"""The number of a name that the declaration does not hold, such as one that a person typed."""
NO_VALUE: Final = "-"
"""The form of None."""


class Undeclared(Exception):
    """A game without `research.toml`, or something that its declaration has no room for."""


class Declaration(msgspec.Struct, forbid_unknown_fields=True):
    """`names` are all words of views, kinds, events, options and parts, numbered from 2.

    `capacity` says by the path of a field how many entries of a list are kept, `keys` in which order those of a mapping
    stand. `leave_out` are fields that are not encoded, such as names that people type. `forms` are the values of a
    noun: `-` for none, else words and ranges (`use 0..37`). `slots` are nouns whose values are too many to be listed:
    an option is numbered by its place among the options instead, of which there are at most so many.
    """

    version: int
    names: list[str]
    capacity: dict[str, int] = {}
    keys: dict[str, list[str]] = {}
    leave_out: list[str] = []
    forms: dict[str, list[str]] = {}
    slots: dict[str, int] = {}
    events: int = 0
    """So many events are kept in an information state."""
    options: int = 0
    """The most options of a decision."""
    hidden: str = ""
    """What some seats may not know, in a few words."""


class Names(dict[str | None, int]):
    """Numbers of words; None is 0, a word that is not declared 1."""

    def __missing__(self, word: str | None) -> int:
        return UNKNOWN


class Declared:
    """A game and its declaration."""

    def __init__(self, rules: Rules[Any], declaration: Declaration) -> None:
        self.rules = rules
        self.declaration = declaration
        self.version = declaration.version
        self.names = Names({None: NOTHING})
        for number, word in enumerate(declaration.names, UNKNOWN + 1):
            self.names[word] = number

    def word(self, number: int) -> str | None:
        """The name with this number."""
        if number == NOTHING:
            return None
        return "?" if number == UNKNOWN else self.declaration.names[number - UNKNOWN - 1]


def read(rules: Rules[Any]) -> Declaration | None:
    file = rules.folder / FILE
    return msgspec.toml.decode(file.read_bytes(), type=Declaration) if file.is_file() else None


def declared(game: str | Rules[Any]) -> Declared:
    """The declaration of a game, by its slug or its rules."""
    return _declared(rules_of(game) if isinstance(game, str) else game)


@cache
def _declared(rules: Rules[Any]) -> Declared:
    declaration = read(rules)
    if declaration is None:
        raise Undeclared(f"{rules.slug} has no {FILE}: python -m klubovna.research declare {rules.slug}")
    return Declared(rules, declaration)


def digest_of(*what: Any) -> str:
    """A few letters that change when something in it does."""
    return hashlib.blake2b(msgspec.json.encode(what), digest_size=6).hexdigest()


def flattened(value: Any, names: Names) -> list[int]:
    """A plain value as numbers, in order: words by their number, a list begins with its length; None is nothing."""
    if value is None:
        return []
    if isinstance(value, str):
        return [names[value]]
    if isinstance(value, int):
        return [int(value)]
    if isinstance(value, dict):
        return [x for key in value for x in (names[str(key)], *flattened(value[key], names))]
    found: list[int] = []
    for item in value:
        if isinstance(item, list | tuple | dict):
            found.append(len(item))
        elif item is None:
            found.append(-1)
        found += flattened(item, names)
    return found


def part_fields(part: str) -> tuple[str, list[str | int]]:
    """What a part of the board is, and which: `card:341:top` is a card, 341 and top."""
    noun, colon, rest = part.partition(":")
    fields = re.split("[:,]", rest) if colon else []
    return noun, [int(field) if field.lstrip("-").isdecimal() else field for field in fields]


def leaves(value: Any) -> list[Any]:
    """The words and numbers of an option, from left to right."""
    if isinstance(value, list | tuple):
        return [leaf for item in value for leaf in leaves(item)]
    return [int(value) if isinstance(value, bool) else value]
