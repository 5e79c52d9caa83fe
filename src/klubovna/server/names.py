"""What people may be called and may say: nothing unseen, and nobody under the name of another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from confusable_homoglyphs import confusables

from klubovna.server.problems import Problem

LONGEST_NAME: Final = 32
LONGEST_LINE: Final = 500
MARKS_IN_A_ROW: Final = 2
"""Accents on one letter; more of them climb over the lines above."""
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control, format (bidirectional and zero-width), surrogates, private, unassigned, separators of lines."""
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f")
"""Letters by their category that are drawn as nothing."""
TURNING: Final = dict.fromkeys([0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Characters that turn the direction of writing."""


def clean_name(name: str) -> str:
    """A name as it is shown: composed, with single spaces; refused where something in it cannot be seen."""
    clean = " ".join(part for part in unicodedata.normalize("NFC", name).split(" ") if part)
    if not 1 <= len(clean) <= LONGEST_NAME or any(_unseen(letter) for letter in clean) or _towering(clean):
        raise Problem("bad-name")
    return clean


def same_name(one: str, other: str) -> bool:
    """Whether two names could be taken for each other: wide, small, ligated and capital letters are the same, and so
    are letters of other scripts that look like ours."""
    return _folded(one) == _folded(other) or _looks(one) == _looks(other)


def new_name(name: str, others: Iterable[str]) -> str:
    """A clean name that nobody else at the table has."""
    clean = clean_name(name)
    if any(same_name(clean, other) for other in others):
        raise Problem("name-taken")
    return clean


def clean_line(text: str) -> str:
    """A line of the chat: line breaks and joined emoji are fine, other control characters are not."""
    clean = text.translate(TURNING).strip()
    if not 1 <= len(clean) <= LONGEST_LINE or any(
        unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") and letter != "\n" for letter in clean
    ):
        raise Problem("bad-chat")
    return clean


def _folded(name: str) -> str:
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in folded if not letter.isspace())


def _looks(name: str) -> str:
    """How a name looks, after Unicode's table of confusable letters."""
    return _folded("".join(map(_look_of, unicodedata.normalize("NFKD", name))))


@lru_cache(maxsize=4096)
def _look_of(letter: str) -> str:
    if letter.isascii() and letter.isalpha() and letter != "I":
        return letter  # what the others look like
    alike = confusables.is_confusable(letter, greedy=True) or []
    looks = [other["c"] for found in alike for other in found["homoglyphs"]]
    return next((look for look in looks if look.isascii() and look.isalpha()), letter)


def _unseen(letter: str) -> bool:
    category = unicodedata.category(letter)
    return category in UNSEEN or letter in BLANK or (category == "Zs" and letter != " ")


def _towering(name: str) -> bool:
    row = 0
    for letter in unicodedata.normalize("NFD", name):
        row = row + 1 if unicodedata.combining(letter) else 0
        if row > MARKS_IN_A_ROW:
            return True
    return False
