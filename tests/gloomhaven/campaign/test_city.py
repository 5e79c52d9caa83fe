"""A visit to Gloomhaven."""

from __future__ import annotations

from gloomhaven.towns import hero, role, town
from klubovna.games.gloomhaven.campaign.campaign import Campaign
from klubovna.games.gloomhaven.campaign.city import (
    BUY,
    DONATE,
    RETIRE,
    RISE,
    SELL,
    STAND_BACK,
    WEAR,
    city_step,
    due,
    errands,
)
from klubovna.games.gloomhaven.campaign.facts import QUESTS
from klubovna.games.gloomhaven.campaign.journey import change_party, journey_step
from klubovna.games.gloomhaven.campaign.record import CITY, GLOOMHAVEN, JOURNEY, OTHER_PARTY, Evening, Sheet
from klubovna.games.gloomhaven.campaign.rewards import bury
from klubovna.games.gloomhaven.campaign.sheets import (
    card_choices,
    card_due,
    change_checks,
    for_scenario,
    left_at_home,
    level_due,
    perk_choices,
    perk_due,
    perks_earned,
    raised_to,
    worn,
)
from klubovna.games.gloomhaven.campaign.town import chronicle_of, town_of
from klubovna.games.gloomhaven.campaign.view import town_view
from klubovna.games.gloomhaven.campaign.world import in_shop
from klubovna.games.gloomhaven.facts import CARD_CLASS, CLASSES, ITEMS, LEVEL, MINUS_1, PERK_CARDS, PERKS, PLUS_1
from klubovna.games.gloomhaven.setup import Hero, character_of, pool_of
from klubovna.games.gloomhaven.state import Table
from klubovna.testing import offered, rule, run


def settle(t: Table) -> None:
    """Everything that is due, with the first card and perk of each list."""
    while any(due(sheet) for sheet in town_of(t).party):
        sheet = next(sheet for sheet in town_of(t).party if due(sheet))
        cards, perks = card_choices(sheet), perk_choices(sheet)
        if card_due(sheet) and cards:
            run(city_step(t), **({"level_card": cards[0] - 1} if len(cards) > 1 else {}))
        elif perk_due(sheet):
            run(city_step(t), level_perk=(role(sheet.role), perks[0]))
        else:
            run(city_step(t))


def fulfil(t: Table, line: int = 0, quest: int = 9) -> Sheet:
    """Battle Legend: fifteen checkmarks from battle goals."""
    sheet = hero(t, line)
    world = chronicle_of(t).world
    world.quests = sorted({*world.quests, *sheet.quests} - {quest})
    sheet.quests = [quest]
    sheet.tally["goal-checks"] = 15
    sheet.fulfilled = True
    return sheet


@rule(
    "gloomhaven:city.04",
    "gloomhaven:city.05",
    "gloomhaven:city.06",
    "gloomhaven:city.07",
    "gloomhaven:city.08",
    "gloomhaven:ex.create.1",
    "gloomhaven:retire.06",
)
def test_a_new_character() -> None:
    t = town()
    chronicle = chronicle_of(t)
    chronicle.world.prosperity = 9
    chronicle.retirements[0] = 2
    assert offered(city_step(t), new_class=role("brute")).options == [1, 2, 3]
    run(city_step(t), new_class=role("brute"), new_level=3)
    sheet = hero(t)
    assert (sheet.gold, sheet.xp, sheet.level) == (60, 95, 1)
    run(city_step(t), new_class=role("tinkerer"), new_level=1)
    assert (hero(t, 1).gold, hero(t, 1).xp) == (30, 0)
    run(city_step(t), quest_keep=min(sheet.quests))
    run(city_step(t), quest_keep=min(hero(t, 1).quests))
    settle(t)
    assert (sheet.level, len(sheet.cards), len(sheet.perks)) == (3, 2, 2 + 2)
    pool = pool_of(role("brute"), Hero(role="brute", level=3, cards=sheet.cards))
    assert {LEVEL[card] for card in pool} <= {1, 2, 3}
    assert sum(LEVEL[card] == 1 for card in pool) == sum(CARD_CLASS[c] == 0 and LEVEL[c] == 1 for c in range(60))


