"""Options of a game that are not as its schema has them, refused in the user's language."""

from __future__ import annotations

import re
from typing import Any

from klubovna.kernel.errors import SetupError
from klubovna.kernel.text import LANGUAGES, house_texts


def option_refused(schema: dict[str, Any], error: Exception) -> SetupError:
    """What msgspec found wrong, as a sentence: which option it is, and what may stand there."""
    where = re.search(r"`\$\.?([^`]*)`$", str(error))
    path = where.group(1) if where else ""
    expected = _at(schema, path)
    takes = {lang: _takes(expected, lang) for lang in LANGUAGES}
    return SetupError("setup-option-value", option=path.replace("[...]", "") or "–", takes=takes)


def _at(schema: dict[str, Any], path: str) -> dict[str, Any]:
    """The part of the schema for `characters[0].level`."""
    found = schema
    for name in re.findall(r"[^.\[\]]+|\[[^\]]*\]", path):
        found = _resolved(schema, found)
        found = found.get("items", {}) if name.startswith("[") else found.get("properties", {}).get(name, {})
    return _resolved(schema, found)


def _resolved(schema: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """A reference or "this or nothing" stands for what it names."""
    if "anyOf" in part:
        part = next((one for one in part["anyOf"] if one.get("type") != "null"), part)
    if "$ref" in part:
        part = schema["$defs"][part["$ref"].rpartition("/")[2]]
    return part


def _takes(expected: dict[str, Any], lang: str) -> str:
    say = house_texts(lang).sentence
    if "enum" in expected:
        return say("takes-one-of", {"values": ", ".join(map(str, expected["enum"]))})
    if expected.get("properties"):
        return say("takes-entries", {"fields": ", ".join(expected["properties"])})
    if "minimum" in expected and "maximum" in expected:
        return say("takes-number-from", {"low": expected["minimum"], "high": expected["maximum"]})
    return say(f"takes-{expected.get('type', 'other')}")
