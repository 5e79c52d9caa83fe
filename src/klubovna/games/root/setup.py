"""Set-up: from the configuration to the first table; the factions then set themselves up in order."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from klubovna.games.root.cards import give
from klubovna.games.root.facts import (
    BOARD_OF,
    CLEARING_SUITS,
    COMMON,
    DECK_SIZE,
    DOMINANCE,
    FACTION_IDS,
    MAP_IDS,
    MAPS,
    QUEST_FACTS,
    REACH,
    SUITS,
    Card,
    Faction,
    Suit,
)
from klubovna.games.root.state import Table
from klubovna.kernel.chance import Chance
from klubovna.kernel.errors import SetupError
from klubovna.kernel.rules import Config
from klubovna.kernel.zones import EVERYBODY, shuffle

ROLE_NAMES: Final = tuple(BOARD_OF)
SEATS: Final = {
    name: [Faction(i) for i, id in enumerate(FACTION_IDS) if id.removesuffix("_2") == name] for name in ROLE_NAMES
}
"""Who can play what is called so: each faction once, the Vagabond twice (9.7, r.162)."""
POOL: Final = [*ROLE_NAMES, *(name for name in ROLE_NAMES for _ in SEATS[name][1:])]
"""The names of all that can play."""


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Variants of Root."""

    map: Annotated[Literal["autumn", "winter", "lake", "mountain"], msgspec.Meta(description="The map")] = "autumn"
    deck: Annotated[Literal["standard", "exiles"], msgspec.Meta(description="The shared deck")] = "standard"
    any_reach: Annotated[bool, msgspec.Meta(description="Allow factions with a reach below 17 together")] = False
    seating: Annotated[
        Literal["random", "given"], msgspec.Meta(description="How players sit around the table, and so the turn order")
    ] = "random"


def reach(names: list[str]) -> int:
    """A#2 The sum of the factions' reach; a second Vagabond counts less."""
    keys = ["reach_second" if name in names[:i] else "reach" for i, name in enumerate(names)]
    return sum(int(BOARD_OF[name][key]) for name, key in zip(names, keys, strict=True))


def strongest(named: list[str]) -> list[str]:
    """The factions still to be had, the widest reach first."""
    free = [name for name in ROLE_NAMES if name not in named]
    return sorted(free, key=lambda name: -int(BOARD_OF[name]["reach"]))


def below_recommendation(t: Table) -> tuple[int, int] | None:
    """r.160 The reach of the table and the recommended one, where it falls short of it."""
    got = reach([FACTION_IDS[f].removesuffix("_2") for f in t.factions])
    wanted = REACH.by_players[str(t.seats)]
    return (got, wanted) if got < wanted else None


def check(config: Config) -> None:
    """A#3, r.160 Below 17 refused unless the table says so; r.162 every faction once, the Vagabond twice."""
    named = [role for role in config.roles if role is not None]
    for role in named:
        count, most = named.count(role), len(SEATS[role])
        if count > most and most > 1:
            raise SetupError("setup-vagabonds", count=count, most=most)
        if count > most:
            raise SetupError("setup-role-twice", role=BOARD_OF[role]["name"])
    most = reach([*named, *strongest(named)[: config.seats - len(named)]])
    if not config.options.any_reach and most < REACH.minimum:
        why = "setup-reach" if len(named) == config.seats else "setup-reach-open"
        raise SetupError(why, reach=most, least=REACH.minimum)


def deal_roles(config: Config, chance: Chance) -> list[str]:
    """Factions for the seats that named none: any that bring the table to the recommended reach (A#1)."""
    taken = [role for role in config.roles if role is not None]
    most = reach([*taken, *strongest(taken)[: config.seats - len(taken)]])
    wanted = 0 if config.options.any_reach else min(most, REACH.by_players[str(config.seats)])
    free = [name for name in POOL if taken.count(name) == 0 or len(SEATS[name]) > 1]
    while True:
        pool = free[:]
        chance.shuffle(pool)
        names = [pool.pop() if role is None else role for role in config.roles]
        if all(names.count(name) <= len(SEATS[name]) for name in names) and reach(names) >= wanted:
            return names


def setup(config: Config) -> Table:
    """5.1 Standard set-up, with the variants of appendix C."""
    options: Options = config.options
    t = Table(seats=config.seats, chance=Chance(config.seed))
    seat_factions(t, deal_roles(config, t.chance))
    seat_players(t, options.seating == "given")
    t.map = MAP_IDS.index(options.map)
    t.exiles = options.deck == "exiles"
    lay_map(t)
    deal_cards(t)
    t.quest_deck = list(range(len(QUEST_FACTS)))
    t.chance.shuffle(t.quest_deck)
    return t


def seat_factions(t: Table, names: list[str]) -> None:
    """5.1.1#1 Each seat its faction; which Vagabond is the first is drawn (9.7.2)."""
    playing = {name: SEATS[name][: names.count(name)] for name in ROLE_NAMES}
    for namesakes in playing.values():
        t.chance.shuffle(namesakes)
    t.factions = [playing[name].pop() for name in names]
    t.present = sorted(t.factions)
    for seat, faction in enumerate(t.factions):
        t.seat_of[faction] = seat


def seat_players(t: Table, as_given: bool) -> None:
    """5.1.1#2 The starting player is drawn, and how the others sit clockwise from him, unless they keep their order."""
    first = t.chance.below(t.seats)
    others = [(first + i) % t.seats for i in range(1, t.seats)]
    if not as_given:  # r.171
        t.chance.shuffle(others)
    t.order = [first, *others]
    t.seat = first


def lay_map(t: Table) -> None:
    """5.1.4 Ruins; C.1#2 suits dealt at random on the other maps (r.152); ferry and tower (D.2.1, D.3.1)."""
    chart = MAPS[t.map]
    if chart.facts.suits == "printed":
        t.suits = [Suit(SUITS.index(c.suit)) for c in chart.facts.clearing]
    else:
        t.suits = [suit for suit in CLEARING_SUITS for _ in range(4)]
        t.chance.shuffle(t.suits)
    t.lay_paths(chart.closed[:])
    t.ruins = chart.ruin[:]
    t.ferry = chart.facts.raft_start - 1
    t.tower = chart.facts.tower_clearing - 1
    t.changed_everywhere()


def deal_cards(t: Table) -> None:
    """5.1.3 Shuffle and deal three each; with two players without dominance cards (5.1.3#1)."""
    first = DECK_SIZE if t.exiles else 0
    t.deck = [Card(i) for i in range(first, first + DECK_SIZE) if t.seats > 2 or not DOMINANCE[i]]
    shuffle(t, t.deck, t.seen)
    for i in range(len(t.seen)):
        if not first <= i < first + DECK_SIZE:
            t.seen[i] = EVERYBODY  # the other deck is in the box
    for faction in t.factions:
        for _ in range(COMMON.starting_hand):
            give(t, faction, t.deck.pop())
