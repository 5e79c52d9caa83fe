"""Movement: walking, jumping, flying; traps and terrain."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any, Final

from klubovna.games.gloomhaven.cards.asides import ITEM, Aside, asides, for_the_move, step_aside
from klubovna.games.gloomhaven.combat.conditions import give, heal
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.events import DONE_AT, MOVED, OBSTACLE_GONE, TRAP_DISARMED, TRAP_SPRUNG
from klubovna.games.gloomhaven.facts import HALVES, ITEMS, MONSTERS, SUMMONS, TRAP_DAMAGE
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    MONSTER_FIGURE,
    NOBODY,
    OBJECTIVE,
    SUMMON,
    Character,
    Figure,
    Trap,
)
from klubovna.games.gloomhaven.kinds import MOVE_TO
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.perform.action import Action, gain
from klubovna.games.gloomhaven.perform.numbers import passives
from klubovna.games.gloomhaven.scenario.counts import TRAPS
from klubovna.games.gloomhaven.scenario.hooks import Occasion, happens
from klubovna.games.gloomhaven.scenario.reveal import wake
from klubovna.games.gloomhaven.scenario.triggers import open_door
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import CreateTrap, Move
from klubovna.games.gloomhaven.vocabulary.words import CONDITIONS, IMMOBILIZE, STUN
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import FAR, Hex, direction

WALK, JUMP, FLY = range(3)
DIG = "dig"
HOLDING: Final = 1 << IMMOBILIZE | 1 << STUN
Way = dict[Hex, tuple[int, Hex]]
"""By hex: the points spent to get there and the hex before it."""


def flies(t: Table, figure: Figure) -> bool:
    if figure.form == MONSTER_FIGURE:
        return MONSTERS[figure.who].flying and not figure.grounded
    if figure.form == SUMMON:
        return SUMMONS[figure.number].flying
    if figure.form != CHARACTER:
        return False
    character = t.characters[figure.who]
    if character.items and any(ITEMS[item].effect.flying for item in character.items):
        return True
    return bool(character.active) and any(effect.flying for effect in passives(t, figure))


def heedless(t: Table, figure: Figure, of: str) -> bool:
    """Items that make difficult or hazardous terrain harmless."""
    if figure.form != CHARACTER or not t.characters[figure.who].items:
        return False
    return any(getattr(ITEMS[i].effect, of) for i in t.characters[figure.who].items)


# -- where a figure can go ---------------------------------------------------------------------------------------------


class Spread:
    """Where a figure can go: hexes by their number on the ground, nearest first; what they cost, and the hex before."""

    __slots__ = ("before", "costs", "order")

    def __init__(self, hexes: int, start: int) -> None:
        self.costs = [FAR] * hexes
        self.before = [start] * hexes
        self.order = [start]


def ways(t: Table, figure: Figure, points: int, how: int) -> Way:
    """The hexes that can be come to with these points, nearest first."""
    found = spread(t, figure, points, how)
    hexes, costs, before = t.ground.hexes, found.costs, found.before
    way: Way = {figure.at: (0, figure.at)}
    for spot in found.order[1:]:
        way[hexes[spot]] = (costs[spot], hexes[before[spot]])
    return way


BARRED: Final = -1
"""What it costs to enter a hex that cannot be entered: less than any way could."""


def spread(t: Table, figure: Figure, points: int, how: int) -> Spread:
    """The same by number.

    Traps, hazardous hexes and closed doors are entered but not walked through: who wants to go on decides again there.
    """
    ground = t.ground
    beside, number, start = ground.beside, ground.number, ground.spot(figure.at)
    opens = opens_doors(t, figure)
    found = Spread(len(ground.hexes), start)
    costs, before, order = found.costs, found.before, found.order
    rough = frozenset() if how != WALK or heedless(t, figure, "no_difficult") else t.rough
    stops: set[Hex] = set()
    if how == WALK:
        for at in t.barred(figure.side):
            if at in number:
                costs[number[at]] = BARRED  # move.04
        for foe in t.foes(figure):  # move.02, move.03, move.09, move.11
            costs[ground.spot(foe.at)] = BARRED
        if t.traps or t.hazardous:
            stops = t.trapped()
            if not heedless(t, figure, "no_hazardous"):
                stops |= t.burning
        for trap in t.traps:  # move.07 A trap that would hold it where a friend stands
            at = (trap[0], trap[1])
            if trap[3] & HOLDING and at in t.occupied:
                costs[ground.spot(at)] = BARRED
    across = rift(t) if "rift" in t.book.rules and figure.form == CHARACTER else {}
    costs[start] = 0
    levels: list[list[int]] = [[start]]
    for _ in range(points):
        levels.append([])
    for spent in range(points):
        for here in levels[spent]:
            if costs[here] != spent or (stops and here != start and ground.hexes[here] in stops):
                continue
            onward = beside[here]
            if across:
                onward = onward + [number[at] for at in across.get(ground.hexes[here], ())]
            for other in onward:
                known = costs[other]
                if known <= spent + 1:
                    continue
                cost = spent + 2 if rough and ground.hexes[other] in rough else spent + 1
                # tile.difficult.01, tile.difficult.02
                if cost <= points and cost < known:
                    if known == FAR:
                        order.append(other)
                    costs[other] = cost
                    before[other] = here
                    levels[cost].append(other)
            if opens:
                for door in ground.before[here]:  # tile.door.03
                    if costs[door] == FAR and passable(t, ground.hexes[door]):
                        costs[door] = spent + 1
                        before[door] = here
                        order.append(door)
    return found


def rift(t: Table) -> dict[Hex, list[Hex]]:
    """scn.90.1 From any hex beside one altar to any hex beside the other."""
    one, other = ([*t.ground.near.get(at, ())] for at in t.book.markers["a"])
    return dict.fromkeys(one, other) | dict.fromkeys(other, one)


def opens_doors(t: Table, figure: Figure) -> bool:
    """tile.door.04 Characters, those they go with, and monsters that the scenario names."""
    return figure.form in (CHARACTER, OBJECTIVE) or (figure.form == MONSTER_FIGURE and figure.who in t.book.openers)


def passable(t: Table, at: Hex) -> bool:
    """spec.04 A locked door is a wall; no monster or summon opens one (tile.door.04, reveal.11)."""
    door = t.book.door_at[at]
    return not t.book.locked[door] or bool(t.unlocked >> door & 1)


def ends(t: Table, figure: Figure, way: Way, points: int, how: int) -> list[Hex]:
    """move.07, move.12, tile.obstacle.02, tile.obstacle.03 Where the movement may end.

    The last hex of a jump is a normal entry (move.10, tile.difficult.03, r.04).
    """
    barred, rough = _no_end(t, how), _hard_end(t, figure, how)
    return sorted(
        at for at, (spent, _) in way.items() if at not in barred and (spent + 1 if at in rough else spent) <= points
    )


def landings(t: Table, figure: Figure, found: Spread, how: int) -> tuple[list[int], list[int]]:
    """The same by number, for any number of points that was looked for with, and what it costs to end there."""
    ground, costs = t.ground, found.costs
    taken = [False] * len(costs)
    for at in _no_end(t, how):
        taken[ground.spot(at)] = True
    rough = _hard_end(t, figure, how)
    spots = [spot for spot in found.order if not taken[spot]]
    if not rough:
        return spots, [costs[spot] for spot in spots]
    return spots, [costs[spot] + 1 if ground.hexes[spot] in rough else costs[spot] for spot in spots]


def _no_end(t: Table, how: int) -> AbstractSet[Hex]:
    return t.occupied.keys() if how == FLY or not t.obstacles else t.occupied.keys() | t.blocked


def _hard_end(t: Table, figure: Figure, how: int) -> frozenset[Hex]:
    """Where the last hex of a jump costs a point more."""
    return t.rough if how == JUMP and t.difficult and not heedless(t, figure, "no_difficult") else frozenset()


def path_to(way: Way, end: Hex) -> list[Hex]:
    path = [end]
    while way[path[-1]][1] != path[-1]:
        path.append(way[path[-1]][1])
    path.reverse()
    return path[1:]


# -- a move as somebody decides ----------------------------------------------------------------------------------------


async def walk(t: Table, action: Action, points: int, line: Move, jump: bool, stepwise: bool) -> bool:
    """move.01 Move X as the seat likes: leg by leg, or hex by hex where the path itself matters. Whether it moved."""
    figure = action.actor
    how = FLY if flies(t, figure) else JUMP if jump else WALK
    action.start = figure.at
    action.straight = True
    action.moved = 0
    action.path = []
    action.passed = []
    heading: int | None = None
    spent = 0
    in_the_air = False
    while not held(t, figure):
        way = ways(t, figure, points - spent, how)
        options = _options(t, action, way, points - spent, how, line, heading, stepwise) if spent < points else []
        may_stay = not action.moved or (may_stop(t, figure, how) and _fits(t, figure.at, line, action))
        beside = _beside(t, action, options, points - spent, how) if may_stay else []
        if not options and not beside:
            break
        offers: list[Hex | Aside | None] = [None, *options, *beside] if may_stay else [*options]
        choice: Any = await Decision(action.seat, MOVE_TO, offers, (figure.id, points - spent))
        if choice is None:
            break
        here = figure.at
        if choice in beside and choice[0] == DIG:
            spent += 1
            await dig(t, action, choice[1])
            continue
        if choice in beside:
            effect = await step_aside(t, action, choice)
            points += effect.move
            if how == FLY and not flies(t, figure):
                how = JUMP if jump else WALK
            how = JUMP if effect.jump and how == WALK else how
            in_the_air = in_the_air and figure.at == here
            continue
        for at in path_to(way, choice):
            step = direction(figure.at, at)
            action.straight = action.straight and heading in (None, step)
            heading = step
            spent += 2 if how == WALK and at in t.rough and not heedless(t, figure, "no_difficult") else 1
            if uneventful(t, at, how, line):
                step_on(t, action, at)
            else:
                await enter(t, action, at, how, line)
            in_the_air = how == JUMP
            if figure.at != at or held(t, figure):
                break
        if figure.at == here and not action.moved:
            break
    if in_the_air and figure.hp > 0:
        await land(t, figure, NOBODY)  # move.10, tile.trap.03, tile.hazard.03
    if action.moved:
        t.tell(MOVED, figure.id, figure.at)
        await rouse(t, figure)
    return action.moved > 0


async def rouse(t: Table, figure: Figure) -> None:
    """spec.20 Who ends a movement next to a sleeper wakes it."""
    if t.book.asleep and figure.form <= SUMMON:
        for other in [one for one in t.figures if one.asleep and t.ground.range(one.at, figure.at) == 1]:
            await wake(t, other)


def held(t: Table, figure: Figure) -> bool:
    """tile.trap.10 Whether its movement has come to an end by itself."""
    if figure.hp <= 0 or t.figure(figure.id) is not figure:
        return True
    return bool(figure.conditions[STUN] or figure.conditions[IMMOBILIZE])


def _beside(t: Table, action: Action, options: list[Hex], points: int, how: int) -> list[Aside]:
    """use.01 What can be done between two hexes, and what lets a movement go on that has come to its end."""
    found: list[Aside] = []
    for item in for_the_move(t, action):
        effect = ITEMS[item].effect
        if options or effect.move or (effect.jump and points and how == WALK):
            found.append((ITEM, item))
    digging: list[Aside] = [(DIG, i) for i in diggable(t, action.actor)] if points > 0 else []
    return [*found, *digging, *asides(t, action)] if options or digging else found


def diggable(t: Table, figure: Figure) -> list[int]:
    """Graves next to a character that are not dug up."""
    if "graves" not in t.book.rules or figure.form != CHARACTER:
        return []
    return [i for i, at in enumerate(graves(t)) if at not in t.done and t.ground.range(figure.at, at) <= 1]


def graves(t: Table) -> list[Hex]:
    return [at for letter in "abc" for at in t.book.markers[letter]]


async def dig(t: Table, action: Action, grave: int) -> None:
    """A point of movement for a grave; after 1+C of them it is dug up."""
    t.memory[f"dug {grave}"] = t.memory.get(f"dug {grave}", 0) + 1
    if t.memory[f"dug {grave}"] > t.party:
        at = graves(t)[grave]
        t.done.append(at)
        t.tell(DONE_AT, action.credit, at)
        await happens(t, "dug_up", Occasion(at=at, actor=action.actor))


def may_stop(t: Table, figure: Figure, how: int) -> bool:
    """Nobody else stands here, and no obstacle unless it flies."""
    if how != FLY and figure.at in t.blocked:
        return False
    for other in t.figures:
        if other.at == figure.at and other is not figure:
            return False
    return True


def _fits(t: Table, at: Hex, line: Move, action: Action) -> bool:
    """What the card demands of the last hex."""
    if line.must_end == "adjacent_to_obstacle":
        return any(near in t.blocked for near in t.ground.near.get(at, ()))
    if line.must_end == "adjacent_to_you":
        return t.ground.range(at, action.chosen) == 1
    return True


def _options(
    t: Table, action: Action, way: Way, points: int, how: int, line: Move, heading: int | None, stepwise: bool
) -> list[Hex]:
    figure = action.actor
    found = ends(t, figure, way, points, how)
    if line.must_end:
        found = [at for at in found if _fits(t, at, line, action)]
    if line.straight:
        found = [at for at in found if _straight(t, figure.at, at, way, heading)]
    if not stepwise:
        return sorted([*found, *_past_friends(t, figure, way, points, how)])
    # Hex by hex: every neighbour from which some end can still be reached.
    steps: list[Hex] = []
    for at, (spent, before) in sorted(way.items()):
        beside = before == figure.at and at != figure.at
        if beside and (at in found or _leads_on(t, figure, at, points - spent, how)):
            steps.append(at)
    return steps


def _past_friends(t: Table, figure: Figure, way: Way, points: int, how: int) -> list[Hex]:
    """move.02 A trap or hazardous hex with a friend in it: nobody ends there, but may go on from it."""
    if how != WALK or not (t.traps or t.burning):
        return []
    harmful = (t.trapped() | t.burning) & t.occupied.keys()
    return [
        at for at in way if at in harmful and at != figure.at and _leads_on(t, figure, at, points - way[at][0], how)
    ]


def _leads_on(t: Table, figure: Figure, at: Hex, points: int, how: int) -> bool:
    if points <= 0:
        return False
    here = figure.at
    figure.at = at
    onward = ends(t, figure, ways(t, figure, points, how), points, how)
    figure.at = here
    return any(end != at for end in onward)


def _straight(t: Table, here: Hex, at: Hex, way: Way, heading: int | None) -> bool:
    step = direction(here, at)
    if step is None or heading not in (None, step):
        return False
    path = path_to(way, at)
    return all(direction(a, b) == step for a, b in zip([here, *path], path, strict=False))


def uneventful(t: Table, at: Hex, how: int, line: Move | None) -> bool:
    """Whether nothing can come of entering a hex but that the figure is there."""
    book = t.book
    if book.rules or at in book.door_at or (how == WALK and (t.traps or t.hazardous)):
        return False
    return line is None or not (line.loots or line.destroys_obstacles or line.disarms_traps)


def step_on(t: Table, action: Action, at: Hex) -> None:
    """One hex of a figure's own movement (move.05, move.06)."""
    figure = action.actor
    other = t.occupied.get(at)
    if other is not None:
        action.passed.append(other.id)
    t.put(figure, at)
    action.moved += 1
    action.path.append(at)
    if t.acting == figure.id:
        t.moved += 1


