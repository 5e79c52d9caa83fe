"""10.2, 10.3 Lizard Cult: rules, abilities and set-up."""

from typing import Any

from klubovna.games.root.battle import Battle, battle
from klubovna.games.root.cards import draw, draw_and_discard, spend
from klubovna.games.root.craft import craftable
from klubovna.games.root.facts import (
    DOMINANCE,
    EYRIE,
    FOX,
    GARDEN,
    KEEP,
    LIZARDS,
    MARQUISE,
    MOUSE,
    RABBIT,
    RIVERFOLK,
    ROOST,
)
from klubovna.games.root.removal import Loss, clearings_of, remove, remove_all_enemies
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import ruler
from klubovna.games.root.state import DAYLIGHT, EVENING, Table
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.boards import cult_board, seen
from root.tables import at, c, card, table

FOX_CARD, RABBIT_CARD, MOUSE_CARD, BIRD_CARD = (
    card("anvil"),
    card("bake_sale"),
    card("investments"),
    card("birdy_bindle"),
)


def cult(*others: str, outcast: int = FOX, hated: bool = False, acolytes: int = 0, **position: Any) -> Table:
    """The Cult on turn, with this Outcast and these acolytes."""
    t = table("lizards", *(others or ("marquise",)), **position)
    cult_board(t).outcast, cult_board(t).hated, cult_board(t).acolytes = outcast, hated, acolytes
    t.supply[LIZARDS] -= acolytes
    return t


def acolytes(t: Table) -> int:
    return cult_board(t).acolytes


def menu(t: Table) -> set[str]:
    return {deed[0] for deed in offered(step(t.clone())).options if deed}


# -- 10.2 Faction rules and abilities --------------------------------------------------------------------------------


@rule("root:10.2.1")
def test_only_gardens_of_the_outcast_craft() -> None:
    position: dict[str, Any] = {
        "pieces": {"garden": {8: 2, 2: 1, 7: 2}},
        "hands": {"lizards": [card("foxfolk_steel"), card("root_tea_fox"), card("stand_and_deliver")]},
    }
    t = cult(phase=EVENING, **position)
    assert ROLES[LIZARDS].crafting_pieces(t) == [0, 2, 0, 0]
    assert craftable(t, LIZARDS) == [card("foxfolk_steel")]
    assert offered(step(t)).options == [None, ("craft", card("foxfolk_steel"))]
    assert "craft" not in menu(cult(phase=DAYLIGHT, **position))


@rule("root:10.2.2")
def test_a_bird_is_only_a_bird_in_rituals() -> None:
    t = cult(warriors={"lizards": {8: 2}}, hands={"lizards": [BIRD_CARD]})
    assert menu(t) == {"sacrifice"}
    t = cult(warriors={"lizards": {8: 2}}, hands={"lizards": [BIRD_CARD, FOX_CARD]})
    for ritual in ("build", "recruit", "score"):
        assert ritual in menu(t)
    run(step(t), deed=("score", -1))
    assert t.hands[LIZARDS] == [BIRD_CARD]


@rule("root:10.2.3", "root:r.111")
def test_who_falls_in_defence_becomes_an_acolyte() -> None:
    t = cult(on_turn="marquise", dice=(2, 0), warriors={"marquise": {8: 3}, "lizards": {8: 3}})
    run(battle(t, Battle(MARQUISE, LIZARDS, c(8))))
    assert (acolytes(t), t.supply[LIZARDS], at(t.warriors[LIZARDS])) == (2, 22, {8: 1})


@rule("root:10.2.3", "root:r.111")
def test_other_losses_return_to_the_supply() -> None:
    t = cult(dice=(2, 1), warriors={"marquise": {8: 3}, "lizards": {8: 3}})
    run(battle(t, Battle(LIZARDS, MARQUISE, c(8))))
    assert (acolytes(t), t.supply[LIZARDS]) == (0, 23)
    ambushed = cult(
        warriors={"marquise": {8: 3}, "lizards": {8: 2}}, hands={"marquise": [card("ambush_fox"), FOX_CARD]}
    )
    run(battle(ambushed, Battle(LIZARDS, MARQUISE, c(8))), battle_ambush=card("ambush_fox"))
    assert (acolytes(ambushed), ambushed.supply[LIZARDS]) == (0, 25)
    favor = cult(warriors={"lizards": {8: 3}})
    run(remove_all_enemies(favor, MARQUISE, clearings_of(favor, FOX)))
    assert (acolytes(favor), favor.supply[LIZARDS]) == (0, 25)
    strike = cult(warriors={"lizards": {8: 3}})
    run(remove(strike, [Loss(LIZARDS, MARQUISE, c(8), 1)]))
    assert (acolytes(strike), strike.supply[LIZARDS]) == (0, 23)


@rule("root:10.2.4#1")
def test_a_garden_rules() -> None:
    t = cult(warriors={"marquise": {8: 5}}, pieces={"garden": {8: 1}})
    assert ruler(t, c(8)) == LIZARDS


