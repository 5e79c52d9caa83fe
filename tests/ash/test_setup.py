"""Set-up: from the empty table to the first turn."""

from typing import Any

import msgspec
import pytest

import klubovna
from ash.tables import (
    BATTLE,
    CARD_0,
    CARD_3,
    COAST,
    MOUNTAINS,
    SETTLEMENT,
    VOLCANO,
    b,
    play,
    supply,
    table,
    table_of,
    w,
    ws,
)
from klubovna.games.ash import RULES
from klubovna.games.ash.battle import battle
from klubovna.games.ash.facts import BUILDING_LEVEL, CITADEL, LEVEL, PROVINCES, SULPHUR, WARRIOR_FACTS, Warrior
from klubovna.games.ash.look import view
from klubovna.games.ash.setup import setup
from klubovna.games.ash.spaces import spaces
from klubovna.games.ash.state import KING, NOBODY, SET_UP, START, Table
from klubovna.games.ash.turn import place_minion, step
from klubovna.games.ash.view import AttackersView
from klubovna.testing import offered, rule, run

MARKED = ws("bone_ii_3_34", "ash_ii_3_34", "sulphur_ii_3_34", "blood_ii_3_34")
STARTING = {b("start_bone"), b("start_ash"), b("start_sulphur"), b("start_blood")}


def dealt(seats: int, seed: int = 1, **options: Any) -> Table:
    """The table when everything is dealt and nobody has placed a starting building."""
    return setup(RULES.config(seats, seed, None, options))


def summonable(t: Table) -> list[Warrior]:
    return [warrior for zone in (*t.decks, t.offer) for warrior in zone]


