"""Land battles and the defence of the Citadel: the monster attacks, then the mercenary, path by path."""

from __future__ import annotations

from typing import Final

from klubovna.games.monsterlands import events, kinds, sam
from klubovna.games.monsterlands.clans import gain, gain_glory, no_defence
from klubovna.games.monsterlands.conflict import begin_conflict, reveal_all
from klubovna.games.monsterlands.deeds import discard_loot
from klubovna.games.monsterlands.facts import (
    ATTACK,
    AUTO_WOUNDS,
    BENEFIT,
    CAPTURE,
    CARD_GUARDS,
    ENTRANCE,
    ENTRANCE_DICE,
    EXTRA_DICE,
    FIGHTING,
    GUARDS,
    HOME_DICE,
    KILL,
    LAND_A,
    LAND_AFFINITY,
    LAND_B,
    LOOT_EFFECT,
    LOOT_WHEN,
    MAGIC,
    MEMBER_ABILITY,
    MEMBER_DOES,
    MEMBER_GUARDS,
    MONSTER_AFFINITY,
    MONSTER_DOES,
    MONSTER_FACTS,
    NUMBER,
    PATHS_OF,
    QUEST_A,
    QUEST_B,
    Monster,
    Path,
)
from klubovna.games.monsterlands.moments import (
    ADVENTURE,
    ANSWER,
    ATTACKING,
    CAPTURED,
    CLEAN,
    CONQUEST,
    DEFLECT,
    EMPTY,
    FIGHT,
    FOUGHT,
    GUARD,
    KILLED,
    LOOTING,
    NO_MONSTER,
    QUEST_PAY,
    QUEST_ROLL,
    REMOVED,
    SAM,
    STRIKE,
    SUCCEEDED,
    TRIUMPH,
)
from klubovna.games.monsterlands.records import Amounts
from klubovna.games.monsterlands.rolls import begin_roll, capturable, meanwhile, roll_on
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.wounds import hits_of, roll_black, strike_at
from klubovna.kernel.decision import Decision

ORDER: Final = (QUEST_A, QUEST_B, LAND_A, LAND_B, ENTRANCE)
"""adv.01, qres.01, bat.01 Quests, land battles, Citadel defence."""


async def next_place(t: Table) -> None:
    """adv.02 The next place with a mercenary; after the last one comes clean-up."""
    start = 0 if t.place == EMPTY else ORDER.index(t.place) + 1
    t.path = Path(EMPTY)
    for place in ORDER[start:]:
        if all(t.who[path] == EMPTY for path in PATHS_OF[place]):
            continue
        t.place = place
        if place in (QUEST_A, QUEST_B):
            slot = place - QUEST_A
            t.tell(events.QUEST, 2 * t.quests[slot] + slot)
            t.phase = QUEST_PAY if slot else QUEST_ROLL
        else:
            begin_battle(t, place)
        return
    t.place = EMPTY
    t.phase = CLEAN


def begin_battle(t: Table, place: int) -> None:
    """bat.02 Traps are revealed, then the monster is fought."""
    t.damage = t.beaten = 0
    t.deflections = []
    t.facing = t.monsters[place]
    if t.facing < 0:
        t.beaten = REMOVED
        t.phase = CONQUEST
        return
    t.tell(events.BATTLE, place, t.facing)
    for path in t.at(place):
        t.guard[path] = guard_points(t, path, place)
    if t.ruses:
        begin_conflict(t, place)
    else:
        reveal_all(t, place)


def guard_points(t: Table, path: Path, place: int) -> int:
    """bat.defend.03 Defence abilities of mercenary, equipment, event tile and guards against this monster."""
    monster = t.facing
    if MONSTER_DOES[monster] == "no_defence_abilities" or no_defence(t):  # ref.monster.16, r.87, scen.4.02
        return 0
    affinity = MONSTER_AFFINITY[monster]
    member = t.who[path]
    points = MEMBER_GUARDS[member][affinity]
    if member in t.holder:
        points += sum(CARD_GUARDS[card][affinity] for card in t.carried(member))
    if place == ENTRANCE:
        return points + GUARDS[NUMBER[path]]  # gate.06
    gives = BENEFIT[t.events[place]][NUMBER[path]]
    return points + gives.count * (gives.type == "defence")  # benefit.02


