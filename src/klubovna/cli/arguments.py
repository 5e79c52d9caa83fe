"""How every command speaks: the language, one line for an error, the console."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperGroup

from klubovna.kernel.errors import KlubovnaError

if TYPE_CHECKING:
    from rich.console import Console

_LANG: Final = "klubovna.lang"
PIPED_WIDTH: Final = 120


class UsageError(KlubovnaError):
    """Arguments that do not go together, or a file that cannot be used."""


EXTRAS: Final = {
    "web": (
        *("aiosqlite", "alembic", "confusable_homoglyphs", "litestar", "prometheus_client", "psycopg"),
        *("sqlalchemy", "uvicorn"),
    ),
    "research": ("gymnasium", "numpy", "open_spiel", "pettingzoo", "PIL", "pyarrow", "pyspiel"),
}
"""Which part of the program brings what with it."""


class Polite(TyperGroup):
    """Says what went wrong in one line on stderr, in the language chosen, and exits with status 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KlubovnaError as error:
            text = " ".join(error.text(ctx.meta.get(_LANG) or environment_language()).split())
            typer.echo(text, err=True)
            raise typer.Exit(2) from error
        except ModuleNotFoundError as error:
            missing = (error.name or "").partition(".")[0]
            extra = next((name for name, brought in EXTRAS.items() if missing in brought), None)
            if extra is None:
                raise
            lang = ctx.meta.get(_LANG) or environment_language()
            typer.echo(KlubovnaError("extra-missing", extra=extra).text(lang), err=True)
            raise typer.Exit(2) from error


def environment_language() -> str:
    return "cs" if os.environ.get("LANG", "").lower().startswith("cs") else "en"


def _language(ctx: typer.Context, lang: str | None) -> str | None:
    """Check the language before anything else is looked at: errors are to be told in it."""
    if lang is not None:
        from klubovna.kernel.text import house_texts

        house_texts(lang)
        ctx.meta[_LANG] = lang
    return lang


def _pack(folder: Path | None) -> Path | None:
    """Packs are laid over the content before any game is loaded."""
    if folder is not None:
        from klubovna.kernel.registry import use_pack

        use_pack(folder)
    return folder


Language = Annotated[
    str | None,
    typer.Option("--lang", callback=_language, is_eager=True, help="en or cs; else as LANG says.", show_default=False),
]
Pack = Annotated[Path | None, typer.Option("--pack", callback=_pack, help="A folder with content that replaces ours.")]
Option = Annotated[
    list[str] | None, typer.Option("--option", help="A variant of the game, as name=value; may be repeated.")
]
Options = Annotated[str | None, typer.Option("--options", help='All variants at once, as JSON: {"name": value}.')]
Roles = Annotated[str | None, typer.Option("--roles", help="Roles by seat, separated by commas; empty: dealt.")]


def chosen_options(pairs: list[str] | None, whole: str | None) -> dict[str, Any]:
    """Values are JSON where they can be, else words."""
    import msgspec

    chosen: dict[str, Any] = {}
    if whole is not None:
        try:
            chosen = msgspec.json.decode(whole, type=dict[str, Any])
        except msgspec.MsgspecError as error:
            raise UsageError("cli-options-json", error=str(error)) from error
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not name or not equals:
            raise UsageError("cli-option-form", option=pair)
        try:
            chosen[name] = msgspec.json.decode(value)
        except msgspec.MsgspecError:
            chosen[name] = value
    return chosen


def named_roles(roles: str | None) -> list[str | None] | None:
    return None if roles is None else [role.strip() or None for role in roles.split(",")]


def named_players(players: str) -> list[str]:
    return [player.strip() for player in players.split(",")]


def console() -> Console:
    from rich.console import Console

    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPED_WIDTH
    return Console(highlight=False, width=width)


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    """What the system says about a file, in our words."""
    try:
        yield
    except FileNotFoundError as error:
        raise UsageError("cli-file-missing", file=str(path)) from error
    except OSError as error:
        raise UsageError("cli-file-refused", file=str(path), error=error.strerror or str(error)) from error


def check_writable(path: Path) -> None:
    """Long work whose result cannot be written is not begun."""
    with file_errors(path):
        os.scandir(path.parent).close()


def write_json(path: Path, thing: Any, indent: int = 0) -> None:
    """Whole or not at all: a reader, or a program killed half-way, never sees half a file."""
    import msgspec

    text = msgspec.json.format(msgspec.json.encode(thing), indent=indent)
    with file_errors(path):
        partial = path.with_name(f".{path.name}.part")  # the next save cleans up after one that was killed
        try:
            partial.write_bytes(text + b"\n")
            os.replace(partial, path)
        finally:
            partial.unlink(missing_ok=True)
