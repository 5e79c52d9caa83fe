"""What lies on the table in Monster Lands, and the small questions asked of it."""

from __future__ import annotations

from typing import TypeVar

from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.facts import (
    BUILDINGS,
    CARDS,
    CROWD,
    DICE_SUPPLY,
    HAGGLE,
    LANDS,
    LODGE_DISPLAY,
    MAGIC,
    MARKET_DISPLAY,
    MEMBERS,
    PATHS,
    PATHS_OF,
    PLACE,
    REPUTATION,
    STRENGTH,
    Card,
    Land,
    Loot,
    Member,
    Monster,
    Path,
    Trap,
)
from klubovna.games.monsterlands.moments import (
    EMPTY,
    NO_CARD,
    NO_LAND,
    NO_MEMBER,
    NO_MONSTER,
    NO_PATH,
    NO_TRAP,
    NOBODY,
    SAM,
    Moment,
)
from klubovna.kernel.chance import Chance
from klubovna.kernel.fields import StatePart, cache, field, shared, state_class
from klubovna.kernel.state import Result, State

C = TypeVar("C", bound=int)


@state_class
class Deflection(StatePart):
    """Black dice that are rolled at somebody else: a ruse (ruse.11), or an ability, which is compulsory (r.44)."""

    path: Path
    target: Path
    dice: int
    compulsory: bool = False


