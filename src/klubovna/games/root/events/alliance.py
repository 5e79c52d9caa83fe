"""Events: 8 Woodland Alliance."""

from __future__ import annotations
