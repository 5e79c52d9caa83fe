"""What an option brings: who and what is on a hex, the cubes on both sides of an attack, what a hit brings."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.factions.fairfolk.board import NO_NEST
from klubovna.games.harrow.factions.hester.roots import touched
from klubovna.games.harrow.facts import (
    CARD_CALLED,
    CARD_FACTS,
    CUBE_IDS,
    FACTION_IDS,
    HESTER,
    HESTER_TOKEN,
    LEGEND,
    LEGEND_B,
    SPAWN,
    SPOTS,
    TOKEN_IDS,
    UPGRADE_IDS,
    Faction,
    Spot,
)
from klubovna.games.harrow.movement import steps
from klubovna.games.harrow.nouns import SIDES, TRACKERS
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Noun, Term, dashed

PIECES: Final = ("townsfolk", "buildings", "storms", "paths", "flames", "taunts", "dolls", "nests", "roots")


def on_hex(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """Who and what is there."""
    if value not in SPOTS:
        return None
    there: list[tuple[str, int, int]]
    there = [("faction", faction, t.units(faction, value)) for faction in t.present]
    there.append(("faction", HESTER, int(t.legend_at[HESTER_TOKEN] == value)))
    there += [(name, 0, n) for name, n in zip(PIECES, pieces(t, value), strict=True)]
    there += [("token", token, t.tokens[token][value]) for token in range(len(TOKEN_IDS))]
    there += [("cube", colour, t.cubes_on[colour][value]) for colour in range(len(CUBE_IDS))]
    there = [one for one in there if one[2]]
    return Term("effect-here", list=("lying", there)) if there else Term("effect-empty")


def pieces(t: Table, at: int) -> list[int]:
    """How many of each of PIECES lie on a hex; a printed storm is a storm too (c1.map.04)."""
    roots = touched([*t.hester.roots, *t.hester.old_roots]) if t.hester is not None else []
    return [
        t.townsfolk[at],
        t.buildings[at],
        t.storms[at] + t.chart.storm[at],
        t.paths[at],
        t.flames[at],
        int(t.taunts[at]),
        t.kami.dolls.count(at) if t.kami is not None else 0,
        int(t.fairfolk.nests[at] != NO_NEST) if t.fairfolk is not None else 0,
        int(at in roots),
    ]


def lying(t: Table, value: tuple[str, int, int]) -> Term:
    noun, which, n = value
    if noun in PIECES:
        return Term(f"effect-{noun}", n=n)
    return Term("effect-cube" if noun == "cube" else "effect-lying", what=(noun, which), n=n)


def target(t: Table, decision: Decision[Any], value: tuple[int, int]) -> Term:
    """c1.attack.13 What a hit costs, and the cubes that both sides have on the battleground before the tree."""
    at, defender = Spot(value[0]), ROLES[value[1]]
    return Term(
        "effect-attack-fire" if t.flames[at] and defender.id not in t.present else "effect-attack",
        price=defender.hit_price(t, at),
        own=ROLES[t.actor].cubes_on_ground(t),
        other=defender.cubes_on_ground(t),
    )


def hit(t: Table, decision: Decision[Any], value: int) -> Term:
    """c1.attack.16-18, r.013 What becomes of the unit that is hit, and what that brings the attacker."""
    at, defender = decision.about
    word = "killed"
    if value in (LEGEND, LEGEND_B):
        word = "pushed" if steps(t, defender, at) and not t.nailed(defender, value, at) else "stays"
    return Term(f"effect-{word}", gain=("haint_gain", t.actor))


def clash(t: Table, decision: Decision[Any], value: bool) -> Term | None:
    """c1.clash.06 The same for the haint of a clash."""
    owner = next((faction for faction in t.present if t.haints_at(faction, decision.about)), None)
    if not value or owner is None:
        return None
    return Term("effect-killed", gain=("haint_gain", t.opponent(owner)))


def haint_gain(t: Table, value: Faction) -> Term:
    """c3.dial One killed haint: a point, or one more on the plate."""
    plate, spoon = sum(t.plate[value]) + 1, t.spoon[value]
    if not t.with_dial or plate >= spoon:
        return Term("effect-point")
    return Term("effect-plate", n=plate, spoon=spoon)


def ability(t: Table, decision: Decision[Any], value: int) -> Term:
    """What an ability does, in a few words; an upgrade token is told by its card."""
    if value == SPAWN and t.tremor:
        return Term("effect-spawn-far")
    if value < len(TOKEN_IDS):
        return Term(f"effect-{TOKEN_IDS[value]}")
    return Term(names=CARD_FACTS[CARD_CALLED[UPGRADE_IDS[value - len(TOKEN_IDS)]]]["effect"])


def part(t: Table, decision: Decision[Any], value: str) -> Term | None:
    """c1.legend.01 What the own legend and its tracker give."""
    own = t.factions[decision.seat]
    if value == "gift":
        return Term("effect-list", list=("gift", t.who[own]))
    if value == "tracker":
        side = f"{FACTION_IDS[own]}.{SIDES[t.tracker[own]]}"
        return Term("tracker-" + dashed(side), TRACKERS[side]["name"])
    if value == TOKEN_IDS[SPAWN] and t.tremor:
        return Term("effect-spawn-far")
    return None


def card(t: Table, decision: Decision[Any], value: int) -> Term:
    """What a card does, or what a quest asks for."""
    facts = CARD_FACTS[value]
    return Term(names=facts["effect"] if "effect" in facts else facts["text"])


def deed(t: Table, decision: Decision[Any], value: tuple[str, int]) -> Term | None:
    word, which = value
    if word in ("card", "quest"):
        return card(t, decision, which)
    return ability(t, decision, which) if word in ("ability", "token") and which < len(TOKEN_IDS) else None


def unit(t: Table, decision: Decision[Any], value: tuple[int, int, int]) -> Term | None:
    return on_hex(t, decision, value[2])


def placed(t: Table, decision: Decision[Any], value: tuple[int, int]) -> Term | None:
    return on_hex(t, decision, value[1])


def legend(t: Table, decision: Decision[Any], value: int) -> Term | None:
    return on_hex(t, decision, t.legend_at[value])


def group(t: Table, decision: Decision[Any], value: tuple[int, ...]) -> Term | None:
    """c1.advance Who of the own units does not go along."""
    start, _ = decision.about
    return Term("effect-staying", n=t.units(t.actor, start) - sum(value)) if start in SPOTS else None


EFFECTS: Final[dict[str, Effect]] = {
    "hex": on_hex,
    "target": target,
    "token": ability,
    "valued": ability,
    "part": part,
    "card": card,
    "deed": deed,
    "bag_deed": deed,
    "ff_deed": deed,
    "unit_at": unit,
    "nailed": unit,
    "component_at": placed,
    "spawn_site": placed,
    "legend_token": legend,
    "group": group,
    "attack.press": hit,
    "attack.clash": clash,
}
NOUNS: Final[dict[str, Noun]] = {"lying": lying, "haint_gain": haint_gain}
