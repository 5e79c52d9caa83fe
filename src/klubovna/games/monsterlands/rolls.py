"""Rolling the dice of a path: for a quest, against a monster, for a land."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.deeds import Deed, anytime, discard_loot, do
from klubovna.games.monsterlands.facts import (
    ANY_HAGGLE,
    ANY_MAGIC,
    ANY_STRENGTH,
    ATTACK_BONUS,
    BENEFIT,
    CAPTURE_BONUS,
    CARD_BONUS,
    CARD_KIND,
    CARD_REROLLS,
    COLOURS,
    CONQUERING,
    CONQUEST_BONUS,
    ENTRANCE,
    FIGHTING,
    HAGGLE,
    IS_RUSE,
    KILL_BONUS,
    LOOT_EFFECT,
    LOOT_WHEN,
    MAGIC,
    MEMBER_BONUS,
    MEMBER_DOES,
    MEMBER_REROLLS,
    MONSTER_DOES,
    NUMBER,
    OTHER_STRENGTH,
    PENALTY,
    PLACE,
    POISON_BONUS,
    QUESTING,
    STRENGTH,
    STRENGTH_OR_MAGIC,
    TRAP_BONUS,
    TRAP_KIND,
    TRAPS_TO_CAPTURE,
    WEAPON,
    Loot,
    Path,
    reroll_of,
)
from klubovna.games.monsterlands.moments import InAdventure
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import field, state_class

RollDeed: TypeAlias = tuple[str, int]
ALL: int = 3
"""Roll all dice at once instead of one of a colour."""
MARKED: int = 100


def meanwhile(t: Table, path: Path) -> Flow[bool] | None:
    """r.12 While an own path is resolved; whether something was done (then it is asked again). None: nothing can be."""
    menu = anytime(t, t.owner[path])
    if menu:
        return do_meanwhile(t, path, menu)
    t.handed = []
    return None


async def do_meanwhile(t: Table, path: Path, menu: list[Deed]) -> bool:
    seat = t.owner[path]
    deed = await Decision(seat, kinds.MEANWHILE, [None, *menu], path)
    if deed is None:
        t.handed = []
        return False
    await do(t, seat, deed)
    return True


def capturable(t: Table, path: Path) -> bool:
    """bat.attack.08 Enough traps on the own path (r.94); a token face down counts, a revealed ruse does not (r.64)."""
    if MEMBER_DOES[t.who[path]] == "capture_without_trap":
        return True  # ref.merc.36, r.86
    traps = len(t.laid[path])
    for trap in t.open[path]:
        if not IS_RUSE[TRAP_KIND[trap]]:  # bat.attack.09
            traps += 1
    return traps >= TRAPS_TO_CAPTURE[t.facing]  # ref.monster.05


@state_class
class Roll(InAdventure):
    """The dice of a path are rolled, and what changes them."""

    rolling: ClassVar[int]
    """What is rolled for: quest, monster or conquest."""
    stop: bool = False
    """Whether the dice may be rolled one by one (bat.attack.06)."""
    unrolled: list[int] = field(default_factory=lambda: [0, 0, 0])
    rolled: list[int] = field(default_factory=list)
    """Dice as 10 x colour + value, and 100 more once rerolled by an ability that needs another die each time."""
    bonus: list[int] = field(default_factory=lambda: [0, 0, 0])
    flat: int = 0
    kill_bonus: int = 0
    capture_bonus: int = 0
    rerolls: list[int] = field(default_factory=lambda: [0] * 5)


def roll_of(t: Table) -> Roll:
    """The roll that is being made."""
    roll = t.task
    assert isinstance(roll, Roll)
    return roll


def begin_roll(t: Table, path: Path, now: Roll) -> None:
    """Gather what changes the roll; all of it is compulsory except rerolls (bat.attack.02, bat.attack.03)."""
    roll = now.rolling
    member = t.who[path]
    cards = t.carried(member)
    if roll == FIGHTING and MONSTER_DOES[t.facing] == "no_weapons":
        cards = [card for card in cards if CARD_KIND[card] != WEAPON]  # ref.monster.20, r.93
    s, m, h = MEMBER_BONUS[member][roll]
    rerolls = [0] * 5
    for row in (MEMBER_REROLLS[member][roll], *(CARD_REROLLS[card][roll] for card in cards)):
        for which, times in row:
            rerolls[which] += times
    bonuses = [CARD_BONUS[card][roll] for card in cards]
    if roll != QUESTING:  # r.22
        for trap in t.open[path]:  # bat.attack.15
            bonuses.append(TRAP_BONUS[TRAP_KIND[trap]][roll])
            if roll == FIGHTING:
                now.flat += ATTACK_BONUS[TRAP_KIND[trap]]  # ref.trap.16, r.39
        path_rerolls(t, path, rerolls)
    for bonus in bonuses:
        s += bonus[STRENGTH]
        m += bonus[MAGIC]
        h += bonus[HAGGLE]
    if roll == FIGHTING:
        penalty = PENALTY[t.facing]  # ref.monster.11, ref.monster.18
        s -= penalty[STRENGTH]
        m -= penalty[MAGIC]
        now.kill_bonus = KILL_BONUS[member]
        now.capture_bonus = CAPTURE_BONUS[member]
    elif roll == CONQUERING:
        now.flat = CONQUEST_BONUS[member]  # ref.merc.35
    now.bonus = [s, m, h]
    now.rerolls = rerolls
    now.unrolled = t.on_path[3 * path : 3 * path + 3]
    now.stop = roll == FIGHTING and capturable(t, path)  # bat.attack.06
    if not now.stop:
        roll_dice(t, now, ALL)
    t.do(now)


def path_rerolls(t: Table, path: Path, rerolls: list[int]) -> None:
    """benefit.01 The event tile may allow rerolls of one colour."""
    place = PLACE[path]
    if place < ENTRANCE and t.events[place] >= 0:
        gives = BENEFIT[t.events[place]][NUMBER[path]]
        if gives.type == "reroll":
            rerolls[reroll_of([gives.color], True)] += gives.times


def roll_dice(t: Table, roll: Roll, which: int) -> None:
    """All dice that are left, or one of a colour."""
    new = []
    for colour in (STRENGTH, MAGIC, HAGGLE) if which == ALL else (which,):
        for _ in range(roll.unrolled[colour] if which == ALL else 1):
            new.append(10 * colour + t.chance.roll(6))
            roll.unrolled[colour] -= 1
    roll.rolled += new
    roll.rolled.sort()
    t.tell(events.ROLLED, t.path, new)


def result(roll: Roll) -> int:
    """bat.attack.05 Every die with its modifiers, none below 0 (r.36), and what is added to the whole."""
    total = roll.flat
    bonus = roll.bonus
    for die in roll.rolled:
        value = die % 10 + bonus[die % MARKED // 10]
        if value > 0:
            total += value
    return total


def rerollable(roll: Roll) -> list[int]:
    """r.37 Rolled dice for which a reroll is left."""
    left = roll.rerolls
    if not any(left):
        return []
    found = []
    for die in sorted(set(roll.rolled)):
        colour = die % MARKED // 10
        if colour == STRENGTH:
            if left[ANY_STRENGTH] or left[STRENGTH_OR_MAGIC] or (left[OTHER_STRENGTH] and die < MARKED):
                found.append(die)
        elif colour == MAGIC:
            if left[ANY_MAGIC] or left[STRENGTH_OR_MAGIC]:
                found.append(die)
        elif left[ANY_HAGGLE]:
            found.append(die)
    return found


def reroll(t: Table, roll: Roll, die: int) -> None:
    """The new result stands. The narrowest reroll is spent first, which never costs the player a chance."""
    left = roll.rerolls
    colour = die % MARKED // 10
    mark = die - die % MARKED
    if colour == STRENGTH:
        if left[OTHER_STRENGTH] and die < MARKED:
            spent, mark = OTHER_STRENGTH, MARKED  # ref.merc.25, r.38
        else:
            spent = ANY_STRENGTH if left[ANY_STRENGTH] else STRENGTH_OR_MAGIC
    elif colour == MAGIC:
        spent = ANY_MAGIC if left[ANY_MAGIC] else STRENGTH_OR_MAGIC
    else:
        spent = ANY_HAGGLE
    left[spent] -= 1
    new = mark + 10 * colour + t.chance.roll(6)
    roll.rolled.remove(die)
    roll.rolled.append(new)
    roll.rolled.sort()
    t.tell(events.REROLLED, t.path, die % MARKED, new % MARKED)


def may_poison(t: Table, roll: Roll) -> bool:
    """bat.attack.04 In battle and when conquering (r.39), not on quests (r.22) and not against Kodyl."""
    if not t.path_poisons[t.path] or roll.rolling == QUESTING:
        return False
    return roll.rolling == CONQUERING or MONSTER_DOES[t.facing] != "no_potions_no_poisons"


def helpful_loot(t: Table, roll: Roll, seat: int) -> list[Loot]:
    """Loot with the surroundings symbol that acts on this roll (loot.04)."""
    found = []
    for loot in t.clans[seat].loot:
        effect = LOOT_EFFECT[loot]
        if LOOT_WHEN[loot] == "roll":
            names = effect.colors or [effect.color]
            if any(die % MARKED // 10 == COLOURS.index(name) for die in roll.rolled for name in names):
                found.append(loot)
        elif LOOT_WHEN[loot] == "attack" and roll.rolling == FIGHTING:
            found.append(loot)
    return found


async def roll_on(t: Table, roll: Roll) -> bool:
    """One more die, reroll, poison or loot token; whether the roll is over."""
    path = t.path
    seat = t.owner[path]
    left = sum(roll.unrolled)
    menu: list[RollDeed | None] = [None] if roll.rolled or not left else []  # r.35
    if left:
        for colour in (STRENGTH, MAGIC, HAGGLE):
            if roll.unrolled[colour]:
                menu.append(("roll", colour))
        if left > 1:
            menu.append(("roll", ALL))
    menu += [("reroll", die) for die in rerollable(roll)]
    if may_poison(t, roll):
        menu.append(("poison", 0))  # bat.attack.07
    if t.clans[seat].loot:
        menu += [("loot", loot) for loot in helpful_loot(t, roll, seat)]
    deed = await Decision(seat, kinds.ROLL, menu, (path, result(roll))) if menu != [None] else None
    if deed is None:
        t.results[path] = result(roll)
        return True
    word, which = deed
    if word == "roll":
        roll_dice(t, roll, which)
    elif word == "reroll":
        reroll(t, roll, which)
    elif word == "poison":
        t.path_poisons[path] -= 1
        roll.flat += POISON_BONUS
        t.tell(events.POISONED, path)
    else:
        use_loot(t, roll, seat, Loot(which))
    return False


def use_loot(t: Table, roll: Roll, seat: int, loot: Loot) -> None:
    effect = LOOT_EFFECT[loot]
    discard_loot(t, seat, loot)
    if effect.type == "reroll":
        roll.rerolls[reroll_of(effect.colors, effect.same_die)] += effect.times  # ref.loot.02, ref.loot.12
    elif effect.type == "roll_bonus":
        roll.flat += effect.value  # ref.loot.09, ref.loot.14, r.82
    else:
        roll.kill_bonus += effect.value  # ref.loot.04
