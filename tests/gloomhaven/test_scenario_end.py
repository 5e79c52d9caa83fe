"""The end of a round, battle goals, the end of a scenario."""

from typing import Any

import msgspec
import pytest

import klubovna
from gloomhaven.tables import (
    arena,
    at_the_start,
    body,
    bottom,
    card,
    foe,
    hero,
    house,
    modifier,
    selected,
    table,
    top,
    until,
)
from klubovna.games.gloomhaven.cards.decks import all_decks, draw
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.suffer import exhaust, suffer
from klubovna.games.gloomhaven.events import LOST, WON
from klubovna.games.gloomhaven.facts import (
    BASE_DECK,
    BLESS_CARD,
    BONUS_XP,
    CLASSES,
    CURSE_CARD,
    DOUBLE,
    GOALS,
    GOLD,
    MISS,
)
from klubovna.games.gloomhaven.figures import CONSUMED, INERT, NOBODY, STRONG, WANING
from klubovna.games.gloomhaven.look import view
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.scenario.goals import look
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.setup import Hero, Options, setup
from klubovna.games.gloomhaven.state import CLEAN_UP, OVER, ROUND_BEGINS, ROUND_ENDS, TURNS, Table
from klubovna.kernel.journal import Event
from klubovna.kernel.rules import Config
from klubovna.kernel.state import GameOver
from klubovna.testing import offered, rule, run

STREAMLINER, LAYABOUT, MASOCHIST, FAST_HEALER, EXECUTIONER = (
    next(i for i, goal in enumerate(GOALS) if goal.name["en"] == name)
    for name in ("Streamliner", "Layabout", "Masochist", "Fast Healer", "Executioner")
)


def cleaned(t: Table) -> None:
    t.phase = CLEAN_UP
    run(step(t))


def record(t: Table, who: int = 0) -> Any:
    """What a character takes away."""
    return t.result().details["campaign"]["characters"][who]


# -- the end of the round ----------------------------------------------------------------------------------------------


@rule("gloomhaven:eor.01")
def test_elements_wane_at_the_end_of_the_round() -> None:
    t = table("brute", "tinkerer")
    t.elements = [STRONG, WANING, INERT, STRONG, INERT, WANING]
    cleaned(t)
    assert t.elements == [WANING, INERT, INERT, WANING, INERT, INERT]


@rule("gloomhaven:eor.03", "gloomhaven:eor.04")
@pytest.mark.parametrize(
    ("drawn", "again"), [(DOUBLE, True), (MISS, True), (BLESS_CARD, False), (CURSE_CARD, False), (BASE_DECK[0], False)]
)
def test_a_modifier_deck_is_shuffled_after_its_own_miss_or_double(drawn: int, again: bool) -> None:
    t = table("brute", "tinkerer")
    brute, tinkerer = hero(t, "brute").deck, hero(t, "tinkerer").deck
    for deck in (brute, tinkerer, t.deck):
        deck.draw = [one for one in deck.draw if one not in (DOUBLE, MISS)]
        draw(t, deck)
    brute.draw.append(drawn)
    draw(t, brute)
    cleaned(t)
    assert (brute.discard == []) == again
    assert (len(tinkerer.discard), len(t.deck.discard)) == (1, 1)


@rule("gloomhaven:eor.05")
def test_cards_of_round_bonuses_leave_at_the_end_of_the_round() -> None:
    for half, pile in (top, "lost"), (bottom, "discard"):
        t = table("brute", "tinkerer")
        run(half(t, "brute", "Wall of Doom"), **({"target": [0, 0]} if half is top else {}))
        assert [row[0] for row in hero(t, "brute").active] == [card("Wall of Doom")]
        cleaned(t)
        assert hero(t, "brute").active == []
        assert t.boons == []
        assert getattr(hero(t, "brute"), pile) == [card("Wall of Doom")]


@rule("gloomhaven:eor.07")
def test_the_number_of_the_round_rises() -> None:
    number = house(triggers=[{"on": "round_starts", "first": 3, "last": 3, "do": [{"type": "open", "doors": ["d"]}]}])
    t = at_the_start("brute", "tinkerer", scenario=number, at={"brute": (0, 0), "tinkerer": (1, 0)})
    for expected in (2, 3):
        t.phase = ROUND_ENDS
        run(step(t))
        assert (t.round, t.phase) == (expected, ROUND_BEGINS)
        assert not t.opened
        offered(step(t))
    assert t.opened  # a rule of the scenario that refers to round 3


