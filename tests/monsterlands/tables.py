"""Positions of Monster Lands made by hand, for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.battle import attack_dice, begin_battle
from klubovna.games.monsterlands.deeds import free_deeds
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    BUILDINGS,
    CARD_FACTS,
    ENTRANCE,
    EVENT_FACTS,
    LAND_FACTS,
    LAND_IDS,
    LOOT_IDS,
    MEMBER_IDS,
    MONSTER_FACTS,
    MONSTER_IDS,
    PATHS_OF,
    PLACES,
    QUEST_FACTS,
    TRAP_FACTS,
    TRAP_KIND,
    TRAPS,
    Card,
    Land,
    Loot,
    Member,
    Monster,
    Path,
    Trap,
)
from klubovna.games.monsterlands.moments import NO_CARD, NO_LAND, NO_MEMBER, NO_MONSTER, NO_TRAP, Moment
from klubovna.games.monsterlands.records import PathFacts
from klubovna.games.monsterlands.setup import setup
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import (
    Adventure,
    Assault,
    Attack,
    BeforeWages,
    CleanUp,
    Conquest,
    EndOfRound,
    Fight,
    Finish,
    Looting,
    NewChiefs,
    OutfitBrews,
    OutfitDice,
    OutfitTokens,
    OutfitTraps,
    PayQuest,
    QuestDice,
    RollQuest,
    Round,
    Turn,
    Wages,
    step,
)
from klubovna.kernel import Game, new, serialize

PLACE: dict[str, int] = {name: i for i, name in enumerate(PLACES)}
KIND = {facts.id: i for i, facts in enumerate(TRAP_FACTS)}
QUEST = {facts.id: i for i, facts in enumerate(QUEST_FACTS)}
EVENT = {f"{facts.tile}{facts.side}": i for i, facts in enumerate(EVENT_FACTS)}
BUILDING = {name: i for i, name in enumerate(BUILDINGS)}


def m(name: str) -> Member:
    """A chief, basic or hired mercenary by his name in content; rookies are `t.rookies` or a clan's members."""
    return MEMBER_IDS[name]


def card(name: str, copy: int = 0) -> Card:
    return [Card(i) for i, facts in enumerate(CARD_FACTS) if facts.id == name][copy]


def kind(name: str) -> int:
    """A kind of trap, as decisions name it."""
    return KIND[name]


def loot(name: str) -> Loot:
    return LOOT_IDS[name]


def monster(name: str) -> Monster:
    return MONSTER_IDS[name]


def land(name: str) -> Land:
    return LAND_IDS[name]


def path(place: str, number: int) -> Path:
    """`path("land_a", 2)`: the second path from the left (at the entrance the lower one)."""
    return PATHS_OF[PLACE[place]][number - 1]


def path_with(fits: Callable[[PathFacts], bool]) -> tuple[str, int]:
    """An event side and the number of a path on it that fits, so that a test need not know the rebuilt tiles."""
    return next(
        (f"{facts.tile}{facts.side}", number)
        for facts in EVENT_FACTS
        for number, one in enumerate(facts.paths, 1)
        if fits(one)
    )


def quiet(count: int) -> tuple[str, list[int]]:
    """An event side and the numbers of the leftmost paths on it that neither help in a battle nor ask anything."""
    sides = [
        ([n for n, one in enumerate(facts.paths, 1) if one.benefit.type in ("coins", "potion", "poison")], facts)
        for facts in EVENT_FACTS
    ]
    numbers, facts = min((found[:count], facts.tile + facts.side) for found, facts in sides if len(found) >= count)
    return facts, numbers


