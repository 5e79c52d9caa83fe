"""A whole turn of the Eyrie, every number worked out by hand from the Law."""

from klubovna.games.root.factions.eyrie.board import VIZIER
from klubovna.games.root.facts import EYRIE, HAMMER, MARQUISE, ROOST, SAWMILL
from klubovna.games.root.state import TURN_BEGINS, TURN_ENDS, Table
from klubovna.games.root.turn import step
from klubovna.testing import rule, run
from root.eyries import BATTLE, RECRUIT, board, eyrie, hand
from root.tables import at, c, card


async def turn(t: Table) -> None:
    while t.phase != TURN_ENDS:
        await step(t)


@rule("root:7.4", "root:7.5.2#1", "root:7.6", "root:7.2.3", "root:7.8.4", "root:1.5#1")
def test_a_turn_of_the_despot() -> None:
    anvil, fox, bird = card("anvil"), card("gently_used_knapsack"), card("woodland_runners")
    kept = [card("ambush_mouse"), card("root_tea_mouse")]
    t = eyrie(
        leader="despot",
        viziers=True,
        phase=TURN_BEGINS,
        dice=(2, 0),
        vp={"eyrie": 3},
        warriors={"eyrie": {1: 4, 6: 2}, "marquise": {5: 1, 9: 3}},
        pieces={"roost": {1: 1, 6: 1}, "sawmill": {5: 1}},
        hands={"eyrie": [anvil, fox, bird, *kept]},
    )
    assert t.supply[EYRIE] == 14
    drawn = t.deck[-2:]
    run(
        turn(t),
        # Birdsong: the fox card into Recruit, the bird into Battle. The viziers of the Despot lie on Move and Build.
        eyrie_decree=[fox, bird],
        eyrie_decree_column=[RECRUIT, BATTLE],
        # Daylight: the hammer for one fox roost, 1 point in spite of the printed 2; then the Decree.
        # Each column holds one card, so there is nothing to choose but where and how.
        deed=[("craft", anvil), None],
        eyrie_recruit=c(1),  # 5 warriors in 1, 13 in the supply
        move_from=c(1),
        move_to=c(5),
        move_count=4,  # 1 stays in 1, 4 stand in 5
        # Battle in 5, the only place with an enemy: 2 hits take the warrior and the sawmill, none comes back.
        # Build: of the ruled clearings 1, 5 and 6 only 5 has no roost.
    )
    assert board(t).decree == [[fox], [VIZIER], [bird], [VIZIER]]
    assert t.items[EYRIE] == [HAMMER]
    assert t.discard == [anvil]
    assert at(t.warriors[EYRIE]) == {1: 1, 5: 4, 6: 2}
    assert t.supply[EYRIE] == 13
    assert at(t.warriors[MARQUISE]) == {9: 3}
    assert at(t.pieces[SAWMILL]) == {}
    assert at(t.pieces[ROOST]) == {1: 1, 5: 1, 6: 1}
    # 3, item 1, sawmill 1, Despot 1, three roosts 2.
    assert t.vp[EYRIE] == 8
    # One card and one for the third roost.
    assert sorted(hand(t)) == sorted([*kept, *drawn])
