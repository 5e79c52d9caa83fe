"""Effects of attacks: push, pull, pierce, added targets; what may be left out."""

from gloomhaven.tables import (
    action,
    arena,
    body,
    bottom,
    foe,
    hero,
    lacks,
    modifier,
    obstacle,
    protected,
    suffers,
    table,
    top,
    trap,
)
from klubovna.games.gloomhaven.facts import PLUS_0
from klubovna.games.gloomhaven.map.forcing import force
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.words import IMMOBILIZE, POISON
from klubovna.kernel.decision import Flow
from klubovna.kernel.hexes import Hex
from klubovna.testing import offered, rule, run

ADD_TARGET = modifier(rolling=True, targets=1)


def beside(*others: tuple[str, Hex], at: Hex = (1, 0), scenario: int | None = None) -> Table:
    """The brute in (0, 0) and a bear beside him, and others."""
    monsters = [("cave-bear", at), *others]
    if scenario is None:
        return table("brute", at={"brute": (0, 0)}, monsters=monsters)
    return table("brute", at={"brute": (0, 0)}, monsters=monsters, scenario=scenario)


def push(t: Table, steps: int) -> Flow[bool]:
    return force(t, action(t, body(t, "brute")), foe(t, "cave-bear"), steps, away=True)


def pull(t: Table, steps: int) -> Flow[bool]:
    return force(t, action(t, body(t, "brute")), foe(t, "cave-bear"), steps, away=False)


# -- optional or not ---------------------------------------------------------------------------------------------------


@rule("gloomhaven:fx.03", "gloomhaven:xp.06", "gloomhaven:fx.17")
def test_an_effect_may_be_left_out_but_not_the_experience() -> None:
    t = beside()
    run(top(t, "brute", "King of the Hill"), push_to=None)  # Attack 6 on all adjacent, Push 1, 1 experience each
    assert foe(t, "cave-bear").at == (1, 0)
    assert hero(t, "brute").xp == 1


@rule("gloomhaven:fx.04")
def test_some_abilities_give_effects_without_an_attack() -> None:
    t = table("tinkerer", at={"tinkerer": (0, 0)}, monsters=[("cave-bear", (1, 0)), ("cave-bear", (2, 0))])
    bear = foe(t, "cave-bear")
    assert offered(bottom(t, "tinkerer", "Net Shooter")).options == [None, bear.id]  # Immobilize one adjacent enemy
    run(bottom(t, "tinkerer", "Net Shooter"), target=bear.id, move_to=None)
    assert bear.conditions[IMMOBILIZE]
    assert not hero(t, "tinkerer").deck.discard
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    run(bottom(t, "brute", "Sweeping Blow"), move_to=None, push_to=(2, 0))
    assert foe(t, "cave-bear").at == (2, 0)


# -- push --------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:ex.push.1", "gloomhaven:fx.05", "gloomhaven:fx.18", "gloomhaven:fx.17", "gloomhaven:r.11")
def test_every_step_of_a_push_leads_farther_away() -> None:
    t = beside()
    obstacle(t, (2, -1))
    assert offered(push(t, 2)).options == [None, (1, 1), (2, 0)]
    t.put(foe(t, "cave-bear"), (1, 0))
    # once it has begun it is carried out in full: there is no None
    assert offered(push(t, 2), push_to=(2, 0)).options == [(2, 1), (3, -1), (3, 0)]
    t.put(foe(t, "cave-bear"), (1, 0))
    run(push(t, 2), push_to=[(2, 0), (3, 0)])
    assert foe(t, "cave-bear").at == (3, 0)


