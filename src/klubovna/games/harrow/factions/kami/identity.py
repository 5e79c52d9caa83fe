"""Which of Kami's two legend tokens is she, which her goblin: her secret until one is turned up (c4.setup.06)."""

from __future__ import annotations

from klubovna.games.harrow.factions.kami import events
from klubovna.games.harrow.factions.kami.board import KamiBoard
from klubovna.games.harrow.facts import KAMI, LEGEND_CALLED, TOKENS_OF
from klubovna.games.harrow.state import Table


def board_of(t: Table) -> KamiBoard:
    assert t.kami is not None
    return t.kami


def kami_at(t: Table) -> int:
    """The hex of Kami herself."""
    return t.legend_at[board_of(t).herself]


def goblin_at(t: Table) -> int:
    """The hex of the goblin; -1 once it is out of the game (r.050)."""
    return t.legend_at[board_of(t).goblin]


def shown_by(t: Table, *, fits_both: bool) -> None:
    """Something was done openly. If it fits only one of the tokens, everybody can tell which is which (ex.c4.cards.1).

    Nothing is turned up by it (r.043); but a guess at what another seat does not know must agree with it.
    """
    if not fits_both:
        board_of(t).deduced = True


def reveal(t: Table, token: int) -> None:
    """c4.attacked.01 A token is turned up and stays so; with it the other is known."""
    board = board_of(t)
    if board.revealed:
        return
    board.revealed = True
    t.shown += 1
    legend = LEGEND_CALLED["kami"] if token == board.herself else t.who[KAMI]
    t.tell(events.REVEALED, TOKENS_OF[KAMI].index(token), legend)


def lose_cards(t: Table) -> None:
    """c4.attacked.02, c4.gift.06 All goblin cards played so far are discarded."""
    board = board_of(t)
    if board.active:
        t.tell(events.CARDS_LOST, len(board.active))
        t.discards[KAMI] += board.active
        board.active = []
