"""An action while it is performed: what it has done so far, whom its words mean, what its numbers come to."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.cards.enhancing import summon_stats
from klubovna.games.gloomhaven.combat.conditions import has_any, negatives
from klubovna.games.gloomhaven.events import XP_GAINED
from klubovna.games.gloomhaven.facts import (
    COMPANION,
    HALVES,
    INITIATIVE,
    ITEMS,
    MONSTER,
    MONSTERS,
    PASSIVES,
    STANDS,
    Half,
    Stats,
)
from klubovna.games.gloomhaven.figures import (
    CHARACTER,
    MONSTER_FIGURE,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    PER_INITIATIVE,
    SHIELDED,
    SIDE_OF_CHARACTERS,
    STRONG,
    SUMMON,
    Character,
    Figure,
)
from klubovna.games.gloomhaven.scenario.auras import shield_by_others
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Ability, Bonus, Effect
from klubovna.games.gloomhaven.vocabulary.amounts import ON_MAP, Amount, relative, worked_out
from klubovna.games.gloomhaven.vocabulary.pieces import TargetMust, When
from klubovna.games.gloomhaven.vocabulary.words import (
    ALLIES,
    ELEMENTS,
    ENEMIES,
    EVERYWHERE,
    INVISIBLE,
    ITSELF,
    NORMAL,
    POISON,
    SEEN,
    SELF,
    STUN,
    TARGETS,
)
from klubovna.kernel.hexes import FAR, Hex

ALL: Final = 99
"""More figures than there are."""


class Action:
    """Lives inside one step. `auto`: the figure follows the monster rules; else `seat` decides.

    `credit` is the character that gains experience and kills, or -1. What few actions need has its value here, and is
    kept by an action only where it differs.
    """

    attacked = False
    walked = False
    healed = NOBODY
    items = 0
    """Items used in it."""
    once: tuple[int, ...] = ()
    """Cards whose bonus works once in an action and has."""
    paid = 0
    spare = 0
    """What is left of the range of the attack behind its target."""
    stand: Hex | None = None
    """The hex from which it attacks, where that is not the figure's own."""

    __slots__ = (
        "__dict__",
        "actor",
        "area",
        "auto",
        "card",
        "chosen",
        "consumed",
        "credit",
        "damaged",
        "did",
        "doing",
        "dying",
        "focus",
        "grantor",
        "half",
        "half_no",
        "hurt",
        "killed_at",
        "lasting",
        "line",
        "lines",
        "moved",
        "obstacles",
        "passed",
        "path",
        "planned",
        "seat",
        "single",
        "start",
        "straight",
        "targets",
        "wrecked",
    )  # fmt: skip

    def __init__(self, t: Table, actor: Figure, seat: int, auto: bool = False) -> None:
        self.actor = actor
        self.seat = seat
        self.auto = auto
        self.credit = actor.who if actor.form <= SUMMON else NOBODY
        self.half: Half | None = None
        self.half_no = 0
        self.card = NOBODY
        self.did = False
        self.doing = ""
        self.dying = False
        self.grantor = NOBODY
        self.lines: list[Ability] = []
        self.line = 0
        self.moved = 0
        self.start: Hex = actor.at
        self.straight = True
        self.path: list[Hex] = []
        self.passed: list[int] = []
        self.targets: list[int] = []
        self.area: frozenset[Hex] = frozenset()
        self.killed_at: Hex = NOWHERE
        self.obstacles: list[Hex] = []
        self.wrecked = 0
        self.hurt = 0
        self.damaged = 0
        self.consumed = False
        self.focus = NOBODY
        self.lasting: list[tuple[str, Effect]] = []
        """What items do for the whole action: the window and the effect."""
        self.single = False
        """Whether its attack has one target and no area."""
        self.planned: tuple[object, object] | None = None
        self.chosen: Hex = NOWHERE

    @property
    def at(self) -> Hex:
        """Where it is performed from."""
        return self.actor.at if self.stand is None else self.stand

    @property
    def earner(self) -> int:
        """Who gains the experience that is printed on the card: of what is granted the one who grants it."""
        return self.credit if self.grantor < 0 else self.grantor

    @property
    def purpose(self) -> tuple[int, str]:
        """Who does what: so that a question can say what it is about."""
        return (self.actor.id, self.doing)

    @property
    def source(self) -> tuple[int, int, int]:
        """Who plays which half of which card."""
        return (self.actor.id, self.card, self.half_no)


