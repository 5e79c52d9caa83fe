"""Monster Lands as the learnt bot sees it: numbers of the table, and named aspects of every option.

Only what everybody sees comes in, and the own traps. What was learnt from it lies in `learnt.npz`
(`examples/learn.py`).
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.monsterlands import kinds
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.facts import (
    AFFINITY,
    ATTACK,
    BRINGS,
    BUILDINGS,
    CAPTURE,
    COST,
    GLORY_END,
    HAGGLE,
    KILL,
    LAND_GLORY,
    PATHS,
    PLACE,
    PLACES,
    REPUTATION,
    ROUNDS,
    TRAP_KIND,
    TROPHIES,
    Member,
    wage,
)
from klubovna.games.monsterlands.policy.sorties import Outlook, best_at, best_quest
from klubovna.games.monsterlands.policy.turns import actions, useful
from klubovna.games.monsterlands.policy.worth import TRAP_DAMAGE, hire_worth, loss, rounds_ahead, wages_due
from klubovna.games.monsterlands.scoring import icons, points, trophies
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.decision import Decision

WORST: Final = -5.0
"""What is worth less is not told apart."""
MEMBERS: Final = ("member", "hire")
QUESTS: Final = 3
"""The first of the places that are quests."""


def holds(t: Table) -> bool:
    """Against others; the solo scenarios are another game."""
    return not t.solo


def features(t: Table, seat: int) -> list[float]:
    """The table from one seat: about 1 each, the own clan first. The rival is the other clan with the most points."""
    own, foe = t.clans[seat], t.clans[_rival(t, seat)]
    row = [float(t.round == n) for n in range(1, ROUNDS + 1)]
    row += [float(rounds_ahead(t) == n) for n in range(4)]
    row += [float(t.task.phase == phase) for phase in ("placement", "adventure", "clean-up")]
    row += [(points(own) - points(foe)) / 20, float(t.first == seat), float(t.crowded), float(foe.passed)]
    row += _clan(t, own) + _clan(t, foe)
    row.append(sum(TRAP_DAMAGE[TRAP_KIND[trap]] for trap in own.traps) / 10)
    for building in range(len(BUILDINGS)):
        row += [float(t.is_free(building))]
    for monster in t.monsters:
        row += [0.0] * 4 if monster < 0 else [1.0, TROPHIES[monster] / 6, CAPTURE[monster] / 20, ATTACK[monster] / 6]
    row += [LAND_GLORY[land] / 6 if land >= 0 else 0.0 for land in t.lands]
    mine, others, dice = [0] * len(PLACES), [0] * len(PLACES), [0] * len(PLACES)
    for path in PATHS:
        if t.who[path] >= 0:
            (mine if t.owner[path] == seat else others)[PLACE[path]] += 1
            dice[PLACE[path]] += sum(t.on_path[3 * path : 3 * path + 3])
    row += [count / 2 for count in (*mine, *others)]
    return row + [count / 6 for count in dice]


def _rival(t: Table, seat: int) -> int:
    others = [other for other in range(len(t.clans)) if other != seat]
    return max(others, key=lambda other: (points(t.clans[other]), -other)) if others else seat


def _clan(t: Table, clan: Clan) -> list[float]:
    return [
        clan.glory / 20,
        max(0, GLORY_END - clan.glory) / 20,
        clan.coins / 10,
        (clan.coins - wages_due(t, clan)) / 10,
        wage(clan.glory) / 3,
        clan.strength / 4,
        clan.magic / 4,
        len(clan.haggle) / 3,
        sum(clan.haggle) / 10,
        len(clan.members) / 5,
        len(t.unassigned(clan)) / 4,
        sum(t.wounded[member] for member in clan.members) / 2,
        clan.reputation / 15,
        clan.surplus / 6,
        len(clan.traps) / 3,
        clan.defence / 3,
        clan.potions / 2,
        clan.poisons / 2,
        len(clan.loot) / 3,
        trophies(clan) / 8,
        len(clan.lands) / 2,
        max(icons(clan)) / 4,
    ]


def aspects(t: Table, seat: int, d: Decision[Any]) -> list[list[tuple[str, float]]]:
    """For every option what it is, each aspect with an amount; options that are alike share their aspects."""
    kind, of = d.kind.name, d.kind.of
    own = Outlook(t, seat)
    scores = _scores(own, d)
    best = max(scores.values(), default=0.0)
    found: list[list[tuple[str, float]]] = []
    for value in d.options:
        if value is None:
            named = [(f"{kind} none", 1.0)]
        elif of == "deed":
            named = _deed(own, kind, value)
        elif of in MEMBERS and isinstance(value, int) and 0 <= value < len(BRINGS):
            named = _member(own, kind, Member(value))
        elif of == "path":
            named = [(f"{kind} at {PLACE[value]}", 1.0), (f"{kind} path {value}", 1.0)]
        elif isinstance(value, int) and not isinstance(value, bool) and of in ("number", "shields"):
            named = [(f"{kind} many", value / 3), (f"{kind} any", float(value > 0))]
        elif of == "dice":
            named = [(f"{kind} dice {colour}", count / 2) for colour, count in enumerate(value[: HAGGLE + 1])]
        else:
            named = [(f"{kind} {value}", 1.0)]
        if value in scores:
            named.append((f"{kind} worth", max(WORST, scores[value] - best)))
            named.append((f"{kind} gain", max(WORST, min(8.0, scores[value])) / 4))
        found.append(named)
    return found


def _scores(own: Outlook, d: Decision[Any]) -> dict[Any, float]:
    """What the policy thinks that the options bring, where it compares them one by one."""
    if d.kind is kinds.TURN:
        return {**actions(own, d.options)}
    if d.kind is kinds.PATH:
        if PLACE[d.options[0]] >= QUESTS:
            return {path: best_quest(own, PLACE[path], [path])[0] for path in d.options}
        return {path: best_at(own, PLACE[path], own.stock(), [path])[0] for path in d.options}
    return {}


def _deed(own: Outlook, kind: str, deed: tuple[str, int]) -> list[tuple[str, float]]:
    word, which = deed
    named = [(f"{kind} {word}", 1.0)]
    if word in ("citadel", "outside"):
        named.append((f"{kind} {word} {which}", 1.0))
    elif word != "settled":
        named.append((f"{kind} {word} useful", float(useful(own.t, deed, own))))
    if word == "outside" and which < len(own.t.monsters) and (monster := own.t.monsters[which]) >= 0:
        named += [(f"{kind} kill", KILL[monster] / 20), (f"{kind} trophies", TROPHIES[monster] / 6)]
    return named


def _member(own: Outlook, kind: str, member: Member) -> list[tuple[str, float]]:
    strength, magic, haggle = BRINGS[member]
    named = [
        (f"{kind} member", 1.0),
        (f"{kind} reputation", REPUTATION[member] / 4),
        (f"{kind} strength", strength / 2),
        (f"{kind} magic", magic / 2),
        (f"{kind} haggle", haggle / 2),
        (f"{kind} wounded", float(own.t.wounded[member])),
    ]
    if member in own.clan.members:
        return [*named, (f"{kind} chief", float(member == own.clan.chief)), (f"{kind} loss", _loss(own, member))]
    same = AFFINITY[member] >= 0 and icons(own.clan)[AFFINITY[member]] > 1
    return [
        *named,
        (f"{kind} cost", COST[member] / 6),
        (f"{kind} icons", float(same)),
        (f"{kind} value", hire_worth(own.clan, member, own.ahead) / 5),
    ]


def _loss(own: Outlook, member: Member) -> float:
    return loss(own.t, own.clan, member, own.ahead) / 5
