"""Land battles and the defence of the Citadel: the monster attacks, then the mercenary, path by path."""

from __future__ import annotations

from typing import ClassVar

from klubovna.games.monsterlands import events, kinds, sam
from klubovna.games.monsterlands.clans import gain, gain_glory, no_defence
from klubovna.games.monsterlands.conflict import begin_conflict, reveal_all
from klubovna.games.monsterlands.conquest import Conquest, Looting
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
    LAND_AFFINITY,
    MAGIC,
    MEMBER_ABILITY,
    MEMBER_DOES,
    MEMBER_GUARDS,
    MONSTER_AFFINITY,
    MONSTER_DOES,
    MONSTER_FACTS,
    NUMBER,
    PATHS_OF,
    Monster,
    Path,
)
from klubovna.games.monsterlands.loot import loot_glory
from klubovna.games.monsterlands.moments import (
    CAPTURED,
    EMPTY,
    FOUGHT,
    KILLED,
    NO_MONSTER,
    NO_PATH,
    REMOVED,
    SAM,
    SUCCEEDED,
    InAdventure,
)
from klubovna.games.monsterlands.records import Amounts
from klubovna.games.monsterlands.rolls import Roll, begin_roll, capturable, meanwhile, roll_on
from klubovna.games.monsterlands.state import Deflection, Table
from klubovna.games.monsterlands.wounds import hits_of, roll_black, wounds
from klubovna.kernel.battles import Addend
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.fields import state_class


def begin_battle(t: Table, place: int) -> None:
    """bat.02 Traps are revealed, then the monster is fought."""
    t.damage = t.beaten = 0
    t.deflections = []
    t.facing = t.monsters[place]
    if place != ENTRANCE:
        t.do(Looting())  # bat.end.01, bat.end.03, defence.07
    t.do(Fight())
    if t.facing < 0:
        t.beaten = REMOVED
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
    for card in t.carried(member):
        points += CARD_GUARDS[card][affinity]
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


def black_dice(t: Table) -> int:
    """The dice that the monster is about to roll."""
    return t.task.black if isinstance(t.task, Guard | Strike) else 0


# -- the monster attacks ---------------------------------------------------------------------------------------------


@state_class
class Fight(InAdventure):
    """bat.monster.02 The next mercenary from the left faces the monster."""

    def begin(self, t: Table) -> Flow[None] | None:
        if t.beaten:
            t.then(Conquest())  # bat.end.01
            return None
        place = t.place
        path = NO_PATH
        for p in PATHS_OF[place]:
            if t.who[p] != EMPTY and not t.deeds[p] & FOUGHT:
                path = p
                break
        if path == NO_PATH:
            t.done()
            return None
        if t.who[path] == SAM:
            return self.with_sam(t, path)
        t.path = path
        doing = meanwhile(t, path)
        if doing is not None or MONSTER_DOES[t.facing] == "prelude_die":
            return self.face(t, doing)
        t.fought[place] = True  # r.47
        t.do(Guard(), Answer())
        return None

    async def with_sam(self, t: Table, path: Path) -> None:
        sam.beats_monster(t, path)

    async def face(self, t: Table, doing: Flow[bool] | None) -> None:
        """A seat is asked first what it does meanwhile, or a die is rolled."""
        if doing is not None and await doing:
            return
        place = t.place
        t.fought[place] = True  # r.47
        t.do(Guard(), Answer())
        if MONSTER_DOES[t.facing] == "prelude_die":
            rolls = roll_black(t, 1)  # ref.monster.02, r.42
            hits = hits_of(rolls)
            t.tell(events.PRELUDE, rolls, hits)
            t.do(*wounds([(other, hits) for other in t.at(place)]))


@state_class
class Guard(InAdventure):
    """bat.defend.01 Magic dice are given up before the monster rolls."""

    black: int = 0
    """The dice that the monster will roll."""

    def begin(self, t: Table) -> Flow[None] | None:
        path = t.path
        if t.who[path] == EMPTY:
            t.done()
            return None
        self.black = attack_dice(t, t.place)
        if t.on_path[3 * path + MAGIC] or MEMBER_DOES[t.who[path]] == "deflect":
            return self.ward_off(t, path)
        t.then(Strike(black=self.black))
        return None

    async def ward_off(self, t: Table, path: Path) -> None:
        self.black -= await give_up_magic(t, path, self.black)
        around = t.adjacent(path) if MEMBER_DOES[t.who[path]] == "deflect" else []
        if around and self.black:
            target = await Decision(t.owner[path], kinds.DEFLECT_TO, sorted(around), path)  # ref.merc.14, r.44
            dice = MEMBER_ABILITY[t.who[path]].dice
            t.deflections.insert(0, Deflection(path=path, target=target, dice=dice, compulsory=True))
        t.then(Strike(black=self.black))


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


