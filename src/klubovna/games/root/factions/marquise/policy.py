"""The Marquise: wood, buildings, and enough warriors between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from klubovna.games.root.battle import battlefields
from klubovna.games.root.factions.marquise import kinds
from klubovna.games.root.factions.marquise.role import BUILDINGS, ROLE, TRACK, WOOD_COST
from klubovna.games.root.facts import (
    BIRD,
    CARD_SUIT,
    CLEARINGS,
    KEEP,
    MARQUISE,
    RECRUITER,
    SAWMILL,
    TO_WIN,
    WOOD,
    WORKSHOP,
    Clearing,
    Faction,
    Piece,
)
from klubovna.games.root.move import origins
from klubovna.games.root.places import LOWEST_IN, ON_MAP, set_with
from klubovna.games.root.policy.ground import Ground
from klubovna.games.root.policy.habits import SKIP, Choice
from klubovna.games.root.policy.marching import Marching
from klubovna.games.root.policy.mind import keen
from klubovna.games.root.policy.worth import (
    best_battle,
    cheapest,
    cheapest_card,
    foes_around,
    keep_worth,
    of_set,
    turns_left,
)
from klubovna.games.root.rule import realm
from klubovna.games.root.state import DAYLIGHT, Table
from klubovna.kernel.decision import Decision


@dataclass(slots=True)
class Plans:
    """What is weighed differently since the yardstick, whose numbers these are."""

    mill: float = 1.0
    """Of what a sawmill brings each turn."""
    wood: float = 0.5
    """A piece of wood that is spent."""
    build: float = 1.0
    """What building has ahead of other actions."""
    points: float = 1.0
    """A point that a building scores."""
    guard: float = 1.0
    """Of the fear for what stands unguarded."""


PLAIN: Final = Plans()
KEENER: Final = Plans(points=1.8, wood=0.4, mill=1.8, build=0.6, guard=0.6)


def plans() -> Plans:
    return KEENER if keen() else PLAIN


# What each turn of a sawmill, a workshop, a recruiter brings from now on, and how many of them are enough.
INCOME: Final = {SAWMILL: 0.4, WORKSHOP: 0.1, RECRUITER: 0.15}
ENOUGH: Final = {SAWMILL: 5, WORKSHOP: 4, RECRUITER: 5}
SCORED: Final[dict[Piece, list[int]]] = {building: TRACK[building]["vp"] for building in BUILDINGS}
DRAWN: Final[dict[Piece, list[int]]] = {building: TRACK[building]["draw_bonus"] for building in BUILDINGS}
DRAW_INCOME: Final = 0.4
MOST_TURNS: Final = 6.0
RECRUIT: Final = 0.3
# The most that a card may be worth which saves fallen warriors.
HOSPITAL_PRICE: Final = 0.75
# What an action must bring for a bird to be spent on it, besides what the bird is worth.
EXTRA_GAIN: Final = 0.2


# -- Daylight ----------------------------------------------------------------------------------------------------------


def building_worth(t: Table, building: Piece) -> float:
    """Points now, income later, less the wood."""
    placed = t.on_map[building]
    if placed >= len(WOOD_COST):
        return SKIP
    points, draws = SCORED[building][placed], DRAWN[building][placed]
    if t.vp[MARQUISE] + points >= TO_WIN:
        return 80.0
    w = plans()
    income = INCOME[building] if placed < ENOUGH[building] else 0.0
    if building == SAWMILL:
        income *= w.mill
    income += DRAW_INCOME * draws
    return w.points * points + income * min(turns_left(t, MARQUISE), MOST_TURNS) - w.wood * WOOD_COST[placed]


def most_wood(t: Table) -> int:
    """The wood that can be brought together for one site; less than none without a site."""
    most = -1
    left = realm(t, MARQUISE) & t.vacant & ON_MAP
    while left:
        wood = 0
        linked = ROLE.connected(t, LOWEST_IN[left])
        for c in linked:
            wood += t.pieces[WOOD][c]
        most = max(most, wood)
        left &= ~set_with(linked)
    return most


def extra_worth(t: Table, me: Faction) -> float:
    """A bird for one more action, once all others are taken."""
    if ROLE.board(t).actions:
        return SKIP
    birds = [card for card in t.hands[me] if CARD_SUIT[card] == BIRD]
    best = max((action_worth(t, me, what, 1) for what, _ in ROLE.actions(t)), default=SKIP)
    return best - keep_worth(t, me, cheapest(t, me, birds)) - EXTRA_GAIN


def action_worth(t: Table, me: Faction, what: str, left: int) -> float:
    if what == "build":
        wood, best = most_wood(t), SKIP
        for building in BUILDINGS:
            if ROLE.cost(t, building) <= wood:
                best = max(best, building_worth(t, building))
        return best + plans().build
    if what == "battle":
        return best_battle(t, me, battlefields(t, me))[0]
    if what == "march":
        return HABITS.map_of(t, me).best(origins(t, me))[0]
    if what == "recruit":
        return RECRUIT * min(t.supply[me], len(ROLE.recruiting(t))) * (1.0 if t.supply[me] > 6 else 0.5)
    if what == "overwork":
        mills = set_with(ROLE.overworking(t))
        fitting = [card for card in t.hands[me] if mills & t._suited[CARD_SUIT[card]]]
        wood = most_wood(t)
        missing = min(ROLE.cost(t, building) for building in BUILDINGS) - wood
        wanted = 1.9 if wood >= 0 and 0 < missing < left else 1.0
        return wanted - keep_worth(t, me, cheapest(t, me, fitting))
    return SKIP


def build_what(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda building: (building_worth(t, building), -building))


def safety(t: Table, me: Faction, at: Clearing) -> float:
    """How well a building stands here: in the keep's clearing nobody else settles."""
    around = foes_around(t, me, at)
    return 1.5 * t.pieces[KEEP][at] + 0.4 * t.warriors[me][at] - 0.2 * around


