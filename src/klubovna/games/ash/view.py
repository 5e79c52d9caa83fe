"""What one seat may see (r.setup.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from klubovna.games.ash.facts import (
    ACTION_CARDS,
    BOARD,
    BUILDING_FACTS,
    CARD_FACTS,
    CHARACTERS,
    CITADEL,
    FATE_FACTS,
    PROVINCES,
    SCALE,
    WARRIOR_FACTS,
    Area,
    Building,
    Card,
    Warrior,
)
from klubovna.games.ash.records import Character, Type
from klubovna.games.ash.rounds import round_track
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

AREA_IDS: Final = [*(p.id for p in BOARD.province), BOARD.citadel.id]
WARRIOR_NAMES: Final = [w.id for w in WARRIOR_FACTS]
BUILDING_NAMES: Final = [b.id for b in BUILDING_FACTS]
CARD_NAMES: Final = [c.id for c in CARD_FACTS]
Phase: TypeAlias = Literal["set-up", "start", "finish", "round-end"]
PHASES: Final[dict[int, Phase]] = {SET_UP: "set-up", START: "start", FINISH: "finish"}
Ruler: TypeAlias = int | Literal["king"] | None


class TrackView(msgspec.Struct):
    """The side of the round track in use, and what the Citadel is worth in each round."""

    side: str
    citadel_vp: list[int]


class ProvinceView(msgspec.Struct):
    id: str
    control: Ruler
    stack: list[str]
    """From the bottom up: the last building is the visible one."""
    vp: int
    defenders: list[str]
    reinforcement: int
    resource_space: list[int]
    battle_space: list[int]


class CitadelView(msgspec.Struct):
    id: str
    control: Ruler
    defenders: list[str]
    reinforcement: int
    left_wing: list[int]
    right_wing: list[int]
    main_gate: list[int]


class AttackersView(msgspec.Struct):
    count: int
    warriors: list[str] | None


class Supply(msgspec.Struct):
    bone: int
    ash: int
    sulphur: int
    blood: int
    gold: int


class SideView(msgspec.Struct):
    role: Character
    automated: bool
    vp: int
    supply: Supply
    minions: int
    refreshed: bool
    power: bool | None
    """Whether a power can be used; None where nobody has any."""
    hand_count: int
    hand: list[str] | None
    graveyard: list[str]
    cards_count: int
    cards: list[str] | None
    discard_count: int
    discard_top: str | None
    discard: list[str] | None
    laid: list[str | None]
    fate: list[Type] | None
    starting: list[str]


class AutomaView(msgspec.Struct):
    actions: int
    used: list[str]
    scale: list[int]
    scale_at: int


class View(msgspec.Struct):
    """What lies on the table, with None for what the seat may not know."""

    round: int
    phase: Phase
    order: list[int]
    active: int
    citadel_vp: int
    round_track: TrackView
    provinces: list[ProvinceView]
    citadel: CitadelView
    king_token: int | None
    gold_space: list[int]
    build_space: list[int]
    warrior_offer: list[str | None]
    decks: list[int]
    building_offer: list[str | None]
    building_stack: int
    removed: int
    battle_for: str | None
    attackers: AttackersView
    sides: list[SideView]
    automa: AutomaView | None


def warriors(them: list[Warrior]) -> list[str]:
    return [WARRIOR_NAMES[w] for w in them] if them else []


def buildings(them: list[Building]) -> list[str]:
    return [BUILDING_NAMES[b] for b in them] if them else []


def cards(them: list[Card]) -> list[str]:
    return [CARD_NAMES[c] for c in them] if them else []


def offered(names: list[str], places: Sequence[int]) -> list[str | None]:
    """An empty place of an offer is None."""
    return [None if thing == EMPTY else names[thing] for thing in places]


def view(t: Table, seat: int | None) -> View:
    shown = not t.attackers or all(t.seen_warriors[w] == EVERYBODY for w in t.attackers)
    attackers_known = shown or (seat is not None and t.active == seat)
    track = round_track(t)
    return View(
        round=t.round,
        phase=PHASES.get(t.phase, "round-end"),
        order=t.order[:],
        active=t.order[t.settled % len(t.order)] if t.phase == SET_UP else t.active,
        citadel_vp=track.citadel_vp[t.round - 1],
        round_track=TrackView(track.id, track.citadel_vp[:]),
        provinces=[province(t, p) for p in PROVINCES],
        citadel=citadel(t),
        king_token=t.king_token if t.king_token >= 0 else None,
        gold_space=t.minions[GOLD_SPACE][:],
        build_space=t.minions[BUILD_SPACE][:],
        warrior_offer=offered(WARRIOR_NAMES, t.offer),
        decks=[len(deck) for deck in t.decks],
        building_offer=offered(BUILDING_NAMES, t.tiles),
        building_stack=len(t.stack),
        removed=len(t.removed),
        battle_for=AREA_IDS[battle_area(t.battlefield)] if t.battlefield != EMPTY else None,
        attackers=AttackersView(len(t.attackers), warriors(t.attackers) if attackers_known else None),
        sides=[side(t, i, seat) for i in range(len(t.sides))],
        automa=automa(t) if t.sides[-1].automated else None,
    )


def ruler(t: Table, area: Area) -> Ruler:
    control = t.control[area]
    if control == KING:
        return "king"
    return control if control >= 0 else None


def province(t: Table, p: Area) -> ProvinceView:
    stack, defenders, control = t.stacks[p], t.defenders[p], t.control[p]
    return ProvinceView(
        AREA_IDS[p],
        control if control >= 0 else None,  # no king rules a province
        [BUILDING_NAMES[b] for b in stack] if stack else [],
        t.building_vp(p) if stack else 0,
        [WARRIOR_NAMES[w] for w in defenders] if defenders else [],
        reinforcement(defenders, t.fortified[p]) if len(defenders) > 1 else 0,
        t.minions[p][:],
        t.minions[BATTLE_SPACE + p][:],
    )


def citadel(t: Table) -> CitadelView:
    return CitadelView(
        id=BOARD.citadel.id,
        control=ruler(t, CITADEL),
        defenders=warriors(t.defenders[CITADEL]),
        reinforcement=reinforcement(t.defenders[CITADEL], t.fortified[CITADEL]),
        left_wing=t.minions[LEFT_WING][:],
        right_wing=t.minions[RIGHT_WING][:],
        main_gate=t.minions[MAIN_GATE][:],
    )


def side(t: Table, i: int, seat: int | None) -> SideView:
    s = t.sides[i]
    own = i == seat
    laid_known = own or not s.laid or all(s.seen_cards[c] == EVERYBODY for c in s.laid)
    return SideView(
        role=CHARACTERS[s.role],
        automated=s.automated,
        vp=s.vp,
        supply=Supply(*s.supply),
        minions=s.minions,
        refreshed=s.refreshed,
        power=s.power if t.powers and not s.automated else None,
        hand_count=len(s.hand),
        hand=sorted(warriors(s.hand)) if own or s.automated else None,
        graveyard=warriors(s.graveyard),
        cards_count=len(s.cards),
        cards=cards(s.cards) if own and not s.automated else None,
        discard_count=len(s.discard),
        discard_top=CARD_NAMES[s.discard[-1]] if s.discard else None,
        discard=cards(s.discard) if own else None,
        laid=[*cards(s.laid)] if laid_known else [None] * len(s.laid),
        fate=FATE_FACTS[s.fate[0]].types if s.fate and (own or t.over) else None,
        starting=buildings(s.starting),
    )


def automa(t: Table) -> AutomaView:
    return AutomaView(
        actions=len(t.automa.actions),
        used=[ACTION_CARDS[i].id for i in t.automa.used],
        scale=SCALE[:],
        scale_at=t.automa.scale,
    )
