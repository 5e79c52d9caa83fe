"""Hester: roots, what to do with her flames, infections, fires, the feast; also for those who fight her."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.factions.hester.actions import EXTRA_ROOT, INFECT, MOVE, PLAY_CARD, SPAWN, SUMMON
from klubovna.games.harrow.factions.hester.cubes import NEVER, own_cubes
from klubovna.games.harrow.factions.hester.fire import fires
from klubovna.games.harrow.factions.hester.infect import infection_price, summon_price, victims
from klubovna.games.harrow.factions.hester.moves import affordable, infected_units, price_of
from klubovna.games.harrow.factions.hester.policy.cards import CARD_WORTH, helps
from klubovna.games.harrow.factions.hester.policy.schemes import (
    apart,
    feast_scheme,
    fire_scheme,
    goal_distance,
    infection_worth,
    pay,
    prey_distance,
    preys,
    purse,
    target_worth,
    wanted_colours,
)
from klubovna.games.harrow.factions.hester.roots import growth, rooted, touched
from klubovna.games.harrow.facts import (
    CARD_IDS,
    DISTANCE,
    HESTER,
    HESTER_TOKEN,
    INFECTED,
    NEIGHBOURS,
    POINTS_TO_WIN,
    SPOTS,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import Unit
from klubovna.games.harrow.policy.worth import Choice
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

CUBE: Final = 0.35
AHEAD: Final = 0.35
"""What lies beside the end of the path counts for the next turn."""
SUMMON_NEAR: Final = 2


# -- roots -------------------------------------------------------------------------------------------------------------


def root_worth(t: Table, at: int, wanted: list[float]) -> float:
    """What a root on a hex brings: a cube, by how it is wanted, and somebody to infect."""
    worth = target_worth(t, at)
    if t.chart.land[at]:
        return worth + CUBE * min(1.0, wanted[t.chart.terrain[at]])
    return worth * 0.2


def root_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The hex that is best together with the best one after it."""
    board = t.hester
    assert board is not None
    wanted = wanted_colours(t)
    taken = {*touched([*board.old_roots, *board.roots])}
    free = {to for at in d.options for to in NEIGHBOURS[at] if to not in taken}
    worths = {at: root_worth(t, at, wanted) for at in free.union(d.options)}
    first = not board.roots and t.moment == 0

    def along(at: int) -> float:
        beside = sorted((worths[to] for to in NEIGHBOURS[at] if to in free), reverse=True)
        onward = sum(beside[:1]) if first else AHEAD * sum(beside[:2]) / 2
        return worths[at] + onward

    return max(d.options, key=lambda at: (along(at), -at))


def root_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The hex that is worth a root itself; those under roots of this turn have one already."""
    assert t.hester is not None
    taken, wanted = touched(t.hester.roots), wanted_colours(t)
    return max(d.options, key=lambda at: (0.0 if at in taken else root_worth(t, at, wanted), -at))


# -- the menu ----------------------------------------------------------------------------------------------------------


def deed(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Free gains, then fires and the feast, then the tree with what needs it; actions left over last."""
    board = t.hester
    assert board is not None
    for option in d.options:
        if option is not None and option[0] in ("card", "offer", "nail") and welcome(t, option):
            return option
    if ("action", MOVE) in d.options and next_step(t) is not None:
        return ("action", MOVE)
    if board.tree_done:
        return after_tree(t, d)
    infections = hopes(t)
    summons = wants_summon(t)
    spare = board.actions - (infections > 0.0) - summons
    if spare > 0:
        extra = use_spare(t, d)
        if extra is not None:
            return extra
    if infections > 0.0 or summons:
        return ("tree", 0) if ("tree", 0) in d.options else None
    return None


def after_tree(t: Table, d: Decision[Any]) -> Any:
    assert t.hester is not None
    infect, summon = ("action", INFECT), ("action", SUMMON)
    infects = infect in d.options and INFECT not in t.hester.used
    if summon in d.options and (not infects or near_feast(t)):
        return summon
    return infect if infects else summon if summon in d.options else None


