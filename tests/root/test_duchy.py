"""12 Underground Duchy: abilities, set-up, Birdsong, Evening, and a whole turn."""

from typing import Any

import pytest

from klubovna.games.root.facts import (
    BURROW,
    CITADEL,
    CLEARINGS,
    CORVIDS,
    DUCHY,
    FACTION_IDS,
    MARKET,
    MARQUISE,
    SWORD,
    TUNNEL,
)
from klubovna.games.root.move import destinations, march, neighbours
from klubovna.games.root.removal import Loss, remove, remove_all_enemies
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import ruled, ruler
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, TURN_BEGINS
from klubovna.games.root.turn import step
from klubovna.kernel.game import Game
from klubovna.testing import offered, rule, run
from root.boards import seen_board
from root.duchies import BIRD, BURROW_NUMBER, FOX, FOX_2, MOUSE, PARLIAMENT, RABBIT, board, duchy, minister, swayed
from root.tables import at, c, card, game, table, table_of
from root.vagabonds import deeds

OTHERS = [name for name in FACTION_IDS if name not in ("duchy", "vagabond_2")]


# -- 12.2 Faction rules and abilities --------------------------------------------------------------------------------


@rule("root:12.2.1", "root:12.6.2")
def test_citadels_and_markets_craft_alike_and_only_in_evening() -> None:
    boots = card("travel_gear_fox")  # costs a rabbit
    swords = card("foxfolk_steel")  # costs two foxes
    pieces = {"citadel": {8: 1, 5: 1}, "market": {8: 1}}
    t = duchy(pieces=pieces, hands={"duchy": [boots, swords]}, phase=EVENING, moment=1)
    assert offered(step(t)).options == [None, ("craft", boots), ("craft", swords)]
    run(step(t), deed=("craft", swords))
    assert t.vp[DUCHY] == 2
    run(step(t), deed=("craft", boots))
    assert t.vp[DUCHY] == 3
    for phase in (BIRDSONG, DAYLIGHT):
        t = duchy(pieces=pieces, warriors={"duchy": {8: 1}}, hands={"duchy": [boots, swords]}, phase=phase)
        t.supply[DUCHY] = 0
        t.moment = 2 if phase == DAYLIGHT else 1
        run(step(t), **({"deed": None} if phase == DAYLIGHT else {}))
        assert t.phase == (EVENING if phase == DAYLIGHT else DAYLIGHT)


@rule("root:12.2.2#1")
def test_the_burrow_lies_next_to_every_tunnel() -> None:
    t = duchy(warriors={"duchy": {8: 1}}, pieces={"tunnel": {8: 1, 1: 1}})
    assert neighbours(t, DUCHY, BURROW) == [c(1), c(8)]
    assert destinations(t, DUCHY, c(8)) == [c(4), c(7), BURROW]
    run(remove(t, [Loss(DUCHY, MARQUISE, c(8), 0, [(TUNNEL, 1)])]))
    assert neighbours(t, DUCHY, BURROW) == [c(1)]
    assert destinations(t, DUCHY, c(8)) == [c(4), c(7)]


@rule("root:12.2.2#2")
def test_nobody_else_comes_into_the_burrow() -> None:
    for name in OTHERS:
        t = table(name, "duchy", pieces={"tunnel": {8: 1}}, warriors={"duchy": {8: 1}})
        assert BURROW not in neighbours(t, t.factions[0], c(8)), name
        if name != "vagabond":
            t.put_warriors(t.factions[0], c(8), 5)
            assert BURROW not in destinations(t, t.factions[0], c(8)), name


@rule("root:12.2.2#3")
def test_the_duchy_always_rules_the_burrow() -> None:
    t = duchy("marquise", warriors={"duchy": {8: 1}, "marquise": {8: 3}}, pieces={"tunnel": {8: 1}})
    assert ruler(t, BURROW) == DUCHY
    assert ruler(t, c(8)) == MARQUISE
    assert destinations(t, DUCHY, c(8)) == [BURROW]  # the only way out that needs no rule on the map
    t.put_warriors(DUCHY, BURROW, 2)
    assert destinations(t, DUCHY, BURROW) == [c(8)]
    run(march(t, DUCHY, c(8), BURROW, 1))
    run(march(t, DUCHY, BURROW, c(8), 3))
    assert at(t.warriors[DUCHY]) == {8: 3}


