"""Line of sight and range as the game asks for them; areas and several targets."""

from gloomhaven.tables import (
    action,
    arena,
    body,
    bottom,
    foe,
    hero,
    lacks,
    obstacle,
    suffers,
    table,
    top,
)
from klubovna.games.gloomhaven.combat.attacking import attack
from klubovna.games.gloomhaven.combat.targeting import Blow, candidates
from klubovna.games.gloomhaven.facts import HALVES, ITEMS, MONSTER_CARDS
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack
from klubovna.games.gloomhaven.vocabulary.lines import inner
from klubovna.games.gloomhaven.vocabulary.pieces import Area
from klubovna.games.gloomhaven.vocabulary.words import ALLIES, SELF, TARGETS, WOUND
from klubovna.kernel.hexes import FAR, Hex, disc
from klubovna.testing import offered, rule, run


def wall(*rows: int) -> list[tuple[Hex, Hex]]:
    """A wall between the columns q = 0 and q = 1, in these rows."""
    return [pair for r in rows for pair in (((0, r), (1, r)), ((0, r), (1, r - 1)))]


def ids(t: Table, *numbers: int) -> tuple[int, ...]:
    return tuple(foe(t, "cave-bear", number).id for number in numbers)


# -- line of sight -----------------------------------------------------------------------------------------------------


@rule("gloomhaven:ex.los.1", "gloomhaven:los.06", "gloomhaven:los.07", "gloomhaven:r.10")
def test_hexes_on_two_sides_of_a_wall_are_not_adjacent() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], scenario=arena(walls=wall(-1, 0, 1, 2)))
    bear = foe(t, "cave-bear")
    assert t.ground.range((0, 0), bear.at) == 5
    assert bear.at not in t.ground.near[(0, 0)]
    run(bottom(t, "brute", "Spare Dagger"))  # nobody can be chosen
    assert lacks(bear) == 0


def attackable(t: Table, reach: int) -> list[int]:
    found = candidates(t, action(t, body(t, "brute")), Blow(Attack(value=1, range=reach), reach))
    return [figure.id for figure in found]


@rule("gloomhaven:los.01", "gloomhaven:los.03")
def test_figures_and_obstacles_hide_nobody() -> None:
    bears = [("cave-bear", (3, 0)), ("cave-bear", (1, 0)), ("cave-bear", (0, 3))]
    t = table("brute", at={"brute": (0, 0)}, monsters=bears)
    obstacle(t, (2, 0), (0, 1), (0, 2), (1, 1))
    assert offered(top(t, "brute", "Spare Dagger")).options == [None, *ids(t, 1, 2, 3)]


@rule("gloomhaven:los.01", "gloomhaven:los.09")
def test_what_is_in_range_but_out_of_sight_cannot_be_attacked() -> None:
    bears = [("cave-bear", (1, 0))]
    t = table("brute", at={"brute": (0, 0)}, monsters=bears, scenario=arena(walls=wall(-1, 0, 1)))
    assert t.ground.range((0, 0), (1, 0)) == 4
    assert not t.ground.sees((0, 0), (1, 0))
    assert not t.ground.sees((1, 0), (0, 0))
    assert attackable(t, 5) == []
    t.put(foe(t, "cave-bear"), (-1, 0))
    assert attackable(t, 5) == [foe(t, "cave-bear").id]


@rule("gloomhaven:los.04", "gloomhaven:heal.03", "gloomhaven:los.05")
def test_an_ability_with_a_range_needs_sight_and_one_without_does_not() -> None:
    t = table(
        "spellweaver",
        "brute",
        at={"spellweaver": (0, 0), "brute": (1, 0)},
        scenario=arena(walls=wall(-1, 0, 1)),
    )
    weaver, brute = body(t, "spellweaver"), body(t, "brute")
    assert t.ground.range(weaver.at, brute.at) == 4
    assert offered(bottom(t, "spellweaver", "Freezing Nova")).options == [None, weaver.id]  # Heal 4, Range 4
    assert offered(bottom(t, "spellweaver", "Elemental Aid")).options == [None, brute.id]  # Shield for any one ally
    t.put(brute, (0, 2))
    assert offered(bottom(t, "spellweaver", "Freezing Nova")).options == [None, weaver.id, brute.id]