def struck(hits: int, auto: int) -> list[Addend]:
    """What the hits of a monster are made of, for those who look on."""
    dice: Addend = ("black", hits - auto, "bat.monster.07")
    return [dice, ("auto", auto, "ref.monster.06")] if auto else [dice]


@state_class
class Strike(InAdventure):
    """bat.monster.07 The monster rolls."""

    black: int
    """Dice that are still to be rolled at the mercenary on the path."""

    async def run(self, t: Table) -> None:
        turned = next((one for one in t.deflections if one.path == t.path), None)
        if turned is not None and self.black:
            t.deflections.remove(turned)
            await self.deflect(t, turned)
            return
        rolls = roll_black(t, self.black)
        auto = AUTO_WOUNDS[t.facing]
        hits = hits_of(rolls) + auto  # ref.monster.06, ref.monster.15
        if t.journal is not None:
            t.tell(events.STRUCK, t.path, rolls, hits, auto, struck(hits, auto))
        t.then(*wounds([(t.path, hits)]))

    async def deflect(self, t: Table, turned: Deflection) -> None:
        """ruse.11, ruse.12 Some of the dice are rolled at a neighbour first."""
        target, count = turned.target, min(turned.dice, self.black)
        if t.who[target] == EMPTY:
            return
        if not turned.compulsory:
            count = await Decision(t.owner[t.path], kinds.DEFLECT, list(range(count + 1)), target)  # r.65
        if count:
            t.tell(events.DEFLECTED, t.path, target, count)
            self.black -= count
            count -= await give_up_magic(t, target, count)
            rolls = roll_black(t, count)
            hits = hits_of(rolls)
            t.tell(events.STRUCK, target, rolls, hits, 0, struck(hits, 0))
            t.do(*wounds([(target, hits)]))


# -- the mercenary attacks -------------------------------------------------------------------------------------------


@state_class
class Answer(InAdventure):
    """bat.attack.01 Whoever survived attacks."""

    async def run(self, t: Table) -> None:
        t.done()
        if t.who[t.path] != EMPTY:
            begin_roll(t, t.path, Attack())


@state_class
class Attack(Roll):
    """bat.attack.06 Die by die, until the player stops."""

    rolling: ClassVar[int] = FIGHTING

    async def run(self, t: Table) -> None:
        if await roll_on(t, self):
            t.done()
            verdict(t, self)


def verdict(t: Table, roll: Attack) -> None:
    """bat.attack.08, bat.attack.11 Killed, captured or neither; the result counts for the next path (bat.attack.13)."""
    path, monster = t.path, t.facing
    t.deeds[path] |= FOUGHT
    base = t.damage + t.results[path]  # bat.attack.14
    kill, capture = KILL[monster] - roll.kill_bonus, CAPTURE[monster] - roll.capture_bonus  # r.32, r.33
    caught = capturable(t, path)
    aim = ("capture", kill, capture) if caught else ("kill", kill, 0)
    sum_of: list[Addend] = [("dice", t.results[path], "bat.attack.01")]
    if t.damage:
        sum_of.append(("earlier", t.damage, "bat.attack.14"))
    t.tell(events.RESULT, path, t.results[path], base, aim, sum_of)
    if base >= kill:
        t.beaten = KILLED
    elif base >= capture and caught:
        t.beaten = CAPTURED
    else:
        t.damage = base  # r.34
        return
    t.deeds[path] |= SUCCEEDED
    t.monsters[t.place] = NO_MONSTER
    reward(t)
    t.do(Triumph())


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


@state_class
class Triumph(InAdventure):
    """Loot that is worth glory now; then the last burst of some monsters (r.41)."""

    async def run(self, t: Table) -> None:
        await loot_glory(t, t.owner[t.path], "after_kill" if t.beaten == KILLED else "after_capture")
        t.damage = 0
        t.done()
        if t.beaten == KILLED and MONSTER_DOES[t.facing] == "death_burst":
            t.tell(events.BURST, t.facing)
            t.struck = []
            count = MONSTER_FACTS[t.facing].ability.wounds
            t.do(*wounds([(path, count) for path in t.at(t.place)]))  # ref.monster.03, ref.monster.12
