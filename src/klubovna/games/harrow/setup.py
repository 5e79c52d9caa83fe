"""Set-up: from the configuration to the first table; then the factions' own choices, one after the other."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from klubovna.games.harrow import events, kinds
from klubovna.games.harrow.facts import (
    ADVANCE,
    BASIC_TOKENS,
    C1,
    C2,
    C3,
    DECK_OF,
    DECKS,
    FACTION_IDS,
    FAIRFOLK,
    FAMILY,
    FFH,
    FOREST,
    HESTER,
    HOMES,
    JAR_FACTIONS,
    KAMI,
    LAND,
    LEGENDS_OF,
    MAPS,
    MODES,
    PLAINS,
    PROTECTORS,
    SCROLL,
    SEEKERS,
    SOLO,
    SPAWN,
    SPOTS,
    STRENGTHEN,
    SWAMP,
    TOKENS_OF,
    WETLANDS,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.hands import draw_card
from klubovna.games.harrow.objectives import put_objective
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.solo.board import SoloBoard
from klubovna.games.harrow.state import ROUND_BEGINS, Table
from klubovna.games.harrow.tiles import lay_first_tiles
from klubovna.kernel.chance import Chance
from klubovna.kernel.decision import Decision
from klubovna.kernel.errors import SetupError
from klubovna.kernel.rules import Config
from klubovna.kernel.state import Result
from klubovna.kernel.text import LANGUAGES
from klubovna.kernel.zones import shuffle

STARTING_CARDS: Final = 3
STARTING_HAINTS: Final = 3
STARTING_CUBES: Final = 3
DEFAULT: Final = {1: "solo", 2: "c3", 3: "c5", 4: "ff4"}
"""The chapter a table plays when it names none, by seats."""
SEATS: Final = {"c1": 2, "c2": 2, "c3": 2, "c4": 2, "c5": 3, "solo": 1, "ff3": 3, "ff4": 4, "ffh": 2}
FIXED: Final[dict[str, list[Faction]]] = {
    "c1": [PROTECTORS, FAMILY],
    "c2": [PROTECTORS, FAMILY],
    "c3": [PROTECTORS, FAMILY],
    "c4": [KAMI],
    "c5": [HESTER],
    "solo": [HESTER],
    "ff3": [FAIRFOLK],
    "ff4": [HESTER, FAIRFOLK],
    "ffh": [FAIRFOLK, HESTER],
}
"""Who must play in a chapter; the other seats are jar factions."""
TOKEN_ON: Final = {SWAMP: ADVANCE, WETLANDS: SPAWN, PLAINS: STRENGTHEN, FOREST: SCROLL}
"""c1.setup.03"""


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """Variants of Harrow County."""

    chapter: Annotated[
        Literal["auto", "c1", "c2", "c3", "c4", "c5", "solo", "ff3", "ff4", "ffh"],
        msgspec.Meta(description="Chapter; auto: solo, chapter 3, chapter 5 or Fair Folk by the number of players"),
    ] = "auto"
    map: Annotated[Literal["random", "a", "b"], msgspec.Meta(description="Side of the map")] = "random"
    level: Annotated[Literal[1, 2, 3], msgspec.Meta(description="Level of the solo game")] = 1
    hide_at_random: Annotated[
        bool, msgspec.Meta(description="The three finds of the Fair Folk are hidden at random, not by a player")
    ] = False


def chapter_of(config: Config) -> str:
    chosen: str = config.options.chapter
    return DEFAULT[config.seats] if chosen == "auto" else chosen


def after(options: dict[str, Any], seats: int, result: Result) -> dict[str, Any] | None:
    """The next chapter of the book for as many players."""
    chapter = options.get("chapter", "auto")
    chapter = DEFAULT[seats] if chapter == "auto" else chapter
    later = list(SEATS)[list(SEATS).index(chapter) + 1 :]
    following = next((one for one in later if SEATS[one] == seats), None)
    return None if following is None else {**options, "chapter": following}


def check(config: Config) -> None:
    """The chapter fits the number of seats and the roles fit the chapter."""
    chapter = chapter_of(config)
    if SEATS[chapter] != config.seats:
        title = called(f"chapter-{chapter}")
        raise SetupError("setup-chapter-seats", chapter=title, seats=SEATS[chapter], given=config.seats)
    named = [role for role in config.roles if role is not None]
    for role in named:
        if named.count(role) > 1:
            raise SetupError("setup-role-twice", role=called(f"role-{role}"))
    allowed = roles_of(chapter)
    fixed = [FACTION_IDS[f] for f in FIXED[chapter]]
    for role in named:
        if role not in allowed:
            raise SetupError(
                "setup-chapter-roles",
                chapter=called(f"chapter-{chapter}"),
                role=called(f"role-{role}"),
                roles=called(*(f"role-{one}" for one in allowed)),
            )
    missing = [role for role in fixed if role not in named]
    if len(missing) > config.seats - len(named):
        needed = called(*(f"role-{one}" for one in missing))
        raise SetupError("setup-chapter-needs", chapter=called(f"chapter-{chapter}"), roles=needed)


def called(*keys: str) -> dict[str, str]:
    """What these messages of the game say, by language."""
    from klubovna.kernel.registry import rules  # whose texts come with the game, and the game with this file

    return {lang: ", ".join(rules("harrow").texts(lang).sentence(key) for key in keys) for lang in LANGUAGES}


def roles_of(chapter: str) -> list[str]:
    """Which factions may play a chapter."""
    fixed = FIXED[chapter]
    jars = JAR_FACTIONS if SEATS[chapter] > len(fixed) else []
    return [FACTION_IDS[f] for f in sorted({*fixed, *jars})]


def deal_roles(config: Config, chapter: str, chance: Chance) -> list[Faction]:
    """Roles for the seats that named none, at random among those the chapter still needs."""
    named = [Faction(FACTION_IDS.index(role)) for role in config.roles if role is not None]
    needed = [faction for faction in FIXED[chapter] if faction not in named]
    jars = [faction for faction in JAR_FACTIONS if faction not in named and faction not in needed]
    chance.shuffle(jars)
    open_seats = sum(role is None for role in config.roles)
    pool = [*needed, *jars][:open_seats]
    chance.shuffle(pool)
    return [pool.pop() if role is None else Faction(FACTION_IDS.index(role)) for role in config.roles]


def setup(config: Config) -> Table:
    """What lies on the table before anybody has chosen anything."""
    options: Options = config.options
    chapter = chapter_of(config)
    t = Table(seats=config.seats, chance=Chance(config.seed))
    t.mode = MODES.index(chapter)
    seat_factions(t, deal_roles(config, chapter, t.chance))
    t.map = t.chance.below(len(MAPS)) if options.map == "random" else [m.id for m in MAPS].index(options.map)
    lay_tokens(t)
    open_boards(t, options)
    if t.mode not in (SOLO, FFH):
        lay_jar_pieces(t)
    return t


def seat_factions(t: Table, factions: list[Faction]) -> None:
    t.factions = factions
    for seat, faction in enumerate(factions):
        t.seat_of[faction] = seat
    automated = t.mode in (SOLO, FFH)
    t.present = [PROTECTORS, FAMILY] if automated else sorted(f for f in factions if f in JAR_FACTIONS)
    t.in_play = sorted({*t.present, *factions})
    for faction in t.present:
        if automated:
            t.seat_of[faction] = t.seat_of[HESTER]
    taken = [home for home in HOMES if home.owner in t.present]
    for home in taken:
        t.home[home.owner] = home.spot
    for faction in t.present:
        if t.home[faction] < 0:  # c4.setup: who has no home of its own takes the one that is left
            t.home[faction] = next(home.spot for home in HOMES if home not in taken)


def lay_tokens(t: Table) -> None:
    """c1.setup.03, c2.setup.07-09 One ability token on each marked hex, one kind for each terrain."""
    kind = dict(TOKEN_ON)
    if t.mode >= C2:
        drawn = BASIC_TOKENS[:]
        t.chance.shuffle(drawn)
        kind = dict(zip(LAND, drawn, strict=True))
    for at in SPOTS:
        if t.chart.marked[at]:
            token: Token = kind[t.chart.terrain[at]]
            t.tokens[token][at] = 1
            t.box[token] -= 1


def open_boards(t: Table, options: Options) -> None:
    """The boards of those who play."""
    for faction in t.in_play:
        ROLES[faction].open_board(t, options)
    if t.mode in (SOLO, FFH):
        t.solo = SoloBoard(level=options.level)


def lay_jar_pieces(t: Table) -> None:
    """c1.setup.05-15, c3.setup.05 Cubes, wild tokens, cards, objectives of the two jar factions."""
    for faction in t.present:
        t.gain_cubes(faction, STARTING_CUBES)  # c1.setup.15
        t.wild[faction] = 1  # c1.setup.12
        t.wild_supply -= 1
    home = {owner.owner: owner for owner in HOMES}
    if t.mode >= C3:
        t.waiting = [[seeker in t.present] * 4 for seeker in SEEKERS]  # c3.setup.05
        return
    for objective, seeker in enumerate(SEEKERS):  # c1.setup.05, c1.setup.06
        for at in home[seeker].far_corners:
            put_objective(t, objective, at)


def deal_cards(t: Table, faction: Faction, count: int) -> None:
    """c2.setup.05 The own deck, shuffled, and a hand."""
    t.decks[faction] = DECKS[DECK_OF[faction]][:]
    shuffle(t, t.decks[faction], t.seen)
    for _ in range(count):
        draw_card(t, faction)


async def set_up(t: Table) -> None:
    """Each faction in turn; then the bonus tiles and the first player."""
    if t.moment < len(t.in_play):
        t.moment += 1
        await ROLES[t.in_play[t.moment - 1]].set_up(t)
        return
    if t.solo is None:
        if t.with_dial:
            lay_first_tiles(t)
        else:
            t.lantern = PROTECTORS  # c1.setup.16
    for faction in t.in_play:
        ROLES[faction].after_set_up(t)
    t.moment = 0
    t.phase = ROUND_BEGINS


async def choose_legend(t: Table, faction: Faction) -> None:
    """c2.setup.02, c2.setup.10 The legend and the side of its tracker; chapter 1 fixes both (c1.setup.01)."""
    if t.mode == C1:
        t.who[faction] = LEGENDS_OF[faction][0]
        return
    seat = t.seat_of[faction]
    t.who[faction] = await Decision(seat, kinds.LEGEND, LEGENDS_OF[faction][:])
    t.tracker[faction] = await Decision(seat, kinds.TRACKER, [0, 1])
    t.tell(events.CHOSE, faction, t.who[faction], t.tracker[faction])


def stand_at_home(t: Table, faction: Faction) -> None:
    """c1.setup.07 The legend and three haints on the own home."""
    t.set_legend(TOKENS_OF[faction][0], t.home[faction])
    t.add_haints(faction, Spot(t.home[faction]), STARTING_HAINTS)
    t.supply[faction] -= STARTING_HAINTS