def able(t: Table, action: Action) -> bool:
    """Whether the figure still stands there and can go on: stun ends all (cond.neg.10, ex.cond.1, var.03)."""
    actor = action.actor
    if action.dying:
        return True
    return actor.hp > 0 and t.figure(actor.id) is actor and not actor.conditions[STUN] and t.stands(actor)


def gain(t: Table, who: int, xp: int) -> None:
    """xp.06 Never optional."""
    if who >= 0 and xp:
        t.characters[who].xp += xp
        t.tell(XP_GAINED, who, xp)


def base(t: Table, figure: Figure) -> Stats | None:
    """The figure's own values: a monster's row, or those printed on the card of a summon."""
    if figure.form == MONSTER_FIGURE:
        return t.stats(figure)
    if figure.form == OBJECTIVE:
        ally = t.book.facts.objectives[figure.who]  # spec.14
        more = t.memory.get(f"stronger {ally.id}", 0)
        if not ally.attack:
            return None
        attack = worked_out(ally.attack, {"C": t.party, "L": t.level}.__getitem__) + more
        return Stats(hp=figure.max_hp, move=ally.move, attack=attack, range=ally.range)
    return summon_stats(figure.number, t.enhancements) if figure.form == SUMMON else None


# -- numbers -----------------------------------------------------------------------------------------------------------


def number(t: Table, action: Action, amount: Amount, target: Figure | None = None, own: Amount = 0) -> int:
    if isinstance(amount, int):
        return amount
    if isinstance(own, int) and relative(amount):
        return own + int(amount)

    def ask(name: str) -> int:
        return _asked(t, action, name, target)

    if isinstance(own, str):
        own = worked_out(own, ask)
    return worked_out(amount, ask, own)


def _asked(t: Table, action: Action, name: str, target: Figure | None) -> int:
    actor = action.actor
    if name == "C":
        return t.party
    if name == "L":
        return t.level
    if name == "moved_this_turn":
        return t.moved
    if name == "moved":
        return action.moved
    if name == "damage_this_turn":
        return t.dealt
    if name == "damage_to_target":
        return action.hurt
    if name == "targets_damaged":
        return action.damaged
    if name == "obstacle_hexes_destroyed":
        return action.wrecked
    if name == "own_hp":
        return actor.hp
    if name == "missing_hp":
        return actor.max_hp - actor.hp
    if name == "below_half_missing_hp":
        return (actor.max_hp - actor.hp - 1) // 2
    if name == "paid":
        return action.paid
    if name == "spare_range":
        return action.spare
    if name == "character_level":
        return t.characters[action.credit].level
    if name == "lost_cards":
        return lost_cards(t, t.characters[action.credit])
    if name == "summoned_allies":
        return sum(friend.form == SUMMON for friend in t.friends(actor))
    if name == "adjacent_allies":
        return sum(t.ground.range(actor.at, friend.at) == 1 for friend in t.friends(actor))
    if name == "adjacent_enemies":
        return sum(t.ground.range(actor.at, foe.at) == 1 for foe in t.foes(actor))
    if name == "allies_within_2":
        return sum(t.ground.range(actor.at, friend.at) <= 2 for friend in t.friends(actor))
    if name.startswith(ON_MAP):
        kind = MONSTER[name.removeprefix(ON_MAP)]
        return sum(figure.form == MONSTER_FIGURE and figure.who == kind for figure in t.figures)
    assert target is not None, name
    if name == "target_max_hp":
        return target.max_hp
    if name == "target_missing_hp":
        return target.max_hp - target.hp
    if name == "target_shield":
        return shield_of(t, target)
    if name == "conditions_on_target":
        return negatives(target)
    return sum(t.ground.range(target.at, friend.at) == 1 for friend in t.friends(actor))


def lost_cards(t: Table, character: Character) -> int:
    """bonus.08 Active cards that will be lost count; the one in play does not yet (turn.04)."""
    active = sum(HALVES[row[0]][row[1]].lost and row[0] != t.playing for row in character.active)
    return len(character.lost) + active


def shield_of(t: Table, figure: Figure) -> int:
    """shield.02 All shields together, as they stand."""
    stats = base(t, figure)
    total = stats.shield if stats is not None else 0
    for boon in t.boons:
        if boon[0] == figure.id and boon[1] == SHIELDED:
            total += boon[2]
    if figure.form == CHARACTER:
        for item in t.characters[figure.who].items:
            facts = ITEMS[item]
            if facts.on == "passive" and facts.effect.shield and holds(t, Action(t, figure, 0), facts.when):
                total += facts.effect.shield
    if figure.side == SIDE_OF_CHARACTERS and anything_active(t):
        total += sum(effect.shield for effect in passives(t, figure))
    return total if not t.book.facts.auras else shield_by_others(t, figure, total)


