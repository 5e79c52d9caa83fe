"""Scenarios whose monsters sleep, wait or have errands, and those with wind, water, trees and graves."""

from __future__ import annotations

import pytest

from gloomhaven.scenes import (
    beside,
    clear,
    first,
    kill,
    lost_by_exhaustion,
    monsters,
    opened,
    outcome,
    ranks,
    round_ends,
    scene,
    things,
    treasures,
    whole,
)
from gloomhaven.tables import add_monster, body, hero, lacks, suffers
from klubovna.games.gloomhaven.combat.conditions import give
from klubovna.games.gloomhaven.combat.defending import cleansed
from klubovna.games.gloomhaven.combat.suffer import exhaust, suffer
from klubovna.games.gloomhaven.facts import CARDS, MONSTER, MONSTERS, STATS, TRAP_DAMAGE
from klubovna.games.gloomhaven.figures import SUMMON, Figure
from klubovna.games.gloomhaven.look import conditions
from klubovna.games.gloomhaven.map.forcing import unmoved
from klubovna.games.gloomhaven.map.loot import loot_hex
from klubovna.games.gloomhaven.map.moving import DIG, WALK, diggable, enter, graves, opens_doors, rouse, walk, ways
from klubovna.games.gloomhaven.monsters.planning import position, shunned
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.round.order import key
from klubovna.games.gloomhaven.round.steps import initiative, next_turn
from klubovna.games.gloomhaven.round.turn import start
from klubovna.games.gloomhaven.scenario.escort import escort_turn
from klubovna.games.gloomhaven.scenario.triggers import PLATES, fire, turn_comes
from klubovna.games.gloomhaven.specials import SPECIAL
from klubovna.games.gloomhaven.specials.errands import line_of_fire
from klubovna.games.gloomhaven.state import CLEAN_UP, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Move, Special, SummonMonsters
from klubovna.games.gloomhaven.vocabulary.words import MUDDLE, POISON
from klubovna.testing import rule

NUMBERS = [48, 49, 61, 68, 71, 75, 77, 78, 79, 87, 92]


@pytest.mark.parametrize("number", NUMBERS)
def test_with_nobody_left_it_is_lost(number: int) -> None:
    assert lost_by_exhaustion(scene(number, 2 + number % 3))


# -- 61 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.61.1", "gloomhaven:scn.61.2", "gloomhaven:spec.17")
def test_two_groups_take_turns() -> None:
    t = scene(61, 4)
    brute = body(t, "brute")
    ooze, demon = monsters(t, "ooze")[0], monsters(t, "flame-demon")[0]
    for number, acts, rests in ((1, ooze, demon), (2, demon, ooze)):
        t.round = number
        assert (t.still(acts), t.still(rests)) == (False, True)
        assert ["idle" in conditions(t, one) for one in (acts, rests)] == [False, True]
        assert acts in t.foes(brute)
        assert rests not in t.foes(brute) + t.friends(acts)
        assert rests not in meant(t, Action(t, brute, 0), "all_enemies", 99)
        first(suffer(t, rests, 5))
        assert (lacks(rests), give(t, rests, "stun")) == (0, False)
        at = beside(t, rests.at)[0]
        t.put(brute, at)
        assert rests.at in ways(t, brute, 3, WALK)
        before = rests.at
        first(figure_turn(t, rests))
        assert (rests.at, rests.acted) == (before, True)


@rule("gloomhaven:scn.61.3")
def test_the_lighthouse_is_looted_by_ability() -> None:
    t = whole(scene(61))
    one = hero(t, "brute")
    for at in treasures(t):
        first(loot_hex(t, one, at, ability=False))
    assert one.goal_treasures == 0
    for at in treasures(t):
        first(loot_hex(t, one, at))
    assert outcome(t) == 1


# -- 79 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.79.1", "gloomhaven:scn.79.2", "gloomhaven:scn.79.3")
def test_golems_wait_for_the_plates() -> None:
    for party, letters in ((2, "a"), (3, "ab"), (4, "abc")):
        t = scene(79, party)
        t.phase = CLEAN_UP
        golem = monsters(t, "stone-golem")[0]
        assert t.still(golem)
        free = [at for letter in letters for at in t.book.markers[letter] if at not in t.occupied]
        for character, at in zip(t.characters, free, strict=False):
            first(fire(t, PLATES))
            assert t.still(golem)
            t.put(t.body(character), at)
        t.phase = TURNS
        golem.acted = True
        first(fire(t, PLATES))
        assert (t.still(golem), golem.acted) == (False, False)
        assert t.places[t.kinds.index(golem.who)] > 0
        t.phase = CLEAN_UP
        kill(t, *monsters(t, "stone-golem"))
        (betrayer,) = monsters(t, "the-betrayer")
        kill(t, betrayer)
        assert outcome(t) == 1


