"""What lies before each faction, as one seat may see it: the shapes of the views."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar, cast

import msgspec

from klubovna.games.harrow.facts import FactionId

B = TypeVar("B")


# -- the boards --------------------------------------------------------------------------------------------------------


class ProtectorsView(msgspec.Struct):
    paths: int
    paths_locked: int
    wrath: int


class FamilyView(msgspec.Struct):
    bag: dict[str, int]
    board: list[str]
    drawn: list[str]
    spent: list[str]
    parked: list[str]
    upgrades: list[str]
    open_upgrades: list[str]
    storms: int
    stored: int


class KamiView(msgspec.Struct):
    """`kami` and `real_doll` are None for those who may not know."""

    kami: str | None
    revealed: bool
    goblin_in_play: bool
    gift: bool
    active: list[str]
    table: list[list[str]]
    spare: str
    black: int
    row_cubes: list[int]
    dolls: list[int]
    real_doll: int | None
    doll_face_up: int
    doll_maybe: list[bool]


class SoloView(msgspec.Struct):
    """Everything on the solo board lies open; of the decks only how many cards they hold."""

    level: int
    stage: int
    decks: dict[str, int]
    unused: dict[str, int]
    discard: list[str]
    card: str | None
    spawn_card: str | None
    faction: FactionId | None
    replaced: bool
    flames: dict[str, int]
    to_do: list[str]
    passes: int
    moved: list[int]
    goal: int | None
    bag: list[int]


class HesterView(msgspec.Struct, omit_defaults=True):
    """`solo` is there only where the rules carry out the turns of the factions with jars."""

    flames: int
    left: int
    fire_spaces: list[int]
    actions: int
    used: list[str]
    open: list[str]
    activated: list[str]
    root_colour: str
    roots: list[tuple[int, int]]
    old_roots: list[tuple[int, int]]
    snakes: int
    squares: dict[FactionId, list[str]]
    tree_done: bool
    infections: int
    ward: bool
    sloth: bool
    visited: list[int]
    solo: SoloView | None = None


class FairFolkView(msgspec.Struct):
    """`finds` is None for the Fair Folk and for spectators, `quests` for all but the Fair Folk."""

    found: dict[str, int]
    finds: list[int] | None
    maybe: list[int]
    nests: dict[str, str | None]
    """By hex; None is an empty nest."""
    offers: list[str]
    bag: list[str]
    taken: dict[FactionId, list[str]]
    search_terrains: list[str]
    arrows: list[tuple[int, int, int]]
    crosses: list[int]
    quests: list[str] | None
    quest_count: int
    quest_deck: int
    quest_discard: list[str]
    nests_left: int
    quest_done: bool
    bargain: int
    hidden_by_chance: bool


BoardView: TypeAlias = ProtectorsView | FamilyView | KamiView | HesterView | FairFolkView


# -- the players -------------------------------------------------------------------------------------------------------


class Player(msgspec.Struct, Generic[B], tag_field="faction"):
    """What lies before one faction; its hand only for its own seat, and as far as others have been shown it."""

    seat: int
    hand_count: int
    hand: list[str] | None
    known: list[str]
    deck: int
    discard: list[str]
    board: B

    @property
    def faction(self) -> FactionId:
        return cast(FactionId, self.__struct_config__.tag)


class JarPlayer(Player[B], Generic[B]):
    """A faction that breaks jars, or that the rules carry out."""

    legend: str | None
    tracker: int
    scrolls: int
    rows: list[int]
    wild: int
    points: int
    spoon: int
    plate: list[int]
    supply: int
    jars: list[bool]
    attacked: bool


class Protectors(JarPlayer[ProtectorsView], tag="protectors"):
    pass


class Family(JarPlayer[FamilyView], tag="family"):
    pass


class Kami(JarPlayer[KamiView], tag="kami"):
    pass


class Hester(Player[HesterView], tag="hester"):
    pass


class FairFolk(Player[FairFolkView], tag="fairfolk"):
    pass


AnyPlayer: TypeAlias = Protectors | Family | Kami | Hester | FairFolk
