"""A character's turn: which half first, and where to go."""

from __future__ import annotations

from itertools import count
from typing import Any, Final, TypeAlias

from klubovna.games.gloomhaven.cards.asides import ITEM, Aside
from klubovna.games.gloomhaven.cards.piles import half_of
from klubovna.games.gloomhaven.facts import BONUSES, BOTTOM, HALVES, ITEMS, TOP, Half
from klubovna.games.gloomhaven.figures import CHARACTER, SIDE_OF_CHARACTERS, Figure
from klubovna.games.gloomhaven.map.moving import DIG, FLY, JUMP, WALK, ends, flies, landings, path_to, spread, ways
from klubovna.games.gloomhaven.policy.aims import Aims
from klubovna.games.gloomhaven.policy.answers import worth_using
from klubovna.games.gloomhaven.policy.boldness import FIRST, Boldness
from klubovna.games.gloomhaven.policy.look import UNKNOWN, Look
from klubovna.games.gloomhaven.policy.strikes import number_of
from klubovna.games.gloomhaven.policy.worth import bonus_at, lines_along, lines_at
from klubovna.games.gloomhaven.round.turn import (
    PLAY_ATTACK,
    PLAY_BOTTOM,
    PLAY_ITEM,
    PLAY_MOVE,
    PLAY_TOP,
    SKIP_BOTTOM,
    SKIP_TOP,
    USE_ACTIVE,
    Deed,
    basic,
    performer,
)
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Ability, Attack, Bonus, Move
from klubovna.games.gloomhaven.vocabulary.words import IMMOBILIZE
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import FAR, Hex, distance

LASTING: Final = 0.6
SONG: Final = 5.0
"""How often a song works that stays to the end."""
FARTHEST: Final = 8
"""So far ahead a movement is looked at, at once for all that are shorter."""
_numbers: Final = count()


class Part:
    """A half, cut in two where its movement stands; each has a number of its own."""

    __slots__ = (
        "after", "attacks", "before", "commanded", "half", "jump", "lasting", "number", "others", "points",
    )  # fmt: skip

    def __init__(self, half: Half) -> None:
        self.number = next(_numbers)
        self.half = half
        self.before: list[Ability] = []
        self.after: list[Ability] = []
        self.lasting: list[Bonus] = []
        self.points = 0
        self.jump = False
        self.commanded: list[Ability] = half.abilities if half.command else []
        for line in half.abilities if not half.command else []:
            if isinstance(line, Move):
                self.points += number_of(line.value)
                self.jump = self.jump or line.jump
                self.after += line.then
            elif isinstance(line, Bonus):
                self.lasting.append(line)
            elif self.points:
                self.after.append(line)
            else:
                self.before.append(line)
        self.attacks = [line for line in (*self.before, *self.after) if isinstance(line, Attack)]
        self.others: list[Ability] = [line for line in (*self.before, *self.after) if not isinstance(line, Attack)]


PARTS: Final = [(Part(top), Part(bottom)) for top, bottom in HALVES]
_basics: dict[int, Part] = {}


def basic_part(look: Look, side: int) -> Part:
    half = basic(look.character, side)
    key = 2 * number_of(getattr(half.abilities[0], "value", 2)) + side
    part = _basics.get(key)
    if part is None:
        part = _basics[key] = Part(half)
    return part


class Free:
    """Where a movement of so many points or more can end: the spots, and what it costs to come there."""

    __slots__ = ("costs", "points", "spots")

    def __init__(self, points: int, spots: list[int], costs: list[int]) -> None:
        self.points = points
        self.spots = spots
        self.costs = costs


class Ends:
    """The spots in which a movement can end, staying included, and what the best of them is worth."""

    __slots__ = ("best", "done", "spots")

    def __init__(self, spots: list[int], best: float) -> None:
        self.spots = spots
        self.best = best
        self.done: set[int] = set()
        """The rows that are worked out for all of these spots."""


