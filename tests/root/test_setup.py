"""5.1 Set-up, with reach (A) and the variants of set-up (C)."""

from collections import Counter
from typing import Any

import pytest

from klubovna.games.root import RULES
from klubovna.games.root.facts import (
    CARD_FACTS,
    DECK_SIZE,
    DOMINANCE,
    FACTION_IDS,
    ITEMS,
    MAP_IDS,
    MAPS,
    SUITS,
    Clearing,
)
from klubovna.games.root.setup import reach
from klubovna.games.root.state import Table
from klubovna.kernel import new
from klubovna.kernel.errors import SetupError
from klubovna.kernel.game import Game
from klubovna.testing import rule
from root.tables import table_of


def begun(*roles: str | None, seed: int = 1, **options: Any) -> Game:
    return new("root", seats=len(roles), seed=seed, roles=list(roles), options={"any_reach": True, **options})


def after_set_up(*roles: str, seed: int = 1, **options: Any) -> Game:
    """Up to the first turn, with the first option everywhere."""
    g = begun(*roles, seed=seed, **options)
    while not any(e["event"] == "turn" for e in g.events(None)):
        d = g.decision
        assert d is not None
        g.choose(0, d.seat)
    return g


def first_table(*roles: str, seed: int = 1, **options: Any) -> Table:
    return RULES.setup(RULES.config(len(roles), seed, list(roles), {"any_reach": True, **options}))


# -- 5.1 Standard set-up ---------------------------------------------------------------------------------------------


@rule("root:5.1.1#1")
def test_every_seat_has_its_faction_and_all_its_pieces() -> None:
    t = first_table("eyrie", "marquise", "lizards", "duchy")
    assert [FACTION_IDS[f] for f in t.factions] == ["eyrie", "marquise", "lizards", "duchy"]
    assert [t.supply[f] for f in t.factions] == [20, 25, 25, 20]


@rule("root:5.1.1#1", "root:5.1.1#3", "root:A#1")
def test_factions_that_nobody_named_are_dealt_within_the_recommended_reach() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        config = RULES.config(4, seed, [None, None, "alliance", None], {})
        t = RULES.setup(config)
        names = [FACTION_IDS[f].removesuffix("_2") for f in t.factions]
        assert names[2] == "alliance"
        assert reach(names) >= 21
        assert all(n == 1 for name, n in Counter(names).items() if name != "vagabond")
        seen.update(names)
    assert len(seen) == 8


@rule("root:5.1.1#2", "root:r.166")
def test_the_starting_player_is_drawn() -> None:
    firsts = {first_table("eyrie", "marquise", "alliance", seed=seed).seat for seed in range(20)}
    assert firsts == {0, 1, 2}


@rule("root:5.1.1#2", "root:r.171", "root:r.166")
def test_the_seating_order_is_drawn_and_turns_follow_it() -> None:
    roles = ("eyrie", "marquise", "alliance", "duchy")
    tables = [first_table(*roles, seed=seed) for seed in range(400)]
    assert len({tuple(t.order) for t in tables}) == 24
    for t in tables[:20]:
        assert [FACTION_IDS[f] for f in t.factions] == list(roles), "every person keeps seat and faction"
        assert [t.seat_of[f] for f in t.factions] == [0, 1, 2, 3]
        ring = [t.factions[seat] for seat in t.order]
        assert t.others(ring[1]) == [ring[2], ring[3], ring[0]]
    for seed in (1, 2, 3):
        g = after_set_up(*roles, seed=seed)
        assert g.view(None)["table"]["order"] == table_of(g).order
        turns = turns_of_a_round(g)
        assert turns == [table_of(g).factions[seat] for seat in (*table_of(g).order, table_of(g).order[0])]
        assert table_of(g).round == 2


