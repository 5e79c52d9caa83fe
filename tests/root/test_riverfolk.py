"""11 Riverfolk Company: faction rules, set-up and turn."""

from klubovna.games.root import RULES
from klubovna.games.root.cards import give, steal
from klubovna.games.root.factions.riverfolk.role import ROLE, Riverfolk
from klubovna.games.root.facts import (
    BOOT,
    CARD_FACTS,
    COIN,
    EYRIE,
    FOX,
    MARQUISE,
    MOUSE,
    RABBIT,
    RIVERFOLK,
    TRADE_POST,
    Faction,
)
from klubovna.games.root.move import destinations
from klubovna.games.root.removal import Loss, remove, remove_all_enemies
from klubovna.games.root.rule import ruler
from klubovna.games.root.setup import setup
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, TURN_BEGINS, TURN_ENDS, Table
from klubovna.games.root.turn import step
from klubovna.testing import offered, rule, run
from root.boards import riverfolk_board, seen
from root.tables import at, c, card, table

COMPANY = ROLE
assert isinstance(COMPANY, Riverfolk)


def lay(t: Table, box: str, **warriors: int) -> None:
    """Warriors from their supplies into a box of the Riverfolk's board."""
    for name, count in warriors.items():
        faction = {"marquise": MARQUISE, "eyrie": EYRIE, "riverfolk": RIVERFOLK}[name]
        t.supply[faction] -= count
        getattr(riverfolk_board(t), box)[faction] += count


def held(box: list[int]) -> dict[str, int]:
    names = {MARQUISE: "marquise", EYRIE: "eyrie", RIVERFOLK: "riverfolk"}
    return {names[Faction(f)]: n for f, n in enumerate(box) if n}


def deeds(t: Table) -> list[tuple[str, int]]:
    """What the menu offers to the Riverfolk now, without the end."""
    return COMPANY.actions(t)


# -- 11.2 Faction rules and abilities --------------------------------------------------------------------------------


@rule("root:11.2.1", "root:11.5.3", "root:r.127")
def test_funds_on_empty_spaces_craft() -> None:
    """Two mouse posts are off their track: one on the map, one out of the game."""
    t = table("riverfolk", "marquise", pieces={"trade_post": {2: 1}}, hands={"riverfolk": [card("scouting_party")]})
    lay(t, "funds", riverfolk=1, marquise=1)
    assert ("craft", card("scouting_party")) not in deeds(t)
    riverfolk_board(t).lost[MOUSE] = 1
    assert ("craft", card("scouting_party")) in deeds(t)
    run(COMPANY.daylight(t), deed=("craft", card("scouting_party")))
    assert held(riverfolk_board(t).on_tracks[MOUSE]) == {"marquise": 1, "riverfolk": 1}
    assert t.crafted[RIVERFOLK] == [card("scouting_party")]
    assert COMPANY.crafting_clearings(t) == []


@rule("root:11.5.3", "root:r.127")
def test_a_space_with_a_fund_is_used_this_turn() -> None:
    t = table(
        "riverfolk",
        "marquise",
        pieces={"trade_post": {2: 1}},
        hands={"riverfolk": [card("root_tea_fox"), card("mouse_in_a_sack")]},
    )
    lay(t, "funds", riverfolk=3)
    run(COMPANY.daylight(t), deed=("craft", card("root_tea_fox")))
    assert t.vp[RIVERFOLK] == 2
    assert [what for what, _ in deeds(t) if what in ("craft", "export")] == []


@rule("root:11.5.3")
def test_each_symbol_needs_a_fund() -> None:
    t = table(
        "riverfolk", "marquise", pieces={"trade_post": {3: 1, 4: 1}}, hands={"riverfolk": [card("protection_racket")]}
    )
    lay(t, "funds", riverfolk=1)
    assert ("craft", card("protection_racket")) not in deeds(t)
    lay(t, "funds", marquise=1)
    assert ("craft", card("protection_racket")) in deeds(t)


