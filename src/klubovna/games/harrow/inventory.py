"""What lies in the box and never gets lost; and the tables that random test games go through."""

from __future__ import annotations

from typing import Any

from klubovna.games.harrow.factions.fairfolk.board import ARROWS, EMPTY_NEST, NO_NEST, FairFolkBoard
from klubovna.games.harrow.factions.family.board import FamilyBoard
from klubovna.games.harrow.factions.hester.board import BURNT_SQUARE, WILD_SQUARE, HesterBoard
from klubovna.games.harrow.factions.kami.board import KamiBoard
from klubovna.games.harrow.facts import (
    BASIC_TOKENS,
    COUNT,
    HAINT,
    INFECTED,
    JAR_FACTIONS,
    SILVER,
    TOKENS_OF,
    UPGRADES,
    Faction,
    Token,
)
from klubovna.games.harrow.setup import SEATS, roles_of
from klubovna.games.harrow.state import SET_UP, Table
from klubovna.kernel.chance import Chance

CHAPTERS = ("c1", "c2", "c3", "c4", "c5", "solo", "ff3", "ff4", "ffh")


def inventory(t: Table) -> dict[str, Any]:
    """Haints, cubes (those in the tree too), tokens, cards, tiles: wherever they lie."""
    return {
        "haints": [haints(t, faction) for faction in JAR_FACTIONS],
        "cubes": [cubes(t, colour) for colour in range(8)],
        "tokens": [tokens(t, token) for token in BASIC_TOKENS],
        "wild": t.wild_supply + sum(t.wild) + devoured(t, WILD_SQUARE),
        "paths": None if t.protectors is None else paths(t),
        "storms": None if t.family is None else t.family.storms + sum(t.storms),
        "upgrades": None if t.family is None or not t.family.upgrades else upgrades(t.family),
        "cards": None if t.phase == SET_UP else sorted(every_card(t)),
        "action_table": None if t.kami is None or not t.kami.rows else action_table(t.kami),
        "dolls": None if t.kami is None else dolls(t.kami),
        "flames": None if t.hester is None else flames(t, t.hester),
        "snakes": None if t.hester is None else snakes(t, t.hester),
        "offers": None if t.fairfolk is None else offers(t.fairfolk),
        "search": None if t.fairfolk is None else misplaced_search(t.fairfolk),
        "tiles": tiles(t),
        "gifts": misplaced_gifts(t),
        "negative": negative(t),
    }


def haints(t: Table, faction: Faction) -> int:
    """Of one faction: supply, map, plates, and those that burnt for good."""
    total = t.supply[faction] + sum(t.haints[faction]) + sum(t.infected[faction])
    burnt = devoured(t, BURNT_SQUARE) if faction in t.present else 0
    return total + sum(plate[faction] for plate in t.plate) + burnt


def cubes(t: Table, colour: int) -> int:
    """Of one colour: supply, battleground, tree, set aside, on hexes and boards."""
    total = t.cubes[colour] + t.ground[colour] + t.tree[colour] + t.aside[colour] + sum(t.cubes_on[colour])
    if colour == 1 and t.family is not None:
        total += t.family.stored
    if colour == 2 and t.kami is not None:
        total += sum(t.kami.row_cubes)
    if colour == SILVER and t.fairfolk is not None:
        total += len(t.fairfolk.held)
    return total


def tokens(t: Table, token: Token) -> int:
    """Ability tokens of one kind: box, map, boards, bag, action table."""
    total = t.box[token] + sum(t.tokens[token]) + devoured(t, token)
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


def upgrades(board: FamilyBoard) -> list[int]:
    """Upgrade tokens by kind: supply, bag, board, before the Family, on the attack jar."""
    about = [*board.slots, *board.drawn, *board.spent, *board.parked]
    return [
        count + board.bag[token] + about.count(token) for token, count in zip(UPGRADES, board.upgrades, strict=True)
    ]


