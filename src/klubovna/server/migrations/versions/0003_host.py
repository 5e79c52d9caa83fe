"""Who is host, who came as a guest, who is muted; links that hand a seat over; a row by which health is felt."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("guest", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE tables SET host = (SELECT MIN(seats.seat) FROM seats WHERE seats.table_id = tables.id"
        " AND seats.kind = 'person' AND seats.token_hash IS NOT NULL)"
    )
    op.create_table(
        "links",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_table("links")
    for table, columns in (("seats", ["muted", "guest"]), ("tables", ["host"])):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
