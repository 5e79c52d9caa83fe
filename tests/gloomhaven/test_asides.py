"""In the middle of an ability: items between hexes and between targets, active cards put away."""

from gloomhaven.tables import body, bottom, burning, card, foe, hero, house, lacks, protected, table, takes, top, trap
from klubovna.games.gloomhaven.figures import CONSUMED, READY, SPENT
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.round.turn import PLAY_ITEM, PUT_AWAY
from klubovna.games.gloomhaven.vocabulary.words import INVISIBLE, STUN
from klubovna.testing import offered, rule, run

BOOTS, SHOES, CLOAK, POTION, CAPE = 0, 1, 4, 11, 72


# -- between two hexes -------------------------------------------------------------------------------------------------


@rule("gloomhaven:turn.12", "gloomhaven:use.01", "gloomhaven:r.54")
def test_a_potion_is_drunk_between_two_hexes() -> None:
    t = table("brute", at={"brute": (0, 0)}, items={"brute": [12]})
    brute, figure = hero(t, "brute"), body(t, "brute")
    figure.hp = 2
    burning(t, (1, 0), (2, 0))  # 1 damage each
    grab = bottom(t, "brute", "Grab and Go")  # Move 4
    run(grab, move_to=[(1, 0), ("item", POTION), (2, 0), None], negate=[None, None])
    assert (figure.at, figure.hp, brute.item_state) == ((2, 0), 2 - 1 + 3 - 1, [CONSUMED])


@rule("gloomhaven:use.01", "gloomhaven:r.54", "gloomhaven:reveal.08")
def test_an_item_is_used_on_the_door_that_was_just_opened() -> None:
    spawns = [{"monster": "cave-bear", "at": (8, 0), "room": "b", "rank": {"2": "normal"}}]
    t = table(
        "brute",
        "tinkerer",
        at={"brute": (2, 0), "tinkerer": (0, 0)},
        items={"brute": [5]},
        scenario=house(spawns=spawns),
    )
    asked = offered(bottom(t, "brute", "Grab and Go"), move_to=(3, 0))
    assert (8, 0) in t.occupied  # the room is there to be seen
    assert (asked.about[1], ("item", CLOAK) in asked.options) == (3, True)
    run(bottom(t, "brute", "Skewer"), move_to=[("item", CLOAK), (4, 0), None])
    assert body(t, "brute").conditions[INVISIBLE]


@rule("gloomhaven:use.01", "gloomhaven:r.54")
def test_boots_lengthen_a_movement_that_has_come_to_its_end() -> None:
    t = table("brute", at={"brute": (0, 0)}, items={"brute": [1]})
    run(bottom(t, "brute", "Grab and Go"), move_to=[(4, 0), ("item", BOOTS), (6, 0)])
    assert (body(t, "brute").at, hero(t, "brute").item_state) == ((6, 0), [SPENT])
    t = table("brute", at={"brute": (0, 0)}, items={"brute": [1]})
    run(bottom(t, "brute", "Grab and Go"), move_to=[(4, 0), None])  # nobody must
    assert (body(t, "brute").at, hero(t, "brute").item_state) == ((4, 0), [READY])


@rule("gloomhaven:use.01", "gloomhaven:r.54", "gloomhaven:move.10")
def test_winged_shoes_make_the_rest_of_a_movement_a_jump() -> None:
    t = table("brute", at={"brute": (0, 0)}, items={"brute": [2]})
    burning(t, (1, 0), (2, 0))
    body(t, "brute").hp = 5
    # The first hex is walked (1 damage); what was walked stays walked.
    run(bottom(t, "brute", "Grab and Go"), move_to=[(1, 0), ("item", SHOES), (3, 0), None], negate=None)
    assert (body(t, "brute").at, body(t, "brute").hp) == ((3, 0), 4)
    t = table("brute", at={"brute": (0, 0)}, items={"brute": [2]})
    burning(t, (1, 0))
    body(t, "brute").hp = 5
    run(bottom(t, "brute", "Grab and Go"), move_to=[(1, 0), ("item", SHOES), None], negate=None)
    assert body(t, "brute").hp == 4  # no second entry


