"""What the vocabulary cannot say: one short function per card, named after it, in a file of its class."""

from klubovna.games.gloomhaven.facts import BOSS_SPECIALS, MONSTERS, SPECIALS
from klubovna.games.gloomhaven.scenario.book import PLAYABLE
from klubovna.games.gloomhaven.scenario.pages import SCENARIOS
from klubovna.games.gloomhaven.specials import beast_tyrant as _beast_tyrant
from klubovna.games.gloomhaven.specials import berserker as _berserker
from klubovna.games.gloomhaven.specials import bosses as _bosses
from klubovna.games.gloomhaven.specials import burdens as _burdens
from klubovna.games.gloomhaven.specials import doomstalker as _doomstalker
from klubovna.games.gloomhaven.specials import dungeon as _dungeon
from klubovna.games.gloomhaven.specials import elements as _elements
from klubovna.games.gloomhaven.specials import errands as _errands
from klubovna.games.gloomhaven.specials import sieges as _sieges
from klubovna.games.gloomhaven.specials import summoner as _summoner
from klubovna.games.gloomhaven.specials import terrain as _terrain
from klubovna.games.gloomhaven.specials import tinkerer as _tinkerer
from klubovna.games.gloomhaven.specials.registry import SPECIAL
from klubovna.games.gloomhaven.vocabulary.words import STANDING
from klubovna.kernel.errors import ContentError

for _name in SPECIALS:
    if _name not in SPECIAL and _name not in STANDING:
        raise ContentError("content-type", where="gloomhaven: special", error=f"nobody knows {_name!r}")

for _number in PLAYABLE:
    for _kind in SCENARIOS[_number].monsters:
        for _name in BOSS_SPECIALS.get(MONSTERS[_kind].id, []):
            if _name not in SPECIAL:
                raise ContentError("content-type", where=f"gloomhaven: scenario {_number}", error=f"no {_name!r}")

__all__ = [
    "SPECIAL", "_beast_tyrant", "_berserker", "_bosses", "_burdens", "_doomstalker", "_dungeon", "_elements",
    "_errands", "_sieges", "_summoner", "_terrain", "_tinkerer",
]  # fmt: skip
