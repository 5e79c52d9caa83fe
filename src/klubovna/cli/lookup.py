"""The ledger on paper: sections, one clause with its rulings, a search for words."""

from __future__ import annotations

import unicodedata
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from klubovna.kernel.rulebook import Clause, Ledger, Ruling
from klubovna.kernel.rules import Rules
from klubovna.kernel.text import house_texts


def sections(rules: Rules[Any], lang: str) -> RenderableType:
    """All sections, with how many clauses each has."""
    ledger, texts = rules.ledger, house_texts(lang)
    table = Table(title=Text(rules.title[lang]), title_justify="left", box=None, padding=(0, 2, 0, 0))
    table.add_column(Text(texts.sentence("cli-section")), style="dim")
    table.add_column(Text())
    table.add_column(Text(texts.sentence("cli-clauses")), justify="right")
    for section in ledger.section:
        count = sum(c.section == section.id for c in ledger.rule)
        table.add_row(Text(section.id), Text(section.text(lang)), Text(str(count)))
    counts = {"clauses": len(ledger.rule), "rulings": len(ledger.ruling), "examples": len(ledger.example)}
    return Group(table, Text(texts.sentence("cli-ledger-counts", counts), style="dim"))


def entry(ledger: Ledger, id: str, lang: str) -> RenderableType | None:
    """Whatever has this id: a clause with its rulings, a ruling, a worked example, a section; None: nothing has."""
    if (clause := ledger.clause(id)) is not None:
        return one_clause(ledger, clause, lang)
    for ruling in ledger.ruling:
        if ruling.id == id:
            return _ruling(ruling, lang)
    for example in ledger.example:
        if example.id == id:
            head = _head(example.id, ", ".join(example.rules))
            return Group(head, _body(example.situation[lang]), _body(example.outcome[lang]))
    if any(section.id == id for section in ledger.section):
        return clauses([c for c in ledger.rule if c.section == id], lang)
    return None


def one_clause(ledger: Ledger, clause: Clause, lang: str) -> RenderableType:
    section = next((s for s in ledger.section if s.id == clause.section), None)
    title = "" if section is None else section.text(lang)
    parts: list[RenderableType] = [_head(clause.id, title), _body(clause.text(lang))]
    parts += [_ruling(ruling, lang) for ruling in ledger.rulings_for(clause.id)]
    return Group(*parts)


def _ruling(ruling: Ruling, lang: str) -> RenderableType:
    head = _head(ruling.id, house_texts(lang).sentence("cli-ruling"))
    return Group(head, _body(ruling.question[lang], "italic"), _body(ruling.ruling[lang]))


def _head(id: str, title: str) -> Text:
    return Text.assemble((id, "bold"), "  ", (title, "dim"))


def _body(text: str, style: str = "") -> Padding:
    return Padding(Text(text, style=style), (0, 0, 0, 2))


def clauses(found: list[Clause], lang: str) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for clause in found:
        table.add_row(Text(clause.id), Text(clause.text(lang)))
    return table


def search(ledger: Ledger, words: str, lang: str) -> list[Clause]:
    """Clauses that have all the words, in this language; accents and capitals make no difference."""
    wanted = _bare(words).split()
    return [clause for clause in ledger.rule if all(word in _bare(clause.text(lang)) for word in wanted)]


def _bare(text: str) -> str:
    split = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in split if not unicodedata.combining(c))
