"""What a seat has seen stays known to it, whatever is dealt anew; what it has not seen may be anything (r.164)."""

from __future__ import annotations

from klubovna.games.root.cards import draw, steal
from klubovna.games.root.facts import ALLIANCE, EYRIE, GARDEN, LIZARDS, MARQUISE, RIVERFOLK, Card, Faction
from klubovna.games.root.state import Table
from klubovna.kernel import new
from klubovna.kernel.chance import Chance
from klubovna.kernel.game import Game
from klubovna.testing import rule
from root.alliances import FOXES, MICE, RABBITS, alliance, board
from root.boards import marquise_board
from root.plots import play
from root.rare import ruin
from root.tables import c, card, game, table, table_of


def dealt(t: Table, seat: int, often: int = 40) -> list[Table]:
    """The table as this seat may imagine it, again and again."""
    found = []
    for seed in range(often):
        copy = t.clone()
        copy.redeal(seat, Chance(seed))
        found.append(copy)
    return found


def hands(tables: list[Table], faction: Faction) -> set[tuple[Card, ...]]:
    return {tuple(sorted(t.hands[faction])) for t in tables}


# -- open hands --------------------------------------------------------------------------------------------------------


@rule("root:11.2.3#1", "root:r.164")
def test_the_riverfolks_hand_is_the_same_for_everybody() -> None:
    held = {"marquise": FOXES[:2], "riverfolk": MICE[:3], "eyrie": RABBITS[:2]}
    t = table("marquise", "riverfolk", "eyrie", hands=held)
    for one in MICE[:3]:
        t.seen[one] = 0xFFFF
    for seat, others in ((0, [EYRIE]), (1, [MARQUISE, EYRIE]), (2, [MARQUISE])):
        tables = dealt(t, seat)
        assert hands(tables, RIVERFOLK) == {tuple(sorted(MICE[:3]))}
        assert all(len(hands(tables, other)) > 10 for other in others)
        assert all(len(one.hands[other]) == 2 for one in tables for other in others)


@rule("root:11.2.3#1", "root:r.164")
def test_what_the_riverfolk_draw_everybody_knows() -> None:
    g = new("root", 3, seed=5, roles=["marquise", "riverfolk", "eyrie"], options={"any_reach": True})
    for seat in (0, 2):
        assert hands(dealt(table_of(g), seat), RIVERFOLK) == {tuple(sorted(table_of(g).hands[RIVERFOLK]))}
        assert g.view(seat)["table"]["factions"][1]["hand"] is not None


# -- what was shown ----------------------------------------------------------------------------------------------------


def spied() -> Game:
    """The Marquise looks at the Eyrie's hand."""
    t = table(
        "marquise",
        "eyrie",
        "alliance",
        hands={"eyrie": [card("sappers"), card("armorers")], "alliance": RABBITS[:2]},
        crafted={"marquise": [card("codebreakers")]},
    )
    g = game(t)
    play(g, ("deed", ("use", card("codebreakers"))), ("effect.codebreakers", EYRIE))
    return g


@rule("root:1.2.1#1", "root:4.1.3#2", "root:r.164")
def test_a_hand_seen_by_codebreakers_stays_known_when_it_grows() -> None:
    t = table_of(spied())
    draw(t, EYRIE, 2)
    shown = {card("sappers"), card("armorers")}
    assert all(shown <= set(one.hands[EYRIE]) and len(one.hands[EYRIE]) == 4 for one in dealt(t, 0))
    assert len(hands(dealt(t, 0), EYRIE)) > 10
    assert not all(shown <= set(one.hands[EYRIE]) for one in dealt(t, 2))


@rule("root:1.2.1#1", "root:r.164")
def test_a_card_seen_in_a_hand_is_known_no_more_when_it_may_have_gone() -> None:
    """Of two known cards one is taken at random by a third player: which, only the two of them know."""
    t = table_of(spied())
    taken = steal(t, ALLIANCE, EYRIE)
    left = (card("sappers") + card("armorers")) - taken
    assert not all(left in one.hands[EYRIE] for one in dealt(t, 0))
    assert not all(taken in one.hands[ALLIANCE] for one in dealt(t, 0))
    for seat in (1, 2):
        assert all(taken in one.hands[ALLIANCE] for one in dealt(t, seat))
    assert not all(left in one.hands[EYRIE] for one in dealt(t, 2))  # the Alliance never saw the other one


