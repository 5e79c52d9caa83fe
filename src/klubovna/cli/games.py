"""klubovna games: what can be played."""

from __future__ import annotations

from klubovna.cli.arguments import Language, console, environment_language


def games(lang: Language = None) -> None:
    """List the games that are installed."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    from klubovna.kernel import registry
    from klubovna.kernel.text import house_texts

    spoken = lang or environment_language()
    table = Table(box=SIMPLE_HEAD)
    for key in ("cli-slug", "cli-game", "cli-players-column", "cli-roles-column", "cli-options-column"):
        table.add_column(Text(house_texts(spoken).sentence(key)))
    for slug in registry.games():
        rules = registry.rules(slug)
        low, high = rules.seats
        seats = str(low) if low == high else f"{low}–{high}"
        cells = (slug, rules.title[spoken], seats, ", ".join(rules.roles), ", ".join(rules.options["properties"]))
        table.add_row(*(Text(cell) for cell in cells))
    console().print(table)
