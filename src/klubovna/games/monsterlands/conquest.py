"""After the battle with the monster: conquest, settling, loot."""

from __future__ import annotations

from typing import ClassVar

from klubovna.games.monsterlands import events, kinds, sam
from klubovna.games.monsterlands.clans import gain_glory
from klubovna.games.monsterlands.facts import CONQUERING, CONQUEST_VALUE, ENTRANCE, LAND_GLORY, PANIC_BUILDING, PATHS_OF
from klubovna.games.monsterlands.loot import loot_glory, refill_loot, take_loot
from klubovna.games.monsterlands.moments import EMPTY, FOUGHT, LOOTED, NO_LAND, SAM, SUCCEEDED, TRIED, InAdventure
from klubovna.games.monsterlands.rolls import Roll, begin_roll, meanwhile, roll_on
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.wounds import strip
from klubovna.kernel.battles import Addend
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class


@state_class
class Conquest(InAdventure):
    """conq.01, conq.02 Those who have not fought try from left to right."""

    async def run(self, t: Table) -> None:
        place = t.place
        for path in PATHS_OF[place]:
            if t.deeds[path] & FOUGHT:
                strip(t, path)  # bat.end.02
        if place == ENTRANCE:
            calm(t)
            t.done()  # defence.10
            return
        waiting = [p for p in PATHS_OF[place] if t.who[p] != EMPTY and not t.deeds[p] & (FOUGHT | TRIED)]
        if not waiting or t.lands[place] < 0:
            t.done()  # conq.06
            return
        path = waiting[0]
        if t.who[path] == SAM:
            sam.takes_land(t, path)
            return
        t.path = path
        doing = meanwhile(t, path)
        if doing is not None and await doing:
            return
        if await Decision(t.owner[path], kinds.TRY, [False, True], path):
            begin_roll(t, path, Assault())
        else:
            t.deeds[path] |= TRIED  # r.40


@state_class
class Assault(Roll):
    """conq.02 Roll, and reach the conquest value; what failed is added to the next roll (conq.03)."""

    rolling: ClassVar[int] = CONQUERING

    async def run(self, t: Table) -> None:
        if not await roll_on(t, self):
            return
        path, place = t.path, t.place
        land = t.lands[place]
        t.deeds[path] |= TRIED
        sum_of: list[Addend] = [("dice", t.results[path], "conq.02")]
        if t.damage:
            sum_of.append(("earlier", t.damage, "conq.03"))
        t.damage += t.results[path]
        t.tell(events.RESULT, path, t.results[path], t.damage, ("land", CONQUEST_VALUE[land], 0), sum_of)
        t.done()
        if t.damage >= CONQUEST_VALUE[land]:
            seat = t.owner[path]
            t.deeds[path] |= SUCCEEDED
            t.lands[place] = NO_LAND
            t.clans[seat].lands.append(land)  # conq.07
            t.tell(events.CONQUERED, seat, land)
            gain_glory(t, seat, LAND_GLORY[land], ("conquest", land))  # conq.05
            await loot_glory(t, seat, "after_conquest")
            t.do(Conquered())


@state_class
class Conquered(InAdventure):
    """settle.01 The new land may be settled at once."""

    def begin(self, t: Table) -> Flow[None] | None:
        doing = meanwhile(t, t.path)
        if doing is not None:
            return self.linger(t, doing)
        t.done()
        return None

    async def linger(self, t: Table, doing: Flow[bool]) -> None:
        if not await doing:
            t.done()


@state_class
class Looting(InAdventure):
    """loot.01, loot.02 Whoever survived without success takes a token, from left to right."""

    async def run(self, t: Table) -> None:
        for path in t.at(t.place):
            if not t.deeds[path] & (SUCCEEDED | LOOTED):
                t.deeds[path] |= LOOTED
                t.path = path
                await take_loot(t, t.owner[path], refill=False)
                return
        refill_loot(t)  # loot.05
        t.done()


def calm(t: Table) -> None:
    """defence.06 All panic tokens are shuffled back into the pile."""
    back = [token for token, building in enumerate(PANIC_BUILDING) if t.panic[building]]
    if not back:
        return
    t.panic = [False] * len(t.panic)
    t.panic_pile = sorted(t.panic_pile + back)
    t.chance.shuffle(t.panic_pile)
    t.tell(events.CALM)
