"""What lies where, counted: on the map and before each faction, as one seat sees it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from klubovna.games.root.factions import SHOWN
from klubovna.games.root.facts import FACTION_IDS
from klubovna.games.root.lights import at_place, path_called
from klubovna.games.root.view import AnyPlayer, View
from klubovna.kernel.text import dashed
from klubovna.kernel.view import Tally, What
from klubovna.kernel.view import View as Seen


def of(faction: str) -> tuple[str, int]:
    return "faction", FACTION_IDS.index(faction)


def tally(seen: Seen) -> Tally:
    table: View = seen.table
    found: Tally = {}
    for number, clearing in enumerate(table.clearings):
        there: dict[What, int] = {
            ("tally-warriors", "faction", FACTION_IDS.index(f)): n for f, n in clearing.warriors.items()
        }
        there |= {("piece-" + dashed(piece),): n for piece, n in clearing.pieces.items()}
        there["board-ruin",] = int(clearing.ruin)
        found[at_place(number)] = there
    for faction, at in table.pawns():
        found.setdefault(at_place(at), {})["tally-pawn", *of(faction)] = 1
    found |= {path_called(path): {(): 1} for path in table.closed}
    found |= {f"available:{card}": {(): 1} for card in table.available}
    found |= {f"quest:{quest}": {(): 1} for quest in table.quests}
    for seat, player in enumerate(table.factions):
        before_player(found, player, own=seat == seen.seat)
    return found


def before_player(found: Tally, player: AnyPlayer, own: bool) -> None:
    id = player.faction
    there: dict[What, int] = {
        ("board-head-vp",) if own else ("tally-vp", *of(id)): player.vp or 0,
        ("tally-cards",) if own else ("tally-hand", *of(id)): player.hand_count,
    }
    if own:
        there |= on_board(id, player.board)
        found |= {f"hand:{card}:{n + 1}": {(): 1} for card, k in Counter(player.hand or []).items() for n in range(k)}
    found[f"faction:{id}"] = there
    found |= {f"crafted:{id}:{card}": {("board-crafted",): n} for card, n in Counter(player.crafted).items()}
    found |= {f"item:{id}:{item}": {("board-items",): n} for item, n in Counter(player.items).items()}


def on_board(id: str, board: msgspec.Struct | None) -> dict[What, int]:
    """Numbers of the faction's own board, those that have a word of their own there."""
    there: dict[What, int] = {}
    for name in () if board is None else board.__struct_fields__:
        word, value = f"of-{dashed(name)}", getattr(board, name)
        if word in SHOWN[id].words and (counted := amount(value)) is not None:
            there[f"board-{word}",] = counted
    return there


def amount(value: Any) -> int | None:
    """A number, or how many there are."""
    if isinstance(value, int):
        return None if isinstance(value, bool) else value
    if isinstance(value, list):
        return len(value)
    if isinstance(value, dict) and all(isinstance(n, int | list) for n in value.values()):
        return sum(n if isinstance(n, int) else len(n) for n in value.values())
    return None
