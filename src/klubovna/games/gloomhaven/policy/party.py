"""What a position is worth to the party, which wins or loses together."""

from __future__ import annotations

from math import exp

from klubovna.games.gloomhaven.figures import SIDE_OF_CHARACTERS
from klubovna.games.gloomhaven.policy.look import HARM_PER_TURN, ROOM_ROUNDS, stamina
from klubovna.games.gloomhaven.state import Table
from klubovna.kernel.rules import ByKind


class PartyPolicy(ByKind[Table]):
    common = True

    def evaluate(self, state: Table) -> list[float]:
        """The rounds that the party can go on against those it still needs, and how healthy it is."""
        if state.over or state.town is not None:
            return super().evaluate(state)
        standing = [character for character in state.characters if character.figure >= 0]
        if not standing:
            return [0.0] * state.seats
        work = sum(one.hp for one in state.figures if one.side != SIDE_OF_CHARACTERS and not one.thing)
        hidden = state.book.undrawn + sum(1 for room in range(len(state.book.rooms)) if not state.revealed >> room & 1)
        needed = work / (HARM_PER_TURN * len(standing)) + hidden * ROOM_ROUNDS * 2 / len(standing)
        left = sum(map(stamina, standing)) / len(state.characters)
        bodies = [state.body(character) for character in standing]
        health = sum(body.hp / body.max_hp for body in bodies) / len(state.characters)
        chance = 1.0 / (1.0 + exp(-max(-20.0, min(20.0, (left - needed) / self.tuning.margin + 3 * (health - 0.5)))))
        return [0.02 + 0.96 * chance] * state.seats
