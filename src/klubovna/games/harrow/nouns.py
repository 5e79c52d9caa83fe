"""How the things of Harrow County are called; the words themselves stand in content/ and locale/.

Events are put into words long after they happened, so what they name depends on nothing that changes: neither the map
nor the legend of a faction does. Only nouns of options and of questions (deeds, targets, rows, decks) look at the table
as it is now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from klubovna.games.harrow.attack import price
from klubovna.games.harrow.boards.fairfolk import FINDS
from klubovna.games.harrow.boards.hester import BURNT_SQUARE, ROOT_IDS, WILD_SQUARE
from klubovna.games.harrow.boards.solo import DECK_IDS, SPACES
from klubovna.games.harrow.cards.fairfolk import COST
from klubovna.games.harrow.cards.goblin import TOWNSFOLK
from klubovna.games.harrow.factions.family.bag import ADVANCED, BASIC_DRAW
from klubovna.games.harrow.factions.hester.actions import ACTION_IDS, NAIL_PRICE
from klubovna.games.harrow.facts import (
    ABILITY_JAR,
    ADVANCE,
    CARD_CALLED,
    CARD_FACTS,
    CONTENT,
    CUBE_IDS,
    FACTION_IDS,
    FAMILY,
    FIRST_TERRAIN_CUBE,
    HAINT,
    HESTER,
    INFECTED,
    JARS,
    KAMI,
    LABEL,
    LEGEND,
    LEGEND_B,
    LEGEND_FACTS,
    LEGEND_JAR,
    LEGEND_TOKENS,
    SPAWN,
    STRENGTHEN,
    TERRAINS,
    TILE_IDS,
    TOKEN_IDS,
    TOKENS_OF,
    UNIT_IDS,
    UPGRADE_IDS,
    WILD_JAR,
    Card,
    Faction,
    Token,
)
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.solo.course import CARDS_OF_LEVEL
from klubovna.games.harrow.state import Table
from klubovna.kernel.text import Noun, Term, Whole, dashed

UPGRADE_NAMES: Final[list[dict[str, str]]] = [CARD_FACTS[CARD_CALLED[id]]["name"] for id in UPGRADE_IDS]
OFFER_NAMES: Final[list[dict[str, str]]] = [row["name"] for row in CONTENT.files["offers"]["offer"]]
HESTER_OFFERS: Final[list[dict[str, str]]] = [row["for_hester"] for row in CONTENT.files["offers"]["offer"]]
"""What each offer does for Hester (ff.offers)."""
TILE_NAMES: Final[list[dict[str, str]]] = [row["name"] for row in CONTENT.files["bonus_tiles"]["tile"]]
TRACKERS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in CONTENT.files["boards"]["tracker"]}
COMPONENTS: Final = {TOWNSFOLK: "townsfolk", TOWNSFOLK + 1: "building"}
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


def keep(t: Table, value: bool) -> Term:
    return Term("keep-yes" if value else "keep-no")


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


def tracker_side(t: Table, value: int) -> Term:
    """A side of the tracker to be chosen by the faction that is setting up."""
    id = f"{FACTION_IDS[t.in_play[t.moment - 1]]}.{SIDES[value]}"
    return Term("tracker-" + dashed(id), TRACKERS[id]["name"])


def legend_name(t: Table, value: int) -> Term:
    """A legend token; only Kami knows which of her two is which, so hers are called A and B."""
    owner, unit = LEGEND_TOKENS[value]
    if owner == KAMI:
        return Term(f"kami-{dashed(UNIT_IDS[unit])}")
    return Term(names=LEGEND_FACTS[t.who[owner]]["name"]) if owner != HESTER else faction(t, owner)


def legend_token(t: Table, value: int) -> Term:
    owner, _ = LEGEND_TOKENS[value]
    if owner == HESTER:
        return faction(t, owner)
    return Term("legend-of", legend=("legend_name", value), faction=("faction", owner))


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


def path(t: Table, value: int) -> Term:
    return Term("path-supply") if value < 0 else Term("path-at", hex=("hex", value))


def target(t: Table, value: tuple[int, int]) -> Term:
    """A hex to be attacked, with what stands there now."""
    at, defender = value
    if defender == HESTER:
        hester = t.legend_at[TOKENS_OF[HESTER][0]] == at
        key = "target-hester" if hester and not t.flames[at] else "target-fire-hester" if hester else "target-fire"
        return Term(key, hex=("hex", at), flames=t.flames[at])
    return Term("target", hex=("hex", at), faction=("faction", defender), units=("company", (defender, at)))


def blow(t: Table, value: tuple[int, int]) -> Term:
    """A hex under attack, with the cubes that decide whether the attack can be completed once more."""
    at, defender = value
    own, theirs = (ROLES[faction].cubes_on_ground(t) for faction in (t.actor, defender))
    return Term("blow", target=("target", value), n=price(at), own=own, theirs=theirs)


def priced_hex(t: Table, value: int) -> Term:
    """A hex with what killing there costs."""
    return Term("priced-hex", hex=("hex", value), n=price(value))


def fire_at(t: Table, value: int) -> Term:
    return Term("target-fire", hex=("hex", value), flames=t.flames[value])


def company(t: Table, value: tuple[Faction, int]) -> Term:
    """The units of a faction on a hex as they stand now, legends by name."""
    owner, at = value
    parts: list[tuple[int, int]] = [(token, LEGEND) for token in TOKENS_OF[owner] if t.legend_at[token] == at]
    parts += [(t.haints[owner][at], HAINT), (t.infected[owner][at], INFECTED)]
    return Term("joined", parts=("share_of_company", [part for part in parts if part[1] == LEGEND or part[0]]))


def share_of_company(t: Table, value: tuple[int, int]) -> Term:
    which, unit = value
    return legend_name(t, which) if unit == LEGEND else share_of_units(t, (unit, which))


def spawn_site(t: Table, value: tuple[int, int]) -> Term:
    owner, at = value
    return Term("spawn-site", faction=("faction", owner), hex=("hex", at))


def line(t: Table, value: tuple[int, int]) -> Term:
    axis, side = value
    return Term(f"line-{axis}-{side}")


def arrow(t: Table, value: tuple[int, int, int]) -> Term:
    at, *which = value
    return Term("arrow", hex=("hex", at), line=("line", which))


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


def component(t: Table, value: int) -> Term:
    return Term(f"objective-{COMPONENTS[value]}") if value in COMPONENTS else token(t, value)


def component_at(t: Table, value: tuple[int, int]) -> Term:
    what, at = value
    return Term("thing-at", thing=("component", what), hex=("hex", at))


def piece(t: Table, value: tuple[str, int]) -> Term:
    """What a new fire pushes away."""
    what, which = value
    if what == "infected":
        return Term("piece-infected", faction=("faction", which))
    if what == "cube":
        return Term("piece-cube", cube=("cube", which))
    return token(t, which) if what == "token" else Term(f"piece-{what}")


def summon_price(t: Table, value: int) -> Term:
    """So many cubes of the fire's terrain, or with Sloth of any one colour (ap.hester.05)."""
    assert t.hester is not None
    return Term("summon-price-any" if t.hester.sloth else "summon-price", n=value)


