"""Positions of Harrow County made by hand, for tests."""

from __future__ import annotations

from typing import Any

from klubovna.games.harrow import RULES
from klubovna.games.harrow.facts import (
    ALL_TOKEN_IDS,
    CARD_CALLED,
    CUBE_IDS,
    CUBES,
    FACTION_IDS,
    HAINTS,
    HEXES,
    LABEL,
    LEGEND_CALLED,
    TOKEN_IDS,
    TOKENS_OF,
    Card,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.rounds import step
from klubovna.games.harrow.setup import setup
from klubovna.games.harrow.state import TURN, Table
from klubovna.kernel import new, serialize
from klubovna.kernel.decision import Flow
from klubovna.kernel.game import Game

FACTION: dict[str, Faction] = {name: Faction(i) for i, name in enumerate(FACTION_IDS)}
CUBE = {name: i for i, name in enumerate(CUBE_IDS)}
TOKEN = {name: Token(i) for i, name in enumerate(ALL_TOKEN_IDS)}
SEATS = {"c1": 2, "c2": 2, "c3": 2, "c4": 2, "c5": 3, "solo": 1, "ff3": 3, "ff4": 4, "ffh": 2}


def h(name: str) -> Spot:
    """A hex by its name: columns A to G from the left, numbers from the top. The brambles are D4.

    Side A: mountains B3 B5 F1 F3, storms printed on C3 and E4; the Family's home is D2, the Protectors' D6.
    Side B: mountains B2 B4 G2 G3, storms printed on C3, C4 and F3.
    """
    return Spot(LABEL.index(name))


def card(name: str) -> Card:
    return CARD_CALLED[name]


def table(
    *factions: str,
    chapter: str = "c1",
    side: str = "a",
    seed: int = 1,
    dice: tuple[int, ...] = (),
    on_turn: str | None = None,
    legends: dict[str, str] | None = None,
    who: dict[str, str] | None = None,
    haints: dict[str, dict[str, int]] | None = None,
    infected: dict[str, dict[str, int]] | None = None,
    townsfolk: tuple[str, ...] = (),
    buildings: tuple[str, ...] = (),
    tokens: dict[str, str] | None = None,
    storms: tuple[str, ...] = (),
    paths: tuple[str, ...] = (),
    ground: dict[str, int] | None = None,
    tree: dict[str, int] | None = None,
    hands: dict[str, list[str]] | None = None,
    points: dict[str, int] | None = None,
    jar: int = -1,
    **options: Any,
) -> Table:
    """An empty map in the turn of `on_turn` (default: the first faction); then what the test puts there.

    `legends={"protectors": "D6"}` (Kami: "kami" is token A, "kami_b" token B; "hester" too), `who={"protectors":
    "emmy"}`, `haints={"family": {"C2": 2}}`, `tokens={"C2": "advance"}`, `ground={"red": 3}`, `hands={"protectors":
    ["roar"]}`. Nothing else lies on map or battleground; supplies are full, hands empty, the spoons on 1. `jar`: a jar
    broken this turn whose action has not begun.
    """
    names = list(factions) or ["protectors", "family"]
    t = setup(RULES.config(SEATS[chapter], seed, [*names], {"chapter": chapter, "map": side, **options}))
    clear(t)
    t.phase = TURN
    t.round = 1
    t.lantern = FACTION[names[0]] if FACTION[names[0]] in t.present else t.present[0]
    t.actor = FACTION[on_turn] if on_turn else FACTION[names[0]]
    t.jar = jar
    for name, legend in (who or {}).items():
        t.who[FACTION[name]] = LEGEND_CALLED[legend]
    for name, at in (legends or {}).items():
        token = 3 if name == "kami_b" else TOKENS_OF[FACTION[name]][0]
        t.set_legend(token, h(at))
    for unit, given in ((2, haints), (3, infected)):
        for name, where in (given or {}).items():
            for at, count in where.items():
                t.supply[FACTION[name]] -= count
                t.add_haints(FACTION[name], h(at), count, unit)
    if t.hester is not None:
        t.hester.snakes -= sum(map(sum, t.infected))
    for at in townsfolk:
        t.add_townsfolk(h(at))
    for at in buildings:
        t.add_buildings(h(at))
    for at, kind in (tokens or {}).items():
        t.tokens[TOKEN_IDS.index(kind)][h(at)] += 1
        t.box[TOKEN_IDS.index(kind)] -= 1
    for at in storms:
        assert t.family is not None
        t.family.storms -= 1
        t.storms[h(at)] += 1
    for at in paths:
        assert t.protectors is not None
        t.protectors.paths_locked -= 1
        t.paths[h(at)] += 1
    for colour, count in (ground or {}).items():
        t.gain_cubes(CUBE[colour], count)
    for colour, count in (tree or {}).items():
        t.cubes[CUBE[colour]] -= count
        t.tree[CUBE[colour]] += count
    for name, cards in (hands or {}).items():
        t.hands[FACTION[name]] = sorted(card(one) for one in cards)
        for one in t.hands[FACTION[name]]:
            t.seen[one] = 1 << t.seat_of[FACTION[name]]
    for name, count in (points or {}).items():
        t.points[FACTION[name]] = count
    t.chance.load(*dice)
    return t


def begun(chapter: str, seed: int = 1) -> Table:
    """A table of Protectors and Family who have set up, up to the first turn; of every choice the first one."""
    g = new(RULES, seats=2, seed=seed, roles=["protectors", "family"], options={"chapter": chapter})
    while g.decision is not None and g.decision.kind.name != "deed":
        g.choose(0)
    assert isinstance(g.state, Table)
    return g.state


def clear(t: Table) -> None:
    """Everything that set-up laid out goes back where it came from."""
    for at in range(HEXES):
        for token in range(4):
            t.box[token] += t.tokens[token][at]
            t.tokens[token][at] = 0
        t.add_townsfolk(at, -t.townsfolk[at])
        t.add_buildings(at, -t.buildings[at])
    t.ground = [0] * 8
    t.cubes = CUBES[:]
    t.supply = HAINTS[:]
    t.seen = [0] * len(t.seen)


def drive(t: Table, until: str = "") -> Flow[None]:
    """The steps of the current turn as one flow: `run(drive(t), deed=[("jar", 0), …], …)` plays on to its end.

    It stops when the turn is over (the next actor is not yet named), or earlier, when `until` ("todo") says that the
    work begun is to be finished only.
    """

    async def steps() -> None:
        while t.todo or (not until and t.actor >= 0 and not t.over):
            await step(t)

    return steps()


def drive_to(t: Table, phase: int) -> Flow[None]:
    """The steps until the table stands at a phase of the round (`ROUND_ENDS`, …), or the game is over."""

    async def steps() -> None:
        while t.phase != phase and not t.over:
            await step(t)

    return steps()


def at(row: list[int]) -> dict[str, int]:
    """A row of counts by hex as `{name: count}`, without the zeros."""
    return {LABEL[i]: n for i, n in enumerate(row) if n}


def game(t: Table) -> Game:
    """A game that goes on from a position."""
    names = [FACTION_IDS[f] for f in t.factions]
    options = {"chapter": ("c1", "c2", "c3", "c4", "c5", "solo", "ff3", "ff4", "ffh")[t.mode]}
    return new(RULES, seats=t.seats, seed=1, start=serialize.dump(t), roles=names, options=options)


def table_of(g: Game) -> Table:
    """What lies on the table of a game."""
    assert isinstance(g.state, Table)
    return g.state