@state_class
class Table(State):
    """The whole table. Paths and their contents are lists by path; the dice on a path are at 3 x path + colour."""

    clans: list[Clan]
    difficulty: int = 0
    ruses: bool = False
    gift: bool = False
    more_monsters: bool = False
    scenario: int = 0
    """The solo scenario, 1 to 10; 0 when two or more play."""

    tasks: list[Moment] = field(default_factory=list)
    """What is done now lies on top, what waits for it below."""
    round: int = 1
    first: int = 0
    turn: int = 0
    """Whose turn it is: in set-up, placement and clean-up."""

    dice: list[int] = field(default_factory=lambda: DICE_SUPPLY[:])
    """The common supply by colour."""
    spent: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Dice on buildings, settled lands and rookies, until clean-up."""
    spaces: list[int] = shared(default_factory=lambda: [0] * len(BUILDINGS))
    """How many spaces of each building are open in this game."""
    placed: list[list[int]] = field(default_factory=lambda: [[] for _ in BUILDINGS])
    """By building. Where the order matters: the dice from left to right, 0 strength or the value of a haggling die;
    laboratory and mine: the taken spaces; pawnshop: nothing."""
    panic: list[bool] = field(default_factory=lambda: [False] * len(BUILDINGS))
    panic_pile: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    """Abilities and lands used this round: a member, CARD_USED + card, LAND_USED + land."""
    handed: list[Card] = field(default_factory=list)
    """Equipment passed on at this moment of a turn, path or clean-up."""

    lodge: list[Trap] = field(default_factory=lambda: [NO_TRAP] * LODGE_DISPLAY)
    trap_supply: list[Trap] = field(default_factory=list)
    trap_discard: list[Trap] = field(default_factory=list)
    offer: list[Member] = field(default_factory=list)
    deck: list[Member] = field(default_factory=list)
    discard: list[Member] = field(default_factory=list)
    rookies: list[Member] = field(default_factory=list)
    spares: list[Member] = field(default_factory=list)
    out: list[Member] = field(default_factory=list)
    """Starters who have left the game, and mercenaries who never took part."""
    market: list[Card] = field(default_factory=lambda: [NO_CARD] * MARKET_DISPLAY)
    equipment_deck: list[Card] = field(default_factory=list)
    equipment_out: list[Card] = field(default_factory=list)
    holder: list[Member] = field(default_factory=lambda: [NO_MEMBER] * len(CARDS))
    """Who carries each equipment card."""
    wounded: list[bool] = field(default_factory=lambda: [False] * len(MEMBERS))
    settler: list[Member] = field(default_factory=lambda: [NO_MEMBER] * len(LANDS))
    """Who has settled each land."""

    monsters: list[Monster] = field(default_factory=lambda: [NO_MONSTER] * 3)
    """At land A, land B and the Citadel entrance."""
    monster_deck: list[Monster] = field(default_factory=list)
    monster_discard: list[Monster] = field(default_factory=list)
    fled: list[Monster] = field(default_factory=list)
    fought: list[bool] = field(default_factory=lambda: [False] * 3)
    """Whether each of the three monsters was fought in this round."""
    lands: list[Land] = field(default_factory=lambda: [NO_LAND] * 2)
    land_deck: list[Land] = field(default_factory=list)
    lands_out: list[Land] = field(default_factory=list)
    events: list[int] = field(default_factory=lambda: [EMPTY] * 2)
    """The side of an event tile that lies under each land."""
    event_deck: list[int] = field(default_factory=list)
    event_discard: list[int] = field(default_factory=list)
    loot_display: list[Loot] = field(default_factory=list)
    loot_supply: list[Loot] = field(default_factory=list)
    loot_discard: list[Loot] = field(default_factory=list)
    quests: list[int] = field(default_factory=lambda: [EMPTY] * 2)
    bag: list[int] = field(default_factory=list)
    quests_out: list[int] = field(default_factory=list)

    who: list[Member] = field(default_factory=lambda: [NO_MEMBER] * len(PATHS))
    owner: list[int] = field(default_factory=lambda: [NOBODY] * len(PATHS))
    on_path: list[int] = field(default_factory=lambda: [0] * (3 * len(PATHS)))
    safe: list[int] = field(default_factory=lambda: [0] * (3 * len(PATHS)))
    """Dice on hidden traps, which no ruse can take."""
    laid: list[list[Trap]] = field(default_factory=lambda: [[] for _ in PATHS])
    """Traps on each path, face down."""
    open: list[list[Trap]] = field(default_factory=lambda: [[] for _ in PATHS])
    """Traps and ruses on each path, face up."""
    shields: list[int] = field(default_factory=lambda: [0] * len(PATHS))
    """Defence tokens on each path."""
    path_potions: list[int] = field(default_factory=lambda: [0] * len(PATHS))
    path_poisons: list[int] = field(default_factory=lambda: [0] * len(PATHS))
    path_coins: list[int] = field(default_factory=lambda: [0] * len(PATHS))
    guard: list[int] = field(default_factory=lambda: [0] * len(PATHS))
    """Points of defence ability that each mercenary in this battle still has."""
    deeds: list[int] = field(default_factory=lambda: [0] * len(PATHS))
    results: list[int] = field(default_factory=lambda: [0] * len(PATHS))
    """What was rolled on each path, with all modifiers."""

    place: int = EMPTY
    """The place of the adventure that is being resolved."""
    path: Path = NO_PATH
    """The path that is being filled or resolved."""
    facing: Monster = NO_MONSTER
    """The monster of the battle that is being fought."""
    damage: int = 0
    """What the paths to the left have added up to, in the battle or in the conquest."""
    beaten: int = 0
    deflections: list[Deflection] = field(default_factory=list)
    """Monster dice to be turned away in this battle."""
    struck: list[int] = field(default_factory=list)
    """What the black dice showed last."""

    held: list[Card] | None = cache()
    """The cards that somebody carries, as long as `holder` is what it was then: `held_when`."""
    held_when: list[Member] | None = cache()

    still_open: list[tuple[str, int]] | None = cache()
    """What may be done beside an action that has just ended, for the question that comes next."""

    sam_tokens: int = 0
    sam_pile: list[Trap] = field(default_factory=list)
    sam_discard: list[Trap] = field(default_factory=list)

    # -- what is done ------------------------------------------------------------------------------------------------

    @property
    def task(self) -> Moment:
        """What is being done."""
        return self.tasks[-1]

    def done(self) -> None:
        """What was being done is over."""
        self.tasks.pop()

    def then(self, *tasks: Moment) -> None:
        """What was being done is over; these follow, one after the other, before what waits already."""
        self.tasks.pop()
        self.tasks += tasks[::-1]

    def do(self, *tasks: Moment) -> None:
        """These come first, one after the other; then what is being done goes on."""
        self.tasks += tasks[::-1]

    # -- questions ---------------------------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        return self.scenario > 0

    @property
    def crowded(self) -> bool:
        """Whether the marked spaces are open and land B is in play (place.07, setup.17, r.09)."""
        return self.seats >= CROWD

    @property
    def clan(self) -> Clan:
        """The clan on turn."""
        return self.clans[self.turn]

    def clockwise(self) -> list[int]:
        """All seats from the first player on."""
        return [*range(self.first, self.seats), *range(self.first)]

    def is_free(self, building: int) -> bool:
        """Whether a building has a free space and no panic (cit.04, clean.panic.04)."""
        return not self.panic[building] and len(self.placed[building]) < self.spaces[building]

    def unassigned(self, clan: Clan) -> list[Member]:
        """Members who are on no path."""
        who = self.who
        return [member for member in clan.members if member not in who]

    def anybody_home(self, clan: Clan) -> bool:
        """Whether some member is on no path."""
        who = self.who
        for member in clan.members:
            if member not in who:
                return True
        return False

    def all_carried(self) -> list[Card]:
        """All equipment that somebody carries, in ascending order; looked up anew only when some has changed hands."""
        if self.held is None or self.holder != self.held_when:
            self.held = [card for card in CARDS if self.holder[card] >= 0]
            self.held_when = self.holder[:]
        return self.held

    def carried(self, member: Member) -> list[Card]:
        """The equipment of a member."""
        return [card for card in self.all_carried() if self.holder[card] == member]

    def is_visited(self, place: int) -> bool:
        """Whether somebody stands on a path of a place."""
        for path in PATHS_OF[place]:
            if self.who[path] != EMPTY:
                return True
        return False

    def at(self, place: int) -> list[Path]:
        """The paths of a place that a mercenary of a player stands on, from left to right."""
        who = self.who
        return [path for path in PATHS_OF[place] if who[path] >= 0]

    def adjacent(self, path: Path) -> list[Path]:
        """The nearest occupied paths on both sides (ruse.15, ruse.16); Sam cannot be a target (r.70)."""
        around = []
        for paths in (reversed(range(PATHS_OF[PLACE[path]][0], path)), range(path + 1, PATHS_OF[PLACE[path]][-1] + 1)):
            for other in paths:
                if self.who[other] != EMPTY:
                    if self.who[other] != SAM:
                        around.append(Path(other))
                    break
        return around

    def hirable(self, clan: Clan) -> list[Member]:
        """Mercenaries on offer whom the surplus allows (tavern.04, tavern.05)."""
        surplus = clan.surplus
        return [member for member in self.offer if member >= 0 and REPUTATION[member] <= surplus]

    # -- dice --------------------------------------------------------------------------------------------------------

    def give_back(self, path: Path) -> None:
        """All dice of a path return to the supply."""
        on_path, safe, at = self.on_path, self.safe, 3 * path
        for colour in (STRENGTH, MAGIC, HAGGLE):
            if on_path[at] or safe[at]:
                self.dice[colour] += on_path[at] + safe[at]
                on_path[at] = safe[at] = 0
            at += 1

    # -- hidden information --------------------------------------------------------------------------------------------

    def redeal(self, seat: int, chance: Chance) -> None:
        """Hidden are the order of decks and which of a clan's traps lies where (r.90).

        Everybody saw which traps a clan bought; face down on the board and on paths they cannot be told apart.
        """
        mix(chance, self.trap_supply)
        mix(chance, self.deck)
        mix(chance, self.equipment_deck)
        mix(chance, self.monster_deck)
        mix(chance, self.land_deck)
        mix(chance, self.event_deck)
        mix(chance, self.loot_supply)
        mix(chance, self.bag)
        mix(chance, self.panic_pile)
        for other, clan in enumerate(self.clans):
            if other != seat:
                zones = [clan.traps]
                for path, owner in enumerate(self.owner):
                    if owner == other and self.laid[path]:
                        zones.append(self.laid[path])
                deal_again(chance, zones)
                clan.traps.sort()
        if self.solo:
            deal_again(chance, [self.sam_pile, *[self.laid[path] for path in PATHS if self.who[path] == SAM]])

    def result(self) -> Result:
        from klubovna.games.monsterlands.scoring import result

        return result(self)


def mix(chance: Chance, zone: list[C]) -> None:
    """The same things in another order, whatever it was before."""
    zone.sort()
    chance.shuffle(zone)
    zone.reverse()


def deal_again(chance: Chance, zones: list[list[C]]) -> None:
    """The same things over the same places in another order."""
    if len(zones) == 1:
        mix(chance, zones[0])
        return
    pool: list[C] = []
    for zone in zones:
        pool += zone
    pool.sort()
    chance.shuffle(pool)
    for zone in zones:
        for i in range(len(zone)):
            zone[i] = pool.pop()
