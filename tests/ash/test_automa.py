"""The automated opponent (AP): how it differs from a player, its turn, and the targeted card."""

from __future__ import annotations

import pytest

import klubovna
from ash.tables import (
    BATTLE,
    CARD_1,
    CARD_DIE,
    COAST,
    DESERT,
    FOREST,
    RESOURCE,
    SETTLEMENT,
    VOLCANO,
    Areas,
    asked,
    b,
    game,
    on_top,
    play,
    table,
    table_of,
    ws,
)
from klubovna.games.ash import automa
from klubovna.games.ash.battle import battle, lay_attackers
from klubovna.games.ash.facts import ACTION_CARDS, BOARD, CITADEL, LEVEL, SCALE, Warrior
from klubovna.games.ash.resources import use_building, use_gold_space
from klubovna.games.ash.rounds import set_order
from klubovna.games.ash.scoring import final_scoring, result
from klubovna.games.ash.state import (
    BATTLE_SPACE,
    BUILD_SPACE,
    GOLD_SPACE,
    REFRESH_SPACE,
    START,
    Table,
)
from klubovna.games.ash.turn import step
from klubovna.testing import offered, rule, run

AP = 1
"""In the solo game the automated opponent is the side after the only seat."""


def attack_group(*names: str, area: int = VOLCANO) -> list[Warrior]:
    """Whom the AP sends out of this hand."""
    t = table(1, active=AP, areas={"volcano": (0, ["start_bone"], [])}, hands={AP: [*names]})
    run(lay_attackers(t, AP, CITADEL if area == CITADEL else VOLCANO))
    return t.attackers


# -- how it differs from a player --------------------------------------------------------------------------------------


@rule("ash:ap.01")
def test_the_opponent_places_its_four_minions_each_round_like_a_player() -> None:
    g = klubovna.new("ash", seats=1, seed=5)
    play(g)
    rounds: list[list[int]] = []
    done = set()
    for event in g.events(None):
        if event["event"] == "round":
            rounds.append([])
        elif event["event"] == "placed":
            rounds[-1].append(event["params"]["side"])
        if event["params"].get("side") == AP:
            done.add(event["event"])
    assert rounds == [[0, AP] * 4] * 4
    assert {"placed", "ap-built", "attacked", "ap-summoned", "scored-areas", "ap-gained"} <= done


@rule("ash:ap.03")
def test_resources_are_victory_points_for_the_opponent_and_it_pays_nothing() -> None:
    t = table(
        1,
        active=AP,
        areas={"volcano": (0, ["bone_i_b"], [])},
        offer=["ash_i_1", None, None, None, None, "ash_iii_6"],
        tiles=["bone_i_a", None, None, "bone_ii_b"],
    )
    run(use_building(t, AP, VOLCANO))
    assert (t.sides[AP].vp, t.sides[AP].supply) == (4, [0] * 5)
    assert run(automa.build(t, AP, DESERT))
    automa.summon_by_scale(t, AP)
    assert t.stacks[DESERT] == [b("bone_ii_b")]
    assert t.sides[AP].hand == ws("ash_i_1")
    assert (t.sides[AP].vp, t.sides[AP].supply) == (10, [0] * 5)


@rule("ash:r.ap.9")
def test_gold_special_ingredients_and_printed_points_count_one_each() -> None:
    t = table(1, active=AP, areas={"volcano": (0, ["mixed_ii_a"], [])})
    run(use_gold_space(t, AP))
    assert t.sides[AP].vp == 1
    run(use_building(t, AP, VOLCANO), gain_any=[RESOURCE["bone"]] * 2)  # the tax of the owner
    assert t.sides[AP].vp == 5
    coast = {"coast": (0, ["start_ash"], list[str]())}
    t = table(1, active=AP, dice=(6,), areas=coast, hands={AP: ["ash_ii_4"]}, cards={AP: [CARD_DIE]})
    run(battle(t, AP, BATTLE[COAST]), battle_card=CARD_1, gain_any=RESOURCE["bone"])
    assert (t.control[COAST], t.sides[AP].vp) == (AP, 1)


@rule("ash:ap.04")
def test_the_tax_of_its_buildings_is_victory_points_too() -> None:
    t = table(1, areas={"volcano": (AP, ["bone_ii_a"], [])})
    run(use_building(t, 0, VOLCANO), gain_any=RESOURCE["blood"])
    assert (t.sides[AP].vp, t.sides[AP].supply) == (2, [0] * 5)


