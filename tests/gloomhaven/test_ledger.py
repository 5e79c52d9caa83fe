"""The ledger of Gloomhaven: whole, in both languages, with every reference kept and every case readable."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files

from klubovna.kernel.rulebook import Ledger
from klubovna.kernel.text import LANGUAGES

FILE = files("klubovna.games") / "gloomhaven" / "rulebook.toml"
LEDGER = Ledger.read(FILE)


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
    # the titles of the monster examples serve readers of the file only; the kernel does not carry them
    for example in tomllib.loads(FILE.read_text(encoding="utf-8"))["example"]:
        if "title" in example:
            yield example["id"], example["title"]


def test_nothing_is_missing():
    assert LEDGER.game == "gloomhaven"
    counts = [len(entries) for entries in (LEDGER.section, LEDGER.rule, LEDGER.example, LEDGER.ruling)]
    assert counts == [75, 749, 117, 50]


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


def test_rulings_and_examples_named_in_a_text_exist_and_are_the_same_in_both_languages():
    known = {entry.id for entry in (*LEDGER.ruling, *LEDGER.example)}
    for id, text in texts():
        named = {lang: set(re.findall(r"\b(?:r\.\d+|ex\.\w+\.\d+[a-z]?)", words)) for lang, words in text.items()}
        assert named["en"] == named["cs"] <= known, id


def test_monster_examples_carry_a_whole_case():
    cases = {example.id: example.case for example in LEDGER.example if example.case}
    assert set(cases) == {example.id for example in LEDGER.example if example.id.startswith("ex.mon.")}
    for id, case in cases.items():
        names = [enemy["name"] for enemy in case["enemies"]]
        assert ("floor" in case) != ("floor_radius" in case), id
        assert {"at", "attack", "ranged", "range", "targets"} <= set(case["monster"]), id
        assert sorted(enemy["order"] for enemy in case["enemies"]) == list(range(1, len(names) + 1)), id
        assert case["focus"] in ("", *names), id
        assert set(case["attacks"]) <= set(names), id
        assert case["ends"], id


def test_monster_examples_tell_their_case_in_both_languages():
    for example in LEDGER.example:
        spots = [(*enemy["at"],) for enemy in example.case.get("enemies", ())]
        for lang in LANGUAGES:
            assert all(f"({q},{r})" in example.situation[lang] for q, r in spots), example.id
            assert all(f"({q},{r})" in example.outcome[lang] for q, r in example.case.get("ends", ())), example.id
