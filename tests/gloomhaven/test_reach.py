"""How far an attack reaches and how many it strikes, with what items, elements and bonuses add to it."""

import pytest

from gloomhaven.tables import (
    action,
    add_monster,
    body,
    bottom,
    card,
    foe,
    hero,
    house,
    lacks,
    protected,
    suffers,
    table,
    takes,
    top,
)
from klubovna.games.gloomhaven.figures import CONSUMED, READY, SPENT, STRONG
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM, PLAY_TOP
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS
from klubovna.testing import offered, rule, run

SPEAR, HAWK_HELM, HALBERD, FALCHION = 26, 31, 68, 116
AIR, EARTH = ELEMENTS.index("air"), ELEMENTS.index("earth")


@rule("gloomhaven:use.01", "gloomhaven:use.05", "gloomhaven:item.14", "gloomhaven:r.41")
def test_an_item_brings_an_enemy_into_range() -> None:
    for used, damage, state in ((HAWK_HELM - 1, 3, SPENT), (None, 0, READY)):
        t = table(
            "brute",
            at={"brute": (0, 0)},
            monsters=[("cave-bear", (4, 0))],
            modifiers={"brute": ["+0"]},
            items={"brute": [HAWK_HELM]},
        )
        bear = foe(t, "cave-bear")
        dagger = card("Spare Dagger")  # Attack 3, Range 3
        takes(t, "brute", "Spare Dagger", "Skewer")
        assert (PLAY_TOP, dagger) in offered(step(t)).options
        answers = {} if used is None else {"target": bear.id}
        run(step(t), act=(PLAY_TOP, dagger), item=used, **answers)
        assert (lacks(bear), hero(t, "brute").item_state) == (damage, [state])
    hero(t, "brute").item_state = [SPENT]
    takes(t, "brute", "Spare Dagger", "Skewer")
    assert (PLAY_TOP, dagger) not in offered(step(t)).options


@pytest.mark.parametrize("item", [SPEAR, HALBERD])
@rule("gloomhaven:use.01", "gloomhaven:attack.06")
def test_a_long_weapon_strikes_who_stands_two_hexes_away(item: int) -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (2, 0))],
        modifiers={"brute": ["+0"]},
        items={"brute": [item]},
    )
    bear = foe(t, "cave-bear")
    answers = {"area": (bear.id,)} if item == SPEAR else {"target": bear.id}
    run(top(t, "brute", "Trample"), item=item - 1, **answers)
    assert lacks(bear) == 3


@rule("gloomhaven:item.14")
def test_an_item_for_a_single_target_is_offered_for_nothing_else() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0)), ("cave-bear", (1, -1))],
        modifiers={"brute": ["+0", "+0"]},
        items={"brute": [FALCHION]},
    )
    first, second = foe(t, "cave-bear"), foe(t, "cave-bear", 2)
    run(top(t, "brute", "Leaping Cleave"), area=(first.id, second.id), target=first.id)
    assert hero(t, "brute").item_state == [READY]
    run(bottom(t, "brute", "Spare Dagger"), target=first.id, item=FALCHION - 1)
    assert hero(t, "brute").item_state == [CONSUMED]


@rule("gloomhaven:resolve.07", "gloomhaven:item.14")
def test_what_an_item_does_to_those_beside_does_not_hang_on_the_life_of_the_target() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0), "normal", 2), ("cave-bear", (2, 0)), ("cave-bear", (4, 0))],
        modifiers={"brute": ["+0"]},
        items={"brute": [FALCHION]},
    )
    target, beside, away = (foe(t, "cave-bear", number) for number in (1, 2, 3))
    run(bottom(t, "brute", "Spare Dagger"), target=target.id, item=FALCHION - 1)  # kills
    assert t.figure(target.id) is None
    assert (lacks(beside), lacks(away)) == (1, 0)


