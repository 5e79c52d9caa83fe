"""Events: 9 Vagabond."""

from __future__ import annotations