@rule("gloomhaven:cards.01", "gloomhaven:cards.02")
def test_two_quests_are_dealt_and_one_is_kept_secretly() -> None:
    t = town()
    run(city_step(t), new_class=role("brute"))
    sheet, world = hero(t), chronicle_of(t).world
    assert len(sheet.quests) == 2
    assert len(world.quests) == len(QUESTS) - 2
    world.quests = []
    run(city_step(t), new_class=role("tinkerer"))
    assert hero(t, 1).quests == []
    kept, back = sorted(sheet.quests)
    run(city_step(t), quest_keep=kept)
    assert sheet.quests == [kept]
    assert world.quests == [back]
    assert town_view(town_of(t), 0).heroes[0].quests == [kept]
    assert town_view(town_of(t), 1).heroes[0].quests == 1
    assert town_view(town_of(t), None).heroes[0].progress == []


@rule("gloomhaven:city.01", "gloomhaven:shop.01", "gloomhaven:shop.02", "gloomhaven:shop.03", "gloomhaven:shop.04")
def test_errands_in_the_city() -> None:
    t = town("brute", "tinkerer")
    sheet = hero(t)
    kinds = {errand[0] for errand in errands(t, sheet) if errand is not None}
    assert kinds == {BUY, DONATE, STAND_BACK}  # nothing goes from one character to another
    run(city_step(t), city_errand=(BUY, 1))
    assert (sheet.items, sheet.gold) == ([1], 100 - ITEMS[0].price)
    assert (BUY, 1) not in errands(t, sheet)  # item.08
    for item in (2, 4):
        run(city_step(t), city_errand=(BUY, item))
    assert len(sheet.items) == 3
    assert len([item for item in worn(sheet) if ITEMS[item - 1].slot == "legs"]) == 1
    run(city_step(t), city_errand=(SELL, 1))
    assert sheet.gold == 100 - 60 + 10
    assert 1 in in_shop(chronicle_of(t))
    run(city_step(t), city_errand=None)
    run(city_step(t), city_errand=None)
    run(city_step(t))
    assert t.over
    assert (chronicle_of(t).stage, chronicle_of(t).now.place) == (JOURNEY, GLOOMHAVEN)


@rule("gloomhaven:city.02", "gloomhaven:city.03")
def test_one_city_event_in_a_visit_if_the_party_likes() -> None:
    t = town("brute", "tinkerer", met=False)
    run(city_step(t), city_event={0: True, 1: True})
    assert town_of(t).event in range(1, 31)
    asked = offered(city_step(t))
    assert asked.kind.name == "event.option"
    town_of(t).met = True
    assert offered(city_step(t)).kind.name == "city.errand"
    other = town("brute", "tinkerer", met=False)
    run(city_step(other), city_event={0: False, 1: False})
    assert town_of(other).met


@rule("gloomhaven:lvl.01", "gloomhaven:lvl.02", "gloomhaven:lvl.03", "gloomhaven:lvl.04", "gloomhaven:lvl.07")
def test_levelling_up_comes_before_everything_else() -> None:
    t = town("brute", "tinkerer")
    sheet = hero(t)
    reached = []
    for xp in (44, 45, 94, 95, 150, 210, 275, 345, 420, 500, 900):
        sheet.xp = xp
        settle(t)
        reached.append(sheet.level)
    assert reached == [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 9]
    assert not level_due(sheet)
    assert len(sheet.perks) == len(sheet.cards) == 8
    fresh = hero(t, 1)
    fresh.xp = 45
    run(city_step(t))  # the level itself
    asked = offered(city_step(t))
    assert (asked.seat, asked.kind.name) == (1, "level.card")
    assert {LEVEL[card] for card in asked.options} == {2}
    run(city_step(t), level_card=asked.options[0])
    assert offered(city_step(t)).kind.name == "level.perk"


@rule("gloomhaven:lvl.05", "gloomhaven:lvl.06", "gloomhaven:lvl.11")
def test_boxes_of_a_perk_and_hit_points_of_a_level() -> None:
    t = town("brute", "tinkerer")
    sheet = hero(t)
    many = next(perk for perk, facts in enumerate(PERKS[0]) if facts.boxes > 1)
    sheet.perks = [many] * (PERKS[0][many].boxes - 1)
    assert many in perk_choices(sheet)
    sheet.perks.append(many)
    assert many not in perk_choices(sheet)
    for level in (1, 9):
        sheet.level = level
        made = character_of(t, Hero(**{**for_scenario(chronicle_of(t), sheet), "cards": None}))
        assert CLASSES[made.role].hp[made.level - 1] == CLASSES[0].hp[level - 1]
        assert t.limit(made) == CLASSES[0].hand
        assert made.perks == sheet.perks


@rule("gloomhaven:lvl.08")
def test_prosperity_lets_a_character_rise() -> None:
    t = town("brute", "tinkerer")
    assert all(errand is None or errand[0] != RISE for errand in errands(t, hero(t)))
    chronicle_of(t).world.prosperity = 9
    run(city_step(t), city_errand=(RISE, 3))
    assert hero(t).xp == 95
    settle(t)
    assert (hero(t).level, hero(t).xp) == (3, 95)


