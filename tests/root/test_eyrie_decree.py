"""7.5 Daylight of the Eyrie: resolving the Decree."""

from typing import Any

from klubovna.games.root import kinds as shared
from klubovna.games.root.factions.corvids.role import SNARE
from klubovna.games.root.factions.eyrie import kinds
from klubovna.games.root.facts import EYRIE, MARQUISE, PLOT, ROOST
from klubovna.games.root.state import DAYLIGHT, EVENING, Table
from klubovna.testing import offered, rule, run
from root.boards import corvid_board
from root.eyries import board, eyrie, phase, resolving
from root.tables import at, c, card

BIRD, FOX, RABBIT, MOUSE = range(4)
BIRDS = [card("woodland_runners"), card("birdy_bindle"), card("crossbow_bird")]
FOXES = [card("anvil"), card("foxfolk_steel"), card("root_tea_fox")]
RABBITS = [card("bake_sale"), card("root_tea_rabbit")]
MICE = [card("root_tea_mouse"), card("investments")]


def menu(**position: Any) -> list[Any]:
    """What the Decree offers first. A card that waits in Build keeps the menu from answering itself."""
    decree = position.pop("decree")
    t = resolving(decree=decree, hands={"eyrie": [card("armorers")]}, **position)
    t.available = [card("dominance_bird")]
    asked = offered(phase(t))
    assert asked.kind is shared.DEED
    return [deed for deed in asked.options if deed != ("take", card("dominance_bird"))]


@rule("root:7.5.2#1", "root:r.61")
def test_columns_from_left_to_right() -> None:
    position: dict[str, Any] = {
        "warriors": {"eyrie": {1: 3}, "marquise": {1: 1}},
        "pieces": {"roost": {1: 1}},
    }
    whole = {"recruit": [FOXES[0]], "move": [FOXES[1]], "battle": [FOXES[2]], "build": [BIRDS[0]]}
    assert menu(decree=whole, **position) == [("decree-recruit", FOX)]
    del whole["recruit"]
    assert menu(decree=whole, **position) == [("decree-move", FOX)]
    del whole["move"]
    assert menu(decree=whole, **position) == [("decree-battle", FOX)]
    del whole["battle"]
    assert menu(decree=whole, **position) == [("turmoil", BIRD)]
    assert menu(decree={}, **position) == [None]


@rule("root:r.61")
def test_an_empty_decree_ends_daylight_without_turmoil() -> None:
    t = resolving(pieces={"roost": {1: 1}})
    run(phase(t))
    assert t.phase == EVENING
    assert board(t).deposed == [False] * 4


@rule("root:7.5.2#2")
def test_cards_of_a_column_in_any_order() -> None:
    position: dict[str, Any] = {"decree": {"recruit": [FOXES[0], BIRDS[0]]}, "pieces": {"roost": {1: 1, 7: 1}}}
    assert menu(**position) == [("decree-recruit", BIRD), ("decree-recruit", FOX)]
    t = resolving(**position)
    run(phase(t), deed=("decree-recruit", BIRD), eyrie_recruit=[c(7), c(1)])
    assert at(t.warriors[EYRIE]) == {1: 1, 7: 1}
    t = resolving(**position)
    run(phase(t), deed=("decree-recruit", FOX), eyrie_recruit=[c(1), c(7)])
    assert at(t.warriors[EYRIE]) == {1: 1, 7: 1}


@rule("root:7.5.2#2")
def test_every_card_of_a_column_is_resolved() -> None:
    t = resolving(decree={"recruit": [*FOXES, BIRDS[0]]}, pieces={"roost": {1: 1}})
    run(phase(t), deed=[("decree-recruit", FOX), ("decree-recruit", FOX), ("decree-recruit", BIRD)])
    assert at(t.warriors[EYRIE]) == {1: 4}
    assert board(t).decree[0] == [*FOXES, BIRDS[0]]


@rule("root:7.5.2#3", "root:7.7")
def test_a_card_that_cannot_be_resolved_brings_turmoil_at_once() -> None:
    t = resolving(
        decree={"battle": [MICE[0]], "build": [BIRDS[0]]},
        warriors={"eyrie": {2: 2, 5: 2}, "marquise": {5: 1}},
    )
    run(phase(t), eyrie_leader_new=1)
    assert t.phase == EVENING
    assert at(t.pieces[ROOST]) == {}
    assert board(t).deposed == [True, False, False, False]