def hopes(t: Table) -> float:
    """What the infect action may bring this turn: root hexes with somebody to infect whose colour is there."""
    board = t.hester
    assert board is not None
    if not board.snakes or board.tree_done:
        return 0.0
    own = own_cubes(t)
    worth = 0.0
    for at in rooted(t):
        if victims(t, at) is None:
            continue
        if board.ward or (t.chart.land[at] and (own[t.chart.terrain[at]] or sum(own) >= 5)):
            worth += target_worth(t, at)
    return worth


def wants_summon(t: Table) -> bool:
    """Whether Hester should come this turn, and the cubes for it are there."""
    board = t.hester
    assert board is not None
    if t.legend_at[HESTER_TOKEN] >= 0 or not fires(t) or not preys(t):
        return False
    own, needed = own_cubes(t), summon_price(t)
    if board.sloth:
        return max(own) >= needed
    return any(t.chart.land[at] and own[t.chart.terrain[at]] >= needed for at in fires(t))


def near_feast(t: Table) -> bool:
    return any(prey_distance(t, at) <= SUMMON_NEAR for at in fires(t))


def use_spare(t: Table, d: Decision[Any]) -> Any:
    """An action that nothing else needs."""
    assert t.hester is not None
    best, chosen = 0.1, None
    for option in d.options:
        if option is None or option[0] != "action" or option[1] in t.hester.used:
            continue
        space = option[1]
        worth = 0.0
        if space == PLAY_CARD:
            worth = max(CARD_WORTH[CARD_IDS[card]] for card in t.hands[HESTER])
        elif space == EXTRA_ROOT:
            worth = extra_root_worth(t)
        elif space == MOVE:
            worth = 0.3 if approach(t) is not None else 0.0
        elif space == SPAWN:
            worth = 0.15
        if worth > best:
            best, chosen = worth, option
    return chosen


def extra_root_worth(t: Table) -> float:
    board = t.hester
    assert board is not None
    wanted = wanted_colours(t)
    return max((root_worth(t, to, wanted) for near in growth(board).values() for to in near), default=0.0)


def welcome(t: Table, option: tuple[str, int]) -> bool:
    """Whether something free of charge is worth doing now."""
    what, which = option
    if what == "nail":
        return feast_near(t)
    return what == "offer" or helps(t, CARD_IDS[which])


def feast_near(t: Table) -> bool:
    at = t.legend_at[HESTER_TOKEN]
    return at >= 0 and 0 < prey_distance(t, at) <= 2


# -- moving ------------------------------------------------------------------------------------------------------------


def next_step(t: Table) -> tuple[Unit, int] | None:
    """The next step of the best scheme, a fire before a feast.

    A step that costs nothing must bring infected haints nearer to each other, so that nobody walks in circles.
    """
    scheme = fire_scheme(t)
    if scheme is not None:
        unit, to = scheme.steps[0]
        if price_paid(t, unit, to) or goal_distance(t, unit, to) < apart(t):
            return unit, to
    scheme = feast_scheme(t)
    return scheme.steps[0] if scheme is not None and scheme.steps else None


def approach(t: Table) -> tuple[Unit, int] | None:
    """A step of an infected haint that brings it nearer to a hostile one, if cubes are plenty."""
    own = own_cubes(t)
    if sum(own) < 4 or apart(t) > 6:
        return None
    best, chosen = apart(t), None
    for unit in infected_units(t):
        for other in t.others(Faction(unit[0])):
            theirs = [at for at in SPOTS if t.infected[other][at]]
            for to in affordable(t, unit):
                if price_paid(t, unit, to) > 1 or not theirs:
                    continue
                near = min(DISTANCE[to][at] for at in theirs)
                if near < best:
                    best, chosen = near, (unit, to)
    return chosen


def price_paid(t: Table, unit: Unit, to: int) -> int:
    left = pay(purse(t), price_of(t, unit, Spot(to)))
    return NEVER if left is None else sum(own_cubes(t)) - sum(left)


