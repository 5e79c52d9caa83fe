"""Events: 10 Lizard Cult."""

from __future__ import annotations
