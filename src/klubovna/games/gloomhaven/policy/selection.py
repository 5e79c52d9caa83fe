"""Which two cards, which of them leads, or a long rest."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.facts import BOTTOM, INITIATIVE, MONSTER_CARDS, MONSTER_DECK, TOP
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE
from klubovna.games.gloomhaven.map.moving import WALK
from klubovna.games.gloomhaven.policy.aims import MARCH, gains_by_rest, hurt, needs_rest, patience
from klubovna.games.gloomhaven.policy.boldness import FIRST, Boldness
from klubovna.games.gloomhaven.policy.look import UNKNOWN, Look, Sighted
from klubovna.games.gloomhaven.policy.odds import rounds
from klubovna.games.gloomhaven.policy.strikes import gathered, known_of, number_of
from klubovna.games.gloomhaven.policy.turns import PARTS, Part, Planner
from klubovna.games.gloomhaven.policy.worth import lines_at
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack
from klubovna.games.gloomhaven.vocabulary.words import IMMOBILIZE
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


class Laid:
    """A half as it lies in this hand: all of it but its attacks, and those by the points of movement before them."""

    __slots__ = ("fixed", "later", "now", "part")

    def __init__(self, part: Part, fixed: float) -> None:
        self.part = part
        self.fixed = fixed
        self.now: list[float] = []
        self.later: list[float] = []


class Pair:
    """A top and a bottom: what they are worth before the monsters and after them, and what may be hoped for at best."""

    __slots__ = ("after", "asked", "bottom", "hoped", "now", "planned", "top")

    def __init__(self, top: Part, bottom: Part, now: float, after: float, hoped: float) -> None:
        self.top = top
        self.bottom = bottom
        self.now = now
        self.after = after
        self.hoped = hoped
        self.planned = UNKNOWN
        """As a turn that is taken now, wherever it ends."""
        self.asked = 0


_kept: Final[list[Choice | None]] = [None]
"""The last one: it knows the table, so the table holds no more of it than its mark."""
MOST: Final = 1 << 16
"""More cards, or halves, than there are."""


class Choice:
    """The hand laid side by side: what tops and bottoms are worth together, now and after the monsters."""

    __slots__ = (
        "asked", "before", "both", "coming", "laid", "look", "mark", "pairs", "planner", "round", "stays",
        "steps",
    )  # fmt: skip

    def __init__(self, look: Look) -> None:
        self.look = look
        self.mark = object()
        self.round = look.t.round
        self.planner = Planner(look)
        self.laid: dict[int, Laid] = {}
        self.both: dict[int, Pair] = {}
        self.pairs: dict[int, list[Pair]] = {}
        self.steps = self._steps()
        self.coming = expected(look)
        self.before: dict[int, float] = {}
        self.stays = self.planner.score(look.here) if look.foes else 0.0
        self.asked = 0

    def _steps(self) -> list[list[int]]:
        """For each enemy and range: how many steps bring the character into reach."""
        look, planner = self.look, self.planner
        found = [[FAR] * RANGES for _ in look.foes]
        if not found:
            return found
        spots, costs = [look.here], [0]
        if not look.figure.conditions[IMMOBILIZE]:
            free = planner.free(FARTHEST, WALK)
            spots, costs = spots + free.spots, costs + free.costs
        for spot, cost in zip(spots, costs, strict=True):
            if cost > FARTHEST:
                continue
            for foe in look.foes:
                far = foe.steps[spot]
                if far < RANGES:
                    row = found[foe.place]
                    if cost < row[far] and look.ground.spot_sees(spot, foe.spot):
                        for reach in range(far, RANGES):
                            if cost < row[reach]:
                                row[reach] = cost
        return found

    def lay(self, part: Part) -> Laid:
        laid = self.laid.get(part.number)
        if laid is None:
            fixed = self.planner.standing(part) + lines_at(self.look, part.others, self.look.here)
            laid = self.laid[part.number] = Laid(part, fixed)
        return laid

    def strikes(self, laid: Laid, points: int, later: bool) -> float:
        """The attacks of a half for one who may move so far first; `later`: when the monsters have come."""
        if not laid.part.attacks:
            return 0.0
        row = laid.later if later else laid.now
        while len(row) <= points:
            row.append(UNKNOWN)
        worth = row[points]
        if worth == UNKNOWN:
            worth = row[points] = self._strikes(laid.part.attacks, points, later)
        return worth

    def _strikes(self, attacks: list[Attack], points: int, later: bool) -> float:
        worth = 0.0
        for line in attacks:
            known = known_of(self.look, line)
            reach = min(RANGES - 1, known.far)
            beside = 1 if reach == 1 else 0
            found: Sighted = []
            for place, row in enumerate(self.steps):
                cost = row[reach]
                if later:
                    foe = self.look.foes[place]
                    if cost <= foe.reach + points:
                        cost = max(0, cost - foe.move) if foe.range else 0
                if cost <= points:
                    found.append(2 * place + beside)
            if found:
                worth += gathered(self.look, known, found)
        return worth

    def together(self, top: Part, bottom: Part) -> Pair:
        """A top and a bottom: before the monsters, and after them."""
        key = top.number * MOST + bottom.number
        found = self.both.get(key)
        if found is None:
            look, aims = self.look, self.planner.aims
            one, two = self.lay(top), self.lay(bottom)
            points = top.points + bottom.points
            bonus = 0.04 * points if look.foes else MARCH * 0.8 * points * (1.0 if aims.opens else 0.6)
            if aims.ready and aims.doors:
                attacks = (number_of(line.value) for line in top.before if isinstance(line, Attack))
                bonus += 0.3 * max(attacks, default=0)
            fixed = one.fixed + two.fixed + bonus
            now = fixed + self.strikes(one, points, False) + self.strikes(two, points, False)
            after = fixed + look.boldness.later * (self.strikes(one, points, True) + self.strikes(two, points, True))
            hoped = now
            if look.foes:
                after += self.stays
                hoped += self.planner.reached(points, top.jump or bottom.jump).best + SLACK
            found = self.both[key] = Pair(top, bottom, now, after, hoped)
        return found

    def of_cards(self, top: int, bottom: int) -> list[Pair]:
        """The top of one card and the bottom of another, each as it is printed or as the basic action."""
        key = top * MOST + bottom
        found = self.pairs.get(key)
        if found is None:
            one, two = PARTS[top][TOP], PARTS[bottom][BOTTOM]
            basic_top, basic_bottom = self.planner.basics
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

    def best_with(self, lead: int, others: list[int], least: float) -> tuple[int, float]:
        """Of the cards beside a leading one the best, and what both are worth, if that is more than `least`."""
        before = self.first(lead)
        self.asked += 1
        best, most = NO_CARD, least
        for other in others:
            worth = self._pair(lead, other, before, most)
            if worth > most:
                best, most = other, worth
        return best, most

    def _pair(self, lead: int, other: int, before: float, least: float) -> float:
        """Two cards of which the first leads; turns that hardly bring more than `least` are not planned.

        Nor is a turn looked at twice for the same leading card: it was no better, or it is `least` itself.
        """
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
                if one.asked == self.asked:
                    continue
                one.asked = self.asked
                now = one.now
                later = (1 - before) * one.after
                if busy:
                    if before * one.hoped + later <= best:
                        continue
                    now = self.planned(one) if before else 0.0
                worth = before * now + later
                if worth > best:
                    best = worth
        return best

    def planned(self, pair: Pair) -> float:
        worth = pair.planned
        if worth == UNKNOWN:
            planner, top, bottom = self.planner, pair.top, pair.bottom
            worth = pair.planned = max(planner.plan(top, bottom), planner.plan(bottom, top))
        return worth


NO_CARD: Final = -1


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
        other, most = choice.best_with(lead, [card for card in cards if card != lead], most)
        if other != NO_CARD:
            best = lead
    return best


def second(t: Table, decision: Decision[Any], seat: int) -> int:
    return follows(t, decision, FIRST)


def follows(t: Table, decision: Decision[Any], boldness: Boldness) -> int:
    options: list[int] = decision.options
    choice = _as_for_the_first(t, decision.about, boldness)
    lead = next(card for card in choice.look.character.hand if card not in options)
    best, _ = choice.best_with(lead, options, float(-FAR))
    return best if best != NO_CARD else options[0]


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