@rule("gloomhaven:scn.79.4")
def test_fish_fights_where_it_stands() -> None:
    t = clear(scene(79))
    (fish,) = things(t)
    assert (fish.hp, fish.side) == (8, 0)
    foes = [add_monster(t, "giant-viper", at, hp=40) for at in beside(t, fish.at)[:2]]
    t.deck.draw = []
    here = fish.at
    first(escort_turn(t, fish))
    assert fish.at == here
    assert fish.acted
    assert any(lacks(foe) for foe in foes)
    kill(t, fish)
    assert outcome(t) == -1


@rule("gloomhaven:scn.79.5")
def test_the_betrayer_rules_minds() -> None:
    t = opened(scene(79), "1")
    t.phase = TURNS
    (betrayer,) = monsters(t, "the-betrayer")
    action = Action(t, betrayer, 0)
    for one in t.characters:
        one.chosen = one.hand[:2]
        t.body(one).acted = False
    first(SPECIAL["mind_control"](t, action, Special(special="mind_control")))
    assert all(t.ground.range(t.body(one).at, betrayer.at) == 1 for one in t.characters)
    last = max(t.characters, key=lambda one: one.place)
    t.acting = last.figure
    lead = next(card for card in last.hand + last.chosen if CARDS[card].top.lost is False)
    last.chosen = [lead, next(card for card in last.chosen if card != lead)]
    first(start(t, last))
    assert t.body(last).side == 0
    assert lead not in last.lost
    far = [t.ground.range(t.body(one).at, betrayer.at) for one in t.characters]
    first(SPECIAL["fear"](t, action, Special(special="fear")))
    now = [t.ground.range(t.body(one).at, betrayer.at) for one in t.characters]
    assert all(a < b for a, b in zip(far, now, strict=True))


# -- 77 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.77.1", "gloomhaven:scn.77.2", "gloomhaven:scn.77.3", "gloomhaven:spec.22")
def test_guards_walk_to_the_plates() -> None:
    t = clear(scene(77))
    guard = add_monster(t, "city-guard", (0, 5))
    assert opens_doors(t, guard)
    t.phase = CLEAN_UP
    for _ in range(20):
        before = guard.at
        first(figure_turn(t, guard))
        for figure in monsters(t):
            if figure is not guard:
                t.take_off(figure)
        if guard.at == before:
            break
    assert t.opened & 1
    assert guard.at in t.book.markers["a"]
    assert outcome(t) == -1


@rule("gloomhaven:scn.77.4")
def test_looted_vaults_call_guards() -> None:
    for party, wanted in ((2, ["normal", "normal"]), (3, ["elite", "normal"]), (4, ["elite", "elite"])):
        t = whole(scene(77, party))
        for at in treasures(t):
            first(loot_hex(t, hero(t, "brute"), at))
        assert ranks(t, "city-guard") == sorted(wanted)
        kill(t, *monsters(t, "city-guard"))
        assert outcome(t) == 1


# -- 49 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.49.1", "gloomhaven:spec.22")
def test_the_cannon_does_not_act() -> None:
    t = opened(scene(49), "1")
    (cannon,) = monsters(t, "siege-cannon")
    assert cannon.hp == 2 * int(STATS[MONSTER["ancient-artillery"]][1][1].hp)
    t.phase = TURNS
    for one in t.characters:
        one.chosen = one.hand[:2]
    first(initiative(t))
    assert key(t, cannon)[0] // 100 == 99
    first(figure_turn(t, cannon))
    assert all(lacks(t.body(one)) == 0 for one in t.characters)
    kill(t, cannon)
    assert outcome(t) == 1


