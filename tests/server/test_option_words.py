"""The page's form of a new table has a word for every variant of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from klubovna.games.gloomhaven.scenarios import PLAYABLE
from klubovna.kernel.registry import games, rules

LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"


def spoken(lang: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (LOCALE / f"options.{lang}.ftl").read_text(), re.MULTILINE))


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
        assert set(wanted(f"opt-{slug}-{name}", option, schema.get("$defs", {}))) <= spoken(lang)


def test_the_scenarios_that_can_be_played_are_offered() -> None:
    named = {word for word in spoken("en") if re.fullmatch(r"opt-gloomhaven-scenario-\d+", word)}
    assert named == {f"opt-gloomhaven-scenario-{number}" for number in PLAYABLE}
