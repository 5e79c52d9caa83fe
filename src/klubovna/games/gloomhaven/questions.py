"""What questions are about and what they offer, in words: deeds, moments, amounts; and all nouns by name."""

from __future__ import annotations

from typing import Any

from klubovna.games.gloomhaven.campaign.nouns import NOUNS as CAMPAIGN_NOUNS
from klubovna.games.gloomhaven.cards.asides import ITEM
from klubovna.games.gloomhaven.cards.piles import active_of
from klubovna.games.gloomhaven.combat.suffer import DISCARDED
from klubovna.games.gloomhaven.facts import (
    BOTTOM,
    INITIATIVE,
    TOP,
    Names,
)
from klubovna.games.gloomhaven.figures import (
    REST,
)
from klubovna.games.gloomhaven.map.moving import DIG, graves
from klubovna.games.gloomhaven.nouns import (
    AIMS,
    BOONS,
    OTHER_WORDS,
    SPOTS,
    card,
    character,
    figure,
    figures,
    goal,
    half,
    half_now,
    hex,
    hex_thing,
    hexes,
    horde,
    item,
    modifier,
    monster,
    monster_card,
    offered_card,
    offered_figure,
    offered_goal,
    offered_hex,
    offered_item,
    pairs,
    penalty,
    role,
    rolled,
    room,
    room_card,
    said,
    seat,
    summon,
    treasure,
    worded,
)
from klubovna.games.gloomhaven.round.turn import (
    PLAY_ATTACK,
    PLAY_BOTTOM,
    PLAY_ITEM,
    PLAY_MOVE,
    PLAY_TOP,
    PUT_AWAY,
    SKIP_BOTTOM,
    SKIP_TOP,
    USE_ACTIVE,
    basic,
)
from klubovna.games.gloomhaven.scenario.reckoning import hp_now
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.texts.cards import (
    augments_text,
    half_text,
    item_text,
)
from klubovna.games.gloomhaven.texts.wording import wording
from klubovna.games.gloomhaven.vocabulary.words import CONDITIONS, ELEMENTS
from klubovna.kernel.hexes import Hex
from klubovna.kernel.text import Noun, Term, Whole, dashed


def deed(t: Table, value: tuple[int, int]) -> Term:
    what, which = value
    if what == PLAY_ITEM:
        return Term("deed-item", item=("item", which), text=("said", said(item_text, which)))
    if what == PUT_AWAY:
        lost = any(which in active_of(one, lost=True) for one in t.characters)
        return Term("deed-put-away", card=("card", which), lost="yes" if lost else "no")
    if what == USE_ACTIVE:
        row = next(row for one in t.characters for row in one.active if row[0] == which)
        return Term("deed-use-active", card=("card", which), text=("said", half_now(t, which, row[1])))
    if what in (SKIP_TOP, SKIP_BOTTOM):
        skip = t.book.skip
        half = "top" if what == SKIP_TOP else "bottom"
        return Term("deed-skip", card=("card", which), half=half, word=skip.word if skip is not None else "")
    if what in (PLAY_TOP, PLAY_BOTTOM):
        side, key = (TOP, "deed-top") if what == PLAY_TOP else (BOTTOM, "deed-bottom")
        return Term(key, card=("card", which), text=("said", half_now(t, which, side)))
    side, key = (TOP, "deed-attack") if what == PLAY_ATTACK else (BOTTOM, "deed-move")
    assert what in (PLAY_ATTACK, PLAY_MOVE), value
    owner = next(one for one in t.characters if which in one.chosen or which in one.pool)
    return Term(key, card=("card", which), text=("said", said(half_text, basic(owner, side))))


def aside(t: Table, value: tuple[str, int]) -> Term:
    what, which = value
    if what == DIG:
        return Term("aside-dig", hex=("hex", graves(t)[which]), n=t.party + 1 - t.memory.get(f"dug {which}", 0))
    return deed(t, (PLAY_ITEM if what == ITEM else PUT_AWAY, which))


def or_aside(noun: Noun) -> Noun:
    """An answer, or something that is done before it is given."""

    def either(t: Table, value: Any) -> Term:
        beside = isinstance(value, (tuple, list)) and isinstance(value[0], str)
        return aside(t, (value[0], value[1])) if beside else noun(t, value)

    return Whole(either)


def negation(t: Table, value: int) -> Term:
    return Term("negation-discarded") if value == DISCARDED else Term("negation-card", card=("card", value))


def damage(t: Table, value: tuple[int, int, int]) -> Term:
    """With the hit points and the cards that are left to bear it."""
    who, amount, spare = value
    one = t.characters[who]
    return Term("damage", character=("character", who), n=amount, hp=hp_now(t, one), hand=len(one.hand), discard=spare)


def holder(t: Table, value: int) -> Term:
    """A character with the cards that are left to it, and those that may join them in a rest (rest.12)."""
    one = t.characters[value]
    active = len(active_of(one, lost=False))
    key = "holder-active" if active else "holder"
    return Term(key, character=("character", value), hand=len(one.hand), discard=len(one.discard), active=active)


def drawn_card(t: Table, value: int) -> Term:
    """The card that a short rest would take, and the hit points of its owner."""
    owner = next(one for one in t.characters if value in one.pool)
    return Term("drawn-card", card=("card", value), hp=hp_now(t, owner))


def leader(t: Table, value: int) -> Term:
    """A character with the initiative of its leading card."""
    chosen = t.characters[value].chosen
    return Term("leader", character=("character", value), n=INITIATIVE[chosen[0]] if chosen else REST)


