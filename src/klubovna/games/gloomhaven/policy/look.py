"""What a character sees around it: enemies and how dangerous they are, friends, how long everybody can go on."""

from __future__ import annotations

from typing import Final, TypeAlias

from klubovna.games.gloomhaven.facts import BONUSES, HALVES, MONSTER_CARDS, MONSTER_DECK
from klubovna.games.gloomhaven.figures import CHARACTER, MONSTER_FIGURE, RETALIATES, SUMMON, Character, Figure
from klubovna.games.gloomhaven.map.ground import NOT_ASKED
from klubovna.games.gloomhaven.perform.action import Action, base
from klubovna.games.gloomhaven.perform.numbers import number, shield_of
from klubovna.games.gloomhaven.policy.boldness import FIRST, Boldness
from klubovna.games.gloomhaven.policy.odds import blow, rounds, rounds_reviving
from klubovna.games.gloomhaven.state import TURN, TURNS, Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Bonus, Move, Recover
from klubovna.games.gloomhaven.vocabulary.amounts import Amount, relative
from klubovna.games.gloomhaven.vocabulary.words import DISARM, IMMOBILIZE, INVISIBLE, MUDDLE, STUN
from klubovna.kernel.hexes import FAR, Hex

MOST_CARDS: Final = 100
HARM_PER_TURN: Final = 2.3
"""What a character deals in a turn, all in all."""
ENOUGH_HP: Final = 99
UNPLACED: Final = -1


class Foe:
    """An enemy, with what its next turn may bring."""

    __slots__ = (
        "acts", "at", "figure", "hp", "id", "move", "place", "range", "retaliate", "shield", "spot", "steps", "threat",
        "value",
    )  # fmt: skip

    def __init__(self, t: Table, figure: Figure, place: int = UNPLACED) -> None:
        self.figure = figure
        self.place = place
        self.id = figure.id
        self.at = figure.at
        self.spot = t.ground.spot(figure.at)
        self.steps = t.ground.steps(self.spot)
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


Sighted: TypeAlias = list[int]
"""Enemies that are seen from a hex: twice their place among the foes, and 1 more if they stand beside it."""
UNKNOWN: Final = -1e9
"""In a row of worths: not worked out yet."""


class Known:
    """An attack as the character makes it now: what is the same whomever it strikes, and what each enemy is worth."""

    __slots__ = (
        "better",
        "cards",
        "far",
        "line",
        "melee",
        "more",
        "names",
        "one",
        "pierce",
        "reach",
        "single",
        "value",
        "worse",
        "worths",
    )  # fmt: skip

    def __init__(self, line: Attack, foes: int) -> None:
        self.line = line
        self.value: int | None = None
        """What is printed; None: a formula."""
        self.more = 0
        self.pierce = 0
        self.names: list[str] = []
        self.melee = self.better = self.worse = False
        self.one = self.single = False
        """Whether it strikes some that are in reach and not all; whether only one."""
        self.reach = 1
        """How far an enemy may be; 0: it strikes where the character passes."""
        self.far = 1
        """The same by the printed range alone."""
        self.worths: list[float] = [UNKNOWN] * (2 * foes)
        """By enemy and whether it stands beside, as in what is `Sighted`."""


class Threat:
    """An enemy that may do harm: `when` it comes, and how `near` its nearest other target is.

    What harm it does if it strikes the character alone, or one of two, or somebody else.
    """

    __slots__ = ("alone", "far", "foe", "near", "other", "shared", "shoots", "shots", "steps", "when")

    def __init__(self, foe: Foe, when: float, near: int, hurts: float, pain: float, shots: list[int]) -> None:
        self.foe = foe
        self.steps = foe.steps
        self.far = min(foe.reach, near)
        self.shoots = foe.range > 1
        self.shots = shots
        self.when = when
        self.near = near
        strength = when * foe.threat
        hurts = hurts if near <= foe.reach else 0.0
        self.alone = strength * pain
        self.shared = strength * (0.5 * pain + 0.5 * hurts)
        self.other = strength * hurts


