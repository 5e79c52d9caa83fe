"""What a player keeps at hand: the goal in one line, a turn in a few steps, a card for each role.

Steps are declared next to the game (`hand.toml`, each with the kinds that are asked in it); the words are `hand-goal`,
`hand-step-<number>` and `hand-card-<role>` in `locale/hand.*.ftl`.
"""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable

import msgspec


class TurnStep(msgspec.Struct, forbid_unknown_fields=True):
    """`kinds` are asked in this step, by name or by how their names begin (`send.`)."""

    kinds: list[str]


class Hand(msgspec.Struct, forbid_unknown_fields=True):
    step: list[TurnStep] = []


def read_hand(file: Traversable) -> Hand:
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Hand) if file.is_file() else Hand()
