"""What lies on the table in Gloomhaven, and the small questions asked of it."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.campaign.campaign import written
from klubovna.games.gloomhaven.campaign.town import Town
from klubovna.games.gloomhaven.cards.enhancing import half_with
from klubovna.games.gloomhaven.facts import CLASSES, GOALS, HALVES, ITEMS, MONSTERS, STATS, Half, Stats
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    INERT,
    MONSTER_FIGURE,
    NOBODY,
    OBJECTIVE,
    SIDE_OF_CHARACTERS,
    SUMMON,
    Boon,
    Character,
    Deck,
    Figure,
    Trap,
)
from klubovna.games.gloomhaven.map.ground import Ground, ground
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS, Scenario
from klubovna.games.gloomhaven.scenario.reckoning import reckoning
from klubovna.games.gloomhaven.vocabulary.words import INVISIBLE, NEUTRAL
from klubovna.kernel.chance import Chance
from klubovna.kernel.fields import cache, derived, field, shared, state_class
from klubovna.kernel.hexes import Hex
from klubovna.kernel.state import Result, State
from klubovna.kernel.zones import redeal

HIGHEST: Final = 7
"""The highest level that monsters have values for."""
# Where the scenario stands: each is a step, or a row of steps, of its own.
(BATTLE_GOALS, HANDS, PLACING, ROUND_BEGINS, TURNS, TURN, CLEAN_UP, RESTS, ROUND_ENDS, OVER) = range(10)
# Inside a character's turn.
(TURN_STARTS, ACTIONS, TURN_ENDS) = range(3)


def not_asked() -> None:
    """Worked out when it is asked for; unlike a `cache` a copy has it too."""


def first_page() -> Scenario:
    return SCENARIOS[1]


@state_class
class Table(State):
    """The whole table."""

    town: Town | None = None
    """Between two scenarios: a visit to Gloomhaven or a journey. Then nothing else lies here."""
    scenario: int = 1
    level: int = 1
    monster_level: int = 1
    """Of monsters and traps: one more in solo play and with open information (solo.03, solo.05)."""
    party: int = 2
    """Characters that began the scenario (key.06)."""
    open_information: bool = False
    permanent: bool = False
    """Permanent death (var.02)."""
    reduced: bool = False
    locked_shown: bool = False
    """Whether the names of locked classes are shown; else their symbols."""
    round: int = 0
    phase: int = HANDS
    moment: int = TURN_STARTS
    acting: int = NOBODY
    """The figure whose turn it is, or -1."""
    begun: int = 0
    """Which character the set-up has come to; who has been asked in the short rests (bits)."""
    revealed: int = 0
    opened: int = 0
    unlocked: int = 0
    obstacles: list[list[Hex]] = field(default_factory=list)
    traps: list[Trap] = field(default_factory=list)
    hazardous: list[Hex] = field(default_factory=list)
    difficult: list[Hex] = field(default_factory=list)
    coins: list[Hex] = field(default_factory=list)
    """One entry per coin on the map."""
    treasures: list[tuple[int, int, int]] = field(default_factory=list)
    """q, r, number; -1 is goal treasure."""
    casual: bool = False
    """Casual mode: nothing of what the scenario book lists is gained (camp.05)."""
    achievements: list[str] = shared(default_factory=list)
    """Of the party, for scenarios that ask for them."""
    looted: list[int] = shared(default_factory=list)
    """Numbered treasures that the party has looted before; they lie there no more (tile.treasure.06)."""
    enhancements: list[tuple[int, int, int, str]] = shared(default_factory=list)
    """What was put on cards in this world: card, half, spot and what (enh.03)."""
    figures: list[Figure] = field(default_factory=list)
    born: int = 0
    cast: list[tuple[int, int, int, int]] = shared(default_factory=list)
    """Form, who, rank and number of every figure there ever was, by id: the dead are still spoken of."""
    characters: list[Character] = field(default_factory=list)
    elements: list[int] = field(default_factory=lambda: [INERT] * 6)
    infused: int = 0
    """Elements (bits) that become strong at the end of this turn (elem.02)."""
    kinds: list[int] = shared(default_factory=list)
    """The monsters that may appear, by number of content."""
    decks: list[int] = shared(default_factory=list)
    """The ability decks in use, by number of content; the next three lists go by these."""
    cards: list[list[int]] = field(default_factory=list)
    discards: list[list[int]] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)
    """The card of this round, or -1."""
    places: list[int] = field(default_factory=list)
    """By kind: its place in the order of the round."""
    deck: Deck = field(default_factory=Deck)
    """The modifier deck of the monsters."""
    boons: list[Boon] = field(default_factory=list)
    halves: int = 0
    """Halves used this turn: 1 top, 2 bottom."""
    playing: int = NOBODY
    """The card whose action is being performed, or -1; it lies on no pile before that is done (turn.04)."""
    moved: int = 0
    dealt: int = 0
    turn_items: list[int] = field(default_factory=list)
    turn_cards: list[tuple[int, int]] = field(default_factory=list)
    """Cards with a bonus that works once in a turn, and for which figure it has."""
    sequence: int = NOBODY
    """The kind whose monsters are acting one after the other, or -1."""
    consumed: list[int] = field(default_factory=list)
    """Augments of its card that this kind has paid for in the sequence (elem.12)."""
    swapped: list[int] = field(default_factory=list)
    """Figures that take their turn of this round for the other side."""
    goal_deck: list[int] = field(default_factory=list)
    goals: list[list[int]] = field(default_factory=list)
    goal_discard: list[int] = field(default_factory=list)
    goal_seen: list[int] = field(default_factory=lambda: [0] * len(GOALS))
    kills: list[int] = field(default_factory=list)
    fired: list[int] = field(default_factory=list)
    marked: list[int] = field(default_factory=list)
    """Figures that the scenario has something in store for."""
    memory: dict[str, int] = field(default_factory=dict)
    """What the scenario keeps count of, by its own words."""
    done: list[Hex] = field(default_factory=list)
    """Marked hexes with which the party is through: pumps cleansed, graves dug up."""
    idle_rounds: int = 0
    """Rounds that began without a monster on the map."""
    room_cards: list[int] = field(default_factory=list)
    """Of a random dungeon: the room cards still to come, and the monster cards; their order is hidden (rand.03)."""
    room_discard: list[int] = field(default_factory=list)
    hordes: list[int] = field(default_factory=list)
    harsher: int = 0
    """By how much the penalties of a random dungeon are harder than suggested (rand.07)."""
    cycle: int = 0
    """How far a boss has come in the cycle of its special."""
    won: int = 0
    """1: the goal is reached; -1: lost; 0: not decided."""
    book: Scenario = derived(default_factory=first_page)
    """The page of the scenario book, by its number `scenario`."""
    _ground: Ground | None = cache(default=None)
    _by_id: dict[int, Figure] | None = cache(default=None)
    _occupied: dict[Hex, Figure] | None = cache(default=None)
    _choice: Any = cache(default=None)
    """What a policy has worked out for the first of two cards: nothing changes before it is asked for the second."""
    _obstacle_set: frozenset[Hex] | None = derived(default_factory=not_asked)
    _hazardous_set: frozenset[Hex] | None = derived(default_factory=not_asked)
    _difficult_set: frozenset[Hex] | None = derived(default_factory=not_asked)

    def half(self, card: int, side: int) -> Half:
        """One action of an ability card, as it is in this world."""
        return half_with(card, side, self.enhancements) if self.enhancements else HALVES[card][side]

    # -- the map -------------------------------------------------------------------------------------------------------

    def turn_to(self, scenario: int) -> None:
        """Open the scenario book at another page."""
        self.scenario = scenario
        self.book = SCENARIOS[scenario]

    def restored(self) -> None:
        self.turn_to(self.scenario)

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
        if not self.book.objectives:
            return self.blocked
        return self.blocked.union(f.at for f in self.figures if f.thing and self._bars(f, side))

    def _bars(self, thing: Figure, side: int) -> bool:
        """spec.16 A neutral thing bars the characters too, unless it walks about itself."""
        if thing.side == NEUTRAL:
            return side in (NEUTRAL, SIDE_OF_CHARACTERS) and not self.book.objectives[thing.who].move
        return thing.side == side

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

    def enter(self, *, form: int, who: int, rank: int, number: int, at: Hex, hp: int, side: int) -> Figure:
        """A new figure comes onto the map, with all its hit points."""
        figure = Figure(id=self.born, form=form, who=who, rank=rank, number=number, at=at, hp=hp, max_hp=hp, side=side)
        self.born += 1
        self.add(figure)
        return figure

    def take_off(self, figure: Figure) -> None:
        self.figures.remove(figure)
        self._by_id = None
        self._occupied = None
        self.boons = [boon for boon in self.boons if boon[0] != figure.id]

    def put(self, figure: Figure, at: Hex) -> None:
        occupied = self._occupied
        if occupied is not None:
            alone = len(occupied) == len(self.figures) and occupied.get(figure.at) is figure  # nobody shares a hex
            if alone and at not in occupied:
                del occupied[figure.at]
                occupied[at] = figure
            else:
                self._occupied = None
        figure.at = at

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

    def unseen(self, figure: Figure) -> bool:
        """cond.pos.01 Invisible; so is who wears a certain cloak while it is inside an obstacle."""
        if figure.conditions[INVISIBLE]:
            return True
        return figure.form == CHARACTER and bool(self.obstacles) and self.phased(figure)

    def phased(self, figure: Figure) -> bool:
        """Whether a character stands in an obstacle by means of an item."""
        worn = self.characters[figure.who].items
        return figure.at in self.blocked and any(ITEMS[item].effect.phasing for item in worn)

    def hostile(self, one: Figure, other: Figure) -> bool:
        """attack.02 Who is on another side; a third side is everybody's enemy."""
        if one.side == other.side:
            return False
        if not self.book.mixed:
            return True
        if self.still(one) or self.still(other):
            return False
        if self._untouched(other):
            return False
        return NEUTRAL not in (one.side, other.side) or SIDE_OF_CHARACTERS not in (one.side, other.side)

    def _untouched(self, figure: Figure) -> bool:
        return figure.form == OBJECTIVE and self.book.objectives[figure.who].untouched

    def whole(self, figure: Figure) -> Figure:
        """The monster itself, where a figure is one of its further hexes (spec.24)."""
        if figure.form != OBJECTIVE or not self.book.objectives[figure.who].part_of:
            return figure
        name = self.book.objectives[figure.who].part_of
        found = [f for f in self.figures if f.form == MONSTER_FIGURE and MONSTERS[f.who].id == name]
        return found[0] if found else figure

    def still(self, figure: Figure) -> bool:
        """spec.17 Monsters that neither act nor can be affected now; others pass through their hexes."""
        if figure.form != MONSTER_FIGURE:
            return False
        rule = self.book.still.get(figure.who)
        if rule is None:
            return False
        if rule.until:
            return not any(self.book.triggers[i].name == rule.until for i in self.fired)
        return (self.round % 2 == 1) == (rule.rounds == "odd")

    def friends(self, figure: Figure) -> list[Figure]:
        """turn.07 Never the figure itself; r.44 nor an obstacle with hit points."""
        found = [o for o in self.figures if o.side == figure.side and o is not figure and not o.thing]
        return found if not self.book.still else [o for o in found if not self.still(o)]

    def foes(self, figure: Figure) -> list[Figure]:
        found = [other for other in self.figures if other.side != figure.side]
        return found if not self.book.mixed else [other for other in found if self.hostile(figure, other)]

    def stats(self, figure: Figure) -> Stats:
        book = self.book
        level = self.level_of(figure.who) if book.levels else self.monster_level
        printed = STATS[figure.who][figure.rank][level if level < HIGHEST else HIGHEST]
        if book.dungeon and self.memory:
            from klubovna.games.gloomhaven.scenario.dungeon import boosted

            printed = boosted(self, printed)
        if figure.who not in book.grows:
            return printed
        from klubovna.games.gloomhaven.scenario.auras import grown

        return grown(self, figure.who, printed)

    def level_of(self, monster: int) -> int:
        return min(HIGHEST, self.monster_level + self.book.levels.get(MONSTERS[monster].id, 0))

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
        """The order of all decks, and the battle goals and personal quests that the seat has not seen."""
        self._choice = None
        if self.town is not None:
            held = [self.town.chronicle.world.quests, *(sheet.quests for sheet in self.town.chronicle.heroes)]
            redeal(chance, held, self.town.quest_seen, seat)
            return
        own = (character.deck.draw for character in self.characters)
        for pile in (*self.cards, self.deck.draw, *own, self.room_cards, self.hordes):
            pile.sort()
            chance.shuffle(pile)
        redeal(chance, [self.goal_deck, self.goal_discard, *self.goals], self.goal_seen, seat)

    def result(self) -> Result:
        if self.town is not None:
            everybody = list(range(self.seats))
            told = {"play": self.town.play, "record": written(self.town.chronicle)}
            return Result(everybody, [1] * self.seats, [0] * self.seats, {"chronicle": told}, ("chronicle",))
        return reckoning(self)