@rule("ash:ap.05")
def test_the_opponents_attackers_lie_open_before_the_defender_picks_a_card() -> None:
    t = table(1, active=AP, dice=(1,), areas={"volcano": (0, ["start_bone"], [])}, hands={AP: ["ash_ii_4", "bone_i_1"]})
    on_top(t, "ap_1")
    g = game(t)
    assert asked(g) == "battle.card"
    assert g.view(0)["table"]["attackers"] == {"count": 2, "warriors": ["bone_i_1", "ash_ii_4"]}
    assert g.view(0)["table"]["sides"][AP]["hand"] == []
    shown = [event["params"]["warriors"] for event in g.events(0) if event["event"] == "attackers-shown"]
    assert shown == [ws("bone_i_1", "ash_ii_4")]


@rule("ash:ap.06")
def test_the_opponent_attacks_with_the_strongest_group() -> None:
    assert attack_group("blood_ii_3", "blood_ii_4", "ash_ii_3") == ws("blood_ii_3", "blood_ii_4")
    assert attack_group("blood_ii_3", "blood_ii_4", "ash_iii_6") == ws("ash_iii_6", "blood_ii_4")
    assert attack_group("blood_i_1", "blood_i_2", "blood_ii_3", "bone_ii_4", area=CITADEL) == ws(
        "bone_ii_4", "blood_i_2", "blood_ii_3"
    )


@rule("ash:ap.07")
def test_it_sets_defenders_for_the_highest_strength() -> None:
    t = table(
        1,
        areas={"volcano": (AP, ["start_bone"], ["bone_i_1"]), "coast": (AP, ["start_ash"], ["ash_i_1"])},
        hands={AP: ["ash_ii_4", "sulphur_i_2"]},
    )
    run(use_building(t, AP, VOLCANO))
    assert sorted(t.defenders[VOLCANO]) == ws("ash_ii_4", "sulphur_i_2")
    assert t.sides[AP].hand == ws("bone_i_1")
    assert t.defenders[COAST] == ws("ash_i_1")


@rule("ash:r.ap.3")
def test_among_equally_strong_groups_the_preferences_decide() -> None:
    # Fewer automatons, though that raises the sum of levels.
    assert attack_group("automaton_i_3", "bone_ii_3", "ash_ii_3") == ws("bone_ii_3", "ash_ii_3")
    # The lower sum of levels (a pair of 6 + 4 against 6 + 5), though the ids are higher.
    assert attack_group("bone_iii_5", "ash_ii_4", "ash_iii_6") == ws("ash_ii_4", "ash_iii_6")
    # The lower id.
    assert attack_group("sulphur_ii_3", "ash_ii_3", "bone_ii_3") == ws("bone_ii_3", "ash_ii_3")
    t = table(1, areas={"volcano": (AP, ["start_bone"], ["automaton_i_3", "bone_ii_3"])}, hands={AP: ["ash_ii_3"]})
    run(use_building(t, AP, VOLCANO))
    assert sorted(t.defenders[VOLCANO]) == ws("bone_ii_3", "ash_ii_3")
    assert t.sides[AP].hand == ws("automaton_i_3")


@rule("ash:ap.08")
def test_the_opponent_is_always_last_in_the_turn_order() -> None:
    for seed in range(6):
        for options in ({"automa": True}, {"automa": True, "clockwise": True}):
            g = klubovna.new("ash", seats=2, seed=seed, options=options)
            assert table_of(g).order[-1] == 2
            play(g)
            orders = [event["params"]["sides"] for event in g.events(None) if event["event"] == "ordered"]
            assert [order[-1] for order in orders] == [2, 2, 2]
    t = table(3, automa=True)
    t.sides[0].vp, t.sides[1].vp, t.sides[2].vp = 1, 2, 3
    assert offered(set_order(t)).options == [0, 1, 2]


@rule("ash:r.ap.18")
def test_the_poorest_human_decides_even_if_the_opponent_is_poorer() -> None:
    t = table(2, automa=True)
    t.sides[0].vp, t.sides[1].vp, t.sides[2].vp = 9, 7, 2
    decision = offered(set_order(t))
    assert (decision.seat, decision.kind.name) == (1, "order.next")
    run(set_order(t), order_next=1)
    assert t.order == [1, 0, 2]


