"""What games of all variants hold: from it `research.toml` is written, and the table of environments in the docs."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from msgspec import inspect

from klubovna.kernel import serialize
from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.record import new
from klubovna.kernel.rules import Rules
from klubovna.research.actions import Actions
from klubovna.research.declaration import NO_VALUE, Declaration, Declared, Names, flattened, leaves, part_fields, read
from klubovna.research.encoder import Encoder, view_of
from klubovna.research.shapes import indexless, is_struct, is_word, keys_of, shared_fields, tag_of

TOO_MANY: Final = 8_000
"""A noun with more values than this is numbered by place."""
LOOKED_AT: Final = 0.25


class Survey:
    """Plays random games of all variants, some of them as the game's own policy would, and notes what occurs."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.before = read(rules) or Declaration(version=1, names=[])
        self.capacity: Counter[str] = Counter()
        self.least: dict[str, int] = {}
        self.keys: dict[str, dict[str, None]] = {path: dict.fromkeys(keys) for path, keys in self.before.keys.items()}
        self.words: dict[str, None] = dict.fromkeys(self.before.names)
        self.shapes: dict[str, dict[tuple[str | None, ...], list[list[int]]]] = {}
        self.nothing: set[str] = set()
        self.options: Counter[str] = Counter()
        self.events = 0
        self.view = inspect.type_info(view_of(rules))
        self._left_out = frozenset(self.before.leave_out)
        self._names = Names()
        for word in _declared_words(rules):
            self.words.setdefault(word)

    def game(self, seed: int) -> Game:
        """One more game."""
        g = variant(self.rules, seed, journal=True)
        rng = random.Random(seed)
        skill = seed % 3 * 0.4 if self.rules.policy is not None else 0.0
        while (decision := g.decision) is not None:
            self._decision(g, decision)
            if rng.random() < LOOKED_AT:
                self._look(self.view, self.rules.view(g.state, rng.randrange(g.seats)), "")
            g.choose(picked(g, decision, rng, skill))
        self._look(self.view, self.rules.view(g.state, 0), "")
        self.events = max(self.events, g.happened)
        for event in g.events(None):
            self._words(list(event["params"].values()))
        return g

    def _decision(self, g: Game, decision: Decision[Any]) -> None:
        noun = decision.kind.of
        self.options[noun] = max(self.options[noun], len(decision.options))
        self._words(decision.about)
        shapes = self.shapes.setdefault(noun, {})
        for value in decision.options:
            if value is None:
                self.nothing.add(noun)
                continue
            parts = leaves(serialize.dump(value))
            self._words(parts)
            numbers = [part for part in parts if not isinstance(part, str)]
            bounds = shapes.setdefault(
                tuple(part if isinstance(part, str) else None for part in parts), [[n, n] for n in numbers]
            )
            for bound, number in zip(bounds, numbers, strict=True):
                bound[0], bound[1] = min(bound[0], number), max(bound[1], number)
            for part in self.rules.parts.lit(g.state, decision, value):
                name, fields = part_fields(part)
                self._words([name, *fields])

    def _words(self, value: Any) -> None:
        if isinstance(value, str):
            self.words.setdefault(value)
        elif isinstance(value, dict):
            self._words([*value, *value.values()])
        elif isinstance(value, list | tuple):
            for one in value:
                self._words(one)

    def _look(self, kind: inspect.Type, value: Any, path: str) -> None:
        """The same walk through a view that `shapes.Writer` writes code for."""
        if value is None or path in self._left_out:
            return
        if isinstance(kind, inspect.UnionType):
            kinds = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
            if len(kinds) == 1:
                self._look(kinds[0], value, path)
            elif is_struct(kind):
                self._either([one for one in kinds if isinstance(one, inspect.StructType)], value, path)
            elif all(is_word(one) or isinstance(one, inspect.IntType) for one in kinds):
                self._words(value)
            else:
                self._plain(value, path)
        elif isinstance(kind, inspect.StructType):
            for field in kind.fields:
                self._look(field.type, getattr(value, field.name), f"{path}.{field.name}" if path else field.name)
        elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
            self._most(path, len(value))
            for i, one in enumerate(value):
                self._look(kind.item_type, one, path if is_struct(kind.item_type) else f"{path}[{i}]")
        elif isinstance(kind, inspect.TupleType):
            for i, one in enumerate(kind.item_types):
                self._look(one, value[i], f"{path}.{i}")
        elif isinstance(kind, inspect.NamedTupleType):
            for i, field in enumerate(kind.fields):
                self._look(field.type, value[i], f"{path}.{i}")
        elif isinstance(kind, inspect.DictType):
            self._dict(kind, value, path)
        elif is_word(kind):
            self.words.setdefault(value)
        elif not isinstance(kind, inspect.IntType | inspect.BoolType | inspect.LiteralType):
            self._plain(value, path)

    def _either(self, kinds: list[inspect.StructType], value: Any, path: str) -> None:
        alike = shared_fields(kinds)
        (kind,) = [one for one in kinds if one.cls is type(value)]
        for field in kind.fields:
            inner = path if field.name in alike else f"{path}.{tag_of(kind)}"
            self._look(field.type, getattr(value, field.name), f"{inner}.{field.name}")

    def _dict(self, kind: inspect.DictType, value: dict[str, Any], path: str) -> None:
        if keys_of(kind, []) is None:
            self._plain(value, path)
            return
        if isinstance(kind.key_type, inspect.StrType):
            for key in value:
                self.keys.setdefault(indexless(path), {}).setdefault(key)
        for key, one in value.items():
            self._look(kind.value_type, one, path if is_struct(kind.value_type) else f"{path}[{key}]")

    def _plain(self, value: Any, path: str) -> None:
        self._words(value)
        self._most(path, len(flattened(value, self._names)))

    def _most(self, path: str, count: int) -> None:
        path = indexless(path)
        self.capacity[path] = max(self.capacity[path], count)
        self.least[path] = min(self.least.get(path, count), count)

    # -- the declaration ---------------------------------------------------------------------------------------------

    def declaration(self) -> Declaration:
        """What was declared before, and room for what is new."""
        before = self.before
        capacity = dict(before.capacity)
        for path, most in sorted(self.capacity.items()):
            if most > capacity.get(path, 0):
                capacity[path] = most if most in (self.least[path], self.rules.seats[1]) else _roomy(most)
        forms = {noun: list(texts) for noun, texts in before.forms.items()}
        slots = dict(before.slots)
        for noun in self.shapes:
            made = self._forms(noun, forms.get(noun, []))
            if noun in slots or _size(made) > TOO_MANY:
                slots[noun] = max(slots.get(noun, 0), _roomy(self.options[noun]))
            else:
                forms[noun] = made
        most_options = max(self.options.values(), default=0)
        after = Declaration(
            version=before.version,
            names=list(self.words),
            capacity=capacity,
            keys={path: list(keys) for path, keys in self.keys.items()},
            leave_out=before.leave_out,
            forms=dict(sorted(forms.items())),
            slots=dict(sorted(slots.items())),
            events=max(before.events, self.events if self.events <= before.events else self.events * 5 // 4),
            hidden=before.hidden,
            options=before.options if most_options <= before.options else most_options * 5 // 4,
        )
        if before.names and self._layout(after) != self._layout(before):
            after.version += 1
        return after

    def _layout(self, declaration: Declaration) -> tuple[str, str]:
        made = Declared(self.rules, declaration)
        return Encoder(made).layout, Actions(made).layout

    def _forms(self, noun: str, before: list[str]) -> list[str]:
        made = list(before)
        if noun in self.nothing and NO_VALUE not in made:
            made.insert(0, NO_VALUE)
        for shape, bounds in self.shapes[noun].items():
            if not any(_covers(text, shape, bounds) for text in made):
                made = [text for text in made if text == NO_VALUE or _shape(text) != shape]
                made.append(_form(shape, bounds))
        return made


def _declared_words(rules: Rules[Any]) -> Iterator[str]:
    """Kinds first, for their order is that of the actions; then whatever has a name."""
    yield from rules.kinds
    yield from rules.events
    yield from rules.roles
    yield from dict.fromkeys(kind.of for kind in rules.kinds.values())
    yield from dict.fromkeys(_ids(rules.content.files))


def _ids(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for one in value.values():
            yield from _ids(one)
    elif isinstance(value, list):
        for one in value:
            yield from _ids(one)


def _roomy(most: int) -> int:
    """A little more than was seen."""
    return most if most <= 1 else most + max(1, most // 4)


def _form(shape: tuple[str | None, ...], bounds: list[list[int]]) -> str:
    left = iter(bounds)
    return " ".join(word if word is not None else _range(*next(left)) for word in shape)


def _range(low: int, high: int) -> str:
    if low == high and low in (-1, 0):
        return f"{low}..{high}"  # a number that says nothing
    if high > 1:
        high += max(2, high // 4)
    if low < -1:
        low -= max(2, -low // 4)
    return f"{min(low, 0)}..{high}"


def _shape(text: str) -> tuple[str | None, ...]:
    return tuple(None if ".." in word else word for word in text.split())


def _covers(text: str, shape: tuple[str | None, ...], bounds: list[list[int]]) -> bool:
    if text == NO_VALUE or _shape(text) != shape:
        return False
    ranges = [word.split("..") for word in text.split() if ".." in word]
    return all(int(low) <= b[0] and b[1] <= int(high) for (low, high), b in zip(ranges, bounds, strict=True))


def _size(forms: list[str]) -> int:
    size = 0
    for text in forms:
        one = 1
        for word in text.split() if text != NO_VALUE else []:
            low, dots, high = word.partition("..")
            one *= int(high) - int(low) + 1 if dots else 1
        size += one
    return size


def variant(rules: Rules[Any], seed: int, *, journal: bool = False) -> Game:
    """A new game of some variant."""
    setup = rules.trials.soak(seed) if rules.trials.soak is not None else {"seats": rules.seats[1]}
    return new(rules, **{"seed": seed, "journal": journal, "marks": False, **setup})


def picked(g: Game, decision: Decision[Any], rng: random.Random, skill: float) -> int:
    """At random, or with this chance as the game's own policy would."""
    if skill and rng.random() < skill and g.rules.policy is not None:
        return g.rules.policy.choose(g.state, decision, decision.seat)
    return rng.randrange(len(decision.options))


def toml(declaration: Declaration) -> str:
    """As it is kept in the game's folder."""
    lines = [
        "# Names, capacities and ranges: docs/research.md. Written by `python -m klubovna.research declare`.",
        f"version = {declaration.version}",
        f"events = {declaration.events}",
        f"options = {declaration.options}",
        f"hidden = {_quoted(declaration.hidden)}",
        f"leave_out = {_array(declaration.leave_out)}",
        f"names = {_array(declaration.names)}",
    ]
    for title, table in (("capacity", declaration.capacity), ("slots", declaration.slots)):
        lines += ["", f"[{title}]", *(f"{_quoted(key)} = {value}" for key, value in table.items())]
    for title, lists in (("keys", declaration.keys), ("forms", declaration.forms)):
        lines += ["", f"[{title}]", *(f"{_quoted(key)} = {_array(value)}" for key, value in lists.items())]
    return "\n".join(lines) + "\n"


def _quoted(word: str) -> str:
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _array(words: list[str]) -> str:
    """In lines of 120."""
    lines, line = ["["], "   "
    for word in words:
        if len(line) + len(_quoted(word)) > 116:
            lines.append(line)
            line = "   "
        line += f" {_quoted(word)},"
    whole = "[" + line.strip().rstrip(",") + "]"
    return whole if len(lines) == 1 and len(whole) < 100 else "\n".join([*lines, line, "]"])