def build_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where it is safe; workshops of every suit, and no clearing filled up while others have room."""

    def fitness(at: Clearing) -> float:
        worth = safety(t, me, at) + 0.3 * t.open_slots(at)
        if d.about == WORKSHOP:
            worth -= 0.8 * ROLE.crafting_pieces(t)[t.suits[at]]
        return worth

    return max(d.options, key=lambda at: (fitness(at), -at))


def build_wood(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The wood that is guarded least goes first."""
    return of_set(d, lambda at: (safety(t, me, at), at))


def overwork(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where the most wood could be used together."""
    return max(d.options, key=lambda at: (len(ROLE.connected(t, at)), safety(t, me, at), -at))


def recruit_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    here = HABITS.map_of(t, me)
    return of_set(d, lambda at: (-here.recruit([at])[0], at))


def wood_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    return of_set(d, lambda at: (-safety(t, me, at), at))


def hospital(t: Table, d: Decision[Any], me: Faction) -> Any:
    card = cheapest(t, me, d.options)
    return card if keep_worth(t, me, card) <= HOSPITAL_PRICE else None


# -- set-up ------------------------------------------------------------------------------------------------------------


def keep_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The corner with the most room around it."""
    slots = t.chart.slots
    return max(d.options, key=lambda at: (slots[at] + sum(slots[c] - t.ruins[c] for c in t.links[at]), -at))


def start_where(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The sawmill in the keep's clearing if there is room, the others spread around."""
    if d.about == SAWMILL:
        return max(d.options, key=lambda at: (t.pieces[KEEP][at], t.open_slots(at), -at))
    return max(d.options, key=lambda at: (t.open_slots(at), -t.pieces[KEEP][at], -at))


CHOICES: Final[dict[str, Choice]] = {
    kinds.KEEP_WHERE.name: keep_where,
    kinds.START_WHERE.name: start_where,
    kinds.WOOD_WHERE.name: wood_where,
    kinds.RECRUIT_WHERE.name: recruit_where,
    kinds.BUILD_WHAT.name: build_what,
    kinds.BUILD_WHERE.name: build_where,
    kinds.BUILD_WOOD.name: build_wood,
    kinds.OVERWORK.name: overwork,
    kinds.OVERWORK_CARD.name: cheapest_card,
    kinds.EXTRA_ACTION.name: cheapest_card,
    kinds.HOSPITAL.name: hospital,
}


class MarquiseHabits(Marching):
    choices = CHOICES
    warrior_worth = 0.16
    standing = -1.26
    piece_worth: ClassVar = {SAWMILL: 1.2, WORKSHOP: 1.0, RECRUITER: 1.0, WOOD: 0.8, KEEP: 1.5}

    def ground(self, t: Table, me: Faction) -> Ground:
        acting = ROLE.board(t).actions > 0 and t.phase == DAYLIGHT
        rule = [0.2 + 0.4 * min(2, t.open_slots(c)) + 0.5 * t.pieces[WOOD][c] for c in CLEARINGS]
        return Ground(t, me, rule, [0.0] * 12, 0.55 if acting else 0.15, plans().guard)

    def score(self, t: Table, me: Faction, what: str, which: int) -> float:
        board = ROLE.board(t)
        return extra_worth(t, me) if what == "extra" else action_worth(t, me, what, board.actions)


HABITS: Final = MarquiseHabits()
