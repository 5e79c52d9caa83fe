"""The turns of monsters: their order, their attacks, the rest of their cards, and the figures of the rulebook."""

from random import Random
from typing import Any

import pytest

from gloomhaven.tables import (
    add_monster,
    arena,
    at_the_start,
    body,
    bottom,
    foe,
    hero,
    lacks,
    monster_card,
    obstacle,
    order,
    rough,
    selected,
    suffers,
    table,
    table_of,
    top,
    trap,
)
from klubovna.games.gloomhaven import RULES
from klubovna.games.gloomhaven.combat.suffer import suffer
from klubovna.games.gloomhaven.facts import MONSTER, MONSTER_CARDS, MONSTER_DECK, MONSTERS
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, Figure
from klubovna.games.gloomhaven.monsters import planning
from klubovna.games.gloomhaven.monsters.planner import Choice, plan
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.scenario.reveal import cards_for
from klubovna.games.gloomhaven.state import CLEAN_UP, ROUND_BEGINS, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack
from klubovna.games.gloomhaven.vocabulary.words import ELITE, MUDDLE, NORMAL, POISON, STRENGTHEN, WOUND
from klubovna.kernel.hexes import disc, neighbours
from klubovna.kernel.record import new
from klubovna.testing import offered, rule, run


def alone(name: str, at: tuple[int, int], rank: str = "normal", **position: Any) -> tuple[Table, Figure]:
    """The Brute in the middle and one monster, which draws +0."""
    modifiers = {"monsters": ["+0"] * 4, "brute": ["+0"] * 4}
    where = {"at": {"brute": (0, 0)}, "modifiers": modifiers, **position}
    t = table("brute", monsters=[(name, at, rank)], **where)
    return t, foe(t, name)


def kinds(t: Table, name: str) -> list[Figure]:
    return [figure for figure in t.figures if figure.form == MONSTER_FIGURE and figure.who == MONSTER[name]]


# -- turns -------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:mon.04", "gloomhaven:ex.order.1")
def test_elites_act_first_then_normals_by_number() -> None:
    t = table("brute")
    body(t, "brute").acted = True
    for rank, number in ("normal", 4), ("elite", 3), ("normal", 1), ("elite", 2):
        add_monster(t, "living-bones", (number, 0), rank).number = number
    assert [figure.number for figure in order(t)] == [2, 3, 1, 4]


@rule("gloomhaven:mon.06")
def test_the_card_of_a_kind_that_died_stays_to_the_end_of_the_round() -> None:
    t, bones = alone("living-bones", (5, 0))
    monster_card(t, "living-bones", 12)
    deck = t.decks.index(MONSTER_DECK[bones.who])
    run(suffer(t, bones, 9))
    t.phase = TURNS
    body(t, "brute").acted = True
    t.won = 0
    run(step(t))
    assert t.phase == CLEAN_UP
    assert t.faces[deck] >= 0
    run(step(t))
    assert t.faces[deck] < 0


@rule("gloomhaven:mon.07")
def test_a_wound_comes_before_everything_else() -> None:
    for hp, fights in (1, False), (2, True):
        t, guard = alone("bandit-guard", (1, 0))
        guard.hp = hp
        suffers(guard, "wound")
        monster_card(t, "bandit-guard", 50)
        run(figure_turn(t, guard), **({"negate": None} if fights else {}))
        assert (guard.hp, lacks(body(t, "brute"))) == (hp - 1, 2 if fights else 0)


# -- attacks -----------------------------------------------------------------------------------------------------------


@rule("gloomhaven:mon.att.07")
def test_attacks_of_monsters_follow_the_rules_of_attacks() -> None:
    for conditions, damage, drawn in ([], 5, 1), (["muddle"], 2, 2), (["strengthen"], 5, 2):
        t, bear = alone("cave-bear", (1, 0), modifiers={"monsters": ["+2", "-1"], "brute": ["-2"]})
        suffers(bear, *conditions)
        monster_card(t, "cave-bear", 41)
        run(figure_turn(t, bear), negate=None)
        assert lacks(body(t, "brute")) == damage
        assert (len(t.deck.discard), hero(t, "brute").deck.discard) == (drawn, [])
    t, archer = alone("bandit-archer", (1, 0), modifiers={"monsters": ["+2", "-1"]})
    suffers(archer, "immobilize")
    monster_card(t, "bandit-archer", 31)
    run(figure_turn(t, archer), negate=None)
    assert lacks(body(t, "brute")) == 1  # a ranged attack on a neighbour: disadvantage


