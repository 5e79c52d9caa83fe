"""What a scenario adds to attacks and shields while something stands."""

from __future__ import annotations

import msgspec

from klubovna.games.gloomhaven.facts import MONSTER, Stats
from klubovna.games.gloomhaven.figures import MONSTER_FIGURE, SUMMON, Character, Figure
from klubovna.games.gloomhaven.scenario.goals import objectives, standing
from klubovna.games.gloomhaven.scenario.words import Aura
from klubovna.games.gloomhaven.state import Table


def auras_on(t: Table, figure: Figure) -> list[Aura]:
    """spec.10 Those that hold for the attacks of this figure."""
    found: list[Aura] = []
    for aura in t.book.auras:
        mine = figure.form <= SUMMON if aura.who == "heroes" else figure.form == MONSTER_FIGURE
        if aura.stands and mine and objectives(t, aura.stands):
            found.append(aura)
    return found


def grown(t: Table, monster: int, printed: Stats) -> Stats:
    """spec.10 Half a point for each thing, rounded up, for Move and Range; a whole one for hit points and Attack."""
    number = standing(t, t.book.grows[monster].stands)
    half = (number + 1) // 2
    attack = printed.attack + number if isinstance(printed.attack, int) else printed.attack
    reach = printed.range + half if printed.range else 0
    return msgspec.structs.replace(printed, attack=attack, move=printed.move + half, range=reach)


def wither(t: Table, name: str) -> None:
    """spec.10 One such thing is gone: those that it made grow lose a hit point of their maximum."""
    for figure in t.figures:
        if figure.form == MONSTER_FIGURE and figure.who in t.book.grows and t.book.grows[figure.who].stands == name:
            figure.max_hp -= 1
            figure.hp = min(figure.hp, figure.max_hp)


def burdened(t: Table, character: Character) -> bool:
    """Who has to loot a goal treasure first."""
    return "burdened_without_goal_treasure" in t.book.rules and not character.goal_treasures


def shield_by_others(t: Table, figure: Figure, shield: int) -> int:
    """spec.10 A Shield that depends on who else is there; never below 0."""
    for aura in t.book.auras:
        if aura.monster and figure.form == MONSTER_FIGURE and figure.who == MONSTER[aura.monster]:
            if aura.tokens:
                fallen = t.kills[t.kinds.index(MONSTER[aura.lost_with])]
                others = max(0, aura.tokens - fallen)
            elif aura.per in MONSTER:
                kind = MONSTER[aura.per]
                others = sum(f.form == MONSTER_FIGURE and f.who == kind for f in t.figures)
            else:
                others = len(objectives(t, aura.per))
            shield = max(0, shield + aura.shield * others)
    return shield
