"""Scoring and victory; the ranks of the solo scenarios."""

from __future__ import annotations

from typing import Any

from klubovna.games.monsterlands import events
from klubovna.games.monsterlands.clan import Clan
from klubovna.games.monsterlands.facts import (
    AFFINITIES,
    AFFINITY,
    AFFINITY_POINTS,
    CARD_KIND,
    CARDS,
    DIFFICULTIES,
    EQUIPMENT_KINDS,
    LAND_AFFINITY,
    LOOT_TROPHIES,
    RANKS,
    REPUTATION,
    SCENARIOS,
    TROPHIES,
)
from klubovna.games.monsterlands.records import Kit, Line
from klubovna.games.monsterlands.state import Table
from klubovna.kernel.state import Result
from klubovna.kernel.text import Term


def icons(clan: Clan) -> list[int]:
    """score.04 Icons of each affinity on members and lands, settled or not (r.61)."""
    counts = of_members(clan)
    for land in clan.lands:
        counts[LAND_AFFINITY[land]] += 1
    return counts


def of_members(clan: Clan) -> list[int]:
    """How many members of each affinity; rookies have none (tavern.25)."""
    counts = [0] * len(AFFINITIES)
    for member in clan.members:
        if AFFINITY[member] >= 0:
            counts[AFFINITY[member]] += 1
    return counts


def affinity_points(clan: Clan) -> int:
    """score.05 Each affinity by the table; six icons or more count as six."""
    most = len(AFFINITY_POINTS) - 1
    return sum(AFFINITY_POINTS[min(count, most)] for count in icons(clan))


def trophies(clan: Clan) -> int:
    """score.03, r.59 Points, the loot token that counts as trophies included (ref.loot.05)."""
    return sum(TROPHIES[monster] for monster in clan.trophies) + sum(LOOT_TROPHIES[loot] for loot in clan.loot)


def points(clan: Clan) -> int:
    """score.01 to score.05"""
    return clan.glory + clan.reputation + trophies(clan) + affinity_points(clan)


def tie_break(clan: Clan) -> tuple[int, int, int]:
    """score.07 to score.09 The chief's reputation, trophies, coins."""
    chief = REPUTATION[clan.chief] if clan.chief >= 0 else -1
    return chief, trophies(clan), clan.coins


def tell_scores(t: Table) -> None:
    for seat, clan in enumerate(t.clans):
        parts = (clan.glory, clan.reputation, trophies(clan), affinity_points(clan))
        t.tell(events.SCORED, seat, points(clan), *parts)


def result(t: Table) -> Result:
    """score.06 Most points win; whoever is still equal after all tie-breaks shares the victory (score.10, r.60)."""
    scores = [points(clan) for clan in t.clans]
    if t.solo:
        return solo_result(t)
    keys = [(points(clan), *tie_break(clan)) for clan in t.clans]
    ranks = [1 + sum(other > own for other in keys) for own in keys]
    return Result([seat for seat in range(t.seats) if ranks[seat] == 1], ranks, scores, {"parts": parts(t)})


def parts(t: Table) -> list[dict[str, int]]:
    """Where each clan's points come from."""
    return [
        {
            "glory": clan.glory,
            "reputation": clan.reputation,
            "trophies": trophies(clan),
            "affinities": affinity_points(clan),
        }
        for clan in t.clans
    ]


def by_category(t: Table) -> dict[str, list[int]]:
    """The same, category by category."""
    told = parts(t)
    return {f"result-{part}": [one[part] for one in told] for part in told[0]}


# -- solo ------------------------------------------------------------------------------------------------------------


def solo_result(t: Table) -> Result:
    """solo.09, solo.12 The rank is what counts; a klutz has lost."""
    rank = solo_rank(t)
    details: dict[str, Any] = {
        "parts": parts(t),
        "scenario": t.scenario,
        "difficulty": DIFFICULTIES[t.difficulty],
        "rank": RANKS[rank],
    }
    return Result([0] if rank else [], [1 if rank else 2], [points(t.clans[0])], details)


def solo_rank(t: Table) -> int:
    """The highest rank whose line was reached: 0 klutz, 1 apprentice, 2 veteran, 3 hero."""
    scenario = SCENARIOS[t.scenario - 1]
    rank = 0
    for i, line in enumerate((scenario.apprentice, scenario.veteran, scenario.hero), 1):
        if reached(t, line, scenario.kit):
            rank = i
    return rank


def reached(t: Table, line: Line, kit: Kit | None) -> bool:
    """Every part of a line: points, coins, quests, a full kit, a spread of affinities."""
    clan = t.clans[0]
    if points(clan) < line.vp or clan.coins < line.coins or clan.quests < line.quests:
        return False
    if line.kit and (kit is None or not full_kit(t, clan, kit)):
        return False
    spread = sorted(of_members(clan), reverse=True)  # scen.7.02, r.76
    return all(own >= wanted for own, wanted in zip(spread, line.spread, strict=False))


def full_kit(t: Table, clan: Clan, kit: Kit) -> bool:
    """scen.5.01, scen.5.03, scen.5.04"""
    kinds = {EQUIPMENT_KINDS[CARD_KIND[card]] for card in CARDS if t.holder[card] in clan.members}
    members = of_members(clan)
    return (
        clan.defence >= kit.defence
        and len(clan.traps) >= kit.traps
        and clan.potions >= kit.potions
        and clan.poisons >= kit.poisons
        and kinds >= set(kit.equipment_kinds)
        and all(members[AFFINITIES.index(name)] for name in kit.affinities)
    )


def why(t: Table) -> Term:
    """score.06 to score.10, solo.12 How it was decided: by points, by which tie-break, or alone by the rank."""
    if t.solo:
        rank = solo_rank(t)
        return Term("why-solo" if rank else "why-solo-lost", points=points(t.clans[0]), rank=("rank", RANKS[rank]))
    keys = sorted(((points(clan), *tie_break(clan)), seat) for seat, clan in enumerate(t.clans))
    (best, _), (second, _) = keys[-1], keys[-2]
    who = ("seat", [seat for key, seat in keys if key == best])
    words = ("points", "tie-chief", "tie-trophies", "tie-coins")
    how = next((word for word, own, other in zip(words, best, second, strict=True) if own > other), "shared")
    return Term(f"why-{how}", who=who, points=best[0], second=second[0])