def window(t: Table, value: tuple[int, str, int]) -> Term:
    who, moment, number = value
    key = {"attacked": "window-attacked", "": "window"}.get(moment if number else "", "window-damage")
    return Term(key, character=("character", who), moment=("moment_of", moment), n=number)


def steps(t: Table, value: tuple[int, int]) -> Term:
    who, left = value
    return Term("steps-points", figure=("figure", who), n=left)


def aim(t: Table, value: tuple[Any, ...]) -> Term:
    """Who does what; what follows tells the strength, for the line under an option."""
    who, doing = value[0], value[1]
    word = OTHER_WORDS.get(doing, doing)
    return Term(f"aim-{dashed(word) if word in AIMS else 'other'}", figure=("figure", who))


def spot(t: Table, value: tuple[int, str]) -> Term:
    who, doing = value
    return Term(f"spot-{dashed(doing) if doing in SPOTS else 'other'}", figure=("figure", who))


def augments(t: Table, value: tuple[int, int, int]) -> Term:
    """What the card that is played offers for elements."""
    who, card, side = value
    texts = said(augments_text, card, side) if card >= 0 else {}
    return Term("augments", figure=("figure", who), text=("said", texts)) if any(texts.values()) else figure(t, who)


def outcome(t: Table, value: tuple[int, ...]) -> Term:
    """mon.amb.01: where the figure ends, its focus, then whom it attacks and what it enters."""
    end, focus, *others = pairs(value)
    actor = t.figure(t.acting)
    foes = {one.at: one.id for one in t.figures if actor is None or one.side != actor.side}
    entered = [at for at in others if at not in foes]
    if entered:
        plain = tuple(x for at in (end, focus, *(at for at in others if at in foes)) for x in at)
        return Term("outcome-enters", where=("outcome", plain), entered=("offered-hex", entered))
    where = ("end", end)
    if focus not in foes:
        return ending(t, end)
    named = ("figure", foes[focus])
    if others == [focus]:
        return Term("outcome-hit", where=where, focus=named)
    if others:
        return Term("outcome-attack", where=where, focus=named, targets=("figure", [foes[at] for at in others]))
    return Term("outcome-focus", where=where, focus=named)


def ending(t: Table, value: Hex) -> Term:
    return Term("outcome-stay" if value in t.occupied else "outcome-move", end=("hex", value))


def elements(t: Table, value: str) -> Term:
    """Of several effects for the same elements it is told which one is meant."""
    names, _, place = value.partition("/")
    told = said(lambda lang: wording(lang).elements(names.split("+")))
    return Term("same-elements", elements=("said", told), n=place) if place else Term(names=told)


def ward(t: Table, value: tuple[int, int, int]) -> Term:
    """Somebody who may suffer for another."""
    who, figure, amount = value
    return Term("ward", character=("character", who), figure=("figure", figure), n=amount)


def offered_number(t: Table, value: int) -> Term:
    return Term("offered-number", sign="plus" if value > 0 else "minus", n=abs(value))


def yes(t: Table, value: bool) -> Term:
    return Term("yes" if value else "no")


def texts(t: Table, value: Names) -> Term:
    return Term(names=value)


NOUNS: dict[str, Noun] = {
    **CAMPAIGN_NOUNS,
    "seat": seat,
    "character": character,
    "role": role,
    "figure": figure,
    "offered-figure": offered_figure,
    "figures": Whole(figures),
    "summon": summon,
    "monster": monster,
    "hex": Whole(hex),
    "offered-hex": offered_hex,
    "hex_thing": hex_thing,
    "hexes": Whole(hexes),
    "room": room,
    "room_card": room_card,
    "horde": horde,
    "penalty": penalty,
    "treasure": treasure,
    "card": card,
    "offered-card": offered_card,
    "half": half,
    "item": item,
    "offered-item": offered_item,
    "goal": goal,
    "offered-goal": offered_goal,
    "modifier": modifier,
    "monster_card": monster_card,
    "deed": Whole(deed),
    "aside": Whole(aside),
    "step": or_aside(offered_hex),
    "leading": or_aside(offered_card),
    "resting": or_aside(yes),
    "used": or_aside(offered_item),
    "aimed": or_aside(offered_figure),
    "negation": or_aside(negation),
    "damage": Whole(damage),
    "holder": holder,
    "drawn_card": drawn_card,
    "leader": leader,
    "window": Whole(window),
    "steps": Whole(steps),
    "aim": Whole(aim),
    "spot": Whole(spot),
    "augments": Whole(augments),
    "outcome": or_aside(outcome),
    "end": Whole(ending),
    "element": lambda t, value: Term(f"element-{ELEMENTS[value]}"),
    "elements": elements,
    "condition": lambda t, value: Term(f"condition-{CONDITIONS[value]}"),
    "boon": lambda t, value: Term(BOONS[value]),
    "moment": worded("moment-answer"),
    "moment_of": worded("moment"),
    "yes": yes,
    "agreed": yes,
    "offered-number": offered_number,
    "strength": lambda t, value: Term("strength", n=value),
    "paying": lambda t, value: Term("paying-yes" if value else "paying-no"),
    "damages": lambda t, value: Term("damages", n=value),
    "forgone": worded("forgone"),
    "choice": worded("choice"),
    "ward": Whole(ward),
    "rolled": rolled,
    "said": texts,
}
