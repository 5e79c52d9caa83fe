"""Kami: an action table, a goblin that may be she, and the dolls that hold her essence."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.abilities import perform, possible
from klubovna.games.harrow.factions.kami import dolls, events, goblin, kinds, seen
from klubovna.games.harrow.factions.kami import legends as gifts
from klubovna.games.harrow.factions.kami.board import KamiBoard
from klubovna.games.harrow.factions.kami.identity import board_of, goblin_at, lose_cards, reveal
from klubovna.games.harrow.factions.kami.preparation import Preparation, fill_table
from klubovna.games.harrow.factions.kami.seen import KamiView
from klubovna.games.harrow.factions.kami.tracker import HiddenStrength, Replay, cubes_on_rows
from klubovna.games.harrow.facts import (
    ALL_TOKEN_IDS,
    BOARD_FACTS,
    CARD_IDS,
    KAMI,
    LEGEND_CALLED,
    LEGEND_FACTS,
    PURPLE,
    SCROLL,
    TOKENS_OF,
    UNIT_IDS,
    Card,
    Faction,
    Spot,
    Token,
)
from klubovna.games.harrow.hands import draw_card
from klubovna.games.harrow.jars import between_actions, do_between
from klubovna.games.harrow.roles import ROLES, Deed, Role
from klubovna.games.harrow.setup import STARTING_CARDS, Options, deal_cards
from klubovna.games.harrow.state import Table
from klubovna.games.harrow.tasks import Work
from klubovna.kernel.decision import Decision
from klubovna.kernel.fields import field, state_class
from klubovna.kernel.text import Term, dashed

ROWS: Final[list[dict[str, Any]]] = BOARD_FACTS["kami"]["rows"]
SCROLL_SPACES: Final = 3
"""Free spaces of the legend tracker besides the printed scroll."""


class Kami(Role):
    id = KAMI
    player = seen.Kami
    colours = (PURPLE,)
    pays_for_storms = True  # r.150

    def open_board(self, t: Table, options: Options) -> None:
        t.kami = KamiBoard()

    async def set_up(self, t: Table) -> None:
        deal_cards(t, KAMI, STARTING_CARDS)  # c4.setup.02
        fill_table(t)
        t.todo.append(Preparation())

    # -- the turn ----------------------------------------------------------------------------------------------------

    def value(self, t: Table, ability: Token) -> int:
        """c4.ability.04 The number above the rightmost token of the row of her board."""
        return int(ROWS[ability]["values"][t.rows[KAMI][ability]])

    async def ability(self, t: Table) -> None:
        """c4.ability.01 She chooses a row of the table; what lies on it then is activated."""
        row = await Decision(t.seat_of[KAMI], kinds.ROW, [0, 1, 2])
        push_in(t, row)
        t.todo.append(ActivateRow(row=row))

    async def tracker(self, t: Table) -> None:
        """c4.legend As far as scrolls unlock it, the printed one counted."""
        scrolls = t.scrolls[KAMI] + 1
        t.todo.append(Replay(left=scrolls) if t.tracker[KAMI] == 0 else HiddenStrength(last=scrolls))

    async def first_scroll(self, t: Table) -> None:
        if t.tracker[KAMI] == 0:
            t.todo.append(Replay(left=1))
        else:
            await cubes_on_rows(t)

    def can_use_gift(self, t: Table) -> bool:
        return gifts.usable(t)

    async def gift(self, t: Table) -> None:
        await gifts.GIFTS[t.who[KAMI]](t)

    def cards(self, t: Table) -> list[Card]:
        """c4.cards.02 One goblin card in a turn; c4.cards.06 whether the goblin is revealed or not."""
        return [] if t.carded else [card for card in t.hands[KAMI] if goblin.playable(t, card)]

    def discards(self, card: Card) -> bool:
        """c4.cards.05 Played cards stay beside the goblin's board."""
        return False

    async def play_card(self, t: Table, card: Card) -> None:
        board_of(t).active.append(card)
        await goblin.play(t, card)

    # -- dolls and cubes on the map ----------------------------------------------------------------------------------

    def crossed(self, t: Table, at: Spot) -> None:
        goblin.collect_blood_money(t, at)

    def has_doll(self, t: Table, at: Spot) -> bool:
        return at in board_of(t).dolls

    async def carry(
        self, t: Table, faction: Faction, units: tuple[int, ...], at: Spot, to: Spot, mover: Faction
    ) -> None:
        await dolls.carry(t, faction, units, at, to, mover)

    # -- attacked ----------------------------------------------------------------------------------------------------

    def legend_named(self, t: Table, token: int) -> None:
        reveal(t, token)

    async def legend_hit(self, t: Table, token: int, attacker: Faction) -> None:
        if token == board_of(t).goblin:
            lose_cards(t)
        else:
            await dolls.swap_dolls(t)

    # -- clean-up ----------------------------------------------------------------------------------------------------

    def collect(self, t: Table, tokens: list[Token]) -> None:
        for token in tokens:
            place(t, token)

    def goal(self, t: Table) -> None:
        """r.048 The last part of her clean-up."""
        dolls.turn_up(t)

    # -- words and looking -------------------------------------------------------------------------------------------

    def ability_jar(self, t: Table) -> Term:
        return Term("jar-action-ability-kami")

    def legend_name(self, t: Table, unit: int) -> Term:
        """Only she knows which of her two is which, so they are called A and B until one is turned up."""
        board = board_of(t)
        if not board.revealed:
            return Term(f"kami-{dashed(UNIT_IDS[unit])}")
        who = LEGEND_CALLED["kami"] if TOKENS_OF[KAMI][unit] == board.herself else t.who[KAMI]
        return Term(f"kami-known-{dashed(UNIT_IDS[unit])}", LEGEND_FACTS[who]["name"])

    def view(self, t: Table, seat: int | None) -> KamiView:
        board = t.kami
        assert board is not None
        own = seat is not None and seat == t.seat_of[KAMI]
        knows_doll = board.face_up >= 0 or (seat is not None and not own)
        return KamiView(
            kami=UNIT_IDS[board.kami] if own or board.revealed else None,
            revealed=board.revealed,
            goblin_in_play=goblin_at(t) >= 0,
            gift=board.gift,
            active=[CARD_IDS[card] for card in board.active],
            table=[[ALL_TOKEN_IDS[token] for token in row] for row in board.rows],
            spare=ALL_TOKEN_IDS[board.spare],
            black=board.black,
            row_cubes=board.row_cubes[:],
            dolls=board.dolls[:],
            real_doll=board.real if knows_doll else None,
            doll_face_up=board.face_up,
            doll_maybe=board.maybe[:],
        )


