"""What a position is worth to the party, which wins or loses together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp, log
from typing import Any, Final, TypeAlias

from klubovna.games.gloomhaven.figures import SIDE_OF_CHARACTERS
from klubovna.games.gloomhaven.policy.look import HARM_PER_TURN, Foe, stamina
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.rules import ByKind

Choices: TypeAlias = Mapping[str, Callable[[Table, Decision[Any], int], Any]]

ROOM: Final = 9.0
"""The rounds of a room of which nothing is known yet."""
ALL_ROUNDS, HEALTH, HIT_POINT, WHOLE, WEAKEST, BASE = 3.77, 0.52, 0.40, 3.4, 0.10, -2.12
"""Rounds left against rounds needed; hit points against harm to come; hit points of each; the part that is left of
them (who has many at first is no better for it); the rounds of who tires first; and what remains."""


class PartyPolicy(ByKind[Table]):
    """`today` is how it plays by now; without it, it is the yardstick."""

    common = True

    def __init__(self, choices: Choices, today: Choices | None = None) -> None:
        super().__init__(today or choices)
        if today is not None:
            self.yardstick = PartyPolicy(choices)

    def evaluate(self, state: Table) -> list[float]:
        """The rounds that the party can go on against those it still needs, and its health against what threatens it.

        Fitted to who won 1,200 games of Black Barrow, two characters each.
        """
        if state.over or state.town is not None:
            return super().evaluate(state)
        standing = [character for character in state.characters if character.figure >= 0]
        if not standing:
            return [0.0] * state.seats
        party = len(state.characters)
        foes = [Foe(state, one) for one in state.figures if one.side != SIDE_OF_CHARACTERS and not one.thing]
        bodies = [state.body(character) for character in standing]
        hidden = state.book.undrawn + sum(1 for room in range(len(state.book.rooms)) if not state.revealed >> room & 1)
        work = sum(foe.hp + foe.shield for foe in foes) / (HARM_PER_TURN * party)
        rooms = hidden * 2 / party
        turns = [stamina(character) for character in standing]
        left = sum(turns) / party
        hp = sum(body.hp for body in bodies)
        threat = sum(foe.threat for foe in foes) * work / 2
        odds = ALL_ROUNDS * log((left + 1) / (work + ROOM * rooms + 1)) + HEALTH * log((hp + 2) / (threat + 2))
        odds += HIT_POINT * hp / party - WHOLE * sum(body.hp / body.max_hp for body in bodies) / party
        odds += 0.37 * rooms + 0.09 * work - 0.10 * left + 0.05 * sum(len(one.hand) for one in standing) / party + BASE
        if len(standing) == party:
            odds += WEAKEST * min(turns) + 0.07 * min(body.hp for body in bodies)
        if not hidden:
            odds += 0.185 * hp / party - 0.22 * work
        chance = 1.0 / (1.0 + exp(-max(-20.0, min(20.0, odds))))
        return [0.02 + 0.96 * chance] * state.seats