@rule("gloomhaven:fx.06", "gloomhaven:fx.22")
def test_a_push_ends_where_no_step_farther_is_possible() -> None:
    t = beside(scenario=arena(floor=[(0, 0), (1, 0), (2, 0), (0, 1), (0, -1)]))  # a dead end
    run(push(t, 3), push_to=(2, 0))
    assert foe(t, "cave-bear").at == (2, 0)
    t = beside(scenario=arena(walls=[((1, 0), other) for other in ((2, 0), (2, -1), (1, 1))]))
    run(push(t, 2))  # walls on all three sides: nothing is asked
    assert foe(t, "cave-bear").at == (1, 0)


@rule("gloomhaven:r.12", "gloomhaven:fx.17")
def test_a_blocked_hex_may_be_chosen_to_end_a_push_but_a_wall_may_not() -> None:
    t = beside()
    obstacle(t, (3, 0))
    assert offered(push(t, 2), push_to=(2, 0)).options == [None, (2, 1), (3, -1)]
    walls = [((2, 0), (3, 0)), ((2, 0), (3, -1))]
    t = beside(scenario=arena(walls=walls))
    run(push(t, 2), push_to=(2, 0))  # the one way left is gone without a question
    assert foe(t, "cave-bear").at == (2, 1)


@rule("gloomhaven:r.11", "gloomhaven:fx.05")
def test_farther_is_counted_around_walls() -> None:
    """From (1, 0) the bear may be pushed to (1, -1), which is next to the brute but behind a wall."""
    walls = [((0, 0), (1, -1)), ((0, -1), (1, -1))]
    t = beside(scenario=arena(walls=walls))
    assert t.ground.range((0, 0), (1, -1)) == 2
    assert (1, -1) in offered(push(t, 1)).options


@rule("gloomhaven:fx.07", "gloomhaven:fx.18")
def test_a_push_leads_through_friends_of_the_target_but_not_through_its_enemies() -> None:
    t = beside(("hound", (2, 0)), ("hound", (3, 0)))
    obstacle(t, (2, -1), (1, 1), (3, -1), (2, 1))
    run(push(t, 1))  # nobody may end in an occupied hex
    assert foe(t, "cave-bear").at == (1, 0)
    run(push(t, 2))
    assert foe(t, "cave-bear").at == (1, 0)
    run(push(t, 3), push_to=[(2, 0), (3, 0), (4, 0)])  # past both hounds
    assert foe(t, "cave-bear").at == (4, 0)
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (2, 0)}, monsters=[("cave-bear", (1, 0))])
    assert (2, 0) not in offered(push(t, 2)).options


@rule("gloomhaven:fx.18")
def test_a_push_cannot_be_stopped_in_the_hex_of_a_friend() -> None:
    t = beside(("hound", (2, 0)))
    obstacle(t, (3, -1))
    assert offered(push(t, 2), push_to=(2, 0)).options == [(2, 1), (3, 0)]


@rule("gloomhaven:fx.18")
def test_only_a_flyer_is_pushed_onto_an_obstacle() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("forest-imp", (1, 0)), ("cave-bear", (0, 1))])
    obstacle(t, (2, 0), (0, 2))
    pushing = action(t, body(t, "brute"))
    assert (0, 2) not in offered(force(t, pushing, foe(t, "cave-bear"), 1, away=True)).options
    run(force(t, pushing, foe(t, "forest-imp"), 1, away=True), push_to=(2, 0))
    assert foe(t, "forest-imp").at == (2, 0)


@rule("gloomhaven:ex.push.2", "gloomhaven:fx.11")
def test_traps_and_hazardous_terrain_work_on_who_is_pushed() -> None:
    t = beside()
    t.hazardous = [(2, 0)]
    t.changed_map()
    trap(t, (3, 0), 3)
    run(push(t, 2), push_to=[(2, 0), (3, 0)])
    assert lacks(foe(t, "cave-bear")) == 1 + 3
    assert (t.traps, t.hazardous) == ([], [(2, 0)])


