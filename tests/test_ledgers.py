"""The ledgers of all games: whole, in both languages, with every reference kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import klubovna
from klubovna.kernel.rulebook import Example, Ledger, Ruling
from klubovna.kernel.text import LANGUAGES

COUNTS = {
    "ash": (280, 5, 81),
    "gloomhaven": (978, 117, 66),
    "harrow": (621, 42, 154),
    "monsterlands": (544, 22, 102),
    "root": (578, 37, 172),
}
"""Clauses, worked examples and rulings: a line that gets lost is missed here."""


@pytest.fixture(params=sorted(COUNTS))
def ledger(request: pytest.FixtureRequest) -> Ledger:
    return klubovna.rules(request.param).ledger


def texts(ledger: Ledger) -> Iterator[tuple[str, dict[str, str]]]:
    """Every text of the ledger with the id it belongs to, by language."""
    yield ledger.game, ledger.title
    for section in ledger.section:
        yield section.id, {"en": section.en, "cs": section.cs}
    for clause in ledger.rule:
        yield clause.id, {"en": clause.en, "cs": clause.cs}
    for ruling in ledger.ruling:
        yield from ((ruling.id, text) for text in (ruling.question, ruling.ruling, ruling.why))
    for example in ledger.example:
        yield from ((example.id, text) for text in (example.situation, example.outcome))


def test_every_game_is_counted() -> None:
    assert sorted(COUNTS) == klubovna.games()


def test_nothing_is_missing(ledger: Ledger) -> None:
    assert (len(ledger.rule), len(ledger.example), len(ledger.ruling)) == COUNTS[ledger.game]


def test_every_text_is_there_in_both_languages(ledger: Ledger) -> None:
    for id, text in texts(ledger):
        assert set(text) == set(LANGUAGES), id
        assert all(words and words == words.strip() for words in text.values()), id


def test_no_text_is_left_in_english(ledger: Ledger) -> None:
    same = {id for id, text in texts(ledger) if text["en"] == text["cs"]}
    assert same <= {ledger.game}  # the title of a game may be the same in both


def test_no_id_twice(ledger: Ledger) -> None:
    # a clause of Root's Law without further numbers bears its section's own number, so sections are counted apart
    sections = [section.id for section in ledger.section]
    entries = [clause.id for clause in ledger.rule]
    entries += [ruling.id for ruling in ledger.ruling]
    entries += [example.id for example in ledger.example]
    for ids in (sections, entries):
        assert len(ids) == len(set(ids))


def test_clauses_stand_in_their_sections(ledger: Ledger) -> None:
    sections = [section.id for section in ledger.section]
    assert {clause.section for clause in ledger.rule} <= set(sections)
    for clause in ledger.rule:
        assert re.match(rf"{re.escape(clause.section)}([.#]|$)", clause.id), clause.id
    assert sorted(ledger.rule, key=lambda clause: sections.index(clause.section)) == ledger.rule


def test_no_section_is_empty(ledger: Ledger) -> None:
    ids = [clause.id for clause in ledger.rule] + [section.id for section in ledger.section]
    for section in ledger.section:
        inside = rf"{re.escape(section.id)}([.#]|$)"
        assert sum(re.match(inside, id) is not None for id in ids) > 1, section.id


def test_rulings_and_examples_are_about_clauses(ledger: Ledger) -> None:
    clauses = {clause.id for clause in ledger.rule}
    entries: list[Ruling | Example] = [*ledger.ruling, *ledger.example]
    for entry in entries:
        assert entry.rules, entry.id
        assert set(entry.rules) <= clauses, entry.id


def test_rulings_and_examples_named_in_a_text_exist_and_are_the_same_in_both_languages(ledger: Ledger) -> None:
    known = {ruling.id for ruling in ledger.ruling} | {example.id for example in ledger.example}
    for id, text in texts(ledger):
        named = {lang: set(re.findall(r"\b(?:r\.\d+|ex\.\w+\.\d+[a-z]?)", words)) for lang, words in text.items()}
        assert named["en"] == named["cs"] <= known, id
