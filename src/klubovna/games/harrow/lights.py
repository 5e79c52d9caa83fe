"""What options stand for on the board where that does not follow from their noun (see parts.py)."""

from __future__ import annotations

from typing import Any

from klubovna.games.harrow.facts import ALL_TOKEN_IDS, FACTION_IDS, TOKEN_IDS
from klubovna.games.harrow.solo.board import DECK_IDS
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision


def in_box(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"box:{TOKEN_IDS[value]}"]


def drawn(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"drawn:{ALL_TOKEN_IDS[value]}"]


def in_bag(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"bag:{ALL_TOKEN_IDS[value]}"]


def on_battleground(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return ["battleground"]


def own_tracker(t: Table, decision: Decision[Any], value: bool) -> list[str]:
    return [f"tracker:{FACTION_IDS[t.factions[decision.seat]]}"]


def spoon(t: Table, decision: Decision[Any], value: bool) -> list[str]:
    return [f"spoon:{FACTION_IDS[t.actor]}"]


def counted_deck(t: Table, decision: Decision[Any], value: int) -> list[str]:
    return [f"deck:{DECK_IDS[decision.about]}"]