def skirmish(name: str, *fighters: dict[str, Any], land: str | None = None, **more: Any) -> tuple[Table, list[Path]]:
    """A monster at land A and mercenaries on quiet paths from left to right, as `paths` of `table` tells them.

    The land is of another affinity than the monster unless it is named. `seats` and all else as for `table`.
    """
    affinity = MONSTER_FACTS[MONSTER_IDS[name]].affinity
    land = land or next(facts.id for facts in LAND_FACTS if facts.affinity != affinity)
    tile, numbers = quiet(len(fighters))
    t = table(
        more.pop("seats", 2),
        monsters={"land_a": name, **more.pop("monsters", {})},
        lands={"land_a": land, **more.pop("lands", {})},
        events={"land_a": tile},
        paths={
            **{("land_a", n): {"seat": 0, **one} for n, one in zip(numbers, fighters, strict=True)},
            **more.pop("paths", {}),
        },
        **more,
    )
    return t, [path("land_a", n) for n in numbers]


def faces(total: int, dice: int) -> list[int]:
    """What so many dice show to add up to a total."""
    low, more = divmod(total, dice)
    shown = [low + (i < more) for i in range(dice)]
    assert all(1 <= value <= 6 for value in shown)
    return shown


def table(
    seats: int = 2,
    *,
    roles: list[str] | None = None,
    seed: int = 1,
    dice: Sequence[int] = (),
    phase: type[Moment] = Turn,
    round: int = 1,
    turn: int = 0,
    first: int = 0,
    clans: dict[int, dict[str, Any]] | None = None,
    lodge: list[str] | None = None,
    tavern: list[str] | None = None,
    market: list[str] | None = None,
    display: list[str] | None = None,
    monsters: dict[str, str | None] | None = None,
    lands: dict[str, str | None] | None = None,
    events: dict[str, str] | None = None,
    quests: tuple[str, str] | None = None,
    paths: dict[tuple[str, int], dict[str, Any]] | None = None,
    placed: dict[str, list[int]] | None = None,
    panic: list[str] | None = None,
    **options: Any,
) -> Table:
    """A table after set-up in the placement phase: every clan with its starters, 5 glory, and nothing else.

    Clans are wind, water, fire, jungle by seat unless `roles` says otherwise.
    `clans={0: {"glory": 20, "coins": 5, "strength": 2, "haggle": [5], "members": ["fandor"], "rookies": 1,
    "traps": ["basic"], "defence": 1, "potions": 1, "poisons": 1, "loot": ["coins12"], "trophies": ["hlubstir"],
    "lands": {"kryzie": "luska"}, "wounded": ["fandor"], "equipment": {"zeldiv": "fandor"}, "chief": None}}`: members
    come besides the starters; a land's settler may be None.
    `paths={("land_a", 2): {"seat": 0, "member": "zerava", "strength": 2, "magic": 1, "traps": ["up_a4"], "open": [],
    "defence": 1, "potions": 1, "poisons": 1, "coins": 2}}`: the member joins the clan if need be.
    Dice are taken from the supply, cards and tokens from where they lie. Lands and quests as dealt unless named.
    """
    named: list[str | None] = list(roles or AFFINITIES[:seats])
    t = setup(RULES.config(seats, seed, named, options))
    t.round, t.turn, t.first = round, turn, first
    begin(t, phase)
    for name, value in (monsters or {}).items():
        take_monster(t, PLACE[name], value)
    for name, value in (lands or {}).items():
        take_land(t, PLACE[name], value)
    for name, tile in (events or {}).items():
        t.events[PLACE[name]] = EVENT[tile]
    if quests is not None:
        t.quests = [QUEST[quests[0]], QUEST[quests[1]]]
        t.bag = [quest for quest in QUEST.values() if quest not in t.quests]
    for clan in t.clans:
        clan.coins = clan.defence = 0
        clan.traps = []
    for seat, wanted in (clans or {}).items():
        fill_clan(t, seat, wanted)
    for (place, number), wanted in (paths or {}).items():
        fill_path(t, path(place, number), wanted)
    if lodge is not None:
        t.trap_supply += [trap for trap in t.lodge if trap >= 0]
        t.lodge = [take_trap(t, name) for name in lodge] + [NO_TRAP] * (len(t.lodge) - len(lodge))
    if tavern is not None:
        t.deck += [member for member in t.offer if member >= 0]
        t.offer = [take_member(t, name) for name in tavern] + [NO_MEMBER] * (len(t.offer) - len(tavern))
    if market is not None:
        t.equipment_deck += [one for one in t.market if one >= 0]
        t.market = [take_card(t, name) for name in market] + [NO_CARD] * (len(t.market) - len(market))
    if display is not None:
        t.loot_supply += t.loot_display
        t.loot_display = [take_loot(t, name) for name in display]
    for name, there in (placed or {}).items():
        t.placed[BUILDING[name]] = there[:]
    for name in panic or []:
        t.panic[BUILDING[name]] = True
        t.panic_pile.remove(BUILDING[name])
    t.chance.load(*dice)
    return t


