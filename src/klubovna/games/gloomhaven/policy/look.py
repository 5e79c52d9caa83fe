"""What a character sees around it: enemies and how dangerous they are, friends, how long everybody can go on."""

from __future__ import annotations

from typing import Final

from klubovna.games.gloomhaven.abilities import Attack, Bonus, Move
from klubovna.games.gloomhaven.action import Action, base, holds, number, shield_of
from klubovna.games.gloomhaven.amounts import Amount, relative
from klubovna.games.gloomhaven.facts import BONUSES, MONSTER_CARDS, MONSTER_DECK
from klubovna.games.gloomhaven.figures import CHARACTER, MONSTER_FIGURE, RETALIATES, SUMMON, Character, Figure
from klubovna.games.gloomhaven.policy.odds import blow, rounds
from klubovna.games.gloomhaven.state import TURN, TURNS, Table
from klubovna.games.gloomhaven.words import DISARM, IMMOBILIZE, INVISIBLE, MUDDLE, POISON, STUN
from klubovna.kernel.hexes import FAR, Hex

HARM_PER_TURN: Final = 2.3
"""What a character deals in a turn, all in all."""
ROOM_ROUNDS: Final = 8
"""How long a room takes of which nothing is known yet."""
ENOUGH_HP: Final = 99
SHARED: Final = 0.35
"""How much it matters that an enemy comes to a character, if it could come to another as well."""
RATE_AMPLE: Final = 1.0
RATE_SHORT: Final = 3.0
RATE_BEND: Final = 8.0


class Foe:
    """An enemy, with what its next turn may bring."""

    __slots__ = ("acts", "at", "figure", "hp", "id", "move", "range", "retaliate", "shield", "threat", "value")

    def __init__(self, t: Table, figure: Figure) -> None:
        self.figure = figure
        self.id = figure.id
        self.at = figure.at
        self.hp = figure.hp
        self.shield = shield_of(t, figure)
        stats = base(t, figure)
        running = t.phase in (TURNS, TURN)
        self.acts = figure.form == MONSTER_FIGURE and not (running and figure.acted)
        self.move = self.range = self.value = self.retaliate = 0
        targets = 1
        if stats is not None:
            self.move, self.range, self.retaliate, targets = stats.move, stats.range, stats.retaliate, stats.targets
            value: Amount = stats.attack
            self.value = value if isinstance(value, int) else number(t, Action(t, figure, 0), value)
        if self.acts:
            self._as_the_card_says(t)
        for boon in t.boons:
            if boon[0] == figure.id and boon[1] == RETALIATES:
                self.retaliate += boon[2]
        if figure.conditions[IMMOBILIZE]:
            self.move = 0
        self.threat = 0.0
        if not figure.conditions[STUN] and not figure.conditions[DISARM] and self.value > 0:
            self.threat = blow(self.value, 0, ENOUGH_HP)[0] * (1 + 0.25 * (targets - 1))
            if figure.conditions[MUDDLE]:
                self.threat *= 0.75

    def _as_the_card_says(self, t: Table) -> None:
        """The card of the round lies open."""
        face = t.faces[t.decks.index(MONSTER_DECK[self.figure.who])]
        if face < 0:
            return
        move, value, far = CARD_SAYS[face]
        self.move = 0 if move is None else max(0, self.move + move)
        self.value = 0 if value is None else max(0, self.value + value)
        if isinstance(far, int):
            self.range = far
        elif far and self.range:
            self.range = max(1, self.range + int(far))

    @property
    def reach(self) -> int:
        return self.move + max(1, self.range)


def _said(card: int) -> tuple[int | None, int | None, Amount]:
    """What the card of a monster adds to its move and its attack (None: there is none), and its range."""
    move = value = None
    far: Amount = "+0"
    for line in MONSTER_CARDS[card].abilities:
        if isinstance(line, Move) and move is None:
            move = _added(line.value)
        elif isinstance(line, Attack) and value is None:
            value = _added(line.value)
            far = line.range
    return move, value, far


def _added(amount: Amount) -> int:
    return int(amount) if isinstance(amount, str) and relative(amount) else 0


CARD_SAYS: Final = [_said(card) for card in range(len(MONSTER_CARDS))]


