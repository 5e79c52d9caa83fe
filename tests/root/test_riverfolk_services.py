"""11.2.6, 11.2.7 The services of the Riverfolk, and what is made of them."""

from typing import Any

import pytest

from klubovna.games.root.battle import Battle, battle, battlefields, defenders, take_hits
from klubovna.games.root.factions.riverfolk.role import HAND_CARD, MERCENARIES, RIVERBOATS, ROLE, Riverfolk
from klubovna.games.root.factions.vagabond.actions import slips
from klubovna.games.root.factions.vagabond.board import DAMAGED, EXHAUSTED, HOSTILE, vagabonds
from klubovna.games.root.facts import (
    ALLIANCE,
    BOOT,
    COIN,
    EYRIE,
    FIRST_FOREST,
    LIZARDS,
    MARQUISE,
    RIVERFOLK,
    SWORD,
    SYMPATHY,
    TEA,
    TORCH,
    VAGABOND,
    Clearing,
    Faction,
)
from klubovna.games.root.move import destinations, neighbours, origins
from klubovna.games.root.roles import ROLES
from klubovna.games.root.rule import ruler
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, TURN_BEGINS, TURN_ENDS, Table
from klubovna.games.root.turn import begin, step
from klubovna.kernel.state import GameOver
from klubovna.testing import offered, rule, run
from root.boards import alliance_board, riverfolk_board, seen
from root.tables import at, c, card, table

COMPANY = ROLE
assert isinstance(COMPANY, Riverfolk)
HAND = [card("anvil"), card("ambush_fox"), card("cobbler")]


def shop(*others: str, **more: Any) -> Table:
    """The Riverfolk with three cards in hand and prices 1, 2, 3; the first of the others begins its turn."""
    t = table(*others, "riverfolk", phase=TURN_BEGINS, **{"hands": {"riverfolk": HAND}, **more})
    for one in t.hands[RIVERFOLK]:
        t.seen[one] = 0xFFFF
    riverfolk_board(t).prices = [1, 2, 3]
    return t


def hire(t: Table, who: Faction) -> Table:
    t.borrower, t.lender = who, RIVERFOLK
    t.changed_everywhere()
    return t


# -- 11.2.6 Buying ---------------------------------------------------------------------------------------------------


@rule("root:11.2.6", "root:11.2.6.I", "root:r.117", "root:11.2.7.I#1")
def test_a_card_is_bought_at_the_start_of_birdsong() -> None:
    t = shop("marquise", "eyrie")
    assert offered(step(t)).options == [None, HAND_CARD, RIVERBOATS, MERCENARIES]
    t = shop("marquise", "eyrie")
    riverfolk_board(t).prices[HAND_CARD] = 4
    run(step(t), riverfolk_buy=HAND_CARD, riverfolk_buy_card=card("ambush_fox"))
    assert t.hands[MARQUISE] == [card("ambush_fox")]
    assert sorted(t.hands[RIVERFOLK]) == sorted([card("anvil"), card("cobbler")])
    assert riverfolk_board(t).payments[MARQUISE] == 4
    assert t.supply[MARQUISE] == 21
    assert t.seen[card("ambush_fox")] & 0b111 == 0b111
    assert t.phase == BIRDSONG


@rule("root:11.2.6")
def test_only_others_buy_and_only_then() -> None:
    t = shop("marquise", on_turn="riverfolk")
    run(step(t))
    assert t.phase == BIRDSONG
    t = shop("marquise")
    run(step(t), riverfolk_buy=None)
    while t.on_turn == MARQUISE:
        run(step(t))  # no more services: every menu but the end is empty
    assert not any(riverfolk_board(t).payments)


@rule("root:11.2.6.I", "root:r.117")
def test_a_service_is_paid_in_full_from_the_supply() -> None:
    t = shop("marquise", warriors={"marquise": {1: 23}})
    assert offered(step(t)).options == [None, HAND_CARD, RIVERBOATS]
    t.put_warriors(MARQUISE, c(1), 1)
    assert offered(begin(t)).options == [None, HAND_CARD]
    t.put_warriors(MARQUISE, c(1), 1)
    run(begin(t))
    assert t.phase == BIRDSONG