@rule("gloomhaven:scn.49.2", "gloomhaven:scn.49.3")
def test_the_nearest_archer_fires_the_cannon() -> None:
    t = opened(scene(49), "1")
    (cannon,) = monsters(t, "siege-cannon")
    archers = monsters(t, "city-archer")
    near = [at for at in beside(t, cannon.at) if at not in t.book.markers["b"]]
    for one in archers[1:]:
        t.take_off(one)
    t.put(archers[0], next(at for at in beside(t, near[0]) if t.ground.range(at, cannon.at) == 2))
    t.put(body(t, "tinkerer"), next(at for at in sorted(t.ground.floor - line_of_fire(t)) if at not in t.occupied))
    for character in t.characters:
        character.hand, character.discard = [], []
    first(figure_turn(t, archers[0]))
    assert t.ground.range(archers[0].at, cannon.at) == 1
    assert archers[0].at not in t.book.markers["b"]
    attack = STATS[MONSTER["ancient-artillery"]][1][1].attack
    assert [lacks(body(t, one)) for one in ("brute", "tinkerer")] == [attack, 0]


@rule("gloomhaven:scn.49.4")
def test_another_archer_comes() -> None:
    t = opened(scene(49), "1")
    kill(t, *monsters(t, "city-archer"))
    round_ends(t, 3)
    (archer,) = monsters(t, "city-archer")
    assert t.ground.range(archer.at, t.book.markers["a"][0]) <= 1
    round_ends(t, 4)
    assert len(monsters(t, "city-archer")) == 1


# -- 71 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.71.1")
def test_the_wind_turns() -> None:
    t = clear(scene(71))
    brute = body(t, "brute")
    middle = next(at for at in sorted(t.ground.floor) if len([n for n in t.ground.near[at] if t.empty(n)]) == 6)
    ways_taken = []
    for number in range(1, 5):
        t.put(brute, middle)
        round_ends(t, number)
        ways_taken.append((brute.at[0] - middle[0], brute.at[1] - middle[1]))
    assert ways_taken[0] in ((0, -1), (1, -1))
    assert ways_taken[1] == (1, 0)
    assert ways_taken[2] in ((0, 1), (-1, 1))
    assert ways_taken[3] == (-1, 0)


@rule("gloomhaven:scn.71.2", "gloomhaven:spec.20")
def test_sleeping_drakes() -> None:
    def sleeper(t: Table) -> Figure:
        return next(one for one in monsters(t, "spitting-drake") if one.asleep)

    t = scene(71)
    drake = sleeper(t)
    t.phase = CLEAN_UP
    here = drake.at
    first(figure_turn(t, drake))
    assert drake.at == here
    brute = body(t, "brute")
    assert shunned(t, Action(t, brute, 0, auto=True), drake)
    assert not shunned(t, Action(t, brute, 0), drake)
    t.put(brute, beside(t, drake.at)[0])
    drake.acted = True
    first(rouse(t, brute))
    assert (drake.asleep, drake.acted) == (False, False)
    t = scene(71)
    t.phase = CLEAN_UP
    first(suffer(t, sleeper(t), 1))
    give(t, sleeper(t), "muddle")
    assert sum(one.asleep for one in monsters(t, "spitting-drake")) == len(monsters(t, "spitting-drake")) - 2


@rule("gloomhaven:scn.71.3", "gloomhaven:scn.71.4")
def test_the_highlands_open_with_their_treasure() -> None:
    t = clear(scene(71))
    t.phase = CLEAN_UP
    for label in "bcd":
        at = treasures(t)[0]
        first(loot_hex(t, hero(t, "brute"), at))
        assert all(t.opened >> door & 1 for door in t.book.named_doors(label))
    for character, at in zip(t.characters, t.book.markers["a"], strict=False):
        t.put(t.body(character), at)
    assert outcome(t) == 1
    t = scene(71)
    exhaust(t, hero(t, "brute"))
    assert outcome(t) == -1


