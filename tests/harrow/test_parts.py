"""Every option lights a part of the board that its player can point at."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from klubovna.games.harrow import RULES
from klubovna.games.harrow.facts import KAMI, LABEL, TOKENS_OF
from klubovna.games.harrow.state import Table
from klubovna.kernel import Chance, Decision, new

GAMES = 33
"""Every variant of random test games comes several times."""
MOST_WITHOUT = 3


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_option_lights_a_part_of_the_board(seed: int) -> None:
    assert RULES.trials.soak is not None
    begin = RULES.trials.soak(seed)
    g = new(RULES, seats=begin["seats"], seed=seed, roles=begin["roles"], options=begin["options"])
    random, asked = Random(seed), Counter[str]()
    for number in range(1200):
        if (decision := g.decision) is None:
            break
        kind = decision.kind.name
        asked[kind] += 1
        if asked[kind] <= 2 or number % 10 == 0:
            assert RULES.parts.listed is not None
            listed = list(RULES.parts.listed(g.look(decision.seat)))
            assert len(set(listed)) == len(listed), Counter(listed).most_common(3)
            if (about := RULES.parts.asked(g.state, decision)) is not None:
                assert about in listed, f"{kind} is about {about}"
            items = decision.subset.items if decision.subset is not None else []
            for value in (*decision.options, *items):
                lit = RULES.parts.lit(g.state, decision, value)
                if value is not None and kind not in RULES.parts.without:
                    assert lit, f"{kind}: {value} lights nothing"
                    assert set(lit) <= set(listed), f"{kind}: {value} lights {set(lit) - set(listed)}"
        g.choose(random.randrange(len(decision.options)))


def test_a_question_names_the_hex_it_is_about() -> None:
    t = Table(seats=2, chance=Chance(1))
    t.set_legend(TOKENS_OF[KAMI][1], LABEL.index("C2"))

    def asked(kind: str, about: Any) -> str | None:
        question: Decision[Any] = Decision(0, RULES.kinds[kind], [0], about)
        return RULES.parts.asked(t, question)

    assert asked("move.to", LABEL.index("D4")) == "hex:D4"
    assert asked("move.who", (LABEL.index("A1"), LABEL.index("A2"))) == "hex:A1"
    assert asked("attack.press", (LABEL.index("B3"), 1)) == "hex:B3"
    assert asked("roar.to", (1, 2, LABEL.index("E5"))) == "hex:E5"
    assert asked("doll.pull.agree", ((1, 2, LABEL.index("E5")), LABEL.index("E4"))) == "hex:E4"
    assert asked("thumper.to", TOKENS_OF[KAMI][1]) == "hex:C2"
    assert asked("thumper.to", TOKENS_OF[KAMI][0]) is None
    assert asked("wild", 3) is None


def test_hardly_anything_lights_no_part() -> None:
    assert len(RULES.parts.without) <= MOST_WITHOUT
    assert set(RULES.parts.without) <= set(RULES.kinds)
    assert all(RULES.parts.without.values())
