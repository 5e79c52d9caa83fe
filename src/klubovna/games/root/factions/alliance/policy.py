"""The Alliance: sympathy for points, revolts for bases, officers for everything else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from klubovna.games.root.battle import battlefields
from klubovna.games.root.factions.alliance import kinds
from klubovna.games.root.factions.alliance.role import COST, POINTS, REVOLT_COST, ROLE, SUPPORTER_LIMIT, TOKENS
from klubovna.games.root.facts import (
    ALLIANCE,
    BASE,
    BIRD,
    CARD_SUIT,
    CLEARINGS,
    PIECES_OF,
    SYMPATHY,
    TO_WIN,
    Card,
    Clearing,
    Faction,
    Piece,
)
from klubovna.games.root.move import origins
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.habits import PIECE_WORTH, SKIP, Choice
from klubovna.games.root.policy.marching import Marching
from klubovna.games.root.policy.mind import keen
from klubovna.games.root.policy.worth import (
    best_battle,
    cheapest,
    cheapest_card,
    keep_worth,
    kept,
    of_set,
    payable,
    threat,
)
from klubovna.games.root.state import EVENING, Table
from klubovna.kernel.decision import Decision


@dataclass(slots=True)
class Plans:
    """What is weighed differently since the yardstick, whose numbers these are."""

    base: float = 1.0
    """Of what a base brings."""
    officer: float = 1.0
    """Of what an officer brings."""
    support: float = 1.3
    """A card that becomes a supporter."""
    first: int = 3
    """From this many tokens on supporters are saved for the first revolt."""
    recruit: float = 0.75
    """A warrior,"""
    recruits: float = 0.1
    """less for each that is there."""
    things: float = 0.25
    """A building or token of others beside a token,"""
    much: float = 1.0
    """and the most that a crowd counts."""
    post: float = 0.7
    """Of what a token brings, for the way to where it can stand."""
    ready: float = 0.5
    """How much a battle that could be fought counts."""
    guard: float = 1.0
    """Of the fear for what stands unguarded."""


PLAIN: Final = Plans()
KEENER: Final = Plans(
    support=2.4,
    base=1.5,
    officer=1.8,
    first=5,
    recruit=1.2,
    recruits=0.05,
    things=0.7,
    much=0.6,
    post=0.5,
    ready=0.3,
    guard=1.8,
)


def plans() -> Plans:
    return KEENER if keen() else PLAIN


# What a token is worth beside its points: crafting, outrage, a place for a revolt.
TOKEN: Final = 0.7
SUPPORTER_WORTH: Final = 0.35
BASE_GAIN: Final = [4.5, 3.0, 2.0]
OFFICER: Final = [2.0, 1.6, 1.2, 0.9, 0.5]
BIRD_SUPPORT: Final = 0.3
OUTRAGE: Final = 0.6
"""What a card that goes to the Alliance costs who gives it."""
# What a warrior of others has to fear of a revolt.
REVOLTED: Final = 0.15


def next_points(t: Table) -> float:
    placed = t.on_map[SYMPATHY]
    return POINTS[placed] if placed < TOKENS else 0.0


# -- Birdsong ----------------------------------------------------------------------------------------------------------


def revolt_worth(t: Table, at: Clearing) -> float:
    """What falls, and the base with its officer."""
    w = plans()
    total = 0.0
    slots = t.open_slots(at)
    for foe in t.enemies(ALLIANCE):
        care = threat(t, foe)
        total += t.warriors[foe][at] * (0.1 + 0.2 * care)
        for piece in PIECES_OF[foe]:
            count = t.pieces[piece][at]
            if count:
                total += count * (1.0 + care * PIECE_WORTH[piece])
                slots += count if piece < SYMPATHY else 0
    if slots > 0:
        total += w.base * BASE_GAIN[min(2, t.on_map[BASE])]
        total += 0.3 * sum(t.pieces[SYMPATHY][c] for c in CLEARINGS if t.suits[c] == t.suits[at])
    return total - REVOLT_COST * SUPPORTER_WORTH


def spread_worth(t: Table, at: Clearing) -> float:
    """Points and the token, less supporters; where others stand or come by it is worth more."""
    w = plans()
    crowd = 0.0
    for foe in t.enemies(ALLIANCE):
        crowd += 0.12 * t.warriors[foe][at]
        things = 0
        for piece in PIECES_OF[foe]:
            things += t.pieces[piece][at]
        crowd += w.things * things
    worth = next_points(t) + TOKEN + min(crowd, w.much) - SUPPORTER_WORTH * ROLE.cost(t, at)
    if t.suits[at] not in ROLE.bases(t):
        worth += 0.2
    worth -= 0.25 * ROLE.crafting_pieces(t)[t.suits[at]]
    return worth + 0.05 * len(t.links[at])


def saving(t: Table, at: Clearing) -> bool:
    """Whether a token here would cost the first revolt."""
    if t.on_map[BASE] or t.on_map[SYMPATHY] < plans().first:
        return False
    left = len(ROLE.board(t).supporters) - ROLE.cost(t, at)
    return left < REVOLT_COST + 1 and t.vp[ALLIANCE] + next_points(t) < TO_WIN


def revolt_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda at: (revolt_worth(t, at), -at))


def spread_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda at: (not saving(t, at), spread_worth(t, at), -at))


def supporter(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Birds last: they serve everywhere."""
    return of_set(d, lambda card: (CARD_SUIT[card] == BIRD, card))