class Planner:
    """Compares the ways to take a turn; remembers what has been worked out for this one decision.

    What hexes are worth are rows by their spot, which is their number on the ground.
    """

    __slots__ = ("aims", "basics", "ends", "far", "here", "look", "rows", "scores", "stands")

    def __init__(self, look: Look) -> None:
        self.look = look
        self.here = look.here
        self.aims = Aims(look)
        self.far: dict[int, Free] = {}
        self.ends: dict[int, Ends] = {}
        self.scores: list[float] = [UNKNOWN] * len(look.ground.hexes)
        self.rows: dict[int, list[float]] = {}
        """By part, before or after its movement: what its lines are worth from each spot."""
        self.stands: dict[int, float] = {}
        self.basics = (basic_part(look, TOP), basic_part(look, BOTTOM))

    def score(self, spot: int) -> float:
        """What it is worth to end the turn there."""
        worth = self.scores[spot]
        if worth == UNKNOWN:
            worth = self.scores[spot] = self.aims.score_of(spot)
        return worth

    def free(self, points: int, how: int) -> Free:
        """Where such a movement of so many points or more can end."""
        known = self.far.get(how)
        if known is None or known.points < points:
            t, figure = self.look.t, self.look.figure
            most = max(points, FARTHEST)
            spots, costs = landings(t, figure, spread(t, figure, most, how), how)
            known = self.far[how] = Free(most, spots, costs)
        return known

    def reached(self, points: int, jump: bool) -> Ends:
        """Where a movement can end."""
        key = 2 * points + jump
        found = self.ends.get(key)
        if found is None:
            t, figure = self.look.t, self.look.figure
            spots, best = [self.here], self.score(self.here)
            if points > 0 and not figure.conditions[IMMOBILIZE]:
                free = self.free(points, FLY if flies(t, figure) else JUMP if jump else WALK)
                for i, cost in enumerate(free.costs):
                    if cost <= points:
                        spot = free.spots[i]
                        spots.append(spot)
                        worth = self.score(spot)
                        if worth > best:
                            best = worth
            found = self.ends[key] = Ends(spots, best)
        return found

    def _row(self, key: int) -> list[float]:
        row = self.rows.get(key)
        if row is None:
            row = self.rows[key] = [UNKNOWN] * len(self.scores)
        return row

    def lines(self, part: Part, late: bool) -> float:
        """What the lines of a half are worth, those before or after its movement, for one who stays."""
        lines = part.after if late else part.before
        if not lines:
            return 0.0
        row = self._row(2 * part.number + late)
        worth = row[self.here]
        if worth == UNKNOWN:
            worth = row[self.here] = lines_at(self.look, lines, self.here)
        return worth

    def along(self, part: Part, late: bool, there: Ends) -> list[float]:
        """The same from each of these spots, among others."""
        key = 2 * part.number + late
        row = self._row(key)
        if key not in there.done:
            new = [spot for spot in there.spots if row[spot] == UNKNOWN]
            if new:
                lines = part.after if late else part.before
                worths = lines_along(self.look, lines, new)
                for spot, worth in zip(new, worths, strict=True):
                    row[spot] = worth
            there.done.add(key)
        return row

    def standing(self, part: Part) -> float:
        """What a half is worth wherever it is played: lasting bonuses, less the loss of the card."""
        worth = self.stands.get(part.number)
        if worth is None:
            worth = self.stands[part.number] = self._standing(part)
        return worth

    def _standing(self, part: Part) -> float:
        look, half = self.look, part.half
        worth = 0.05 * half.xp + 0.05 * len(half.infuse)
        if part.lasting:
            times = 1.0
            if half.slots:
                times = LASTING * min(len(half.slots), 5)
            elif half.augment:
                times = 0.15 if any(half_of(row).augment for row in look.character.active) else 3.0
            elif half.song:
                times = 0.1 if any(half_of(row).song for row in look.character.active) else SONG
            elif half.doom:
                doomed = any(half_of(row).doom for row in look.character.active)
                times = 0.2 if doomed else 1.3 if look.foes else 0.0
            worth += times * sum(bonus_at(look, line, look.here) for line in part.lasting)
        if part.commanded:
            worth += self.by_companion(part)
        if half.lost:
            price = look.loss(1, 0)
            worth -= min(price, look.boldness.comes_back) if look.revives else price
        elif half.duration == "persistent" and not half.song and not half.doom:
            worth -= 0.3 * look.loss(1, 0)
        return worth

    def by_companion(self, part: Part) -> float:
        """A command: what it is worth where the companion stands, or could come to with its move."""
        actor = performer(self.look.t, self.look.character, part.half)
        if actor is None:
            return 0.0
        lines: list[Ability] = [line for line in part.commanded if not isinstance(line, Move)]
        points = max((number_of(line.value) for line in part.commanded if isinstance(line, Move)), default=0)
        near = min((self.look.t.ground.range(actor.at, foe.at) for foe in self.look.foes), default=FAR)
        closer = 0.15 * min(points, max(0, near - 1))
        return closer + lines_at(self.look, lines, self.look.ground.spot(actor.at))

    def plan(self, first: Part, second: Part | None) -> float:
        """Both halves in this order, with the best end for their movement."""
        worth = self.standing(first)
        points, jump = first.points, first.jump
        if second is not None:
            worth += self.standing(second)
            points += second.points
            jump = jump or second.jump
        if not points:
            lines = self.lines(first, False)
            if second is not None:
                lines += self.lines(second, False)
            return worth + lines + self.score(self.here)
        worth += self.lines(first, False)
        there = self.reached(points, jump)
        rows: list[list[float]] = []
        if first.points:
            if first.after:
                rows.append(self.along(first, True, there))
            if second is not None and second.before:
                rows.append(self.along(second, False, there))
        else:
            assert second is not None
            worth += self.lines(second, False)
        if second is not None and second.after:
            rows.append(self.along(second, True, there))
        return worth + best_of(there.spots, rows, self.scores) if rows else worth + there.best