@rule("root:8.2.6#3", "root:r.68", "root:r.164")
def test_a_hand_shown_for_outrage_stays_known_to_the_alliance_alone() -> None:
    t = alliance("marquise", "eyrie", pieces={"sympathy": {1: 1}}, warriors={"marquise": {5: 2}}, on_turn="marquise")
    t.hands[MARQUISE] = RABBITS[:2]
    for one in RABBITS[:2]:
        t.deck.remove(one)
        t.seen[one] = 0b010
    marquise_board(t).actions = 3
    g = game(t)
    play(g, ("deed", ("march", -1)), ("move.to", c(1)), ("move.count", 1))
    top = board(table_of(g)).supporters[0]
    draw(table_of(g), MARQUISE, 1)
    assert all(set(RABBITS[:2]) <= set(one.hands[MARQUISE]) for one in dealt(table_of(g), 0))
    assert not all(set(RABBITS[:2]) <= set(one.hands[MARQUISE]) for one in dealt(table_of(g), 2))
    assert {board(one).supporters[0] for one in dealt(table_of(g), 0)} == {top}
    assert len({board(one).supporters[0] for one in dealt(table_of(g), 1)}) > 10


@rule("root:10.6.1", "root:r.164")
def test_cards_revealed_for_rituals_stay_known_when_they_return_to_the_hand() -> None:
    own = [card("investments"), card("codebreakers"), card("anvil")]
    t = table("lizards", "marquise", warriors={"lizards": {9: 2}, "marquise": {1: 2}}, hands={"lizards": own})
    t.put_piece(GARDEN, c(9))
    g = game(t)
    play(g, ("deed", ("recruit", -1)), ("cult.recruit", card("investments")), ("cult.recruit.where", c(2)))
    while g.decision is not None and g.decision.seat == 0:
        g.choose(0)
    t = table_of(g)
    assert set(own) < set(t.hands[LIZARDS])
    assert all(card("investments") in one.hands[LIZARDS] for one in dealt(t, 1))
    assert not all(card("codebreakers") in one.hands[LIZARDS] for one in dealt(t, 1))


# -- supporters, quests, ruins -----------------------------------------------------------------------------------------


@rule("root:8.2.3#3", "root:r.164")
def test_supporters_and_hands_are_dealt_anew_from_one_pool() -> None:
    """A card that another seat has not seen may be in the deck, in a hand or among the supporters."""
    t = alliance("marquise", supporters=[FOXES[0], MICE[0]], hands={"alliance": [RABBITS[0]]})
    tables = dealt(t, 1, often=400)
    assert {len(board(one).supporters) for one in tables} == {2}
    assert {len(one.hands[ALLIANCE]) for one in tables} == {1}
    for hidden in (FOXES[0], RABBITS[0]):
        assert any(hidden in one.deck for one in tables)
        assert any(hidden in board(one).supporters for one in tables)
        assert any(hidden in one.hands[ALLIANCE] for one in tables)


@rule("root:9.3.3", "root:r.164")
def test_the_order_of_the_quest_deck_is_unknown_to_all() -> None:
    g = new("root", 3, seed=3, roles=["marquise", "vagabond", "eyrie"], options={"any_reach": True})
    while len(table_of(g).quests) < 3 or g.decision is None:
        assert g.decision is not None
        g.choose(0)
    for seat in range(3):
        tables = dealt(table_of(g), seat)
        assert all(one.quests == table_of(g).quests for one in tables)
        assert all(sorted(one.quest_deck) == sorted(table_of(g).quest_deck) for one in tables)
        assert len({one.quest_deck[-1] for one in tables}) > 5


@rule("root:9.3.4", "root:r.164")
def test_what_lies_under_the_ruins_is_unknown_to_all() -> None:
    g = new("root", 2, seed=3, roles=["marquise", "vagabond"], options={"any_reach": True})
    while not any(table_of(g).ruin_items):
        assert g.decision is not None
        g.choose(0)
    for seat in range(2):
        found = [[tuple(items) for items in one.ruin_items] for one in dealt(table_of(g), seat)]
        assert len({tuple(one) for one in found}) > 8
        assert {tuple(map(len, one)) for one in found} == {tuple(map(len, table_of(g).ruin_items))}


@rule("root:9.7.1#2", "root:9.7.1#5", "root:r.164")
def test_who_has_looked_under_a_ruin_remembers_what_he_left_there() -> None:
    g = ruin()
    play(g, ("vagabond.ruin", None))
    t = table_of(g)
    looked = {tuple(sorted(one.ruin_items[c(6)])) for one in dealt(t, 0)}
    assert looked == {tuple(sorted(t.ruin_items[c(6)]))}
    assert len({tuple(sorted(one.ruin_items[c(6)])) for one in dealt(t, 2)}) > 5
    views = [g.view(seat)["table"]["factions"] for seat in (0, 2)]
    assert views[0][0]["board"]["seen_in_ruins"][c(6)] == ["boot", "hammer"]
    assert views[1][2]["board"]["seen_in_ruins"][c(6)] == []
    assert "seen_in_ruins" not in views[1][0]["board"]
