"""What an agent is shown and what it answers, as spaces of Gymnasium: shared by all environments."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from klubovna.kernel.decision import Decision
from klubovna.kernel.game import Game
from klubovna.kernel.rules import Rules
from klubovna.research.actions import actions, whole
from klubovna.research.encoder import OPTION_COLUMNS, encoder

Observation: TypeAlias = dict[str, Any]


class Eyes:
    """`{"observation": …, "action_mask": …}` of a seat.

    `tables` gives the tables instead of one vector. With `by_index` an action is an index into the options, and
    `"options"` has their features; otherwise it is a number of the game's vocabulary. `waits` adds one more action at
    the end, for those who are not asked.
    """

    def __init__(self, rules: Rules[Any], *, tables: bool = False, by_index: bool = False, waits: bool = False) -> None:
        self.encoder = encoder(rules)
        self.actions = actions(rules)
        self.tables = tables
        self.by_index = by_index
        self.most = self.encoder.most_options if by_index else self.actions.size
        self.wait = self.most if waits else None
        self.size = self.most + int(waits)
        seen: spaces.Space[Any] = _numbers((self.encoder.size,))
        if tables:
            seen = spaces.Dict({name: _numbers(place.shape) for name, place in self.encoder.places.items()})
        shown: dict[str, spaces.Space[Any]] = {
            "observation": seen,
            "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
        }
        if by_index:
            shown["options"] = _numbers((self.most, len(OPTION_COLUMNS)))
        self.space = spaces.Dict(shown)

    def __call__(self, game: Game, seat: int) -> Observation:
        decision = game.owed(seat)
        flat = self.encoder.flat(game, seat)
        seen: Observation = {
            "observation": self.encoder.tables(flat) if self.tables else flat,
            "action_mask": self.mask(decision),
        }
        if self.by_index:
            rows = np.zeros((self.most, len(OPTION_COLUMNS)), np.int32)
            if decision is not None:
                own = self.encoder.options(game, decision)[: self.most]
                rows[: len(own)] = own
            seen["options"] = rows
        return seen

    def mask(self, decision: Decision[Any] | None) -> NDArray[np.int8]:
        mask = bytearray(self.size)  # NumPy takes longer to set a few entries
        if decision is None:
            if self.wait is not None:
                mask[self.wait] = 1
        else:
            for number in range(min(len(decision.options), self.most)) if self.by_index else self.actions.ids(decision):
                mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def index(self, decision: Decision[Any], action: int) -> int:
        """Which option an action is; ValueError if it may not be chosen."""
        if not self.by_index:
            return self.actions.index(decision, action)
        number, count = whole(action), len(decision.options)
        if not 0 <= number < count:
            asked = f"seat {decision.seat} is asked {decision.kind.name}"
            raise ValueError(f"option {number} may not be chosen now: {asked}, with options 0 to {count - 1}")
        return number

    def answers(self) -> spaces.Discrete:
        """The actions."""
        return spaces.Discrete(self.size)


def _numbers(shape: tuple[int, ...]) -> spaces.Box:
    bounds = np.iinfo(np.int32)
    return spaces.Box(int(bounds.min), int(bounds.max), shape, np.int32)
