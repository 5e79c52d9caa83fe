"""The records in content/, as they are read; `facts.py` makes of them what the rules use."""

from __future__ import annotations

import msgspec


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class CardFacts(Record):
    id: str
    name: dict[str, str]
    name_cs_source: str
    suit: str
    kind: str
    cost: list[str]
    count: int
    source: str
    item: str = ""
    vp: int = 0
    timing: str = ""
    role: str = ""
    limit: str = ""
    optional: bool = False
    discards_self: str = ""
    hits: int = 0
    goal: str = ""
    min_vp: int = 0
    effect: dict[str, str] = {}
    rulings: list[str] = []


class ClearingFacts(Record):
    id: int
    place: str
    slots: int
    ruin: bool
    corner: bool
    neighbours: list[int]
    river: bool
    x: float
    y: float
    suit: str = ""
    default_suit: str = ""
    opposite: int = 0
    river_neighbours: list[int] = []
    coastal: bool = False
    neighbours_at_start: list[int] = []


class ForestFacts(Record):
    id: str
    clearings: list[int]
    neighbours: list[str]
    x: float
    y: float
    coastal: bool = False
    river_sides: list[list[int]] = []


class MapFacts(Record):
    id: str
    name: dict[str, str]
    source: str
    suits: str
    suits_note: str
    has_default_suits: bool
    clearings_total: int
    slots_total: int
    ruins_total: int
    paths_total: int
    forests_total: int
    corner_pairs: list[list[int]]
    paths: list[list[int]]
    river_edges: list[list[int]]
    river_clearings: list[int]
    river_divides_forests: bool
    aspect: float
    clearing: list[ClearingFacts]
    forest: list[ForestFacts]
    rules: str = ""
    lake_coast: list[int] = []
    lake_ring: list[int] = []
    raft_start: int = 0
    lake_outline: list[list[float]] = []
    closed_paths: list[list[int]] = []
    tower_clearing: int = 0
    closed_path_vp: int = 1
    pass_vp: int = 1


class QuestFacts(Record):
    id: str
    name: dict[str, str]
    name_cs_source: str
    suit: str
    items: list[str]
    source: str


class Common(Record):
    hand_limit: int
    starting_hand: int
    base_draw: int
    victory_points_to_win: int
    dominance_min_vp: int
    vp_per_enemy_building_or_token: int
    source: str


class Reach(Record):
    by_players: dict[str, int]
    minimum: int
    source: str
