"""Overlay tiles: doors, corridors, traps, hazardous and difficult terrain, obstacles."""

from typing import Any

from gloomhaven.tables import (
    action,
    arena,
    body,
    bottom,
    burning,
    foe,
    hero,
    house,
    lacks,
    monster,
    monster_card,
    obstacle,
    rough,
    suffers,
    table,
    takes,
    top,
    trap,
)
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, Figure
from klubovna.games.gloomhaven.look import view
from klubovna.games.gloomhaven.map.forcing import force
from klubovna.games.gloomhaven.map.moving import FLY, JUMP, WALK, ends, walk, ways
from klubovna.games.gloomhaven.map.terrain import parts_the_map
from klubovna.games.gloomhaven.monsters.turn import figure_turn
from klubovna.games.gloomhaven.scenario.counts import KILLS
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.view import DoorView
from klubovna.games.gloomhaven.vocabulary.abilities import Move
from klubovna.games.gloomhaven.vocabulary.words import IMMOBILIZE, POISON, STUN
from klubovna.kernel.decision import Flow
from klubovna.kernel.hexes import Hex
from klubovna.testing import offered, rule, run

ROW = [(q, 0) for q in range(-2, 7)]


def moves(t: Table, role: str, points: int, jump: bool = False) -> Flow[bool]:
    """A Move of so many points."""
    return walk(t, action(t, body(t, role)), points, Move(value=points), jump, stepwise=False)


def within(t: Table, role: str, points: int, how: int = WALK) -> list[Hex]:
    """Where a Move of so many points may end."""
    figure = body(t, role)
    return ends(t, figure, ways(t, figure, points, how), points, how)


def pushed(t: Table, by: str, target: Any, steps: int) -> Flow[bool]:
    return force(t, action(t, body(t, by)), target, steps, away=True)


# -- doors -------------------------------------------------------------------------------------------------------------


def indoors(**position: Any) -> Table:
    """The brute two hexes from a closed door; a guard waits in the second room."""
    spawn = {"monster": "bandit-guard", "at": (7, 0), "room": "b", "rank": {"2": "normal"}}
    coin = {"kind": "coin", "hexes": [(5, 0)], "room": "b"}
    return table("brute", at={"brute": (1, 0)}, scenario=house(spawns=[spawn], overlays=[coin]), **position)


def guard_of(t: Table) -> Figure:
    """The one monster, whatever its number."""
    return next(figure for figure in t.figures if figure.form == MONSTER_FIGURE)


@rule("gloomhaven:tile.door.01")
def test_the_room_behind_a_closed_door_is_unknown() -> None:
    t = indoors()
    shown = view(t, 0)
    assert shown.rooms == ["a"]
    assert shown.doors == [DoorView(at=(3, 0), open=False, unlocked=False)]
    assert (len(t.figures), t.coins) == (1, [])
    assert (4, 0) not in t.ground.floor


@rule("gloomhaven:tile.door.02", "gloomhaven:reveal.01", "gloomhaven:reveal.02")
def test_entering_a_door_opens_it_and_reveals_the_room_at_once() -> None:
    t = indoors()
    asked = offered(moves(t, "brute", 4), move_to=(3, 0))
    assert view(t, 0).doors == [DoorView(at=(3, 0), open=True, unlocked=False)]
    assert guard_of(t).at == (7, 0)
    assert t.coins == [(5, 0)]
    assert asked.options == [None, (1, 0), (2, 0), (4, 0), (5, 0)]  # in the middle of the move


@rule("gloomhaven:tile.door.03", "gloomhaven:r.28")
def test_a_closed_door_costs_a_normal_hex_and_the_move_goes_on_behind_it() -> None:
    t = indoors()
    assert within(t, "brute", 1) == [(0, 0), (2, 0)]
    assert within(t, "brute", 2) == [(0, 0), (2, 0), (3, 0)]
    run(moves(t, "brute", 3), move_to=[(3, 0), (4, 0)])
    assert body(t, "brute").at == (4, 0)


