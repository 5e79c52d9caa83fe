"""The Family's upgrade cards, and the tokens that wait on its attack jar."""

from __future__ import annotations

from typing import Any

import pytest

from harrow.family_table import (
    FAMILY,
    PROTECTORS,
    ROLE,
    THROUGH,
    board_of,
    family_table,
    names,
    token,
    with_bag,
)
from harrow.tables import TOKEN, card, drive, h
from klubovna.games.harrow.attack import add_majority, attack_hex, targets
from klubovna.games.harrow.factions.family.seen import FamilyView
from klubovna.games.harrow.factions.family.upgrades import COSTS
from klubovna.games.harrow.facts import ABILITY_JAR, ATTACK_JAR, CARD_IDS, DECKS, HAINT, LABEL, WILD_JAR
from klubovna.games.harrow.look import view
from klubovna.games.harrow.rounds import step
from klubovna.games.harrow.state import CLEAN_UP, ROUND_ENDS, TURN, Table
from klubovna.testing import offered, rule, run


def play(name: str) -> tuple[str, int]:
    """The entry of the bag's menu that plays an upgrade card."""
    return "card", card(name)


def at_home(**given: Any) -> Table:
    return family_table(legends={"family": "D2"}, **given)


# -- playing a card ----------------------------------------------------------------------------------------------------


@rule("harrow:c2.upgrades.01")
def test_one_upgrade_card_is_played_during_the_ability_jar() -> None:
    t = at_home(drawn=("strengthen", "strengthen"), hands={"family": ["sound_and_fury", "weaving_fate"]})
    asked = offered(with_bag(t))
    assert asked.options == [None, token("strengthen"), play("sound_and_fury"), play("weaving_fate")]
    asked = offered(drive(t, until="todo"), bag_activate=[play("weaving_fate")])
    assert asked.options == [None, token("strengthen"), token("weaving_fate")]  # one card and no more


@rule("harrow:c2.upgrades.01")
@pytest.mark.parametrize("jar", [ATTACK_JAR, WILD_JAR])
def test_no_upgrade_card_is_played_with_another_jar(jar: int) -> None:
    t = at_home(drawn=("strengthen",), hands={"family": ["sound_and_fury"]}, jar=jar)
    asked = offered(drive(t), deed=[("act", jar)], **{"jar_attack" if jar == ATTACK_JAR else "wild": None})
    assert asked.kind.name == "bag.place"  # already clean-up: the menu of the turn had no card to offer


@rule("harrow:c2.upgrades.02")
def test_the_token_that_pays_is_drawn_this_turn_and_not_yet_activated() -> None:
    t = at_home(drawn=("strengthen", "spawn"), bag={"advance": 1}, hands={"family": ["sound_and_fury", "merging"]})
    asked = offered(with_bag(t), bag_activate=[token("strengthen")])
    assert asked.options == [None, token("spawn"), play("merging")]
    t = at_home(drawn=("spawn",), bag={"strengthen": 1}, hands={"family": ["sound_and_fury"]})
    assert offered(with_bag(t)).options == [None, token("spawn")]


@rule("harrow:c2.upgrades.03", "harrow:c2.upgrades.04", "harrow:c2.upgrades.05", "harrow:ex.c2.upgrades.1")
@pytest.mark.parametrize("place", ["bag", "board"])
def test_sound_and_fury_takes_the_place_of_a_strengthen_token(place: str) -> None:
    t = at_home(drawn=("strengthen",), hands={"family": ["sound_and_fury"]})
    box = t.box[TOKEN["strengthen"]]
    run(with_bag(t), bag_activate=[play("sound_and_fury"), token("sound_and_fury")])
    assert t.box[TOKEN["strengthen"]] == box + 1
    assert board_of(t).upgrades.count(0) == 1
    assert t.ground[FAMILY] == 2
    t.phase = CLEAN_UP
    run(drive(t), bag_place=place)
    assert board_of(t).bag[TOKEN["sound_and_fury"]] == (place == "bag")
    assert names(board_of(t).slots) == (["sound_and_fury"] if place == "board" else [])


