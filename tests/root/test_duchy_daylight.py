"""12.5 The Duchy's Daylight: Assembly, Parliament, Sway."""

import pytest

from klubovna.games.root.facts import ALLIANCE, BURROW, CITADEL, DUCHY, EYRIE, MARKET, MARQUISE, TUNNEL, Piece
from klubovna.games.root.state import EVENING, TURN_BEGINS, Table
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.boards import alliance_board
from root.duchies import (
    BIRD,
    BIRD_2,
    BURROW_NUMBER,
    FOX,
    FOX_2,
    MOUSE,
    MOUSE_2,
    PARLIAMENT,
    RABBIT,
    RABBIT_2,
    SWAY,
    board,
    duchy,
    minister,
    swayed,
)
from root.tables import at, c, card

BUILD, RECRUIT, MOVE, BATTLE, DIG = (
    ("build", -1),
    ("recruit", -1),
    ("move", -1),
    ("battle", -1),
    ("dig", -1),
)


# -- 12.5 Order ------------------------------------------------------------------------------------------------------


@rule("root:12.5")
def test_assembly_then_parliament_then_sway() -> None:
    t = duchy(
        ministers=("marshal",),
        warriors={"duchy": {8: 1, 5: 1}},
        hands={"duchy": [FOX, RABBIT]},
    )
    act, sway = ("minister", minister("marshal")), ("sway", minister("captain"))
    options = offered(step(t)).options
    assert RECRUIT in options
    assert act not in options
    assert sway not in options
    run(step(t), deed=None)
    assert offered(step(t)).options == [None, act]
    run(step(t), deed=None)
    options = offered(step(t)).options
    assert sway in options
    assert act not in options
    run(step(t), deed=None)
    assert t.phase == EVENING


# -- 12.5.1 Assembly -------------------------------------------------------------------------------------------------


@rule("root:12.5.1")
def test_two_actions_the_same_one_twice() -> None:
    t = duchy()
    run(step(t), deed=RECRUIT)
    run(step(t), deed=RECRUIT)
    assert t.warriors[DUCHY][BURROW] == 2
    run(step(t))  # no third one is offered
    assert t.moment == PARLIAMENT
    assert t.warriors[DUCHY][BURROW] == 2


@rule("root:12.5.1.I")
def test_build_in_a_ruled_clearing_of_the_revealed_suit() -> None:
    t = duchy(
        warriors={"duchy": {8: 1, 12: 1, 5: 1}, "marquise": {12: 2}},
        hands={"duchy": [FOX, MOUSE]},
    )
    assert offered(step(t), deed=BUILD, duchy_build_card=FOX).options == [CITADEL, MARKET]  # only 8, and no mouse card
    t = duchy(
        warriors={"duchy": {8: 1, 12: 1, 5: 1}, "marquise": {12: 2}},
        hands={"duchy": [FOX, MOUSE]},
    )
    run(step(t), deed=BUILD, duchy_build=MARKET)
    assert at(t.pieces[MARKET]) == {8: 1}
    assert (t.hands[DUCHY], t.revealed[DUCHY], t.discard) == ([MOUSE], [FOX], [])
    assert t.vp[DUCHY] == 0


@rule("root:12.5.1.I", "root:2.2.3#2", "root:6.2.2#1", "root:2.5#1")
def test_where_and_what_cannot_be_built() -> None:
    t = duchy(
        warriors={"duchy": {8: 3, 1: 3, 6: 3}},
        pieces={"citadel": {8: 2, 9: 1}, "keep": {1: 1}},
        hands={"duchy": [FOX, BIRD]},
    )
    where = offered(step(t), deed=BUILD, duchy_build_card=BIRD)
    assert where.options == [c(6), c(9)]  # 8 is full, 1 is the keep's; the citadel alone rules 9
    t = duchy(warriors={"duchy": {6: 3}}, pieces={"citadel": {8: 2, 9: 1}}, hands={"duchy": [FOX]})
    run(step(t), deed=BUILD)
    assert at(t.pieces[MARKET]) == {6: 1}  # no citadel is left
    t = duchy(pieces={"citadel": {8: 2, 9: 1}, "market": {11: 2, 9: 1}}, warriors={"duchy": {6: 3}})
    t.hands[DUCHY] = [FOX]
    assert BUILD not in offered(step(t)).options