def fill_clan(t: Table, seat: int, wanted: dict[str, Any]) -> None:
    clan = t.clans[seat]
    for name, value in wanted.items():
        if name in ("glory", "coins", "defence", "potions", "poisons", "quests", "passed"):
            setattr(clan, name, value)
        elif name in ("strength", "magic"):
            setattr(clan, name, value)
            t.dice[("strength", "magic").index(name)] -= value
        elif name == "haggle":
            clan.haggle = sorted(value)
            t.dice[2] -= len(value)
        elif name == "members":
            clan.members += [take_member(t, one) for one in value]
        elif name == "rookies":
            clan.members += [t.rookies.pop(0) for _ in range(value)]
        elif name == "traps":
            clan.traps = sorted(take_trap(t, one) for one in value)
        elif name == "loot":
            clan.loot = [take_loot(t, one) for one in value]
        elif name == "trophies":
            clan.trophies = [take_monster(t, None, one) for one in value]
        elif name == "lands":
            for one, settler in value.items():
                clan.lands.append(take_land(t, None, one))
                if settler is not None:
                    t.settler[LAND_IDS[one]] = enlist(t, seat, settler)
        elif name == "wounded":
            for one in value:
                t.wounded[enlist(t, seat, one)] = True
        elif name == "equipment":
            for one, holder in value.items():
                t.holder[take_card(t, one)] = Member(holder) if isinstance(holder, int) else enlist(t, seat, holder)
        elif name == "chief":
            t.out.append(clan.chief)
            clan.members.remove(clan.chief)
            clan.chief = NO_MEMBER if value is None else enlist(t, seat, value)
        else:
            raise ValueError(name)


def fill_path(t: Table, p: Path, wanted: dict[str, Any]) -> None:
    seat = wanted["seat"]
    t.owner[p] = seat
    t.who[p] = enlist(t, seat, wanted["member"])
    for colour, name in enumerate(("strength", "magic", "haggle")):
        t.on_path[3 * p + colour] = wanted.get(name, 0)
        t.dice[colour] -= wanted.get(name, 0)
    t.laid[p] = [take_trap(t, one) for one in wanted.get("traps", [])]
    t.open[p] = [take_trap(t, one) for one in wanted.get("open", [])]
    t.shields[p] = wanted.get("defence", 0)
    t.path_potions[p] = wanted.get("potions", 0)
    t.path_poisons[p] = wanted.get("poisons", 0)
    t.path_coins[p] = wanted.get("coins", 0)


def enlist(t: Table, seat: int, name: str) -> Member:
    """A member of the clan, taken from the deck if he is not there yet."""
    member = MEMBER_IDS[name]
    if member not in t.clans[seat].members:
        t.clans[seat].members.append(take_member(t, name))
    return member


def take_member(t: Table, name: str) -> Member:
    member = MEMBER_IDS[name]
    for zone in (t.deck, t.discard, t.out):
        if member in zone:
            zone.remove(member)
            return member
    t.offer[t.offer.index(member)] = t.deck.pop()
    return member


def take_trap(t: Table, name: str) -> Trap:
    """A token of this kind that lies nowhere else; ruses and hidden traps come from the box if need be."""
    tokens = [trap for trap in TRAPS if TRAP_KIND[trap] == KIND[name]]
    for trap in tokens:
        if trap in t.trap_supply:
            t.trap_supply.remove(trap)
            return trap
    for trap in tokens:
        if trap in t.lodge:
            t.lodge[t.lodge.index(trap)] = t.trap_supply.pop()
            return trap
    taken = [x for zone in (*t.laid, *t.open, *(c.traps for c in t.clans), t.sam_pile, t.trap_discard) for x in zone]
    return next(trap for trap in tokens if trap not in taken)


