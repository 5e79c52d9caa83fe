"""What lies on the table in Gloomhaven, and the small questions asked of it."""

from __future__ import annotations

from klubovna.games.gloomhaven.facts import CLASSES, GOALS, MONSTERS, STATS, Stats
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    INERT,
    NOBODY,
    SUMMON,
    Boon,
    Character,
    Deck,
    Figure,
    Trap,
)
from klubovna.games.gloomhaven.map.ground import Ground, ground
from klubovna.games.gloomhaven.scenario.book import SCENARIOS, Scenario
from klubovna.games.gloomhaven.scenario.reckoning import reckoning
from klubovna.kernel.chance import Chance
from klubovna.kernel.hexes import Hex
from klubovna.kernel.state import Result, State
from klubovna.kernel.zones import redeal

# Where the scenario stands: each is a step, or a row of steps, of its own.
(BATTLE_GOALS, HANDS, PLACING, ROUND_BEGINS, TURNS, TURN, CLEAN_UP, RESTS, ROUND_ENDS, OVER) = range(10)
# Inside a character's turn.
(TURN_STARTS, ACTIONS, TURN_ENDS) = range(3)


class Table(State):
    """The whole table."""

    __slots__ = (
        "_by_id",
        "_difficult_set",
        "_ground",
        "_hazardous_set",
        "_obstacle_set",
        "_occupied",
        "acting",
        "begun",
        "boons",
        "born",
        "cards",
        "cast",
        "characters",
        "coins",
        "consumed",
        "cycle",
        "dealt",
        "deck",
        "decks",
        "difficult",
        "discards",
        "elements",
        "faces",
        "figures",
        "fired",
        "goal_deck",
        "goal_discard",
        "goal_seen",
        "goals",
        "halves",
        "hazardous",
        "idle_rounds",
        "infused",
        "kills",
        "kinds",
        "level",
        "looted",
        "moment",
        "monster_level",
        "moved",
        "obstacles",
        "open_information",
        "opened",
        "party",
        "permanent",
        "phase",
        "places",
        "playing",
        "reduced",
        "revealed",
        "round",
        "scenario",
        "sequence",
        "swapped",
        "traps",
        "treasures",
        "turn_items",
        "unlocked",
        "won",
    )  # fmt: skip
    scenario: int
    level: int
    monster_level: int
    """Of monsters and traps: one more in solo play and with open information (solo.03, solo.05)."""
    party: int
    """Characters that began the scenario (key.06)."""
    open_information: bool
    permanent: bool
    """Permanent death (var.02)."""
    reduced: bool
    round: int
    phase: int
    moment: int
    acting: int
    """The figure whose turn it is, or -1."""
    begun: int
    """Which character the set-up has come to; who has been asked in the short rests (bits)."""
    revealed: int
    opened: int
    unlocked: int
    obstacles: list[list[Hex]]
    traps: list[Trap]
    hazardous: list[Hex]
    difficult: list[Hex]
    coins: list[Hex]
    """One entry per coin on the map."""
    treasures: list[tuple[int, int, int]]
    """q, r, number; -1 is goal treasure."""
    looted: list[int]
    """Numbered treasures that the party has looted before; they lie there no more (tile.treasure.06)."""
    figures: list[Figure]
    born: int
    cast: list[tuple[int, int, int, int]]
    """Form, who, rank and number of every figure there ever was, by id: the dead are still spoken of."""
    characters: list[Character]
    elements: list[int]
    infused: int
    """Elements (bits) that become strong at the end of this turn (elem.02)."""
    kinds: list[int]
    """The monsters that may appear, by number of content."""
    decks: list[int]
    """The ability decks in use, by number of content; the next three lists go by these."""
    cards: list[list[int]]
    discards: list[list[int]]
    faces: list[int]
    """The card of this round, or -1."""
    places: list[int]
    """By kind: its place in the order of the round."""
    deck: Deck
    """The modifier deck of the monsters."""
    boons: list[Boon]
    halves: int
    """Halves used this turn: 1 top, 2 bottom."""
    playing: int
    """The card whose action is being performed, or -1; it lies on no pile before that is done (turn.04)."""
    moved: int
    dealt: int
    turn_items: list[int]
    sequence: int
    """The kind whose monsters are acting one after the other, or -1."""
    consumed: list[int]
    """Augments of its card that this kind has paid for in the sequence (elem.12)."""
    swapped: list[int]
    """Figures that take their turn of this round for the other side."""
    goal_deck: list[int]
    goals: list[list[int]]
    goal_discard: list[int]
    goal_seen: list[int]
    kills: list[int]
    fired: list[int]
    idle_rounds: int
    """Rounds that began without a monster on the map."""
    cycle: int
    """How far a boss has come in the cycle of its special."""
    won: int
    """1: the goal is reached; -1: lost; 0: not decided."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.scenario = 1
        self.level = 1
        self.monster_level = 1
        self.party = 2
        self.open_information = False
        self.permanent = False
        self.reduced = False
        self.round = 0
        self.phase = HANDS
        self.moment = TURN_STARTS
        self.acting = NOBODY
        self.begun = 0
        self.revealed = 0
        self.opened = 0
        self.unlocked = 0
        self.obstacles = []
        self.traps = []
        self.hazardous = []
        self.difficult = []
        self.coins = []
        self.treasures = []
        self.looted = []
        self.figures = []
        self.born = 0
        self.cast = []
        self.characters = []
        self.elements = [INERT] * 6
        self.infused = 0
        self.kinds = []
        self.decks = []
        self.cards = []
        self.discards = []
        self.faces = []
        self.places = []
        self.deck = Deck([])
        self.boons = []
        self.halves = 0
        self.playing = NOBODY
        self.moved = 0
        self.dealt = 0
        self.turn_items = []
        self.sequence = NOBODY
        self.consumed = []
        self.swapped = []
        self.goal_deck = []
        self.goals = []
        self.goal_discard = []
        self.goal_seen = [0] * len(GOALS)
        self.kills = []
        self.fired = []
        self.idle_rounds = 0
        self.won = 0
        self.cycle = 0
        self.forget()

    def forget(self) -> None:
        """Derived things are asked anew."""
        self._ground: Ground | None = None
        self._by_id: dict[int, Figure] | None = None
        self._occupied: dict[Hex, Figure] | None = None
        self._obstacle_set: frozenset[Hex] | None = None
        self._hazardous_set: frozenset[Hex] | None = None
        self._difficult_set: frozenset[Hex] | None = None

    def restored(self) -> None:
        super().restored()
        self.forget()

    def clone(self) -> Table:
        new = self.blank()
        new.scenario = self.scenario
        new.level = self.level
        new.monster_level = self.monster_level
        new.party = self.party
        new.open_information = self.open_information
        new.permanent = self.permanent
        new.reduced = self.reduced
        new.round = self.round
        new.phase = self.phase
        new.moment = self.moment
        new.acting = self.acting
        new.begun = self.begun
        new.revealed = self.revealed
        new.opened = self.opened
        new.unlocked = self.unlocked
        new.obstacles = self.obstacles[:]
        new.traps = self.traps[:]
        new.hazardous = self.hazardous[:]
        new.difficult = self.difficult[:]
        new.coins = self.coins[:]
        new.treasures = self.treasures[:]
        new.looted = self.looted
        new.figures = [figure.clone() for figure in self.figures]
        new.born = self.born
        new.cast = self.cast
        new.characters = [character.clone() for character in self.characters]
        new.elements = self.elements[:]
        new.infused = self.infused
        new.kinds = self.kinds
        new.decks = self.decks
        new.cards = [pile[:] for pile in self.cards]
        new.discards = [pile[:] for pile in self.discards]
        new.faces = self.faces[:]
        new.places = self.places[:]
        new.deck = self.deck.clone()
        new.boons = self.boons[:]
        new.halves = self.halves
        new.playing = self.playing
        new.moved = self.moved
        new.dealt = self.dealt
        new.turn_items = self.turn_items[:]
        new.sequence = self.sequence
        new.consumed = self.consumed[:]
        new.swapped = self.swapped[:]
        new.goal_deck = self.goal_deck[:]
        new.goals = [held[:] for held in self.goals]
        new.goal_discard = self.goal_discard[:]
        new.goal_seen = self.goal_seen[:]
        new.kills = self.kills[:]
        new.fired = self.fired[:]
        new.idle_rounds = self.idle_rounds
        new.won = self.won
        new.cycle = self.cycle
        new._ground = self._ground
        new._by_id = None
        new._occupied = None
        new._obstacle_set = self._obstacle_set
        new._hazardous_set = self._hazardous_set
        new._difficult_set = self._difficult_set
        return new

    # -- the map -------------------------------------------------------------------------------------------------------

    @property
    def book(self) -> Scenario:
        """The page of the scenario book."""
        return SCENARIOS[self.scenario]

    @property
    def ground(self) -> Ground:
        if self._ground is None:
            self._ground = ground(self.scenario, self.revealed, self.opened)
        return self._ground

    @property
    def blocked(self) -> frozenset[Hex]:
        """Hexes with an obstacle."""
        if self._obstacle_set is None:
            self._obstacle_set = frozenset(at for hexes in self.obstacles for at in hexes)
        return self._obstacle_set

    @property
    def burning(self) -> frozenset[Hex]:
        """Hazardous terrain."""
        if self._hazardous_set is None:
            self._hazardous_set = frozenset(self.hazardous)
        return self._hazardous_set

    @property
    def rough(self) -> frozenset[Hex]:
        """Difficult terrain."""
        if self._difficult_set is None:
            self._difficult_set = frozenset(self.difficult)
        return self._difficult_set

    @property
    def occupied(self) -> dict[Hex, Figure]:
        """Who stands where."""
        if self._occupied is None:
            self._occupied = {figure.at: figure for figure in self.figures}
        return self._occupied

    def barred(self, side: int) -> frozenset[Hex]:
        """spec.06 Obstacles, with those that have hit points; the enemies of this side are looked at by themselves."""
        if not self.book.facts.objectives:
            return self.blocked
        return self.blocked.union(figure.at for figure in self.figures if figure.thing and figure.side == side)

    def trap_at(self, at: Hex) -> Trap | None:
        for trap in self.traps:
            if trap[0] == at[0] and trap[1] == at[1]:
                return trap
        return None

    def trapped(self) -> set[Hex]:
        return {(trap[0], trap[1]) for trap in self.traps}

    def empty(self, at: Hex) -> bool:
        """move.15 No figure, no token, no overlay tile but corridors, plates and open doors."""
        return (
            at in self.ground.floor
            and at not in self.occupied
            and at not in self.blocked
            and at not in self.coins
            and at not in self.burning
            and at not in self.rough
            and self.trap_at(at) is None
            and all(one[0] != at[0] or one[1] != at[1] for one in self.treasures)
        )

    def changed_map(self) -> None:
        self._ground = None
        self._obstacle_set = None
        self._hazardous_set = None
        self._difficult_set = None

    # -- figures -------------------------------------------------------------------------------------------------------

    def figure(self, id: int) -> Figure | None:
        """The figure, if it still stands on the map."""
        if self._by_id is None:
            self._by_id = {figure.id: figure for figure in self.figures}
        return self._by_id.get(id)

    def add(self, figure: Figure) -> None:
        self.figures.append(figure)
        self.cast = [*self.cast, (figure.form, figure.who, figure.rank, figure.number)]
        self._by_id = None
        self._occupied = None

    def take_off(self, figure: Figure) -> None:
        self.figures.remove(figure)
        self._by_id = None
        self._occupied = None
        self.boons = [boon for boon in self.boons if boon[0] != figure.id]

    def put(self, figure: Figure, at: Hex) -> None:
        figure.at = at
        self._occupied = None

    def body(self, character: Character) -> Figure:
        """The figure of a character that is not exhausted."""
        figure = self.figure(character.figure)
        assert figure is not None
        return figure

    def stands(self, figure: Figure) -> bool:
        """Not so an exhausted character that is left on the map (var.03): it does nothing any more."""
        return figure.form != CHARACTER or self.characters[figure.who].figure == figure.id

    def character(self, figure: Figure) -> Character | None:
        """The character whose cards, deck and experience count for this figure: itself, or the summoner."""
        return self.characters[figure.who] if figure.form <= SUMMON else None

    def hostile(self, one: Figure, other: Figure) -> bool:
        """attack.02 Who is on another side; a third side is everybody's enemy."""
        return one.side != other.side

    def friends(self, figure: Figure) -> list[Figure]:
        """turn.07 Never the figure itself; r.44 nor an obstacle with hit points."""
        return [o for o in self.figures if o.side == figure.side and o is not figure and not o.thing]

    def foes(self, figure: Figure) -> list[Figure]:
        return [other for other in self.figures if other.side != figure.side]

    def stats(self, figure: Figure) -> Stats:
        return STATS[figure.who][figure.rank][self.level_of(figure.who)]

    def level_of(self, monster: int) -> int:
        return min(7, self.monster_level + self.book.facts.levels.get(MONSTERS[monster].id, 0))

    def seat_for(self, figure: Figure) -> int:
        """Who decides for a figure: its player; for monsters the party, which speaks through its first seat (r.45)."""
        return self.characters[figure.who].seat if figure.form <= SUMMON else self.speaker

    @property
    def speaker(self) -> int:
        for character in self.characters:
            if character.figure >= 0:
                return character.seat
        return self.characters[0].seat

    def limit(self, character: Character) -> int:
        """mat.04 The hand limit."""
        return CLASSES[character.role].hand

    # -- hidden information --------------------------------------------------------------------------------------------

    def redeal(self, seat: int, chance: Chance) -> None:
        """The order of all decks, and the battle goals that the seat has not seen."""
        for pile in (*self.cards, self.deck.draw, *(character.deck.draw for character in self.characters)):
            pile.sort()
            chance.shuffle(pile)
        redeal(chance, [self.goal_deck, self.goal_discard, *self.goals], self.goal_seen, seat)

    def result(self) -> Result:
        return reckoning(self)