@rule("gloomhaven:tile.door.04", "gloomhaven:reveal.11")
def test_no_monster_and_no_summon_enters_a_closed_door() -> None:
    t = table("spellweaver", at={"spellweaver": (0, 0)}, monsters=[("cave-bear", (2, 0))], scenario=house())
    bear = foe(t, "cave-bear")
    assert (3, 0) not in ways(t, bear, 4, WALK)
    t = table("spellweaver", at={"spellweaver": (1, 0)}, scenario=house())
    run(bottom(t, "spellweaver", "Aid from the Ether"), hex=(2, 0))
    ally = t.figures[-1]
    assert sorted(ways(t, ally, 4, WALK)) == [(0, 0), (1, 0), (2, 0)]
    run(figure_turn(t, ally))
    assert (ally.at, t.opened) == ((2, 0), 0)


@rule("gloomhaven:tile.door.05", "gloomhaven:tile.door.09", "gloomhaven:r.49")
def test_nobody_is_forced_onto_a_closed_door() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], scenario=house())
    run(pushed(t, "brute", foe(t, "cave-bear"), 2), push_to=(2, 0))
    assert (foe(t, "cave-bear").at, t.opened) == ((2, 0), 0)
    t = table("brute", at={"brute": (2, 0)}, monsters=[("cave-bear", (1, 0))], scenario=house())
    assert not run(force(t, action(t, foe(t, "cave-bear")), body(t, "brute"), 1, away=True))
    assert (body(t, "brute").at, t.opened) == ((2, 0), 0)


@rule("gloomhaven:tile.door.06", "gloomhaven:tile.door.07", "gloomhaven:r.07")
def test_an_open_door_is_an_ordinary_hex_for_everybody() -> None:
    t = indoors()
    run(moves(t, "brute", 2), move_to=(3, 0))
    run(moves(t, "brute", 2), move_to=(1, 0))
    guard = guard_of(t)
    assert (1, 0) not in ways(t, guard, 9, WALK)
    assert ways(t, guard, 9, WALK)[(3, 0)][0] == 4
    assert t.empty((3, 0))
    t.put(guard, (2, 0))
    run(pushed(t, "brute", guard, 1), push_to=(3, 0))
    assert guard.at == (3, 0)
    run(moves(t, "brute", 1), move_to=(0, 0))
    assert t.opened == 1  # no step ever closes it


@rule("gloomhaven:tile.door.08")
def test_a_closed_door_is_a_wall_for_sight_and_range() -> None:
    rooms = [
        {"id": "a", "tiles": [], "hexes": [(q, r) for q in range(3) for r in (-1, 0, 1)], "start": True},
        {"id": "b", "tiles": [], "hexes": [(q, r) for q in range(4, 7) for r in (-1, 0, 1)]},
    ]
    t = table("brute", at={"brute": (1, 0)}, scenario=house(rooms=rooms))
    t.revealed = 3  # as if another way led there
    t.changed_map()
    assert not t.ground.within((2, 0), (4, 0), 9)
    assert not t.ground.sees((2, 0), (4, 0))
    t.opened = 1
    t.changed_map()
    assert t.ground.within((2, 0), (4, 0), 2)


# -- corridors ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:tile.corridor.01", "gloomhaven:tile.corridor.02")
def test_a_corridor_joins_tiles_and_is_plain_floor() -> None:
    overlay = {"kind": "corridor", "hexes": [(1, 0)], "room": "a"}
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (2, 0))], scenario=house(overlays=[overlay]))
    assert t.empty((1, 0))
    assert within(t, "brute", 1) == [(1, 0)]
    assert t.ground.range((0, 0), (2, 0)) == 2
    real = table("brute", scenario=3)
    joined = [at for one in real.book.facts.overlays if one.kind == "corridor" for at in one.hexes]
    assert joined
    assert all(at in real.book.room_of for at in joined)


# -- traps -------------------------------------------------------------------------------------------------------------


@rule("gloomhaven:tile.trap.01", "gloomhaven:tile.trap.04", "gloomhaven:fx.11")
def test_a_trap_is_sprung_by_walking_in_and_by_force() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (0, 1))])
    trap(t, (1, 0), 3)
    run(moves(t, "brute", 1), move_to=(1, 0), negate=None)
    assert (lacks(body(t, "brute")), t.traps) == (3, [])
    trap(t, (0, 2), 4)
    run(pushed(t, "brute", suffers(foe(t, "cave-bear"), "immobilize"), 1), push_to=(0, 2))
    assert (lacks(foe(t, "cave-bear")), t.traps) == (4, [])