class Look:
    """The table as one character sees it now."""

    __slots__ = (
        "action", "allies", "card_rate", "character", "danger_at", "figure", "foes", "known", "melee", "pain",
        "ranged", "spare", "stamina", "t", "who",
    )  # fmt: skip

    def __init__(self, t: Table, who: int) -> None:
        self.t = t
        self.who = who
        self.character = t.characters[who]
        self.figure = t.body(self.character)
        self.action = Action(t, self.figure, self.character.seat)
        self.foes = [Foe(t, figure) for figure in t.foes(self.figure) if not figure.conditions[INVISIBLE]]
        self.allies = t.friends(self.figure)
        self.stamina = stamina(self.character)
        self.spare = self.stamina - needed(t, self.foes)
        self.card_rate = rate(self.spare)
        self.pain = pain(self.figure)
        self.melee, self.ranged = self._bonus()
        self.known: dict[tuple[int, int, int], float] = {}
        self.danger_at: dict[Hex, tuple[float, float]] = {}

    def _bonus(self) -> tuple[int, int]:
        """What active cards add to attacks."""
        melee = ranged = 0
        for row in self.character.active:
            for bonus in BONUSES[row[0]][row[1]]:
                more = attack_bonus(bonus)
                if more and bonus.on in ("your_attack", "attack", "your_melee_attack"):
                    melee += more
                if more and bonus.on in ("your_attack", "attack", "your_ranged_attack"):
                    ranged += more
        return melee, ranged

    def loss(self, hand: int, discard: int) -> float:
        """What it costs to lose so many cards of the hand and of the discard pile."""
        character = self.character
        held = len(character.hand) + len(character.chosen)
        left = rounds(max(0, held - hand), max(0, len(character.discard) - discard))
        return 0.5 + means(self.spare) - means(self.spare - self.stamina + left)

    def danger(self, at: Hex) -> tuple[float, float]:
        """What enemies may do to the character if it ends there, and how many attacks that are."""
        found = self.danger_at.get(at)
        if found is None:
            found = self.danger_at[at] = self._danger(at)
        return found

    def _danger(self, at: Hex) -> tuple[float, float]:
        ranges = self.t.ground.ranges(at)
        harm = attacks = 0.0
        for foe in self.foes:
            far = ranges.get(foe.at, FAR)
            if not foe.threat or far > foe.reach + (0 if foe.acts else 1):
                continue
            share = 0.6 if far > foe.reach else 1.0
            if not foe.acts:
                share *= 0.6
            from_foe = self.t.ground.ranges(foe.at)
            others = [from_foe.get(ally.at, FAR) for ally in self.allies]
            nearest = min(others, default=FAR)
            if nearest <= foe.reach:
                # It strikes somebody anyway.
                share *= SHARED if nearest >= far else SHARED / 3
            harm += share * foe.threat
            attacks += share
        return harm, attacks


def attack_bonus(bonus: Bonus) -> int:
    effect = bonus.effect
    if isinstance(effect.attack, int) and effect.attack:
        return effect.attack
    return 2 if effect.double_attack else 0


def stamina(character: Character) -> int:
    active = sum(1 for _ in character.active)
    return rounds(len(character.hand) + len(character.chosen), len(character.discard)) + active // 4


def needed(t: Table, foes: list[Foe]) -> float:
    """How many rounds the scenario may still take."""
    standing = sum(1 for one in t.characters if one.figure >= 0) or 1
    work = sum(foe.hp + 1.5 * foe.shield for foe in foes)
    hidden = sum(1 for room in range(len(t.book.rooms)) if not t.revealed >> room & 1)
    return 1 + work / (HARM_PER_TURN * standing) + hidden * ROOM_ROUNDS * 2 / standing


def rate(spare: float) -> float:
    """The price of one more round, in hit points: cheap where there are many to spare."""
    return means(spare + 0.5) - means(spare - 0.5)


def means(spare: float) -> float:
    """What rounds to spare are worth, all together: each is worth more, the fewer there are."""
    most, least, bend = RATE_SHORT, RATE_AMPLE, RATE_BEND
    if spare >= bend:
        return least * (spare - bend)
    if spare <= -bend:
        return -(most + least) * bend - most * (-bend - spare)
    # Between the two the price goes evenly from one to the other.
    gap = bend - spare
    return -(least * gap + (most - least) * gap * gap / (4 * bend))


def pain(figure: Figure) -> float:
    """The price of a hit point: the fewer are left, the dearer."""
    if figure.hp * 2 > figure.max_hp:
        return PAIN
    return PAIN_LOW if figure.hp > 3 else PAIN_LAST


PAIN: Final = 1.0
PAIN_LOW: Final = 1.3
PAIN_LAST: Final = 1.6


def helped_by(look: Look) -> list[Figure]:
    """Characters and summons on its side, itself first."""
    return [look.figure, *(one for one in look.allies if one.form in (CHARACTER, SUMMON))]


def poisoned(figure: Figure) -> bool:
    return figure.conditions[POISON] > 0


__all__ = ["Foe", "Look", "helped_by", "holds", "needed", "pain", "poisoned", "rate", "stamina"]
