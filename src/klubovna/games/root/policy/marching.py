"""The habits of those who lead warriors: where to march from and to, and whom to attack."""

from __future__ import annotations

from typing import Any

from klubovna.games.root.facts import Faction
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.habits import Habits
from klubovna.games.root.policy.mind import MIND
from klubovna.games.root.policy.worth import best_battle, best_foe
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision


class Marching(Habits):
    def ground(self, t: Table, me: Faction) -> Ground:
        """What the map is worth to it."""
        raise NotImplementedError

    def map_of(self, t: Table, me: Faction) -> Ground:
        """The same, looked at once for each decision."""
        mind = MIND.get()
        ground = mind.ground
        if ground is None or ground.me != me or ground.t is not t:
            ground = self.ground(t, me)
            if mind.thinking:
                mind.ground = ground
        return ground

    def move_from(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        """The start of the best march; none if it gains nothing and may be left."""
        starts = [c for c in d.options if c is not None]
        gain, start, _, _ = self.map_of(t, me).best(starts)
        if None in d.options and gain <= 0:
            return None
        return start if start in starts else starts[0]

    def move_to(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        best, chosen = -99.0, d.options[0]
        for gain, _, to, _ in self.map_of(t, me).marches(d.about):
            if gain > best and to in d.options:
                best, chosen = gain, to
        return chosen

    def move_count(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        start, to = d.about
        return self.map_of(t, me).best_number(start, to)

    def battle_where(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        worth, chosen = best_battle(t, me, [at for at in d.options if at is not None])
        return None if None in d.options and worth <= 0 else chosen

    def battle_whom(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        return best_foe(t, me, d.about, d.options)[1]
