"""Events: 12 Underground Duchy."""

from __future__ import annotations
