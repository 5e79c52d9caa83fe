"""The records in content/, as they are read; `facts.py` makes of them what the rules use."""

from __future__ import annotations

import msgspec


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class HexFacts(Record):
    q: int
    r: int
    terrain: str
    mark: bool = False
    storm: bool = False
    solo: str = ""
    number: int = 0


class MapFacts(Record):
    id: str
    name: dict[str, str]
    source: str
    hexes: list[HexFacts]


class HomeFacts(Record):
    id: str
    hex: tuple[int, int]
    owner: str
    edge: list[tuple[int, int]]
    far_corners: list[tuple[int, int]]


class Tree(Record):
    capacity: int
    p_stick: float
    p_knock: float
    initial_stuck: int
