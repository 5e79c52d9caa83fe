"""Events: Persistent effects of cards."""

from __future__ import annotations
