"""The parts of the board that one can point at, and what the options of a decision stand for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from klubovna.games.harrow.factions import of_each
from klubovna.games.harrow.factions.fairfolk.nests import board_of
from klubovna.games.harrow.factions.hester.actions import ACTION_IDS, spawn_places
from klubovna.games.harrow.factions.protectors.tracker import FROM_SUPPLY
from klubovna.games.harrow.facts import (
    ABILITIES,
    ALL_TOKEN_IDS,
    CARD_IDS,
    CUBE_IDS,
    FACTION_IDS,
    HESTER_TOKEN,
    JARS,
    LABEL,
    LEGEND_FACTS,
    LEGEND_IDS,
    LEGEND_TOKENS,
    OFFER_IDS,
    PROTECTORS,
    SPOTS,
    TERRAINS,
    TILE_IDS,
    TOKEN_IDS,
    TOKENS_OF,
    UNIT_IDS,
)
from klubovna.games.harrow.movement import NAIL_ENTRY
from klubovna.games.harrow.nouns import SIDES
from klubovna.games.harrow.pictures import PICTURES
from klubovna.games.harrow.roles import Deed
from klubovna.games.harrow.seen import JarPlayer
from klubovna.games.harrow.solo.board import DECK_IDS
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.view import AnyPlayer, View
from klubovna.kernel.decision import Decision
from klubovna.kernel.parts import Lights, Parts
from klubovna.kernel.view import View as Seen

LISTED: Final[dict[str, Callable[[Any], Iterator[str]]]] = dict(
    zip(FACTION_IDS, (module.listed for module in of_each("parts")), strict=True)
)
"""What lies on the boards of the factions alone."""
OBJECTIVES: Final = ("townsfolk", "buildings")


def at_hex(at: int) -> str:
    return f"hex:{LABEL[at]}"


def unit_there(faction: int, unit: int, at: int) -> list[str]:
    """A unit, and the hex on which it stands."""
    return [f"unit:{LABEL[at]}:{FACTION_IDS[faction]}:{UNIT_IDS[unit]}", at_hex(at)] if at >= 0 else []


def decider(t: Table, decision: Decision[Any]) -> str:
    return FACTION_IDS[t.factions[decision.seat]]


def hex_asked_about(t: Table, decision: Decision[Any]) -> int:
    """The hex that a question is about; of a way its start, of a unit where it stands; -1 if there is none."""
    noun, about = decision.kind.about, decision.about
    if noun in ("hex", "priced_hex", "fire_at"):
        return int(about)
    if noun in ("way", "target", "blow"):
        return int(about[0])
    if noun == "unit_at":
        return int(about[2])
    if noun in ("component_at", "unit_way"):
        return int(about[1])
    return t.legend_at[about] if noun == "legend_token" else -1


def asked(t: Table, decision: Decision[Any]) -> str | None:
    """The hex that a question is about."""
    at = hex_asked_about(t, decision)
    return at_hex(at) if at >= 0 else None


def about_hex(t: Table, decision: Decision[Any], value: Any) -> list[str]:
    """Things without a place of their own: the hex that is asked about stands for all of them."""
    at = hex_asked_about(t, decision)
    return [at_hex(at)] if at >= 0 else []


# -- the map -----------------------------------------------------------------------------------------------------------


def hex_(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A hex; the entry for a nail stands for the hexes of the own nailed units."""
    if value == NAIL_ENTRY:
        return sorted({at_hex(at) for faction, _, at in t.nails if faction == t.actor})
    return [at_hex(value)]


