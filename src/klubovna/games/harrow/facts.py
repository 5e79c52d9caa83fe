"""The facts of Harrow County, read from content/, and the integer lists that the rules use."""

from __future__ import annotations

from typing import Any, Final, NewType

from klubovna.games.harrow.factions import FACTION_IDS as FACTION_IDS
from klubovna.games.harrow.factions import FactionId as FactionId
from klubovna.games.harrow.records import HomeFacts, MapFacts, Tree
from klubovna.kernel import hexes
from klubovna.kernel.content import Content

Faction = NewType("Faction", int)
Spot = NewType("Spot", int)
"""A hex of the map, 0 to 36, column by column from the left, each from the top."""
Card = NewType("Card", int)
Token = NewType("Token", int)
"""An ability token: the three abilities, the scroll, then the nine upgrades."""

CONTENT: Final = Content.read("harrow", "klubovna.games.harrow")

PROTECTORS, FAMILY, KAMI, HESTER, FAIRFOLK = (Faction(i) for i in range(len(FACTION_IDS)))
JAR_FACTIONS: Final = [PROTECTORS, FAMILY, KAMI]
"""Who breaks jars, owns haints and scores points."""
NOBODY: Final = Faction(-1)

TOWNSFOLK, BUILDING = range(2)
SEEKERS: Final = [PROTECTORS, FAMILY]
"""Who seeks townsfolk and buildings; to all others they are hostile."""
HOSTILE_TO: Final = [[faction for faction in JAR_FACTIONS if faction != seeker] for seeker in SEEKERS]

MODES: Final = ("c1", "c2", "c3", "c4", "c5", "solo", "ff3", "ff4", "ffh")
C1, C2, C3, C4, C5, SOLO, FF3, FF4, FFH = range(9)

JARS: Final = ("ability", "wild", "legend", "attack")
ABILITY_JAR, WILD_JAR, LEGEND_JAR, ATTACK_JAR = range(4)

# Units. Kami has two legend tokens, A and B; which of them is Kami is her secret (c4.setup.06).
LEGEND, LEGEND_B, HAINT, INFECTED = range(4)
UNIT_IDS: Final = ("legend", "legend_b", "haint", "infected")
LEGEND_TOKENS: Final = [(PROTECTORS, LEGEND), (FAMILY, LEGEND), (KAMI, LEGEND), (KAMI, LEGEND_B), (HESTER, LEGEND)]
TOKENS_OF: Final = [[0], [1], [2, 3], [4], []]
"""Legend tokens by faction, as indices of LEGEND_TOKENS."""
HESTER_TOKEN: Final = 4

TERRAINS: Final = ("swamp", "wetlands", "plains", "forest", "mountain", "brambles")
SWAMP, WETLANDS, PLAINS, FOREST, MOUNTAIN, BRAMBLES = range(6)
LAND: Final = range(4)
"""c1.map.01 The four colours of terrain hexes; mountains and brambles are none (c1.map.02)."""

# Cubes: of the three jar factions, of the four terrains (brown, teal, yellow, green), and the silver search cubes.
CUBE_IDS: Final = ("red", "blue", "purple", "brown", "teal", "yellow", "green", "silver")
RED, BLUE, PURPLE, BROWN, TEAL, YELLOW, GREEN, SILVER = range(8)
TERRAIN_CUBES: Final = range(BROWN, SILVER)
FIRST_TERRAIN_CUBE: Final = BROWN

TOKEN_IDS: Final = ("advance", "spawn", "strengthen", "scroll")
ADVANCE, SPAWN, STRENGTHEN, SCROLL = (Token(i) for i in range(4))
ABILITIES: Final = [ADVANCE, SPAWN, STRENGTHEN]
BASIC_TOKENS: Final = [ADVANCE, SPAWN, STRENGTHEN, SCROLL]

UNITS_PER_HEX: Final = 4
RANGE: Final = 2
KEPT_CUBES: Final = 6
POINTS_TO_WIN: Final = 7
PRICE: Final = 2
PRICE_ON_BRAMBLES: Final = 1


AXIAL: Final = sorted((h.q, h.r) for h in CONTENT.records("maps", "map", MapFacts)[0].hexes)
SPOT_AT: Final[dict[hexes.Hex, Spot]] = {at: Spot(i) for i, at in enumerate(AXIAL)}
SPOTS: Final = [Spot(i) for i in range(len(AXIAL))]
HEXES: Final = len(AXIAL)
MIDDLE: Final = SPOT_AT[(0, 0)]
NEIGHBOURS: Final = [[SPOT_AT[near] for near in hexes.neighbours(at) if near in SPOT_AT] for at in AXIAL]
"""Neighbours on the map, in the order of the kernel's directions."""
AHEAD: Final = [[SPOT_AT.get(near, -1) for near in hexes.neighbours(at)] for at in AXIAL]
"""The neighbour in each of the six directions; -1 off the map."""
DISTANCE: Final = [[hexes.distance(a, b) for b in AXIAL] for a in AXIAL]
WITHIN: Final = [[[s for s in SPOTS if DISTANCE[a][s] <= far] for far in range(7)] for a in SPOTS]
EDGE: Final = [len(near) < 6 for near in NEIGHBOURS]
CORNERS: Final = [SPOT_AT[(q, r)] for q, r in CONTENT.files["maps"]["corners"]]


def _label(at: tuple[int, int]) -> str:
    """Columns A to G from the left, rows from the top: what people call out at the table."""
    column = [other for other in AXIAL if other[0] == at[0]]
    return f"{'ABCDEFG'[at[0] + 3]}{column.index(at) + 1}"