# -- bonuses that work by themselves -----------------------------------------------------------------------------------


def passives(t: Table, figure: Figure) -> list[Effect]:
    """What active cards do for this figure without being used."""
    return [
        bonus.effect
        for character in t.characters
        for row in character.active
        for bonus in PASSIVES[row[0]][row[1]]
        if is_for(t, character, bonus, figure)
    ]


def anything_active(t: Table) -> bool:
    """Whether there is an active card at all: a quick look before a long one."""
    for character in t.characters:
        if character.active:
            return True
    return False


def is_for(t: Table, character: Character, bonus: Bonus, figure: Figure) -> bool:
    """Whether the figure is among those whom a bonus of this character is for."""
    if bonus.applies_to == "self":
        return figure.id == character.figure
    if character.figure < 0:
        return False
    return figure in meant(t, Action(t, t.body(character), character.seat), bonus.applies_to, bonus.range)


def stands(character: Character, special: str) -> bool:
    """Whether a standing effect of this name is active."""
    return bool(character.active) and any(special in STANDS[row[0]][row[1]] for row in character.active)


def doomed_by(character: Character, figure: Figure) -> list[list[int]]:
    """The dooms of the character that lie on this figure."""
    return [row for row in character.active if row[3] == figure.id and HALVES[row[0]][row[1]].doom]


def doom(t: Table, figure: Figure, name: str) -> int:
    """What dooms add to a number of the figure."""
    total = 0
    if figure.form == MONSTER_FIGURE:
        for character in t.characters:
            for row in doomed_by(character, figure) if character.active else ():
                total += sum(getattr(bonus.effect, name) for bonus in PASSIVES[row[0]][row[1]])
    return total


# -- circumstances -----------------------------------------------------------------------------------------------------


def holds(t: Table, action: Action, whens: list[When], target: Figure | None = None) -> bool:
    return all(_holds(t, action, when, target) for when in whens)


def _holds(t: Table, action: Action, when: When, target: Figure | None) -> bool:
    actor = action.actor
    if isinstance(when, TargetMust):
        if target is None:
            return False
        if when.target_is:
            return target.form == MONSTER_FIGURE and MONSTERS[target.who].id in when.target_is
        return has_any(target, [*when.target_has])
    if when == "straight_line":
        return action.straight
    if when == "back_where_you_started":
        return actor.at == action.start
    if when == "you_are_invisible":
        return actor.conditions[INVISIBLE] > 0
    if when == "you_have_one_hp":
        return actor.hp == 1
    if when == "consumed":
        return action.consumed
    if when == "moved_at_most_1":
        return t.moved <= 1
    if when in ("moved_at_least_4", "moved_at_least_5", "moved_at_least_6"):
        return t.moved >= int(when[-1])
    if when == "three_adjacent_enemies":
        return sum(t.ground.range(actor.at, foe.at) == 1 for foe in t.foes(actor)) >= 3
    if when == "augment_action":
        return action.half is not None and action.half.augment
    if when == "single_target":
        return action.single
    if when == "used_item":
        return action.items > 0
    if when == "later_cards_in_hand":
        character = t.characters[actor.who]
        later = [card for card in character.hand if INITIATIVE[card] * PER_INITIATIVE > character.place]
        return bool(later) and len(character.hand) >= 2
    if when == "below_half_hp":
        return actor.hp < (actor.max_hp + 1) // 2
    if when in ("light_not_strong", "dark_not_strong"):
        element = ELEMENTS.index(when.removesuffix("_not_strong"))
        return t.elements[element] != STRONG and not t.infused >> element & 1
    if when == "loot_1":
        return True  # the flow that asks has looked at its own line
    if target is None:
        return False
    if when == "target_next_to_your_ally":
        return any(t.ground.range(target.at, friend.at) == 1 for friend in t.friends(actor))
    if when == "target_undamaged":
        return target.hp == target.max_hp
    if when == "target_doomed":
        return action.credit >= 0 and bool(doomed_by(t.characters[action.credit], target))
    if when == "two_negative_conditions":
        return negatives(target) >= 2
    if when == "target_suffered_10":
        return target.max_hp - target.hp >= 10
    if when == "attacker_normal":
        beside = t.ground.range(actor.at, target.at) == 1
        return beside and target.form == MONSTER_FIGURE and target.rank == NORMAL
    return all(t.ground.range(target.at, friend.at) != 1 for friend in t.friends(target))