@rule("root:12.5.1.II")
def test_recruit() -> None:
    t = duchy()
    run(step(t), deed=RECRUIT)
    assert at(t.warriors[DUCHY]) == {BURROW_NUMBER: 1}
    assert t.supply[DUCHY] == 19
    t.supply[DUCHY] = 0
    run(step(t))
    assert at(t.warriors[DUCHY]) == {BURROW_NUMBER: 1}


@rule("root:12.5.1.III")
def test_one_move() -> None:
    t = duchy(warriors={"duchy": {8: 3}})
    run(step(t), deed=MOVE, move_to=c(7), move_count=2)
    assert at(t.warriors[DUCHY]) == {7: 2, 8: 1}
    assert board(t).actions == 1


@rule("root:12.5.1.IV")
def test_one_battle() -> None:
    t = duchy(warriors={"duchy": {8: 3}, "marquise": {8: 2}}, dice=(1, 1))
    run(step(t), deed=BATTLE)
    assert (at(t.warriors[DUCHY]), at(t.warriors[MARQUISE])) == ({8: 2}, {8: 1})
    assert board(t).actions == 1


@rule("root:12.5.1.V#1", "root:12.5.1.V#2")
def test_dig_and_come_up() -> None:
    t = duchy(warriors={"duchy": {BURROW_NUMBER: 6}}, pieces={"tunnel": {8: 1}}, hands={"duchy": [FOX]})
    where = offered(step(t), deed=DIG)
    assert where.options == [c(1), c(6), c(12)]
    t = duchy(warriors={"duchy": {BURROW_NUMBER: 6}}, pieces={"tunnel": {8: 1}}, hands={"duchy": [FOX]})
    assert offered(step(t), deed=DIG, duchy_dig_where=c(6)).options == [None, 4, 3, 2, 1]
    t = duchy(warriors={"duchy": {BURROW_NUMBER: 6}}, pieces={"tunnel": {8: 1}}, hands={"duchy": [FOX]})
    run(step(t), deed=DIG, duchy_dig_where=c(6), duchy_dig_count=4)
    assert at(t.pieces[TUNNEL]) == {6: 1, 8: 1}
    assert at(t.warriors[DUCHY]) == {6: 4, BURROW_NUMBER: 2}
    assert t.discard == [FOX]


@rule("root:12.5.1.V#2")
def test_nobody_has_to_come_up() -> None:
    t = duchy(warriors={"duchy": {BURROW_NUMBER: 2}}, hands={"duchy": [FOX]})
    run(step(t), deed=DIG, duchy_dig_where=c(6), duchy_dig_count=None)
    assert at(t.warriors[DUCHY]) == {BURROW_NUMBER: 2}
    t = duchy(hands={"duchy": [FOX]})  # an empty Burrow asks nothing
    run(step(t), deed=DIG, duchy_dig_where=c(6))
    assert at(t.pieces[TUNNEL]) == {6: 1}


@rule("root:12.2.4#1", "root:12.2.4#2", "root:r.134")
def test_a_fourth_tunnel_takes_one_off_first() -> None:
    t = duchy(pieces={"tunnel": {1: 1, 8: 1, 5: 1}}, hands={"duchy": [FOX]})
    assert offered(step(t), deed=DIG).options == [c(1), c(5), c(8)]
    t = duchy(pieces={"tunnel": {1: 1, 8: 1, 5: 1}}, hands={"duchy": [FOX]})
    run(step(t), deed=DIG, duchy_dig_from=c(5), duchy_dig_where=c(12))
    assert at(t.pieces[TUNNEL]) == {1: 1, 8: 1, 12: 1}
    assert t.discard == [FOX]
    assert t.vp[DUCHY] == t.vp[MARQUISE] == 0


@rule("root:12.2.4#2")
def test_with_a_tunnel_left_none_is_taken_off() -> None:
    t = duchy(pieces={"tunnel": {1: 1, 5: 1}}, hands={"duchy": [FOX]})
    run(step(t), deed=DIG, duchy_dig_where=c(12))
    assert at(t.pieces[TUNNEL]) == {1: 1, 5: 1, 12: 1}