@rule("gloomhaven:mon.att.08", "gloomhaven:mon.att.09")
def test_a_monster_must_push_and_pull_but_the_players_say_where() -> None:
    t, corpse = alone("living-corpse", (1, 0))
    monster_card(t, "living-corpse", 32)  # Attack +2, Push 1
    asked = offered(figure_turn(t, corpse), negate=None)
    assert asked.kind.name == "push.to"
    assert asked.options == [(-1, 0), (-1, 1), (0, -1)]
    t, corpse = alone("living-corpse", (1, 0))
    monster_card(t, "living-corpse", 32)
    run(figure_turn(t, corpse), negate=None, push_to=(-1, 1))
    assert body(t, "brute").at == (-1, 1)
    t, golem = alone("stone-golem", (3, 0))
    suffers(golem, "immobilize")
    deck = t.decks.index(MONSTER_DECK[golem.who])
    pulling = [one for one in t.cards[deck] if getattr(MONSTER_CARDS[one].abilities[-1], "pull", 0)]
    t.faces[deck] = pulling[0]  # Attack -2 with Range 3, Pull 2
    run(figure_turn(t, golem), negate=None)  # the only way is a straight line
    assert body(t, "brute").at == (2, 0)


# -- the rest of the card ----------------------------------------------------------------------------------------------


@rule("gloomhaven:mon.other.01", "gloomhaven:mon.amb.01")
def test_a_heal_goes_to_the_most_damaged_in_range() -> None:
    for missing, healed in ((1, 2, 0), [1]), ((3, 2, 0), [0]), ((0, 2, 2), [1, 2]):
        monsters = [("inox-shaman", (0, 0)), ("inox-guard", (2, 0)), ("inox-guard", (0, 3)), ("inox-guard", (4, 0))]
        t = table("brute", at={"brute": (-6, 0)}, monsters=monsters)
        shaman, one, other, far = (figure for figure in t.figures if figure.form == MONSTER_FIGURE)
        suffers(shaman, "immobilize")
        far.hp = 1  # out of range
        for figure, lack in zip((shaman, one, other), missing, strict=True):
            figure.hp -= lack
        monster_card(t, "inox-shaman", 23)  # Heal 3, Range 3
        options = [(shaman, one, other)[i].id for i in healed]
        if len(options) > 1:
            assert offered(figure_turn(t, shaman)).options == options
        run(figure_turn(t, shaman), **({"monster_target": options[-1]} if len(options) > 1 else {}))
        assert lacks((shaman, one, other)[healed[-1]]) == 0
        assert sum(lacks(figure) for figure in (shaman, one, other)) == sum(missing) - missing[healed[-1]]


@rule("gloomhaven:mon.other.01", "gloomhaven:los.04")
def test_a_monster_heals_nobody_whom_it_does_not_see() -> None:
    pillar = arena([at for at in disc((0, 0), 6) if at != (1, 0)])
    for number in arena(), pillar:
        monsters = [("inox-shaman", (0, 0)), ("inox-guard", (2, 0))]
        t = table("brute", at={"brute": (-6, 0)}, scenario=number, monsters=monsters)
        shaman, guard = suffers(foe(t, "inox-shaman"), "immobilize"), foe(t, "inox-guard")
        guard.hp = 1
        monster_card(t, "inox-shaman", 23)  # Heal 3, Range 3
        run(figure_turn(t, shaman))
        assert guard.hp == (1 if number == pillar else 4)


@rule("gloomhaven:mon.other.03", "gloomhaven:mon.other.05", "gloomhaven:mon.other.06", "gloomhaven:r.36")
def test_a_monster_summons_next_to_itself_and_toward_an_enemy() -> None:
    t, cultist = alone("cultist", (3, 0))
    monster_card(t, "cultist", 63)  # summons Living Bones and suffers 2
    run(figure_turn(t, cultist))
    (bones,) = kinds(t, "living-bones")
    assert bones.at == (2, 0)
    assert lacks(cultist) == 2
    assert bones not in order(t)
    run(suffer(t, bones, 9))
    assert t.coins == []
    t, cultist = alone("cultist", (3, 0))
    suffers(body(t, "brute"), "invisible")
    monster_card(t, "cultist", 63)
    assert set(offered(figure_turn(t, cultist)).options) == set(neighbours((3, 0)))  # nobody to be seen: all are equal


