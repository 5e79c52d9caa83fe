"""The Family: tokens drawn from a bag, storms, buildings destroyed."""

from klubovna.games.harrow.factions.family.role import Family

__all__ = ["Family"]