def square(t: Table, value: int) -> Term:
    """What fills a square space of Hester's board."""
    if value in (WILD_SQUARE, BURNT_SQUARE):
        return Term("square-wild" if value == WILD_SQUARE else "square-burnt")
    return token(t, value)


def meal(t: Table, value: tuple[str, int]) -> Term:
    where, which = value
    return Term(f"meal-{where}", what=("square", which))


def offer_in_use(t: Table, value: int) -> Term:
    """An offer that the faction on turn is using; in Hester's hands it is something else (ff.offers)."""
    if t.actor != HESTER:
        return Term(names=OFFER_NAMES[value])
    return Term("offer-of-hester", OFFER_NAMES[value], effect=("hester_offer", value))


def card(t: Table, value: int) -> Term:
    return Term(names=CARD_FACTS[value]["name"])


def gift(t: Table, value: int) -> Term:
    return Term(names=LEGEND_FACTS[value]["gift"])


def solo_deck(t: Table, value: int) -> Term:
    assert t.solo is not None
    return Term(f"solo-deck-{DECK_IDS[value]}", n=len(t.solo.decks[value]))


def solo_share(t: Table, value: int) -> Term:
    """A deck of which cards are to be chosen, with how many all decks together still owe."""
    assert t.solo is not None
    left = CARDS_OF_LEVEL[t.solo.level] - sum(len(deck) for deck in t.solo.decks[:value])
    return Term("solo-share", deck=("solo_deck", value), n=left)


