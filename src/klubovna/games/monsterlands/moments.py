"""The moments between steps, and the numbers that stand for nobody and nothing."""

from __future__ import annotations

from typing import Final

from klubovna.games.monsterlands.facts import Card, Land, Member, Monster, Path, Trap

NOBODY: Final = -1
EMPTY: Final = -1
SAM: Final = Member(-2)
NO_MEMBER: Final = Member(-1)
NO_CARD: Final = Card(-1)
NO_TRAP: Final = Trap(-1)
NO_MONSTER: Final = Monster(-1)
NO_LAND: Final = Land(-1)
NO_PATH: Final = Path(-1)

# The moments between steps, in the order of a round.
(
    SET_UP,
    ROUND,
    GIFT,
    TURN,
    BUYING,
    HIRING,
    OUTFIT_DICE,
    OUTFIT_TOKENS,
    OUTFIT_BREWS,
    OUTFIT_TRAPS,
    FINISH,
    ADVENTURE,
    QUEST_ROLL,
    QUEST_DICE,
    QUEST_PAY,
    CONFLICT,
    FIGHT,
    GUARD,
    DEFLECT,
    STRIKE,
    WOUNDS,
    ANSWER,
    ATTACKING,
    TRIUMPH,
    CONQUEST,
    ASSAULT,
    CONQUERED,
    LOOTING,
    CLEAN,
    NEW_CHIEFS,
    BEFORE_WAGES,
    WAGES,
    END_OF_ROUND,
) = range(33)

# What the mercenary of a path has done in this adventure.
FOUGHT: Final = 1
"""Attacked the monster, rolled for the quest, or decided whether to pay."""
SUCCEEDED: Final = 2
TRIED: Final = 4
"""Tried to conquer the land, or declined."""
LOOTED: Final = 8

# How a monster was beaten.
CAPTURED, KILLED, REMOVED = 1, 2, 3

# Marks in the list of what was used this round; a member stands for himself.
CARD_USED: Final = 100
LAND_USED: Final = 200
