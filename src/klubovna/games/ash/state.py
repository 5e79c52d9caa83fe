"""What lies on the table in Crown of Ash, and the small questions asked of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.ash.facts import (
    BUILDING_LEVEL,
    BUILDING_VP,
    CAPACITY,
    CITADEL,
    GOLD,
    PROVINCES,
    STRENGTH,
    TYPE,
    Area,
    Building,
    Card,
    Warrior,
)
from klubovna.kernel.chance import Chance
from klubovna.kernel.fields import StatePart, field, shared, state_class
from klubovna.kernel.state import Result, State
from klubovna.kernel.zones import EVERYBODY, redeal

NOBODY: Final = -1
KING: Final = -2
EMPTY: Final = -1

# Spaces for minions on the main board; the refresh space lies on a player's own board.
RESOURCE_SPACE: Final = 0
BATTLE_SPACE: Final = 6
LEFT_WING, RIGHT_WING, MAIN_GATE, GOLD_SPACE, BUILD_SPACE, REFRESH_SPACE = range(12, 18)
SPACES: Final = 17

# The moments between steps.
SET_UP, START, FINISH, ROUND_END = range(4)


@state_class
class Side(StatePart):
    """One player's board: a person's or a bot's seat, or the automated opponent."""

    role: int
    automated: bool
    vp: int = 0
    supply: list[int] = field(default_factory=lambda: [0] * (GOLD + 1))
    hand: list[Warrior] = field(default_factory=list)
    graveyard: list[Warrior] = field(default_factory=list)
    fate: list[int] = field(default_factory=list)
    minions: int = 0
    refreshed: bool = False
    cards: list[Card] = field(default_factory=list)
    """Battle cards in hand; for the automated opponent its face-down deck, the last one on top."""
    laid: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    seen_cards: list[int] = field(default_factory=list)
    power: bool = False
    starting: list[Building] = field(default_factory=list)


@state_class
class Automa(StatePart):
    """The automated opponent's action cards and its warrior scale."""

    actions: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    scale: int = 0


def lists(n: int) -> Callable[[], list[list[Any]]]:
    return lambda: [[] for _ in range(n)]


