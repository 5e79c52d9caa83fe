"""What the others know of the Corvids' plots and what the Corvids know of the others' cards (r.164)."""

from typing import Any

from klubovna.games.root.factions.corvids.role import BOMB, EXTORTION, PLOT_KINDS, RAID, SNARE
from klubovna.games.root.facts import CORVIDS, MARQUISE, PLOT
from klubovna.games.root.removal import Loss, remove
from klubovna.games.root.state import BIRDSONG, DAYLIGHT, Table
from klubovna.kernel.game import Game
from klubovna.testing import rule, run
from root.boards import marquise_board, seen_board
from root.plots import CORVID_ROLE, board, corvids, kinds_left, play
from root.tables import c, card, game, table_of

ANVIL, SAPPERS, BAKE_SALE = card("anvil"), card("sappers"), card("bake_sale")
SEEDS = range(60)


def dealt(g: Game, number: int) -> set[int]:
    """The kinds that the seat which decides now thinks possible in a clearing."""
    assert g.decision is not None
    seat = g.decision.seat
    return {board(table_of(g.determinized(seat, seed))).kind(c(number)) for seed in SEEDS}


def on_turn(who: str, **given: Any) -> Table:
    """A table of three on which seat `who` decides in Daylight: everybody has a warrior that may move."""
    warriors = {"corvids": {1: 3, 4: 1}, "marquise": {1: 1, 5: 1}, "eyrie": {3: 1}}
    t = corvids("marquise", "eyrie", on_turn=who, warriors=warriors, **given)
    marquise_board(t).actions = 3
    return t


@rule("root:13.2.2.i#1", "root:13.2.2.i#2", "root:r.164")
def test_others_see_that_a_plot_lies_there_but_not_which() -> None:
    g = game(on_turn("marquise", down={1: "bomb"}, up={6: "snare"}))
    for seat, plot in ((0, "bomb"), (1, None), (2, None), (None, None)):
        seen = g.view(seat)["table"]["factions"][0]["board"]
        assert seen["plots"] == [
            {"clearing": c(1), "face_up": False, "plot": plot, "denied": []},
            {"clearing": c(6), "face_up": True, "plot": "snare", "denied": []},
        ]
        assert seen["supply_count"] == 6
        assert (seen["supply"] is None) == (plot is None)


@rule("root:13.2.2.i#2", "root:r.164")
def test_for_another_seat_face_down_plots_vary_and_for_the_corvids_never() -> None:
    plots = {"down": {1: "bomb", 5: "raid"}, "up": {6: "snare"}}
    g = game(on_turn("marquise", **plots))
    assert dealt(g, 1) == dealt(g, 5) == set(PLOT_KINDS)
    assert dealt(g, 6) == {SNARE}
    g = game(on_turn("corvids", **plots))
    assert (dealt(g, 1), dealt(g, 5), dealt(g, 6)) == ({BOMB}, {RAID}, {SNARE})
    for seed in SEEDS:
        assert kinds_left(table_of(g.determinized(0, seed))) == kinds_left(table_of(g))


@rule("root:13.2.2.i#2")
def test_what_lies_face_up_cannot_lie_face_down_as_well() -> None:
    g = game(on_turn("marquise", down={1: "bomb"}, up={6: "snare", 7: "snare", 8: "raid", 9: "raid"}))
    assert dealt(g, 1) == {BOMB, EXTORTION}


@rule("root:13.5.2", "root:13.2.2.i#2", "root:r.164")
def test_a_bomb_or_a_snare_placed_face_down_look_the_same_to_the_others() -> None:
    games = []
    for kind in (BOMB, SNARE):
        g = game(on_turn("corvids", down={5: "raid"}))
        play(g, ("deed", ("plot", -1)), ("corvids.plot.where", c(1)), ("corvids.plot", kind))
        play(g, ("deed", None), ("deed", None))
        games.append(g)
    left, right = games
    assert left.decision is not None
    assert left.decision.seat == table_of(left).seat_of[MARQUISE]
    for seat in (1, 2, None):
        assert left.view(seat) == right.view(seat)
        assert left.events(seat) == right.events(seat)
    assert left.view(0) != right.view(0)
    assert left.events(0) != right.events(0)
    for seed in range(20):
        a, b = left.determinized(1, seed), right.determinized(1, seed)
        assert a.fingerprint() == b.fingerprint()
        assert board(table_of(a)).plots == sorted(board(table_of(a)).plots)


@rule("root:13.4.2#1", "root:13.2.2.i#2")
def test_a_plot_turned_up_does_not_tell_whether_its_twin_was_placed_before() -> None:
    prints = []
    for first in ("bomb", "snare"):
        t = on_turn("corvids", down={5: first, 1: "extortion"})
        twin = on_turn("corvids", down={5: "extortion" if first == "bomb" else "raid", 1: "extortion"})
        for table in (t, twin):
            table.phase = BIRDSONG
            run(CORVID_ROLE.birdsong(table), deed=("flip", c(1)))
            table.phase, table.seat = DAYLIGHT, 1
            table.hands[CORVIDS] = []
        prints.append([game(x).determinized(1, 7).fingerprint() for x in (t, twin)])
    assert prints[0] == prints[1]
    assert prints[0][0] == prints[0][1]


