"""The surroundings: a mercenary goes to a path with dice and tokens, in one action."""

from __future__ import annotations

from typing import Final

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.clans import choose_haggle, has_dice, no_defence, take_kind
from klubovna.games.monsterlands.facts import (
    BENEFIT,
    DICE_ROOM,
    ENTRANCE,
    ENTRANCE_ROOM,
    ENTRANCE_TOKEN_ROOM,
    FIRST_ROOKIE,
    FREE_TOKENS,
    GUARD_COINS,
    HAGGLE,
    LAND_A,
    LAND_B,
    MAGIC,
    MOST_TOKENS,
    NUMBER,
    PATHS_OF,
    PLACE,
    QUEST_A,
    QUEST_B,
    QUEST_DICE,
    REINFORCE,
    REQUIRE,
    STRENGTH,
    TOKEN_ROOM,
    TRAP_KIND,
    Dice,
    Member,
    Path,
)
from klubovna.games.monsterlands.moments import EMPTY, InPlacement
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision, Flow, Subset
from klubovna.kernel.fields import state_class

OUTSIDE: Final = (QUEST_A, QUEST_B, LAND_A, LAND_B, ENTRANCE)


def travellers(t: Table, clan: Clan) -> list[Member]:
    """Members who are not assigned and have a token; wounded ones may go too (r.91), rookies never (tavern.18)."""
    who = t.who
    return [member for member in clan.members if member < FIRST_ROOKIE and member not in who]


def places(t: Table, clan: Clan) -> list[int]:
    """Where the clan can send a mercenary now."""
    who = t.who
    for member in clan.members:
        if member < FIRST_ROOKIE and member not in who:
            return [place for place in OUTSIDE if has_path(t, clan, place)]
    return []


def has_path(t: Table, clan: Clan, place: int) -> bool:
    """Whether `paths` has any; quicker than to list them."""
    who = t.who
    if place < ENTRANCE:
        if t.lands[place] < 0:
            return False
        strength, magic, needs = clan.strength, clan.magic, REQUIRE[t.events[place]]
        for path in PATHS_OF[place]:
            if who[path] == EMPTY:
                need = needs[NUMBER[path]]  # land.03
                if need[0] <= strength and need[1] <= magic:
                    return True
        return False
    for path in PATHS_OF[place]:
        if who[path] == EMPTY:
            return approachable(t, clan, place)
    return False


def paths(t: Table, clan: Clan, place: int) -> list[Path]:
    """Free paths of a place for which the clan has what they ask for."""
    who = t.who
    free = [path for path in PATHS_OF[place] if who[path] == EMPTY]
    if place < ENTRANCE:
        return [path for path in free if ready(t, clan, path)]
    return free if approachable(t, clan, place) else []


def ready(t: Table, clan: Clan, path: Path) -> bool:
    """land.03 The dice that a path to a land demands."""
    place = PLACE[path]
    if t.lands[place] < 0:
        return False
    strength, magic, _ = REQUIRE[t.events[place]][NUMBER[path]]
    return strength <= clan.strength and magic <= clan.magic


def approachable(t: Table, clan: Clan, place: int) -> bool:
    """The same for all paths to a quest, or to the entrance."""
    if place == ENTRANCE:  # gate.01, r.27, gate.05, r.99
        return t.monsters[ENTRANCE] >= 0 and (clan.strength + clan.magic + clan.defence > 0 or len(clan.traps) > 0)
    quest = t.quests[place - QUEST_A]
    return quest >= 0 and can_meet(clan, place, quest)  # quest.03


def can_meet(clan: Clan, place: int, quest: int) -> bool:
    """Whether `ways` has any."""
    strength, magic, haggle = clan.strength, clan.magic, len(clan.haggle)
    for way in QUEST_DICE[place - QUEST_A][quest]:
        if strength >= way[0] and magic >= way[1] and haggle >= way[2]:
            return True
    return False


def ways(clan: Clan, place: int, quest: int) -> list[Dice]:
    """The dice with which the clan can meet a quest's demand (quest.04)."""
    return [way for way in QUEST_DICE[place - QUEST_A][quest] if has_dice(clan, way)]


