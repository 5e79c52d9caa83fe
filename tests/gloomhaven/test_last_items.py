"""The items that change a rule of their own: cloaks, rings, what single classes bring from their solo scenarios."""

from __future__ import annotations

from typing import Any

from gloomhaven.tables import (
    add_monster,
    body,
    bottom,
    burning,
    card,
    foe,
    hero,
    lacks,
    monster_card,
    obstacle,
    order,
    table,
    takes,
    top,
)
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.facts import ITEMS
from klubovna.games.gloomhaven.figures import CONSUMED, READY, SPENT
from klubovna.games.gloomhaven.map.moving import flies
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM, PLAY_ITEM, PLAY_TOP, turn_step
from klubovna.games.gloomhaven.scenario.begin import place_companion
from klubovna.games.gloomhaven.state import TURN_ENDS, Table
from klubovna.games.gloomhaven.vocabulary.words import MUDDLE, STRENGTHEN
from klubovna.testing import offered, rule, run

PHASING, RING, WADERS, HELM, BLACK, HEART, LUTE, HUNTER, COAT, STAFF = (57, 69, 98, 107, 128, 130, 145, 146, 147, 149)


def wearing(role: str, item: int, *others: str, **more: Any) -> Table:
    at = {role: (0, 0), **{other: (0, n + 1) for n, other in enumerate(others)}}
    bears = [("cave-bear", (1, 0), "normal", 30)]
    t = table(role, *others, at=at, items={role: [item + 1]}, monsters=bears, **more)
    for one in t.characters:
        one.deck.draw = [0] * 30
    t.deck.draw = [0] * 30
    return t


@rule("gloomhaven:item.14")
def test_all_150_items_are_in() -> None:
    assert [item.id for item in ITEMS] == list(range(1, 151))
    assert all(item.effect != type(item.effect)() or item.on in ("passive", "equip") for item in ITEMS)


@rule("gloomhaven:item.12", "gloomhaven:move.11", "gloomhaven:cond.pos.01")
def test_a_cloak_hides_who_stands_in_an_obstacle() -> None:
    t = wearing("brute", PHASING)
    obstacle(t, (0, 0))
    brute = body(t, "brute")
    assert flies(t, brute)
    assert t.unseen(brute)
    monster_card(t, "cave-bear", 41)
    run(figure_turn(t, foe(t, "cave-bear")))
    assert lacks(brute) == 0
    run(bottom(t, "brute", "Spare Dagger"))  # inside an obstacle nobody is attacked
    assert lacks(foe(t, "cave-bear")) == 0
    t.put(brute, (0, -1))
    assert not t.unseen(brute)


@rule("gloomhaven:class.05", "gloomhaven:item.10")
def test_a_ring_gives_a_second_turn_later_in_the_round() -> None:
    t = wearing("brute", RING)
    brute = hero(t, "brute")
    brute.place = 1500
    takes(t, "brute")
    t.moment = TURN_ENDS
    late, second = card("Trample"), card("Shield Bash")  # initiative 72 and 15
    run(turn_step(t), item=RING, later_leading=late, later_second=second)
    assert (brute.chosen, brute.place, brute.item_state) == ([late, second], 7200, [CONSUMED])
    assert [one.id for one in order(t)][-1] == brute.figure
    t = wearing("brute", RING)
    hero(t, "brute").place = 9900
    t.moment = TURN_ENDS
    run(turn_step(t))  # no card is later: the ring is not offered
    assert hero(t, "brute").item_state == [READY]


@rule("gloomhaven:tile.hazard.01", "gloomhaven:item.12")
def test_waders_heal_in_magma_once_a_turn() -> None:
    t = wearing("brute", WADERS)
    t.put(foe(t, "cave-bear"), (0, 5))
    burning(t, (1, 0), (2, 0))
    brute = body(t, "brute")
    brute.hp -= 5
    run(bottom(t, "brute", "Grab and Go"), move_to=[(1, 0), (2, 0), None])
    assert lacks(brute) == 3


@rule("gloomhaven:cond.03", "gloomhaven:item.12")
def test_a_helm_turns_muddle_into_strengthen() -> None:
    t = wearing("brute", HELM)
    give(t, body(t, "brute"), "muddle")
    assert (body(t, "brute").conditions[MUDDLE], bool(body(t, "brute").conditions[STRENGTHEN])) == (0, True)