@rule("root:11.2.6.II", "root:r.118")
def test_one_service_and_one_more_for_each_post_with_pieces() -> None:
    """Posts at 1 (a token of the Marquise), 6 (a warrior), 8 (nothing of hers): three services."""
    t = shop("marquise", warriors={"marquise": {6: 1}}, pieces={"trade_post": {1: 1, 6: 1, 8: 1}, "wood": {1: 1}})
    run(step(t), riverfolk_buy=[RIVERBOATS, MERCENARIES, HAND_CARD], riverfolk_buy_card=card("anvil"))
    assert riverfolk_board(t).payments[MARQUISE] == 6
    assert (t.rivers, t.borrower) == (True, MARQUISE)
    t = shop("marquise")
    run(step(t), riverfolk_buy=[RIVERBOATS])
    assert t.phase == BIRDSONG


@rule("root:11.2.7.I#2", "root:r.118")
def test_cards_again_and_again_but_boats_and_hirelings_once() -> None:
    more: dict[str, Any] = {"warriors": {"marquise": {1: 1, 6: 1}}, "pieces": {"trade_post": {1: 1, 6: 1}}}
    t = shop("marquise", **more)
    run(step(t), riverfolk_buy=[HAND_CARD] * 3, riverfolk_buy_card=[card("anvil"), card("ambush_fox")])
    assert sorted(t.hands[MARQUISE]) == sorted(HAND)
    assert t.hands[RIVERFOLK] == []
    t = shop("marquise", **more)
    asked = offered(step(t), riverfolk_buy=[RIVERBOATS, MERCENARIES])
    assert asked.options == [None, HAND_CARD]


@rule("root:11.2.7.I#1")
def test_no_card_from_an_empty_hand() -> None:
    t = shop("marquise", hands={})
    assert offered(step(t)).options == [None, RIVERBOATS, MERCENARIES]


@rule("root:r.22")
def test_dominance_is_looked_at_before_anything_is_bought() -> None:
    t = shop("marquise", "eyrie", warriors={"marquise": {1: 1, 6: 1, 8: 1}})
    t.dominance[MARQUISE] = card("dominance_fox")
    with pytest.raises(GameOver):
        run(step(t))
    assert t.winners == [MARQUISE]


@rule("root:r.22", "root:1.1.3")
def test_the_buyer_orders_buying_and_other_effects_of_the_moment() -> None:
    """Better Burrow Bank lets the Marquise draw with the Riverfolk; she may buy first or last."""
    more: dict[str, Any] = {"crafted": {"marquise": [card("better_burrow_bank")]}}
    first = offered(step(shop("marquise", **more)))
    assert first.kind.name == "trigger"
    assert ("services", -1) in first.options
    t = shop("marquise", **more)
    assert offered(step(t), trigger=("services", -1)).kind.name == "riverfolk.buy"
    assert len(t.hands[RIVERFOLK]) == 3
    t = shop("marquise", **more)
    bank = next(name for name in first.options if name != ("services", -1))
    assert offered(step(t), trigger=bank).kind.name == "riverfolk.buy"
    assert len(t.hands[RIVERFOLK]) == 4


# -- 11.2.6.III The Vagabond -----------------------------------------------------------------------------------------


def vagabond_shop(*tools: int, **more: Any) -> Table:
    """He stands in clearing 10 with these items; a hand card costs 3, boats 2, mercenaries 1."""
    t = shop("vagabond", "marquise", **more)
    riverfolk_board(t).prices = [3, 2, 1]
    vagabonds(t)[0].at = c(10)
    vagabonds(t)[0].items = sorted(tools)
    return t


@rule("root:11.2.6.III", "root:11.2.6.I", "root:r.88")
def test_the_vagabond_pays_with_items() -> None:
    """Of five items one is exhausted and one damaged: three are left, just the price of a card."""
    t = vagabond_shop(BOOT, SWORD, TEA, TORCH + EXHAUSTED, COIN + DAMAGED)
    run(step(t), riverfolk_buy=HAND_CARD, riverfolk_buy_card=card("ambush_fox"))
    assert t.hands[VAGABOND] == [card("ambush_fox")]
    assert riverfolk_board(t).payments[RIVERFOLK] == 3
    assert riverfolk_board(t).payments[VAGABOND] == 0
    assert t.supply[RIVERFOLK] == 12
    assert all(tool & EXHAUSTED for tool in vagabonds(t)[0].items if not tool & DAMAGED)
    assert vagabonds(t)[0].teapots == 1
    t = vagabond_shop(BOOT, SWORD, TORCH + EXHAUSTED)
    assert offered(step(t)).options == [None, RIVERBOATS]


