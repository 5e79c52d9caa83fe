"""What an attack is worth to a policy, in hit points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.games.gloomhaven.cards.windows import payable
from klubovna.games.gloomhaven.perform.numbers import holds, number
from klubovna.games.gloomhaven.policy.look import Foe, Look, Sighted
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


def hit(look: Look, line: Attack, foe: Foe, near: bool) -> float:
    """One attack on one enemy; `near`: it stands beside."""
    return _hit_as_known(look, look.hits(line), line, foe, near)


def _hit_as_known(look: Look, known: dict[int, float], line: Attack, foe: Foe, near: bool) -> float:
    key = 2 * foe.id + near
    worth = known.get(key)
    if worth is None:
        worth = known[key] = _hit(look, line, foe, near)
    return worth


def _hit(look: Look, line: Attack, foe: Foe, near: bool) -> float:
    t, action, target = look.t, look.action, foe.figure
    melee = line.range == 0 or (line.area is not None and line.area.melee)
    value = number(t, action, line.value, target) + (look.melee if melee else look.ranged)
    names: list[str] = [*line.conditions]
    if line.consume:
        more, gained, pierced = cost_now(look, line)
        value += more
        names += gained
    else:
        pierced = 0
    for conditional in line.conditional:
        if "value" in conditional.add and holds(t, action, conditional.when, target):
            value += number(t, action, conditional.add["value"], target)
    if target.conditions[POISON]:
        value += 1
    tokens = look.figure.conditions
    better = line.advantage or tokens[STRENGTHEN] > 0
    worse = tokens[MUDDLE] > 0 or (near and not melee)
    luck = NONE if better == worse else BETTER if better else WORSE
    harm, death = blow(value, max(0, foe.shield - line.pierce - pierced), foe.hp, luck)
    worth = (
        harm
        + death * (KILL + foe.threat * (SAVED if foe.acts else SAVED_LATER))
        + WEAKENED * foe.threat * harm / foe.hp
    )
    if names:
        worth += (1 - death) * sum(suffered(foe, name) for name in names)
    if foe.retaliate and near:
        worth -= (1 - death) * foe.retaliate * look.pain
    if line.push and foe.acts and not foe.range:
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


def attack_along(look: Look, line: Attack, hexes: list[Hex]) -> list[float]:
    """What an attack is worth from each of these hexes."""
    _, where, one = TARGETS[line.target]
    if where not in ("range", "adjacent"):
        return [_moved_through(look, line, at) for at in hexes]
    reach = max(1, number_of(line.range))
    if line.area is not None and line.area.melee:
        reach = max(distance((0, 0), hex) for hex in line.area.hexes)
    elif line.area is not None:
        reach += 1
    seen, known = look.seen(reach), look.hits(line)
    worths: list[float] = []
    for at in hexes:
        foes = seen.get(at)
        if foes is None:
            foes = look.see(at, reach)
        worths.append(gathered(look, known, line, foes, one) if foes else 0.0)
    return worths


def attack_at(look: Look, line: Attack, at: Hex) -> float:
    return attack_along(look, line, [at])[0]


def gathered(look: Look, known: dict[int, float], line: Attack, foes: Sighted, one: bool) -> float:
    """All that an attack hits, of the enemies in reach, each with whether it stands beside."""
    if one and line.targets == 1 and line.area is None:
        best = 0.0
        for foe, near in foes:
            worth = known.get(2 * foe.id + near)
            if worth is None:
                worth = _hit_as_known(look, known, line, foe, near)
            if worth > best:
                best = worth
        return best
    found = [(_hit_as_known(look, known, line, foe, near), foe) for foe, near in foes]
    found.sort(key=_best_first)
    worths = [worth for worth, _ in found if worth > 0]
    if not worths:
        return 0.0
    if line.area is not None:
        best_of_all = found[0][1]
        close = [worth for worth, foe in found[1:] if worth > 0 and distance(foe.at, best_of_all.at) <= 2]
        return worths[0] + 0.5 * sum(close[: len(line.area.hexes) - 1])
    if not one:
        return sum(worths)
    return sum(worths[: line.targets])


def _best_first(found: tuple[float, Foe]) -> tuple[float, int]:
    return (-found[0], found[1].id)


def _moved_through(look: Look, line: Attack, at: Hex) -> float:
    near = [hit(look, line, foe, True) for foe in look.foes if distance(foe.at, at) == 1]
    return 0.4 * sum(near)