def take_card(t: Table, name: str) -> Card:
    """The first copy that nobody carries."""
    copies = [Card(i) for i, facts in enumerate(CARD_FACTS) if facts.id == name]
    one = next(one for one in copies if one in t.equipment_deck or one in t.market)
    if one in t.equipment_deck:
        t.equipment_deck.remove(one)
    else:
        t.market[t.market.index(one)] = t.equipment_deck.pop()
    return one


def take_loot(t: Table, name: str) -> Loot:
    one = LOOT_IDS[name]
    if one in t.loot_supply:
        t.loot_supply.remove(one)
    else:
        t.loot_display[t.loot_display.index(one)] = t.loot_supply.pop()
    return one


def take_monster(t: Table, place: int | None, name: str | None) -> Monster:
    """A monster from the deck, to a place or for a clan; what was at the place goes back into the deck."""
    if place is not None and t.monsters[place] >= 0:
        t.monster_deck.append(t.monsters[place])
        t.monsters[place] = NO_MONSTER
    if name is None:
        return NO_MONSTER
    one = MONSTER_IDS[name]
    if one in t.monsters:
        t.monsters[t.monsters.index(one)] = t.monster_deck.pop()
    else:
        t.monster_deck.remove(one)
    if place is not None:
        t.monsters[place] = one
    return one


def take_land(t: Table, place: int | None, name: str | None) -> Land:
    if place is not None and t.lands[place] >= 0:
        t.land_deck.append(t.lands[place])
        t.lands[place] = NO_LAND
    if name is None:
        return NO_LAND
    one = LAND_IDS[name]
    if one in t.lands:
        t.lands[t.lands.index(one)] = t.land_deck.pop()
    else:
        t.land_deck.remove(one)
    if place is not None:
        t.lands[place] = one
    return one


# -- moments ---------------------------------------------------------------------------------------------------------


OUTFIT = [OutfitTraps, OutfitBrews, OutfitTokens, OutfitDice]


def begin(t: Table, moment: type[Moment], **fields: Any) -> None:
    """Put the table at a moment, with what follows it in the round below."""
    below: list[Moment] = [Round()]
    if moment in (BeforeWages, Wages):
        fields = {"seat": t.turn}
    if moment in (NewChiefs, BeforeWages, Wages):
        order = t.clockwise()
        later = order if moment is NewChiefs else order[order.index(t.turn) + 1 :]
        below += [EndOfRound(), *(BeforeWages(seat=seat) for seat in reversed(later))]
    elif moment.phase != "clean-up" and moment is not Round:
        below += [CleanUp()]
        if moment is not Adventure:
            below += [Adventure()]
        if moment.phase == "pool":
            below += [Turn()]
        elif moment.phase == "placement" and moment not in (Turn, Finish):
            below += [Finish()]
            if moment in OUTFIT:
                below += [later() for later in OUTFIT[: OUTFIT.index(moment)]]
        elif moment in (Fight, Attack, Conquest) and t.place != ENTRANCE:
            below += [Looting()]
        if moment is Attack:
            below += [Fight()]
    t.tasks = below if moment is Round else [*below, moment(**fields)]


def open_battle(t: Table, place: int) -> None:
    """The battle at a place begins."""
    begin(t, Adventure)
    begin_battle(t, place)


# -- running ---------------------------------------------------------------------------------------------------------


async def until(t: Table, *moments: type[Moment]) -> None:
    """Step after step until one of these comes next or the game is over."""
    while type(t.task) not in moments and not t.over:
        await step(t)


async def action(t: Table) -> None:
    """One deed of the clan on turn with everything that belongs to it: `run(action(t), turn_deed=("citadel", 0))`."""
    await step(t)
    while t.task.phase == "placement" and type(t.task) is not Turn:
        if type(t.task) is Finish and free_deeds(t, t.turn):
            break
        await step(t)