@rule("gloomhaven:fx.15", "gloomhaven:fx.23", "gloomhaven:bonus.05")
def test_an_added_target_stands_outside_the_area() -> None:
    t = table(
        "cragheart",
        at={"cragheart": (0, 0)},
        monsters=[("cave-bear", (2, 0)), ("cave-bear", (-3, 0)), ("cave-bear", (-4, 0))],
        modifiers={"cragheart": ["+0", "+0"]},
    )
    inside, outside, too_far = (foe(t, "cave-bear", number) for number in (1, 2, 3))
    run(top(t, "cragheart", "Backup Ammunition"))
    asked = offered(top(t, "cragheart", "Forceful Storm"), area=(inside.id,))  # Attack 3, Range 3, three hexes
    assert asked.options == [None, outside.id]
    hero(t, "cragheart").active[0][2] = 0
    run(top(t, "cragheart", "Forceful Storm"), area=(inside.id,), target=outside.id)
    assert (lacks(inside), lacks(outside), lacks(too_far)) == (3, 3, 0)


@rule("gloomhaven:xp.03", "gloomhaven:elem.04")
def test_nothing_is_consumed_for_an_attack_that_cannot_be_made() -> None:
    t = table("cragheart", at={"cragheart": (0, 0)}, monsters=[("cave-bear", (6, 0))])
    t.elements[EARTH] = STRONG
    run(top(t, "cragheart", "Dirt Tornado"))  # consume earth: +1, 1 experience; then Muddle in the area
    assert (t.elements[EARTH], hero(t, "cragheart").xp) == (STRONG, 0)
    t = table("spellweaver", hero_level=7)
    t.elements[EARTH] = STRONG
    suffers(body(t, "spellweaver"), "immobilize")
    run(bottom(t, "spellweaver", "Stone Fists"), target=body(t, "spellweaver").id)  # Move 3, earth: +1; Shield 1
    assert (t.elements[EARTH], hero(t, "spellweaver").xp) == (STRONG, 0)


@rule("gloomhaven:elem.04", "gloomhaven:r.41")
def test_an_element_may_bring_enemies_into_range() -> None:
    for strength, damage in ((STRONG, 3), (0, 0)):
        t = table(
            "cragheart",
            at={"cragheart": (0, 0)},
            monsters=[("cave-bear", (2, 0))],
            modifiers={"cragheart": ["+0"]},
        )
        t.elements[EARTH] = strength
        bear = foe(t, "cave-bear")
        answers = {"consume": "earth", "target": bear.id} if strength else {}
        run(top(t, "cragheart", "Unstable Upheaval"), **answers)  # all adjacent; earth: all within range 2
        assert lacks(bear) == damage


@rule("gloomhaven:turn.05")
def test_an_attack_on_all_may_be_left_out() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    bear = protected(t, foe(t, "cave-bear"), retaliate=9, within=3)
    run(bottom(t, "brute", "Trample"), move_to=[(1, 0), (2, 0), None], target=None)
    assert (lacks(bear), lacks(body(t, "brute"))) == (0, 0)
    takes(t, "brute", "Whirlwind", "Skewer")  # the whole action: then it is simply not played
    assert None in offered(step(t)).options
    assert (PLAY_BOTTOM, card("Skewer")) in offered(step(t)).options


@rule("gloomhaven:los.01", "gloomhaven:area.07")
def test_an_attack_through_a_row_strikes_along_one_way() -> None:
    t = table(
        "spellweaver",
        at={"spellweaver": (0, 0)},
        monsters=[("cave-bear", (3, -1)), ("cave-bear", (1, 0)), ("cave-bear", (2, -1)), ("cave-bear", (1, -1))],
        modifiers={"spellweaver": ["+0"] * 4},
    )
    last, low, between, high = (foe(t, "cave-bear", number) for number in (1, 2, 3, 4))
    asked = offered(top(t, "spellweaver", "Impaling Eruption"), target=last.id)
    assert set(asked.options) == {(low.id,), (low.id, between.id), (high.id, between.id)}
    run(top(t, "spellweaver", "Impaling Eruption"), target=last.id, area=(high.id, between.id))
    assert [lacks(bear) for bear in (last, low, between, high)] == [3, 0, 3, 3]