@rule("gloomhaven:mon.other.05", "gloomhaven:mabil.01", "gloomhaven:r.51")
def test_no_card_is_drawn_for_what_is_summoned() -> None:
    """It does not act; its kind gets a card when the next round begins, or with a room that is revealed before."""
    t, cultist = alone("cultist", (3, 0))
    monster_card(t, "cultist", 63)
    bones = t.decks.index(MONSTER_DECK[MONSTER["living-bones"]])
    pile = [*t.cards[bones]]
    run(figure_turn(t, cultist))
    assert len(kinds(t, "living-bones")) == 1
    assert (t.faces[bones], t.cards[bones]) == (-1, pile)
    run(cards_for(t, kinds(t, "living-bones")))
    assert t.faces[bones] == pile[-1]


@rule("gloomhaven:mon.other.04")
def test_without_a_hex_or_a_standee_nothing_is_summoned() -> None:
    t, cultist = alone("cultist", (3, 0))
    obstacle(t, *neighbours((3, 0)))
    monster_card(t, "cultist", 63)
    run(figure_turn(t, cultist))
    assert kinds(t, "living-bones") == []
    t, cultist = alone("cultist", (3, 0))
    for number in range(MONSTERS[MONSTER["living-bones"]].standees):
        add_monster(t, "living-bones", (-6 + number % 5, 3 + number // 5))
    before = len(t.figures)
    monster_card(t, "cultist", 63)
    run(figure_turn(t, cultist))
    assert len(t.figures) == before


@rule("gloomhaven:mon.other.07")
def test_a_summoned_monster_acts_like_its_kind_from_the_next_round_on() -> None:
    t = at_the_start("brute", "tinkerer", at={"brute": (0, 0)}, monsters=[("cultist", (3, 0))])
    add_monster(t, "living-bones", (6, 0), "elite").number = 9
    t.phase = TURNS
    monster_card(t, "cultist", 63)
    run(figure_turn(t, foe(t, "cultist")))
    (bones,) = [one for one in kinds(t, "living-bones") if one.number != 9]
    assert (bones.rank, bones.max_hp) == (NORMAL, 5)
    t.phase = ROUND_BEGINS
    t.faces = [-1] * len(t.faces)
    run(step(t), **selected(t))
    row = order(t)
    assert row.index(bones) == row.index(next(one for one in kinds(t, "living-bones") if one.number == 9)) + 1


@rule("gloomhaven:mon.other.08", "gloomhaven:eor.06")
def test_bonuses_of_the_card_hold_from_its_turn_to_the_end_of_the_round() -> None:
    t, bear = alone("cave-bear", (1, 0))
    monster_card(t, "cave-bear", 3)  # Shield 1, Retaliate 2
    run(bottom(t, "brute", "Spare Dagger"), target=bear.id)
    assert lacks(bear) == 2
    assert lacks(body(t, "brute")) == 0
    run(figure_turn(t, bear))
    bear.hp = bear.max_hp
    run(top(t, "brute", "Provoking Roar"), target=bear.id, negate=None)  # Attack 2
    assert lacks(bear) == 1
    assert lacks(body(t, "brute")) == 2
    t.phase = CLEAN_UP
    run(step(t))
    deck = t.decks.index(MONSTER_DECK[bear.who])
    assert (t.boons, t.faces[deck], len(t.discards[deck])) == ([], -1, 1)


@rule("gloomhaven:mon.other.09")
def test_a_stunned_monster_gains_no_bonus() -> None:
    t, bear = alone("cave-bear", (1, 0))
    suffers(bear, "stun")
    monster_card(t, "cave-bear", 3)
    run(figure_turn(t, bear))
    assert t.boons == []


@rule("gloomhaven:mon.other.10", "gloomhaven:mon.other.11")
def test_looting_monsters_take_coins_for_good_and_nothing_else() -> None:
    t, scout = alone("vermling-scout", (4, 0))
    suffers(scout, "immobilize")
    t.coins = [(4, 0), (5, 0), (3, 0), (2, 0)]
    t.treasures = [(3, 1, 7)]
    monster_card(t, "vermling-scout", 35)  # Loot 1
    run(figure_turn(t, scout))
    assert t.coins == [(2, 0)]
    assert t.treasures == [(3, 1, 7)]
    run(suffer(t, scout, 9))
    assert t.coins == [(2, 0), (4, 0)]  # its own coin only
    t, guard = alone("bandit-guard", (1, 0))
    t.coins = [(1, 0)]
    monster_card(t, "bandit-guard", 50)
    run(figure_turn(t, guard), negate=None)
    assert t.coins == [(1, 0)]  # no looting at the end of its turn


@rule("gloomhaven:mon.other.13")
def test_everybody_whom_the_text_names_is_meant() -> None:
    where = {"brute": (0, 0), "tinkerer": (2, 0), "scoundrel": (1, 3)}
    t = table("brute", "tinkerer", "scoundrel", at=where, monsters=[("hound", (1, 0)), ("hound", (1, -1))])
    suffers(foe(t, "hound"), "immobilize")
    monster_card(t, "hound", 7)  # muddles all adjacent enemies
    run(figure_turn(t, foe(t, "hound")))
    assert [body(t, role).conditions[MUDDLE] > 0 for role in where] == [True, True, False]
    assert not foe(t, "hound", 2).conditions[MUDDLE]
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (2, 0)}, monsters=[("night-demon", (1, 0))])
    add_monster(t, "hound", (1, -1))
    suffers(foe(t, "night-demon"), "immobilize", "disarm")
    monster_card(t, "night-demon", 15)  # all adjacent allies and enemies suffer 1
    run(figure_turn(t, foe(t, "night-demon")), negate={0: None, 1: None})
    assert [lacks(figure) for figure in t.figures] == [1, 1, 0, 1]