@rule("harrow:c2.upgrades.06")
def test_an_upgrade_token_is_drawn_like_others() -> None:
    t = at_home(bag={"advance": 3, "merging": 1}, dice=(3, 0, 0, 0))
    run(ROLE.ability(t))
    assert names(board_of(t).drawn) == ["advance", "advance", "advance", "merging"]


@rule("harrow:c2.upgrades.07", "harrow:ex.c2.upgrades.2", "harrow:c2.tokens.01")
def test_both_advances_of_a_token_come_before_any_other_token() -> None:
    t = at_home(drawn=("council_house", "strengthen"))
    asked = offered(
        with_bag(t), bag_activate=token("council_house"), move_from=h("D2"), move_to=h("D3"), move_who=(1, 0, 0, 0)
    )
    assert asked.kind.name == "move.from"
    asked = offered(drive(t, until="todo"), move_from=h("D3"), move_to=h("E3"))
    assert t.legend_at[1] == h("E3")
    assert asked.options == [None, token("strengthen")]


@rule("harrow:r.001")
def test_a_plain_advance_token_helps_an_upgraded_one_onto_a_mountain() -> None:
    t = family_table(legends={"family": "E1"}, drawn=("storm_guide", "advance"))
    run(with_bag(t), bag_activate=token("storm_guide"), upgrade_part="advance", move_from=h("E1"), move_to=h("F1"))
    assert t.legend_at[1] == h("F1")
    assert board_of(t).drawn == []
    assert names(board_of(t).spent) == ["storm_guide", "advance"]


@rule("harrow:c2.upgrades.09")
def test_a_played_card_stays_open_without_further_effect() -> None:
    t = at_home(drawn=("strengthen", "strengthen"), hands={"family": ["sound_and_fury"]})
    run(with_bag(t), bag_activate=[play("sound_and_fury"), None])
    assert board_of(t).open_upgrades == [card("sound_and_fury")]
    assert t.discards[FAMILY] == t.hands[FAMILY] == []
    assert t.ground[FAMILY] == 0
    seen = next(p for p in view(t, t.seat_of[PROTECTORS]).players if p.faction == "family")
    assert isinstance(seen.board, FamilyView)
    assert seen.board.open_upgrades == ["sound_and_fury"]


@rule("harrow:c2.upgrades.10")
def test_no_card_is_played_once_clean_up_has_begun() -> None:
    t = at_home(bag={"strengthen": 4}, hands={"family": ["sound_and_fury"]}, jar=ABILITY_JAR)
    asked = offered(drive(t), deed=[("act", ABILITY_JAR)], bag_activate=None)
    assert asked.kind.name == "bag.place"
    assert asked.options == ["bag", "board"]
    run(drive(t), bag_place=["bag"] * 3)
    assert t.hands[FAMILY] == [card("sound_and_fury")]
    assert board_of(t).bag[TOKEN["strengthen"]] == 4


@rule("harrow:r.025")
def test_three_cards_cost_each_kind_of_token() -> None:
    paid_with = {
        kind: {CARD_IDS[one] for one in DECKS["upgrades"] if COSTS[one] == TOKEN[kind]}
        for kind in ("advance", "spawn", "strengthen")
    }
    assert paid_with == {
        "advance": {"council_house", "storm_guide", "psychopomp"},
        "spawn": {"faceless_portraits", "distant_tremor", "merging"},
        "strengthen": {"sound_and_fury", "weaving_fate", "knife_in_the_dark"},
    }
    t = at_home(drawn=("advance",), hands={"family": [*paid_with["advance"], "merging", "sound_and_fury"]})
    cards = {option for option in offered(with_bag(t)).options if option and option[0] == "card"}
    assert cards == {play(name) for name in paid_with["advance"]}


# -- tokens on the attack jar ------------------------------------------------------------------------------------------


@rule("harrow:c2.upgrades.08", "harrow:c2.tokens.08", "harrow:c2.tokens.09")
@pytest.mark.parametrize("name", ["weaving_fate", "knife_in_the_dark"])
def test_drawn_or_gained_it_strengthens_once_and_waits_on_the_attack_jar(name: str) -> None:
    drawn = at_home(drawn=(name,))
    run(with_bag(drawn), bag_activate=token(name))
    gained = at_home(drawn=("strengthen",), hands={"family": [name]})
    run(with_bag(gained), bag_activate=[play(name), token(name)])
    for t in (drawn, gained):
        assert t.ground[FAMILY] == 1
        assert names(board_of(t).parked) == [name]
        assert board_of(t).spent == board_of(t).drawn == []