@rule("root:5.1.1#2", "root:r.171")
def test_a_table_may_keep_the_order_in_which_its_people_came() -> None:
    orders = {tuple(first_table("eyrie", "marquise", "alliance", seed=s, seating="given").order) for s in range(30)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    with pytest.raises(SetupError):
        first_table("eyrie", "marquise", seating="as we like")


def turns_of_a_round(g: Game) -> list[int]:
    """Whose turns begin, up to the first one of the second round; everybody does as little as possible."""
    turns: list[int] = []
    while len(turns) <= g.seats:
        d = g.decision
        assert d is not None
        g.choose(0, d.seat)
        turns = [e["params"]["faction"] for e in g.events(None) if e["event"] == "turn"]
    return turns


@rule("root:5.1.1#2")
def test_who_was_drawn_begins() -> None:
    for seed in range(4):
        g = after_set_up("eyrie", "marquise", "duchy", seed=seed)
        turn = next(e for e in g.events(None) if e["event"] == "turn")
        assert turn["params"]["faction"] == table_of(g).factions[table_of(g).order[0]]


@rule("root:5.1.2")
def test_all_scores_begin_at_zero() -> None:
    assert first_table("eyrie", "marquise", "alliance").vp == [0] * 9


@rule("root:5.1.3#1")
@pytest.mark.parametrize("deck", ["standard", "exiles"])
def test_two_players_play_without_dominance(deck: str) -> None:
    t = first_table("eyrie", "marquise", deck=deck)
    cards = [*t.deck, *(card for hand in t.hands for card in hand)]
    assert len(cards) == 50
    assert not any(DOMINANCE[card] for card in cards)


@rule("root:5.1.3#2")
def test_three_cards_each_from_a_shuffled_deck() -> None:
    t = first_table("eyrie", "marquise", "alliance")
    assert [len(t.hands[f]) for f in t.factions] == [3, 3, 3]
    assert len(t.deck) == 45
    assert t.deck != sorted(t.deck)
    assert first_table("eyrie", "marquise", "alliance", seed=2).deck != t.deck
    for seat, faction in enumerate(t.factions):
        assert all(t.seen[card] == 1 << seat for card in t.hands[faction])
    assert all(t.seen[card] == 0 for card in t.deck)


@rule("root:5.1.4", "root:2.2.4#1")
@pytest.mark.parametrize("chart", MAP_IDS)
def test_four_ruins_on_their_slots(chart: str) -> None:
    t = first_table("eyrie", "marquise", map=chart)
    facts = t.chart.facts.clearing
    assert sum(t.ruins) == 4
    assert [c.ruin for c in facts] == t.ruins
    assert all(t.open_slots(Clearing(i)) == c.slots - c.ruin for i, c in enumerate(facts))


@rule("root:5.1.5", "root:r.01")
def test_the_item_supply() -> None:
    t = first_table("eyrie", "marquise")
    supply = {name: t.item_supply[i] for i, name in enumerate(ITEMS) if t.item_supply[i]}
    assert supply == {"bag": 2, "boot": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coin": 2}


@rule("root:5.1.7", "root:r.17")
def test_factions_are_set_up_in_the_order_of_their_letters() -> None:
    order = ["marquise", "eyrie", "alliance", "vagabond", "vagabond_2", "lizards", "riverfolk", "duchy", "corvids"]
    assert list(FACTION_IDS) == order
    g = begun("corvids", "duchy", "lizards", "eyrie", "marquise", "vagabond")
    asked = []
    while not any(e["event"] == "turn" for e in g.events(None)):
        d = g.decision
        assert d is not None
        asked.append(table_of(g).factions[d.seat])
        g.choose(0, d.seat)
    assert asked == sorted(asked)
    assert table_of(g).present == sorted(table_of(g).factions)


# -- A Reach ---------------------------------------------------------------------------------------------------------


@rule("root:A#2")
def test_the_reach_of_each_faction() -> None:
    alone = {name: reach([name]) for name in FACTION_IDS if name != "vagabond_2"}
    assert alone == {
        "marquise": 10,
        "duchy": 8,
        "eyrie": 7,
        "vagabond": 5,
        "riverfolk": 5,
        "alliance": 3,
        "corvids": 3,
        "lizards": 2,
    }
    assert reach(["vagabond", "vagabond"]) == 7


@rule("root:A#1", "root:A#3", "root:r.160")
@pytest.mark.parametrize(
    ("roles", "short"),
    [
        (["marquise", "eyrie", "alliance", "lizards"], None),
        (["eyrie", "vagabond", "riverfolk", "alliance"], (20, 21)),
        (["marquise", "duchy"], None),
        (["marquise", "eyrie"], None),
        (["marquise", "alliance", "vagabond"], None),
        (["duchy", "eyrie", "lizards"], (17, 18)),
        (["marquise", "eyrie", "alliance", "vagabond", "lizards"], None),
        (["duchy", "vagabond", "riverfolk", "alliance", "corvids"], (24, 25)),
        (["duchy", "vagabond", "riverfolk", "alliance", "corvids", "lizards"], (26, 28)),
    ],
)
def test_a_notice_below_the_recommendation(roles: list[str], short: tuple[int, int] | None) -> None:
    g = new("root", seats=len(roles), seed=1, roles=roles)
    told = [e["params"] for e in g.events(None) if e["event"] == "low-reach"]
    assert told == ([] if short is None else [{"reach": short[0], "wanted": short[1]}])


@rule("root:ex.made.25", "root:A#3", "root:r.160")
def test_below_seventeen_is_refused_unless_the_table_says_so() -> None:
    roles = ["alliance", "vagabond", "corvids"]
    with pytest.raises(SetupError):
        new("root", seats=3, seed=1, roles=roles)
    assert not new("root", seats=3, seed=1, roles=roles, options={"any_reach": True}).over


@rule("root:A#3")
def test_a_seat_left_open_must_be_able_to_make_up_for_it() -> None:
    with pytest.raises(SetupError):
        new("root", seats=2, seed=1, roles=["lizards", None])
    t = table_of(new("root", seats=2, seed=1, roles=["eyrie", None]))
    assert FACTION_IDS[t.factions[1]] == "marquise"


@rule("root:r.162")
def test_two_to_six_players_and_only_the_vagabond_twice() -> None:
    for roles in (["marquise"], ["marquise"] * 2, ["vagabond"] * 3 + ["marquise"]):
        with pytest.raises(SetupError):
            new("root", seats=len(roles), seed=1, roles=roles)
    with pytest.raises(SetupError):
        new("root", seats=7, seed=1)
    t = table_of(new("root", seats=3, seed=1, roles=["vagabond", "marquise", "vagabond"]))
    assert sorted(FACTION_IDS[f] for f in t.factions) == ["marquise", "vagabond", "vagabond_2"]


# -- C Variants ------------------------------------------------------------------------------------------------------


@rule("root:C", "root:C.1#1", "root:C.1#2", "root:r.152", "root:r.09")
def test_other_maps_deal_the_suits_anew() -> None:
    assert MAP_IDS == ["autumn", "winter", "lake", "mountain"]
    assert first_table("eyrie", "marquise").chart.id == "autumn"
    printed = [SUITS.index(c.suit) for c in MAPS[0].facts.clearing]
    assert all(first_table("eyrie", "marquise", seed=seed).suits == printed for seed in range(5))
    for chart in MAP_IDS[1:]:
        dealt = [first_table("eyrie", "marquise", map=chart, seed=seed).suits for seed in range(8)]
        assert all(Counter(suits) == {1: 4, 2: 4, 3: 4} for suits in dealt)
        assert len({tuple(suits) for suits in dealt}) > 5


@rule("root:C.1#3", "root:D.2.1", "root:D.3.1#1", "root:D.3.1#2")
def test_each_map_has_its_own_additions() -> None:
    added = {}
    for chart in MAP_IDS:
        t = first_table("eyrie", "marquise", map=chart)
        added[chart] = (t.ferry + 1, t.tower + 1, len(t.closed))
    assert added == {"autumn": (0, 0, 0), "winter": (0, 0, 0), "lake": (1, 0, 0), "mountain": (0, 10, 6)}


@rule("root:C", "root:C.2", "root:B.5.1")
def test_the_other_deck_replaces_the_first_as_a_whole() -> None:
    for deck, first in (("standard", 0), ("exiles", DECK_SIZE)):
        t = first_table("eyrie", "marquise", "alliance", deck=deck, map="lake")
        cards = sorted([*t.deck, *(card for hand in t.hands for card in hand)])
        assert cards == list(range(first, first + DECK_SIZE))
    assert len(CARD_FACTS) == 2 * DECK_SIZE


@rule("root:A#3", "root:r.160", "root:r.162")
@pytest.mark.parametrize(
    ("roles", "english", "czech"),
    [
        (
            ["alliance", "vagabond", "corvids"],
            "These factions have a reach of 11 together, and 17 is the least.",
            "Tyto frakce mají dohromady dosah 11, nejmenší dovolený je 17.",
        ),
        (
            ["lizards", None],
            "Whoever joins, these factions have a reach of 12 together at most, and 17 is the least.",
            "Ať přibude kterákoli frakce, součet dosahu bude nejvýše 12, nejmenší dovolený je 17.",
        ),
        (
            ["vagabond", "vagabond", "vagabond", "marquise"],
            "3 seats want to play the Vagabond, but at most 2 can.",
            "Tuláka chtějí hrát 3 místa, ale smějí nejvýše 2.",
        ),
        (
            ["marquise", "marquise"],
            "The role Marquise de Cat can be played by one seat only.",
            "Roli Markýza z Kocourova může hrát jen jedno místo.",
        ),
    ],
)
def test_a_table_that_cannot_begin_is_refused_in_a_sentence(roles: list[str | None], english: str, czech: str) -> None:
    with pytest.raises(SetupError) as refused:
        new("root", seats=len(roles), seed=1, roles=list(roles))
    assert refused.value.text("en").startswith(english)
    assert refused.value.text("cs").startswith(czech)


@rule("root:r.161")
def test_no_faction_runs_by_itself() -> None:
    assert sorted(RULES.roles) == sorted(name for name in FACTION_IDS if name != "vagabond_2")
    with pytest.raises(SetupError):
        new("root", seats=2, seed=1, roles=["marquise", "mechanical_marquise"])