class Look:
    """The table as one character sees it now."""

    __slots__ = (
        "_action", "_card_rate", "_helped", "_losses", "_spare", "allies", "attacks", "boldness", "character",
        "figure", "foes", "given", "ground", "harm", "here", "known", "melee", "pain", "ranged", "revives", "sighted",
        "t", "threats", "who",
    )  # fmt: skip

    def __init__(self, t: Table, who: int, boldness: Boldness = FIRST) -> None:
        self.t = t
        self.who = who
        self.boldness = boldness
        self.character = t.characters[who]
        self.figure = t.body(self.character)
        self.foes: list[Foe] = []
        for figure in t.foes(self.figure):
            if not figure.conditions[INVISIBLE]:
                self.foes.append(Foe(t, figure, len(self.foes)))
        self.allies = t.friends(self.figure)
        self.revives = revives(self.character)
        self.pain = pain(self.figure, boldness)
        self.melee, self.ranged = self._bonus()
        self.known: dict[int, Known] = {}
        self.ground = t.ground
        self.here = self.ground.spot(self.figure.at)
        self.given: dict[int, list[float]] = {}
        self.sighted: dict[int, list[Sighted | None]] = {}
        self.harm: list[float] = []
        self.attacks: list[float] = []
        self.threats: list[Threat] | None = None
        self._action: Action | None = None
        self._helped: list[Figure] | None = None
        self._spare: float | None = None
        self._card_rate: float | None = None
        self._losses: dict[int, float] = {}

    @property
    def action(self) -> Action:
        """Something that the character does, for formulas."""
        if self._action is None:
            self._action = Action(self.t, self.figure, self.character.seat)
        return self._action

    @property
    def stamina(self) -> int:
        return stamina(self.character)

    @property
    def spare(self) -> float:
        """How many rounds it has to spare."""
        if self._spare is None:
            self._spare = self.stamina - needed(self.t, self.foes, self.boldness)
        return self._spare

    @property
    def card_rate(self) -> float:
        if self._card_rate is None:
            self._card_rate = rate(self.spare, self.boldness)
        return self._card_rate

    @property
    def helped(self) -> list[Figure]:
        """Other characters and summons on its side."""
        if self._helped is None:
            self._helped = [one for one in self.allies if one.form in (CHARACTER, SUMMON)]
        return self._helped

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

    def foe(self, figure: Figure) -> Foe:
        """An enemy, also one that is not seen."""
        for foe in self.foes:
            if foe.figure is figure:
                return foe
        return Foe(self.t, figure)

    def seen(self, reach: int) -> list[Sighted | None]:
        """By spot what is known of the enemies within that reach (`see`)."""
        known = self.sighted.get(reach)
        if known is None:
            known = self.sighted[reach] = [None] * len(self.ground.hexes)
        return known

    def see(self, spot: int, reach: int) -> Sighted:
        """The enemies in reach that can be seen from a spot."""
        found: Sighted = []
        for foe in self.foes:
            far = foe.steps[spot]
            if far <= reach and self.ground.spot_sees(spot, foe.spot):
                found.append(2 * foe.place + (1 if far <= 1 else 0))
        self.seen(reach)[spot] = found
        return found

    def loss(self, hand: int, discard: int) -> float:
        """What it costs to lose so many cards of the hand and of the discard pile."""
        key = hand * MOST_CARDS + discard
        found = self._losses.get(key)
        if found is None:
            found = self._losses[key] = self._loss(hand, discard)
        return found

    def _loss(self, hand: int, discard: int) -> float:
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
        return self.danger_at(self.ground.spot(at))

    def danger_at(self, spot: int) -> tuple[float, float]:
        return self.harm_at(spot), self.attacks[spot]

    def harm_at(self, spot: int) -> float:
        """The first of these."""
        if not self.harm:
            self.harm = [UNKNOWN] * len(self.ground.hexes)
            self.attacks = [0.0] * len(self.ground.hexes)
        found = self.harm[spot]
        if found == UNKNOWN:
            found = self.harm[spot] = self._harm_at(spot)
        return found

    def _harm_at(self, spot: int) -> float:
        threats = self.threats
        if threats is None:
            threats = self.threats = self._threats()
        harm = attacks = 0.0
        for threat in threats:
            far = threat.steps[spot]
            if far > threat.far or (threat.shoots and not self._shoots(threat, spot)):
                harm += threat.other
            elif far == threat.near:
                harm += threat.shared
                attacks += threat.when * 0.5
            else:
                harm += threat.alone
                attacks += threat.when
        self.attacks[spot] = attacks
        return harm

    def _shoots(self, threat: Threat, spot: int) -> bool:
        """Whether it finds a hex on its way from which it sees this one."""
        known = threat.shots[spot]
        if known == NOT_ASKED:
            foe = threat.foe
            return self.ground.shoots(foe.spot, foe.move, foe.range, spot)
        return known == 1

    def _threats(self) -> list[Threat]:
        """Of each enemy that can do harm: how near the nearest friend is, and how much a hit point of it matters."""
        found: list[Threat] = []
        ground = self.ground
        beside = [ground.spot(ally.at) for ally in self.allies]
        for foe in self.foes:
            if not foe.threat:
                continue
            near, hurts = FAR, 0.0
            for i, spot in enumerate(beside):
                far = foe.steps[spot]
                if far < near:
                    near, hurts = far, self.boldness.others * pain(self.allies[i], self.boldness)
            when = 1.0 if foe.acts else self.boldness.next_round
            threat = Threat(foe, when, near, hurts, self.pain, ground.shots(foe.spot, foe.move, foe.range))
            if threat.shoots and hurts and not self._shoots_any(threat, beside):
                threat = Threat(foe, when, near, 0.0, self.pain, threat.shots)
            found.append(threat)
        return found

    def _shoots_any(self, threat: Threat, spots: list[int]) -> bool:
        for spot in spots:
            if threat.steps[spot] == threat.near and self._shoots(threat, spot):
                return True
        return False


def attack_bonus(bonus: Bonus) -> int:
    effect = bonus.effect
    if isinstance(effect.attack, int) and effect.attack:
        return effect.attack
    return 2 if effect.double_attack else 0


def stamina(character: Character) -> int:
    held = len(character.hand) + len(character.chosen)
    return turns_left(character, held, len(character.discard), len(character.lost)) + len(character.active) // 4


def turns_left(character: Character, hand: int, discard: int, lost: int) -> int:
    return rounds_reviving(hand, discard, lost) if revives(character) else rounds(hand, discard)


def revives(character: Character) -> bool:
    """Whether it still has a card that brings back all lost ones."""
    for card in REVIVING:
        if card in character.hand or card in character.discard or card in character.chosen:
            return True
    return False


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
    hidden = t.book.undrawn + unrevealed(t)
    return 1 + work / (HARM_PER_TURN * standing) + hidden * boldness.room * 2 / standing


def unrevealed(t: Table) -> int:
    """The rooms that nobody has seen."""
    return len(t.book.rooms) - (t.revealed & ((1 << len(t.book.rooms)) - 1)).bit_count()


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
