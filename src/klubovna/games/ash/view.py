"""What one seat may see (r.setup.7)."""

from __future__ import annotations

from typing import Any

from klubovna.games.ash.facts import (
    ACTION_CARDS,
    BOARD,
    BUILDING_FACTS,
    CARD_FACTS,
    CHARACTERS,
    CITADEL,
    FATE_FACTS,
    PROVINCES,
    RESOURCES,
    SCALE,
    WARRIOR_FACTS,
    Area,
)
from klubovna.games.ash.rounds import citadel_vp, round_track
from klubovna.games.ash.state import (
    BATTLE_SPACE,
    BUILD_SPACE,
    EMPTY,
    FINISH,
    GOLD_SPACE,
    KING,
    LEFT_WING,
    MAIN_GATE,
    RIGHT_WING,
    SET_UP,
    START,
    Table,
    battle_area,
    reinforcement,
)
from klubovna.kernel.zones import EVERYBODY

AREA_IDS = [*(p.id for p in BOARD.province), BOARD.citadel.id]
PHASES = {SET_UP: "set-up", START: "start", FINISH: "finish"}


def warriors(ids: list[Any]) -> list[str | None]:
    return [None if w == EMPTY else WARRIOR_FACTS[w].id for w in ids]


def buildings(ids: list[Any]) -> list[str | None]:
    return [None if b == EMPTY else BUILDING_FACTS[b].id for b in ids]


def view(t: Table, seat: int | None) -> dict[str, Any]:
    shown = all(t.seen_warriors[w] == EVERYBODY for w in t.attackers)
    attackers_known = shown or (seat is not None and t.active == seat)
    return {
        "round": t.round,
        "phase": PHASES.get(t.phase, "round-end"),
        "order": t.order[:],
        "active": t.order[t.settled % len(t.order)] if t.phase == SET_UP else t.active,
        "citadel_vp": citadel_vp(t),
        "round_track": {"side": round_track(t).id, "citadel_vp": round_track(t).citadel_vp[:]},
        "provinces": [province(t, p) for p in PROVINCES],
        "citadel": {
            "id": BOARD.citadel.id,
            "control": ruler(t, CITADEL),
            "defenders": warriors(t.defenders[CITADEL]),
            "reinforcement": reinforcement(t.defenders[CITADEL], t.fortified[CITADEL]),
            "left_wing": t.minions[LEFT_WING][:],
            "right_wing": t.minions[RIGHT_WING][:],
            "main_gate": t.minions[MAIN_GATE][:],
        },
        "king_token": t.king_token if t.king_token >= 0 else None,
        "gold_space": t.minions[GOLD_SPACE][:],
        "build_space": t.minions[BUILD_SPACE][:],
        "warrior_offer": warriors(t.offer),
        "decks": [len(deck) for deck in t.decks],
        "building_offer": buildings(t.tiles),
        "building_stack": len(t.stack),
        "removed": len(t.removed),
        "battle_for": AREA_IDS[battle_area(t.battlefield)] if t.battlefield != EMPTY else None,
        "attackers": {
            "count": len(t.attackers),
            "warriors": warriors(t.attackers) if attackers_known else None,
        },
        "sides": [side(t, i, seat) for i in range(len(t.sides))],
        "automa": automa(t) if t.sides[-1].automated else None,
    }


def ruler(t: Table, area: Area) -> int | str | None:
    control = t.control[area]
    if control == KING:
        return "king"
    return control if control >= 0 else None


def province(t: Table, p: Area) -> dict[str, Any]:
    return {
        "id": BOARD.province[p].id,
        "control": ruler(t, p),
        "stack": buildings(t.stacks[p]),
        "vp": t.building_vp(p),
        "defenders": warriors(t.defenders[p]),
        "reinforcement": reinforcement(t.defenders[p], t.fortified[p]),
        "resource_space": t.minions[p][:],
        "battle_space": t.minions[BATTLE_SPACE + p][:],
    }


def side(t: Table, i: int, seat: int | None) -> dict[str, Any]:
    s = t.sides[i]
    own = i == seat
    laid_known = own or all(s.seen_cards[c] == EVERYBODY for c in s.laid)
    return {
        "role": CHARACTERS[s.role],
        "automated": s.automated,
        "vp": s.vp,
        "supply": dict(zip(RESOURCES, s.supply, strict=True)),
        "minions": s.minions,
        "refreshed": s.refreshed,
        "power": s.power if t.powers and not s.automated else None,
        "hand_count": len(s.hand),
        "hand": sorted(warriors(s.hand), key=str) if own or s.automated else None,
        "graveyard": warriors(s.graveyard),
        "cards_count": len(s.cards),
        "cards": [CARD_FACTS[c].id for c in s.cards] if own and not s.automated else None,
        "discard_count": len(s.discard),
        "discard_top": CARD_FACTS[s.discard[-1]].id if s.discard else None,
        "discard": [CARD_FACTS[c].id for c in s.discard] if own else None,
        "laid": [CARD_FACTS[c].id if laid_known else None for c in s.laid],
        "fate": FATE_FACTS[s.fate[0]].types if s.fate and (own or t.over) else None,
        "starting": buildings(s.starting),
    }


def automa(t: Table) -> dict[str, Any]:
    return {
        "actions": len(t.automa.actions),
        "used": [ACTION_CARDS[i].id for i in t.automa.used],
        "scale": SCALE[:],
        "scale_at": t.automa.scale,
    }
