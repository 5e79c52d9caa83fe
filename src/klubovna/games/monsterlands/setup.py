"""Set-up: from the configuration to the first table, and the choice of clans."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from klubovna.games.monsterlands import events, kinds
from klubovna.games.monsterlands.citadel import refill_lodge
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.clans import draw_member
from klubovna.games.monsterlands.cleanup import new_land, new_quests
from klubovna.games.monsterlands.equipment import refill_market
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    BASIC,
    BRINGS,
    BUILDINGS,
    CARDS,
    CHIEF,
    CROWD,
    DICE_SUPPLY,
    DIFFICULTIES,
    DIFFICULTY_FACTS,
    FIRST_ROOKIE,
    FIRST_SPARE,
    HAGGLE,
    HIRE_AT_FIRST,
    HIRED,
    LAND_A,
    LAND_B,
    LANDS,
    LEVEL_A,
    LOOTS,
    MEMBERS,
    MONSTERS,
    ONLY_A_FIRST,
    PANIC_FACTS,
    QUESTS,
    REPUTATION,
    SAM_FACTS,
    SCENARIOS,
    SPACES,
    STARTING,
    STRENGTH,
    TAVERN_DISPLAY,
    TAVERN_DISPLAY_SOLO,
    TILES,
    family,
)
from klubovna.games.monsterlands.loot import refill_loot
from klubovna.games.monsterlands.moments import NO_MEMBER, Moment
from klubovna.games.monsterlands.monsters import level_a_at_entrance, monster_for
from klubovna.games.monsterlands.pool import Round
from klubovna.games.monsterlands.records import Scenario
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.chance import Chance
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import SetupError
from klubovna.kernel.fields import state_class
from klubovna.kernel.rules import Config
from klubovna.kernel.state import Result


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Variants of Monster Lands."""

    difficulty: Annotated[
        Literal["easy", "normal", "hard", "deadly"], msgspec.Meta(description="How strong the monsters are")
    ] = "easy"
    ruses: Annotated[bool, msgspec.Meta(description="The Ruses module, for 2 to 4 players")] = False
    queens_gift: Annotated[bool, msgspec.Meta(description="The first player gets a gift from round 2 on")] = False
    more_monsters: Annotated[bool, msgspec.Meta(description="Monsters come to the Citadel in rounds 2, 4, 6")] = False
    scenario: Annotated[
        int, msgspec.Meta(ge=0, le=10, description="Solo: the scenario, 1 to 10; 0 is the first one")
    ] = 0
    dealt: Annotated[bool, msgspec.Meta(description="Affinities are dealt at random instead of chosen")] = False


def after(options: dict[str, Any], seats: int, result: Result) -> dict[str, Any] | None:
    """solo.12 The next of the solo scenarios, once this one was passed."""
    following = result.details.get("scenario", len(SCENARIOS)) + 1
    return {**options, "scenario": following} if result.winners and following <= len(SCENARIOS) else None


def check(config: Config) -> None:
    """What seats, roles and options must fulfil together."""
    options: Options = config.options
    named = [role for role in config.roles if role is not None]
    for role in named:
        if named.count(role) > 1:
            raise SetupError("setup-affinity-twice", affinity=role)  # setup.player.02
    if config.seats > 1:
        if options.scenario:
            raise SetupError("setup-scenario-seats", seats=config.seats, scenario=options.scenario)
        return
    if options.ruses:
        raise SetupError("setup-ruses-alone")  # solo.01
    scenario = SCENARIOS[max(options.scenario, 1) - 1]
    if options.difficulty in scenario.setup.forbidden_difficulties:  # scen.10.02
        level = DIFFICULTY_FACTS[DIFFICULTIES.index(options.difficulty)].name
        raise SetupError("setup-scenario-level", scenario=scenario.number, name=scenario.name, level=level)
    starter = scenario.setup.starter_affinity
    if starter and named and named[0] != starter:
        raise SetupError("setup-scenario-affinity", scenario=scenario.number, name=scenario.name, affinity=starter)


