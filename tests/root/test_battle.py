"""4.3 Battle."""

from typing import Any

import pytest

from klubovna.games.root.battle import Battle, battle, battle_somewhere, battlefields, defenders
from klubovna.games.root.effects.edges import start_of_daylight
from klubovna.games.root.factions.vagabond.board import vagabonds
from klubovna.games.root.facts import (
    ALLIANCE,
    BOOT,
    CARD_SUIT,
    EYRIE,
    MARQUISE,
    ROOST,
    SAWMILL,
    SUITS,
    SWORD,
    VAGABOND,
    WOOD,
    Card,
)
from klubovna.games.root.state import Table
from klubovna.testing import offered, rule, run
from root.boards import alliance_board
from root.tables import PIECE, at, c, card, table


@rule("root:ex.made.1", "root:4.3.2#1", "root:4.3.3#1", "root:4.3.3#3", "root:4.3.3#4")
def test_the_worked_battle() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(3, 1),
        warriors={"marquise": {5: 4}, "eyrie": {5: 2}},
        pieces={"roost": {5: 1}},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))))
    assert at(t.warriors[EYRIE]) == {}
    assert at(t.pieces[ROOST]) == {}
    assert at(t.warriors[MARQUISE]) == {5: 3}
    assert t.vp[MARQUISE] == 1


@rule("root:ex.made.2", "root:4.3.1#2", "root:4.3.2.I")
def test_an_ambush_before_the_roll() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(3, 2),
        warriors={"marquise": {5: 3}, "eyrie": {5: 3}},
        hands={"marquise": [card("ambush_rabbit")]},
    )
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))), battle_ambush=card("ambush_rabbit"))
    assert at(t.warriors[EYRIE]) == {}
    assert at(t.warriors[MARQUISE]) == {5: 2}
    assert t.discard == [card("ambush_rabbit")]


# -- 4.3 Who battles whom --------------------------------------------------------------------------------------------


@rule("root:4.3#1")
def test_battles_where_own_warriors_stand() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 1, 6: 1}, "eyrie": {5: 1, 1: 1}},
        pieces={"sawmill": {1: 1}, "roost": {6: 1}},
    )
    assert battlefields(t, MARQUISE) == [c(5), c(6)]  # not where only a sawmill stands


@rule("root:4.3#2", "root:r.44")
def test_any_piece_makes_a_defender_and_others_are_not_involved() -> None:
    t = table(
        "marquise",
        "eyrie",
        "alliance",
        "vagabond",
        dice=(3, 2),
        warriors={"marquise": {5: 3}, "eyrie": {5: 2}},
        pieces={"sympathy": {5: 1}},
    )
    vagabonds(t)[0].at = c(5)
    assert defenders(t, MARQUISE, c(5)) == [EYRIE, ALLIANCE, VAGABOND]
    run(battle_somewhere(t, MARQUISE, [c(5)], optional=False), battle_whom=EYRIE)
    assert at(t.pieces[PIECE["sympathy"]]) == {5: 1}
    assert at(t.warriors[MARQUISE]) == {5: 1}


@rule("root:r.44", "root:D.2.5#4")
def test_ferry_ruins_and_tower_are_no_defenders() -> None:
    t = table("marquise", "eyrie", map="lake", warriors={"marquise": {1: 1, 5: 1}})
    assert t.ferry == c(1)
    assert t.ruins[c(5)]
    assert battlefields(t, MARQUISE) == []


# -- 4.3.1 Ambush ----------------------------------------------------------------------------------------------------


def ambushed(where: int, **position: Any) -> Table:
    hand = [card("ambush_bird"), card("ambush_fox"), card("ambush_rabbit"), card("ambush_mouse")]
    return table(
        "marquise",
        "eyrie",
        warriors={"marquise": {where: 3}, "eyrie": {where: 1}},
        hands={"eyrie": hand},
        **position,
    )


def suits(cards: list[Card | None]) -> list[str]:
    return sorted(SUITS[CARD_SUIT[one]] for one in cards if one is not None)


@rule("root:4.3.1#1", "root:r.39")
@pytest.mark.parametrize(("where", "suit"), [(6, "fox"), (5, "rabbit"), (7, "mouse")])
def test_an_ambush_of_the_suit_of_the_clearing(where: int, suit: str) -> None:
    asked = offered(battle(ambushed(where), Battle(MARQUISE, EYRIE, c(where))))
    assert asked.seat == 1
    assert asked.options[0] is None
    assert suits(asked.options) == sorted(["bird", suit])


@rule("root:4.3.1#1")
def test_an_ambush_need_not_be_played() -> None:
    t = ambushed(5, dice=(0, 0))
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), battle_ambush=None)
    assert at(t.warriors[MARQUISE]) == {5: 3}
    assert len(t.hands[EYRIE]) == 4