def move(t: Table, d: Decision[Any], me: Faction) -> Any:
    step = next_step(t)
    if step is None and sum(own_cubes(t)) >= 5:
        step = approach(t)
    return step[0] if step is not None and step[0] in d.options else None


def move_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    step = next_step(t) or approach(t)
    if step is not None and step[0] == d.about and step[1] in d.options:
        return step[1]
    return min(d.options, key=lambda to: (goal_distance(t, d.about, to), to))


def payment(t: Table, d: Decision[Any], me: Faction) -> Any:
    """As few cubes as can be, of colours that are plenty."""
    own = own_cubes(t)
    return min(
        d.options,
        key=lambda spent: (sum(spent), -sum(own[land] * count for land, count in enumerate(spent)), spent),
    )


def discard(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The cube that is wanted least."""
    return max(d.options, key=lambda one: (t.ground[one], -one))


def strongest(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Who has the fewest points gets the cube; the Fair Folk, who have none, rather not."""
    points = {faction: t.points[faction] for faction in t.present}
    return min(d.options, key=lambda faction: (points.get(faction, POINTS_TO_WIN), faction))


# -- infecting, summoning, feasting ------------------------------------------------------------------------------------


def infect(t: Table, d: Decision[Any], me: Faction) -> Any:
    """All that can be paid in their own colour, the best first; three cubes only for the first of a side."""
    best, chosen = 0.0, None
    own = own_cubes(t)
    for at in d.options:
        if at is None:
            continue
        worth = target_worth(t, at)
        terrain, matching, loose = infection_price(t, at)
        if matching < NEVER and own[terrain] < matching and loose > 0:
            worth -= 0.5
        if worth > best:
            best, chosen = worth, at
    return chosen


def infect_which(t: Table, d: Decision[Any], me: Faction) -> Any:
    return max(d.options, key=lambda at: (infection_worth(t, d.about, at), -at))


def summon(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The fire nearest to a legend."""
    return min(d.options, key=lambda at: (prey_distance(t, at), t.flames[at] * -1, at))


def spawn(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A haint where a root lies, else of the faction that has fewer."""
    roots = rooted(t)
    return max(d.options, key=lambda site: (site[1] in roots, -sum(t.haints[site[0]]), -site[1]))


def feast(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[-1]


def feast_on(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A scroll or a wild token hurts most."""
    order = {"wild": 0, "tracker": 1, "board": 2, "bag": 3, "box": 4}
    return min(d.options, key=lambda meal: (order[meal[0]], meal[1]))


def fire_side(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The side with more room, so that both legends stay worth a feast."""
    assert t.hester is not None
    squares = t.hester.squares
    return min(d.options, key=lambda faction: (len(squares[faction]), faction))


def fire_push(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Infected haints towards hostile ones, everything else anywhere."""
    what, which = d.about
    if what != "infected":
        return d.options[0]
    return min(d.options, key=lambda to: (goal_distance(t, (which, INFECTED, to), to), to))


# -- those who fight her -----------------------------------------------------------------------------------------------


def douse(t: Table, d: Decision[Any], me: Faction) -> Any:
    """All flames or none."""
    return d.options[-1] if d.options[-1] >= t.flames[d.about] else d.options[0]


def yes(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[-1]


def feast_path(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


CHOICES: Final[dict[str, Choice]] = {
    "root.from": root_from,
    "root.to": root_to,
    "hester.deed": deed,
    "hester.spawn": spawn,
    "hester.move": move,
    "hester.move.to": move_to,
    "hester.pay": payment,
    "fire.side": fire_side,
    "fire.push": fire_push,
    "fire.douse": douse,
    "hester.kill": yes,
    "hester.spoon": yes,
    "infect": infect,
    "infect.which": infect_which,
    "summon": summon,
    "summon.colour": discard,
    "feast": feast,
    "feast.on": feast_on,
    "feast.path": feast_path,
    "hester.discard": discard,
    "hester.card.faction": strongest,
}
