"""Revealing a room in the middle of a turn."""

from typing import Any

from gloomhaven.tables import action, add_monster, body, card, hero, house, monster_card, table, takes, until
from klubovna.games.gloomhaven.facts import CLASS_IDS, MONSTER, MONSTER_CARDS, MONSTER_DECK, MONSTERS
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, NOBODY, PER_INITIATIVE, Figure
from klubovna.games.gloomhaven.map.moving import walk
from klubovna.games.gloomhaven.round.order import next_actor
from klubovna.games.gloomhaven.round.steps import step
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM
from klubovna.games.gloomhaven.state import TURN, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Move
from klubovna.kernel.decision import Flow
from klubovna.testing import offered, rule, run


def spawns(*monsters: tuple[str, int], rank: str = "normal") -> list[dict[str, Any]]:
    """Monsters of the second room, by their hex in its row."""
    return [
        {"monster": name, "at": (q, 0), "room": "b", "rank": {"2": rank, "3": rank, "4": "elite"}}
        for name, q in monsters
    ]


def at_the_door(*monsters: tuple[str, int], initiative: int = 40, **position: Any) -> Table:
    """The brute stands before the door in a turn of this initiative; the tinkerer waits behind, and acts at 90."""
    t = table(
        "brute",
        "tinkerer",
        at={"brute": (2, 0), "tinkerer": (0, 0)},
        scenario=house(spawns=spawns(*monsters)),
        **position,
    )
    takes(t, "brute", "Grab and Go", "Trample")
    hero(t, "brute").place = initiative * PER_INITIATIVE
    hero(t, "tinkerer").place = 90 * PER_INITIATIVE
    t.places = [0] * len(t.kinds)
    return t


def opens(t: Table, points: int = 1) -> Flow[bool]:
    return walk(t, action(t, body(t, "brute")), points, Move(value=points), False, stepwise=False)


def revealed(t: Table, name: str) -> list[Figure]:
    return [figure for figure in t.figures if figure.form == MONSTER_FIGURE and figure.who == MONSTER[name]]


def face(t: Table, name: str) -> int:
    return t.faces[t.decks.index(MONSTER_DECK[MONSTER[name]])]


def next_card(t: Table, name: str, initiative: int) -> None:
    """What will be turned up when a card is drawn for this monster."""
    monster_card(t, name, initiative)
    deck = t.decks.index(MONSTER_DECK[MONSTER[name]])
    t.cards[deck].append(t.faces[deck])
    t.faces[deck] = NOBODY
    t.places[t.kinds.index(MONSTER[name])] = 0


@rule("gloomhaven:reveal.02")
def test_monsters_by_the_number_of_players_tiles_and_coins_are_placed_at_once() -> None:
    coins = {"kind": "coin", "hexes": [(4, 0)], "room": "b", "amount": 2}
    stone = {"kind": "obstacle", "hexes": [(8, 0)], "room": "b"}
    for party, rank in ((2, 0), (4, 1)):
        scenario = house(spawns=spawns(("bandit-guard", 6)), overlays=[coins, stone])
        t = table(*CLASS_IDS[:party], at={"brute": (2, 0)}, scenario=scenario)
        run(opens(t), move_to=(3, 0))
        assert [(figure.rank, figure.at, figure.coin) for figure in revealed(t, "bandit-guard")] == [
            (rank, (6, 0), True)
        ]
        assert (t.coins, t.obstacles) == ([(4, 0), (4, 0)], [[(8, 0)]])


@rule("gloomhaven:reveal.04")
def test_if_standees_run_out_those_nearest_the_door_are_placed() -> None:
    monsters = [("cave-bear", 8), ("cave-bear", 4), ("cave-bear", 6)]
    t = at_the_door(*monsters)
    assert MONSTERS[MONSTER["cave-bear"]].standees == 4
    for number in range(2):
        add_monster(t, "cave-bear", (1, 0)).number = number + 1
    run(opens(t), move_to=(3, 0))
    new = [figure for figure in revealed(t, "cave-bear") if figure.at != (1, 0)]
    assert sorted(figure.at for figure in new) == [(4, 0), (6, 0)]
    assert sorted(figure.number for figure in revealed(t, "cave-bear")) == [1, 2, 3, 4]


