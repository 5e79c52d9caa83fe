"""Which two cards, which of them leads, or a long rest."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.facts import BOTTOM, INITIATIVE, MONSTER_CARDS, MONSTER_DECK, TOP
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE
from klubovna.games.gloomhaven.map.moving import WALK, ends, ways
from klubovna.games.gloomhaven.policy.aims import MARCH, gains_by_rest, hurt, needs_rest, patience
from klubovna.games.gloomhaven.policy.look import Look
from klubovna.games.gloomhaven.policy.odds import rounds
from klubovna.games.gloomhaven.policy.turns import PARTS, Part, Planner, basic_part
from klubovna.games.gloomhaven.policy.worth import gathered, hit, lines_at, plain
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Ability, Attack
from klubovna.games.gloomhaven.vocabulary.words import IMMOBILIZE, TARGETS
from klubovna.kernel.decision import Decision
from klubovna.kernel.hexes import FAR

FARTHEST: Final = 6
"""How far ahead a way to an enemy is looked for."""
RANGES: Final = 7
SLACK: Final = 1.0
"""How much more than it seems from afar a turn may be worth."""


FIRST_IN: Final = 0.02
"""What each point of initiative is worth before a door: who opens it goes early, the other late."""


def first_of(initiative: int) -> float:
    """How likely one is before monsters of which nothing is known."""
    return min(1.0, max(0.0, (72 - initiative) / 55))


def expected(look: Look) -> list[int]:
    """The initiatives that the enemies may draw: those of the cards still in their decks."""
    t = look.t
    found: list[int] = []
    for foe in look.foes:
        if foe.figure.form == MONSTER_FIGURE:
            deck = t.decks.index(MONSTER_DECK[foe.figure.who])
            found += [MONSTER_CARDS[card].initiative for card in t.cards[deck] or t.discards[deck]]
    return found


class Choice:
    """The hand laid side by side: what tops and bottoms are worth together, now and after the monsters."""

    __slots__ = ("after", "before", "coming", "ends", "look", "now", "planner", "plans", "standing", "steps")

    def __init__(self, look: Look) -> None:
        self.look = look
        self.planner = Planner(look)
        self.ends: dict[tuple[int, bool], float] = {}
        self.plans: dict[tuple[int, int], float] = {}
        self.standing: dict[int, float] = {}
        self.now: dict[tuple[int, int], float] = {}
        self.after: dict[tuple[int, int], float] = {}
        self.steps = self._steps()
        self.coming = expected(look)
        self.before: dict[int, float] = {}

    def _steps(self) -> list[list[int]]:
        """For each enemy and range: how many steps bring the character into reach."""
        look = self.look
        t, figure = look.t, look.figure
        far = 0 if figure.conditions[IMMOBILIZE] else FARTHEST
        way = ways(t, figure, far, WALK)
        free = [figure.at, *ends(t, figure, way, far, WALK)]
        found = [[FAR] * RANGES for _ in look.foes]
        for at in free:
            ranges = t.ground.ranges(at)
            cost = way[at][0]
            for row, foe in zip(found, look.foes, strict=True):
                distance_ = ranges.get(foe.at, FAR)
                if distance_ < RANGES and cost < row[distance_] and t.ground.sees(at, foe.at):
                    for reach in range(distance_, RANGES):
                        row[reach] = min(row[reach], cost)
        return found

    def fixed(self, part: Part) -> float:
        """All of a half but its attacks, from here."""
        worth = self.standing.get(id(part))
        if worth is None:
            here = self.look.figure.at
            worth = self.planner.standing(part)
            rest: list[Ability] = [line for line in (*part.before, *part.after) if not isinstance(line, Attack)]
            worth += lines_at(self.look, rest, here)
            self.standing[id(part)] = worth
        return worth

    def strikes(self, part: Part, points: int, later: bool) -> float:
        """The attacks of a half for one who may move so far first; `later`: when the monsters have come."""
        worth = 0.0
        for line in (*part.before, *part.after):
            if not isinstance(line, Attack):
                continue
            reach = min(RANGES - 1, max(1, plain(line.range)))
            found = []
            for row, foe in zip(self.steps, self.look.foes, strict=True):
                cost = row[reach]
                if later and cost <= foe.reach + points:
                    cost = max(0, cost - foe.move) if foe.range else 0
                if cost <= points:
                    worth_ = hit(self.look, line, foe, reach == 1)
                    found.append((worth_, foe))
            if found:
                found.sort(key=lambda one: (-one[0], one[1].id))
                worth += gathered(self.look, line, found, TARGETS[line.target][2])
        return worth

    def together(self, top: Part, bottom: Part) -> tuple[float, float]:
        """A top and a bottom: before the monsters, and after them."""
        key = (id(top), id(bottom))
        if key not in self.now:
            fixed = self.fixed(top) + self.fixed(bottom)
            points = top.points + bottom.points
            aims = self.planner.aims
            bonus = 0.04 * points if self.look.foes else MARCH * 0.8 * points * (1.0 if aims.opens else 0.6)
            if aims.ready and aims.doors:
                bonus += 0.3 * max((plain(line.value) for line in top.before if isinstance(line, Attack)), default=0)
            self.now[key] = fixed + bonus + self.strikes(top, points, False) + self.strikes(bottom, points, False)
            self.after[key] = (
                fixed
                + bonus
                + self.look.manners.later * (self.strikes(top, points, True) + self.strikes(bottom, points, True))
            )
        return self.now[key], self.after[key]

    def first(self, lead: int) -> float:
        """How likely the card is before the monsters."""
        found = self.before.get(lead)
        if found is None:
            own, coming = INITIATIVE[lead], self.coming
            found = sum(own <= other for other in coming) / len(coming) if coming else first_of(own)
            self.before[lead] = found
        return found

    def pair(self, lead: int, other: int, least: float = -FAR) -> float:
        """Two cards of which the first leads; turns that hardly bring more than `least` are not planned."""
        before = self.first(lead)
        aims = self.planner.aims
        tops = [(PARTS[lead][TOP], PARTS[other][BOTTOM]), (PARTS[other][TOP], PARTS[lead][BOTTOM])]
        basic_top, basic_bottom = basic_part(self.look, TOP), basic_part(self.look, BOTTOM)
        best = least
        if aims.ready:
            return FIRST_IN * INITIATIVE[lead] * (-1 if aims.opens else 1) + max(
                self.together(one, two)[0]
                for top, bottom in tops
                for one in (top, basic_top)
                for two in (bottom, basic_bottom)
            )
        stays = self.planner.aims.score(self.look.figure.at)
        for top, bottom in tops:
            for one in (top, basic_top):
                for two in (bottom, basic_bottom):
                    now, after = self.together(one, two)
                    if self.look.foes:
                        after += stays
                        hoped = now + self.best_end(one.points + two.points, one.jump or two.jump) + SLACK
                        if before * hoped + (1 - before) * after <= best:
                            continue
                        now = self.planned(one, two) if before else 0.0
                    best = max(best, before * now + (1 - before) * after)
        return best

    def best_end(self, points: int, jump: bool) -> float:
        """The best hex that a movement can end in, whatever is done there."""
        key = (points, jump)
        worth = self.ends.get(key)
        if worth is None:
            planner = self.planner
            worth = self.ends[key] = max(planner.aims.score(at) for at in planner.reached(points, jump))
        return worth

    def planned(self, top: Part, bottom: Part) -> float:
        """A top and a bottom as a turn that is taken now, wherever it ends."""
        key = (id(top), id(bottom))
        worth = self.plans.get(key)
        if worth is None:
            worth = self.plans[key] = max(self.planner.plan(top, bottom), self.planner.plan(bottom, top))
        return worth


def leading(t: Table, decision: Decision[Any], seat: int) -> int | None:
    return leads(Look(t, decision.about), decision)


def leads(look: Look, decision: Decision[Any]) -> int | None:
    options: list[Any] = decision.options
    cards: list[int] = [card for card in options if isinstance(card, int)]
    if not cards or (None in options and _rests(look)):
        return None
    choice = Choice(look)
    best, most = cards[0], float(-FAR)
    for lead in cards:
        for other in cards:
            if other != lead:
                worth = choice.pair(lead, other, most)
                if worth > most:
                    best, most = lead, worth
    return best


def second(t: Table, decision: Decision[Any], seat: int) -> int:
    return follows(Look(t, decision.about), decision)


def follows(look: Look, decision: Decision[Any]) -> int:
    options: list[int] = decision.options
    lead = next(card for card in look.character.hand if card not in options)
    choice = Choice(look)
    best, most = options[0], float(-FAR)
    for other in options:
        worth = choice.pair(lead, other, most)
        if worth > most:
            best, most = other, worth
    return best


def _rests(look: Look) -> bool:
    """A long rest: when there is nobody about and cards or hit points are short."""
    t, character, figure, manners = look.t, look.character, look.figure, look.manners
    if any(t.ground.range(figure.at, foe.at) <= foe.reach + 2 for foe in look.foes):
        return False
    held, gone = len(character.hand), len(character.discard)
    if look.foes:
        if held < 2:
            return True
        lacks = figure.max_hp - figure.hp
        return lacks >= 3 and gone >= 4 and patience(t, manners) > 4 and hurt(t) > 0.3
    left = patience(t, manners)
    if needs_rest(character, manners) and (held < 2 or left > manners.waits):
        return True
    going_on = rounds(held - 2, gone + 2)
    resting = rounds(held + gone - 1, 0)
    if left > manners.waits and any(needs_rest(one, manners) for one in t.characters):
        # The others rest: two cards played for nothing, or one lost for two hit points.
        return resting >= going_on
    return gains_by_rest(t, character) and resting >= going_on and left > manners.patient


CHOICES: Final = {
    "select.leading": leading,
    "select.second": second,
    "select.open": leading,
    "select.open-second": second,
}
