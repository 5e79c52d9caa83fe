"""The Protectors' board: what an ability is worth, and where tokens go that they take up."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.facts import BOARD_FACTS, PROTECTORS, SCROLL, Token
from klubovna.games.harrow.hands import draw_card
from klubovna.games.harrow.state import Table

SCROLL_SPACES: Final = 3
"""Free spaces of the legend tracker besides the printed scroll."""
PATHS_SIDE: Final = 0
"""The side of the tracker with path tokens; the other one pulls townsfolk (c2.tracker.01)."""
_SIDES: Final = [BOARD_FACTS["protectors.basic"]["rows"], BOARD_FACTS["protectors.advanced"]["rows"]]
VALUES: Final[list[list[list[int]]]] = [[row["values"] for row in rows] for rows in _SIDES]
"""By side of the board, row, and tokens laid on it: the first space is printed (c1.ability.04)."""
CARD_SYMBOLS: Final[list[list[list[bool]]]] = [[row["cards"] for row in rows] for rows in _SIDES]


def value(t: Table, ability: Token) -> int:
    """c1.ability.03 The number above the rightmost token of the row."""
    return VALUES[t.with_cards][ability][t.rows[PROTECTORS][ability]]


def place(t: Table, token: Token) -> None:
    """c1.cleanup.03-07, r.018 A scroll to the tracker, another token to its row; what finds no space to the box."""
    if token == SCROLL:
        place_scroll(t)
        return
    row = t.rows[PROTECTORS]
    if row[token] + 1 == len(VALUES[t.with_cards][token]):
        t.box[token] += 1  # r.018
        return
    row[token] += 1  # c1.cleanup.07
    if CARD_SYMBOLS[t.with_cards][token][row[token]]:
        draw_card(t, PROTECTORS)  # c2.boards.01


def place_scroll(t: Table) -> None:
    """c1.cleanup.03, c1.cleanup.05 The leftmost empty space; a path token that lay there becomes usable."""
    if t.scrolls[PROTECTORS] == SCROLL_SPACES:
        t.box[SCROLL] += 1  # c1.cleanup.04
        return
    t.scrolls[PROTECTORS] += 1
    if t.tracker[PROTECTORS] == PATHS_SIDE and t.protectors is not None:
        t.protectors.paths_locked -= 1
        t.protectors.paths += 1  # c1.path.01
