"""klubovna plan: what a monster does in a position of Gloomhaven."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from klubovna.cli.arguments import Language, UsageError, console, environment_language, file_errors


def plan(
    file: Annotated[Path, typer.Argument(help="A position in TOML.")],
    lang: Language = None,
) -> None:
    """Work out a monster's turn in Gloomhaven: its focus, where it ends, whom it attacks, and why."""
    from klubovna.games.gloomhaven.monsters.planner import cases, drawing
    from klubovna.games.gloomhaven.monsters.planner import plan as planned

    try:
        with file_errors(file):
            text = file.read_text(encoding="utf-8")
        case = cases.read(text)
    except cases.CaseError as error:
        raise UsageError("cli-plan-file", file=str(file), error=error.words) from error
    except UnicodeDecodeError as error:
        raise UsageError("cli-file-refused", file=str(file), error=error.reason) from error
    position = cases.position(case)
    texts = cases.words(lang or environment_language())
    console().print(drawing.draw(position, planned(position), texts))
