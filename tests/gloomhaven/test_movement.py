"""Movement: walking, jumping, flying; through whom, where it may end."""

from gloomhaven.tables import (
    action,
    arena,
    body,
    bottom,
    burning,
    foe,
    lacks,
    obstacle,
    rough,
    suffers,
    table,
    top,
    trap,
)
from klubovna.games.gloomhaven.figures import Figure
from klubovna.games.gloomhaven.map.forcing import force
from klubovna.games.gloomhaven.map.moving import FLY, JUMP, WALK, ends, walk, ways
from klubovna.games.gloomhaven.scenario.reveal import nearest
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Move
from klubovna.kernel.decision import Flow
from klubovna.kernel.hexes import Hex, distance
from klubovna.testing import offered, rule, run

ROW = [(q, 0) for q in range(-2, 7)]


def moves(t: Table, points: int, jump: bool = False) -> Flow[bool]:
    return walk(t, action(t, body(t, "brute")), points, Move(value=points), jump, stepwise=False)


def within(t: Table, points: int, how: int = WALK, figure: Figure | None = None) -> list[Hex]:
    """Where a Move of so many points may end."""
    mover = figure or body(t, "brute")
    return ends(t, mover, ways(t, mover, points, how), points, how)


@rule("gloomhaven:move.01", "gloomhaven:move.17")
def test_a_move_goes_up_to_so_many_hexes() -> None:
    t = table("brute", at={"brute": (0, 0)})
    asked = offered(bottom(t, "brute", "Overwhelming Assault"))  # Move 3
    assert asked.options[0] is None
    assert {distance((0, 0), at) for at in asked.options[1:]} == {1, 2, 3}
    assert len(asked.options) == 1 + 36
    t = table("brute", at={"brute": (0, 0)})
    run(bottom(t, "brute", "Overwhelming Assault"), move_to=None)
    assert body(t, "brute").at == (0, 0)
    t = table("brute", at={"brute": (0, 0)})
    run(bottom(t, "brute", "Overwhelming Assault"), move_to=[(2, 0), (2, 1)])
    assert body(t, "brute").at == (2, 1)


@rule("gloomhaven:move.02", "gloomhaven:move.07")
def test_a_figure_walks_through_allies_and_does_not_end_there() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (1, 0)}, scenario=arena(ROW))
    assert within(t, 2) == [(-2, 0), (-1, 0), (2, 0)]
    run(moves(t, 2), move_to=(2, 0))
    assert body(t, "brute").at == (2, 0)
    t = table("brute", monsters=[("cave-bear", (0, 0)), ("cave-bear", (1, 0))], scenario=arena(ROW))
    assert (2, 0) in within(t, 2, figure=foe(t, "cave-bear", 1))


@rule("gloomhaven:move.02")
def test_also_where_the_ally_stands_on_hazardous_terrain() -> None:
    t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (1, 0)}, scenario=arena(ROW))
    burning(t, (1, 0))
    asked = offered(moves(t, 2), move_to=(1, 0), negate=None)
    assert lacks(body(t, "brute")) == 1
    assert asked.options == [(0, 0), (2, 0)]  # on from there, for nobody ends on an ally


@rule("gloomhaven:move.03")
def test_nobody_walks_through_enemies() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], scenario=arena(ROW))
    assert within(t, 5) == [(-2, 0), (-1, 0)]
    assert within(t, 5, figure=foe(t, "cave-bear")) == [(q, 0) for q in range(2, 7)]


@rule("gloomhaven:move.08")
def test_walls_stop_everybody() -> None:
    split = arena(ROW, walls=[((1, 0), (2, 0))])
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], scenario=split)
    for how in (JUMP, FLY):
        assert within(t, 5, how) == [(-2, 0), (-1, 0)]


@rule("gloomhaven:move.09", "gloomhaven:move.10")
def test_a_jump_ignores_everything_but_its_last_hex() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], scenario=arena(ROW))
    trap(t, (2, 0), 2)
    obstacle(t, (3, 0))
    burning(t, (4, 0))
    assert within(t, 5, JUMP) == [(-2, 0), (-1, 0), (2, 0), (4, 0), (5, 0)]
    run(moves(t, 5, jump=True), move_to=(5, 0))
    assert (body(t, "brute").at, lacks(body(t, "brute")), len(t.traps)) == ((5, 0), 0, 1)
    run(moves(t, 1, jump=True), move_to=(4, 0), negate=None)
    assert lacks(body(t, "brute")) == 1
    run(moves(t, 2, jump=True), move_to=(2, 0), negate=None)
    assert (lacks(body(t, "brute")), t.traps) == (1 + 2, [])


