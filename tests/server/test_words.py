"""What is said at a table is worked out once and remembered: it is the same as if it were worked out anew."""

from __future__ import annotations

import random

import msgspec
import pytest

from klubovna import games, new
from klubovna.kernel.errors import IllegalChoice
from klubovna.kernel.text import LANGUAGES
from klubovna.server.ledger import MoveLedger
from klubovna.server.scenes import scene_shown
from klubovna.server.words import TableWords

ROWS = 48
LOOK_EVERY = 4


def scene(ledger: MoveLedger, words: TableWords, seat: int, lang: str) -> bytes:
    shown = scene_shown("t", ledger, words, None, False, lambda _: None, seat, lang, 0)
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
    ledger, draw, words = MoveLedger(new(slug, 2, 4, live=True)), random.Random(4), TableWords()
    lang = LANGUAGES[0]
    for number in range(ROWS):
        if ledger.game.over:
            break
        row(ledger, draw, number)
        for seat in range(ledger.game.seats):
            told = scene(ledger, words, seat, lang)
            if number % LOOK_EVERY == seat % LOOK_EVERY:
                learnt, ledger.game._learnt = ledger.game._learnt, None
                answered, ledger.answered = ledger.answered, {}
                assert scene(ledger, TableWords(), seat, lang) == told
                ledger.game._learnt, ledger.answered = learnt, answered
        lang = LANGUAGES[number // 16 % 2]


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
