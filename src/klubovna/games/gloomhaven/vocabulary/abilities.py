"""The abilities of cards, items and monsters: one record per kind of line, checked when content is loaded.

`type` names the record. A number may be a formula (see amounts); a range of 0 is melee, a range with a sign is added to
the figure's own. What an element or a circumstance changes is written with the names of the record's own fields.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from klubovna.games.gloomhaven.vocabulary.amounts import Amount
from klubovna.games.gloomhaven.vocabulary.pieces import (
    Area,
    Aura,
    Called,
    Conditional,
    Cost,
    Link,
    Pay,
    PushInto,
    When,
)
from klubovna.games.gloomhaven.vocabulary.words import (
    Condition,
    Duration,
    Element,
    Moment,
    Rank,
    Slot,
    Target,
)


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A wrong key or word is refused with the place where it stands."""


class Augment(Record):
    """Consume these elements: numbers and lists are added to, `set` replaces, `then` follows, `replace` comes instead.

    A character may, a monster must.
    """

    elements: list[Element]
    add: dict[str, Any] = {}
    set: dict[str, Any] = {}
    then: list[Ability] = []
    replace: Ability | None = None
    xp: int = 0


class _Line(Record):
    """What every line of a card may have. `pay_up_to`: so much damage may be suffered first (`paid` in formulas).

    `makes`: elements infused by performing this very line, where an enhancement says so.
    """

    consume: list[Augment] = []
    conditional: list[Conditional] = []
    pay: list[Pay] = []
    pay_up_to: int = 0
    only_if: list[When] = []
    makes: list[Element] = []
    xp: int = 0


class Move(_Line, kw_only=True, tag="move"):
    value: Amount
    jump: bool = False
    straight: bool = False
    must_end: Literal["", "adjacent_to_obstacle", "adjacent_to_you"] = ""
    loots: bool = False
    destroys_obstacles: bool = False
    disarms_traps: bool = False
    then: list[Ability] = []


class Attack(_Line, kw_only=True, tag="attack"):
    """`kills`: targets of these ranks die instead of being attacked; `finishes`: and those left with so few hit points.

    `targets_paid`: as many targets as damage was paid.
    """

    value: Amount
    range: Amount = 0
    targets: int = 1
    target: Target = "enemy"
    area: Area | None = None
    pierce: int = 0
    push: int = 0
    pull: int = 0
    conditions: list[Condition] = []
    advantage: bool = False
    ignore_shield: bool = False
    xp_per_target: int = 0
    xp_per_two_targets: int = 0
    xp_per_5_damage: int = 0
    kills: list[Rank] = []
    finishes: int = 0
    xp_per_finish: int = 0
    targets_paid: bool = False
    chain: list[Link] = []
    through: bool = False
    push_into: PushInto | None = None
    all_on_one: bool = False
    with_your_augments: bool = False
    then: list[Ability] = []


class Heal(_Line, kw_only=True, tag="heal"):
    """`cures`: all negative conditions too. `conditions`: what the healed figure gains. `times`: so often."""

    value: Amount
    range: Amount = 1
    target: Target = "self_or_ally"
    targets: int = 1
    cures: bool = False
    conditions: list[Condition] = []
    times: Amount = 1


class Shield(_Line, kw_only=True, tag="shield"):
    """`duration`: how long, where the card itself does not say."""

    value: Amount
    target: Target = "self"
    range: Amount = 0
    conditions: list[Condition] = []
    duration: Duration = ""


class Retaliate(_Line, kw_only=True, tag="retaliate"):
    """`range` is that of the retaliation; `within` that of those who get it."""

    value: Amount
    range: int = 1
    target: Target = "self"
    within: Amount = 0
    conditions: list[Condition] = []
    xp_per_use: int = 0
    duration: Duration = ""


class Loot(_Line, kw_only=True, tag="loot"):
    range: int
    most: int = 0
    extra: Amount = 0


class Give(_Line, kw_only=True, tag="condition"):
    """A condition without an attack. `when`: only for those of whom it holds."""

    conditions: list[Condition]
    target: Target
    range: Amount = 1
    targets: int = 1
    area: Area | None = None
    when: list[When] = []


class Push(_Line, kw_only=True, tag="push"):
    value: Amount
    target: Target
    range: Amount = 1
    conditions: list[Condition] = []


class Pull(_Line, kw_only=True, tag="pull"):
    """`radius`: the enemies so near to a hex that is chosen in range are pulled towards that hex."""

    value: Amount
    target: Target = "enemy"
    range: Amount = 1
    targets: int = 1
    conditions: list[Condition] = []
    radius: int = 0


class Kill(_Line, kw_only=True, tag="kill"):
    target: Target
    range: Amount = 1
    rank: tuple[Rank, ...] = ("normal", "elite", "boss")
    area: Area | None = None
    most_hp: Amount | None = None
    when: list[When] = []
    xp_per_kill: int = 0


