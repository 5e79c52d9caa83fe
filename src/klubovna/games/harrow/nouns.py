"""Nouns of chapters 1 to 3: who, where, with what, and the menu of a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from klubovna.games.harrow.facts import (
    ABILITY_JAR,
    CARD_CALLED,
    CARD_FACTS,
    CONTENT,
    CUBE_IDS,
    FACTION_IDS,
    FIRST_TERRAIN_CUBE,
    HAINT,
    INFECTED,
    JARS,
    LABEL,
    LEGEND,
    LEGEND_B,
    LEGEND_FACTS,
    LEGEND_JAR,
    LEGEND_TOKENS,
    TERRAINS,
    TILE_IDS,
    TOKEN_IDS,
    TOKENS_OF,
    UNIT_IDS,
    UPGRADE_IDS,
    WILD_JAR,
    Faction,
    Token,
)
from klubovna.games.harrow.pictures import OBJECTIVES
from klubovna.games.harrow.roles import ROLES, price
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tiles import does_nothing
from klubovna.kernel.text import Noun, Term, Whole, dashed

UPGRADE_NAMES: Final[list[dict[str, str]]] = [CARD_FACTS[CARD_CALLED[id]]["name"] for id in UPGRADE_IDS]
TILE_NAMES: Final[list[dict[str, str]]] = [row["name"] for row in CONTENT.files["bonus_tiles"]["tile"]]
TRACKERS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in CONTENT.files["boards"]["tracker"]}
SIDES: Final = (1, 2)
"""The sides of a legend tracker as people number them."""


def numbered(name: str, ids: Sequence[str]) -> Noun:
    """A noun whose values are places in a list of ids, with a text each."""
    return lambda t, value: Term(f"{name}-{dashed(ids[value])}")


def worded(name: str) -> Noun:
    """A noun whose values are words with a text each."""
    return lambda t, value: Term(f"{name}-{dashed(value)}")


def named(names: Sequence[dict[str, str]]) -> Noun:
    return lambda t, value: Term(names=names[value])


def answer(t: Table, value: bool) -> Term:
    return Term("yes" if value else "no")


# -- who ---------------------------------------------------------------------------------------------------------------


def seat(t: Table, value: int) -> Term:
    return faction(t, t.factions[value])


def faction(t: Table, value: int) -> Term:
    return Term(f"role-{FACTION_IDS[value]}")


def legend(t: Table, value: int) -> Term:
    return Term(names=LEGEND_FACTS[value]["name"])


def legend_gift(t: Table, value: int) -> Term:
    """A legend to be chosen, with what it can do."""
    return Term("legend-gift", LEGEND_FACTS[value]["name"], gift=("gift", value))


def gift(t: Table, value: int) -> Term:
    return Term(names=LEGEND_FACTS[value]["gift"])


def tracker_side(t: Table, value: int) -> Term:
    """A side of the tracker to be chosen by the faction that is setting up."""
    id = f"{FACTION_IDS[t.in_play[t.moment - 1]]}.{SIDES[value]}"
    return Term("tracker-" + dashed(id), TRACKERS[id]["name"])


def tracker_of(t: Table, value: int) -> Term:
    return Term(names=TRACKERS[f"{FACTION_IDS[value]}.{SIDES[t.tracker[Faction(value)]]}"]["name"])


def legend_name(t: Table, value: int) -> Term:
    """A legend token, without whose it is."""
    owner, unit = LEGEND_TOKENS[value]
    return ROLES[owner].legend_name(t, unit)


def legend_token(t: Table, value: int) -> Term:
    owner, _ = LEGEND_TOKENS[value]
    return ROLES[owner].legend_token(t, value)


def unit_at(t: Table, value: tuple[int, int, int]) -> Term:
    """A unit where it stands."""
    owner, unit, at = value
    if unit in (LEGEND, LEGEND_B):
        return Term("legend-at", legend=("legend_token", TOKENS_OF[owner][unit]), hex=("hex", at))
    return Term("unit-at", faction=("faction", owner), unit=("unit", unit), hex=("hex", at))


def unit_way(t: Table, value: tuple[tuple[int, int, int], int]) -> Term:
    unit, to = value
    return Term("way", start=("unit_at", unit), to=("hex", to))


def group(t: Table, value: Sequence[int]) -> Term:
    """Units by kind: legend, second legend, haints, infected haints."""
    return Term("joined", parts=("share_of_units", [(unit, count) for unit, count in enumerate(value) if count]))


def share_of_units(t: Table, value: tuple[int, int]) -> Term:
    unit, count = value
    return Term(f"units-{dashed(UNIT_IDS[unit])}", n=count)


# -- where -------------------------------------------------------------------------------------------------------------


def spot(t: Table, value: int) -> Term:
    """A hex; among the hexes from which to move stands one entry more, which pays off a nail instead."""
    if value < 0:
        return Term("hex-nail")
    return Term("hex", name=LABEL[value], terrain=("terrain", t.chart.terrain[value]))


def way(t: Table, value: tuple[int, int]) -> Term:
    start, to = value
    return Term("way", start=("hex", start), to=("hex", to))


def target(t: Table, value: tuple[int, int]) -> Term:
    """A hex to be attacked, with what stands there now."""
    at, defender = value
    return ROLES[defender].target(t, at)


def blow(t: Table, value: tuple[int, int]) -> Term:
    """A hex under attack, with the cubes that decide whether the attack can be completed once more."""
    at, defender = value
    own, theirs = (ROLES[faction].cubes_on_ground(t) for faction in (t.actor, defender))
    return Term("blow", target=("target", value), n=price(at), own=own, theirs=theirs)


def priced_hex(t: Table, value: int) -> Term:
    """A hex with what killing there costs."""
    return Term("priced-hex", hex=("hex", value), n=price(value))


def company(t: Table, value: tuple[Faction, int]) -> Term:
    """The units of a faction on a hex as they stand now, legends by name."""
    owner, at = value
    parts: list[tuple[int, int]] = [(token, LEGEND) for token in TOKENS_OF[owner] if t.legend_at[token] == at]
    parts += [(t.haints[owner][at], HAINT), (t.infected[owner][at], INFECTED)]
    return Term("joined", parts=("share_of_company", [part for part in parts if part[1] == LEGEND or part[0]]))


def share_of_company(t: Table, value: tuple[int, int]) -> Term:
    which, unit = value
    return legend_name(t, which) if unit == LEGEND else share_of_units(t, (unit, which))


# -- what --------------------------------------------------------------------------------------------------------------


def token(t: Table, value: int) -> Term:
    if value < len(TOKEN_IDS):
        return Term(f"token-{TOKEN_IDS[value]}")
    return Term(names=UPGRADE_NAMES[value - len(TOKEN_IDS)])


def tokens(t: Table, value: Sequence[int]) -> Term:
    """Several tokens, equal ones counted."""
    return Term("joined", parts=("share_of_tokens", [*Counter(value).items()]))


def share_of_tokens(t: Table, value: tuple[int, int]) -> Term:
    which, count = value
    return Term("share", n=count, what=("token", which))


def cubes(t: Table, value: Sequence[int]) -> Term:
    """Cubes by colour; four numbers are terrain cubes."""
    first = 0 if len(value) == len(CUBE_IDS) else FIRST_TERRAIN_CUBE
    found = [(first + colour, count) for colour, count in enumerate(value) if count]
    return Term("joined", parts=("share_of_cubes", found)) if found else Term("no-cubes")


def share_of_cubes(t: Table, value: tuple[int, int]) -> Term:
    colour, count = value
    return Term("share", n=count, what=("cube", colour))


def card(t: Table, value: int) -> Term:
    return Term(names=CARD_FACTS[value]["name"])


def card_effect(t: Table, value: int) -> Term:
    return Term(names=CARD_FACTS[value]["effect"])


def valued(t: Table, value: int) -> Term:
    """An ability with what it is worth now to the faction on turn."""
    return Term("valued", ability=("token", value), value=ROLES[t.actor].value(t, Token(value)))


# -- deeds: a word, and often the number of what it is done with -------------------------------------------------------

DEED_NOUNS: Final = {"card": "card", "ability": "valued", "offer": "offer", "quest": "card"}
"""What the number of a deed is; the other deeds have none, or need more words than its name."""


def deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    if word in ("jar", "act", "further"):
        return jar_deed(t, word, which)
    if word == "tile":
        return Term("deed-tile", TILE_NAMES[which], effect=("tile_effect", which))
    return Term(f"deed-{word}", what=(DEED_NOUNS[word], which)) if word in DEED_NOUNS else Term(f"deed-{word}")


def tile_effect(t: Table, value: int) -> Term:
    """What a bonus tile does for the faction on turn."""
    return Term("tile-effect-nothing" if does_nothing(t, t.actor, value) else f"tile-effect-{dashed(TILE_IDS[value])}")


def jar_deed(t: Table, word: str, jar: int) -> Term:
    """A jar to be broken, with its bonus tiles, or the action of the broken one."""
    if word == "act" and t.further:
        return Term("deed-attack-again")
    does = ("jar_action", jar)
    tiles = [] if word == "act" else t.tiles[jar]  # c3.bonus.02
    key = f"deed-{word}-tiles" if tiles else f"deed-{word}"
    return Term(key, jar=("jar_to_break", jar), does=does, tiles=("tile", tiles))


def jar_action(t: Table, value: int) -> Term:
    """What a jar gives the faction on turn."""
    actor = t.actor
    if value == WILD_JAR:
        return Term("jar-action-wild", n=t.wild[actor] + (t.wild_supply > 0))
    if value == LEGEND_JAR:
        return Term("jar-action-legend", legend=("legend", t.who[actor]), tracker=("tracker_of", actor))
    return ROLES[actor].ability_jar(t) if value == ABILITY_JAR else Term("jar-action-attack")


NOUNS: Final[dict[str, Noun]] = {
    "seat": seat,
    "faction": faction,
    "reason": lambda t, value: Term(f"reason-{value}"),
    "legend": legend,
    "legend_gift": legend_gift,
    "gift": gift,
    "tracker": lambda t, value: Term("tracker", side=SIDES[value]),
    "tracker_side": tracker_side,
    "tracker_of": tracker_of,
    "legend_name": legend_name,
    "legend_token": legend_token,
    "unit": numbered("unit", UNIT_IDS),
    "unit_at": Whole(unit_at),
    "nailed": Whole(unit_at),
    "unit_way": Whole(unit_way),
    "group": Whole(group),
    "share_of_units": share_of_units,
    "hex": spot,
    "hexes": spot,
    "way": Whole(way),
    "target": Whole(target),
    "blow": Whole(blow),
    "priced_hex": priced_hex,
    "company": company,
    "share_of_company": share_of_company,
    "terrain": numbered("terrain", TERRAINS),
    "token": token,
    "tokens": Whole(tokens),
    "share_of_tokens": share_of_tokens,
    "cube": numbered("cube", CUBE_IDS),
    "cubes": Whole(cubes),
    "share_of_cubes": share_of_cubes,
    "objective": numbered("objective", OBJECTIVES),
    "card": card,
    "card_effect": card_effect,
    "valued": valued,
    "tile": named(TILE_NAMES),
    "tile_effect": tile_effect,
    "jar": numbered("jar", JARS),
    "jar_to_break": numbered("jar-to-break", JARS),
    "jar_action": jar_action,
    "part": worded("part"),
    "place": worded("place"),
    "answer": answer,
    "deed": Whole(deed),
    "ending": worded("ending"),
}
