"""10.4, 10.5, 10.6 Lizard Cult: its turn."""

from typing import Any

import pytest

from klubovna.games.root.factions.vagabond.board import vagabonds
from klubovna.games.root.facts import (
    EYRIE,
    FOX,
    GARDEN,
    LIZARDS,
    MARQUISE,
    MOUSE,
    RABBIT,
    ROOST,
    SAWMILL,
    WOOD,
    WORKSHOP,
    Card,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, TURN_BEGINS, Table
from klubovna.games.root.turn import begin, step
from klubovna.testing import offered, rule, run
from root.boards import corvid_board, cult_board
from root.tables import at, c, card, table
from root.test_cult import BIRD_CARD, FOX_CARD, MOUSE_CARD, RABBIT_CARD, acolytes, cult, menu

FOXES = [card(name) for name in ("anvil", "foxfolk_steel", "travel_gear_fox", "protection_racket")]
RABBITS = [card(name) for name in ("bake_sale", "smugglers_trail", "a_visit_to_friends")]
MICE = [card(name) for name in ("investments", "sword_mouse", "crossbow_mouse")]
BIRDS = [card(name) for name in ("birdy_bindle", "arms_trader", "woodland_runners", "crossbow_bird", "royal_claim")]


def lay_souls(t: Table, souls: list[Card]) -> Table:
    t.deck = [one for one in t.deck if one not in souls]
    t.souls = souls[:]
    return t


def outcast(t: Table) -> tuple[int, bool]:
    return cult_board(t).outcast, cult_board(t).hated


def conspiring(*others: str, **position: Any) -> Table:
    """In Birdsong, the Outcast adjusted."""
    t = cult(*others, phase=BIRDSONG, **position)
    t.moment = 1
    return t


async def turn(t: Table) -> None:
    seat = t.seat
    while t.seat == seat:
        await step(t)


# -- 10.4 Birdsong ---------------------------------------------------------------------------------------------------


@rule("root:10.4.1#1", "root:10.4.1#2", "root:10.4.1#3", "root:r.108")
@pytest.mark.parametrize(
    ("before", "souls", "after"),
    [
        ((MOUSE, False), FOXES[:3] + MICE[:2] + BIRDS, (FOX, False)),
        ((MOUSE, True), FOXES[:3] + MICE[:2], (FOX, False)),
        ((FOX, False), FOXES[:3] + MICE[:2], (FOX, True)),
        ((FOX, True), FOXES[:3] + MICE[:2], (FOX, True)),
        ((RABBIT, False), FOXES[:2] + MICE[:2], (RABBIT, True)),
        ((RABBIT, True), FOXES[:2] + MICE[:2] + RABBITS[:1], (RABBIT, True)),
        ((MOUSE, False), [], (MOUSE, True)),
        ((MOUSE, False), BIRDS, (MOUSE, True)),
        # A dominance card counts for its suit like any other (r.26).
        ((MOUSE, False), [*RABBITS[:1], card("dominance_rabbit"), *FOXES[:1]], (RABBIT, False)),
    ],
)
def test_the_outcast_is_adjusted(before: tuple[int, bool], souls: list[Card], after: tuple[int, bool]) -> None:
    t = lay_souls(cult(phase=BIRDSONG, outcast=before[0], hated=before[1]), souls)
    run(step(t))
    assert outcast(t) == after


@rule("root:ex.made.15", "root:10.4.3#2")
def test_hated_conspiracies_cost_one_less() -> None:
    t = cult(
        phase=BIRDSONG,
        acolytes=3,
        warriors={"lizards": {8: 1}, "marquise": {8: 1}},
        pieces={"sawmill": {8: 1}},
    )
    lay_souls(t, [*FOXES, *MICE[:1], *BIRDS, card("sappers")])
    run(step(t))
    assert outcast(t) == (FOX, True)
    role: Any = ROLES[LIZARDS]
    assert [role.price(t, what) for what in ("crusade", "convert", "sanctify")] == [1, 1, 2]
    run(step(t), deed=("sanctify", -1))
    assert acolytes(t) == 1
    run(step(t), deed=("convert", -1))
    assert acolytes(t) == 0


@rule("root:10.4.3#2", "root:10.4.3#1")
def test_prices_without_hatred() -> None:
    position: dict[str, Any] = {
        "warriors": {"lizards": {8: 1}, "marquise": {8: 1}},
        "pieces": {"sawmill": {8: 1}, "garden": {8: 1}},
    }
    crusade = {"crusade_battle", "crusade_move", "convert"}
    assert menu(conspiring(acolytes=3, **position)) == crusade | {"sanctify"}
    assert menu(conspiring(acolytes=2, **position)) == crusade
    poor = conspiring(acolytes=1, **position)
    run(step(poor))
    assert poor.phase == DAYLIGHT
    assert menu(conspiring(acolytes=1, hated=True, **position)) == crusade


@rule("root:10.4.2")
def test_lost_souls_are_discarded() -> None:
    souls = [*FOXES[:3], *BIRDS[:3], card("dominance_bird")]
    t = lay_souls(cult("marquise", "eyrie", phase=BIRDSONG), souls)
    run(step(t))
    assert (t.souls, t.available) == ([], [card("dominance_bird")])
    assert t.discard == souls[:6]
    assert t.moment == 1


@rule("root:10.4.3#1")
def test_conspiracies_in_any_number_and_order() -> None:
    t = conspiring(
        acolytes=7,
        warriors={"marquise": {8: 2, 6: 1, 5: 1}},
        pieces={"sawmill": {8: 1}, "workshop": {5: 1}},
    )
    assert offered(step(t.clone()), deed=("convert", -1)).options == [c(6), c(8)]
    run(step(t), deed=("convert", -1), cult_convert=c(8))
    run(step(t), deed=("sanctify", -1))
    assert at(t.pieces[WORKSHOP]) == {5: 1}
    run(step(t), deed=("convert", -1), cult_convert=c(8))
    assert at(t.warriors[LIZARDS]) == {8: 2}
    assert (acolytes(t), t.supply[LIZARDS]) == (0, 23)


@rule("root:10.4.3#1")
def test_conspiring_may_be_left() -> None:
    t = conspiring(acolytes=7, warriors={"marquise": {8: 2}})
    run(step(t), deed=None)
    assert (acolytes(t), t.phase) == (7, DAYLIGHT)


@rule("root:10.4.3#3", "root:r.110")
def test_what_cannot_be_done_fully_is_not_offered() -> None:
    t = conspiring(
        "marquise", acolytes=6, warriors={"marquise": {1: 2, 8: 1}}, pieces={"keep": {1: 1}, "sawmill": {1: 1}}
    )
    assert menu(t) == {"convert"}
    run(step(t), deed=("convert", -1))
    assert at(t.warriors[MARQUISE]) == {1: 2}
    burnt = conspiring(acolytes=6, warriors={"marquise": {8: 1}}, pieces={"sawmill": {8: 1}})
    burnt.burn(c(8))
    run(step(burnt))
    assert burnt.phase == DAYLIGHT


@rule("root:r.110")
def test_a_snare_stops_conversion() -> None:
    for face_up in (False, True):
        t = conspiring("corvids", "marquise", acolytes=6, warriors={"marquise": {8: 1}}, pieces={"plot": {8: 1}})
        corvid_board(t).placed[c(8)] = [corvid_board(t).plots.pop(2)]
        corvid_board(t).face_up[c(8)] = face_up
        role: Any = ROLES[LIZARDS]
        assert role.convertible(t) == ([] if face_up else [c(8)])


@rule("root:r.110")
def test_the_pawn_is_no_warrior() -> None:
    t = conspiring("vagabond", acolytes=6)
    vagabonds(t)[0].at = c(8)
    run(step(t))
    assert t.phase == DAYLIGHT


@rule("root:10.4.3.I#1")
def test_a_crusade_battles_among_the_outcast() -> None:
    t = conspiring(acolytes=2, dice=(1, 0), warriors={"lizards": {8: 2, 5: 2}, "marquise": {8: 2, 5: 1}})
    run(step(t), deed=("crusade_battle", -1))
    assert (at(t.warriors[MARQUISE]), acolytes(t)) == ({8: 1, 5: 1}, 0)


@rule("root:10.4.3.I#2")
def test_a_crusade_moves_and_then_battles_anywhere() -> None:
    position: dict[str, Any] = {
        "acolytes": 2,
        "dice": (1, 0),
        "warriors": {"lizards": {8: 3, 5: 2}, "marquise": {4: 1, 1: 1}},
    }
    t = conspiring(**position)
    answers: dict[str, Any] = {"deed": ("crusade_move", -1), "move_to": c(4), "move_count": 2}
    assert offered(step(t.clone()), **answers).options == [None, c(4)]
    run(step(t), battle_where=c(4), **answers)
    assert (at(t.warriors[LIZARDS]), at(t.warriors[MARQUISE])) == ({8: 1, 4: 2, 5: 2}, {1: 1})
    assert acolytes(t) == 0
    peaceful = conspiring(**position)
    run(step(peaceful), battle_where=None, **answers)
    assert at(peaceful.warriors[MARQUISE]) == {4: 1, 1: 1}


@rule("root:10.4.3.II")
def test_convert() -> None:
    t = conspiring("marquise", "eyrie", acolytes=2, warriors={"marquise": {8: 2}, "eyrie": {8: 1}})
    assert offered(step(t.clone()), deed=("convert", -1)).options == [MARQUISE, EYRIE]
    run(step(t), deed=("convert", -1), cult_convert_whom=EYRIE)
    assert [at(t.warriors[f]) for f in (LIZARDS, MARQUISE, EYRIE)] == [{8: 1}, {8: 2}, {}]
    assert t.vp[LIZARDS] == 0


@rule("root:10.4.3.III")
def test_sanctify() -> None:
    t = conspiring("marquise", "eyrie", acolytes=3, pieces={"sawmill": {8: 1}, "roost": {8: 1}, "wood": {8: 1, 6: 1}})
    assert offered(step(t.clone()), deed=("sanctify", -1)).options == [SAWMILL, ROOST]
    run(step(t), deed=("sanctify", -1), cult_sanctify_what=ROOST)
    assert (at(t.pieces[GARDEN]), at(t.pieces[ROOST]), at(t.pieces[SAWMILL])) == ({8: 1}, {}, {8: 1})
    assert (t.vp[LIZARDS], t.on_map[WOOD]) == (1, 2)


@rule("root:r.109")
def test_spent_acolytes_are_the_new_warrior() -> None:
    t = conspiring(acolytes=2, warriors={"marquise": {8: 1}, "lizards": {5: 23}})
    assert t.supply[LIZARDS] == 0
    run(step(t), deed=("convert", -1))
    assert (at(t.warriors[LIZARDS]), t.supply[LIZARDS]) == ({5: 23, 8: 1}, 1)


@rule("root:r.109", "root:10.4.3#3")
def test_acolytes_stopped_by_coffin_makers_cannot_be_placed() -> None:
    t = conspiring(
        deck="exiles",
        acolytes=2,
        warriors={"marquise": {8: 1}, "lizards": {5: 23}},
        crafted={"marquise": [card("coffin_makers")]},
    )
    role: Any = ROLES[LIZARDS]
    assert role.convertible(t) == []


@rule("root:r.109")
def test_sanctify_needs_a_garden_of_that_suit() -> None:
    t = conspiring(outcast=MOUSE, acolytes=3, pieces={"garden": {2: 2, 7: 2, 9: 1}, "sawmill": {9: 1}})
    run(step(t))
    assert t.phase == DAYLIGHT
    t = conspiring(outcast=MOUSE, acolytes=3, pieces={"garden": {2: 2, 7: 2}, "sawmill": {9: 2}})
    assert t.open_slots(c(9)) == 0
    run(step(t), deed=("sanctify", -1))
    assert at(t.pieces[GARDEN]) == {2: 2, 7: 2, 9: 1}


# -- 10.5 Daylight ---------------------------------------------------------------------------------------------------


@rule("root:10.5#1")
def test_one_ritual_for_each_revealed_card() -> None:
    t = cult(warriors={"lizards": {8: 1}}, hands={"lizards": [FOXES[0], FOXES[1], BIRD_CARD]})
    run(step(t), deed=("recruit", -1), cult_recruit=FOXES[1], cult_recruit_where=c(6))
    run(step(t), deed=("sacrifice", -1))
    run(step(t), deed=("build", -1), cult_build_where=c(8))
    assert (at(t.warriors[LIZARDS]), at(t.pieces[GARDEN]), acolytes(t)) == ({6: 1, 8: 1}, {8: 1}, 1)
    assert t.hands[LIZARDS] == []
    assert t.revealed[LIZARDS] == [FOXES[1], BIRD_CARD, FOXES[0]]
    run(step(t))
    assert t.phase == EVENING


@rule("root:10.5#1")
def test_no_card_need_be_revealed() -> None:
    t = cult(hands={"lizards": FOXES})
    run(step(t), deed=None)
    assert (t.hands[LIZARDS], t.revealed[LIZARDS]) == (FOXES, [])


@rule("root:10.5#2")
def test_a_revealed_card_serves_nothing_else() -> None:
    dominance = card("dominance_rabbit")
    t = cult("marquise", "eyrie", vp={"lizards": 12}, hands={"lizards": [FOX_CARD, dominance]})
    t.available = [card("dominance_fox")]
    t.deck.remove(card("dominance_fox"))
    assert {"take", "activate"} <= menu(t)
    run(step(t), deed=("recruit", -1), cult_recruit=FOX_CARD, cult_recruit_where=c(8))
    assert "take" not in menu(t)
    run(step(t), deed=("recruit", -1), cult_recruit=dominance, cult_recruit_where=c(5))
    run(step(t))
    assert t.phase == EVENING
    assert t.seen[FOX_CARD] & 0b111 == 0b111


@rule("root:10.5.1")
def test_build() -> None:
    t = cult(
        warriors={"lizards": {8: 1, 6: 1, 5: 1}, "marquise": {6: 2}},
        pieces={"garden": {1: 1}},
        hands={"lizards": [FOX_CARD, MOUSE_CARD]},
    )
    # 1 is full, 6 is the Marquise's, no mouse clearing is ruled.
    run(step(t), deed=("build", -1))
    assert at(t.pieces[GARDEN]) == {1: 1, 8: 1}
    assert (t.revealed[LIZARDS], t.vp[LIZARDS]) == ([FOX_CARD], 0)
    assert "build" not in menu(t)


@rule("root:r.115", "root:10.5.1")
def test_card_clearing_and_garden_share_the_suit() -> None:
    hands = {"lizards": [MOUSE_CARD, RABBIT_CARD]}
    t = cult(warriors={"lizards": {11: 1}}, pieces={"garden": {2: 2, 7: 2, 9: 1}}, hands=hands)
    assert "build" not in menu(t)
    t.take_piece(GARDEN, c(7))
    assert offered(step(t), deed=("build", -1)).options == [c(7), c(9), c(11)]


@rule("root:10.5.2")
def test_recruit_anywhere_of_the_suit() -> None:
    t = cult(warriors={"marquise": {5: 3}}, hands={"lizards": [RABBIT_CARD, FOX_CARD]})
    answers: dict[str, Any] = {"deed": ("recruit", -1), "cult_recruit": RABBIT_CARD}
    assert offered(step(t.clone()), **answers).options == [c(3), c(4), c(5), c(10)]
    run(step(t), cult_recruit_where=c(5), **answers)
    assert (at(t.warriors[LIZARDS]), t.supply[LIZARDS]) == ({5: 1}, 24)
    none = cult(warriors={"lizards": {5: 25}}, hands={"lizards": [RABBIT_CARD, BIRD_CARD]})
    assert menu(none) == {"build", "score"}


@rule("root:r.14", "root:10.5.3#1")
def test_the_numbers_of_the_garden_tracks() -> None:
    for suit, one, places in ((FOX, FOX_CARD, [1, 6, 8, 12]), (MOUSE, MOUSE_CARD, [2, 7, 9, 11])):
        for gardens, points in enumerate([0, 0, 2, 2, 3, 4]):
            t = cult(hands={"lizards": [one]}, outcast=RABBIT)
            for i in range(gardens):
                t.put_piece(GARDEN, c(places[i % 4]))
            run(step(t), deed=("score", -1))
            assert (t.vp[LIZARDS], t.souls, t.revealed[LIZARDS]) == (points, [one], []), suit
    bonus = [cult(pieces={"garden": {8: foxes, 7: mice}}) for foxes, mice in ((0, 0), (1, 1), (2, 1), (3, 2), (5, 5))]
    assert [ROLES[LIZARDS].draws(t) for t in bonus] == [1, 1, 2, 3, 3]


@rule("root:10.5.3#2")
def test_score_once_per_suit() -> None:
    t = cult(pieces={"garden": {8: 2}}, hands={"lizards": [*FOXES[:2], *MICE[:1]]})
    run(step(t), deed=("score", -1), cult_score=FOXES[0])
    assert t.vp[LIZARDS] == 2
    run(step(t), deed=("score", -1))
    assert (t.hands[LIZARDS], t.souls) == (FOXES[1:2], [FOXES[0], MICE[0]])
    assert "score" not in menu(t)
    run(begin(t))
    t.phase = DAYLIGHT
    assert "score" in menu(t)


@rule("root:r.114")
def test_a_scored_card_does_not_return() -> None:
    t = cult(hands={"lizards": [FOX_CARD, BIRD_CARD]})
    run(step(t), deed=("score", -1))
    assert (t.vp[LIZARDS], t.hands[LIZARDS], t.souls) == (0, [BIRD_CARD], [FOX_CARD])
    t.phase = EVENING
    run(step(t))
    assert FOX_CARD not in t.hands[LIZARDS]


@rule("root:10.5.4")
def test_sacrifice_takes_a_bird() -> None:
    t = cult(hands={"lizards": [FOX_CARD, BIRD_CARD]})
    run(step(t), deed=("sacrifice", -1))
    assert (acolytes(t), t.supply[LIZARDS], t.revealed[LIZARDS]) == (1, 24, [BIRD_CARD])
    assert "sacrifice" not in menu(t)
    none = cult(warriors={"lizards": {5: 25}}, hands={"lizards": [FOX_CARD, BIRD_CARD]})
    assert "sacrifice" not in menu(none)


# -- 10.6 Evening ----------------------------------------------------------------------------------------------------


@rule("root:10.6.1")
def test_revealed_cards_return_and_stay_known() -> None:
    t = cult(hands={"lizards": [FOX_CARD, RABBIT_CARD, MOUSE_CARD]})
    run(step(t), deed=("recruit", -1), cult_recruit=FOX_CARD, cult_recruit_where=c(8))
    run(step(t), deed=("recruit", -1), cult_recruit=RABBIT_CARD, cult_recruit_where=c(5))
    run(step(t), deed=("score", -1))
    t.phase = EVENING
    run(step(t))
    assert t.revealed[LIZARDS] == []
    assert t.hands[LIZARDS][:2] == [FOX_CARD, RABBIT_CARD]
    assert len(t.hands[LIZARDS]) == 3
    assert [t.seen[one] & 0b10 for one in t.hands[LIZARDS]] == [0b10, 0b10, 0]


@rule("root:10.6.2")
def test_craft_after_the_cards_have_returned() -> None:
    t = cult(phase=EVENING, pieces={"garden": {8: 1}})
    t.revealed[LIZARDS] = [FOX_CARD]
    t.deck.remove(FOX_CARD)
    run(step(t), deed=("craft", FOX_CARD))
    assert (t.vp[LIZARDS], t.phase, t.souls) == (2, EVENING, [FOX_CARD])
    run(step(t))
    assert (len(t.hands[LIZARDS]), t.phase) == (1, EVENING + 1)


@rule("root:10.6.3#1", "root:10.6.3#2")
def test_draw_and_discard() -> None:
    hand = [FOX_CARD, RABBIT_CARD, MOUSE_CARD, BIRD_CARD]
    t = cult(phase=EVENING, outcast=RABBIT, pieces={"garden": {8: 2, 7: 2}}, hands={"lizards": hand})
    run(step(t), discard=[BIRD_CARD, RABBIT_CARD])
    assert len(t.hands[LIZARDS]) == 5
    assert t.souls == [BIRD_CARD, RABBIT_CARD]


# -- a whole turn ----------------------------------------------------------------------------------------------------


@rule("root:10.4.1#1", "root:10.4.2", "root:10.4.3#1", "root:10.5#1", "root:10.6.1", "root:10.6.2", "root:10.6.3#1")
def test_a_whole_turn() -> None:
    """The mice become the Outcast; three conspiracies, four rituals, a craft, and the draw."""
    scored, ambush = card("codebreakers"), card("ambush_fox")
    t = table(
        "lizards",
        "marquise",
        phase=TURN_BEGINS,
        dice=(1, 0),
        warriors={"lizards": {9: 3, 2: 1, 12: 1}, "marquise": {1: 1, 2: 2, 7: 1}},
        pieces={"garden": {9: 1, 8: 1}, "sawmill": {2: 1}},
        hands={"lizards": [MOUSE_CARD, scored, FOX_CARD, BIRD_CARD, RABBIT_CARD, ambush]},
    )
    lay_souls(t, [*MICE[1:], FOXES[1], *BIRDS[1:4]])
    cult_board(t).outcast, cult_board(t).hated, cult_board(t).acolytes = FOX, True, 7
    t.supply[LIZARDS] -= 7
    run(
        turn(t),
        deed=[
            # 2 mice, 1 fox: the mice become the Outcast, not hated; 6 souls to the discard pile
            ("sanctify", -1),  # 3 acolytes: the sawmill in 2 becomes a garden, +1
            ("convert", -1),  # 2 acolytes: the cat in 7
            ("crusade_move", -1),  # 2 acolytes: 2 warriors from 9 to 1, where they beat a cat; no acolyte is left
            ("build", -1),  # mouse card: third mouse garden, in 7
            ("score", -1),  # mouse card: 3 gardens, +2
            ("recruit", -1),  # rabbit card: in 5
            ("sacrifice", -1),  # bird card: 1 acolyte
            None,
            ("craft", BIRD_CARD),  # for one mouse garden: a sack, +1
            None,  # draws 1 and 1 for the second mouse garden, discards the sixth card
        ],
        cult_convert=c(7),
        move_from=c(9),
        move_to=c(1),
        move_count=2,
        battle_where=c(1),
        cult_build=MOUSE_CARD,
        cult_build_where=c(7),
        cult_score=scored,
        cult_recruit=RABBIT_CARD,
        cult_recruit_where=c(5),
        discard=ambush,
    )
    assert outcast(t) == (MOUSE, False)
    assert t.vp[LIZARDS] == 1 + 2 + 1
    assert at(t.warriors[LIZARDS]) == {1: 2, 2: 1, 5: 1, 7: 1, 9: 1, 12: 1}
    assert at(t.warriors[MARQUISE]) == {2: 2}
    assert at(t.pieces[GARDEN]) == {2: 1, 7: 1, 8: 1, 9: 1}
    assert (acolytes(t), t.supply[LIZARDS]) == (1, 25 - 7 - 1)
    assert len(t.hands[LIZARDS]) == 5
    assert {MOUSE_CARD, FOX_CARD, RABBIT_CARD} < set(t.hands[LIZARDS])
    assert t.souls == [scored, BIRD_CARD, ambush]
    assert len(t.discard) == 6
    assert (t.seat, t.phase) == (1, TURN_BEGINS)
