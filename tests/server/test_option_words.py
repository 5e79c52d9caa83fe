"""Every game has a word for each of its variants, for the form of a new table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from klubovna.games.gloomhaven.scenario.book import PLAYABLE
from klubovna.kernel.registry import games, rules


def spoken(slug: str, lang: str) -> set[str]:
    return set(rules(slug).texts(lang).beginning("option-"))


def wanted(word: str, schema: dict[str, Any], defs: dict[str, Any]) -> Iterator[str]:
    """The words of one option: its own, and one for each value that is no number."""
    for one in schema.get("anyOf", [schema]):
        inner = one.get("items", one)
        if "$ref" in inner:
            for name, part in defs[inner["$ref"].rsplit("/", 1)[-1]]["properties"].items():
                yield from wanted(f"{word}-{name}", part, defs)
        yield from (f"{word}-{value}" for value in inner.get("enum", []) if isinstance(value, str))
    yield word


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("slug", games())
def test_every_variant_has_its_word(slug: str, lang: str) -> None:
    schema = rules(slug).options
    for name, option in schema["properties"].items():
        assert set(wanted(f"option-{name}", option, schema.get("$defs", {}))) <= spoken(slug, lang)


def test_the_scenarios_that_can_be_played_are_offered() -> None:
    named = {word for word in spoken("gloomhaven", "en") if re.fullmatch(r"option-scenario-\d+", word)}
    assert named == {f"option-scenario-{number}" for number in PLAYABLE}