@rule("root:11.5.3")
def test_a_question_mark_takes_a_space_of_any_suit() -> None:
    t = table("riverfolk", "marquise", hands={"riverfolk": [card("royal_claim")]})
    riverfolk_board(t).lost = [0, 1, 1, 3]
    lay(t, "funds", riverfolk=4)
    run(
        COMPANY.daylight(t),
        deed=("craft", card("royal_claim")),
        riverfolk_space=[MOUSE, FOX, MOUSE, RABBIT],
    )
    assert [sum(row) for row in riverfolk_board(t).on_tracks] == [0, 1, 1, 2]


@rule("root:11.2.2#1", "root:11.2.2#2", "root:11.2.2#3")
def test_swimmers() -> None:
    """From 4 the river leads to 7; paths lead to 8, 9 and 12. The Marquise rules all of them."""
    t = table("riverfolk", "marquise", warriors={"riverfolk": {4: 1}, "marquise": {4: 2, 7: 3, 8: 3, 9: 3, 12: 3}})
    assert destinations(t, RIVERFOLK, c(4)) == [c(7)]
    assert c(7) not in destinations(t, MARQUISE, c(4))
    t.put_warriors(RIVERFOLK, c(9), 4)
    assert destinations(t, RIVERFOLK, c(4)) == [c(7), c(9)]


@rule("root:11.2.3#1")
def test_everybody_sees_the_hand() -> None:
    config = RULES.config(3, 5, ["marquise", "riverfolk", "eyrie"], {})
    t = setup(config)
    hand = sorted(CARD_FACTS[one].id for one in t.hands[RIVERFOLK])
    assert len(hand) == 3
    for seat in (0, 1, 2, None):
        assert sorted(seen(t, seat)["factions"][1]["hand"]) == hand
    assert seen(t, 1)["factions"][0]["hand"] is None
    assert all(t.seen[one] & 0b111 == 0b111 for one in t.hands[RIVERFOLK])
    t.redeal(0, t.chance)
    assert sorted(CARD_FACTS[one].id for one in t.hands[RIVERFOLK]) == hand


@rule("root:11.2.3#2")
def test_a_random_card_is_drawn_blindly() -> None:
    hand = [card("ambush_fox"), card("ambush_mouse"), card("ambush_rabbit")]
    taken = set()
    for seed in range(20):
        t = table("riverfolk", "marquise", seed=seed)
        for one in hand:
            give(t, RIVERFOLK, one)
        taken.add(steal(t, MARQUISE, RIVERFOLK))
        assert all(t.seen[one] & 0b11 == 0b11 for one in hand)
    assert taken == set(hand)


@rule("root:11.2.4", "root:11.5#1", "root:11.5.4", "root:r.125")
def test_any_fund_can_be_committed() -> None:
    t = table("riverfolk", "marquise")
    assert deeds(t) == []
    lay(t, "funds", marquise=2, riverfolk=1)
    lay(t, "payments", marquise=3)
    for owner in (MARQUISE, RIVERFOLK, MARQUISE):
        answers = {"riverfolk_commit": owner} if len(COMPANY.owners(t)) > 1 else {}
        run(COMPANY.daylight(t), deed=("draw", -1), **answers)
    assert len(t.hands[RIVERFOLK]) == 3
    assert held(riverfolk_board(t).committed) == {"marquise": 2, "riverfolk": 1}
    assert held(riverfolk_board(t).funds) == {}
    assert deeds(t) == []


@rule("root:11.5#1", "root:11.4.3")
def test_committed_warriors_are_funds_again() -> None:
    t = table("riverfolk", "marquise", phase=BIRDSONG)
    lay(t, "committed", marquise=1)
    lay(t, "payments", riverfolk=2)
    t.supply[MARQUISE] -= 1
    riverfolk_board(t).on_tracks[FOX][MARQUISE] = 1
    run(COMPANY.birdsong(t))
    assert held(riverfolk_board(t).funds) == {"marquise": 2, "riverfolk": 2}
    assert not any(riverfolk_board(t).payments + riverfolk_board(t).committed + riverfolk_board(t).on_tracks[FOX])


