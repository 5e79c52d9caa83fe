"""Scenarios in which monsters have errands of their own: cannons, plates, a victim, a rider who comes and goes."""

from __future__ import annotations

from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import MOVED, SPAWNED
from klubovna.games.gloomhaven.facts import MONSTER, STATS
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, NOBODY, NOWHERE, OBJECTIVE, SUMMON, Figure
from klubovna.games.gloomhaven.kinds import MONSTER_HEX
from klubovna.games.gloomhaven.map.moving import WALK, ends, enter, path_to, ways
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.round.order import key
from klubovna.games.gloomhaven.scenario.escort import leg
from klubovna.games.gloomhaven.scenario.goals import failed
from klubovna.games.gloomhaven.scenario.hooks import TURNS, Occasion, when
from klubovna.games.gloomhaven.scenario.reveal import cards_for, hit_points, nearest, place, spawn
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import BOSS, ELITE, IMMOBILIZE, NORMAL, STUN
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import Hex


def of_kind(t: Table, name: str) -> list[Figure]:
    return [f for f in t.figures if f.form == MONSTER_FIGURE and f.who == MONSTER[name]]


async def walk_to(t: Table, figure: Figure, points: int, goals: list[Hex]) -> int:
    """A move toward hexes that are named, as escorts go; how many points it took."""
    left = points
    while left > 0 and figure.hp > 0 and not figure.conditions[STUN] and not figure.conditions[IMMOBILIZE]:
        spent = await leg(t, figure, left, goals)
        if not spent:
            break
        left -= spent
    if figure.hp > 0:
        t.tell(MOVED, figure.id, figure.at)
    return points - left


def free_beside(t: Table, at: Hex, figure: Figure) -> list[Hex]:
    near = t.ground.near.get(at, ())
    return [one for one in near if one not in t.blocked and t.occupied.get(one, figure) is figure]


# -- 49: the cannon ----------------------------------------------------------------------------------------------------


async def gunner(t: Table, figure: Figure) -> bool:
    """The City Archer nearest to the cannon goes there instead of acting, and fires it if it stands beside it."""
    cannons = of_kind(t, "siege-cannon")
    if figure.who != MONSTER["city-archer"] or not cannons:
        return False
    at = cannons[0].at
    word = f"gunner {t.round}"
    if word not in t.memory:
        archers = of_kind(t, "city-archer")
        t.memory[word] = min(archers, key=lambda one: (t.ground.range(one.at, at), key(t, one))).id
    if t.memory[word] != figure.id:
        return False
    goals = [one for one in free_beside(t, at, figure) if one not in t.book.markers["b"]]
    if goals and figure.at not in goals:
        await walk_to(t, figure, 3, goals)
    if figure.hp > 0 and t.ground.range(figure.at, at) == 1:
        damage = STATS[MONSTER["ancient-artillery"]][ELITE][t.level_of(MONSTER["ancient-artillery"])].attack
        assert isinstance(damage, int)
        for hit in [f for f in t.figures if f.form <= SUMMON and f.at in line_of_fire(t)]:
            await suffer(t, hit, damage)
    return True


def line_of_fire(t: Table) -> set[Hex]:
    """The hexes b, the rows that lead to them, and the whole first tile."""
    ends = {r: q for q, r in t.book.markers["b"]}
    rows = {at for at in t.ground.floor if at[1] in ends and at[0] <= ends[at[1]]}
    return rows | set(t.book.rooms[0])


TURNS["siege"] = gunner


@when("siege", "round_ends")
async def reinforced(t: Table, occasion: Occasion) -> None:
    if of_kind(t, "siege-cannon") and not of_kind(t, "city-archer"):
        await spawn(t, MONSTER["city-archer"], NORMAL, t.book.markers["a"][0])


# -- 77: guards on their way to the plates -----------------------------------------------------------------------------


async def to_the_plates(t: Table, figure: Figure) -> bool:
    from klubovna.games.gloomhaven.monsters.turn import act

    if figure.who != MONSTER["city-guard"]:
        return False
    plates = t.book.markers["a"]
    await walk_to(t, figure, 2, [at for at in plates if t.occupied.get(at, figure) is figure] or plates)
    if figure.at in plates:
        failed(t)
    if figure.hp > 0 and not figure.conditions[STUN]:
        await act(t, figure, NOBODY, stays=True)
    return True


TURNS["guards_to_plates"] = to_the_plates

# -- 78: the victim ----------------------------------------------------------------------------------------------------


