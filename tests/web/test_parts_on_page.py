"""Every part of the board that the server names for a decision is drawn: visible, or in a panel that is folded."""

from __future__ import annotations

import time
from typing import Any

import pytest

from klubovna.kernel.registry import games
from klubovna.server.words import decision_shown
from server.house import House
from web.visitor import Visit, Visitor

DECISIONS = 25
SECONDS = 90.0
TABLES: list[tuple[str, str, list[str] | None]] = [
    *((game, "person,bot", None) for game in sorted(games()) if game != "root"),
    ("root", "person,bot,bot,bot", ["eyrie", "marquise", "alliance", "vagabond"]),
    ("root", "person,bot,bot,bot", ["vagabond", "riverfolk", "corvids", "duchy"]),
]
REPEATED = {"monsterlands": ("unrolled:",), "root": ("decree:",)}
"""Equal dice, and equal cards that lie one below the other; each of them stands for all."""
FOUND = """parts => parts.map(part =>
  [...document.querySelectorAll(`[data-part="${CSS.escape(part)}"]`)].map(drawn =>
    drawn.dataset.lit === 'yes' && (drawn.checkVisibility() || drawn.closest('details:not([open])') !== null)))"""


def named(one: Visitor, seat: int) -> list[str]:
    """The parts of the options that the seat has now, as they travel; not those that stand for every option."""
    room = one.room
    shown = decision_shown(room.game, room.open_decisions[seat], "en")
    options = shown.options if shown.marks is None else shown.marks.items
    parts = {part for option in options for part in option.parts}
    return sorted(part for part in parts if not all(part in option.parts for option in options))


def wrong(found: list[list[bool]], parts: list[str], repeated: tuple[str, ...]) -> dict[str, Any]:
    """Parts that are not drawn, not lit, not to be seen, or drawn too often."""
    return {
        part: there
        for part, there in zip(parts, found, strict=True)
        if not there or not all(there) or (len(there) > 1 and not part.startswith(repeated or ("\0",)))
    }


@pytest.mark.parametrize(("game", "kinds", "roles"), TABLES)
def test_every_part_that_is_named_is_drawn(
    visit: Visit, house: House, game: str, kinds: str, roles: list[str] | None
) -> None:
    opened = house.open(game, kinds, roles=roles)
    one: Visitor = visit(held=opened)
    one.go(f"#/table/{opened['table']}")
    while one.made < DECISIONS and one.wait_until_asked() is not None:
        parts = named(one, 0)
        kind = one.room.open_decisions[0].kind.name
        end = time.monotonic() + SECONDS
        while left := wrong(one.page.evaluate(FOUND, parts), parts, REPEATED.get(game, ())):
            assert time.monotonic() < end, f"{kind}: {left}"
            one.page.wait_for_timeout(50)
        one.pass_over()
    assert one.made == DECISIONS or one.room.game.over
