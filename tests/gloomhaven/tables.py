"""Positions of Gloomhaven made by hand, for tests.

The arena is an open floor of radius 6 around (0, 0) without walls; `scenario=1` takes the map of a real scenario.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from klubovna.games.gloomhaven.facts import (
    BASE_DECK,
    BLESS_CARD,
    CARDS,
    CLASS_IDS,
    CURSE_CARD,
    DOUBLE,
    MINUS_1,
    MINUS_2,
    MISS,
    MODIFIERS,
    MONSTER,
    MONSTER_CARDS,
    MONSTER_DECK,
    PLUS_0,
    PLUS_1,
    PLUS_2,
)
from klubovna.games.gloomhaven.figures import (
    MONSTER_FIGURE,
    NOBODY,
    PER_INITIATIVE,
    RETALIATES,
    SHIELDED,
    Character,
    Figure,
)
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.round.order import next_actor
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM, PLAY_TOP, play
from klubovna.games.gloomhaven.scenario.begin import put_on_map
from klubovna.games.gloomhaven.scenario.book import Room, ScenarioFacts
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS, Scenario
from klubovna.games.gloomhaven.scenario.reveal import MONSTERS_AFTER, hit_points
from klubovna.games.gloomhaven.scenario.words import KillAll
from klubovna.games.gloomhaven.setup import Hero, Options, setup
from klubovna.games.gloomhaven.state import ACTIONS, ROUND_BEGINS, TURN, TURN_STARTS, Table
from klubovna.games.gloomhaven.vocabulary.words import CONDITION, RANKS
from klubovna.kernel.decision import Flow
from klubovna.kernel.game import Game
from klubovna.kernel.hexes import Hex, disc
from klubovna.kernel.rules import Config


def arena(floor: Iterable[Hex] = (), walls: Iterable[tuple[Hex, Hex]] = ()) -> int:
    """A made-up scenario, by number: a floor (of radius 6, unless given) with walls between neighbouring hexes."""
    number = min(SCENARIOS, default=1) - 1
    SCENARIOS[number] = Scenario(
        ScenarioFacts(
            id=number,
            name={"en": "Arena", "cs": "Aréna"},
            location="",
            source="rebuilt",
            sources=[],
            status="complete",
            goal=[KillAll()],
            monsters=sorted(MONSTER),
            start=[],
            rooms=[
                Room(id="r1", tiles=[], hexes=sorted(floor or disc((0, 0), 6)), start=True),
                Room(id="r2", tiles=[], hexes=[(40, 40)]),
            ],
            doors=[],
            tiles=[],
            overlays=[],
            spawns=[],
            walls=[*walls],
        )
    )
    return number


ARENA = arena()
MODIFIER = {
    "+0": PLUS_0,
    "+1": PLUS_1,
    "-1": MINUS_1,
    "+2": PLUS_2,
    "-2": MINUS_2,
    "x2": DOUBLE,
    "miss": MISS,
    "bless": BLESS_CARD,
    "curse": CURSE_CARD,
}


def table(
    *roles: str,
    at: dict[str, Hex] | None = None,
    monsters: list[tuple[Any, ...]] | None = None,
    modifiers: dict[str, list[Any]] | None = None,
    items: dict[str, list[int]] | None = None,
    hero_level: int = 1,
    level: int = 1,
    scenario: int = ARENA,
    seed: int = 1,
    **options: Any,
) -> Table:
    """Characters (a seat each) in hexes, with a hand in the order of the book; monsters; a round under way.

    `monsters=[("bandit-guard", (1, 0)), ("living-bones", (2, 0), "elite")]`: numbers are given in this order, from 1.
    `modifiers={"brute": ["+1", "x2"], "monsters": ["+0"]}`: what is drawn next; below it lies the base deck.
    """
    heroes = [
        Hero(role=role, seat=i, level=hero_level, items=(items or {}).get(role, [])) for i, role in enumerate(roles)
    ]
    made = Options(scenario=scenario, characters=heroes, level=level, battle_goals=False, **options)
    t = setup(Config(len(roles), seed, [*roles], made, {}))
    t.monster_level = level  # also with one character, which would be solo play
    t.round = 1
    t.phase = TURN
    t.moment = ACTIONS
    for who, role in enumerate(roles):
        character = t.characters[who]
        character.hand = sorted(character.pool)[: t.limit(character)]
        character.place = (who + 1) * 10 * PER_INITIATIVE
        put_on_map(t, who, (at or {}).get(role, (-6, who)))
    for one in monsters or []:
        add_monster(t, *one)
    for name, row in (modifiers or {}).items():
        deck = t.deck if name == "monsters" else hero(t, name).deck
        deck.draw = BASE_DECK[:] + [MODIFIER.get(word, word) for word in reversed(row)]
    t.acting = t.characters[0].figure if roles else -1
    return t


def add_monster(t: Table, name: str, at: Hex, rank: str = "normal", hp: int = 0) -> Figure:
    kind = MONSTER[name]
    number = 1 + sum(figure.form == MONSTER_FIGURE and figure.who == kind for figure in t.figures)
    place = RANKS.index(rank)
    hp = hp or hit_points(t, kind, place)
    figure = t.enter(form=MONSTER_FIGURE, who=kind, rank=place, number=number, at=at, hp=hp, side=1)
    figure.coin = True
    t.places[t.kinds.index(kind)] = 50 * PER_INITIATIVE + MONSTERS_AFTER
    return figure


def hero(t: Table, role: str) -> Character:
    return next(one for one in t.characters if CLASS_IDS[one.role] == role)


def body(t: Table, role: str) -> Figure:
    return t.body(hero(t, role))


def monster(t: Table, name: str, number: int = 1) -> Figure | None:
    """The figure, or None once it is dead."""
    for figure in t.figures:
        if figure.form == MONSTER_FIGURE and figure.who == MONSTER[name] and figure.number == number:
            return figure
    return None


def foe(t: Table, name: str, number: int = 1) -> Figure:
    """The monster, which must be there."""
    found = monster(t, name, number)
    assert found is not None
    return found


def lacks(figure: Figure) -> int:
    """The damage on a figure."""
    return figure.max_hp - figure.hp


def modifier(add: int = 0, rolling: bool = False, **effect: Any) -> int:
    """A modifier card of a class by what it shows: `modifier(rolling=True, push=1)`."""
    for i, one in enumerate(MODIFIERS):
        shown = {} if one.effect is None else msgspec.to_builtins(one.effect)
        if (one.add, one.rolling, shown) == (add, rolling, effect) and not one.double and not one.miss:
            return i
    raise KeyError(effect)


def protected(t: Table, figure: Figure, shield: int = 0, retaliate: int = 0, within: int = 1) -> Figure:
    """Give a figure Shield and Retaliate for the round."""
    for what, value in ((SHIELDED, shield), (RETALIATES, retaliate)):
        if value:
            t.boons.append((figure.id, what, value, within, NOBODY, NOBODY, True))
    return figure


def trap(t: Table, at: Hex, damage: int = 0, *conditions: str) -> None:
    t.traps.append((*at, damage, sum(1 << CONDITION[name] for name in conditions), NOBODY, 0, NOBODY))


def obstacle(t: Table, *hexes: Hex) -> None:
    t.obstacles.append([*hexes])
    t.changed_map()


def card(name: str) -> int:
    """A card of a class by its English name."""
    return next(i for i, facts in enumerate(CARDS) if facts.name["en"] == name)


def top(t: Table, role: str, name: str) -> Flow[None]:
    """The flow of playing the top action of a card."""
    return _play(t, role, name, PLAY_TOP)


def bottom(t: Table, role: str, name: str) -> Flow[None]:
    return _play(t, role, name, PLAY_BOTTOM)


def _play(t: Table, role: str, name: str, what: int) -> Flow[None]:
    character = hero(t, role)
    number = card(name)
    for zone in (character.hand, character.discard, character.lost):
        if number in zone:
            zone.remove(number)
    if number not in character.chosen:
        character.chosen.append(number)
    t.acting = character.figure
    return play(t, character, number, what)


def monster_card(t: Table, name: str, initiative: int) -> None:
    """The ability card of this round for a monster, by its initiative."""
    deck = t.decks.index(MONSTER_DECK[MONSTER[name]])
    if t.faces[deck] >= 0:
        t.cards[deck].append(t.faces[deck])
    found = next(one for one in t.cards[deck] if MONSTER_CARDS[one].initiative == initiative)
    t.cards[deck].remove(found)
    t.faces[deck] = found
    t.places[t.kinds.index(MONSTER[name])] = initiative * PER_INITIATIVE + MONSTERS_AFTER


def suffers(figure: Figure, *conditions: str) -> Figure:
    """Put condition tokens on a figure."""
    for name in conditions:
        figure.conditions[CONDITION[name]] = 1
    return figure


def house(**facts: Any) -> int:
    """A made-up scenario, by number: rooms a and b, each a row of hexes, joined by a door in (3, 0); or as told."""
    number = min(SCENARIOS) - 1
    told = {
        "id": number,
        "name": {"en": "House", "cs": "Dům"},
        "location": "",
        "source": "rebuilt",
        "sources": [],
        "status": "complete",
        "goal": [{"type": "kill_all"}],
        "monsters": sorted(MONSTER),
        "start": [(0, 0), (1, 0)],
        "rooms": [
            {"id": "a", "tiles": [], "hexes": [(q, 0) for q in range(3)], "start": True},
            {"id": "b", "tiles": [], "hexes": [(q, 0) for q in range(4, 9)]},
        ],
        "doors": [{"id": "d", "at": (3, 0), "kind": "stone", "rooms": ["a", "b"]}],
        "tiles": [],
        "overlays": [],
        "spawns": [],
        **facts,
    }
    SCENARIOS[number] = Scenario(msgspec.convert(told, ScenarioFacts))
    return number


def burning(t: Table, *hexes: Hex) -> None:
    """Hazardous terrain."""
    t.hazardous += hexes
    t.changed_map()


def rough(t: Table, *hexes: Hex) -> None:
    """Difficult terrain."""
    t.difficult += hexes
    t.changed_map()


def takes(t: Table, role: str, *names: str) -> Character:
    """It is the turn of this character, who has played these cards."""
    character = hero(t, role)
    character.chosen = [card(name) for name in names]
    character.hand = [one for one in character.hand if one not in character.chosen]
    t.acting = character.figure
    t.halves = 0
    t.phase = TURN
    t.moment = ACTIONS
    return character


async def until(t: Table, phase: int) -> None:
    """Step by step, until the table stands at this phase."""
    await step(t)
    while t.phase != phase:
        await step(t)


def action(t: Table, figure: Figure) -> Action:
    """A bare action of a figure, for tests of single flows."""
    return Action(t, figure, t.seat_for(figure))


def at_the_start(*roles: str, **position: Any) -> Table:
    """A round is about to begin."""
    t = table(*roles, **position)
    t.phase = ROUND_BEGINS
    t.acting = NOBODY
    t.moment = TURN_STARTS
    return t


def draws(t: Table, name: str, initiative: int) -> None:
    """The next ability card of a monster, by its initiative."""
    monster_card(t, name, initiative)
    deck = t.decks.index(MONSTER_DECK[MONSTER[name]])
    t.cards[deck].append(t.faces[deck])
    t.faces[deck] = NOBODY


def selected(t: Table) -> dict[str, Any]:
    """Answers with which every character selects the first two cards of its hand."""
    first = {one.seat: sorted(one.hand)[0] for one in t.characters if one.figure >= 0}
    second = {one.seat: sorted(one.hand)[1] for one in t.characters if one.figure >= 0}
    return {"select_leading": first, "select_second": second}


def order(t: Table) -> list[Figure]:
    """The figures that have not acted, in the order in which they will; nobody has acted afterwards either."""
    found = []
    while (figure := next_actor(t)) is not None:
        found.append(figure)
        figure.acted = True
    for figure in found:
        figure.acted = False
    return found


def table_of(g: Game) -> Table:
    """What lies on the table of a game."""
    assert isinstance(g.state, Table)
    return g.state
