"""The Protectors: path tokens, townsfolk, the gifts of their legends, tactics cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.harrow.attack import targets
from klubovna.games.harrow.factions.protectors.legends import boys_haint_steps, like_the_boys, to_land
from klubovna.games.harrow.factions.protectors.policy.ways import escort, ways_home
from klubovna.games.harrow.factions.protectors.rows import PATHS_SIDE, SCROLL_SPACES, value
from klubovna.games.harrow.factions.protectors.tactics import fraidy_cats, half
from klubovna.games.harrow.factions.protectors.tracker import FROM_SUPPLY, away, in_range, legend_at
from klubovna.games.harrow.facts import (
    ABILITIES,
    ATTACK_JAR,
    LEGEND,
    LEGEND_IDS,
    MIDDLE,
    NEIGHBOURS,
    PROTECTORS,
    SCROLL,
    SPAWN,
    SPOTS,
    STRENGTHEN,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import closer, steps
from klubovna.games.harrow.policy.fights import best_raid, raid_worth
from klubovna.games.harrow.policy.ground import (
    BARRED,
    Ground,
    lateness,
    nearest,
    progress,
    survey,
)
from klubovna.games.harrow.policy.habits import HABITS
from klubovna.games.harrow.policy.steps import Eyes
from klubovna.games.harrow.policy.worth import Choice, ability_worth, haints_on_map, spawn_worth, strengthen_worth
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

PULL: Final = 0.55
SMALL: Final = 0.05


# -- jars --------------------------------------------------------------------------------------------------------------


def ability_jar_worth(t: Table, ground: Ground) -> float:
    return max(ability_worth(t, ground, ability, value(t, ability)) for ability in ABILITIES)


def legend_jar_worth(t: Table, ground: Ground) -> float:
    return tracker_worth(t) + gift_worth(t)


def tracker_worth(t: Table) -> float:
    """What path tokens, or a townsfolk pulled, bring now."""
    board = t.protectors
    if board is None or not any(t.townsfolk):
        return 0.0
    if t.tracker[PROTECTORS] != PATHS_SIDE:
        return PULL
    idle = board.paths + sum(t.paths[at] for at in SPOTS) - sum(t.paths[at] > 0 for at in on_the_way(t))
    worths = sorted(path_worths(t), reverse=True)
    return sum(worth for worth in worths[:idle] if worth > 0.0)


def gift_worth(t: Table) -> float:
    name = LEGEND_IDS[t.who[PROTECTORS]]
    early = 1.0 - 0.5 * lateness(t)
    if name == "priscilla":
        return 0.55 * early if t.chart.land[legend_at(t)] and haints_on_map(t, PROTECTORS) < 12 else 0.0
    if name == "emmy":
        bare = sum(t.haints_at(PROTECTORS, at) > 0 and not t.cubes_on[PROTECTORS][at] for at in t.where(PROTECTORS))
        return 0.12 * bare
    if name == "skinless_boy":
        return 0.45 if any(t.townsfolk) and t.chart.land[legend_at(t)] else 0.1
    if name == "malachi":
        return 0.4 if t.ground[PROTECTORS] > t.ground[t.opponent(PROTECTORS)] else 0.1
    return 0.3


def gift_first(t: Table) -> bool:
    """Nobody's gift makes room for the tracker; Malachi attacks before his path tokens are thought of."""
    return LEGEND_IDS[t.who[PROTECTORS]] in ("malachi", "skinless_boy")


# -- the way home ------------------------------------------------------------------------------------------------------


def ranks(t: Table) -> list[int]:
    """How far from home a townsfolk is on each hex: what is lacking counts before the length of the way."""
    lacks, onward = ways_home(t)
    rank = [BARRED * 10] * len(SPOTS)
    for start in SPOTS:
        if lacks[start] < BARRED:
            at, length = onward[start], 0
            while at >= 0:
                at, length = onward[at], length + 1
            rank[start] = lacks[start] * 10 + length
    return rank


def on_the_way(t: Table) -> set[int]:
    """Hexes on the best ways home of all townsfolk."""
    lacks, onward = ways_home(t)
    found: set[int] = set()
    for start in SPOTS:
        at: int = start if t.townsfolk[start] and lacks[start] < BARRED else -1
        while at >= 0:
            found.add(at)
            at = onward[at]
    return found


