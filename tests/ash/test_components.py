"""Components: what lies in the box, on the board, on the player boards and on the round track."""

from collections import Counter

import klubovna
from ash.tables import BATTLE, CARD_1, CARD_3, CARD_4, CARD_DIE, VOLCANO, play, table, table_of, w
from klubovna.games.ash import RULES
from klubovna.games.ash.battle import battle
from klubovna.games.ash.facts import (
    ACTION_CARDS,
    AREAS,
    BLOOD,
    BOARD,
    BONE,
    BOX,
    BUILDING_FACTS,
    CHARACTERS,
    FATE_FACTS,
    SCALE,
    TYPES,
    WARRIOR_FACTS,
)
from klubovna.games.ash.inventory import inventory
from klubovna.games.ash.look import view
from klubovna.games.ash.setup import setup
from klubovna.games.ash.state import BUILD_SPACE, GOLD_SPACE, LEFT_WING, REFRESH_SPACE
from klubovna.games.ash.turn import place_minion
from klubovna.games.ash.view import ProvinceView, Supply
from klubovna.testing import rule, run


@rule("ash:comp.01")
def test_four_minions_make_four_turns_in_a_round() -> None:
    g = klubovna.new("ash", seats=3, seed=5)
    assert [side["minions"] for side in g.view(None)["table"]["sides"]] == [4, 4, 4]
    assert not any(table_of(g).minions)
    play(g, until=lambda t: t.round == 2)
    placed = Counter(event["params"]["side"] for event in g.events(None) if event["event"] == "placed")
    assert placed == {0: 4, 1: 4, 2: 4}
    assert BOX.totals["minions"] == 16


@rule("ash:comp.02")
def test_control_tokens_are_enough_for_all_seven_areas() -> None:
    provinces: dict[str, tuple[int, list[str], list[str]]] = {p.id: (0, [], []) for p in BOARD.province}
    t = table(areas=provinces, hands={0: ["bone_iii_6"]})
    run(battle(t, 0, LEFT_WING), battle_card={0: CARD_3})
    assert [t.control[area] for area in AREAS] == [0] * 7
    assert (BOX.per_player["control_tokens"], BOX.totals["control_tokens"]) == (7, 28)


@rule("ash:comp.03")
def test_all_players_have_the_same_five_battle_cards() -> None:
    g = klubovna.new("ash", seats=4, seed=3)
    hands = [g.view(seat)["table"]["sides"][seat]["cards"] for seat in range(4)]
    assert hands == [["card_0", "card_1", "card_3", "card_4", "card_die"]] * 4
    t = table(areas={"volcano": (1, ["bone_i_a"], [])}, hands={0: ["bone_iii_6"]})
    run(battle(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_4, 1: CARD_4}, gain_any=[BONE, BONE, BONE])
    assert [s.discard for s in t.sides] == [[CARD_4], [CARD_4]], "each plays from a set of his own"
    assert BOX.totals["battle_cards"] == 20


@rule("ash:comp.04")
def test_the_warrior_cards() -> None:
    assert len(WARRIOR_FACTS) == 44
    starting = [facts for facts in WARRIOR_FACTS if facts.starting]
    assert Counter(facts.owner for facts in starting) == dict.fromkeys(CHARACTERS, 3)
    summonable = [facts for facts in WARRIOR_FACTS if not facts.starting]
    assert len(summonable) == 32
    assert {facts.level for facts in summonable} == {1, 2, 3}
    assert {facts.level for facts in starting} == {0}
    t = setup(RULES.config(4, 1))
    assert len(inventory(t)["warriors"]) == 44


@rule("ash:comp.05")
def test_the_building_tiles() -> None:
    assert Counter(facts.level for facts in BUILDING_FACTS) == {0: 4, 1: 12, 2: 11}
    assert all(facts.starting == (facts.level == 0) for facts in BUILDING_FACTS)
    t = setup(RULES.config(4, 1))
    assert len(inventory(t)["buildings"]) == 27


@rule("ash:comp.06")
def test_the_common_supply() -> None:
    assert BOX.resource_tokens == {
        "bone": {"single": 20, "triple": 2},
        "ash": {"single": 20, "triple": 2},
        "blood": {"single": 12, "triple": 2},
        "sulphur": {"single": 12, "triple": 2},
    }
    assert BOX.totals["gold_coins"] == 30


@rule("ash:comp.07")
def test_six_fate_cards_with_two_types_each() -> None:
    pairs = {frozenset(facts.types) for facts in FATE_FACTS}
    assert len(FATE_FACTS) == len(pairs) == 6
    assert all(len(pair) == 2 and pair < set(TYPES[:4]) for pair in pairs)
    assert inventory(setup(RULES.config(4, 1)))["fates"] == [0, 1, 2, 3, 4, 5]


