"""The facts of the drawn board name everything that a view can name, in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from harrow.tables import table_of
from klubovna.games.harrow import RULES
from klubovna.games.harrow.board import DECK_NAMES, MARKS, WORDS
from klubovna.games.harrow.facts import (
    ALL_TOKEN_IDS,
    CARD_IDS,
    CUBE_IDS,
    FACTION_IDS,
    HEXES,
    JARS,
    MAP_IDS,
    MODES,
    OFFER_IDS,
    TERRAINS,
    TILE_IDS,
)
from klubovna.games.harrow.inventory import CHAPTERS
from klubovna.games.harrow.seen import JarPlayer
from klubovna.kernel import new

LARGEST = 60_000
"""Bytes: every table page reads the facts once."""
both = pytest.mark.parametrize("lang", ["en", "cs"])


def strings(found: Any) -> list[str]:
    if isinstance(found, dict):
        return [text for value in found.values() for text in strings(value)]
    if isinstance(found, list):
        return [text for value in found for text in strings(value)]
    return [found] if isinstance(found, str) else []


@both
def test_facts_are_small_plain_and_fully_worded(lang: str) -> None:
    coded = msgspec.json.encode(RULES.facts(lang)).decode()
    told = msgspec.json.decode(coded)
    assert len(coded.encode()) < LARGEST
    assert not [text for text in strings(told) if "{" in text or not text.strip()]


@both
def test_facts_name_every_piece_and_place(lang: str) -> None:
    told = RULES.facts(lang)
    assert {*WORDS, "round", "hex"} == set(told.words)
    for key, ids in (
        ("roles", FACTION_IDS),
        ("chapters", MODES),
        ("maps", MAP_IDS),
        ("terrains", TERRAINS),
        ("cubes", CUBE_IDS),
        ("cube_marks", CUBE_IDS),
        ("jars", JARS),
        ("marks", MARKS),
        ("decks", DECK_NAMES),
        ("tokens", ALL_TOKEN_IDS),
        ("cards", CARD_IDS),
    ):
        assert list(getattr(told, key)) == list(ids), key
    assert [row.id for row in told.tiles] == TILE_IDS
    assert [row.id for row in told.offers] == OFFER_IDS
    assert len(told.hexes) == len(told.labels) == HEXES
    assert len({*told.cube_marks.values()}) == len(CUBE_IDS)


def test_legends_and_trackers_of_views_have_facts() -> None:
    told = RULES.facts("en")
    legends = {row.id for row in told.legends}
    for seed, _ in enumerate(CHAPTERS):
        assert RULES.trials.soak is not None
        begin = RULES.trials.soak(seed)
        g = new(RULES, seats=begin["seats"], seed=seed, roles=begin["roles"], options=begin["options"])
        random = Random(seed)
        for _ in range(60):
            g.choose(random.randrange(len(g.asked().options)))
        for player in RULES.view(table_of(g), None).players:
            if isinstance(player, JarPlayer):
                assert player.legend is None or player.legend in legends
                assert f"{player.faction}.{player.tracker + 1}" in told.trackers
            assert {*player.discard} <= {*told.cards}


def test_every_faction_has_colours_of_its_own_and_every_deck_an_owner() -> None:
    told = RULES.facts("en")
    assert list(told.colours) == list(FACTION_IDS)
    for colours in ([of.light for of in told.colours.values()], [of.dark for of in told.colours.values()]):
        assert len(set(colours)) == len(FACTION_IDS)
    assert {card.deck for card in told.cards.values()} == set(told.deck_owners)
    assert set(told.deck_owners.values()) == set(FACTION_IDS)
