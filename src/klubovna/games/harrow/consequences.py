"""What an option brings: who and what is on a hex, and the cubes on both sides of an attack."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.harrow.facts import CARD_CALLED, CARD_FACTS, FACTION_IDS, SPOTS, TOKEN_IDS, UPGRADE_IDS, Spot
from klubovna.games.harrow.nouns import SIDES, TRACKERS
from klubovna.games.harrow.roles import ROLES
from klubovna.games.harrow.state import Table
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Noun, Term, dashed

PIECES: Final = ("townsfolk", "buildings", "storms", "paths", "flames")


def on_hex(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """Who and what is there."""
    if value not in SPOTS:
        return None
    there: list[tuple[str, int, int]]
    there = [("faction", faction, t.units(faction, value)) for faction in t.present if t.units(faction, value)]
    there += [(name, 0, int(getattr(t, name)[value])) for name in PIECES if getattr(t, name)[value]]
    there += [("token", token, t.tokens[token][value]) for token in range(len(TOKEN_IDS)) if t.tokens[token][value]]
    return Term("effect-here", list=("lying", there)) if there else Term("effect-empty")


def lying(t: Table, value: tuple[str, int, int]) -> Term:
    noun, which, n = value
    return Term(f"effect-{noun}", n=n) if noun in PIECES else Term("effect-lying", what=(noun, which), n=n)


def target(t: Table, decision: Decision[Any], value: tuple[int, int]) -> Term:
    """c1.attack.13 What a hit costs, and the cubes that both sides have on the battleground before the tree."""
    at, defender = Spot(value[0]), ROLES[value[1]]
    return Term(
        "effect-attack-fire" if t.flames[at] and defender.id not in t.present else "effect-attack",
        price=defender.hit_price(t, at),
        own=ROLES[t.actor].cubes_on_ground(t),
        other=defender.cubes_on_ground(t),
    )


def ability(t: Table, decision: Decision[Any], value: int) -> Term:
    """What an ability does, in a few words; an upgrade token is told by its card."""
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
    return None


def card(t: Table, decision: Decision[Any], value: int) -> Term:
    return Term(names=CARD_FACTS[value]["effect"])


EFFECTS: Final[dict[str, Effect]] = {
    "hex": on_hex,
    "target": target,
    "token": ability,
    "valued": ability,
    "part": part,
    "card": card,
}
NOUNS: Final[dict[str, Noun]] = {"lying": lying}
