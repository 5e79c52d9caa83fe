"""The campaign as plain data of a stated version. The rules that change it stand in the other files of this folder."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.gloomhaven.campaign.facts import (
    FIRST_ACHIEVEMENTS,
    QUESTS,
    RANDOM_DESIGNS,
    RANDOM_SCENARIOS,
    REPUTATION_OPENS,
    START_EVENTS,
    DeckName,
)
from klubovna.games.gloomhaven.facts import STARTING
from klubovna.kernel.fields import StatePart, field, state_class

VERSION: Final = 4
GAME: Final = "gloomhaven"
GLOOMHAVEN: Final = 0
"""Where a party stands when it is at no scenario."""
NOBODY: Final = -1
OTHER_PARTY: Final = 1000
"""A destination from here on is another party of the same world, by its number (camp.08)."""
MOST_PARTIES: Final = 4
MOST_CHARACTERS: Final = 4
"""In one scenario (camp.10)."""
# What comes next.
CITY, JOURNEY, SCENARIO = "city", "journey", "scenario"


def numbers(bounds: tuple[int, int] | list[int]) -> list[int]:
    return list(range(bounds[0], bounds[1] + 1))


@state_class
class EventDeck(StatePart):
    """Events whose order nobody knows, and below them those that came back, in their order (cards.07)."""

    mixed: list[int] = field(default_factory=list)
    below: list[int] = field(default_factory=list)


@state_class
class World(StatePart):
    """camp.06 The campaign board: shared by all parties."""

    prosperity: int = 0
    """Points gained since the start; never below those of the level that was reached (prosp.04)."""
    sanctuary: int = 0
    """All gold donated."""
    achievements: list[str] = field(default_factory=lambda: FIRST_ACHIEVEMENTS[:])
    """Global ones; one without a type may stand here several times (ach.04)."""
    open: list[int] = field(default_factory=lambda: [1])
    done: list[int] = field(default_factory=list)
    blocked: list[int] = field(default_factory=list)
    city: EventDeck = field(default_factory=lambda: EventDeck(mixed=numbers(START_EVENTS["city"])))
    road: EventDeck = field(default_factory=lambda: EventDeck(mixed=numbers(START_EVENTS["road"])))
    classes: list[str] = field(default_factory=lambda: list(STARTING))
    envelopes: list[str] = field(default_factory=list)
    designs: list[int] = field(default_factory=list)
    """Items in the shop beyond those of the prosperity level."""
    single: list[int] = field(default_factory=list)
    """Single copies that came as a reward; one entry per copy (reward.02)."""
    random_designs: list[int] = field(default_factory=lambda: numbers(RANDOM_DESIGNS))
    random_scenarios: list[int] = field(default_factory=lambda: numbers(RANDOM_SCENARIOS))
    quests: list[int] = field(default_factory=lambda: list(range(len(QUESTS))))
    """Personal quests that nobody has, by their place in content."""
    looted: list[int] = field(default_factory=list)
    retired: list[str] = field(default_factory=list)
    """The class of every character that retired."""
    enhancements: list[tuple[int, int, int, str]] = field(default_factory=list)
    """enh.03 Card, half, spot and what is on it."""
    reached: list[int] = field(default_factory=list)
    """Which marks of reputation a party of this world has reached before, by their place in content (rep.04)."""

    def deck(self, name: DeckName) -> EventDeck:
        return self.city if name == "city" else self.road


@state_class
class Party(StatePart):
    """camp.07 The party's sheet. `members` has one character for each line of characters, or -1."""

    name: str = ""
    place: int = GLOOMHAVEN
    reputation: int = 0
    """rep.01"""
    achievements: list[str] = field(default_factory=list)
    notes: str = ""
    members: list[int] = field(default_factory=list)
    visited: int = -1
    """How many evenings the world had seen when this party was last in Gloomhaven (city.02)."""


@state_class
class Burden(StatePart):
    """What an event brings into the next scenario."""

    damage: int = 0
    discards: int = 0
    minus_ones: int = 0
    conditions: list[str] = field(default_factory=list)
    consumed: list[int] = field(default_factory=list)
    """Items that are already consumed."""