# -- 11.2.5 Trade posts ----------------------------------------------------------------------------------------------


@rule("root:11.2.5.I#1", "root:11.2.5.I#2", "root:r.129")
def test_trade_disruption() -> None:
    t = table("marquise", "riverfolk", "eyrie", warriors={"marquise": {8: 1}}, pieces={"trade_post": {8: 1}})
    lay(t, "funds", marquise=1, eyrie=2, riverfolk=2)
    lay(t, "payments", marquise=2)
    lay(t, "committed", riverfolk=2)
    before = t.supply[:]
    loss = Loss(RIVERFOLK, MARQUISE, c(8), 0, [(TRADE_POST, 1)])
    # Five funds: three go, as the Riverfolk choose: no cat, both birds, and then an otter.
    run(remove(t, [loss]), riverfolk_disruption=[0, 2])
    assert held(riverfolk_board(t).funds) == {"marquise": 1, "riverfolk": 1}
    assert held(riverfolk_board(t).payments) == {"marquise": 2}
    assert held(riverfolk_board(t).committed) == {"riverfolk": 2}
    assert t.supply[EYRIE] == before[EYRIE] + 2
    assert t.supply[RIVERFOLK] == before[RIVERFOLK] + 1
    assert t.vp[MARQUISE] == 1
    assert t.lost[TRADE_POST] == 1
    assert seen(t, 0)["factions"][1]["board"]["posts_left"] == {"fox": 2, "rabbit": 3, "mouse": 3}


@rule("root:r.129")
def test_each_lost_post_disrupts_the_trade_anew() -> None:
    t = table("marquise", "riverfolk", pieces={"trade_post": {1: 1, 6: 1}})
    lay(t, "funds", riverfolk=7)
    run(remove_all_enemies(t, MARQUISE, [c(1), c(6)]), trigger=("disruption", c(6)))
    assert held(riverfolk_board(t).funds) == {"riverfolk": 1}  # 7 - 4 - 2
    assert t.vp[MARQUISE] == 2


@rule("root:11.2.5.I#2")
def test_no_more_than_three_posts_of_a_suit_ever() -> None:
    t = table("riverfolk", "marquise", warriors={"riverfolk": {8: 1, 3: 1}}, pieces={"trade_post": {1: 1, 6: 1}})
    lay(t, "funds", riverfolk=4)
    assert COMPANY.sites(t) == [c(3), c(8)]
    riverfolk_board(t).lost[FOX] = 1
    assert COMPANY.sites(t) == [c(3)]


# -- 11.3 Faction set-up ---------------------------------------------------------------------------------------------


@rule("root:11.3.1", "root:11.3.2", "root:11.3.3", "root:11.3.4", "root:11.3.5", "root:r.15")
def test_set_up() -> None:
    t = table("riverfolk", "eyrie")
    assert t.supply[RIVERFOLK] == 15
    first = offered(COMPANY.set_up(t))
    assert first.options == [c(4), c(5), c(7), c(10), c(11)]
    t = table("riverfolk", "eyrie")
    assert offered(COMPANY.set_up(t), riverfolk_start=[c(11)]).options == [1, 2, 3, 4]
    t = table("riverfolk", "eyrie")
    run(COMPANY.set_up(t), riverfolk_start=[c(4), c(4), c(7), c(11)], riverfolk_price=[3, 1, 4])
    assert at(t.warriors[RIVERFOLK]) == {4: 2, 7: 1, 11: 1}
    assert held(riverfolk_board(t).payments) == {"riverfolk": 3}
    assert t.supply[RIVERFOLK] == 8
    assert riverfolk_board(t).prices == [3, 1, 4]
    assert seen(t, 1)["factions"][0]["board"]["posts_left"] == {"fox": 3, "rabbit": 3, "mouse": 3}


@rule("root:r.50")
def test_not_beside_the_keep_in_set_up() -> None:
    """The lake map has a corner on the water."""
    t = table("marquise", "riverfolk", map="lake", pieces={"keep": {1: 1}})
    assert c(1) in t.chart.river_clearings
    assert offered(COMPANY.set_up(t)).options == [c(10), c(11), c(12)]