@rule("root:11.2.7.III.b")
def test_the_vagabond_hires_nobody() -> None:
    t = vagabond_shop(BOOT, SWORD, TORCH, TEA)
    assert offered(step(t)).options == [None, HAND_CARD, RIVERBOATS]


@rule("root:r.119")
def test_the_riverfolk_place_what_they_have() -> None:
    t = vagabond_shop(BOOT, SWORD, TORCH, warriors={"riverfolk": {4: 14}})
    run(step(t), riverfolk_buy=HAND_CARD, riverfolk_buy_card=card("anvil"))
    assert riverfolk_board(t).payments[RIVERFOLK] == 1
    assert t.supply[RIVERFOLK] == 0
    assert all(tool & EXHAUSTED for tool in vagabonds(t)[0].items)


@rule("root:r.118")
def test_the_pawn_is_a_piece_at_a_trade_post() -> None:
    t = vagabond_shop(*[BOOT] * 5, pieces={"trade_post": {10: 1}})
    run(step(t), riverfolk_buy=[RIVERBOATS, HAND_CARD], riverfolk_buy_card=card("anvil"))
    assert riverfolk_board(t).payments[RIVERFOLK] == 5


@rule("root:r.124", "root:11.2.7.II")
def test_boats_for_the_vagabond() -> None:
    """He needs no rule to go down the river; the forests next to him stay the same."""
    t = vagabond_shop(BOOT, BOOT, BOOT, warriors={"marquise": {5: 3, 10: 3}})
    assert c(5) not in destinations(t, VAGABOND, c(10))
    slips_before = [place for place in slips(t, vagabonds(t)[0]) if place >= FIRST_FOREST]
    run(step(t), riverfolk_buy=RIVERBOATS)
    assert c(5) in destinations(t, VAGABOND, c(10))
    assert [place for place in slips(t, vagabonds(t)[0]) if place >= FIRST_FOREST] == slips_before


@rule("root:r.123")
def test_the_vagabond_is_angry_with_who_hired() -> None:
    """The Marquise attacks him with an otter alone; his hit makes her faction hostile, not the Riverfolk."""
    t = table("marquise", "vagabond", "riverfolk", dice=(1, 1), warriors={"riverfolk": {10: 1}})
    board = vagabonds(t)[0]
    board.at = c(10)
    board.items = [SWORD]
    board.relations[MARQUISE] = board.relations[RIVERFOLK] = 0
    run(battle(hire(t, MARQUISE), Battle(MARQUISE, VAGABOND, c(10))))
    assert at(t.warriors[RIVERFOLK]) == {}
    assert (board.relations[MARQUISE], board.relations[RIVERFOLK]) == (HOSTILE, 0)


# -- 11.2.7.II Riverboats --------------------------------------------------------------------------------------------


@rule("root:11.2.7.II", "root:r.124")
def test_riverboats() -> None:
    """4 and 7 share a river; whoever takes the boats must still rule one of them."""
    t = shop("marquise", "eyrie", warriors={"marquise": {4: 1, 5: 1}, "eyrie": {4: 2, 10: 2, 5: 2, 7: 2}})
    assert c(7) not in neighbours(t, MARQUISE, c(4))
    run(step(t), riverfolk_buy=RIVERBOATS)
    assert c(7) in neighbours(t, MARQUISE, c(4))
    assert c(7) not in destinations(t, MARQUISE, c(4))
    t.put_warriors(MARQUISE, c(4), 2)
    assert c(7) in destinations(t, MARQUISE, c(4))
    assert c(7) not in neighbours(t, EYRIE, c(4))
    t.phase = TURN_ENDS
    run(step(t))
    assert c(7) not in neighbours(t, MARQUISE, c(4))
    assert c(7) not in neighbours(t, EYRIE, c(4))


# -- 11.2.7.III Mercenaries ------------------------------------------------------------------------------------------


@rule("root:11.2.7.III#1", "root:r.120", "root:1.1.4#1")
def test_hired_warriors_rule_for_the_buyer_in_daylight_and_evening() -> None:
    t = shop("marquise", "eyrie", warriors={"marquise": {5: 1}, "riverfolk": {5: 2, 4: 1}, "eyrie": {5: 2}})
    run(step(t), riverfolk_buy=MERCENARIES)
    ruled: dict[int, tuple[Faction, Faction]] = {}
    while t.phase <= TURN_ENDS and t.on_turn == MARQUISE:
        ruled[t.phase] = (ruler(t, c(5)), ruler(t, c(4)))
        run(step(t), **({"deed": None} if len(deeds_now(t)) > 1 else {}))
    assert ruled[BIRDSONG] == (EYRIE, RIVERFOLK)
    assert [ruled[phase] for phase in (DAYLIGHT, EVENING, TURN_ENDS)] == [(MARQUISE, MARQUISE)] * 3
    t.phase = DAYLIGHT  # of the next player: the contract is over
    t.changed_everywhere()
    assert (ruler(t, c(5)), ruler(t, c(4))) == (EYRIE, RIVERFOLK)