@rule("gloomhaven:tile.trap.02", "gloomhaven:tile.hazard.02", "gloomhaven:move.13")
def test_a_flying_figure_springs_no_trap_and_does_not_burn() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("wind-demon", (1, 0))])
    trap(t, (2, 0), 3)
    burning(t, (3, 0))
    obstacle(t, (4, 0))
    demon = foe(t, "wind-demon")
    run(pushed(t, "brute", demon, 3), push_to=[(2, 0), (3, 0), (4, 0)])
    assert (demon.at, lacks(demon), len(t.traps)) == ((4, 0), 0, 1)
    brute = table("brute", at={"brute": (0, 0)}, items={"brute": [71]})  # boots of levitation
    trap(brute, (1, 0), 3)
    burning(brute, (2, 0))
    run(moves(brute, "brute", 2), move_to=[(1, 0), (2, 0)])
    assert (lacks(body(brute, "brute")), len(brute.traps)) == (0, 1)


@rule("gloomhaven:tile.trap.03")
def test_a_jump_springs_only_the_trap_on_which_it_ends() -> None:
    t = table("brute", at={"brute": (0, 0)}, scenario=arena(ROW))
    trap(t, (1, 0), 3)
    run(moves(t, "brute", 3, jump=True), move_to=[(2, 0), None])
    assert (lacks(body(t, "brute")), len(t.traps)) == (0, 1)
    run(moves(t, "brute", 1, jump=True), move_to=(1, 0), negate=None)
    assert (lacks(body(t, "brute")), len(t.traps)) == (3, 0)


@rule("gloomhaven:tile.trap.05")
def test_a_disarmed_trap_has_no_effect() -> None:
    t = table("scoundrel", at={"scoundrel": (0, 0)})
    trap(t, (1, 0), 3)
    run(top(t, "scoundrel", "Thief's Knack"), hex=(1, 0))
    assert t.traps == []
    run(moves(t, "scoundrel", 1), move_to=(1, 0))
    assert lacks(body(t, "scoundrel")) == 0


@rule("gloomhaven:tile.trap.07")
def test_a_trap_with_a_condition_deals_no_damage() -> None:
    overlay = {"kind": "trap", "hexes": [(1, 0)], "room": "a", "conditions": ["stun"]}
    t = table("brute", at={"brute": (0, 0)}, scenario=house(overlays=[overlay]))
    run(moves(t, "brute", 2), move_to=(1, 0))
    assert (lacks(body(t, "brute")), body(t, "brute").conditions[STUN] > 0) == (0, True)
    both = {"kind": "trap", "hexes": [(1, 0)], "room": "a", "damage": True, "conditions": ["poison"]}
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (2, 0)}, scenario=house(overlays=[both]))
    run(moves(t, "brute", 2), move_to=[(1, 0), None], negate=None)
    assert (lacks(body(t, "brute")), body(t, "brute").conditions[POISON] > 0) == (3, True)


@rule("gloomhaven:tile.trap.08")
def test_characters_and_monsters_lay_traps_of_their_own() -> None:
    t = table("tinkerer", at={"tinkerer": (0, 0)})
    run(top(t, "tinkerer", "Volatile Concoction"), hex=(1, 0))
    assert t.traps[0][:4] == (1, 0, 2, 1 << POISON)
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-archer", (3, 0))], modifiers={"monsters": ["miss"]})
    monster_card(t, "bandit-archer", 14)
    run(figure_turn(t, foe(t, "bandit-archer")))
    assert t.traps[0][:4] == (2, 0, 3, 0)


@rule("gloomhaven:tile.trap.09")
def test_a_kill_by_a_trap_belongs_to_who_forced_the_victim_in() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("bandit-guard", (1, 0), "normal", 2)])
    trap(t, (2, 0), 9)
    run(pushed(t, "brute", foe(t, "bandit-guard"), 1), push_to=(2, 0))
    assert (monster(t, "bandit-guard"), hero(t, "brute").counts[KILLS]) == (None, 1)
    t = table("brute", at={"brute": (3, 0)}, monsters=[("bandit-guard", (0, 0), "normal", 2)], scenario=arena(ROW))
    trap(t, (1, 0), 9)
    monster_card(t, "bandit-guard", 50)
    run(figure_turn(t, foe(t, "bandit-guard")))
    assert (monster(t, "bandit-guard"), hero(t, "brute").counts[KILLS]) == (None, 0)


