"""How the things of Harrow County are called; the words themselves stand in content/ and locale/.

Events are put into words long after they happened, so what they name depends on nothing that changes: neither the map
nor the legend of a faction does. Only nouns of options and of questions (deeds, targets, rows, decks) look at the table
as it is now.
"""

from __future__ import annotations

from typing import Final

from klubovna.games.harrow.nouns import fairfolk, family, hester, kami, protectors, shared, solo
from klubovna.kernel.text import Noun

NOUNS: Final[dict[str, Noun]] = {
    name: noun
    for module in (shared, protectors, family, kami, hester, solo, fairfolk)
    for name, noun in module.NOUNS.items()
}