def deeds_now(t: Table) -> list[Any]:
    """The options of the menu, if there is one with a choice."""
    copy = t.clone()
    try:
        return offered(step(copy)).options
    except AssertionError:
        return []


@rule("root:11.2.7.III#1", "root:1.1.4#1")
def test_hired_warriors_tie_for_the_eyrie() -> None:
    t = hire(table("eyrie", "marquise", "riverfolk", warriors={"riverfolk": {5: 2}, "marquise": {5: 2}}), EYRIE)
    assert ruler(t, c(5)) == EYRIE


@rule("root:r.112")
def test_a_garden_outranks_hired_warriors() -> None:
    t = table("marquise", "lizards", "riverfolk", warriors={"riverfolk": {5: 4}}, pieces={"garden": {5: 1}})
    assert ruler(hire(t, MARQUISE), c(5)) == LIZARDS


@rule("root:11.2.7.III#2")
def test_hired_warriors_do_not_move() -> None:
    t = hire(
        table("marquise", "eyrie", "riverfolk", warriors={"riverfolk": {5: 2, 4: 1}, "marquise": {4: 1}}), MARQUISE
    )
    assert origins(t, MARQUISE) == [c(4)]
    ROLES[MARQUISE].begin_turn(t)
    asked = offered(ROLES[MARQUISE].daylight(t), deed=("march", -1), move_to=c(8))
    assert asked.kind.name == "move.from"  # one warrior only, so the number was not asked
    assert at(t.warriors[MARQUISE]) == {8: 1}


@rule("root:11.2.7.III#3", "root:r.121")
def test_hired_warriors_fight_along() -> None:
    """1 cat and 2 otters roll a 3: three hits. Against the Riverfolk only the cat counts."""
    t = table(
        "marquise",
        "eyrie",
        "riverfolk",
        dice=(3, 0),
        warriors={"marquise": {5: 1}, "riverfolk": {5: 2}, "eyrie": {5: 4}},
    )
    run(battle(hire(t, MARQUISE), Battle(MARQUISE, EYRIE, c(5))))
    assert at(t.warriors[EYRIE]) == {5: 1}
    t = table(
        "marquise",
        "eyrie",
        "riverfolk",
        dice=(3, 3),
        warriors={"marquise": {5: 1}, "riverfolk": {5: 2}, "eyrie": {5: 4}},
    )
    run(battle(hire(t, MARQUISE), Battle(MARQUISE, RIVERFOLK, c(5))))
    assert at(t.warriors[RIVERFOLK]) == {5: 1}
    assert at(t.warriors[MARQUISE]) == {}


@rule("root:r.121", "root:11.2.7.III#3")
def test_hired_warriors_alone_start_a_battle_but_never_against_their_own() -> None:
    t = table(
        "marquise",
        "eyrie",
        "riverfolk",
        dice=(2, 1),
        warriors={"riverfolk": {5: 2, 4: 2}, "eyrie": {5: 3}},
    )
    assert battlefields(t, MARQUISE) == []
    hire(t, MARQUISE)
    assert battlefields(t, MARQUISE) == [c(5)]
    assert defenders(t, MARQUISE, c(5)) == [EYRIE]
    t.phase = BIRDSONG
    assert battlefields(t, MARQUISE) == []
    t.phase = DAYLIGHT
    run(battle(t, Battle(MARQUISE, EYRIE, c(5))))
    assert (at(t.warriors[EYRIE]), at(t.warriors[RIVERFOLK])) == ({5: 1}, {5: 1, 4: 2})


