"""What lies on the table in Harrow County, and the small questions asked of it."""

from __future__ import annotations

from bisect import insort

from klubovna.games.harrow.boards import FactionBoard
from klubovna.games.harrow.factions.fairfolk.board import FairFolkBoard
from klubovna.games.harrow.factions.family.board import FamilyBoard
from klubovna.games.harrow.factions.hester.board import HesterBoard
from klubovna.games.harrow.factions.kami.board import KamiBoard
from klubovna.games.harrow.factions.protectors.board import ProtectorsBoard
from klubovna.games.harrow.facts import (
    BOX,
    BUILDING,
    C2,
    C3,
    CARD_FACTS,
    COUNT,
    CUBES,
    HAINT,
    HAINTS,
    HEXES,
    HOSTILE_TO,
    INFECTED,
    JAR_FACTIONS,
    LEGEND_TOKENS,
    MAPS,
    NOBODY,
    SPOTS,
    TOKENS_OF,
    TOWNSFOLK,
    UNITS_PER_HEX,
    Card,
    Faction,
    Map,
    Spot,
)
from klubovna.games.harrow.solo.board import SoloBoard
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.chance import Chance
from klubovna.kernel.fields import derived, field, shared, state_class
from klubovna.kernel.state import Result, State
from klubovna.kernel.zones import redeal

SET_UP, ROUND_BEGINS, TURN, CLEAN_UP, ROUND_ENDS = range(5)


