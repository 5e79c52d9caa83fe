"""9.3 Set-up, 9.4 Birdsong, 9.5 Daylight of the Vagabond, and one turn of his from start to end."""

import pytest

from klubovna.games.root.factions.vagabond.actions import moves, slips
from klubovna.games.root.factions.vagabond.board import vagabonds
from klubovna.games.root.factions.vagabond.characters import CHARACTERS
from klubovna.games.root.factions.vagabond.items import on_track, ruin_kind, shift
from klubovna.games.root.facts import (
    BAG,
    BOOT,
    CLEARINGS,
    EYRIE,
    FIRST_FOREST,
    HAMMER,
    MARQUISE,
    QUEST_FACTS,
    ROOST,
    SWORD,
    TEA,
    VAGABOND,
)
from klubovna.games.root.roles import ROLES
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, SET_UP, TURN_BEGINS, Table
from klubovna.games.root.turn import step
from klubovna.kernel import new
from klubovna.testing import offered, rule, run
from root.boards import alliance_board, seen_board
from root.plots import corvids
from root.tables import at, c, card, game, table, table_of
from root.vagabonds import deeds, forest, held, names, tool, vagabond


def quest(name: str) -> int:
    return [q.id for q in QUEST_FACTS].index(name)


def lay_quests(t: Table, *open_now: str) -> None:
    t.quests = [quest(name) for name in open_now]
    t.quest_deck = [q for q in range(len(QUEST_FACTS)) if q not in t.quests]


# -- 9.3 Set-up ------------------------------------------------------------------------------------------------------


@rule("root:9.3.1", "root:9.3.2")
def test_set_up_offers_every_character_and_every_forest() -> None:
    t = table("vagabond", "marquise", phase=SET_UP)
    assert offered(ROLES[VAGABOND].set_up(t)).options == list(range(9))
    question = offered(ROLES[VAGABOND].set_up(t), vagabond_character=3)
    assert question.options == [FIRST_FOREST + i for i in range(7)]


@rule("root:9.3.3", "root:9.3.4", "root:9.3.5#1", "root:9.3.5#2", "root:9.5.3#1")
def test_set_up_lays_quests_ruin_items_and_starting_items() -> None:
    t = table("vagabond", "marquise", phase=SET_UP)
    run(ROLES[VAGABOND].set_up(t), vagabond_character=0, vagabond_forest=15)
    assert (len(t.quests), len(t.quest_deck)) == (3, 12)
    assert [len(t.ruin_items[i]) for i in CLEARINGS if t.ruins[i]] == [1, 1, 1, 1]
    hidden = sorted(ruin_kind(x) for items in t.ruin_items for x in items)
    assert hidden == [BOOT, SWORD, BAG, HAMMER]
    board = vagabonds(t)[0]
    assert (board.at, held(board)) == (15, ["boot", "sword", "tea", "torch"])
    shown = seen_board(t, VAGABOND, own=True)
    assert (shown["tracks"]["tea"], shown["satchel"]) == (1, ["boot", "sword", "torch"])
    assert sum(t.item_supply) == 12  # the other S items are nowhere


@rule("root:9.3.4", "root:r.164")
def test_no_view_tells_what_lies_under_a_ruin() -> None:
    places = set()
    for seed in range(6):
        g = new("root", 2, seed=seed, roles=["vagabond", "marquise"], options={"any_reach": True})
        while table_of(g).phase == SET_UP:
            g.choose(0)
        places.add(tuple(ruin_kind(items[0]) for items in table_of(g).ruin_items if items))
        assert g.decision is not None
        seat = g.decision.seat
        deals = {tuple(map(tuple, table_of(g.determinized(seat, n)).ruin_items)) for n in range(12)}
        assert len(deals) > 6
        assert not any(g.view(0)["table"]["factions"][0]["board"]["seen_in_ruins"])
        assert "seen_in_ruins" not in g.view(1)["table"]["factions"][0]["board"]
    assert len(places) > 1


