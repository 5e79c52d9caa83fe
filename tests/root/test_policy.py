"""The greedy policy of Root: legal everywhere, steady, blind to what is hidden, and much better than chance."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import pytest

import klubovna
from klubovna.games.root import RULES
from klubovna.games.root import kinds as shared
from klubovna.games.root.factions.alliance import kinds as alliance_kinds
from klubovna.games.root.factions.corvids.role import BOMB, SNARE
from klubovna.games.root.factions.cult import kinds as cult_kinds
from klubovna.games.root.factions.duchy import kinds as duchy_kinds
from klubovna.games.root.factions.duchy.ministers import BARON, CAPTAIN
from klubovna.games.root.factions.eyrie import kinds as eyrie_kinds
from klubovna.games.root.factions.eyrie.board import VIZIER
from klubovna.games.root.factions.eyrie.role import MOVE, RECRUIT
from klubovna.games.root.factions.marquise import kinds as marquise_kinds
from klubovna.games.root.factions.marquise import policy as marquise
from klubovna.games.root.factions.vagabond import kinds as vagabond_kinds
from klubovna.games.root.factions.vagabond.board import HOSTILE, vagabonds
from klubovna.games.root.facts import (
    ALLIANCE,
    BASE,
    BOOT,
    DUCHY,
    EYRIE,
    LIZARDS,
    MARQUISE,
    MOUSE,
    PLOT,
    RIVERFOLK,
    SWORD,
    SYMPATHY,
    TORCH,
    VAGABOND,
    WOOD,
    WORKSHOP,
    Faction,
)
from klubovna.games.root.inventory import soak
from klubovna.games.root.policy.greedy import CHOICES, RootPolicy
from klubovna.games.root.policy.odds import odds
from klubovna.games.root.state import BIRDSONG, EVENING, Table
from klubovna.kernel import Game
from klubovna.kernel.decision import Decision, Kind
from root.boards import alliance_board, corvid_board, eyrie_board, marquise_board, riverfolk_board
from root.plots import corvids
from root.plots import play as give
from root.tables import c, card, game, table, table_of

POLICY = RootPolicy()
BASE_FACTIONS = ["marquise", "eyrie", "alliance", "vagabond"]


def answer(g: Game, seat: int, seed: int) -> Any:
    """What the policy chooses when it is handed what the seat knows."""
    dealt = g.determinized(seat, seed)
    decision = next(d for d in dealt.decisions if d.seat == seat)
    return decision.options[POLICY.choose(table_of(dealt), decision, seat)]


def play(roles: list[str], seed: int, greedy: set[int]) -> tuple[Game, float]:
    """A whole game, and how many turns each seat had."""
    g = klubovna.new("root", seats=len(roles), seed=seed, roles=roles, options={"any_reach": True}, journal=False)
    luck = Random(seed)
    turns, on_turn = 0, -1
    while (d := g.decision) is not None:
        if table_of(g).seat != on_turn:
            turns, on_turn = turns + 1, table_of(g).seat
        dealt = luck.getrandbits(32)
        index = d.options.index(answer(g, d.seat, dealt)) if d.seat in greedy else dealt % len(d.options)
        g.choose(index, d.seat)
    return g, turns / len(roles)


def wins(faction: str, games: int, table: list[str]) -> int:
    """How often one greedy seat beats the others of a table, who choose at random; the seating goes round."""
    won = 0
    for seed in range(games):
        roles = table[seed % len(table) :] + table[: seed % len(table)]
        g, _ = play(roles, seed, {roles.index(faction)})
        assert g.result is not None
        won += roles.index(faction) in g.result.winners
    return won


# -- everywhere --------------------------------------------------------------------------------------------------------


def test_every_kind_has_a_choice() -> None:
    assert sorted(CHOICES) == sorted(kind.name for kind in RULES.kinds.values())


def test_answers_are_legal_and_steady_and_leave_the_table_alone() -> None:
    """Random tables with every faction, map and deck, played half by chance."""
    for seed in range(20):
        g = klubovna.new("root", seed=seed, journal=False, **soak(seed))
        luck = Random(seed)
        while (d := g.decision) is not None:
            before = g.fingerprint() if luck.random() < 0.1 else None
            index = POLICY.choose(table_of(g), d, d.seat)
            assert 0 <= index < len(d.options)
            if before is not None:
                assert POLICY.choose(table_of(g), d, d.seat) == index
                assert g.fingerprint() == before
            g.choose(luck.choice([index, luck.randrange(len(d.options))]), d.seat)


def test_hidden_things_make_no_difference() -> None:
    """Whatever is dealt in place of the unknown cards, plots and ruins, the choice is the same."""
    for seed in range(100, 110):
        g = klubovna.new("root", seed=seed, journal=False, **soak(seed))
        luck = Random(seed)
        while (d := g.decision) is not None:
            if luck.random() < 0.3:
                assert len({answer(g, d.seat, luck.getrandbits(32)) for _ in range(3)}) == 1
            index = POLICY.choose(table_of(g), d, d.seat)
            g.choose(luck.choice([index, luck.randrange(len(d.options))]), d.seat)


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_beats_three_random_players(faction: str) -> None:
    assert wins(faction, 8, BASE_FACTIONS) >= 7


@pytest.mark.parametrize("faction", ["lizards", "riverfolk", "duchy", "corvids"])
def test_plays_the_other_factions_too(faction: str) -> None:
    assert wins(faction, 4, [faction, "eyrie", "alliance", "marquise"]) >= 3


def test_four_greedy_players_come_to_an_end() -> None:
    turns = []
    for seed in range(4):
        g, each = play(BASE_FACTIONS, seed, {0, 1, 2, 3})
        assert g.result is not None
        assert g.result.winners
        turns.append(each)
    assert median(turns) <= 20


# -- battles -----------------------------------------------------------------------------------------------------------


def test_the_odds_of_a_battle() -> None:
    """Two dice: 3 is the higher one in 7 of 16 rolls, 2 in 5, 1 in 3; the lower ones mirror them."""
    even = odds(3, 3, 0, False, 0, 0, 3)
    assert (even.killed, even.lost) == (34 / 16, 14 / 16)
    guerrilla = odds(3, 3, 0, True, 0, 0, 3)
    assert (guerrilla.killed, guerrilla.lost) == (14 / 16, 34 / 16)
    undefended = odds(1, 0, 2, False, 1, 0, 1)  # a rolled hit in 15 of 16, and one for defenceless
    assert (undefended.razed, undefended.razes, undefended.lost) == (31 / 16, 1.0, 0.0)


def wish(t: Table, kind: Kind, options: list[Any], faction: Faction, about: Any = None) -> Any:
    """What the policy answers to a question that is put to it."""
    seat = t.seat_of[faction]
    return options[POLICY.choose(t, Decision(seat, kind, options, about), seat)]


def first_wish(t: Table) -> Any:
    """What the policy answers to the first question of a position."""
    g = game(t)
    d = g.decision
    assert d is not None
    return d.options[POLICY.choose(table_of(g), d, d.seat)]


def test_attacks_what_is_not_defended() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {1: 3, 5: 3}, "eyrie": {5: 5}},
        pieces={"roost": {1: 1, 5: 1}},
    )
    assert wish(t, shared.BATTLE_WHERE, [None, c(1), c(5)], MARQUISE) == c(1)
    assert wish(t, shared.BATTLE_WHOM, [EYRIE], MARQUISE, c(1)) == EYRIE


def test_does_not_attack_in_vain() -> None:
    t = table("marquise", "eyrie", warriors={"marquise": {5: 1}, "eyrie": {5: 6}})
    assert wish(t, shared.BATTLE_WHERE, [None, c(5)], MARQUISE) is None


def test_breaks_a_dominance_that_is_about_to_win() -> None:
    t = table(
        "eyrie",
        "marquise",
        warriors={"eyrie": {3: 3, 4: 3, 5: 3}, "marquise": {5: 3, 1: 3}},
        pieces={"roost": {1: 1}},
        vp={"eyrie": 10},
    )
    assert wish(t, shared.BATTLE_WHERE, [None, c(1), c(5)], MARQUISE) == c(1)
    t.dominance[EYRIE] = card("dominance_rabbit")
    assert wish(t, shared.BATTLE_WHERE, [None, c(1), c(5)], MARQUISE) == c(5)


def test_gives_up_what_is_missed_least() -> None:
    t = table("alliance", "marquise", pieces={"base": {1: 1}, "sympathy": {1: 1}})
    assert wish(t, shared.HIT, [BASE, SYMPATHY], ALLIANCE, c(1)) == SYMPATHY


# -- sets: picks go upwards, and the best must not be shut out by the first of them ------------------------------------


def wished_set(g: Game) -> list[Any]:
    """What the policy picks for the open set."""
    asked = g.decision
    assert asked is not None
    before = g.inputs
    while (d := g.decision) is not None and d.kind is asked.kind and d.subset is not None:
        g.choose(POLICY.choose(table_of(g), d, d.seat), d.seat)
    return [value for _, kind, value in g.record()["inputs"][before:] if kind == asked.kind.name]


def test_of_several_pieces_those_go_that_are_missed_least() -> None:
    pieces = {"sawmill": {5: 1}, "workshop": {5: 1}, "wood": {5: 2}}
    t = corvids("marquise", dice=(2, 0), warriors={"corvids": {5: 3}}, pieces=pieces)
    g = game(t)
    give(g, ("deed", ("battle", -1)))
    assert wished_set(g) == [WORKSHOP, WOOD, WOOD]


def test_the_last_warriors_of_the_marquise_go_where_they_are_worth_most() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {7: 23}, "eyrie": {1: 1, 5: 1}},
        pieces={"recruiter": {1: 1, 5: 1, 9: 1}},
    )
    marquise_board(t).actions = 3
    here = marquise.HABITS.ground(t, MARQUISE)
    gains = {n: here.recruit([c(n)])[0] for n in (1, 5, 9)}
    assert gains[5] > gains[1] > gains[9]
    g = game(t)
    give(g, ("deed", ("recruit", -1)))
    assert wished_set(g) == [c(1), c(5)]


def test_the_last_warriors_of_the_corvids_go_where_the_fewest_are() -> None:
    t = corvids(
        warriors={"corvids": {7: 13}, "marquise": {1: 1, 8: 2, 12: 2}},
        hands={"corvids": [card("anvil")]},
        phase=BIRDSONG,
    )
    g = game(t)
    give(g, ("deed", ("recruit", -1)))
    assert wished_set(g) == [c(1), c(6)]


def test_the_riverfolk_take_by_turns_of_equal_funds() -> None:
    t = table(
        "riverfolk",
        "marquise",
        "eyrie",
        pieces={"trade_post": {2: 1, 7: 1}},
        hands={"riverfolk": [card("scouting_party")]},
    )
    for owner in (MARQUISE, EYRIE, RIVERFOLK):
        riverfolk_board(t).funds[owner] = 3
        t.supply[owner] -= 3
    g = game(t)
    give(g, ("deed", ("craft", card("scouting_party"))))
    assert wished_set(g) == [MARQUISE, EYRIE]


# -- factions ----------------------------------------------------------------------------------------------------------


def test_the_marquise_builds_with_her_wood() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {5: 2, 1: 1, 2: 1}},
        pieces={"sawmill": {1: 1}, "workshop": {2: 1}, "recruiter": {2: 1}, "wood": {5: 1}},
    )
    marquise_board(t).actions = 3
    assert first_wish(t) == ("build", -1)


def test_the_marquise_crafts_before_she_acts() -> None:
    t = table(
        "marquise",
        "eyrie",
        warriors={"marquise": {4: 2, 5: 1}},
        pieces={"sawmill": {5: 1}, "workshop": {5: 1}, "wood": {5: 1}},
        hands={"marquise": [card("travel_gear_fox")]},
    )
    marquise_board(t).actions = 3
    assert first_wish(t) == ("craft", card("travel_gear_fox"))


def test_the_eyrie_puts_turmoil_off() -> None:
    t = table("eyrie", "marquise", warriors={"eyrie": {5: 3}, "marquise": {5: 1}}, pieces={"roost": {5: 1}})
    eyrie_board(t).left = [[], [], [card("anvil"), card("bake_sale")], []]
    eyrie_board(t).decree = [cards[:] for cards in eyrie_board(t).left]
    t.moment = 1
    assert first_wish(t)[0] == "decree-battle"


def test_the_eyrie_decrees_what_it_can_obey() -> None:
    """All warriors and roosts are in rabbit clearings, and there is nobody to fight."""
    t = table(
        "eyrie",
        "marquise",
        phase=BIRDSONG,
        warriors={"eyrie": {3: 4, 4: 3, 5: 3}},
        pieces={"roost": {3: 1, 4: 1, 5: 1}},
        hands={"eyrie": [card("bake_sale"), card("codebreakers")]},
    )
    eyrie_board(t).decree = [[], [], [VIZIER], [VIZIER, VIZIER]]
    hand = sorted(t.hands[EYRIE])
    assert wish(t, eyrie_kinds.DECREE_CARD, hand, EYRIE) == card("bake_sale")
    assert wish(t, eyrie_kinds.DECREE_COLUMN, [0, 1, 2, 3], EYRIE, card("bake_sale")) in (RECRUIT, MOVE)


def test_the_alliance_revolts_against_buildings() -> None:
    t = table(
        "alliance",
        "marquise",
        phase=BIRDSONG,
        warriors={"marquise": {1: 1, 2: 3}},
        pieces={"sympathy": {1: 1, 2: 1}, "sawmill": {2: 1}, "workshop": {2: 1}},
    )
    assert wish(t, alliance_kinds.REVOLT_WHERE, [c(1), c(2)], ALLIANCE) == c(2)


def test_the_alliance_keeps_birds_among_its_supporters() -> None:
    t = table("alliance", "marquise")
    bird, mouse = card("armorers"), card("codebreakers")
    assert wish(t, alliance_kinds.SUPPORTER, sorted([bird, mouse]), ALLIANCE, c(2)) == mouse
    assert wish(t, alliance_kinds.SUPPORTER_LIMIT, sorted([bird, mouse]), ALLIANCE) == mouse


def test_the_alliance_organizes() -> None:
    t = table("alliance", "marquise", phase=EVENING, warriors={"alliance": {5: 2}}, pieces={"sympathy": {1: 1}})
    alliance_board(t).officers = 1
    assert first_wish(t) == ("organize", -1)


def wanderer(at: int, items: list[int], **position: Any) -> Table:
    t = table("vagabond", "marquise", **position)
    board = vagabonds(t)[0]
    board.character = 1
    board.at = c(at)
    board.items = sorted(items)
    return t


def test_the_vagabond_explores() -> None:
    t = wanderer(6, [BOOT, TORCH])
    t.ruin_items[c(6)] = [0]
    assert first_wish(t) == ("explore", -1)


def test_the_vagabond_hunts_enemies_with_many_swords() -> None:
    t = wanderer(5, [SWORD, SWORD, SWORD, BOOT], warriors={"marquise": {5: 3}})
    vagabonds(t)[0].relations[MARQUISE] = HOSTILE
    assert first_wish(t) == ("battle", -1)


def test_the_vagabond_loses_what_he_needs_least() -> None:
    t = wanderer(5, [SWORD, BOOT, TORCH, TORCH])
    assert wish(t, vagabond_kinds.DAMAGE, sorted({SWORD, BOOT, TORCH}), VAGABOND) == TORCH


def test_the_vagabond_and_his_allies() -> None:
    """Their swords are welcome, their blood is spared; he wanders alone."""
    t = wanderer(5, [SWORD], warriors={"marquise": {5: 2}})
    assert wish(t, vagabond_kinds.ALLY, [None, MARQUISE], VAGABOND, c(5)) == MARQUISE
    assert wish(t, vagabond_kinds.ALLY_HITS, [0, 1], VAGABOND, MARQUISE) == 0
    assert wish(t, vagabond_kinds.COMPANY, [None, MARQUISE], VAGABOND, c(1)) is None
    assert wish(t, vagabond_kinds.COMPANY_COUNT, [2, 1], VAGABOND, MARQUISE) == 2


def test_the_cult_scores_the_suit_of_its_gardens() -> None:
    t = table(
        "lizards",
        "marquise",
        warriors={"lizards": {2: 1, 7: 1}},
        pieces={"garden": {2: 1, 7: 1}},
        hands={"lizards": [card("codebreakers"), card("anvil")]},
    )
    assert t.suits[c(2)] == t.suits[c(7)] == MOUSE
    assert wish(t, cult_kinds.SCORE_CARD, sorted(t.hands[LIZARDS]), LIZARDS) == card("codebreakers")


def test_the_corvids_flip_their_bombs_last() -> None:
    t = table("corvids", "marquise", phase=BIRDSONG, warriors={"corvids": {1: 1, 2: 1}})
    for kind, at in ((BOMB, c(1)), (SNARE, c(2))):
        corvid_board(t).lay(kind, at)
        t.put_piece(PLOT, at)
    assert first_wish(t) == ("flip", c(2))


def test_the_riverfolk_found_posts() -> None:
    t = table("riverfolk", "marquise", warriors={"riverfolk": {5: 2}})
    riverfolk_board(t).funds[RIVERFOLK] = 2
    assert first_wish(t) == ("post", -1)


def test_the_duchy_parts_with_a_squire_rather_than_a_lord() -> None:
    t = table("duchy", "marquise", pieces={"market": {1: 1, 2: 1}})
    assert wish(t, duchy_kinds.MAYOR, [CAPTAIN, BARON], DUCHY) == BARON
    assert wish(t, duchy_kinds.PRICE, [CAPTAIN, BARON], DUCHY) == CAPTAIN


def test_whoever_is_asked_only_so_that_silence_tells_nothing_says_no() -> None:
    """The Marquise without a fitting card; searches, hints and reviews of a table at the clubroom broke off here."""
    assert wish(table("marquise", "eyrie"), marquise_kinds.HOSPITAL, [None], MARQUISE, c(5)) is None
