"""The worked examples of Gloomhaven's ledger that a program reads."""

from __future__ import annotations

from importlib.resources import files

from klubovna.kernel.rulebook import Ledger
from klubovna.kernel.text import LANGUAGES

LEDGER = Ledger.read(files("klubovna.games") / "gloomhaven" / "rulebook.toml")


def test_monster_examples_carry_a_whole_case() -> None:
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


def test_monster_examples_tell_their_case_in_both_languages() -> None:
    for example in LEDGER.example:
        spots = [(*enemy["at"],) for enemy in example.case.get("enemies", ())]
        for lang in LANGUAGES:
            assert all(f"({q},{r})" in example.situation[lang] for q, r in spots), example.id
            assert all(f"({q},{r})" in example.outcome[lang] for q, r in example.case.get("ends", ())), example.id
