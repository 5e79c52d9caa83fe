"""A game put aside and taken up again: the same game, without its past in memory, also for another version."""

import json
import random
from typing import Any, ClassVar

import pytest

from klubovna.kernel import serialize
from klubovna.kernel.errors import IllegalChoice, RecordError
from klubovna.kernel.fields import StatePart, field, state_class
from klubovna.kernel.game import Game
from klubovna.kernel.migration import Migration, migrate
from klubovna.kernel.record import new, replay
from klubovna.kernel.registry import rules
from klubovna.kernel.save import resume, save

GAMES = ["ash", "gloomhaven", "harrow", "monsterlands", "root"]
KEY = "5e" * 32


def played(slug: str, choices: int, seed: int | str = KEY) -> Game:
    game = new(slug, 2, seed, live=True)
    draw = random.Random(choices)
    for _ in range(choices):
        if game.over:
            break
        decision = draw.choice(game.decisions)
        game.choose(draw.randrange(len(decision.options)), decision.seat)
    return game


def put_aside(game: Game) -> Any:
    """As it comes back from the database."""
    return json.loads(json.dumps(save(game)))


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_taken_up_again_is_the_same_game(slug: str) -> None:
    for choices in (0, 3, 40, 97):
        game = played(slug, choices)
        again, left_behind = resume(put_aside(game))
        assert left_behind is None
        assert again.fingerprint() == game.fingerprint()
        assert again.record() == game.record()
        assert again.inputs == game.inputs
        for seat in (None, 0, 1):
            assert again.events(seat) == game.events(seat)
            assert again.look(seat) == game.look(seat)
        if not game.over:
            assert [again.can_undo(seat) for seat in (0, 1)] == [game.can_undo(seat) for seat in (0, 1)]
        assert put_aside(again)["record"] == put_aside(game)["record"]


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_folded_can_be_taken_back_all_the_same(slug: str) -> None:
    game = played(slug, 60)
    folded = resume(put_aside(game)).game
    folded.fold()
    undone = 0
    while True:
        try:
            game.undo()
        except IllegalChoice:
            break
        folded.undo()
        undone += 1
        assert folded.inputs == game.inputs
    assert undone > 30
    assert folded.fingerprint() == game.fingerprint()
    assert folded.events(None) == game.events(None)


def test_a_folded_game_holds_a_few_states_only() -> None:
    game = played("root", 120)
    record = game.record()
    game.fold()
    kept = 0
    checkpoint = game._checkpoint
    while checkpoint.past is not None:
        kept, checkpoint = kept + 1, checkpoint.past
    assert kept < 12
    assert game.record() == record
    assert replay(record).fingerprint() == game.fingerprint()


# -- other versions ----------------------------------------------------------------------------------------------------


@pytest.fixture
def another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules("ash"), "version", "9")


@pytest.mark.usefixtures("another_version")
def test_after_an_upgrade_a_game_goes_on_from_where_it_stood() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules("ash"), "version", "2")
        game = played("ash", 50)
        saved = put_aside(game)
    again, left_behind = resume(saved)
    assert left_behind is not None
    assert left_behind["version"] == "2"
    assert left_behind["inputs"] == game.record()["inputs"][: saved["last"]["inputs"]]
    assert again.look(None).table == game.look(None).table
    assert [d.options for d in again.decisions] == [d.options for d in game.decisions]
    assert again.events(None) == game.events(None)
    for _ in range(10):  # what was answered since the last checkpoint
        if (refused := again.can_undo(again.decisions[0].seat)) == "upgraded":
            break
        again.undo()
    assert again.text("en", refused).startswith("The rules have changed")
    with pytest.raises(IllegalChoice, match="rules have changed"):
        again.undo()
    record = again.record()
    assert (record["version"], record["start"] is not None) == ("9", True)
    assert replay(record).fingerprint() == again.fingerprint()


@pytest.mark.usefixtures("another_version")
def test_an_answer_that_is_not_offered_any_more_is_asked_again() -> None:
    game = played("ash", 50)
    saved = put_aside(game)
    saved["record"]["version"] = "2"
    saved["record"]["inputs"] = [*saved["record"]["inputs"][: saved["last"]["inputs"]], [0, "of.old", None]]
    again = resume(saved).game
    assert again.inputs == 0
    assert again.decisions


def test_a_rule_that_has_changed_without_a_word_is_noticed() -> None:
    game = played("ash", 50)
    saved = put_aside(game)
    saved["back"]["state"]["shown"] += 1
    again, left_behind = resume(saved)
    assert left_behind is not None
    assert again.upgraded


def test_a_kind_and_an_event_that_were_renamed_are_known_by_their_old_names(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("ash", 50)
    text = json.dumps(save(game))
    kind = game.decisions[0].kind.name
    event = game.events(None)[-1]["event"]
    saved = json.loads(text.replace(f'"{kind}"', '"of.old"').replace(f'["{event}", ', '["old-event", '))
    made = rules("ash")
    monkeypatch.setattr(made, "_kinds_were", {"of.old": kind})
    monkeypatch.setattr(made, "_events_were", {"old-event": made.events[event]})
    again, left_behind = resume(saved)
    assert left_behind is None
    assert again.fingerprint() == game.fingerprint()
    assert again.events(None) == game.events(None)
    assert replay(saved["record"]).fingerprint() == game.fingerprint()


def test_an_event_that_there_is_no_more_keeps_its_number_and_is_not_told() -> None:
    game = played("ash", 50)
    saved = put_aside(game)
    saved["journal"][3][0] = "gone"
    again = resume(saved).game
    assert [e for e in again.events(None) if e["number"] != 3] == again.events(None)
    assert again.events(None)[3:] == game.events(None)[4:]


@state_class
class Board(StatePart):
    wood: int = 0
    hand: list[int] = field(default_factory=list)
    was: ClassVar[dict[str, str | None]] = {"timber": "wood", "luck": None}


@state_class
class Strict(StatePart):
    wood: int


def test_a_new_field_has_its_default_and_an_old_one_its_new_name() -> None:
    board = serialize.load(Board, {"timber": 3, "luck": 1})
    assert (board.wood, board.hand) == (3, [])


@pytest.mark.parametrize(("data", "where"), [({}, "state.wood"), ({"wood": 1, "stone": 2}, "state.stone")])
def test_what_nobody_declares_is_refused(data: dict[str, Any], where: str) -> None:
    with pytest.raises(RecordError, match=where):
        serialize.load(Strict, data)


def test_migrations_are_done_version_by_version() -> None:
    done: list[str] = []

    def noted(to: str) -> Migration:
        return Migration(to=to, change=lambda _: done.append(to))

    all_of_them = [noted(to) for to in ("10", "3", "2")]
    migrate({}, "2", all_of_them)
    assert done == ["3", "10"]
