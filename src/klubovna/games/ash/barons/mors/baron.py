"""Mors: commands any minion, and has a die rolled again."""

from __future__ import annotations

from typing import Final

from klubovna.games.ash.facts import CHARACTERS
from klubovna.games.ash.kinds import all_on
from klubovna.games.ash.powers import FIRST_POWER, Baron, Emblem, Power, spend, throw
from klubovna.games.ash.state import SPACES, Table
from klubovna.kernel.decision import Decision, Flow, Kind
from klubovna.kernel.journal import Event

DOMINION: Final = FIRST_POWER + 2

SECOND_CHANCE: Final = Kind(
    "power.second-chance", of="roll", rule="power.15", about="rolled-for", lights=all_on("power:mors_second_chance")
)
DOMINION_WHO: Final = Kind("power.dominion.who", of="minion", rule="power.13")
DOMINION_TO: Final = Kind("power.dominion.to", of="space", rule="power.13", about="minion")

REROLLED: Final = Event("rerolled", "side", rule="power.15", unseen="the die that is rolled again follows")
MOVED_MINION: Final = Event(
    "moved-minion", "side owner:side from:space to:space", rule="power.13", shows="piece from > to ~owner"
)


def can_command(t: Table, seat: int) -> bool:
    return any(t.minions)


async def dominion(t: Table, seat: int) -> None:
    """power.13 Any minion on the board moves to another space with room; it activates nothing (power.14, r.pow.6)."""
    who = [(space, owner) for space in range(SPACES) for owner in sorted(set(t.minions[space]))]
    minion = await Decision(seat, DOMINION_WHO, who)
    here, whose = minion
    to = [space for space in range(SPACES) if space != here and t.is_free(space)]
    target = await Decision(seat, DOMINION_TO, to, minion)
    t.minions[here].remove(whose)
    t.minions[target].append(whose)
    t.tell(MOVED_MINION, seat, whose, here, target)


class Mors(Baron):
    id = "mors"
    colour = "red"
    emblem = Emblem("scythe", shape="hexagon", fill="#d55e00", ink="#2b1200")
    kinds = (SECOND_CHANCE, DOMINION_WHO, DOMINION_TO)
    events = (REROLLED, MOVED_MINION)
    own_turn = (Power(DOMINION, "mors_dominion", can_command, dominion),)

    def roll_again(
        self, t: Table, rolls: dict[int, int], told: Event, about: tuple[int, ...]
    ) -> Flow[dict[int, int]] | None:
        """power.15 When all dice lie Mors may have one of them rolled once more (r.pow.7)."""
        mors = self.holds(t)
        return self.second_chance(t, mors, rolls, told, about) if mors >= 0 else None

    async def second_chance(
        self, t: Table, mors: int, rolls: dict[int, int], told: Event, about: tuple[int, ...]
    ) -> dict[int, int]:
        options: list[tuple[int, int] | None] = [None, *rolls.items()]
        chosen = await Decision(mors, SECOND_CHANCE, options, about)
        if chosen is None:
            return rolls
        spend(t, mors)
        t.tell(REROLLED, mors)
        return rolls | throw(t, [chosen[0]], told)


BARON: Final = Mors(CHARACTERS.index("mors"))
