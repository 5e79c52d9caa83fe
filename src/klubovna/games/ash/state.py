"""What lies on the table in Crown of Ash, and the small questions asked of it."""

from __future__ import annotations

from typing import Final

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


class Side:
    """One player's board: a person's or a bot's seat, or the automated opponent."""

    __slots__ = (
        "automated",
        "cards",
        "discard",
        "fate",
        "graveyard",
        "hand",
        "laid",
        "minions",
        "power",
        "refreshed",
        "role",
        "seen_cards",
        "starting",
        "supply",
        "vp",
    )
    role: int
    automated: bool
    vp: int
    supply: list[int]
    hand: list[Warrior]
    graveyard: list[Warrior]
    fate: list[int]
    minions: int
    refreshed: bool
    cards: list[Card]
    """Battle cards in hand; for the automated opponent its face-down deck, the last one on top."""
    laid: list[Card]
    discard: list[Card]
    seen_cards: list[int]
    power: bool
    starting: list[Building]

    def __init__(self, role: int, automated: bool) -> None:
        self.role = role
        self.automated = automated
        self.vp = 0
        self.supply = [0] * (GOLD + 1)
        self.hand = []
        self.graveyard = []
        self.fate = []
        self.minions = 0
        self.refreshed = False
        self.cards = []
        self.laid = []
        self.discard = []
        self.seen_cards = []
        self.power = False
        self.starting = []

    def clone(self) -> Side:
        new = Side.__new__(Side)
        new.role = self.role
        new.automated = self.automated
        new.vp = self.vp
        new.supply = self.supply[:]
        new.hand = self.hand[:]
        new.graveyard = self.graveyard[:]
        new.fate = self.fate[:]
        new.minions = self.minions
        new.refreshed = self.refreshed
        new.cards = self.cards[:]
        new.laid = self.laid[:]
        new.discard = self.discard[:]
        new.seen_cards = self.seen_cards[:]
        new.power = self.power
        new.starting = self.starting[:]
        return new


class Automa:
    """The automated opponent's action cards and its warrior scale."""

    __slots__ = ("actions", "scale", "used")
    actions: list[int]
    used: list[int]
    scale: int

    def __init__(self) -> None:
        self.actions = []
        self.used = []
        self.scale = 0

    def clone(self) -> Automa:
        new = Automa.__new__(Automa)
        new.actions = self.actions[:]
        new.used = self.used[:]
        new.scale = self.scale
        return new


class Table(State):
    """The whole table. `sides` are the seats in order, then the automated opponent if it plays."""

    __slots__ = (
        "attackers",
        "automa",
        "battlefield",
        "clockwise",
        "control",
        "decks",
        "defenders",
        "fates_out",
        "fortified",
        "holder",
        "king_token",
        "minions",
        "offer",
        "order",
        "phase",
        "powers",
        "removed",
        "round",
        "seen_fates",
        "seen_warriors",
        "settled",
        "sides",
        "solo",
        "stack",
        "stack_mixed",
        "stacks",
        "summoned",
        "tiles",
        "turn",
    )
    sides: list[Side]
    powers: bool
    clockwise: bool
    solo: bool
    holder: list[int]
    """For each character the seat that holds its powers, or NOBODY."""
    phase: int
    round: int
    order: list[int]
    turn: int
    """Place in the turn order of whose turn it is."""
    settled: int
    """How many starting buildings have been placed."""
    summoned: bool
    """Whether the summoning at the end of this turn has been used."""
    control: list[int]
    king_token: int
    stacks: list[list[Building]]
    defenders: list[list[Warrior]]
    fortified: list[bool]
    minions: list[list[int]]
    """Whose minions stand on each space of the main board."""
    decks: list[list[Warrior]]
    """Levels I, II, III; the last card is the top one."""
    offer: list[Warrior]
    stack: list[Building]
    stack_mixed: bool
    """Whether the stack was shuffled from removed tiles, so that the levels no longer lie apart."""
    tiles: list[Building]
    removed: list[Building]
    battlefield: int
    """The battle space of the battle that is being fought, or EMPTY."""
    attackers: list[Warrior]
    """The attackers of the battle that is being fought, face down until they are shown."""
    seen_warriors: list[int]
    fates_out: list[int]
    seen_fates: list[int]
    automa: Automa

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.sides = []
        self.powers = False
        self.clockwise = False
        self.solo = False
        self.holder = [NOBODY] * 4
        self.phase = SET_UP
        self.round = 1
        self.order = []
        self.turn = 0
        self.settled = 0
        self.summoned = False
        self.control = [NOBODY] * 7
        self.king_token = NOBODY
        self.stacks = [[] for _ in PROVINCES]
        self.defenders = [[] for _ in range(7)]
        self.fortified = [False] * 7
        self.minions = [[] for _ in range(SPACES)]
        self.decks = [[], [], []]
        self.offer = []
        self.stack = []
        self.stack_mixed = False
        self.tiles = []
        self.removed = []
        self.battlefield = EMPTY
        self.attackers = []
        self.seen_warriors = [EVERYBODY] * len(STRENGTH)
        self.fates_out = []
        self.seen_fates = [0] * 6
        self.automa = Automa()

    def clone(self) -> Table:
        new = self.blank()
        new.sides = [side.clone() for side in self.sides]
        new.powers = self.powers
        new.clockwise = self.clockwise
        new.solo = self.solo
        new.holder = self.holder
        new.phase = self.phase
        new.round = self.round
        new.order = self.order[:]
        new.turn = self.turn
        new.settled = self.settled
        new.summoned = self.summoned
        new.control = self.control[:]
        new.king_token = self.king_token
        new.stacks = [stack[:] for stack in self.stacks]
        new.defenders = [defenders[:] for defenders in self.defenders]
        new.fortified = self.fortified[:]
        new.minions = [minions[:] for minions in self.minions]
        new.decks = [deck[:] for deck in self.decks]
        new.offer = self.offer[:]
        new.stack = self.stack[:]
        new.stack_mixed = self.stack_mixed
        new.tiles = self.tiles[:]
        new.removed = self.removed[:]
        new.battlefield = self.battlefield
        new.attackers = self.attackers[:]
        new.seen_warriors = self.seen_warriors[:]
        new.fates_out = self.fates_out[:]
        new.seen_fates = self.seen_fates[:]
        new.automa = self.automa.clone()
        return new

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
        """The visible building and 1 VP for each one it covers (bvp.01, bvp.02)."""
        stack = self.stacks[province]
        return BUILDING_VP[stack[-1]] + len(stack) - 1 if stack else 0

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
    total = reinforcement(warriors, fortified)
    for warrior in warriors:
        total += STRENGTH[warrior]
    return total


def has_pair(warriors: list[Warrior]) -> bool:
    """Whether there is a pair, and not a triple, that Fortify can turn (power.20, r.pow.9)."""
    return reinforcement(warriors, False) == 1


def battle_area(space: int) -> Area:
    return Area(space - BATTLE_SPACE) if space < LEFT_WING else CITADEL