@rule("root:r.131")
def test_the_burrow_is_no_place_of_the_map() -> None:
    t = duchy("corvids", warriors={"duchy": {BURROW_NUMBER: 5}}, pieces={"plot": {8: 1}, "tunnel": {8: 1}})
    assert BURROW not in ruled(t, DUCHY)
    t.hands[DUCHY] = [FOX, BIRD]
    assert [deed for deed in offered(step(t)).options if deed] == [
        ("recruit", -1),
        ("move", -1),
        ("dig", -1),
    ]  # no building and no battle there
    t.moment = 2
    run(step(t))  # one clearing with a tunnel backs one card only, the Burrow none
    assert swayed(t) == []
    run(remove_all_enemies(t, CORVIDS, CLEARINGS))
    assert at(t.warriors[DUCHY]) == {BURROW_NUMBER: 5}


@rule("root:12.2.3#1", "root:12.2.3#2", "root:12.2.3#4")
def test_the_price_of_failure() -> None:
    t = duchy(
        ministers=("captain", "banker"),
        pieces={"market": {8: 1}},
        hands={"duchy": [FOX, MOUSE, BIRD]},
        on_turn="marquise",
    )
    run(remove(t, [Loss(DUCHY, MARQUISE, c(8), 0, [(MARKET, 1)])]))
    assert len(t.hands[DUCHY]) == 2
    assert len(t.discard) == 1
    assert t.vp[MARQUISE] == 1
    assert swayed(t) == ["captain"]
    assert board(t).crowns == [2, 2, 3]  # the Banker's crown is gone


@rule("root:12.2.3#1")
def test_tunnels_and_warriors_have_no_price() -> None:
    t = duchy(ministers=("captain",), pieces={"tunnel": {8: 1}}, warriors={"duchy": {8: 2}}, hands={"duchy": [FOX]})
    run(remove(t, [Loss(DUCHY, MARQUISE, c(8), 2, [(TUNNEL, 1)])]))
    assert t.hands[DUCHY] == [FOX]
    assert swayed(t) == ["captain"]


@rule("root:12.2.3#1")
def test_the_card_of_the_price_is_drawn_at_random() -> None:
    gone = set()
    for seed in range(30):
        t = duchy(seed=seed, pieces={"market": {8: 1}}, hands={"duchy": [FOX, MOUSE, BIRD]})
        run(remove(t, [Loss(DUCHY, MARQUISE, c(8), 0, [(MARKET, 1)])]))
        gone.update(t.discard)
    assert gone == {FOX, MOUSE, BIRD}


@rule("root:12.2.3#2", "root:12.2.3#3")
def test_lords_go_before_nobles_and_the_duchy_chooses_among_equals() -> None:
    t = duchy("marquise", ministers=("captain", "banker", "mayor", "earl_of_stone"), pieces={"citadel": {8: 2}})
    fall = [Loss(DUCHY, MARQUISE, c(8), 0, [(CITADEL, 1)])]
    run(remove(t, fall))
    assert swayed(t) == ["captain", "banker", "mayor"]
    choice = offered(remove(t, fall))
    assert choice.seat == t.seat_of[DUCHY]
    assert choice.options == [minister("banker"), minister("mayor")]
    t.put_piece(CITADEL, c(8))
    run(remove(t, fall), duchy_price=minister("mayor"))
    assert swayed(t) == ["captain", "banker"]


@rule("root:r.132")
def test_many_buildings_lost_at_once_have_one_price() -> None:
    t = duchy(
        "eyrie",
        ministers=("captain", "banker"),
        pieces={"market": {8: 1, 12: 1}, "citadel": {8: 1}},
        warriors={"duchy": {8: 1, 12: 1}},
        hands={"duchy": [FOX, MOUSE, BIRD]},
        on_turn="eyrie",
    )
    run(remove_all_enemies(t, t.factions[1], [c(1), c(6), c(8), c(12)]))
    assert len(t.hands[DUCHY]) == 2
    assert swayed(t) == ["captain"]
    assert t.vp[t.factions[1]] == 3


@rule("root:r.132")
def test_without_cards_or_ministers_that_part_of_the_price_is_skipped() -> None:
    t = duchy(ministers=("captain",), pieces={"market": {8: 2}}, hands={"duchy": []})
    run(remove(t, [Loss(DUCHY, MARQUISE, c(8), 0, [(MARKET, 1)])]))
    assert swayed(t) == []
    t.hands[DUCHY] = [FOX]
    run(remove(t, [Loss(DUCHY, MARQUISE, c(8), 0, [(MARKET, 1)])]))
    assert t.hands[DUCHY] == []