@rule("gloomhaven:move.11", "gloomhaven:move.12")
def test_flying_ignores_everything_but_must_end_alone() -> None:
    t = table(
        "brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))], items={"brute": [71]}, scenario=arena(ROW)
    )
    trap(t, (2, 0), 2)
    obstacle(t, (3, 0))
    rough(t, (4, 0))
    burning(t, (5, 0))
    assert within(t, 5, FLY) == [(-2, 0), (-1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]
    for at in ((2, 0), (3, 0), (4, 0), (5, 0)):
        run(moves(t, 2), move_to=[at, *([None] if distance(body(t, "brute").at, at) == 1 else [])])
    assert (body(t, "brute").at, lacks(body(t, "brute")), len(t.traps)) == ((5, 0), 0, 1)


@rule("gloomhaven:move.13")
def test_flying_protects_when_pulled() -> None:
    t = table("brute", at={"brute": (0, 0)}, monsters=[("wind-demon", (4, 0))])
    trap(t, (3, 0), 5)
    obstacle(t, (2, 0))
    demon = foe(t, "wind-demon")
    run(force(t, action(t, body(t, "brute")), demon, 2, away=False), pull_to=[(3, 0), (2, 0)])
    assert (demon.at, lacks(demon), len(t.traps)) == ((2, 0), 0, 1)


@rule("gloomhaven:move.15", "gloomhaven:r.35")
def test_an_empty_hex_holds_nothing_but_floor() -> None:
    t = table("tinkerer", at={"tinkerer": (0, 0)}, monsters=[("cave-bear", (1, 0))])
    t.coins = [(0, 1)]
    rough(t, (-1, 1))
    burning(t, (-1, 0))
    trap(t, (0, -1), 2)
    assert [at for at in t.ground.near[(0, 0)] if t.empty(at)] == [(1, -1)]
    t.treasures.append((1, -1, 7))
    assert not t.empty((1, -1))
    t.treasures.clear()
    obstacle(t, (1, -1))
    assert not t.empty((1, -1))
    t.obstacles.clear()
    t.changed_map()
    assert offered(top(t, "tinkerer", "Harmless Contraption")).options == [None, (1, -1)]  # where a summon may appear
    assert nearest(t, (1, 0)) == [at for at in sorted(t.ground.near[(1, 0)]) if t.empty(at)]


@rule("gloomhaven:move.16")
def test_a_move_may_end_on_coins_and_terrain() -> None:
    t = table("brute", at={"brute": (0, 0)}, scenario=arena([(0, 0), (1, 0), (2, 0), (3, 0)]))
    t.coins = [(1, 0)]
    burning(t, (2, 0))
    trap(t, (3, 0), 1)
    assert within(t, 1) == [(1, 0)]
    assert within(t, 2) == [(1, 0), (2, 0)]
    assert not t.empty((1, 0))


@rule("gloomhaven:move.18")
def test_an_immobilised_or_stunned_figure_can_be_pushed_and_pulled() -> None:
    for condition in ("immobilize", "stun"):
        t = table("brute", at={"brute": (0, 0)}, monsters=[("cave-bear", (1, 0))])
        bear = suffers(foe(t, "cave-bear"), condition)
        doing = action(t, body(t, "brute"))
        run(force(t, doing, bear, 2, away=True), push_to=[(2, 0), (3, 0)])
        assert bear.at == (3, 0)
        run(force(t, doing, bear, 1, away=False), pull_to=(2, 0))
        assert bear.at == (2, 0)


@rule("gloomhaven:move.07", "gloomhaven:tile.trap.10")
def test_nobody_enters_a_trap_that_would_hold_it_where_a_friend_stands() -> None:
    for conditions, onward in ((("immobilize",), False), (("stun",), False), (("poison",), True)):
        t = table("brute", "tinkerer", at={"brute": (0, 0), "tinkerer": (1, 0)}, scenario=arena(floor=ROW[2:]))
        trap(t, (1, 0), 0, *conditions)
        if onward:
            assert offered(moves(t, 3)).options == [None, (1, 0)]
        else:
            assert not run(moves(t, 3))
