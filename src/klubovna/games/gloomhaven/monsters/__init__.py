"""What a monster does, as a function of its own: it needs no game, only a position."""

from klubovna.games.gloomhaven.monsters.planner import plan
from klubovna.games.gloomhaven.monsters.position import Choice, Figure, Plan, Position

__all__ = ["Choice", "Figure", "Plan", "Position", "plan"]