@rule("gloomhaven:tile.trap.10", "gloomhaven:move.05", "gloomhaven:move.06")
def test_a_trap_ends_the_movement_only_by_its_effect() -> None:
    t = table("brute", at={"brute": (0, 0)}, scenario=arena(ROW))
    trap(t, (1, 0), 2)
    asked = offered(moves(t, "brute", 3), move_to=(1, 0), negate=None)
    assert lacks(body(t, "brute")) == 2  # at once, before the next step
    assert asked.options == [None, (-1, 0), (0, 0), (2, 0), (3, 0)]
    t = table("brute", at={"brute": (0, 0)}, scenario=arena(ROW))
    trap(t, (1, 0), 0, "immobilize")
    run(moves(t, "brute", 3), move_to=(1, 0))
    assert (body(t, "brute").at, body(t, "brute").conditions[IMMOBILIZE] > 0) == ((1, 0), True)


@rule("gloomhaven:ex.push.2")
def test_a_push_over_a_hazardous_hex_onto_a_trap() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    burning(t, (2, 0))
    trap(t, (3, 0), 3)
    bear = foe(t, "cave-bear")
    run(pushed(t, "brute", bear, 2), push_to=[(2, 0), (3, 0)])
    assert (lacks(bear), t.traps, t.hazardous) == (1 + 3, [], [(2, 0)])


# -- hazardous terrain -------------------------------------------------------------------------------------------------


@rule("gloomhaven:tile.hazard.01", "gloomhaven:tile.hazard.04")
def test_hazardous_terrain_deals_half_the_damage_of_a_trap_for_every_hex() -> None:
    for level, each in ((1, 1), (2, 2), (7, 4)):
        t = table("brute", at={"brute": (0, 0)}, level=level, hero_level=9, scenario=arena(ROW))
        burning(t, (1, 0), (2, 0))
        run(moves(t, "brute", 3), move_to=[(1, 0), (2, 0), None], negate=[None, None])
        assert lacks(body(t, "brute")) == 2 * each
        assert t.hazardous == [(1, 0), (2, 0)]


@rule("gloomhaven:tile.hazard.03")
def test_a_jump_burns_only_where_it_ends() -> None:
    t = table("brute", at={"brute": (0, 0)}, scenario=arena(ROW))
    burning(t, (1, 0), (3, 0))
    run(moves(t, "brute", 2, jump=True), move_to=(2, 0))
    assert lacks(body(t, "brute")) == 0
    run(moves(t, "brute", 1, jump=True), move_to=(3, 0), negate=None)
    assert lacks(body(t, "brute")) == 1


@rule("gloomhaven:tile.hazard.05")
def test_starting_on_hazardous_terrain_or_leaving_it_is_free() -> None:
    t = table("brute", at={"brute": (0, 0)})
    burning(t, (0, 0))
    takes(t, "brute")
    run(moves(t, "brute", 1), move_to=(1, 0))
    assert lacks(body(t, "brute")) == 0


# -- difficult terrain -------------------------------------------------------------------------------------------------


@rule("gloomhaven:tile.difficult.01")
def test_difficult_terrain_costs_two_points() -> None:
    t = table("brute", at={"brute": (0, 0)}, scenario=arena(ROW))
    rough(t, (1, 0))
    assert within(t, "brute", 1) == [(-1, 0)]
    assert (1, 0) in within(t, "brute", 2)
    assert (2, 0) not in within(t, "brute", 2)
    asked = offered(moves(t, "brute", 3), move_to=(1, 0))
    assert asked.about == (body(t, "brute").id, 1)


@rule("gloomhaven:tile.difficult.02")
def test_flying_ignores_difficult_terrain() -> None:
    t = table("brute", at={"brute": (0, 0)}, items={"brute": [71]}, scenario=arena(ROW))
    rough(t, (1, 0), (2, 0))
    run(moves(t, "brute", 2), move_to=(2, 0))
    assert body(t, "brute").at == (2, 0)


