"""Persistent effects of the Exiles & Partisans deck that always hold."""

from klubovna.games.root.craft import craft
from klubovna.games.root.facts import (
    EYRIE,
    MARQUISE,
    RIVERFOLK,
    Card,
    Faction,
)
from klubovna.games.root.move import destinations, neighbours
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.rule import ruler
from klubovna.games.root.state import TURN_BEGINS, Table
from klubovna.games.root.turn import step
from klubovna.testing import rule, run
from root.boards import eyrie_board
from root.tables import PIECE, c, card, table

# -- always ----------------------------------------------------------------------------------------------------------


@rule("root:1.1.1#1", "root:2.8#2")
def test_soup_kitchens_make_tokens_count_twice() -> None:
    t = table("marquise", "eyrie", deck="exiles", warriors={"eyrie": {5: 3, 6: 3}}, pieces={"wood": {5: 2, 6: 1}})
    assert ruler(t, c(5)) == EYRIE
    run(craft(t, MARQUISE, given(t, MARQUISE, "soup_kitchens")))
    assert ruler(t, c(5)) == MARQUISE
    assert ruler(t, c(6)) == EYRIE


def given(t: Table, faction: Faction, name: str) -> Card:
    """A card put into a hand with all the workshops that it needs."""
    one = card(name)
    t.hands[faction].append(one)
    t.pieces[PIECE["workshop"]] = [4, 4, 4] + [0] * 10
    return one


@rule("root:1.1.1#1", "root:2.3#1")
def test_boat_builders_use_rivers_as_paths() -> None:
    t = table("eyrie", "marquise", warriors={"eyrie": {4: 1}})
    assert c(7) not in destinations(t, EYRIE, c(4))
    t.crafted[EYRIE] = [card("boat_builders")]
    t.changed_everywhere()
    assert c(7) in destinations(t, EYRIE, c(4))
    t.put_warriors(MARQUISE, c(4), 2)
    t.put_warriors(MARQUISE, c(7), 1)
    assert c(7) not in destinations(t, EYRIE, c(4))  # still a move that needs rule (4.2.1)


@rule("root:1.1.1#1", "root:4.2.1")
def test_corvid_planners_move_whoever_rules() -> None:
    t = table("eyrie", "marquise", warriors={"eyrie": {5: 1}, "marquise": {5: 3, 1: 1, 2: 1}})
    assert destinations(t, EYRIE, c(5)) == []
    t.crafted[EYRIE] = [card("corvid_planners")]
    t.changed_everywhere()
    assert destinations(t, EYRIE, c(5)) == [c(1), c(2)]


@rule("root:1.1.1#1", "root:2.2.1")
def test_tunnels_link_clearings_with_crafting_pieces() -> None:
    t = table("eyrie", "marquise", warriors={"eyrie": {5: 1}}, pieces={"roost": {5: 1, 8: 1, 11: 1}})
    assert neighbours(t, EYRIE, c(5)) == [c(1), c(2)]
    t.crafted[EYRIE] = [card("tunnels")]
    t.changed_everywhere()
    assert neighbours(t, EYRIE, c(5)) == [c(1), c(2), c(8), c(11)]
    assert neighbours(t, EYRIE, c(1)) == [c(5), c(9), c(10)]
    assert neighbours(t, MARQUISE, c(5)) == [c(1), c(2)]


def test_trade_posts_are_no_ends_of_tunnels() -> None:
    t = table("riverfolk", "marquise", pieces={"trade_post": {5: 1, 8: 1}}, crafted={"riverfolk": [card("tunnels")]})
    assert c(8) not in neighbours(t, RIVERFOLK, c(5))


@rule("root:3.2.2", "root:1.1.1#1")
def test_master_engravers_add_a_point_to_an_item() -> None:
    t = table("marquise", "eyrie", crafted={"marquise": [card("master_engravers")]})
    run(craft(t, MARQUISE, given(t, MARQUISE, "birdy_bindle")))
    assert t.vp[MARQUISE] == 2
    run(craft(t, MARQUISE, given(t, MARQUISE, "tunnels")))
    assert t.vp[MARQUISE] == 2


def test_master_engravers_come_after_disdain_for_trade() -> None:
    t = table("eyrie", "marquise", pieces={"roost": {3: 1, 4: 1}}, crafted={"eyrie": [card("master_engravers")]})
    t.hands[EYRIE] = [card("investments")]
    eyrie_board(t).leader = 1
    run(craft(t, EYRIE, card("investments")))
    assert t.vp[EYRIE] == 2


@rule("root:4.1.3#2")
def test_murine_brokers_draw_when_another_crafts_an_item() -> None:
    t = table("marquise", "eyrie", crafted={"eyrie": [card("murine_brokers")]})
    run(craft(t, MARQUISE, given(t, MARQUISE, "birdy_bindle")))
    assert len(t.hands[EYRIE]) == 1
    run(craft(t, MARQUISE, given(t, MARQUISE, "tunnels")))
    assert len(t.hands[EYRIE]) == 1
    t.crafted[MARQUISE].append(card("murine_brokers"))
    t.changed_everywhere()
    t.crafted[EYRIE] = []
    t.changed_everywhere()
    run(craft(t, MARQUISE, given(t, MARQUISE, "woodland_runners")))
    assert t.hands[MARQUISE] == []


# -- Coffin Makers ---------------------------------------------------------------------------------------------------


@rule("root:1.1.1#1", "root:2.5.1#2")
def test_coffin_makers_keep_and_score_fallen_warriors() -> None:
    t = table(
        "marquise",
        "eyrie",
        deck="exiles",
        phase=TURN_BEGINS,
        warriors={"marquise": {5: 4}, "eyrie": {5: 7}},
        crafted={"marquise": [card("coffin_makers")]},
    )
    run(remove(t, [Loss(EYRIE, MARQUISE, c(5), 7), Loss(MARQUISE, EYRIE, c(5), 4)]))
    assert (t.supply[EYRIE], t.supply[MARQUISE]) == (13, 21)
    assert (t.coffins[EYRIE], t.coffins[MARQUISE]) == (7, 4)
    run(step(t))
    assert t.vp[MARQUISE] == 2
    assert (t.supply[EYRIE], t.supply[MARQUISE]) == (20, 25)
    assert sum(t.coffins) == 0


def test_coffins_are_scored_in_the_birdsong_of_their_owner_only() -> None:
    t = table(
        "marquise",
        "eyrie",
        deck="exiles",
        on_turn="eyrie",
        phase=TURN_BEGINS,
        crafted={"marquise": [card("coffin_makers")]},
    )
    t.supply[EYRIE] -= 6
    t.coffins[EYRIE] = 6
    run(step(t))
    assert t.vp[MARQUISE] == 0
    assert t.coffins[EYRIE] == 6


def test_coffins_without_the_card_return_unscored() -> None:
    t = table(
        "eyrie",
        "marquise",
        deck="exiles",
        phase=TURN_BEGINS,
        crafted={"eyrie": [card("saboteurs")], "marquise": [card("coffin_makers")]},
    )
    t.supply[EYRIE] -= 6
    t.coffins[EYRIE] = 6
    run(step(t), effect_saboteurs=MARQUISE)
    assert (t.supply[EYRIE], t.coffins[EYRIE], t.vp[MARQUISE]) == (20, 0, 0)
