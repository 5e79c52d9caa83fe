"""Words for everything: Project Fluent, English and Czech."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import KlubovnaError, Refusal

if TYPE_CHECKING:
    from klubovna.kernel.game import Game
    from klubovna.kernel.rules import Rules

LANGUAGES: Final = ("en", "cs")
NUMBERS: Final = frozenset({"amount", "number", "count", "total"})
"""Nouns that are plain numbers."""


MOST: Final = 10**15
"""Larger numbers than this come from damaged input only, and are shown as they are."""


REMEMBERED: Final = 20_000
"""So many sentences are kept; then the memory begins anew."""


NAMED: Final = 6
"""So many things a question names at most."""


class Term:
    """How a value is put into words: names of our own content by language, or a Fluent message with parameters.

    A parameter is a plain number or text, or a pair (noun, value) that is put into words first.
    """

    __slots__ = ("key", "names", "params")

    def __init__(self, key: str = "", names: dict[str, str] | None = None, **params: Any) -> None:
        self.key = key
        self.names = names
        self.params = params


Noun: TypeAlias = Callable[[Any, Any], Term]
"""`noun(state, value)`; the state is there for names that depend on the table (a seat is called by its role)."""

Effect: TypeAlias = Callable[[Any, Decision[Any], Any], "Term | None"]
"""`effect(state, decision, value)`: what an option brings or costs, beside its label; None: nothing to add."""


class Whole:
    """A noun whose value is itself a list (amounts, a pair): it is put into words as one thing, not one by one."""

    __slots__ = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def __call__(self, state: Any, value: Any) -> Term:
        return self.noun(state, value)


def _bundle(lang: str, *sources: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def _house(lang: str) -> str:
    return (resources.files("klubovna") / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")


class HouseTexts:
    """The words that belong to no game: errors, undo reasons, the terminal."""

    def __init__(self, lang: str, *sources: str) -> None:
        if lang not in LANGUAGES:
            raise KlubovnaError("unknown-language", lang=lang, languages=", ".join(LANGUAGES))
        self.lang = lang
        self.bundle = _bundle(lang, _house(lang), *sources)
        self._said: dict[tuple[Any, ...], str] = {}

    def has(self, key: str, attribute: str | None = None) -> bool:
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return (message.value is not None) if attribute is None else attribute in message.attributes

    def sentence(self, key: str, params: dict[str, Any] | None = None, attribute: str | None = None) -> str:
        """A message with its parameters. What has been said before is remembered: tables say the same things often."""
        said = (key, attribute, *((n, v, type(v)) for n, v in params.items())) if params else (key, attribute)
        try:
            return self._said[said]
        except KeyError:
            text = self._format(key, params or {}, attribute)
        except TypeError:  # a parameter that cannot be remembered
            return self._format(key, params or {}, attribute)
        if len(self._said) >= REMEMBERED:
            self._said.clear()
        self._said[said] = text
        return text

    def _format(self, key: str, params: dict[str, Any], attribute: str | None) -> str:
        if not self.has(key, attribute):
            return f"{{{key}{'.' + attribute if attribute else ''}}}"
        message = self.bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None  # `has` has looked
        numbers = {
            name: fluent_number(value) if type(value) in (int, float) and abs(value) < MOST else str(value)
            for name, value in params.items()
        }
        text, _ = self.bundle.format_pattern(pattern, numbers)
        return str(text)


@cache
def house_texts(lang: str) -> HouseTexts:
    return HouseTexts(lang)


class Texts(HouseTexts):
    """The words of one game in one language."""

    def __init__(self, lang: str, rules: Rules[Any]) -> None:
        if lang not in LANGUAGES:
            raise KlubovnaError("unknown-language", lang=lang, languages=", ".join(LANGUAGES))
        files = sorted((rules.folder / "locale").iterdir(), key=lambda file: file.name)
        sources = [file.read_text(encoding="utf-8") for file in files if file.name.endswith(f"{lang}.ftl")]
        super().__init__(lang, *sources)
        self.rules = rules
        self._names_things = {
            id
            for source in sources
            for id, said in re.findall(r"^([a-z][\w-]*) =(.*)", source, re.MULTILINE)
            if "$things" in said
        }
        """Questions that name what is to be chosen from."""
        self._ids = [id for source in sources for id in re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)]

    def beginning(self, *prefixes: str) -> dict[str, str]:
        """All messages of the game whose ids begin like this and that say something without being told more."""
        return {id: self.sentence(id) for id in self._ids if id.startswith(prefixes)}

    def of(self, game: Game, thing: Any, decision: Decision[Any] | None = None) -> str:
        if isinstance(thing, Decision):
            return self.ask(game.state, thing)
        if isinstance(thing, Refusal):
            return self.sentence(f"undo-{thing}")
        if isinstance(thing, dict) and "event" in thing:
            return self.event(game.state, thing)
        asked = decision or game.decision
        if asked is None:
            raise KlubovnaError("text-nothing")
        return self.option(game.state, asked, thing)

    def ask(self, state: Any, decision: Decision[Any]) -> str:
        params = {"who": self.noun(state, "seat", decision.seat)}
        if decision.kind.about is not None:
            params["about"] = self.noun(state, decision.kind.about, decision.about)
        key = ask_key(decision.kind.name)
        if key in self._names_things:
            named = [self.option(state, decision, value) for value in decision.options[:NAMED]]
            params["things"] = ", ".join([*named, *(["…"] if len(decision.options) > NAMED else [])])
        return self.sentence(key, params)

    def option(self, state: Any, decision: Decision[Any], value: Any) -> str:
        if value is None:
            key = ask_key(decision.kind.name)
            return self.sentence(key, attribute="none") if self.has(key, "none") else self.sentence("none")
        return str(self.noun(state, self._offered(decision), value))

    def _offered(self, decision: Decision[Any]) -> str:
        """What is offered may be told at more length than an event names it."""
        offered = f"offered-{decision.kind.of}"
        return offered if offered in self.rules.nouns else decision.kind.of

    def effect(self, state: Any, decision: Decision[Any], value: Any) -> str:
        """What an option brings or costs, in one line; empty where its label says it all.

        What the game works out goes first (of answering none: the effect `<kind>.none`). What is always the same stands
        beside the words: of a question as `.yes`, `.no`, or `.without` for answering none, of the option's own message
        as `.effect`.
        """
        kind, effects = decision.kind, self.rules.effects
        asked = ask_key(kind.name)
        effect = effects.get(f"{kind.name}.none") if value is None else effects.get(kind.name) or effects.get(kind.of)
        term = None if effect is None else effect(state, decision, value)
        if term is not None:
            return self.term(state, term)
        if value is None:
            return self.sentence(asked, attribute="without") if self.has(asked, "without") else ""
        key = self._key(state, self._offered(decision), value)
        if self.has(asked, key):
            return self.sentence(asked, attribute=key)
        return self.sentence(key, attribute="effect") if self.has(key, "effect") else ""

    def _key(self, state: Any, noun: str, value: Any) -> str:
        """The message that names a value; empty for names of our own content and plain numbers."""
        if noun in NUMBERS or isinstance(value, list):
            return ""
        return self.rules.nouns[noun](state, value).key if noun in self.rules.nouns else f"{noun}-{value}"

    def event(self, state: Any, event: dict[str, Any]) -> str:
        """An event in words; its private parameters, where told, change the sentence to the `.known` one."""
        kind = self.rules.events[event["event"]]
        nouns = dict(zip(kind.params, kind.nouns, strict=True))
        params = {name: self.noun(state, nouns[name], value) for name, value in event["params"].items()}
        key = "event-" + dashed(kind.name)
        private = len(kind.params) > kind.public and len(params) == len(kind.params)
        return self.sentence(key, params, "known" if private and self.has(key, "known") else None)

    def noun(self, state: Any, noun: str, value: Any) -> Any:
        """A value in words; plain numbers stay numbers, lists are joined unless the noun is a `Whole`."""
        if isinstance(value, list) and not isinstance(self.rules.nouns.get(noun), Whole):
            return ", ".join(str(self.noun(state, noun, one)) for one in value) or "–"
        if value is None:
            return self.sentence("none")
        if noun in NUMBERS:
            return value
        if noun not in self.rules.nouns:
            key = f"{noun}-{value}"
            return self.sentence(key) if self.has(key) else value
        return self.term(state, self.rules.nouns[noun](state, value))

    def term(self, state: Any, term: Term) -> str:
        if term.names is not None and not term.key:
            return term.names[self.lang]
        params: dict[str, Any] = {
            k: self.noun(state, *v) if isinstance(v, tuple) else v for k, v in term.params.items()
        }
        if term.names is not None:
            params["name"] = term.names[self.lang]
        return self.sentence(term.key, params)


def dashed(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")


def ask_key(kind: str) -> str:
    return "ask-" + dashed(kind)
