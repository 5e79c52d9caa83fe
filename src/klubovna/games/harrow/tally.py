"""What lies where, counted: on the hexes, in the tree and before each faction, as one seat sees it."""

from __future__ import annotations

from klubovna.games.harrow.facts import CUBE_IDS, JARS
from klubovna.games.harrow.seen import JarPlayer
from klubovna.games.harrow.view import Amounts, AnyPlayer, HexView, View
from klubovna.kernel.text import dashed
from klubovna.kernel.view import Tally, What
from klubovna.kernel.view import View as Seen


def tally(seen: Seen) -> Tally:
    table: View = seen.table
    found: Tally = {f"hex:{spot.name}": on_hex(spot) for spot in table.hexes}
    found["battleground"] = cubes("tally-cube", table.battleground)
    found["tree"] = cubes("tally-tree", table.tree)
    found |= {f"tile:{tile}": {(): 1} for tiles in table.tiles for tile in tiles}
    found |= {f"box:{kind}": {(): n} for kind, n in table.box.items()}
    for player in table.players:
        before_player(found, player, own=player.seat == seen.seat)
    return found


def cubes(word: str, heap: Amounts) -> dict[What, int]:
    return {(word, "cube", CUBE_IDS.index(colour)): n for colour, n in heap.items()}


def on_hex(spot: HexView) -> dict[What, int]:
    there: dict[What, int] = {
        (f"tally-{dashed(unit)}", "role", owner): n for owner, units in spot.units.items() for unit, n in units.items()
    }
    there |= {(f"mark-{piece}",): n for piece, n in spot.pieces.items()}
    there |= {(f"mark-{token}",): n for token, n in spot.tokens.items()}
    return there | cubes("tally-cube", spot.cubes)


def before_player(found: Tally, player: AnyPlayer, own: bool) -> None:
    id = player.faction
    there: dict[What, int] = {("tally-hand",) if own else ("tally-hand-of", "role", id): player.hand_count}
    if own:
        found |= {f"card:{card}": {(): 1} for card in player.hand or []}
    if isinstance(player, JarPlayer):
        there[("board-points",) if own else ("tally-points", "role", id)] = player.points
        there[("board-wild",) if own else ("tally-wild", "role", id)] = player.wild
        there[("board-haints",) if own else ("tally-haints", "role", id)] = player.supply
        there[("tally-scrolls",) if own else ("tally-scrolls-of", "role", id)] = player.scrolls
        found |= {f"jar:{id}:{jar}": {(): int(whole)} for jar, whole in zip(JARS, player.jars, strict=False)}
    found[f"faction:{id}"] = there
