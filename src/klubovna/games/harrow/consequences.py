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
}
NOUNS: Final[dict[str, Noun]] = {"lying": lying}
