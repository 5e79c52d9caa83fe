"""The pages of the scenario book as the rules turn to them: rooms and doors by number, monsters by theirs."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.facts import MONSTER
from klubovna.games.gloomhaven.scenario.book import SCENARIO_FACTS, ObjectiveFacts, ScenarioFacts
from klubovna.games.gloomhaven.scenario.roomcards import ROOMS
from klubovna.games.gloomhaven.vocabulary.words import NEUTRAL
from klubovna.kernel.hexes import Edge, Hex, edge


class Scenario:
    """One scenario with its rooms and doors by number. Two hexes that a wall parts are not neighbours."""

    def __init__(self, facts: ScenarioFacts) -> None:
        self.facts = facts
        self.number = facts.id
        self.objectives, self.triggers, self.auras = facts.objectives, facts.triggers, facts.auras
        self.goals, self.lose, self.levels, self.skip = facts.goal, facts.lose, facts.levels, facts.skip
        self.heard = frozenset(one.on for one in facts.triggers)
        """Occasions on which a trigger may work."""
        self.rooms = [frozenset(room.hexes) for room in facts.rooms]
        self.all_rooms = (1 << len(self.rooms)) - 1
        self.room_ids = [room.id for room in facts.rooms]
        self.room_of: dict[Hex, int] = {at: i for i, hexes in enumerate(self.rooms) for at in hexes}
        self.doors = [door.at for door in facts.doors]
        self.door_at: dict[Hex, int] = {at: i for i, at in enumerate(self.doors)}
        self.door_rooms = [[self.room_ids.index(name) for name in door.rooms] for door in facts.doors]
        self.locked = [door.locked for door in facts.doors]
        self.walls: frozenset[Edge] = frozenset(edge(a, b) for a, b in facts.walls)
        self.wall_pairs: frozenset[tuple[Hex, Hex]] = frozenset((a, b) for a, b in facts.walls)
        self.start_rooms = [i for i, room in enumerate(facts.rooms) if room.start]
        self.monsters = [MONSTER[name] for name in (*facts.monsters, *facts.others)]
        self.sides = {MONSTER[name]: side for name, side in facts.sides.items()}
        self.solid: frozenset[Hex] = frozenset(at for one in facts.overlays if one.solid for at in one.hexes)
        self.on_turns = any(one.on in ("turn_starts", "turn_ends") for one in facts.triggers)
        self.targets = frozenset(i for one in facts.objectives if one.door for i in self.named_doors(one.door))
        self.still = {MONSTER[name]: one for one in facts.still for name in one.monsters}
        self.mixed = bool(self.still) or any(one.side == NEUTRAL or one.untouched for one in facts.objectives)
        self.rules = frozenset(facts.rules)
        self.barred = {
            MONSTER[name]: frozenset(self.doors[i] for door in doors for i in self.named_doors(door))
            for name, doors in facts.bars.items()
        }
        self.barred_in = self.room_ids.index(facts.bars_in) if facts.bars_in else None
        self.opaque: frozenset[Hex] = frozenset(at for one in facts.overlays if one.opaque for at in one.hexes)
        self.inflicts = {MONSTER[name]: [*given] for name, given in facts.inflicts.items()}
        self.openers = frozenset(MONSTER[name] for name in facts.openers)
        self.silent = frozenset(MONSTER[name] for name in facts.silent)
        self.asleep = frozenset(MONSTER[name] for name in facts.asleep)
        self.closing = [i for i, door in enumerate(facts.doors) if door.while_on]
        self.grows = {MONSTER[name]: one for one in facts.auras for name in one.grows}
        self.draws = any(one.draws for one in facts.objectives)
        self.unhurt = frozenset(MONSTER[name] for name in facts.unhurt)
        self.markers: dict[str, list[Hex]] = {name: sorted(hexes) for name, hexes in facts.markers.items()}
        self.dungeon = facts.dungeon is not None
        self.undrawn = ROOMS - len(self.rooms) if self.dungeon else 0
        """Rooms that no card says yet."""

    def clone(self) -> Scenario:
        """It never changes: copies of a table share it."""
        return self

    def named_doors(self, name: str) -> list[int]:
        """Doors by id, by the label printed on the map, or by their kind."""
        return [i for i, door in enumerate(self.facts.doors) if name in (door.id, door.label, door.kind)]

    def spots(self, one: ObjectiveFacts) -> list[Hex]:
        """Where objectives of a name stand at first."""
        return [self.doors[i] for i in self.named_doors(one.door)] if one.door else self.markers.get(one.at, [])

    def rooms_at(self, at: Hex) -> list[int]:
        """The room of a hex, or those of a door."""
        return [self.room_of[at]] if at in self.room_of else self.door_rooms[self.door_at[at]]

    def side(self, monster: int) -> int:
        return self.sides.get(monster, 1)


class Book(dict[int, Scenario]):
    """All pages; that of a random dungeon is drawn when somebody turns to it."""

    def __missing__(self, number: int) -> Scenario:
        from klubovna.games.gloomhaven.scenario.dungeon import page

        return page(number)


SCENARIOS: Final = Book({number: Scenario(facts) for number, facts in SCENARIO_FACTS.items()})
