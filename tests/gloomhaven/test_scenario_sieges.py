"""Scenarios about gates, pumps, captives, villagers, walls and doors that shut: every special rule, a win, a loss."""

from __future__ import annotations

import pytest

from gloomhaven.scenes import (
    HEROES,
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
    round_starts,
    scene,
    things,
)
from gloomhaven.tables import add_monster, body, hero, lacks, monster_card
from klubovna.games.gloomhaven.combat.conditions import heal
from klubovna.games.gloomhaven.combat.suffer import exhaust, suffer
from klubovna.games.gloomhaven.facts import MONSTER, TRAP_DAMAGE
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, Figure
from klubovna.games.gloomhaven.map.loot import GOAL, loot_hex
from klubovna.games.gloomhaven.map.moving import WALK, enter, ways
from klubovna.games.gloomhaven.monsters.planner import plan
from klubovna.games.gloomhaven.monsters.planner.reasons import reasons
from klubovna.games.gloomhaven.monsters.planning import position
from klubovna.games.gloomhaven.monsters.turn import ALLY, figure_turn
from klubovna.games.gloomhaven.perform.action import Action, base
from klubovna.games.gloomhaven.perform.meant import meant
from klubovna.games.gloomhaven.round.turn import SKIP_BOTTOM, SKIP_TOP, act, turn_step
from klubovna.games.gloomhaven.scenario.begin import beset
from klubovna.games.gloomhaven.scenario.escort import escort_turn
from klubovna.games.gloomhaven.scenario.triggers import PLATES, fire
from klubovna.games.gloomhaven.state import CLEAN_UP, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack
from klubovna.games.gloomhaven.vocabulary.words import STUN
from klubovna.kernel.hexes import Hex, distance
from klubovna.testing import offered, rule, run

NUMBERS = [22, 26, 35, 36, 44, 52, 66, 67, 76, 84, 86]


@pytest.mark.parametrize("number", NUMBERS)
def test_with_nobody_left_it_is_lost(number: int) -> None:
    assert lost_by_exhaustion(scene(number, 2 + number % 3))


def focus_of(t: Table, figure: Figure, move: int, reach: int = 0) -> tuple[Hex | None, str]:
    """On whom a monster focuses that attacks after such a move, and what settled it."""
    action = Action(t, figure, 0, auto=True)
    line = Attack(value="+0", range=reach)
    action.lines = [line]
    seen = position(t, action, line, move, False)
    made = plan(seen)
    reasons(seen, made)
    return made.options[0].focus, made.why.settled


# -- 84 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.84.1")
def test_the_cave_opens_bit_by_bit() -> None:
    t = scene(84)
    seen = []
    for number in range(1, 10):
        round_starts(t, number)
        seen.append(t.revealed.bit_count())
    assert seen == [1, 1, 1, 2, 2, 3, 3, 3, 4]
    clear(t)
    assert outcome(t) == 1


@rule("gloomhaven:scn.84.2", "gloomhaven:spec.16")
def test_the_crystal_is_neutral() -> None:
    t = scene(84, 3, level=2)
    (crystal,) = things(t)
    assert crystal.hp == 4 + 3 + 2 * 2
    hand = [*hero(t, "brute").hand]
    t.put(body(t, "brute"), beside(t, crystal.at)[0])
    action = Action(t, body(t, "brute"), 0)
    assert crystal not in meant(t, action, "enemy", 5) + meant(t, action, "ally", 5)
    assert crystal.at not in ways(t, body(t, "brute"), 6, WALK)
    demon = add_monster(t, "flame-demon", beside(t, crystal.at)[0])
    assert crystal in meant(t, Action(t, demon, 0), "enemy", 1)
    first(suffer(t, crystal, 99))
    assert hero(t, "brute").hand == hand
    assert outcome(t) == -1


@rule("gloomhaven:scn.84.3", "gloomhaven:spec.19")
def test_monsters_are_drawn_to_the_crystal() -> None:
    t = clear(scene(84))
    (crystal,) = things(t)
    far = max(t.ground.ranges(crystal.at).items(), key=lambda one: one[1])[0]
    for one in HEROES[:2]:
        t.put(body(t, one), far if one == "brute" else (99, 99))
    near = next(at for at in beside(t, far) if at not in t.occupied)
    demon = add_monster(t, "frost-demon", near)
    steps = t.ground.range(near, crystal.at)
    assert focus_of(t, demon, steps) == (crystal.at, "drawn")
    assert focus_of(t, demon, 1)[0] == far