@rule("root:10.2.4#2", "root:ex.made.7", "root:r.112")
def test_pilgrims_beat_the_lords_of_the_forest() -> None:
    t = cult("eyrie", "marquise", warriors={"eyrie": {5: 2}, "marquise": {5: 2}})
    assert ruler(t, c(5)) == EYRIE
    t.put_piece(GARDEN, c(5))
    assert ruler(t, c(5)) == LIZARDS
    t.put_warriors(LIZARDS, c(5), 1)
    assert ruler(t, c(5)) == LIZARDS


@rule("root:r.112")
def test_a_garden_rules_against_hired_warriors() -> None:
    t = cult(
        "marquise",
        "riverfolk",
        on_turn="marquise",
        warriors={"marquise": {5: 1}, "riverfolk": {5: 4}},
        pieces={"garden": {5: 1}},
    )
    t.borrower, t.lender = MARQUISE, RIVERFOLK
    assert ruler(t, c(5)) == LIZARDS
    t.take_piece(GARDEN, c(5))
    assert ruler(t, c(5)) == MARQUISE


@rule("root:10.2.5", "root:r.113", "root:r.35")
def test_a_lost_garden_costs_a_random_card() -> None:
    hand = [FOX_CARD, RABBIT_CARD, MOUSE_CARD]
    t = cult(dice=(1,), pieces={"garden": {8: 1}}, hands={"lizards": hand})
    run(remove(t, [Loss(LIZARDS, MARQUISE, c(8), 0, [(GARDEN, 1)])]))
    assert (t.hands[LIZARDS], t.souls, t.vp[MARQUISE]) == ([FOX_CARD, MOUSE_CARD], [RABBIT_CARD], 1)
    both = cult(pieces={"garden": {8: 2}}, hands={"lizards": hand})
    both.revealed[LIZARDS] = [BIRD_CARD]
    run(remove(both, [Loss(LIZARDS, MARQUISE, c(8), 0, [(GARDEN, 2)])]))
    assert (len(both.hands[LIZARDS]), len(both.souls), both.revealed[LIZARDS]) == (1, 2, [BIRD_CARD])
    poor = cult(pieces={"garden": {8: 2}}, hands={"lizards": [FOX_CARD]})
    run(remove(poor, [Loss(LIZARDS, MARQUISE, c(8), 0, [(GARDEN, 2)])]))
    assert (poor.hands[LIZARDS], poor.souls) == ([], [FOX_CARD])


@rule("root:10.2.5")
def test_gardens_lost_in_battle_frighten_too() -> None:
    t = cult(
        on_turn="marquise",
        dice=(1, 0, 0),
        warriors={"marquise": {8: 3}},
        pieces={"garden": {8: 2}},
        hands={"lizards": [RABBIT_CARD, MOUSE_CARD, BIRD_CARD]},
    )
    run(battle(t, Battle(MARQUISE, LIZARDS, c(8))))
    assert (len(t.hands[LIZARDS]), t.vp[MARQUISE], t.on_map[GARDEN]) == (1, 2, 0)


@rule("root:10.2.6#1", "root:r.26")
def test_what_anybody_discards_joins_the_lost_souls() -> None:
    hand = [FOX_CARD, RABBIT_CARD, MOUSE_CARD, BIRD_CARD, card("dominance_fox")]
    t = cult(on_turn="marquise", phase=EVENING, hands={"marquise": hand, "lizards": [card("sappers")]})
    run(draw_and_discard(t, MARQUISE), discard=card("dominance_fox"))
    spend(t, MARQUISE, FOX_CARD)
    spend(t, LIZARDS, card("sappers"))
    assert t.souls == [card("dominance_fox"), FOX_CARD, card("sappers")]
    assert (t.discard, t.available) == ([], [])


@rule("root:10.2.6#2")
def test_everybody_sees_the_lost_souls() -> None:
    t = cult(hands={"marquise": [FOX_CARD]})
    spend(t, MARQUISE, FOX_CARD)
    assert [seen(t, seat)["lost_souls"] for seat in (None, 0, 1)] == [["anvil"]] * 3


@rule("root:ex.law.7", "root:r.26")
def test_a_spent_dominance_card_waits_among_the_lost_souls() -> None:
    dominance = card("dominance_rabbit")
    t = cult(
        "marquise",
        "eyrie",
        on_turn="marquise",
        warriors={"marquise": {5: 1}},
        pieces={"sawmill": {5: 1}},
        hands={"marquise": [dominance, RABBIT_CARD]},
    )
    ROLES[MARQUISE].begin_turn(t)
    run(step(t), deed=("overwork", -1), marquise_overwork_card=dominance)
    assert (t.souls, t.available) == ([dominance], [])
    assert "take" not in menu(t)
    role: Any = ROLES[LIZARDS]
    role.discard_souls(t)
    assert (t.souls, t.available, t.discard) == ([], [dominance], [])
    assert "take" in menu(t)


