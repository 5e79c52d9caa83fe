"""klubovna backup and klubovna restore: the tables of a clubroom in one file, and back."""

from __future__ import annotations

from pathlib import Path

import typer

from klubovna.cli.arguments import Language, console, environment_language

Database = typer.Option("", "--db", help="Database URL; a SQLite file in the user's data folder by default.")


def backup(
    file: Path = typer.Argument(help="File to write; it must not exist."), db: str = Database, lang: Language = None
) -> None:
    """Back a clubroom up, also while people play."""
    from klubovna.server.backup import back_up
    from klubovna.server.settings import default_database

    _tell("backup-done", back_up(db or default_database(), file), file, lang)


def restore(
    file: Path = typer.Argument(help="File that `klubovna backup` wrote."), db: str = Database, lang: Language = None
) -> None:
    """Restore a backup into an empty database, with the server closed."""
    from klubovna.server.backup import restore as put_back
    from klubovna.server.settings import default_database

    _tell("restore-done", put_back(file, db or default_database()), file, lang)


def _tell(key: str, counted: tuple[int, int], file: Path, lang: str | None) -> None:
    from klubovna.kernel.text import house_texts

    tables, moves = counted
    words = {"tables": tables, "moves": moves, "file": str(file)}
    console().print(house_texts(lang or environment_language()).sentence(key, words), highlight=False)