@rule("gloomhaven:r.54")
def test_a_movement_inside_a_movement_goes_on_from_where_it_led() -> None:
    t = table("brute", at={"brute": (0, 0)}, items={"brute": [73]})
    trap(t, (0, 4), 3)
    body(t, "brute").hp = 9
    run(bottom(t, "brute", "Grab and Go"), move_to=[(1, 0), ("item", CAPE), (1, 3), None, (0, 4), None], negate=None)
    assert (body(t, "brute").at, body(t, "brute").hp) == ((0, 4), 6)


@rule("gloomhaven:use.01")
def test_in_the_turn_of_another_only_what_changes_the_movement_is_offered() -> None:
    t = table("mindthief", "brute", at={"mindthief": (0, 0), "brute": (0, 2)}, items={"brute": [1, 12]}, hero_level=4)
    ally = body(t, "brute").id
    asked = offered(bottom(t, "mindthief", "Possession"), target=ally)
    assert (asked.seat, asked.kind.name) == (1, "move.to")
    assert [one for one in asked.options if one is not None and isinstance(one[0], str)] == [("item", BOOTS)]


# -- between two targets -----------------------------------------------------------------------------------------------


@rule("gloomhaven:turn.12", "gloomhaven:use.01", "gloomhaven:r.54")
def test_a_potion_is_drunk_between_two_targets() -> None:
    t = table(
        "brute",
        at={"brute": (0, 0)},
        monsters=[("cave-bear", (1, 0)), ("cave-bear", (1, -1))],
        modifiers={"brute": ["+0", "+0"]},
        items={"brute": [12]},
    )
    one, other = foe(t, "cave-bear", 1), foe(t, "cave-bear", 2)
    protected(t, one, retaliate=2)
    protected(t, other, retaliate=2)
    body(t, "brute").hp = 3
    sweep = top(t, "brute", "Sweeping Blow")  # Attack 2 on three hexes
    answers = {"area": (one.id, other.id), "target": one.id, "negate": [None, None]}
    run(sweep, aside=("item", POTION), **answers)
    assert (lacks(one), lacks(other), body(t, "brute").hp) == (2, 2, 3 - 2 + 3 - 2)


# -- active cards ------------------------------------------------------------------------------------------------------


@rule("gloomhaven:bonus.09", "gloomhaven:r.55", "gloomhaven:summon.17")
def test_an_active_card_is_put_away_between_two_hexes() -> None:
    t = table("mindthief", at={"mindthief": (0, 0)})
    rats = card("Gnawing Horde")
    run(top(t, "mindthief", "Gnawing Horde"), hex=(1, 0))
    t.halves = 0
    assert (1, 0) not in offered(top(t, "mindthief", "Scurry")).options  # the rats stand there
    run(top(t, "mindthief", "Scurry"), move_to=[("away", rats), (1, 0), None])  # Move 3, Attack 1
    assert body(t, "mindthief").at == (1, 0)
    assert hero(t, "mindthief").lost == [rats]


@rule("gloomhaven:bonus.09", "gloomhaven:cond.neg.10")
def test_a_stunned_or_resting_character_may_put_a_card_away() -> None:
    for stunned in (True, False):
        t = table("brute", at={"brute": (0, 0)})
        run(bottom(t, "brute", "Shield Bash"))
        brute = takes(t, "brute")
        body(t, "brute").conditions[STUN] = int(stunned)
        brute.resting = not stunned
        bash = card("Shield Bash")
        assert offered(step(t)).options == [None, (PUT_AWAY, bash)]
        run(step(t), act=(PUT_AWAY, bash))
        assert (brute.active, brute.discard) == ([], [bash])


@rule("gloomhaven:r.55")
def test_the_card_in_play_stays_and_nobody_is_asked_for_cards_alone() -> None:
    t = table("brute", at={"brute": (0, 0)}, items={"brute": [12]}, monsters=[("cave-bear", (1, 0))])
    run(bottom(t, "brute", "Shield Bash"))
    takes(t, "brute")
    assert offered(step(t)).options == [None, (PLAY_ITEM, POTION), (PUT_AWAY, card("Shield Bash"))]
    hero(t, "brute").item_state = [CONSUMED]
    run(top(t, "brute", "Skirmishing Maneuver"), target=[None, None], move_to=None)  # no question between them
