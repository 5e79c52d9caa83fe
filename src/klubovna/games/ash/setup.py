"""Set-up: from the configuration to the first table, and the placing of the starting buildings."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from klubovna.games.ash import events, kinds
from klubovna.games.ash.facts import (
    ACTION_CARDS,
    AUTOMATON,
    BUILDING_FACTS,
    BUILDING_OFFER,
    BUILDINGS,
    CARDS,
    CHARACTERS,
    CITADEL,
    DIFFICULTIES,
    FATES,
    GOLD,
    LEVEL,
    MAX_ATTACKERS,
    MINIONS,
    OFFER_LEVELS,
    PROVINCES,
    STARTING_GOLD,
    STRENGTH,
    TYPE,
    WARRIOR_FACTS,
    WARRIOR_IDS,
    WARRIORS,
    Area,
    Building,
    Warrior,
)
from klubovna.games.ash.rounds import begin_round, clockwise_from
from klubovna.games.ash.state import KING, NOBODY, Side, Table
from klubovna.kernel.chance import Chance
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import SetupError
from klubovna.kernel.rules import Config
from klubovna.kernel.zones import EVERYBODY, shuffle


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Variants of Crown of Ash."""

    powers: Annotated[bool, msgspec.Meta(description="Player powers, the advanced variant")] = False
    clockwise: Annotated[bool, msgspec.Meta(description="Simpler turn order: clockwise from a named player")] = False
    automa: Annotated[bool, msgspec.Meta(description="The automated opponent joins 2 or 3 players")] = False
    difficulty: Annotated[
        Literal["low", "medium", "high"], msgspec.Meta(description="Solo: level of the Citadel warrior")
    ] = "low"
    targeted: Annotated[bool, msgspec.Meta(description="The targeted action card replaces card I")] = False
    citadel: Annotated[
        list[str], msgspec.Meta(description="Solo: these warriors hold the Citadel instead of a random one")
    ] = []


def check(config: Config) -> None:
    """What seats, roles and options must fulfil together."""
    named = [role for role in config.roles if role is not None]
    for role in named:
        if named.count(role) > 1:
            raise SetupError("setup-role-twice", role=role.capitalize())  # barons are called alike in both languages
    options: Options = config.options
    if options.automa and config.seats > 3:
        raise SetupError("setup-automa-seats", seats=config.seats)  # apm.01
    if options.citadel:
        check_citadel(config.seats, options.citadel)


def check_citadel(seats: int, named: list[str]) -> None:
    """diff.04 Ordinary warriors that every game has, up to three, in the solo game."""
    if seats != 1:
        raise SetupError("setup-citadel-seats", seats=seats)
    most = MAX_ATTACKERS[CITADEL]
    if len(named) > most:
        raise SetupError("setup-citadel-most", count=len(named), most=most)
    good = [w.id for w in WARRIOR_FACTS if w.level and not w.automaton and w.players == "1-4"]
    for name in named:
        if name not in good:
            raise SetupError("setup-citadel-warrior", warrior=name, warriors=", ".join(good))
        if named.count(name) > 1:
            raise SetupError("setup-citadel-twice", warrior=WARRIOR_FACTS[WARRIOR_IDS[name]].name)


STARTING_WARRIORS: Final = [[w for w in WARRIORS if WARRIOR_FACTS[w].owner == owner] for owner in CHARACTERS]
DECKS: Final = [
    [
        [w for w in WARRIORS if LEVEL[w] == level and (crowded or WARRIOR_FACTS[w].players != "3-4")]
        for level in (1, 2, 3)
    ]
    for crowded in (False, True)
]
"""setup.05, setup.06 The warriors of each level, without and with those for three or four players."""
STARTING_BUILDINGS: Final = [b for b in BUILDINGS if BUILDING_FACTS[b].starting]
TILES: Final = {level: [b for b in BUILDINGS if BUILDING_FACTS[b].level == level] for level in (1, 2)}


def setup(config: Config) -> Table:
    """setup.01 to setup.15, and the automated opponent's solo.01 to solo.07."""
    options: Options = config.options
    t = Table(
        seats=config.seats,
        chance=Chance(config.seed),
        powers=options.powers,
        clockwise=options.clockwise,
        solo=config.seats == 1,
    )
    seat_sides(t, config.roles, t.solo or options.automa)
    chosen = [WARRIOR_IDS[name] for name in options.citadel]
    deal_warriors(t, chosen)
    deal_fates(t)
    deal_buildings(t)
    draw_order(t)
    if t.sides[-1].automated:
        prepare_automa(t, options.targeted)
    if t.solo:
        hold_citadel(t, DIFFICULTIES[options.difficulty].citadel_warrior_level, chosen)
    else:
        t.control[CITADEL] = KING  # setup.09, cit.01, apm.02
    return t