def setup(config: Config) -> Table:
    """setup.01 to setup.25, and what a scenario changes (solo.10)."""
    options: Options = config.options
    t = Table(seats=config.seats, chance=Chance(config.seed), clans=[Clan() for _ in range(config.seats)])
    t.difficulty = DIFFICULTIES.index(options.difficulty)
    t.gift = options.queens_gift
    t.more_monsters = options.more_monsters
    scenario = None
    if config.seats == 1:
        t.scenario = max(options.scenario, 1)
        scenario = SCENARIOS[t.scenario - 1]
    t.ruses = options.ruses or (scenario is not None and scenario.rules.ruse_module)  # scen.8.03
    t.first = t.turn = t.chance.below(t.seats)  # setup.24, r.05
    t.spaces = SPACES[t.crowded][:]
    prepare_tavern(t, scenario)
    prepare_traps(t, options.ruses, scenario)
    prepare_shops(t)
    prepare_outside(t)
    prepare_clans(t, scenario)
    if scenario is not None:
        prepare_solo(t, scenario)
    seat_clans(t, config.roles, options.dealt, scenario)
    t.tasks = [ChooseClans()]
    return t


def prepare_tavern(t: Table, scenario: Scenario | None) -> None:
    """setup.04 to setup.07 Rookies, the deck and the first offer."""
    t.rookies = MEMBERS[FIRST_ROOKIE:FIRST_SPARE]
    t.spares = MEMBERS[FIRST_SPARE:]
    t.out = sorted([*CHIEF, *BASIC])
    t.deck = HIRED[:]
    if scenario is not None and scenario.setup.mercenary_deck:
        t.deck = [member for member in HIRED if BRINGS[member][HAGGLE]]  # scen.2.01
        t.out = sorted(t.out + [member for member in HIRED if not BRINGS[member][HAGGLE]])
    t.chance.shuffle(t.deck)
    size = TAVERN_DISPLAY_SOLO if t.seats == 1 else TAVERN_DISPLAY  # solo.04
    t.offer = [draw_member(t) for _ in range(size)]
    removed = []
    while sum(REPUTATION[member] <= HIRE_AT_FIRST for member in t.offer) < max(t.seats, 2):  # setup.06, r.97
        slot = max(range(size), key=lambda i: REPUTATION[t.offer[i]])
        removed.append(t.offer[slot])  # setup.07
        t.offer[slot] = draw_member(t)
    t.deck = sorted(t.deck + removed)
    t.chance.shuffle(t.deck)


SOLD: Final = [family("upgraded"), family("upgraded", "hidden", "ruse")]
"""Without the Ruses module and with it."""
GIVEN: Final = family("basic")


def prepare_traps(t: Table, ruses: bool, scenario: Scenario | None) -> None:
    """setup.10, setup.11 With the module the ruses and hidden traps are sold too (ruse.01)."""
    t.trap_supply = SOLD[ruses][:]
    t.chance.shuffle(t.trap_supply)
    refill_lodge(t)
    if scenario is not None and scenario.setup.sam_trap_pile:
        t.sam_pile = family(*scenario.setup.sam_trap_pile)  # scen.8.01
        t.chance.shuffle(t.sam_pile)


def prepare_shops(t: Table) -> None:
    """setup.12, setup.18, setup.19, setup.23"""
    t.equipment_deck = CARDS[:]
    t.chance.shuffle(t.equipment_deck)
    refill_market(t)
    t.loot_supply = LOOTS[:]
    t.chance.shuffle(t.loot_supply)
    refill_loot(t)
    t.bag = list(range(QUESTS))
    t.chance.shuffle(t.bag)
    new_quests(t)
    t.panic_pile = list(range(len(PANIC_FACTS)))
    t.chance.shuffle(t.panic_pile)


