"""What the shared rules ask the Protectors."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow import kinds
from klubovna.games.harrow.abilities import perform
from klubovna.games.harrow.factions.protectors import legends, rows, seen, tactics, townsfolk, tracker
from klubovna.games.harrow.factions.protectors.board import ProtectorsBoard
from klubovna.games.harrow.factions.protectors.seen import ProtectorsView
from klubovna.games.harrow.facts import ABILITIES, COUNT, PROTECTORS, RED, TOWNSFOLK, Card, Faction, Spot, Token
from klubovna.games.harrow.roles import Role
from klubovna.games.harrow.setup import STARTING_CARDS, Options, choose_legend, deal_cards, stand_at_home
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Term


class Protectors(Role):
    id = PROTECTORS
    player = seen.Protectors
    colours = (RED,)
    acts_as_round_ends = True

    def open_board(self, t: Table, options: Options) -> None:
        t.protectors = ProtectorsBoard()

    async def set_up(self, t: Table) -> None:
        if t.protectors is None or t.solo is not None:
            return
        await choose_legend(t, self.id)
        stand_at_home(t, self.id)
        if t.tracker[self.id] == rows.PATHS_SIDE:  # c1.setup.09; c2.tracker.01 the other side plays without
            t.protectors.paths, t.protectors.paths_locked = 1, COUNT["path_token"] - 1
        if t.with_cards:
            deal_cards(t, self.id, STARTING_CARDS)

    # -- the turn ------------------------------------------------------------------------------------------------------

    def value(self, t: Table, ability: Token) -> int:
        return rows.value(t, ability)

    async def ability(self, t: Table) -> None:
        """c1.ability.02 One ability with its full value."""
        ability = await Decision(t.seat_of[self.id], kinds.ABILITY, ABILITIES[:])
        perform(t, self.id, ability, rows.value(t, ability))

    async def tracker(self, t: Table) -> None:
        tracker.begin(t)

    async def first_scroll(self, t: Table) -> None:
        t.todo.append(tracker.FirstScroll())

    def can_use_gift(self, t: Table) -> bool:
        return legends.can_use_gift(t)

    async def gift(self, t: Table) -> None:
        await legends.gift(t)

    def cards(self, t: Table) -> list[Card]:
        """c2.tactics.01 One card in a turn; the menu of the turn stands before and after the action (c2.tactics.02)."""
        if t.carded:
            return []
        return [card for card in t.hands[self.id] if tactics.playable(t, card)]

    async def play_card(self, t: Table, card: Card) -> None:
        await tactics.play(t, card)

    # -- the legends' pieces -------------------------------------------------------------------------------------------

    def entered(self, t: Table, faction: Faction, unit: int, at: Spot) -> None:
        if faction == PROTECTORS:
            legends.enters(t, unit, at)

    def attack_named(self, t: Table, at: Spot) -> None:
        legends.take_cube(t, at)  # c1.gift.02, r.016

    def strength(self, t: Table, at: Spot) -> int:
        """ap.protectors.15 The wrath token counts as two units."""
        own = t.units(self.id, at)
        return own + legends.WRATH_UNITS if t.protectors is not None and t.protectors.wrath == at else own

    def attack_over(self, t: Table) -> None:
        if t.protectors is not None:
            t.protectors.wrath = -1  # ap.protectors.10

    async def round_ends(self, t: Table) -> None:
        await legends.spawn_on_taunts(t)

    def objective_came(self, t: Table, objective: int) -> None:
        """r.153 Saved at once, in whosever turn; in solo games units fetch them instead (solo.move.07)."""
        if objective == TOWNSFOLK and not self.automated(t):
            townsfolk.save(t)

    # -- clean-up ------------------------------------------------------------------------------------------------------

    def collect(self, t: Table, tokens: list[Token]) -> None:
        for token in tokens:
            rows.place(t, token)

    def goal(self, t: Table) -> None:
        townsfolk.save(t)
        t.todo.append(townsfolk.Rescue(left=sum(t.townsfolk)))

    async def lose_token(self, t: Table, where: str, token: Token) -> None:
        await super().lose_token(t, where, token)
        if where == "tracker" and t.tracker[self.id] == rows.PATHS_SIDE:
            await tracker.lock_path(t)

    # -- words and looking ---------------------------------------------------------------------------------------------

    def ability_jar(self, t: Table) -> Term:
        advance, spawn, strengthen = (self.value(t, ability) for ability in ABILITIES)
        return Term("jar-action-ability-protectors", advance=advance, spawn=spawn, strengthen=strengthen)

    def view(self, t: Table, seat: int | None) -> ProtectorsView:
        assert t.protectors is not None
        return ProtectorsView(
            paths=t.protectors.paths, paths_locked=t.protectors.paths_locked, wrath=t.protectors.wrath
        )


ROLE: Final = Protectors()