@rule("root:4.3.1#2", "root:4.3.1#3")
def test_two_hits_before_the_roll_however_few_ambush() -> None:
    t = ambushed(5, dice=(3, 0))
    t.take_warriors(EYRIE, c(5), 1)
    t.put_piece(ROOST, c(5))
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), battle_ambush=card("ambush_rabbit"))
    assert at(t.warriors[MARQUISE]) == {5: 1}
    assert t.discard == [card("ambush_rabbit")]
    assert t.vp[MARQUISE] == 1  # the one that was left rolled on


@rule("root:4.3.1#4")
def test_without_attackers_the_battle_ends() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 2}, "eyrie": {5: 1}},
        pieces={"sawmill": {5: 1}},
        hands={"eyrie": [card("ambush_rabbit")]},
    )
    rolled = t.chance.count
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), battle_ambush=card("ambush_rabbit"))
    assert t.chance.count == rolled
    assert at(t.warriors[EYRIE]) == {5: 1}
    assert at(t.pieces[SAWMILL]) == {5: 1}


@rule("root:4.3.1#2", "root:4.3.3#3")
def test_an_ambush_reaches_buildings_when_warriors_are_too_few() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 1}, "eyrie": {5: 1}},
        pieces={"sawmill": {5: 1}},
        hands={"eyrie": [card("ambush_rabbit")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), battle_ambush=card("ambush_rabbit"))
    assert at(t.pieces[SAWMILL]) == {}
    assert t.vp[EYRIE] == 1


@rule("root:4.3.1.I#1", "root:4.3.1.I#2", "root:r.39")
def test_a_foiled_ambush_deals_nothing() -> None:
    t = ambushed(6, dice=(1, 0))
    t.hands[MARQUISE] = [card("ambush_bird", 1), card("ambush_bird", 2)]
    run(
        battle(t, Battle(MARQUISE, EYRIE, c(6))),
        battle_ambush=card("ambush_fox"),
        battle_foil=card("ambush_bird", 1),
    )
    assert at(t.warriors[MARQUISE]) == {6: 3}
    assert at(t.warriors[EYRIE]) == {}  # the dice were rolled
    assert sorted(t.discard) == sorted([card("ambush_fox"), card("ambush_bird", 1)])


@rule("root:4.3.1.I#1")
def test_only_a_fitting_ambush_foils() -> None:
    t = ambushed(6, dice=(0, 0))
    t.hands[MARQUISE] = [card("ambush_mouse", 1)]
    run(battle(t, Battle(MARQUISE, EYRIE, c(6))), battle_ambush=card("ambush_fox"))
    assert at(t.warriors[MARQUISE]) == {6: 1}


@rule("root:r.39", "root:8.2.3#1")
def test_supporters_and_revealed_cards_do_not_ambush() -> None:
    t = table("marquise", "alliance", dice=(0, 0), warriors={"marquise": {5: 3}, "alliance": {5: 1}})
    alliance_board(t).supporters = [card("ambush_rabbit")]
    t.revealed[ALLIANCE] = [card("ambush_bird")]
    run(battle(t, Battle(MARQUISE, ALLIANCE, c(5))))
    assert at(t.warriors[MARQUISE]) == {5: 3}


@rule("root:r.40")
def test_an_ambush_does_not_end_the_battle_of_a_pawn() -> None:
    t = table("vagabond", "eyrie", dice=(3, 0), warriors={"eyrie": {5: 3}}, hands={"eyrie": [card("ambush_rabbit")]})
    vagabonds(t)[0].items = [BOOT, SWORD, SWORD]
    vagabonds(t)[0].at = c(5)
    run(
        battle(t, Battle(VAGABOND, EYRIE, c(5))),
        battle_ambush=card("ambush_rabbit"),
        vagabond_damage=[BOOT, SWORD],
    )
    assert at(t.warriors[EYRIE]) == {5: 2}  # one sword was left


# -- 4.3.2 The roll --------------------------------------------------------------------------------------------------


def rolled(attackers: int, others: int, *dice: int) -> tuple[int, int]:
    """What the attacker and the defender have left."""
    t = table("marquise", "eyrie", dice=dice, warriors={"marquise": {5: attackers}, "eyrie": {5: others}})
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))))
    return t.warriors[MARQUISE][c(5)], t.warriors[EYRIE][c(5)]


@rule("root:4.3.2#1", "root:r.07", "root:5.1.6")
def test_the_higher_number_is_for_the_attacker() -> None:
    assert rolled(5, 5, 3, 1) == rolled(5, 5, 1, 3) == (4, 2)
    assert rolled(5, 5, 0, 0) == (5, 5)
    faces = set()
    for seed in range(60):
        t = table("marquise", "eyrie", seed=seed, warriors={"marquise": {5: 9}, "eyrie": {5: 9}})
        count = t.chance.count
        run(battle(t, Battle(MARQUISE, EYRIE, c(5))))
        assert t.chance.count == count + 2
        faces |= {9 - t.warriors[MARQUISE][c(5)], 9 - t.warriors[EYRIE][c(5)]}
    assert faces == {0, 1, 2, 3}


