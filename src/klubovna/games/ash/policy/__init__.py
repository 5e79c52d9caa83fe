"""What bots need of Crown of Ash: a quick, sensible default choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.ash import kinds
from klubovna.games.ash.barons import fortis, mors, nox, visio
from klubovna.games.ash.policy import fight, needs, plans, posts
from klubovna.games.ash.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.rules import Policy

CHOICES: Final[dict[str, Callable[[Table, Decision[Any], int], Any]]] = {
    kinds.SETUP_BUILDING.name: plans.first,
    kinds.SETUP_WHERE.name: plans.first,
    kinds.SETUP_DEFENDER.name: plans.setup_defender,
    kinds.START.name: plans.start,
    kinds.FINISH.name: plans.finish,
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
    visio.REVEAL.name: fight.reveal,
    visio.PREMONITION.name: fight.premonition,
    nox.SWINDLE_GIVE.name: needs.swindle_give,
    nox.SWINDLE_TAKE.name: needs.swindle_take,
    nox.ROBBED.name: plans.grave_robber,
    mors.SECOND_CHANCE.name: fight.second_chance,
    mors.DOMINION_WHO.name: plans.dominion_who,
    mors.DOMINION_TO.name: plans.dominion_to,
    fortis.REGROUP_HOW.name: posts.regroup,
    fortis.REGROUP_WHO.name: posts.regroup_who,
    fortis.REGROUP_TO.name: posts.regroup_to,
    fortis.REGROUP_FOR.name: posts.regroup_for,
    fortis.FORTIFY_WHERE.name: posts.fortify,
    fortis.FORTIFY_ATTACK.name: fight.fortify_attack,
}
"""For every kind of decision a function that names the value it prefers."""


class AshPolicy(Policy[Table]):
    def choose(self, state: Table, decision: Decision[Any], seat: int) -> int:
        return decision.options.index(CHOICES[decision.kind.name](state, decision, seat))