# -- 11.4 Birdsong ---------------------------------------------------------------------------------------------------


@rule("root:11.4", "root:11.4.2", "root:11.4.3")
def test_dividends_before_gathering() -> None:
    t = table("riverfolk", "marquise", phase=BIRDSONG, pieces={"trade_post": {1: 1}})
    lay(t, "payments", marquise=4)
    lay(t, "funds", riverfolk=2)
    run(COMPANY.birdsong(t))
    assert t.vp[RIVERFOLK] == 1
    assert held(riverfolk_board(t).funds) == {"marquise": 4, "riverfolk": 2}
    assert t.phase == DAYLIGHT


@rule("root:11.4.1")
def test_protectionism_only_with_an_empty_box() -> None:
    t = table("riverfolk", "marquise")
    lay(t, "payments", marquise=1)
    COMPANY.protect(t)
    assert held(riverfolk_board(t).payments) == {"marquise": 1}
    t = table("riverfolk", "marquise")
    COMPANY.protect(t)
    assert held(riverfolk_board(t).payments) == {"riverfolk": 2}
    assert t.supply[RIVERFOLK] == 13


@rule("root:11.4.2")
def test_no_dividends_without_a_post_on_the_map() -> None:
    t = table("riverfolk", "marquise", pieces={"trade_post": {1: 1}})
    lay(t, "funds", riverfolk=5)
    lay(t, "payments", marquise=4)
    lay(t, "committed", marquise=4)
    COMPANY.score_dividends(t)
    assert t.vp[RIVERFOLK] == 2
    t.take_piece(TRADE_POST, c(1))
    COMPANY.score_dividends(t)
    assert t.vp[RIVERFOLK] == 2


@rule("root:ex.made.17", "root:11.4", "root:11.4.1", "root:11.4.2", "root:11.4.3")
def test_the_worked_birdsong() -> None:
    t = table("riverfolk", "marquise", phase=BIRDSONG, pieces={"trade_post": {8: 1}})
    lay(t, "funds", riverfolk=3, marquise=2)
    lay(t, "committed", riverfolk=1, marquise=2)
    run(COMPANY.birdsong(t))
    assert t.vp[RIVERFOLK] == 2
    assert held(riverfolk_board(t).funds) == {"riverfolk": 6, "marquise": 4}


# -- 11.5 Daylight ---------------------------------------------------------------------------------------------------


@rule("root:11.5.1")
def test_move() -> None:
    t = table("riverfolk", "marquise", warriors={"riverfolk": {4: 3}})
    lay(t, "funds", marquise=1)
    run(COMPANY.daylight(t), deed=("move", -1), move_to=c(7), move_count=2)
    assert at(t.warriors[RIVERFOLK]) == {4: 1, 7: 2}
    assert held(riverfolk_board(t).committed) == {"marquise": 1}


@rule("root:11.5.2")
def test_battle() -> None:
    t = table("riverfolk", "marquise", warriors={"riverfolk": {4: 3}, "marquise": {4: 1}}, dice=(1, 0))
    lay(t, "funds", riverfolk=1)
    run(COMPANY.daylight(t), deed=("battle", -1))
    assert at(t.warriors[MARQUISE]) == {}
    assert held(riverfolk_board(t).committed) == {"riverfolk": 1}


@rule("root:11.5.3.I#1", "root:r.128")
def test_export() -> None:
    t = table(
        "riverfolk", "marquise", pieces={"trade_post": {3: 1, 4: 1}}, hands={"riverfolk": [card("protection_racket")]}
    )
    lay(t, "funds", marquise=2)
    supply, coins = t.supply[RIVERFOLK], t.item_supply[COIN]
    run(COMPANY.daylight(t), deed=("export", card("protection_racket")))
    assert t.discard == [card("protection_racket")]
    assert (t.vp[RIVERFOLK], t.items[RIVERFOLK], t.item_supply[COIN]) == (0, [], coins)
    assert held(riverfolk_board(t).payments) == {"riverfolk": 1}
    assert t.supply[RIVERFOLK] == supply - 1
    assert held(riverfolk_board(t).on_tracks[RABBIT]) == {"marquise": 2}


