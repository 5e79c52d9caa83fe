"""Hester: roots, land cubes, infection, fires, the feast."""

from klubovna.games.harrow.factions.hester.role import Hester

__all__ = ["Hester"]