# -- the action table --------------------------------------------------------------------------------------------------


def push_in(t: Table, row: int) -> None:
    """c4.ability.01, c4.ability.03, c4.ability.07 The spare token from the left; the last one to the black area."""
    board = board_of(t)
    tokens = [board.spare, *board.rows[row]]
    board.spare = tokens.pop()
    board.rows[row] = tokens
    board.black = row
    t.tell(events.ROW, row, board.spare)
    cubes = board.row_cubes[row]
    if cubes:  # c4.legend.03
        board.row_cubes[row] = 0
        t.ground[PURPLE] += cubes
        t.tell(events.ROW_CUBES, row, cubes)


@state_class
class ActivateRow(Work):
    """c4.ability.02, c4.ability.05, r.040 The two tokens in any order, a card between them."""

    row: int
    left: list[int] = field(default_factory=lambda: [0, 1])
    """Which of the two are still to be activated."""

    async def run(self, t: Table) -> None:
        tokens = board_of(t).rows[self.row]
        waiting = [tokens[i] for i in self.left]
        menu: list[Deed | None] = [
            ("ability", token)
            for token in dict.fromkeys(waiting)
            if token in possible(t, KAMI, ROLES[KAMI].value(t, token))
        ]
        if len(waiting) == 1:
            menu += between_actions(t, KAMI)
        deed = await Decision(t.seat_of[KAMI], kinds.ROW_NEXT, [None, *menu]) if menu else None
        if deed is None:
            self.finish(t)
        elif deed[0] == "ability":
            token = Token(deed[1])
            self.left.pop(waiting.index(token))
            perform(t, KAMI, token, ROLES[KAMI].value(t, token))
        else:
            await do_between(t, KAMI, deed)


# -- collecting --------------------------------------------------------------------------------------------------------


def place(t: Table, token: Token) -> None:
    """c4.cleanup.01, c4.cleanup.07, r.018 Scrolls to the tracker, the others to their rows; the surplus to the box."""
    full = (
        t.scrolls[KAMI] == SCROLL_SPACES if token == SCROLL else t.rows[KAMI][token] + 1 == len(ROWS[token]["values"])
    )
    if full:
        t.box[token] += 1
    elif token == SCROLL:
        t.scrolls[KAMI] += 1
    else:
        t.rows[KAMI][token] += 1
        if ROWS[token]["cards"][t.rows[KAMI][token]]:
            draw_card(t, KAMI)  # c4.cards.01


ROLE: Final = Kami()
