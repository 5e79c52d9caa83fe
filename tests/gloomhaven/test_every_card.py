"""Every half of every card is performed in a made-up position; what it prints is what happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gloomhaven.tables import MODIFIER, hero, table
from klubovna.games.gloomhaven.combat.targeting import reach_of
from klubovna.games.gloomhaven.facts import (
    CARD_CLASS,
    CARDS,
    CLASS_IDS,
    COMPANION,
    HALVES,
    PACKS,
    PERK_CARDS,
    PERKS,
    SUMMONS,
    Half,
)
from klubovna.games.gloomhaven.figures import CHARACTER, SUMMON, Figure
from klubovna.games.gloomhaven.perform.action import Action
from klubovna.games.gloomhaven.perform.numbers import shield_of
from klubovna.games.gloomhaven.round.turn import PLAY_BOTTOM, PLAY_TOP, play
from klubovna.games.gloomhaven.scenario.begin import place_companion
from klubovna.games.gloomhaven.state import Table
from klubovna.games.gloomhaven.vocabulary.abilities import Attack, Bonus, Give, Heal, Move, Shield, Summon
from klubovna.games.gloomhaven.vocabulary.words import CONDITION, NEGATIVE, TARGETS, TOKENS
from klubovna.kernel.decision import Decision, Flow
from klubovna.testing import rule

ALLY, OTHER = "brute", "tinkerer"
DECLINED = ("consume", "pay", "item", "one-of", "forgo", "bonus", "discard", "move.to")


def position(role: str) -> Table:
    """The character with an ally beside it, enemies beside and farther off, wounds to heal, cards in every pile."""
    ally = ALLY if role != ALLY else OTHER
    t = table(
        role,
        ally,
        at={role: (0, 0), ally: (0, 1)},
        hero_level=9,
        monsters=[
            ("bandit-guard", (1, 0), "normal", 40),
            ("bandit-guard", (2, 0), "normal", 40),
            ("hound", (1, -1), "normal", 40),
            ("hound", (-1, 0), "elite", 40),
        ],
    )
    for one in t.characters:
        t.body(one).hp -= 5
        one.deck.draw = [MODIFIER["+0"]] * 40
        one.discard, one.lost, one.hand = one.hand[:2], one.hand[2:4], one.hand[4:]
    t.deck.draw = [MODIFIER["+0"]] * 40
    return t


def answered(decision: Decision[Any]) -> Any:
    """No price is paid, nobody moves, every target that is offered is taken."""
    options = decision.options
    if decision.kind.name in DECLINED and options[0] in (None, False):
        return options[0]
    return next(option for option in options if option is not None)


def performed(flow: Flow[Any]) -> list[Decision[Any]]:
    asked: list[Decision[Any]] = []
    try:
        decision = flow.send(None)
        while True:
            assert isinstance(decision, Decision)
            assert decision.options
            asked.append(decision)
            decision = flow.send(answered(decision))
    except StopIteration:
        return asked


def played(t: Table, card: int, side: int) -> list[Decision[Any]]:
    character = t.characters[0]
    if HALVES[card][side].command:
        performed(place_companion(t, 0))
    for zone in (character.hand, character.discard, character.lost):
        if card in zone:
            zone.remove(card)
    character.chosen = [card]
    t.acting = character.figure
    return performed(play(t, character, card, PLAY_TOP if side == 0 else PLAY_BOTTOM))


def halves(*kinds: type) -> Iterator[tuple[int, int]]:
    """Halves that begin with such a line, plainly: a number, and nothing that circumstances change."""
    for card in range(len(CARDS)):
        for side in (0, 1):
            line = HALVES[card][side].abilities[0]
            plain = not line.conditional and not line.only_if and not line.pay_up_to
            if isinstance(line, kinds) and plain and card not in PACKS:
                yield card, side


def named(cards: Iterator[tuple[int, int]]) -> list[Any]:
    sides = ("top", "bottom")
    return [pytest.param(card, side, id=f"{CARDS[card].name['en']} {sides[side]}") for card, side in cards]


def role_of(card: int) -> str:
    return CLASS_IDS[CARD_CLASS[card]]


def actor(t: Table, half: Half) -> Figure:
    if not half.command:
        return t.body(t.characters[0])
    return next(f for f in t.figures if f.form == SUMMON and f.number == COMPANION[t.characters[0].role])


@pytest.mark.parametrize("role", CLASS_IDS)
@rule("gloomhaven:card.01", "gloomhaven:turn.02")
def test_every_half_can_be_performed(role: str) -> None:
    """Every card comes to rest where it belongs, and nothing is asked that has no answer."""
    for card in range(len(CARDS)):
        if role_of(card) != role or card in PACKS:
            continue
        for side in (0, 1):
            t = position(role)
            played(t, card, side)
            zones = [[*one.hand, *one.discard, *one.lost, *(row[0] for row in one.active)] for one in t.characters]
            assert sum(zone.count(card) for zone in zones) == 1, CARDS[card].name["en"]
            assert not t.characters[0].chosen


@pytest.mark.parametrize(("card", "side"), named(halves(Attack)))
@rule("gloomhaven:attack.01", "gloomhaven:attack.05", "gloomhaven:area.07")
def test_an_attack_has_its_value_its_range_its_targets_and_its_conditions(card: int, side: int) -> None:
    t = position(role_of(card))
    half = HALVES[card][side]
    line = half.abilities[0]
    assert isinstance(line, Attack)
    foes = [f for f in t.figures if f.side != 0]
    before = {foe.id: foe.at for foe in foes}
    asked = played(t, card, side)
    struck = [foe for foe in foes if foe.hp < foe.max_hp or any(foe.conditions)]
    if isinstance(line.value, int):
        first = next((d for d in asked if d.kind.name in ("target", "area")), None)
        if len(half.abilities) == 1 and not half.command and TARGETS[line.target][2] and line.value > 0:
            assert first is not None
            assert len(struck) <= (99 if line.area is not None else line.targets + len(line.chain))
        reach = reach_of(t, Action(t, actor(t, half), 0), line)
        if line.area is None and TARGETS[line.target][1] == "range" and len(half.abilities) == 1 and not half.command:
            assert all(t.ground.range((0, 0), before[foe.id]) <= max(1, reach) for foe in struck)
        if len(half.abilities) == 1 and not line.chain and line.value > 0:
            assert {foe.max_hp - foe.hp for foe in struck} == {line.value} or line.kills
            tokens = [CONDITION[name] for name in line.conditions if CONDITION[name] < TOKENS]
            assert all(foe.conditions[condition] for foe in struck for condition in tokens)


@pytest.mark.parametrize(("card", "side"), named(halves(Move)))
@rule("gloomhaven:move.01")
def test_a_move_has_its_points(card: int, side: int) -> None:
    t = position(role_of(card))
    line = HALVES[card][side].abilities[0]
    assert isinstance(line, Move)
    asked = [d for d in played(t, card, side) if d.kind.name == "move.to"]
    if isinstance(line.value, int) and not line.must_end:
        assert asked[0].about[1] == line.value


@pytest.mark.parametrize(("card", "side"), named(halves(Heal)))
@rule("gloomhaven:heal.01")
def test_a_heal_has_its_value(card: int, side: int) -> None:
    t = position(role_of(card))
    half = HALVES[card][side]
    line = half.abilities[0]
    assert isinstance(line, Heal)
    before = {f.id: f.hp for f in t.figures}
    played(t, card, side)
    gained = [f.hp - before[f.id] for f in t.figures if f.id in before and f.hp > before[f.id]]
    if isinstance(line.value, int) and len(half.abilities) == 1 and not half.command:
        assert gained
        assert set(gained) <= {min(5, line.value), *([line.value] if line.value < 5 else [])}


@pytest.mark.parametrize(("card", "side"), named(halves(Shield)))
@rule("gloomhaven:shield.01")
def test_a_shield_has_its_value(card: int, side: int) -> None:
    t = position(role_of(card))
    line = HALVES[card][side].abilities[0]
    assert isinstance(line, Shield)
    played(t, card, side)
    if isinstance(line.value, int) and line.target == "self":
        assert shield_of(t, t.body(t.characters[0])) == line.value


@pytest.mark.parametrize(("card", "side"), named(halves(Give)))
@rule("gloomhaven:fx.04")
def test_a_condition_is_the_printed_one(card: int, side: int) -> None:
    t = position(role_of(card))
    line = HALVES[card][side].abilities[0]
    assert isinstance(line, Give)
    for figure in t.figures:
        if any(not isinstance(one, str) for one in line.when):
            figure.conditions[CONDITION["poison"]] = 1
    played(t, card, side)
    tokens = [CONDITION[name] for name in line.conditions if CONDITION[name] < TOKENS]
    harmful = any(token in NEGATIVE for token in tokens)
    if tokens and TARGETS[line.target][1] in ("self", "adjacent", "range"):
        touched = [f for f in t.figures if all(f.conditions[token] for token in tokens)]
        assert touched
        assert line.target == "self" or all((f.side != 0) == harmful for f in touched)


@pytest.mark.parametrize(("card", "side"), named(halves(Summon)))
@rule("gloomhaven:summon.03", "gloomhaven:summon.04")
def test_a_summon_has_the_values_of_its_card(card: int, side: int) -> None:
    t = position(role_of(card))
    line = HALVES[card][side].abilities[0]
    assert isinstance(line, Summon)
    played(t, card, side)
    summons = [f for f in t.figures if f.form == SUMMON]
    assert [SUMMONS[f.number].name for f in summons] == [line.name] * min(line.count, 2)  # two hexes are free
    assert all(isinstance(line.hp, str) or f.hp == line.hp for f in summons)
    assert [row[0] for row in t.characters[0].active] == [card]


@pytest.mark.parametrize("role", CLASS_IDS)
@rule("gloomhaven:bonus.01")
def test_a_lasting_bonus_stays_on_the_table(role: str) -> None:
    for card in range(len(CARDS)):
        for side in (0, 1):
            half = HALVES[card][side]
            if role_of(card) == role and half.duration == "persistent" and isinstance(half.abilities[0], Bonus):
                t = position(role)
                if half.abilities[0].only_with:
                    continue
                played(t, card, side)
                holders = [one for one in t.characters if any(row[0] == card for row in one.active)]
                assert len(holders) == 1, CARDS[card].name["en"]
                assert (holders[0] is t.characters[0]) != bool(half.given_to)


@pytest.mark.parametrize("role", range(len(CLASS_IDS)))
@rule("gloomhaven:lvl.05", "gloomhaven:lvl.11")
def test_fifteen_perks_change_the_modifier_deck(role: int) -> None:
    assert sum(perk.boxes for perk in PERKS[role]) == 15
    boxes = [perk for perk, facts in enumerate(PERKS[role]) for _ in range(facts.boxes)]
    gone = sum(count for perk in boxes for _, count in PERK_CARDS[role][perk][0])
    new = sum(count for perk in boxes for _, count in PERK_CARDS[role][perk][1])
    t = table(CLASS_IDS[role])
    deck = hero(t, CLASS_IDS[role]).deck.draw
    assert len(deck) == 20
    assert 20 - gone + new > 0


@rule("gloomhaven:mat.03", "gloomhaven:card.03")
def test_every_class_has_its_cards_of_every_level() -> None:
    for role, name in enumerate(CLASS_IDS):
        own = [CARDS[card].level for card in range(len(CARDS)) if CARD_CLASS[card] == role and card not in PACKS]
        assert own.count("X") == 3, name
        assert [own.count(level) for level in range(2, 10)] == [2] * 8, name
        t = table(name, hero_level=9)
        assert t.figures[0].form == CHARACTER
        assert len(hero(t, name).pool) == own.count(1) + 3 + 8


@rule("gloomhaven:card.01")
def test_enhancement_slots_name_a_line_that_is_there() -> None:
    for card in range(len(CARDS)):
        for half in HALVES[card]:
            assert all(0 <= one.line < len(half.abilities) and one.on and one.shape for one in half.enhance)
