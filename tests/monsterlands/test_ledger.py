"""The ledger of Monster Lands: whole, in both languages, with every reference kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

from klubovna.kernel.rulebook import Ledger
from klubovna.kernel.text import LANGUAGES

LEDGER = Ledger.read(files("klubovna.games") / "monsterlands" / "rulebook.toml")


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


def test_nothing_is_missing():
    assert LEDGER.game == "monsterlands"
    counts = [len(entries) for entries in (LEDGER.section, LEDGER.rule, LEDGER.example, LEDGER.ruling)]
    assert counts == [74, 544, 22, 100]


def test_every_text_is_there_in_both_languages():
    for id, text in texts():
        assert set(text) == set(LANGUAGES), id
        assert all(words and words == words.strip() for words in text.values()), id


def test_no_text_is_left_in_english():
    assert not [id for id, text in texts() if text["en"] == text["cs"]]


def test_no_id_twice():
    ids = [entry.id for entry in (*LEDGER.section, *LEDGER.rule, *LEDGER.ruling, *LEDGER.example)]
    assert len(ids) == len(set(ids))


def test_clauses_stand_in_their_sections():
    sections = [section.id for section in LEDGER.section]
    assert {clause.section for clause in LEDGER.rule} == set(sections)
    assert all(re.fullmatch(rf"{re.escape(clause.section)}\.\d+", clause.id) for clause in LEDGER.rule)
    assert sorted(LEDGER.rule, key=lambda clause: sections.index(clause.section)) == LEDGER.rule


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