@state_class
class Table(State):
    """The whole table. `sides` are the seats in order, then the automated opponent if it plays."""

    sides: list[Side] = field(default_factory=list)
    powers: bool = False
    clockwise: bool = False
    solo: bool = False
    holder: list[int] = shared(default_factory=lambda: [NOBODY] * 4)
    """For each character the seat that holds its powers, or NOBODY; settled once the sides are seated."""
    phase: int = SET_UP
    round: int = 1
    order: list[int] = field(default_factory=list)
    turn: int = 0
    """Place in the turn order of whose turn it is."""
    settled: int = 0
    """How many starting buildings have been placed."""
    summoned: bool = False
    """Whether the summoning at the end of this turn has been used."""
    control: list[int] = field(default_factory=lambda: [NOBODY] * 7)
    king_token: int = NOBODY
    stacks: list[list[Building]] = field(default_factory=lists(len(PROVINCES)))
    defenders: list[list[Warrior]] = field(default_factory=lists(7))
    fortified: list[bool] = field(default_factory=lambda: [False] * 7)
    minions: list[list[int]] = field(default_factory=lists(SPACES))
    """Whose minions stand on each space of the main board."""
    decks: list[list[Warrior]] = field(default_factory=lists(3))
    """Levels I, II, III; the last card is the top one."""
    offer: list[Warrior] = field(default_factory=list)
    stack: list[Building] = field(default_factory=list)
    stack_mixed: bool = False
    """Whether the stack was shuffled from removed tiles, so that the levels no longer lie apart."""
    tiles: list[Building] = field(default_factory=list)
    removed: list[Building] = field(default_factory=list)
    battlefield: int = EMPTY
    """The battle space of the battle that is being fought, or EMPTY."""
    attackers: list[Warrior] = field(default_factory=list)
    """The attackers of the battle that is being fought, face down until they are shown."""
    seen_warriors: list[int] = field(default_factory=lambda: [EVERYBODY] * len(STRENGTH))
    fates_out: list[int] = field(default_factory=list)
    seen_fates: list[int] = field(default_factory=lambda: [0] * 6)
    automa: Automa = field(default_factory=Automa)

    # -- questions ---------------------------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        return self.order[self.turn]

    @property
    def crowded(self) -> bool:
        """Whether the dashed spaces are open (res.05, r.setup.8)."""
        return len(self.sides) > 2

    def is_free(self, space: int) -> bool:
        """Whether a space has room for one more minion (res.04, res.05, battle.02, citatt.04, citatt.05, gold.04)."""
        return len(self.minions[space]) < CAPACITY[self.crowded][space]

    def strength(self, area: Area) -> int:
        """What the defenders of an area are worth, reinforcements included (apx.03)."""
        return strength(self.defenders[area], self.fortified[area])

    def provinces_of(self, side: int) -> list[Area]:
        control = self.control
        return [p for p in PROVINCES if control[p] == side]

    def building_vp(self, province: Area) -> int:
        return building_vp(self.stacks[province])

    # -- changes that belong together ----------------------------------------------------------------------------------

    def post(self, warrior: Warrior, area: Area) -> None:
        """A warrior joins the defenders; a fortified pair that changes is fortified no more (r.pow.9)."""
        self.defenders[area].append(warrior)
        self.fortified[area] = self.fortified[area] and has_pair(self.defenders[area])

    def withdraw(self, warrior: Warrior, area: Area) -> None:
        """In the Citadel a third defender may leave a fortified pair as it is."""
        self.defenders[area].remove(warrior)
        self.fortified[area] = self.fortified[area] and has_pair(self.defenders[area])

    # -- hidden information --------------------------------------------------------------------------------------------

    def redeal(self, seat: int, chance: Chance) -> None:
        """Hidden are fates, decks, laid attackers and battle cards (r.setup.7); the rest was seen when it came."""
        fates = [side.fate for side in self.sides]
        redeal(chance, [*fates, self.fates_out], self.seen_fates, seat)
        for side in self.sides:
            redeal(chance, [side.cards, side.laid], side.seen_cards, seat)
            if not side.automated:
                side.cards.sort()
        if self.attackers:
            hand = self.sides[self.active].hand
            redeal(chance, [hand, self.attackers], self.seen_warriors, seat)
        for deck in self.decks:
            deck.sort()
            chance.shuffle(deck)
        actions = self.automa.actions
        actions.sort()
        chance.shuffle(actions)
        self._redeal_stack(chance)

    def _redeal_stack(self, chance: Chance) -> None:
        stack = sorted(self.stack)
        high = [] if self.stack_mixed else [b for b in stack if BUILDING_LEVEL[b] == 2]
        low = stack if self.stack_mixed else [b for b in stack if BUILDING_LEVEL[b] != 2]
        chance.shuffle(high)
        chance.shuffle(low)
        self.stack = high + low

    def result(self) -> Result:
        from klubovna.games.ash.scoring import result

        return result(self)


def building_vp(stack: list[Building]) -> int:
    """The visible building and 1 VP for each one it covers (bvp.01, bvp.02)."""
    return BUILDING_VP[stack[-1]] + len(stack) - 1 if stack else 0


def reinforcement(warriors: list[Warrior], fortified: bool) -> int:
    """The bonus for warriors of one type in one battle (rein.01, rein.02, r.rein.2); Fortify makes a pair worth +2."""
    n = len(warriors)
    if n < 2:
        return 0
    a, b = TYPE[warriors[0]], TYPE[warriors[1]]
    if n == 2:
        same = a == b
    else:
        c = TYPE[warriors[2]]
        if a == b == c:
            return 2
        same = a in (b, c) or b == c
    if not same:
        return 0
    return 2 if fortified else 1  # power.20


def strength(warriors: list[Warrior], fortified: bool = False) -> int:
    """Strengths of the warriors with their reinforcement (battle.10)."""
    total = 0
    for warrior in warriors:
        total += STRENGTH[warrior]
    return total + reinforcement(warriors, fortified) if len(warriors) > 1 else total


def has_pair(warriors: list[Warrior]) -> bool:
    """Whether there is a pair, and not a triple, that Fortify can turn (power.20, r.pow.9)."""
    return reinforcement(warriors, False) == 1


def battle_area(space: int) -> Area:
    return Area(space - BATTLE_SPACE) if space < LEFT_WING else CITADEL
