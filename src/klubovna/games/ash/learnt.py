"""Crown of Ash as the learnt bot sees it: numbers of the table, and named aspects of every option.

Only what the seat knows comes in: of a rival's battle cards those that are not on its discard pile, and attackers
that lie face down still count as its hand. What was learnt from it lies in `learnt.npz` (`examples/learn.py`).
"""

from __future__ import annotations

from typing import Any

from klubovna.games.ash import kinds
from klubovna.games.ash.facts import (
    AREAS,
    BASIC,
    BUILDING_VP,
    CARDS,
    CITADEL,
    COST,
    FATES,
    GIVES,
    GOLD,
    KING_STRENGTH,
    LEVEL,
    MAX_ATTACKERS,
    PRICE,
    PROVINCES,
    REBIRTH,
    ROUNDS,
    STRENGTH,
    TAX,
    TYPE,
    Area,
    Building,
    Warrior,
)
from klubovna.games.ash.policy.fight import Attack, Cards, margin
from klubovna.games.ash.policy.odds import FALLS, at, mask_of
from klubovna.games.ash.policy.plans import Plan
from klubovna.games.ash.policy.worth import (
    CITADEL_VP,
    Threat,
    by_strength,
    cost_worth,
    rival_share,
    stake,
    turns_left,
    warrior_worth,
)
from klubovna.games.ash.powers import FIRST_POWER
from klubovna.games.ash.state import (
    BATTLE_SPACE,
    EMPTY,
    GOLD_SPACE,
    KING,
    LEFT_WING,
    NOBODY,
    Side,
    Table,
    battle_area,
    strength,
)
from klubovna.games.ash.summon import payable
from klubovna.games.ash.totals import MODIFIER
from klubovna.kernel.decision import Decision


def features(t: Table, seat: int) -> list[float]:
    """The table from one seat: about 1 each, the own side first. The rival is the other side with the most points."""
    own = t.sides[seat]
    rival = _rival(t, seat)
    foe = t.sides[rival]
    row = [float(t.round == n) for n in range(1, ROUNDS + 1)]
    row += [
        (own.vp - foe.vp) / 15,
        float(t.active == seat),
        float(t.order.index(seat) > t.order.index(rival)) if len(t.order) > rival else 0.0,
        float(t.summoned),
        margin(t, seat) / 6 if t.battlefield != EMPTY else 0.0,
    ]
    row += [float(kind in FATES[own.fate[0]]) for kind in range(4)] if own.fate else [0.0] * 4
    row += _side(own, own.hand)
    hidden = t.active == rival and any(not t.seen_warriors[w] >> seat & 1 for w in t.attackers)
    row += _side(foe, foe.hand + t.attackers if hidden else foe.hand)
    for area in AREAS:
        ruler = t.control[area]
        row += [float(ruler == seat), float(ruler not in (seat, NOBODY, KING)), _defence(t, area) / 6, _vp(t, area) / 4]
    for province in PROVINCES:
        row += [float(t.is_free(province)), float(t.is_free(BATTLE_SPACE + province))]
    for warrior in t.offer:
        row += [0.0, 0.0, 0.0] if warrior == EMPTY else _offered(own, warrior)
    row += [float(any(tile != EMPTY and PRICE[tile] <= own.supply[GOLD] for tile in t.tiles))]
    return row


def aspects(t: Table, seat: int, d: Decision[Any]) -> list[list[tuple[str, float]]]:
    """For every option what it is, each aspect with an amount; options that are alike share their aspects."""
    kind, of = d.kind.name, d.kind.of
    found: list[list[tuple[str, float]]] = []
    for value in d.options:
        if value is None:
            found.append([(f"{kind} none", 1.0)])
        elif d.kind is kinds.START and value < FIRST_POWER:
            found.append(_move(t, seat, value))
        elif of in ("warrior", "defender") or (of == "deed" and value < FIRST_POWER):
            found.append(_warrior(t, seat, kind, value))
        elif of in ("building", "tile"):
            found.append(_building(kind, value))
        elif of == "area":
            found.append([(f"{kind} area", 1.0), (f"{kind} vp", _vp(t, value) / 4), (f"{kind} held", _held(t, value))])
        elif of == "card":
            own = float(t.active == seat)
            found.append([(f"{kind} {value}", 1.0), (f"{kind} {value} attacking", own)])
        elif of == "resource":
            supply = t.sides[seat].supply
            found.append([(f"{kind} {value}", 1.0), (f"{kind} third", float(supply[value] % 3 == 2))])
        elif of == "seat":
            found.append([(f"{kind} own", float(value == seat))])
        else:
            found.append([(f"{kind} {value}", 1.0)])
    if (worths := _worths(t, seat, d)) is not None:
        best = max(worths)
        for named, worth in zip(found, worths, strict=True):
            named.append((f"{kind} worth", max(-4.0, worth - best)))
    return found