@rule("root:ex.made.22", "root:r.26")
def test_lost_souls_are_not_shuffled_into_the_deck() -> None:
    t = cult()
    t.souls, t.deck = t.deck[1:13], t.deck[:1]
    before = t.souls[:]
    assert draw(t, MARQUISE, 3) == 1
    assert (len(t.hands[MARQUISE]), t.deck, t.souls) == (1, [], before)


@rule("root:r.26")
def test_dominance_cards_are_never_shuffled_back() -> None:
    t = cult("marquise", "eyrie")
    t.souls, t.deck = t.deck, []
    role: Any = ROLES[LIZARDS]
    role.discard_souls(t)
    draw(t, MARQUISE, 1)
    assert len(t.available) == 4
    assert not any(DOMINANCE[one] for one in [*t.deck, *t.hands[MARQUISE]])


# -- 10.3 Faction set-up ---------------------------------------------------------------------------------------------


@rule("root:10.3.1", "root:10.3.2#1", "root:10.3.2#3", "root:10.3.3")
def test_set_up_opposite_the_keep() -> None:
    t = table("lizards", "marquise", pieces={"keep": {1: 1}})
    assert t.supply[LIZARDS] == 25
    assert offered(ROLES[LIZARDS].set_up(t)).kind.name == "cult.outcast"
    t = table("lizards", "marquise", pieces={"keep": {1: 1}})
    assert offered(ROLES[LIZARDS].set_up(t)).options == [FOX, RABBIT, MOUSE]
    t = table("lizards", "marquise", pieces={"keep": {1: 1}})
    run(ROLES[LIZARDS].set_up(t), cult_outcast=MOUSE)
    assert at(t.warriors[LIZARDS]) == {3: 4, 6: 1, 7: 1, 11: 1}
    assert (at(t.pieces[GARDEN]), t.supply[LIZARDS]) == ({3: 1}, 18)
    assert (cult_board(t).outcast, cult_board(t).hated, cult_board(t).acolytes) == (MOUSE, False, 0)


@rule("root:10.3.2#1")
def test_set_up_opposite_the_first_roost() -> None:
    t = table("lizards", "eyrie", pieces={"roost": {2: 1}})
    run(ROLES[LIZARDS].set_up(t), cult_outcast=FOX)
    assert at(t.pieces[GARDEN]) == {4: 1}


@rule("root:10.3.2#2")
def test_set_up_with_keep_and_roost() -> None:
    t = table("lizards", "marquise", "eyrie", pieces={"keep": {1: 1}, "roost": {3: 1}})
    assert offered(ROLES[LIZARDS].set_up(t)).options == [c(2), c(4)]


@rule("root:r.116")
def test_set_up_without_keep_and_roost() -> None:
    t = table("lizards", "alliance")
    assert offered(ROLES[LIZARDS].set_up(t)).options == [c(1), c(2), c(3), c(4)]


@rule("root:r.163", "root:10.3.2#2")
def test_four_corners_for_four_factions() -> None:
    t = table("lizards", "duchy", "marquise", "eyrie", pieces={"keep": {1: 1}, "roost": {3: 1}})
    run(ROLES[LIZARDS].set_up(t), cult_corner=c(4), cult_outcast=FOX)
    duchy = table("lizards", "duchy", "marquise", "eyrie", pieces={"keep": {1: 1}, "roost": {3: 1}, "garden": {4: 1}})
    run(ROLES[duchy.factions[1]].set_up(duchy))
    assert [t.pieces[KEEP][c(1)], t.pieces[ROOST][c(3)], t.pieces[GARDEN][c(4)]] == [1, 1, 1]
    assert duchy.warriors[duchy.factions[1]][c(2)] == 2


@rule("root:10.3.4")
def test_fourteen_gardens_are_left() -> None:
    """The start garden is the first of its suit; five spaces per suit, taken from the left."""
    t = table("lizards", "marquise", pieces={"keep": {3: 1}}, hands={"lizards": [FOX_CARD, MOUSE_CARD]})
    run(ROLES[LIZARDS].set_up(t), cult_outcast=FOX)
    t.take_piece(KEEP, c(3))
    role: Any = ROLES[LIZARDS]
    assert [role.gardens(t, suit) for suit in (FOX, RABBIT, MOUSE)] == [1, 0, 0]
    for clearing, count in ((8, 2), (6, 1), (12, 1), (2, 2), (7, 1), (9, 1)):
        t.put_piece(GARDEN, c(clearing), count)
    t.put_warriors(LIZARDS, c(11), 1)
    # Five fox gardens are out and none is left; four mouse gardens are out, the fifth can be built.
    t.ruins[c(6)] = False
    assert role.build_sites(t) == [c(5), c(7), c(9), c(10), c(11)]
    assert offered(step(t), deed=("build", -1)).options == [c(7), c(9), c(11)]
