"""The driver: asking, answering, marks, undo, hidden information, broken rules."""

from typing import Any

import msgspec
import pytest

from kernel.toy import DEEDS, Table, do, toy
from klubovna.kernel import IllegalChoice, RecordError, Refusal, RuleError, new, replay
from klubovna.kernel.game import Game
from klubovna.kernel.record import replay_steps


def test_a_decision_says_who_what_why_and_which() -> None:
    d = toy().decision
    assert d is not None
    assert (d.seat, d.kind.name, d.kind.of, d.rule, d.kind.secret, d.options) == (0, "menu", "deed", "1", False, DEEDS)


@pytest.mark.parametrize(
    ("index", "seat"),
    [(-1, None), (11, None), (True, None), ("0", None), (1.0, None), (None, None), (0, 1), (0, 7), (0, "0"), (0, -1)],
)
def test_a_bad_choice_changes_nothing(index: Any, seat: Any) -> None:
    g = do(toy(), "roll")
    g.choose(0)
    before = g.record()
    with pytest.raises(IllegalChoice):
        g.choose(index, seat)
    assert g.record() == before


def test_a_win_in_the_middle_of_a_rule_ends_the_game() -> None:
    g = do(toy(), "pass", "win")
    assert g.over
    assert g.decision is None
    assert g.decisions == []
    assert g.result is not None
    assert g.result.winners == [1]
    with pytest.raises(IllegalChoice, match="over"):
        g.choose(0)
    with pytest.raises(IllegalChoice):
        g.determinized(0, 1)


@pytest.mark.parametrize("deeds", [["break"], ["break later", "pass"]])
def test_a_broken_rule_leaves_the_position_as_it_was(deeds: list[str]) -> None:
    g = do(toy(), "roll", "pass", "draw", "pass", "roll", *deeds[:-1])
    before = g.fingerprint()
    with pytest.raises(RuleError, match="the rule is broken") as caught:
        do(g, deeds[-1])
    assert g.fingerprint() == before
    assert [kind for _, kind, _ in caught.value.record["inputs"]][-1] == "menu"
    assert g.decision is not None
    assert deeds[-1] in g.decision.options


def test_a_broken_rule_behind_a_mark_leaves_the_position_as_it_was() -> None:
    g = do(toy(), *["pass"] * 7)
    before = g.fingerprint()
    with pytest.raises(RuleError):
        do(g, "break")
    assert g.fingerprint() == before


def test_seats_answer_secretly_in_any_order() -> None:
    g = do(toy(), "bid")
    assert [d.seat for d in g.decisions] == [0, 1]
    first, second = g.clone(), g.clone()
    first.choose(0, seat=0)
    assert [d.seat for d in first.decisions] == [1]
    assert first.view(1)["trail"] == [[0, "menu", "bid"]]
    assert [0, "hide", first.view(0)["table"]["hand"][0]] not in first.view(1)["trail"]
    first.choose(1, seat=1)
    second.choose(1, seat=1)
    second.choose(0, seat=0)
    assert first.fingerprint() == second.fingerprint()
    assert [first.decision and first.decision.seat, first.view(1)["table"]["bids"]] == [1, [1, 1]]


def test_an_open_secret_answer_can_be_taken_back_by_its_seat() -> None:
    g = do(toy(), "bid")
    before = g.fingerprint()
    g.choose(0, seat=0)
    assert g.can_undo(0) is True
    g.undo(0)
    assert g.fingerprint() == before
    g.choose(0, seat=1)
    between = g.fingerprint()
    g.choose(1, seat=0)
    g.undo()
    assert g.fingerprint() == between


def test_a_taken_back_answer_leaves_the_other_seats_answer() -> None:
    g = new("toy", seats=3, seed=3)
    do(g, "bid")
    g.choose(0, seat=0)
    g.choose(1, seat=1)
    g.undo(0)
    assert [d.seat for d in g.decisions] == [0, 2]


def test_undo_is_free_until_something_was_learnt() -> None:
    g = do(toy(), "some")
    assert g.can_undo(0) is True
    assert g.can_undo(1) == "acted"
    do_indices(g, 0, 0)
    assert g.can_undo(0) is True
    assert do(toy(), "roll").can_undo(0) == "dice"
    assert do(toy(), "draw").can_undo(0) == "seen"
    assert do(toy(), "pass").can_undo(0) is True
    assert do(toy(), "pass", "pass").can_undo(0) == "acted"
    assert toy().can_undo(0) == "nothing"
    reason = toy().can_undo(0)
    assert isinstance(reason, Refusal)
    assert not reason