def seat_sides(t: Table, roles: list[str | None], automated: bool) -> None:
    """setup.01 Each player gets a board, minions, battle cards and starting warriors; 2 gold besides (r.setup.3)."""
    free = [i for i, name in enumerate(CHARACTERS) if name not in roles]
    t.chance.shuffle(free)
    characters = [free.pop() if role is None else CHARACTERS.index(role) for role in roles]
    if automated:
        characters.append(free.pop())  # solo.03
    for i, character in enumerate(characters):
        side = Side(
            role=character,
            automated=i >= t.seats,
            hand=STARTING_WARRIORS[character][:],
            cards=CARDS[:],
            seen_cards=[EVERYBODY] * len(CARDS),
            minions=MINIONS,
        )
        if not side.automated:
            side.supply[GOLD] = STARTING_GOLD
            if t.powers:
                t.holder[character] = i  # power.01, r.pow.10
        t.sides.append(side)


def deal_warriors(t: Table, chosen: list[Warrior]) -> None:
    """setup.04 to setup.08 Three decks by level, and the six places of the offer."""
    for deck, warriors in zip(t.decks, DECKS[t.crowded], strict=True):
        deck += [warrior for warrior in warriors if warrior not in chosen] if chosen else warriors
        shuffle(t, deck, t.seen_warriors)  # setup.07
    t.offer = [t.decks[level - 1].pop() for level in OFFER_LEVELS]  # setup.08, r.setup.5
    for warrior in t.offer:
        t.seen_warriors[warrior] = EVERYBODY


def deal_fates(t: Table) -> None:
    """setup.10 One secret fate card each; the others leave the game unseen (setup.11). The AP has none (ap.09)."""
    t.fates_out = list(range(len(FATES)))
    t.chance.shuffle(t.fates_out)
    for seat in range(t.seats):
        fate = t.fates_out.pop()
        t.sides[seat].fate = [fate]
        t.seen_fates[fate] = 1 << seat


def deal_buildings(t: Table) -> None:
    """setup.12 Starting buildings at random, two each with 1 or 2 players (setup.13); stack and offer (r.setup.4)."""
    starting = STARTING_BUILDINGS[:]
    t.chance.shuffle(starting)
    for side in t.sides:
        side.starting = [starting.pop() for _ in range(1 if t.crowded else 2)]  # setup.14, setup.15
    for level in (2, 1):
        tiles = TILES[level][:]
        t.chance.shuffle(tiles)
        t.stack += tiles  # tiles.01
    t.tiles = [t.stack.pop() for _ in range(BUILDING_OFFER)]


def draw_order(t: Table) -> None:
    """order.01 Random before the first round; in the simpler variant only the first player is (r.ord.4)."""
    people = list(range(t.seats))
    if t.clockwise:
        t.order = clockwise_from(t.chance.pick(people), people)
    else:
        t.chance.shuffle(people)
        t.order = people
    t.order += range(t.seats, len(t.sides))  # ap.08


def prepare_automa(t: Table, targeted: bool) -> None:
    """solo.04, solo.05 Action cards and battle cards shuffled face down, the scale at its top (solo.07, apb.01)."""
    unused = {card.replaces for card in ACTION_CARDS if card.targeted} if targeted else set()
    t.automa.actions = [i for i, card in enumerate(ACTION_CARDS) if card.targeted <= targeted and card.id not in unused]
    t.chance.shuffle(t.automa.actions)
    side = t.sides[-1]
    shuffle(t, side.cards, side.seen_cards)


def hold_citadel(t: Table, level: int, chosen: list[Warrior]) -> None:
    """solo.06 The AP rules the Citadel with a warrior of the wanted level (diff.01–03) or those named (diff.04)."""
    t.control[CITADEL] = len(t.sides) - 1  # ap.02
    if not chosen:
        deck = t.decks[level - 1]
        while TYPE[deck[-1]] == AUTOMATON:  # r.ap.2
            t.chance.shuffle(deck)
        chosen = [deck.pop()]
        t.seen_warriors[chosen[0]] = EVERYBODY
    t.defenders[CITADEL] = chosen


async def settle(t: Table) -> None:
    """r.setup.1 In turn order each places one starting building with a defender (r.setup.2)."""
    side = t.order[t.settled % len(t.order)]
    s = t.sides[side]
    free = [p for p in PROVINCES if t.control[p] == NOBODY]
    if s.automated:
        building = s.starting[0]
        rolled = t.chance.roll(6) - 1
        t.tell(events.ROLLED_START, side, rolled + 1)
        province = min(free, key=lambda p: (p - rolled) % len(PROVINCES))
        warrior = min(s.hand, key=lambda w: (STRENGTH[w], w))
    else:
        building = await Decision(side, kinds.SETUP_BUILDING, sorted(s.starting))
        province = await Decision(side, kinds.SETUP_WHERE, free, building)
        warrior = await Decision(side, kinds.SETUP_DEFENDER, sorted(s.hand), province)
    found(t, side, building, province, warrior)
    t.settled += 1
    if not any(other.starting for other in t.sides):
        t.tell(events.ROUND, t.round)
        begin_round(t)


def found(t: Table, side: int, building: Building, province: Area, warrior: Warrior) -> None:
    s = t.sides[side]
    s.starting.remove(building)
    s.hand.remove(warrior)
    t.stacks[province].append(building)
    t.control[province] = side
    t.post(warrior, province)
    t.tell(events.SETTLED, side, building, province, warrior)
