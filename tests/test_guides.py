"""Every guide is played to its end along its suggestions, and once more with other choices wherever allowed."""

from __future__ import annotations

import pytest

from klubovna.kernel.coach import Coaching, coaching, give, marks, plan_of, reply
from klubovna.kernel.errors import IllegalChoice, SetupError
from klubovna.kernel.game import Game
from klubovna.kernel.record import new, replay
from klubovna.kernel.registry import games, rules
from klubovna.kernel.text import LANGUAGES, dashed
from klubovna.testing.guides import guided, troubles

GUIDES = [(slug, name) for slug in sorted(games()) for name in rules(slug).guides]


def said(coach: Coaching) -> str:
    return "\n".join([*coach.after, *coach.say, coach.advice])


def decide(game: Game, seat: int, coach: Coaching) -> None:
    """Something else than the coach suggests, where that is allowed."""
    asked = game.asked(seat)
    other = coach.suggest
    if marks(asked):
        other = [] if coach.suggest else [0]
    elif not coach.only:
        other = [(coach.suggest[0] + 1) % len(asked.options)]
    try:
        give(game, seat, other)
    except IllegalChoice:  # not every set of that size may be taken
        give(game, seat, coach.suggest)


@pytest.mark.parametrize(("slug", "name"), GUIDES)
def test_the_plan_fits_the_rules(slug: str, name: str) -> None:
    made = rules(slug)
    plan = plan_of(made, name)
    assert troubles(plan) == []
    for step in plan.guide.step:
        event = step.when.removeprefix("event:")
        assert event in made.events if event != step.when else step.when in made.kinds
    used = {plan.guide.key: ("about", "end")} | {step.say: () for step in plan.guide.step}
    for lang in LANGUAGES:
        texts = made.texts(lang)
        for key, attributes in used.items():
            assert texts.has(key), (lang, key)
            assert all(texts.has(key, attribute) for attribute in attributes), (lang, key)
        for attribute in ("advice", "after"):
            for key in used:
                assert texts.has(key, attribute) == made.texts("en").has(key, attribute), (lang, key, attribute)


@pytest.mark.parametrize(("slug", "name"), GUIDES)
def test_whoever_follows_the_coach_is_led_to_the_end(slug: str, name: str) -> None:
    """As at a live table; left and taken up again half-way."""
    made = rules(slug)
    table = made.guides[name].game
    game = new(made, table.seats, options={"guide": name}, live=True)
    number = 0
    while not game.over:
        decision = next((d for d in game.decisions if d.seat != table.person), game.asked())
        if decision.seat != table.person:  # here the others answer first, in the plan last
            if len(decision.options) == 1:
                game.choose(0, decision.seat)
            else:
                give(game, decision.seat, reply(game, decision.seat))
            continue
        if len(decision.options) == 1:
            game.choose(0, table.person)
            continue
        number += 1
        coach = coaching(game, table.person, LANGUAGES[number % 2])
        assert coach is not None
        assert coach.planned, (number, decision)
        assert said(coach)
        assert "{" not in said(coach), said(coach)
        if made.parts.listed is not None:
            parts = set(made.parts.listed(game.look(table.person)))
            assert set(coach.point) <= parts, (number, set(coach.point) - parts)
        assert coaching(game, (table.person + 1) % 2, "en") is None or table.seats == 1
        give(game, table.person, coach.suggest)
        if number == 12:
            game = replay(game.record())
    assert number >= 15
    ended = coaching(game, table.person, "cs")
    assert ended is not None
    assert ended.step == ended.steps


@pytest.mark.parametrize(("slug", "name"), GUIDES)
def test_whoever_chooses_otherwise_gets_general_advice(slug: str, name: str) -> None:
    made = rules(slug)
    game = guided(slug, name)
    person = made.guides[name].game.person
    asked = set()
    planned = 0
    while not game.over and game.inputs < 600:
        decision = game.owed(person)
        if decision is None:
            other = game.asked().seat
            give(game, other, reply(game, other))
            continue
        asked.add(decision.kind.name)
        coach = coaching(game, person, "en")
        assert coach is not None
        assert said(coach)
        assert coach.planned or (not coach.say and not coach.after and not coach.point)
        planned += coach.planned
        decide(game, person, coach)
    assert planned < 40
    for lang in LANGUAGES:
        missing = [kind for kind in sorted(asked) if not made.texts(lang).has(f"advice-{dashed(kind)}")]
        assert missing == [], lang


def test_taking_back_leads_to_the_plan_again() -> None:
    game = guided("ash", "first")
    coach = coaching(game, 0, "en")
    assert coach is not None
    decide(game, 0, coach)
    away = coaching(game, 0, "en")
    assert away is not None
    assert not away.planned
    game.undo(0)
    again = coaching(game, 0, "en")
    assert again == coach


def test_a_guide_that_there_is_not_is_refused() -> None:
    for seats, name in ((2, "second"), (3, "first"), (2, 7)):
        with pytest.raises(SetupError):
            new("ash", seats, options={"guide": name})


def test_a_guided_game_is_always_the_same_one() -> None:
    one, two = guided("ash", "first"), guided("ash", "first")
    assert one.fingerprint() == two.fingerprint()
    assert one.record()["options"] == {"guide": "first"}
    assert new("ash", 2, seed=5).record()["options"] == {}
