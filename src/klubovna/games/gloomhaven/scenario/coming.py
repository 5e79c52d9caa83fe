"""Which monsters may appear: their kinds and ability decks are laid out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from klubovna.games.gloomhaven.facts import CARDS_OF, DECK, MONSTER, MONSTER_CARDS, MONSTERS
from klubovna.games.gloomhaven.vocabulary.abilities import SummonMonsters
from klubovna.games.gloomhaven.vocabulary.lines import inner

if TYPE_CHECKING:
    from klubovna.games.gloomhaven.state import Table


def monsters_come(t: Table) -> None:
    """ov.08 What the page names and was not there before: kinds, and their decks, shuffled."""
    kinds = [kind for kind in _with_summoned(tuple(t.book.monsters)) if kind not in t.kinds]
    decks = sorted({DECK[MONSTERS[kind].deck] for kind in kinds}.difference(t.decks))
    piles = [CARDS_OF[deck][:] for deck in decks]
    for pile in piles:
        t.chance.shuffle(pile)
    t.kinds = [*t.kinds, *kinds]
    t.decks = [*t.decks, *decks]
    t.cards += piles
    t.discards += [[] for _ in decks]
    t.faces += [-1] * len(decks)
    t.places += [0] * len(kinds)
    t.kills += [0] * len(kinds)


@lru_cache(maxsize=256)
def _with_summoned(kinds: tuple[int, ...]) -> list[int]:
    return with_summoned([*kinds])


def with_summoned(kinds: list[int]) -> list[int]:
    """These monsters and all that they can summon."""
    found = [*kinds]
    for kind in found:
        facts = MONSTERS[kind]
        lines = [*facts.special1, *facts.special2]
        lines += [line for card in CARDS_OF[DECK[facts.deck]] for line in MONSTER_CARDS[card].abilities]
        for line in lines:
            for one in inner(line):
                if isinstance(one, SummonMonsters):
                    found += [MONSTER[c.monster] for c in one.figures if MONSTER[c.monster] not in found]
    return found
