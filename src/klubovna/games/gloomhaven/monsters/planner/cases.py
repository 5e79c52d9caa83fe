"""Positions in TOML files: the format of the cases in the ledger."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from time import process_time
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from klubovna.games.gloomhaven.monsters.planner.choice import plan
from klubovna.games.gloomhaven.monsters.planner.position import Figure, Position, Side
from klubovna.kernel.hexes import ORIGIN, Hex, disc, distance
from klubovna.kernel.text import LANGUAGES, HouseTexts

Natural: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Counted: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
Radius: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=13)]
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=-200, le=200)]
At: TypeAlias = tuple[Coordinate, Coordinate]
MOST: Final = {"floor": 600, "figures": 40, "area": 12, "edges": 1000, "characters": 100_000}
"""No scenario comes near these; what goes beyond is refused before anybody thinks about it."""
Condition: TypeAlias = Literal[
    "bless", "curse", "disarm", "immobilize", "invisible", "muddle", "poison", "strengthen", "stun", "wound"
]


class Actor(msgspec.Struct, forbid_unknown_fields=True):
    """The one about to act; `side` is "character" for a character's summon."""

    at: At
    name: str = "M"
    side: Side = "monster"
    move: Natural = 0
    attack: bool = True
    ranged: bool = False
    range: Counted = 1
    targets: Counted = 1
    area: list[At] = []
    flying: bool = False
    jump: bool = False
    conditions: list[Condition] = []


