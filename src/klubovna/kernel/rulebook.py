"""A game's ledger: every rule as one clause with an id, in English and Czech, with rulings and worked examples."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Any

import msgspec


class Section(msgspec.Struct):
    """`later` says why the whole section is not part of the game yet (a campaign around it, a further box)."""

    id: str
    en: str
    cs: str
    later: str = ""

    def text(self, lang: str) -> str:
        return self.cs if lang == "cs" else self.en


class Clause(msgspec.Struct):
    """One testable statement. `untestable` says why no program can show it (table talk, how to hold a bag);
    `later` why it is not part of the game yet, as for sections."""

    id: str
    section: str
    kind: str
    en: str
    cs: str
    given: str = ""
    untestable: str = ""
    later: str = ""

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

    def later(self) -> set[str]:
        """What is not part of the game yet: clauses, and the rulings and examples that are about such clauses only."""
        sections = {section.id for section in self.section if section.later}
        put_off = {clause.id for clause in self.rule if clause.later or clause.section in sections}
        about = {one.id: one.rules for one in self.ruling} | {one.id: one.rules for one in self.example}
        return put_off.union(id for id, rules in about.items() if rules and put_off.issuperset(rules))

    def ids(self) -> set[str]:
        """Everything a test may be labelled with."""
        return {c.id for c in self.rule} | {r.id for r in self.ruling} | {e.id for e in self.example}