LABEL: Final = [_label(at) for at in AXIAL]


class Map:
    """One side of the map as lists by hex."""

    def __init__(self, facts: MapFacts) -> None:
        self.id = facts.id
        self.name = facts.name
        by_place = {(h.q, h.r): h for h in facts.hexes}
        inorder = [by_place[at] for at in AXIAL]
        self.terrain = [TERRAINS.index(h.terrain) for h in inorder]
        self.marked = [h.mark for h in inorder]
        self.storm = [h.storm for h in inorder]
        self.solo = {(h.solo, h.number): Spot(i) for i, h in enumerate(inorder) if h.solo}
        self.land = [terrain in LAND for terrain in self.terrain]
        self.climb = [1 + (terrain == MOUNTAIN) for terrain in self.terrain]
        """c1.advance.05 What entering a hex costs, storms and paths apart."""
        self.of_terrain = [[s for s in SPOTS if self.terrain[s] == terrain] for terrain in range(6)]


MAPS: Final = [Map(m) for m in CONTENT.records("maps", "map", MapFacts)]
MAP_IDS: Final = [m.id for m in MAPS]


class Home:
    """A home with its three neighbours on the edge, and the corners farthest from it."""

    def __init__(self, facts: HomeFacts) -> None:
        self.id = facts.id
        self.owner = Faction(FACTION_IDS.index(facts.owner))
        self.spot = SPOT_AT[facts.hex]
        self.edge = sorted(SPOT_AT[at] for at in facts.edge)
        self.far_corners = sorted(SPOT_AT[at] for at in facts.far_corners)


HOMES: Final = [Home(h) for h in CONTENT.records("maps", "home", HomeFacts)]

TREE: Final = CONTENT.record("tree", "parameters", Tree)

COUNT: Final[dict[str, int]] = {row["id"]: int(row["count"]) for row in CONTENT.files["components"]["component"]}
"""How many pieces of a kind the box holds, by the ids of content/components.toml."""
HAINTS: Final = [COUNT["protectors_haint"], COUNT["family_haint"], COUNT["kami_haint"]]
CUBES: Final = [
    COUNT["protectors_cube"],
    COUNT["family_cube"],
    COUNT["kami_cube"],
    *(COUNT[f"terrain_cube_{colour}"] for colour in ("brown", "teal", "yellow", "green")),
    COUNT["search_cube"],
]
BOX: Final = [COUNT[f"token_{name}"] for name in TOKEN_IDS]

CARD_FACTS: Final[list[dict[str, Any]]] = [
    *CONTENT.files["cards"]["card"],
    *({"deck": "fairfolk", **row} for row in CONTENT.files["fairfolk_cards"]["card"]),
    *({"deck": "quests", **row} for row in CONTENT.files["quests"]["quest"]),
]
"""All cards: tactics, upgrades, goblin, Hester, Fair Folk, quests."""
CARD_IDS: Final = [row["id"] for row in CARD_FACTS]
CARD_CALLED: Final = {name: Card(i) for i, name in enumerate(CARD_IDS)}
DECKS: Final = {
    deck: [Card(i) for i, row in enumerate(CARD_FACTS) if row["deck"] == deck]
    for deck in ("tactics", "upgrades", "goblin", "hester", "fairfolk", "quests")
}
DECK_OF: Final = ["tactics", "upgrades", "goblin", "hester", "fairfolk"]
"""Whose cards: by faction."""

UPGRADE_IDS: Final = [row["id"] for row in CONTENT.files["cards"]["upgrade_token"]]
UPGRADES: Final = [Token(4 + i) for i in range(len(UPGRADE_IDS))]
ALL_TOKEN_IDS: Final = [*TOKEN_IDS, *UPGRADE_IDS]
REPLACES: Final = [
    *BASIC_TOKENS,
    *(Token(TOKEN_IDS.index(row["replaces"])) for row in CONTENT.files["cards"]["upgrade_token"]),
]
"""Which basic ability a token is of."""
TOKEN_CALLED: Final = {name: Token(i) for i, name in enumerate(ALL_TOKEN_IDS)}

LEGEND_FACTS: Final[list[dict[str, Any]]] = CONTENT.files["legends"]["legend"]
LEGEND_IDS: Final = [row["id"] for row in LEGEND_FACTS]
LEGEND_CALLED: Final = {name: i for i, name in enumerate(LEGEND_IDS)}
LEGENDS_OF: Final = [[i for i, row in enumerate(LEGEND_FACTS) if row["faction"] == name] for name in FACTION_IDS]

TILE_IDS: Final = [row["id"] for row in CONTENT.files["bonus_tiles"]["tile"]]
TILES: Final = range(len(TILE_IDS))
(
    TILE_LANTERN,
    TILE_ADVANCE,
    TILE_SPAWN,
    TILE_STRENGTHEN,
    TILE_CARD,
    TILE_WILD,
    TILE_LEGEND,
    TILE_SPOON,
    TILE_SCROLL,
) = (
    TILE_IDS.index(name)
    for name in (
        "lantern",
        "advance",
        "spawn",
        "strengthen",
        "card_swap",
        "wild",
        "move_legend",
        "spoon_back",
        "first_scroll",
    )
)

TILE_ABILITIES: Final = {TILE_ADVANCE: ADVANCE, TILE_SPAWN: SPAWN, TILE_STRENGTHEN: STRENGTHEN}

OFFER_IDS: Final = [row["id"] for row in CONTENT.files["offers"]["offer"]]

BOARD_FACTS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in CONTENT.files["boards"]["board"]}
"""Boards differ too much for one record; each faction's own file reads its part."""
