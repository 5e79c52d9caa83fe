"""Harrow County as the learnt bot sees it: numbers of the table, and named aspects of every option.

Only what everybody sees comes in, and the own hand. What was learnt from it lies in `learnt.npz` (`examples/learn.py`).
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.facts import (
    ABILITIES,
    BASIC_TOKENS,
    CARD_IDS,
    DISTANCE,
    HAINT,
    JAR_FACTIONS,
    JARS,
    KEPT_CUBES,
    MIDDLE,
    POINTS_TO_WIN,
    Faction,
)
from klubovna.games.harrow.policy.fights import best_raid, raid_worth
from klubovna.games.harrow.policy.ground import nearest, turns_left
from klubovna.games.harrow.policy.habits import HABITS
from klubovna.games.harrow.policy.steps import Eyes, step_gain
from klubovna.games.harrow.policy.turns import jar_worth, tile_worth
from klubovna.games.harrow.policy.worth import ability_worth, haints_on_map
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision

FAR: Final = 9
HEXES: Final = ("hex", "path")


def holds(t: Table) -> bool:
    """Two jar factions with dial and bonus tiles, as in chapter 3."""
    return t.seats == 2 and t.with_dial and [*t.in_play] == [*t.present] and t.solo is None


def features(t: Table, seat: int) -> list[float]:
    """The table from one seat: about 1 each, the own faction first. The rival is the other one with the most points."""
    me, foe = _sides(t, seat)
    row = [float(me == faction) for faction in range(5)] + [float(foe == faction) for faction in JAR_FACTIONS]
    row += [t.round / 5, float(t.actor == me), float(t.lantern == me), float(t.carded), float(t.acted)]
    row += [float(t.jar == jar) for jar in range(len(JARS))]
    for faction in (me, foe):
        row += _faction(t, faction) if faction in JAR_FACTIONS else [0.0] * len(_faction(t, t.present[0]))
    if me in JAR_FACTIONS:
        row += [(t.points[me] - t.points[foe]) / 3, (t.ground[me] - t.ground[foe]) / 3]
        row += [len(t.hands[me]) / 3, turns_left(t, me) / 2]
    else:
        row += [0.0] * 4
    return [*row, sum(t.townsfolk) / 2, sum(t.buildings) / 2, sum(map(sum, t.tokens)) / 8]


def _sides(t: Table, seat: int) -> tuple[Faction, Faction]:
    me = t.factions[seat]
    others = [faction for faction in t.present if faction != me]
    return me, max(others, key=lambda faction: (t.points[faction], -faction))


def _faction(t: Table, me: Faction) -> list[float]:
    points = t.points[me]
    objectives = [at for at, count in enumerate(t.townsfolk if me == 0 else t.buildings) if count]
    far = HABITS[me].objective_distances(t) if objectives and me < len(JAR_FACTIONS) - 1 else []
    return [
        points / POINTS_TO_WIN,
        float(points >= POINTS_TO_WIN - 1),
        float(points >= POINTS_TO_WIN - 2),
        t.ground[me] / 4,
        float(t.ground[me] >= KEPT_CUBES),
        t.tree[me] / 3,
        haints_on_map(t, me) / 8,
        t.units(me, MIDDLE) / 2,
        float(t.units(me, MIDDLE) > 0),
        t.spoon[me] / 2,
        sum(t.plate[me]) / 2,
        t.scrolls[me] / 2,
        t.wild[me] / 3,
        sum(t.rows[me]) / 5,
        t.queue.count(me) / 3,
        float(t.attacked[me]),
        *(float(broken) for broken in t.broken[me]),
        min(far[at] for at in objectives) / 4 if far else 2.0,
        nearest(t.where(me), MIDDLE) / 3,
    ]


def aspects(t: Table, seat: int, d: Decision[Any]) -> list[list[tuple[str, float]]]:
    """For every option what it is, each aspect with an amount; options that are alike share their aspects."""
    kind, of = d.kind.name, d.kind.of
    me = t.factions[seat]
    if me not in JAR_FACTIONS:
        return [[(f"{kind} {_word(value)}", 1.0)] for value in d.options]
    eyes = Eyes(t, me)
    found: list[list[tuple[str, float]]] = []
    scores: list[float | None] = []
    for value in d.options:
        score = None if value is None else _worth(eyes, d, value)
        scores.append(score)
        if value is None:
            named = [(f"{kind} none", 1.0)]
        elif of == "deed":
            named = _deed(kind, value)
        elif of in HEXES and 0 <= value < len(DISTANCE):
            named = _hex(eyes, kind, value)
        elif of == "target":
            at, defender = value
            named = [*_hex(eyes, kind, at), (f"{kind} victims", t.units(Faction(defender), at) / 2)]
        elif of == "unit_at":
            owner, unit, at = value
            own = "own" if owner == me else "other"
            named = [*_hex(eyes, kind, at), (f"{kind} {own} {'haint' if unit >= HAINT else 'legend'}", 1.0)]
        elif of == "group":
            legend, second, haints, infected = value
            named = [(f"{kind} legend", float(legend + second)), (f"{kind} haints", (haints + infected) / 2)]
        elif of == "amount":
            named = [(f"{kind} many", value / 3)]
        else:
            named = [(f"{kind} {_word(value)}", 1.0)]
        found.append(named)
    told = [score for score in scores if score is not None]
    if told:
        best = max(told)
        for named, score in zip(found, scores, strict=True):
            if score is not None:
                named.append((f"{kind} worth", max(-2.0, score - best) * 2))
                named.append((f"{kind} gain", max(-1.0, min(2.0, score))))
    return found


def _word(value: Any) -> str:
    return "-".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


def _worth(eyes: Eyes, d: Decision[Any], value: Any) -> float | None:
    """What the policy thinks that an option brings, where it compares them one by one."""
    t, me, kind = eyes.t, eyes.me, d.kind.name
    ground = eyes.ground(me)
    if kind == "deed":
        word, which = value
        if word == "jar":
            raid = best_raid(t, eyes).worth
            return jar_worth(t, ground, which, raid) + sum(tile_worth(t, eyes, tile) for tile in t.tiles[which])
        if word == "card":
            return HABITS[me].card_worth(t, eyes, CARD_IDS[which])
        return tile_worth(t, eyes, which) if word == "tile" else None
    if kind in ("wild", "free") and value in ABILITIES:
        return ability_worth(t, ground, value, 1)
    if kind == "attack.to":
        return raid_worth(t, eyes, d.about, value)
    if kind == "attack.from":
        return best_raid(t, eyes, [value]).worth
    if kind == "move.to":
        return step_gain(t, ground, d.about, value)[0]
    if kind == "spawn.where":
        return ground.post(value) + (ground.need[value] if not t.units(me, value) else 0.0)
    return None


def _deed(kind: str, deed: tuple[str, int]) -> list[tuple[str, float]]:
    word, which = deed
    named = [(f"{kind} {word}", 1.0)]
    return named if word in ("act", "step") else [*named, (f"{kind} {word} {which}", 1.0)]


def _hex(eyes: Eyes, kind: str, at: int) -> list[tuple[str, float]]:
    """What lies there and who is near."""
    t, me = eyes.t, eyes.me
    ground = eyes.ground(me)
    foes = [spot for foe in t.others(me) for spot in t.where(foe)]
    own = t.units(me, at)
    return [
        (f"{kind} hex", 1.0),
        (f"{kind} need", ground.need[at]),
        (f"{kind} field", ground.field[at]),
        (f"{kind} middle", float(at == MIDDLE)),
        (f"{kind} from middle", DISTANCE[at][MIDDLE] / 3),
        (f"{kind} from home", DISTANCE[at][t.home[me]] / 3),
        (f"{kind} own", own / 2),
        (f"{kind} first", float(not own)),
        (f"{kind} foe near", float(nearest(foes, at) <= 2)),
        (f"{kind} from foe", min(FAR, nearest(foes, at)) / 3),
        (f"{kind} tokens", float(sum(t.tokens[token][at] for token in BASIC_TOKENS))),
        (f"{kind} objective", float(t.townsfolk[at] + t.buildings[at])),
        (f"{kind} storm", float(t.storm(at))),
    ]
