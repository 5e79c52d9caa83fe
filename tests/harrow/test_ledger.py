"""The words of Harrow County's ledger: each language uses its own names."""

from __future__ import annotations

import re

from klubovna.games.harrow import RULES


def test_abilities_and_factions_bear_their_names_in_each_language() -> None:
    english = re.compile(
        r"\b(ADVANCE|SPAWN|STRENGTHEN|Protectors|Family|Fair Folk|Emmy|Bernice|Priscilla|Odessa|Willa)\b"
    )
    czech = re.compile(r"\b(POSUNUTÍ|ZPLOZENÍ|POSÍLENÍ|Ochránc\w+|Rodin\w+|Říš\w+ víl|Berenik\w+|Vilm\w+)\b")
    for clause in RULES.ledger.rule:
        assert not english.search(clause.cs), clause.id
        assert not czech.search(clause.en), clause.id