@rule("root:12.2.4#2")
def test_a_tunnel_may_be_dug_anew_where_it_was_taken_off() -> None:
    t = duchy(pieces={"tunnel": {1: 1, 6: 1, 8: 1}, "keep": {12: 1}}, hands={"duchy": [FOX]})
    assert offered(step(t), deed=DIG).options == [c(1), c(6), c(8)]
    t = duchy(pieces={"tunnel": {1: 1, 6: 1, 5: 1}, "keep": {12: 1}}, hands={"duchy": [FOX]})
    t.burn(c(8))
    assert offered(step(t), deed=DIG).options == [c(1), c(6)]  # taking off the one in 5 would leave no place
    t = duchy(pieces={"tunnel": {1: 1, 6: 1, 5: 1}, "keep": {12: 1}}, hands={"duchy": [FOX]})
    t.burn(c(8))
    run(step(t), deed=DIG, duchy_dig_from=c(6))
    assert at(t.pieces[TUNNEL]) == {1: 1, 5: 1, 6: 1}


@rule("root:r.135")
def test_coming_up_is_a_move_that_outrages_and_needs_no_rule() -> None:
    t = duchy(
        "alliance",
        warriors={"duchy": {BURROW_NUMBER: 2}, "alliance": {7: 5}},
        pieces={"sympathy": {7: 1}},
        hands={"duchy": [MOUSE, MOUSE_2]},
    )
    run(step(t), deed=DIG, duchy_dig_card=MOUSE, duchy_dig_where=c(7), duchy_dig_count=1)
    assert at(t.warriors[DUCHY]) == {7: 1, BURROW_NUMBER: 1}
    assert t.hands[DUCHY] == []
    assert alliance_board(t).supporters == [MOUSE_2]
    assert at(t.warriors[ALLIANCE]) == {7: 5}


@rule("root:r.135", "root:6.2.2#1")
def test_no_tunnel_where_it_cannot_be_placed() -> None:
    t = duchy(pieces={"keep": {1: 1}}, hands={"duchy": [FOX]})
    t.burn(c(6))
    assert offered(step(t), deed=DIG).options == [c(8), c(12)]


# -- 12.5.2 Parliament -----------------------------------------------------------------------------------------------


@rule("root:12.5.2")
def test_each_swayed_minister_acts_once_in_any_order() -> None:
    t = duchy(ministers=("marshal", "earl_of_stone"), moment=PARLIAMENT, pieces={"citadel": {8: 1}})
    t.put_warriors(DUCHY, c(8), 2)
    marshal, earl = ("minister", minister("marshal")), ("minister", minister("earl_of_stone"))
    assert offered(step(t)).options == [None, marshal, earl]
    run(step(t), deed=earl)
    assert offered(step(t)).options == [None, marshal]
    run(step(t), deed=marshal, move_to=c(7), move_count=1)
    run(step(t))
    assert t.moment == SWAY
    assert (t.vp[DUCHY], at(t.warriors[DUCHY])) == (1, {7: 1, 8: 1})


@rule("root:12.5.2.I")
def test_the_foremole_builds_with_any_card() -> None:
    t = duchy(
        ministers=("foremole",),
        moment=PARLIAMENT,
        warriors={"duchy": {8: 1, 7: 1}, "marquise": {7: 1}},
        hands={"duchy": [MOUSE, RABBIT]},
    )
    run(step(t), deed=("minister", minister("foremole")), duchy_foremole_card=RABBIT, duchy_build=CITADEL)
    assert at(t.pieces[CITADEL]) == {8: 1}  # 7 is not ruled
    assert (t.hands[DUCHY], t.revealed[DUCHY]) == ([MOUSE], [RABBIT])


@rule("root:12.5.2.II")
def test_the_captain_battles_once() -> None:
    t = duchy(
        ministers=("captain",),
        moment=PARLIAMENT,
        warriors={"duchy": {8: 2}, "marquise": {8: 3}},
        dice=(2, 0),
    )
    run(step(t), deed=("minister", minister("captain")))
    assert at(t.warriors[MARQUISE]) == {8: 1}
    run(step(t))
    assert t.moment == SWAY


@rule("root:12.5.2.III")
def test_the_marshal_moves_once() -> None:
    t = duchy(ministers=("marshal",), moment=PARLIAMENT, warriors={"duchy": {8: 2}})
    run(step(t), deed=("minister", minister("marshal")), move_to=c(4), move_count=2)
    assert at(t.warriors[DUCHY]) == {4: 2}
    run(step(t))
    assert t.moment == SWAY


