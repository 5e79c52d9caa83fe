"""Which of two minds chooses: `greedy` stays as it was, others are measured by it; the keen one sees more."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

KEEN: Final = ContextVar("keen", default=True)
