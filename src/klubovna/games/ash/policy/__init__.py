"""What bots need of Crown of Ash: a quick, sensible default choice."""

from __future__ import annotations

from typing import Final

from klubovna.games.ash import kinds
from klubovna.games.ash.policy import fight, menus, needs, plans, posts
from klubovna.games.ash.policy.habits import Choice

CHOICES: Final[dict[str, Choice]] = {
    kinds.SETUP_BUILDING.name: plans.first,
    kinds.SETUP_WHERE.name: plans.first,
    kinds.SETUP_DEFENDER.name: plans.setup_defender,
    kinds.START.name: menus.start,
    kinds.FINISH.name: menus.finish,
    kinds.GAIN_ANY.name: needs.gain_any,
    kinds.PAY_GOLD.name: needs.pay_gold,
    kinds.PAY_ANY.name: needs.pay_any,
    kinds.ADJUST.name: posts.adjust,
    kinds.BUILD_TILE.name: plans.build_tile,
    kinds.BUILD_WHERE.name: plans.build_where,
    kinds.REBIRTH.name: plans.rebirth,
    kinds.ATTACKERS.name: fight.attackers,
    kinds.BATTLE_CARD.name: fight.battle_card,
    kinds.BLACK_PART.name: fight.black_part,
    kinds.LOSS.name: fight.loss,
    kinds.FALLEN.name: fight.fallen,
    kinds.ORDER.name: plans.order_next,
    kinds.FIRST.name: plans.order_first,
    **{name: choice for habits in menus.HABITS for name, choice in habits.choices.items()},
}
"""For every kind of decision a function that names the value it prefers."""
