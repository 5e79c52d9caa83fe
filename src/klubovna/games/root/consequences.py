"""What an option brings: the odds of a battle, who is in a clearing, what a card gives. From what all can see."""

from __future__ import annotations

from typing import Any, Final

from klubovna.games.root.battle import Battle, defenders, hired
from klubovna.games.root.craft import points_for_item
from klubovna.games.root.facts import (
    CARD_FACTS,
    CLEARINGS,
    DIE_FACES,
    ITEMS,
    OWNER,
    PIECES,
    Card,
    Clearing,
    Faction,
    Piece,
)
from klubovna.games.root.removal import Loss
from klubovna.games.root.roles import ROLES, pawns
from klubovna.games.root.state import Table
from klubovna.games.root.victory import worth
from klubovna.kernel.decision import Decision
from klubovna.kernel.text import Effect, Noun, Term

Range = tuple[int, int, float]
"""Least, most and on average."""


# -- battle ------------------------------------------------------------------------------------------------------------


def odds(t: Table, attacker: Faction, defender: Faction, at: Clearing) -> tuple[Range, Range]:
    """4.3.2 The hits that the attacker deals and takes, over all rolls, before cards are played."""
    b = Battle(attacker, defender, at)
    one, other = ROLES[attacker], ROLES[defender]
    dealt, taken = [], []
    for roll in range(DIE_FACES**2):
        low, high = sorted(divmod(roll, DIE_FACES))
        hits, losses = other.rolls(low, high)
        bare = int(other.defenseless(t, b) and not hired(t, defender, b))
        dealt.append(min(hits, one.most_hits(t, b) + hired(t, attacker, b)) + one.extra_hits(t, b) + bare)
        taken.append(min(losses, other.most_hits(t, b) + hired(t, defender, b)) + other.extra_hits(t, b))
    return spread(dealt), spread(taken)


def spread(hits: list[int]) -> Range:
    return min(hits), max(hits), round(sum(hits) / len(hits), 1)


def against(t: Table, value: tuple[Faction, Faction, Clearing]) -> Term:
    attacker, defender, at = value
    dealt, taken = odds(t, attacker, defender, at)
    return Term(
        "effect-battle",
        who=("faction", defender),
        dealt=("hit_range", dealt),
        taken=("hit_range", taken),
    )


def hit_range(t: Table, value: Range) -> Term:
    least, most, mean = value
    if least == most:
        return Term("effect-hits-known", n=least)
    return Term("effect-hits", least=least, most=most, mean=mean)


def battle_where(t: Table, decision: Decision[Any], value: Clearing) -> Term:
    own = t.factions[decision.seat]
    return Term("effect-list", list=("against", [(own, other, value) for other in defenders(t, own, value)]))


def battle_whom(t: Table, decision: Decision[Any], value: Faction) -> Term:
    return against(t, (t.factions[decision.seat], value, decision.about))


# -- clearings ---------------------------------------------------------------------------------------------------------


def in_clearing(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """Who and what is there."""
    if value not in CLEARINGS:
        return None
    at = Clearing(value)
    own = t.factions[decision.seat]
    there: list[tuple[str, int, int]] = [
        ("own" if f == own else "faction", f, t.warriors[f][at]) for f in t.present if t.warriors[f][at]
    ]
    there += [("pawn", f, 1) for f in t.present if f != own and pawns(t, at) >> f & 1]
    there += [("piece", piece, t.pieces[piece][at]) for piece in PIECES if t.pieces[piece][at]]
    return Term("effect-here", list=("lying", there)) if there else Term("effect-empty")


def lying(t: Table, value: tuple[str, int, int]) -> Term:
    noun, which, n = value
    if noun == "pawn":
        return Term("tally-pawn", of=("faction", which))
    return Term("effect-own", n=n) if noun == "own" else Term("effect-lying", what=(noun, which), n=n)


def staying(t: Table, decision: Decision[Any], value: int) -> Term:
    """4.2 Who does not move along."""
    start, _ = decision.about
    return Term("effect-staying", n=t.warriors[t.factions[decision.seat]][start] - value)


def given_away(t: Table, decision: Decision[Any], value: Piece) -> Term:
    """3.2.1#2 What a removed building or token brings whom: who decides for others gets it himself (E.4.2#3)."""
    at, _ = decision.about
    own = t.factions[decision.seat]
    if OWNER[value] != own:
        return Term("effect-razed", vp=razing(t, own, value, at))
    points = 1 if own == t.on_turn else razing(t, t.on_turn, value, at)
    return Term("effect-given-away", vp=points)


def razing(t: Table, by: Faction, piece: Piece, at: Clearing) -> int:
    """The points for one piece that falls in battle, with what its remover scores besides; all warriors fall first."""
    owner = OWNER[piece]
    fallen = t.warriors[owner][at]
    before, after = Loss(owner, by, at, fallen), Loss(owner, by, at, fallen, [(piece, 1)])
    fight, role = Battle(by, owner, at), ROLES[by]
    return worth(t, by, 1 + role.spoils(t, fight, after) - role.spoils(t, fight, before))


# -- cards -------------------------------------------------------------------------------------------------------------


def card(t: Table, decision: Decision[Any], value: int) -> Term | None:
    """What the card gives when it is crafted, played or used."""
    facts = CARD_FACTS[value]
    if facts.item:
        own = t.factions[decision.seat]
        points = worth(t, own, points_for_item(t, own, Card(value)))
        return Term("effect-item", item=("item", ITEMS.index(facts.item)), vp=points)
    return Term(names=facts.effect) if facts.effect else None


def deed(t: Table, decision: Decision[Any], value: tuple[str, int]) -> Term | None:
    word, which = value
    if word in ("use", "activate", "take") or (word == "craft" and not CARD_FACTS[which].item):
        return card(t, decision, which)
    return None


# -- factions ----------------------------------------------------------------------------------------------------------


def faction(t: Table, decision: Decision[Any], value: Faction) -> Term:
    """How they stand."""
    return Term("effect-faction", n=len(t.hands[value]), vp=t.vp[value])


EFFECTS: Final[dict[str, Effect]] = {
    "battle.where": battle_where,
    "battle.whom": battle_whom,
    "battle.hit": given_away,
    "move.count": staying,
    "clearing": in_clearing,
    "place": in_clearing,
    "trip": in_clearing,
    "site": in_clearing,
    "post": in_clearing,
    "card": card,
    "deed": deed,
    "faction": faction,
}
NOUNS: Final[dict[str, Noun]] = {"against": against, "hit_range": hit_range, "lying": lying}
