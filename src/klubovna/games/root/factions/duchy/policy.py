"""The Duchy: buildings, then ministers, lords above all."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from klubovna.games.root.battle import battlefields
from klubovna.games.root.factions.duchy import kinds
from klubovna.games.root.factions.duchy.assembly import (
    TUNNELS,
    digging_cards,
    digging_grounds,
)
from klubovna.games.root.factions.duchy.ministers import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    CROWN_VP,
    DUCHESS,
    DUCHESS_VP,
    EARL,
    FOREMOLE,
    MARSHAL,
    MAYOR,
    MINISTER_RANK,
    colleagues,
)
from klubovna.games.root.facts import (
    BIRD,
    BURROW,
    CARD_SUIT,
    CITADEL,
    CLEARINGS,
    DUCHY,
    MARKET,
    TO_WIN,
    TUNNEL,
    Card,
    Clearing,
    Faction,
)
from klubovna.games.root.move import origins
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.habits import SKIP, Choice
from klubovna.games.root.policy.marching import Marching
from klubovna.games.root.policy.worth import best_battle, foes_around, keep_worth, roomiest, turns_left
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Decision

BUILD: Final = 3.0
RECRUIT: Final = 0.45
# What a swayed minister brings, beside the crown; lords score every turn.
MINISTER_WORTH: Final = {FOREMOLE: 1.6, CAPTAIN: 1.0, MARSHAL: 0.9, BRIGADIER: 1.3, BANKER: 1.0, MAYOR: 1.2}
LORD_INCOME: Final = 0.8
WIN: Final = 80.0


def action_worth(t: Table, me: Faction, what: str) -> float:
    if what == "build":
        return BUILD
    if what == "recruit":
        return RECRUIT - 0.04 * t.warriors[me][BURROW]
    if what == "move":
        return HABITS.map_of(t, me).best(origins(t, me))[0]
    if what == "battle":
        return best_battle(t, me, battlefields(t, me))[0]
    if what == "dig":
        return max(dig_worth(t, me, card) for card in digging_cards(t))
    return SKIP


# -- Parliament --------------------------------------------------------------------------------------------------------


def minister_worth(t: Table, me: Faction, minister: int) -> float:
    """What it brings to let a minister act."""
    if minister == FOREMOLE:
        return BUILD
    if minister == CAPTAIN:
        return action_worth(t, me, "battle")
    if minister == MARSHAL:
        return action_worth(t, me, "move")
    if minister == BRIGADIER:
        places, starts = battlefields(t, me), origins(t, me)
        fight = best_battle(t, me, places)[0] if places else SKIP
        return max(fight, HABITS.map_of(t, me).best(starts)[0] if starts else SKIP)
    if minister == BANKER:
        return bank_worth(t, me)
    if minister == MAYOR:
        return max(minister_worth(t, me, other) for other in colleagues(t))
    return 5.0


def bank_worth(t: Table, me: Faction) -> float:
    """The cards that are worth less in hand than a point."""
    spent = banked(t, me)
    if t.vp[me] + len(spent) >= TO_WIN:
        return WIN
    return sum(1.1 - keep_worth(t, me, card) for card in spent) - 0.6


def banked(t: Table, me: Faction) -> list[Card]:
    """The most cheap cards of one suit; all of them, and birds, when that wins."""
    best: list[Card] = []
    for suit in (1, 2, 3):
        fitting = [card for card in t.hands[me] if CARD_SUIT[card] in (suit, BIRD)]
        if t.vp[me] + len(fitting) < TO_WIN:
            fitting = [card for card in fitting if CARD_SUIT[card] == suit and keep_worth(t, me, card) < 1.0]
        if len(fitting) > len(best):
            best = fitting
    return best


def bank(t: Table, d: Decision[Any], me: Faction) -> Any:
    """All cards of the plan, one after the other; none is spent before the set is complete."""
    spent = banked(t, me)
    if None in d.options:
        return next((card for card in d.options if card is not None and card in spent), None)
    return next((card for card in d.options if card in spent), d.options[0])


def mayor(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda minister: (minister_worth(t, me, minister), -minister))


def brigadier(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda order: action_worth(t, me, order[0]))


def sway_worth(t: Table, minister: int) -> float:
    """The crown, and what the minister will do; only shown birds are lost."""
    crown = CROWN_VP[MINISTER_RANK[minister]]
    if t.vp[DUCHY] + crown >= TO_WIN:
        return WIN
    turns = min(turns_left(t, DUCHY), 5.0)
    if minister == BARON:
        return crown + LORD_INCOME * turns * t.on_map[MARKET]
    if minister == EARL:
        return crown + LORD_INCOME * turns * t.on_map[CITADEL]
    if minister == DUCHESS:
        return crown + LORD_INCOME * turns * DUCHESS_VP * (t.on_map[TUNNEL] / TUNNELS) ** 2
    return crown + MINISTER_WORTH[minister] * turns / 5


def sway_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Birds are discarded afterwards, so they are shown last."""
    return min(d.options, key=lambda card: (CARD_SUIT[card] == BIRD, card))