@rule("root:r.92")
def test_without_a_vagabond_nothing_lies_under_the_ruins() -> None:
    g = new("root", 2, seed=3, roles=["eyrie", "marquise"])
    while table_of(g).phase == SET_UP:
        g.choose(0)
    assert sum(table_of(g).ruins) == 4
    assert not any(table_of(g).ruin_items)


# -- 9.4 Birdsong ----------------------------------------------------------------------------------------------------


@rule("root:9.4.1#1", "root:9.4.1#2", "root:ex.made.13")
def test_a_teapot_refreshes_two_items_and_three_more_follow() -> None:
    t = table("vagabond", "marquise", phase=TURN_BEGINS)
    board = vagabond(t, items="tea ~boot ~boot ~boot ~sword ~sword ~torch")
    run(step(t))
    run(step(t), vagabond_refresh=[tool("~boot")] * 3 + [tool("~sword")] * 2, deed=None)
    assert held(board) == ["boot", "boot", "boot", "sword", "sword", "tea", "~torch"]


@rule("root:9.4.1#1", "root:9.4.1#2", "root:r.89")
def test_what_teapots_refresh_must_be_refreshed_the_rest_may() -> None:
    t = table("vagabond", "marquise", phase=BIRDSONG)
    board = vagabond(t, items="tea ~boot ~sword ~torch")
    board.teapots = 1
    assert None not in offered(step(t)).options
    t.moment = 0
    question = offered(step(t), vagabond_refresh=[tool("~boot"), tool("~sword")])
    assert question.options == [None, tool("~torch")]
    t.moment, board.teapots = 0, 0
    assert offered(step(t)).options == [None, tool("~boot"), tool("~sword"), tool("~torch")]


@rule("root:9.4.1#1", "root:r.89")
def test_every_ready_teapot_counts_and_damaged_items_may_be_turned() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, items="tea tea ~tea !tea")
    shift(board, "stow", TEA)
    ROLES[VAGABOND].begin_turn(t)
    assert (on_track(board, TEA), board.teapots) == (1, 2)
    t = table("vagabond", "marquise", phase=TURN_BEGINS)
    board = vagabond(t, items="tea tea !~boot ~coin ~sword")
    run(step(t))
    run(step(t), deed=None)
    assert held(board) == ["!boot", "sword", "tea", "tea", "coin"]


@rule("root:9.4", "root:9.4.2#1")
def test_slip_comes_after_refresh_once_without_a_boot_even_to_hostile_warriors() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {1: 3}}, phase=BIRDSONG)
    board = vagabond(t, at=5, items="~boot", relations={"marquise": -1})
    assert offered(step(t)).kind.name == "vagabond.refresh"
    t.moment = 0
    assert offered(step(t), vagabond_refresh=None).options == [None, ("slip", -1)]
    t.moment = 0
    run(step(t), vagabond_refresh=None, deed=("slip", -1), vagabond_slip=c(1))
    assert (board.at, held(board), t.phase) == (c(1), ["~boot"], BIRDSONG)
    assert deeds(t) == [None]


@rule("root:9.4.2#1", "root:2.4.1#1", "root:2.4.1#2")
def test_slip_goes_to_adjacent_clearings_and_forests() -> None:
    t = table("vagabond", "marquise", phase=BIRDSONG)
    board = vagabond(t, at=5)
    assert slips(t, board) == [c(1), c(2), forest(t, "F1-2-5-10")]
    board = vagabond(t, at="F4-9-12")
    assert slips(t, board) == [c(4), c(9), c(12), forest(t, "F1-9-10-12"), forest(t, "F4-7-8-12")]


@rule("root:D.1.1", "root:r.159")
def test_on_the_winter_map_he_slips_across_a_river() -> None:
    t = table("vagabond", "marquise", map="winter", phase=BIRDSONG)
    board = vagabond(t, at="F1-10-11")
    assert forest(t, "F4-10-11") in slips(t, board)
    board = vagabond(t, at=10, items="boot")
    assert c(11) not in slips(t, board)
    assert c(11) not in moves(t, board)