async def send(t: Table, seat: int, place: int) -> None:
    """out.01 One mercenary to one free path, with the dice that it demands."""
    clan = t.clans[seat]
    path = await Decision(seat, kinds.PATH, paths(t, clan, place))
    member = await Decision(seat, kinds.WHO, travellers(t, clan), path)
    need: Dice = (0, 0, 0)
    haggle: list[int] = []
    if place in (QUEST_A, QUEST_B):
        need = await Decision(seat, kinds.QUEST_DICE, ways(clan, place, t.quests[place - QUEST_A]), path)
        if need[HAGGLE]:
            haggle = await choose_haggle(clan, seat, need[HAGGLE])
    elif place != ENTRANCE:
        need = REQUIRE[t.events[place]][NUMBER[path]]
    t.path = path
    t.who[path] = member
    t.owner[path] = seat
    t.tell(events.SENT, seat, member, path)
    put_dice(t, clan, path, need[STRENGTH], need[MAGIC], haggle)
    benefit(t, path)
    if place in (QUEST_A, QUEST_B):
        set_out(t, seat, path)  # r.21
    else:
        t.do(*OUTFIT)


def put_dice(t: Table, clan: Clan, path: Path, strength: int, magic: int, haggle: list[int]) -> None:
    on_path, at = t.on_path, 3 * path
    if strength:
        clan.strength -= strength
        on_path[at + STRENGTH] += strength
    if magic:
        clan.magic -= magic
        on_path[at + MAGIC] += magic
    for value in haggle:
        clan.haggle.remove(value)
        on_path[at + HAGGLE] += 1


def benefit(t: Table, path: Path) -> None:
    """land.05 Coins, potions and poisons lie on the token; rerolls and defence count in the adventure."""
    place = PLACE[path]
    if place == ENTRANCE:
        t.path_coins[path] += GUARD_COINS[NUMBER[path]]  # gate.06
    elif place in (LAND_A, LAND_B):
        gives = BENEFIT[t.events[place]][NUMBER[path]]
        if gives.type == "coins":
            t.path_coins[path] += gives.count  # benefit.03
        elif gives.type == "potion":
            t.path_potions[path] += gives.count  # benefit.04
        elif gives.type == "poison":
            t.path_poisons[path] += gives.count
        if gives.type != "defence" or not no_defence(t):  # scen.4.02, r.73
            t.tell(events.BENEFIT, path, (gives.type, gives.count or gives.times, gives.color))


@state_class
class OutfitDice(InPlacement):
    """land.04 Reinforcements; at the entrance any strength and magic dice (gate.03)."""

    def begin(self, t: Table) -> Flow[None] | None:
        clan, path = t.clan, t.path
        place = PLACE[path]
        if place == ENTRANCE:
            room = ENTRANCE_ROOM
            most: Dice = (room, room, 0)
        else:
            room = DICE_ROOM - t.on_path[3 * path + STRENGTH] - t.on_path[3 * path + MAGIC]
            most = REINFORCE[t.events[place]][NUMBER[path]]
        if room and ((clan.strength and most[STRENGTH]) or (clan.magic and most[MAGIC])):
            return self.reinforce(t, most, room)
        t.done()
        return None

    async def reinforce(self, t: Table, most: Dice, room: int) -> None:
        seat, clan, path = t.turn, t.clan, t.path
        strength = magic = 0
        alone = bare(t, path) and not clan.defence and not clan.traps
        if clan.strength and most[STRENGTH]:
            counts = list(range(alone and not clan.magic, min(clan.strength, most[STRENGTH], room) + 1))
            strength = await Decision(seat, kinds.PATH_STRENGTH, counts, path)
        room -= strength
        if clan.magic and most[MAGIC] and room:
            counts = list(range(alone and not strength, min(clan.magic, most[MAGIC], room) + 1))
            magic = await Decision(seat, kinds.PATH_MAGIC, counts, path)
        put_dice(t, clan, path, strength, magic, [])
        t.done()