@rule("root:12.5.2.IV", "root:r.51")
def test_the_brigadier_moves_twice_or_battles_twice() -> None:
    def position() -> Table:
        return duchy(
            ministers=("brigadier",),
            moment=PARLIAMENT,
            warriors={"duchy": {8: 3}, "marquise": {8: 2}},
            dice=(0, 0, 1, 0),
        )

    brigadier = ("minister", minister("brigadier"))
    t = position()
    assert offered(step(t), deed=brigadier).options == [MOVE, BATTLE]
    t = position()
    run(
        step(t),
        deed=brigadier,
        duchy_brigadier=MOVE,
        move_from=[c(8), c(7)],
        move_to=[c(7), c(12)],
        move_count=[2, 1],
    )
    assert at(t.warriors[DUCHY]) == {7: 1, 8: 1, 12: 1}
    t = position()
    run(step(t), deed=brigadier, duchy_brigadier=MOVE, move_from=[c(8), None], move_to=c(7), move_count=2)
    assert at(t.warriors[DUCHY]) == {7: 2, 8: 1}  # up to two
    t = position()
    run(step(t), deed=brigadier, duchy_brigadier=BATTLE, battle_where=[c(8), c(8)])
    assert at(t.warriors[MARQUISE]) == {8: 1}
    t = position()
    run(step(t), deed=brigadier, duchy_brigadier=BATTLE, battle_where=[c(8), None])
    assert at(t.warriors[MARQUISE]) == {8: 2}


@rule("root:12.5.2.v", "root:r.137")
def test_the_banker_takes_one_suit_and_birds() -> None:
    banker = ("minister", minister("banker"))
    hand = [MOUSE, MOUSE_2, FOX, BIRD]
    t = duchy(ministers=("banker",), moment=PARLIAMENT, hands={"duchy": hand})
    assert offered(step(t), deed=banker).options == [*sorted(hand[:3]), BIRD]  # at least one card
    t = duchy(ministers=("banker",), moment=PARLIAMENT, hands={"duchy": hand})
    assert offered(step(t), deed=banker, duchy_banker=MOUSE).options == [None, MOUSE_2, BIRD]
    t = duchy(ministers=("banker",), moment=PARLIAMENT, hands={"duchy": hand})
    run(step(t), deed=banker, duchy_banker=[MOUSE, MOUSE_2, BIRD])
    assert t.vp[DUCHY] == 3
    assert (t.hands[DUCHY], t.discard) == ([FOX], [MOUSE, MOUSE_2, BIRD])
    t = duchy(ministers=("banker",), moment=PARLIAMENT, hands={"duchy": [BIRD, BIRD_2, FOX]})
    run(step(t), deed=banker, duchy_banker=[BIRD, BIRD_2])
    assert t.vp[DUCHY] == 2


@rule("root:12.5.2.v", "root:ex.law.11")
def test_a_single_card_is_enough_for_the_banker() -> None:
    t = duchy(ministers=("banker",), moment=PARLIAMENT, hands={"duchy": [FOX, MOUSE]})
    run(step(t), deed=("minister", minister("banker")), duchy_banker=FOX)
    assert (t.vp[DUCHY], t.hands[DUCHY]) == (1, [MOUSE])


@rule("root:r.21")
def test_the_banker_of_a_duchy_without_a_score_marker_spends_all_the_same() -> None:
    t = duchy(ministers=("banker",), moment=PARLIAMENT, hands={"duchy": [FOX]}, vp={"duchy": 12})
    t.dominance[DUCHY] = card("dominance_fox")
    run(step(t), deed=("minister", minister("banker")))
    assert (t.vp[DUCHY], t.discard) == (12, [FOX])


@rule("root:12.5.2.vi", "root:r.136")
def test_the_mayor_does_what_another_squire_or_noble_does() -> None:
    t = duchy(
        ministers=("captain", "mayor", "banker", "earl_of_stone"),
        moment=PARLIAMENT,
        warriors={"duchy": {8: 3}, "marquise": {8: 3}},
        pieces={"citadel": {8: 1}},
        hands={"duchy": [FOX]},
        dice=(1, 0, 1, 0),
    )
    captain, mayor = minister("captain"), minister("mayor")
    run(step(t), deed=("minister", captain))
    assert offered(step(t), deed=("minister", mayor)).options == [captain, minister("banker")]  # no lord, not himself
    board(t).acted[mayor] = False
    run(step(t), deed=("minister", mayor), duchy_mayor=captain)
    assert at(t.warriors[MARQUISE]) == {8: 1}