def attack_dice(t: Table, place: int) -> int:
    """The dice of the monster that is being fought, before magic takes some away."""
    return attack_of(t, t.facing, place)


def attack_of(t: Table, monster: Monster, place: int) -> int:
    """bat.monster.03 to bat.monster.06 How many dice a monster rolls at a place in this round."""
    dice = ATTACK[monster] + EXTRA_DICE[t.difficulty][t.round - 1]
    if place == ENTRANCE:
        return dice + ENTRANCE_DICE[monster]  # ref.monster.13, defence.03
    if t.lands[place] >= 0 and LAND_AFFINITY[t.lands[place]] == MONSTER_AFFINITY[monster]:
        dice += HOME_DICE[monster]  # aff.03, ref.monster.01
    return dice


# -- the monster attacks ---------------------------------------------------------------------------------------------


async def fight(t: Table) -> None:
    """bat.monster.02 The next mercenary from the left faces the monster."""
    place = t.place
    path = next((p for p in PATHS_OF[place] if t.who[p] != EMPTY and not t.deeds[p] & FOUGHT), None)
    if path is None:
        t.phase = LOOTING if place != ENTRANCE else ADVENTURE  # bat.end.01, bat.end.03, defence.07
        return
    if t.who[path] == SAM:
        sam.beats_monster(t, path)
        return
    t.path = path
    if await meanwhile(t, path):
        return
    t.fought[place] = True  # r.47
    if MONSTER_DOES[t.facing] != "prelude_die":
        t.phase = GUARD
        return
    rolls = roll_black(t, 1)  # ref.monster.02, r.42
    hits = hits_of(rolls)
    t.tell(events.PRELUDE, rolls, hits)
    strike_at(t, [[other, hits] for other in t.at(place)], GUARD)


async def guard(t: Table) -> None:
    """bat.defend.01 Magic dice are given up before the monster rolls."""
    path = t.path
    if t.who[path] == EMPTY:
        t.phase = FIGHT
        return
    t.black = attack_dice(t, t.place)
    t.black -= await give_up_magic(t, path, t.black)
    around = t.adjacent(path) if MEMBER_DOES[t.who[path]] == "deflect" else []
    if around and t.black:
        target = await Decision(t.owner[path], kinds.DEFLECT_TO, sorted(around), path)  # ref.merc.14, r.44
        t.deflections.insert(0, [path, target, MEMBER_ABILITY[t.who[path]].dice, 1])
    t.phase = DEFLECT if t.deflections else STRIKE


async def give_up_magic(t: Table, path: Path, dice: int) -> int:
    """Each magic die removes one black die and is gone (bat.defend.05), also one that lies on a trap (r.31)."""
    at = 3 * path + MAGIC
    if not t.on_path[at] or not dice or t.deeds[path] & FOUGHT:
        return 0
    counts = list(range(min(t.on_path[at], dice) + 1))
    count: int = await Decision(t.owner[path], kinds.GIVE_UP_MAGIC, counts, (path, dice))
    if count:
        t.on_path[at] -= count
        t.dice[MAGIC] += count
        t.tell(events.GAVE_UP_MAGIC, path, count, dice - count)
    return count


async def deflect(t: Table) -> None:
    """ruse.11, ruse.12 Some of the dice are rolled at a neighbour first."""
    path = t.path
    row = next((row for row in t.deflections if row[0] == path), None)
    if row is None or not t.black:
        t.phase = STRIKE
        return
    t.deflections.remove(row)
    target, most, compulsory = Path(row[1]), min(row[2], t.black), row[3]
    if t.who[target] == EMPTY:
        return
    if not compulsory:
        most = await Decision(t.owner[path], kinds.DEFLECT, list(range(most + 1)), target)  # r.65
    if most:
        t.tell(events.DEFLECTED, path, target, most)
        t.black -= most
        most -= await give_up_magic(t, target, most)
        rolls = roll_black(t, most)
        hits = hits_of(rolls)
        t.tell(events.STRUCK, target, rolls, hits, 0)
        strike_at(t, [[target, hits]], DEFLECT)