@rule("gloomhaven:scn.84.4", "gloomhaven:spec.16")
def test_twice_a_card_saves_the_crystal() -> None:
    t = scene(84)
    (crystal,) = things(t)
    card = hero(t, "tinkerer").hand[0]
    run(suffer(t, crystal, 3), spare={0: None, 1: card})
    assert (lacks(crystal), hero(t, "tinkerer").lost) == (0, [card])
    run(suffer(t, crystal, 3), spare={0: hero(t, "brute").hand[0]})
    first(suffer(t, crystal, 3))
    assert lacks(crystal) == 3


# -- 35 and 36 ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.35.1", "gloomhaven:scn.35.4")
def test_the_defenders_wait_behind_the_gate() -> None:
    t = scene(35, 4)
    t.phase = CLEAN_UP
    (gate,) = things(t)
    assert (gate.hp, len(monsters(t, "city-guard")), monsters(t, "captain-of-the-guard")) == (8 * 4, 2, [])
    archers = monsters(t, "city-archer")
    assert archers
    assert any(t.ground.sees(one.at, at) for one in archers for at in t.book.facts.start)
    one = body(t, "brute")
    at = next(at for at in sorted(t.book.rooms[1]) if at not in t.occupied and at not in t.blocked)
    first(enter(t, Action(t, one, 0), at, WALK, None))
    assert monsters(t, "captain-of-the-guard")
    t = scene(35)
    t.phase = CLEAN_UP
    kill(t, *things(t))
    assert len(monsters(t, "city-guard")) > 2
    kill(t, *monsters(t, "captain-of-the-guard"))
    assert outcome(t) == 1


@rule("gloomhaven:scn.35.2", "gloomhaven:scn.35.3")
def test_demons_storm_the_gate() -> None:
    t = scene(35)
    (gate,) = things(t)
    demon = monsters(t, "flame-demon")[0]
    assert demon.side == 0
    t.put(demon, beside(t, gate.at)[0])
    assert focus_of(t, demon, 0) == (gate.at, "drawn")
    archer = monsters(t, "city-archer")[0]
    assert not t.hostile(demon, body(t, "brute"))
    assert t.hostile(demon, archer)
    assert not t.hostile(archer, gate)


@rule("gloomhaven:scn.36.1", "gloomhaven:scn.36.5")
def test_the_gate_is_nobodys() -> None:
    t = scene(36, 2, level=2)
    (gate,) = things(t)
    assert gate.hp == 14
    archer = monsters(t, "city-archer")[0]
    assert archer.side == 0
    assert not t.hostile(archer, gate)
    demon = monsters(t, "earth-demon")[0]
    t.put(demon, beside(t, gate.at)[0])
    assert focus_of(t, demon, 0) == (gate.at, "drawn")


@rule("gloomhaven:scn.36.2", "gloomhaven:scn.36.3")
def test_the_prime_demon_comes_worn_down() -> None:
    t = clear(scene(36, 3, level=2))
    for number in range(1, 8):
        round_ends(t, number)
        clear(t)
    assert things(t)
    round_ends(t, 8)
    assert not things(t)
    (demon,) = monsters(t, "prime-demon-scenario-36")
    assert demon.max_hp == 20 * 3
    assert lacks(demon) == min(8 * (2 * 3 + 2 - 2), demon.max_hp - 1)
    assert demon.at == t.book.markers["e"][0]
    kill(t, demon)
    assert outcome(t) == 1


@rule("gloomhaven:scn.36.4")
def test_demons_come_in_turn() -> None:
    names = ["flame-demon", "earth-demon", "frost-demon", "wind-demon"]
    for party, wanted in ((2, ["normal"] * 4), (3, ["elite", "normal"] * 2), (4, ["elite"] * 4)):
        t = clear(scene(36, party))
        found = []
        for number, name in enumerate(names, 1):
            round_ends(t, number)
            found += ranks(t, name)
            clear(t)
        assert found == wanted


@rule("gloomhaven:scn.36.6")
def test_the_prime_demon_has_no_specials() -> None:
    from klubovna.games.gloomhaven.facts import MONSTERS
    from klubovna.games.gloomhaven.vocabulary.abilities import Move

    facts = MONSTERS[MONSTER["prime-demon-scenario-36"]]
    for lines in (facts.special1, facts.special2):
        assert [type(line) for line in lines] == [Move, Attack]


