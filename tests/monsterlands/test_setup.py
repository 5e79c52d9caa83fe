"""What is in the box, and set-up: Citadel, surroundings, clans, difficulty levels."""

from collections import Counter
from typing import Any

import pytest

from klubovna.games.monsterlands import RULES
from klubovna.games.monsterlands.citadel import candidates
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    AFFINITY,
    BASIC,
    BOARD,
    BOX,
    BUILDINGS,
    CARD_FACTS,
    CARD_KIND,
    CHIEF,
    DICE_SUPPLY,
    ENTRANCE,
    EQUIPMENT_KINDS,
    EVENT_FACTS,
    EXTRA_DICE,
    FIRST_ROOKIE,
    FIRST_SPARE,
    HIRED,
    LAND_A,
    LAND_B,
    LANDS,
    LEVEL_A,
    LOOTS,
    MEMBER_FACTS,
    MONSTERS,
    QUEST_FACTS,
    REPUTATION,
    ROLL_QUEST,
    ROOKIES,
    TRACKS,
    TRAP_FACTS,
    TRAP_FAMILY,
    TRAP_KIND,
    TRAPS,
)
from klubovna.games.monsterlands.moments import NO_LAND, NO_MONSTER
from klubovna.games.monsterlands.outside import travellers
from klubovna.games.monsterlands.setup import prepare_tavern, setup
from klubovna.games.monsterlands.state import Table
from klubovna.games.monsterlands.turn import CleanUp, Round, Turn
from klubovna.games.monsterlands.wounds import roll_black
from klubovna.kernel.chance import Chance
from klubovna.kernel.errors import SetupError
from klubovna.testing import offered, rule, run
from monsterlands.tables import action, begin, game, m, monster, table, until


def dealt(seats: int = 3, seed: int = 1, roles: list[str | None] | None = None, **options: Any) -> Table:
    """The first table of a game, with nothing done yet."""
    return setup(RULES.config(seats, seed, roles, dict(options)))


# -- the box -----------------------------------------------------------------------------------------------------------


@rule("monsterlands:comp.01", "monsterlands:comp.02")
def test_the_box_holds_ninety_four_cards() -> None:
    kinds = Counter(facts.kind for facts in MEMBER_FACTS[:FIRST_SPARE])
    assert kinds == {"chief": 4, "basic": 4, "mercenary": 28, "rookie": 8}
    assert (len(MONSTERS), len(CARD_FACTS), len(LANDS)) == (20, 18, 12)
    assert FIRST_SPARE + len(MONSTERS) + len(CARD_FACTS) + len(LANDS) == 94
    assert (sum(LEVEL_A), len(LEVEL_A) - sum(LEVEL_A)) == (8, 12)


@rule("monsterlands:comp.03")
def test_there_are_eighty_dice() -> None:
    assert dealt().dice == [32, 22, 18]
    assert BOX.dice == {"total": 80, "strength": 32, "magic": 22, "haggle": 18, "monster": 8}


@rule("monsterlands:comp.04", "monsterlands:setup.09")
def test_the_trap_tokens_are_of_four_families() -> None:
    assert Counter(TRAP_FAMILY[kind] for kind in TRAP_KIND) == {"basic": 4, "upgraded": 36, "hidden": 6, "ruse": 18}
    assert len(TRAPS) == 64
    g = game(table(2, clans={0: {"traps": ["basic"]}}))
    assert g.view(0)["table"]["clans"][0]["traps"] == ["basic"]
    assert g.view(1)["table"]["clans"][0]["traps"] is None  # the other side shows nothing
    assert g.view(1)["table"]["clans"][0]["trap_count"] == 1


@rule("monsterlands:comp.05", "monsterlands:comp.09")
def test_the_cardboard_tokens_add_up() -> None:
    tokens = BOX.tokens
    assert [tokens[name] for name in ("defence", "potions", "poisons", "loot", "coins", "panic")] == [
        20, 16, 16, 16, 55, 7,
    ]  # fmt: skip
    assert (len(LOOTS), len(dealt().panic_pile)) == (16, 7)
    single = [name for name in tokens if name != "total" and not name.startswith("traps_")]
    assert sum(tokens[name] for name in single) == tokens["total"] == 259
    assert (BOX.boards["game_board"], BOX.boards["clan_boards"], BOX.boards["quest_bag"]) == (1, 4, 1)
    assert (tokens["glory_markers"], tokens["reputation_markers"], tokens["round_marker"]) == (4, 4, 1)