# -- 78 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.78.1", "gloomhaven:scn.78.2", "gloomhaven:scn.78.3")
def test_the_victim_is_led_to_the_altar() -> None:
    t = opened(scene(78), "1")
    pair = monsters(t, "cultist-scenario-78")
    for figure in monsters(t):
        if figure not in pair:
            t.take_off(figure)
    (victim,) = things(t)
    assert victim not in t.foes(pair[0]) + t.foes(body(t, "brute"))
    assert not give(t, pair[0], "stun")
    assert unmoved(t, Action(t, body(t, "brute"), 0), pair[0], "push")
    assert opens_doors(t, pair[0])
    t.phase = CLEAN_UP
    led = 0
    for number in range(1, 30):
        t.round = number
        before = victim.at
        both = all(t.ground.range(one.at, victim.at) == 1 for one in pair)
        first(figure_turn(t, pair[0]))
        stood = [one.at for one in (*pair, victim)]
        if both and not t.won:
            assert t.ground.range(before, victim.at) <= t.stats(pair[0]).move  # it walks, no farther than they
            led += all(t.ground.range(one.at, victim.at) == 1 for one in pair)
        elif not t.won:
            assert victim.at == before  # they have not both come to it yet
        first(figure_turn(t, pair[1]))
        if t.won:
            break
        assert [one.at for one in (*pair, victim)] == stood  # they move together, in the turn of the first
        for figure in monsters(t):
            if figure not in pair:
                t.take_off(figure)
    assert outcome(t) == -1
    assert led >= 2
    t = whole(scene(78))
    assert outcome(t) == 1


# -- 87 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.87.1")
def test_the_giant_ooze_loses_its_shield() -> None:
    t = opened(scene(87, 3), "1")
    (giant,) = monsters(t, "giant-ooze")
    own = t.stats(giant).shield
    assert giant.hp == 9 * 3
    found = []
    for _ in range(6):
        found.append(shield_of(t, giant) - own)
        kill(t, add_monster(t, "ooze", t.book.facts.start[3]))
    assert found == [8, 6, 4, 2, 0, 0]
    kill(t, giant)
    assert outcome(t) == 1


@rule("gloomhaven:scn.87.2")
def test_clean_water_protects() -> None:
    t = clear(opened(scene(87), "1"))
    ooze = add_monster(t, "ooze", t.book.facts.start[3])
    brute = body(t, "brute")
    at, other = t.book.markers["a"][:2]
    assert at in t.rough
    assert cleansed(t, ooze, brute) == 0
    t.put(brute, at)
    first(turn_comes(t, "turn_ends", brute))
    assert at not in t.rough
    assert (cleansed(t, ooze, brute), give(t, brute, "poison"), brute.conditions[POISON]) == (2, False, 0)
    assert give(t, body(t, "tinkerer"), "poison")
    t.put(brute, other)
    first(turn_comes(t, "turn_ends", brute))
    assert other in t.rough


# -- 92 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.92.1", "gloomhaven:scn.92.2")
def test_the_watch_comes_and_must_live() -> None:
    t = scene(92, 4)
    assert not monsters(t, "city-guard")
    opened(t, "1")
    guards = monsters(t, "city-guard") + monsters(t, "city-archer")
    assert len(guards) == 3
    bandit = next(one for one in monsters(t) if one not in guards)
    assert all(t.hostile(one, bandit) and t.hostile(one, body(t, "brute")) for one in guards)
    for figure in monsters(t):
        if figure not in guards:
            t.take_off(figure)
    assert outcome(t) == 1
    t = opened(scene(92), "1")
    kill(t, monsters(t, "city-archer")[0])
    assert outcome(t) == -1


# -- 68 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.68.1", "gloomhaven:scn.68.2")
def test_the_tree_ails() -> None:
    t = clear(scene(68))
    for number in range(1, 4):
        round_ends(t, number)
    opened(t, "d1")
    (tree,) = things(t)
    assert tree.hp == 17 - 6
    round_ends(t, 4)
    assert tree.hp == 9
    clear(t)
    round_ends(t, 5)
    assert tree.hp == 9
    brute = body(t, "brute")
    t.put(brute, beside(t, tree.at)[0])
    action = Action(t, brute, 0)
    assert tree not in meant(t, action, "enemy", 3) + meant(t, action, "ally", 3)
    action.doing = "heal"
    assert tree in meant(t, action, "ally", 3)
    assert outcome(t) == 1
    t = clear(scene(68))
    for number in range(1, 10):
        round_ends(t, number)
    assert outcome(t) == -1


@rule("gloomhaven:scn.68.3", "gloomhaven:scn.68.4")
def test_poison_and_water() -> None:
    t = clear(scene(68))
    brute = body(t, "brute")
    brute.conditions[POISON] = 0
    hero(t, "brute").hand = []
    water = next(at for at in sorted(t.rough))
    first(enter(t, Action(t, brute, 0), water, WALK, None))
    assert lacks(brute) == 0
    suffers(brute, "poison")
    first(enter(t, Action(t, brute, 0), water, WALK, None))
    assert lacks(brute) == TRAP_DAMAGE[1]
    assert all(one.begins[2] >> POISON & 1 for one in scene(68).characters)
    brute.form = SUMMON
    action = Action(t, brute, 0, auto=True)
    assert water in position(t, action, None, 3, False).traps
    brute.conditions[POISON] = 0
    assert water not in position(t, action, None, 3, False).traps