@rule("root:r.35")
def test_revealed_cards_are_safe_from_the_price() -> None:
    t = duchy(pieces={"market": {8: 1}}, hands={"duchy": [MOUSE]})
    t.revealed[DUCHY] = [FOX]
    run(remove(t, [Loss(DUCHY, MARQUISE, c(8), 0, [(MARKET, 1)])]))
    assert (t.hands[DUCHY], t.revealed[DUCHY], t.discard) == ([], [FOX], [MOUSE])


@rule("root:r.133", "root:12.2.3#4", "root:12.5.3.i")
def test_a_lost_minister_needs_another_crown() -> None:
    t = duchy(
        ministers=("banker",),
        moment=2,
        pieces={"market": {8: 1}},
        warriors={"duchy": {8: 1, 5: 1, 7: 1, 1: 1}},
        hands={"duchy": [FOX, FOX_2, RABBIT, MOUSE]},
    )
    run(remove(t, [Loss(DUCHY, MARQUISE, c(8), 0, [(MARKET, 1)])]))
    assert swayed(t) == []
    t.hands[DUCHY] = [FOX, RABBIT, MOUSE]
    run(step(t), deed=("sway", minister("banker")))
    assert swayed(t) == ["banker"]
    assert t.vp[DUCHY] == 2  # scored again
    assert board(t).crowns == [3, 1, 3]
    t.put_piece(MARKET, c(8))
    run(remove(t, [Loss(DUCHY, MARQUISE, c(8), 0, [(MARKET, 1)])]))
    board(t).crowns[1] = 0  # and the last one goes the same way
    board(t).has_swayed = False
    t.hands[DUCHY] = [FOX, RABBIT, MOUSE]
    nobles = {minister("brigadier"), minister("banker"), minister("mayor")}
    assert not nobles & {deed[1] for deed in offered(step(t)).options if deed}


# -- 12.3 Faction set-up ---------------------------------------------------------------------------------------------


@rule("root:12.3.1", "root:12.3.2", "root:12.3.3#3", "root:12.2.4#1", "root:12.3.4")
def test_the_set_up() -> None:
    t = table("duchy", "alliance")
    run(ROLES[DUCHY].set_up(t), duchy_corner=c(1))
    assert at(t.warriors[DUCHY]) == {1: 2, 5: 2, 9: 2, 10: 2}  # and none in the Burrow
    assert t.supply[DUCHY] == 12
    assert at(t.pieces[TUNNEL]) == {1: 1}
    shown = seen_board(t, DUCHY, own=False)
    assert (shown["burrow"], shown["tunnels"], shown["citadels"], shown["markets"]) == (0, 2, 3, 3)


@rule("root:12.3.5", "root:12.3.6", "root:B.3.4", "root:r.16")
def test_ministers_and_crowns_at_the_start() -> None:
    t = table("duchy", "alliance")
    assert len(board(t).swayed) == 9
    assert swayed(t) == []
    assert board(t).crowns == [3, 3, 3]


@rule("root:12.3.3#1", "root:12.3.3#2", "root:r.163")
@pytest.mark.parametrize(
    ("taken", "corners"),
    [
        ({}, [1, 2, 3, 4]),
        ({"keep": {1: 1}}, [3]),
        ({"roost": {2: 1}}, [4]),
        ({"garden": {4: 1}}, [2]),
        ({"keep": {1: 1}, "roost": {3: 1}}, [2, 4]),
        ({"keep": {1: 1}, "roost": {3: 1}, "garden": {2: 1}}, [4]),
    ],
)
def test_the_corner(taken: dict[str, dict[int, int]], corners: list[int]) -> None:
    t = table("duchy", "marquise", "eyrie", "lizards", pieces=taken)
    if len(corners) == 1:
        run(ROLES[DUCHY].set_up(t))
        assert at(t.pieces[TUNNEL]) == {corners[0]: 1}
    else:
        assert offered(ROLES[DUCHY].set_up(t)).options == [c(n) for n in corners]


@rule("root:r.140")
def test_no_garrison_beside_the_corner_where_the_keep_stands() -> None:
    t = table("duchy", "marquise", pieces={"keep": {9: 1}})
    run(ROLES[DUCHY].set_up(t), duchy_corner=c(1))
    assert at(t.warriors[DUCHY]) == {1: 2, 5: 2, 10: 2}


# -- 12.4 Birdsong ---------------------------------------------------------------------------------------------------