async def strike(t: Table) -> None:
    """bat.monster.07 The monster rolls."""
    rolls = roll_black(t, t.black)
    hits = hits_of(rolls) + AUTO_WOUNDS[t.facing]  # ref.monster.06, ref.monster.15
    t.tell(events.STRUCK, t.path, rolls, hits, AUTO_WOUNDS[t.facing])
    strike_at(t, [[t.path, hits]], ANSWER)


# -- the mercenary attacks -------------------------------------------------------------------------------------------


async def answer(t: Table) -> None:
    """bat.attack.01 Whoever survived attacks."""
    if t.who[t.path] == EMPTY:
        t.phase = FIGHT
        return
    begin_roll(t, t.path, FIGHTING)
    t.phase = ATTACKING


async def attack(t: Table) -> None:
    """bat.attack.06 Die by die, until the player stops."""
    if await roll_on(t):
        verdict(t)


def verdict(t: Table) -> None:
    """bat.attack.08, bat.attack.11 Killed, captured or neither; the result counts for the next path (bat.attack.13)."""
    path, monster = t.path, t.facing
    t.deeds[path] |= FOUGHT
    base = t.damage + t.results[path]  # bat.attack.14
    kill, capture = KILL[monster] - t.kill_bonus, CAPTURE[monster] - t.capture_bonus  # r.32, r.33
    caught = capturable(t, path)
    t.tell(events.RESULT, path, t.results[path], base, ("capture", kill, capture) if caught else ("kill", kill, 0))
    if base >= kill:
        t.beaten = KILLED
    elif base >= capture and caught:
        t.beaten = CAPTURED
    else:
        t.damage = base  # r.34
        t.phase = FIGHT
        return
    t.deeds[path] |= SUCCEEDED
    t.monsters[t.place] = NO_MONSTER
    reward(t)
    t.phase = TRIUMPH


def reward(t: Table) -> None:
    """bat.attack.10, bat.attack.12 The reward, and where the card goes."""
    path, monster = t.path, t.facing
    seat, member = t.owner[path], t.who[path]
    facts = MONSTER_FACTS[monster]
    if t.beaten == KILLED:
        t.tell(events.KILLED, seat, monster)
        gain(t, seat, facts.kill_reward, ("kill", monster))
        t.clans[seat].trophies.append(monster)  # bat.attack.18
    else:
        t.tell(events.CAPTURED, seat, monster)
        gain(t, seat, facts.capture_reward, ("capture", monster))
        gain_glory(t, seat, MEMBER_ABILITY[member].glory, ("ability", member))  # ref.merc.06
        if facts.ability.type == "escape_on_capture" and t.place != ENTRANCE:
            t.fled.append(monster)  # ref.monster.10, r.45
            t.tell(events.FLED, monster)
        else:
            t.monster_discard.append(monster)  # bat.attack.17
    if MEMBER_DOES[member] == "victory_potions":
        gain(t, seat, Amounts(potion=MEMBER_ABILITY[member].potion))  # ref.merc.18


async def triumph(t: Table) -> None:
    """Loot that is worth glory now; then the last burst of some monsters (r.41)."""
    await loot_glory(t, t.owner[t.path], "after_kill" if t.beaten == KILLED else "after_capture")
    t.damage = 0
    t.phase = CONQUEST
    if t.beaten == KILLED and MONSTER_DOES[t.facing] == "death_burst":
        t.tell(events.BURST, t.facing)
        t.struck = []
        wounds = MONSTER_FACTS[t.facing].ability.wounds
        strike_at(t, [[path, wounds] for path in t.at(t.place)], CONQUEST)  # ref.monster.03, ref.monster.12


async def loot_glory(t: Table, seat: int, when: str) -> None:
    """ref.loot.01, ref.loot.15, ref.loot.16 Discarded for glory right after the deed."""
    found = [loot for loot in t.clans[seat].loot if LOOT_WHEN[loot] == when]
    if found:
        loot = await Decision(seat, kinds.LOOT_GLORY, [None, *found])
        if loot is not None:
            discard_loot(t, seat, loot)
            gain_glory(t, seat, LOOT_EFFECT[loot].value, ("loot", loot))