@rule("root:r.136")
def test_the_mayor_does_not_use_up_the_other() -> None:
    t = duchy(ministers=("captain", "mayor"), moment=PARLIAMENT, warriors={"duchy": {8: 3}, "marquise": {8: 3}})
    t.chance.load(1, 0)
    run(step(t), deed=("minister", minister("mayor")))
    assert offered(step(t)).options == [None, ("minister", minister("captain"))]
    t = duchy(ministers=("mayor", "earl_of_stone"), moment=PARLIAMENT, pieces={"citadel": {8: 1}})
    assert offered(step(t)).options == [None, ("minister", minister("earl_of_stone"))]  # nobody for the Mayor to copy


@rule("root:12.5.2.vii")
def test_the_duchess_of_mud() -> None:
    t = duchy(ministers=("duchess_of_mud",), moment=PARLIAMENT, pieces={"tunnel": {1: 1, 2: 1}})
    run(step(t))
    assert (t.moment, t.vp[DUCHY]) == (SWAY, 0)
    t = duchy(ministers=("duchess_of_mud",), moment=PARLIAMENT, pieces={"tunnel": {1: 1, 2: 1, 3: 1}})
    run(step(t), deed=("minister", minister("duchess_of_mud")))
    assert t.vp[DUCHY] == 2


@rule("root:12.5.2.viii", "root:12.5.2.ix")
@pytest.mark.parametrize(
    ("lord", "piece", "other"), [("baron_of_dirt", MARKET, CITADEL), ("earl_of_stone", CITADEL, MARKET)]
)
def test_baron_and_earl(lord: str, piece: Piece, other: Piece) -> None:
    t = duchy(ministers=(lord,), moment=PARLIAMENT)
    t.put_piece(piece, c(11), 2)
    t.put_piece(other, c(9))
    run(step(t), deed=("minister", minister(lord)))
    assert t.vp[DUCHY] == 2
    t = duchy(ministers=(lord,), moment=PARLIAMENT)
    t.put_piece(other, c(9))
    run(step(t))
    assert t.moment == SWAY


# -- 12.5.3 Sway -----------------------------------------------------------------------------------------------------


@rule("root:12.5.3", "root:12.5.3.iii#1", "root:12.5.3.iii#2", "root:r.16")
@pytest.mark.parametrize(
    ("name", "cards", "crowns", "points"),
    [
        ("foremole", 2, [2, 3, 3], 1),
        ("captain", 2, [2, 3, 3], 1),
        ("marshal", 2, [2, 3, 3], 1),
        ("brigadier", 3, [3, 2, 3], 2),
        ("banker", 3, [3, 2, 3], 2),
        ("mayor", 3, [3, 2, 3], 2),
        ("duchess_of_mud", 4, [3, 3, 2], 3),
        ("baron_of_dirt", 4, [3, 3, 2], 3),
        ("earl_of_stone", 4, [3, 3, 2], 3),
    ],
)
def test_swaying(name: str, cards: int, crowns: list[int], points: int) -> None:
    hand = [FOX, FOX_2, RABBIT, MOUSE]
    shown = sorted(hand)[:cards]
    t = duchy(moment=SWAY, warriors={"duchy": {1: 1, 6: 1, 5: 1, 7: 1}}, hands={"duchy": hand})
    run(step(t), deed=("sway", minister(name)), **({"duchy_sway_card": shown} if cards < 4 else {}))
    assert swayed(t) == [name]
    assert (board(t).crowns, t.vp[DUCHY]) == (crowns, points)
    assert t.revealed[DUCHY] == shown
    assert sorted(t.hands[DUCHY]) == sorted(hand)[cards:]


@rule("root:12.5.3")
def test_one_minister_a_turn() -> None:
    t = duchy(
        moment=SWAY, warriors={"duchy": {1: 1, 6: 1, 5: 1, 7: 1}}, hands={"duchy": [FOX, FOX_2, RABBIT, RABBIT_2, BIRD]}
    )
    run(step(t), deed=("sway", minister("captain")), duchy_sway_card=[FOX, FOX_2])
    run(step(t))
    assert (t.phase, swayed(t)) == (EVENING, ["captain"])


