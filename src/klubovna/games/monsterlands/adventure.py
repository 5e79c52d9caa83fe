"""The adventure phase: place after place."""

from __future__ import annotations

from typing import Final

from klubovna.games.monsterlands import events
from klubovna.games.monsterlands.battle import begin_battle
from klubovna.games.monsterlands.facts import ENTRANCE, LAND_A, LAND_B, QUEST_A, QUEST_B, Path
from klubovna.games.monsterlands.moments import EMPTY, InAdventure
from klubovna.games.monsterlands.quests import PayQuest, RollQuest
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Flow
from klubovna.kernel.fields import state_class

ORDER: Final = (QUEST_A, QUEST_B, LAND_A, LAND_B, ENTRANCE)
"""adv.01, qres.01, bat.01 Quests, land battles, Citadel defence."""


@state_class
class Adventure(InAdventure):
    """adv.02 The next place with a mercenary; after the last one comes clean-up."""

    def begin(self, t: Table) -> Flow[None] | None:
        start = 0 if t.place == EMPTY else ORDER.index(t.place) + 1
        t.path = Path(EMPTY)
        for place in ORDER[start:]:
            if not t.is_visited(place):
                continue
            t.place = place
            if place in (QUEST_A, QUEST_B):
                slot = place - QUEST_A
                t.tell(events.QUEST, 2 * t.quests[slot] + slot)
                t.do(PayQuest() if slot else RollQuest())
                return None
            return self.battle(t, place)
        t.place = EMPTY
        t.done()
        return None

    async def battle(self, t: Table, place: int) -> None:
        begin_battle(t, place)
