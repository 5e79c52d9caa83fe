"""What goes wrong at the server, as a JSON problem with a code and a sentence in the asked language."""

from __future__ import annotations

import logging
from typing import Any, Final

from klubovna.kernel.errors import IllegalChoice, KlubovnaError, RuleError, SetupError, UnknownGame

log = logging.getLogger("klubovna.server")

STATUS: Final = {
    "no-table": 404,
    "no-seat": 404,
    "no-page": 404,
    "no-game": 404,
    "no-leaf": 404,
    "wrong-token": 403,
    "spectator": 403,
    "seat-taken": 409,
    "not-running": 409,
    "not-all-seated": 409,
    "stale": 409,
    "undo-refused": 409,
    "no-undo-asked": 409,
    "other-rules": 409,
    "not-over": 409,
    "no-next": 409,
    "in-campaign": 409,
    "database": 503,
    "too-many-tables": 429,
    "too-fast": 429,
    "too-large": 413,
    "bad-json": 400,
    "bad-shape": 400,
    "bad-name": 400,
    "bad-chat": 400,
    "not-host": 403,
    "muted": 403,
    "closed": 409,
    "no-person": 409,
    "one-seat": 409,
    "guided-alone": 409,
    "seat-present": 409,
    "not-missing": 409,
    "link-used": 410,
    "cannot-write": 503,
    "disk-full": 503,
    "name-taken": 409,
    "too-chatty": 429,
    "no-hint": 503,
    "no-hints-here": 403,
    "no-review": 409,
    "no-fork": 409,
    "bad-path": 400,
    "other-site": 403,
    "too-slow": 408,
    "cannot-go-on": 410,
    "no-campaign": 404,
    "no-campaigns": 409,
    "campaign-file": 400,
    "campaign-seats": 400,
    "no-guest": 409,
    "guest-later": 409,
    "campaign-kept": 403,
    "method": 405,
    "broken": 500,
}
"""Codes of our own with their HTTP status; each has a sentence `server-<code>`."""


class Problem(KlubovnaError):
    """An answer that says no. `code` is for programs, the sentence for people."""

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(f"server-{code}", **params)
        self.code = code
        self.status = STATUS[code]

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.code, self.params)


def _again(code: str, params: dict[str, Any]) -> Problem:
    return Problem(code, **params)


def body(error: KlubovnaError, lang: str) -> tuple[int, dict[str, Any]]:
    """Status and body of the answer to an error of ours."""
    if isinstance(error, RuleError):
        log.error("%s", error)
        error = Problem("broken")  # what broke may name hidden cards: it goes to the log only
    if isinstance(error, Problem):
        return error.status, {"code": error.code, "text": error.text(lang)}
    status = 404 if isinstance(error, UnknownGame) else 400 if isinstance(error, IllegalChoice | SetupError) else 409
    return status, {"code": error.key, "text": error.text(lang)}
