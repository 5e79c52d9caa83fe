"""The Protectors: rows of abilities, path tokens, townsfolk led home."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.abilities import perform
from klubovna.games.harrow.facts import ABILITIES, BOARD_FACTS, COUNT, PROTECTORS, SCROLL, Spot, Token
from klubovna.games.harrow.hands import draw_card
from klubovna.games.harrow.kinds import protectors as own
from klubovna.games.harrow.kinds import shared as kinds
from klubovna.games.harrow.roles import Role
from klubovna.games.harrow.setup import STARTING_CARDS, choose_legend, deal_cards, stand_at_home
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

SCROLL_SPACES: Final = 3
"""Free spaces of the legend tracker besides the printed scroll."""
BASIC: Final = BOARD_FACTS["protectors.basic"]["rows"]
ADVANCED: Final = BOARD_FACTS["protectors.advanced"]["rows"]


class Protectors(Role):
    id = PROTECTORS

    async def set_up(self, t: Table) -> None:
        if t.protectors is None or t.solo is not None:
            return
        await choose_legend(t, self.id)
        stand_at_home(t, self.id)
        if t.tracker[self.id] == 0:  # c1.setup.09, c2.tracker.01
            t.protectors.paths, t.protectors.paths_locked = 1, COUNT["path_token"] - 1
        if t.with_cards:
            deal_cards(t, self.id, STARTING_CARDS)

    def rows(self, t: Table) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = ADVANCED if t.with_cards else BASIC
        return rows

    def value(self, t: Table, ability: Token) -> int:
        """c1.ability.03, c1.ability.04 The number above the rightmost token of the row; the first one is printed."""
        return int(self.rows(t)[ability]["values"][t.rows[self.id][ability]])

    async def ability(self, t: Table) -> None:
        """c1.ability.02 One ability with its full value."""
        ability = await Decision(t.seat_of[self.id], kinds.ABILITY, ABILITIES[:])
        perform(t, self.id, ability, self.value(t, ability))

    # -- clean-up ------------------------------------------------------------------------------------------------------

    async def collect(self, t: Table, tokens: list[Token]) -> None:
        for token in tokens:
            self.place(t, token)

    def place(self, t: Table, token: Token) -> None:
        """c1.cleanup.03-07, r.018 Scrolls to the tracker, the others to their rows; what finds no space to the box."""
        if token == SCROLL:
            if t.scrolls[self.id] == SCROLL_SPACES:
                t.box[token] += 1
                return
            t.scrolls[self.id] += 1
            if t.tracker[self.id] == 0 and t.protectors is not None:
                t.protectors.paths_locked -= 1  # c1.cleanup.05
                t.protectors.paths += 1
            return
        row = self.rows(t)[token]
        if t.rows[self.id][token] + 1 == len(row["values"]):
            t.box[token] += 1
            return
        t.rows[self.id][token] += 1
        if row["cards"][t.rows[self.id][token]]:
            draw_card(t, self.id)  # c2.boards.01

    async def goal(self, t: Table) -> None:
        """c1.rescue.01 Townsfolk walk along the chain of units and path tokens; home they are saved."""
        while walks := self.walks(t):
            at = await Decision(t.seat_of[self.id], own.TOWNSFOLK_FROM, [None, *sorted({a for a, _ in walks})])
            if at is None:
                return
            to = await Decision(t.seat_of[self.id], own.TOWNSFOLK_TO, [b for a, b in walks if a == at], at)
            self.walk(t, Spot(at), to)

    def walks(self, t: Table) -> list[tuple[Spot, Spot]]:
        """Steps that townsfolk can take now."""
        return []

    def walk(self, t: Table, at: Spot, to: Spot) -> None:
        """A townsfolk takes one step."""

    def view(self, t: Table, seat: int | None) -> dict[str, Any]:
        board = t.protectors
        if board is None:
            return {}
        return {"paths": board.paths, "paths_locked": board.paths_locked, "wrath": board.wrath}