@rule("root:12.5.3.i")
def test_unswayed_and_with_a_crown() -> None:
    t = duchy(
        moment=SWAY,
        ministers=("captain",),
        warriors={"duchy": {1: 1, 6: 1, 5: 1, 7: 1}},
        hands={"duchy": [FOX, FOX_2, RABBIT, MOUSE]},
    )
    board(t).crowns = [2, 3, 0]
    names = ("foremole", "marshal", "brigadier", "banker", "mayor")
    assert offered(step(t)).options == [None, *(("sway", minister(name)) for name in names)]
    board(t).crowns = [0, 0, 3]
    assert [deed[1] for deed in offered(step(t)).options if deed] == [
        minister("duchess_of_mud"),
        minister("baron_of_dirt"),
        minister("earl_of_stone"),
    ]


@rule("root:12.5.3.ii#1", "root:12.5.3.ii#2", "root:ex.made.18")
def test_each_card_needs_a_clearing_of_its_own() -> None:
    hand = {"duchy": [FOX, FOX_2, BIRD]}
    noble = ("sway", minister("banker"))
    t = duchy(moment=SWAY, warriors={"duchy": {1: 1, 8: 1, 7: 1}}, hands=hand)
    run(step(t), deed=noble)
    assert swayed(t) == ["banker"]
    t = duchy(moment=SWAY, warriors={"duchy": {1: 5, 7: 5}}, hands=hand)
    assert noble not in offered(step(t)).options
    t = duchy(moment=SWAY, warriors={"duchy": {1: 5}}, hands=hand)
    run(step(t))  # one clearing backs one card: not even a squire
    assert t.phase == EVENING


@rule("root:12.5.3.ii#1")
def test_only_cards_that_clearings_back_are_offered() -> None:
    t = duchy(moment=SWAY, warriors={"duchy": {1: 1, 7: 1}}, hands={"duchy": [FOX, FOX_2, RABBIT, MOUSE, BIRD]})
    squire = ("sway", minister("captain"))
    first = offered(step(t), deed=squire).options
    assert first == sorted([BIRD, FOX, FOX_2])  # the last in order must leave one behind it
    t = duchy(moment=SWAY, warriors={"duchy": {1: 1, 7: 1}}, hands={"duchy": [FOX, FOX_2, RABBIT, MOUSE, BIRD]})
    run(step(t), deed=squire, duchy_sway_card=[FOX])  # no second fox clearing, no rabbit one: the mouse card
    assert t.revealed[DUCHY] == [FOX, MOUSE]


@rule("root:r.138")
def test_swaying_with_birds_and_tunnels_but_not_with_cards_shown_before() -> None:
    t = duchy(moment=SWAY, pieces={"tunnel": {1: 1, 2: 1}}, hands={"duchy": [BIRD, BIRD_2]})
    run(step(t), deed=("sway", minister("captain")))
    assert swayed(t) == ["captain"]
    t = duchy(warriors={"duchy": {8: 2, 5: 1}}, hands={"duchy": [FOX, RABBIT]})
    run(step(t), deed=BUILD, duchy_build_card=FOX, duchy_build=MARKET)
    t.moment = SWAY
    run(step(t))  # the fox card lies revealed, one card is not enough
    assert swayed(t) == []


@rule("root:12.5.3.ii#1")
def test_buildings_back_cards_and_enemies_do_not() -> None:
    t = duchy(
        "eyrie",
        moment=SWAY,
        warriors={"eyrie": {6: 3, 7: 1}},
        pieces={"market": {8: 1}, "citadel": {9: 1}},
        hands={"duchy": [FOX, FOX_2, MOUSE, MOUSE_2]},
    )
    squires = [("sway", minister(name)) for name in ("foremole", "captain", "marshal")]
    assert offered(step(t)).options == [None, *squires]  # a fox and a mouse card, no more
    assert at(t.warriors[EYRIE]) == {6: 3, 7: 1}


@rule("root:12.5.1", "root:12.5.2", "root:12.5.3")
def test_every_turn_begins_afresh() -> None:
    t = duchy(
        ministers=("marshal",), phase=TURN_BEGINS, warriors={"duchy": {8: 1, 5: 1}}, hands={"duchy": [FOX, RABBIT]}
    )
    mine = board(t)
    mine.actions, mine.acted, mine.has_swayed = 0, [True] * 9, True
    run(step(t))
    assert (mine.actions, mine.acted, mine.has_swayed) == (2, [False] * 9, False)
