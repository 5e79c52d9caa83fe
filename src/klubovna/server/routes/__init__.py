"""What can be asked of the server over HTTP, thin over the clubroom."""

from __future__ import annotations

from typing import Final

from litestar import get

from klubovna import __version__
from klubovna.server.routes import campaigns, games, past, play, tables
from klubovna.server.routes.asking import AnyRequest


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> dict[str, str]:
    """Whether the next move could be kept."""
    await request.app.state.health.require()
    return {"status": "ok", "version": __version__}


HANDLERS: Final = (
    *games.HANDLERS,
    *tables.HANDLERS,
    *play.HANDLERS,
    *past.HANDLERS,
    *campaigns.HANDLERS,
    health,
)
