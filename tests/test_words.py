"""Every message of every game, of the house and of the page, said with every form that its placeholders can bring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path.relative_to(ROOT)
    for folder in ("src", "web/src", "examples")
    for path in (ROOT / folder).rglob("*.ftl")
    if path.name.endswith(("cs.ftl", "en.ftl"))
)
PLURALS = {"en": {"one": 1, "other": 5}, "cs": {"one": 1, "few": 3, "other": 5}}
"""A whole number for every form. Czech `many` is for fractions, which no game has."""
MOST = 200
"""Combinations of one message that are tried."""
SAME_FOR_ALL = {
    *("zranění", "použití", "proti", "nebo", "jen", "při", "celkem", "směrem", "později", "dříve", "větším", "min"),
    *("neexistuje", "nesouhlasí", "není", "záznamu", "lze", "her", "větším"),
}
"""What may follow a number in Czech without agreeing with it: the same form for one, two and five, or no noun."""

Pattern = ast.Pattern


def language(path: Path) -> str:
    return path.name.removesuffix(".ftl")[-2:]


def patterns(path: Path) -> Iterator[tuple[str, Pattern]]:
    for entry in FluentParser().parse((ROOT / path).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def selections(pattern: Pattern) -> Iterator[tuple[str, list[str]]]:
    """Which variables the pattern chooses by, and between which forms."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            chosen = element.expression
            if isinstance(chosen.selector, ast.VariableReference):
                yield chosen.selector.id.name, [key_of(variant) for variant in chosen.variants]
            for variant in chosen.variants:
                yield from selections(variant.value)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def variables(pattern: Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            inner = element.expression
            if isinstance(inner, ast.SelectExpression):
                if isinstance(inner.selector, ast.VariableReference):
                    yield inner.selector.id.name
                for variant in inner.variants:
                    yield from variables(variant.value)
            elif isinstance(inner, ast.VariableReference):
                yield inner.id.name


def loose(pattern: Pattern, counted: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Variables that are followed at once by a small word, outside a choice by that variable."""
    for place, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            name = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            forms = {key_of(variant) for variant in inner.variants}
            for variant in inner.variants:
                # a form that is left out falls to `other`, whose noun then stands for "two" as well as for "five"
                sure = forms >= set(PLURALS["cs"]) or key_of(variant) != "other"
                yield from loose(variant.value, counted | {name} if sure else counted)
        elif isinstance(inner, ast.VariableReference) and inner.id.name not in counted:
            after = pattern.elements[place + 1] if place + 1 < len(pattern.elements) else None
            if isinstance(after, ast.TextElement) and (word := re.match(r" ([^\W\d_]+)", after.value)):
                yield inner.id.name, word[1]


@cache
def bundle_of(folder: Path, lang: str) -> FluentBundle:
    """All messages of a folder: one may lean on another of its game."""
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((ROOT / folder).glob(f"*{lang}.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("path", FILES, ids=str)
def test_every_form_of_every_message_is_a_sentence(path: Path) -> None:
    lang = language(path)
    bundle = bundle_of(path.parent, lang)
    for name, pattern in patterns(path):
        values: dict[str, list[str | int]] = {variable: ["Xaver"] for variable in variables(pattern)}
        for variable, forms in selections(pattern):
            number = set(forms) <= {"zero", "one", "few", "many", "other"} or any(form.isdigit() for form in forms)
            if number:
                values[variable] = [*PLURALS[lang].values(), 0]
            else:
                values[variable] = [*forms]
        for chosen in islice(product(*values.values()), MOST):
            said, errors = bundle.format_pattern(_runtime(bundle, name), dict(zip(values, chosen, strict=True)))
            text = str(said)
            assert not errors, f"{path}: {name}: {errors}"
            # where forms are put together, the seams do not show
            seams = r"\S  \S| [,.;](?:\s|$)" if chosen else r" [,.;](?:\s|$)"
            assert not re.search(seams, text), f"{path}: {name}: {text!r}"


def _runtime(bundle: FluentBundle, name: str) -> Any:
    message = bundle.get_message(name.partition(".")[0])
    return message.attributes[name.partition(".")[2]] if "." in name else message.value


NUMBERS = {"n", "number", "count", "amount", "total", "most", "least", "high", "low", "size", "seats", "rounds", "of"}


@pytest.mark.parametrize("path", [path for path in FILES if language(path) == "cs"], ids=str)
def test_a_czech_noun_agrees_with_its_number(path: Path) -> None:
    wrong = [
        f"{name}: {{ ${variable} }} {word}"
        for name, pattern in patterns(path)
        for variable, word in loose(pattern)
        if variable in NUMBERS and len(word) > 2 and word not in SAME_FOR_ALL
    ]
    assert wrong == []


@pytest.mark.parametrize("path", [path for path in FILES if language(path) == "cs"], ids=str)
def test_both_languages_say_the_same_things(path: Path) -> None:
    english = path.with_name(path.name.removesuffix("cs.ftl") + "en.ftl")
    told = {name: set(variables(pattern)) for name, pattern in patterns(english)}
    czech = {name: set(variables(pattern)) for name, pattern in patterns(path)}
    assert set(czech) == set(told)
