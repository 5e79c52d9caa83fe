"""A game's ledger: every rule as one clause with an id, in English and Czech, with rulings and worked examples."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Any

import msgspec


class Section(msgspec.Struct):
    id: str
    en: str
    cs: str

    def text(self, lang: str) -> str:
        return self.cs if lang == "cs" else self.en


class Clause(msgspec.Struct):
    """One testable statement. `untestable` says why no program can show it (table talk, how to hold a bag)."""

    id: str
    section: str
    kind: str
    en: str
    cs: str
    given: str = ""
    untestable: str = ""

    def text(self, lang: str) -> str:
        return self.cs if lang == "cs" else self.en


class Example(msgspec.Struct):
    """A worked example of the rulebook; its texts by language."""

    id: str
    rules: list[str]
    situation: dict[str, str]
    outcome: dict[str, str]
    case: dict[str, Any] = {}


class Ruling(msgspec.Struct):
    """What we decided where the text is silent; its texts by language."""

    id: str
    rules: list[str]
    question: dict[str, str]
    ruling: dict[str, str]
    why: dict[str, str]


class Ledger(msgspec.Struct):
    game: str
    title: dict[str, str]
    section: list[Section] = []
    rule: list[Clause] = []
    example: list[Example] = []
    ruling: list[Ruling] = []

    @classmethod
    def read(cls, path: Traversable) -> Ledger:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), cls)

    def clause(self, id: str) -> Clause | None:
        return next((c for c in self.rule if c.id == id), None)

    def rulings_for(self, id: str) -> list[Ruling]:
        return [r for r in self.ruling if id in r.rules]

    def ids(self) -> set[str]:
        """Everything a test may be labelled with."""
        return {c.id for c in self.rule} | {r.id for r in self.ruling} | {e.id for e in self.example}