@rule("ash:ap.09", "ash:r.ap.13")
def test_the_opponent_has_no_fate_card_and_no_penalty_for_automatons() -> None:
    t = table(1, hands={0: [], AP: ["bone_iii_6", "ash_iii_6", "sulphur_iii_6", "blood_iii_6", "automaton_ii_5"]})
    t.sides[AP].vp = 20
    assert t.sides[AP].fate == []
    final_scoring(t)
    assert t.sides[AP].vp == 20
    g = klubovna.new("ash", seats=2, seed=2, options={"automa": True})
    assert [len(s.fate) for s in table_of(g).sides] == [1, 1, 0]
    assert len(table_of(g).fates_out) == 4


@rule("ash:r.ap.14")
def test_a_tie_with_the_opponent() -> None:
    t = table(1, hands={AP: ["bone_iii_6", "ash_iii_6", "sulphur_iii_6", "blood_iii_6"]})
    t.sides[0].vp = t.sides[AP].vp = 40
    assert result(t).winners == []
    assert result(t).ranks == [2]
    # A warrior of a type that is not on the player's fate card breaks the tie, those of the AP do not.
    t.sides[0].hand = ws("bone_i_1", "ash_i_1", "sulphur_i_1", "blood_i_1")
    assert result(t).winners == [0]
    t = table(2, automa=True)
    for s in t.sides:
        s.vp = 40
    t.king_token = 1
    assert result(t).winners == [1]
    assert result(t).details["automated"] == {"score": 40, "rank": 2}
    t.king_token = 2
    assert result(t).winners == []


@rule("ash:r.pow.10")
def test_the_opponent_has_no_powers() -> None:
    for seed in range(8):
        t = table_of(klubovna.new("ash", seats=1, seed=seed, options={"powers": True}))
        assert t.holder[t.sides[AP].role] < 0
        assert t.holder[t.sides[0].role] == 0
    t = table(1, roles=["nox"], active=AP, dice=(2,), powers=True, areas={"citadel": (AP, [], [])}, tiles=[None] * 4)
    assert game(t).view(0)["table"]["sides"][AP]["power"] is None


# -- its turn ----------------------------------------------------------------------------------------------------------


@rule("ash:apt.01", "ash:apt.02")
def test_a_die_picks_the_province_clockwise_from_the_volcano() -> None:
    names = ["volcano", "coast", "settlement", "desert", "forest", "mountains"]
    assert [(p.number, p.id) for p in BOARD.province] == list(enumerate(names, 1))
    for number, name in enumerate(names, 1):
        t = table(1, active=AP, dice=(number,), areas={n: (AP, ["start_bone"], []) for n in names})
        on_top(t, "ap_2")
        g = game(t)
        told = [event["event"] for event in g.events(None)]
        assert told[:3] == ["rolled-province", "ap-province", "ap-card"]
        assert [event["rule"] for event in g.events(None)[:3]] == ["apt.01", "apt.02", "apt.03"]
        assert g.events(None)[1]["params"] == {"area": number - 1}
        provinces = g.view(None)["table"]["provinces"]
        assert [p["id"] for p in provinces if p["resource_space"] == [AP]] == [name]


@rule("ash:apt.03")
def test_the_top_action_card_is_turned_up() -> None:
    t = table(1, active=AP, dice=(1,), areas={"citadel": (AP, [], [])}, tiles=[None] * 4)
    top = t.automa.actions[-1]
    deck = t.automa.actions[:-1]
    g = game(t)
    assert table_of(g).automa.actions == deck
    assert g.view(0)["table"]["automa"]["used"] == [ACTION_CARDS[top].id]
    assert g.view(0)["table"]["automa"]["actions"] == 4
    assert [e["params"] for e in g.events(0) if e["event"] == "ap-card"] == [{"action_card": top}]


@rule("ash:apt.04")
def test_the_leftmost_possible_action_is_done_and_no_other() -> None:
    t = table(1, active=AP, dice=(1, 1, 1), areas={"volcano": (AP, ["start_bone"], []), "citadel": (AP, [], [])})
    t.tiles = [b("bone_i_a")] * 4
    on_top(t, "ap_1")
    run(automa.turn(t))  # attacking needs a player's province, so it builds, and neither visits nor summons
    assert (t.minions[BUILD_SPACE], t.minions[VOLCANO], t.minions[GOLD_SPACE]) == ([AP], [], [])
    assert (t.sides[AP].minions, t.sides[AP].hand, len(t.stacks[VOLCANO])) == (3, [], 2)
    on_top(t, "ap_2")
    run(automa.turn(t))  # it can use the resource space, so it does not summon
    assert (t.minions[VOLCANO], t.sides[AP].hand, t.sides[AP].minions) == ([AP], [], 2)
    on_top(t, "ap_3")
    run(automa.turn(t))  # nothing to attack: the last action of the card, with a summoning
    assert (t.minions[GOLD_SPACE], len(t.sides[AP].hand), t.sides[AP].minions) == ([AP], 1, 1)


