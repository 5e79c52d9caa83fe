"""What cards are worth on any day, to tell a good one from a bad one."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.facts import HALVES, Half
from klubovna.games.gloomhaven.policy.strikes import number_of
from klubovna.games.gloomhaven.policy.worth import PREVENTED
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Bonus, Give, Heal, Recover, Summon
from klubovna.games.gloomhaven.vocabulary.words import TARGETS

ON_CARD: Final = {"stun": 2.0, "disarm": 1.7, "invisible": 1.5, "immobilize": 0.8, "wound": 0.9, "poison": 0.7}


def _printed(half: Half) -> float:
    """What a half is worth on any day."""
    worth = 0.3 * half.xp
    for line in half.abilities:
        if isinstance(line, Attack):
            value = number_of(line.value)
            many = min(2.0, 1 + 0.4 * ((len(line.area.hexes) if line.area else line.targets) - 1))
            if not TARGETS[line.target][2]:
                many = 1.5
            worth += value * many + (0.6 if line.range else 0) + 0.2 * line.pierce
            worth += sum(ON_CARD.get(name, 0.5) for name in line.conditions)
            worth += 0.5 * len(line.conditional)
        elif hasattr(line, "value"):
            worth += 0.8 * number_of(line.value) * (1.2 if isinstance(line, Heal) else 1.0)
        elif isinstance(line, Bonus):
            each = PREVENTED if line.effect.prevent_damage else 0.8
            worth += max(1, len(half.slots)) * each + 2.0 * half.augment
        elif isinstance(line, Summon):
            worth += 4.0
        elif isinstance(line, Give):
            worth += sum(ON_CARD.get(name, 0.5) for name in line.conditions)
        elif isinstance(line, Recover):
            worth += 8.0 if not line.count else 2.0
        else:
            worth += 0.7
    return worth * (0.55 if half.lost else 1.0)


def _card(top: float, bottom: float) -> float:
    """One half of a card is played: the better one counts more."""
    return max(top, bottom) + OTHER_HALF * min(top, bottom)


OTHER_HALF: Final = 0.5
CARD_WORTH: Final = [_card(_printed(top), _printed(bottom)) for top, bottom in HALVES]
"""To tell a good card from a bad one where nothing else is known."""
