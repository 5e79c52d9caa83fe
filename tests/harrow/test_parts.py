"""Every option lights a part of the board that its player can point at."""

from __future__ import annotations

from typing import Any

from klubovna.games.harrow import RULES
from klubovna.games.harrow.facts import KAMI, LABEL, TOKENS_OF
from klubovna.games.harrow.state import Table
from klubovna.kernel import Chance, Decision


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