@rule("ash:r.ap.17")
def test_what_stands_on_the_action_cards() -> None:
    steps = {card.id: [(step.when, step.do) for step in card.steps] for card in ACTION_CARDS}
    last = ("always", "nearest_and_summon")
    attack = ("player", "attack_province")
    build = ("own_or_free", "build")
    assert {name: steps[name] for name in sorted(steps) if name != "ap_targeted"} == {
        "ap_1": [attack, build, last],
        "ap_2": [attack, ("own_or_free", "use_resource"), last],
        "ap_3": [("always", "attack_citadel"), last],
        "ap_4": [("player", "use_resource"), build, last],
        "ap_5": [attack, last],
    }


def idle(seed: int = 1) -> Table:
    """A table at which the opponent can do nothing but take gold and summon."""
    return table(1, seed=seed, active=AP, areas={"citadel": (AP, [], [])}, tiles=[None] * 4)


@rule("ash:apt.05")
def test_used_up_action_cards_are_shuffled_into_a_new_deck() -> None:
    orders = set()
    for seed in range(8):
        t = idle(seed)
        deck = t.automa.actions[::-1]
        for turned in range(4):
            run(automa.turn(t))
            assert t.automa.used == deck[: turned + 1]
        run(automa.turn(t))
        assert t.automa.used == []
        assert sorted(t.automa.actions) == sorted(deck)
        orders.add((t.automa.actions[::-1] == deck, t.automa.actions == deck))
        sixth = t.automa.actions[-1]
        run(automa.turn(t))
        assert t.automa.used == [sixth]
    assert (False, False) in orders


@rule("ash:apt.06")
def test_the_scale_tells_the_level_of_the_summoned_warrior() -> None:
    for step_at, level in enumerate(SCALE):
        t = idle()
        t.automa.scale = step_at
        run(automa.turn(t))
        assert [LEVEL[x] for x in t.sides[AP].hand] == [level]
    assert len(set(SCALE)) == 3


@rule("ash:r.ap.8")
def test_the_opponent_does_not_summon_at_the_end_of_its_turn() -> None:
    t = table(1, active=AP, dice=(1,), areas={"volcano": (AP, ["start_bone"], [])})
    on_top(t, "ap_2")
    offer = t.offer[:]
    run(step(t))
    assert (t.sides[AP].hand, t.offer, t.automa.scale) == ([], offer, 0)
    assert (t.phase, t.active) == (START, 0)


@rule("ash:r.ap.19")
def test_the_opponent_never_refreshes() -> None:
    assert {step.do for card in ACTION_CARDS for step in card.steps} == {
        "use_resource",
        "attack_province",
        "attack_citadel",
        "build",
        "attack_least_defended",
        "build_most_defended",
        "nearest_and_summon",
    }
    for seed in range(4):
        g = klubovna.new("ash", seats=1, seed=seed)
        play(g)
        spaces = {e["params"]["space"] for e in g.events(None) if e["event"] == "placed" and e["params"]["side"] == AP}
        assert spaces
        assert REFRESH_SPACE not in spaces


# -- the targeted card -------------------------------------------------------------------------------------------------


def targeted(roll: int, areas: dict[str, tuple[int, list[str], list[str]]], hand: list[str] | None = None) -> Table:
    t = table(1, active=AP, dice=(roll,), targeted=True, areas=areas, hands={AP: hand or []})
    t.tiles = [b("bone_i_a")] * 4
    on_top(t, "ap_targeted")
    return t


def attacked(t: Table) -> list[int]:
    """Where the AP's minion stands to fight, once the defender is asked for a card."""
    decision = offered(automa.turn(t))
    assert decision.kind.name == "battle.card"
    return [space - BATTLE_SPACE for space in BATTLE if t.minions[space] == [AP]]


@rule("ash:apx.01")
def test_the_targeted_card_attacks_the_least_defended_province() -> None:
    areas = {"volcano": (0, ["start_bone"], ["bone_ii_4", "ash_ii_3"]), "desert": (0, ["start_ash"], ["ash_i_2"])}
    assert attacked(targeted(1, areas, ["blood_i_1"])) == [DESERT]
    assert attacked(targeted(4, areas, ["blood_i_1"])) == [DESERT]