# -- 75 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.75.1", "gloomhaven:scn.75.2", "gloomhaven:scn.75.3")
def test_graves_are_dug_up() -> None:
    for party in (2, 3, 4):
        t = whole(scene(75, party))
        brute = body(t, "brute")
        for i, at in enumerate(graves(t)):
            t.put(brute, beside(t, at)[0])
            assert i in diggable(t, brute)
            for _ in range(party):
                flow = walk(t, Action(t, brute, 0), 1, Move(value=1), False, False)
                asked = flow.send(None)
                assert (DIG, i) in asked.options
                with pytest.raises(StopIteration):
                    flow.send((DIG, i))
                assert at not in t.done
            flow = walk(t, Action(t, brute, 0), 1, Move(value=1), False, False)
            flow.send(None)
            asked = None
            try:
                asked = flow.send((DIG, i))
                while True:
                    asked = flow.send(asked.options[0])
            except StopIteration:
                pass
            assert at in t.done
            (corpse,) = monsters(t)
            regent = at in t.book.markers["c"]
            elite = party == 4 or (party == 3 and at in t.book.markers["b"])
            assert MONSTERS[corpse.who].id == ("bloated-regent" if regent else "living-corpse")
            if not regent:
                assert corpse.rank == elite
                clear(t)
        assert t.won == 0
        kill(t, *monsters(t, "bloated-regent"))
        assert outcome(t) == 1


# -- 48 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.48.1", "gloomhaven:scn.48.2")
def test_the_rider_comes_and_goes() -> None:
    t = clear(scene(48))
    for letter in "abc":
        t.phase = TURNS
        for one in t.characters:
            one.chosen = one.hand[:2]
        t.places = [0] * len(t.kinds)
        t.faces = [-1] * len(t.decks)
        first(initiative(t))
        assert not monsters(t)
        place = t.places[t.kinds.index(MONSTER["dark-rider"])]
        for one in t.characters:
            one.place = place + 100
            t.body(one).acted = False
        t.put(body(t, "brute"), beside(t, t.book.markers[letter][0])[0])
        rider = arrival(t)
        assert rider.at == t.book.markers[letter][0]
        from klubovna.games.gloomhaven.monsters.planning import auto_attack
        from klubovna.games.gloomhaven.vocabulary.abilities import Attack

        rider.hp -= 3
        left = rider.hp
        action = Action(t, rider, 0, auto=True)
        action.lines = [Attack(value="+0")]
        hero(t, "brute").hand = hero(t, "brute").hand[:2]
        body(t, "brute").hp = body(t, "brute").max_hp
        first(auto_attack(t, action, Attack(value="+0")))
        assert not monsters(t)
        assert t.memory["rider"] == left
        t.round += 1
    t.places[t.kinds.index(MONSTER["dark-rider"])] = 100
    rider = arrival(t)
    assert rider.max_hp - rider.hp == 9
    kill(t, rider)
    assert outcome(t) == 1


def arrival(t: Table) -> Figure:
    from klubovna.games.gloomhaven.scenario.hooks import Occasion, happens

    first(happens(t, "next_turn", Occasion()))
    (rider,) = monsters(t)
    return rider


@rule("gloomhaven:scn.48.1")
def test_the_rider_waits_for_its_turn() -> None:
    t = clear(scene(48))
    t.phase = TURNS
    for one in t.characters:
        one.chosen = one.hand[:2]
    first(initiative(t))
    for one in t.characters:
        one.place = 1
        t.body(one).acted = False
    first(next_turn(t))
    assert not monsters(t)


@rule("gloomhaven:scn.48.3", "gloomhaven:scn.48.4")
def test_the_rider_summons() -> None:
    lines = MONSTERS[MONSTER["dark-rider"]].special2
    assert isinstance(lines[1], SummonMonsters)
    assert [(one.count, sorted(one.rank)) for one in lines[1].figures] == [(1, ["2"]), (2, ["3", "4"])]
    assert all(one.begins[2] >> MUDDLE & 1 for one in scene(48).characters)
