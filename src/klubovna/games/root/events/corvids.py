"""Events: 13 Corvid Conspiracy."""

from __future__ import annotations