# -- whom the words mean -----------------------------------------------------------------------------------------------


def meant(t: Table, action: Action, word: str, reach: int, enough: int = ALL) -> list[Figure]:
    """All figures that a target word allows, in the order of the table; enemies that are invisible are left out.

    No more of them are looked for than are `enough`.
    """
    who, where, _ = TARGETS[word]
    actor = action.actor
    side = actor.side
    here = actor.at if action.stand is None else action.stand
    found: list[Figure] = []
    mixed = t.book.mixed
    ground = t.ground
    near = ground.ranges(here) if where == "range" and reach < EVERYWHERE else None
    for figure in t.figures:
        if figure is actor:
            if not who & SELF:
                continue
            if where in ITSELF:
                found.append(figure)
                continue
        elif figure.side == side:
            if not who & ALLIES or figure.thing or (mixed and t.still(figure)):
                continue
        elif mixed and who & ALLIES and tended(t, action, figure):
            pass
        elif not who & ENEMIES or (mixed and not t.hostile(actor, figure)):
            continue
        elif (
            (figure.conditions[INVISIBLE] or figure.form == CHARACTER)
            and where in SEEN
            and t.unseen(figure)
            and not sees_hidden(t, actor)
        ):
            continue  # cond.pos.01, cond.pos.10
        if near is not None:
            there = near.get(figure.at, FAR) <= reach and ground.sees(here, figure.at)  # los.04
        else:
            there = _there(t, action, figure, where, reach, here)
        if there:
            found.append(figure)
            if len(found) >= enough:
                break
    return found


def tended(t: Table, action: Action, figure: Figure) -> bool:
    """Something neutral that characters may heal."""
    if figure.form != OBJECTIVE or action.doing != "heal" or action.actor.side != SIDE_OF_CHARACTERS:
        return False
    return t.book.facts.objectives[figure.who].tended


def sees_hidden(t: Table, actor: Figure) -> bool:
    """Whether the figure can target those that are invisible."""
    return actor.form == CHARACTER and stands(t.characters[actor.who], "target_invisible_enemies")


def _there(t: Table, action: Action, figure: Figure, where: str, reach: int, here: Hex) -> bool:
    ground, at, actor = t.ground, figure.at, action.actor
    if where == "range":
        return True  # as far as you like
    if where == "adjacent":
        return ground.range(here, at) == 1
    if where == "map":
        return True
    if where == "room":
        room = t.book.room_of
        return room.get(at, -1) == room.get(actor.at, -2)
    if where == "path":
        return figure.id in action.passed
    if where == "area":
        return at in action.area
    if where == "target":
        return figure.id in action.targets[-1:]
    if where == "by_target":
        return action.chosen != at and ground.range(action.chosen, at) == 1
    if where == "by_obstacle":
        return any(at in ground.ranges(hex) and ground.range(hex, at) == 1 for hex in action.obstacles)
    if where == "by_killed":
        return ground.range(action.killed_at, at) == 1
    if where == "by_path":
        return any(ground.range(hex, at) == 1 for hex in action.path)
    if where == "by_chosen":
        return ground.range(action.chosen, at) <= reach
    if where == "summons":
        return figure.form == SUMMON and (reach >= EVERYWHERE or ground.within(actor.at, at, reach))
    if where == "own_summons":
        return figure.form == SUMMON and figure.who == actor.who
    if where == "companion":
        own = COMPANION[t.characters[actor.who].role]
        return figure.form == SUMMON and figure.who == actor.who and figure.number == own
    if where == "by_summons":
        return any(one.form == SUMMON and ground.range(one.at, at) == 1 for one in t.friends(actor))
    if where == "by_poisoned":
        foes = [foe for foe in t.foes(actor) if foe.conditions[POISON] and foe is not figure]
        return any(ground.range(foe.at, at) == 1 for foe in foes)
    if where == "exact":
        return ground.range(here, at) == reach and ground.sees(here, at)
    if where == "healed":
        return figure.id == action.healed
    if where == "by_healed":
        healed = t.figure(action.healed)
        return healed is not None and ground.range(healed.at, at) <= reach
    if where == "doomed":
        return action.credit >= 0 and bool(doomed_by(t.characters[action.credit], figure))
    return False