@rule("gloomhaven:r.09")
def test_neighbours_see_each_other_even_where_every_corner_touches_a_wall() -> None:
    t = table("brute", at={"brute": (0, 0)}, scenario=arena(floor=[(0, 0), (1, 0), (2, 0)]))  # a passage one hex wide
    assert t.ground.sees((0, 0), (1, 0))
    assert not t.ground.sees((0, 0), (2, 0))


@rule("gloomhaven:los.06", "gloomhaven:los.08")
def test_beyond_the_floor_there_is_only_wall() -> None:
    t = table("brute", at={"brute": (0, 0)}, scenario=arena(floor=[(0, 0), (1, 0), (3, 0)]))
    assert t.ground.range((1, 0), (3, 0)) == FAR
    assert not t.ground.sees((1, 0), (3, 0))


# -- areas -------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:ex.area.1", "gloomhaven:area.05", "gloomhaven:area.06")
def test_a_ranged_area_needs_one_hex_in_range_and_sight_of_those_hit() -> None:
    bears = [("cave-bear", (4, 0)), ("cave-bear", (-5, 0)), ("cave-bear", (0, 3))]
    t = table("tinkerer", at={"tinkerer": (0, 0)}, monsters=bears)
    assert offered(top(t, "tinkerer", "Ink Bomb")).options == [None, ids(t, 1), ids(t, 3)]  # Attack 4, Range 3
    t = table(
        "tinkerer", at={"tinkerer": (0, 0)}, monsters=[("cave-bear", (1, 0))], scenario=arena(walls=wall(-1, 0, 1))
    )
    run(top(t, "tinkerer", "Ink Bomb"))
    assert lacks(foe(t, "cave-bear")) == 0


@rule("gloomhaven:area.05", "gloomhaven:area.14")
def test_the_hex_in_range_may_be_empty_or_even_a_wall() -> None:
    apart = Attack(value=1, range=3, area=Area(melee=False, hexes=[(0, 0), (2, 0)]))
    t = table("tinkerer", at={"tinkerer": (0, 0)}, monsters=[("cave-bear", (-5, 1))])
    assert offered(attack(t, action(t, body(t, "tinkerer")), apart)).options == [None, ids(t, 1)]
    hole = (-3, 1)  # the one hex that can be in range when the other one lies on the bear
    t = table(
        "tinkerer",
        at={"tinkerer": (0, 0)},
        monsters=[("cave-bear", (-5, 1))],
        scenario=arena(floor=set(disc((0, 0), 6)) - {hole}),
    )
    assert offered(attack(t, action(t, body(t, "tinkerer")), apart)).options == [None, ids(t, 1)]
    t.put(foe(t, "cave-bear"), (-6, 1))
    run(attack(t, action(t, body(t, "tinkerer")), apart))  # too far for every way to lay it
    assert lacks(foe(t, "cave-bear")) == 0


@rule("gloomhaven:ex.area.2", "gloomhaven:area.03", "gloomhaven:area.04", "gloomhaven:xp.03", "gloomhaven:area.02")
def test_a_melee_area_attacks_everybody_in_its_red_hexes() -> None:
    bears = [("cave-bear", (1, 0)), ("cave-bear", (0, 1)), ("cave-bear", (-1, 0))]
    t = table("brute", at={"brute": (0, 0)}, monsters=bears, modifiers={"brute": ["+1", "+0"]})
    line = Attack(
        value=3,
        area=Area(melee=True, hexes=[(1, -1), (1, 0), (0, 1)]),
        conditions=["wound"],
        xp_per_target=1,
    )
    first, second, _ = ids(t, 1, 2, 3)
    run(attack(t, action(t, body(t, "brute")), line), area=(first, second), target=second)
    assert [lacks(foe(t, "cave-bear", i)) for i in (1, 2, 3)] == [3, 4, 0]
    assert [bool(foe(t, "cave-bear", i).conditions[WOUND]) for i in (1, 2, 3)] == [True, True, False]
    assert hero(t, "brute").xp == 2


@rule("gloomhaven:area.01", "gloomhaven:area.13")
def test_an_area_is_turned_and_mirrored_freely() -> None:
    bent = Attack(value=1, area=Area(melee=True, hexes=[(1, 0), (2, 0), (2, -1)]))
    around = [("cave-bear", at) for at in ((1, 0), (2, 0), (2, -1), (1, 1), (-1, 0), (-2, 0), (-2, 1), (-1, -1))]
    t = table("brute", at={"brute": (0, 0)}, monsters=around)
    options = offered(attack(t, action(t, body(t, "brute")), bent)).options
    assert ids(t, 1, 2, 3) in options  # as printed
    assert ids(t, 5, 6, 7) in options  # turned
    assert ids(t, 1, 2, 4) in options  # mirrored