@rule("root:ex.law.8", "root:D.3.2#2", "root:D.3.2#1")
def test_he_slips_across_a_closed_path_but_not_along_it() -> None:
    t = table("vagabond", "marquise", map="mountain", phase=BIRDSONG)
    assert (c(8), c(9)) in t.closed
    board = vagabond(t, at="F1-8-9")
    assert forest(t, "F4-8-9-12") in slips(t, board)
    board = vagabond(t, at=8)
    assert c(9) not in slips(t, board)


@rule("root:D.2.4")
def test_coastal_forests_border_each_other_along_the_shore() -> None:
    t = table("vagabond", "marquise", map="lake", phase=BIRDSONG)
    board = vagabond(t, at="F1-5-11")
    assert [s for s in slips(t, board) if s >= FIRST_FOREST] == [
        forest(t, "F1-9-12"),
        forest(t, "F4-5-6-11"),
        forest(t, "F7-10-11"),
    ]


@rule("root:9.4.2#2", "root:ex.law.4", "root:r.151", "root:13.7.2#2")
def test_a_snare_stops_his_moves_but_not_his_slip() -> None:
    t = corvids("vagabond", up={5: "snare"})
    t.seat = 1
    board = vagabond(t, at=5, items="boot")
    assert moves(t, board) == []
    t.phase = BIRDSONG
    run(step(t), deed=("slip", -1), vagabond_slip=c(2))
    assert board.at == c(2)
    t.phase = DAYLIGHT
    assert moves(t, board) == [c(5), c(6), c(10)]


@rule("root:r.80", "root:13.7.2#2")
def test_a_snare_holds_the_allies_of_one_who_slips() -> None:
    t = corvids("vagabond", "marquise", up={5: "snare"}, warriors={"marquise": {5: 3}}, phase=BIRDSONG)
    t.seat = 1
    vagabond(t, at=5, relations={"marquise": 3})
    run(step(t), deed=("slip", -1), vagabond_slip=c(2))
    assert at(t.warriors[MARQUISE]) == {5: 3}


@rule("root:r.154", "root:D.2.5#1", "root:D.2.5#3")
@pytest.mark.parametrize("slip", [True, False])
def test_he_takes_the_ferry_once_a_turn(slip: bool) -> None:
    t = table("vagabond", "marquise", map="lake", phase=BIRDSONG if slip else DAYLIGHT)
    assert t.ferry == c(1)
    board = vagabond(t, at=1, items="boot boot")
    if slip:
        run(step(t), deed=("slip", -1), vagabond_slip=c(12))
        assert held(board) == ["boot", "boot"]
    else:
        run(step(t), deed=("move", -1), vagabond_move=c(12))
        assert held(board) == ["boot", "~boot"]
    assert (board.at, t.ferry, len(t.hands[VAGABOND])) == (c(12), c(12), 1)
    assert moves(t, board) == [c(3), c(9)]


@rule("root:r.155", "root:9.2.9.II.e")
def test_ferry_and_outrage_by_allies_are_ordered_by_the_vagabond() -> None:
    t = table(
        "vagabond",
        "marquise",
        "alliance",
        map="lake",
        warriors={"marquise": {1: 2}},
        pieces={"sympathy": {12: 1}},
    )
    vagabond(t, at=1, items="boot", relations={"marquise": 3})
    answers = {"vagabond_company": MARQUISE, "vagabond_company_count": 2}
    run(step(t), deed=("move", -1), vagabond_move=c(12), trigger=("outrage", c(12)), **answers)
    assert len(alliance_board(t).supporters) == 1  # his hand was still empty
    assert (len(t.hands[VAGABOND]), t.hands[MARQUISE]) == (1, [])
    assert at(t.warriors[MARQUISE]) == {12: 2}


# -- 9.5 Daylight ----------------------------------------------------------------------------------------------------