@rule("root:11.5.3.I#1")
def test_an_exported_favor_removes_nothing() -> None:
    t = table(
        "riverfolk",
        "marquise",
        warriors={"marquise": {1: 2}},
        hands={"riverfolk": [card("favor_of_the_foxes")]},
    )
    riverfolk_board(t).lost[FOX] = 3
    lay(t, "funds", riverfolk=3)
    run(COMPANY.daylight(t), deed=("export", card("favor_of_the_foxes")))
    assert at(t.warriors[MARQUISE]) == {1: 2}
    assert held(riverfolk_board(t).payments) == {"riverfolk": 1}


@rule("root:11.5.3.I#2", "root:ex.law.5")
def test_what_cannot_be_crafted_cannot_be_exported() -> None:
    t = table(
        "riverfolk",
        "marquise",
        pieces={"trade_post": {2: 1, 3: 1, 4: 1}},
        hands={"riverfolk": [card("travel_gear_fox"), card("sappers", 1), card("root_tea_fox"), card("foxfolk_steel")]},
        crafted={"riverfolk": [card("sappers")]},
    )
    lay(t, "funds", riverfolk=3)
    t.item_supply[BOOT] = 0
    assert [deed for deed in deeds(t) if deed[0] in ("craft", "export")] == [
        ("craft", card("root_tea_fox")),
        ("export", card("root_tea_fox")),
    ]


@rule("root:11.5.5", "root:11.5#3", "root:r.125")
def test_recruit_on_the_river() -> None:
    t = table("riverfolk", "marquise", phase=7)
    lay(t, "funds", marquise=1, riverfolk=1)
    supply = t.supply[:]
    asked = offered(COMPANY.recruit(t), riverfolk_spend=MARQUISE)
    assert asked.options == [c(4), c(5), c(7), c(10), c(11)]
    t = table("riverfolk", "marquise")
    lay(t, "funds", marquise=1, riverfolk=1)
    run(COMPANY.daylight(t), deed=("recruit", -1), riverfolk_spend=MARQUISE, riverfolk_recruit=c(10))
    assert at(t.warriors[RIVERFOLK]) == {10: 1}
    assert t.supply[MARQUISE] == supply[MARQUISE] + 1
    assert t.supply[RIVERFOLK] == supply[RIVERFOLK] - 1
    assert held(riverfolk_board(t).committed) == {}


@rule("root:r.126")
def test_the_last_warrior_is_a_fund() -> None:
    t = table("riverfolk", "marquise", warriors={"riverfolk": {12: 14}})
    lay(t, "funds", riverfolk=1, marquise=1)
    assert t.supply[RIVERFOLK] == 0
    run(COMPANY.daylight(t), deed=("recruit", -1), riverfolk_recruit=c(4))
    assert t.warriors[RIVERFOLK][c(4)] == 1
    assert held(riverfolk_board(t).funds) == {"marquise": 1}
    assert ("recruit", -1) not in deeds(t)


@rule("root:11.2.5", "root:11.5.6", "root:11.5.6.III#1", "root:11.5.6.III#2", "root:11.5#3", "root:r.15")
def test_a_trade_post_with_garrison() -> None:
    t = table("riverfolk", "marquise", warriors={"marquise": {6: 2}})
    lay(t, "funds", marquise=3)
    supply = t.supply[MARQUISE]
    run(COMPANY.daylight(t), deed=("post", -1))
    assert at(t.pieces[TRADE_POST]) == {6: 1}
    assert at(t.warriors[RIVERFOLK]) == {6: 1}
    assert t.supply[MARQUISE] == supply + 2
    assert held(riverfolk_board(t).funds) == {"marquise": 1}
    assert t.vp[RIVERFOLK] == 2
    assert COMPANY.crafting_pieces(t) == [0, 1, 0, 0]


