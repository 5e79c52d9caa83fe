"""The facts of Root, read from content/, and the integer lists that the rules use."""

from __future__ import annotations

from typing import Any, Final, NewType

from klubovna.games.root.records import CardFacts, Common, MapFacts, QuestFacts, Reach
from klubovna.kernel.content import Content

Faction = NewType("Faction", int)
"""In the order of set-up (5.1.7, r.17)."""
Clearing = NewType("Clearing", int)
"""0 to 11; the Burrow is 12, forests follow from 13."""
Card = NewType("Card", int)
"""0 to 53: the standard deck; 54 to 107: Exiles & Partisans."""
Suit = NewType("Suit", int)
Piece = NewType("Piece", int)
Item = NewType("Item", int)

CONTENT: Final = Content.read("root", "klubovna.games.root")

SUITS: Final = ("bird", "fox", "rabbit", "mouse")
BIRD: Final = Suit(0)
FOX: Final = Suit(1)
RABBIT: Final = Suit(2)
MOUSE: Final = Suit(3)
CLEARING_SUITS: Final = [FOX, RABBIT, MOUSE]

FACTION_FACTS: Final[list[dict[str, Any]]] = CONTENT.files["factions"]["faction"]
"""Boards differ too much for one record; each faction's own file reads its part."""
FACTION_IDS: Final[tuple[str, ...]] = tuple(
    id for facts in FACTION_FACTS for id in (facts["id"], facts["id"] + "_2")[: 1 + ("reach_second" in facts)]
)
"""One that can be played twice stands here twice."""


def faction_called(id: str) -> Faction:
    return Faction(FACTION_IDS.index(id))


MARQUISE: Final = faction_called("marquise")
EYRIE: Final = faction_called("eyrie")
ALLIANCE: Final = faction_called("alliance")
VAGABOND: Final = faction_called("vagabond")
VAGABOND_2: Final = faction_called("vagabond_2")
LIZARDS: Final = faction_called("lizards")
RIVERFOLK: Final = faction_called("riverfolk")
DUCHY: Final = faction_called("duchy")
CORVIDS: Final = faction_called("corvids")
NOBODY: Final = Faction(-1)

CLEARINGS: Final = [Clearing(i) for i in range(12)]
BURROW: Final = Clearing(12)
FIRST_FOREST: Final = 13


def _kinds(group: str) -> dict[str, Faction]:
    """Pieces by what they are, and whose: the bases of all suits are bases."""
    return {
        key.rpartition("_")[0] or key: faction_called(facts["id"])
        for facts in FACTION_FACTS
        for key in facts.get(group, {})
    }


# Buildings fill slots and count for rule; tokens do neither (2.2.3, 2.8).
_BUILDINGS, _TOKENS = _kinds("buildings"), _kinds("tokens")
PIECE_IDS: Final = (*_BUILDINGS, *_TOKENS, "warrior")
OWNER: Final = [*_BUILDINGS.values(), *_TOKENS.values()]
PIECES: Final = [Piece(i) for i in range(len(OWNER))]
BUILDINGS: Final = PIECES[: len(_BUILDINGS)]
TOKENS: Final = PIECES[len(_BUILDINGS) :]


def piece_called(id: str) -> Piece:
    return Piece(PIECE_IDS.index(id))


SAWMILL: Final = piece_called("sawmill")
WORKSHOP: Final = piece_called("workshop")
RECRUITER: Final = piece_called("recruiter")
ROOST: Final = piece_called("roost")
BASE: Final = piece_called("base")
GARDEN: Final = piece_called("garden")
CITADEL: Final = piece_called("citadel")
MARKET: Final = piece_called("market")
WOOD: Final = piece_called("wood")
KEEP: Final = piece_called("keep")
SYMPATHY: Final = piece_called("sympathy")
TRADE_POST: Final = piece_called("trade_post")
TUNNEL: Final = piece_called("tunnel")
PLOT: Final = piece_called("plot")
WARRIOR: Final = piece_called("warrior")
PIECES_OF: Final = [[k for k in PIECES if OWNER[k] == f] for f in range(len(FACTION_IDS))]
BUILDINGS_OF: Final = [[k for k in BUILDINGS if OWNER[k] == f] for f in range(len(FACTION_IDS))]

ITEMS: Final = ("boot", "sword", "bag", "hammer", "tea", "coin", "crossbow", "torch")
BOOT: Final = Item(0)
SWORD: Final = Item(1)
BAG: Final = Item(2)
HAMMER: Final = Item(3)
TEA: Final = Item(4)
COIN: Final = Item(5)
CROSSBOW: Final = Item(6)
TORCH: Final = Item(7)

CARD_FACTS: Final[list[CardFacts]] = []
"""One entry for each of the 108 cards."""
for _deck in ("deck_standard", "deck_exiles"):
    for _card in CONTENT.records(_deck, "card", CardFacts):
        CARD_FACTS.extend([_card] * _card.count)
