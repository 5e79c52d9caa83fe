"""Events of protectors."""

from __future__ import annotations
