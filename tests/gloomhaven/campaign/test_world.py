"""What the world and the party gain and lose."""

from __future__ import annotations

import pytest

from klubovna.games.gloomhaven.campaign import world as rules
from klubovna.games.gloomhaven.campaign.facts import PROSPERITY_AT, PROSPERITY_FOR, START_EVENTS
from klubovna.games.gloomhaven.campaign.record import GLOOMHAVEN, Chronicle, Party, Sheet, World
from klubovna.games.gloomhaven.facts import ITEMS, STARTING
from klubovna.kernel.chance import Chance
from klubovna.testing import rule


def chronicle(*roles: str) -> Chronicle:
    heroes = [Sheet(role=role, line=line, gold=30) for line, role in enumerate(roles or ("brute", "tinkerer"))]
    return Chronicle(heroes=heroes, parties=[Party(members=list(range(len(heroes))))])


def at(points: int) -> World:
    return World(prosperity=points)


@rule("gloomhaven:prosp.01", "gloomhaven:r.39")
def test_prosperity_levels() -> None:
    assert PROSPERITY_FOR == [0, 4, 9, 15, 22, 30, 39, 50, 64]
    assert [rules.prosperity_level(at(points)) for points in (0, 3, 4, 8, 9, 63, 64, 99)] == [1, 1, 2, 2, 3, 8, 9, 9]


@rule("gloomhaven:prosp.04", "gloomhaven:prosp.02")
def test_a_loss_never_lowers_the_level() -> None:
    world = at(5)
    rules.gain_prosperity(world, -3)
    assert world.prosperity == 4
    rules.gain_prosperity(world, 2)
    assert world.prosperity == 6


@rule("gloomhaven:shop.05", "gloomhaven:shop.06", "gloomhaven:prosp.03")
def test_the_shop_grows_with_prosperity() -> None:
    for level, points in enumerate(PROSPERITY_FOR, start=1):
        found = rules.in_shop(Chronicle(world=at(points)))
        assert found == list(range(1, 14 + 7 * (level - 1) + 1))
    assert all(rules.copies(at(0), item) == ITEMS[item - 1].copies for item in range(1, 15))


@rule("gloomhaven:shop.07", "gloomhaven:shop.08")
def test_copies_limit_a_party_and_those_of_others_are_in_the_shop() -> None:
    told = chronicle()
    told.heroes[0].items = [1]
    assert 1 in rules.in_shop(told)  # two copies
    told.heroes[1].items = [1]
    assert 1 not in rules.in_shop(told)
    told.parties.append(Party(members=[-1, -1]))
    told.party = 1
    assert 1 in rules.in_shop(told)


@rule("gloomhaven:shop.01", "gloomhaven:rep.03", "gloomhaven:shop.02", "gloomhaven:ex.price.1")
def test_prices_follow_reputation() -> None:
    twenty = next(item.id for item in ITEMS if item.price == 20)
    thirty = next(item.id for item in ITEMS if item.price == 30)
    by = {8: 18, -3: 21, 0: 20, 2: 20, 3: 19, 20: 15, -20: 25, -2: 20, 15: 16}
    assert {reputation: rules.price(Party(reputation=reputation), twenty) for reputation in by} == by
    assert rules.price(Party(reputation=11), thirty) == 27
    assert rules.resale(thirty) == 15
    assert rules.resale(next(item.id for item in ITEMS if item.price == 25)) == 12


@rule("gloomhaven:rep.02", "gloomhaven:rep.04", "gloomhaven:reward.08")
def test_reputation_has_bounds_and_opens_things() -> None:
    told = chronicle()
    rules.change_reputation(told, 10, Chance(1))
    assert "sunkeeper" in told.world.classes
    rules.change_reputation(told, 30, Chance(1))
    assert told.now.reputation == 20
    assert 76 in told.world.city.mixed
    assert 67 in told.world.road.mixed
    rules.change_reputation(told, -99, Chance(1))
    assert told.now.reputation == -20
    assert "nightshroud" in told.world.classes
    assert 77 in told.world.city.mixed
    assert 68 in told.world.road.mixed
    before = (told.world.designs[:], told.world.open[:])
    rules.change_reputation(told, 30, Chance(1))  # reached before: nothing more comes of reputation
    assert (told.world.designs, told.world.open) == before


@rule("gloomhaven:rep.04", "gloomhaven:camp.12", "gloomhaven:reward.08")
def test_reputation_that_opens_an_open_box_gives_something_else_once() -> None:
    told = chronicle()
    rules.open_class(told.world, "sunkeeper", Chance(1))
    rules.change_reputation(told, 10, Chance(1))
    assert (len(told.world.designs), len(told.world.open)) == (1, 2)
    rules.change_reputation(told, 10, Chance(1))
    told.world.city.mixed.remove(76)  # it was met and has left the game
    for by in (-15, 15, -15, 15):
        rules.change_reputation(told, by, Chance(1))
    assert (len(told.world.designs), len(told.world.open)) == (1, 2)
    assert 76 not in told.world.city.mixed


@rule("gloomhaven:camp.11", "gloomhaven:camp.12", "gloomhaven:retire.09", "gloomhaven:mat.06")
def test_a_class_box_adds_its_events_and_later_gives_something_else() -> None:
    world = World()
    assert world.classes == list(STARTING)
    rules.open_class(world, "summoner", Chance(1))
    assert "summoner" in world.classes
    assert 33 in world.city.mixed
    assert 33 in world.road.mixed
    assert world.designs == []
    rules.open_class(world, "summoner", Chance(1))
    assert len(world.designs) == 1
    assert len(world.open) == 2
    rules.retirement_events(world, "brute")
    assert 42 in world.city.mixed
    assert 42 in world.road.mixed
    world.retired.append("brute")
    world.city.mixed.remove(42)
    rules.retirement_events(world, "brute")
    assert 42 not in world.city.mixed


