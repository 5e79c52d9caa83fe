"""Events of solo."""

from __future__ import annotations
