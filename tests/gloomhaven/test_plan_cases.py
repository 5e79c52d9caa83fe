"""The worked positions of the ledger, as they stand there, through the planner."""

from __future__ import annotations

import pytest

from klubovna.games.gloomhaven.monsters.planner import plan
from klubovna.games.gloomhaven.monsters.planner.cases import Case, ledger_cases, plans_per_second, position
from klubovna.testing import rule

CASES = ledger_cases()


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=id, marks=rule(f"gloomhaven:{id}")) for id, case in CASES.items()]
)
def test_worked_position(case: Case) -> None:
    assert case.ends is not None
    assert case.attacks is not None
    names = {enemy.at: enemy.name for enemy in case.enemies}
    made = plan(position(case))
    assert sorted(choice.end for choice in made.options) == sorted(case.ends)
    for choice in made.options:
        assert ("" if choice.focus is None else names[choice.focus]) == case.focus
        assert {names[at] for at in choice.attacks} == set(case.attacks)
        assert set(choice.order) == choice.attacks
        if case.disadvantage is not None:
            assert (choice.focus in choice.disadvantage) == case.disadvantage


def test_every_monster_example_has_a_case() -> None:
    assert len(CASES) == 63
    assert all(id.startswith("ex.mon.") and case.ends for id, case in CASES.items())


@pytest.mark.parametrize("id", CASES)
def test_without_the_settled_order_the_initiative_gives_the_same(id: str) -> None:
    """Where the ledger gives both, they agree: summons before owners, second cards, long rests."""
    if id == "ex.mon.46":  # monsters of one initiative: the elite is listed first
        assert [enemy.initiative for enemy in CASES[id].enemies] == [40, 40]
    settled = position(CASES[id])
    unsettled = position(CASES[id])
    for figure in unsettled.figures:
        figure.order = 0
    if id == "ex.mon.46":
        for figure in (*settled.figures, *unsettled.figures):
            figure.side = "character" if figure.at == unsettled.actor else "monster"
    assert plan(unsettled) == plan(settled)


def test_speed_can_be_measured() -> None:
    assert plans_per_second(0.0) > 0