def townsfolk_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Whoever gets nearer home walks."""
    rank = ranks(t)
    for at in d.options:
        if at is not None and rank[best_reach(t, rank, at)] < rank[at]:
            return at
    return None


def best_reach(t: Table, rank: list[int], at: int) -> int:
    """Where a townsfolk of a hex gets to along its footings, nearest to home."""
    seen, ends = {at}, [at]
    while ends:
        for near in NEIGHBOURS[ends.pop()]:
            if (
                near not in seen
                and near != MIDDLE
                and (t.units(PROTECTORS, near) or t.paths[near])
                and t.may_stand(PROTECTORS, near)
            ):
                seen.add(near)
                ends.append(near)
    return min(seen, key=lambda to: (rank[to], to))


def townsfolk_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    rank = ranks(t)
    return min(d.options, key=lambda to: (rank[to], to))


def pull_from(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The townsfolk that the legend brings nearer home."""
    rank, legend = ranks(t), legend_at(t)
    best, chosen = 0, None
    for at in d.options:
        if at is not None:
            nearer = min(
                (rank[to] for to in NEIGHBOURS[at] if closer_to(legend, at, to) and t.may_stand(PROTECTORS, to)),
                default=BARRED * 10,
            )
            if rank[at] - nearer > best:
                best, chosen = rank[at] - nearer, at
    return chosen


def closer_to(legend: int, at: int, to: int) -> bool:
    return nearest([Spot(legend)], to) < nearest([Spot(legend)], at)


# -- path tokens -------------------------------------------------------------------------------------------------------


def path_worths(t: Table) -> list[float]:
    """What a path token brings on each hex within range of the legend."""
    need = [0.0] * len(SPOTS)
    escort(t, need)
    return [need[at] if not t.units(PROTECTORS, at) and not t.paths[at] else 0.0 for at in in_range(t)]


def best_path_hex(t: Table, options: list[Any]) -> Any:
    need = [0.0] * len(SPOTS)
    escort(t, need)
    best, chosen = SMALL, None
    for at in options:
        if at is not None and not t.units(PROTECTORS, at) and not t.paths[at] and need[at] > best:
            best, chosen = need[at], at
    return chosen


