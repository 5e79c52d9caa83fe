"""What moves on the board: every motion of every event begins and ends at a part that the board can have."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import klubovna
from klubovna.kernel.motion import marks, motions, read
from klubovna.kernel.registry import rules

TABLES: dict[str, dict[str, Any]] = {
    "ash": {"seats": 3, "options": {"powers": True}},
    "root": {"seats": 4},
    "harrow": {"seats": 3, "options": {"chapter": "c5"}},
    "monsterlands": {"seats": 3},
    "gloomhaven": {"seats": 2},
}
WANTED = {
    "ash": {"piece", "card", "goods", "points", "die", "hit"},
    "root": {"piece", "card", "points", "die", "hit"},
    "harrow": {"piece", "card", "points", "goods", "hit"},
    "monsterlands": {"piece", "card", "points", "die", "goods", "hit"},
    "gloomhaven": {"part", "card", "points", "hit", "piece"},
}
STILL: set[str] = set()
"""Events of these games whose places were told to nobody who looked."""
ELSEWHERE = ("chair:", "battle", "crafted", "tile", "warrior:", "building:", "land:", "guest:", "ware:", "figure:")
"""Things that come and go: the page looks for the part, and draws nothing where there is none."""


@pytest.mark.parametrize("slug", sorted(TABLES))
def test_every_event_is_seen_or_says_why_not(slug: str) -> None:
    for event in rules(slug).events.values():
        assert bool(event.shows) != bool(event.unseen), event.name
        for motion in event.shows:
            for place in (motion.source, motion.target, motion.of):
                named = place.strip("@&*")
                assert not named or named.startswith("=") or named in event.params, (event.name, place)


@pytest.mark.parametrize("slug", sorted(TABLES))
def test_motions_go_from_part_to_part(slug: str) -> None:
    game, chance = klubovna.new(slug, seed=4, **TABLES[slug]), random.Random(4)
    seen: Counter[str] = Counter()
    places: set[str] = set()
    listed = game.rules.parts.listed
    assert listed is not None
    for number in range(400):
        if (decision := game.decision) is None:
            break
        game.choose(chance.randrange(len(decision.options)))
        if number % 40 == 0:
            places |= set(listed(game.look(0)))
    places |= set(listed(game.look(0)))
    shown: dict[str, bool] = {}
    for seat in (0, None):
        for event in game.events(seat):
            moved = motions(game.rules, game.state, event)
            shown[event["event"]] = shown.get(event["event"], False) or bool(moved)
            for one in moved:
                seen[one.what] += 1
                assert "{" not in one.name, (event, one)
                for part in (one.source, one.target):
                    assert part is None or part in places or part.startswith(ELSEWHERE), (event, part)
            marks(game.rules, game.state, event)
    assert WANTED[slug] <= set(seen)
    still = {name for name, moves in shown.items() if not moves and game.rules.events[name].shows}
    assert still <= STILL, "declared as seen, and nothing moves"


def test_what_a_seat_is_not_told_moves_nothing_for_it() -> None:
    """A private parameter is not there for the others, so it cannot name a part."""
    game, chance = klubovna.new("harrow", seed=4, seats=3, options={"chapter": "c5"}), random.Random(4)
    for _ in range(60):
        assert game.decision is not None
        game.choose(chance.randrange(len(game.decision.options)))
    for event in game.events(None):
        kind = game.rules.events[event["event"]]
        assert len(event["params"]) <= kind.public
        motions(game.rules, game.state, event)


def test_a_motion_is_one_line() -> None:
    assert read("piece from > to ×count; die high low") == (
        ("piece", "from", "to", "count", ""),
        ("die", "", "", "high low", ""),
    )
    with pytest.raises(ValueError, match="nothing moves"):
        read("elephant from > to")