# -- 44 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.44.1", "gloomhaven:scn.44.4", "gloomhaven:spec.21")
def test_a_captive_is_freed_for_an_action() -> None:
    t = clear(scene(44))
    captive = things(t, "captive")[0]
    (redthorn,) = things(t, "redthorn")
    stats = base(t, redthorn)
    assert stats is not None
    assert (redthorn.hp, stats.move, stats.attack, stats.range) == (9, 3, 3, 3)
    one = hero(t, "brute")
    one.chosen = one.hand[:2]
    t.acting = one.figure
    assert not any(deed is not None and deed[0] >= SKIP_TOP for deed in offered(act(t, one)).options)
    t.put(body(t, "brute"), beside(t, captive.at)[0])
    card = one.chosen[0]
    assert (SKIP_BOTTOM, card) in offered(act(t, one)).options
    run(turn_step(t), act=(SKIP_TOP, card), skip_at=captive.at)
    assert (t.halves, card in one.discard, t.figure(captive.id)) == (1, True, None)
    after = base(t, redthorn)
    assert after is not None
    assert after.attack == 4


@rule("gloomhaven:scn.44.2", "gloomhaven:scn.44.3")
def test_captives_are_to_be_guarded() -> None:
    t = scene(44)
    captive = things(t, "captive")[0]
    assert captive.hp == 6
    for _ in range(3):
        run(suffer(t, captive, 9), spare={0: hero(t, "brute").hand[0]})
    assert lacks(captive) == 0
    first(suffer(t, captive, 9))
    assert outcome(t) == -1
    t = scene(44)
    t.revealed = (1 << len(t.book.rooms)) - 1
    clear(t)
    assert outcome(t) == 1


# -- 86 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.86.1", "gloomhaven:scn.86.2")
def test_villagers_flee() -> None:
    t = clear(opened(opened(scene(86), "d1"), "d2"))
    villagers = things(t)
    assert (len(villagers), {one.hp for one in villagers}, {one.side for one in villagers}) == (11, {4}, {-1})
    goal = t.book.markers["b"][0]
    for one in villagers[:7]:
        t.put(one, beside(t, goal)[0])
        first(escort_turn(t, one))
        assert t.figure(one.id) is None
    assert outcome(t) == 1
    t = clear(scene(86))
    villager = things(t)[0]
    far = t.ground.range(villager.at, goal)
    first(escort_turn(t, villager))
    assert t.ground.range(villager.at, goal) < far
    kill(t, *things(t)[:4])
    assert t.won == 0
    kill(t, *things(t)[:1])
    assert outcome(t) == -1


@rule("gloomhaven:scn.86.3", "gloomhaven:scn.86.4")
def test_the_village_is_beset() -> None:
    t = clear(scene(86, 3))
    round_starts(t, 1)
    assert ranks(t, "vermling-scout") == ["elite", "normal"]
    round_starts(t, 2)
    assert len(monsters(t, "vermling-scout")) == 4
    round_ends(t, 2)
    assert not monsters(t, "lurker")
    t.memory["saved villager"] = 1
    round_ends(t, 3)
    lurkers = len(monsters(t, "lurker"))
    assert lurkers
    round_ends(t, 4)
    assert len(monsters(t, "lurker")) == lurkers


# -- 26 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.26.1", "gloomhaven:scn.26.3")
def test_foul_pumps_summon() -> None:
    t = clear(scene(26, 2))
    round_ends(t, 1)
    assert not monsters(t)
    for party in (2, 3, 4):
        t = opened(scene(26, party), "d1")
        clear(opened(t, "1"))
        round_ends(t, 4)
        assert ranks(t, "black-imp") == ["normal"] * party


@rule("gloomhaven:scn.26.2")
def test_pumps_are_cleansed() -> None:
    t = clear(opened(clear(opened(scene(26), "d1")), "1"))
    one = hero(t, "brute")
    t.acting = one.figure
    for i, at in enumerate(t.book.markers["a"]):
        assert t.won == 0
        t.halves = 0
        one.chosen = one.hand[:2]
        t.put(body(t, "brute"), beside(t, at)[0])
        deeds = [deed for deed in offered(act(t, one)).options if deed is not None and deed[0] >= SKIP_TOP]
        assert {what for what, _ in deeds} == {SKIP_BOTTOM}
        run(turn_step(t), act=deeds[0])
        assert len(t.done) == i + 1
    round_ends(t, 5)
    assert not monsters(t)
    assert outcome(t) == 1


