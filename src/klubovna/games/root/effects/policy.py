"""Crafted effects: whom they hit, and when they are worth their price."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.battle import battlefields
from klubovna.games.root.effects import kinds
from klubovna.games.root.effects.lasting import effect_of
from klubovna.games.root.facts import PIECES_OF, Faction
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.habits import Choice
from klubovna.games.root.policy.worth import EFFECT_WORTH, best_battle, cheapest_card, threat
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision

# How many other cards a hand may lose for one more hit.
PARTISAN_PRICE: Final = 1
# What brutal tactics gives away must not bring the defender near a win.
SAFE_POINTS: Final = 24
GOOD_BATTLE: Final = 0.5


def plain_ground(t: Table, me: Faction) -> Ground:
    return Ground(t, me, [0.3] * 12, [0.0] * 12, 0.2)


def in_battle(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Armour where warriors or items can be lost, sappers always, the rest if it costs little."""
    at = d.about[0]
    for card in d.options:
        if card is None:
            continue
        effect = effect_of(card)
        if effect in ("armorers", "sappers"):
            return card
        if effect == "brutal_tactics":
            scoring = any(t.pieces[piece][at] for foe in t.enemies(me) for piece in PIECES_OF[foe])
            near = max(t.vp[foe] for foe in t.enemies(me)) >= SAFE_POINTS
            if scoring and not near:
                return card
        elif len(t.hands[me]) <= PARTISAN_PRICE:
            return card
    return None


def harmless(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Who may have something: the one farthest from winning."""
    return min((f for f in d.options if f is not None), key=lambda f: (threat(t, f), f))


def richest(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Who is robbed: a full hand, of one who is dangerous."""
    return max((f for f in d.options if f is not None), key=lambda f: (len(t.hands[f]), threat(t, f), -f))


def poor_victim(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Who gets a point for the card that is taken: one far from winning."""
    return min(d.options, key=lambda f: (t.vp[f], -len(t.hands[f]), f))


def charm(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A card for a point to somebody harmless."""
    other = harmless(t, d, me)
    return other if t.vp[other] < SAFE_POINTS and t.vp[other] < t.vp[me] + 3 else None


def tax(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where a warrior is missed least."""
    here = plain_ground(t, me)
    own = t.warriors[me]
    return min(d.options, key=lambda at: (here.worth(at, own[at]) - here.worth(at, own[at] - 1), -own[at], at))


def saboteurs(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Against a card that is worth more than this one."""
    best = max((f for f in d.options if f is not None), key=lambda f: (dearest(t, f), threat(t, f), -f))
    return best if dearest(t, best) >= EFFECT_WORTH["saboteurs"] + 0.4 or None not in d.options else None


def dearest(t: Table, enemy: Faction) -> float:
    return max(EFFECT_WORTH.get(effect_of(card), 0.5) for card in t.crafted[enemy])


def saboteurs_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda card: (EFFECT_WORTH.get(effect_of(card), 0.5), -card))


def informants(t: Table, d: Decision[Any], me: Faction) -> Any:
    """An ambush instead of a single card, not instead of several."""
    return d.options[-1] if ROLES[me].draws(t) == 1 else None


def swayed_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """One more here and one less of theirs: where that gains most."""
    here = plain_ground(t, me)
    return max(d.options, key=lambda at: (here.gain(at, 1), -at))


def most_warriors(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda foe: (t.warriors[foe][d.about], threat(t, foe), -foe))


def dangerous(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda foe: (threat(t, foe), -foe))


def orders_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Away from where the most of them stand."""
    return max(d.options, key=lambda at: (t.warriors[d.about][at], -at))


def orders_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    """To where none of us is."""
    return min(d.options, key=lambda at: (t.warriors[me][at], at))


def first(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


def league(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A battle if it is a good one, else a move."""
    worth, _ = best_battle(t, me, battlefields(t, me))
    return max(d.options, key=lambda outing: worth if outing[0] == "battle" else GOOD_BATTLE)


CHOICES: Final[dict[str, Choice]] = {
    kinds.IN_BATTLE.name: in_battle,
    kinds.BANK.name: harmless,
    kinds.DELIVER.name: poor_victim,
    kinds.TAX.name: tax,
    kinds.CODEBREAKERS.name: richest,
    kinds.SABOTEURS.name: saboteurs,
    kinds.SABOTEURS_CARD.name: saboteurs_card,
    kinds.CHARM.name: charm,
    kinds.INFORMANTS.name: informants,
    kinds.PROPAGANDA.name: cheapest_card,
    kinds.PROPAGANDA_WHERE.name: swayed_where,
    kinds.PROPAGANDA_WHOM.name: most_warriors,
    kinds.FALSE_ORDERS.name: dangerous,
    kinds.FALSE_ORDERS_FROM.name: orders_from,
    kinds.FALSE_ORDERS_TO.name: orders_to,
    kinds.SWAP.name: richest,
    kinds.SWAP_CARD.name: cheapest_card,
    kinds.LEAGUE_ITEM.name: first,
    kinds.LEAGUE.name: league,
}