def best_of(spots: list[int], rows: list[list[float]], scores: list[float]) -> float:
    """The best of these spots, with what can be done from each."""
    best = float(-FAR)
    first = rows[0]
    second = rows[1] if len(rows) > 1 else None
    third = rows[2] if len(rows) > 2 else None
    for spot in spots:
        worth = first[spot]
        if second is not None:
            worth += second[spot]
            if third is not None:
                worth += third[spot]
        worth += scores[spot]
        if worth > best:
            best = worth
    return best


def act(t: Table, decision: Decision[Any], seat: int) -> Deed | None:
    return acts(Look(t, decision.about), decision)


def acts(look: Look, decision: Decision[Any]) -> Deed | None:
    options: list[Deed | None] = decision.options
    item = _item(look, options)
    if item is not None:
        return item
    for deed in options:
        if deed is not None and deed[0] in (SKIP_TOP, SKIP_BOTTOM):
            return deed
    planner = Planner(look)
    best: Deed | None = None
    most = planner.score(planner.here) + 0.01
    for deed in options:
        if deed is None or deed[0] > PLAY_MOVE:
            continue
        first = _part(planner, deed)
        for second in _others(planner, deed):
            worth = planner.plan(first, second)
            if worth > most:
                best, most = deed, worth
    return best


def _part(planner: Planner, deed: Deed) -> Part:
    what, card = deed
    if what in (PLAY_TOP, PLAY_BOTTOM):
        return PARTS[card][TOP if what == PLAY_TOP else BOTTOM]
    return planner.basics[TOP if what == PLAY_ATTACK else BOTTOM]


def _others(planner: Planner, deed: Deed) -> list[Part | None]:
    """What can be played after this deed."""
    look = planner.look
    what, card = deed
    side = TOP if what in (PLAY_TOP, PLAY_ATTACK) else BOTTOM
    found: list[Part | None] = [None]
    if not look.t.halves and card in look.character.chosen:
        for other in look.character.chosen:
            if other != card:
                found += [PARTS[other][1 - side], planner.basics[1 - side]]
    return found


def _item(look: Look, options: list[Deed | None]) -> Deed | None:
    """An item whose abilities are worth more now than keeping it."""
    for deed in options:
        if deed is not None and deed[0] == PLAY_ITEM:
            if worth_using(look, deed[1]):
                return deed
        elif deed is not None and deed[0] == USE_ACTIVE:
            rows = [row for row in look.character.active if row[0] == deed[1]]
            lines = [line for row in rows for bonus in BONUSES[row[0]][row[1]] for line in bonus.effect.perform]
            if lines_at(look, lines, look.here) > 1.0:
                return deed
    return None


# -- where to go -------------------------------------------------------------------------------------------------------


Coming: TypeAlias = tuple[Part, list[Part]]
"""What may be in play while one moves, and what may follow it."""


def move_to(t: Table, decision: Decision[Any], seat: int) -> Hex | Aside | None:
    return moves(t, decision, FIRST)


