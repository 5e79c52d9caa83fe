"""The ledger of a game: what is not part of it yet is counted apart."""

from __future__ import annotations

from importlib.resources import files

from klubovna.kernel.rulebook import Clause, Example, Ledger, Ruling, Section
from klubovna.kernel.text import LANGUAGES, house_texts
from klubovna.testing.coverage import GameCoverage, ledger_of


def small_ledger() -> Ledger:
    both = {"en": "x", "cs": "y"}
    return Ledger(
        game="toy",
        title=both,
        section=[Section("now", "Now", "Teď"), Section("town", "Town", "Město", later="Comes with the campaign.")],
        rule=[
            Clause("now.01", "now", "turn", "x", "y"),
            Clause("now.02", "now", "campaign", "x", "y", later="Comes with the campaign."),
            Clause("town.01", "town", "campaign", "x", "y"),
        ],
        ruling=[
            Ruling("r.1", ["now.01", "town.01"], both, both, both),
            Ruling("r.2", ["town.01", "now.02"], both, both, both),
        ],
        example=[Example("ex.1", ["town.01"], both, both)],
    )


def test_clauses_are_put_off_alone_or_with_their_section() -> None:
    assert small_ledger().later() == {"now.02", "town.01", "r.2", "ex.1"}


def test_what_is_put_off_does_not_count_against_the_coverage() -> None:
    covered = GameCoverage("toy", 10, 4, 1, 5, [], (0, 0), (0, 0))
    assert covered.percent == 100.0
    assert GameCoverage("toy", 10, 4, 0, 5, ["a"], (0, 0), (0, 0)).percent == 80.0


def test_nothing_of_gloomhaven_is_put_off() -> None:
    ledger = ledger_of("gloomhaven")
    assert [section.id for section in ledger.section if section.later] == []
    assert not any(clause.later for clause in ledger.rule)


def test_nothing_else_is_put_off() -> None:
    for game in ("ash", "root", "harrow", "monsterlands"):
        assert (files("klubovna.games") / game / "rulebook.toml").is_file()
        assert not ledger_of(game).later(), game


def test_the_table_names_it_in_both_languages() -> None:
    assert [house_texts(lang).sentence("coverage-later") for lang in LANGUAGES]
