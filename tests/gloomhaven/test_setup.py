"""The play area, the character mat, set-up of a scenario, its page, the key to monsters."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from gloomhaven.tables import body, foe, hero, house, modifier, table, takes, until
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.combat.suffer import exhaust
from klubovna.games.gloomhaven.facts import (
    BASE_DECK,
    BLESS_CARD,
    CARD_CLASS,
    CARDS,
    CLASS_IDS,
    CLASSES,
    CURSE_CARD,
    DOUBLE,
    LEVEL,
    MINUS_1,
    MINUS_2,
    MISS,
    MONSTERS,
    PLUS_0,
    PLUS_1,
    PLUS_2,
    STARTING,
)
from klubovna.games.gloomhaven.figures import CHARACTER, INERT, MONSTER_FIGURE, READY
from klubovna.games.gloomhaven.inventory import inventory
from klubovna.games.gloomhaven.look import view
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.scenario.book import PLAYABLE
from klubovna.games.gloomhaven.scenario.counts import LOWEST_HP
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.scenario.reveal import reveal, standee
from klubovna.games.gloomhaven.setup import Hero, Options, check, setup
from klubovna.games.gloomhaven.state import BATTLE_GOALS, HANDS, PLACING, ROUND_BEGINS, TURN, Table
from klubovna.games.gloomhaven.view import DoorView, ItemView
from klubovna.games.gloomhaven.vocabulary.words import CONDITION, DISARM, STUN
from klubovna.kernel.chance import Chance
from klubovna.kernel.errors import SetupError
from klubovna.kernel.rules import Config
from klubovna.testing import offered, rule, run


def begun(*roles: str, **options: Any) -> Table:
    """A new scenario, before anything is decided."""
    return setup(Config(len(roles), 1, [*roles], Options(**options), {}))


# -- the play area -----------------------------------------------------------------------------------------------------


@rule("gloomhaven:ov.01")
def test_all_win_together_and_keep_their_own_gold_and_experience() -> None:
    t = table("brute", "tinkerer")
    t.won = 1
    hero(t, "brute").coins = 3
    hero(t, "tinkerer").xp = 5
    won = t.result()
    assert won.winners == [0, 1]
    brute, tinkerer = won.details["campaign"]["characters"]
    assert (brute["gold"], tinkerer["gold"]) == (6, 0)
    assert tinkerer["xp"] - brute["xp"] == 5
    t.won = -1
    assert t.result().winners == []


@rule("gloomhaven:ov.02")
def test_every_offered_scenario_starts_by_itself() -> None:
    for number in PLAYABLE:
        config = Config(2, 1, ["brute", "cragheart"], Options(scenario=number), {})
        check(config)
        assert setup(config).book.number == number


@rule("gloomhaven:ov.03", "gloomhaven:page.09", "gloomhaven:page.13", "gloomhaven:tile.door.01")
def test_at_the_start_only_the_first_room_is_populated() -> None:
    t = begun("brute", "spellweaver")
    first = t.book.rooms[0]
    assert all(figure.at in first for figure in t.figures)
    assert len(t.figures) == 3
    assert (t.coins, t.treasures, t.obstacles, t.traps) == ([], [], [], [])
    assert view(t, 0).doors == [DoorView(at=(-2, 3), open=False, unlocked=False)]
    reveal(t, 1, (-2, 3))
    assert len(t.traps) == 2
    reveal(t, 2, (-7, 5))
    assert (len(t.coins), len(t.treasures), len(t.obstacles)) == (5, 1, 2)


@rule("gloomhaven:ov.04")
def test_every_character_has_a_modifier_deck_and_the_monsters_share_one() -> None:
    t = begun("brute", "tinkerer", "mindthief")
    decks = [t.deck, *(character.deck for character in t.characters)]
    assert len({id(deck) for deck in decks}) == 4
    assert all(sorted(deck.draw) == sorted(BASE_DECK) for deck in decks)
    assert all(deck.draw != BASE_DECK for deck in decks)
    assert all(one.draw != other.draw for one, other in pairwise(decks))


@rule("gloomhaven:ov.05")
def test_the_standard_deck_has_twenty_cards() -> None:
    kinds = (PLUS_0, PLUS_1, MINUS_1, PLUS_2, MINUS_2, MISS, DOUBLE)
    assert [Counter(BASE_DECK)[kind] for kind in kinds] == [6, 5, 5, 1, 1, 1, 1]
    assert len(BASE_DECK) == 20


@rule("gloomhaven:ov.06")
def test_class_cards_join_a_deck_only_by_perks() -> None:
    plain = Hero(role="cragheart", perks=[])
    changed = Hero(role="brute", seat=1, perks=[0, 5], blessings=2)
    t = begun("cragheart", "brute", characters=[plain, changed])
    assert sorted(hero(t, "cragheart").deck.draw) == sorted(BASE_DECK)
    deck = hero(t, "brute").deck.draw
    assert (deck.count(MINUS_1), deck.count(modifier(rolling=True, pierce=3)), deck.count(BLESS_CARD)) == (3, 2, 2)
    assert len(deck) == 20 - 2 + 2 + 2


@rule("gloomhaven:ov.07")
def test_all_elements_start_inert() -> None:
    t = begun("brute", "tinkerer")
    assert t.elements == [INERT] * 6
    assert set(view(t, 0).elements.values()) == {"inert"}


@rule("gloomhaven:ov.08")
def test_every_monster_has_statistics_and_a_shuffled_deck() -> None:
    t = begun("brute", "tinkerer")
    assert [MONSTERS[kind].id for kind in t.kinds] == ["bandit-archer", "bandit-guard", "living-bones"]
    assert [len(pile) for pile in t.cards] == [8, 8, 8]
    assert all(pile != sorted(pile) for pile in t.cards)
    assert t.stats(t.figures[0]).hp == 6


# -- the mat -----------------------------------------------------------------------------------------------------------


@rule("gloomhaven:mat.01")
def test_a_class_can_be_there_only_once() -> None:
    heroes = [Hero(role="brute"), Hero(role="brute", seat=1)]
    with pytest.raises(SetupError) as refused:
        check(Config(2, 1, [None, None], Options(characters=heroes), {}))
    assert refused.value.key == "setup-class-twice"


@rule("gloomhaven:mat.02")
def test_six_classes_are_there_from_the_start() -> None:
    assert STARTING == ["brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"]
    assert set(RULES.roles) == set(CLASS_IDS)
    assert len(CLASS_IDS) == 17


@rule("gloomhaven:mat.03")
def test_the_mat_gives_the_hit_points_of_every_level() -> None:
    assert CLASSES[0].hp == [10, 12, 14, 16, 18, 20, 22, 24, 26]
    t = table("brute", hero_level=3)
    figure = body(t, "brute")
    figure.hp -= 1
    hero(t, "brute").xp = 4
    shown = view(t, 0)
    assert (shown.figures[0].hp, shown.figures[0].max_hp, shown.characters[0].xp) == (13, 14, 4)


@rule("gloomhaven:mat.04", "gloomhaven:setup.04", "gloomhaven:r.47")
def test_a_hand_has_exactly_as_many_cards_as_the_limit() -> None:
    assert [facts.hand for facts in CLASSES] == [10, 12, 8, 9, 11, 10, 11, 9, 9, 9, 11, 10, 9, 12, 10, 10, 10]
    t = begun("brute", "tinkerer", battle_goals=False)
    pool = [card for card in range(len(CARDS)) if CARD_CLASS[card] == 0 and LEVEL[card] == 1]
    assert len(pool) == 13
    asked = offered(step(t), hand_leave=[0, 1])
    assert None not in asked.options  # the third card that stays out must be named
    run(step(t), hand_leave=[0, 5, 9])
    assert hero(t, "brute").hand == [card for card in pool if card not in (0, 5, 9)]


@rule("gloomhaven:mat.05")
def test_every_card_lies_in_one_of_four_zones() -> None:
    t = table("brute", "tinkerer")
    brute = hero(t, "brute")
    brute.discard, brute.lost = [brute.hand.pop()], [brute.hand.pop()]
    brute.active = [[brute.hand.pop(), 1, 0, -1, 0]]
    shown = view(t, 1).characters[0]
    assert [len(zone) for zone in (shown.hand, shown.discard, shown.lost, shown.active)] == [7, 1, 1, 1]
    assert len(inventory(t)["ability cards"][0]) == 10


# -- set-up ------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:setup.01")
def test_set_up_goes_from_the_map_over_goals_and_hands_to_effects_of_events() -> None:
    heroes = [Hero(role="brute", items=[3], conditions=["poison"]), Hero(role="tinkerer", seat=1)]
    t = begun("brute", "tinkerer", scenario=2, characters=heroes)
    brute = hero(t, "brute")
    assert len(t.figures) > 0
    assert (brute.deck.draw.count(CURSE_CARD), brute.deck.draw.count(MINUS_1)) == (3, 7)
    assert t.phase == BATTLE_GOALS
    kept = {seat: min(t.goals[seat]) for seat in (0, 1)}
    run(step(t), goal_keep=kept)
    assert t.phase == HANDS
    run(step(t), hand_leave=[0, 1, 2])
    run(step(t), hand_leave=[29, 30, 31])
    assert t.phase == PLACING
    at = sorted(t.book.facts.start)[0]
    run(step(t), place=at)
    assert body(t, "brute").conditions[CONDITION["poison"]]
    run(step(t), place=sorted(t.book.facts.start)[1])
    assert (t.phase, t.round) == (ROUND_BEGINS, 1)


@rule("gloomhaven:setup.02")
def test_penalties_of_the_scenario_come_before_battle_goals() -> None:
    heroes = [Hero(role="brute", perks=[]), Hero(role="cragheart", seat=1, perks=[9])]
    t = begun("brute", "cragheart", scenario=14, characters=heroes)
    assert t.phase == BATTLE_GOALS
    assert hero(t, "brute").deck.draw.count(MINUS_1) == 8
    assert hero(t, "cragheart").deck.draw.count(MINUS_1) == 5  # a perk ignores them
    disarmed = begun("brute", "tinkerer", scenario=5, battle_goals=False)
    disarmed.phase = PLACING
    run(step(disarmed), place=sorted(disarmed.book.facts.start)[0])
    assert body(disarmed, "brute").conditions[DISARM]


@rule("gloomhaven:setup.03")
def test_only_equipped_items_can_be_used() -> None:
    t = table("brute", items={"brute": [12]})
    brute = takes(t, "brute", "Trample", "Skewer")
    body(t, "brute").hp = 1
    shown = view(t, 0).characters[0].items
    assert shown == [ItemView(item=12, state="ready", uses=0)]
    brute.found.append(27)  # owned, not equipped
    menu = offered(step(t)).options
    assert [deed for deed in menu if deed is not None and deed[0] == 4] == [(4, 11)]


@rule("gloomhaven:setup.05")
def test_a_higher_level_widens_the_pool_and_not_the_hand() -> None:
    sizes = []
    for level in (1, 9):
        heroes = [Hero(role="brute", level=level), Hero(role="tinkerer", seat=1)]
        t = begun("brute", "tinkerer", characters=heroes, battle_goals=False)
        out = hero(t, "brute").pool[: len(hero(t, "brute").pool) - 10]
        run(step(t), hand_leave=out)
        sizes.append((len(hero(t, "brute").pool), len(hero(t, "brute").hand)))
    assert sizes == [(13, 10), (21, 10)]


@rule("gloomhaven:setup.06")
def test_effects_of_an_event_come_after_the_hands() -> None:
    heroes = [Hero(role="brute", damage=3, discards=2, conditions=["stun"]), Hero(role="tinkerer", seat=1)]
    t = begun("brute", "tinkerer", characters=heroes, battle_goals=False)
    run(until(t, PLACING), hand_leave={0: [0, 1, 2], 1: [29, 30, 31]})
    brute = hero(t, "brute")
    assert len(brute.hand) == 10
    run(step(t), place=(2, 2), start_discard=[3, 4])
    assert (body(t, "brute").hp, brute.discard, len(brute.hand)) == (7, [3, 4], 8)
    assert body(t, "brute").conditions[STUN]
    assert brute.counts[LOWEST_HP] == 7  # battle goals look at it


@rule("gloomhaven:setup.07")
def test_a_character_starts_whole() -> None:
    t = begun(
        "brute",
        "tinkerer",
        battle_goals=False,
        characters=[Hero(role="brute", items=[1]), Hero(role="tinkerer", seat=1)],
    )
    run(until(t, ROUND_BEGINS), hand_leave={0: [0, 1, 2], 1: [29, 30, 31]}, place={0: (2, 2), 1: (2, 3)})
    brute, figure = hero(t, "brute"), body(t, "brute")
    assert (figure.hp, figure.max_hp, sum(figure.conditions)) == (10, 10, 0)
    assert (brute.discard, brute.lost, brute.active, brute.item_state) == ([], [], [], [READY])


@rule("gloomhaven:setup.08")
def test_cards_of_level_x_are_allowed_from_the_first_game() -> None:
    t = begun("brute", "tinkerer")
    assert {CARDS[one].level for one in hero(t, "brute").pool} == {1, "X"}


# -- the page of the scenario ------------------------------------------------------------------------------------------


@rule("gloomhaven:page.01", "gloomhaven:page.07")
def test_a_scenario_has_a_name_a_number_a_place_and_links() -> None:
    facts = SCENARIOS[1].facts
    assert (facts.id, facts.name["en"], facts.name["cs"], facts.location) == (1, "Black Barrow", "Černá mohyla", "G-10")
    assert facts.links == [2]
    assert all(one.facts.location for number, one in SCENARIOS.items() if number > 0)


@rule("gloomhaven:page.03")
def test_the_page_states_the_goal() -> None:
    t = table("brute", monsters=[("bandit-guard", (1, 0))], scenario=house(goal=[{"type": "kill_revealed"}]))
    t.figures[0].at = (0, 0)
    run(step(takes_nothing(t)))
    assert t.won == 0
    t.take_off(foe(t, "bandit-guard"))
    run(step(takes_nothing(t)))
    assert t.won == 1
    other = table("brute", scenario=house(goal=[{"type": "survive", "rounds": 9}]))
    run(step(takes_nothing(other)))
    assert other.won == 0


def takes_nothing(t: Table) -> Table:
    """The turn of the first character is about to end."""
    takes(t, "brute")
    t.phase = TURN
    t.moment = 2
    return t


@rule("gloomhaven:page.05", "gloomhaven:page.06")
def test_success_unlocks_locations_and_gives_rewards() -> None:
    t = table("brute", "tinkerer", at={"brute": (2, 2), "tinkerer": (2, 3)}, scenario=1)
    t.won = 1
    campaign = t.result().details["campaign"]
    assert (campaign["unlocks"], campaign["rewards"]) == ([2], {"party_achievements": ["first-steps"]})
    t.won = -1
    campaign = t.result().details["campaign"]
    assert (campaign["unlocks"], campaign["rewards"]) == ([], {})


@rule("gloomhaven:page.08")
def test_doors_part_rooms_and_a_room_may_have_several_tiles() -> None:
    t = begun("brute", "tinkerer")
    assert t.ground.floor == t.book.rooms[0]
    assert (-2, 3) not in t.ground.floor
    joined = [room for one in SCENARIOS.values() for room in one.facts.rooms if len(room.tiles) > 1]
    assert joined


@rule("gloomhaven:page.10")
def test_figures_start_on_free_starting_hexes() -> None:
    t = begun("brute", "tinkerer", battle_goals=False)
    t.phase = PLACING
    assert offered(step(t)).options == sorted(t.book.facts.start)
    run(step(t), place=(2, 2))
    assert body(t, "brute").at == (2, 2)
    assert offered(step(t)).options == sorted(at for at in t.book.facts.start if at != (2, 2))


@rule("gloomhaven:page.11")
def test_the_page_names_the_traps() -> None:
    damage, stun = table("brute", scenario=1), table("brute", scenario=2)
    reveal(damage, 1, None)
    for room in range(1, len(stun.book.rooms)):
        reveal(stun, room, None)
    assert {(trap[2], trap[3]) for trap in damage.traps} == {(3, 0)}
    assert any(trap[3] == 1 << STUN for trap in stun.traps)


@rule("gloomhaven:page.12")
def test_what_a_treasure_holds_is_known_when_it_is_looted() -> None:
    t = table("brute", at={"brute": (0, 0)})
    t.treasures.append((0, 0, 2))
    assert view(t, 0).treasures == [(0, 0, 2)]
    assert view(t, 0).characters[0].found == []
    run(loot_hex(t, hero(t, "brute"), (0, 0)))
    assert view(t, 0).characters[0].found == [32]


# -- the key to monsters -----------------------------------------------------------------------------------------------


def placed(party: int) -> list[int]:
    """Who stands in a room with one symbol: black for two, white for three, gold for four."""
    number = house(
        spawns=[{"monster": "bandit-guard", "at": (5, 0), "room": "b", "rank": {"3": "normal", "4": "elite"}}]
    )
    t = table(*CLASS_IDS[:party], scenario=number)
    reveal(t, 1, (3, 0))
    return [figure.rank for figure in t.figures if figure.form == MONSTER_FIGURE]


@rule("gloomhaven:key.01", "gloomhaven:key.02", "gloomhaven:key.03", "gloomhaven:key.04", "gloomhaven:ex.key.1")
def test_the_symbol_gives_the_monster_by_the_number_of_players() -> None:
    assert [placed(party) for party in (2, 3, 4)] == [[], [0], [1]]


@rule("gloomhaven:key.05", "gloomhaven:reveal.03")
def test_standees_are_numbered_at_random() -> None:
    t = table("brute")
    kind = t.kinds.index(next(i for i, one in enumerate(MONSTERS) if one.id == "bandit-guard"))
    drawn = set()
    for seed in range(40):
        t.chance = Chance(seed)
        drawn.add(standee(t, t.kinds[kind]))
    assert drawn == {1, 2, 3, 4, 5, 6}


@rule("gloomhaven:key.06")
def test_exhausted_characters_still_count_for_the_set_up() -> None:
    spawn = {"monster": "bandit-guard", "at": (5, 0), "room": "b", "rank": {"3": "normal", "4": "elite"}}
    t = table(*CLASS_IDS[:4], scenario=house(spawns=[spawn]))
    exhaust(t, t.characters[3])
    reveal(t, 1, (3, 0))
    assert [f.rank for f in t.figures if f.form == MONSTER_FIGURE] == [1]
    assert sum(f.form == CHARACTER for f in t.figures) == 3