@rule("ash:apx.02")
def test_the_targeted_card_builds_in_the_most_defended_own_province() -> None:
    areas = {
        "volcano": (AP, ["start_bone"], ["bone_ii_3"]),
        "desert": (AP, ["start_ash"], ["ash_iii_6"]),
        "coast": (0, ["start_blood"], ["blood_iii_6", "blood_iii_5"]),
    }
    t = targeted(1, areas)
    run(automa.turn(t))
    assert [len(stack) for stack in t.stacks] == [1, 1, 0, 2, 0, 0]


@rule("ash:apx.03")
def test_reinforcements_count_for_how_well_a_province_is_defended() -> None:
    pair, single = ["bone_i_2", "start_visio_1"], ["ash_ii_4"]
    human = {"volcano": (0, ["start_bone"], pair), "coast": (0, ["start_ash"], single)}
    assert attacked(targeted(1, human, ["blood_i_1"])) == [COAST]
    own = {"volcano": (AP, ["start_bone"], pair), "coast": (AP, ["start_ash"], single)}
    t = targeted(2, own)
    run(automa.turn(t))
    assert [len(t.stacks[VOLCANO]), len(t.stacks[COAST])] == [2, 1]


@pytest.mark.parametrize(("roll", "nearest"), [(3, FOREST), (5, FOREST), (6, COAST), (1, COAST)])
@rule("ash:apx.04")
def test_a_tie_goes_to_the_province_nearest_clockwise_to_the_rolled_one(roll: int, nearest: int) -> None:
    weak, strong = ["bone_i_1"], ["bone_iii_6", "ash_iii_6"]
    names = ["volcano", "coast", "settlement", "desert", "forest", "mountains"]
    tied = ("coast", "forest")
    human = {n: (0, ["start_bone"], weak if n in tied else strong) for n in names}
    assert attacked(targeted(roll, human, ["blood_i_1"])) == [nearest]
    own = {n: (AP, ["start_bone"], strong if n in tied else weak) for n in names}
    t = targeted(roll, own)
    run(automa.turn(t))
    assert [p for p in range(6) if len(t.stacks[p]) == 2] == [nearest]


@rule("ash:r.ap.15")
def test_the_candidates_of_the_targeted_card() -> None:
    areas = {
        "volcano": (0, ["start_bone"], ["bone_i_1"]),
        "coast": (0, ["start_ash"], ["ash_ii_3"]),
        "settlement": (AP, ["start_blood"], []),
    }
    t = targeted(1, areas, ["blood_i_1"])
    t.minions[BATTLE[VOLCANO]] = [0]  # no free battle space
    assert attacked(t) == [COAST]
    t = targeted(1, areas, ["blood_i_1"])
    t.minions[BATTLE[VOLCANO]] = t.minions[BATTLE[COAST]] = [0]
    run(automa.turn(t))
    assert (t.minions[BUILD_SPACE], len(t.stacks[SETTLEMENT])) == ([AP], 2)  # no candidate: it builds
    t = targeted(4, {"volcano": (0, ["start_bone"], []), "citadel": (AP, [], ["bone_iii_6"])})
    run(automa.turn(t))
    assert t.stacks[DESERT] == []  # it builds in own provinces only, not in the free one that was rolled
    assert (t.minions[BUILD_SPACE], t.minions[VOLCANO]) == ([], [AP])


@rule("ash:r.ap.16")
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_aimed_actions_do_not_rely_on_the_rolled_province(roll: int) -> None:
    """A player's province, an own one or a free one is rolled: it attacks if it can, else it builds."""
    areas: Areas = {"volcano": (0, ["start_bone"], []), "coast": (AP, ["start_ash"], [])}
    assert attacked(targeted(roll, areas, ["blood_i_1"])) == [VOLCANO]
    t = targeted(roll, areas)
    run(automa.turn(t))  # without a warrior no attack
    assert (t.minions[BUILD_SPACE], len(t.stacks[COAST])) == ([AP], 2)
    t = targeted(roll, {"volcano": (0, ["start_bone"], [])})
    run(automa.turn(t))  # neither a warrior nor an own province: nearest resources
    assert (t.minions[BUILD_SPACE], t.minions[VOLCANO], len(t.sides[AP].hand)) == ([], [AP], 1)
