"""What lies in the box and never gets lost; and the variants that random test games go through."""

from __future__ import annotations

from typing import Any

from klubovna.games.monsterlands.citadel import in_basket
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    CARDS,
    DEFENCE_LIMIT,
    DIFFICULTIES,
    PANIC_BUILDING,
    POISON_LIMIT,
    POTION_LIMIT,
)
from klubovna.games.monsterlands.state import Table


def inventory(t: Table) -> dict[str, Any]:
    """Every card, token and die of the table, wherever it lies."""
    members = [m for clan in t.clans for m in clan.members]
    monsters = [m for clan in t.clans for m in clan.trophies]
    traps = [trap for clan in t.clans for trap in clan.traps]
    traps += [trap for zone in (*t.laid, *t.open) for trap in zone]
    loot = [one for clan in t.clans for one in clan.loot]
    return {
        "members": present(members, t.offer, t.deck, t.discard, t.rookies, t.spares, t.out),
        "equipment": present([c for c in CARDS if t.holder[c] >= 0], t.market, t.equipment_deck, t.equipment_out),
        "traps": present(traps, t.lodge, in_basket(t), t.trap_supply, t.trap_discard, t.sam_pile, t.sam_discard),
        "monsters": present(monsters, t.monsters, t.monster_deck, t.monster_discard, t.fled),
        "lands": present([land for clan in t.clans for land in clan.lands], t.lands, t.land_deck, t.lands_out),
        "events": present([side // 2 for side in t.events if side >= 0], t.event_deck, t.event_discard),
        "quests": present(t.quests, t.bag, t.quests_out),
        "loot": present(loot, t.loot_display, t.loot_supply, t.loot_discard),
        "panic": present([i for i, building in enumerate(PANIC_BUILDING) if t.panic[building]], t.panic_pile),
        "dice": [dice(t, colour) for colour in range(3)],
        "too many": [seat for seat, clan in enumerate(t.clans) if overfull(clan)],
        "in debt": [seat for seat, clan in enumerate(t.clans) if clan.coins < 0 or clan.glory < 0],
        "negative": min(*t.dice, *t.on_path, *t.safe, *t.shields, *t.path_potions, *t.path_poisons) < 0,
        "homeless": [m for m in t.who if m >= 0 and m not in members],
    }


def present(*zones: list[Any]) -> list[int]:
    return sorted(thing for zone in zones for thing in zone if thing >= 0)


def dice(t: Table, colour: int) -> int:
    """All dice of a colour: supply, used, on paths, in pools."""
    pools = [(clan.strength, clan.magic, len(clan.haggle))[colour] for clan in t.clans]
    return t.dice[colour] + t.spent[colour] + sum(t.on_path[colour::3]) + sum(t.safe[colour::3]) + sum(pools)


def overfull(clan: Clan) -> bool:
    return clan.defence > DEFENCE_LIMIT or clan.potions > POTION_LIMIT or clan.poisons > POISON_LIMIT


def soak(seed: int) -> dict[str, Any]:
    """Seats 1 to 4, all difficulties, variants and scenarios, each about as often as its opposite."""
    bits = seed * 2654435761 >> 9
    seats = 1 + seed % 4
    options: dict[str, Any] = {
        "difficulty": DIFFICULTIES[(seed // 4 + seed // 40) % 4],
        "queens_gift": bool(bits >> 0 & 1),
        "more_monsters": bool(bits >> 1 & 1),
        "dealt": bool(bits >> 2 & 1),
    }
    if seats == 1:
        options["scenario"] = 1 + seed // 4 % 10
        if options["scenario"] == 10 and options["difficulty"] == "easy":
            options["difficulty"] = "normal"
        return {"seats": 1, "options": options}
    options["ruses"] = bool(bits >> 3 & 1)
    roles = [AFFINITIES[(seed // 4 + i) % 4] for i in range(seats)] if bits >> 4 & 1 else None
    return {"seats": seats, "roles": roles, "options": options}