@state_class
class Sheet(StatePart):
    """camp.09 A character's sheet."""

    role: str
    line: int = 0
    """Which line of characters it belongs to; a player has one or several (retire.07)."""
    name: str = ""
    level: int = 1
    xp: int = 0
    gold: int = 0
    items: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    """Cards gained by levelling up, by number; those of level 1 and X are everybody's (city.04)."""
    perks: list[int] = field(default_factory=list)
    checks: int = 0
    extra_perks: int = 0
    """For earlier retirements of its line (retire.06)."""
    quests: list[int] = field(default_factory=list)
    """The personal quest; two while one is being chosen."""
    tally: dict[str, int] = field(default_factory=dict)
    """What it has done, by name: every quest is reckoned from this, so nobody's counting tells which one it is."""
    scenarios: list[int] = field(default_factory=list)
    blessings: int = 0
    party: int = 0
    """The party it was made for (camp.08)."""
    first: list[int] = field(default_factory=list)
    """Items that it wears before others, the latest choice first (item.03)."""
    offered: int = 0
    """The prosperity level to which it has been asked to rise (lvl.08)."""
    donated: bool = False
    """In this visit (donate.01)."""
    burden: Burden = field(default_factory=Burden)
    fulfilled: bool = False
    """Its personal quest is fulfilled: it plays no further scenario (retire.01)."""
    retired: bool = False
    dead: bool = False
    notes: str = ""

    def count(self, what: str, n: int = 1) -> None:
        self.tally[what] = self.tally.get(what, 0) + n


@state_class
class Evening(StatePart):
    """A scenario that was played."""

    scenario: int
    casual: bool
    level: int
    won: bool
    rounds: int
    party: int
    roles: list[str] = field(default_factory=list)


@state_class
class Chronicle(StatePart):
    """The whole campaign."""

    seats: int = 2
    lines: list[int] = field(default_factory=lambda: [0, 1])
    """For each line of characters the seat that plays it; -1 for that of a guest who is not here."""
    retirements: list[int] = field(default_factory=lambda: [0, 0])
    """For each line (retire.07)."""
    guests: list[int] = field(default_factory=list)
    """The lines of those who play along until the next scenario is over (camp.08)."""
    difficulty: str = "normal"
    permanent_death: bool = False
    ties: str = "first"
    """A vote that ends in a tie: as the first of the table says (`first`), or by `chance`."""
    world: World = field(default_factory=World)
    parties: list[Party] = field(default_factory=lambda: [Party(members=[NOBODY, NOBODY])])
    heroes: list[Sheet] = field(default_factory=list)
    party: int = 0
    """Which of them plays."""
    stage: str = CITY
    target: int = GLOOMHAVEN
    casual: bool = False
    owed_items: list[int] = field(default_factory=list)
    """Rewards of which one character of the players' choice takes each (reward.02)."""
    owed_gold: int = 0
    owed_scenarios: list[list[int]] = field(default_factory=list)
    """Of each row one scenario opens."""
    evenings: list[Evening] = field(default_factory=list)
    played: int = 0
    seed: int = 0

    @property
    def now(self) -> Party:
        return self.parties[self.party]

    def present(self) -> list[Sheet]:
        """The characters of the party that plays."""
        return [self.heroes[who] for who in self.now.members if who >= 0]

    def vacant(self) -> list[int]:
        """The lines whose players need a character."""
        return [line for line, who in enumerate(self.now.members) if who == NOBODY and self.lines[line] != NOBODY]

    def seat_of(self, sheet: Sheet) -> int:
        return self.lines[sheet.line]

    @property
    def back_from_scenario(self) -> bool:
        """city.02 Whether the party has played since it was last in Gloomhaven, or has never been there."""
        since = self.now.visited
        return since < 0 or any(one.party == self.party for one in self.evenings[since:])


def _second(fields: dict[str, Any]) -> dict[str, Any]:
    """Characters know their party, which items come first, and when they were asked to rise."""
    new = {"party": 0, "first": [], "offered": 0}
    heroes = fields.get("heroes")
    if not isinstance(heroes, list):
        return fields
    return {**fields, "heroes": [{**new, **one} if isinstance(one, dict) else one for one in heroes]}


def _third(fields: dict[str, Any]) -> dict[str, Any]:
    """Guests may play along, and a party knows when it was last in Gloomhaven."""
    parties = fields.get("parties")
    if not isinstance(parties, list):
        return fields
    told = [{**one, "visited": -1} if isinstance(one, dict) else one for one in parties]
    return {**fields, "guests": [], "parties": told}


def _fourth(fields: dict[str, Any]) -> dict[str, Any]:
    """A mark of reputation works once: those of classes that are open were reached, as far as anybody knows."""
    world = fields.get("world")
    if not isinstance(world, dict) or not isinstance(world.get("classes"), list):
        return fields
    rows = enumerate(REPUTATION_OPENS)
    return {
        **fields,
        "world": {**world, "reached": [i for i, one in rows if one.get("opens_class") in world["classes"]]},
    }


MIGRATIONS: Final[dict[int, Any]] = {1: _second, 2: _third, 3: _fourth}
"""From which version, and the function that makes the next one of a record."""