@rule("root:9.5#1")
def test_actions_in_any_order_and_number() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {5: 9}}, dice=(0, 0, 0, 0))
    board = vagabond(t, at=5, items="boot boot sword sword")
    for deed, more in (
        ("battle", {}),
        ("move", {"vagabond_move": c(1)}),
        ("move", {"vagabond_move": c(5)}),
        ("battle", {}),
    ):
        run(step(t), deed=(deed, -1), **more)
    assert held(board) == ["~boot", "~boot", "~sword", "~sword"]
    assert deeds(t) == [None]
    run(step(t))
    assert t.phase == EVENING


@rule("root:9.5.1#1", "root:9.5.1#2")
def test_a_move_costs_a_boot_and_never_leads_into_a_forest() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, at=5, items="boot ~boot")
    assert offered(step(t), deed=("move", -1)).options == [c(1), c(2)]
    vagabond(t, at=5, items="boot ~boot")
    run(step(t), deed=("move", -1), vagabond_move=c(2))
    assert (board.at, held(board)) == (c(2), ["~boot", "~boot"])
    assert "move" not in names(t)


@rule("root:9.5.1#4", "root:2.4.1#1")
def test_from_a_forest_he_moves_to_the_clearings_that_touch_it() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, at="F3-6-11", items="boot")
    assert moves(t, board) == [c(3), c(6), c(11)]


@rule("root:9.5.2")
def test_a_battle_costs_a_sword() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {5: 1}}, dice=(1, 0))
    board = vagabond(t, at=5, items="sword boot")
    run(step(t), deed=("battle", -1))
    assert (held(board), at(t.warriors[MARQUISE])) == (["boot", "~sword"], {})
    assert "battle" not in names(t)


@rule("root:9.5.3#1", "root:9.5.3#2", "root:9.5.3#3", "root:2.2.4#2")
def test_explore_takes_the_item_and_opens_the_slot() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, at=6, items="torch")
    t.ruin_items[c(6)] = [next(i for i in range(4) if ruin_kind(i) == BAG)]
    before = t.open_slots(c(6))
    run(step(t), deed=("explore", -1))
    assert held(board) == ["bag*", "~torch"]
    assert (t.ruins[c(6)], t.open_slots(c(6)), t.vp[VAGABOND]) == (False, before + 1, 1)
    assert "explore" not in names(t)


@rule("root:9.5.3#1")
def test_explore_needs_a_torch_and_a_ruin() -> None:
    t = table("vagabond", "marquise")
    t.ruin_items[c(6)] = [0]
    vagabond(t, at=6, items="torch")
    assert "explore" in names(t)
    vagabond(t, at=6, items="~torch")
    assert "explore" not in names(t)
    vagabond(t, at=5, items="torch")
    assert "explore" not in names(t)


@rule("root:9.5.5#1")
@pytest.mark.parametrize(
    ("place", "items", "able"),
    [
        (2, "sword sword", True),
        (2, "sword ~sword", False),
        (2, "sword !sword", False),
        (5, "sword sword", False),
        (2, "sword", False),
    ],
)
def test_a_quest_needs_its_clearing_and_both_items(place: int, items: str, able: bool) -> None:
    t = table("vagabond", "marquise")
    vagabond(t, at=place, items=items)
    lay_quests(t, "mouse_expel_bandits")
    assert ("quest" in names(t)) is able


@rule("root:9.5.5#2", "root:9.5.5#3")
def test_a_quest_gives_points_for_all_of_its_suit_or_two_cards() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, at=2, items="sword sword torch boot")
    lay_quests(t, "mouse_expel_bandits", "fox_errand", "rabbit_errand")
    board.done = [quest("mouse_escort"), quest("fox_give_a_speech"), quest("mouse_guard_duty")]
    run(step(t), deed=("quest", quest("mouse_expel_bandits")), vagabond_reward="points")
    assert (t.vp[VAGABOND], len(t.quests), len(t.hands[VAGABOND])) == (3, 3, 0)
    assert held(board) == ["boot", "~sword", "~sword", "torch"]
    assert board.done[-1] == quest("mouse_expel_bandits")
    assert quest("mouse_expel_bandits") not in t.quests
    vagabond(t, at=2, items="sword sword")
    lay_quests(t, "mouse_expel_bandits")
    run(step(t), deed=("quest", quest("mouse_expel_bandits")), vagabond_reward="cards")
    assert (t.vp[VAGABOND], len(t.hands[VAGABOND])) == (3, 2)