def test_that_others_have_answered_in_secret_does_not_show_in_undo() -> None:
    g = do(toy(), "bid")
    before = g.can_undo(1)
    g.choose(0, seat=0)
    assert g.can_undo(1) == before
    peeked = do(toy(), "pass", "peek")  # a secret answer with one option, given by the driver itself
    assert [seat for seat, kind, _ in peeked.record()["inputs"] if kind == "peek"] == [1]
    peeked = do(peeked.clone(), "peek")
    assert peeked.can_undo(1) == "acted"


def test_a_seat_goes_back_to_its_own_last_choice() -> None:
    g = do(toy(), "pass", "roll", "pass")
    own = g.clone()
    do(g, "roll", "pass")
    g.take_back(1)
    assert g.fingerprint() == own.fingerprint()
    with pytest.raises(IllegalChoice):
        toy().take_back(0)
    in_round = do(toy(), "bid")
    before = in_round.fingerprint()
    in_round.choose(0, seat=1)
    in_round.take_back(1)
    assert in_round.fingerprint() == before


def test_a_record_is_played_again_choice_by_choice() -> None:
    g = do(toy(), "roll", "peek", "draw", "pass")
    prints = [one.fingerprint() for one in replay_steps(g.record())]
    assert len(prints) == 5
    assert prints[-1] == g.fingerprint()
    broken = g.record()
    broken["inputs"][-1] = [1, "menu", "dance"]
    with pytest.raises(RecordError):
        list(replay_steps(broken))


def do_indices(g: Game, *indices: int) -> None:
    for index in indices:
        g.choose(index)


def test_undo_goes_back_over_marks_and_answers_given_by_the_driver() -> None:
    g = toy()
    prints = [g.fingerprint()]
    for deed in ["pass", "peek", "roll", "some", "pass"] * 4:
        if g.decision is not None and g.decision.kind.name == "menu":
            do(g, deed)
        else:
            g.choose(0)
        prints.append(g.fingerprint())
    while len(prints) > 1:
        assert g.fingerprint() == prints.pop()
        g.undo()
    assert g.fingerprint() == prints[0]
    with pytest.raises(IllegalChoice):
        g.undo()


def test_the_same_dice_fall_after_an_undo() -> None:
    g = do(toy(), "roll")
    fallen = g.view(0)["table"]["log"]
    g.undo()
    assert do(g, "roll").view(0)["table"]["log"] == fallen


def test_one_option_answers_itself_but_a_secret_one_not_at_a_live_table() -> None:
    assert do(toy(), "peek").asked().seat == 1
    live = do(toy(live=True), "peek")
    assert live.decision is not None
    assert (live.decision.seat, live.decision.kind.name, len(live.decision.options)) == (0, "peek", 1)
    assert live.view(1)["waiting"] == []
    assert live.view(0)["waiting"] == [[0, "peek"]]
    live.choose(0)
    simulated = do(toy(), "peek")
    assert live.fingerprint() == simulated.fingerprint()
    assert live.record()["inputs"] == simulated.record()["inputs"]
    assert replay(live.record(), live=False).fingerprint() == live.fingerprint()
    assert replay(simulated.record(), live=True).fingerprint() == simulated.fingerprint()


def test_some_picks_ascending_and_ends_with_none() -> None:
    g = do(toy(), "some")
    assert g.decision is not None
    assert g.decision.options == [1, 2, 3, 4]
    g.choose(1)
    assert g.decision.options == [None, 3, 4]
    g.choose(2)
    assert g.view(0)["table"]["log"] == ["some", "[2, 4]"]


def test_in_order_asks_only_while_two_or_more_are_left() -> None:
    g = do(toy(), "order")
    assert g.decision is not None
    assert g.decision.options == [1, 2, 3]
    g.choose(2)
    g.choose(1)
    assert g.view(0)["table"]["log"] == ["order", "effect 3", "effect 2", "effect 1"]
    assert g.decision.kind.name == "menu"