@rule("gloomhaven:mon.other.14")
def test_poison_and_wound_meet_the_heals_of_monsters() -> None:
    for condition, healed in ("poison", 0), ("wound", 2):
        t, bones = alone("living-bones", (6, 0))
        bones.hp = 3
        suffers(bones, condition, "immobilize")
        monster_card(t, "living-bones", 20)  # Heal 2
        run(figure_turn(t, bones))
        assert bones.hp == 3 - (condition == "wound") + healed
        assert not bones.conditions[POISON]
        assert not bones.conditions[WOUND]


@rule("gloomhaven:mon.other.15")
def test_good_conditions_are_for_the_monster_itself() -> None:
    t, guard = alone("bandit-guard", (1, 0))
    other = add_monster(t, "bandit-guard", (2, 0))
    monster_card(t, "bandit-guard", 55)  # Strengthen
    run(figure_turn(t, guard), negate=None)
    assert guard.conditions[STRENGTHEN]
    assert not other.conditions[STRENGTHEN]
    t, imp = alone("forest-imp", (6, 0))
    other = add_monster(t, "bandit-guard", (5, 0))
    monster_card(t, "forest-imp", 24)  # strengthens all allies in range
    run(figure_turn(t, imp))
    assert other.conditions[STRENGTHEN]
    assert not imp.conditions[STRENGTHEN]


@rule("gloomhaven:mon.other.12")
def test_a_trap_is_laid_toward_the_enemy() -> None:
    t, archer = alone("bandit-archer", (5, 0))
    suffers(archer, "immobilize", "disarm")
    monster_card(t, "bandit-archer", 14)
    run(figure_turn(t, archer))
    assert t.trapped() == {(4, 0)}
    t, archer = alone("bandit-archer", (5, 0))
    suffers(archer, "immobilize", "disarm")
    t.coins = [(4, 0)]  # that hex is not empty: two are equally near now
    monster_card(t, "bandit-archer", 14)
    assert offered(figure_turn(t, archer)).options == [(4, 1), (5, -1)]


@rule("gloomhaven:r.17")
def test_the_focus_of_an_attack_that_reaches_nobody_is_kept_for_the_next_one() -> None:
    """The Brute is nearer, but the way to the Tinkerer is shorter: the attack at range is on the Tinkerer too."""
    where = {"brute": (2, 0), "tinkerer": (-3, 0)}
    t = table(*where, at=where, monsters=[("deep-terror", (0, 0))], modifiers={"monsters": ["+0"]})
    obstacle(t, (1, 0), (2, -1), (1, 1), (2, 1))
    monster_card(t, "deep-terror", 84)  # Attack -1 on all adjacent enemies; Attack +0, Range 4
    run(figure_turn(t, foe(t, "deep-terror")), negate={1: None})
    assert lacks(body(t, "brute")) == 0
    assert lacks(body(t, "tinkerer")) > 0


# -- the figures of the rulebook, at the table -------------------------------------------------------------------------


@rule("gloomhaven:ex.focus.1")
def test_figure_of_the_nearer_brute_behind_obstacles() -> None:
    where = {"brute": (2, 0), "tinkerer": (-3, 0)}
    t = table("brute", "tinkerer", at=where, monsters=[("bandit-guard", (0, 0))], modifiers={"monsters": ["+0"]})
    obstacle(t, (1, 0), (2, -1), (1, 1), (2, 1))
    monster_card(t, "bandit-guard", 50)
    run(figure_turn(t, foe(t, "bandit-guard")), negate={1: None})
    assert foe(t, "bandit-guard").at == (-2, 0)
    assert [lacks(body(t, role)) for role in where] == [0, 2]


