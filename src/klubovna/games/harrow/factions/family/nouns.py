"""Nouns of the Family."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.facts import CARD_CALLED, TOKEN_IDS, UPGRADE_IDS, Token
from klubovna.games.harrow.state import Table
from klubovna.kernel.text import Noun, Term, Whole


def bag_deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    if word == "token" and which >= len(TOKEN_IDS):
        name = UPGRADE_IDS[which - len(TOKEN_IDS)]
        return Term("bag-deed-upgrade", what=("token", which), effect=("card_effect", CARD_CALLED[name]))
    if word == "token":
        assert t.family is not None
        count = t.family.drawn.count(Token(which))
        return Term("bag-deed-token", what=("share_of_tokens", (which, count)))
    if word == "offer":
        return Term("deed-offer", what=("offer", which))
    return Term("deed-step") if word == "step" else Term("bag-deed-card", what=("card", which))


NOUNS: Final[dict[str, Noun]] = {
    "bag_deed": Whole(bag_deed),
}