@rule("gloomhaven:item.10", "gloomhaven:use.02")
def test_a_black_card_marks_an_enemy_for_its_owner() -> None:
    t = wearing("brute", BLACK, "tinkerer")
    bear = foe(t, "cave-bear")
    takes(t, "brute", "Trample", "Spare Dagger")
    run(turn_step(t), act=(PLAY_ITEM, BLACK), target=bear.id)
    run(bottom(t, "brute", "Spare Dagger"), target=bear.id)  # Attack 2
    assert lacks(bear) == 3
    run(top(t, "tinkerer", "Crank Bow"), target=bear.id)  # Attack 6 of somebody else
    assert lacks(bear) == 9


@rule("gloomhaven:use.01", "gloomhaven:item.10")
def test_a_betrayers_heart_turns_an_attack_against_an_ally_of_the_attacker() -> None:
    t = wearing("brute", HEART)
    monster_card(t, "cave-bear", 41)
    run(figure_turn(t, foe(t, "cave-bear")), negate=None)  # it has no ally: the heart is not offered
    other = add_monster(t, "cave-bear", (1, 1), "elite", 30)
    body(t, "brute").hp = 10
    run(figure_turn(t, foe(t, "cave-bear")), item=HEART)
    assert (lacks(body(t, "brute")), lacks(other), hero(t, "brute").item_state) == (0, 3, [CONSUMED])
    hero(t, "brute").item_state = [READY]
    run(figure_turn(t, other), negate=None)  # an elite one is not turned


@rule("gloomhaven:item.12", "gloomhaven:class.07")
def test_a_lute_follows_a_song() -> None:
    t = wearing("soothsinger", LUTE, "brute")
    bear = foe(t, "cave-bear")
    run(top(t, "soothsinger", "Power Ballad"), item=LUTE, one_of="attack", target=bear.id)
    assert lacks(bear) == 2
    run(top(t, "soothsinger", "Defensive Ditty"), item=LUTE, one_of="move", move_to=[(-1, 0), None])
    assert body(t, "soothsinger").at == (-1, 0)
    run(bottom(t, "soothsinger", "Marching Beat"), move_to=None)  # no song
    run(top(t, "soothsinger", "Song of Speed"), item=None)


@rule("gloomhaven:item.12", "gloomhaven:class.08")
def test_a_hunters_cloak_muddles_the_doomed() -> None:
    t = wearing("doomstalker", HUNTER)
    bear = foe(t, "cave-bear")
    run(bottom(t, "doomstalker", "Rain of Arrows"), target=bear.id, item=HUNTER)
    assert bear.conditions[MUDDLE]


@rule("gloomhaven:item.12", "gloomhaven:class.18")
def test_a_doctors_coat_makes_packs_heal_more() -> None:
    t = wearing("sawbones", COAT, "brute")
    run(top(t, "sawbones", "First Aid"), target=body(t, "brute").id)
    body(t, "brute").hp -= 6
    run(top(t, "brute", "Medical Pack"))
    assert lacks(body(t, "brute")) == 6 - 5


@rule("gloomhaven:item.09", "gloomhaven:class.16")
def test_a_staff_lets_a_card_follow_a_command() -> None:
    t = wearing("beast-tyrant", STAFF, "brute")
    run(place_companion(t, 0), place_companion=(1, -1))
    tyrant = hero(t, "beast-tyrant")
    bear = foe(t, "cave-bear")
    bolts = card("Howling Bolts")
    asked = offered(top(t, "beast-tyrant", "Maul"), target=bear.id, item=STAFF)
    assert asked.kind.name == "act"
    assert all(deed is None or deed[0] == PLAY_TOP for deed in asked.options)
    assert (PLAY_BOTTOM, bolts) not in asked.options
    t = wearing("beast-tyrant", STAFF, "brute")
    run(place_companion(t, 0), place_companion=(1, -1))
    tyrant, bear = hero(t, "beast-tyrant"), foe(t, "cave-bear")
    maul = card("Maul")
    run(top(t, "beast-tyrant", "Maul"), target=[bear.id, bear.id], item=STAFF, act=(PLAY_TOP, bolts))
    assert sorted(tyrant.discard) == sorted([maul, bolts])
    assert tyrant.item_state == [SPENT]