@rule("root:r.60")
def test_an_impossible_card_may_be_taken_first() -> None:
    position: dict[str, Any] = {
        "decree": {"battle": [FOXES[0], RABBITS[0]]},
        "warriors": {"eyrie": {1: 2}, "marquise": {1: 1}},
    }
    assert menu(**position) == [("decree-battle", FOX), ("turmoil", RABBIT)]
    t = resolving(**position)
    run(phase(t), deed=("turmoil", RABBIT), eyrie_leader_new=2)
    assert at(t.warriors[MARQUISE]) == {1: 1}
    assert board(t).leader == 2


@rule("root:r.60")
def test_a_card_that_can_be_resolved_must_be() -> None:
    t = resolving(decree={"battle": [FOXES[0]]}, warriors={"eyrie": {1: 2}, "marquise": {1: 1}}, dice=(1, 0))
    run(phase(t))
    assert at(t.warriors[MARQUISE]) == {}


@rule("root:7.5.2.I")
def test_recruit_at_a_matching_roost() -> None:
    roosts = {1: 1, 6: 1, 7: 1}
    t = resolving(decree={"recruit": [FOXES[0]]}, pieces={"roost": roosts}, warriors={"eyrie": {8: 1}})
    asked = offered(phase(t))
    assert (asked.kind, asked.options) == (kinds.RECRUIT_WHERE, [c(1), c(6)])
    t = resolving(decree={"recruit": [BIRDS[0]]}, pieces={"roost": roosts}, warriors={"eyrie": {8: 1}})
    assert offered(phase(t)).options == [c(1), c(6), c(7)]
    t = resolving(decree={"recruit": [BIRDS[0]]}, pieces={"roost": roosts})
    run(phase(t), eyrie_recruit=c(7))
    assert at(t.warriors[EYRIE]) == {7: 1}
    assert t.supply[EYRIE] == 19


@rule("root:7.5.2.I", "root:7.5.2#3")
def test_recruit_fails_without_a_matching_roost_or_a_warrior() -> None:
    assert menu(decree={"recruit": [RABBITS[0]]}, pieces={"roost": {1: 1}}) == [("turmoil", RABBIT)]
    full = {"pieces": {"roost": {1: 1}}, "warriors": {"eyrie": {1: 20}}}
    assert menu(decree={"recruit": [FOXES[0]]}, **full) == [("turmoil", FOX)]


@rule("root:7.5.2.I", "root:7.5.2#3", "root:1.1.2")
def test_recruit_fails_where_nothing_can_be_placed() -> None:
    t = resolving(decree={"recruit": [FOXES[0]]}, pieces={"roost": {1: 1, 7: 1}})
    t.burn(c(1))
    assert offered(phase(t)).kind is kinds.NEW_LEADER


@rule("root:ex.made.23", "root:7.5.2.I", "root:7.5.2#3", "root:1.1.2")
def test_a_snare_keeps_the_warrior_from_being_placed() -> None:
    t = resolving("corvids", decree={"recruit": [FOXES[0]]}, pieces={"roost": {1: 1, 7: 1}})
    lay_snare(t, 1)
    run(phase(t), eyrie_leader_new=3)
    assert at(t.warriors[EYRIE]) == {}
    assert board(t).deposed == [True, False, False, False]


@rule("root:r.151", "root:7.7")
def test_a_snare_lets_nobody_move_out_or_build() -> None:
    position: dict[str, Any] = {"warriors": {"eyrie": {8: 2, 5: 1}}}
    for column in ("move", "build"):
        t = resolving("corvids", decree={column: [FOXES[0]]}, **position)
        lay_snare(t, 8)
        assert offered(phase(t)).kind is kinds.NEW_LEADER


def lay_snare(t: Table, number: int) -> None:
    corvid_board(t).lay(SNARE, c(number))
    corvid_board(t).turn_up(c(number))
    t.put_piece(PLOT, c(number))


@rule("root:7.5.2.II")
def test_move_out_of_a_matching_clearing() -> None:
    warriors = {"eyrie": {1: 2, 6: 1, 2: 3}}
    t = resolving(decree={"move": [FOXES[0]]}, warriors=warriors)
    asked = offered(phase(t))
    assert (asked.kind, asked.options) == (shared.MOVE_FROM, [c(1), c(6)])
    t = resolving(decree={"move": [FOXES[0]]}, warriors=warriors)
    assert offered(phase(t), move_from=c(1)).options == [c(5), c(9), c(10)]
    t = resolving(decree={"move": [FOXES[0]]}, warriors=warriors)
    assert offered(phase(t), move_from=c(1), move_to=c(5)).options == [2, 1]
    run(phase(resolving(decree={"move": [FOXES[0]]}, warriors=warriors)), move_from=c(1), move_to=c(5), move_count=1)
    assert menu(decree={"move": [RABBITS[0]]}, warriors=warriors) == [("turmoil", RABBIT)]


