"""The ledger of Root: whole, in both languages, with every reference kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

from klubovna.games.root import RULES
from klubovna.kernel.text import LANGUAGES

LEDGER = RULES.ledger


def texts() -> Iterator[tuple[str, dict[str, str]]]:
    """Every text of the ledger with the id it belongs to, by language."""
    yield LEDGER.game, LEDGER.title
    for section in LEDGER.section:
        yield section.id, {"en": section.en, "cs": section.cs}
    for clause in LEDGER.rule:
        yield clause.id, {"en": clause.en, "cs": clause.cs}
    for ruling in LEDGER.ruling:
        yield from ((ruling.id, text) for text in (ruling.question, ruling.ruling, ruling.why))
    for example in LEDGER.example:
        yield from ((example.id, text) for text in (example.situation, example.outcome))


def test_every_text_is_there_in_both_languages():
    for id, text in texts():
        assert set(text) == set(LANGUAGES), id
        assert all(words and words == words.strip() for words in text.values()), id


def test_no_text_is_left_in_english():
    assert not [id for id, text in texts() if text["en"] == text["cs"]]


def test_no_id_twice():
    # a clause of the Law without further numbers bears its section's own number, so sections are counted apart
    for entries in (LEDGER.section, (*LEDGER.rule, *LEDGER.ruling, *LEDGER.example)):
        ids = [entry.id for entry in entries]
        assert len(ids) == len(set(ids))


def test_clauses_stand_in_their_sections():
    sections = [section.id for section in LEDGER.section]
    assert {clause.section for clause in LEDGER.rule} <= set(sections)
    for clause in LEDGER.rule:
        assert re.match(rf"{re.escape(clause.section)}([.#]|$)", clause.id), clause.id
    assert sorted(LEDGER.rule, key=lambda clause: sections.index(clause.section)) == LEDGER.rule


def test_no_section_is_empty():
    for section in LEDGER.section:
        inside = (other for other in (*LEDGER.rule, *LEDGER.section) if other is not section)
        assert any(re.match(rf"{re.escape(section.id)}([.#]|$)", other.id) for other in inside), section.id


def test_rulings_and_examples_are_about_clauses():
    clauses = {clause.id for clause in LEDGER.rule}
    for entry in (*LEDGER.ruling, *LEDGER.example):
        assert entry.rules, entry.id
        assert set(entry.rules) <= clauses, entry.id


def test_rulings_named_in_a_text_exist_and_are_the_same_in_both_languages():
    rulings = {ruling.id for ruling in LEDGER.ruling}
    for id, text in texts():
        named = {lang: set(re.findall(r"\br\.\d+", words)) for lang, words in text.items()}
        assert named["en"] == named["cs"] <= rulings, id