@rule("gloomhaven:fx.12")
def test_difficult_terrain_does_not_hinder_a_push_or_a_pull() -> None:
    t = beside()
    t.difficult = [(2, 0), (3, 0)]
    t.changed_map()
    run(push(t, 2), push_to=[(2, 0), (3, 0)])
    assert foe(t, "cave-bear").at == (3, 0)
    run(pull(t, 2), pull_to=[(2, 0)])
    assert foe(t, "cave-bear").at == (1, 0)


@rule("gloomhaven:fx.19")
def test_two_pushes_of_one_attack_are_used_or_skipped_each_for_itself() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0))],
        modifiers={"brute": [modifier(rolling=True, push=1), "+0"] * 2},
    )
    bear = foe(t, "cave-bear")
    run(top(t, "brute", "Warding Strength"), target=bear.id, push_to=[None, (2, 0)])  # Push 2 of the card skipped
    assert bear.at == (2, 0)
    t.put(bear, (1, 0))
    run(top(t, "brute", "Warding Strength"), target=bear.id, push_to=[(2, 0), (3, 0), None])
    assert bear.at == (3, 0)


@rule("gloomhaven:r.12", "gloomhaven:fx.06")
def test_a_card_that_rewards_a_blocked_push() -> None:
    """Brutal Momentum: Attack 3, Push 2; 2 damage and 1 experience for each hex that an obstacle or a wall stops."""
    modifiers: dict[str, list[str | int]] = {"cragheart": ["+0"]}
    t = table("cragheart", at={"cragheart": (0, 0)}, monsters=[("cave-bear", (1, 0), "elite")], modifiers=modifiers)
    obstacle(t, (3, 0))
    bear = foe(t, "cave-bear")
    run(top(t, "cragheart", "Brutal Momentum"), target=bear.id, push_to=[(2, 0), (3, 0)])
    assert (bear.at, lacks(bear), hero(t, "cragheart").xp) == ((2, 0), 3 + 2, 1)
    corner = arena(floor=[(-1, 0), (0, 0), (1, 0), (0, 1)])
    t = table(
        "cragheart",
        at={"cragheart": (0, 0)},
        monsters=[("cave-bear", (1, 0), "elite")],
        modifiers=modifiers,
        scenario=corner,
    )
    bear = foe(t, "cave-bear")
    run(top(t, "cragheart", "Brutal Momentum"), target=bear.id)  # nothing but walls behind it
    assert (bear.at, lacks(bear), hero(t, "cragheart").xp) == ((1, 0), 3 + 4, 2)


# -- pull --------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:ex.pull.1", "gloomhaven:fx.08", "gloomhaven:fx.09", "gloomhaven:r.11")
def test_every_step_of_a_pull_leads_nearer_until_the_target_is_adjacent() -> None:
    t = beside(at=(3, 0))
    assert offered(pull(t, 3)).options == [None, (2, 0)]
    t.put(foe(t, "cave-bear"), (3, 0))
    run(pull(t, 3), pull_to=(2, 0))
    assert foe(t, "cave-bear").at == (1, 0)


@rule("gloomhaven:fx.10", "gloomhaven:fx.22")
def test_a_pull_leads_through_friends_of_the_target_but_not_through_enemies_or_walls() -> None:
    t = beside(("hound", (2, 0)), at=(3, 0))
    run(pull(t, 1))
    assert foe(t, "cave-bear").at == (3, 0)
    run(pull(t, 2), pull_to=(2, 0))
    assert foe(t, "cave-bear").at == (1, 0)
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (2, 0)}, monsters=[("cave-bear", (3, 0))])
    run(pull(t, 2))
    assert foe(t, "cave-bear").at == (3, 0)
    walls = [((2, 0), (3, 0)), ((2, 1), (3, 0)), ((2, 0), (3, -1))]
    t = beside(at=(3, 0), scenario=arena(walls=walls))
    assert (2, 0) not in offered(pull(t, 1)).options


# -- pierce, poison, added targets -------------------------------------------------------------------------------------


