"""Bots against bots: many games, seats rotated, wins counted."""

from klubovna.arena.match import Match, Played, play
from klubovna.arena.run import run
from klubovna.arena.standings import Standing, standings

__all__ = ["Match", "Played", "Standing", "play", "run", "standings"]