def prepare_outside(t: Table) -> None:
    """setup.13 to setup.17 Monsters, lands and event tiles."""
    places = (LAND_A, LAND_B) if t.seats >= CROWD else (LAND_A,)
    if ONLY_A_FIRST[t.difficulty]:
        first = [monster for monster in MONSTERS if LEVEL_A[monster]]
        t.chance.shuffle(first)
        for place in places:
            t.monsters[place] = first.pop()  # diff.01, diff.02
        t.monster_deck = sorted(first + [monster for monster in MONSTERS if not LEVEL_A[monster]])
        t.chance.shuffle(t.monster_deck)
    else:
        t.monster_deck = MONSTERS[:]  # diff.03, r.62
        t.chance.shuffle(t.monster_deck)
        for place in places:
            monster_for(t, place)
    t.land_deck = LANDS[:]
    t.chance.shuffle(t.land_deck)
    t.event_deck = list(range(TILES))
    t.chance.shuffle(t.event_deck)
    for place in places:
        new_land(t, place)


def prepare_clans(t: Table, scenario: Scenario | None) -> None:
    """setup.player.04 to setup.player.07"""
    basics = GIVEN[:]
    for clan in t.clans:
        clan.glory = STARTING.glory
        clan.coins = STARTING.coins
        clan.defence = STARTING.defence  # r.07
        clan.traps = [basics.pop() for _ in range(STARTING.basic_traps)]
        if scenario is not None:
            if scenario.setup.coins >= 0:
                clan.coins = scenario.setup.coins  # scen.3.04
            if scenario.setup.defence >= 0:
                clan.defence = scenario.setup.defence  # scen.3.02, r.72


def prepare_solo(t: Table, scenario: Scenario) -> None:
    """solo.05, solo.08 Sam's tokens and his two dice; closed buildings, a monster at the entrance."""
    t.sam_tokens = SAM_FACTS.tokens
    t.dice = DICE_SUPPLY[:]
    t.dice[STRENGTH] -= 1  # r.71
    t.dice[HAGGLE] -= 1
    for name in scenario.setup.closed_buildings:
        t.spaces[BUILDINGS.index(name)] = 0  # scen.4.01
    if scenario.setup.entrance_monster:
        level_a_at_entrance(t)  # scen.6.01, scen.10.03


def seat_clans(t: Table, roles: list[str | None], dealt: bool, scenario: Scenario | None) -> None:
    """Affinities that are named or dealt; the others are chosen in the first step."""
    named = list(roles)
    if scenario is not None and scenario.setup.starter_affinity:
        named = [scenario.setup.starter_affinity]  # scen.2.02, scen.4.03
    free = [name for name in AFFINITIES if name not in named]
    t.chance.shuffle(free)
    for seat, role in enumerate(named):
        if role is None and dealt:
            role = free.pop()
        if role is not None:
            take_starters(t, seat, AFFINITIES.index(role))


def take_starters(t: Table, seat: int, affinity: int) -> None:
    """setup.player.02 The chief and the basic mercenary of one affinity."""
    clan = t.clans[seat]
    clan.affinity = affinity
    clan.chief = CHIEF[affinity]
    clan.members = [CHIEF[affinity], BASIC[affinity]]
    for member in clan.members:
        t.out.remove(member)


@state_class
class ChooseClans(Moment):
    """r.05 From the first player clockwise; every affinity once."""

    phase: ClassVar[str] = "set-up"

    async def run(self, t: Table) -> None:
        seat = next((seat for seat in t.clockwise() if t.clans[seat].chief == NO_MEMBER), None)
        if seat is None:
            t.then(Round())
            return
        taken = [clan.affinity for clan in t.clans]
        free = [affinity for affinity in range(len(AFFINITIES)) if affinity not in taken]
        affinity = await Decision(seat, kinds.AFFINITY, free)
        take_starters(t, seat, affinity)
        t.tell(events.CHOSE, seat, affinity)