def sought(t: Table, value: int) -> Term:
    """What is sought now, with how many hexes clues leave open."""
    assert t.fairfolk is not None
    return Term("sought", find=("find", value), n=sum(t.fairfolk.maybe))


def offer_left(t: Table, value: tuple[int, int]) -> Term:
    """What is left of an offer in Hester's hands: SPAWNs, cubes."""
    spawns, cubes = value
    return Term("offer-left", spawns=spawns, cubes=cubes)


def row(t: Table, value: int) -> Term:
    return Term("row", number=value + 1)


def table_row(t: Table, value: int) -> Term:
    """A row of Kami's action table to be used: what is done when the spare token is pushed in."""
    assert t.kami is not None
    first, second = t.kami.spare, t.kami.rows[value][0]
    key = "table-row-cubes" if t.kami.row_cubes[value] else "table-row"
    return Term(
        key, number=value + 1, first=("valued", first), second=("valued", second), cubes=t.kami.row_cubes[value]
    )


def valued(t: Table, value: int) -> Term:
    """An ability with what it is worth now to the faction on turn."""
    return Term("valued", ability=("token", value), value=ROLES[t.actor].value(t, Token(value)))


def turn_token(t: Table, value: int) -> Term:
    return faction(t, value) if value >= 0 else Term("turn-token-solo")


# -- deeds: a word, and often the number of what it is done with -------------------------------------------------------

DEED_NOUNS: Final = {"card": "card", "ability": "valued", "offer": "offer", "quest": "card"}
"""What the number of a deed is; the other deeds have none, or need more words than its name."""


def deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    if word in ("jar", "act"):
        return jar_deed(t, word, which)
    if word == "further":
        return Term("deed-further", jar=("jar_to_break", which))
    if word == "tile":
        return Term("deed-tile", TILE_NAMES[which], effect=("tile_effect", which))
    return Term(f"deed-{word}", what=(DEED_NOUNS[word], which)) if word in DEED_NOUNS else Term(f"deed-{word}")


def jar_deed(t: Table, word: str, jar: int) -> Term:
    """A jar to be broken, with its bonus tiles, or the action of the broken one."""
    if word == "act" and t.further:
        return Term("deed-attack-again")
    does = ("jar_action", jar)
    tiles = t.tiles[jar] if word == "jar" else []
    key = f"deed-{word}-tiles" if tiles else f"deed-{word}"
    return Term(key, jar=("jar_to_break", jar), does=does, tiles=("tile", tiles))


def jar_action(t: Table, value: int) -> Term:
    """What a jar gives the faction on turn."""
    actor = t.actor
    if value == WILD_JAR:
        return Term("jar-action-wild", n=t.wild[actor] + (t.wild_supply > 0))
    if value == LEGEND_JAR:
        return Term("jar-action-legend", legend=("legend", t.who[actor]), tracker=("tracker_of", actor))
    if value != ABILITY_JAR:
        return Term("jar-action-attack")
    if actor == KAMI:
        return Term("jar-action-ability-kami")
    if actor == FAMILY and t.family is not None:
        slot = len(t.family.slots)
        back = int(ADVANCED[slot]["return"]) if t.with_cards else 0
        draw = int(ADVANCED[slot]["draw"]) if t.with_cards else BASIC_DRAW[slot]
        return Term("jar-action-ability-return" if back else "jar-action-ability-family", draw=draw, back=back)
    advance, spawn, strengthen = (ROLES[actor].value(t, ability) for ability in (ADVANCE, SPAWN, STRENGTHEN))
    return Term("jar-action-ability-protectors", advance=advance, spawn=spawn, strengthen=strengthen)