@rule("root:r.93")
def test_with_an_empty_quest_deck_fewer_stay_open() -> None:
    t = table("vagabond", "marquise")
    vagabond(t, at=2, items="sword sword")
    t.quests, t.quest_deck = [quest("mouse_expel_bandits"), quest("fox_errand")], []
    run(step(t), deed=("quest", quest("mouse_expel_bandits")), vagabond_reward="points")
    assert t.quests == [quest("fox_errand")]


@rule("root:9.5.6#1", "root:9.5.6#3", "root:r.78")
def test_a_strike_removes_a_warrior_without_battle() -> None:
    hands = {"marquise": [card("ambush_rabbit")]}
    t = table("vagabond", "marquise", warriors={"marquise": {5: 2}}, pieces={"sawmill": {5: 1}}, hands=hands)
    board = vagabond(t, at=5, items="crossbow crossbow")
    run(step(t), deed=("strike", -1))
    assert (at(t.warriors[MARQUISE]), board.relations[MARQUISE], t.vp[VAGABOND]) == ({5: 1}, -1, 0)
    run(step(t), deed=("strike", -1))
    assert (at(t.warriors[MARQUISE]), t.vp[VAGABOND], held(board)) == ({}, 0, ["~crossbow", "~crossbow"])


@rule("root:9.5.6#2", "root:9.5.6#3")
def test_without_warriors_a_strike_takes_a_building_or_token_for_one_point() -> None:
    t = table("vagabond", "marquise", "eyrie", warriors={"eyrie": {5: 1}}, pieces={"sawmill": {5: 1}, "wood": {5: 1}})
    board = vagabond(t, at=5, items="crossbow", relations={"marquise": -1})
    question = offered(step(t), deed=("strike", -1), vagabond_strike=MARQUISE)
    assert len(question.options) == 2
    vagabond(t, at=5, items="crossbow")
    run(step(t), deed=("strike", -1), vagabond_strike=MARQUISE, vagabond_strike_piece=question.options[0])
    assert t.vp[VAGABOND] == 1
    assert board.relations[EYRIE] == 0


@rule("root:r.87")
def test_a_strike_cannot_hit_another_vagabond() -> None:
    t = table("vagabond", "vagabond_2")
    vagabond(t, at=5, items="crossbow sword")
    vagabond(t, at=5, items="boot", which="vagabond_2")
    assert names(t) == ["battle"]


@rule("root:9.5.7", "root:r.03")
def test_a_hammer_repairs_an_item_as_it_lies() -> None:
    t = table("vagabond", "marquise")
    board = vagabond(t, at=5, items="hammer hammer !~boot !tea")
    run(step(t), deed=("repair", -1), vagabond_repair=tool("!~boot"))
    assert held(board) == ["~boot", "hammer", "~hammer", "!tea"]
    run(step(t), deed=("repair", -1))
    assert seen_board(t, VAGABOND, own=False)["tracks"]["tea"] == 1
    assert "repair" not in names(t)


@rule("root:9.5.9")
def test_the_special_action_costs_a_torch() -> None:
    t = table("vagabond", "marquise", warriors={"marquise": {5: 1}}, hands={"marquise": [card("anvil")]})
    vagabond(t, at=5, items="torch", character="thief")
    assert "special" in names(t)
    vagabond(t, at=5, items="~torch", character="thief")
    assert "special" not in names(t)
    assert len(CHARACTERS) == 9


# -- a whole turn ----------------------------------------------------------------------------------------------------