@rule("gloomhaven:fx.14", "gloomhaven:fx.13", "gloomhaven:shield.04")
def test_pierce_counts_while_the_shield_is_subtracted() -> None:
    bears = [("cave-bear", (1, 0))]
    t = table("brute", at={"brute": (0, 0)}, monsters=bears, modifiers={"brute": ["+0", "+0", "+0"]})
    bear = foe(t, "cave-bear")
    protected(t, protected(t, bear, shield=2), shield=1)
    run(top(t, "brute", "Trample"), target=bear.id)  # Attack 3, Pierce 2
    assert lacks(bear) == 2
    run(top(t, "brute", "Trample"), target=bear.id)  # the shield has not been worn off
    assert lacks(bear) == 4
    t.boons = []
    run(top(t, "brute", "Trample"), target=bear.id)  # what there is not to pierce adds nothing
    assert lacks(bear) == 7


@rule("gloomhaven:fx.21")
def test_poison_does_not_help_the_attack_that_brings_it() -> None:
    bears = [("cave-bear", (1, 0))]
    t = table("scoundrel", at={"scoundrel": (0, 0)}, monsters=bears, modifiers={"scoundrel": ["+0", "+0"]})
    bear = foe(t, "cave-bear")
    run(top(t, "scoundrel", "Venom Shiv"), target=bear.id)  # Attack 3, Poison
    assert (lacks(bear), bear.conditions[POISON]) == (3, 1)
    run(top(t, "scoundrel", "Venom Shiv"), target=bear.id)
    assert lacks(bear) == 3 + 3 + 1


@rule("gloomhaven:fx.15", "gloomhaven:fx.16", "gloomhaven:fx.20")
def test_an_added_target_gets_the_whole_attack() -> None:
    bears = [("cave-bear", at) for at in ((2, 0), (0, 3), (0, -4), (-3, 0))]
    t = table("tinkerer", "brute", at={"tinkerer": (0, 0), "brute": (0, 1)}, monsters=bears)
    suffers(foe(t, "cave-bear", 4), "invisible")
    hero(t, "tinkerer").deck.draw += [PLUS_0, PLUS_0, ADD_TARGET]
    first, second = foe(t, "cave-bear", 1), foe(t, "cave-bear", 2)
    asked = offered(top(t, "tinkerer", "Toxic Bolt"), target=first.id)  # Attack 2, Range 3, Poison
    assert asked.options == [None, second.id]  # in range, seen, an enemy, not a target yet
    first.hp, first.conditions[POISON] = first.max_hp, 0
    hero(t, "tinkerer").deck.draw += [PLUS_0, PLUS_0, ADD_TARGET]
    run(top(t, "tinkerer", "Toxic Bolt"), target=[first.id, second.id])
    assert (lacks(first), lacks(second)) == (2, 2)
    assert second.conditions[POISON]


@rule("gloomhaven:fx.15", "gloomhaven:fx.03")
def test_an_added_target_may_be_left_alone() -> None:
    bears = [("cave-bear", at) for at in ((2, 0), (0, 3))]
    t = table("tinkerer", at={"tinkerer": (0, 0)}, monsters=bears)
    hero(t, "tinkerer").deck.draw += [PLUS_0, ADD_TARGET]
    first, second = foe(t, "cave-bear", 1), foe(t, "cave-bear", 2)
    run(top(t, "tinkerer", "Toxic Bolt"), target=[first.id, None])
    assert (lacks(first), lacks(second)) == (2, 0)


