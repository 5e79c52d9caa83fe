"""Which two cards, which of them leads, or a long rest."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.facts import BOTTOM, INITIATIVE, MONSTER_CARDS, MONSTER_DECK, TOP
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE
from klubovna.games.gloomhaven.map.moving import WALK
from klubovna.games.gloomhaven.policy.aims import MARCH, gains_by_rest, hurt, needs_rest, patience
from klubovna.games.gloomhaven.policy.boldness import FIRST, Boldness
from klubovna.games.gloomhaven.policy.look import Look, Sighted
from klubovna.games.gloomhaven.policy.odds import rounds
from klubovna.games.gloomhaven.policy.strikes import gathered, number_of
from klubovna.games.gloomhaven.policy.turns import PARTS, Part, Planner, basic_part
from klubovna.games.gloomhaven.policy.worth import lines_at
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack
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


class Pair:
    """A top and a bottom: what they are worth before the monsters and after them, and what may be hoped for at best."""

    __slots__ = ("after", "bottom", "hoped", "now", "top")

    def __init__(self, top: Part, bottom: Part, now: float, after: float, hoped: float) -> None:
        self.top = top
        self.bottom = bottom
        self.now = now
        self.after = after
        self.hoped = hoped


_kept: Final[list[Choice | None]] = [None]
"""The last one: it knows the table, so the table holds no more of it than its mark."""


class Choice:
    """The hand laid side by side: what tops and bottoms are worth together, now and after the monsters."""

    __slots__ = (
        "attacks", "basics", "before", "both", "coming", "look", "mark", "pairs", "planner", "plans", "round",
        "standing", "stays", "steps",
    )  # fmt: skip

    def __init__(self, look: Look) -> None:
        self.look = look
        self.mark = object()
        self.round = look.t.round
        self.planner = Planner(look)
        self.plans: dict[tuple[int, int], float] = {}
        self.standing: dict[int, float] = {}
        self.attacks: dict[tuple[int, int], float] = {}
        self.both: dict[tuple[int, int], Pair] = {}
        self.pairs: dict[tuple[int, int], list[Pair]] = {}
        self.steps = self._steps()
        self.coming = expected(look)
        self.before: dict[int, float] = {}
        self.basics = (basic_part(look, TOP), basic_part(look, BOTTOM))
        self.stays = self.planner.aims.score(look.figure.at) if look.foes else 0.0

    def _steps(self) -> list[list[int]]:
        """For each enemy and range: how many steps bring the character into reach."""
        look = self.look
        t, figure = look.t, look.figure
        free = [(figure.at, 0)]
        if not figure.conditions[IMMOBILIZE]:
            free += [one for one in self.planner.free(FARTHEST, WALK) if one[1] <= FARTHEST]
        found = [[FAR] * RANGES for _ in look.foes]
        ground = t.ground
        for at, cost in free:
            ranges = ground.ranges(at)
            for row, foe in zip(found, look.foes, strict=True):
                distance_ = ranges.get(foe.at, FAR)
                if distance_ < RANGES and cost < row[distance_] and ground.sees(at, foe.at):
                    for reach in range(distance_, RANGES):
                        if cost < row[reach]:
                            row[reach] = cost
        return found

    def fixed(self, part: Part) -> float:
        """All of a half but its attacks, from here."""
        worth = self.standing.get(part.number)
        if worth is None:
            worth = self.planner.standing(part) + lines_at(self.look, part.others, self.look.figure.at)
            self.standing[part.number] = worth
        return worth

    def strikes(self, part: Part, points: int, later: bool) -> float:
        """The attacks of a half for one who may move so far first; `later`: when the monsters have come."""
        if not part.attacks:
            return 0.0
        key = (part.number, 2 * points + later)
        worth = self.attacks.get(key)
        if worth is None:
            worth = self.attacks[key] = self._strikes(part.attacks, points, later)
        return worth

    def _strikes(self, attacks: list[Attack], points: int, later: bool) -> float:
        worth = 0.0
        for line in attacks:
            reach = min(RANGES - 1, max(1, number_of(line.range)))
            found: Sighted = []
            for row, foe in zip(self.steps, self.look.foes, strict=True):
                cost = row[reach]
                if later and cost <= foe.reach + points:
                    cost = max(0, cost - foe.move) if foe.range else 0
                if cost <= points:
                    found.append((foe, reach == 1))
            if found:
                worth += gathered(self.look, self.look.hits(line), line, found, TARGETS[line.target][2])
        return worth

    def together(self, top: Part, bottom: Part) -> Pair:
        """A top and a bottom: before the monsters, and after them."""
        key = (top.number, bottom.number)
        found = self.both.get(key)
        if found is None:
            look, aims = self.look, self.planner.aims
            points = top.points + bottom.points
            bonus = 0.04 * points if look.foes else MARCH * 0.8 * points * (1.0 if aims.opens else 0.6)
            if aims.ready and aims.doors:
                attacks = (number_of(line.value) for line in top.before if isinstance(line, Attack))
                bonus += 0.3 * max(attacks, default=0)
            fixed = self.fixed(top) + self.fixed(bottom) + bonus
            now = fixed + self.strikes(top, points, False) + self.strikes(bottom, points, False)
            after = fixed + look.boldness.later * (self.strikes(top, points, True) + self.strikes(bottom, points, True))
            hoped = now
            if look.foes:
                after += self.stays
                hoped += self.planner.reached(points, top.jump or bottom.jump).best + SLACK
            found = self.both[key] = Pair(top, bottom, now, after, hoped)
        return found

    def of_cards(self, top: int, bottom: int) -> list[Pair]:
        """The top of one card and the bottom of another, each as it is printed or as the basic action."""
        key = (top, bottom)
        found = self.pairs.get(key)
        if found is None:
            one, two = PARTS[top][TOP], PARTS[bottom][BOTTOM]
            basic_top, basic_bottom = self.basics
            found = self.pairs[key] = [
                self.together(one, two),
                self.together(one, basic_bottom),
                self.together(basic_top, two),
                self.together(basic_top, basic_bottom),
            ]
        return found

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
        tops = (self.of_cards(lead, other), self.of_cards(other, lead))
        if aims.ready:
            return FIRST_IN * INITIATIVE[lead] * (-1 if aims.opens else 1) + max(
                one.now for pairs in tops for one in pairs
            )
        best = least
        busy = bool(self.look.foes)
        for pairs in tops:
            for one in pairs:
                now = one.now
                later = (1 - before) * one.after
                if busy:
                    if before * one.hoped + later <= best:
                        continue
                    now = self.planned(one.top, one.bottom) if before else 0.0
                worth = before * now + later
                if worth > best:
                    best = worth
        return best

    def planned(self, top: Part, bottom: Part) -> float:
        """A top and a bottom as a turn that is taken now, wherever it ends."""
        key = (top.number, bottom.number)
        worth = self.plans.get(key)
        if worth is None:
            worth = self.plans[key] = max(self.planner.plan(top, bottom), self.planner.plan(bottom, top))
        return worth


def leading(t: Table, decision: Decision[Any], seat: int) -> int | None:
    return leads(t, decision, FIRST)


def leads(t: Table, decision: Decision[Any], boldness: Boldness) -> int | None:
    look = Look(t, decision.about, boldness)
    options: list[Any] = decision.options
    cards: list[int] = [card for card in options if isinstance(card, int)]
    if not cards or (None in options and _rests(look)):
        return None
    choice = _kept[0] = Choice(look)
    t._choice = choice.mark
    best, most = cards[0], float(-FAR)
    for lead in cards:
        for other in cards:
            if other != lead:
                worth = choice.pair(lead, other, most)
                if worth > most:
                    best, most = lead, worth
    return best


def second(t: Table, decision: Decision[Any], seat: int) -> int:
    return follows(t, decision, FIRST)


def follows(t: Table, decision: Decision[Any], boldness: Boldness) -> int:
    options: list[int] = decision.options
    choice = _as_for_the_first(t, decision.about, boldness)
    lead = next(card for card in choice.look.character.hand if card not in options)
    best, most = options[0], float(-FAR)
    for other in options:
        worth = choice.pair(lead, other, most)
        if worth > most:
            best, most = other, worth
    return best


def _as_for_the_first(t: Table, who: int, boldness: Boldness) -> Choice:
    """The hand as it lay for the first card, if that was asked of this policy too; cards are chosen once in a round."""
    found, _kept[0] = _kept[0], None
    mark, t._choice = t._choice, None
    if (
        found is not None
        and found.mark is mark
        and found.round == t.round
        and found.look.who == who
        and found.look.boldness is boldness
    ):
        return found
    return Choice(Look(t, who, boldness))


def _rests(look: Look) -> bool:
    """A long rest: when there is nobody about and cards or hit points are short."""
    t, character, figure, boldness = look.t, look.character, look.figure, look.boldness
    if any(t.ground.range(figure.at, foe.at) <= foe.reach + 2 for foe in look.foes):
        return False
    held, gone = len(character.hand), len(character.discard)
    if look.foes:
        if held < 2:
            return True
        lacks = figure.max_hp - figure.hp
        return lacks >= 3 and gone >= 4 and patience(t, boldness) > 4 and hurt(t) > 0.3
    left = patience(t, boldness)
    if needs_rest(character, boldness) and (held < 2 or left > boldness.waits):
        return True
    going_on = rounds(held - 2, gone + 2)
    resting = rounds(held + gone - 1, 0)
    if left > boldness.waits and any(needs_rest(one, boldness) for one in t.characters):
        # The others rest: two cards played for nothing, or one lost for two hit points.
        return resting >= going_on
    return gains_by_rest(t, character) and resting >= going_on and left > boldness.patient


CHOICES: Final = {
    "select.leading": leading,
    "select.second": second,
    "select.open": leading,
    "select.open-second": second,
}
