"""2 Key concepts, but for rule (2.8)."""

import pytest

from klubovna.games.root import cards
from klubovna.games.root.battle import Battle, ambush, defenders
from klubovna.games.root.craft import craft, craftable
from klubovna.games.root.dominance import deeds
from klubovna.games.root.factions.marquise.role import ROLE as MARQUISE_ROLE
from klubovna.games.root.factions.vagabond.actions import slips
from klubovna.games.root.factions.vagabond.board import vagabonds
from klubovna.games.root.facts import (
    ALLIANCE,
    AMBUSH,
    BIRD,
    BOOT,
    CARD_FACTS,
    CARD_SUIT,
    CLEARING_SUITS,
    CLEARINGS,
    CRAFTABLE,
    DECK_SIZE,
    DOMINANCE,
    EYRIE,
    FIRST_FOREST,
    FOX,
    MAPS,
    MARQUISE,
    MOUSE,
    RABBIT,
    SAWMILL,
    SUITS,
    SYMPATHY,
    VAGABOND,
    WOOD,
    WORKSHOP,
    Clearing,
)
from klubovna.games.root.move import destinations, march, neighbours
from klubovna.games.root.removal import Loss, remove, remove_all_enemies
from klubovna.games.root.state import BIRDSONG, EVENING
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.boards import alliance_board, marquise_board
from root.tables import at, c, card, game, table

DECKS = [range(DECK_SIZE), range(DECK_SIZE, 2 * DECK_SIZE)]


# -- 2.1 Cards -------------------------------------------------------------------------------------------------------


@rule("root:2.1#1", "root:2.1#2", "root:2.1.5#1", "root:2.1.6#1")
@pytest.mark.parametrize("deck", DECKS)
def test_what_is_in_a_deck(deck: range) -> None:
    assert all(CARD_FACTS[i].suit in SUITS for i in deck)
    assert sum(CRAFTABLE[i] for i in deck) == 45
    assert sorted(SUITS[CARD_SUIT[i]] for i in deck if AMBUSH[i]) == ["bird", "bird", "fox", "mouse", "rabbit"]
    assert sorted(SUITS[CARD_SUIT[i]] for i in deck if DOMINANCE[i]) == ["bird", "fox", "mouse", "rabbit"]


@rule("root:2.1.1#1", "root:2.1.1.II")
def test_birds_stand_in_for_others_but_nothing_for_birds() -> None:
    t = table("marquise", "eyrie", hands={"marquise": [card("anvil"), card("sappers"), card("bake_sale")]})
    assert cards.matching(t, MARQUISE, FOX) == [card("anvil"), card("sappers")]
    assert cards.matching(t, MARQUISE, RABBIT) == [card("sappers"), card("bake_sale")]
    assert cards.matching(t, MARQUISE, MOUSE) == [card("sappers")]
    assert cards.matching(t, MARQUISE, BIRD) == [card("sappers")]


@rule("root:2.1.1#1")
def test_overwork_is_paid_with_a_bird() -> None:
    t = table("marquise", "eyrie", pieces={"sawmill": {1: 1}}, hands={"marquise": [card("sappers")]})
    marquise_board(t).actions = 1
    run(step(t), deed=("overwork", -1))
    assert at(t.pieces[WOOD]) == {1: 1}


@rule("root:2.1.1.II")
def test_an_extra_action_takes_a_bird() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {1: 1}}, hands={"marquise": [card("anvil")]})
    marquise_board(t).actions = 1
    assert ("extra", -1) not in offered(step(t)).options
    t.hands[MARQUISE] = [card("sappers")]
    assert ("extra", -1) in offered(step(t)).options


@rule("root:2.1.1.I")
def test_a_bird_must_serve_where_a_card_is_forced() -> None:
    t = table(
        "marquise",
        "alliance",
        warriors={"marquise": {5: 1}},
        pieces={"sympathy": {1: 1}},
        hands={"marquise": [card("sappers"), card("bake_sale")]},
    )
    deck = len(t.deck)
    run(march(t, MARQUISE, c(5), c(1), 1))
    assert alliance_board(t).supporters == [card("sappers")]
    assert t.hands[MARQUISE] == [card("bake_sale")]
    assert len(t.deck) == deck


@rule("root:2.1.2#1")
def test_drawing_takes_the_top_card() -> None:
    t = table("marquise", "eyrie")
    top = t.deck[-2:]
    assert cards.draw(t, MARQUISE, 2) == 2
    assert t.hands[MARQUISE] == top[::-1]


