"""The parts of the board that one can point at, and what the options of a decision stand for."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.ash.barons.moments import POWERS
from klubovna.games.ash.barons.visio.baron import PREMONITION
from klubovna.games.ash.cards import CAUSE_LOSS
from klubovna.games.ash.facts import (
    BOARD,
    BUILDING_FACTS,
    CARD_FACTS,
    CITADEL,
    POWER_FACTS,
    RESOURCES,
    WARRIOR_FACTS,
)
from klubovna.games.ash.look import AREA_IDS
from klubovna.games.ash.pictures import PICTURES
from klubovna.games.ash.powers import FIRST_POWER
from klubovna.games.ash.state import Table, battle_area
from klubovna.games.ash.view import SideView, View
from klubovna.kernel.decision import Decision
from klubovna.kernel.parts import Parts
from klubovna.kernel.view import View as Seen

PROVINCE_IDS: Final = [province.id for province in BOARD.province]
SPACES: Final = [
    *(f"resource:{id}" for id in PROVINCE_IDS),
    *(f"battle:{id}" for id in PROVINCE_IDS),
    *(f"battle:{entrance.id}" for entrance in BOARD.citadel.battle_space),
    "space:gold",
    "space:build",
    "space:refresh",
]
"""By the number of the space; the last one lies on the own player board."""


def warrior(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"warrior:{WARRIOR_FACTS[value].id}"]


def building(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"building:{BUILDING_FACTS[value].id}"]


def card(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"card:{CARD_FACTS[value].id}"]


def resource(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"supply:{RESOURCES[value]}"]


def area(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"area:{AREA_IDS[value]}"]


def space(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [SPACES[value]]


def minion(t: Table, decision: Decision[Any], value: tuple[int, int]) -> list[str]:
    """A minion is taken from where it stands."""
    return [SPACES[value[0]]]


def move(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"power:{POWERS[value].id}"] if value >= FIRST_POWER else [SPACES[value]]


def deed(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"power:{POWERS[value].id}"] if value >= FIRST_POWER else warrior(t, decision, value)


def side(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"side:{value}"]


def black(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """The defenders of the area that was fought for, or the own graveyard."""
    if value != CAUSE_LOSS:
        return ["graveyard"]
    fought = battle_area(t.battlefield)
    return [f"area:{BOARD.citadel.id}" if fought == CITADEL else f"battle:{PROVINCE_IDS[fought]}"]


ABOUT_AREA: Final = ("area", "holding", "target", "battle")
"""Nouns of questions about an area, or about a battle, of which the area comes first."""


def asked(t: Table, decision: Decision[Any]) -> str | None:
    """The area that a question is about."""
    if decision.kind.about not in ABOUT_AREA:
        return None
    about = decision.about
    return f"area:{AREA_IDS[about[0] if isinstance(about, tuple | list) else about]}"


def listed(view: Seen) -> list[str]:
    """All parts that are drawn for the seat of the view."""
    table: View = view.table
    parts = [f"side:{side}" for side in table.order]
    parts += [f"area:{id}" for id in AREA_IDS]
    parts += SPACES[:-1]
    for defenders in (*(province.defenders for province in table.provinces), table.citadel.defenders):
        parts += [f"warrior:{id}" for id in defenders]
    parts += [f"warrior:{id}" for id in table.warrior_offer if id is not None]
    parts += [f"building:{id}" for id in table.building_offer if id is not None]
    if view.seat is not None:
        parts += own(table.sides[view.seat])
    if (view.seat, PREMONITION.name) in view.waiting:
        parts += [f"guess:{card.id}" for card in CARD_FACTS]
    return parts


def own(side: SideView) -> list[str]:
    """What lies on the seat's own player board."""
    parts = [SPACES[-1], *(f"supply:{resource}" for resource in RESOURCES)]
    parts += [f"building:{id}" for id in side.starting]
    parts += [f"warrior:{id}" for id in (*(side.hand or []), *side.graveyard)]
    parts += [f"card:{id}" for id in side.cards or []]
    if side.power is not None:
        parts += [f"power:{power.id}" for power in POWER_FACTS if power.character == side.role]
    if side.graveyard:
        parts.append("graveyard")
    return parts


PARTS: Final = Parts(
    nouns={
        "warrior": warrior,
        "defender": warrior,
        "summon": warrior,
        "deed": deed,
        "building": building,
        "tile": building,
        "card": card,
        "resource": resource,
        "area": area,
        "space": space,
        "minion": minion,
        "move": move,
        "seat": side,
        "black": black,
    },
    listed=listed,
    asked=asked,
    places={
        "area": lambda _, area: f"area:{AREA_IDS[area]}",
        "space": lambda _, space: SPACES[space],
        "warrior": lambda _, warrior: f"warrior:{WARRIOR_FACTS[warrior].id}" if isinstance(warrior, int) else None,
        "building": lambda _, tile: f"building:{BUILDING_FACTS[tile].id}" if isinstance(tile, int) else None,
    },
    homes={"side": lambda _, side: f"side:{side}"},
    pictures=PICTURES,
)
