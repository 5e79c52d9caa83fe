"""Tables are put aside whole; chance comes from a key of 64 digits."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("seed", type_=sa.String(64), existing_type=sa.String(20), existing_nullable=False)
        batch.add_column(sa.Column("save", sa.LargeBinary, nullable=True))
        batch.add_column(sa.Column("save_number", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("save_number")
        batch.drop_column("save")
        batch.alter_column("seed", type_=sa.String(20), existing_type=sa.String(64), existing_nullable=False)
