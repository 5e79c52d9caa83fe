"""Positions of the Corvids made by hand: plots, face up or face down, besides what every table has."""

from __future__ import annotations

from typing import Any

from klubovna.games.root.factions.corvids.board import CorvidBoard
from klubovna.games.root.factions.corvids.role import ACTIONS, BOMB, EXTORTION, RAID, SNARE
from klubovna.games.root.facts import CORVIDS, PLOT
from klubovna.games.root.roles import ROLES, Deed
from klubovna.games.root.state import Table
from klubovna.kernel.decision import Flow
from klubovna.kernel.game import Game
from klubovna.kernel.zones import EVERYBODY
from klubovna.testing import offered
from root.boards import corvid_board
from root.tables import c, table

CORVID_ROLE = ROLES[CORVIDS]
KIND = {"bomb": BOMB, "snare": SNARE, "extortion": EXTORTION, "raid": RAID}


def corvids(*others: str, down: dict[int, str] | None = None, up: dict[int, str] | None = None, **given: Any) -> Table:
    """The Corvids in the first seat against these others; `down` and `up` are plots by clearing number."""
    t = table("corvids", *(others or ("marquise",)), **given)
    mine = board(t)
    mine.actions = ACTIONS
    for face_up, plots in ((False, down), (True, up)):
        for number, kind in (plots or {}).items():
            mine.lay(KIND[kind], c(number))
            t.put_piece(PLOT, c(number))
            if face_up:
                mine.seen[mine.turn_up(c(number))] = EVERYBODY
    return t


def board(t: Table) -> CorvidBoard:
    return corvid_board(t)


def kinds_left(t: Table) -> list[str]:
    """The supply, by kind."""
    names = {number: name for name, number in KIND.items()}
    return [names[plot // 2] for plot in board(t).plots]


def menu(flow: Flow[None], **answers: Any) -> list[Deed | None]:
    """What the menu that comes after these answers offers."""
    options: list[Deed | None] = offered(flow, **answers).options
    return options


def play(g: Game, *answers: tuple[str, Any]) -> None:
    """Answer one question after the other: its kind and the value."""
    for kind, value in answers:
        asked = g.decision
        assert asked is not None
        assert asked.kind.name == kind, (kind, value, asked)
        assert value in asked.options, (value, asked)
        g.choose(asked.options.index(value), asked.seat)
