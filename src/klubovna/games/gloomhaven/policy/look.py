"""What a character sees around it: enemies and how dangerous they are, friends, how long everybody can go on."""

from __future__ import annotations

from typing import Final, TypeAlias

from klubovna.games.gloomhaven.facts import BONUSES, HALVES, MONSTER_CARDS, MONSTER_DECK
from klubovna.games.gloomhaven.figures import CHARACTER, MONSTER_FIGURE, RETALIATES, SUMMON, Character, Figure
from klubovna.games.gloomhaven.perform.action import Action, base
from klubovna.games.gloomhaven.perform.numbers import number, shield_of
from klubovna.games.gloomhaven.policy.boldness import FIRST, Boldness
from klubovna.games.gloomhaven.policy.odds import blow, rounds, rounds_reviving
from klubovna.games.gloomhaven.state import TURN, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Bonus, Move, Recover
from klubovna.games.gloomhaven.vocabulary.amounts import Amount, relative
from klubovna.games.gloomhaven.vocabulary.words import DISARM, IMMOBILIZE, INVISIBLE, MUDDLE, STUN
from klubovna.kernel.hexes import FAR, Hex

HARM_PER_TURN: Final = 2.3
"""What a character deals in a turn, all in all."""
ENOUGH_HP: Final = 99


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


Sighted: TypeAlias = list[tuple[Foe, bool]]
"""Enemies that are seen from a hex, and whether they stand beside it."""


class Threat:
    """An enemy that may do harm: `when` it comes, how `near` its nearest other target is, and what that `hurts`."""

    __slots__ = ("at", "foe", "hurts", "near", "reach", "shoots", "strength", "when")

    def __init__(self, foe: Foe, when: float, near: int, hurts: float) -> None:
        self.foe = foe
        self.at = foe.at
        self.reach = foe.reach
        self.shoots = foe.range > 1
        self.when = when
        self.strength = when * foe.threat
        self.near = near
        self.hurts = hurts if near <= foe.reach else 0.0


class Look:
    """The table as one character sees it now."""

    __slots__ = (
        "action", "allies", "boldness", "card_rate", "character", "danger_at", "figure", "foes", "known", "melee",
        "pain", "ranged", "revives", "sighted", "spare", "stamina", "t", "threats", "who",
    )  # fmt: skip

    def __init__(self, t: Table, who: int, boldness: Boldness = FIRST) -> None:
        self.t = t
        self.who = who
        self.boldness = boldness
        self.character = t.characters[who]
        self.figure = t.body(self.character)
        self.action = Action(t, self.figure, self.character.seat)
        self.foes = [Foe(t, figure) for figure in t.foes(self.figure) if not figure.conditions[INVISIBLE]]
        self.allies = t.friends(self.figure)
        self.stamina = stamina(self.character)
        self.revives = revives(self.character)
        self.spare = self.stamina - needed(t, self.foes, boldness)
        self.card_rate = rate(self.spare, boldness)
        self.pain = pain(self.figure, boldness)
        self.melee, self.ranged = self._bonus()
        self.known: dict[int, dict[int, float]] = {}
        self.sighted: dict[int, dict[Hex, Sighted]] = {}
        self.danger_at: dict[Hex, tuple[float, float]] = {}
        self.threats: list[Threat] | None = None

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

    def hits(self, line: Attack) -> dict[int, float]:
        """What is known of an attack, by enemy and whether it stands beside (`hit`)."""
        known = self.known.get(id(line))
        if known is None:
            known = self.known[id(line)] = {}
        return known

    def seen(self, reach: int) -> dict[Hex, Sighted]:
        """What is known of the enemies within that reach (`see`)."""
        known = self.sighted.get(reach)
        if known is None:
            known = self.sighted[reach] = {}
        return known

    def see(self, at: Hex, reach: int) -> Sighted:
        """The enemies in reach that can be seen from a hex, and whether they stand beside it."""
        ground = self.t.ground
        ranges = ground.ranges(at)
        found: Sighted = []
        for foe in self.foes:
            far = ranges.get(foe.at, FAR)
            if far <= reach and ground.sees(at, foe.at):
                found.append((foe, far <= 1))
        self.seen(reach)[at] = found
        return found

    def loss(self, hand: int, discard: int) -> float:
        """What it costs to lose so many cards of the hand and of the discard pile."""
        character = self.character
        held = len(character.hand) + len(character.chosen)
        left = turns_left(
            character,
            max(0, held - hand),
            max(0, len(character.discard) - discard),
            len(character.lost) + hand + discard,
        )
        return 0.5 + means(self.spare, self.boldness) - means(self.spare - self.stamina + left, self.boldness)

    def danger(self, at: Hex) -> tuple[float, float]:
        """What enemies may do to the character if it ends there, and how many attacks that are."""
        found = self.danger_at.get(at)
        if found is None:
            found = self.danger_at[at] = self._danger(at)
        return found

    def _danger(self, at: Hex) -> tuple[float, float]:
        threats = self.threats
        if threats is None:
            threats = self.threats = self._threats()
        ranges = self.t.ground.ranges(at)
        harm = attacks = 0.0
        for threat in threats:
            far = ranges.get(threat.at, FAR)
            mine = 0.0
            if far <= threat.reach and far <= threat.near and (not threat.shoots or self._shoots(threat.foe, at)):
                mine = 0.5 if far == threat.near else 1.0
            harm += threat.strength * (mine * self.pain + (1 - mine) * threat.hurts)
            attacks += threat.when * mine
        return harm, attacks

    def _shoots(self, foe: Foe, at: Hex) -> bool:
        """Whether it finds a hex on its way from which it sees this one."""
        ground = self.t.ground
        if ground.sees(foe.at, at) and ground.range(foe.at, at) <= foe.range:
            return True
        ranges = ground.ranges(at)
        for hex, steps in ground.ranges(foe.at).items():
            if steps <= foe.move and ranges.get(hex, FAR) <= foe.range and ground.sees(hex, at):
                return True
        return False

    def _shoots_any(self, foe: Foe, near: int, ranges: dict[Hex, int]) -> bool:
        return any(self._shoots(foe, ally.at) for ally in self.allies if ranges.get(ally.at, FAR) == near)

    def _threats(self) -> list[Threat]:
        """Of each enemy that can do harm: how near the nearest friend is, and how much a hit point of it matters."""
        found: list[Threat] = []
        for foe in self.foes:
            if not foe.threat:
                continue
            ranges = self.t.ground.ranges(foe.at)
            near, hurts = FAR, 0.0
            for ally in self.allies:
                far = ranges.get(ally.at, FAR)
                if far < near:
                    near, hurts = far, self.boldness.others * pain(ally, self.boldness)
            if foe.range > 1 and hurts and not self._shoots_any(foe, near, ranges):
                hurts = 0.0
            found.append(Threat(foe, 1.0 if foe.acts else self.boldness.next_round, near, hurts))
        return found