@rule("gloomhaven:tile.difficult.03", "gloomhaven:tile.difficult.04", "gloomhaven:r.04")
def test_a_jump_pays_two_points_only_for_a_difficult_last_hex() -> None:
    t = table("brute", at={"brute": (0, 0)}, scenario=arena(ROW))
    rough(t, (1, 0), (2, 0))
    assert within(t, "brute", 3, JUMP) == [(-2, 0), (-1, 0), (1, 0), (2, 0), (3, 0)]
    assert within(t, "brute", 2, JUMP) == [(-2, 0), (-1, 0), (1, 0)]
    assert within(t, "brute", 1, JUMP) == [(-1, 0)]


@rule("gloomhaven:tile.difficult.03", "gloomhaven:move.07")
def test_a_jump_step_by_step_never_strands_among_others() -> None:
    """Trample over the bear, with 4 points; the only hex behind it is difficult, and after three steps too dear."""
    row = [(q, 0) for q in range(5)]
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (3, 0))], scenario=arena(row))
    rough(t, (4, 0))
    asked = offered(bottom(t, "brute", "Trample"), move_to=[(1, 0), (2, 0)])
    assert asked.options == [None, (1, 0)]


@rule("gloomhaven:tile.difficult.05", "gloomhaven:fx.12")
def test_forced_movement_ignores_difficult_terrain() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    rough(t, (2, 0), (3, 0))
    run(pushed(t, "brute", foe(t, "cave-bear"), 2), push_to=[(2, 0), (3, 0)])
    assert foe(t, "cave-bear").at == (3, 0)


# -- obstacles ---------------------------------------------------------------------------------------------------------


@rule("gloomhaven:tile.obstacle.01", "gloomhaven:move.04")
def test_nobody_walks_through_an_obstacle() -> None:
    t = table("brute", at={"brute": (0, 0)}, scenario=arena(ROW))
    obstacle(t, (2, 0))
    assert within(t, "brute", 6) == [(-2, 0), (-1, 0), (1, 0)]


@rule("gloomhaven:tile.obstacle.02")
def test_a_jump_passes_over_an_obstacle_and_does_not_end_on_it() -> None:
    t = table("brute", at={"brute": (0, 0)}, scenario=arena(ROW))
    obstacle(t, (2, 0))
    assert within(t, "brute", 3, JUMP) == [(-2, 0), (-1, 0), (1, 0), (3, 0)]


@rule("gloomhaven:tile.obstacle.03")
def test_flying_figures_pass_over_obstacles_and_end_on_them() -> None:
    t = table("brute", at={"brute": (0, 0)}, scenario=arena(ROW))
    obstacle(t, (2, 0))
    assert within(t, "brute", 3, FLY) == [(-2, 0), (-1, 0), (1, 0), (2, 0), (3, 0)]
    t = table("brute", at={"brute": (3, 0)}, monsters=[("sun-demon", (0, 0))], modifiers={"monsters": ["miss"]})
    obstacle(t, *[(q, r) for q, r in t.ground.near[(3, 0)]])
    demon = foe(t, "sun-demon")
    monster_card(t, "sun-demon", 36)
    run(figure_turn(t, demon))
    assert demon.at == (2, 0)


@rule("gloomhaven:tile.obstacle.04")
def test_obstacles_do_not_hinder_sight() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (3, 0))])
    obstacle(t, *[(q, r) for q in (1, 2) for r in range(-6, 7)])
    assert offered(top(t, "brute", "Spare Dagger")).options == [None, foe(t, "cave-bear").id]


@rule("gloomhaven:tile.obstacle.05")
def test_an_obstacle_never_parts_the_map() -> None:
    t = table("cragheart", at={"cragheart": (0, 0)}, scenario=arena([*ROW, (0, 1)]))
    assert parts_the_map(t, [(2, 0)])
    assert not parts_the_map(t, [(6, 0)])
    assert offered(bottom(t, "cragheart", "Avalanche")).options == [None, (0, 1)]  # never in the narrow passage
    assert parts_the_map(t, [(1, 0), (0, 1)])
    obstacle(t, (3, 0))
    assert parts_the_map(t, [(5, 0)])  # also in a part of the map that is cut off already
    assert not parts_the_map(t, [(6, 0)], gone=(3, 0))
    home = table("cragheart", at={"cragheart": (0, 0)}, scenario=house())
    assert parts_the_map(home, [(2, 0)])  # it would block the door
    wide = table("cragheart", at={"cragheart": (0, 0)})
    assert len(offered(bottom(wide, "cragheart", "Avalanche")).options) == 1 + 6
