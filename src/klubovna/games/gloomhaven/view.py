"""What one seat may see: everything but the order of decks, the battle goals of others, and open selections."""

from __future__ import annotations

from typing import Any

from klubovna.games.gloomhaven.facts import CLASS_IDS, GOALS, ITEMS, MONSTER_CARDS, MONSTERS, SUMMONS
from klubovna.games.gloomhaven.figures import CHARACTER, MONSTER_FIGURE, SUMMON, Character, Deck, Figure
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import CONDITIONS, ELEMENTS, RANKS

FORMS = ("character", "summon", "monster", "objective")
STRENGTHS = ("inert", "waning", "strong")
ITEM_STATES = ("ready", "spent", "consumed")


def view(t: Table, seat: int | None) -> dict[str, Any]:
    return {
        "scenario": t.scenario,
        "level": t.level,
        "monster_level": t.monster_level,
        "round": t.round,
        "phase": t.phase,
        "moment": t.moment,
        "acting": t.acting,
        "begun": t.begun,
        "turn": {
            "halves": t.halves,
            "moved": t.moved,
            "dealt": t.dealt,
            "items": t.turn_items[:],
            "sequence": t.sequence,
            "consumed": t.consumed[:],
            "swapped": t.swapped[:],
        },
        "rooms": [name for i, name in enumerate(t.book.room_ids) if t.revealed >> i & 1],
        "doors": [
            {"at": list(at), "open": bool(t.opened >> i & 1), "unlocked": bool(t.unlocked >> i & 1)}
            for i, at in enumerate(t.book.doors)
            if any(t.revealed >> room & 1 for room in t.book.door_rooms[i])
        ],
        "obstacles": [[list(at) for at in hexes] for hexes in t.obstacles],
        "traps": [list(trap) for trap in t.traps],
        "hazardous": [list(at) for at in t.hazardous],
        "difficult": [list(at) for at in t.difficult],
        "coins": [list(at) for at in sorted(t.coins)],
        "treasures": [list(one) for one in t.treasures],
        "elements": {name: STRENGTHS[t.elements[i]] for i, name in enumerate(ELEMENTS)},
        "infused": t.infused,
        "figures": [figure(t, one) for one in t.figures],
        "boons": [list(boon) for boon in t.boons],
        "characters": [character(t, who, one, seat) for who, one in enumerate(t.characters)],
        "monsters": [
            {"monster": MONSTERS[kind].id, "place": t.places[i], "killed": t.kills[i]} for i, kind in enumerate(t.kinds)
        ],
        "monster_cards": [MONSTER_CARDS[face].id if face >= 0 else None for face in t.faces],
        "monster_decks": [len(pile) for pile in t.cards],
        "monster_discards": [[MONSTER_CARDS[card].id for card in pile] for pile in t.discards],
        "monster_modifiers": deck(t.deck),
        "idle_rounds": t.idle_rounds,
        "fired": t.fired[:],
        "cycle": t.cycle,
        "won": t.won,
    }


def figure(t: Table, one: Figure) -> dict[str, Any]:
    if one.form == MONSTER_FIGURE:
        name = MONSTERS[one.who].id
    elif one.form == CHARACTER:
        name = CLASS_IDS[t.characters[one.who].role]
    elif one.form == SUMMON:
        name = SUMMONS[one.number].name
    else:
        name = t.book.facts.objectives[one.who].id
    return {
        "id": one.id,
        "form": FORMS[one.form],
        "name": name,
        "who": one.who,
        "rank": RANKS[one.rank],
        "number": one.number,
        "at": list(one.at),
        "hp": one.hp,
        "max_hp": one.max_hp,
        "side": one.side,
        "conditions": {CONDITIONS[i]: value for i, value in enumerate(one.conditions) if value},
        "acted": one.acted,
        "coin": one.coin,
        "since": one.since,
    }


def character(t: Table, who: int, one: Character, seat: int | None) -> dict[str, Any]:
    mine = one.seat == seat
    return {
        "seat": one.seat,
        "role": CLASS_IDS[one.role],
        "name": one.name,
        "level": one.level,
        "figure": one.figure,
        "pool": sorted(one.pool),
        "hand": sorted(one.hand),
        "discard": sorted(one.discard),
        "lost": sorted(one.lost),
        "active": [row[:] for row in one.active],
        "chosen": one.chosen[:],
        "resting": one.resting,
        "place": one.place,
        "items": [
            {"item": ITEMS[item].id, "state": ITEM_STATES[one.item_state[i]], "uses": one.item_uses[i]}
            for i, item in enumerate(one.items)
        ],
        "modifiers": deck(one.deck),
        "perks": one.perks[:],
        "xp": one.xp,
        "coins": one.coins,
        "looted": one.looted[:],
        "goal_treasures": one.goal_treasures,
        "found": one.found[:],
        "counts": one.counts[:],
        "left_at": list(one.left_at),
        "goals": [GOALS[goal].id for goal in sorted(t.goals[who])] if mine else len(t.goals[who]),
    }


def deck(one: Deck) -> dict[str, Any]:
    """What is in a draw pile is known, its order is not."""
    return {"draw": sorted(one.draw), "discard": one.discard[:], "reshuffle": one.reshuffle}