def test_a_determinized_game_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    g = do(toy(), "draw", "pass")
    true_hand = g.view(1)["table"]["hand"]
    hands = set()
    for seed in range(30):
        d = g.determinized(0, seed)
        assert d.view(0)["table"] == g.view(0)["table"]
        assert d.determinized(0, seed).fingerprint() == d.fingerprint()
        assert d.clone().fingerprint() == d.fingerprint()
        hands.add(tuple(sorted(d.view(1)["table"]["hand"])))
    assert len(hands) > 5
    assert g.view(1)["table"]["hand"] == true_hand
    with pytest.raises(IllegalChoice):
        g.determinized(1, 0)


def test_undo_stops_at_a_determinization() -> None:
    d = do(toy(), "pass").determinized(1, 4, marks=True)
    with pytest.raises(IllegalChoice):
        d.undo()
    do(d, "roll").undo()
    assert d.can_undo(1) == "nothing"


def test_a_determinized_seat_asks_the_others_again() -> None:
    g = do(toy(), "bid")
    g.choose(0, seat=0)
    d = g.determinized(1, 9)
    assert [x.seat for x in d.decisions] == [0, 1]
    assert isinstance(d.state, Table)
    assert d.decisions[0].options == sorted(d.state.hands[0])
    other = g.clone()
    other.undo(0)
    other.choose(1, seat=0)
    assert other.determinized(1, 9).fingerprint() == d.fingerprint()
    d.choose(1, seat=0)
    d.choose(0, seat=1)
    assert d.clone().fingerprint() == d.fingerprint()
    assert replay(d.record()).fingerprint() == d.fingerprint()


def test_events_are_numbered_alike_and_private_words_stay_private() -> None:
    g = do(toy(), "draw", "pass")
    mine, theirs = g.events(0), g.events(1)
    assert [e["number"] for e in mine] == [e["number"] for e in theirs] == [0, 1, 2]
    assert mine[1]["params"].keys() == {"seat", "card"}
    assert theirs[1]["params"] == {"seat": 0}
    assert g.events(None)[1]["params"] == {"seat": 0}
    assert g.events(0, since=2) == mine[2:]
    g.undo()
    assert g.events(0) == mine[:2]
    do(g, "roll")
    assert g.events(0)[2]["params"]["deed"] == "roll"


def test_a_record_replays_and_a_wrong_one_names_the_input() -> None:
    g = do(toy(), "roll", "some")
    do_indices(g, 1, 2)
    do(g, "bid")
    g.choose(0, seat=1)
    record = msgspec.json.decode(msgspec.json.encode(g.record()))
    assert replay(record).fingerprint() == g.fingerprint()
    for change, words in [
        ({"inputs": [*record["inputs"][:1], [1, "menu", "fly"], *record["inputs"][2:]]}, "Input 2 "),
        ({"inputs": [*record["inputs"][:2], [0, "menu", "pass"]]}, "Input 3 "),
        ({"inputs": [[0, "menu", "pass"], *record["inputs"][1:]]}, "position after input"),
        ({"inputs": record["inputs"][:-1]}, "position after input"),
        ({"seed": 4}, "Input 6 "),
        ({"content": "other"}, "other content"),
        ({"seats": 9}, "cannot begin"),
        ({"inputs": 5}, "not a record"),
        ({"surprise": 1}, "not a record"),
    ]:
        with pytest.raises(RecordError, match=words):
            replay({**record, **change})
    broken: list[Any] = [None, [], "x", {}, 7]
    for nonsense in broken:
        with pytest.raises(RecordError):
            replay(nonsense)


def test_a_game_goes_on_from_a_position() -> None:
    from klubovna.kernel import serialize

    g = do(toy(), "draw", "pass")
    start = msgspec.json.decode(msgspec.json.encode(serialize.dump(g.state)))
    h = new("toy", seats=2, seed=3, start=start)
    assert h.view(0)["table"]["hand"] == g.view(0)["table"]["hand"]
    do(h, "roll")
    assert replay(h.record()).fingerprint() == h.fingerprint()
    with pytest.raises(RecordError, match=r"state\.hands\[0\]"):
        new("toy", seats=2, seed=3, start={**start, "hands": ["x", "y"]})


def test_a_game_without_marks_can_be_cloned_and_undone_too() -> None:
    g = do(toy(marks=False, journal=False), "pass", "roll", "draw")
    assert g.events(0) == []
    assert g.clone().fingerprint() == g.fingerprint()
    before = g.fingerprint()
    do(g, "roll").undo()
    assert g.fingerprint() == before
