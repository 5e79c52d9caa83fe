"""Menus without a choice: not asked where everybody can tell, asked where the silence would tell the hand (r.164)."""

from __future__ import annotations

import pytest

from klubovna.games.root.facts import EYRIE, FACTION_IDS, MARQUISE, PLOT, Card
from klubovna.games.root.menu import choose_deed, foreseen
from klubovna.games.root.roles import Deed
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, DAYLIGHT_BEGINS, EVENING, TURN_ENDS, Table
from klubovna.games.root.turn import end_phase, step
from klubovna.kernel import new, serialize
from klubovna.kernel.game import Game
from klubovna.testing import offered, rule, run
from root.boards import corvid_board
from root.eyries import resolving
from root.tables import at, c, card, table, table_of

HAND = [card("anvil"), card("bake_sale")]


def live(t: Table) -> Game:
    """A table with people at it, where a secret question is put even if it has one answer."""
    names: list[str | None] = [FACTION_IDS[f] for f in t.factions]
    return new("root", t.seats, seed=1, roles=names, options={"any_reach": True}, start=serialize.dump(t), live=True)


@rule("root:1.5#1", "root:r.31")
def test_who_can_do_nothing_in_birdsong_is_not_asked() -> None:
    t = table("marquise", "eyrie", phase=BIRDSONG, hands={"marquise": HAND}, pieces={"sawmill": {1: 1}})
    g = live(t)
    assert g.decision is not None
    assert (table_of(g).phase, g.decision.about, at(table_of(g).pieces[8])) == (DAYLIGHT, DAYLIGHT, {1: 1})


@rule("root:1.5#1", "root:r.31", "root:4.1.3#2")
def test_a_crafted_card_is_reason_to_ask() -> None:
    royal = card("royal_claim")
    t = table("marquise", "eyrie", phase=BIRDSONG, warriors={"marquise": {1: 1}}, crafted={"marquise": [royal]})
    assert offered(step(t)).options == [None, ("use", royal)]


@rule("root:r.31", "root:r.164", "root:13.2.4#1")
@pytest.mark.parametrize("held", [[card("anvil")], [card("bake_sale")]])
def test_where_a_card_would_give_a_choice_everybody_with_cards_is_asked(held: list[Card]) -> None:
    """A plot lies in a fox clearing beside her: with the fox card she may expose it, with the rabbit card not."""
    t = table("marquise", "corvids", phase=BIRDSONG, warriors={"marquise": {1: 1}}, hands={"marquise": held})
    corvid_board(t).lay(0, c(1))
    t.put_piece(PLOT, c(1))
    g = live(t)
    assert g.decision is not None
    assert (g.decision.seat, g.decision.kind.name, g.decision.about) == (0, "deed", BIRDSONG)
    assert len(g.decision.options) == (2 if held == [card("anvil")] else 1)
    assert g.view(1)["waiting"] == []


@rule("root:r.31", "root:r.164")
def test_what_everybody_can_tell() -> None:
    t = table("marquise", "eyrie", "alliance", hands={"marquise": HAND}, vp={"marquise": 9})
    assert foreseen(t, MARQUISE)
    t.vp[MARQUISE] = 10  # a dominance card could be activated (3.3.1#1)
    assert not foreseen(t, MARQUISE)
    t.phase = EVENING
    assert foreseen(t, MARQUISE)
    t.phase, t.vp[MARQUISE], t.available = DAYLIGHT, 9, [card("dominance_fox")]  # or taken (3.3.4)
    assert not foreseen(t, MARQUISE)
    t.hands[MARQUISE] = []
    assert foreseen(t, MARQUISE)
    t.available, t.hands[MARQUISE], t.crafted[MARQUISE] = [], HAND, [card("propaganda_bureau")]
    t.changed_everywhere()
    assert not foreseen(t, MARQUISE)


@rule("root:7.5.2#2", "root:r.31")
def test_a_column_with_one_card_is_obeyed_without_a_question() -> None:
    t = resolving(decree={"recruit": [card("anvil")]}, pieces={"roost": {1: 1}}, hands={"eyrie": HAND[1:]})
    g = live(t)
    assert at(table_of(g).warriors[EYRIE]) == {1: 1}
    assert table_of(g).seat == 1


def test_an_entry_that_is_not_public_is_asked_for() -> None:
    t = table("marquise", "eyrie", hands={"marquise": HAND})
    flow = own_menu(t)
    assert flow.send(None).options == [None]
    flow.close()
    run(own_menu(t, public=True))


async def own_menu(t: Table, public: bool = False) -> Deed | None:
    return await choose_deed(t, MARQUISE, [None], public)


@rule("root:1.5#1")
def test_edges_of_a_phase_are_passed_over_unless_a_crafted_card_acts_there() -> None:
    cards = {"": (DAYLIGHT, EVENING), "command_warren": (DAYLIGHT_BEGINS, EVENING), "cobbler": (DAYLIGHT, EVENING - 1)}
    for name, (morning, evening) in cards.items():
        t = table("marquise", "eyrie", phase=BIRDSONG, crafted={"marquise": [card(name)] if name else []})
        end_phase(t)
        assert t.phase == morning
        t.phase = DAYLIGHT
        end_phase(t)
        assert t.phase == evening
        t.phase = EVENING
        end_phase(t)
        assert t.phase == TURN_ENDS