@rule("root:2.1.2#2", "root:r.28")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    t = table("marquise", "eyrie")
    last = t.deck[0]
    t.discard, t.deck = t.deck[1:11], [last]
    pile = set(t.discard)
    for one in pile:
        t.seen[one] = 0xFFFF
    assert cards.draw(t, MARQUISE, 3) == 3
    assert t.hands[MARQUISE][0] == last
    assert set(t.hands[MARQUISE][1:]) | set(t.deck) == pile
    assert t.discard == []
    assert all(t.seen[one] == 0 for one in t.deck)


@rule("root:r.28", "root:r.27")
def test_no_cards_no_draw_but_the_pile_is_used_as_soon_as_there_is_one() -> None:
    t = table("marquise", "eyrie")
    t.deck = [card("anvil")]
    assert cards.draw(t, MARQUISE, 3) == 1
    assert t.deck == t.discard == []
    cards.spend(t, MARQUISE, card("anvil"))
    assert (t.deck, t.discard) == ([], [card("anvil")])
    assert cards.draw(t, EYRIE, 2) == 1
    assert t.hands[EYRIE] == [card("anvil")]


@rule("root:2.1.3")
def test_spent_cards_go_to_the_discard_pile() -> None:
    t = table("marquise", "eyrie", hands={"marquise": [card("anvil"), card("dominance_fox")]})
    cards.spend(t, MARQUISE, card("anvil"))
    cards.spend(t, MARQUISE, card("dominance_fox"))
    assert t.discard == [card("anvil")]
    assert t.available == [card("dominance_fox")]


@rule("root:2.1.4", "root:r.35")
def test_a_revealed_card_lies_open_and_is_in_no_hand() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 2}, "eyrie": {5: 1}},
        hands={"eyrie": [card("ambush_rabbit")], "marquise": [card("ambush_bird")]},
    )
    foil = offered(ambush(t, Battle(MARQUISE, EYRIE, c(5))), battle_ambush=card("ambush_rabbit"))
    assert foil.kind.name == "battle.foil"
    assert t.hands[EYRIE] == []
    assert game(t).view(0)["table"]["factions"][1]["revealed"] == ["ambush_rabbit"]


@rule("root:2.1.5#2", "root:2.1.6#2", "root:3.3.3#1")
@pytest.mark.parametrize("kind", ["ambush", "dominance"])
def test_ambush_and_dominance_pay_for_their_suit_and_are_never_crafted(kind: str) -> None:
    t = table(
        "marquise",
        "eyrie",
        pieces={"sawmill": {1: 1}, "workshop": {1: 4, 2: 4, 3: 4}},
        hands={"marquise": [card(f"{kind}_fox")]},
    )
    marquise_board(t).actions = 1
    assert craftable(t, MARQUISE) == []
    run(step(t), deed=("overwork", -1))
    assert at(t.pieces[WOOD]) == {1: 1}
    assert (t.discard, t.available)[kind == "dominance"] == [card(f"{kind}_fox")]


@rule("root:2.1.5#3")
def test_an_ambush_deals_hits() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 2}, "eyrie": {5: 1}},
        hands={"eyrie": [card("ambush_bird")]},
    )
    run(ambush(t, Battle(MARQUISE, EYRIE, c(5))), battle_ambush=card("ambush_bird"))
    assert at(t.warriors[MARQUISE]) == {}


@rule("root:2.1.6#3")
def test_a_dominance_card_can_be_activated() -> None:
    t = table("marquise", "eyrie", hands={"marquise": [card("dominance_mouse")]}, vp={"marquise": 10})
    assert deeds(t, MARQUISE) == [("activate", card("dominance_mouse"))]


# -- 2.2 Clearings and paths -----------------------------------------------------------------------------------------


@rule("root:2.2", "root:2.2.2")
def test_clearings_have_a_suit_and_paths_link_them_all() -> None:
    for i, chart in enumerate(MAPS):
        t = table("marquise", "eyrie", map=chart.id, seed=i)
        assert sorted(t.suits) == sorted(CLEARING_SUITS * 4)
        found, ahead = {c(1)}, [c(1)]
        while ahead:
            new = [n for n in t.links[ahead.pop()] if n not in found]
            found.update(new)
            ahead += new
        assert found == set(CLEARINGS)


