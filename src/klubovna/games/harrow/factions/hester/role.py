"""Hester as the shared rules see her."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.cleanup import end_turn
from klubovna.games.harrow.factions.hester import events, kinds, offers, seen
from klubovna.games.harrow.factions.hester.actions import ACTION_IDS, act, deeds, open_card
from klubovna.games.harrow.factions.hester.board import FACTS, ROOT_IDS, SQUARE_IDS, SQUARES, HesterBoard
from klubovna.games.harrow.factions.hester.cubes import colour_of, own_cubes
from klubovna.games.harrow.factions.hester.feast import feast, give_surplus_back, prey, take_flames_back
from klubovna.games.harrow.factions.hester.fire import press_hester
from klubovna.games.harrow.factions.hester.roots import grow, roots_lie
from klubovna.games.harrow.factions.hester.seen import HesterView
from klubovna.games.harrow.facts import (
    CARD_IDS,
    FACTION_IDS,
    HAINT,
    HESTER,
    HESTER_TOKEN,
    INFECTED,
    LEGEND,
    SPOTS,
    TERRAIN_CUBES,
    Card,
    Faction,
    Spot,
)
from klubovna.games.harrow.roles import ROLES, Role
from klubovna.games.harrow.setup import Options, deal_cards
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision, Flow
from klubovna.kernel.text import Term

FIRST_ROOT, SECOND_ROOT, ACTIONS, FEAST, CUBES, OTHERS, OVER = range(7)
"""The moments of her turn."""
HESTER_STRENGTH: Final = 3
FLAME_PRICE: Final = 1


class Hester(Role):
    id = HESTER
    player = seen.Hester
    colours = TERRAIN_CUBES
    enters_any_hex = True
    offer_noun = "hester_offer"

    def open_board(self, t: Table, options: Options) -> None:
        t.hester = HesterBoard()

    async def set_up(self, t: Table) -> None:
        """c5.setup.06 The other pieces lie on her board from the start."""
        deal_cards(t, HESTER, int(FACTS["starting_cards"]))

    # -- the turn ------------------------------------------------------------------------------------------------------

    def join_turns(self, t: Table, turns: list[Faction]) -> list[Faction]:
        """c5.setup.08, ff.turn.02 After the two others."""
        return [*turns, self.id]

    async def turn(self, t: Table) -> None:
        """One step: a root, a deed, or a part of her clean-up."""
        if (flow := self.begin_turn(t)) is not None:
            await flow

    def begin_turn(self, t: Table) -> Flow[None] | None:
        if t.moment == ACTIONS:
            return self.deed(t)
        return self.root(t) if t.moment < ACTIONS else self.clean_up(t)

    async def root(self, t: Table) -> None:
        """c5.roots.01 The roots of her turn."""
        board = t.hester
        assert board is not None
        board.actions = board.left  # c5.actions.01
        await grow(t)
        if t.moment == SECOND_ROOT:
            roots_lie(t)
        t.moment += 1

    async def deed(self, t: Table) -> None:
        deed = await Decision(t.seat_of[HESTER], kinds.DEED, deeds(t))
        if deed is None:
            t.moment = FEAST
        else:
            await act(t, deed)

    def clean_up(self, t: Table) -> Flow[None] | None:
        """c5.cleanup Feast, cubes, what others do in her clean-up, cubes again (r.152), flames."""
        if t.moment == FEAST:
            t.moment = CUBES
            tokens = prey(t)
            return feast(t, tokens) if tokens else None
        if t.moment == CUBES:
            t.moment = OTHERS
            give_surplus_back(t)
        elif t.moment == OTHERS:
            t.moment = OVER
            for other in t.in_play:
                if ROLES[other].joins_clean_up:
                    ROLES[other].others_clean_up(t, HESTER)
        elif not give_surplus_back(t):
            take_flames_back(t)
            end_turn(t)
        return None

    async def play_card(self, t: Table, card: Card) -> None:
        await open_card(t, card)

    def discards(self, card: Card) -> bool:
        """c5.playcard.01 Her cards stay open above the board."""
        return False

    # -- movement ------------------------------------------------------------------------------------------------------

    def entered(self, t: Table, faction: Faction, unit: int, at: Spot) -> None:
        """ap.hester.09, r.146 A cube waits for an uninfected haint; r.095 where she moved infected ones."""
        if unit == HAINT:
            for colour in TERRAIN_CUBES:
                if t.cubes_on[colour][at]:
                    t.ground[colour] += t.cubes_on[colour][at]
                    t.cubes_on[colour][at] = 0
                    t.tell(events.CUBE_COMES, colour, at)
        elif t.actor == HESTER and t.hester is not None and unit == INFECTED:
            t.hester.visited = [*dict.fromkeys((*t.hester.visited, at))]

    def loners(self, t: Table) -> list[tuple[int, int, int]]:
        """Herself, on the map and not nailed down."""
        at = t.legend_at[HESTER_TOKEN]
        return [(self.id, LEGEND, at)] if at >= 0 and not t.nailed(self.id, LEGEND, at) else []

    def decides_for(self, faction: Faction, units: tuple[int, ...]) -> Faction:
        """c5.interact.12 She decides for a lone infected haint."""
        return self.id if units == (INFECTED,) else faction

    def haint_left(self, t: Table, unit: int) -> None:
        """r.069 The snake of an infected one comes back."""
        if unit == INFECTED:
            assert t.hester is not None
            t.hester.snakes += 1

    # -- offers --------------------------------------------------------------------------------------------------------

    def can_take_offer(self, t: Table, at: Spot) -> bool:
        """r.095, ffh.turn.07 Herself, and infected haints where she moved one this turn."""
        assert t.hester is not None
        moved = at in t.hester.visited and any(t.infected[owner][at] for owner in t.present)
        return moved or at == t.legend_at[HESTER_TOKEN]

    async def reads_offer(self, t: Table, offer: int) -> bool:
        await offers.spend(t, offer)
        return True

    # -- fighting ------------------------------------------------------------------------------------------------------

    def strength(self, t: Table, at: Spot) -> int:
        """c5.fireattack.02, c5.fight.01 Each flame counts one, Hester three."""
        return t.flames[at] + HESTER_STRENGTH * (t.legend_at[HESTER_TOKEN] == at)

    def can_be_attacked(self, t: Table) -> list[Spot]:
        """r.061 Her fires and herself."""
        flames, here = t.flames, t.legend_at[HESTER_TOKEN]
        return [at for at in SPOTS if flames[at] or at == here]

    def gain_majority(self, t: Table, at: Spot, cubes: int) -> int:
        """c5.fireattack.03, c5.fight.02, r.129 A cube of the terrain's colour; none on a mountain or the brambles."""
        return t.gain_cubes(colour_of(t.chart.terrain[at]), cubes) if t.chart.land[at] else 0

    def hit_price(self, t: Table, at: Spot) -> int:
        """c5.fireattack.05, r.062 One cube for a flame, which comes first; then for Hester the usual price."""
        return FLAME_PRICE if t.flames[at] else super().hit_price(t, at)

    def cubes_on_ground(self, t: Table) -> int:
        return sum(own_cubes(t))

    async def pressed(self, t: Table, attacker: Faction, start: Spot, at: Spot) -> bool:
        await press_hester(t, attacker, at)
        return True

    def wins_with_turn(self, t: Table) -> bool:
        """ffh.end.03, r.105"""
        assert t.hester is not None
        return t.hester.filled() == SQUARES

    # -- words and looking ---------------------------------------------------------------------------------------------

    def legend_name(self, t: Table, unit: int) -> Term:
        return Term(f"role-{FACTION_IDS[self.id]}")

    def legend_token(self, t: Table, token: int) -> Term:
        return Term(f"role-{FACTION_IDS[self.id]}")

    def target(self, t: Table, at: int) -> Term:
        hester = t.legend_at[HESTER_TOKEN] == at
        key = "target-hester" if hester and not t.flames[at] else "target-fire-hester" if hester else "target-fire"
        return Term(key, hex=("hex", at), flames=t.flames[at])

    def view(self, t: Table, seat: int | None) -> HesterView:
        board = t.hester
        assert board is not None
        return HesterView(
            flames=board.flames,
            left=board.left,
            fire_spaces=board.fire_spaces[:],
            actions=board.actions,
            used=[ACTION_IDS[space] for space in board.used],
            open=[CARD_IDS[card] for card in board.open],
            activated=[CARD_IDS[card] for card in board.activated],
            root_colour=ROOT_IDS[board.colour],
            roots=[(start, to) for start, to in board.roots],
            old_roots=[(start, to) for start, to in board.old_roots],
            snakes=board.snakes,
            squares={FACTION_IDS[f]: [SQUARE_IDS[what] for what in board.squares[f]] for f in t.present},
            tree_done=board.tree_done,
            infections=board.infections,
            ward=board.ward,
            sloth=board.sloth,
            visited=board.visited[:],
            solo=t.solo.view() if t.solo is not None else None,
        )


ROLE: Final = Hester()