@rule("gloomhaven:cards.05", "gloomhaven:cards.06", "gloomhaven:cards.07")
def test_event_decks() -> None:
    world = World()
    assert START_EVENTS == {"city": (1, 30), "road": (1, 30)}
    assert world.city.mixed == world.road.mixed == list(range(1, 31))
    drawn = [rules.draw_event(World(), "city", Chance(seed)) for seed in range(40)]
    assert len(set(drawn)) > 10
    world.city.mixed = [4]
    world.city.below = [9, 7]
    assert [rules.draw_event(world, "city", Chance(1)) for _ in range(4)] == [4, 9, 7, None]
    world.city.below = [9, 7]
    rules.add_event(world, "city:60")
    assert (world.city.mixed, world.city.below) == ([7, 9, 60], [])


@rule("gloomhaven:cards.03", "gloomhaven:cards.04", "gloomhaven:reward.03")
def test_random_designs_and_side_scenarios_run_out() -> None:
    world, chance = World(), Chance(3)
    items = [rules.random_design(world, chance) for _ in range(25)]
    assert sorted(item for item in items if item) == list(range(71, 96))
    assert all(rules.copies(world, item) == ITEMS[item - 1].copies for item in items if item)
    assert rules.random_design(world, chance) is None
    numbers = [rules.random_scenario(world, chance) for _ in range(9)]
    assert sorted(number for number in numbers if number) == list(range(63, 72))
    assert set(numbers) < set(world.open)
    assert rules.random_scenario(world, chance) is None


@rule("gloomhaven:ach.01", "gloomhaven:ach.03", "gloomhaven:ach.04", "gloomhaven:reward.06")
def test_global_achievements() -> None:
    told = chronicle()
    assert told.world.achievements == ["city-rule-militaristic"]
    rules.achieve(told, "city-rule-economic", Chance(1))
    assert told.world.achievements == ["city-rule-economic"]
    for _ in range(5):
        assert "A" not in told.world.envelopes
        rules.achieve(told, "ancient-technology", Chance(1))
    assert told.world.achievements.count("ancient-technology") == 5
    assert told.world.envelopes == ["A"]


@rule("gloomhaven:ach.02", "gloomhaven:reward.07")
def test_party_achievements() -> None:
    told = chronicle()
    told.parties.append(Party(members=[-1, -1]))
    rules.achieve_as_party(told, "the-drakes-command", Chance(1))
    assert told.parties[0].achievements == ["the-drakes-command"]
    assert told.parties[1].achievements == []
    assert "the-drake-aided" not in told.world.achievements
    rules.achieve_as_party(told, "the-drakes-treasure", Chance(1))
    assert "the-drake-aided" in told.world.achievements
    assert 75 in told.world.city.mixed
    assert 66 in told.world.road.mixed


@rule("gloomhaven:donate.03", "gloomhaven:donate.04")
def test_the_sanctuary_brings_prosperity() -> None:
    world, chance = World(), Chance(1)
    rules.donate(world, 90, chance)
    assert (world.envelopes, world.prosperity) == ([], 0)
    rules.donate(world, 10, chance)
    assert (world.envelopes, world.prosperity) == (["B"], 1)
    assert PROSPERITY_AT == [150, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000]
    gained = []
    for total in range(110, 1020, 10):
        before = world.prosperity
        rules.donate(world, 10, chance)
        if world.prosperity > before:
            gained.append(total)
    assert gained == PROSPERITY_AT


@rule("gloomhaven:camp.01", "gloomhaven:camp.02", "gloomhaven:camp.03", "gloomhaven:camp.04", "gloomhaven:page.02")
def test_which_scenarios_may_be_played() -> None:
    told = chronicle()
    told.world.open = [1, 2]
    assert rules.in_campaign(told) == [1]  # 2 needs First Steps
    assert rules.casually(told) == [1, 2]
    told.now.achievements = ["first-steps"]
    assert rules.in_campaign(told) == [1, 2]
    told.world.done = [1]
    assert rules.in_campaign(told) == [2]
    told.world.blocked = [2]
    assert rules.in_campaign(told) == []
    assert rules.casually(told) == [1, 2]


@rule(
    "gloomhaven:travel.02",
    "gloomhaven:travel.03",
    "gloomhaven:travel.04",
    "gloomhaven:travel.05",
    "gloomhaven:travel.06",
    "gloomhaven:ex.travel.1",
    "gloomhaven:end.11",
)
@pytest.mark.parametrize(
    ("place", "number", "casual", "event"),
    [
        (GLOOMHAVEN, 1, False, True),
        (GLOOMHAVEN, 1, True, False),
        (GLOOMHAVEN, 8, False, False),
        (GLOOMHAVEN, 2, False, True),
        (1, 2, False, False),
        (1, 1, False, False),
        (1, 3, False, True),
        (2, 1, False, False),
    ],
)
def test_when_there_is_a_road_event(place: int, number: int, casual: bool, event: bool) -> None:
    told = chronicle()
    told.now.place = place
    assert rules.needs_road_event(told, number, casual) is event


@rule("gloomhaven:camp.13")
def test_town_records_open_with_retirements() -> None:
    world = World()
    rules.town_records(world)
    assert world.open == [1]
    world.retired = ["brute"]
    rules.town_records(world)
    assert world.open == [1, 76]
