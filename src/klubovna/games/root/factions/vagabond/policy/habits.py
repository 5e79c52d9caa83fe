"""The Vagabond: go where the items at hand bring most."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.factions.vagabond import actions
from klubovna.games.root.factions.vagabond.policy.choices import CHOICES, move
from klubovna.games.root.factions.vagabond.policy.menu import action_worth
from klubovna.games.root.factions.vagabond.policy.outlook import outlook, quest_worth
from klubovna.games.root.factions.vagabond.policy.plans import LEAVE, board_of
from klubovna.games.root.facts import Faction
from klubovna.games.root.policy.habits import SKIP, Habits
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision


class VagabondHabits(Habits):
    choices = CHOICES
    warrior_worth = 0.2
    standing = 0.46

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        board = board_of(t, me)
        if what == "slip":
            return outlook(t, me).best_slip()
        if what in ("stow", "lay"):
            return SKIP
        if what == "move":
            seen = outlook(t, me)
            stay = seen.visit(board.at) if actions.in_clearing(board) else 0.0
            return 0.8 * seen.best_move() - LEAVE * stay
        if what == "quest":
            return quest_worth(t, board, which)
        return action_worth(t, me, board, what)

    def move_to(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        return move(t, d, me)

    def battle_where(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        seen = outlook(t, me)
        worth = seen.best_fight(seen.board.at)
        return None if None in d.options and worth <= 0 else next(place for place in d.options if place is not None)

    def battle_whom(self, t: Table, d: Decision[Any], me: Faction) -> Any:
        seen = outlook(t, me)
        return max(d.options, key=lambda foe: (seen.fight_worth(foe, d.about), -foe))


HABITS: Final = VagabondHabits()
