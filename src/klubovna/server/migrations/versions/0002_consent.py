"""Who asks to take a move back and who agrees, for all processes; a chat line has a key of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("undo_key", sa.String(64), nullable=True))
    op.add_column("tables", sa.Column("undo_seat", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("undo_number", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("agrees", sa.String(64), nullable=True))
    op.add_column("chat", sa.Column("key", sa.String(64), nullable=True))
    op.create_index("one_line_per_key", "chat", ["table_id", "key"], unique=True)


def downgrade() -> None:
    op.drop_index("one_line_per_key", "chat")
    for table, columns in (
        ("chat", ["key"]),
        ("seats", ["agrees"]),
        ("tables", ["undo_number", "undo_seat", "undo_key"]),
    ):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