@rule("gloomhaven:scn.26.4", "gloomhaven:scn.52.5")
def test_curses_at_the_start() -> None:
    from klubovna.games.gloomhaven.facts import CURSE_CARD

    for number, curses in ((26, 3), (52, 2)):
        assert {one.deck.draw.count(CURSE_CARD) for one in scene(number).characters} == {curses}


# -- 52 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.52.1", "gloomhaven:scn.52.2")
def test_the_cellar_is_parted() -> None:
    t = scene(52)
    parts = {frozenset(t.ground.ranges(at)) for at in t.book.facts.start if at in t.ground.floor}
    assert len(parts) > 1
    assert not any(at in t.ground.floor for at in t.book.opaque)
    free = [at for at in t.book.facts.start if beset(t, at)]
    for at in t.book.facts.start:
        there = t.ground.ranges(at)
        assert (at in free) == any(one.at in there for one in monsters(t))
    one, other = sorted(sorted(part)[0] for part in parts)[:2]
    assert not t.ground.within(one, other, 99)


@rule("gloomhaven:scn.52.3", "gloomhaven:scn.52.4")
def test_everybody_takes_a_treasure() -> None:
    t = clear(opened(scene(52), "d1"))
    clear(opened(opened(opened(t, "d2"), "d3"), "d4"))
    there = [(q, r) for q, r, number in t.treasures if number == GOAL]
    one = hero(t, "brute")
    t.put(body(t, "brute"), there[0])
    first(loot_hex(t, one, there[0], ability=False))
    assert one.goal_treasures == 0
    t.put(body(t, "brute"), beside(t, there[0])[0])
    t.acting = one.figure
    one.chosen = one.hand[:2]
    run(turn_step(t), act=(SKIP_BOTTOM, one.chosen[0]))
    assert one.goal_treasures == 1
    exhaust(t, one)
    assert t.won == 0
    first(loot_hex(t, hero(t, "tinkerer"), there[1]))
    assert outcome(t) == 1
    t = scene(52)
    exhaust(t, hero(t, "brute"))
    assert outcome(t) == -1


# -- 66 and 67 ---------------------------------------------------------------------------------------------------------


def on_plate(t: Table, letter: str, who: str = "brute") -> Table:
    t.put(body(t, who), t.book.markers[letter][0])
    t.phase = CLEAN_UP
    first(fire(t, "turn_ends_on", at=t.book.markers[letter][0]))
    first(fire(t, PLATES))
    return t


def is_open(t: Table, label: str) -> bool:
    return all(t.opened >> door & 1 for door in t.book.named_doors(label))


@rule("gloomhaven:scn.66.1", "gloomhaven:scn.66.2", "gloomhaven:spec.18")
def test_doors_open_while_plates_are_occupied() -> None:
    t = clear(on_plate(scene(66), "a"))
    assert is_open(t, "1")
    t.put(body(t, "brute"), t.book.facts.start[0])
    t.put(body(t, "tinkerer"), t.book.facts.start[1])
    first(fire(t, PLATES))
    assert not is_open(t, "1")
    assert t.revealed.bit_count() == 2
    on_plate(t, "b")
    assert is_open(t, "1")
    assert is_open(t, "f")
    on_plate(t, "c")
    assert (is_open(t, "1"), is_open(t, "f"), is_open(t, "g")) == (False, True, True)
    on_plate(t, "d")
    assert [is_open(t, label) for label in "1fghij"] == [False, False, True, True, True, True]
    t.put(body(t, "brute"), t.book.facts.start[0])
    first(fire(t, PLATES))
    assert [is_open(t, label) for label in "ghij"] == [False, False, True, True]


@rule("gloomhaven:scn.66.3", "gloomhaven:scn.67.2", "gloomhaven:spec.18")
@pytest.mark.parametrize(("number", "plate"), [(66, "a"), (67, "a")])
def test_who_stands_in_the_doorway_is_hurt(number: int, plate: str) -> None:
    t = scene(number)
    if number == 67:
        clear(opened(t, "1"))
    clear(on_plate(t, plate))
    door = t.book.closing[0]
    other = body(t, "tinkerer")
    t.put(other, t.book.doors[door])
    t.put(body(t, "brute"), t.book.facts.start[0])
    first(fire(t, PLATES))
    assert lacks(other) == TRAP_DAMAGE[1]
    assert distance(other.at, t.book.doors[door]) == 1
    assert not t.opened >> door & 1