@rule("gloomhaven:area.07", "gloomhaven:area.09", "gloomhaven:amd.01")
def test_target_x_hits_up_to_x_different_enemies_in_range() -> None:
    bears = [("cave-bear", at) for at in ((3, 0), (0, 3), (-3, 0), (0, -4))]
    t = table("spellweaver", at={"spellweaver": (0, 0)}, monsters=bears, modifiers={"spellweaver": ["+0"] * 4})
    first, second, third, far = ids(t, 1, 2, 3, 4)
    assert offered(top(t, "spellweaver", "Fire Orbs")).options == [None, first, second, third]
    assert offered(top(t, "spellweaver", "Fire Orbs"), target=second).options == [None, first, third]
    run(top(t, "spellweaver", "Fire Orbs"), target=[second, first, None])  # up to 3
    assert [lacks(foe(t, "cave-bear", i)) for i in (1, 2, 3, 4)] == [3, 3, 0, 0]
    assert len(hero(t, "spellweaver").deck.discard) == 2
    assert far not in offered(top(t, "spellweaver", "Fire Orbs")).options
    run(top(t, "spellweaver", "Forked Beam"), target=[third, second])  # Target 2: no third one is asked for


@rule("gloomhaven:area.10", "gloomhaven:attack.02")
def test_allies_in_the_area_suffer_nothing() -> None:
    t = table(
        "brute",
        "tinkerer",
        at={"brute": (0, 0), "tinkerer": (1, -1)},
        monsters=[("cave-bear", (1, 0))],
    )
    run(top(t, "brute", "Sweeping Blow"), area=ids(t, 1))
    assert lacks(foe(t, "cave-bear")) > 0
    assert lacks(body(t, "tinkerer")) == 0


@rule("gloomhaven:area.10", "gloomhaven:area.01")
def test_where_the_card_means_allies_too_the_player_chooses_whether_they_stand_in_it() -> None:
    t = table("cragheart", "brute", at={"cragheart": (0, 0), "brute": (3, 0)}, monsters=[("cave-bear", (2, 0))])
    bear, brute = foe(t, "cave-bear"), body(t, "brute")
    brute.hp -= 3
    asked = offered(top(t, "cragheart", "Sentient Growth"))  # Attack 2, Range 3; Heal 2 for allies in the area
    assert asked.options == [None, (bear.id,), (bear.id, brute.id)]
    run(top(t, "cragheart", "Sentient Growth"), area=(bear.id, brute.id))
    assert lacks(brute) == 1


@rule("gloomhaven:area.12")
def test_an_attack_without_range_is_melee_also_over_a_distance() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (2, -2))],
        modifiers={"brute": ["+0"]},
        items={"brute": [11]},
    )
    run(top(t, "brute", "Skewer"), area=ids(t, 1), item=10)  # a dagger for melee attacks is offered
    assert lacks(foe(t, "cave-bear")) == 3


@rule("gloomhaven:area.11")
def test_no_attack_is_meant_for_allies() -> None:
    """What is meant for allies is never an attack with targets, but another ability with words of its own."""
    lines = [line for halves in HALVES for half in halves for one in half.abilities for line in inner(one)]
    lines += [line for card in MONSTER_CARDS for one in card.abilities for line in inner(one)]
    lines += [line for item in ITEMS for one in item.effect.perform for line in inner(one)]
    attacks = [line for line in lines if isinstance(line, Attack)]
    assert len(attacks) > 200
    assert not [line for line in attacks if TARGETS[line.target][0] & (ALLIES | SELF)]
    assert [line for line in lines if TARGETS[getattr(line, "target", "self")][0] & ALLIES]


@rule("gloomhaven:cond.pos.10", "gloomhaven:cond.pos.01")
def test_an_invisible_enemy_is_not_hit_by_an_area() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0)), ("cave-bear", (1, -1))])
    suffers(foe(t, "cave-bear", 1), "invisible")
    assert offered(top(t, "brute", "Sweeping Blow")).options == [None, ids(t, 2)]
    run(top(t, "brute", "Sweeping Blow"), area=ids(t, 2))
    assert lacks(foe(t, "cave-bear", 1)) == 0