def path_take(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Back with tokens that lead nobody home."""
    useful = on_the_way(t)
    return next((at for at in d.options if at is not None and at not in useful), None)


def path_place(t: Table, d: Decision[Any], me: Faction) -> Any:
    return best_path_hex(t, d.options)


def path_which(t: Table, d: Decision[Any], me: Faction) -> Any:
    if best_path_hex(t, [*in_range(t)]) is None:
        return None
    if FROM_SUPPLY in d.options:
        return FROM_SUPPLY
    return path_take(t, d, me)


def path_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    chosen = best_path_hex(t, d.options)
    return d.options[0] if chosen is None else chosen


# -- tokens ------------------------------------------------------------------------------------------------------------


def token(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A scroll while there is room for it, then the shortest row."""
    return best_token(t, [one for one in d.options if one is not None], me)


def best_token(t: Table, options: list[Any], me: Faction) -> Any:
    order = [SCROLL] if t.scrolls[me] < SCROLL_SPACES else []
    order += sorted(ABILITIES, key=lambda ability: t.rows[me][ability])
    return next((one for one in order if one in options), options[0])


def richest(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The hex with the best token."""
    return max(
        d.options,
        key=lambda at: (
            t.tokens[SCROLL][at] > 0 and t.scrolls[me] < SCROLL_SPACES,
            sum(row[at] for row in t.tokens),
            -at,
        ),
    )


def witch_at(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Next to own units, far from the others."""
    foes = [at for foe in t.others(me) for at in t.where(foe)]
    return max(d.options, key=lambda at: (-nearest(t.where(me), at), nearest(foes, at), -at))


# -- gifts -------------------------------------------------------------------------------------------------------------


def emmy_cube(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where the enemy is nearest."""
    foes = [at for foe in t.others(me) for at in t.where(foe)]
    return min(d.options, key=lambda at: (nearest(foes, at), at))


def bernice_who(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_unit(d.options, lambda unit: to_land(t, unit))


def own_or_foe_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A unit named before goes where that is best for the Protectors."""
    return Eyes(t, me).best_hex(d.about, d.options)


def nail_under(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Under a legend, one that roams above all; else under whoever stands where it does most."""
    eyes = Eyes(t, me)
    units = [unit for unit in d.options if unit is not None and list(unit) not in t.nails]
    if not units:
        return d.options[0]
    return max(
        units,
        key=lambda unit: (
            unit[1] == LEGEND and HABITS[unit[0]].roaming_legend,
            unit[1] == LEGEND,
            eyes.stand(unit[0], unit[2]) if unit[0] in t.present else 0.0,
            -unit[2],
        ),
    )


def nail_take(t: Table, d: Decision[Any], me: Faction) -> Any:
    """A nail under a haint rather than one under a legend."""
    return max(d.options, key=lambda nail: (nail[1] != LEGEND, -nail[2]))


def boy_who(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_unit(d.options, lambda unit: boys_haint_steps(t, unit))


def boy_townsfolk(t: Table, d: Decision[Any], me: Faction) -> Any:
    rank = ranks(t)
    return max(d.options, key=lambda at: (rank[at] - min(rank[to] for to in like_the_boys(t, at)), -at))


def wrath_at(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where the best target is within range, with own units beside the token if that can be."""
    eyes = Eyes(t, me)
    return max(
        d.options,
        key=lambda at: (max(raid_worth(t, eyes, at, aim) for aim in targets(t, me, at)), t.units(me, at), -at),
    )


def taunt_at(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Where a haint is wanted at the end of the round, and no enemy is near."""
    ground = survey(t, me)
    foes = [at for foe in t.others(me) for at in t.where(foe)]
    best, chosen = -99.0, None
    for at in d.options:
        if at is not None:
            worth = ground.field[at] + ground.need[at] + 0.05 * min(3, nearest(foes, at))
            if worth > best:
                best, chosen = worth, at
    return chosen


def taunt_take(t: Table, d: Decision[Any], me: Faction) -> Any:
    ground = survey(t, me)
    return min(d.options, key=lambda at: (ground.field[at] + ground.need[at], at))


def taunt_spawn(t: Table, d: Decision[Any], me: Faction) -> Any:
    ground = survey(t, me)
    return max(d.options, key=lambda at: (ground.field[at] + ground.need[at], -at))


# -- pushes ------------------------------------------------------------------------------------------------------------


def push_unit(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_unit(d.options, lambda unit: away(t, unit, d.about))


# -- tactics cards -----------------------------------------------------------------------------------------------------


def card_worth(t: Table, eyes: Eyes, card: str) -> float:
    """What a tactics card brings if it is played now."""
    return CARD_WORTH[card](t, eyes)


def _fiercest(t: Table, eyes: Eyes) -> float:
    ground = eyes.ground(PROTECTORS)
    return sum(ability_worth(t, ground, ability, 1) for ability in ABILITIES)


def _determination(t: Table, eyes: Eyes) -> float:
    """A haint beside a townsfolk is the first footing of its way."""
    bare = [at for at in SPOTS if t.townsfolk[at] and not t.units(PROTECTORS, at)]
    lacks, _ = ways_home(t)
    return 0.3 + max((progress(lacks[at] - 1) - progress(lacks[at]) for at in bare if lacks[at] < BARRED), default=-0.3)


def _single(t: Table, eyes: Eyes) -> float:
    ground = eyes.ground(PROTECTORS)
    return max(ability_worth(t, ground, ability, 1) for ability in ABILITIES)


def _banish(t: Table, eyes: Eyes) -> float:
    """Right before an attack, when it makes one worth while."""
    if t.jar != ATTACK_JAR or t.acted or best_raid(t, eyes).start < 0:
        return 0.0
    return 0.2 * min(3, t.ground[t.opponent(PROTECTORS)])


def _yonder(t: Table, eyes: Eyes) -> float:
    ground = eyes.ground(PROTECTORS)
    here = legend_at(t)
    best = max(ground.field[to] for to in NEIGHBOURS[here])
    return best if t.units(PROTECTORS, here) > 1 else best - ground.need[here]


CARD_WORTH: Final[dict[str, Callable[[Table, Eyes], float]]] = {
    "fraidy_cat": lambda t, eyes: 0.1,
    "fiercest_of_haints": _fiercest,
    "dead_eye": lambda t, eyes: 0.36,
    "determination": _determination,
    "witchs_fire": lambda t, eyes: 0.3 if lateness(t) < 0.5 else 0.1,
    "ghost_trap": lambda t, eyes: _single(t, eyes) * half(t.wild[PROTECTORS]),
    "reinforcements": lambda t, eyes: 0.0,
    "call_the_dead": lambda t, eyes: spawn_worth(t, PROTECTORS, half(value(t, SPAWN))),
    "stir_the_storm": lambda t, eyes: 0.05,
    "roar": lambda t, eyes: 0.5 if any(t.units(foe, MIDDLE) == 1 for foe in t.others(PROTECTORS)) else 0.1,
    "rally": lambda t, eyes: strengthen_worth(t, PROTECTORS, half(value(t, STRENGTHEN))),
    "haunting_vision": lambda t, eyes: _single(t, eyes) * min(3, t.wild[PROTECTORS]),
    "out_yonder": _yonder,
    "your_will": lambda t, eyes: _single(t, eyes) + 0.2,
    "out_all_night": lambda t, eyes: 0.0,
    "banish": _banish,
}


def fraidy_who(t: Table, d: Decision[Any], me: Faction) -> Any:
    cats = fraidy_cats(t, [])
    return Eyes(t, me).best_unit(
        d.options, lambda unit: closer(t, Faction(unit[0]), unit[2], legend_at(t)) if unit in cats else []
    )


def reinforce_who(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_unit(
        d.options, lambda unit: [to for to in t.where(me) if to != unit[2] and t.can_enter(me, to)]
    )


def stir_to(t: Table, d: Decision[Any], me: Faction) -> Any:
    ground = survey(t, me)
    return max(d.options, key=lambda to: (ground.field[to], -to))


def roar(t: Table, d: Decision[Any], me: Faction) -> Any:
    """Two haints rather than one."""
    return d.options[0]


def roar_who(t: Table, d: Decision[Any], me: Faction) -> Any:
    return Eyes(t, me).best_unit(d.options, lambda unit: steps(t, Faction(unit[0]), unit[2]))


def first(t: Table, d: Decision[Any], me: Faction) -> Any:
    return d.options[0]


def determination_at(t: Table, d: Decision[Any], me: Faction) -> Any:
    """The townsfolk nearest home that stands alone."""
    rank = ranks(t)
    return min(d.options, key=lambda at: (t.units(me, at) > 0, rank[at], at))


CHOICES: Final[dict[str, Choice]] = {
    "townsfolk.from": townsfolk_from,
    "townsfolk.to": townsfolk_to,
    "path.take": path_take,
    "path.place": path_place,
    "path.which": path_which,
    "path.to": path_to,
    "pull.from": pull_from,
    "pull.to": townsfolk_to,
    "pull.token": token,
    "push.near": push_unit,
    "push.any": push_unit,
    "push.to": own_or_foe_to,
    "emmy.cube": emmy_cube,
    "bernice.who": bernice_who,
    "bernice.to": own_or_foe_to,
    "bernice.nail": nail_under,
    "bernice.take": nail_take,
    "boy.who": boy_who,
    "boy.to": own_or_foe_to,
    "boy.townsfolk": boy_townsfolk,
    "boy.townsfolk.to": townsfolk_to,
    "malachi.wrath": wrath_at,
    "priscilla.taunt": taunt_at,
    "priscilla.take": taunt_take,
    "priscilla.spawn": taunt_spawn,
    "fraidy.who": fraidy_who,
    "fraidy.to": own_or_foe_to,
    "deadeye.where": richest,
    "deadeye.token": token,
    "determination.where": determination_at,
    "witch.where": witch_at,
    "witch.token": token,
    "reinforce.who": reinforce_who,
    "reinforce.to": own_or_foe_to,
    "stir.to": stir_to,
    "roar": roar,
    "roar.who": roar_who,
    "roar.to": own_or_foe_to,
    "banish": first,
}