async def enter(t: Table, action: Action, at: Hex, how: int, line: Move | None) -> None:
    """The same, with all that follows from it."""
    figure = action.actor
    step_on(t, action, at)
    door = t.book.door_at.get(at, NOBODY)
    if door >= 0 and not t.opened >> door & 1:
        await open_door(t, door, figure)  # r.28
    if t.book.rules:
        await happens(t, "entered", Occasion(at=at, actor=figure))
    if line is not None and line.loots and action.credit >= 0:
        await loot_hex(t, t.characters[action.credit], at)
    if line is not None and line.destroys_obstacles and breakable(t, at):
        destroy_obstacle(t, figure, at)
    if line is not None and line.disarms_traps and t.trap_at(at) is not None:
        disarm(t, action, at)
    if how == WALK and (t.traps or t.hazardous or t.book.rules):  # tile.trap.02, tile.hazard.02
        await land(t, figure, NOBODY)


async def land(t: Table, figure: Figure, by: int) -> None:
    """tile.trap.01, tile.hazard.01 A hex is entered by walking, by force, or as the end of a jump."""
    at = figure.at
    trap = t.trap_at(at)
    if trap is not None:
        await spring(t, figure, trap, by)
    if t.book.rules and figure.hp > 0:
        await happens(t, "landed", Occasion(at=at, actor=figure))
    if at in t.burning and figure.hp > 0 and figure.at == at:
        if not heedless(t, figure, "no_hazardous"):
            await suffer(t, figure, TRAP_DAMAGE[t.monster_level] // 2, by)
        elif t.acting == figure.id:
            warm_up(t, t.characters[figure.who])


def warm_up(t: Table, character: Character) -> None:
    """An item heals its owner once in a turn in which it enters hazardous terrain."""
    for item in character.items:
        healed = ITEMS[item].effect.heals_in_hazard
        if healed and item not in t.turn_items:
            t.turn_items.append(item)
            heal(t, t.body(character), healed)


async def spring(t: Table, figure: Figure, trap: Trap, by: int) -> None:
    """tile.trap.04, tile.trap.09 It works at once and is gone; a kill is credited to who forced the victim in."""
    t.traps.remove(trap)
    t.tell(TRAP_SPRUNG, figure.id, (trap[0], trap[1]))
    count_trap(t)
    if trap[5] and figure.side != 0:
        gain(t, trap[4], trap[5])
    await suffer(t, figure, trap[2], by)
    for condition, name in enumerate(CONDITIONS):
        if trap[3] >> condition & 1 and figure.hp > 0:
            give(t, figure, name)
    if trap[6] >= 0 and t.characters[trap[4]].figure >= 0:
        await burst(t, trap)


async def burst(t: Table, trap: Trap) -> None:
    """What else the card says that happens when its trap is sprung."""
    from klubovna.games.gloomhaven.perform.reading import perform_all

    character = t.characters[trap[4]]
    action = Action(t, t.body(character), character.seat)
    action.chosen = (trap[0], trap[1])
    for line in HALVES[trap[6] // 2][trap[6] % 2].abilities:
        if isinstance(line, CreateTrap):
            await perform_all(t, action, line.when_sprung)


def count_trap(t: Table) -> None:
    acting = t.figure(t.acting)
    if acting is not None and acting.form <= SUMMON:
        t.characters[acting.who].counts[TRAPS] += 1


def disarm(t: Table, action: Action, at: Hex) -> Trap:
    """tile.trap.05"""
    trap = t.trap_at(at)
    assert trap is not None
    t.traps.remove(trap)
    count_trap(t)
    t.tell(TRAP_DISARMED, action.actor.id, at)
    return trap


def breakable(t: Table, at: Hex) -> bool:
    """spec.12 An obstacle that can be destroyed."""
    return at in t.blocked and at not in t.book.solid and not rolls(t, at)


def rolls(t: Table, at: Hex) -> bool:
    """scn.73.2 Rolling boulders ignore abilities."""
    if "boulders" not in t.book.rules:
        return False
    from klubovna.games.gloomhaven.specials.terrain import boulders

    return at in boulders(t)


def destroy_obstacle(t: Table, figure: Figure, at: Hex) -> list[Hex]:
    """The whole obstacle that lies on this hex; who flew above it stands on the floor now."""
    gone = next(hexes for hexes in t.obstacles if at in hexes)
    t.obstacles.remove(gone)
    t.changed_map()
    t.tell(OBSTACLE_GONE, figure.id, at)
    return gone
