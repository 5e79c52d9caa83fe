"""Who asks, in which language, and for what: shared by all routes."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.params import HeaderParameter, QueryParameter

from klubovna.kernel.text import LANGUAGES
from klubovna.server.clubroom import Clubroom

AnyRequest: TypeAlias = Request[Any, Any, Any]
Lang = Annotated[str, QueryParameter(pattern="^(en|cs)$", required=False)]
Token = Annotated[str | None, HeaderParameter(name="X-Seat-Token", required=False, max_length=100)]


def language(request: AnyRequest) -> str:
    """The wanted language: of the query, else of the browser, else English."""
    wanted = request.query_params.get("lang") or preferred(request.headers.get("accept-language", ""))
    return wanted if wanted in LANGUAGES else "en"


def preferred(header: str) -> str:
    """The first of our languages in the order that the browser prefers: `de, cs;q=0.8, en;q=0.5` is Czech."""
    wanted: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        tag, _, weight = part.partition(";")
        found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*", weight)
        wanted.append((-float(found[1]) if found else -1.0, tag.strip()[:2].lower()))
    return next((lang for weight, lang in sorted(wanted, key=lambda one: one[0]) if weight and lang in LANGUAGES), "en")


def clubroom(request: AnyRequest) -> Clubroom:
    found: Clubroom = request.app.state.clubroom
    return found
