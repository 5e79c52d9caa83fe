"""What is picked as a set: marked in any order, and told the game in one order (2.5#2, 9.2.7, 12.5.2.v …)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from klubovna.games.root import RULES
from klubovna.games.root.factions.duchy.ministers import BANKER, CAPTAIN
from klubovna.games.root.facts import BASE, CORVIDS, DUCHY, MARQUISE, RIVERFOLK, SAWMILL, WOOD, Card
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, EVENING, TURN_BEGINS
from klubovna.kernel import Game, new
from klubovna.kernel.errors import IllegalChoice
from klubovna.testing import rule
from root.alliances import BIRDS, FOXES, MICE, RABBITS, alliance
from root.boards import corvid_board, duchy_board, marquise_board, riverfolk_board
from root.plots import corvids, play
from root.rare import hideout, raid_where
from root.tables import c, card, game, table, table_of
from root.vagabonds import vagabond


def wanderer(items: str, phase: int) -> Game:
    t = table("vagabond", "marquise", phase=phase)
    vagabond(t, at=5, items=items)
    return game(t)


def refresh() -> Game:
    return wanderer("~boot ~sword ~tea ~hammer", BIRDSONG)


def damage() -> Game:
    t = table("marquise", "vagabond", warriors={"marquise": {5: 3}}, dice=(2, 0))
    vagabond(t, at=5, items="boot sword hammer")
    marquise_board(t).actions = 3
    g = game(t)
    play(g, ("deed", ("battle", -1)))
    return g


def service() -> Game:
    t = table("vagabond", "riverfolk", phase=TURN_BEGINS, hands={"riverfolk": [card("anvil")]})
    vagabond(t, at=5, items="boot sword hammer")
    riverfolk_board(t).prices = [2, 4, 4]
    g = game(t)
    play(g, ("riverfolk.buy", 0))
    return g


def limit() -> Game:
    return wanderer("boot boot sword sword hammer crossbow torch ~boot", EVENING)


def duchy(*hand: Card, phase: int = DAYLIGHT, moment: int = 0, swayed: tuple[int, ...] = (), **more: Any) -> Game:
    t = table("duchy", "marquise", phase=phase, hands={"duchy": list(hand)}, **more)
    t.moment = moment
    for minister in swayed:
        duchy_board(t).swayed[minister] = True
    return game(t)


def banker() -> Game:
    """Two foxes and a bird: birds complete any suit."""
    hand = (card("anvil"), card("foxfolk_steel"), card("birdy_bindle"), card("bake_sale"))
    g = duchy(*hand, moment=1, swayed=(BANKER,))
    play(g, ("deed", ("minister", BANKER)))
    return g


def sway() -> Game:
    hand = (card("anvil"), card("foxfolk_steel"), card("bake_sale"), card("mouse_in_a_sack"))
    g = duchy(*hand, moment=2, warriors={"duchy": {1: 1, 6: 1, 5: 1, 2: 1}})
    play(g, ("deed", ("sway", CAPTAIN)))
    return g


def corvid_recruits() -> Game:
    t = corvids(warriors={"corvids": {7: 13}}, hands={"corvids": [card("anvil")]}, phase=BIRDSONG)
    g = game(t)
    play(g, ("deed", ("recruit", -1)))
    return g


def riverfolk_start() -> Game:
    return new("root", seats=2, seed=1, roles=["riverfolk", "alliance"], options={"any_reach": True})


def craft_with() -> Game:
    claim = card("royal_claim")
    t = table(
        "alliance", "marquise", hands={"alliance": [claim]}, pieces={"sympathy": dict.fromkeys((1, 2, 3, 4, 5, 7), 1)}
    )
    g = game(t)
    play(g, ("deed", ("craft", claim)))
    return g


def hand_limit() -> Game:
    """Eight cards and one that is drawn: four go."""
    names = "anvil sappers armorers cobbler bake_sale investments root_tea_fox codebreakers"
    t = table("marquise", "eyrie", phase=EVENING, hands={"marquise": [card(name) for name in names.split()]})
    return game(t)


def supporters() -> Game:
    t = alliance("marquise", supporters=[*FOXES[:3], *BIRDS[:1]], pieces={"sympathy": {1: 1}}, phase=BIRDSONG)
    g = game(t)
    play(g, ("deed", ("revolt", -1)))
    return g


def last_base() -> Game:
    """The only base falls: of ten supporters eight are left, and five may stay."""
    t = alliance("marquise", supporters=[*MICE[:2], *FOXES, *RABBITS], dice=(3, 0), on_turn="marquise")
    t.put_warriors(MARQUISE, c(9), 4)
    t.put_piece(BASE, c(9))
    marquise_board(t).actions = 3
    g = game(t)
    play(g, ("deed", ("battle", -1)))
    return g


def cats(what: str = "", **given: Any) -> Game:
    t = table("marquise", "eyrie", **given)
    marquise_board(t).actions = 3
    g = game(t)
    if what:
        play(g, ("deed", (what, -1)))
    return g


def wood() -> Game:
    return cats(phase=BIRDSONG, pieces={"sawmill": {1: 1, 5: 2, 8: 1}, "wood": {2: 6}})


def recruiters() -> Game:
    return cats("recruit", warriors={"marquise": {2: 23}}, pieces={"recruiter": {1: 1, 5: 2, 8: 1}})


def building_wood() -> Game:
    pieces = {"wood": {1: 2, 5: 1, 9: 1}, "sawmill": {2: 2}, "recruiter": {3: 2}, "workshop": {7: 2}}
    g = cats("build", warriors={"marquise": {1: 2, 5: 1, 9: 1}}, pieces=pieces)
    play(g, ("marquise.build", SAWMILL), ("marquise.build.where", c(5)))
    return g


def hits() -> Game:
    """Three hits on a sawmill, a workshop and two wood."""
    pieces = {"sawmill": {5: 1}, "workshop": {5: 1}, "wood": {5: 2}}
    t = table("corvids", "marquise", dice=(2, 0), warriors={"corvids": {5: 3}}, pieces=pieces)
    corvid_board(t).actions = 3
    g = game(t)
    play(g, ("deed", ("battle", -1)))
    return g


def funds() -> Game:
    pieces = {"trade_post": {2: 1, 7: 1}}
    t = table("riverfolk", "marquise", pieces=pieces, hands={"riverfolk": [card("scouting_party")]})
    for owner in (MARQUISE, RIVERFOLK):
        riverfolk_board(t).funds[owner] = 2
        t.supply[owner] -= 2
    g = game(t)
    play(g, ("deed", ("craft", card("scouting_party"))))
    return g


SETS: list[tuple[str, Callable[[], Game], int]] = [
    ("vagabond.refresh", refresh, 2),
    ("vagabond.damage", damage, 2),
    ("vagabond.service", service, 2),
    ("vagabond.limit", limit, 2),
    ("vagabond.hideout", hideout, 3),
    ("duchy.banker", banker, 3),
    ("duchy.sway.card", sway, 2),
    ("corvids.recruit.where", corvid_recruits, 2),
    ("corvids.raid.where", raid_where, 2),
    ("riverfolk.start", riverfolk_start, 4),
    ("craft.with", craft_with, 4),
    ("discard", hand_limit, 4),
    ("alliance.supporter", supporters, 2),
    ("alliance.supporter.limit", last_base, 3),
    ("marquise.wood", wood, 2),
    ("marquise.recruit", recruiters, 2),
    ("marquise.build.wood", building_wood, 2),
    ("battle.hit", hits, 3),
    ("riverfolk.craft", funds, 2),
]
"""By kind: a game in which it is asked first, and how many are picked."""


def one_by_one(g: Game, count: int) -> list[Any]:
    """Pick so many, always the first that can be picked, and end the set; what was picked."""
    asked = g.decision
    assert asked is not None
    before = g.inputs
    while (now := g.decision) is not None and now.kind is asked.kind and now.subset is not None:
        if now.subset.picked >= count:
            g.choose(now.options.index(None), now.seat)
            break
        g.choose(next(i for i, x in enumerate(now.options) if x is not None), now.seat)
    given = g.record()["inputs"][before:]
    return [value for seat, kind, value in given if kind == asked.kind.name and value is not None][:count]


@rule("root:9.4.1#2", "root:9.2.7#1", "root:11.2.6.III", "root:9.6.4", "root:E.3.2", "root:12.5.2.v")
@rule("root:12.5.3.ii#1", "root:13.4.3#1", "root:13.7.4#1", "root:11.3.2", "root:4.1.1#4", "root:6.6#2")
@rule("root:8.2.3#1", "root:8.2.4#3", "root:6.4", "root:6.5.3#1", "root:6.5.4.II#2", "root:4.3.3#3", "root:11.5.3")
@pytest.mark.parametrize(("kind", "begin", "count"), SETS, ids=[kind for kind, *_ in SETS])
def test_a_set_is_marked_in_any_order(kind: str, begin: Callable[[], Game], count: int) -> None:
    one, other = begin(), begin()
    asked = other.decision
    assert asked is not None
    assert (asked.kind.name, asked.kind.many) == (kind, True)
    assert asked.subset is not None
    assert asked.subset.picked == 0
    assert asked.subset.least <= count <= asked.subset.most
    assert {x for x in asked.options if x is not None} <= set(asked.subset.items)
    places: list[int] = []
    for value in one_by_one(one, count):
        places.append(next(i for i, x in enumerate(asked.subset.items) if x == value and i not in places))
    assert len(places) == count
    other.choose_set(places[::-1], asked.seat)
    assert other.record()["inputs"] == one.record()["inputs"]
    assert other.fingerprint() == one.fingerprint()


def test_every_kind_that_is_picked_as_a_set_is_looked_at_here() -> None:
    assert {name for name, kind in RULES.kinds.items() if kind.many} == {kind for kind, *_ in SETS}


@rule("root:12.5.2.v", "root:r.137")
def test_a_bank_of_two_suits_is_refused() -> None:
    g = banker()
    asked = g.decision
    assert asked is not None
    assert asked.subset is not None
    mixed = [asked.subset.items.index(card("anvil")), asked.subset.items.index(card("bake_sale"))]
    before = g.fingerprint()
    with pytest.raises(IllegalChoice):
        g.choose_set(mixed, asked.seat)
    assert g.fingerprint() == before
    birds = [asked.subset.items.index(card("birdy_bindle")), asked.subset.items.index(card("bake_sale"))]
    g.choose_set(birds, asked.seat)
    assert table_of(g).vp[DUCHY] == 2


@rule("root:11.3.2")
def test_warriors_of_one_bank_are_marked_as_often_as_they_stand_there() -> None:
    g = riverfolk_start()
    asked = g.decision
    assert asked is not None
    assert asked.subset is not None
    banks = table_of(g).chart.river_clearings
    assert asked.subset.items == [bank for bank in banks for _ in range(4)]
    g.choose_set([0, 1, 2, 4], asked.seat)
    assert [table_of(g).warriors[RIVERFOLK][bank] for bank in banks[:2]] == [3, 1]


@rule("root:13.4.3#1", "root:2.5#2")
def test_too_few_warriors_go_to_the_clearings_that_were_marked() -> None:
    g = corvid_recruits()
    asked = g.decision
    assert asked is not None
    assert asked.subset is not None
    assert asked.subset.items == [c(1), c(6), c(8), c(12)]
    g.choose_set([3, 1], asked.seat)
    assert [table_of(g).warriors[CORVIDS][at] for at in asked.subset.items] == [0, 1, 0, 1]


@rule("root:6.5.4.II#2", "root:r.52")
def test_wood_is_paid_at_once_so_that_its_leaving_cuts_no_way() -> None:
    """With Soup Kitchens the wood on the way rules its clearing: it is paid together with what lies behind it."""
    t = table(
        "marquise",
        "eyrie",
        deck="exiles",
        crafted={"marquise": [card("soup_kitchens")]},
        warriors={"marquise": {5: 3}, "eyrie": {1: 1, 9: 1}},
        pieces={"wood": {1: 1, 9: 1}, "sawmill": {2: 2}, "recruiter": {3: 6}, "workshop": {3: 6}},
    )
    marquise_board(t).actions = 3
    g = game(t)
    play(g, ("deed", ("build", -1)), ("marquise.build.where", c(5)))
    assert [table_of(g).pieces[WOOD][at] for at in (c(1), c(9))] == [0, 0]
    assert table_of(g).pieces[SAWMILL][c(5)] == 1


@rule("root:6.6#2", "root:12.5.2.v")
def test_either_of_two_equal_cards_may_be_marked() -> None:
    names = "anvil sappers armorers bake_sale investments"
    hand = [card(name) for name in names.split()] + [card("cobbler"), card("cobbler", 1)]
    for marked in (0, 1):
        t = table("marquise", "eyrie", phase=EVENING, hands={"marquise": hand})
        g = game(t)
        asked = g.decision
        assert asked is not None
        assert asked.subset is not None
        places = [i for i, one in enumerate(asked.subset.items) if one == card("cobbler")]
        assert len(places) == 2
        others = [i for i in range(len(asked.subset.items)) if i not in places]
        g.choose_set([places[marked], *others[:2]], asked.seat)
        assert (
            table_of(g).hands[MARQUISE].count(card("cobbler")) + table_of(g).hands[MARQUISE].count(card("cobbler", 1))
            == 1
        )
    for both in ([], [card("birdy_bindle")]):
        g = duchy(card("cobbler"), card("cobbler", 1), *both, moment=1, swayed=(BANKER,))
        play(g, ("deed", ("minister", BANKER)))
        asked = g.decision
        assert asked is not None
        assert asked.subset is not None
        g.choose_set(list(range(len(asked.subset.items))), asked.seat)
        assert table_of(g).vp[DUCHY] == 2 + len(both)
        assert table_of(g).discard[:2] == [card("cobbler"), card("cobbler", 1)]