DECK_SIZE: Final = 54
_NAMES = [c.id for c in CARD_FACTS]
NAMESAKE: Final = [_NAMES.index(name) for name in _NAMES]
"""The first card of the same name."""
CARD_SUIT: Final = [Suit(SUITS.index(c.suit)) for c in CARD_FACTS]
AMBUSH: Final = [c.kind == "ambush" for c in CARD_FACTS]
DOMINANCE: Final = [c.kind == "dominance" for c in CARD_FACTS]
PERSISTENT: Final = [c.kind == "persistent" for c in CARD_FACTS]
CARD_ITEM: Final = [Item(ITEMS.index(c.item)) if c.item else Item(-1) for c in CARD_FACTS]
CARD_VP: Final = [c.vp for c in CARD_FACTS]
ANY_SUIT: Final = 0
COST: Final = [[c.cost.count(s) if s != "bird" else c.cost.count("any") for s in SUITS] for c in CARD_FACTS]
"""Crafting pieces by suit; the first number is the question marks (4.1.1#4)."""
CRAFTABLE: Final = [not AMBUSH[i] and not DOMINANCE[i] for i in range(len(CARD_FACTS))]

EFFECT_NAMES: Final = sorted({c.id for c in CARD_FACTS if c.kind == "persistent"})
EFFECT: Final = [EFFECT_NAMES.index(c.id) if c.kind == "persistent" else -1 for c in CARD_FACTS]
"""Which persistent effect a card has; cards of one name have one effect (K.4.1)."""
EFFECT_CALLED: Final = {name: i for i, name in enumerate(EFFECT_NAMES)}

MAP_FACTS: Final = CONTENT.records("maps", "map", MapFacts)
MAP_IDS: Final = [m.id for m in MAP_FACTS]


class Map:
    """One map as lists by clearing; clearings and forests count from 0 here."""

    def __init__(self, facts: MapFacts) -> None:
        self.id = facts.id
        self.facts = facts
        self.slots = [c.slots for c in facts.clearing]
        self.ruin = [c.ruin for c in facts.clearing]
        self.paths = [(a - 1, b - 1) for a, b in facts.paths]
        self.closed = [(a - 1, b - 1) for a, b in facts.closed_paths]
        self.rivers = self._links([(a - 1, b - 1) for a, b in facts.river_edges])
        self.river_clearings = [Clearing(c - 1) for c in facts.river_clearings]
        self.coast = [Clearing(c - 1) for c in facts.lake_coast]
        self.corners = [Clearing(c.id - 1) for c in facts.clearing if c.corner]
        self.opposite = {Clearing(c.id - 1): Clearing(c.opposite - 1) for c in facts.clearing if c.corner}
        self.corner_pairs = [(Clearing(a - 1), Clearing(b - 1)) for a, b in facts.corner_pairs]
        names = [f.id for f in facts.forest]
        self.forests = len(names)
        self.forest_clearings = [[Clearing(c - 1) for c in sorted(f.clearings)] for f in facts.forest]
        self.forest_neighbours = [sorted(names.index(n) for n in f.neighbours) for f in facts.forest]
        self.clearing_forests = [[f for f in range(len(names)) if c in self.forest_clearings[f]] for c in CLEARINGS]

    def _links(self, edges: list[tuple[int, int]]) -> list[list[Clearing]]:
        return [sorted(Clearing(a + b - c) for a, b in edges if c in (a, b)) for c in CLEARINGS]

    def links(self, closed: list[tuple[int, int]]) -> list[list[Clearing]]:
        """Which clearings a path links (2.2.1); closed paths make no adjacency (D.3.2#1)."""
        return self._links([path for path in self.paths if path not in closed])


MAPS: Final = [Map(m) for m in MAP_FACTS]

QUEST_FACTS: Final = CONTENT.records("quests", "quest", QuestFacts)
QUEST_SUIT: Final = [Suit(SUITS.index(q.suit)) for q in QUEST_FACTS]
QUEST_ITEMS: Final = [[Item(ITEMS.index(i)) for i in q.items] for q in QUEST_FACTS]

COMMON: Final = CONTENT.record("factions", "common", Common)
REACH: Final = CONTENT.record("factions", "reach", Reach)
HAND_LIMIT: Final = COMMON.hand_limit
TO_WIN: Final = COMMON.victory_points_to_win

BOARD_OF: Final[dict[str, dict[str, Any]]] = {f["id"]: f for f in FACTION_FACTS}
ITEM_FACTS: Final[dict[str, Any]] = CONTENT.files["items"]
ITEM_SUPPLY: Final = [int(ITEM_FACTS["sets"]["supply"].get(name, 0)) for name in ITEMS]
RUIN_KINDS: Final = [Item(i) for i, name in enumerate(ITEMS) if ITEM_FACTS["sets"]["ruin"].get(name)]
"""The "R" items (r.04). One under a ruin is its place in this list, + 4 if it comes from the second set."""
DIE_FACES: Final = 4  # r.07: 0 to 3, equally likely

WARRIORS: Final = [int(BOARD_OF[name.removesuffix("_2")]["warriors"]) for name in FACTION_IDS]
