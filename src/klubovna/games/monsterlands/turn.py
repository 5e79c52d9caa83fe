"""The course of a round: which flow comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.games.monsterlands import (
    battle,
    citadel,
    cleanup,
    conflict,
    conquest,
    outside,
    placement,
    pool,
    quests,
    wounds,
)
from klubovna.games.monsterlands.moments import (
    ADVENTURE,
    ANSWER,
    ASSAULT,
    ATTACKING,
    BEFORE_WAGES,
    BUYING,
    CLEAN,
    CONFLICT,
    CONQUERED,
    CONQUEST,
    DEFLECT,
    END_OF_ROUND,
    FIGHT,
    FINISH,
    GIFT,
    GUARD,
    HIRING,
    LOOTING,
    NEW_CHIEFS,
    OUTFIT_BREWS,
    OUTFIT_DICE,
    OUTFIT_TOKENS,
    OUTFIT_TRAPS,
    QUEST_DICE,
    QUEST_PAY,
    QUEST_ROLL,
    ROUND,
    SET_UP,
    STRIKE,
    TRIUMPH,
    TURN,
    WAGES,
    WOUNDS,
)
from klubovna.games.monsterlands.setup import choose_affinity
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Flow

MOMENTS: Final[dict[int, Callable[[Table], Flow[None]]]] = {
    SET_UP: choose_affinity,
    ROUND: pool.begin_round,
    GIFT: pool.queens_gift,
    TURN: placement.turn,
    BUYING: citadel.buying,
    HIRING: citadel.hiring,
    OUTFIT_DICE: outside.outfit_dice,
    OUTFIT_TOKENS: outside.outfit_tokens,
    OUTFIT_TRAPS: outside.outfit_traps,
    OUTFIT_BREWS: outside.outfit_brews,
    FINISH: placement.finish,
    ADVENTURE: battle.next_place,
    QUEST_ROLL: quests.roll_quest,
    QUEST_DICE: quests.quest_dice,
    QUEST_PAY: quests.pay_quest,
    CONFLICT: conflict.conflict,
    FIGHT: battle.fight,
    GUARD: battle.guard,
    DEFLECT: battle.deflect,
    STRIKE: battle.strike,
    WOUNDS: wounds.next_wounds,
    ANSWER: battle.answer,
    ATTACKING: battle.attack,
    TRIUMPH: battle.triumph,
    CONQUEST: conquest.conquest,
    ASSAULT: conquest.assault,
    CONQUERED: conquest.conquered,
    LOOTING: conquest.looting,
    CLEAN: cleanup.clean,
    NEW_CHIEFS: cleanup.new_chiefs,
    BEFORE_WAGES: cleanup.before_wages,
    WAGES: cleanup.wages,
    END_OF_ROUND: cleanup.end_of_round,
}


def step(t: Table) -> Flow[None]:
    """From one moment at which the table alone tells what comes next to the next one."""
    return MOMENTS[t.phase](t)