# -- battle goals ------------------------------------------------------------------------------------------------------


def new_game() -> Any:
    return klubovna.new("gloomhaven", seats=2, seed=3, options={"scenario": 1})


@rule("gloomhaven:bgoal.01", "gloomhaven:r.46")
def test_of_two_battle_goals_one_is_kept() -> None:
    g = new_game()
    t = g.state
    assert [len(held) for held in t.goals] == [2, 2]
    assert len(t.goal_deck) == len(GOALS) - 4
    dealt = [sorted(held) for held in t.goals]
    run(step(t), goal_keep={0: dealt[0][1], 1: dealt[1][0]})
    assert t.goals == [[dealt[0][1]], [dealt[1][0]]]
    assert sorted(t.goal_discard) == sorted([dealt[0][0], dealt[1][1]])
    again = new_game().state  # the next scenario begins with all of them
    assert sorted([*again.goal_deck, *again.goals[0], *again.goals[1]]) == list(range(len(GOALS)))


@rule("gloomhaven:bgoal.02", "gloomhaven:bgoal.03", "gloomhaven:end.08", "gloomhaven:end.10")
def test_a_goal_gives_its_checkmarks_only_after_a_success() -> None:
    for won, xp, checks in (1, 5, 2), (1, 8, 0), (NOBODY, 5, 0), (NOBODY, 8, 0):
        t = table("brute", "tinkerer", level=2)
        t.goals = [[LAYABOUT], [STREAMLINER]]  # at most 7 experience: two checkmarks
        t.won = won
        hero(t, "brute").xp = xp
        assert record(t)["checks"] == checks
        assert record(t)["goal_met"] == (xp == 5)
        assert record(t)["xp"] == xp + (8 if won == 1 else 0)
    t = table("brute", "tinkerer")
    t.goals = [[LAYABOUT], [STREAMLINER]]
    exhaust(t, hero(t, "brute"))
    t.won = 1
    assert (record(t)["exhausted"], record(t)["checks"]) == (True, 2)


@rule("gloomhaven:end.09", "gloomhaven:end.13")
def test_a_scenario_may_give_checkmarks_to_everybody() -> None:
    for won, checks in (1, 2), (NOBODY, 0):
        t = table("brute", "tinkerer", scenario=91)
        t.won = won
        assert [record(t, who)["checks"] for who in (0, 1)] == [checks, checks]


@rule("gloomhaven:bgoal.04")
def test_battle_goals_are_secret() -> None:
    g = new_game()
    t = g.state
    kept = {seat: sorted(t.goals[seat])[0] for seat in (0, 1)}
    run(step(t), goal_keep=kept)
    for seat in (0, 1):
        seen = view(t, seat).characters
        assert seen[seat].goals == [GOALS[kept[seat]].id]
        assert seen[1 - seat].goals == 1
        assert str(GOALS[kept[1 - seat]].id) not in str(seen[1 - seat].goals)
    assert [one.goals for one in view(t, None).characters] == [1, 1]


@rule("gloomhaven:exh.08", "gloomhaven:exh.06")
def test_a_goal_about_hit_points_looks_at_those_with_which_one_was_exhausted() -> None:
    for lost, met in (0, [False, True]), (99, [True, False]):
        t = table("brute", "tinkerer")
        if lost:
            run(suffer(t, body(t, "brute"), lost), negate=None)
        else:
            exhaust(t, hero(t, "brute"), without_cards=True)
        t.won = 1
        found = []
        for goal in MASOCHIST, FAST_HEALER:
            t.goals = [[goal], [LAYABOUT]]
            found.append(record(t)["goal_met"])
        assert found == met


@rule("gloomhaven:bgoal.02")
def test_only_an_attack_makes_an_executioner() -> None:
    for name, met in ("Fatal Advance", False), ("Trample", True):
        monsters = [("living-bones", (1, 0), "normal", 1)]
        where = {"brute": (0, 0), "tinkerer": (-6, 0)}
        t = table("brute", "tinkerer", at=where, monsters=monsters, modifiers={"brute": ["+0"]}, hero_level=2)
        t.goals = [[EXECUTIONER], [LAYABOUT]]
        bones = foe(t, "living-bones")
        run(top(t, "brute", name), target=bones.id)
        assert (bones in t.figures, record(t)["goal_met"]) == (False, met)


