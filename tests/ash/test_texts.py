"""Crown of Ash in words and on the terminal, in both languages."""

from __future__ import annotations

from io import StringIO
from itertools import cycle
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from rich.cells import cell_len
from rich.console import Console

import klubovna
from ash.tables import table_of
from klubovna.games.ash import RULES
from klubovna.games.ash.barons.moments import POWERS
from klubovna.games.ash.facts import (
    ACTION_CARDS,
    AREAS,
    BUILDINGS,
    CARDS,
    CITADEL,
    COST,
    LEVEL,
    PROVINCES,
    RESOURCES,
    WARRIORS,
)
from klubovna.games.ash.powers import FOR_BATTLE, FOR_ORDER, FOR_PROVINCE
from klubovna.games.ash.setup import Options
from klubovna.games.ash.state import KING, REFRESH_SPACE, SPACES
from klubovna.games.ash.terminal import Pen, draw
from klubovna.games.ash.totals import UNKNOWN
from klubovna.kernel import Game
from klubovna.kernel.text import LANGUAGES, NUMBERS, Texts
from klubovna.kernel.view import View
from klubovna.testing.texts import Loud, Reader, by_chance, whole

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"powers": True, "difficulty": "high", "targeted": True}),
    (2, {}),
    (2, {"powers": True, "automa": True, "targeted": True}),
    (3, {"clockwise": True}),
    (3, {"powers": True, "automa": True}),
    (4, {}),
    (4, {"powers": True}),
]


LOUD = [Loud(lang, RULES) for lang in LANGUAGES]
LONGEST = 10_000


def chosen(g: Game, random: Random) -> None:
    g.choose(random.randrange(len(g.asked().options)))


def begun(seats: int = 4, **options: Any) -> Game:
    """A game in which every province has a building, and so every space a move."""
    g = klubovna.new(RULES, seats, seed=5, options=options)
    random = Random(5)
    while g.asked().kind.name != "turn.start":
        chosen(g, random)
    for province in PROVINCES:
        if not table_of(g).stacks[province]:
            table_of(g).stacks[province].append(BUILDINGS[-1 - province])
    return g


SAMPLES: dict[str, list[Any]] = {
    "seat": [0, 1, 2],
    "side": [0, 1, 2, 3, KING],
    "area": list(AREAS),
    "space": list(range(REFRESH_SPACE + 1)),
    "move": [*range(REFRESH_SPACE + 1), *POWERS],
    "deed": [*WARRIORS, *POWERS],
    "summon": list(WARRIORS),
    "warrior": list(WARRIORS),
    "defender": list(WARRIORS),
    "building": list(BUILDINGS),
    "tile": list(BUILDINGS),
    "card": list(CARDS),
    "black": [1, 2],
    "answer": [1],
    "resource": list(range(len(RESOURCES))),
    "gain": [[n * (i == kind) for i in range(7)] for kind in range(7) for n in (1, 2, 5)] + [[1, 2, 3, 4, 5, 6, 7]],
    "minion": [(space, owner) for space in range(SPACES) for owner in range(4)],
    "regroup": [1, 2, 3, 4],
    "action_card": list(range(len(ACTION_CARDS))),
    "power": list(POWERS),
    "amount": [0, 1, 2, 5],
    "roll": [(0, 1), (1, 6)],
    "rolled-for": [(FOR_BATTLE, 0, 7, 5), (FOR_BATTLE, CITADEL, 5, 7), (FOR_ORDER,), (FOR_PROVINCE, 3)],
    "offered-area": list(AREAS),
    "holding": list(AREAS),
    "target": list(AREAS),
    "battle": [(0, 5, 1, UNKNOWN), (0, 5, 2, UNKNOWN), (CITADEL, 5, 3, 8), (CITADEL, 0, 1, -1)],
    "bill": [(w, COST[w]) for w in WARRIORS if LEVEL[w]],
    "due": [(4, "gained", 0), (1, "gained-built", 9), (2, "taxed", 3), (1, "rewarded", 3), (2, "consoled", 4)],
    "site": list(BUILDINGS),
    "coins": [1, 2, 5],
    "played": list(CARDS),
    "parts": [[6, 0, 2, 0, 0], [6, 1, 0, -1, 0], [0, 0, 0, 0, 5], [0, 0, 0, 0, 0], [4, 2, 4, 1, 0]],
    "worths": [[(0, 3)], [(0, 3), (4, 1)]],
    "number": [1, 2, 3, 4],
    "count": [1, 2, 3, 5],
}
"""Values of every noun that a decision or an event names."""
READER = Reader(RULES, SAMPLES, whole)