@rule("root:2.2.1", "root:2.3#1")
def test_a_path_makes_neighbours_and_a_river_does_not() -> None:
    t = table("eyrie", "marquise", warriors={"eyrie": {4: 1}})
    assert neighbours(t, EYRIE, c(4)) == [c(8), c(9), c(12)]
    assert c(7) in t.chart.rivers[c(4)]
    assert destinations(t, EYRIE, c(4)) == [c(8), c(9), c(12)]


@rule("root:2.2.3#1", "root:2.2.3#2", "root:2.2.4#1")
def test_slots_fill_with_buildings_and_ruins() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {2: 1, 6: 1}}, pieces={"wood": {2: 8}})
    assert (t.open_slots(c(2)), t.open_slots(c(6))) == (2, 1)  # a ruin lies in clearing 6
    t.put_piece(SAWMILL, c(2))
    assert t.open_slots(c(2)) == 1
    t.put_piece(SAWMILL, c(6))
    assert t.open_slots(c(6)) == 0
    assert MARQUISE_ROLE.sites(t)[WORKSHOP] == [c(2)]


@rule("root:2.2.4#2")
def test_ruins_stay_when_everything_goes() -> None:
    t = table("marquise", "eyrie", warriors={"eyrie": {6: 1}})
    run(remove_all_enemies(t, MARQUISE, [c(6)]))
    assert t.ruins[c(6)]
    assert at(t.warriors[EYRIE]) == {}


# -- 2.3 Rivers, 2.4 Forests -----------------------------------------------------------------------------------------


def sides(chart_id: str) -> dict[str, set[tuple[int, int]]]:
    """The pairs of clearings round each forest, in the order in which they lie round it."""
    chart = next(m for m in MAPS if m.id == chart_id)
    found = {}
    for forest in chart.facts.forest:
        ring = forest.clearings
        found[forest.id] = {(min(pair), max(pair)) for pair in zip(ring, ring[1:] + ring[:1], strict=True)}
    return found


@rule("root:2.3#2", "root:2.4", "root:2.4.1#1", "root:2.4.1#2")
@pytest.mark.parametrize("chart_id", ["autumn", "mountain"])
def test_forests_lie_between_paths(chart_id: str) -> None:
    chart = next(m for m in MAPS if m.id == chart_id)
    paths = {tuple(path) for path in chart.facts.paths}
    around = sides(chart_id)
    assert all(pairs <= paths for pairs in around.values())  # no river is a side
    for forest in chart.facts.forest:
        shared = {other for other in around if other != forest.id and around[other] & around[forest.id]}
        assert set(forest.neighbours) == shared


@rule("root:2.4.1#1", "root:2.4.1#2", "root:2.3#2")
def test_the_vagabond_slips_over_one_path() -> None:
    t = table("vagabond", "marquise", phase=BIRDSONG)
    forests = [f.id for f in t.chart.facts.forest]
    vagabonds(t)[0].at = Clearing(FIRST_FOREST + forests.index("F2-6-10-11-12"))  # the river runs through it
    reached = slips(t, vagabonds(t)[0])
    assert [x for x in reached if x < FIRST_FOREST] == [c(2), c(6), c(10), c(11), c(12)]
    assert [forests[x - FIRST_FOREST] for x in reached if x >= FIRST_FOREST] == [
        "F1-2-5-10",
        "F1-9-10-12",
        "F3-6-11",
        "F3-7-11-12",
    ]


# -- 2.5 Pieces ------------------------------------------------------------------------------------------------------


@rule("root:2.5#1", "root:2.5#2", "root:2.5.1#1", "root:r.32")
def test_warriors_come_from_the_supply_as_far_as_it_goes() -> None:
    t = table("marquise", "eyrie")
    assert t.put_warriors(MARQUISE, c(1), 20) == 20
    assert t.put_warriors(MARQUISE, c(2), 20) == 5
    assert (t.supply[MARQUISE], at(t.warriors[MARQUISE])) == (0, {1: 20, 2: 5})
    assert t.put_warriors(MARQUISE, c(2), 1) == 0


@rule("root:2.5#2", "root:r.32")
def test_who_is_short_chooses_who_gets_the_last_ones() -> None:
    t = table("marquise", "eyrie", pieces={"recruiter": {1: 1, 2: 1, 5: 1}})
    t.supply[MARQUISE] = 2
    marquise_board(t).actions = 1
    run(step(t), deed=("recruit", -1), marquise_recruit=[c(1), c(5)])
    assert at(t.warriors[MARQUISE]) == {1: 1, 5: 1}


