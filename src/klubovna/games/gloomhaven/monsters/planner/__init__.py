"""What a monster does, as a function of its own: it needs no game, only a position."""

from klubovna.games.gloomhaven.monsters.planner.choice import outcomes, plan
from klubovna.games.gloomhaven.monsters.planner.position import Choice, Figure, Plan, Position

__all__ = ["Choice", "Figure", "Plan", "Position", "outcomes", "plan"]