def price(t: Table, d: Decision[Any], me: Faction) -> Any:
    return min(d.options, key=lambda minister: (sway_worth(t, minister), minister))


# -- building and digging ----------------------------------------------------------------------------------------------


def build_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Suited cards come back, birds do not."""
    return min(d.options, key=lambda card: (CARD_SUIT[card] == BIRD, keep_worth(t, me, card), card))


def build_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where the most warriors guard it."""

    def fitness(at: Clearing) -> float:
        foes = foes_around(t, me, at)
        return t.warriors[me][at] - 0.2 * foes

    return max(d.options, key=lambda at: (fitness(at), -at))


def build_what(t: Table, d: Decision[Any], me: Faction) -> Any:
    """By turns, a market first."""
    return min(d.options, key=lambda piece: (t.on_map[piece], -piece))


def dig_worth(t: Table, me: Faction, card: Card) -> float:
    """A way up for those who wait below, to where they would rule."""
    if t.warriors[me][BURROW] < 3:
        return SKIP
    here = HABITS.map_of(t, me)
    below = min(4, t.warriors[me][BURROW])
    sites = [c for c in digging_grounds(t, CARD_SUIT[card]) if not t.pieces[TUNNEL][c]]
    best = max((here.gain(c, below) for c in sites), default=SKIP)
    first = 1.0 if t.on_map[TUNNEL] < TUNNELS else 0.0
    return best + first - keep_worth(t, me, card) + 0.1 * below


def dig_card(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda card: (dig_worth(t, me, card), -card))


def dig_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The tunnel that is used least."""
    return min(d.options, key=lambda at: (t.warriors[me][at], at))


def dig_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    here = HABITS.map_of(t, me)
    below = min(4, t.warriors[me][BURROW])
    return max(d.options, key=lambda at: (here.gain(at, below), -at))


def dig_count(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(count for count in d.options if count is not None)


CHOICES: Final[dict[str, Choice]] = {
    kinds.CORNER.name: roomiest,
    kinds.PRICE.name: price,
    kinds.BUILD_CARD.name: build_card,
    kinds.BUILD_WHERE.name: build_where,
    kinds.BUILD_WHAT.name: build_what,
    kinds.DIG_CARD.name: dig_card,
    kinds.DIG_FROM.name: dig_from,
    kinds.DIG_WHERE.name: dig_where,
    kinds.DIG_COUNT.name: dig_count,
    kinds.FOREMOLE_CARD.name: build_card,
    kinds.BRIGADIER.name: brigadier,
    kinds.BANKER.name: bank,
    kinds.MAYOR.name: mayor,
    kinds.SWAY_CARD.name: sway_card,
}


class DuchyHabits(Marching):
    choices = CHOICES
    warrior_worth = 0.3
    piece_worth: ClassVar = {CITADEL: 2.2, MARKET: 2.2, TUNNEL: 0.8}

    def ground(self, t: Table, me: Faction) -> Ground:
        """Rule where there is room to build; be present in many clearings, which back the cards that sway."""
        rule = [0.15 + 0.7 * (t.open_slots(c) > 0) for c in CLEARINGS]
        post = [0.3] * 12
        return Ground(t, me, rule, post, 0.5)

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        if what == "minister":
            return minister_worth(t, me, which)
        if what == "sway":
            return sway_worth(t, which)
        return action_worth(t, me, what)


HABITS: Final = DuchyHabits()
