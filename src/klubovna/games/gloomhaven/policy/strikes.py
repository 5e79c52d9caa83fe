"""What an attack is worth to a policy, in hit points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.gloomhaven.cards.windows import payable
from klubovna.games.gloomhaven.perform.numbers import holds, number
from klubovna.games.gloomhaven.policy.look import UNKNOWN, UNPLACED, Foe, Known, Look, Sighted
from klubovna.games.gloomhaven.policy.odds import BETTER, NONE, WORSE, blow
from klubovna.games.gloomhaven.vocabulary.abilities import Attack
from klubovna.games.gloomhaven.vocabulary.amounts import Amount
from klubovna.games.gloomhaven.vocabulary.words import MUDDLE, POISON, STRENGTHEN, STUN, TARGETS, WOUND
from klubovna.kernel.hexes import Hex, distance

KILL: Final = 2.0
SAVED: Final = 1.8
SAVED_LATER: Final = 0.9
WEAKENED: Final = 0.5


def number_of(amount: Amount, otherwise: int = 2) -> int:
    """A number that is printed; a formula counts as something."""
    return amount if isinstance(amount, int) else otherwise


def cost_now(look: Look, line: Any) -> tuple[int, list[str], int]:
    """What elements that lie ready add to an attack: strength, conditions, pierce."""
    value, pierce = 0, 0
    names: list[str] = []
    for augment in line.consume:
        if payable(look.t, [*augment.elements]):
            value += number_of(augment.add.get("value", 0), 1)
            pierce += augment.add.get("pierce", 0)
            names += augment.add.get("conditions", [])
    return value, names, pierce


def known_of(look: Look, line: Attack) -> Known:
    """What the character knows of an attack."""
    known = look.known.get(id(line))
    if known is None:
        known = look.known[id(line)] = _known(look, line)
    return known


def _known(look: Look, line: Attack) -> Known:
    known = Known(line, len(look.foes))
    area = line.area
    known.melee = line.range == 0 or (area is not None and area.melee)
    if isinstance(line.value, int):
        known.value = line.value
    known.more = look.melee if known.melee else look.ranged
    known.names = [*line.conditions]
    known.pierce = line.pierce
    if line.consume:
        more, gained, pierced = cost_now(look, line)
        known.more += more
        known.names += gained
        known.pierce += pierced
    tokens = look.figure.conditions
    known.better = line.advantage or tokens[STRENGTHEN] > 0
    known.worse = tokens[MUDDLE] > 0
    _, where, known.one = TARGETS[line.target]
    known.single = known.one and line.targets == 1 and area is None
    known.far = max(1, number_of(line.range))
    known.reach = known.far
    if where not in ("range", "adjacent"):
        known.reach = 0
    elif area is not None:
        known.reach = max(distance((0, 0), hex) for hex in area.hexes) if area.melee else known.far + 1
    return known


def hit(look: Look, line: Attack, foe: Foe, near: bool) -> float:
    """One attack on one enemy; `near`: it stands beside."""
    known = known_of(look, line)
    return _hit(look, known, foe, near) if foe.place == UNPLACED else _hit_as_known(look, known, 2 * foe.place + near)


def _hit_as_known(look: Look, known: Known, sighted: int) -> float:
    worth = known.worths[sighted]
    if worth == UNKNOWN:
        worth = known.worths[sighted] = _hit(look, known, look.foes[sighted >> 1], sighted & 1 == 1)
    return worth


def _hit(look: Look, known: Known, foe: Foe, near: bool) -> float:
    t, target, line = look.t, foe.figure, known.line
    value = known.more
    value += number(t, look.action, line.value, target) if known.value is None else known.value
    for conditional in line.conditional:
        if "value" in conditional.add and holds(t, look.action, conditional.when, target):
            value += number(t, look.action, conditional.add["value"], target)
    if target.conditions[POISON]:
        value += 1
    worse = known.worse or (near and not known.melee)
    luck = NONE if known.better == worse else BETTER if known.better else WORSE
    harm, death = blow(value, max(0, foe.shield - known.pierce), foe.hp, luck)
    worth = (
        harm
        + death * (KILL + foe.threat * (SAVED if foe.acts else SAVED_LATER))
        + WEAKENED * foe.threat * harm / foe.hp
    )
    if known.names:
        worth += (1 - death) * sum(suffered(foe, name) for name in known.names)
    if foe.retaliate and near:
        worth -= (1 - death) * foe.retaliate * look.pain
    if foe.acts and not foe.range and line.push:
        worth += 0.2 * (1 - death) * foe.threat
    return worth


def suffered(foe: Foe, name: str) -> float:
    """What a condition does to an enemy."""
    if foe.figure.conditions[TOKEN[name]] if name in TOKEN else False:
        return 0.0
    return _HARM[name](foe)


TOKEN: Final = {"poison": POISON, "wound": WOUND, "stun": STUN, "muddle": MUDDLE}
_HARM: Final[dict[str, Callable[[Foe], float]]] = {
    "poison": lambda foe: min(1.0, foe.hp / 4),
    "wound": lambda foe: min(1.5, foe.hp / 2),
    "immobilize": lambda foe: 0.4 * foe.threat if not foe.range else 0.1,
    "disarm": lambda foe: 0.9 * foe.threat,
    "stun": lambda foe: 1.0 * foe.threat + 0.3,
    "muddle": lambda foe: 0.25 * foe.threat,
    "curse": lambda foe: 0.7,
    "invisible": lambda foe: -2.0,
    "strengthen": lambda foe: -1.0,
    "bless": lambda foe: -1.0,
}


def attack_along(look: Look, line: Attack, spots: list[int]) -> list[float]:
    """What an attack is worth from each of these spots."""
    known = known_of(look, line)
    reach = known.reach
    if not reach:
        return [_moved_through(look, line, look.ground.hexes[spot]) for spot in spots]
    seen = look.seen(reach)
    worths: list[float] = []
    for spot in spots:
        foes = seen[spot]
        if foes is None:
            foes = look.see(spot, reach)
        worths.append(gathered(look, known, foes) if foes else 0.0)
    return worths


def attack_at(look: Look, line: Attack, spot: int) -> float:
    return attack_along(look, line, [spot])[0]


def gathered(look: Look, known: Known, foes: Sighted) -> float:
    """All that an attack hits, of the enemies in reach, each with whether it stands beside."""
    if known.single:
        best = 0.0
        for sighted in foes:
            worth = known.worths[sighted]
            if worth == UNKNOWN:
                worth = _hit_as_known(look, known, sighted)
            if worth > best:
                best = worth
        return best
    found = [(_hit_as_known(look, known, sighted), look.foes[sighted >> 1]) for sighted in foes]
    found.sort(key=_best_first)
    worths = [worth for worth, _ in found if worth > 0]
    if not worths:
        return 0.0
    line = known.line
    if line.area is not None:
        best_of_all = found[0][1]
        close = [worth for worth, foe in found[1:] if worth > 0 and distance(foe.at, best_of_all.at) <= 2]
        return worths[0] + 0.5 * sum(close[: len(line.area.hexes) - 1])
    if not known.one:
        return sum(worths)
    return sum(worths[: line.targets])


def _best_first(found: tuple[float, Foe]) -> tuple[float, int]:
    return (-found[0], found[1].id)


def _moved_through(look: Look, line: Attack, at: Hex) -> float:
    near = [hit(look, line, foe, True) for foe in look.foes if distance(foe.at, at) == 1]
    return 0.4 * sum(near)