@rule("gloomhaven:bonus.05", "gloomhaven:r.41")
def test_a_bonus_brings_an_enemy_into_range() -> None:
    t = table(
        "cragheart",
        at={"cragheart": (0, 0)},
        monsters=[("cave-bear", (5, 0))],
        modifiers={"cragheart": ["+0"]},
        hero_level=9,
    )
    bear = foe(t, "cave-bear")
    run(bottom(t, "cragheart", "Nature's Lift"))  # +2 Range for a ranged attack, each time for air
    run(top(t, "cragheart", "Crater"))  # Attack 3, Range 3
    t.elements[AIR] = STRONG
    run(top(t, "cragheart", "Crater"), consume="air", target=bear.id)
    assert lacks(bear) == 3


@rule("gloomhaven:xp.03", "gloomhaven:r.40")
def test_an_element_gives_no_experience_for_an_attack_that_is_not_made() -> None:
    for attacks in (False, True):
        t = table(
            "cragheart",
            at={"cragheart": (0, 0)},
            monsters=[("cave-bear", (2, 0))],
            modifiers={"cragheart": ["+0"]},
        )
        t.elements[EARTH] = STRONG
        target = foe(t, "cave-bear").id if attacks else None
        run(top(t, "cragheart", "Crater"), consume="earth", target=target, **({"push_to": None} if attacks else {}))
        assert hero(t, "cragheart").xp == int(attacks)


@rule("gloomhaven:fx.16", "gloomhaven:turn.06")
def test_what_happens_beside_the_target_happens_beside_every_target() -> None:
    t = table(
        "cragheart",
        "brute",
        at={"cragheart": (0, 0), "brute": (2, -1)},
        monsters=[("cave-bear", (2, 0)), ("cave-bear", (3, 0)), ("cave-bear", (-3, 0)), ("cave-bear", (-4, 0))],
        modifiers={"cragheart": ["+0", "+0"]},
    )
    near, beside, far, behind = (foe(t, "cave-bear", number) for number in (1, 2, 3, 4))
    run(top(t, "cragheart", "Backup Ammunition"))
    # Attack 3, Range 3; allies and enemies next to the target suffer 1
    run(top(t, "cragheart", "Massive Boulder"), target=[near.id, far.id], negate=None)
    assert [lacks(bear) for bear in (near, beside, far, behind)] == [3, 1, 3, 1]
    assert lacks(body(t, "brute")) == 1


@rule("gloomhaven:fx.16")
def test_the_damage_of_each_target_counts_for_those_beside_it() -> None:
    t = table(
        "cragheart",
        at={"cragheart": (0, 0)},
        monsters=[("cave-bear", (2, 0)), ("cave-bear", (3, 0)), ("cave-bear", (-3, 0)), ("cave-bear", (-4, 0))],
        modifiers={"cragheart": ["+2", "-1"]},
        hero_level=9,
    )
    near, beside, far, behind = (foe(t, "cave-bear", number) for number in (1, 2, 3, 4))
    run(top(t, "cragheart", "Backup Ammunition"))
    run(top(t, "cragheart", "Blind Destruction"), target=[near.id, far.id])  # Attack 4, and as much beside
    assert [lacks(bear) for bear in (near, beside, far, behind)] == [6, 6, 3, 3]


@rule("gloomhaven:r.66", "gloomhaven:page.08")
def test_a_doorway_belongs_to_both_of_its_rooms() -> None:
    t = table("spellweaver", at={"spellweaver": (1, 0)}, scenario=house(), hero_level=9)
    t.opened, t.revealed = 1, 3
    t.changed_map()
    for at in ((2, 0), (4, 0)):
        add_monster(t, "cave-bear", at)
    first, second = foe(t, "cave-bear"), foe(t, "cave-bear", 2)
    assert {at.id for at in meant(t, action(t, body(t, "spellweaver")), "enemies_in_your_room", 1)} == {first.id}
    t.put(body(t, "spellweaver"), (3, 0))
    both = meant(t, action(t, body(t, "spellweaver")), "enemies_in_your_room", 1)
    assert {at.id for at in both} == {first.id, second.id}
