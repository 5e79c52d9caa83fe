"""What bots need of Monster Lands: a quick, sensible default choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.monsterlands import kinds
from klubovna.games.monsterlands.policy import adventure, citadel, sorties, turns
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision

CHOICES: Final[dict[str, Callable[[Table, Decision[Any], int], Any]]] = {
    kinds.AFFINITY.name: turns.affinity,
    kinds.GIFT_DIE.name: turns.gift_die,
    kinds.GIFT_TOKEN.name: turns.gift_token,
    kinds.TURN.name: turns.turn,
    kinds.FINISH.name: turns.finish,
    kinds.BUILDING_DIE.name: citadel.building_die,
    kinds.HAGGLE_DIE.name: citadel.least,
    kinds.TRAP.name: citadel.trap,
    kinds.TRAP_DISCOUNT.name: citadel.most,
    kinds.TRAP_DISCARD.name: citadel.trap_discard,
    kinds.BREW_SPACE.name: citadel.brew_space,
    kinds.POTIONS.name: citadel.potions,
    kinds.HIRE.name: citadel.hire,
    kinds.HIRE_DISCOUNT.name: citadel.yes,
    kinds.HIRE_FREE.name: citadel.hire_free,
    kinds.DEFENCE.name: citadel.defence,
    kinds.PAWN_STRENGTH.name: citadel.most,
    kinds.PAWN_MAGIC.name: citadel.most,
    kinds.PAWN_HAGGLE.name: citadel.pawn_haggle,
    kinds.CARD.name: citadel.card,
    kinds.CARD_FREE.name: citadel.card_free,
    kinds.CARD_FOR.name: citadel.carrier,
    kinds.CARD_DISPLACED.name: citadel.carrier,
    kinds.CARD_PASS.name: turns.card_pass,
    kinds.CARD_TO.name: citadel.carrier,
    kinds.MINE_SPACE.name: citadel.mine_space,
    kinds.LAND_DICE.name: turns.land_dice,
    kinds.PATH.name: sorties.send_path,
    kinds.WHO.name: sorties.send_who,
    kinds.QUEST_DICE.name: sorties.quest_dice,
    kinds.PATH_STRENGTH.name: sorties.path_strength,
    kinds.PATH_MAGIC.name: sorties.path_magic,
    kinds.PATH_DEFENCE.name: sorties.path_defence,
    kinds.PATH_TRAP.name: sorties.path_trap,
    kinds.PATH_BREWS.name: sorties.path_brews,
    kinds.TOKEN.name: turns.token,
    kinds.ROOKIE_GIVE.name: turns.rookie_give,
    kinds.ROOKIE_TAKE.name: turns.gift_die,
    kinds.SETTLER.name: turns.settler,
    kinds.HEAL.name: turns.patient,
    kinds.MEANWHILE.name: turns.finish,
    kinds.ROLL.name: adventure.roll,
    kinds.PAY.name: adventure.pay,
    kinds.PAY_TRAP.name: citadel.trap_discard,
    kinds.PAY_LOOT.name: turns.pay_loot,
    kinds.REVEAL.name: adventure.reveal,
    kinds.RUSE_TARGET.name: adventure.ruse_target,
    kinds.RUSE_CANCEL.name: adventure.ruse_cancel,
    kinds.STEAL.name: adventure.steal,
    kinds.GIVE_UP_MAGIC.name: adventure.give_up_magic,
    kinds.DEFLECT_TO.name: adventure.deflect_to,
    kinds.DEFLECT.name: adventure.deflect,
    kinds.DEFEND.name: adventure.defend,
    kinds.DRINK.name: adventure.drink,
    kinds.LOOT_GLORY.name: adventure.loot_glory,
    kinds.TRY.name: adventure.attempt,
    kinds.LOOT.name: turns.loot,
    kinds.BEFORE_WAGES.name: turns.finish,
    kinds.BEFORE_CHIEF.name: turns.finish,
    kinds.PROMOTE.name: turns.promote,
    kinds.DESERTER.name: turns.deserter,
    kinds.INHERIT.name: citadel.carrier,
}
"""For every kind of decision a function that names the value it prefers."""