def _worths(t: Table, seat: int, d: Decision[Any]) -> list[float] | None:
    """What the policy thinks that the options bring, in VP, where it compares them one by one."""
    turns = turns_left(t, seat)
    if d.kind is kinds.START:
        plan = Plan(t, seat, turns - 1)
        return [plan.worth(move) if move < FIRST_POWER else 0.0 for move in d.options]
    if d.kind is kinds.FINISH:
        supply = t.sides[seat].supply
        return [
            0.0
            if value is None or value >= FIRST_POWER
            else warrior_worth(t, seat, value, turns) - cost_worth(supply, value, turns)
            for value in d.options
        ]
    if d.kind is kinds.BATTLE_CARD:
        space = t.battlefield
        cards = Cards(d.options, turns)
        if t.active == seat:
            attack = Attack(t, seat, space, Threat(t, seat), cards, turns)
            win, lose = attack.outcomes(t.attackers)
            row = at(strength(t.attackers) - attack.defence)
            chances = [attack.rows[card][row] for card in d.options]
        else:
            foe = t.sides[t.active]
            win, lose = stake(t, battle_area(space)) * (1.0 + rival_share(t)), 0.0
            row = at(margin(t, seat))
            chances = [1.0 - FALLS[mask_of(foe.cards + foe.laid)][card][row] for card in d.options]
        brings = zip(chances, cards.brings, strict=True)
        return [chance * (win + won) + (1.0 - chance) * (lose + lost) for chance, (_, won, lost) in brings]
    return None


def _rival(t: Table, seat: int) -> int:
    return min((side for side in range(len(t.sides)) if side != seat), key=lambda side: (-t.sides[side].vp, side))


def _side(s: Side, hand: list[Warrior]) -> list[float]:
    ranked = by_strength(hand)
    cards = [*s.cards, *s.laid]
    return [
        *(s.supply[r] / 4 for r in BASIC),
        s.supply[GOLD] / 4,
        s.minions / 4,
        len(ranked) / 5,
        strength(ranked[:1]) / 6,
        strength(ranked[:2]) / 8,
        strength(ranked[:3]) / 10,
        sum(STRENGTH[w] for w in s.graveyard) / 10,
        *(float(card in cards) for card in CARDS),
        float(s.refreshed),
        float(s.power),
    ]


def _defence(t: Table, area: Area) -> int:
    return KING_STRENGTH if t.control[area] == KING else t.strength(area)


def _vp(t: Table, area: Area) -> float:
    """What an area brings at the end of this round."""
    return CITADEL_VP[len(t.sides)][t.round - 1] if area == CITADEL else t.building_vp(area)


def _held(t: Table, area: Area) -> float:
    return t.strength(area) / 6


def _offered(s: Side, warrior: Warrior) -> list[float]:
    fated = bool(s.fate) and TYPE[warrior] in FATES[s.fate[0]]
    return [STRENGTH[warrior] / 6, LEVEL[warrior] / 3 * fated, float(bool(payable(s.supply, [warrior])))]


def _move(t: Table, seat: int, space: int) -> list[tuple[str, float]]:
    s = t.sides[seat]
    if space < BATTLE_SPACE:
        building = t.stacks[space][-1]
        gives = GIVES[building]
        owner = t.control[Area(space)]
        return [
            ("visit", 1.0),
            ("visit own", float(owner == seat)),
            ("visit tax", 0.0 if owner in (seat, NOBODY) else sum(TAX[building]) / 2),
            ("visit basic", sum(gives[:GOLD]) / 2),
            ("visit gold", gives[GOLD] / 2),
            ("visit any", gives[5] / 2),
            ("visit vp", gives[6] / 2),
            ("visit rebirth", float(REBIRTH[building])),
            ("visit few", float(owner == seat and len(t.defenders[space]) < 2)),
        ]
    if space < GOLD_SPACE:
        area = battle_area(space)
        owner = t.control[area]
        lead = strength(by_strength(s.hand)[: MAX_ATTACKERS[area]]) - _defence(t, area)
        if space >= LEFT_WING:
            lead += MODIFIER[space - LEFT_WING]
        name = "citadel" if area == CITADEL else "attack"
        sure = max(-1.5, min(1.5, lead / 4))
        return [
            (name, 1.0),
            (f"{name} king", float(owner == KING)),
            (f"{name} lead", sure),
            (f"{name} vp", _vp(t, area) / 4),
            (f"{name} likely vp", (1.5 + sure) * _vp(t, area) / 8),
        ]
    return [(f"turn.start {space}", 1.0)]


def _warrior(t: Table, seat: int, kind: str, warrior: Warrior) -> list[tuple[str, float]]:
    fate = t.sides[seat].fate
    fated = bool(fate) and TYPE[warrior] in FATES[fate[0]]
    found = [
        (f"{kind} warrior", 1.0),
        (f"{kind} strength", STRENGTH[warrior] / 4),
        (f"{kind} type {TYPE[warrior]}", 1.0),
        (f"{kind} fated", LEVEL[warrior] / 3 * fated),
        (f"{kind} cost", sum(COST[warrior]) / 6),
    ]
    if kind == kinds.ADJUST.name:
        here = any(warrior in defenders for defenders in t.defenders)
        found.append((f"{kind} take back", float(here)))
    return found


def _building(kind: str, building: Building) -> list[tuple[str, float]]:
    gives = GIVES[building]
    return [
        (f"{kind} price", PRICE[building] / 4),
        (f"{kind} vp", BUILDING_VP[building] / 3),
        (f"{kind} basic", sum(gives[:GOLD]) / 2),
        (f"{kind} gold", gives[GOLD] / 2),
        (f"{kind} any", gives[5] / 2),
        (f"{kind} points", gives[6] / 2),
        (f"{kind} rebirth", float(REBIRTH[building])),
    ]