@rule("gloomhaven:scn.66.4")
def test_the_last_plate_wins() -> None:
    t = on_plate(scene(66), "e")
    assert outcome(t) == 1


@rule("gloomhaven:scn.67.1", "gloomhaven:scn.67.3", "gloomhaven:scn.67.4")
def test_the_golem_stays_in_the_library() -> None:
    t = clear(opened(scene(67, 3), "1"))
    on_plate(t, "a")
    assert is_open(t, "2")
    (golem,) = monsters(t, "arcane-golem")
    assert golem.hp == 14 * 3 or golem.hp == t.stats(golem).hp or golem.hp == 11 * 3
    assert t.level_of(golem.who) == 2
    action = Action(t, golem, 0, auto=True)
    line = Attack(value="+0")
    action.lines = [line]
    assert t.book.doors[1] in position(t, action, line, 3, False).doors
    t.put(body(t, "brute"), t.book.facts.start[0])
    first(fire(t, PLATES))
    assert not is_open(t, "2")
    kill(t, golem)
    assert outcome(t) == 1


# -- 76 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.76.1", "gloomhaven:spec.20")
def test_walls_can_be_attacked() -> None:
    t = clear(scene(76, 3, level=1))
    walls = things(t, "wall")
    assert {one.hp for one in walls} == {4}
    wall = walls[0]
    t.put(body(t, "brute"), beside(t, wall.at)[0])
    assert wall in meant(t, Action(t, body(t, "brute"), 0), "enemy", 1)
    action = Action(t, body(t, "brute"), 0, auto=True)
    action.lines = ALLY
    assert all(one.side == "monster" for one in position(t, action, None, 3, False).figures)


@rule("gloomhaven:scn.76.2", "gloomhaven:scn.76.3")
def test_a_wall_falls() -> None:
    t = scene(76)
    t.phase = CLEAN_UP
    wall = next(one for one in things(t) if one.at == t.book.doors[0])
    near = add_monster(t, "living-bones", beside(t, wall.at)[0])
    kill(t, wall)
    assert t.revealed.bit_count() == 2
    assert near.conditions[STUN]
    assert wall.at in t.ground.floor
    while rest := things(t):
        kill(t, rest[0])
    assert t.revealed == (1 << len(t.book.rooms)) - 1
    clear(t)
    assert outcome(t) == 1


@rule("gloomhaven:scn.76.4")
def test_three_cards_are_discarded() -> None:
    assert [one.begins[1] for one in scene(76).characters] == [3, 3]


# -- 22 ----------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:scn.22.1", "gloomhaven:scn.22.2")
def test_altars_feed_the_demons() -> None:
    t = scene(22, 3, level=2)
    plain = next(one for one in (add_monster(t, "frost-demon", t.book.facts.start[3]),))
    from klubovna.games.gloomhaven.facts import STATS

    printed = STATS[plain.who][0][2]
    stats = t.stats(plain)
    assert isinstance(printed.attack, int)
    assert (plain.max_hp, stats.attack, stats.move) == (int(printed.hp) + 4, printed.attack + 4, printed.move + 2)
    assert stats.range == (printed.range + 2 if printed.range else 0)
    t.phase = CLEAN_UP
    for label in ("1", "d2", "d3", "d4", "d5"):
        opened(t, label)
    altars = things(t)
    assert [one.hp for one in altars] == [4 + 3 * 2] * 4
    kill(t, altars[0])
    stats = t.stats(plain)
    assert (plain.max_hp, stats.attack, stats.move) == (int(printed.hp) + 3, printed.attack + 3, printed.move + 2)
    kill(t, *altars[1:])
    assert t.stats(plain) == printed or t.stats(plain).attack == printed.attack
    assert not any(at in t.blocked for at in t.book.markers["a"])
    assert outcome(t) == 1


def test_demons_act_under_the_altars() -> None:
    t = clear(scene(22))
    demon = add_monster(t, "flame-demon", t.book.facts.start[3])
    monster_card(t, "flame-demon", next(iter([3, 24])))
    t.phase = CLEAN_UP
    first(figure_turn(t, demon))
    assert demon.form == MONSTER_FIGURE
    assert not heal(t, demon, 1) or demon.hp <= demon.max_hp
