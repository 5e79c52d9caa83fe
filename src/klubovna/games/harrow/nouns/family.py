"""Nouns of the Family."""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.factions.family.bag import ADVANCED, BASIC_DRAW
from klubovna.games.harrow.facts import CARD_CALLED, FAMILY, TOKEN_IDS, UPGRADE_IDS, Token
from klubovna.games.harrow.nouns.shared import ABILITY_JARS
from klubovna.games.harrow.state import Table
from klubovna.kernel.text import Noun, Term, Whole


def ability_jar(t: Table) -> Term:
    """How many tokens are drawn, and how many of them go back."""
    assert t.family is not None
    slot = len(t.family.slots)
    back = int(ADVANCED[slot]["return"]) if t.with_cards else 0
    draw = int(ADVANCED[slot]["draw"]) if t.with_cards else BASIC_DRAW[slot]
    return Term("jar-action-ability-return" if back else "jar-action-ability-family", draw=draw, back=back)


ABILITY_JARS[FAMILY] = ability_jar


def bag_deed(t: Table, value: tuple[str, int]) -> Term:
    word, which = value
    if word == "token" and which >= len(TOKEN_IDS):
        name = UPGRADE_IDS[which - len(TOKEN_IDS)]
        return Term("bag-deed-upgrade", what=("token", which), effect=("card_effect", CARD_CALLED[name]))
    if word == "token":
        assert t.family is not None
        count = t.family.drawn.count(Token(which))
        return Term("bag-deed-token", what=("share_of_tokens", (which, count)))
    return Term("deed-step") if word == "step" else Term("bag-deed-card", what=("card", which))


NOUNS: Final[dict[str, Noun]] = {
    "bag_deed": Whole(bag_deed),
}
