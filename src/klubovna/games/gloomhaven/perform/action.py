"""An action while it is performed: who performs it, and what it has done so far."""

from __future__ import annotations

from klubovna.games.gloomhaven.cards.enhancing import summon_stats
from klubovna.games.gloomhaven.events import XP_GAINED
from klubovna.games.gloomhaven.facts import (
    HALVES,
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
    SUMMON,
    Character,
    Figure,
)
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Ability, Effect
from klubovna.games.gloomhaven.vocabulary.amounts import worked_out
from klubovna.games.gloomhaven.vocabulary.words import (
    STUN,
)
from klubovna.kernel.hexes import Hex


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
    struck: tuple[tuple[Hex, int], ...] = ()
    """Where the targets of the last attack stood, and the damage that each of them suffered."""
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
    if actor.hp <= 0 or actor.conditions[STUN] or t.figure(actor.id) is not actor:
        return False
    return actor.form != CHARACTER or t.stands(actor)


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
        ally = t.book.objectives[figure.who]  # spec.14
        more = t.memory.get(f"stronger {ally.id}", 0)
        if not ally.attack:
            return None
        attack = worked_out(ally.attack, {"C": t.party, "L": t.level}.__getitem__) + more
        return Stats(hp=figure.max_hp, move=ally.move, attack=attack, range=ally.range)
    return summon_stats(figure.number, t.enhancements) if figure.form == SUMMON else None


# -- active cards ------------------------------------------------------------------------------------------------------


def anything_active(t: Table) -> bool:
    """Whether there is an active card at all: a quick look before a long one."""
    for character in t.characters:
        if character.active:
            return True
    return False


def stands(character: Character, special: str) -> bool:
    """Whether a standing effect of this name is active."""
    return bool(character.active) and any(special in STANDS[row[0]][row[1]] for row in character.active)


def doomed_by(character: Character, figure: Figure) -> list[list[int]]:
    """The dooms of the character that lie on this figure."""
    return [row for row in character.active if row[3] == figure.id and HALVES[row[0]][row[1]].doom]
