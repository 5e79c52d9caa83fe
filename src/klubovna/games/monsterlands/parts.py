"""The parts of the board that one can point at, and what the options of a decision stand for."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from klubovna.games.monsterlands import kinds
from klubovna.games.monsterlands.abilities import counted
from klubovna.games.monsterlands.citadel import DRINKS
from klubovna.games.monsterlands.clan import is_rookie
from klubovna.games.monsterlands.deeds import Deed
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    BUILDINGS,
    CARD_FACTS,
    COLOURS,
    DEFENCE_LIMIT,
    DIE_MAGIC,
    DIE_STRENGTH,
    LAND_FACTS,
    LOOT_FACTS,
    MONSTER_FACTS,
    PLACE,
    PLACES,
    POISON_LIMIT,
    POTION_LIMIT,
    TRAP_FACTS,
    TRAP_KIND,
    Member,
)
from klubovna.games.monsterlands.lights import PATH_IDS, ROOKIE_ON_OFFER, guest, named_path, next_token, numbered
from klubovna.games.monsterlands.look import ROLLING, member
from klubovna.games.monsterlands.pictures import PICTURES
from klubovna.games.monsterlands.pool import GIFTS
from klubovna.games.monsterlands.rolls import ALL, MARKED, roll_of
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.view import ClanView, View
from klubovna.kernel.decision import Decision
from klubovna.kernel.parts import Parts
from klubovna.kernel.view import View as Seen

GIFT_IDS: Final = [counted(gift)[0][0] for gift in GIFTS]


def path(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [PATH_IDS[value]]


# -- things ------------------------------------------------------------------------------------------------------------


def affinity(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"clan:{AFFINITIES[value]}"]


def colour(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"supply:{COLOURS[value]}"]


def gift(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"gift:{GIFT_IDS[value]}"]


def die(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """Dice of the own pool; haggling dice are known by what they show."""
    clan = t.clans[decision.seat]
    if value == DIE_STRENGTH:
        return numbered("die:strength", clan.strength)
    if value == DIE_MAGIC:
        return numbered("die:magic", clan.magic)
    return numbered(f"die:haggle:{value}", clan.haggle.count(value))


def trap(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """Traps of one kind on the own clan board."""
    own = t.clans[decision.seat].traps
    return numbered(f"trap:{TRAP_FACTS[value].id}", sum(TRAP_KIND[trap] == value for trap in own))


def who(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"member:{member(Member(value))}"]


def ware(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """Equal cards are one."""
    return [f"ware:{CARD_FACTS[value].id}"]


def loot(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"loot:{LOOT_FACTS[value].id}"]


def brew_space(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"space:laboratory:{value}"]


def mine_space(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"space:mine:{value}"]


# -- how many ----------------------------------------------------------------------------------------------------------


def shields(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return ["building:armoury", *next_token("defence", t.clans[decision.seat].defence, value, DEFENCE_LIMIT)]


def brews(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """One potion, one poison, or both."""
    parts = [*(["potion:1"] if value & 1 else []), *(["poison:1"] if value & 2 else [])]
    return parts or named_path(t, decision, value)


def brew(t: Table, decision: Decision[Any], value: str) -> list[str]:
    clan = t.clans[decision.seat]
    return [f"{value}:{(clan.potions if value == 'potion' else clan.poisons) + 1}"]


# -- deeds -------------------------------------------------------------------------------------------------------------


def deed(t: Table, decision: Decision[Any], value: Deed) -> list[str]:
    word, which = value
    clan = t.clans[decision.seat]
    if word == "citadel":
        return [f"building:{BUILDINGS[which]}"]
    if word == "outside":
        return [f"place:{PLACES[which]}"]
    if word in ("settled", "settle"):
        return [f"land:{LAND_FACTS[which].id}"]
    if word == "use":
        return [f"member:{member(Member(which))}"]
    if word == "rookie":
        return [f"member:{member(one)}" for one in clan.members if is_rookie(one)]
    if word == "loot":
        return [f"loot:{LOOT_FACTS[which].id}"]
    if word == "sell":
        return [f"trophy:{MONSTER_FACTS[which].id}"]
    if word == "heal":
        return ["potion:1"]
    worn = (CARD_FACTS[card].id for one in clan.members for card in t.carried(one))
    return [f"equipment:{id}" for id in dict.fromkeys(worn)]


def hire(t: Table, decision: Decision[Any], value: int | Deed) -> list[str]:
    if isinstance(value, tuple):
        return deed(t, decision, value)
    return ["drinks"] if value == DRINKS else guest(t, decision, value)


def roll(t: Table, decision: Decision[Any], value: tuple[str, int]) -> list[str]:
    word, which = value
    if word == "roll":
        left = roll_of(t).unrolled
        return [f"unrolled:{name}" for i, name in enumerate(COLOURS) if left[i] and which in (i, ALL)]
    if word == "reroll":
        return [rolled(which)]
    return ["poison-roll"] if word == "poison" else [f"loot:{LOOT_FACTS[which].id}"]


def rolled(code: int) -> str:
    """Dice that show the same are one; those that may not be rerolled again are others."""
    return f"rolled:{COLOURS[code % MARKED // 10]}:{code % 10}" + (":again" if code >= MARKED else "")


# -- all of them -------------------------------------------------------------------------------------------------------


def listed(view: Seen) -> list[str]:
    """All parts that are drawn for the seat of the view."""
    table: View = view.table
    parts = [f"building:{id}" for id in BUILDINGS]
    for id, building in table.buildings.items():
        parts += [f"space:{id}:{space}" for space in range(building.spaces)]
    parts += [f"supply:{name}" for name in COLOURS]
    parts += [f"guest:{id}" for id in table.tavern if id is not None]
    parts += [ROOKIE_ON_OFFER] if table.rookies else []
    parts += ["drinks", *dict.fromkeys(f"ware:{id}" for id in table.market if id is not None)]
    parts += alike("lodge", [id for id in table.lodge if id is not None])
    parts += ["basket"] if table.basket else []
    parts += [f"offered-loot:{id}" for id in table.loot]
    closed = [] if table.places.land_b.event is not None else ["land_b"]
    parts += [f"place:{name}" for name in PLACES if name not in closed]
    parts += [id for i, id in enumerate(PATH_IDS) if PLACES[PLACE[i]] not in closed]
    if table.battle.place is not None and table.moment in ROLLING:
        left = table.battle.unrolled
        parts += [f"unrolled:{name}" for name in COLOURS if getattr(left, name)]
        parts += [*dict.fromkeys(rolled(code) for code in table.battle.rolled), "poison-roll"]
    if any(clan.affinity is None for clan in table.clans):
        parts += [f"clan:{name}" for name in AFFINITIES]
    elif view.seat is not None:
        parts += own_parts(table.clans[view.seat])
    if (view.seat, kinds.GIFT_TOKEN.name) in view.waiting:
        parts += [f"gift:{id}" for id in GIFT_IDS]
    return parts


def alike(part: str, ids: list[Any]) -> list[str]:
    return [one for id, count in Counter(ids).items() for one in numbered(f"{part}:{id}", count)]


def own_parts(clan: ClanView) -> list[str]:
    """What lies on the own clan board."""
    parts = [*numbered("die:strength", clan.strength), *numbered("die:magic", clan.magic)]
    parts += alike("die:haggle", clan.haggle)
    parts += numbered("defence", max(clan.defence, DEFENCE_LIMIT))
    parts += numbered("potion", max(clan.potions, POTION_LIMIT))
    parts += numbered("poison", max(clan.poisons, POISON_LIMIT))
    parts += [f"member:{member(Member(one.number))}" for one in clan.members]
    parts += dict.fromkeys(f"equipment:{id}" for one in clan.members for id in one.equipment)
    parts += alike("trap", clan.traps or [])
    parts += [f"loot:{id}" for id in clan.loot]
    parts += [f"trophy:{id}" for id in clan.trophies]
    return parts + [f"land:{land.id}" for land in clan.lands]


def monster_home(t: Table, monster: int) -> str | None:
    """The place at which a monster lies in wait."""
    return next((f"place:{PLACES[at]}" for at, lies in enumerate(t.monsters) if lies == monster), None)


PARTS: Final = Parts(
    nouns={
        "affinity": affinity,
        "answer": named_path,
        "brew": brew,
        "brew-space": brew_space,
        "brews": brews,
        "card": ware,
        "colour": colour,
        "deed": deed,
        "dice": named_path,
        "die": die,
        "gift": gift,
        "hire": hire,
        "loot": loot,
        "member": who,
        "mine-space": mine_space,
        "number": named_path,
        "path": path,
        "roll": roll,
        "shields": shields,
        "trap": trap,
        "ware": ware,
    },
    listed=listed,
    places={
        "path": lambda _, path: PATH_IDS[path],
        "place": lambda _, place: f"place:{PLACES[place]}",
        "building": lambda _, building: f"building:{BUILDINGS[building]}",
        "land": lambda _, land: f"land:{LAND_FACTS[land].id}",
        "member": lambda _, who: f"guest:{member(Member(who))}" if isinstance(who, int) else None,
        "card": lambda _, card: f"ware:{CARD_FACTS[card].id}",
    },
    homes={"monster": monster_home},
    pictures=PICTURES,
)