def messages(lang: str) -> dict[str, set[str]]:
    source = (RULES.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    found = [entry for entry in body if isinstance(entry, Message)]
    assert len({m.id.name for m in found}) == len(found), "a message stands twice"
    return {m.id.name: {a.id.name for a in m.attributes} for m in found}


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("cs")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roles_and_options_have_a_name(lang: str) -> None:
    texts = RULES.texts(lang)
    assert all(texts.has(f"role-{role}") for role in RULES.roles)
    assert all(texts.has(f"option-{option}") for option in Options.__struct_fields__)


def test_every_noun_is_known_and_can_be_said() -> None:
    named = {kind.of for kind in RULES.kinds.values()}
    named |= {kind.about for kind in RULES.kinds.values() if kind.about is not None}
    named |= {noun for event in RULES.events.values() for noun in event.nouns}
    assert named <= set(SAMPLES)
    assert named <= set(RULES.nouns) | NUMBERS
    state = table_of(begun(3, powers=True, automa=True))
    for texts in LOUD:
        for noun, values in SAMPLES.items():
            said = [str(texts.noun(state, noun, value)) for value in values]
            for text in said:
                whole(text)
            assert len(set(said)) == len(values), f"{noun}: two things have one name"


def test_a_list_of_amounts_is_one_thing_and_a_list_of_sides_is_many() -> None:
    state = table_of(begun(2))
    english, czech = LOUD
    assert english.noun(state, "gain", [2, 0, 1, 0, 0, 1, 0]) == "2 bone, 1 sulphur, 1 special ingredient"
    assert czech.noun(state, "gain", [5, 0, 1, 2, 3, 1, 1]) == (
        "5 kostí, 1 síru, 2 krve, 3 zlaťáky, 1 speciální přísadu, 1 VB"
    )
    assert czech.noun(state, "minion", [0, 0]) == czech.noun(state, "minion", (0, 0))
    assert english.noun(state, "side", [0, 1]) == f"{english.noun(state, 'side', 0)}, {english.noun(state, 'side', 1)}"


@pytest.mark.parametrize("kind", RULES.kinds.values(), ids=lambda kind: kind.name)
def test_every_decision_can_be_asked(kind: Any) -> None:
    READER.question(table_of(begun(3, powers=True, automa=True)), kind)


@pytest.mark.parametrize("event", RULES.events.values(), ids=lambda event: event.name)
def test_every_event_can_be_told(event: Any) -> None:
    READER.event(table_of(begun(3, powers=True, automa=True)), event)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_can_be_told(seats: int, options: dict[str, Any]) -> None:
    """Every question, every option and every event of a random game; no two options of a question read alike."""
    g = klubovna.new(RULES, seats, seed=seats, options=options)
    READER.game(g, by_chance(Random(seats)), LONGEST)


def test_a_defender_is_taken_back_and_a_warrior_from_hand_added() -> None:
    g = begun(2)
    here = next(area for area in AREAS if table_of(g).defenders[area])
    english, czech = LOUD
    for warrior, words in (
        (table_of(g).defenders[here][0], ("Take back", "Vzít zpět")),
        (table_of(g).sides[0].hand[0], ("Add", "Přidat")),
    ):
        assert english.noun(table_of(g), "defender", warrior).startswith(words[0])
        assert czech.noun(table_of(g), "defender", warrior).startswith(words[1])


# -- the terminal ------------------------------------------------------------------------------------------------------


def drawn(view: View, texts: Texts, width: int) -> str:
    page = StringIO()
    Console(file=page, width=width, color_system=None).print(draw(view, texts))
    return page.getvalue()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_table_is_drawn_for_every_seat_and_the_spectator(seats: int, options: dict[str, Any]) -> None:
    """At the start, in the first battles, in the middle and at the end; languages and widths in turn."""
    g = klubovna.new(RULES, seats, seed=11, options=options)
    random = Random(11)
    pages = cycle([(texts, width) for width in (80, 100) for texts in LOUD])
    moment = fights = 0
    while True:
        fights += bool(table_of(g).attackers)
        if moment in (0, 60) or g.over or (table_of(g).attackers and fights <= 2):
            for seat in (None, *range(seats)):
                texts, width = next(pages)
                text = drawn(g.look(seat), texts, width)
                assert max(cell_len(line) for line in text.splitlines()) <= width
                assert not any(bad in text for bad in ("{", "None", "_", "…")), text
        if g.over:
            break
        moment += 1
        chosen(g, random)


def test_hands_and_fates_are_drawn_for_their_seat_only() -> None:
    g = begun(2)
    english = LOUD[0]
    own, other, spectator = (drawn(g.look(seat), english, 100) for seat in (0, 1, None))
    pen = Pen(g.look(0), english)
    for id in g.view(0)["table"]["sides"][0]["hand"]:
        assert pen.warrior(id).plain in own
        assert pen.warrior(id).plain not in other
        assert pen.warrior(id).plain not in spectator
    fates = [next((line for line in text.splitlines() if "Fate card" in line), "") for text in (own, other, spectator)]
    for seat in (0, 1):
        assert all(kind in fates[seat] for kind in g.view(seat)["table"]["sides"][seat]["fate"])
    assert fates[0] != fates[1]
    assert fates[2] == ""
