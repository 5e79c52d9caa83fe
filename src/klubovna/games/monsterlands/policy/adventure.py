"""The adventure: magic and defence, the dice, conquest, ruses."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.monsterlands.facts import (
    AUTO_WOUNDS,
    CAPTURE,
    COLOURS,
    CONQUERING,
    CONQUEST_VALUE,
    DEATH_GLORY,
    KILL,
    LOOT_EFFECT,
    MONSTER_DOES,
    PATHS_OF,
    PAY_QUEST,
    POISON_BONUS,
    QUEST_A,
    QUEST_B,
    QUESTING,
    ROLL_QUEST,
    TRAP_EFFECT,
    TRAP_KIND,
    Path,
)
from klubovna.games.monsterlands.policy.battles import Fighter, Front, Stand
from klubovna.games.monsterlands.policy.odds import reach, withstand
from klubovna.games.monsterlands.policy.sorties import Outlook, price_worth
from klubovna.games.monsterlands.policy.worth import amounts_worth, rounds_ahead
from klubovna.games.monsterlands.rolls import MARKED, capturable, result, roll_of
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision

LOW: Final = 3
"""A die that shows no more is rolled again even if the roll could still be saved by a token."""
POISON: Final = 0.35


# -- rolls -----------------------------------------------------------------------------------------------------------


class Aim:
    """What a roll still lacks: for the better outcome, and for any success at all."""

    __slots__ = ("best", "extra", "least")

    def __init__(self, t: Table, seat: int, rolled: int) -> None:
        path, roll = t.path, roll_of(t)
        self.extra = 0.0
        if roll.rolling == QUESTING:
            target = ROLL_QUEST[t.quests[0]].target
            rivals = [t.results[other] + (other < path) for other in PATHS_OF[QUEST_A] if other != path]
            self.least = target - rolled
            self.best = max(target, *rivals) - rolled
        elif roll.rolling == CONQUERING:
            self.least = self.best = CONQUEST_VALUE[t.lands[t.place]] - t.damage - rolled
        else:
            base = t.damage + rolled
            kill = KILL[t.facing] - roll.kill_bonus - base
            self.least = self.best = kill
            if capturable(t, path):
                front = Front(t, seat, t.place, rounds_ahead(t))
                self.least = min(kill, CAPTURE[t.facing] - roll.capture_bonus - base)
                self.extra = front.killed - front.captured
                if self.extra <= 0:
                    self.best = self.least


def roll(t: Table, d: Decision[Any], seat: int) -> Any:
    """Roll until the better outcome is there; then reroll, poison and loot if they can still bring it."""
    aim = Aim(t, seat, d.about[1])
    options = d.options
    stop = None in options
    if aim.best <= 0 and stop:
        return None
    rolls = [option for option in options if option is not None and option[0] == "roll"]
    if rolls:
        if aim.extra > 0 or aim.best > 4 * sum(roll_of(t).unrolled):
            return rolls[-1]
        return rolls[0]
    poisons = POISON_BONUS * t.path_poisons[t.path]
    # Where the better outcome is out of reach, the other one will do.
    short = aim.best if aim.best <= poisons or aim.least <= 0 else aim.least
    dice = [option for option in options if option is not None and option[0] == "reroll"]
    if dice:
        die = min(dice, key=lambda option: (option[1] % 10, option[1]))
        face = die[1] % 10
        low = face <= LOW or (face < 6 and short > poisons and aim.least > 0)
        if low and (aim.least > 0 or aim.least + face - 1 <= 0):
            return die
    worth = aim.least > 0 or aim.extra > POISON * ((short + 1) // POISON_BONUS)
    if worth and ("poison", 0) in options and short <= poisons:
        return "poison", 0
    if aim.least > 0:
        for option in options:
            if option is not None and option[0] == "loot" and helps(t, option[1], aim.least):
                return option
    return None if stop else options[0]


def helps(t: Table, loot: int, short: int) -> bool:
    """Whether a loot token can turn a failure into success."""
    effect, now = LOOT_EFFECT[loot], roll_of(t)
    poison = POISON_BONUS * t.path_poisons[t.path]
    if effect.type == "kill_bonus":
        return now.rolling != QUESTING and KILL[t.facing] - now.kill_bonus - t.damage - result(now) <= effect.value
    if effect.type == "roll_bonus":
        return short <= poison + effect.value
    faces = [die % 10 for die in now.rolled if COLOURS[die % MARKED // 10] in effect.colors]
    return bool(faces) and short <= poison + 6 - min(faces)


# -- the monster's attack ----------------------------------------------------------------------------------------------


def _stand(t: Table, seat: int, path: Path) -> tuple[Front, Fighter, Stand]:
    ahead = rounds_ahead(t)
    front = Front(t, seat, t.place, ahead)
    fighter = Fighter(t, seat, t.who[path], ahead)
    return front, fighter, Stand(front, path, fighter, (1.0, float(t.damage), 1.0, 0.0))


def give_up_magic(t: Table, d: Decision[Any], seat: int) -> Any:
    """As many dice as make survival and success together worth most."""
    path, black = d.about
    front, fighter, stand = _stand(t, seat, Path(path))
    kinds = [TRAP_KIND[trap] for trap in t.open[path]]
    flat = sum(TRAP_EFFECT[kind].value for kind in kinds if TRAP_EFFECT[kind].type == "attack_bonus")
    strength, magic = t.on_path[3 * path], t.on_path[3 * path + 1]
    plus_s, plus_m = fighter.fight[0], fighter.fight[1]
    for kind in kinds:
        effect = TRAP_EFFECT[kind]
        if effect.type == "die_bonus":
            if effect.color == "strength":
                plus_s += effect.value
            else:
                plus_m += effect.value
    held = t.guard[path] + t.shields[path] + fighter.spare - AUTO_WOUNDS[t.facing]
    poison = 0
    if MONSTER_DOES[t.facing] != "no_potions_no_poisons":
        held += t.path_potions[path]
        poison = POISON_BONUS * t.path_poisons[path]
    traps = capturable(t, Path(path))
    died = DEATH_GLORY[path] * front.glory - fighter.loss
    best, chosen = -99.0, 0
    for count in d.options:
        survives = withstand(black - count, held)
        dice = strength + magic - count
        total = t.damage + flat + poison + stand.plus + strength * plus_s + (magic - count) * plus_m
        killed = reach(dice, int(KILL[t.facing] - fighter.kill - total + 0.5))
        beaten = killed
        if traps:
            beaten = max(killed, reach(dice, int(CAPTURE[t.facing] - fighter.capture - total + 0.5)))
        won = killed * max(front.killed, front.captured if traps else 0.0) + (beaten - killed) * front.captured
        unhurt = withstand(black - count, held - 1)
        worth = survives * (won + (1 - beaten) * front.loot) + (1 - survives) * died - 0.4 * (survives - unhurt)
        if worth > best + 1e-9:
            best, chosen = worth, count
    return chosen


def defend(t: Table, d: Decision[Any], seat: int) -> Any:
    """Everything that helps, unless nothing does: tokens are lost after the battle anyway."""
    path, hits, _ = d.about
    held = t.shields[path]
    if MONSTER_DOES[t.facing] != "no_potions_no_poisons":
        held += t.path_potions[path]
    spare = 0 if t.wounded[t.who[path]] else 1
    return max(d.options) if hits - held <= spare else 0


def drink(t: Table, d: Decision[Any], seat: int) -> Any:
    path, hits, _ = d.about
    spare = 0 if t.wounded[t.who[path]] else 1
    if hits - t.path_potions[path] > spare:
        return 0
    if rounds_ahead(t) or MONSTER_DOES[t.facing] in ("glory_loss_on_wound", "death_burst", "prelude_die"):
        return max(d.options)
    return max(0, hits - spare)


def deflect_to(t: Table, d: Decision[Any], seat: int) -> Any:
    """At somebody else, and where it hurts most."""

    def worth(path: Path) -> tuple[bool, int]:
        held = t.shields[path] + t.guard[path] + t.path_potions[path]
        own = t.owner[path] == seat
        return not own, held if own else -held

    return max(d.options, key=worth)


def deflect(t: Table, d: Decision[Any], seat: int) -> Any:
    return 0 if t.owner[d.about] == seat else max(d.options)


# -- ruses -------------------------------------------------------------------------------------------------------------


def reveal(t: Table, d: Decision[Any], seat: int) -> Any:
    """Traps always; ruses only if somebody else is near."""
    if TRAP_EFFECT[d.about].type not in ("steal", "deflect"):
        return True
    return any(t.owner[other] != seat for other in t.adjacent(t.path))


def ruse_target(t: Table, d: Decision[Any], seat: int) -> Any:
    effect = TRAP_EFFECT[d.about]
    if effect.type == "deflect":
        return deflect_to(t, d, seat)

    def worth(path: Path) -> tuple[bool, int]:
        dice = sum(t.on_path[3 * path + COLOURS.index(name)] for name in effect.colors)
        return t.owner[path] != seat, min(dice, effect.count)

    return max(d.options, key=worth)


def ruse_cancel(t: Table, d: Decision[Any], seat: int) -> Any:
    """A token against the loss of two dice."""
    effect = TRAP_EFFECT[d.about[1]]
    return effect.count + effect.dice > 1


def steal(t: Table, d: Decision[Any], seat: int) -> Any:
    if t.owner[d.about] == seat:
        return min(d.options, key=lambda way: (sum(way), way))
    return max(d.options, key=lambda way: (sum(way), way))


# -- quests and conquest -----------------------------------------------------------------------------------------------


def pay(t: Table, d: Decision[Any], seat: int) -> Any:
    own = Outlook(t, seat)
    quest = PAY_QUEST[t.quests[1]]
    reward = quest.left if d.about == PATHS_OF[QUEST_B][0] else quest.right
    return amounts_worth(own.clan, reward, own.ahead, own.due, own.rate) >= price_worth(own, quest.cost)


def attempt(t: Table, d: Decision[Any], seat: int) -> Any:
    """Failure costs nothing, but it helps a rival on the right."""
    path = d.about
    after = [other for other in PATHS_OF[t.place] if other > path and t.who[other] >= 0]
    if not after or t.owner[after[0]] == seat:
        return True
    dice = t.on_path[3 * path] + t.on_path[3 * path + 1]
    return reach(dice, CONQUEST_VALUE[t.lands[t.place]] - t.damage - 3) > 0.15


def loot_glory(t: Table, d: Decision[Any], seat: int) -> Any:
    return d.options[-1]