def path(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return ["paths"] if value == FROM_SUPPLY else [at_hex(value)]


def first_is_hex(t: Table, decision: Decision[Any], value: tuple[int, ...]) -> list[str]:
    return [at_hex(value[0])]


def second_is_hex(t: Table, decision: Decision[Any], value: tuple[int, int]) -> list[str]:
    return [at_hex(value[1])]


def unit_at(t: Table, decision: Decision[Any], value: tuple[int, int, int]) -> list[str]:
    return unit_there(*value)


def unit(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A unit of the hex that is attacked."""
    at, defender = decision.about
    return unit_there(defender, value, at)


def legend_token(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return unit_there(*LEGEND_TOKENS[value], t.legend_at[value])


def roar(t: Table, decision: Decision[Any], value: str) -> list[str]:
    return [at_hex(t.legend_at[TOKENS_OF[PROTECTORS][0]])]


def line(t: Table, decision: Decision[Any], value: tuple[int, int]) -> list[str]:
    return [f"line:{value[0]}-{value[1]}"]


# -- menus -------------------------------------------------------------------------------------------------------------


def steps_onto_paths(t: Table) -> list[str]:
    return [at_hex(at) for at in SPOTS if t.paths[at]]


def ability_of(t: Table, decision: Decision[Any], ability: int) -> str:
    return f"ability:{decider(t, decision)}:{TOKEN_IDS[ability]}"


def deed(t: Table, decision: Decision[Any], value: Deed) -> list[str]:
    """An entry of the menu of a turn: what, and which one."""
    what, which = value
    own = decider(t, decision)
    if what in ("jar", "further", "act"):
        return [f"jar:{own}:{JARS[which]}"]
    if what in ("card", "quest"):
        return [f"card:{CARD_IDS[which]}"]
    if what == "step":
        return steps_onto_paths(t)
    if what == "nail":
        return [at_hex(t.legend_at[HESTER_TOKEN])]
    if what == "nest":
        return ["nests", *(f"offer:{OFFER_IDS[offer]}" for offer in board_of(t).hand)]
    return {
        "tile": lambda: [f"tile:{TILE_IDS[which]}"],
        "ability": lambda: [ability_of(t, decision, which)],
        "offer": lambda: [f"taken:{own}:{OFFER_IDS[which]}"],
        "token": lambda: [f"drawn:{ALL_TOKEN_IDS[which]}"],
        "action": lambda: [f"action:{ACTION_IDS[which]}"],
        "tree": lambda: ["tree"],
    }[what]()


def part(t: Table, decision: Decision[Any], value: str) -> list[str]:
    """A part of what a jar, an upgrade token or an offer allows."""
    own = decider(t, decision)
    if decision.kind.about == "token":
        return [f"spent:{ALL_TOKEN_IDS[decision.about]}"]
    if value in ("tracker", "gift"):
        return [f"{value}:{own}"]
    if value == "cube":
        return ["battleground"]
    if decision.kind.about == "offer_left":
        return [at_hex(at) for at in sorted({at for _, at in spawn_places(t)})]
    return [f"jar:{own}:{JARS[t.jar]}"] if value != "step" else [f"jar:{own}:{JARS[t.jar]}", *steps_onto_paths(t)]


# -- boards ------------------------------------------------------------------------------------------------------------


def token(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """An ability token: on the hex that is asked about, else the ability on the own board."""
    at = hex_asked_about(t, decision)
    return [at_hex(at)] if at >= 0 else [ability_of(t, decision, value)]


def valued(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [ability_of(t, decision, value)]


def place(t: Table, decision: Decision[Any], value: str) -> list[str]:
    return [value]


def card(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"card:{CARD_IDS[value]}"]


def faction(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"faction:{FACTION_IDS[value]}"]


def cube(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"cube:{CUBE_IDS[value]}"]


def battleground(t: Table, decision: Decision[Any], value: Any) -> list[str]:
    """Cubes by number: those on the battleground; and the hex for which they are paid."""
    return ["battleground", *about_hex(t, decision, value)]


def row(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"row:{value + 1}"]


def legend_gift(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"legend:{LEGEND_IDS[value]}"]


def tracker_side(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"side:{decider(t, decision)}.{SIDES[value]}"]


def terrain(t: Table, decision: Decision[Any], value: int) -> list[str]:
    """A space of the score board, or of the Fair Folk's board."""
    if decision.kind.about == "objective":
        return [f"waiting:{OBJECTIVES[decision.about]}:{TERRAINS[value]}"]
    return [f"search:{TERRAINS[value]}"]


def offer(t: Table, decision: Decision[Any], value: int) -> list[str]:
    if decision.kind.about == "faction":
        return [f"taken:{FACTION_IDS[decision.about]}:{OFFER_IDS[value]}"]
    return [f"offer:{OFFER_IDS[value]}"]


def quest_use(t: Table, decision: Decision[Any], value: str) -> list[str]:
    return ["quests"]


def meal(t: Table, decision: Decision[Any], value: tuple[str, int]) -> list[str]:
    return [f"squares:{FACTION_IDS[decision.about]}"]


def solo_deck(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"deck:{DECK_IDS[value]}"]


def solo_card(t: Table, decision: Decision[Any], value: bool) -> list[str]:
    return ["solo-card"]


NOUNS: Final[dict[str, Lights]] = {
    "amount": about_hex,
    "answer": about_hex,
    "arrow": first_is_hex,
    "bag_deed": deed,
    "card": card,
    "component_at": second_is_hex,
    "cube": cube,
    "deed": deed,
    "faction": faction,
    "ff_deed": deed,
    "group": about_hex,
    "hester_deed": deed,
    "hex": hex_,
    "keep": solo_card,
    "legend_gift": legend_gift,
    "legend_token": legend_token,
    "line": line,
    "meal": meal,
    "nailed": unit_at,
    "offer": offer,
    "part": part,
    "path": path,
    "payment": battleground,
    "place": place,
    "quest_use": quest_use,
    "roar": roar,
    "row": row,
    "solo_deck": solo_deck,
    "spawn_site": second_is_hex,
    "table_row": row,
    "target": first_is_hex,
    "terrain": terrain,
    "token": token,
    "tracker_side": tracker_side,
    "unit": unit,
    "unit_at": unit_at,
    "valued": valued,
}


# -- all parts ---------------------------------------------------------------------------------------------------------


def listed(seen: Seen) -> Iterable[str]:
    """Everything that this seat can point at."""
    table: View = seen.table
    for spot in table.hexes:
        yield f"hex:{spot.name}"
        for owner, units in spot.units.items():
            yield from (f"unit:{spot.name}:{owner}:{kind}" for kind in units)
    yield from ("tree", "battleground")
    yield from (f"cube:{colour}" for colour in CUBE_IDS)
    yield from (f"box:{kind}" for kind in table.box)
    yield from (f"tile:{tile}" for tiles in table.tiles for tile in tiles)
    yield from (f"waiting:townsfolk:{land}" for land in table.waiting.townsfolk)
    yield from (f"waiting:buildings:{land}" for land in table.waiting.buildings)
    for player in table.players:
        yield from of_player(player, own=player.seat == seen.seat)


def of_player(player: AnyPlayer, own: bool) -> Iterator[str]:
    """What lies before one faction; much of it only its own player can point at."""
    id = player.faction
    yield f"faction:{id}"
    yield from (f"card:{card}" for card in (*(player.hand or []), *player.known))
    if isinstance(player, JarPlayer):
        yield f"spoon:{id}"
        yield from of_jar_player(player, own)
    yield from LISTED[id](player)


def of_jar_player(player: JarPlayer[Any], own: bool) -> Iterator[str]:
    id = player.faction
    yield from (f"jar:{id}:{jar}" for jar in JARS)
    if own and player.legend is None:
        yield from (f"legend:{row['id']}" for row in LEGEND_FACTS if row["faction"] == id and "gift" in row)
    if own:
        yield from (f"side:{id}.{side}" for side in SIDES)
        yield from (f"ability:{id}:{TOKEN_IDS[ability]}" for ability in ABILITIES)
    if player.legend is not None:
        yield from (f"gift:{id}", f"tracker:{id}")


PARTS: Final = Parts(
    nouns=NOUNS,
    listed=listed,
    asked=asked,
    places={"hex": lambda _, at: at_hex(at) if at >= 0 else None},
    homes={
        "faction": lambda _, faction: f"faction:{FACTION_IDS[faction]}",
        "row": lambda _, row: f"row:{row + 1}",
        "hexes": lambda _, at: at_hex(at) if at >= 0 else None,
        "terrain": lambda _, terrain: f"search:{TERRAINS[terrain]}",
    },
    pictures=PICTURES,
)