async def one(t: Table) -> None:
    """One step."""
    await step(t)


async def resolve(t: Table, place: str) -> None:
    """One place of the adventure from its beginning to its end: `run(resolve(t, "land_a"), roll_deed=[...])`."""
    t.place = PLACE[place]
    if t.place < 3:
        open_battle(t, t.place)
    else:
        begin(t, RollQuest if place == "quest_a" else PayQuest)
    await until(t, Adventure)


def plain_tile(*numbers: int) -> str:
    """An event side on which these paths give no rerolls, so that a plain roll asks nothing."""
    return next(
        f"{facts.tile}{facts.side}"
        for facts in EVENT_FACTS
        if all(facts.paths[number - 1].benefit.type != "reroll" for number in numbers)
    )


QUIET_TILE, QUIET = path_with(lambda one: one.benefit.type == "coins")
"""An event side and the number of a path on it that changes no roll and no attack."""


def fighter(
    name: str,
    *,
    facing: str = "krus",
    roles: list[str] | None = None,
    hits: int = 0,
    rolls: tuple[int, ...] = (),
    clan: Any = None,
    **wanted: Any,
) -> Table:
    """A mercenary alone on the quiet path of a water land; the monster's dice and then his own are loaded."""
    t = table(
        2,
        roles=roles,
        monsters={"land_a": facing},
        lands={"land_a": "kryzie"},
        events={"land_a": QUIET_TILE},
        clans={0: clan or {}},
        paths={("land_a", QUIET): {"seat": 0, "member": name, **wanted}},
    )
    load_attack(t, "land_a", hits)
    t.chance.load(*rolls)
    return t


def conqueror(name: str, *, rolls: tuple[int, ...] = (), clan: Any = None, **wanted: Any) -> Table:
    """The same, but the monster is gone."""
    t = fighter(name, clan=clan, **wanted)
    take_monster(t, 0, None)
    t.chance.loaded = list(rolls)
    return t


def quester(name: str, *, rolls: tuple[int, ...] = (), clan: Any = None, **wanted: Any) -> Table:
    """A mercenary alone on the roll quest, whatever dice it asks for."""
    t = table(2, clans={0: clan or {}}, paths={("quest_a", 1): {"seat": 0, "member": name, **wanted}})
    t.chance.load(*rolls)
    return t


async def rolling(t: Table) -> None:
    """From the beginning of the place where somebody stands to the moment at which his dice are rolled."""
    t.place = next(place for place in PLACE.values() if t.at(place))
    if t.place < 3:
        open_battle(t, t.place)
    else:
        begin(t, RollQuest)
    await until(t, Attack, Assault, QuestDice)


def load_attack(t: Table, place: str, hits: int = 0) -> None:
    """Load the black dice of the next attack at a place: so many hits, all others miss."""
    t.facing = t.monsters[PLACE[place]]
    t.chance.load(*[6] * hits, *[1] * (attack_dice(t, PLACE[place]) - hits))


def on_path(t: Table, p: Path) -> tuple[int, int, int]:
    """The dice on a path."""
    return t.on_path[3 * p], t.on_path[3 * p + 1], t.on_path[3 * p + 2]


def game(t: Table) -> Game:
    """A game that goes on from a position, with journal, views and all."""
    options = {"scenario": t.scenario} if t.scenario else {"ruses": t.ruses}
    return new(RULES, seats=t.seats, seed=1, options=options, start=serialize.dump(t))


def choose(g: Game, *values: Any) -> None:
    """Answer the open decisions by value, one after the other."""
    for value in values:
        decision = g.decision
        assert decision is not None
        g.choose(decision.options.index(value), decision.seat)


def asked(g: Game) -> str | None:
    """The kind of what is to be decided now."""
    return g.decision.kind.name if g.decision else None


def table_of(g: Game) -> Table:
    """What lies on the table of a game."""
    assert isinstance(g.state, Table)
    return g.state