def tracker_of(t: Table, value: int) -> Term:
    return Term(names=TRACKERS[f"{FACTION_IDS[value]}.{SIDES[t.tracker[Faction(value)]]}"]["name"])


def bag_deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    if word == "token" and which >= len(TOKEN_IDS):
        name = UPGRADE_IDS[which - len(TOKEN_IDS)]
        return Term("bag-deed-upgrade", what=("token", which), effect=("card_effect", CARD_CALLED[name]))
    if word == "token":
        assert t.family is not None
        count = t.family.drawn.count(Token(which))
        return Term("bag-deed-token", what=("share_of_tokens", (which, count)))
    return Term("deed-step") if word == "step" else Term("bag-deed-card", what=("card", which))


def hester_deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    if word == "action":
        return Term("hester-deed-action", what=("hester_action", which))
    if word == "card":
        return Term("hester-deed-card", CARD_FACTS[which]["name"], effect=("card_effect", which))
    if word == "offer":
        return Term("hester-deed-offer", OFFER_NAMES[which], effect=("hester_offer", which))
    return Term("hester-deed-nail", n=NAIL_PRICE[-1]) if word == "nail" else deed(t, value)


def card_effect(t: Table, value: int) -> Term:
    return Term(names=CARD_FACTS[value]["effect"])


def ff_deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    if word == "card":
        return Term("ff-deed-card", what=("card", which), n=COST[Card(which)])
    return Term(f"ff-deed-{word}", what=("card", which))


NOUNS: dict[str, Noun] = {
    "seat": seat,
    "faction": faction,
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
    "path": path,
    "target": Whole(target),
    "blow": Whole(blow),
    "priced_hex": priced_hex,
    "fire_at": fire_at,
    "company": company,
    "share_of_company": share_of_company,
    "spawn_site": Whole(spawn_site),
    "line": Whole(line),
    "arrow": Whole(arrow),
    "terrain": numbered("terrain", TERRAINS),
    "token": token,
    "tokens": Whole(tokens),
    "share_of_tokens": share_of_tokens,
    "cube": numbered("cube", CUBE_IDS),
    "cubes": Whole(cubes),
    "payment": Whole(cubes),
    "share_of_cubes": share_of_cubes,
    "component": component,
    "component_at": Whole(component_at),
    "objective": numbered("objective", ("townsfolk", "building")),
    "piece": Whole(piece),
    "square": square,
    "summon_price": summon_price,
    "meal": Whole(meal),
    "card": card,
    "card_effect": card_effect,
    "offer": named(OFFER_NAMES),
    "hester_offer": named(HESTER_OFFERS),
    "offer_in_use": offer_in_use,
    "tile": named(TILE_NAMES),
    "tile_effect": numbered("tile-effect", TILE_IDS),
    "jar": numbered("jar", JARS),
    "jar_to_break": numbered("jar-to-break", JARS),
    "jar_action": jar_action,
    "part": worded("part"),
    "place": worded("place"),
    "answer": answer,
    "keep": keep,
    "roar": worded("roar"),
    "row": row,
    "table_row": table_row,
    "valued": valued,
    "find": numbered("find", FINDS),
    "quest_use": worded("quest-use"),
    "root": numbered("root", ROOT_IDS),
    "hester_action": numbered("hester-action", ACTION_IDS),
    "solo_deck": solo_deck,
    "solo_share": solo_share,
    "sought": sought,
    "offer_left": Whole(offer_left),
    "solo_space": numbered("solo-space", SPACES),
    "turn_token": turn_token,
    "deed": Whole(deed),
    "bag_deed": Whole(bag_deed),
    "hester_deed": Whole(hester_deed),
    "ff_deed": Whole(ff_deed),
    "ending": worded("ending"),
}
