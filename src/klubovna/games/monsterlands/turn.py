"""The course of a game: all that can be done, and the step from one moment to the next."""

from __future__ import annotations

from klubovna.games.monsterlands.adventure import Adventure
from klubovna.games.monsterlands.battle import Answer, Attack, Fight, Guard, Strike, Triumph
from klubovna.games.monsterlands.citadel import Buying, Hiring
from klubovna.games.monsterlands.cleanup import BeforeWages, CleanUp, EndOfRound, NewChiefs, Wages
from klubovna.games.monsterlands.conflict import Conflict
from klubovna.games.monsterlands.conquest import Assault, Conquered, Conquest, Looting
from klubovna.games.monsterlands.outside import OutfitBrews, OutfitDice, OutfitTokens, OutfitTraps
from klubovna.games.monsterlands.placement import Finish, Turn
from klubovna.games.monsterlands.pool import QueensGift, Round
from klubovna.games.monsterlands.quests import PayQuest, QuestDice, RollQuest
from klubovna.games.monsterlands.setup import ChooseClans
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.wounds import Wounds
from klubovna.kernel.decision import Flow

__all__ = [
    "Adventure",
    "Answer",
    "Assault",
    "Attack",
    "BeforeWages",
    "Buying",
    "ChooseClans",
    "CleanUp",
    "Conflict",
    "Conquered",
    "Conquest",
    "EndOfRound",
    "Fight",
    "Finish",
    "Guard",
    "Hiring",
    "Looting",
    "NewChiefs",
    "OutfitBrews",
    "OutfitDice",
    "OutfitTokens",
    "OutfitTraps",
    "PayQuest",
    "QueensGift",
    "QuestDice",
    "RollQuest",
    "Round",
    "Strike",
    "Triumph",
    "Turn",
    "Wages",
    "Wounds",
    "step",
    "steps",
]


def step(t: Table) -> Flow[None]:
    """What lies on top of the stack goes on; it says itself when it is over."""
    return t.tasks[-1].run(t)


def steps(t: Table) -> Flow[None]:
    """The same, with whatever asks nobody before it: that needs no step of its own."""
    flow = t.tasks[-1].begin(t)
    while flow is None:
        flow = t.tasks[-1].begin(t)
    return flow