@rule("harrow:r.028")
def test_a_token_for_the_attack_jar_may_be_left_and_then_go_to_the_board() -> None:
    t = at_home(drawn=("weaving_fate",))
    run(with_bag(t), bag_activate=None)
    t.phase = CLEAN_UP
    run(drive(t), bag_place="board")
    assert names(board_of(t).slots) == ["weaving_fate"]
    assert (board_of(t).parked, t.ground[FAMILY]) == ([], 0)


@rule("harrow:c2.tokens.08", "harrow:c2.upgrades.11")
@pytest.mark.parametrize(("parked", "reached"), [((), {"D4"}), (("weaving_fate",), {"D4", "D6"})])
def test_weaving_fate_adds_two_to_the_range_of_the_next_attack(parked: tuple[str, ...], reached: set[str]) -> None:
    t = at_home(haints={"protectors": {"D4": 1, "D6": 1, "D7": 1}}, parked=parked)
    assert {LABEL[spot] for spot, _ in targets(t, FAMILY, h("D2"))} == reached


@rule("harrow:c2.tokens.09", "harrow:ap.upgrades.01")
@pytest.mark.parametrize(("parked", "cubes"), [((), [1, 0]), (("knife_in_the_dark",), [0, 2])])
def test_knife_in_the_dark_brings_two_cubes_even_to_the_weaker_side(parked: tuple[str, ...], cubes: list[int]) -> None:
    t = at_home(haints={"protectors": {"D4": 3}}, parked=parked)
    add_majority(t, FAMILY, h("D2"), h("D4"), PROTECTORS)
    assert t.ground[:2] == cubes


@rule("harrow:c2.upgrades.11")
@pytest.mark.parametrize("failed", [True, False])
def test_after_the_attack_the_token_goes_back_into_the_bag(failed: bool) -> None:
    red = 4 if failed else 0
    t = at_home(
        haints={"protectors": {"D3": 1}},
        ground={"red": red, "blue": 1},
        parked=("weaving_fate", "knife_in_the_dark"),
        dice=(THROUGH,) * (red + 3),
    )
    run(attack_hex(t, FAMILY, h("D2"), h("D3"), PROTECTORS))
    assert t.ground[FAMILY] == 3
    if not failed:
        assert names(board_of(t).parked) == ["weaving_fate", "knife_in_the_dark"]  # the attack is still on
        run(drive(t, until="todo"), attack_press=HAINT)
    assert board_of(t).parked == []
    assert board_of(t).bag[TOKEN["weaving_fate"]] == board_of(t).bag[TOKEN["knife_in_the_dark"]] == 1
    assert ROLE.majority(t, 1, 3) == (0, 1)
    assert ROLE.attack_range(t, h("D2")) == 2


@rule("harrow:r.027")
def test_a_further_attack_with_another_jar_uses_the_token_too() -> None:
    t = at_home(haints={"protectors": {"D6": 1}}, ground={"blue": 1}, parked=("weaving_fate",), dice=(THROUGH,))
    t.attacked[FAMILY] = True
    run(drive(t), deed=[("further", WILD_JAR), ("act", WILD_JAR), None])
    assert board_of(t).parked == []
    assert board_of(t).bag[TOKEN["weaving_fate"]] == 1


@rule("harrow:ap.upgrades.04", "harrow:ap.upgrades.01")
def test_the_token_waits_over_several_rounds() -> None:
    t = at_home(parked=("weaving_fate", "knife_in_the_dark"))
    for _ in range(2):
        t.phase, t.actor, t.queue = ROUND_ENDS, FAMILY, []
        while t.phase != TURN:
            run(step(t))
    assert t.round == 3
    assert names(board_of(t).parked) == ["weaving_fate", "knife_in_the_dark"]
    assert ROLE.attack_range(t, h("D2")) == 4
    assert ROLE.majority(t, 1, 3) == (2, 0)
