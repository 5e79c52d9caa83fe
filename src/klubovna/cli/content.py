"""klubovna content: where the values on cards and boards come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from klubovna.cli.arguments import Language, Pack, console, environment_language

if TYPE_CHECKING:
    from rich.table import Table

    from klubovna.kernel.rules import Rules


def content(
    game: Annotated[str | None, typer.Argument(help="The game; else all of them.")] = None,
    lang: Language = None,
    pack: Pack = None,
) -> None:
    """Count the values of each content file by their source, and name what is not offered."""
    from klubovna.kernel import registry

    for slug in registry.games() if game is None else [game]:
        rules = registry.rules(slug)
        console().print(_table(rules, lang or environment_language()))
        if rules.display.left_out is not None:
            console().print(_left_out(rules, lang or environment_language()))


def _table(rules: Rules[Any], lang: str) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    from klubovna.kernel.content import SOURCES
    from klubovna.kernel.text import house_texts

    texts = house_texts(lang)
    counts = rules.content.sources()
    named = {source for counter in counts.values() for source in counter}
    columns = [*SOURCES, *sorted(named - set(SOURCES))]
    table = Table(title=Text(rules.title[lang]), title_justify="left", box=SIMPLE_HEAD, show_footer=True)
    table.add_column(Text(texts.sentence("cli-file")), footer=Text(texts.sentence("cli-total")))
    for source in columns:
        key = f"cli-source-{source}"
        total = sum(counter[source] for counter in counts.values())
        label = texts.sentence(key) if texts.has(key) else source
        table.add_column(Text(label), footer=Text(str(total)), justify="right")
    whole = sum(counter.total() for counter in counts.values())
    table.add_column(Text(texts.sentence("cli-total")), footer=Text(str(whole)), justify="right")
    for file, counter in counts.items():
        table.add_row(Text(file), *(Text(str(counter[source])) for source in columns), Text(str(counter.total())))
    return table


def _left_out(rules: Rules[Any], lang: str) -> Table:
    from rich.table import Table
    from rich.text import Text

    texts = rules.texts(lang)
    assert rules.display.left_out is not None  # only games with such a list come here
    table = Table(title=Text(texts.sentence("left-out-title")), title_justify="left", box=None, show_header=False)
    for what, why in rules.display.left_out(texts):
        table.add_row(Text(what), Text(why))
    return table
