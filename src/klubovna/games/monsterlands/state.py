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
    SET_UP,
)
from klubovna.kernel.chance import Chance
from klubovna.kernel.state import Result, State

C = TypeVar("C", bound=int)


class Table(State):
    """The whole table. Paths and their contents are lists by path; the dice on a path are at 3 x path + colour."""

    __slots__ = (
        "bag",
        "basket",
        "beaten",
        "black",
        "bonus",
        "capture_bonus",
        "clans",
        "damage",
        "deck",
        "deeds",
        "deflections",
        "dice",
        "difficulty",
        "discard",
        "drunk",
        "equipment_deck",
        "equipment_out",
        "event_deck",
        "event_discard",
        "events",
        "facing",
        "first",
        "flat",
        "fled",
        "fought",
        "gift",
        "guard",
        "handed",
        "holder",
        "kill_bonus",
        "laid",
        "land_deck",
        "lands",
        "lands_out",
        "lodge",
        "loot_discard",
        "loot_display",
        "loot_supply",
        "market",
        "monster_deck",
        "monster_discard",
        "monsters",
        "more_monsters",
        "offer",
        "on_path",
        "open",
        "out",
        "owner",
        "panic",
        "panic_pile",
        "path",
        "path_coins",
        "path_poisons",
        "path_potions",
        "phase",
        "place",
        "placed",
        "quests",
        "quests_out",
        "rerolls",
        "results",
        "revealing",
        "rolled",
        "rolling",
        "rookies",
        "round",
        "ruses",
        "safe",
        "sam_discard",
        "sam_pile",
        "sam_tokens",
        "scenario",
        "settler",
        "shields",
        "spaces",
        "spares",
        "spent",
        "stop",
        "struck",
        "then",
        "trap_discard",
        "trap_supply",
        "turn",
        "unrolled",
        "used",
        "who",
        "wounded",
        "wounds",
    )
    clans: list[Clan]
    difficulty: int
    ruses: bool
    gift: bool
    more_monsters: bool
    scenario: int
    """The solo scenario, 1 to 10; 0 when two or more play."""

    phase: int
    round: int
    first: int
    turn: int
    """Whose turn it is: in set-up, placement and clean-up."""

    dice: list[int]
    """The common supply by colour."""
    spent: list[int]
    """Dice on buildings, settled lands and rookies, until clean-up."""
    spaces: list[int]
    """How many spaces of each building are open in this game."""
    placed: list[list[int]]
    """By building. Where the order matters: the dice from left to right, 0 strength or the value of a haggling die;
    laboratory and mine: the taken spaces; pawnshop: nothing."""
    panic: list[bool]
    panic_pile: list[int]
    used: list[int]
    """Abilities and lands used this round: a member, CARD_USED + card, LAND_USED + land."""
    handed: list[Card]
    """Equipment passed on at this moment of a turn, path or clean-up."""
    drunk: bool
    """Whether a round of drinks was ordered in this visit."""
    basket: list[Trap]

    lodge: list[Trap]
    trap_supply: list[Trap]
    trap_discard: list[Trap]
    offer: list[Member]
    deck: list[Member]
    discard: list[Member]
    rookies: list[Member]
    spares: list[Member]
    out: list[Member]
    """Starters who have left the game, and mercenaries who never took part."""
    market: list[Card]
    equipment_deck: list[Card]
    equipment_out: list[Card]
    holder: list[Member]
    """Who carries each equipment card."""
    wounded: list[bool]
    settler: list[Member]
    """Who has settled each land."""

    monsters: list[Monster]
    """At land A, land B and the Citadel entrance."""
    monster_deck: list[Monster]
    monster_discard: list[Monster]
    fled: list[Monster]
    fought: list[bool]
    """Whether each of the three monsters was fought in this round."""
    lands: list[Land]
    land_deck: list[Land]
    lands_out: list[Land]
    events: list[int]
    """The side of an event tile that lies under each land."""
    event_deck: list[int]
    event_discard: list[int]
    loot_display: list[Loot]
    loot_supply: list[Loot]
    loot_discard: list[Loot]
    quests: list[int]
    bag: list[int]
    quests_out: list[int]

    who: list[Member]
    owner: list[int]
    on_path: list[int]
    safe: list[int]
    """Dice on hidden traps, which no ruse can take."""
    laid: list[list[Trap]]
    """Traps on each path, face down."""
    open: list[list[Trap]]
    """Traps and ruses on each path, face up."""
    shields: list[int]
    """Defence tokens on each path."""
    path_potions: list[int]
    path_poisons: list[int]
    path_coins: list[int]
    guard: list[int]
    """Points of defence ability that each mercenary in this battle still has."""
    deeds: list[int]
    results: list[int]
    """What was rolled on each path, with all modifiers."""

    place: int
    """The place of the adventure that is being resolved."""
    path: Path
    """The path that is being filled or resolved."""
    facing: Monster
    """The monster of the battle that is being fought."""
    damage: int
    """What the paths to the left have added up to, in the battle or in the conquest."""
    beaten: int
    revealing: int
    """How many tokens of the path stay face down in the conflict (ruse.05)."""
    black: int
    """Black dice that are still to be rolled at the mercenary on the path."""
    deflections: list[list[int]]
    """Monster dice to be turned away: from path, to path, dice, and whether that is compulsory."""
    struck: list[int]
    """What the black dice showed last."""
    wounds: list[list[int]]
    """Hits still to be dealt with: path, hits."""
    then: int
    """The moment that follows when all wounds are dealt with."""
    rolling: int
    """What is rolled for: quest, monster or conquest."""
    stop: bool
    """Whether the dice may be rolled one by one (bat.attack.06)."""
    unrolled: list[int]
    rolled: list[int]
    """Dice as 10 x colour + value, and 100 more once rerolled by an ability that needs another die each time."""
    bonus: list[int]
    flat: int
    kill_bonus: int
    capture_bonus: int
    rerolls: list[int]

    sam_tokens: int
    sam_pile: list[Trap]
    sam_discard: list[Trap]

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.clans = [Clan() for _ in range(seats)]
        self.difficulty = 0
        self.ruses = self.gift = self.more_monsters = False
        self.scenario = 0
        self.phase = SET_UP
        self.round = 1
        self.first = self.turn = 0
        self.dice = DICE_SUPPLY[:]
        self.spent = [0, 0, 0]
        self.spaces = [0] * len(BUILDINGS)
        self.placed = [[] for _ in BUILDINGS]
        self.panic = [False] * len(BUILDINGS)
        self.panic_pile = []
        self.used = []
        self.handed = []
        self.drunk = False
        self.basket = []
        self.lodge = [NO_TRAP] * LODGE_DISPLAY
        self.trap_supply = []
        self.trap_discard = []
        self.offer = []
        self.deck = []
        self.discard = []
        self.rookies = []
        self.spares = []
        self.out = []
        self.market = [NO_CARD] * MARKET_DISPLAY
        self.equipment_deck = []
        self.equipment_out = []
        self.holder = [NO_MEMBER] * len(CARDS)
        self.wounded = [False] * len(MEMBERS)
        self.settler = [NO_MEMBER] * len(LANDS)
        self.monsters = [NO_MONSTER] * 3
        self.monster_deck = []
        self.monster_discard = []
        self.fled = []
        self.fought = [False] * 3
        self.lands = [NO_LAND] * 2
        self.land_deck = []
        self.lands_out = []
        self.events = [EMPTY] * 2
        self.event_deck = []
        self.event_discard = []
        self.loot_display = []
        self.loot_supply = []
        self.loot_discard = []
        self.quests = [EMPTY] * 2
        self.bag = []
        self.quests_out = []
        self.who = [NO_MEMBER] * len(PATHS)
        self.owner = [NOBODY] * len(PATHS)
        self.on_path = [0] * (3 * len(PATHS))
        self.safe = [0] * (3 * len(PATHS))
        self.laid = [[] for _ in PATHS]
        self.open = [[] for _ in PATHS]
        self.shields = [0] * len(PATHS)
        self.path_potions = [0] * len(PATHS)
        self.path_poisons = [0] * len(PATHS)
        self.path_coins = [0] * len(PATHS)
        self.guard = [0] * len(PATHS)
        self.deeds = [0] * len(PATHS)
        self.results = [0] * len(PATHS)
        self.place = EMPTY
        self.path = NO_PATH
        self.facing = NO_MONSTER
        self.damage = self.beaten = self.revealing = self.black = 0
        self.deflections = []
        self.struck = []
        self.wounds = []
        self.then = 0
        self.rolling = 0
        self.stop = False
        self.unrolled = [0, 0, 0]
        self.rolled = []
        self.bonus = [0, 0, 0]
        self.flat = self.kill_bonus = self.capture_bonus = 0
        self.rerolls = [0] * 5
        self.sam_tokens = 0
        self.sam_pile = []
        self.sam_discard = []

    def clone(self) -> Table:
        new = self.blank()
        new.clans = [clan.clone() for clan in self.clans]
        new.difficulty = self.difficulty
        new.ruses = self.ruses
        new.gift = self.gift
        new.more_monsters = self.more_monsters
        new.scenario = self.scenario
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.dice = self.dice[:]
        new.spent = self.spent[:]
        new.spaces = self.spaces
        new.placed = [dice[:] for dice in self.placed]
        new.panic = self.panic[:]
        new.panic_pile = self.panic_pile[:]
        new.used = self.used[:]
        new.handed = self.handed[:]
        new.drunk = self.drunk
        new.basket = self.basket[:]
        new.lodge = self.lodge[:]
        new.trap_supply = self.trap_supply[:]
        new.trap_discard = self.trap_discard[:]
        new.offer = self.offer[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.rookies = self.rookies[:]
        new.spares = self.spares[:]
        new.out = self.out[:]
        new.market = self.market[:]
        new.equipment_deck = self.equipment_deck[:]
        new.equipment_out = self.equipment_out[:]
        new.holder = self.holder[:]
        new.wounded = self.wounded[:]
        new.settler = self.settler[:]
        new.monsters = self.monsters[:]
        new.monster_deck = self.monster_deck[:]
        new.monster_discard = self.monster_discard[:]
        new.fled = self.fled[:]
        new.fought = self.fought[:]
        new.lands = self.lands[:]
        new.land_deck = self.land_deck[:]
        new.lands_out = self.lands_out[:]
        new.events = self.events[:]
        new.event_deck = self.event_deck[:]
        new.event_discard = self.event_discard[:]
        new.loot_display = self.loot_display[:]
        new.loot_supply = self.loot_supply[:]
        new.loot_discard = self.loot_discard[:]
        new.quests = self.quests[:]
        new.bag = self.bag[:]
        new.quests_out = self.quests_out[:]
        new.who = self.who[:]
        new.owner = self.owner[:]
        new.on_path = self.on_path[:]
        new.safe = self.safe[:]
        new.laid = [traps[:] for traps in self.laid]
        new.open = [traps[:] for traps in self.open]
        new.shields = self.shields[:]
        new.path_potions = self.path_potions[:]
        new.path_poisons = self.path_poisons[:]
        new.path_coins = self.path_coins[:]
        new.guard = self.guard[:]
        new.deeds = self.deeds[:]
        new.results = self.results[:]
        new.place = self.place
        new.path = self.path
        new.facing = self.facing
        new.damage = self.damage
        new.beaten = self.beaten
        new.revealing = self.revealing
        new.black = self.black
        new.deflections = [row[:] for row in self.deflections]
        new.struck = self.struck[:]
        new.wounds = [row[:] for row in self.wounds]
        new.then = self.then
        new.rolling = self.rolling
        new.stop = self.stop
        new.unrolled = self.unrolled[:]
        new.rolled = self.rolled[:]
        new.bonus = self.bonus[:]
        new.flat = self.flat
        new.kill_bonus = self.kill_bonus
        new.capture_bonus = self.capture_bonus
        new.rerolls = self.rerolls[:]
        new.sam_tokens = self.sam_tokens
        new.sam_pile = self.sam_pile[:]
        new.sam_discard = self.sam_discard[:]
        return new

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

    def carried(self, member: Member) -> list[Card]:
        """The equipment of a member."""
        return [card for card in CARDS if self.holder[card] == member]

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
        for colour in (STRENGTH, MAGIC, HAGGLE):
            at = 3 * path + colour
            self.dice[colour] += self.on_path[at] + self.safe[at]
            self.on_path[at] = self.safe[at] = 0

    # -- hidden information --------------------------------------------------------------------------------------------

    def redeal(self, seat: int, chance: Chance) -> None:
        """Hidden are the order of decks and which of a clan's traps lies where (r.90).

        Everybody saw which traps a clan bought; face down on the board and on paths they cannot be told apart.
        """
        deal_again(chance, [self.trap_supply])
        deal_again(chance, [self.deck])
        deal_again(chance, [self.equipment_deck])
        deal_again(chance, [self.monster_deck])
        deal_again(chance, [self.land_deck])
        deal_again(chance, [self.event_deck])
        deal_again(chance, [self.loot_supply])
        deal_again(chance, [self.bag])
        deal_again(chance, [self.panic_pile])
        for other, clan in enumerate(self.clans):
            if other != seat:
                paths = [self.laid[path] for path in PATHS if self.owner[path] == other]
                deal_again(chance, [clan.traps, *paths])
                clan.traps.sort()
        if self.solo:
            deal_again(chance, [self.sam_pile, *(self.laid[path] for path in PATHS if self.who[path] == SAM)])

    def result(self) -> Result:
        from klubovna.games.monsterlands.scoring import result

        return result(self)


def deal_again(chance: Chance, zones: list[list[C]]) -> None:
    """The same things over the same places in another order."""
    pool = sorted(thing for zone in zones for thing in zone)
    chance.shuffle(pool)
    for zone in zones:
        for i in range(len(zone)):
            zone[i] = pool.pop()