class Damage(_Line, kw_only=True, tag="damage"):
    """Plain damage: no attack, no shield. `removes`: the condition that goes with it."""

    value: Amount
    target: Target
    range: Amount = 1
    rank: tuple[Rank, ...] = ("normal", "elite", "boss")
    area: Area | None = None
    when: list[When] = []
    removes: list[Condition] = []


class Summon(_Line, kw_only=True, tag="summon"):
    """A character's summon. No `attack`: it makes none. `infuses`: its attacks infuse. `ends_with`: after its turn.

    `lends_place`: its summoner may attack as if it stood there.
    """

    name: str
    hp: Amount
    move: int = 0
    attack: Amount | None = None
    range: int = 0
    flying: bool = False
    conditions: list[Condition] = []
    infuses: list[Element] = []
    on_death: list[Ability] = []
    count: int = 1
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    pierce: int = 0
    push: int = 0
    target: Target = "enemy"
    ends_with: list[Ability] = []
    aura: Aura | None = None
    lends_place: bool = False


class SummonMonsters(_Line, kw_only=True, tag="summon_monsters"):
    figures: list[Called]
    where: Literal["self", "target"] = "self"
    own_hp: bool = False


class CreateTrap(_Line, kw_only=True, tag="create_trap"):
    """Adjacent unless a range is given. A monster lays it as near to an enemy as it can."""

    damage: Amount = 0
    conditions: list[Condition] = []
    range: int = 1
    xp_when_sprung: int = 0
    when_sprung: list[Ability] = []


class DisarmTrap(_Line, kw_only=True, tag="disarm_trap"):
    """`hits`: the effects of the trap strike an enemy within this range."""

    range: int = 1
    count: int = 1
    hits: int = 0


class CreateObstacle(_Line, kw_only=True, tag="create_obstacle"):
    range: int = 1
    count: int = 1
    size: int = 1
    where: Literal["range", "killed"] = "range"


class DestroyObstacle(_Line, kw_only=True, tag="destroy_obstacle"):
    """`count` 0: all."""

    range: int = 1
    count: int = 1


class MoveObstacle(_Line, kw_only=True, tag="move_obstacle"):
    range: int = 1
    to: int = 1


class Recover(_Line, kw_only=True, tag="recover"):
    """Up to `count` cards (0: all) of the pile. `loses`: so many hand cards of the same figure are lost after that.

    `only`: cards that summon. `when`: only those figures.
    """

    pile: Literal["discard", "lost"]
    count: Amount = 0
    only: Literal["", "summons"] = ""
    when: list[When] = []
    target: Target = "self"
    range: Amount = 1
    loses: int = 0


class RefreshItem(_Line, kw_only=True, tag="refresh_item"):
    """`count` 0: all."""

    state: list[Literal["spent", "consumed"]]
    count: int = 1
    slots: list[Slot] = []
    target: Target = "self"
    range: Amount = 1


class Infuse(_Line, kw_only=True, tag="infuse"):
    elements: list[Element]


class Cure(_Line, kw_only=True, tag="cure"):
    """Take off so many negative conditions (0: all)."""

    count: int = 0
    target: Target = "self"
    range: Amount = 1


class Grant(_Line, kw_only=True, tag="grant"):
    """An ally performs abilities: its own player decides, or you (`by_you`). `xp_per_attack`: for each that attacks."""

    target: Target
    abilities: list[Ability]
    range: Amount = 1
    targets: int = 1
    by_you: bool = False
    xp_per_attack: int = 0


class Control(_Line, kw_only=True, tag="control"):
    """An enemy performs abilities as you say; its attacks are aimed at its own friends."""

    target: Target
    abilities: list[Ability]
    range: Amount = 1
    rank: tuple[Rank, ...] = ("normal", "elite", "boss")
    area: Area | None = None


class ControlTurn(_Line, kw_only=True, tag="control_turn"):
    """An enemy's turn of this round is taken with the sides swapped; `by_you`: as you say."""

    target: Target
    range: Amount = 1
    rank: tuple[Rank, ...] = ("normal", "elite")
    by_you: bool = False


class IfConsume(_Line, kw_only=True, tag="if_consume"):
    """If the elements are consumed, these abilities follow (and these elements are infused)."""

    elements: list[Element]
    abilities: list[Ability] = []
    infuse: list[Element] = []


class IfPay(_Line, kw_only=True, tag="if_pay"):
    """If so much damage is suffered, these abilities follow."""

    suffer: int
    abilities: list[Ability]


class OneOf(_Line, kw_only=True, tag="one_of"):
    """One of these abilities, or none."""

    abilities: list[Ability]


class Swap(_Line, kw_only=True, tag="swap"):
    """Two figures change hexes."""

    first: Target
    second: Target


class Teleport(_Line, kw_only=True, tag="teleport"):
    """To a hex without walking there: any that is empty, or that of the enemy that has just died."""

    to: Literal["any", "killed"]


