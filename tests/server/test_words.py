"""What is said at a table is worked out once and remembered: it is the same as if it were worked out anew."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from klubovna import games, new
from klubovna.kernel.errors import IllegalChoice
from klubovna.kernel.game import Game
from klubovna.kernel.text import LANGUAGES
from klubovna.server import words
from klubovna.server.ledger import MoveLedger
from klubovna.server.replays import Replay
from klubovna.server.scenes import scene_shown
from klubovna.server.wire import EventShown
from klubovna.server.words import TableWords

ROWS = 48
LOOK_EVERY = 4


def scene(ledger: MoveLedger, table_words: TableWords, seat: int, lang: str) -> bytes:
    shown = scene_shown("t", ledger, table_words, None, False, lambda _: None, seat, lang, 0)
    return msgspec.json.encode(shown)


def row(ledger: MoveLedger, draw: random.Random, number: int) -> None:
    """A choice of somebody, now and then taken back again."""
    seat = draw.choice(sorted(ledger.open_decisions))
    if number % 11 == 10:
        for who in range(ledger.game.seats):
            if ledger.game.can_undo(who) is True:
                ledger.record(ledger.take_back(who, f"back-{number}"))
                return
    ledger.record(ledger.choose(seat, draw.randrange(len(ledger.owed(seat).options)), f"key-{number}"))


@pytest.mark.parametrize("slug", games())
def test_what_is_remembered_is_what_would_be_said_anew(slug: str) -> None:
    ledger, draw, table_words = MoveLedger(new(slug, 2, 4, live=True)), random.Random(4), TableWords()
    lang = LANGUAGES[0]
    for number in range(ROWS):
        if ledger.game.over:
            break
        row(ledger, draw, number)
        for seat in range(ledger.game.seats):
            told = scene(ledger, table_words, seat, lang)
            if number % LOOK_EVERY == seat % LOOK_EVERY:
                learnt, ledger.game._learnt = ledger.game._learnt, None
                answered, ledger.answered = ledger.answered, {}
                assert scene(ledger, TableWords(), seat, lang) == told
                ledger.game._learnt, ledger.answered = learnt, answered
        lang = LANGUAGES[number // 16 % 2]


@pytest.mark.parametrize("slug", games())
def test_after_an_undo_only_what_is_new_is_put_into_words(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger, draw, table_words = MoveLedger(new(slug, 2, 4, live=True)), random.Random(4), TableWords()
    for number in range(ROWS // 2):
        row(ledger, draw, number)
    scene(ledger, table_words, 0, "en")
    put: list[int] = []
    event_shown = words._event_shown

    def counted(game: Game, event: dict[str, Any], params: dict[str, Any], lang: str) -> EventShown:
        put.append(event["number"])
        return event_shown(game, event, params, lang)

    monkeypatch.setattr(words, "_event_shown", counted)
    for back in range(6):
        told, epoch = ledger.game.happened, ledger.epoch
        ledger.record(ledger.take_back(back % 2, f"again-{back}"))
        kept = ledger.game.happened
        scene(ledger, table_words, 0, "en")
        assert put == []
        for number in range(3):
            row(ledger, draw, 100 * back + number)
        scene(ledger, table_words, 0, "en")
        assert all(number >= min(kept, told) for number in put)
        put.clear()
        told_anew = scene(ledger, TableWords(), 0, "en")
        assert len(put) == ledger.game.happened or ledger.epoch == epoch
        assert scene(ledger, table_words, 0, "en") == told_anew
        put.clear()


def test_after_an_undo_and_another_choice_nothing_says_what_was_chosen_first() -> None:
    """The event is called the same and has the same parameters; whom it names stands in the state."""
    ledger, table_words = MoveLedger(new("monsterlands", 2, 0, live=True)), TableWords()
    keys = iter("abcdef")

    def choose(index: int) -> int:
        seat = min(ledger.open_decisions)
        ledger.record(ledger.choose(seat, index, next(keys)))
        return seat

    choose(0)
    second = choose(0)
    first_said = scene(ledger, table_words, 0, "en")
    replay = Replay(ledger.game.record())
    first_steps = replay.steps("en")
    ledger.record(ledger.take_back(second, next(keys)))
    choose(1)
    said = scene(ledger, table_words, 0, "en")
    assert first_said != said == scene(ledger, TableWords(), 0, "en")
    replay.follow(ledger.game.record())
    assert first_steps != replay.steps("en") == Replay(ledger.game.record()).steps("en")


@pytest.mark.parametrize("slug", games())
def test_a_choice_that_lies_far_back_is_known_without_playing_the_game_again(slug: str) -> None:
    """A seat that has not chosen for long is told that it may ask the others: nothing is played again for it."""
    ledger, draw = MoveLedger(new(slug, 2, 6, live=True)), random.Random(6)
    far = 0
    for number in range(ROWS):
        if ledger.game.over:
            break
        row(ledger, draw, number)
        game = ledger.game
        game.fold(2)
        for seat in range(game.seats):
            folded = game._checkpoint.oldest().folded
            known = game.can_take_back(seat) is True
            if game.lies_far_back(seat):
                far += 1
                assert game._checkpoint.oldest().folded is folded
                if far % 4 == 0:
                    assert known == goes_back(ledger, seat)
    assert far


def goes_back(ledger: MoveLedger, seat: int) -> bool:
    try:
        ledger.game.clone(journal=False).take_back(seat)
    except IllegalChoice:
        return False
    return True