@rule("root:9.4", "root:9.5#1", "root:9.6", "root:1.5#1")
def test_a_whole_turn() -> None:
    """Every number by hand from the Law; the Vagabond begins in clearing 5 with a teapot and two coins."""
    hand = [card("anvil"), card("travel_gear_fox"), card("foxfolk_steel"), card("cobbler")]
    t = table(
        "vagabond",
        "marquise",
        "eyrie",
        phase=TURN_BEGINS,
        hands={"vagabond": hand},
        warriors={"marquise": {1: 1}, "eyrie": {6: 2}},
        pieces={"roost": {6: 1}},
        vp={"vagabond": 4},
    )
    board = vagabond(
        t,
        at=5,
        items="tea coin coin ~boot ~boot ~sword sword ~torch ~crossbow ~hammer !~boot bag",
        relations={"eyrie": -1},
    )
    t.items[MARQUISE] = [HAMMER]
    lay_quests(t, "fox_repair_a_shed", "rabbit_errand", "mouse_escort")
    g = game(t)
    t = table_of(g)
    board = vagabonds(t)[0]

    def choose(kind: str, value: object) -> None:
        asked = g.decision
        assert asked is not None
        assert (asked.kind.name, value in asked.options) == (kind, True), asked
        g.choose(asked.options.index(value), asked.seat)

    # Birdsong: one teapot, two items and three more of seven; the damaged boot and the crossbow stay face down.
    for one in ("~boot", "~boot", "~sword", "~hammer", "~torch"):
        choose("vagabond.refresh", tool(one))
    assert held(board) == [
        *("boot", "boot", "!~boot", "sword", "sword", "bag", "hammer", "tea", "coin", "coin", "~crossbow", "torch")
    ]
    choose("deed", ("slip", -1))
    choose("vagabond.slip", c(1))
    choose("deed", None)
    # Daylight. Aid in the fox clearing 1: the coin goes to the satchel, a hammer comes, one step, 1 point.
    choose("deed", ("aid", -1))
    choose("vagabond.aid.item", tool("coin"))
    choose("vagabond.aid.card", card("travel_gear_fox"))
    choose("vagabond.aid.take", HAMMER)
    assert (t.vp[VAGABOND], board.relations[MARQUISE]) == (5, 1)
    # Craft the anvil with one hammer (fox): 2 points and a third hammer.
    choose("deed", ("craft", card("anvil")))
    assert (t.vp[VAGABOND], held(board).count("hammer"), held(board).count("~hammer")) == (7, 2, 1)
    # The quest of clearing 1: torch and hammer; the first fox quest, 1 point.
    choose("deed", ("quest", quest("fox_repair_a_shed")))
    choose("vagabond.reward", "points")
    assert (t.vp[VAGABOND], len(t.quests)) == (8, 3)
    # Repair the boot with the last hammer; it stays face down.
    choose("deed", ("repair", -1))
    assert held(board).count("~boot") == 1
    # Two moves: 1 to 5, 5 to 2, one boot each; none is left for clearing 6 with its hostile Eyrie.
    choose("deed", ("move", -1))
    choose("vagabond.move", c(5))
    choose("deed", ("move", -1))
    choose("vagabond.move", c(2))
    assert held(board).count("~boot") == 3
    # Nothing left to do but keep or shift items.
    assert g.decision is not None
    assert {deed[0] for deed in g.decision.options if deed} == {"stow"}
    choose("deed", None)
    # Evening: one card and one for the one coin on its track; four in hand, no discard.
    left = "sword sword bag tea coin ~boot ~boot ~boot ~hammer ~hammer ~hammer ~coin ~crossbow ~torch"
    assert board.items == sorted(tool(word) for word in left.split())
    choose("deed", None)
    assert len(t.hands[VAGABOND]) == 4
    # Fourteen items, three on tracks; limit 6 + 2: three leave the game.
    for one in ("~boot", "~hammer", "~hammer"):
        choose("vagabond.limit", tool(one))
    assert (t.vp[VAGABOND], len(board.items), len(board.gone)) == (8, 11, 3)
    assert t.on_turn == MARQUISE
    assert at(t.pieces[ROOST]) == {6: 1}