@rule("root:7.5.2.II", "root:4.2.1")
def test_move_follows_the_usual_rules() -> None:
    crowd = dict.fromkeys((1, 5, 9, 10), 2)
    position: dict[str, Any] = {"warriors": {"eyrie": {1: 1}, "marquise": crowd}}
    assert menu(decree={"move": [BIRDS[0]]}, **position) == [("turmoil", BIRD)]
    position["warriors"]["eyrie"] = {1: 2}
    assert menu(decree={"move": [BIRDS[0]]}, **position) == [("decree-move", BIRD)]


@rule("root:4.2.2#1")
def test_the_same_warrior_goes_and_comes_back() -> None:
    t = resolving(decree={"move": [FOXES[0], MICE[0]]}, warriors={"eyrie": {1: 1}})
    run(phase(t), deed=("decree-move", FOX), move_to=[c(9), c(1)])
    assert at(t.warriors[EYRIE]) == {1: 1}
    assert board(t).deposed == [False] * 4


@rule("root:7.5.2.III")
def test_battle_in_a_matching_clearing() -> None:
    position: dict[str, Any] = {"warriors": {"eyrie": {1: 2, 5: 2, 6: 1}, "marquise": {1: 1, 5: 1, 8: 1}}}
    t = resolving(decree={"battle": [FOXES[0]]}, dice=(2, 0), **position)
    run(phase(t))
    assert at(t.warriors[MARQUISE]) == {5: 1, 8: 1}
    t = resolving(decree={"battle": [BIRDS[0]]}, **position)
    asked = offered(phase(t))
    assert (asked.kind, asked.options) == (shared.BATTLE_WHERE, [c(1), c(5)])
    assert menu(decree={"battle": [MICE[0]]}, **position) == [("turmoil", MOUSE)]


@rule("root:7.5.2.IV")
def test_build_a_roost_in_a_ruled_matching_clearing_without_one() -> None:
    position: dict[str, Any] = {
        "warriors": {"eyrie": {3: 1, 4: 1, 5: 1, 10: 1, 8: 2, 6: 1}, "marquise": {5: 2}},
        "pieces": {"roost": {3: 1, 8: 1}, "sawmill": {6: 1}},
    }
    # Of the rabbit clearings 3 has a roost and 5 is not theirs; 4 and 10 are left. 6 is full.
    t = resolving(decree={"build": [RABBITS[0]]}, **position)
    asked = offered(phase(t))
    assert (asked.kind, asked.options) == (kinds.BUILD_WHERE, [c(4), c(10)])
    run(phase(resolving(decree={"build": [RABBITS[0]]}, **position)), eyrie_build=c(10))
    t = resolving(decree={"build": [BIRDS[0]]}, **position)
    assert offered(phase(t)).options == [c(4), c(10)]
    t = resolving(decree={"build": [BIRDS[0]]}, **position)
    run(phase(t), eyrie_build=c(4))
    assert at(t.pieces[ROOST]) == {3: 1, 4: 1, 8: 1}
    assert menu(decree={"build": [FOXES[0]]}, **position) == [("turmoil", FOX)]


@rule("root:7.5.2.IV", "root:6.2.2#1")
def test_no_roost_beside_the_keep() -> None:
    position: dict[str, Any] = {"warriors": {"eyrie": {2: 1}}, "pieces": {"keep": {2: 1}}}
    assert menu(decree={"build": [MICE[0]]}, **position) == [("turmoil", MOUSE)]


@rule("root:7.5.2#1", "root:7.2.1")
def test_the_decree_starts_when_crafting_is_done() -> None:
    t = eyrie(decree={"recruit": [FOXES[0]]}, pieces={"roost": {1: 1}}, hands={"eyrie": [card("armorers")]})
    assert offered(phase(t)).options == [None, ("craft", card("armorers"))]
    t = eyrie(decree={"recruit": [FOXES[0]]}, pieces={"roost": {1: 1}}, hands={"eyrie": [card("armorers")]})
    run(phase(t), deed=None)
    assert t.phase > DAYLIGHT
    assert at(t.warriors[EYRIE]) == {1: 1}
    assert t.hands[EYRIE] == [card("armorers")]


@rule("root:3.3.1#1", "root:r.31")
def test_a_dominance_card_between_two_cards_of_the_decree() -> None:
    t = resolving(
        decree={"recruit": [FOXES[0], FOXES[1]]},
        pieces={"roost": {1: 1}},
        hands={"eyrie": [card("dominance_fox")]},
        vp={"eyrie": 10},
    )
    order, activate = ("decree-recruit", FOX), ("activate", card("dominance_fox"))
    run(phase(t), deed=[order, activate])
    assert t.dominance[EYRIE] == card("dominance_fox")
    assert at(t.warriors[EYRIE]) == {1: 2}
