"""What one seat may see (r.setup.7).

Areas and boards are shown as structs that never change: one is made of what lies there and nothing else, and as long as
that is the same the same one is shown again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

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
    TRACK,
    WARRIOR_FACTS,
    Area,
    Building,
    Card,
    Warrior,
)
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
    building_vp,
    reinforcement,
)
from klubovna.games.ash.view import (
    AttackersView,
    AutomaView,
    CitadelView,
    Phase,
    ProvinceView,
    SideView,
    Supply,
    TrackView,
    View,
)
from klubovna.kernel.zones import EVERYBODY

AREA_IDS: Final = [*(p.id for p in BOARD.province), BOARD.citadel.id]
WARRIOR_NAMES: Final = [w.id for w in WARRIOR_FACTS]
BUILDING_NAMES: Final = [b.id for b in BUILDING_FACTS]
CARD_NAMES: Final = [c.id for c in CARD_FACTS]
PHASES: Final[dict[int, Phase]] = {SET_UP: "set-up", START: "start", FINISH: "finish"}
KEPT: Final = 4096
"""So many areas, boards and piles are kept to be shown again."""
FATES: Final = [tuple(fate.types) for fate in FATE_FACTS]
TRACKS: Final = {side.id: TrackView(side.id, tuple(side.citadel_vp)) for side in TRACK.side}


@lru_cache(KEPT)
def warriors(them: tuple[Warrior, ...]) -> tuple[str, ...]:
    return tuple(WARRIOR_NAMES[w] for w in them)


@lru_cache(KEPT)
def held(hand: tuple[Warrior, ...]) -> tuple[str, ...]:
    """In no order that would tell when they came."""
    return tuple(sorted(warriors(hand)))


@lru_cache(KEPT)
def buildings(them: tuple[Building, ...]) -> tuple[str, ...]:
    return tuple(BUILDING_NAMES[b] for b in them)


@lru_cache(KEPT)
def cards(them: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[c] for c in them)


@lru_cache(KEPT)
def warrior_offer(places: tuple[int, ...]) -> tuple[str | None, ...]:
    """An empty place of an offer is None."""
    return tuple(None if place == EMPTY else WARRIOR_NAMES[place] for place in places)


@lru_cache(KEPT)
def building_offer(places: tuple[int, ...]) -> tuple[str | None, ...]:
    return tuple(None if place == EMPTY else BUILDING_NAMES[place] for place in places)


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
        round_track=TRACKS[track.id],
        provinces=[province(t, p) for p in PROVINCES],
        citadel=citadel(t),
        king_token=t.king_token if t.king_token >= 0 else None,
        gold_space=t.minions[GOLD_SPACE][:],
        build_space=t.minions[BUILD_SPACE][:],
        warrior_offer=warrior_offer(tuple(t.offer)),
        decks=[len(deck) for deck in t.decks],
        building_offer=building_offer(tuple(t.tiles)),
        building_stack=len(t.stack),
        removed=len(t.removed),
        battle_for=AREA_IDS[battle_area(t.battlefield)] if t.battlefield != EMPTY else None,
        attackers=AttackersView(len(t.attackers), warriors(tuple(t.attackers)) if attackers_known else None),
        sides=[side(t, i, seat) for i in range(len(t.sides))],
        automa=automa(t) if t.sides[-1].automated else None,
    )


def province(t: Table, p: Area) -> ProvinceView:
    minions = t.minions
    return shown_province(
        p,
        t.control[p],
        tuple(t.stacks[p]),
        tuple(t.defenders[p]),
        t.fortified[p],
        tuple(minions[p]),
        tuple(minions[BATTLE_SPACE + p]),
    )


@lru_cache(KEPT)
def shown_province(
    p: Area,
    control: int,
    stack: tuple[Building, ...],
    defenders: tuple[Warrior, ...],
    fortified: bool,
    resource_space: tuple[int, ...],
    battle_space: tuple[int, ...],
) -> ProvinceView:
    return ProvinceView(
        id=AREA_IDS[p],
        control=control if control >= 0 else None,  # no king rules a province
        stack=buildings(stack),
        vp=building_vp(list(stack)),
        defenders=warriors(defenders),
        reinforcement=reinforcement(list(defenders), fortified),
        resource_space=resource_space,
        battle_space=battle_space,
    )


def citadel(t: Table) -> CitadelView:
    minions = t.minions
    return shown_citadel(
        t.control[CITADEL],
        tuple(t.defenders[CITADEL]),
        t.fortified[CITADEL],
        tuple(minions[LEFT_WING]),
        tuple(minions[RIGHT_WING]),
        tuple(minions[MAIN_GATE]),
    )


@lru_cache(KEPT)
def shown_citadel(
    control: int,
    defenders: tuple[Warrior, ...],
    fortified: bool,
    left_wing: tuple[int, ...],
    right_wing: tuple[int, ...],
    main_gate: tuple[int, ...],
) -> CitadelView:
    return CitadelView(
        id=BOARD.citadel.id,
        control="king" if control == KING else control if control >= 0 else None,
        defenders=warriors(defenders),
        reinforcement=reinforcement(list(defenders), fortified),
        left_wing=left_wing,
        right_wing=right_wing,
        main_gate=main_gate,
    )


def side(t: Table, i: int, seat: int | None) -> SideView:
    """What the seat may not know is not handed on. The own board hardly ever is as it was when its seat is asked."""
    s = t.sides[i]
    own, automated = i == seat, s.automated
    laid, discard, fate = s.laid, s.discard, s.fate
    laid_known = own or not laid or all(s.seen_cards[c] == EVERYBODY for c in laid)
    make = board if own else kept_board
    return make(
        s.role,
        automated,
        s.vp,
        tuple(s.supply),
        s.minions,
        s.refreshed,
        s.power if t.powers and not automated else None,
        len(s.hand),
        tuple(s.hand) if own or automated else None,
        tuple(s.graveyard),
        len(s.cards),
        tuple(s.cards) if own and not automated else None,
        len(discard),
        discard[-1] if discard else EMPTY,
        tuple(discard) if own else None,
        tuple(laid) if laid_known else (EMPTY,) * len(laid),
        fate[0] if fate and (own or t.over) else EMPTY,
        tuple(s.starting),
    )


def board(
    role: int,
    automated: bool,
    vp: int,
    supply: tuple[int, ...],
    minions: int,
    refreshed: bool,
    power: bool | None,
    hand_count: int,
    hand: tuple[Warrior, ...] | None,
    graveyard: tuple[Warrior, ...],
    cards_count: int,
    hand_cards: tuple[Card, ...] | None,
    discard_count: int,
    discard_top: int,
    discard: tuple[Card, ...] | None,
    laid: tuple[int, ...],
    fate: int,
    starting: tuple[Building, ...],
) -> SideView:
    return SideView(
        CHARACTERS[role],
        automated,
        vp,
        Supply(*supply),
        minions,
        refreshed,
        power,
        hand_count,
        None if hand is None else held(hand),
        warriors(graveyard),
        cards_count,
        None if hand_cards is None else cards(hand_cards),
        discard_count,
        None if discard_top == EMPTY else CARD_NAMES[discard_top],
        None if discard is None else cards(discard),
        tuple(None if card == EMPTY else CARD_NAMES[card] for card in laid) if laid else (),
        None if fate == EMPTY else FATES[fate],
        buildings(starting),
    )


kept_board: Final = lru_cache(KEPT)(board)


def automa(t: Table) -> AutomaView:
    return AutomaView(
        actions=len(t.automa.actions),
        used=[ACTION_CARDS[i].id for i in t.automa.used],
        scale=SCALE[:],
        scale_at=t.automa.scale,
    )
