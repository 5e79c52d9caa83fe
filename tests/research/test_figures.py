"""The commands that make the figures of docs/research.md run, and a declaration only ever grows."""

from __future__ import annotations

import msgspec
import pytest
from typer.testing import CliRunner

import klubovna
from klubovna.bench import build
from klubovna.research import figures
from klubovna.research.__main__ import app
from klubovna.research.actions import actions
from klubovna.research.declaration import Declaration, Declared, read
from klubovna.research.survey import Survey, toml


def test_the_tables_are_made_by_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "ROUNDS", 1)
    said = CliRunner().invoke(app, ["environments", "ash", "--games", "1"])
    assert said.exit_code == 0, said.output
    assert f"{actions('ash').size:,}" in said.output
    said = CliRunner().invoke(app, ["cost", "ash", "--games", "1", "--seats", "2"])
    assert said.exit_code == 0, said.output
    assert f"| Crown of Ash, 2 players | {build()} |" in said.output
    said = CliRunner().invoke(app, ["cost", "ash", "--games", "1", "--seats", "2", "--json"])
    (cost,) = msgspec.json.decode(said.output, type=list[figures.Cost])
    assert min(cost.play, cost.view, cost.encode, cost.steps_per_s) > 0


def test_a_declaration_stays_as_it_was_and_grows() -> None:
    rules = klubovna.rules("ash")
    before = read(rules)
    assert before is not None
    survey = Survey(rules)
    survey.game(1)
    again = msgspec.toml.decode(toml(survey.declaration()), type=Declaration)
    assert again == before
    survey.words["something new"] = None
    assert survey.declaration().version == before.version, "a new word comes behind the others"
    survey.capacity["sides.hand"] = 90
    grown = survey.declaration()
    assert grown.names[: len(before.names)] == before.names
    assert grown.capacity["sides.hand"] > 90
    assert grown.version == before.version + 1, "numbers have moved"
    assert Declared(rules, grown).names["something new"] == len(before.names) + 2