@rule("gloomhaven:bgoal.05")
def test_streamliner_wants_five_cards_in_hand_and_discard() -> None:
    for hand, discard, met in (2, 3, True), (2, 2, False), (5, 0, True), (0, 5, True):
        t = table("brute", "tinkerer")
        brute = hero(t, "brute")
        cards = brute.hand
        brute.hand, brute.discard, brute.lost = cards[:hand], cards[hand : hand + discard], cards[hand + discard :]
        t.goals = [[STREAMLINER], [LAYABOUT]]
        t.won = 1
        assert (record(t)["goal_met"], record(t)["checks"]) == (met, int(met))


@rule("gloomhaven:bgoal.05", "gloomhaven:bonus.08")
def test_for_a_goal_an_active_card_lies_where_it_will_go() -> None:
    for name, met in ("Shield Bash", True), ("Warding Strength", False):  # will be discarded; will be lost
        t = table("brute", "tinkerer")
        run(bottom(t, "brute", name))
        brute = hero(t, "brute")
        assert [row[0] for row in brute.active] == [card(name)]
        brute.hand, brute.discard = brute.hand[:3], brute.hand[3:4]
        t.goals = [[STREAMLINER], [LAYABOUT]]
        t.won = 1
        assert record(t)["goal_met"] == met


# -- the end of the scenario -------------------------------------------------------------------------------------------


@rule("gloomhaven:end.01")
def test_the_rest_of_the_round_is_played_after_the_decision() -> None:
    for won in (1, NOBODY):
        facts = {"goal": [{"type": "kill_revealed"}]} if won == 1 else {"lose": [{"type": "anyone_exhausted"}]}
        where = {"brute": (0, 0), "tinkerer": (1, 0), "scoundrel": (2, 0)}
        start = [*where.values()]
        t = table(*where, at=where, scenario=house(start=start, **facts), monsters=[("cave-bear", (40, 40))])
        t.phase = TURNS
        t.acting = NOBODY
        body(t, "brute").acted = True
        for character in t.characters:
            character.chosen, character.hand = character.hand[:2], character.hand[2:]
        if won == 1:
            run(suffer(t, foe(t, "cave-bear"), 99))
        else:
            exhaust(t, hero(t, "brute"))
        assert (t.won, t.over) == (won, False)
        run(until(t, CLEAN_UP), act=[None, None])  # the Tinkerer and the Scoundrel still have their turns
        assert all(figure.acted for figure in t.figures)
        run(until(t, OVER), rest_short=[False, False])
        assert t.over
        assert t.result().winners == ([0, 1, 2] if won == 1 else [])


@rule("gloomhaven:r.21")
def test_a_goal_reached_before_the_last_one_fell_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Event] = []
    monkeypatch.setattr(Table, "tell", lambda t, event, *params: told.append(event))
    for reached in True, False:
        t = table("brute", "tinkerer", scenario=arena())
        t.won = int(reached)
        exhaust(t, hero(t, "brute"))
        with pytest.raises(GameOver):
            exhaust(t, hero(t, "tinkerer"))
        assert t.phase == OVER
        assert t.result().winners == ([0, 1] if reached else [])
        assert told[-1] is (WON if reached else LOST)


@rule("gloomhaven:r.21", "gloomhaven:page.03")
def test_who_is_exhausted_on_an_exit_has_escaped() -> None:
    exits = SCENARIOS[25].markers["a"]
    for off in False, True:
        t = table("brute", "tinkerer", scenario=25)
        for role, at in zip(("brute", "tinkerer"), exits, strict=False):
            t.put(body(t, role), at)
        if off:
            t.put(body(t, "brute"), t.book.facts.start[0])
        exhaust(t, hero(t, "brute"))
        with pytest.raises(GameOver):
            exhaust(t, hero(t, "tinkerer"))
        assert t.won == (NOBODY if off else 1)


@rule("gloomhaven:end.01", "gloomhaven:r.21")
def test_to_survive_ten_rounds_is_to_see_the_end_of_the_tenth() -> None:
    t = at_the_start("brute", "tinkerer", scenario=house(goal=[{"type": "survive", "rounds": 10}]))
    t.round = 10
    run(step(t), **selected(t))
    look(t)
    assert t.won == 0
    t.phase = ROUND_ENDS
    run(step(t))
    assert (t.won, t.over) == (1, True)