@rule("ash:comp.08")
def test_the_cards_of_the_automated_opponent() -> None:
    assert [card.targeted for card in ACTION_CARDS].count(True) == 1
    assert len(ACTION_CARDS) == BOX.totals["solo_action_cards"] == 6
    assert BOX.totals["solo_scale_cards"] == 1
    assert SCALE, "one scale, with steps on it"
    assert BOX.totals["solo_cards"] == 7


@rule("ash:comp.09")
def test_the_small_pieces() -> None:
    pieces = ("reinforcement_tokens", "power_tokens", "turn_order_tokens", "dice")
    assert [BOX.totals[name] for name in pieces] == [8, 4, 4, 2]
    single = ("king_cards", "king_control_tokens", "active_player_figures", "round_markers")
    assert [BOX.totals[name] for name in single] == [1, 1, 1, 1]


@rule("ash:comp.10")
def test_seven_areas_and_what_a_province_has_room_for() -> None:
    t = table(
        areas={"volcano": (1, ["start_ash", "bone_i_a"], ["ash_i_1", "ash_i_2"]), "citadel": (1, [], [])},
        hands={0: ["bone_iii_6"]},
    )
    run(place_minion(t, 0, VOLCANO))
    t.minions[BATTLE[VOLCANO]].append(0)
    seen = view(t, None)
    assert [p.id for p in seen.provinces] == ["volcano", "coast", "settlement", "desert", "forest", "mountains"]
    assert seen.citadel.id == "citadel"
    assert seen.provinces[VOLCANO] == ProvinceView(
        id="volcano",
        control=1,
        stack=("start_ash", "bone_i_a"),
        vp=2,
        defenders=("ash_i_1", "ash_i_2"),
        reinforcement=1,
        resource_space=(0,),
        battle_space=(0,),
    )
    layout = BOARD.province_layout
    assert (layout.building_spaces, layout.control_token_spaces, layout.max_defenders) == (1, 1, 2)
    assert (BOARD.citadel.building_spaces, BOARD.citadel.control_token_spaces) == (0, 1)


@rule("ash:comp.11")
def test_gold_space_build_space_and_six_warriors_of_all_levels() -> None:
    g = klubovna.new("ash", seats=2, seed=9)
    offer = g.view(None)["table"]["warrior_offer"]
    assert len(offer) == 6
    assert {WARRIOR_FACTS[w(name)].level for name in offer} == {1, 2, 3}
    t = table(supplies={0: {"gold": 5}}, tiles=["bone_i_a", None, None, None])
    run(place_minion(t, 1, GOLD_SPACE))
    run(place_minion(t, 0, BUILD_SPACE), build_where=VOLCANO)
    seen = view(t, None)
    assert (seen.gold_space, seen.build_space) == ([1], [0])
    assert (BOARD.gold_space.place, BOARD.build_space.place) == ("upper edge", "lower edge")


@rule("ash:comp.12")
def test_what_lies_on_a_player_board() -> None:
    t = table(
        areas={"volcano": (1, ["bone_i_a"], ["bone_ii_4"])},
        hands={0: ["ash_i_1"]},
        supplies={0: {"bone": 2, "gold": 1}},
        cards={0: [CARD_1, CARD_DIE]},
    )
    t.sides[0].vp = 7
    run(place_minion(t, 0, BATTLE[VOLCANO]), battle_card={0: CARD_1, 1: CARD_4}, gain_any={0: BLOOD, 1: BONE})
    board = view(t, 1).sides[0]
    assert board.vp == 7
    assert board.supply == Supply(bone=2, ash=0, sulphur=0, blood=1, gold=1)
    assert (board.discard_count, board.discard_top) == (4, "card_1")
    assert board.graveyard == ("ash_i_1",)
    assert (board.minions, board.refreshed) == (3, False)
    run(place_minion(t, 0, REFRESH_SPACE))
    board = view(t, 1).sides[0]
    assert (board.minions, board.refreshed, board.discard_count) == (2, True, 0)


@rule("ash:comp.13")
def test_what_the_round_track_shows() -> None:
    t = table(3, round=2, active=1)
    t.order = [2, 1, 0]
    t.decks[2].clear()
    seen = view(t, None)
    assert (seen.round, seen.citadel_vp) == (2, 5)
    assert len(seen.round_track.citadel_vp) == 4
    assert seen.round_track.citadel_vp[1] == 5
    assert seen.round_track.citadel_vp == tuple(sorted(set(seen.round_track.citadel_vp)))
    assert seen.order == [2, 1, 0]
    assert seen.decks == [len(t.decks[0]), len(t.decks[1]), 0]


@rule("ash:comp.14")
def test_one_board_marker_and_token_for_each_of_four_players() -> None:
    assert (BOX.boards["player_boards"], BOX.totals["vp_markers"], BOX.totals["vp_tokens"]) == (4, 4, 4)
    assert (BOX.per_player["vp_markers"], BOX.per_player["vp_tokens"]) == (1, 1)
    boards = klubovna.new("ash", seats=4, seed=1).view(None)["table"]["sides"]
    assert {board["role"] for board in boards} == {"visio", "nox", "mors", "fortis"}
