"""Resolving the two quests."""

from __future__ import annotations

from typing import ClassVar

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.clans import discard_trap, gain, gain_coins, lose_glory, next_of
from klubovna.games.monsterlands.deeds import discard_loot
from klubovna.games.monsterlands.facts import (
    PATHS_OF,
    PAY_QUEST,
    QUEST_A,
    QUEST_B,
    QUESTING,
    ROLL_QUEST,
    TRAP_KIND,
    Loot,
    Path,
)
from klubovna.games.monsterlands.moments import EMPTY, FOUGHT, SAM, InAdventure
from klubovna.games.monsterlands.records import Amounts
from klubovna.games.monsterlands.rolls import Roll, begin_roll, meanwhile, roll_on
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class


def discard_quest(t: Table, slot: int) -> None:
    """qres.13 The token is discarded whatever the outcome."""
    t.quests_out.append(t.quests[slot])
    t.quests[slot] = EMPTY
    t.done()


@state_class
class RollQuest(InAdventure):
    """qres.02 Left, then right; with two mercenaries both roll (qres.05)."""

    async def run(self, t: Table) -> None:
        left = PATHS_OF[QUEST_A][0]
        if t.who[left] == SAM:
            t.tell(events.SAM_QUEST, 2 * t.quests[0])
            discard_quest(t, 0)  # sam.adv.02, r.69
            return
        for path in t.at(QUEST_A):
            if not t.deeds[path] & FOUGHT:
                t.path = path
                doing = meanwhile(t, path)
                if doing is None or not await doing:
                    begin_roll(t, path, QuestDice())
                return
        if paths := t.at(QUEST_A):
            judge(t, paths)
        discard_quest(t, 0)


@state_class
class QuestDice(Roll):
    """qres.03 The result is compared with the target."""

    rolling: ClassVar[int] = QUESTING

    async def run(self, t: Table) -> None:
        if await roll_on(t, self):
            t.deeds[t.path] |= FOUGHT
            result = t.results[t.path]
            t.tell(
                events.RESULT,
                t.path,
                result,
                result,
                ("quest", ROLL_QUEST[t.quests[0]].target, 0),
                [("dice", result, "bat.attack.01")],
            )
            t.done()


def judge(t: Table, paths: list[Path]) -> None:
    """qres.03 to qres.09 The better of those who reached the target wins; the left one on a tie."""
    quest = ROLL_QUEST[t.quests[0]]
    done = [path for path in paths if t.results[path] >= quest.target]
    best = max(done, key=lambda path: t.results[path], default=None)  # qres.08: the first of equals
    counted = set()
    for path in paths:
        seat = t.owner[path]
        if path not in done:
            t.tell(events.QUEST_FAILED, seat, 2 * t.quests[0])
            lose_glory(t, seat, quest.penalty.glory, ("quest", 2 * t.quests[0]))  # qres.04, qres.06, qres.09
            continue
        counted.add(seat)
        if path == best:
            t.tell(events.QUEST_WON, seat, 2 * t.quests[0])
            gain(t, seat, quest.reward, ("quest", 2 * t.quests[0]))
        else:
            t.tell(events.CONSOLED, seat, quest.consolation.coins)
            gain_coins(t, seat, quest.consolation.coins)  # qres.07
    for seat in sorted(counted):
        t.clans[seat].quests += 1  # r.100


def can_pay(clan: Clan, cost: Amounts) -> bool:
    """r.24 From the clan board."""
    return (
        clan.coins >= cost.coins
        and clan.potions >= cost.potion
        and clan.poisons >= cost.poison
        and clan.defence >= cost.defence
        and len(clan.traps) >= cost.trap
        and len(clan.loot) >= cost.loot
    )


@state_class
class PayQuest(InAdventure):
    """qres.10, qres.11 Left decides, then right; not paying costs nothing (qres.12)."""

    def begin(self, t: Table) -> Flow[None] | None:
        for path in t.at(QUEST_B):
            if not t.deeds[path] & FOUGHT:
                return self.decide(t)
        discard_quest(t, 1)
        return None

    async def decide(self, t: Table) -> None:
        quest = PAY_QUEST[t.quests[1]]
        for path in t.at(QUEST_B):
            if t.deeds[path] & FOUGHT:
                continue
            t.path = path
            doing = meanwhile(t, path)
            if doing is not None and await doing:
                return
            t.deeds[path] |= FOUGHT
            seat = t.owner[path]
            if can_pay(t.clans[seat], quest.cost) and await Decision(seat, kinds.PAY, [False, True], path):
                await pay(t, seat, quest.cost)
                t.tell(events.PAID, seat, 2 * t.quests[1] + 1)
                reward = quest.left if path == PATHS_OF[QUEST_B][0] else quest.right
                gain(t, seat, reward, ("quest", 2 * t.quests[1] + 1))
                if not any(t.results[other] and t.owner[other] == seat for other in t.at(QUEST_B)):
                    t.clans[seat].quests += 1  # r.100
                t.results[path] = 1
            return


async def pay(t: Table, seat: int, cost: Amounts) -> None:
    """quest.07 The resources that the quest shows."""
    clan = t.clans[seat]
    clan.coins -= cost.coins
    clan.potions -= cost.potion
    clan.poisons -= cost.poison
    clan.defence -= cost.defence
    kind = 0
    for picked in range(cost.trap):
        traps = [TRAP_KIND[trap] for trap in clan.traps if TRAP_KIND[trap] >= kind]
        kind = await next_of(seat, kinds.PAY_TRAP, traps, picked, cost.trap, cost.trap - picked)
        discard_trap(t, seat, kind)
    loot = -1
    for picked in range(cost.loot):
        tokens: list[int] = sorted(token for token in clan.loot if token > loot)
        loot = await next_of(seat, kinds.PAY_LOOT, tokens, picked, cost.loot, cost.loot - picked)
        discard_loot(t, seat, Loot(loot))