@rule("gloomhaven:reveal.05")
def test_a_new_monster_gets_a_card_at_once() -> None:
    t = at_the_door(("bandit-archer", 8))
    assert face(t, "bandit-archer") == NOBODY
    run(opens(t), move_to=(3, 0))
    drawn = MONSTER_CARDS[face(t, "bandit-archer")].initiative
    assert t.places[t.kinds.index(MONSTER["bandit-archer"])] // PER_INITIATIVE == drawn


@rule("gloomhaven:reveal.06", "gloomhaven:r.26")
def test_a_type_with_a_card_this_round_keeps_it() -> None:
    t = at_the_door(("bandit-guard", 8))
    monster_card(t, "bandit-guard", 50)
    drawn, left = face(t, "bandit-guard"), len(t.cards[0])
    run(opens(t), move_to=(3, 0))  # all guards of the first room are dead by now
    assert (face(t, "bandit-guard"), len(t.cards[0])) == (drawn, left)
    t = at_the_door(("city-guard", 8))  # another kind with the same deck uses the same card
    monster_card(t, "bandit-guard", 50)
    run(opens(t), move_to=(3, 0))
    assert t.places[t.kinds.index(MONSTER["city-guard"])] // PER_INITIATIVE == 50


@rule("gloomhaven:reveal.07", "gloomhaven:r.28")
def test_the_character_first_finishes_its_move_and_its_turn() -> None:
    t = at_the_door(("bandit-archer", 8))
    next_card(t, "bandit-archer", 16)
    grab = card("Grab and Go")  # Move 4
    asked = offered(step(t), act=(PLAY_BOTTOM, grab), move_to=(3, 0))
    assert (asked.kind.name, asked.about) == ("move.to", (body(t, "brute").id, 3))
    assert (7, 0) not in asked.options  # three points from the door lead to (6, 0)
    t = at_the_door(("bandit-archer", 8))
    next_card(t, "bandit-archer", 16)
    run(step(t), act=(PLAY_BOTTOM, grab), move_to=[(3, 0), (5, 0), None])
    assert (t.phase, body(t, "brute").at) == (TURN, (5, 0))
    archer = revealed(t, "bandit-archer")[0]
    assert not archer.acted
    run(until(t, TURNS))
    assert not archer.acted
    assert next_actor(t) is archer


@rule("gloomhaven:reveal.08", "gloomhaven:reveal.09", "gloomhaven:ex.reveal.1")
def test_those_with_a_lower_initiative_act_right_after_the_character() -> None:
    t = at_the_door(("bandit-archer", 8), ("bandit-guard", 7))
    next_card(t, "bandit-archer", 32)
    monster_card(t, "bandit-guard", 50)
    run(opens(t), move_to=(3, 0))
    body(t, "brute").acted = True
    row = []
    while (figure := next_actor(t)) is not None:
        row.append(figure)
        figure.acted = True
    archer, guard = revealed(t, "bandit-archer")[0], revealed(t, "bandit-guard")[0]
    assert row == [archer, guard, body(t, "tinkerer")]


@rule("gloomhaven:reveal.10", "gloomhaven:ex.reveal.2")
def test_monsters_that_have_acted_do_not_act_again() -> None:
    t = at_the_door(("bandit-guard", 6), ("bandit-guard", 8), initiative=60)
    old = add_monster(t, "bandit-guard", (1, 0), "elite")
    monster_card(t, "bandit-guard", 15)
    old.acted = True
    run(opens(t), move_to=(3, 0))
    body(t, "brute").acted = True
    row = []
    while (figure := next_actor(t)) is not None:
        row.append(figure)
        figure.acted = True
    new = sorted((f for f in revealed(t, "bandit-guard") if f is not old), key=lambda f: f.number)
    assert row == [*new, body(t, "tinkerer")]


@rule("gloomhaven:r.27")
def test_a_revealed_type_of_the_same_initiative_acts_next() -> None:
    t = at_the_door(("bandit-guard", 8), initiative=50)
    next_card(t, "bandit-guard", 50)
    run(opens(t), move_to=(3, 0))
    body(t, "brute").acted = True
    assert next_actor(t) is revealed(t, "bandit-guard")[0]
    assert hero(t, "brute").place < t.places[t.kinds.index(MONSTER["bandit-guard"])]


@rule("gloomhaven:reveal.01")
def test_a_jump_opens_a_door_too() -> None:
    t = at_the_door(("bandit-guard", 8))
    jump = walk(t, action(t, body(t, "brute")), 3, Move(value=3, jump=True), True, stepwise=False)
    run(jump, move_to=[(3, 0), (5, 0)])
    assert (t.opened, body(t, "brute").at) == (1, (5, 0))
