"""Bringing a database to the present shape, with Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

LOCK = 0x6B6C7562
FOLDER = Path(__file__).parent / "migrations"


def sync_url(url: str) -> str:
    """The URL for Alembic, which is not asynchronous."""
    return url.replace("postgres://", "postgresql://", 1).replace("postgresql://", "postgresql+psycopg://", 1)


def migrate(url: str) -> None:
    """Create the tables, or change them to what this version needs."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    engine = create_engine(sync_url(url))
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                # several servers that start at once: the first one changes the tables, the others find them changed
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