def devoured(t: Table, what: int) -> int:
    """What fills Hester's square spaces, of one kind."""
    return 0 if t.hester is None else t.hester.count(what)


def flames(t: Table, board: HesterBoard) -> int:
    """The flames: supply, left of the board, on its fire spaces, on the map."""
    return board.flames + board.left + sum(board.fire_spaces) + sum(t.flames)


def snakes(t: Table, board: HesterBoard) -> int:
    return board.snakes + sum(map(sum, t.infected))


def action_table(board: KamiBoard) -> list[int]:
    """The tokens of Kami's action table; the spare one only changes places with them."""
    return sorted([*(token for row in board.rows for token in row), board.spare])


def dolls(board: KamiBoard) -> list[str]:
    """c4.dolls.02 Never two on a hex; the real one may be so as far as Kami knows, and lies face up or hidden."""
    lying = [at for at in board.dolls if at >= 0]
    wrong = []
    if len(set(lying)) < len(lying):
        wrong.append("two dolls on a hex")
    if not board.maybe[board.real] or board.face_up not in (-1, board.real):
        wrong.append("the real doll is none")
    return wrong


def offers(board: FairFolkBoard) -> list[int]:
    """The offers by kind: in the bag, drawn, in nests on the map, held by the others."""
    about = [*board.hand, *board.nests, *(offer for row in board.taken for offer in row)]
    return [count + about.count(offer) for offer, count in enumerate(board.bag)]


def misplaced_search(board: FairFolkBoard) -> list[str]:
    """No more nests, arrows and X tokens than there are; no clue excludes the hex where the item sought lies."""
    wrong = []
    if board.spare_nests() < 0 or not all(NO_NEST <= nest <= EMPTY_NEST for nest in board.nests):
        wrong.append("too many nests")
    if len(board.arrows) > ARROWS or board.spare_crosses() < 0 or len(set(board.crosses)) < len(board.crosses):
        wrong.append("too many arrows or X tokens")
    hidden = [at for at in board.finds if at >= 0]
    if len(set(hidden)) < len(hidden) or any(not board.maybe[at] for at in board.finds[board.found :][:1] if at >= 0):
        wrong.append("a find lies where it cannot be")
    return wrong


def paths(t: Table) -> int:
    assert t.protectors is not None
    return t.protectors.paths + t.protectors.paths_locked + sum(t.paths)


def every_card(t: Table) -> list[int]:
    zones = [*t.decks, *t.hands, *t.discards]
    if t.family is not None:
        zones.append(t.family.open_upgrades)
    if t.kami is not None:
        zones.append(t.kami.active)
    if t.hester is not None:
        zones.append(t.hester.open)
    if t.fairfolk is not None:
        zones += [t.fairfolk.quests, t.fairfolk.quest_deck, t.fairfolk.quest_discard]
    if t.solo is not None:
        zones.append(t.solo.cards())
    return [card for zone in zones for card in zone]


def tiles(t: Table) -> list[int] | None:
    """The nine bonus tiles, once they are laid out."""
    zones = [t.tile_supply, t.tile_discard, *t.tiles, *t.used_tiles]
    found = sorted(tile for zone in zones for tile in zone)
    return found or None


def misplaced_gifts(t: Table) -> list[str]:
    """Nails without a unit, more nails or taunt tokens than the box holds, taunt tokens beside a unit."""
    wrong = []
    if len(t.nails) > COUNT["iron_nail"] or sum(t.taunts) > COUNT["taunt_token"]:
        wrong.append("too many tokens of a gift")
    for faction, unit, at in t.nails:
        if unit in (HAINT, INFECTED):
            standing = (t.haints if unit == HAINT else t.infected)[faction][at]
        else:
            standing = int(t.legend_at[TOKENS_OF[faction][unit]] == at)
        if standing < t.nailed(Faction(faction), unit, at):
            wrong.append("a nail under nobody")
    if any(taunt and not t.empty_of_units(at) for at, taunt in enumerate(t.taunts)):
        wrong.append("a taunt token beside a unit")
    return wrong


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