@state_class
class Table(State):
    """The whole table. Lists are indexed by faction, by colour, by kind of token or by hex."""

    mode: int = 0
    map: int = 0
    factions: list[Faction] = shared(default_factory=list)
    """By seat."""
    present: list[Faction] = shared(default_factory=list)
    """The jar factions on the map, automated ones too."""
    in_play: list[Faction] = shared(default_factory=list)
    """All factions of the table: the jar factions, Hester, the Fair Folk."""
    seat_of: list[int] = field(default_factory=lambda: [-1] * 5)
    """By faction; an automated faction is decided for by the seat that stands here."""
    home: list[int] = shared(default_factory=lambda: [-1] * 3)
    """By jar faction."""
    phase: int = SET_UP
    moment: int = 0
    """Where inside the phase the table stands."""
    round: int = 0
    queue: list[Faction] = field(default_factory=list)
    """The turns still to come in this round."""
    actor: Faction = NOBODY
    """Whose turn it is."""
    lantern: Faction = NOBODY
    todo: list[Work] = field(default_factory=list)
    """Work begun and not finished, the innermost last."""
    jar: int = -1
    """The jar broken this turn; -1 before that."""
    further: bool = False
    """The jar was broken for a further attack (c1.further.01)."""
    acted: bool = False
    """The jar's action has begun or is over."""
    carded: bool = False
    """A card was played this turn (c2.tactics.01)."""
    extra_range: int = 0
    """Range +2 until the end of the turn."""
    tremor: bool = False
    """SPAWNs of this turn may be made within the legend's range (c2.tokens.05)."""
    aside: list[int] = field(default_factory=lambda: [0] * 8)
    """Cubes off the battleground until the end of the turn."""
    broken: list[list[bool]] = field(default_factory=lambda: [[False] * 4 for _ in range(3)])
    """Jars broken this round, by faction."""
    attacked: list[bool] = field(default_factory=lambda: [False] * 3)
    """Who has attacked this round."""
    who: list[int] = field(default_factory=lambda: [-1] * 5)
    """The legend of each faction; Kami's is her goblin."""
    tracker: list[int] = field(default_factory=lambda: [0] * 3)
    """The side of the legend tracker in use, 0 or 1."""
    scrolls: list[int] = field(default_factory=lambda: [0] * 3)
    """Scrolls collected on the tracker, the printed one not counted."""
    rows: list[list[int]] = field(default_factory=lambda: [[0] * 3 for _ in range(3)])
    """Tokens on the three rows of the boards of Protectors and Kami, the printed one not counted."""
    wild: list[int] = field(default_factory=lambda: [0] * 3)
    wild_supply: int = COUNT["wild_token"]
    points: list[int] = field(default_factory=lambda: [0] * 3)
    spoon: list[int] = field(default_factory=lambda: [1] * 3)
    """How many haints bring the next point (c3.dial)."""
    plate: list[list[int]] = field(default_factory=lambda: [[0] * 3 for _ in range(3)])
    """Haints on each player's plate, by owner."""
    winners: list[Faction] = field(default_factory=list)
    ending: str = ""
    """How the game ended: points, squares, queen, lost, minor."""
    legend_at: list[int] = field(default_factory=lambda: [-1] * 5)
    """The hexes of the legend tokens (LEGEND_TOKENS); -1 off the map."""
    haints: list[list[int]] = field(default_factory=lambda: [[0] * HEXES for _ in range(3)])
    """Uninfected haints by faction and hex."""
    infected: list[list[int]] = field(default_factory=lambda: [[0] * HEXES for _ in range(3)])
    supply: list[int] = field(default_factory=lambda: HAINTS[:])
    """Haints in supply."""
    nails: list[list[int]] = field(default_factory=list)
    """Nailed units as [faction, unit, hex] (ap.protectors.02)."""
    townsfolk: list[int] = field(default_factory=lambda: [0] * HEXES)
    buildings: list[int] = field(default_factory=lambda: [0] * HEXES)
    waiting: list[list[bool]] = field(default_factory=lambda: [[False] * 4, [False] * 4])
    """Townsfolk and buildings on the score board, by terrain (c3.setup.05)."""
    tokens: list[list[int]] = field(default_factory=lambda: [[0] * HEXES for _ in range(4)])
    """Ability tokens on the map by kind and hex."""
    box: list[int] = field(default_factory=lambda: BOX[:])
    """Ability tokens in the box by kind."""
    storms: list[int] = field(default_factory=lambda: [0] * HEXES)
    """Storm tokens; the printed storms belong to the map."""
    paths: list[int] = field(default_factory=lambda: [0] * HEXES)
    """Path tokens."""
    taunts: list[bool] = field(default_factory=lambda: [False] * HEXES)
    flames: list[int] = field(default_factory=lambda: [0] * HEXES)
    cubes_on: list[list[int]] = field(default_factory=lambda: [[0] * HEXES for _ in range(8)])
    """Cubes lying on hexes, by colour and hex."""
    ground: list[int] = field(default_factory=lambda: [0] * 8)
    """Cubes on the battleground by colour."""
    tree: list[int] = field(default_factory=lambda: [0] * 8)
    """Cubes caught in the tree."""
    cubes: list[int] = field(default_factory=lambda: CUBES[:])
    """Cubes in supply."""
    tiles: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    """Bonus tiles face up, by the jar they lie between."""
    used_tiles: list[list[int]] = field(default_factory=lambda: [[], [], [], []])
    """Bonus tiles turned face down this round."""
    tile_supply: list[int] = field(default_factory=list)
    """Tiles that wait; which comes next is chance."""
    tile_discard: list[int] = field(default_factory=list)
    decks: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(5)])
    """Face down, the top last, by faction."""
    hands: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(5)])
    discards: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(5)])
    seen: list[int] = field(default_factory=lambda: [0] * len(CARD_FACTS))
    protectors: ProtectorsBoard | None = None
    family: FamilyBoard | None = None
    kami: KamiBoard | None = None
    hester: HesterBoard | None = None
    fairfolk: FairFolkBoard | None = None
    solo: SoloBoard | None = None
    _bar: list[list[int]] = derived(default_factory=lambda: [[0] * HEXES for _ in range(3)])
    """Who may not stand where: how much keeps a jar faction off a hex."""
    _units: list[list[int]] = derived(default_factory=lambda: [[0] * HEXES for _ in range(3)])
    _spots: list[list[Spot]] = derived(default_factory=lambda: [[], [], []])
    """Where units of each jar faction stand, in ascending order."""

    def restored(self) -> None:
        """What the pieces on the map say about who may stand where."""
        for faction in JAR_FACTIONS:
            for at in SPOTS:
                self._stand(faction, at, self.haints[faction][at] + self.infected[faction][at])
            for token in TOKENS_OF[faction]:
                if self.legend_at[token] >= 0:
                    self._stand(faction, self.legend_at[token], 1)
        for at in SPOTS:
            for faction in JAR_FACTIONS:
                self._bar[faction][at] += bool(self.flames[at]) + self._hostile(faction, at)

    # -- who and where -----------------------------------------------------------------------------------------------

    @property
    def chart(self) -> Map:
        return MAPS[self.map]

    @property
    def with_cards(self) -> bool:
        """c2.setup.04 The sides of the boards with card symbols."""
        return self.mode >= C2

    @property
    def with_dial(self) -> bool:
        """c3.dial Spoon and plate, bonus tiles, objectives that come in."""
        return self.mode >= C3

    def boards(self) -> tuple[FactionBoard | None, ...]:
        """By faction."""
        return self.protectors, self.family, self.kami, self.hester, self.fairfolk

    def others(self, faction: Faction) -> list[Faction]:
        """The other jar factions on the map: whose units and cubes are enemies' (r.131)."""
        return [other for other in self.present if other != faction]

    def opponent(self, faction: Faction) -> Faction:
        """r.131 The other of the two jar factions."""
        first, second = self.present
        return second if faction == first else first

    def units(self, faction: Faction, at: int) -> int:
        """Units of a jar faction on a hex, legends and haints."""
        return self._units[faction][at]

    def haints_at(self, faction: Faction, at: int) -> int:
        return self.haints[faction][at] + self.infected[faction][at]

    def where(self, faction: Faction) -> list[Spot]:
        """Hexes with units of a jar faction."""
        return self._spots[faction][:]

    def legends_of(self, faction: Faction) -> list[Spot]:
        """Hexes of a faction's legends that are on the map, token by token."""
        return [Spot(self.legend_at[token]) for token in TOKENS_OF[faction] if self.legend_at[token] >= 0]

    def empty_of_units(self, at: int) -> bool:
        """No unit of anybody, Hester included."""
        return not (self._units[0][at] or self._units[1][at] or self._units[2][at] or self.legend_at[4] == at)

    def storm(self, at: int) -> bool:
        """c1.map.04 Printed or placed."""
        return self.storms[at] > 0 or self.chart.storm[at]

    def can_enter(self, faction: Faction, at: int) -> bool:
        """c1.basic.01-03, c4.basic.01, c5.fire.09 No hostile unit, no hostile objective, no fire, room for one more."""
        return not self._bar[faction][at] and self._units[faction][at] < UNITS_PER_HEX

    def may_stand(self, faction: Faction, at: int) -> bool:
        """The same without the limit of four units."""
        return not self._bar[faction][at]

    def nailed(self, faction: Faction, unit: int, at: int) -> int:
        """How many of these units are nailed down."""
        return self.nails.count([faction, unit, at]) if self.nails else 0

    def _hostile(self, faction: Faction, at: int) -> int:
        """Objectives that this faction's units may not share a hex with."""
        townsfolk = self.townsfolk[at] if faction in HOSTILE_TO[TOWNSFOLK] else 0
        return townsfolk + (self.buildings[at] if faction in HOSTILE_TO[BUILDING] else 0)

    # -- changes -----------------------------------------------------------------------------------------------------

    def _stand(self, faction: Faction, at: int, count: int) -> None:
        units = self._units[faction]
        before = units[at]
        units[at] = before + count
        if not before and count:
            insort(self._spots[faction], Spot(at))
        elif before and not before + count:
            self._spots[faction].remove(Spot(at))
        for other in JAR_FACTIONS:
            if other != faction:
                self._bar[other][at] += count

    def add_haints(self, faction: Faction, at: int, count: int, unit: int = HAINT) -> None:
        """Haints appear on a hex (a negative count: leave it); where they come from the rule says."""
        (self.haints if unit == HAINT else self.infected)[faction][at] += count
        self._stand(faction, at, count)

    def infect(self, faction: Faction, at: int) -> None:
        """An uninfected haint of a hex becomes an infected one, a nail under it stays."""
        self.haints[faction][at] -= 1
        self.infected[faction][at] += 1
        if self.haints[faction][at] < self.nailed(faction, HAINT, at):
            self.nails[self.nails.index([faction, HAINT, at])] = [faction, INFECTED, at]

    def set_legend(self, token: int, at: int) -> None:
        """Put a legend token on a hex; -1 takes it off the map."""
        faction, unit = LEGEND_TOKENS[token]
        if at < 0 and self.nails:
            self.nails = [nail for nail in self.nails if nail != [faction, unit, self.legend_at[token]]]  # r.107
        if faction in JAR_FACTIONS:
            if self.legend_at[token] >= 0:
                self._stand(faction, self.legend_at[token], -1)
            if at >= 0:
                self._stand(faction, at, 1)
        self.legend_at[token] = at

    def add_townsfolk(self, at: int, count: int = 1) -> None:
        self.townsfolk[at] += count
        for faction in HOSTILE_TO[TOWNSFOLK]:
            self._bar[faction][at] += count

    def add_buildings(self, at: int, count: int = 1) -> None:
        self.buildings[at] += count
        for faction in HOSTILE_TO[BUILDING]:
            self._bar[faction][at] += count

    def add_flames(self, at: int, count: int) -> None:
        """Flames on a hex (negative: fewer); where they come from the rule says."""
        burnt = self.flames[at] > 0
        self.flames[at] += count
        change = (self.flames[at] > 0) - burnt
        if change:
            for faction in JAR_FACTIONS:
                self._bar[faction][at] += change

    def gain_cubes(self, colour: int, count: int) -> int:
        """Cubes from the supply onto the battleground, as many as there are (c1.components.02)."""
        count = min(count, self.cubes[colour])
        self.cubes[colour] -= count
        self.ground[colour] += count
        return count

    def pay_cubes(self, colour: int, count: int) -> None:
        """Cubes from the battleground back to the supply."""
        self.ground[colour] -= count
        self.cubes[colour] += count

    # -- hidden information ------------------------------------------------------------------------------------------

    def redeal(self, seat: int, chance: Chance) -> None:
        """Decks and hands, Kami's identity, the dolls, the hidden finds: as far as the seat does not know them."""
        for faction, hand in enumerate(self.hands):
            bit = 1 << seat
            hand.sort(key=lambda card: (not self.seen[card] & bit, card))
            redeal(chance, [self.decks[faction], hand], self.seen, seat)
            hand.sort()
        for faction, board in enumerate(self.boards()):
            if board is not None:
                board.redeal(chance, seat, seat == self.seat_of[faction], self.seen)
        if self.solo is not None:
            for deck, unused in zip(self.solo.decks, self.solo.unused, strict=True):
                redeal(chance, [deck, unused], self.seen, seat)  # the backs tell the three decks apart

    def result(self) -> Result:
        """Scores are points; Hester's are her filled spaces, the Fair Folk's their finds."""
        scores = [self._score(faction) for faction in self.factions]
        ranks = [1 if faction in self.winners else 2 for faction in self.factions]
        winners = [seat for seat, faction in enumerate(self.factions) if faction in self.winners]
        return Result(winners, ranks, scores, {"ending": self.ending})

    def _score(self, faction: Faction) -> int:
        board = self.boards()[faction]
        return self.points[faction] if faction in JAR_FACTIONS or board is None else board.score()
