"""What lies where, counted: figures and coins on the map, and what each character has, as one seat sees it."""

from __future__ import annotations

from klubovna.games.gloomhaven.facts import CLASS_IDS
from klubovna.games.gloomhaven.look import STRENGTHS
from klubovna.games.gloomhaven.view import CharacterView, View
from klubovna.games.gloomhaven.vocabulary.words import ELEMENTS
from klubovna.kernel.view import Tally, What
from klubovna.kernel.view import View as Seen


def tally(seen: Seen) -> Tally:
    table: View = seen.table
    if table.town is not None:
        return {f"hero:{one.who}": {("tally-gold",): one.gold, ("tally-xp",): one.xp} for one in table.town.heroes}
    found: Tally = {}
    for figure in table.figures:
        there: dict[What, int] = {("tally-hp",): figure.hp}
        there |= {(f"condition-{name}",): int(bool(value)) for name, value in figure.conditions.items()}
        found[f"figure:{figure.id}"] = there
        q, r = figure.at
        found.setdefault(f"hex:{q},{r}", {})["tally-figure", "figure", figure.id] = 1
    for q, r in table.coins:
        there = found.setdefault(f"hex:{q},{r}", {})
        there["tally-loot",] = there.get(("tally-loot",), 0) + 1
    for name, strength in table.elements.items():
        found[f"element:{name}"] = {("tally-element", "element", ELEMENTS.index(name)): STRENGTHS.index(strength)}
    for who, hero in enumerate(table.characters):
        before_hero(found, who, hero, own=hero.seat == seen.seat)
    return found


def before_hero(found: Tally, who: int, hero: CharacterView, own: bool) -> None:
    counts = {"hand": len(hero.hand), "discard": len(hero.discard), "lost": len(hero.lost)}
    counts |= {"xp": hero.xp, "gold": hero.coins, "active": len(hero.active)}
    of: What = () if own else ("role", CLASS_IDS.index(hero.role))
    found[f"turn:character:{who}"] = {(f"tally-{name}{'' if own else '-of'}", *of): n for name, n in counts.items()}
    if own:
        found |= {f"item:{who}:{one.item}": {("tally-ready",): int(one.state == "ready")} for one in hero.items}
        found |= {f"card:{card}": {(): 1} for card in (*hero.hand, *hero.chosen)}