@rule("root:13.2.2.i#1", "root:13.7.1", "root:r.146")
def test_a_plot_that_returned_to_the_supply_is_hidden_again() -> None:
    t = on_turn("corvids", down={1: "bomb"})
    t.phase = BIRDSONG
    run(CORVID_ROLE.birdsong(t), deed=("flip", c(1)))
    assert kinds_left(t) == ["bomb", "bomb", "snare", "snare", "extortion", "extortion", "raid", "raid"]
    assert set(board(t).seen) == {1 << t.seat_of[CORVIDS]}
    t.phase = DAYLIGHT
    run(CORVID_ROLE.daylight(t), deed=("plot", -1), corvids_plot_where=c(1), corvids_plot=BOMB)
    t.seat = 1
    assert dealt(game(t), 1) == set(PLOT_KINDS)


@rule("root:13.2.4#2", "root:r.142", "root:r.164")
def test_a_wrong_guess_is_remembered_by_all_and_follows_the_plot() -> None:
    t = on_turn("marquise", down={1: "bomb", 5: "bomb"}, hands={"marquise": [ANVIL, SAPPERS]})
    g = game(t)
    play(g, ("deed", ("expose", c(1))), ("corvids.expose.guess", SNARE), ("corvids.expose.card", ANVIL))
    assert dealt(g, 1) == {BOMB, EXTORTION, RAID}
    assert dealt(g, 5) == set(PLOT_KINDS)
    play(g, ("deed", ("expose", c(1))), ("corvids.expose.guess", RAID))
    t = table_of(g).clone()
    assert [plot["denied"] for plot in seen_board(t, CORVIDS, own=False)["plots"]] == [["snare", "raid"], []]
    t.seat = 0
    run(CORVID_ROLE.daylight(t), deed=("trick", -1))
    t.seat = 1
    g = game(t)
    assert dealt(g, 5) == {BOMB, EXTORTION}
    assert dealt(g, 1) == set(PLOT_KINDS)


@rule("root:13.2.4#2", "root:13.4.2#1")
def test_guesses_are_forgotten_when_the_plot_is_flipped_or_removed() -> None:
    t = on_turn("corvids", down={1: "extortion", 4: "bomb"})
    board(t).denied[c(1)] = board(t).denied[c(4)] = 1 << SNARE | 1 << RAID
    t.phase = BIRDSONG
    run(CORVID_ROLE.birdsong(t), deed=("flip", c(1)))
    assert board(t).denied[c(1)] == 0
    run(remove(t, [Loss(CORVIDS, MARQUISE, c(4), 0, [(PLOT, 1)])]))
    t.phase = DAYLIGHT
    run(CORVID_ROLE.daylight(t), deed=("plot", -1), corvids_plot_where=c(4), corvids_plot=SNARE)
    assert board(t).denied[c(4)] == 0


@rule("root:13.2.4#3", "root:r.142", "root:1.2.1#1")
def test_a_card_shown_for_a_right_guess_stays_known_to_the_corvids_alone() -> None:
    hands = {"marquise": [ANVIL, SAPPERS], "eyrie": [BAKE_SALE]}
    g = game(on_turn("marquise", down={1: "bomb"}, hands=hands))
    play(g, ("deed", ("expose", c(1))), ("corvids.expose.guess", BOMB), ("corvids.expose.card", SAPPERS))
    assert table_of(g).seen[SAPPERS] == 0b011
    assert table_of(g).seen[ANVIL] == 0b010
    told = {seat: [e["params"].get("card") for e in g.events(seat) if e["event"] == "exposed"] for seat in range(3)}
    assert told == {0: [SAPPERS], 1: [SAPPERS], 2: [None]}
    for seat, phase, known in ((0, DAYLIGHT, True), (2, BIRDSONG, False)):
        t = table_of(g).clone()
        t.seat, t.phase = seat, phase
        other = game(t)
        assert other.decision is not None
        assert other.decision.seat == seat
        still = {SAPPERS in table_of(other.determinized(seat, seed)).hands[MARQUISE] for seed in SEEDS}
        assert still == ({True} if known else {True, False})


@rule("root:13.2.4#2", "root:r.142")
def test_a_card_lost_by_a_wrong_guess_is_known_to_both_and_to_nobody_else() -> None:
    t = on_turn("marquise", down={1: "bomb"}, hands={"marquise": [ANVIL, SAPPERS]})
    t.seen[ANVIL] |= 0b100
    t.seen[SAPPERS] |= 0b100
    g = game(t)
    play(g, ("deed", ("expose", c(1))), ("corvids.expose.guess", RAID), ("corvids.expose.card", ANVIL))
    assert table_of(g).hands[CORVIDS] == [ANVIL]
    assert table_of(g).seen[ANVIL] == 0b011, "the third seat knew both cards; now it cannot tell which of them is where"
    assert table_of(g).seen[SAPPERS] == 0b010
    told = {seat: [e["params"] for e in g.events(seat) if e["event"] == "guessed-wrong"] for seat in (1, 2)}
    assert told[1] == [{"faction": MARQUISE, "clearing": c(1), "plot": RAID, "card": ANVIL}]
    assert told[2] == [{"faction": MARQUISE, "clearing": c(1), "plot": RAID}]


@rule("root:13.7.3#1", "root:1.2.1#1")
def test_an_extorted_card_is_known_to_victim_and_corvids_who_forget_nothing() -> None:
    t = on_turn("corvids", down={1: "extortion"}, hands={"marquise": [ANVIL, SAPPERS]})
    t.seen[ANVIL] |= 0b101
    t.seen[SAPPERS] |= 0b101
    t.phase = BIRDSONG
    run(CORVID_ROLE.birdsong(t), deed=("flip", c(1)))
    assert sorted(t.hands[CORVIDS] + t.hands[MARQUISE]) == sorted([ANVIL, SAPPERS])
    assert t.seen[ANVIL] == t.seen[SAPPERS] == 0b011, "the third seat cannot tell which of the two is where"