@rule("monsterlands:comp.06")
def test_everybody_but_the_rookies_has_a_token() -> None:
    assert BOX.tokens["mercenary_tokens"] == len(HIRED) + len(CHIEF) + len(BASIC) == 36
    t = table(2, clans={0: {"members": ["fandor"], "rookies": 1}})
    assert travellers(t, t.clans[0]) == [m("purkrab"), m("korfac"), m("fandor")]


@rule("monsterlands:comp.07")
def test_tiles_and_quest_tokens_have_two_sides() -> None:
    assert Counter(facts.tile for facts in EVENT_FACTS) == {f"e{i}": 2 for i in range(1, 7)}
    assert len(QUEST_FACTS) == len(ROLL_QUEST) == 12
    assert all(facts.roll.target and facts.pay.left.glory for facts in QUEST_FACTS)
    assert [slot.side for slot in BOARD.quest_area.quests] == ["roll", "pay"]


@rule("monsterlands:comp.08")
def test_first_player_tile_and_round_tile_have_two_sides() -> None:
    assert (BOX.tokens["first_player_tile"], BOX.tokens["round_tile"]) == (1, 1)
    assert {"tile_a", "tile_b"} < set(TRACKS)
    assert TRACKS["tile_a"].extra_dice != TRACKS["tile_b"].extra_dice
    for gift, first in ((False, "turn.deed"), (True, "gift.die")):  # side B is the Queen's gift
        t = table(2, phase=Round, round=2, clans={0: {"coins": 20}})
        t.gift = gift
        assert offered(until(t)).kind.name == first


@rule("monsterlands:r.02")
def test_monsters_may_roll_more_dice_than_the_box_holds() -> None:
    t = table(2, dice=(1, 2, 3, 4, 5, 6, 1, 2, 3, 4))
    assert roll_black(t, BOX.dice["monster"] + 2) == [1, 2, 3, 4, 5, 6, 1, 2, 3, 4]


@rule("monsterlands:r.03", "monsterlands:setup.25")
def test_coins_and_tokens_never_run_out_and_come_pile_by_pile() -> None:
    everything = {"coins": 60, "defence": 5, "potions": 3, "poisons": 3}
    paths = {("land_a", n): {"seat": n - 1, "member": name, "defence": 4, "potions": 2, "poisons": 2}
             for n, name in enumerate(("purkrab", "tentok", "onduru", "jeducha"), 1)}  # fmt: skip
    t = table(4, clans=dict.fromkeys(range(4), everything), paths=paths)
    t.clans[0].defence, t.clans[0].potions, t.clans[0].poisons = 0, 0, 0
    t.clans[0].magic, t.clans[0].strength = 1, 1
    run(action(t), turn_deed=("citadel", BUILDINGS.index("laboratory")), laboratory_space=0, laboratory_potions=1)
    assert (t.clans[0].potions, t.clans[0].poisons, t.clans[0].defence, t.clans[0].coins) == (1, 2, 0, 60)
    t.turn = 0
    begin(t, Turn)
    run(action(t), turn_deed=("citadel", BUILDINGS.index("armoury")), armoury_count=3)
    assert (t.clans[0].potions, t.clans[0].poisons, t.clans[0].defence, t.clans[0].coins) == (1, 2, 3, 54)


# -- the board ---------------------------------------------------------------------------------------------------------


@rule("monsterlands:setup.01", "monsterlands:setup.20", "monsterlands:setup.21", "monsterlands:diff.01")
def test_the_plain_game_is_easy_and_without_ruses() -> None:
    view = game(table(3)).view(0)["table"]
    assert (view["difficulty"], view["ruses"], view["queens_gift"], view["more_monsters"]) == (
        "easy", False, False, False,
    )  # fmt: skip
    assert view["extra_dice"] == TRACKS["tile_a"].extra_dice == [0] * 6
    assert dealt().round == 1