@rule("root:12.4", "root:r.16")
@pytest.mark.parametrize(("citadels", "warriors"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_warriors_of_birdsong(citadels: int, warriors: int) -> None:
    t = duchy(phase=BIRDSONG, pieces={"citadel": {11: citadels}})
    run(step(t))
    assert at(t.warriors[DUCHY]) == {BURROW_NUMBER: warriors}
    assert t.phase == DAYLIGHT


@rule("root:12.4", "root:2.5#2")
def test_birdsong_with_a_short_supply() -> None:
    t = duchy(phase=BIRDSONG, pieces={"citadel": {11: 3}}, warriors={"duchy": {11: 17}})
    run(step(t))
    assert t.warriors[DUCHY][BURROW] == 3
    assert t.supply[DUCHY] == 0


# -- 12.6 Evening ----------------------------------------------------------------------------------------------------


@rule("root:12.6.1", "root:r.139")
def test_revealed_cards_come_back_before_crafting() -> None:
    boots = card("travel_gear_fox")
    t = duchy(phase=EVENING, pieces={"market": {5: 1}}, hands={"duchy": [MOUSE]})
    t.revealed[DUCHY] = [boots, BIRD]
    assert offered(step(t)).options == [None, ("craft", boots)]
    assert t.hands[DUCHY] == [MOUSE, boots]
    assert t.revealed[DUCHY] == []
    assert t.discard == [BIRD]
    run(step(t), deed=("craft", boots))
    assert t.phase == EVENING
    run(step(t))
    assert len(t.hands[DUCHY]) == 3  # the draw comes last
    assert t.phase == EVENING + 1


@rule("root:12.6.1")
def test_what_was_revealed_stays_known() -> None:
    t = duchy(phase=EVENING, hands={"duchy": [MOUSE]}, moment=0)
    run(ROLES[DUCHY].set_up(t), duchy_corner=c(1))
    t.phase, t.moment = DAYLIGHT, 2
    t.hands[DUCHY] = [FOX, RABBIT]
    run(step(t), deed=("sway", minister("captain")))
    t.phase, t.moment = EVENING, 0
    run(step(t))
    assert all(t.seen[one] & 0b11 == 0b11 for one in (FOX, RABBIT))
    t.redeal(1, t.chance)
    assert {FOX, RABBIT} <= set(t.hands[DUCHY])


@rule("root:12.6.1", "root:3.3.3#2")
def test_a_revealed_bird_dominance_becomes_available() -> None:
    t = duchy(phase=EVENING)
    t.revealed[DUCHY] = [card("dominance_bird"), card("dominance_fox")]
    run(step(t))
    assert t.available == [card("dominance_bird")]
    assert card("dominance_fox") in t.hands[DUCHY]


@rule("root:12.6.3#1", "root:r.16")
@pytest.mark.parametrize(("markets", "drawn"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_the_draw(markets: int, drawn: int) -> None:
    t = duchy(phase=EVENING, moment=1, pieces={"market": {11: markets}})
    run(step(t))
    assert len(t.hands[DUCHY]) == drawn


@rule("root:12.6.3#2")
def test_the_hand_limit() -> None:
    hand = [FOX, FOX_2, RABBIT, MOUSE, BIRD]
    t = duchy(phase=EVENING, moment=1, hands={"duchy": hand})
    t.deck = [card("ambush_fox"), card("dominance_fox")]
    choice = offered(step(t))
    assert choice.options == sorted([*hand, card("dominance_fox")])
    t = duchy(phase=EVENING, moment=1, hands={"duchy": hand})
    t.deck = [card("ambush_fox"), card("dominance_fox")]
    run(step(t), discard=RABBIT)
    assert t.discard == [RABBIT]
    assert len(t.hands[DUCHY]) == 5


# -- Parliament and crafted cards ------------------------------------------------------------------------------------


@rule("root:12.5.2", "root:12.5", "root:4.1.3#2")
def test_a_minister_acts_when_a_crafted_card_has_made_it_possible() -> None:
    league = card("league_of_adventurous_mice")
    t = duchy(
        deck="exiles",
        ministers=("captain",),
        moment=PARLIAMENT,
        warriors={"duchy": {8: 3}, "marquise": {7: 1}},
        crafted={"duchy": [league]},
        dice=(1, 0),
    )
    t.items[DUCHY] = [SWORD]
    captain = ("minister", minister("captain"))
    run(step(t))
    assert offered(step(t)).options == [None, ("use", league)], "nobody to fight yet"
    run(step(t), deed=("use", league), move_to=c(7), move_count=2)
    assert offered(step(t)).options == [None, captain]
    run(step(t), deed=captain)
    assert at(t.warriors[MARQUISE]) == {}


@rule("root:12.5.2", "root:12.5")
def test_who_has_left_parliament_does_not_come_back_to_it() -> None:
    tax = card("tax_collector")
    t = duchy(
        ministers=("captain",),
        moment=PARLIAMENT,
        warriors={"duchy": {8: 3}, "marquise": {8: 1}},
        crafted={"duchy": [tax]},
    )
    run(step(t), deed=None)
    run(step(t), deed=("use", tax))
    assert ("minister", minister("captain")) not in deeds(t)


# -- A whole turn ----------------------------------------------------------------------------------------------------


def answer(g: Game, *answers: tuple[str, Any]) -> None:
    """Give these answers in order; a question with one option has answered itself."""
    for kind, value in answers:
        asked = g.decision
        assert asked is not None
        assert asked.kind.name == kind, (asked, value)
        assert value in asked.options, asked
        g.choose(asked.options.index(value), asked.seat)


@rule("root:12.5", "root:12.4", "root:12.5.1", "root:12.5.2", "root:12.5.3", "root:12.6.1", "root:12.6.3#1")
def test_a_whole_turn() -> None:
    """One citadel and no market on the map, the Captain swayed, 12 of 20 warriors in the supply, 5 points."""
    steel = card("foxfolk_steel")
    t = duchy(
        "marquise",
        phase=TURN_BEGINS,
        ministers=("captain",),
        warriors={"duchy": {8: 3, 9: 1, 5: 1, BURROW_NUMBER: 3}, "marquise": {7: 1, 2: 1}},
        pieces={"citadel": {8: 1}, "tunnel": {8: 1}, "sawmill": {7: 1}},
        hands={"duchy": [MOUSE, steel, BIRD, RABBIT]},
        dice=(2, 0),
        vp={"duchy": 5},
    )
    on_top = [card("anvil"), card("armorers")]
    t.deck = [one for one in t.deck if one not in on_top] + on_top
    g = game(t)
    t = table_of(g)
    assert (t.warriors[DUCHY][BURROW], t.supply[DUCHY]) == (5, 10)  # Birdsong: one, and one for the citadel

    # Assembly: dig into mouse clearing 7 with four of the five warriors, then build a market in fox clearing 8, the
    # only ruled clearing of that suit.
    answer(g, ("deed", ("dig", -1)), ("duchy.dig.card", MOUSE), ("duchy.dig.where", c(7)), ("duchy.dig.count", 4))
    assert (t.warriors[DUCHY][BURROW], t.warriors[DUCHY][c(7)]) == (1, 4)
    assert t.discard == [MOUSE]
    answer(g, ("deed", ("build", -1)), ("duchy.build.card", steel), ("duchy.build", MARKET))
    assert (at(t.pieces[MARKET]), t.revealed[DUCHY]) == ({8: 1}, [steel])

    # Parliament: the Captain fights in 7, the only place with an enemy: two hits take the warrior and the sawmill.
    assert g.decision is not None
    assert g.decision.options == [None, ("minister", minister("captain"))]
    answer(g, ("deed", ("minister", minister("captain"))))
    assert (t.warriors[MARQUISE][c(7)], t.warriors[DUCHY][c(7)], t.vp[DUCHY]) == (0, 4, 6)

    # Sway: two cards are left, so squires only; the rabbit card is backed by 5, the bird by any of 7, 8 and 9.
    assert g.decision is not None
    assert g.decision.options == [None, ("sway", minister("foremole")), ("sway", minister("marshal"))]
    answer(g, ("deed", ("sway", minister("marshal"))))
    assert (t.vp[DUCHY], board(t).crowns, swayed(t)) == (7, [1, 3, 3], ["captain", "marshal"])

    # Evening: the bird goes, the others come back; citadel and market in 8 are the two foxes for the sword.
    assert t.discard == [MOUSE, BIRD]
    answer(g, ("deed", ("craft", steel)))
    assert (t.vp[DUCHY], t.discard) == (9, [MOUSE, BIRD, steel])
    assert sorted(t.hands[DUCHY]) == sorted([RABBIT, *on_top])  # one, and one for the market
    assert t.seat == t.seat_of[MARQUISE]