@rule("gloomhaven:ex.move.1")
@pytest.mark.parametrize(
    ("name", "rank", "initiative", "end", "hit"),
    [
        ("bandit-archer", "normal", 31, (0, 0), 1),
        ("bandit-guard", "normal", 50, (1, 0), 1),
        ("cave-bear", "normal", 61, (2, -1), 2),  # Target 2
        ("living-bones", "elite", 64, (3, -1), 3),  # Target 3
    ],
)
def test_figure_of_the_three_characters(name: str, rank: str, initiative: int, end: tuple[int, int], hit: int) -> None:
    where = {"scoundrel": (4, -1), "tinkerer": (3, -2), "brute": (2, 0)}
    t = table(*where, at=where, monsters=[(name, (0, 0), rank)], modifiers={"monsters": ["+0", "+0", "+0"]})
    monster_card(t, name, initiative)  # with it each of them has Move 3, or 2 for the archer
    answers = {2: None, 1: None, 0: None} if hit == 3 else {2: None, 1: None} if hit == 2 else {2: None}
    run(figure_turn(t, foe(t, name)), negate=answers)
    assert foe(t, name).at == end
    assert [lacks(body(t, role)) > 0 for role in ("brute", "tinkerer", "scoundrel")] == [i < hit for i in range(3)]


@rule("gloomhaven:ex.trap.1")
def test_figure_of_the_traps_before_the_tinkerer() -> None:
    for there in True, False:
        floor = arena([(q, 0) for q in range(-6, 7)])
        where = {"tinkerer": (-3, 0), "brute": (5, 0)} if there else {"tinkerer": (-3, 0)}
        deck = {"monsters": ["+0"]}
        t = table(*where, at=where, monsters=[("bandit-guard", (0, 0), "elite")], scenario=floor, modifiers=deck)
        trap(t, (-1, 0), 1)
        monster_card(t, "bandit-guard", 50)
        guard = foe(t, "bandit-guard")
        run(figure_turn(t, guard), **({} if there else {"negate": None}))
        assert guard.at == ((2, 0) if there else (-2, 0))
        assert lacks(guard) == (0 if there else 1)
        assert (lacks(body(t, "tinkerer")) > 0) == (not there)


@rule("gloomhaven:ex.trap.2")
def test_figure_of_the_archer_and_the_trap() -> None:
    for initiative, fights in (31, True), (44, False):  # Move 2 and Move 1, Range 3
        t, archer = alone("bandit-archer", (-3, -1), level=0)
        obstacle(t, (-1, -2))
        trap(t, (-2, -1), 3)
        rough(t, (-3, 0))
        monster_card(t, "bandit-archer", initiative)
        run(figure_turn(t, archer), **({"negate": None} if fights else {}))
        assert archer.at == ((-3, 0) if fights else (-3, -1))
        assert (lacks(body(t, "brute")) > 0) == fights


@rule("gloomhaven:mabil.01", "gloomhaven:mon.other.03")
def test_the_cultists_of_scenario_89_call_vipers() -> None:
    g = new(RULES, seats=2, seed=1, roles=["brute", "tinkerer"], options={"scenario": 89})
    names = [MONSTERS[kind].id for kind in table_of(g).kinds]
    assert "cultist-scenario-89" in names
    assert not {"cultist", "living-bones"} & {*names}
    t = table("brute", "tinkerer", monsters=[("cultist-scenario-89", (3, 0))])
    monster_card(t, "cultist-scenario-89", 63)
    run(figure_turn(t, foe(t, "cultist-scenario-89")), monster_hex=(2, 0))
    (viper,) = [one for one in t.figures if one.who == MONSTER["giant-viper"]]
    assert viper.rank == ELITE


def test_who_stays_to_attack_is_not_planned_at_length_and_stays_just_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """In random games: where no hex can be better than the one it stands in, the planner says so too, however far it
    could move."""
    quick = planning.at_once
    stayed = 0

    def compared(t: Table, action: Action, line: Attack | None) -> Choice | None:
        nonlocal stayed
        found = quick(t, action, line)
        if found is not None:
            stayed += 1
            for move in 0, 3:
                (planned,) = plan(planning.position(t, action, line, move, jump=False)).options
                assert planned == found
                assert (planned.path, planned.order, planned.disadvantage) == ((), found.order, found.disadvantage)
        return found

    monkeypatch.setattr(planning, "at_once", compared)
    for seed in range(6):
        draw = Random(seed)
        game = new(RULES, seats=4, seed=seed, options={"scenario": 1 + seed}, journal=False, marks=False)
        while (decision := game.decision) is not None:
            game.choose(draw.randrange(len(decision.options)))
    assert stayed > 20
