"""The Lizard Cult: gardens of every suit, then a card of each suit a turn for points."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from klubovna.games.root.factions.cult import kinds
from klubovna.games.root.factions.cult.role import GARDENS, POINTS, ROLE
from klubovna.games.root.facts import (
    BIRD,
    CARD_SUIT,
    CLEARING_SUITS,
    CLEARINGS,
    GARDEN,
    LIZARDS,
    TO_WIN,
    Card,
    Clearing,
    Faction,
)
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.habits import PIECE_WORTH, SKIP, Choice
from klubovna.games.root.policy.marching import Marching
from klubovna.games.root.policy.worth import (
    best_battle,
    cheapest_card,
    keep_worth,
    roomiest,
    threat,
)
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision

ACOLYTE: Final = 0.35
# A garden by how many of its suit are there: the second one opens points and a draw.
PLANT: Final = [1.6, 2.6, 1.2, 1.6, 1.6]
RECRUIT: Final = 0.5
SACRIFICE: Final = 0.9
# What a card is missed that is spent for points; birds and other rituals bring the rest back.
SPENT: Final = 0.9


# -- Birdsong ----------------------------------------------------------------------------------------------------------


def conspiracy_worth(t: Table, me: Faction, what: str) -> float:
    if what == "sanctify":
        return max(sanctify_worth(t, c) for c in ROLE.sanctifiable(t)) - ACOLYTE * ROLE.price(t, "sanctify")
    if what == "convert":
        return max(convert_worth(t, c) for c in ROLE.convertible(t)) - ACOLYTE * ROLE.price(t, "convert")
    price = ACOLYTE * ROLE.price(t, "crusade")
    if what == "crusade_battle":
        return best_battle(t, me, ROLE.crusade_battlefields(t))[0] - price
    if what == "crusade_move":
        return HABITS.map_of(t, me).best(ROLE.crusade_origins(t))[0] - price
    return SKIP


def sanctify_worth(t: Table, at: Clearing) -> float:
    pieces = ROLE.with_buildings(t, at)
    return 1.0 + max(PIECE_WORTH[piece] for piece in pieces) * 0.4 + plant_worth(t, at)


def convert_worth(t: Table, at: Clearing) -> float:
    """A warrior more here and one less there, above all where that brings the rule and with it a garden."""
    here = HABITS.map_of(t, LIZARDS).site(at)
    return 0.5 + here.worth(here.here + 2) - here.worth(here.here)


def sanctify_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda at: (sanctify_worth(t, at), -at))


def sanctify_what(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda piece: (PIECE_WORTH[piece], -piece))


def convert_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda at: (convert_worth(t, at), -at))


def convert_whom(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The one who rules beside us."""
    return max(d.options, key=lambda foe: (t.warriors[foe][d.about], threat(t, foe), -foe))


# -- Daylight ----------------------------------------------------------------------------------------------------------


def score_worth(t: Table, card: Card) -> float:
    gardens = ROLE.gardens(t, CARD_SUIT[card])
    points = POINTS[gardens - 1] if gardens else 0
    if t.vp[LIZARDS] + points >= TO_WIN:
        return 80.0
    return points - SPENT * keep_worth(t, LIZARDS, card) if points else SKIP


def plant_worth(t: Table, at: Clearing) -> float:
    gardens = ROLE.gardens(t, t.suits[at])
    return PLANT[gardens] if gardens < GARDENS else SKIP


def fitting_sites(t: Table) -> list[Clearing]:
    """Where a garden can be planted with a card of the hand."""
    suits = {CARD_SUIT[card] for card in t.hands[LIZARDS]}
    return [c for c in ROLE.build_sites(t) if t.suits[c] in suits]


def score_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda card: (score_worth(t, card), -card))


def build_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A card of the suit that wants a garden most."""
    best = dict.fromkeys((BIRD, *CLEARING_SUITS), SKIP)
    for c in fitting_sites(t):
        best[t.suits[c]] = max(best[t.suits[c]], plant_worth(t, c))
    return max(d.options, key=lambda card: (best[CARD_SUIT[card]], -score_worth(t, card), -card))


def build_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda at: (t.warriors[me][at], -at))


def recruit_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A card that would score nothing, of a suit where warriors are wanted."""
    here = HABITS.map_of(t, me)
    gain = [SKIP] * 4
    for c in ROLE.recruit_sites(t):
        gain[t.suits[c]] = max(gain[t.suits[c]], here.recruit([c])[0])
    return max(d.options, key=lambda card: (gain[CARD_SUIT[card]] - max(0.0, score_worth(t, card)), -card))


def recruit_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return HABITS.map_of(t, me).recruit(d.options)[1]


# -- set-up ------------------------------------------------------------------------------------------------------------


def outcast(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The suit of the first garden."""
    return max(d.options, key=lambda suit: (ROLE.gardens(t, suit), -suit))


CHOICES: Final[dict[str, Choice]] = {
    kinds.CORNER.name: roomiest,
    kinds.OUTCAST.name: outcast,
    kinds.CONVERT_WHERE.name: convert_where,
    kinds.CONVERT_WHOM.name: convert_whom,
    kinds.SANCTIFY_WHERE.name: sanctify_where,
    kinds.SANCTIFY_WHAT.name: sanctify_what,
    kinds.BUILD_CARD.name: build_card,
    kinds.BUILD_WHERE.name: build_where,
    kinds.RECRUIT_CARD.name: recruit_card,
    kinds.RECRUIT_WHERE.name: recruit_where,
    kinds.SCORE_CARD.name: score_card,
    kinds.SACRIFICE_CARD.name: cheapest_card,
}


class CultHabits(Marching):
    choices = CHOICES
    warrior_worth = 0.2
    piece_worth: ClassVar = {GARDEN: 1.8}

    def ground(self, t: Table, me: Faction) -> Ground:
        """Rule where a garden could be planted."""
        rule = [0.1 + 0.6 * (t.open_slots(c) > 0 and not t.pieces[GARDEN][c]) for c in CLEARINGS]
        return Ground(t, me, rule, [0.0] * 12, 0.3)

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        if what == "score":
            return max(score_worth(t, card) for card in ROLE.scoring(t))
        if what == "build":
            return max(plant_worth(t, c) for c in fitting_sites(t))
        if what == "recruit":
            return RECRUIT
        if what == "sacrifice":
            return SACRIFICE
        if what == "outcast":
            return 0.0
        return conspiracy_worth(t, me, what)

    def kill_worth(self, care: float) -> float:
        """Its fallen become acolytes."""
        return -0.05


HABITS: Final = CultHabits()