@rule("gloomhaven:lvl.09", "gloomhaven:lvl.10")
def test_three_checkmarks_make_a_perk() -> None:
    sheet = Sheet(role="brute")
    earned = []
    for _ in range(20):
        change_checks(sheet, 1)
        earned.append(perks_earned(sheet))
    assert earned[:7] == [0, 0, 1, 1, 1, 2, 2]
    assert (sheet.checks, earned[-1]) == (18, 6)


@rule("gloomhaven:donate.01", "gloomhaven:donate.02")
def test_a_donation_once_in_a_visit() -> None:
    t = town("brute", "tinkerer")
    sheet = hero(t)
    run(city_step(t), city_errand=(DONATE, 10))
    assert (sheet.gold, chronicle_of(t).world.sanctuary) == (90, 10)
    assert (DONATE, 10) not in errands(t, sheet)
    assert for_scenario(chronicle_of(t), sheet)["blessings"] == 2
    run(city_step(t), city_errand=None)
    run(city_step(t), city_errand=None)
    run(city_step(t))
    assert not sheet.donated
    sheet.gold = 9
    assert (DONATE, 10) not in errands(t, sheet)


@rule("gloomhaven:retire.01", "gloomhaven:retire.02", "gloomhaven:retire.03", "gloomhaven:retire.04")
def test_who_fulfils_its_quest_must_retire() -> None:
    t = town("brute", "tinkerer")
    sheet, world = fulfil(t), chronicle_of(t).world
    sheet.items = [1]
    assert None not in errands(t, sheet)
    run(city_step(t), city_errand=(BUY, 2))
    run(city_step(t), city_errand=(RETIRE, 9))
    assert (sheet.retired, sheet.items, sheet.gold) == (True, [], 0)
    assert world.prosperity == 1
    assert {1, 2} <= set(in_shop(chronicle_of(t)))
    assert offered(city_step(t)).kind.name == "new.class"


@rule("gloomhaven:retire.05", "gloomhaven:retire.07", "gloomhaven:retire.08", "gloomhaven:retire.10")
def test_what_a_retirement_opens() -> None:
    t = town("brute", "tinkerer", seats=1)
    fulfil(t)
    chronicle = chronicle_of(t)
    run(city_step(t), city_errand=(RETIRE, 9))
    world = chronicle.world
    assert "soothsinger" in world.classes
    assert {37, 42} <= set(world.city.mixed)
    assert {37, 42} <= set(world.road.mixed)
    assert 9 not in world.quests
    assert chronicle.retirements == [1, 0]
    assert world.open == [1, 76]  # camp.13
    asked = offered(city_step(t))
    assert role("brute") in asked.options  # the same class again
    assert role("soothsinger") in asked.options
    assert role("tinkerer") not in asked.options
    run(city_step(t), new_class=role("brute"))
    assert hero(t).extra_perks == 1
    assert len(hero(t).quests) == 2


@rule("gloomhaven:var.05")
def test_the_dead_leave_everything_behind() -> None:
    t = town("brute", "tinkerer")
    sheet, chronicle = hero(t), chronicle_of(t)
    quest = sheet.quests[0]
    sheet.items = [1]
    bury(chronicle, sheet)
    assert (sheet.dead, sheet.items, sheet.gold, sheet.quests) == (True, [], 0, [])
    assert quest in chronicle.world.quests
    assert chronicle.now.members == [-1, 1]
    assert 1 in in_shop(chronicle)
    assert chronicle.world.prosperity == 0
    assert card_choices(hero(t)) == []


@rule("gloomhaven:ex.perk.1", "gloomhaven:lvl.04")
def test_a_perk_changes_the_modifier_deck() -> None:
    t = town("brute", "tinkerer")
    sheet = hero(t)
    sheet.checks = 3
    swap = next(perk for perk in range(len(PERKS[0])) if PERK_CARDS[0][perk] == ([(MINUS_1, 1)], [(PLUS_1, 1)]))
    run(city_step(t), level_perk=(0, swap))
    deck = character_of(t, Hero(**for_scenario(chronicle_of(t), sheet))).deck.draw
    assert (len(deck), deck.count(MINUS_1), deck.count(PLUS_1)) == (20, 4, 6)


