"""What one seat may see (r.90)."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.monsterlands.battle import Attack, black_dice
from klubovna.games.monsterlands.citadel import Hiring, in_basket
from klubovna.games.monsterlands.clan import is_rookie
from klubovna.games.monsterlands.conflict import Conflict
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    BUILDINGS,
    CARD_FACTS,
    COLOURS,
    DIFFICULTIES,
    EVENT_FACTS,
    EXTRA_DICE,
    LAND_FACTS,
    LOOT_FACTS,
    MEMBER_FACTS,
    MONSTER_FACTS,
    PATHS,
    PLACE,
    QUEST_FACTS,
    TRAP_FACTS,
    TRAP_KIND,
    Card,
    Member,
    Path,
)
from klubovna.games.monsterlands.moments import CARD_USED, LAND_USED, SAM
from klubovna.games.monsterlands.rolls import Roll
from klubovna.games.monsterlands.scoring import icons, points, trophies
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.wounds import Wounds

PLACES = ("land_a", "land_b", "entrance", "quest_a", "quest_b")
PHASES = ("set-up", "pool", "placement", "adventure", "clean-up")
NO_ROLL: Final = Attack()


def names(facts: list[Any], ids: list[Any]) -> list[str | None]:
    return [None if i < 0 else facts[i].id for i in ids]


def traps(ids: list[Any]) -> list[str | None]:
    return [None if i < 0 else TRAP_FACTS[TRAP_KIND[i]].id for i in ids]


def view(t: Table, seat: int | None) -> dict[str, Any]:
    return {
        "round": t.round,
        "phase": t.task.phase,
        "moment": type(t.task).__name__,
        "difficulty": DIFFICULTIES[t.difficulty],
        "extra_dice": EXTRA_DICE[t.difficulty][:],
        "ruses": t.ruses,
        "queens_gift": t.gift,
        "more_monsters": t.more_monsters,
        "scenario": t.scenario or None,
        "first": t.first,
        "turn": t.turn,
        "supply": colours(t.dice),
        "spent": colours(t.spent),
        "buildings": {
            name: {"spaces": t.spaces[i], "placed": t.placed[i][:], "panic": t.panic[i]}
            for i, name in enumerate(BUILDINGS)
        },
        "panic_pile": len(t.panic_pile),
        "lodge": traps(t.lodge),
        "basket": traps(in_basket(t)),
        "trap_supply": len(t.trap_supply),
        "trap_discard": traps(t.trap_discard),
        "tavern": names(MEMBER_FACTS, t.offer),
        "mercenary_deck": len(t.deck),
        "mercenary_discard": names(MEMBER_FACTS, t.discard),
        "rookies": len(t.rookies),
        "out": names(MEMBER_FACTS, t.out),
        "drunk": isinstance(t.task, Hiring) and t.task.drunk,
        "market": names(CARD_FACTS, t.market),
        "equipment_deck": len(t.equipment_deck),
        "equipment_out": names(CARD_FACTS, t.equipment_out),
        "monster_deck": len(t.monster_deck),
        "monster_discard": names(MONSTER_FACTS, t.monster_discard),
        "fled": names(MONSTER_FACTS, t.fled),
        "land_deck": len(t.land_deck),
        "lands_out": names(LAND_FACTS, t.lands_out),
        "event_deck": len(t.event_deck),
        "event_discard": t.event_discard[:],
        "loot": names(LOOT_FACTS, t.loot_display),
        "loot_supply": len(t.loot_supply),
        "loot_discard": names(LOOT_FACTS, t.loot_discard),
        "quest_bag": len(t.bag),
        "quests_out": names(QUEST_FACTS, t.quests_out),
        "places": {name: place(t, i) for i, name in enumerate(PLACES)},
        "paths": [path(t, p, seat) for p in PATHS],
        "battle": battle(t),
        "clans": [clan(t, i, seat) for i in range(t.seats)],
        "used": [mark(code) for code in t.used],
        "handed": names(CARD_FACTS, t.handed),
        "sam": {"tokens": t.sam_tokens, "pile": len(t.sam_pile), "discard": traps(t.sam_discard)} if t.solo else None,
    }


def colours(counts: list[int]) -> dict[str, int]:
    return dict(zip(COLOURS, counts, strict=True))


def mark(code: int) -> str:
    """An ability, card or land that has been used this round."""
    if code >= LAND_USED:
        return LAND_FACTS[code - LAND_USED].id
    if code >= CARD_USED:
        return f"{CARD_FACTS[code - CARD_USED].id}:{code - CARD_USED}"
    return member(Member(code))


def member(m: Member) -> str:
    """Rookies are told apart by number only where it matters what they did."""
    return f"{MEMBER_FACTS[m].id}:{m}" if is_rookie(m) else MEMBER_FACTS[m].id


def place(t: Table, i: int) -> dict[str, Any]:
    if i > 2:
        quest = t.quests[i - 3]
        return {"quest": QUEST_FACTS[quest].id if quest >= 0 else None}
    shown: dict[str, Any] = {
        "monster": names(MONSTER_FACTS, [t.monsters[i]])[0],
        "fought": t.fought[i],
    }
    if i < 2:
        shown["land"] = names(LAND_FACTS, [t.lands[i]])[0]
        event = t.events[i]
        shown["event"] = f"{EVENT_FACTS[event].tile}{EVENT_FACTS[event].side}" if event >= 0 else None
    return shown


def path(t: Table, p: Path, seat: int | None) -> dict[str, Any]:
    known = seat is not None and t.owner[p] == seat
    return {
        "place": PLACES[PLACE[p]],
        "member": "sam" if t.who[p] == SAM else names(MEMBER_FACTS, [t.who[p]])[0],
        "owner": t.owner[p] if t.owner[p] >= 0 else None,
        "dice": colours(t.on_path[3 * p : 3 * p + 3]),
        "safe": colours(t.safe[3 * p : 3 * p + 3]),
        "traps": len(t.laid[p]),
        "laid": traps(t.laid[p]) if known else None,
        "open": traps(t.open[p]),
        "defence": t.shields[p],
        "potions": t.path_potions[p],
        "poisons": t.path_poisons[p],
        "coins": t.path_coins[p],
        "guard": t.guard[p],
        "deeds": t.deeds[p],
        "result": t.results[p],
    }


def battle(t: Table) -> dict[str, Any]:
    """How far the place that is being resolved has come."""
    roll = t.task if isinstance(t.task, Roll) else NO_ROLL
    return {
        "place": PLACES[t.place] if t.place >= 0 else None,
        "path": t.path if t.path >= 0 else None,
        "monster": names(MONSTER_FACTS, [t.facing])[0],
        "damage": t.damage,
        "beaten": t.beaten,
        "revealing": t.task.hidden if isinstance(t.task, Conflict) else 0,
        "black": black_dice(t),
        "deflections": [[one.path, one.target, one.dice, int(one.compulsory)] for one in t.deflections],
        "wounds": [[one.path, one.hits] for one in reversed(t.tasks) if isinstance(one, Wounds)],
        "rolling": roll.rolling,
        "one_by_one": roll.stop,
        "unrolled": colours(roll.unrolled),
        "rolled": roll.rolled[:],
        "bonus": roll.bonus[:],
        "flat": roll.flat,
        "kill_bonus": roll.kill_bonus,
        "capture_bonus": roll.capture_bonus,
        "rerolls": roll.rerolls[:],
    }


def clan(t: Table, i: int, seat: int | None) -> dict[str, Any]:
    c = t.clans[i]
    return {
        "affinity": AFFINITIES[c.affinity] if c.affinity >= 0 else None,
        "glory": c.glory,
        "reputation": c.reputation,
        "coins": c.coins,
        "strength": c.strength,
        "magic": c.magic,
        "haggle": c.haggle[:],
        "chief": names(MEMBER_FACTS, [c.chief])[0],
        "members": [member_view(t, m, m == c.chief) for m in c.members],
        "trap_count": len(c.traps),
        "traps": traps(c.traps) if i == seat else None,
        "trap_limit": c.trap_limit,
        "defence": c.defence,
        "potions": c.potions,
        "poisons": c.poisons,
        "loot": names(LOOT_FACTS, c.loot),
        "trophies": names(MONSTER_FACTS, c.trophies),
        "trophy_points": trophies(c),
        "lands": [{"id": LAND_FACTS[x].id, "settler": names(MEMBER_FACTS, [t.settler[x]])[0]} for x in c.lands],
        "icons": dict(zip(AFFINITIES, icons(c), strict=True)),
        "passed": c.passed,
        "quests": c.quests,
        "points": points(c),
    }


def member_view(t: Table, m: Member, chief: bool) -> dict[str, Any]:
    held: list[Card] = t.carried(m)
    return {
        "id": MEMBER_FACTS[m].id,
        "number": m,
        "chief": chief,
        "wounded": t.wounded[m],
        "assigned": m in t.who,
        "equipment": names(CARD_FACTS, list(held)),
    }