@rule("gloomhaven:end.02", "gloomhaven:end.07", "gloomhaven:end.10")
@pytest.mark.parametrize("level", range(8))
def test_experience_is_kept_and_success_adds_to_it(level: int) -> None:
    for won in (1, NOBODY):
        t = table("brute", "tinkerer", level=level)
        t.won = won
        hero(t, "brute").xp = 7
        exhaust(t, hero(t, "tinkerer"))
        bonus = 4 + 2 * level if won == 1 else 0
        assert BONUS_XP[level] == 4 + 2 * level
        assert [record(t, who)["xp"] for who in (0, 1)] == [7 + bonus, bonus]


@rule("gloomhaven:end.03")
@pytest.mark.parametrize(("level", "gold"), [(0, 2), (2, 3), (7, 6)])
def test_coins_are_turned_into_gold(level: int, gold: int) -> None:
    for won in (1, NOBODY):
        t = table("brute", "tinkerer", level=level)
        t.won = won
        t.coins = [(0, 0)] * 5  # left on the map
        hero(t, "brute").coins = 4
        assert GOLD[level] == gold
        assert [record(t, who)["gold"] for who in (0, 1)] == [4 * gold, 0]


def next_scenario(t: Table) -> Table:
    """The party of a finished scenario goes into another one."""
    names = {field.name for field in msgspec.structs.fields(Hero)} - {"cards", "xp", "gold", "checks"}
    party = []
    for one in t.result().details["campaign"]["characters"]:
        kept = {name: value for name, value in one.items() if name in names}
        party.append(Hero(**kept, xp=one["xp_total"], gold=one["gold_total"], checks=one["checks_total"]))
    return setup(Config(len(party), 5, [], Options(scenario=1, characters=party), {}))


@rule("gloomhaven:end.04", "gloomhaven:end.05", "gloomhaven:end.06")
def test_everything_is_restored_for_the_next_scenario() -> None:
    t = table("brute", "tinkerer", items={"brute": [12]})
    brute = hero(t, "brute")
    brute.lost, brute.discard, brute.hand = brute.hand[:4], brute.hand[4:], []
    brute.item_state = [CONSUMED]
    body(t, "brute").hp = 2
    for figure in t.figures:
        give(t, figure, "curse")
        give(t, figure, "bless")
    t.deck.draw.append(CURSE_CARD)
    brute.deck.draw.append(modifier(-1))
    t.goals = [[STREAMLINER], [LAYABOUT]]
    t.won = 1
    after = next_scenario(t)
    again = hero(after, "brute")
    assert (sorted(again.pool), again.lost, again.discard) == (sorted(brute.pool), [], [])
    assert (again.items, again.item_state) == ([11], [0])
    assert all(sorted(deck.draw) == sorted(BASE_DECK) for deck in all_decks(after))
    assert sorted([*after.goal_deck, *after.goals[0], *after.goals[1]]) == list(range(len(GOALS)))
    run(until(after, 2), goal_keep={who: after.goals[who][0] for who in (0, 1)}, **leaving(after))
    run(step(after), place=after.book.facts.start[0])
    assert body(after, "brute").hp == CLASSES[again.role].hp[0]


def leaving(t: Table) -> dict[str, Any]:
    """Answers that leave out the last cards beyond the hand limit."""
    return {"hand_leave": [one for c in t.characters for one in sorted(c.pool)[t.limit(c) :]]}


@rule("gloomhaven:end.09", "gloomhaven:end.13")
def test_the_rewards_of_the_scenario_come_with_success_only() -> None:
    for won in (1, NOBODY):
        t = table("brute", "tinkerer", scenario=2)
        t.won = won
        told = t.result().details["campaign"]
        assert told["rewards"] == ({"gold_each": 10, "prosperity": 1} if won == 1 else {})
        assert told["unlocks"] == ([3, 4] if won == 1 else [])
        assert record(t)["gold"] == (10 if won == 1 else 0)


@rule("gloomhaven:end.12")
def test_treasures_of_a_lost_scenario_stay_with_their_finders() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0)})
    t.treasures = [(0, 0, 67), (0, 0, 2)]  # 10 gold, item 32
    run(loot_hex(t, hero(t, "brute"), (0, 0)))
    t.won = NOBODY
    assert [record(t)[name] for name in ("treasures", "gold", "found_items")] == [[67, 2], 10, [32]]
    assert [record(t, 1)[name] for name in ("treasures", "gold", "found_items")] == [[], 0, []]
    for looted, left in ([], [39, 72]), ([39], [72]):  # what was looted lies there no more in another try
        again = table("brute", "tinkerer", scenario=23, looted=looted)
        assert sorted(one[2] for one in again.treasures) == left