async def to_the_altar(t: Table, figure: Figure) -> bool:
    """scn.78.1, scn.78.3 On the turn of the first of them both Cultists move, and then the victim with them.

    A turn that one of them begins at the altars, with the victim there, is the end.
    """
    if figure.who != MONSTER["cultist-scenario-78"]:
        return False
    victim = next((f for f in t.figures if f.form == OBJECTIVE), None)
    if victim is None:
        return False
    altars = t.book.markers["d"]
    if beside(t, figure, altars) and beside(t, victim, altars):
        failed(t)
        return True
    if t.memory.get("led") == t.round:
        return True
    t.memory["led"] = t.round
    pair = [figure, *(one for one in of_kind(t, "cultist-scenario-78") if one is not figure)]
    if all(t.ground.range(one.at, victim.at) == 1 for one in pair):
        steps = [await walk_to(t, one, t.stats(one).move, before_altars(t, one)) for one in pair]
        await follow(t, victim, [one for one in pair if t.figure(one.id) is one], max(steps))
    else:
        for one in pair:
            if t.ground.range(one.at, victim.at) != 1:
                await walk_to(t, one, t.stats(one).move, free_beside(t, victim.at, one) or [victim.at])
    return True


def before_altars(t: Table, figure: Figure) -> list[Hex]:
    """The hexes c, or else the nearest ones next to the altars."""
    free = [at for at in t.book.markers["c"] if t.occupied.get(at, figure) is figure]
    altars = t.book.markers["d"]
    return free or [at for altar in altars for at in free_beside(t, altar, figure)] or altars


def beside(t: Table, figure: Figure, hexes: list[Hex]) -> bool:
    return any(t.ground.range(figure.at, at) == 1 for at in hexes)


async def follow(t: Table, victim: Figure, pair: list[Figure], points: int) -> None:
    """As far as those have gone who lead it, to be next to them again; then as near to the altars as it can."""
    altars = t.book.markers["d"]
    way = ways(t, victim, points, WALK)

    def worth(at: Hex) -> tuple[int, int, int, Hex]:
        near = [t.ground.range(at, one.at) for one in pair]
        return (-near.count(1), sum(near), min(t.ground.range(at, altar) for altar in altars), at)

    end = min([victim.at, *ends(t, victim, way, points, WALK)], key=worth)
    if end != victim.at:
        action = Action(t, victim, t.speaker)
        for at in path_to(way, end):
            await enter(t, action, at, WALK, None)
        t.tell(MOVED, victim.id, victim.at)


TURNS["sacrifice"] = to_the_altar

# -- 48: the rider -----------------------------------------------------------------------------------------------------


def absent(t: Table) -> bool:
    return not of_kind(t, "dark-rider") and not t.kills[t.kinds.index(MONSTER["dark-rider"])]


@when("dark_rider", "cards_drawn")
async def rider_card(t: Table, occasion: Occasion) -> None:
    """It has a card though it is not on the map."""
    if absent(t):
        kind = MONSTER["dark-rider"]
        unseen = Figure(
            id=NOBODY, form=MONSTER_FIGURE, who=kind, rank=BOSS, number=0, at=NOWHERE, hp=1, max_hp=1, side=1
        )
        await cards_for(t, [unseen])


@when("dark_rider", "next_turn")
async def rider_comes(t: Table, occasion: Occasion) -> None:
    """Off the map at the start of its turn, it appears on the next lettered hex, or as near as can be."""
    if not absent(t) or t.memory.get("rode") == t.round:
        return
    kind = MONSTER["dark-rider"]
    place_in_order = t.places[t.kinds.index(kind)]
    waiting = [key(t, figure)[0] for figure in t.figures if not figure.acted]
    if waiting and min(waiting) < place_in_order:
        return
    letter = "abcdef"[t.cycle % 6]
    free = nearest(t, t.book.markers[letter][0])
    if not free:
        return
    t.memory["rode"] = t.round
    t.cycle += 1
    at = free[0] if len(free) == 1 else await Decision(t.speaker, MONSTER_HEX, free, NOBODY)
    rider = place(t, kind, BOSS, at, coin=False)
    if rider is not None:
        rider.hp = t.memory.get("rider", hit_points(t, kind, BOSS))
        t.tell(SPAWNED, rider.id, at)


@when("dark_rider", "struck")
async def rider_goes(t: Table, occasion: Occasion) -> None:
    """Right after each melee attack it leaves the map."""
    rider = occasion.actor
    if rider is not None and rider.who == MONSTER["dark-rider"] and t.figure(rider.id) is rider and rider.hp > 0:
        t.memory["rider"] = rider.hp
        t.memory["rode"] = t.round
        t.take_off(rider)
