"""Parts of the board: every option stands for something that is drawn for who decides."""

from __future__ import annotations

from random import Random
from typing import Any

from klubovna import new
from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.parts import PARTS, listed
from klubovna.kernel import Decision, Game
from klubovna.testing import run
from monsterlands.tables import fighter, game, rolling, table

GAMES = 32
SAMPLED = 0.3
COMMON = 45
"""So many kinds are asked in these games."""


def check(g: Game, decision: Decision[Any]) -> None:
    drawn = listed(g.look(decision.seat))
    assert len(set(drawn)) == len(drawn), sorted(part for part in drawn if drawn.count(part) > 1)
    items = [] if decision.subset is None else decision.subset.items
    for value in (*decision.options, *items):
        lit = PARTS.lit(g.state, decision, value)
        assert value is None or lit, (decision, value)
        assert set(lit) <= set(drawn), (decision, value, set(lit) - set(drawn))


def test_every_option_lights_a_part_that_is_drawn() -> None:
    asked = set()
    for seed in range(GAMES):
        g = new(RULES, seed=seed, **RULES.trials.soak(seed))
        luck = Random(seed)
        while not g.over:
            decision = g.decisions[0]
            if luck.random() < SAMPLED or decision.kind not in asked:
                check(g, decision)
                asked.add(decision.kind)
            g.choose(luck.randrange(len(decision.options)), decision.seat)
    assert len(asked) >= COMMON


def test_nothing_is_left_without_a_part() -> None:
    assert PARTS.without == {}
    assert {kind.of for kind in RULES.kinds.values()} == set(PARTS.nouns)


def test_what_others_see_has_no_part_of_a_clan_board() -> None:
    t = table(2, clans={0: {"traps": ["basic"], "haggle": [5, 5], "potions": 1}, 1: {"traps": ["up_a4"]}})
    own, spectator = (listed(game(t).look(seat)) for seat in (0, None))
    assert {"trap:basic:1", "die:haggle:5:2", "potion:1", "building:lodge", "path:land_a:1"} <= set(own)
    assert "trap:up_a4:1" not in own
    assert not [part for part in spectator if part.startswith(("trap:", "die:", "member:", "potion:"))]


def test_dice_of_a_roll() -> None:
    t = fighter("purkrab", strength=2, traps=["up_a4"])
    run(rolling(t))
    g = game(t)
    lit = {str(value): PARTS.lit(g.state, g.decisions[0], value) for value in g.decisions[0].options}
    assert lit == {"('roll', 0)": ["unrolled:strength"], "('roll', 3)": ["unrolled:strength"]}
