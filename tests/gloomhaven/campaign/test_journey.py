"""A journey: where to, the road event, and what events do."""

from __future__ import annotations

from typing import Any

from gloomhaven.towns import hero, town
from klubovna.games.gloomhaven.campaign import meeting
from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.facts import EventFacts, EventOption
from klubovna.games.gloomhaven.campaign.journey import journey_step, ways
from klubovna.games.gloomhaven.campaign.policy import travel
from klubovna.games.gloomhaven.campaign.record import CITY, GLOOMHAVEN, JOURNEY, SCENARIO, Evening
from klubovna.games.gloomhaven.campaign.sheets import for_scenario
from klubovna.games.gloomhaven.campaign.town import chronicle_of, town_of
from klubovna.games.gloomhaven.campaign.world import open_scenario
from klubovna.games.gloomhaven.scenario.roomcards import RANDOM_DUNGEON
from klubovna.games.gloomhaven.setup import Hero, character_of
from klubovna.games.gloomhaven.state import Table
from klubovna.testing import offered, rule, run


def on_the_road(*roles: str, **chosen: Any) -> Table:
    return town(*(roles or ("brute", "tinkerer")), stage=JOURNEY, met=False, **chosen)


def carried_out(t: Table, *outcomes: dict[str, Any], **answers: Any) -> str:
    """An event whose option A has these outcomes."""
    told = [{"card": "remove", "effects": [], **outcome} for outcome in outcomes]
    side = EventOption(text={}, outcomes=told)
    town_of(t).event = 1
    return run(meeting.resolve(t, EventFacts(id=1, situation={}, A=side, B=side), "A"), **answers)


@rule("gloomhaven:travel.01", "gloomhaven:travel.02", "gloomhaven:city.02", "gloomhaven:end.11")
def test_where_the_party_may_go() -> None:
    t = on_the_road()
    chronicle = chronicle_of(t)
    assert ways(chronicle) == [1]
    chronicle.now.place = 1
    assert ways(chronicle) == [GLOOMHAVEN, 1]  # lost: once more, or home
    chronicle.world.done = [1]
    open_scenario(chronicle.world, 2)
    chronicle.now.achievements = ["first-steps"]
    assert ways(chronicle) == [GLOOMHAVEN, 2, -1]
    run(journey_step(t), travel_to={0: GLOOMHAVEN, 1: GLOOMHAVEN})
    assert t.over
    assert (chronicle.stage, chronicle.now.place) == (CITY, GLOOMHAVEN)


@rule("gloomhaven:travel.02", "gloomhaven:travel.07", "gloomhaven:cards.07")
def test_a_road_event_on_the_way() -> None:
    t = on_the_road()
    run(journey_step(t))
    assert chronicle_of(t).stage == SCENARIO
    assert not town_of(t).met
    run(journey_step(t))
    number = town_of(t).event
    assert number in range(1, 31)
    assert number not in chronicle_of(t).world.road.mixed
    town_of(t).event = 2  # berries: both options come back
    run(journey_step(t), event_option={0: ("road", 2, "B"), 1: ("road", 2, "B")})
    assert chronicle_of(t).world.road.below == [2]
    run(journey_step(t))
    assert t.over


@rule("gloomhaven:travel.07")
def test_a_tie_goes_as_the_table_has_agreed() -> None:
    for ties, seed in (("first", 0), ("chance", 1)):
        t = on_the_road(ties=ties)
        chronicle = chronicle_of(t)
        chronicle.now.place = 1
        t.chance.load(seed)
        run(journey_step(t), travel_to={0: 1, 1: GLOOMHAVEN})
        assert chronicle.stage == SCENARIO
    alone = town("brute", "tinkerer", stage=JOURNEY, seats=1)
    chronicle_of(alone).now.place = 1
    run(journey_step(alone), travel_to=GLOOMHAVEN)
    assert chronicle_of(alone).stage == CITY


@rule("gloomhaven:travel.08", "gloomhaven:travel.09", "gloomhaven:travel.10", "gloomhaven:travel.12")
def test_all_outcomes_that_apply() -> None:
    t = on_the_road()
    fate = carried_out(
        t,
        {"if": {"class_in_party": ["brute", "mindthief"]}, "effects": [{"gold_each": 1}]},
        {"if": {"class_in_party": ["mindthief"]}, "effects": [{"gold_each": 10}]},
        {"if": {"reputation_above": -1}, "effects": [{"gold_each": 2}], "card": "return"},
        {"if": {"reputation_below": 0}, "effects": [{"gold_each": 20}]},
        {"if": {"otherwise": True}, "effects": [{"gold_each": 40}]},
    )
    assert hero(t).gold == 103
    assert fate == "return"
    carried_out(t, {"if": {"reputation_below": 0}}, {"if": {"otherwise": True}, "effects": [{"gold_each": 40}]})
    assert hero(t).gold == 143
    side = {"effects": [{"resolve_option": "B"}], "card": "as_resolved_option"}
    other = EventOption(text={}, outcomes=[{"effects": [{"reputation": 1}], "card": "remove"}])
    facts = EventFacts(id=1, situation={}, A=EventOption(text={}, outcomes=[side]), B=other)
    assert run(meeting.resolve(t, facts, "A")) == "remove"
    assert chronicle_of(t).now.reputation == 1