@rule("gloomhaven:fx.23", "gloomhaven:fx.20")
def test_an_added_target_is_one_figure_and_adds_no_more() -> None:
    bears = [("cave-bear", at) for at in ((3, 0), (0, 3), (-1, 3), (-3, 0))]
    t = table("tinkerer", at={"tinkerer": (0, 0)}, monsters=bears)
    hero(t, "tinkerer").deck.draw += [PLUS_0, ADD_TARGET, PLUS_0, ADD_TARGET]
    first, second, third, fourth = (foe(t, "cave-bear", i) for i in (1, 2, 3, 4))
    asked = offered(top(t, "tinkerer", "Ink Bomb"), area=(first.id,))
    assert asked.options == [None, second.id, third.id, fourth.id]
    first.hp = first.max_hp
    hero(t, "tinkerer").deck.draw += [PLUS_0, ADD_TARGET, PLUS_0, ADD_TARGET]
    run(top(t, "tinkerer", "Ink Bomb"), area=(first.id,), target=second.id)  # its neighbour is spared
    assert [lacks(one) for one in (first, second, third, fourth)] == [4, 4, 0, 0]


@rule("gloomhaven:fx.20", "gloomhaven:fx.15")
def test_each_add_target_adds_another_enemy() -> None:
    bears = [("cave-bear", at) for at in ((3, 0), (0, 3), (-1, 3), (-3, 0))]
    t = table("tinkerer", at={"tinkerer": (0, 0)}, monsters=bears)
    hero(t, "tinkerer").deck.draw += [PLUS_0] * 3 + [ADD_TARGET] * 2
    first, second, third, fourth = (foe(t, "cave-bear", i).id for i in (1, 2, 3, 4))
    asked = offered(top(t, "tinkerer", "Toxic Bolt"), target=[first, third])
    assert asked.options == [None, second, fourth]


@rule("gloomhaven:move.13", "gloomhaven:move.11")
def test_who_flies_is_pushed_over_its_enemies() -> None:
    passage = arena(floor=[(q, 0) for q in range(5)])
    for name, ends in (("forest-imp", (3, 0)), ("cave-bear", (1, 0))):
        t = table(
            "brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (2, 0)}, monsters=[(name, (1, 0))], scenario=passage
        )
        answers = {"push_to": [(2, 0), (3, 0)]} if name == "forest-imp" else {}
        run(force(t, action(t, body(t, "brute")), foe(t, name), 2, away=True), **answers)
        assert foe(t, name).at == ends


# -- stones ------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:resolve.08", "gloomhaven:tile.obstacle.05")
def test_the_petrified_leave_their_coin_on_the_stone() -> None:
    t = table("cragheart", at={"cragheart": (0, 0)}, monsters=[("cave-bear", (2, 0))], hero_level=5)
    run(top(t, "cragheart", "Petrify"), target=foe(t, "cave-bear").id, obstacle=(2, 0))
    assert (t.coins, t.obstacles) == ([(2, 0)], [[(2, 0)]])
    t.put(body(t, "cragheart"), (1, 0))
    run(bottom(t, "cragheart", "Crushing Grasp"))  # Loot 1
    assert hero(t, "cragheart").coins == 1


@rule("gloomhaven:fx.05", "gloomhaven:move.13")
def test_who_flies_is_heaved_into_stones_too() -> None:
    t = table("cragheart", at={"cragheart": (0, 0)}, monsters=[("wind-demon", (1, 0), "normal", 30)])
    hero(t, "cragheart").deck.draw = [0] * 9
    demon = foe(t, "wind-demon")
    obstacle(t, (2, 0))
    hurt = 3 - shield_of(t, demon)
    run(top(t, "cragheart", "Heaving Swing"), target=demon.id, push_to=(2, 0))
    assert (demon.at, lacks(demon), t.obstacles, hero(t, "cragheart").xp) == ((2, 0), hurt + 2, [], 1)


@rule("gloomhaven:los.04")
def test_a_meteor_lies_in_range_with_all_its_hexes() -> None:
    t = table("cragheart", at={"cragheart": (0, 0)}, hero_level=7)
    sites = offered(top(t, "cragheart", "Meteor")).options
    far = {max(abs(q), abs(r), abs(q + r)) for one in sites if one for q, r in zip(one[::2], one[1::2], strict=True)}
    assert far == {1, 2, 3}
