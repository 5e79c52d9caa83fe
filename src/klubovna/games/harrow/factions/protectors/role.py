"""What the shared rules ask the Protectors."""

from __future__ import annotations

from klubovna.games.harrow.abilities import perform
from klubovna.games.harrow.cards import tactics
from klubovna.games.harrow.factions.protectors import board, townsfolk, tracker
from klubovna.games.harrow.facts import ABILITIES, COUNT, PROTECTORS, Card, Faction, Spot, Token
from klubovna.games.harrow.kinds import shared as kinds
from klubovna.games.harrow.legends import protectors as legends
from klubovna.games.harrow.roles import Role
from klubovna.games.harrow.seen import ProtectorsView
from klubovna.games.harrow.setup import STARTING_CARDS, choose_legend, deal_cards, stand_at_home
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision


class Protectors(Role):
    id = PROTECTORS

    async def set_up(self, t: Table) -> None:
        if t.protectors is None or t.solo is not None:
            return
        await choose_legend(t, self.id)
        stand_at_home(t, self.id)
        if t.tracker[self.id] == board.PATHS_SIDE:  # c1.setup.09; c2.tracker.01 the other side plays without
            t.protectors.paths, t.protectors.paths_locked = 1, COUNT["path_token"] - 1
        if t.with_cards:
            deal_cards(t, self.id, STARTING_CARDS)

    # -- the turn ------------------------------------------------------------------------------------------------------

    def value(self, t: Table, ability: Token) -> int:
        return board.value(t, ability)

    async def ability(self, t: Table) -> None:
        """c1.ability.02 One ability with its full value."""
        ability = await Decision(t.seat_of[self.id], kinds.ABILITY, ABILITIES[:])
        perform(t, self.id, ability, board.value(t, ability))

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

    def townsfolk_came(self, t: Table) -> None:
        """r.153 Saved at once, in whosever turn; in solo games units fetch them instead (solo.move.07)."""
        if t.protectors is not None and not self.automated(t):
            townsfolk.save(t)

    # -- clean-up ------------------------------------------------------------------------------------------------------

    async def collect(self, t: Table, tokens: list[Token]) -> None:
        for token in tokens:
            board.place(t, token)

    async def goal(self, t: Table) -> None:
        townsfolk.save(t)
        t.todo.append(townsfolk.Rescue(left=sum(t.townsfolk)))

    # -- looking -------------------------------------------------------------------------------------------------------

    def view(self, t: Table, seat: int | None) -> ProtectorsView:
        assert t.protectors is not None
        return ProtectorsView(
            paths=t.protectors.paths, paths_locked=t.protectors.paths_locked, wrath=t.protectors.wrath
        )