@rule("gloomhaven:travel.11", "gloomhaven:travel.13")
def test_gold_of_the_party_together() -> None:
    t = on_the_road()
    paid = {"if": {"pay_collective_gold": 150}, "effects": [{"reputation": 1}]}
    carried_out(t, paid, {"if": {"otherwise": True}, "effects": [{"reputation": -5}]}, gold_pay=80)
    assert (hero(t).gold, hero(t, 1).gold) == (20, 30)
    assert chronicle_of(t).now.reputation == 1
    carried_out(t, paid, {"if": {"otherwise": True}, "effects": [{"reputation": -5}]})
    assert (hero(t).gold, hero(t, 1).gold) == (20, 30)
    assert chronicle_of(t).now.reputation == -4
    carried_out(t, {"effects": [{"gold_collective": 10}]}, gold_take=3)
    assert (hero(t).gold, hero(t, 1).gold) == (23, 37)
    carried_out(t, {"if": {"pay_gold_each": 5}})
    assert (hero(t).gold, hero(t, 1).gold) == (18, 32)
    rows = [{"gold": 15, "reputation_above": 9}, {"gold": 20, "reputation_below": 10}]
    carried_out(t, {"if": {"pay_collective_gold_by_reputation": rows}}, gold_pay=0)
    assert (hero(t).gold, hero(t, 1).gold) == (18, 12)


@rule("gloomhaven:travel.14", "gloomhaven:travel.15", "gloomhaven:travel.16", "gloomhaven:travel.17")
def test_losses_have_bounds() -> None:
    t = on_the_road()
    one, other = hero(t), hero(t, 1)
    one.gold, one.xp, one.level, one.checks = 3, 50, 2, 4
    other.xp, other.checks = 12, 0
    effects = [{"gold_each": -5}, {"experience_each": -10}, {"checkmarks_each": -2}]
    carried_out(t, {"effects": effects})
    assert (one.gold, one.xp, one.checks) == (0, 45, 3)
    assert (other.gold, other.xp, other.checks) == (95, 2, 0)
    carried_out(t, {"effects": [{"gold_collective": -500}]})
    assert (one.gold, other.gold) == (0, 0)


@rule("gloomhaven:travel.13", "gloomhaven:prosp.02", "gloomhaven:reward.03")
def test_other_effects_of_events() -> None:
    t = on_the_road()
    chronicle = chronicle_of(t)
    world = chronicle.world
    effects: list[dict[str, Any]] = [
        {"prosperity": 1},
        {"item_design": 118},
        {"random_item_design": 1},
        {"global_achievement": "ancient-technology"},
        {"party_achievement": "tremors"},
        {"unlock_scenario": 82},
        {"add_event": "city:70"},
        {"choose_one": [{"gold_each": -5}, {"reputation": -1}]},
        {"if": {"reputation_above": 5}, "gold_each": 50, "additional": True},
    ]
    carried_out(t, {"effects": effects}, event_one={0: ("reputation", -1), 1: ("reputation", -1)})
    assert world.prosperity == 1
    assert 118 in world.designs
    assert len(world.designs) == 2
    assert "ancient-technology" in world.achievements
    assert chronicle.now.achievements == ["tremors"]
    assert 82 in world.open
    assert 70 in world.city.mixed
    assert (chronicle.now.reputation, hero(t).gold) == (-1, 100)
    hero(t).items = [13]
    carried_out(t, {"if": {"give_up_item": 13}, "effects": [{"reputation": 2}]})
    assert (hero(t).items, chronicle.now.reputation) == ([], 1)