@rule("root:11.5.6.III#2", "root:r.15")
def test_every_post_scores_two() -> None:
    t = table("riverfolk", "marquise", warriors={"riverfolk": {1: 1, 6: 1, 8: 1}})
    lay(t, "funds", riverfolk=6)
    for clearing in (1, 6, 8):
        more = {} if clearing == 8 else {"riverfolk_post": c(clearing)}
        run(COMPANY.daylight(t), deed=("post", -1), **more)
    assert t.vp[RIVERFOLK] == 6


@rule("root:11.5.6.I", "root:11.5.6.II", "root:r.125", "root:r.130")
def test_where_a_trade_post_may_stand() -> None:
    """Tied, too few cats, own rule, a post already, the keep."""
    t = table(
        "riverfolk",
        "marquise",
        "alliance",
        warriors={"marquise": {1: 1, 3: 2, 9: 3}, "alliance": {1: 1}, "riverfolk": {4: 1, 8: 1}},
        pieces={"trade_post": {8: 1}, "keep": {9: 1}},
    )
    lay(t, "funds", marquise=1, riverfolk=2)
    assert COMPANY.sites(t) == [c(4)]
    lay(t, "funds", marquise=1)
    assert COMPANY.sites(t) == [c(3), c(4)]
    t.put_warriors(MARQUISE, c(1), 1)
    assert COMPANY.sites(t) == [c(1), c(3), c(4)]
    riverfolk_board(t).lost[RABBIT] = 3
    assert COMPANY.sites(t) == [c(1)]


@rule("root:11.5.6.II")
def test_the_ruler_pays_for_the_post() -> None:
    t = table("riverfolk", "marquise", "eyrie", warriors={"eyrie": {6: 1}, "marquise": {6: 1}})
    assert ruler(t, c(6)) == EYRIE
    lay(t, "funds", marquise=1, riverfolk=5)
    assert COMPANY.sites(t) == []
    lay(t, "funds", eyrie=2)
    run(COMPANY.found_post(t))
    assert held(riverfolk_board(t).funds) == {"marquise": 1, "riverfolk": 5}


@rule("root:r.130")
def test_a_post_needs_no_slot() -> None:
    t = table("riverfolk", "marquise", warriors={"marquise": {1: 1}}, pieces={"sawmill": {1: 1}})
    lay(t, "funds", marquise=2)
    assert t.open_slots(c(1)) == 0
    run(COMPANY.found_post(t))
    assert at(t.pieces[TRADE_POST]) == {1: 1}


@rule("root:11.5#2")
def test_actions_in_any_order_and_number() -> None:
    t = table("riverfolk", "marquise", warriors={"riverfolk": {4: 2}})
    lay(t, "funds", riverfolk=5)
    for deed, more in (
        ("draw", {}),
        ("move", {"move_to": c(7), "move_count": 1}),
        ("draw", {}),
        ("recruit", {"riverfolk_recruit": c(4)}),
        ("move", {"move_from": c(4), "move_to": c(7), "move_count": 1}),
    ):
        run(COMPANY.daylight(t), deed=(deed, -1), **more)
    assert held(riverfolk_board(t).funds) == {}
    assert held(riverfolk_board(t).committed) == {"riverfolk": 4}
    assert len(t.hands[RIVERFOLK]) == 2


# -- 11.6 Evening ----------------------------------------------------------------------------------------------------


@rule("root:11.6", "root:11.6.1", "root:11.6.2")
def test_discard_then_prices_and_no_draw() -> None:
    hand = [card(f"ambush_{suit}") for suit in ("fox", "rabbit", "mouse", "bird")]
    hand += [card("anvil"), card("sappers"), card("cobbler")]
    t = table("riverfolk", "marquise", phase=EVENING, hands={"riverfolk": hand})
    riverfolk_board(t).prices = [2, 2, 2]
    run(step(t), discard=[card("anvil"), card("cobbler")])
    assert len(t.hands[RIVERFOLK]) == 5
    assert riverfolk_board(t).prices == [2, 2, 2]
    asked = offered(step(t))
    assert (asked.kind.name, asked.options) == ("riverfolk.price", [1, 2, 3, 4])
    run(step(t), riverfolk_price=[4, 2, 1])
    assert riverfolk_board(t).prices == [4, 2, 1]
    assert t.phase == TURN_ENDS
    assert len(t.hands[RIVERFOLK]) == 5