@rule("root:r.121", "root:11.2.7.III.a#1", "root:r.122")
def test_hired_warriors_are_attackers_left_after_an_ambush() -> None:
    """Two ambush hits take the cat and an otter; the other otter still deals its hit."""
    t = table(
        "marquise",
        "eyrie",
        "riverfolk",
        dice=(3, 0),
        warriors={"marquise": {5: 1}, "riverfolk": {5: 2}, "eyrie": {5: 3}},
        hands={"eyrie": [card("ambush_rabbit")]},
    )
    run(battle(hire(t, MARQUISE), Battle(MARQUISE, EYRIE, c(5))), battle_ambush=card("ambush_rabbit"))
    assert at(t.warriors[MARQUISE]) == {}
    assert at(t.warriors[RIVERFOLK]) == {5: 1}
    assert at(t.warriors[EYRIE]) == {5: 2}


@rule("root:11.2.7.III#4", "root:r.23")
def test_hired_warriors_do_not_count_for_dominance() -> None:
    more: dict[str, Any] = {"warriors": {"marquise": {1: 1, 6: 1}, "riverfolk": {8: 3}}}
    t = table("marquise", "eyrie", "riverfolk", phase=DAYLIGHT, **more)
    t.dominance[MARQUISE] = card("dominance_fox")
    hire(t, MARQUISE)
    assert [ruler(t, c(n)) for n in (1, 6, 8)] == [MARQUISE] * 3
    t.phase = TURN_BEGINS
    t.changed_everywhere()
    run(step(t), riverfolk_buy=None)
    assert (t.winners, t.phase) == ([], BIRDSONG)


@rule("root:11.2.7.III#5")
def test_hired_warriors_are_not_removed_for_the_buyers_own_ends() -> None:
    """Organize takes an own warrior off the map; hired ones do not serve."""
    t = table(
        "alliance",
        "marquise",
        "riverfolk",
        phase=EVENING,
        warriors={"riverfolk": {5: 3, 4: 1}, "alliance": {4: 1}},
    )
    alliance_board(t).officers = 1
    hire(t, ALLIANCE)
    run(ROLES[ALLIANCE].evening(t), deed=("organize", -1))
    assert at(t.pieces[SYMPATHY]) == {4: 1}
    assert at(t.warriors[RIVERFOLK]) == {4: 1, 5: 3}


@rule("root:11.2.7.III#5")
def test_the_tax_collector_takes_no_hired_warrior() -> None:
    t = table(
        "marquise",
        "eyrie",
        "riverfolk",
        warriors={"marquise": {4: 1, 9: 1}, "riverfolk": {4: 1, 5: 2}},
        crafted={"marquise": [card("tax_collector")]},
    )
    asked = offered(ROLES[MARQUISE].daylight(hire(t, MARQUISE).clone()), deed=("use", card("tax_collector")))
    assert asked.options == [c(4), c(9)]
    run(ROLES[MARQUISE].daylight(t), deed=("use", card("tax_collector")), effect_tax=c(4))
    assert (at(t.warriors[MARQUISE]), at(t.warriors[RIVERFOLK])) == ({9: 1}, {4: 1, 5: 2})


# -- 11.2.7.III.a Hits -----------------------------------------------------------------------------------------------


def hits_taken(own: int, hired: int, hits: int) -> tuple[int, int]:
    """How many own and hired warriors the buyer loses to so many hits."""
    t = table("marquise", "eyrie", "riverfolk", warriors={"marquise": {5: own}, "riverfolk": {5: hired}})
    losses = run(take_hits(hire(t, MARQUISE), MARQUISE, Battle(MARQUISE, EYRIE, c(5)), hits))
    by_owner = {loss.owner: loss.warriors for loss in losses}
    return by_owner.get(MARQUISE, 0), by_owner.get(RIVERFOLK, 0)


@rule("root:11.2.7.III.a#1", "root:r.122")
def test_hits_are_split_and_the_odd_one_is_the_buyers() -> None:
    assert hits_taken(3, 3, 1) == (1, 0)
    assert hits_taken(3, 3, 2) == (1, 1)
    assert hits_taken(3, 3, 3) == (2, 1)
    assert hits_taken(3, 3, 5) == (3, 2)
    assert hits_taken(4, 1, 4) == (3, 1)
    assert hits_taken(1, 4, 4) == (1, 3)
    assert hits_taken(0, 2, 1) == (0, 1)