@rule("root:2.5.1#2")
def test_removed_warriors_return_to_the_supply() -> None:
    t = table("marquise", "eyrie", warriors={"eyrie": {5: 3}})
    run(remove(t, [Loss(EYRIE, MARQUISE, c(5), 2)]))
    assert (t.supply[EYRIE], at(t.warriors[EYRIE])) == (19, {5: 1})


@rule("root:2.5.1#3")
def test_nothing_takes_the_pawn_off_the_map() -> None:
    t = table("marquise", "vagabond", warriors={"marquise": {5: 1}})
    vagabonds(t)[0].at = c(5)
    assert t.warriors[VAGABOND] == [0] * 13
    run(remove_all_enemies(t, MARQUISE, [c(5)]))
    assert vagabonds(t)[0].at == c(5)


@rule("root:2.5.2#1", "root:2.5.2#2")
def test_a_removed_building_covers_its_space_again() -> None:
    t = table("marquise", "eyrie", pieces={"sawmill": {1: 1, 2: 1, 5: 1}})
    assert MARQUISE_ROLE.cost(t, SAWMILL) == 3
    run(remove(t, [Loss(MARQUISE, EYRIE, c(5), 0, [(SAWMILL, 1)])]))
    assert MARQUISE_ROLE.cost(t, SAWMILL) == 2


@rule("root:2.5.3#1", "root:2.5.3#2")
def test_tokens_come_from_track_or_supply_and_go_back() -> None:
    t = table(
        "alliance",
        "marquise",
        phase=BIRDSONG,
        pieces={"sympathy": {1: 1}, "sawmill": {9: 1}, "wood": {2: 8}},
    )
    alliance_board(t).supporters = [card("bake_sale"), card("a_visit_to_friends")]
    run(step(t), deed=("spread", -1), alliance_spread=c(5), alliance_supporter=card("bake_sale"))
    assert t.vp[ALLIANCE] == 1  # the second space of the track
    run(remove(t, [Loss(ALLIANCE, ALLIANCE, c(5), 0, [(SYMPATHY, 1)])]))
    run(step(t), deed=("spread", -1), alliance_spread=c(5))
    assert t.vp[ALLIANCE] == 2  # the same space again
    t.seat = 1
    t.moment = 0
    run(step(t))
    assert t.pieces[WOOD][c(9)] == 0  # all eight are on the map


@rule("root:2.5.4#1", "root:4.1.2#2")
def test_a_crafted_item_comes_from_the_supply() -> None:
    t = table("marquise", "eyrie", pieces={"workshop": {3: 2}}, hands={"marquise": [card("a_visit_to_friends")]})
    assert t.item_supply[BOOT] == 2
    run(craft(t, MARQUISE, card("a_visit_to_friends")))
    assert (t.item_supply[BOOT], t.items[MARQUISE]) == (1, [BOOT])


@rule("root:2.5.4#2")
def test_a_removed_item_leaves_the_game() -> None:
    t = table("vagabond", "marquise", phase=EVENING)
    vagabonds(t)[0].items = [BOOT] * 7
    vagabonds(t)[0].at = c(5)
    run(step(t))
    assert vagabonds(t)[0].items == [BOOT] * 6
    assert t.item_supply[BOOT] == 2


@rule("root:2.6")
def test_crafted_cards_cannot_be_spent() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {1: 1}},
        pieces={"sawmill": {1: 1}},
        crafted={"marquise": [card("tax_collector")]},
    )
    marquise_board(t).actions = 3
    assert ("overwork", -1) not in offered(step(t)).options
    t.hands[MARQUISE] = [card("tax_collector", 1)]
    assert ("overwork", -1) in offered(step(t)).options


@rule("root:2.7", "root:r.45")
def test_partners_are_no_enemies() -> None:
    t = table(
        "vagabond",
        "alliance",
        "marquise",
        "eyrie",
        pieces={"sympathy": {5: 1}, "sawmill": {5: 1}},
        warriors={"alliance": {5: 1}},
    )
    t.coalition[VAGABOND] = ALLIANCE
    vagabonds(t)[0].at = c(5)
    assert defenders(t, VAGABOND, c(5)) == [MARQUISE]
    assert defenders(t, ALLIANCE, c(5)) == [MARQUISE]
    whole = vagabonds(t)[0].items[:]
    run(remove_all_enemies(t, ALLIANCE, [c(5)]))
    assert vagabonds(t)[0].items == whole