@rule("root:4.3.2#2")
def test_equal_numbers() -> None:
    assert rolled(3, 3, 2, 2) == (1, 1)


@rule("root:4.3.2#3", "root:4.3.3#1")
def test_hits_are_dealt_at_once() -> None:
    assert rolled(1, 1, 1, 1) == (0, 0)


@rule("root:4.3.2.I")
def test_rolled_hits_are_capped_by_warriors() -> None:
    assert rolled(1, 5, 3, 3) == (0, 4)
    assert rolled(5, 1, 3, 3) == (4, 0)


@rule("root:4.3.2.II#1", "root:4.3.2.II#2")
def test_extra_hits_are_not_capped() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(3, 0),
        warriors={"marquise": {5: 1}, "eyrie": {5: 3}},
        crafted={"marquise": [card("brutal_tactics")]},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))), effect_battle=card("brutal_tactics"))
    assert at(t.warriors[EYRIE]) == {5: 1}


@rule("root:4.3.2.III", "root:r.41")
@pytest.mark.parametrize(("dice", "left"), [((0, 0), 2), ((2, 0), 1), ((3, 3), 1)])
def test_a_defender_without_warriors_is_defenseless(dice: tuple[int, int], left: int) -> None:
    t = table("eyrie", "marquise", dice=dice, warriors={"eyrie": {5: 1}}, pieces={"wood": {5: 3}})
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))))
    assert at(t.pieces[WOOD]) == {5: left}
    assert at(t.warriors[EYRIE]) == {5: 1}


@rule("root:r.41", "root:6.2.3#1")
def test_defenseless_is_looked_at_when_the_dice_fall() -> None:
    t = table("eyrie", "marquise", dice=(0, 0), warriors={"eyrie": {5: 3}, "marquise": {5: 1}}, pieces={"wood": {5: 1}})
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))))
    assert at(t.pieces[WOOD]) == {5: 1}


# -- 4.3.3 Hits ------------------------------------------------------------------------------------------------------


@rule("root:4.3.3#2", "root:4.3.3#3")
def test_warriors_fall_first_then_what_the_owner_picks() -> None:
    position: dict[str, Any] = {
        "dice": (3, 0),
        "warriors": {"eyrie": {5: 3}, "marquise": {5: 2}},
        "pieces": {"sawmill": {5: 1}, "wood": {5: 1}},
    }
    asked = offered(battle(table("eyrie", "marquise", **position), Battle(EYRIE, MARQUISE, c(5))))
    assert (asked.seat, asked.kind.name, asked.options) == (1, "battle.hit", [SAWMILL, WOOD])
    t = table("eyrie", "marquise", **position)
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))), battle_hit=WOOD)
    assert at(t.warriors[MARQUISE]) == {}
    assert (at(t.pieces[SAWMILL]), at(t.pieces[WOOD])) == ({5: 1}, {})
    assert t.vp[EYRIE] == 1


@rule("root:4.3.3#4")
def test_the_defender_scores_for_what_the_attacker_loses() -> None:
    t = table(
        "marquise",
        "eyrie",
        dice=(2, 2),
        warriors={"marquise": {5: 1}, "eyrie": {5: 3}},
        pieces={"wood": {5: 1}},
    )
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))))
    assert at(t.pieces[WOOD]) == {}
    assert (t.vp[EYRIE], t.vp[MARQUISE]) == (1, 0)


@rule("root:r.43")
def test_hits_beyond_the_last_piece_are_lost() -> None:
    t = table("eyrie", "marquise", dice=(3, 0), warriors={"eyrie": {5: 3}}, pieces={"wood": {5: 1}})
    run(battle(t, Battle(EYRIE, MARQUISE, c(5))))
    assert (at(t.pieces[WOOD]), t.vp[EYRIE]) == ({}, 1)


@rule("root:4.3.3#1")
def test_both_sides_pick_before_anything_goes() -> None:
    t = table(
        "eyrie",
        "marquise",
        "alliance",
        dice=(3, 3),
        on_turn="marquise",
        warriors={"marquise": {5: 3}, "eyrie": {5: 3}},
        pieces={"sawmill": {5: 1}, "wood": {5: 1}, "roost": {5: 1}},
        crafted={"marquise": [card("brutal_tactics")], "eyrie": [card("sappers")]},
    )
    both = {1: card("brutal_tactics"), 0: card("sappers")}
    asked = offered(battle(t, Battle(MARQUISE, EYRIE, c(5))), effect_battle=both)
    assert (asked.seat, asked.kind.name) == (1, "battle.hit")
    assert (at(t.warriors[MARQUISE]), at(t.warriors[EYRIE]), at(t.pieces[ROOST])) == ({5: 3}, {5: 3}, {5: 1})


@rule("root:4.3#1")
def test_no_battle_without_a_field() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 1}}, crafted={"marquise": [card("command_warren")]})
    run(start_of_daylight(t, MARQUISE))
    assert at(t.warriors[MARQUISE]) == {5: 1}
