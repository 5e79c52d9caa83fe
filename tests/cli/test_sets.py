"""Several things at once, at the terminal: the last one first, one unmarked again, then confirmed."""

from __future__ import annotations

from typing import Any

import pytest

from cli.test_play import inputs, save
from sets import GAMES, places_to_mark, way_to_a_set


@pytest.mark.parametrize("game", sorted(GAMES))
def test_marked_in_any_order_and_confirmed_once(run: Any, game: str) -> None:
    g, _, _ = way_to_a_set(game, live=False)
    assert g.decision is not None
    seat = g.decision.seat
    pressed, wanted = places_to_mark(g)
    players = ["human" if one == seat else "random" for one in range(g.seats)]
    file = save("set.json", g, players, "cs")
    result = run("play", "--resume", file, lines=[*(str(place + 1) for place in pressed), "c", "q"])
    assert result.exit_code == 0
    assert f"Označeno: {len(wanted)}" in result.stdout
    g.choose_set(wanted, seat)
    picked = g.record()["inputs"]
    assert inputs(file)[: len(picked)] == picked