@rule("monsterlands:setup.02", "monsterlands:setup.03")
def test_seven_buildings_and_three_areas_around_the_citadel() -> None:
    assert set(BUILDINGS) == {"lodge", "laboratory", "tavern", "armoury", "pawnshop", "market", "mine"}
    view = game(table(4)).view(None)["table"]
    assert set(view["buildings"]) == set(BUILDINGS)
    around = Counter(path["place"] for path in view["paths"])
    assert around == {"quest_a": 2, "quest_b": 2, "land_a": 4, "land_b": 4, "entrance": 2}


@rule("monsterlands:setup.04")
def test_eight_rookies_can_be_hired_and_no_more() -> None:
    t = dealt(roles=["wind", "water", "fire"])
    assert len(t.rookies) == ROOKIES == 8
    t.clans[0].glory = 30
    assert t.rookies[0] in candidates(t, t.clans[0])
    t.clans[1].members += t.rookies
    t.rookies = []
    assert all(member < FIRST_ROOKIE for member in candidates(t, t.clans[0]))


@rule("monsterlands:setup.05", "monsterlands:setup.06")
def test_the_first_offer_suits_beginners() -> None:
    for seats in (2, 3, 4):
        for seed in range(40):
            t = dealt(seats, seed)
            assert (len(t.offer), len(t.deck)) == (4, 24)
            assert sorted(t.offer + t.deck) == HIRED  # the removed cards are back in the deck
            assert sum(REPUTATION[member] <= 4 for member in t.offer) >= seats


@rule("monsterlands:setup.07")
def test_the_most_renowned_leave_the_first_offer_and_are_shuffled_back() -> None:
    seen: Counter[int] = Counter()
    for seed in range(60):
        t = Table(seats=3, chance=Chance(seed), clans=[])
        prepare_tavern(t, None)
        chance, deck = Chance(seed), HIRED[:]
        chance.shuffle(deck)
        drawn = [deck.pop() for _ in range(4)]  # what the same shuffle deals at first
        kept = [member for member in drawn if member in t.offer]
        gone = [member for member in drawn if member not in t.offer]
        seen[len(gone)] += 1
        assert bool(gone) == (sum(REPUTATION[member] <= 4 for member in drawn) < 3)
        assert all(REPUTATION[member] >= REPUTATION[other] for member in gone for other in kept)
        assert set(gone) <= set(t.deck)
    assert {0, 1, 2} <= set(seen)


@rule("monsterlands:setup.08")
def test_a_hired_mercenary_comes_with_his_token() -> None:
    t = table(2, tavern=["fandor"], clans={0: {"glory": 20, "coins": 20, "strength": 1}})
    assert m("fandor") not in travellers(t, t.clans[0])
    run(action(t), turn_deed=("citadel", BUILDINGS.index("tavern")), tavern_hire=m("fandor"))
    assert m("fandor") in travellers(t, t.clans[0])


@rule("monsterlands:setup.10", "monsterlands:setup.11", "monsterlands:setup.player.06")
def test_only_upgraded_traps_are_sold_in_the_plain_game() -> None:
    t = dealt(4)
    assert (len(t.lodge), len(t.trap_supply)) == (6, 30)
    assert {TRAP_FAMILY[TRAP_KIND[trap]] for trap in t.lodge + t.trap_supply} == {"upgraded"}
    assert [[TRAP_FACTS[TRAP_KIND[trap]].family for trap in clan.traps] for clan in t.clans] == [["basic"]] * 4
    two = dealt(2)
    assert sum(len(clan.traps) for clan in two.clans) == 2  # the others are in the box
    assert not any(TRAP_FAMILY[TRAP_KIND[trap]] == "basic" for trap in two.lodge + two.trap_supply + two.trap_discard)


@rule("monsterlands:setup.12", "monsterlands:setup.18", "monsterlands:setup.19", "monsterlands:setup.23")
def test_market_loot_quests_and_panic_are_laid_out() -> None:
    t = dealt()
    assert (len(t.market), len(t.equipment_deck)) == (3, 15)
    assert (len(t.loot_display), len(t.loot_supply)) == (4, 12)
    assert (len(t.quests), len(t.bag)) == (2, 10)
    assert sorted(t.quests + t.bag) == list(range(12))
    assert sorted(t.panic_pile) == list(range(7))
    assert not any(t.panic)
    assert len({tuple(dealt(3, seed).panic_pile) for seed in range(5)}) == 5
    assert Counter(CARD_KIND[card] for card in t.market + t.equipment_deck).keys() == set(range(len(EQUIPMENT_KINDS)))