def moves(t: Table, decision: Decision[Any], boldness: Boldness) -> Hex | Aside | None:
    id, points = decision.about
    figure = t.figure(id)
    assert figure is not None
    farther = _farther(t, figure, decision.options)
    if farther is not None:
        return farther
    options: list[Hex | None] = [at for at in decision.options if at is None or not isinstance(at[0], str)]
    if figure.form != CHARACTER or figure.side != SIDE_OF_CHARACTERS:
        return _led(t, figure, options)
    planner = Planner(Look(t, figure.who, boldness))
    coming = _coming(planner, points)
    own = _ended(planner, coming, [figure.at if at is None else at for at in options])
    most = max(own)
    best = options[own.index(most)]
    if all(at is None or distance(at, figure.at) == 1 for at in options):
        return _first_step(planner, points, coming, options, best, most)
    return best


def _ended(planner: Planner, coming: list[Coming], hexes: list[Hex]) -> list[float]:
    """What it is worth to end the movement in each of these hexes, with the best that may come."""
    spots = [planner.look.ground.spot(at) for at in hexes]
    there = Ends(spots, 0.0)
    found = [float(-FAR)] * len(spots)
    for part, follows in coming:
        now = planner.along(part, True, there)
        after = [(planner.along(one, False, there), planner.along(one, True, there)) for one in follows]
        for i, spot in enumerate(spots):
            most = float(-FAR) if after else 0.0
            for early, late in after:
                worth = early[spot] + late[spot]
                if worth > most:
                    most = worth
            worth = now[spot] + most
            if worth > found[i]:
                found[i] = worth
    return [worth + planner.score(spot) for worth, spot in zip(found, spots, strict=True)]


def _farther(t: Table, figure: Figure, options: list[Any]) -> Aside | None:
    """An item for the movement is used where no enemy is a danger; other things wait for the menu of the turn."""
    digs: list[Aside] = [one for one in options if one is not None and one[0] == DIG]
    if digs and not Look(t, figure.who).foes:
        return digs[0]
    items = [one for one in options if one is not None and one[0] == ITEM and ITEMS[one[1]].on == "your_movement"]
    if not items:
        return None
    look = Look(t, figure.who)
    return items[0] if not look.foes or look.danger_at(look.here)[1] <= 0 else None


def _first_step(
    planner: Planner, points: int, coming: list[Coming], options: list[Hex | None], best: Hex | None, most: float
) -> Hex | None:
    """Hex by hex: the first step of the way to the best end."""
    t, figure = planner.look.t, planner.look.figure
    way = ways(t, figure, points, WALK)
    far = [at for at in ends(t, figure, way, points, WALK) if at != figure.at]
    for at, worth in zip(far, _ended(planner, coming, far), strict=True):
        if worth > most:
            step = path_to(way, at)[0]
            if step in options:
                best, most = step, worth
    return best


NO_PART: Final = Part(Half(abilities=[]))


def _coming(planner: Planner, points: int) -> list[Coming]:
    """What may be in play now, as far as it fits, and what may follow it."""
    t, chosen = planner.look.t, planner.look.character.chosen
    found: list[Coming] = []
    sides = {1: [TOP], 2: [BOTTOM], 3: [TOP, BOTTOM]}.get(t.halves, [])
    for card in chosen:
        for side in sides:
            follows: list[Part] = []
            if t.halves != 3:
                for other in chosen:
                    if other != card:
                        follows += [PARTS[other][1 - side], planner.basics[1 - side]]
            for part in (PARTS[card][side], planner.basics[side]):
                if part.points >= points:
                    found.append((part, follows))
    if not found:
        follows = [PARTS[card][side] for card in chosen for side in (TOP, BOTTOM) if not t.halves >> side & 1]
        found.append((NO_PART, follows))
    return found


def _led(t: Table, figure: Figure, options: list[Hex | None]) -> Hex | None:
    """Somebody else is moved: friends toward the enemy, enemies away from the characters."""
    friendly = figure.form <= 1
    others = [f.at for f in t.figures if (f.side != SIDE_OF_CHARACTERS) == friendly and f is not figure]

    def far(at: Hex | None) -> int:
        here = figure.at if at is None else at
        return min((t.ground.range(here, other) for other in others), default=FAR)

    return min(options, key=far) if friendly else max(options, key=far)
