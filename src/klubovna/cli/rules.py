"""klubovna rules: the ledger of a game."""

from __future__ import annotations

from typing import Annotated

import typer

from klubovna.cli.arguments import Language, UsageError, console, environment_language


def rules(
    game: Annotated[str | None, typer.Argument(help="The game; else all of them.")] = None,
    clause: Annotated[str | None, typer.Argument(help="A clause, ruling, worked example or section by its id.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which clauses have a passing test.")] = False,
    lang: Language = None,
) -> None:
    """Print a clause of the rules with its rulings, or the sections of a game."""
    from klubovna.cli import lookup
    from klubovna.kernel import registry

    spoken = lang or environment_language()
    slugs = registry.games() if game is None else [game]
    if coverage:
        made = [registry.rules(slug) for slug in slugs]
        from klubovna.testing.coverage import report

        report([one.slug for one in made], console(), spoken)
        return
    for slug in slugs:
        one = registry.rules(slug)
        if clause is None:
            console().print(lookup.sections(one, spoken))
            continue
        shown = lookup.entry(one.ledger, clause, spoken)
        if shown is None:
            sections = ", ".join(section.id for section in one.ledger.section)
            raise UsageError("cli-no-clause", clause=clause, game=one.title[spoken], sections=sections)
        console().print(shown)