class Enemy(msgspec.Struct, forbid_unknown_fields=True):
    at: At
    name: str = ""
    initiative: Natural = 99
    second_initiative: Natural | None = None
    order: Natural = 0
    summon_of: str = ""
    invisible: bool = False
    long_rest: bool = False


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A position; and, in the ledger, what must come of it."""

    monster: Actor
    enemies: list[Enemy] = []
    allies: list[At] = []
    floor_radius: Radius | None = None
    floor: list[At] = []
    walls: list[At] = []
    """Hexes that are wall."""
    edges: list[tuple[At, At]] = []
    """Walls between two neighbours."""
    doors: list[At] = []
    """Closed ones."""
    obstacles: list[At] = []
    traps: list[At] = []
    hazards: list[At] = []
    difficult: list[At] = []
    focus: str | None = None
    ends: list[At] | None = None
    attacks: list[str] | None = None
    disadvantage: bool | None = None


class CaseError(Exception):
    """What is wrong with a position, in words by language."""

    def __init__(self, key: str, **params: Any) -> None:
        self.words = {lang: words(lang).sentence(f"case-{key}", params) for lang in LANGUAGES}
        super().__init__(self.words["en"])


@cache
def words(lang: str) -> HouseTexts:
    """The words of the planner."""
    file = resources.files(__package__) / "locale" / f"{lang}.ftl"
    return HouseTexts(lang, file.read_text(encoding="utf-8"))


def read(text: str) -> Case:
    """A position from a file, bare or below the headings of the ledger."""
    _check_size("characters", len(text))
    try:
        whole: Any = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CaseError("syntax", error=str(error)) from error
    examples = whole.get("example")
    if isinstance(examples, list) and len(examples) > 1:
        raise CaseError("several", count=len(examples))
    for heading in ("example", "case"):
        inner = whole.get(heading) if isinstance(whole, dict) else None
        if inner:
            whole = inner[0] if isinstance(inner, list) else inner
    return case(whole)


def case(plain: Any) -> Case:
    """A position as in the ledger, checked."""
    try:
        made = msgspec.convert(plain, Case)
    except msgspec.ValidationError as error:
        raise CaseError("shape", error=str(error)) from error
    for enemy, letter in zip(made.enemies, _letters(), strict=False):
        enemy.name = enemy.name or letter
    _check(made)
    return made


def _letters() -> Iterable[str]:
    number = 0
    while True:
        number += 1
        yield chr(64 + number) if number <= 26 else str(number)


def _floor(made: Case) -> frozenset[Hex]:
    disc_of = [] if made.floor_radius is None else disc(ORIGIN, made.floor_radius)
    return frozenset({*made.floor, *disc_of} - {*made.walls})


def _check_size(thing: str, count: int) -> None:
    if count > MOST[thing]:
        raise CaseError("too-much", thing=thing, count=count, most=MOST[thing])


def _check(made: Case) -> None:
    """Whatever would make a plan meaningless, or too much for anybody."""
    floor = _floor(made)
    _check_size("floor", len(floor))
    _check_size("figures", 1 + len(made.enemies) + len(made.allies))
    _check_size("area", len(made.monster.area))
    _check_size("edges", len(made.edges))
    if not floor:
        raise CaseError("no-floor")
    names = [made.monster.name, *(enemy.name for enemy in made.enemies)]
    if len(set(names)) < len(names):
        raise CaseError("name-twice", name=next(name for name in names if names.count(name) > 1))
    for enemy in made.enemies:
        if enemy.summon_of and enemy.summon_of not in names:
            raise CaseError("no-owner", name=enemy.name, owner=enemy.summon_of)
    standing = floor - {*made.doors}
    taken: set[Hex] = set()
    for at in (made.monster.at, *(enemy.at for enemy in made.enemies), *made.allies):
        if at not in standing:
            raise CaseError("off-floor", at=str(at))
        if at in taken:
            raise CaseError("two-figures", at=str(at))
        taken.add(at)
    for thing in ("doors", "obstacles", "traps", "hazards", "difficult"):
        for at in getattr(made, thing):
            if at not in floor:
                raise CaseError("thing-off-floor", thing=thing, at=str(at))
    for a, b in made.edges:
        if distance(a, b) != 1:
            raise CaseError("no-edge", a=str(a), b=str(b))
    if not made.monster.ranged and ORIGIN in made.monster.area:
        raise CaseError("own-hex")


def position(made: Case) -> Position:
    """The position of a case; the actor stands among the figures."""
    actor = made.monster
    other: Side = "monster" if actor.side == "character" else "character"
    figures = [Figure(at=actor.at, side=actor.side, name=actor.name)]
    for enemy in made.enemies:
        second = () if enemy.second_initiative is None or enemy.long_rest else (enemy.second_initiative,)
        figures.append(
            Figure(
                at=enemy.at,
                side=other,
                initiative=(99 if enemy.long_rest else enemy.initiative, *second),
                invisible=enemy.invisible,
                name=enemy.name,
                order=enemy.order,
                summon_of=enemy.summon_of,
            )
        )
    figures += [Figure(at=at, side=actor.side) for at in made.allies]
    return Position(
        floor=_floor(made),
        actor=actor.at,
        figures=figures,
        walls=frozenset(made.edges),
        doors=frozenset(made.doors),
        obstacles=frozenset(made.obstacles),
        traps=frozenset(made.traps),
        hazardous=frozenset(made.hazards),
        difficult=frozenset(made.difficult),
        move=actor.move,
        attack=actor.attack,
        range=actor.range if actor.ranged else 0,
        targets=actor.targets,
        area=tuple(actor.area),
        flying=actor.flying,
        jumping=actor.jump,
        muddled="muddle" in actor.conditions,
        strengthened="strengthen" in actor.conditions,
        immobilized="immobilize" in actor.conditions,
        disarmed="disarm" in actor.conditions,
        stunned="stun" in actor.conditions,
    )


def ledger_cases() -> dict[str, Case]:
    """The worked positions of the ledger by their ids."""
    file = resources.files("klubovna.games.gloomhaven") / "rulebook.toml"
    examples = tomllib.loads(file.read_text(encoding="utf-8"))["example"]
    return {example["id"]: case(example["case"]) for example in examples if "case" in example}


def plans_per_second(seconds: float = 1.0) -> float:
    """How fast: the worked positions of the ledger over and over, on one core."""
    positions = [position(made) for made in ledger_cases().values()]
    count, began = 0, process_time()
    while True:
        for one in positions:
            plan(one)
        count += len(positions)
        spent = process_time() - began
        if spent >= seconds:
            return count / spent