class SetHp(_Line, kw_only=True, tag="set_hp"):
    """The own hit points become so many; that is no damage."""

    value: int


class ExtraTurn(_Line, kw_only=True, tag="extra_turn"):
    """A character takes a turn at once, with two cards of its hand."""

    target: Target


class GiveCard(_Line, kw_only=True, tag="give_card"):
    """A copy of this card, if one is left, comes into the hand of the target."""

    card: int
    target: Target
    range: Amount = 1


class Mark(_Line, kw_only=True, tag="mark"):
    """An enemy is marked for the scenario: your attacks on it are so much stronger."""

    target: Target
    attack: int
    rank: tuple[Rank, ...] = ("normal", "elite")


class OnDeath(_Line, kw_only=True, tag="on_death"):
    """A monster of this kind that dies while the card lies there performs these abilities first."""

    abilities: list[Ability]


class BossSpecial(_Line, kw_only=True, tag="boss_special"):
    number: int


class Special(_Line, kw_only=True, tag="special"):
    """What the vocabulary cannot say: a function of that name (`specials/`), or a standing effect of that name."""

    special: str
    range: int = 0


class Effect(Record):
    """What a bonus does at its moment; cards, items and modifier cards share it.

    `target`: the whole heal or attack is for these instead. `its_…`: what the doomed enemy has more. `moves_dooms`: to
    another enemy within 2 of the dead one, one doom or all.
    """

    attack: Amount = 0
    double_attack: bool = False
    advantage: bool = False
    ignore_shield: bool = False
    conditions: list[Condition] = []
    pierce: int = 0
    push: int = 0
    pull: int = 0
    range: int = 0
    targets: int = 0
    area: Area | None = None
    reach: int = 0
    kill: list[Rank] = []
    splash: int = 0
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    prevent_damage: bool = False
    attacker_disadvantage: bool = False
    double_counts_as_0: bool = False
    attacker_gains: list[Condition] = []
    push_attacker: int = 0
    move: int = 0
    jump: bool = False
    heal: int = 0
    double_heal: bool = False
    loot: int = 0
    initiative: int = 0
    basic: int = 0
    infuse: list[Element] = []
    perform: list[Ability] = []
    suffer: int = 0
    suffer_each: int = 0
    allies_suffer: int = 0
    xp: int = 0
    obstacles: int = 0
    fizzle: bool = False
    flying: bool = False
    immune: list[Condition] = []
    unmoved: bool = False
    no_difficult: bool = False
    no_hazardous: bool = False
    focus_last: bool = False
    small_slots: int = 0
    fewer_minus_one: int = 0
    play_from_hand: Literal["", "top", "bottom", "same"] = ""
    disadvantage: bool = False
    attacker_attack: int = 0
    damage_to_attacker: int = 0
    double_move: bool = False
    cures: bool = False
    target: Target | Literal[""] = ""
    more_curses: int = 0
    its_attack: int = 0
    its_move: int = 0
    its_range: int = 0
    kills_doomed: bool = False
    moves_dooms: Literal["", "one", "all"] = ""
    companion_attack: int = 0
    companion_move: int = 0
    later_turn: bool = False
    phasing: bool = False
    heals_in_hazard: int = 0
    steadfast: bool = False
    redirects: bool = False


class Bonus(_Line, kw_only=True, tag="bonus"):
    """A lasting effect of an active card (or of an augment): at `on`, while `when` holds, `effect` works.

    `uses`: how often, where the card has no slots. `needs`: elements that each use consumes. `breaks_obstacle`: each
    use destroys an adjacent obstacle. `cost`: what each use costs, if its owner likes. `once`: in a turn, in an action.
    `only_with`: elements without which the bonus does not begin. `keeps`: a number that is worked out when it begins
    and then is its attack. `rank`: of an enemy that it may doom.
    """

    on: Moment
    effect: Effect
    when: list[When] = []
    applies_to: Target = "self"
    range: int = 1
    uses: int = 0
    needs: list[Element] = []
    breaks_obstacle: bool = False
    cost: Cost | None = None
    optional: bool = False
    once: Literal["", "turn", "action"] = ""
    only_with: list[Element] = []
    keeps: Amount | None = None
    rank: tuple[Rank, ...] = ("normal", "elite", "boss")


Ability = (
    Move | Attack | Heal | Shield | Retaliate | Loot | Give | Push | Pull | Kill | Damage | Summon | SummonMonsters
    | CreateTrap | DisarmTrap | CreateObstacle | DestroyObstacle | MoveObstacle | Recover | RefreshItem | Infuse
    | Cure | Grant | Control | ControlTurn | IfConsume | IfPay | OneOf | Swap | Teleport | SetHp | ExtraTurn
    | GiveCard | Mark | OnDeath | BossSpecial | Special | Bonus
)  # fmt: skip
