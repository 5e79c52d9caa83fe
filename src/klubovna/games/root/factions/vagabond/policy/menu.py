"""What the Vagabond does next."""

from __future__ import annotations

from klubovna.games.root.battle import defenders
from klubovna.games.root.factions.vagabond import actions, characters, items
from klubovna.games.root.factions.vagabond.board import DAMAGED, VagabondBoard
from klubovna.games.root.factions.vagabond.policy.belongings import tool_worth
from klubovna.games.root.factions.vagabond.policy.outlook import outlook, strike_worth
from klubovna.games.root.factions.vagabond.policy.plans import LABOR, SCORCH, STEAL, plans
from klubovna.games.root.facts import (
    CLEARINGS,
    PIECES_OF,
    TORCH,
    Clearing,
    Faction,
)
from klubovna.games.root.policy.habits import SKIP
from klubovna.games.root.policy.odds import odds
from klubovna.games.root.policy.worth import rolls_higher, spoils
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import Table


def action_worth(t: Table, me: Faction, board: VagabondBoard, what: str) -> float:
    at = Clearing(board.at)
    if what == "explore":
        return 2.0 + plans().gain
    if what == "battle":
        return outlook(t, me).best_fight(at) - 0.1
    if what == "aid":
        there = [other for other in t.others(me) if ROLES[other].present(t, at)]
        return max(outlook(t, me).aid_worth(other, at) for other in there)
    if what == "strike":
        return max(strike_worth(t, board, foe, at) for foe in actions.targets(t, board))
    if what == "repair":
        return 0.6 * max(tool_worth(tool & ~DAMAGED) for tool in items.damaged_tools(board)) - 0.1
    return special_worth(t, me, board) if what == "special" else SKIP


def special_worth(t: Table, me: Faction, board: VagabondBoard) -> float:
    """What the torch does, as long as no ruin needs it."""
    at = Clearing(board.at)
    ruins_left = any(t.ruin_items[c] for c in CLEARINGS) and items.ready(board, TORCH) < 2
    price = 0.5 if ruins_left else 0.15
    if board.character == characters.THIEF:
        return STEAL - price
    if board.character == characters.TINKER:
        return LABOR - price
    if board.character == characters.RANGER:
        return 0.05 + 0.1 * len(items.damaged_tools(board)) if len(items.damaged_tools(board)) > 1 else SKIP
    if board.character == characters.SCOUNDREL:
        return scorch_worth(t, me, at) - SCORCH
    if board.character == characters.HARRIER:
        best = max(outlook(t, me).visit(c) for c in characters.landings(t, board))
        return 0.8 * best - price
    if board.character == characters.VAGRANT:
        return max(quarrel(t, me, f, foe, at) for f in characters.attackers(t, board) for foe in defenders(t, f, at))
    return SKIP


def scorch_worth(t: Table, me: Faction, at: Clearing) -> float:
    return sum(count * prize for count, prize in (spoils(t, me, foe, at) for foe in t.enemies(me)))


def quarrel(t: Table, me: Faction, attacker: Faction, defender: Faction, at: Clearing) -> float:
    """A battle of others, of which the points are his."""
    if attacker == me or not PIECES_OF[defender]:
        return SKIP
    count, prize = spoils(t, me, defender, at)
    own, there = t.warriors[attacker][at], t.warriors[defender][at]
    hits = odds(own, there, count, rolls_higher(defender), int(there == 0), 0, own)
    return hits.razed * prize + 0.1 * (hits.killed + hits.lost) - 0.3