@rule("gloomhaven:setup.06")
def test_what_an_event_brings_into_the_next_scenario() -> None:
    t = on_the_road()
    one, other = hero(t), hero(t, 1)
    one.items, one.level = [12, 13], 3
    brought = [
        {"next_scenario": {"conditions_each": ["poison"], "damage_each": 3}},
        {"next_scenario": {"discard_cards_each": 1}},
        {"next_scenario": {"minus_one_cards_for_one_character": 2}},
        {"next_scenario": {"discard_cards_for_one_character": 1}},
        {"next_scenario": {"consume_items_each": 1, "slot": "small"}},
    ]
    carried_out(
        t,
        {"effects": brought},
        event_character={0: [0, 1], 1: [0, 1]},
        event_item=13,
    )
    assert (one.burden.damage, one.burden.discards, one.burden.minus_ones) == (3, 1, 2)
    assert (other.burden.damage, other.burden.discards, other.burden.minus_ones) == (3, 2, 0)
    told = for_scenario(chronicle_of(t), one)
    made = character_of(t, Hero(**told))
    assert made.begins[:2] == [3, 1]
    assert len(made.deck.draw) == 20 + 2
    assert made.item_state == [0, 2]


@rule("gloomhaven:reward.02", "gloomhaven:reward.01")
def test_what_a_scenario_gave_to_the_party_is_shared_first() -> None:
    t = on_the_road()
    chronicle = chronicle_of(t)
    chronicle.owed_items, chronicle.owed_gold, chronicle.owed_scenarios = [27, 27, 27], 40, [[15, 17, 20]]
    run(journey_step(t), reward_item={0: 1, 1: 1})
    assert hero(t, 1).items == [27]
    run(journey_step(t))  # nobody has the same item twice
    assert hero(t).items == [27]
    run(journey_step(t))  # and for the third there is nobody left
    assert chronicle.world.single == [27, 27]
    run(journey_step(t), gold_take=40)
    assert (hero(t).gold, hero(t, 1).gold) == (140, 100)
    assert offered(journey_step(t)).options == [15, 17, 20]
    run(journey_step(t), reward_scenario={0: 17, 1: 17})
    assert chronicle.world.open == [1, 17]


@rule("gloomhaven:retire.01")
def test_nobody_travels_on_with_a_fulfilled_quest() -> None:
    t = on_the_road()
    hero(t).fulfilled = True
    chronicle_of(t).now.place = 1
    assert ways(chronicle_of(t)) == [GLOOMHAVEN]


@rule("gloomhaven:rand.01")
def test_a_random_dungeon_in_place_of_a_scenario() -> None:
    t = on_the_road()
    chronicle = chronicle_of(t)
    assert -RANDOM_DUNGEON not in ways(chronicle)  # the first evening is Black Barrow
    chronicle.evenings = [Evening(scenario=1, casual=False, level=1, won=True, rounds=9, party=0)]
    chronicle.world.done = [1]
    assert ways(chronicle)[:2] == [-1, -RANDOM_DUNGEON]
    run(journey_step(t), travel_to={0: -RANDOM_DUNGEON, 1: -RANDOM_DUNGEON})
    assert (chronicle.stage, chronicle.target, chronicle.casual) == (SCENARIO, RANDOM_DUNGEON, True)
    assert town_of(t).met  # travel.06
    again = Campaign.read(Campaign(chronicle).record())
    assert again.title == {"en": "random dungeon", "cs": "náhodná kobka"}
    assert again.next_game()["options"]["scenario"] == RANDOM_DUNGEON


@rule("gloomhaven:item.03", "gloomhaven:item.06")
def test_what_is_worn_is_chosen_before_each_scenario() -> None:
    """Also by a party that goes from one scenario straight to the next."""
    t = on_the_road()
    chronicle = chronicle_of(t)
    bow, shield, helmet, goggles = 9, 8, 7, 6
    hero(t).items = [bow, shield, helmet, goggles]
    run(journey_step(t), travel_to=1)
    town_of(t).met = True
    assert for_scenario(chronicle, hero(t))["items"] == [goggles, bow]
    asked = offered(journey_step(t))
    assert (asked.kind.name, asked.seat, asked.options) == ("travel.pack", 0, [None, helmet, shield])
    run(journey_step(t), travel_pack=shield)
    run(journey_step(t), travel_pack=helmet)
    assert for_scenario(chronicle, hero(t))["items"] == [helmet, shield]
    assert not t.over
    run(journey_step(t), travel_pack=None)
    run(journey_step(t))  # the Tinkerer has nothing to choose from
    assert t.over


def test_a_bot_goes_home_and_then_where_it_has_failed_least() -> None:
    t = on_the_road()
    chronicle = chronicle_of(t)
    chronicle.world.open = [1, 4, 5]
    chronicle.evenings = [Evening(scenario=1, casual=False, level=1, won=False, rounds=9, party=0)]
    assert travel(t, offered(journey_step(t)), 0) == 4
    chronicle.now.place = 1
    assert travel(t, offered(journey_step(t)), 0) == GLOOMHAVEN
