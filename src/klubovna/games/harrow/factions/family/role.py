"""What the shared rules ask the Family."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.factions.family import events, seen
from klubovna.games.harrow.factions.family.bag import collect, draw_tokens, drawing
from klubovna.games.harrow.factions.family.board import FamilyBoard
from klubovna.games.harrow.factions.family.legends import CAN_USE, GIFTS, return_stored
from klubovna.games.harrow.factions.family.seen import FamilyView
from klubovna.games.harrow.factions.family.storms import begin_storm, can_have_storm, destroy_buildings, place_storm
from klubovna.games.harrow.factions.family.upgrades import KNIFE, WEAVING, WEAVING_RANGE, swap_token
from klubovna.games.harrow.facts import (
    ABILITIES,
    ALL_TOKEN_IDS,
    BASIC_TOKENS,
    BLUE,
    BOARD_FACTS,
    CARD_IDS,
    FAMILY,
    TOKEN_IDS,
    TOKENS_OF,
    UPGRADE_IDS,
    WITHIN,
    Card,
    Spot,
    Token,
)
from klubovna.games.harrow.roles import Role
from klubovna.games.harrow.setup import STARTING_CARDS, Options, choose_legend, deal_cards, stand_at_home
from klubovna.games.harrow.state import Table
from klubovna.kernel.text import Term


class Family(Role):
    id = FAMILY
    player = seen.Family
    colours = (BLUE,)
    pays_for_storms = False  # c1.advance.07

    def open_board(self, t: Table, options: Options) -> None:
        t.family = FamilyBoard()

    async def set_up(self, t: Table) -> None:
        if t.family is None or t.solo is not None:
            return
        await choose_legend(t, self.id)
        stand_at_home(t, self.id)
        board = BOARD_FACTS["family.advanced" if t.with_cards else "family.basic"]
        for name, count in board["starting_bag"].items():
            token = TOKEN_IDS.index(name)
            t.family.bag[token] += count  # c1.setup.11
            t.box[token] -= count
        if t.with_cards:
            t.family.upgrades = [1] * len(UPGRADE_IDS)  # c2.setup.06
            deal_cards(t, self.id, STARTING_CARDS)

    # -- jars --------------------------------------------------------------------------------------------------------

    async def ability(self, t: Table) -> None:
        draw_tokens(t)

    async def tracker(self, t: Table) -> None:
        begin_storm(t, t.scrolls[self.id])  # c1.cleanup.06

    async def first_scroll(self, t: Table) -> None:
        begin_storm(t, 0)

    def can_use_gift(self, t: Table) -> bool:
        return CAN_USE[t.who[self.id]](t)

    async def gift(self, t: Table) -> None:
        await GIFTS[t.who[self.id]](t)

    # -- cards -------------------------------------------------------------------------------------------------------

    async def play_card(self, t: Table, card: Card) -> None:
        swap_token(t, card)

    def discards(self, card: Card) -> bool:
        """c2.upgrades.09 Played upgrade cards stay open."""
        return False

    def spawn_hexes(self, t: Table) -> list[Spot]:
        """c2.tokens.05, ap.upgrades.07 After a Distant Tremor also within the legend's range."""
        places = super().spawn_hexes(t)
        if not t.tremor:
            return places
        legend = Spot(t.legend_at[TOKENS_OF[self.id][0]])
        return sorted({*places, *WITHIN[legend][self.range(t, legend)]})

    # -- attacks -----------------------------------------------------------------------------------------------------

    def attack_range(self, t: Table, at: Spot) -> int:
        """c2.tokens.08 Weaving Fate on the attack jar."""
        far = self.range(t, at)
        return far + WEAVING_RANGE if t.family is not None and WEAVING in t.family.parked else far

    def majority(self, t: Table, own: int, theirs: int) -> tuple[int, int]:
        """c2.tokens.09, ap.upgrades.01 Knife in the Dark on the attack jar, whoever has more units."""
        if t.family is not None and KNIFE in t.family.parked:
            return 2, 0
        return super().majority(t, own, theirs)

    def attack_over(self, t: Table) -> None:
        """c2.upgrades.11, r.027 After any attack the tokens of the attack jar go back into the bag."""
        if t.family is not None:
            for token in t.family.parked:
                t.family.bag[token] += 1
                t.tell(events.UNPARKED, token)
            t.family.parked = []

    async def after_tree(self, t: Table) -> None:
        if t.family is not None and t.family.stored:
            await return_stored(t)

    # -- clean-up ----------------------------------------------------------------------------------------------------

    def collect(self, t: Table, tokens: list[Token]) -> None:
        collect(t, tokens)

    def goal(self, t: Table) -> None:
        """c1.destroy.01, c1.destroy.02 A storm where the legend stands; then the storm path once more (r.009)."""
        at = Spot(t.legend_at[TOKENS_OF[self.id][0]])
        if can_have_storm(t, at):
            place_storm(t, at)
        destroy_buildings(t)

    def tokens_to_lose(self, t: Table) -> list[tuple[str, Token]]:
        """c5.cleanup.03 Of the board and of the bag."""
        assert t.family is not None
        found = [("board", token) for token in ABILITIES if token in t.family.slots]
        return found + [("bag", token) for token in BASIC_TOKENS if t.family.bag[token]]

    async def lose_token(self, t: Table, where: str, token: Token) -> None:
        assert t.family is not None
        if where == "bag":
            t.family.bag[token] -= 1
        elif where == "board":
            slots = t.family.slots
            slots.pop(max(i for i, one in enumerate(slots) if one == token))
        else:
            await super().lose_token(t, where, token)

    # -- words and looking -------------------------------------------------------------------------------------------

    def ability_jar(self, t: Table) -> Term:
        """How many tokens are drawn, and how many of them go back."""
        draw, back = drawing(t)
        return Term("jar-action-ability-return" if back else "jar-action-ability-family", draw=draw, back=back)

    def view(self, t: Table, seat: int | None) -> FamilyView:
        board = t.family
        assert board is not None
        return FamilyView(
            bag={name: board.bag[i] for i, name in enumerate(ALL_TOKEN_IDS) if board.bag[i]},
            board=[ALL_TOKEN_IDS[token] for token in board.slots],
            drawn=[ALL_TOKEN_IDS[token] for token in board.drawn],
            spent=[ALL_TOKEN_IDS[token] for token in board.spent],
            parked=[ALL_TOKEN_IDS[token] for token in board.parked],
            upgrades=[UPGRADE_IDS[i] for i, count in enumerate(board.upgrades) if count],
            open_upgrades=[CARD_IDS[card] for card in board.open_upgrades],
            storms=board.storms,
            stored=board.stored,
        )


ROLE: Final = Family()
