"""A guide as it is played, for those who write one: `python -m klubovna.testing.guides ash first`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from klubovna.kernel import serialize
from klubovna.kernel.coach import Plan, coaching, give, marks, plan_of
from klubovna.kernel.game import Game
from klubovna.kernel.record import new
from klubovna.kernel.registry import rules


def guided(slug: str, name: str) -> Game:
    """A table that follows a guide, at its beginning."""
    made = rules(slug)
    return new(made, made.guides[name].game.seats, options={"guide": name})


def transcript(slug: str, name: str, lang: str = "en", since: int = 0) -> Iterator[str]:
    """Every question along the plan with its options, what the coach says there, and what happens in between."""
    game = guided(slug, name)
    plan = plan_of(game.rules, name)
    person, told, number = plan.guide.game.person, 0, 0
    while not game.over:
        decision = game.owed(person) or game.asked()
        stop = plan.stop(game, decision.seat)
        assert stop is not None
        if decision.seat == person:
            number += 1
        if decision.seat == person and number >= since:
            yield from (f"    · {game.text(lang, event)}  ({event['event']})" for event in game.events(person, told))
            told = game.happened
            yield f"{number}. [{decision.kind.name}] {game.text(lang, decision)}"
            coach = coaching(game, person, lang)
            assert coach is not None
            yield from (f"      ({text})" for text in coach.after)
            yield from (f"      > {text}" for text in coach.say)
            if stop.steps:
                yield f"      ★ {coach.advice}"
        items = decision.subset.items if decision.subset is not None and marks(decision) else decision.options
        if number >= since:
            if decision.seat != person:
                yield f"    – seat {decision.seat} [{decision.kind.name}]"
            for i, option in enumerate(items):
                chosen = "*" if i in stop.answer else " "
                yield f"      {chosen} {serialize.dump(option)!r}: {game.text(lang, option, decision)}"
        give(game, decision.seat, stop.answer)
    yield from (f"    · {game.text(lang, event)}  ({event['event']})" for event in game.events(person, told))
    yield f"{number} decisions, {game.result}"
    yield from troubles(plan)


def troubles(plan: Plan) -> list[str]:
    """What does not fit the rules any more; the plan has been played to its end."""
    plan.play_out()
    return [*plan.problems, *(f"never reached: {step.when} ({step.say})" for step in plan.left)]


def main(arguments: list[Any]) -> None:
    slug, name, *rest = arguments
    since = int(rest[0]) if rest else 0
    sys.stdout.writelines(f"{line}\n" for line in transcript(slug, name, since=since))


if __name__ == "__main__":
    main(sys.argv[1:])