@rule("gloomhaven:camp.08")
def test_characters_change_between_scenarios() -> None:
    t = town("brute", "tinkerer")
    chronicle = chronicle_of(t)
    hero(t).items = [1, 5]
    hero(t, 1).items = [2]
    run(city_step(t), city_errand=(STAND_BACK, 0))
    assert chronicle.now.members == [-1, 1]
    assert 5 in in_shop(chronicle)  # shop.08
    run(city_step(t), new_who=None, new_class=role("mindthief"), new_level=1)
    assert [sheet.role for sheet in town_of(t).party] == ["mindthief", "tinkerer"]
    hero(t, 0).quests = hero(t, 0).quests[:1]
    hero(t, 1).items += [5] * 2  # both copies are with others now
    run(city_step(t), city_errand=(STAND_BACK, 0))
    assert offered(city_step(t)).options == [None, 0, 2]
    run(city_step(t), new_who=0)
    assert chronicle.now.members == [0, 1]
    assert (hero(t).items, hero(t).gold) == ([1], 100 + ITEMS[4].price // 2)


@rule("gloomhaven:camp.08", "gloomhaven:camp.06")
def test_another_party_of_the_same_world() -> None:
    t = town("brute", "tinkerer", stage=JOURNEY)
    evening = Evening(scenario=1, casual=False, level=1, won=False, rounds=9, party=0)
    chronicle_of(t).evenings.append(evening)
    run(journey_step(t), travel_to=[OTHER_PARTY + 1] * 2)
    made = Campaign(chronicle_of(t))
    assert (t.over, len(made.chronicle.parties), made.chronicle.stage) == (True, 2, "city")
    assert made.chronicle.present() == []  # new characters
    assert Campaign.read(made.record()).record() == made.record()
    assert made.chronicle.world.open == [1]


@rule("gloomhaven:city.02", "gloomhaven:city.03", "gloomhaven:donate.01")
def test_parties_that_take_turns_get_no_further_visit_by_that() -> None:
    t = town("brute", "tinkerer", stage=JOURNEY)
    chronicle = chronicle_of(t)
    chronicle.evenings.append(Evening(scenario=1, casual=False, level=1, won=False, rounds=9, party=0))
    chronicle.now.visited = 1  # and has been in Gloomhaven since
    change_party(t, 1)
    for line, role_ in enumerate(("cragheart", "scoundrel")):
        chronicle.heroes.append(Sheet(role=role_, line=line, party=1, quests=[chronicle.world.quests.pop()]))
        chronicle.now.members[line] = 2 + line
    chronicle.now.visited = 1
    change_party(t, 0)
    assert chronicle.stage == JOURNEY
    chronicle.evenings.append(Evening(scenario=1, casual=False, level=1, won=True, rounds=9, party=0))
    change_party(t, 1)
    assert chronicle.stage == JOURNEY  # the others have played
    change_party(t, 0)
    assert chronicle.stage == CITY


@rule("gloomhaven:lvl.08")
def test_prosperity_that_has_risen_is_offered_once() -> None:
    t = town("brute", "tinkerer")
    chronicle_of(t).world.prosperity = 4
    assert (RISE, 2) in errands(t, hero(t))
    run(city_step(t), city_errand=None)
    assert raised_to(chronicle_of(t), hero(t)) == 0
    chronicle_of(t).world.prosperity = 9
    assert raised_to(chronicle_of(t), hero(t)) == 3


@rule("gloomhaven:item.03")
def test_what_is_worn_is_chosen() -> None:
    t = town("brute", "tinkerer")
    helmets = [item.id for item in ITEMS if item.slot == "head"][:2]
    hero(t).items = [*helmets]
    (left,) = {*helmets} - {*worn(hero(t))}
    run(city_step(t), city_errand=(WEAR, left))
    assert worn(hero(t)) == [left]
    assert for_scenario(chronicle_of(t), hero(t))["items"] == [left]
    run(city_step(t), city_errand=(SELL, left))
    assert hero(t).first == []


@rule("gloomhaven:item.07")
def test_pockets_hold_two_more_small_items() -> None:
    t = town("brute", "tinkerer")
    cloak, hide, potions = 16, 3, [12, 13, 14, 20]
    hero(t).items = [*potions, cloak]
    assert len(worn(hero(t))) == 1 + 1 + 2
    assert left_at_home(hero(t)) == potions[-1:]
    hero(t).items = [*potions, cloak, hide]
    run(city_step(t), city_errand=(WEAR, hide))  # without the cloak there is room for one
    assert len(worn(hero(t))) == 2
    run(city_step(t), city_errand=(WEAR, cloak))
    assert len(for_scenario(chronicle_of(t), hero(t))["items"]) == 4