def attack_bonus(bonus: Bonus) -> int:
    effect = bonus.effect
    if isinstance(effect.attack, int) and effect.attack:
        return effect.attack
    return 2 if effect.double_attack else 0


def stamina(character: Character) -> int:
    active = sum(1 for _ in character.active)
    held = len(character.hand) + len(character.chosen)
    return turns_left(character, held, len(character.discard), len(character.lost)) + active // 4


def turns_left(character: Character, hand: int, discard: int, lost: int) -> int:
    return rounds_reviving(hand, discard, lost) if revives(character) else rounds(hand, discard)


def revives(character: Character) -> bool:
    """Whether it still has a card that brings back all lost ones."""
    zones = (character.hand, character.discard, character.chosen)
    return any(card in zone for card in REVIVING for zone in zones)


REVIVING: Final = [
    card
    for card, halves in enumerate(HALVES)
    if any(
        isinstance(line, Recover) and line.pile == "lost" and not line.count
        for half in halves
        for line in half.abilities
    )
]
"""The cards that bring back all lost ones."""


def needed(t: Table, foes: list[Foe], boldness: Boldness) -> float:
    """How many rounds the scenario may still take."""
    standing = sum(1 for one in t.characters if one.figure >= 0) or 1
    work = sum(foe.hp + 1.5 * foe.shield for foe in foes)
    hidden = t.book.undrawn + sum(1 for room in range(len(t.book.rooms)) if not t.revealed >> room & 1)
    return 1 + work / (HARM_PER_TURN * standing) + hidden * boldness.room * 2 / standing


def rate(spare: float, boldness: Boldness) -> float:
    """The price of one more round, in hit points: cheap where there are many to spare."""
    return means(spare + 0.5, boldness) - means(spare - 0.5, boldness)


def means(spare: float, boldness: Boldness) -> float:
    """What rounds to spare are worth, all together: each is worth more, the fewer there are."""
    most, least, bend = boldness.short, boldness.ample, boldness.bend
    if spare >= bend:
        return least * (spare - bend)
    if spare <= -bend:
        return -(most + least) * bend - most * (-bend - spare)
    # Between the two the price goes evenly from one to the other.
    gap = bend - spare
    return -(least * gap + (most - least) * gap * gap / (4 * bend))


def pain(figure: Figure, boldness: Boldness) -> float:
    """The price of a hit point: the fewer are left, the dearer."""
    if figure.form != CHARACTER:
        return PAIN_SUMMON
    if figure.hp * 2 > figure.max_hp:
        return boldness.pain
    return boldness.pain_low if figure.hp > 3 else boldness.pain_last


PAIN_SUMMON: Final = 0.4


def helped_by(look: Look) -> list[Figure]:
    """Characters and summons on its side, itself first."""
    return [look.figure, *(one for one in look.allies if one.form in (CHARACTER, SUMMON))]
