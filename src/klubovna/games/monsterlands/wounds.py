"""Wounds, the defences against them, and death."""

from __future__ import annotations

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.clans import gain_glory, leave, lose_card, lose_glory
from klubovna.games.monsterlands.facts import DEATH_GLORY, HIT, MONSTER_DOES, SCENARIOS, Path
from klubovna.games.monsterlands.moments import FOUGHT, NO_MEMBER, InAdventure
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class


def roll_black(t: Table, count: int) -> list[int]:
    """Black dice, as many as are wanted (r.02); in one scenario each miss is rolled again once (scen.10.01, r.80)."""
    chance = t.chance
    rolls = [chance.roll(6) for _ in range(count)]
    if t.scenario and SCENARIOS[t.scenario - 1].rules.monsters_reroll_misses_once:
        rolls = [value if value >= HIT else t.chance.roll(6) for value in rolls]
    t.struck = rolls[:]
    return rolls


def hits_of(rolls: list[int]) -> int:
    """bat.monster.07 Each 3, 4, 5 or 6 is a hit."""
    hits = 0
    for value in rolls:
        if value >= HIT:
            hits += 1
    return hits


@state_class
class Wounds(InAdventure):
    """Hits on the mercenary of one path."""

    path: Path
    hits: int

    def begin(self, t: Table) -> Flow[None] | None:
        if t.who[self.path] >= 0:
            return self.deal(t)
        t.done()
        return None

    async def deal(self, t: Table) -> None:
        await wound(t, self)
        t.done()


def wounds(hits: list[tuple[Path, int]]) -> list[Wounds]:
    """Hits to be dealt with, path by path."""
    return [Wounds(path=path, hits=count) for path, count in hits if count]


async def wound(t: Table, dealt: Wounds) -> None:
    """bat.defend.02 to bat.defend.04 Abilities first, then tokens and potions as the player likes (r.30)."""
    path, hits = dealt.path, dealt.hits
    seat, member = t.owner[path], t.who[path]
    abilities = min(t.guard[path], hits)
    t.guard[path] -= abilities  # armoury.05
    dealt.hits -= abilities
    tokens = potions = 0
    if dealt.hits and t.shields[path]:
        counts = list(range(min(dealt.hits, t.shields[path]) + 1))
        tokens = await Decision(seat, kinds.DEFEND, counts, (path, dealt.hits, hits))
        t.shields[path] -= tokens  # armoury.06, armoury.08
        dealt.hits -= tokens
    if dealt.hits and t.path_potions[path] and MONSTER_DOES[t.facing] != "no_potions_no_poisons":  # ref.monster.04
        counts = list(range(min(dealt.hits, t.path_potions[path]) + 1))
        potions = await Decision(seat, kinds.DRINK, counts, (path, dealt.hits, hits))
        t.path_potions[path] -= potions
        dealt.hits -= potions
    if abilities or tokens or potions:
        t.tell(events.PREVENTED, path, abilities, tokens, potions, dealt.hits)
    if not dealt.hits:
        return
    if MONSTER_DOES[t.facing] == "glory_loss_on_wound":
        lose_glory(t, seat, 1, ("wound", t.facing))  # ref.monster.19, r.43
    if dealt.hits == 1 and not t.wounded[member]:
        t.wounded[member] = True  # bat.monster.08
        t.tell(events.WOUNDED, path, member)
    else:
        await die(t, path)


async def die(t: Table, path: Path) -> None:
    """bat.death.01 to bat.death.05 The card, the token and what lay with it are gone; the queen pays in glory."""
    seat, member = t.owner[path], t.who[path]
    for card in t.carried(member):
        lose_card(t, seat, card)
    t.who[path] = NO_MEMBER
    t.path_potions[path] = t.path_poisons[path] = t.path_coins[path] = 0  # r.89
    t.tell(events.DIED, seat, member, path, DEATH_GLORY[path])
    if not t.deeds[path] & FOUGHT:  # bat.death.03
        strip(t, path)
    gain_glory(t, seat, DEATH_GLORY[path], ("death", member))  # bat.death.04, defence.05
    await leave(t, seat, member)


def strip(t: Table, path: Path) -> None:
    """Dice, traps and defence tokens leave a path."""
    t.give_back(path)
    clear_tokens(t, path)


def clear_tokens(t: Table, path: Path) -> None:
    """land.09, clean.board.03 Used or not, traps are discarded; defence tokens too (armoury.08)."""
    t.shields[path] = 0
    laid, shown = t.laid[path], t.open[path]
    if laid or shown:
        pile = t.trap_discard if t.owner[path] >= 0 else t.sam_discard
        pile += laid
        pile += shown
        t.laid[path] = []
        t.open[path] = []