def token_room(t: Table, path: Path) -> int:
    """How many more tokens fit on the path (land.07, r.25; gate.04, r.26)."""
    dice = t.on_path[3 * path + STRENGTH] + t.on_path[3 * path + MAGIC]
    there = t.shields[path] + len(t.laid[path])
    if PLACE[path] == ENTRANCE:
        return (ENTRANCE_ROOM - dice) // ENTRANCE_TOKEN_ROOM - there
    return min(MOST_TOKENS, FREE_TOKENS + (DICE_ROOM - dice) // TOKEN_ROOM) - there


def bare(t: Table, path: Path) -> bool:
    """Whether nothing lies beside the mercenary yet, as only at the entrance (gate.05)."""
    return not (t.on_path[3 * path + STRENGTH] or t.on_path[3 * path + MAGIC] or t.shields[path] or t.laid[path])


@state_class
class OutfitTokens(InPlacement):
    """land.06 Defence tokens."""

    def begin(self, t: Table) -> Flow[None] | None:
        defence = t.clan.defence
        if defence and (room := token_room(t, t.path)):
            return self.lay(t, min(defence, room))
        t.done()
        return None

    async def lay(self, t: Table, most: int) -> None:
        seat, clan, path = t.turn, t.clan, t.path
        least = 1 if not clan.traps and bare(t, path) else 0
        count = await Decision(seat, kinds.PATH_DEFENCE, list(range(least, most + 1)), path)
        clan.defence -= count
        t.shields[path] += count
        t.done()


@state_class
class OutfitBrews(InPlacement):
    """lab.06 At most one potion and one poison from the clan board; on a quest they would be of no use (r.21)."""

    def begin(self, t: Table) -> Flow[None] | None:
        clan = t.clan
        if (clan.potions or clan.poisons) and PLACE[t.path] < QUEST_A:
            return self.lay(t)
        t.done()
        return None

    async def lay(self, t: Table) -> None:
        clan, path = t.clan, t.path
        options = [0, 1, 2, 3] if clan.potions and clan.poisons else [0, 1] if clan.potions else [0, 2]
        brews = await Decision(t.turn, kinds.PATH_BREWS, options, path)
        clan.potions -= brews & 1
        t.path_potions[path] += brews & 1
        clan.poisons -= brews >> 1
        t.path_poisons[path] += brews >> 1
        t.done()


@state_class
class OutfitTraps(InPlacement):
    """land.06 One trap after the other, face down. With ruses their order counts (ruse.05)."""

    def begin(self, t: Table) -> Flow[None] | None:
        clan, path = t.clan, t.path
        if clan.traps and PLACE[path] < QUEST_A and (room := token_room(t, path)):  # r.21
            laid = t.laid[path]
            last = TRAP_KIND[laid[-1]] if laid and not t.ruses else 0
            left = [TRAP_KIND[trap] for trap in clan.traps if TRAP_KIND[trap] >= last]
            if left:
                return self.lay(t, left, room)
        t.done()
        set_out(t, t.turn, path)
        return None

    async def lay(self, t: Table, left: list[int], room: int) -> None:
        seat, clan, path = t.turn, t.clan, t.path
        laid, nothing_yet = t.laid[path], bare(t, path)
        options: list[int | None] = [] if nothing_yet else [None]
        options += sorted(set(left))
        some = None
        if not t.ruses:
            some = Subset(left, len(laid), int(nothing_yet), len(laid) + min(room, len(left)))
        kind = await Decision(seat, kinds.PATH_TRAP, options, path, some)
        if kind is not None:
            laid.append(take_kind(clan.traps, kind))
            return
        t.done()
        set_out(t, seat, path)


OUTFIT: Final = (OutfitDice(), OutfitTokens(), OutfitBrews(), OutfitTraps())
"""They hold nothing: one of each is enough for all tables."""


def set_out(t: Table, seat: int, path: Path) -> None:
    """All see how many tokens lie on a path, the owner also which traps (r.90)."""
    if t.journal is None:
        return
    at = 3 * path
    t.whisper(
        1 << seat,
        events.SET_OUT,
        seat,
        path,
        (t.on_path[at], t.on_path[at + 1], t.on_path[at + 2]),
        len(t.laid[path]),
        t.shields[path],
        t.path_potions[path],
        t.path_poisons[path],
        [TRAP_KIND[trap] for trap in t.laid[path]],
    )