# -- Daylight ----------------------------------------------------------------------------------------------------------


def mobilize_worth(t: Table, card: Card, kept: float) -> float:
    """Supporters buy tokens; without a base there is room for few."""
    board = ROLE.board(t)
    held = len(board.supporters)
    if held >= SUPPORTER_LIMIT and not t.on_map[BASE]:
        return SKIP
    placed = t.on_map[SYMPATHY]
    w = plans()
    enough = 2 * COST[placed] + REVOLT_COST if placed < TOKENS else REVOLT_COST
    worth = w.support + BIRD_SUPPORT * (CARD_SUIT[card] == BIRD) - 0.25 * max(0, held - enough)
    return worth - kept


def train_worth(t: Table) -> float:
    board = ROLE.board(t)
    worth = plans().officer * OFFICER[board.officers] if board.officers < len(OFFICER) else 0.0
    return worth + 0.3 - keep_worth(t, ALLIANCE, cheapest(t, ALLIANCE, ROLE.trainers(t)))


def mobilize(t: Table, d: Decision[Any], me: Faction) -> Any:
    can_pay = payable(t, me)
    return max(d.options, key=lambda card: (mobilize_worth(t, card, kept(t, me, card, can_pay)), -card))


# -- Evening -----------------------------------------------------------------------------------------------------------


def operation_worth(t: Table, me: Faction, what: str) -> float:
    if what == "organize":
        points = next_points(t)
        return 80.0 if t.vp[me] + points >= TO_WIN else points + TOKEN - 0.3
    if what == "battle":
        return best_battle(t, me, battlefields(t, me))[0]
    if what == "move":
        return HABITS.map_of(t, me).best(origins(t, me))[0] - 0.1
    if what == "recruit":
        return plans().recruit - plans().recruits * sum(t.warriors[me])
    return SKIP


def recruit_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The base with the fewest guards."""
    return min(d.options, key=lambda at: (t.warriors[me][at], at))


def organize_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where the token is worth most and no base loses its last guard."""
    return max(d.options, key=lambda at: (not t.pieces[BASE][at], spread_worth(t, at), -at))


CHOICES: Final[dict[str, Choice]] = {
    kinds.REVOLT_WHERE.name: revolt_where,
    kinds.SPREAD_WHERE.name: spread_where,
    kinds.SUPPORTER.name: supporter,
    kinds.SUPPORTER_LIMIT.name: supporter,
    kinds.OUTRAGE.name: cheapest_card,
    kinds.MOBILIZE.name: mobilize,
    kinds.TRAIN.name: cheapest_card,
    kinds.RECRUIT_WHERE.name: recruit_where,
    kinds.ORGANIZE_WHERE.name: organize_where,
}


class AllianceHabits(Marching):
    choices = CHOICES
    warrior_worth = 0.5
    standing = 1.2
    piece_worth: ClassVar = {BASE: 3.5, SYMPATHY: 1.0}

    def ground(self, t: Table, me: Faction) -> Ground:
        """Warriors go where they can organize; the bases keep some."""
        w = plans()
        gain = w.post * (next_points(t) + TOKEN) if t.on_map[SYMPATHY] < TOKENS else 0.0
        free = ROLE.free(t) if gain else 0
        post = [gain if free >> c & 1 else 0.0 for c in CLEARINGS]
        return Ground(t, me, [0.1] * 12, post, w.ready if t.phase == EVENING else 0.2, w.guard)

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        if what == "revolt":
            return max(revolt_worth(t, c) for c in ROLE.revolt_sites(t))
        if what == "spread":
            return max(SKIP if saving(t, c) else spread_worth(t, c) for c in ROLE.spread_sites(t))
        if what == "mobilize":
            can_pay = payable(t, me)
            return max(mobilize_worth(t, card, kept(t, me, card, can_pay)) for card in t.hands[me])
        if what == "train":
            return train_worth(t)
        return operation_worth(t, me, what)

    def revenge(self, piece: Piece) -> float:
        return OUTRAGE if piece == SYMPATHY else 0.0

    def menace(self, t: Table, at: Clearing) -> float:
        """A revolt where a base may still come sweeps everything away; how many supporters there are all know."""
        if not t.pieces[SYMPATHY][at] or len(ROLE.board(t).supporters) < REVOLT_COST:
            return 0.0
        taken = t.spots[BASE] & t._suited[t.suits[at]]
        return 0.0 if taken else REVOLTED

    def toll(self, t: Table, at: Clearing) -> float:
        return OUTRAGE if t.pieces[SYMPATHY][at] else 0.0


HABITS: Final = AllianceHabits()