@rule("ash:setup.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_his_pieces(seats: int) -> None:
    g = klubovna.new("ash", seats=seats, seed=4)
    for seat in range(seats):
        board = g.view(seat)["table"]["sides"][seat]
        assert board["minions"] == 4
        assert (board["cards"], board["discard_count"]) == (["card_0", "card_1", "card_3", "card_4", "card_die"], 0)
        assert board["hand"] == [f"start_{board['role']}_{n}" for n in (1, 2, 3)]
    assert len({side.role for side in table_of(g).sides}) == seats


@rule("ash:setup.02")
def test_everybody_begins_with_no_points() -> None:
    assert [side["vp"] for side in klubovna.new("ash", seats=4, seed=1).view(None)["table"]["sides"]] == [0, 0, 0, 0]


@rule("ash:setup.03")
def test_the_side_of_the_round_track_goes_by_the_number_of_players() -> None:
    tracks = [view(dealt(seats), None).round_track.side for seats in (2, 3, 4)]
    assert tracks == ["side_12", "side_34", "side_34"]


@rule("ash:setup.04")
def test_the_decks_go_by_level() -> None:
    t = dealt(4)
    for number, deck in enumerate(t.decks, 1):
        assert deck
        assert {LEVEL[warrior] for warrior in deck} == {number}
    assert not any(WARRIOR_FACTS[warrior].starting for warrior in summonable(t))


@rule("ash:setup.05")
def test_with_two_players_the_marked_warriors_are_out() -> None:
    t = dealt(2)
    assert len(summonable(t)) == 28
    assert not set(MARKED) & set(summonable(t))


@rule("ash:setup.06")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_the_marked_warriors_stay_on_level_two(seats: int) -> None:
    t = dealt(seats)
    assert len(summonable(t)) == 32
    assert set(MARKED) <= {warrior for warrior in summonable(t) if LEVEL[warrior] == 2}


@rule("ash:setup.07")
def test_each_deck_is_shuffled_and_hidden() -> None:
    tables = [dealt(3, seed) for seed in range(30)]
    for number in range(3):
        assert len({t.decks[number][-1] for t in tables}) > 3, f"deck {number + 1}"
    g = klubovna.new("ash", seats=3, seed=8)
    assert g.view(0)["table"]["decks"] == [len(deck) for deck in table_of(g).decks]
    assert g.decision is not None
    for number in range(3):
        orders = {tuple(table_of(g.determinized(g.decision.seat, seed)).decks[number]) for seed in range(6)}
        assert len(orders) > 1, "a player who knows the order would see the same one every time"
        assert {frozenset(order) for order in orders} == {frozenset(table_of(g).decks[number])}


@rule("ash:setup.08", "ash:r.setup.5")
def test_the_offer_is_filled_from_the_deck_of_each_place() -> None:
    for seed in range(5):
        t = dealt(2, seed)
        assert [LEVEL[warrior] for warrior in t.offer] == [1, 1, 2, 2, 3, 3]
        assert not set(t.offer) & {warrior for deck in t.decks for warrior in deck}
    assert view(t, None).warrior_offer == tuple(WARRIOR_FACTS[warrior].id for warrior in t.offer), "face up"


@rule("ash:setup.09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_king_rules_the_citadel(seats: int) -> None:
    g = klubovna.new("ash", seats=seats, seed=1)
    seen = g.view(None)["table"]
    assert (seen["citadel"]["control"], seen["citadel"]["defenders"], seen["king_token"]) == ("king", [], None)


@rule("ash:setup.10")
def test_a_secret_fate_for_each_player() -> None:
    g = klubovna.new("ash", seats=4, seed=2)
    for seat in range(4):
        known = [side["fate"] is not None for side in g.view(seat)["table"]["sides"]]
        assert known == [other == seat for other in range(4)]
    assert all(side["fate"] is None for side in g.view(None)["table"]["sides"])
    fates = [table_of(g).sides[seat].fate[0] for seat in range(4)]
    assert len(set(fates)) == 4
    assert {dealt(2, seed).sides[0].fate[0] for seed in range(60)} == {0, 1, 2, 3, 4, 5}, "at random"


@rule("ash:setup.11")
def test_the_other_fates_are_out_unseen() -> None:
    g = klubovna.new("ash", seats=2, seed=6)
    out = table_of(g).fates_out[:]
    assert len(out) == 4
    assert g.decision is not None
    seat = g.decision.seat
    own = table_of(g).sides[seat].fate
    worlds = [table_of(g.determinized(seat, seed)) for seed in range(20)]
    assert {world.sides[seat].fate[0] for world in worlds} == set(own)
    assert {fate for world in worlds for fate in world.fates_out} == {0, 1, 2, 3, 4, 5} - set(own)
    assert len({frozenset(world.fates_out) for world in worlds}) > 1, "which ones are out is not known"
    play(g)
    assert g.over
    assert table_of(g).fates_out == out, "they never come into play"


@rule("ash:setup.12")
def test_starting_buildings_are_dealt_at_random() -> None:
    for seat in range(3):
        assert {building for seed in range(40) for building in dealt(3, seed).sides[seat].starting} == STARTING


@rule("ash:setup.13")
def test_two_players_get_two_starting_buildings_each() -> None:
    t = dealt(2)
    assert [len(side.starting) for side in t.sides] == [2, 2]
    assert {building for side in t.sides for building in side.starting} == STARTING


@rule("ash:setup.14")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_get_one_starting_building_each(seats: int) -> None:
    t = dealt(seats)
    assert [len(side.starting) for side in t.sides] == [1] * seats
    assert len({side.starting[0] for side in t.sides}) == seats


@rule("ash:setup.15")
def test_a_starting_building_that_is_left_over_is_out() -> None:
    t = dealt(3)
    (left,) = STARTING - {side.starting[0] for side in t.sides}
    assert left not in t.stack + t.tiles + t.removed
    g = klubovna.new("ash", seats=3, seed=1)
    (left,) = STARTING - {side.starting[0] for side in table_of(g).sides}
    play(g)
    assert left not in [tile for stack in table_of(g).stacks for tile in stack] + table_of(g).tiles


# -- rulings -----------------------------------------------------------------------------------------------------------


@rule("ash:r.setup.1")
def test_starting_buildings_go_to_free_provinces_in_turn_order_twice_around() -> None:
    t = dealt(2)
    t.order = [1, 0]
    first, second = t.sides[1].starting
    assert offered(step(t)).seat == 1
    where = offered(step(t), setup_building=first)
    assert where.options == [0, 1, 2, 3, 4, 5]
    run(step(t), setup_building=first, setup_where=COAST, setup_defender=t.sides[1].hand[0])
    assert (t.control[COAST], t.stacks[COAST], t.sides[1].starting) == (1, [first], [second])
    assert offered(step(t)).seat == 0
    building = t.sides[0].starting[0]
    assert offered(step(t), setup_building=building).options == [0, 2, 3, 4, 5]
    run(step(t), setup_building=building, setup_where=VOLCANO, setup_defender=t.sides[0].hand[0])
    run(step(t), setup_where=SETTLEMENT, setup_defender=t.sides[1].hand[0])
    assert t.control[SETTLEMENT] == 1
    assert t.phase != START
    run(step(t), setup_where=MOUNTAINS, setup_defender=t.sides[0].hand[0])
    assert t.control[MOUNTAINS] == 0
    assert (t.phase, t.active) == (START, 1), "now the first player has his first turn"
    assert [supply(t, seat) for seat in (0, 1)] == [{"gold": 2}, {"gold": 2}], "no resources for it"


@rule("ash:r.setup.1")
def test_the_automated_opponent_rolls_for_its_provinces() -> None:
    t = dealt(1)
    t.chance.load(3, 6)
    mine = t.sides[0].hand[:]
    run(step(t), setup_building=t.sides[0].starting[0], setup_where=VOLCANO, setup_defender=mine[0])
    run(step(t))
    assert t.control[SETTLEMENT] == 1, "a three is the third province"
    run(step(t), setup_where=MOUNTAINS, setup_defender=mine[1])
    run(step(t))
    assert t.control[COAST] == 1, "the sixth and the first are taken, so the next clockwise"
    assert t.sides[1].vp == 0


@rule("ash:r.setup.2")
@pytest.mark.parametrize(("seats", "left"), [(2, 1), (3, 2), (4, 2)])
def test_a_starting_warrior_defends_each_starting_building(seats: int, left: int) -> None:
    g = klubovna.new("ash", seats=seats, seed=1)
    play(g, until=lambda t: t.phase == START)
    assert [len(side.hand) for side in table_of(g).sides] == [left] * seats
    assert all(len(table_of(g).defenders[p]) == 1 for p in PROVINCES if table_of(g).control[p] != NOBODY)


@rule("ash:r.setup.2")
def test_the_owner_chooses_the_first_defender() -> None:
    t = dealt(3)
    hand = sorted(t.sides[t.order[0]].hand)
    assert offered(step(t), setup_where=COAST).options == hand, "one of three, and not without one"
    run(step(t), setup_where=COAST, setup_defender=hand[1])
    assert t.defenders[COAST] == [hand[1]]
    assert t.sides[t.order[0]].hand == [hand[0], hand[2]]


@rule("ash:r.setup.2")
def test_the_automated_opponent_posts_its_weakest() -> None:
    t = table(1, roles=["visio"])
    t.sides[1].hand = ws("start_nox_1", "start_nox_2", "start_nox_3")
    t.sides[1].starting = [b("start_bone"), b("start_ash")]
    t.phase, t.settled = SET_UP, 1
    t.chance.load(1, 2)
    run(step(t))
    t.settled = 1
    run(step(t))
    assert t.sides[1].hand == [w("start_nox_1")], "the strongest of the three"


@rule("ash:r.setup.3")
def test_two_gold_and_nothing_for_the_automated_opponent() -> None:
    t = dealt(3, automa=True)
    assert [supply(t, side) for side in range(4)] == [{"gold": 2}, {"gold": 2}, {"gold": 2}, {}]


@rule("ash:r.setup.4")
def test_level_one_tiles_lie_on_level_two_and_four_are_on_offer() -> None:
    tables = [dealt(2, seed) for seed in range(20)]
    for t in tables:
        assert [BUILDING_LEVEL[tile] for tile in t.stack] == [2] * 11 + [1] * 8
        assert [BUILDING_LEVEL[tile] for tile in t.tiles] == [1] * 4
    assert len({t.stack[0] for t in tables}) > 3
    assert len({t.stack[-1] for t in tables}) > 3


@rule("ash:r.setup.6")
def test_gains_are_never_cut_short() -> None:
    t = table(areas={"volcano": (1, ["sulphur_i_c"], [])}, supplies={0: {"sulphur": 18}, 1: {"sulphur": 18}})
    run(place_minion(t, 0, VOLCANO), gain_any=SULPHUR)
    assert (supply(t, 0), supply(t, 1)) == ({"sulphur": 21}, {"sulphur": 19})


@rule("ash:r.setup.7")
def test_what_is_hidden_and_what_is_open() -> None:
    t = table(
        areas={"volcano": (1, ["bone_i_a"], ["ash_i_1"])},
        hands={0: ["bone_iii_6", "bone_i_1"], 1: ["blood_i_1"]},
        graveyards={0: ["ash_i_2"]},
        supplies={0: {"bone": 3}},
        cards={0: [CARD_0, CARD_3]},
    )
    t.sides[0].vp = 5
    own, other = view(t, 0).sides[0], view(t, 1).sides[0]
    assert own.hand == ("bone_i_1", "bone_iii_6")
    assert own.cards == ("card_0", "card_3")
    assert own.discard == ("card_1", "card_4", "card_die")
    assert (other.hand, other.hand_count) == (None, 2)
    assert (other.cards, other.cards_count) == (None, 2)
    assert (other.discard, other.discard_top) == (None, "card_die")
    assert (other.supply.bone, other.vp, other.graveyard) == (3, 5, ("ash_i_2",))
    assert view(t, None).provinces[VOLCANO].defenders == ("ash_i_1",)
    assert view(t, None).sides[0] == msgspec.structs.replace(other, fate=None), "a spectator sees what all see"


@rule("ash:r.setup.7")
def test_laid_warriors_and_cards_are_hidden_until_shown() -> None:
    t = table(
        areas={"volcano": (1, ["bone_i_a"], ["ash_i_1"])},
        hands={0: ["bone_iii_6", "bone_i_1"]},
        powers=True,
    )
    laid = {"battle_attackers": [w("bone_i_1"), w("bone_iii_6")], "battle_card": {0: CARD_3, 1: CARD_0}}
    assert offered(battle(t, 0, BATTLE[VOLCANO]), **laid).kind.name == "power.premonition"
    assert view(t, 0).attackers == AttackersView(2, ("bone_i_1", "bone_iii_6"))
    assert view(t, 1).attackers == AttackersView(2, None)
    assert [view(t, seat).sides[0].laid for seat in (0, 1)] == [("card_3",), (None,)]
    assert [view(t, seat).sides[1].laid for seat in (0, 1)] == [(None,), ("card_0",)]


@rule("ash:r.setup.7")
def test_the_warriors_of_the_automated_opponent_are_open() -> None:
    t = table(1, hands={1: ["blood_i_1"]})
    assert view(t, 0).sides[1].hand == ("blood_i_1",)
    assert view(t, 0).sides[1].cards is None


@rule("ash:r.setup.8")
def test_the_automated_opponent_counts_as_a_player() -> None:
    counted = {(1, False): "side_12", (2, True): "side_34", (3, True): "side_34"}
    for (seats, automa), side in counted.items():
        t = dealt(seats, automa=automa)
        more = side == "side_34"
        assert view(t, None).round_track.side == side
        marked = [warrior for zone in (*t.decks, t.offer, *t.defenders) for warrior in zone if warrior in MARKED]
        assert len(marked) == (4 if more else 0)
        assert [len(s.starting) for s in t.sides] == ([1] * (seats + 1) if more else [2, 2])
        t.stacks[VOLCANO] = [b("start_bone")]
        t.minions[VOLCANO] = [0]
        assert (VOLCANO in spaces(t, 0)) == more, "the dashed space"
        assert t.control[CITADEL] == (KING if more else 1)
