"""What lies in the box and never gets lost; and the tables that random test games go through."""

from __future__ import annotations

from typing import Any

from klubovna.games.harrow.facts import BASIC_TOKENS, JAR_FACTIONS, Faction, Token
from klubovna.games.harrow.setup import SEATS, roles_of
from klubovna.games.harrow.state import Table
from klubovna.kernel.chance import Chance

CHAPTERS = ("c1", "c2", "c3", "c4", "c5", "solo", "ff3", "ff4", "ffh")


def inventory(t: Table) -> dict[str, Any]:
    """Haints, cubes (those in the tree too), tokens, cards, tiles: wherever they lie."""
    return {
        "haints": [haints(t, faction) for faction in JAR_FACTIONS],
        "cubes": [cubes(t, colour) for colour in range(8)],
        "tokens": [tokens(t, token) for token in BASIC_TOKENS],
        "wild": t.wild_supply + sum(t.wild) + devoured(t, "wild"),
        "paths": None if t.protectors is None else paths(t),
        "storms": None if t.family is None else t.family.storms + sum(t.storms),
        "cards": sorted(every_card(t)),
        "tiles": tiles(t),
        "negative": negative(t),
    }


def haints(t: Table, faction: Faction) -> int:
    """Of one faction: supply, map, plates, and those that burnt for good."""
    total = t.supply[faction] + sum(t.haints[faction]) + sum(t.infected[faction])
    return total + sum(plate[faction] for plate in t.plate)


def cubes(t: Table, colour: int) -> int:
    """Of one colour: supply, battleground, tree, set aside, on hexes and boards."""
    total = t.cubes[colour] + t.ground[colour] + t.tree[colour] + t.aside[colour] + sum(t.cubes_on[colour])
    if colour == 1 and t.family is not None:
        total += t.family.stored
    if colour == 2 and t.kami is not None:
        total += sum(t.kami.row_cubes)
    return total


def tokens(t: Table, token: Token) -> int:
    """Ability tokens of one kind: box, map, boards, bag, action table."""
    total = t.box[token] + sum(t.tokens[token])
    if token < 3:
        total += sum(row[token] for row in t.rows)
    else:
        total += sum(t.scrolls)
    if t.family is not None:
        board = t.family
        total += board.bag[token] + [*board.slots, *board.drawn, *board.spent].count(token)
    if t.kami is not None and t.kami.rows:
        total += [token_ for row in t.kami.rows for token_ in row].count(token) + (t.kami.spare == token)
    return total


def devoured(t: Table, what: str) -> int:
    """Tokens on Hester's square spaces."""
    return 0


def paths(t: Table) -> int:
    assert t.protectors is not None
    return t.protectors.paths + t.protectors.paths_locked + sum(t.paths)


def every_card(t: Table) -> list[int]:
    zones = [*t.decks, *t.hands, *t.discards]
    if t.family is not None:
        zones.append(t.family.open_upgrades)
    if t.kami is not None:
        zones.append(t.kami.active)
    return [card for zone in zones for card in zone]


def tiles(t: Table) -> list[int] | None:
    """The nine bonus tiles, once they are laid out."""
    zones = [t.tile_supply, t.tile_discard, *t.tiles, *t.used_tiles]
    found = sorted(tile for zone in zones for tile in zone)
    return found or None


def negative(t: Table) -> list[str]:
    rows = [t.supply, t.cubes, t.ground, t.tree, t.aside, t.box, t.points, *t.haints, *t.infected, *t.tokens]
    return ["something is less than nothing"] if any(n < 0 for row in rows for n in row) else []


def soak(seed: int) -> dict[str, Any]:
    """Random tables: all chapters, factions, both sides of the map, all solo levels."""
    chance = Chance(seed).branch(9)
    chapter = CHAPTERS[seed % len(CHAPTERS)]
    roles: list[str | None] = [None] * SEATS[chapter]
    if chapter == "c4":
        roles = [("protectors", "family")[chance.below(2)], "kami"]
        chance.shuffle(roles)
    assert all(role is None or role in roles_of(chapter) for role in roles)
    options = {
        "chapter": chapter,
        "map": ("a", "b")[seed // len(CHAPTERS) % 2],
        "level": 1 + seed // (2 * len(CHAPTERS)) % 3,
        "hide_at_random": bool(chance.below(2)),
    }
    return {"seats": SEATS[chapter], "roles": roles, "options": options}
