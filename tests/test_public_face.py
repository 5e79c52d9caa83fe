"""The public face: what other code and our users call, to the letter."""

import json
import subprocess
import sys
from typing import Any

import pytest

import klubovna


def test_games_are_listed_before_and_after_one_is_loaded() -> None:
    code = "import klubovna; print(klubovna.games()); klubovna.rules('ash'); print(klubovna.games())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    before, after = done.stdout.splitlines()
    assert before == after
    assert "'ash'" in before


def test_rules_say_what_a_game_is() -> None:
    rules = klubovna.rules("ash")
    assert rules.title == {"en": "Crown of Ash", "cs": "Koruna z popela"}
    assert rules.seats == (1, 4)
    assert rules.roles == ("visio", "nox", "mors", "fortis")
    assert rules.options["type"] == "object"
    assert rules.options["properties"]["powers"]["type"] == "boolean"
    assert rules.options["additionalProperties"] is False
    clause = rules.ledger.clause("battle.16")
    assert clause is not None
    assert clause.text("cs")
    assert "warriors" in rules.content.files


def test_a_game_from_beginning_to_end() -> None:
    g = klubovna.new("ash", seats=3, seed=7, roles=None, options={"powers": True})
    while not g.over:
        d = g.decision
        assert d is g.decisions[0]
        assert d.rule == d.kind.rule
        assert {"name", "of", "rule", "secret"} <= set(dir(d.kind))
        for thing in (d, *d.options):
            assert g.text("cs", thing)
            assert g.text("en", thing)
        g.choose(len(d.options) - 1)
        assert g.can_undo(d.seat) in (True, "dice", "seen", "acted", "nothing")
    assert g.decision is None
    result = g.result
    assert result is not None
    assert [len(result.ranks), len(result.scores)] == [3, 3]
    assert result.winners == [seat for seat in range(3) if result.ranks[seat] == 1]
    for seat in (None, 0, 1, 2):
        json.dumps(g.view(seat))
        events = g.events(seat)
        json.dumps(events)
        assert all(event["rule"] for event in events)
        assert g.events(seat, since=10) == events[10:]
        assert all(g.text("cs", event) for event in events)
    record = json.loads(json.dumps(g.record()))
    assert klubovna.replay(record).fingerprint() == g.fingerprint()


def test_the_same_seed_gives_the_same_game() -> None:
    one, two, other = (klubovna.new("ash", seats=2, seed=seed) for seed in (5, 5, 6))
    assert one.fingerprint() == two.fingerprint() != other.fingerprint()


def test_without_a_seed_games_differ() -> None:
    assert klubovna.new("ash", seats=2).fingerprint() != klubovna.new("ash", seats=2).fingerprint()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess", "seats": 2}, "Unknown game “chess”"),
        ({"seats": 5}, "1 to 4 seats, not by 5"),
        ({"seats": "2"}, "not by '2'"),
        ({"seats": True}, "not by True"),
        ({"seed": -1}, "A seed is"),
        ({"seed": "x"}, "A seed is"),
        ({"roles": ["visio"]}, "number of roles"),
        ({"roles": ["visio", "marquise"]}, "Unknown role 'marquise'"),
        ({"roles": ["visio", "visio"]}, "one seat only"),
        ({"options": {"dragons": True}}, "Unknown option “dragons”"),
        ({"options": {"powers": "yes"}}, "takes yes or no"),
        ({"options": {"difficulty": "mad"}}, "takes one of: high, low, medium"),
        ({"seats": 4, "options": {"automa": True}}, "automa"),
    ],
)
def test_a_wrong_beginning_is_refused_in_one_sentence(arguments: dict[str, Any], words: str) -> None:
    whole = {"game": "ash", "seats": 2, "seed": 1, **arguments}
    with pytest.raises(klubovna.KlubovnaError, match=words) as caught:
        klubovna.new(**whole)
    assert "\n" not in str(caught.value)
    assert caught.value.text("cs") != str(caught.value)


def test_text_of_an_unknown_language_is_refused() -> None:
    g = klubovna.new("ash", seats=2, seed=1)
    with pytest.raises(klubovna.KlubovnaError, match="Unknown language"):
        g.text("de", g.decision)


def test_a_record_of_a_foreign_game_names_it() -> None:
    record = klubovna.new("ash", seats=2, seed=1).record()
    with pytest.raises(klubovna.RecordError, match="halma"):
        klubovna.replay({**record, "game": "halma"})
