"""Bots against bots: many games, each of its own deal, seats rotated, wins counted with their intervals."""

from klubovna.arena.file import FileError, Header, MatchFile
from klubovna.arena.match import Match, Played, play
from klubovna.arena.run import check, run
from klubovna.arena.standings import Share, Standing, by_role, by_seat, replacements, standings, wilson

__all__ = [
    "FileError",
    "Header",
    "Match",
    "MatchFile",
    "Played",
    "Share",
    "Standing",
    "by_role",
    "by_seat",
    "check",
    "play",
    "replacements",
    "run",
    "standings",
    "wilson",
]