@rule("root:11.6.1")
def test_a_small_hand_stays_as_it_is() -> None:
    t = table("riverfolk", "marquise", phase=EVENING, hands={"riverfolk": [card("anvil")]})
    deck = len(t.deck)
    run(step(t))
    assert (t.hands[RIVERFOLK], len(t.deck)) == ([card("anvil")], deck)


# -- a whole turn ----------------------------------------------------------------------------------------------------


@rule("root:11.4", "root:11.5#2", "root:11.6")
def test_a_whole_turn() -> None:
    """Riverfolk against the Marquise, every number by hand.

    Birdsong: payments hold 2 cats, so no Protectionism; 3 funds (2 otters, a cat) and a post on the map give 1 point;
    gathered: 2 otters, 4 cats (one was committed). Daylight: a post at 6 (ruled by the cats) costs two cats: 2 points.
    A fund on the fox space of the first post exports the anvil, one on that of the second crafts Armorers. A recruit
    for an otter at 7, and a move down the river to 11 for the last otter; nothing is left to commit.
    Evening: five cards may stay, one goes; then the prices.
    """
    hand = [card("anvil"), card("armorers"), card("ambush_fox"), card("cobbler"), card("sappers"), card("codebreakers")]
    hand += [card("investments"), card("bake_sale")]
    t = table(
        "riverfolk",
        "marquise",
        phase=TURN_BEGINS,
        warriors={"riverfolk": {8: 1}, "marquise": {6: 2, 12: 1}},
        pieces={"trade_post": {8: 1}},
        hands={"riverfolk": hand},
    )
    lay(t, "payments", marquise=2)
    lay(t, "funds", riverfolk=2, marquise=1)
    lay(t, "committed", marquise=1)
    run(step(t))
    run(step(t))
    assert t.vp[RIVERFOLK] == 1
    assert held(riverfolk_board(t).funds) == {"riverfolk": 2, "marquise": 4}
    run(step(t), deed=("post", -1), riverfolk_post=c(6))
    assert t.vp[RIVERFOLK] == 3
    assert held(riverfolk_board(t).funds) == {"riverfolk": 2, "marquise": 2}
    run(step(t), deed=("export", card("anvil")), riverfolk_craft=MARQUISE)
    run(step(t), deed=("craft", card("armorers")), riverfolk_craft=MARQUISE)
    assert held(riverfolk_board(t).payments) == {"riverfolk": 1}
    assert t.crafted[RIVERFOLK] == [card("armorers")]
    run(step(t), deed=("recruit", -1), riverfolk_recruit=c(7))
    run(step(t), deed=("move", -1), move_from=c(7), move_to=c(11))
    run(step(t))
    assert t.phase == EVENING
    run(step(t), discard=card("ambush_fox"))
    run(step(t), riverfolk_price=[1, 2, 3])
    run(step(t))
    assert t.on_turn == MARQUISE
    assert at(t.warriors[RIVERFOLK]) == {6: 1, 8: 1, 11: 1}
    assert at(t.pieces[TRADE_POST]) == {6: 1, 8: 1}
    assert held(riverfolk_board(t).funds) == {}
    assert held(riverfolk_board(t).committed) == {"riverfolk": 1}
    assert held(riverfolk_board(t).on_tracks[FOX]) == {"marquise": 2}
    assert t.supply[RIVERFOLK] == 15 - 3 - 1 - 1  # on the map, in payments, committed
    assert t.supply[MARQUISE] == 25 - 3 - 2
    assert riverfolk_board(t).prices == [1, 2, 3]
    assert len(t.hands[RIVERFOLK]) == 5
    assert t.vp[RIVERFOLK] == 3
