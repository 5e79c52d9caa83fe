"""What the page's board is told: every thing that a view may name, in both languages."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from rich.console import Console

import klubovna
from klubovna.games.ash import RULES
from klubovna.games.ash.board import Facts
from klubovna.games.ash.facts import (
    ACTION_CARDS,
    BUILDING_FACTS,
    CARD_FACTS,
    CHARACTERS,
    POWER_FACTS,
    RESOURCES,
    TYPES,
    WARRIOR_FACTS,
)
from klubovna.games.ash.look import AREA_IDS
from klubovna.games.ash.state import REFRESH_SPACE
from klubovna.games.ash.terminal import draw
from klubovna.games.ash.view import View
from klubovna.kernel.text import LANGUAGES
from klubovna.testing import rule

LARGEST = 60_000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_place_and_a_name(lang: str) -> None:
    told = RULES.facts(lang)
    assert [warrior.id for warrior in told.warriors] == [of.id for of in WARRIOR_FACTS]
    assert [building.id for building in told.buildings] == [of.id for of in BUILDING_FACTS]
    assert [card.id for card in told.cards] == [of.id for of in CARD_FACTS]
    assert [power.id for power in told.powers] == [of.id for of in POWER_FACTS]
    assert [action.id for action in told.actions] == [of.id for of in ACTION_CARDS]
    assert [area.id for area in told.areas] == AREA_IDS
    assert set(told.barons) == set(CHARACTERS)
    assert {*RESOURCES, "any", "vp"} == set(told.amounts)
    assert set(told.types) == set(TYPES)
    assert len(told.spaces) == REFRESH_SPACE + 1


@rule("ash:apt.02")
def test_page_and_terminal_show_the_numbers_of_the_provinces() -> None:
    assert [area.number for area in RULES.facts("en").areas] == [1, 2, 3, 4, 5, 6, None]
    page = StringIO()
    view = klubovna.new(RULES, 2, seed=1).look(None)
    Console(file=page, width=120, color_system=None).print(draw(view, RULES.texts("cs")))
    for number, name in enumerate(("Sopka", "Pobřeží", "Osada", "Poušť", "Les", "Pohoří"), 1):
        assert f"{number} {name}" in page.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_missing_and_none_is_empty(lang: str) -> None:
    def texts(told: Any) -> list[str]:
        if isinstance(told, dict):
            return [text for value in told.values() for text in texts(value)]
        if isinstance(told, list):
            return [text for value in told for text in texts(value)]
        return [told] if isinstance(told, str) else []

    for text in texts(msgspec.to_builtins(RULES.facts(lang))):
        assert text, text
        assert "{" not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_facts_travel_as_json_and_are_small(lang: str) -> None:
    told = RULES.facts(lang)
    sent = msgspec.json.encode(told)
    assert msgspec.json.decode(sent, type=Facts) == told
    assert len(sent) < LARGEST


def test_the_words_of_the_page_are_said_in_each_language() -> None:
    english, czech = (RULES.facts(lang).words for lang in ("en", "cs"))
    assert english.keys() == czech.keys()
    same = {word for word in english if english[word] == czech[word]}
    assert same <= {"ap"}


def test_every_message_of_the_page_is_used() -> None:
    source = (RULES.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    page = source.partition("## The board on the page")[2].partition("\n# ")[0]
    named = [entry.id.name for entry in FluentParser().parse(page).body if isinstance(entry, Message)]
    told = msgspec.json.encode(RULES.facts("en")).decode()
    texts = RULES.texts("en")
    assert len(named) > 40
    for key in named:
        assert texts.sentence(key, {"level": "III"}) in told, key


@pytest.mark.parametrize("options", [{}, {"powers": True, "automa": True, "targeted": True}])
def test_a_view_names_nothing_unknown(options: dict[str, Any]) -> None:
    told = RULES.facts("en")
    things = (*told.warriors, *told.buildings, *told.cards, *told.actions, *told.areas)
    known = {thing.id for thing in things} | set(told.barons)
    game = klubovna.new(RULES, 3, seed=7, options=options)
    random = Random(7)

    def ids(table: View) -> set[str]:
        found: set[str | None] = {table.citadel.id, *table.citadel.defenders, *table.warrior_offer}
        found |= {*table.building_offer, *(table.attackers.warriors or []), table.battle_for}
        for province in table.provinces:
            found |= {province.id, *province.stack, *province.defenders}
        for side in table.sides:
            found |= {side.role, *(side.hand or []), *side.graveyard, *(side.cards or []), *side.laid}
            found |= {*(side.discard or []), side.discard_top, *side.starting}
        if table.automa is not None:
            found |= set(table.automa.used)
        return {one for one in found if one is not None}

    while not game.over:
        decision = game.decisions[0]
        assert ids(game.look(decision.seat).table) <= known
        game.choose(random.randrange(len(decision.options)), decision.seat)


def test_every_baron_has_an_emblem_of_its_own() -> None:
    barons = RULES.facts("en").barons.values()
    for look in ("picture", "shape", "fill"):
        assert len({getattr(baron, look) for baron in barons}) == len(CHARACTERS)