@rule("root:11.2.7.III.a#2", "root:r.122")
def test_buildings_and_tokens_only_after_all_warriors() -> None:
    def lost(hits: int) -> dict[Faction, tuple[int, int]]:
        t = table(
            "marquise",
            "eyrie",
            "riverfolk",
            warriors={"marquise": {5: 1}, "riverfolk": {5: 1}},
            pieces={"sawmill": {5: 1}},
        )
        losses = run(take_hits(hire(t, MARQUISE), MARQUISE, Battle(MARQUISE, EYRIE, c(5)), hits))
        return {loss.owner: (loss.warriors, loss.count) for loss in losses}

    assert lost(2) == {MARQUISE: (1, 0), RIVERFOLK: (1, 0)}
    assert lost(3) == {MARQUISE: (1, 1), RIVERFOLK: (1, 0)}


@rule("root:ex.made.16", "root:11.2.7.III.a#1", "root:11.2.7.III.a#2")
def test_the_worked_split() -> None:
    t = table(
        "marquise",
        "eyrie",
        "riverfolk",
        warriors={"marquise": {5: 1}, "riverfolk": {5: 3}},
        pieces={"wood": {5: 1}},
    )
    losses = run(take_hits(hire(t, MARQUISE), MARQUISE, Battle(MARQUISE, EYRIE, c(5)), 4))
    assert [(loss.owner, loss.warriors, loss.count) for loss in losses] == [(MARQUISE, 1, 0), (RIVERFOLK, 3, 0)]


@rule("root:r.122")
def test_ambush_and_roll_are_split_separately() -> None:
    """An ambush takes one of each; of the one rolled hit the odd one is the cats' again."""
    t = table(
        "marquise",
        "eyrie",
        "riverfolk",
        dice=(1, 1),
        warriors={"marquise": {5: 3}, "riverfolk": {5: 3}, "eyrie": {5: 1}},
        hands={"eyrie": [card("ambush_rabbit")]},
    )
    run(battle(hire(t, MARQUISE), Battle(MARQUISE, EYRIE, c(5))), battle_ambush=card("ambush_rabbit"))
    assert (at(t.warriors[MARQUISE]), at(t.warriors[RIVERFOLK])) == ({5: 1}, {5: 2})


@rule("root:r.123")
def test_hired_warriors_stay_pieces_of_the_riverfolk() -> None:
    """Two hits: a cat and an otter. Hospitals save the cat only; the otter returns to its own supply."""
    t = table(
        "marquise",
        "eyrie",
        "riverfolk",
        dice=(2, 2),
        warriors={"marquise": {5: 2}, "riverfolk": {5: 2}, "eyrie": {5: 4}},
        pieces={"keep": {1: 1}},
        hands={"marquise": [card("cobbler")]},
    )
    run(battle(hire(t, MARQUISE), Battle(MARQUISE, EYRIE, c(5))), marquise_hospital=card("cobbler"))
    assert at(t.warriors[MARQUISE]) == {1: 1, 5: 1}
    assert at(t.warriors[RIVERFOLK]) == {5: 1}
    assert t.supply[RIVERFOLK] == 14


@rule("root:r.67")
def test_the_buyer_answers_for_a_token_his_hirelings_remove() -> None:
    t = table(
        "marquise",
        "alliance",
        "riverfolk",
        dice=(0, 0),
        warriors={"riverfolk": {5: 1}},
        pieces={"sympathy": {5: 1}},
        hands={"marquise": [card("cobbler")], "riverfolk": [card("bake_sale")]},
    )
    run(battle(hire(t, MARQUISE), Battle(MARQUISE, ALLIANCE, c(5))))
    assert t.vp[MARQUISE] == 1
    assert t.hands[MARQUISE] == []
    assert t.hands[RIVERFOLK] == [card("bake_sale")]
    assert alliance_board(t).supporters == [card("cobbler")]


@rule("root:r.158")
def test_hired_warriors_hold_the_pass_at_the_end_of_evening() -> None:
    t = table("marquise", "eyrie", "riverfolk", map="mountain", phase=TURN_ENDS)
    t.put_warriors(RIVERFOLK, Clearing(t.tower), 1)
    run(step(hire(t, MARQUISE)))
    assert t.vp[MARQUISE] == 1


@rule("root:r.164")
def test_everybody_sees_the_whole_board() -> None:
    t = shop("marquise", "eyrie")
    run(step(t), riverfolk_buy=MERCENARIES)
    boards = [seen(t, seat)["factions"][2]["board"] for seat in (0, 1, 2, None)]
    assert boards == [boards[0]] * 4
    assert boards[0]["payments"] == {"marquise": 3}
    assert boards[0]["hired_by"] == "marquise"
    assert boards[0]["prices"] == {"hand_card": 1, "riverboats": 2, "mercenaries": 3}