@rule("monsterlands:setup.13", "monsterlands:setup.14", "monsterlands:setup.15")
def test_two_weak_monsters_guard_two_lands() -> None:
    seen = set()
    for seed in range(20):
        t = dealt(3, seed)
        assert all(LEVEL_A[t.monsters[place]] for place in (LAND_A, LAND_B))
        assert t.monsters[ENTRANCE] == NO_MONSTER
        assert sorted(t.monsters[:2] + t.monster_deck) == MONSTERS
        assert (len(t.monster_deck), len(t.land_deck)) == (18, 10)
        assert sorted(t.lands + t.land_deck) == LANDS
        seen |= set(t.monsters[:2])
    assert len(seen) > 4  # drawn at random
    assert any(LEVEL_A[monster] for monster in t.monster_deck[9:])  # both levels mixed
    assert any(not LEVEL_A[monster] for monster in t.monster_deck[9:])


@rule("monsterlands:setup.16", "monsterlands:r.06")
def test_a_random_side_of_an_event_tile_lies_under_each_land() -> None:
    sides = Counter(t.events[place] for seed in range(60) for t in [dealt(3, seed)] for place in (LAND_A, LAND_B))
    assert len(sides) == len(EVENT_FACTS)  # either side of every tile
    t = table(3, phase=CleanUp, lands={"land_a": None, "land_b": "kryzie"}, events={"land_a": "e1a", "land_b": "e2b"})
    t.event_deck, t.event_discard = [], [2, 3, 4, 5]
    run(until(t, Round))
    assert EVENT_FACTS[t.events[LAND_B]].tile == "e2"  # the land stayed and so did the tile
    assert t.events[LAND_A] // 2 in (0, 2, 3, 4, 5)  # used tiles were shuffled again
    assert sorted([*t.event_deck, t.events[LAND_A] // 2]) == [0, 2, 3, 4, 5]


@rule("monsterlands:setup.17")
def test_two_players_have_one_land() -> None:
    for seats, used in ((1, 1), (2, 1), (3, 2), (4, 2)):
        t = dealt(seats)
        assert sum(monster != NO_MONSTER for monster in t.monsters[:2]) == used
        assert sum(land != NO_LAND for land in t.lands) == sum(side >= 0 for side in t.events) == used
    t = table(2, clans={0: {"strength": 6, "magic": 6}})
    assert ("outside", LAND_B) not in offered(until(t)).options
    t = table(3, clans={0: {"strength": 6, "magic": 6}})
    assert ("outside", LAND_B) in offered(until(t)).options


@rule("monsterlands:setup.22", "monsterlands:r.01")
def test_all_clans_draw_from_one_supply_as_long_as_it_lasts() -> None:
    t = table(2, phase=Round, first=1)
    run(Round().run(t))
    pools = [(clan.strength, clan.magic, len(clan.haggle)) for clan in t.clans]
    assert t.dice == [DICE_SUPPLY[i] - pools[0][i] - pools[1][i] for i in range(3)]
    assert list(game(t).view(0)["table"]["supply"]) == ["strength", "magic", "haggle"]
    t = table(2, phase=Round, first=1)
    t.dice = [3, 1, 1]  # the first player takes first; what is missing is not owed
    run(Round().run(t))
    assert [(clan.strength, clan.magic, len(clan.haggle)) for clan in t.clans] == [(1, 0, 0), (2, 1, 1)]
    assert t.dice == [0, 0, 0]


@rule("monsterlands:setup.24", "monsterlands:r.05")
def test_the_first_player_is_drawn_and_begins() -> None:
    assert {dealt(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    for seed in range(4):
        t = dealt(3, seed)
        assert offered(until(t, Turn)).seat == t.first
        run(until(t, Round), setup_affinity=[3, 2, 1])
        chosen = [t.clans[(t.first + i) % 3].affinity for i in range(3)]
        assert chosen == [3, 2, 1]  # clockwise from the first player
        run(until(t, Turn))
        assert t.turn == t.first


@rule("monsterlands:r.05")
def test_affinities_are_dealt_on_request() -> None:
    hands = {tuple(clan.affinity for clan in dealt(3, seed, dealt=True).clans) for seed in range(20)}
    assert len(hands) > 5
    assert all(len(set(hand)) == 3 and min(hand) >= 0 for hand in hands)


# -- the clans ---------------------------------------------------------------------------------------------------------


@rule("monsterlands:setup.player.01", "monsterlands:setup.player.02", "monsterlands:setup.player.03")
def test_every_clan_takes_the_two_starters_of_one_affinity() -> None:
    t = dealt(3, roles=["fire", None, "wind"])
    assert len(t.clans) == 3 <= BOX.boards["clan_boards"]
    assert offered(until(t)).options == [1, 3]  # fire and wind are taken
    run(until(t, Turn), setup_affinity=1)
    assert [clan.chief for clan in t.clans] == [m("onduru"), m("tentok"), m("purkrab")]
    assert [clan.members for clan in t.clans] == [
        [m("onduru"), m("trunk")],
        [m("tentok"), m("tepej")],
        [m("purkrab"), m("korfac")],
    ]
    assert t.out == [m("jeducha"), m("bambul")]
    for clan in t.clans:
        assert [AFFINITY[member] for member in clan.members] == [clan.affinity] * 2
        assert travellers(t, clan) == clan.members  # each with his token
    with pytest.raises(SetupError):
        dealt(2, roles=["fire", "fire"])
    assert len(AFFINITIES) == 4


@rule(
    "monsterlands:setup.player.04", "monsterlands:setup.player.05", "monsterlands:setup.player.07", "monsterlands:r.07"
)
def test_what_a_clan_starts_with() -> None:
    for seats in (1, 2, 4):
        t = dealt(seats, dealt=True)
        for clan in t.clans:
            assert (clan.glory, clan.reputation, clan.coins, clan.defence, len(clan.traps)) == (5, 1, 7, 0, 1)
            assert (clan.potions, clan.poisons, clan.loot, clan.lands, clan.trophies) == (0, 0, [], [], [])
            assert [REPUTATION[member] for member in clan.members] == [0, 1]


# -- difficulty --------------------------------------------------------------------------------------------------------


@rule("monsterlands:diff.01", "monsterlands:diff.02", "monsterlands:diff.03", "monsterlands:diff.04")
def test_the_levels_set_the_round_track() -> None:
    tracks = [TRACKS[name].extra_dice for name in ("tile_a", "printed", "printed", "tile_b")]
    assert tracks == EXTRA_DICE
    assert (EXTRA_DICE[0], EXTRA_DICE[1][3]) == ([0] * 6, 1)
    assert sum(TRACKS["tile_b"].extra_dice) > sum(TRACKS["printed"].extra_dice)
    for level, name in enumerate(("easy", "normal", "hard", "deadly")):
        assert dealt(3, difficulty=name).difficulty == level


@rule("monsterlands:diff.02", "monsterlands:diff.03", "monsterlands:diff.04", "monsterlands:r.62")
def test_the_first_monsters_of_a_level() -> None:
    for name, mixed in (("normal", False), ("hard", True), ("deadly", True)):
        tables = [dealt(3, seed, difficulty=name) for seed in range(25)]
        first = [LEVEL_A[one] for t in tables for one in t.monsters[:2]]
        assert (not all(first)) == mixed
        assert any(first)
        assert all(sorted(t.monster_deck + [x for x in t.monsters if x >= 0]) == MONSTERS for t in tables)
        assert all(len(t.market) == 3 and len(t.equipment_deck) == 15 for t in tables)  # not the equipment step


@rule("monsterlands:r.46")
def test_underworlder_goes_to_the_entrance_at_once() -> None:
    seen = 0
    for seed in range(60):
        t = dealt(4, seed, difficulty="hard")
        assert monster("podsvetnik") not in t.monsters[:2]
        assert NO_MONSTER not in t.monsters[:2]
        if t.monsters[ENTRANCE] != NO_MONSTER:
            seen += 1
            assert t.monsters[ENTRANCE] == monster("podsvetnik")
            assert (any(t.panic), len(t.panic_pile)) == (False, 7)
    assert seen
