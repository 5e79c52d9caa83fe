"""Events of hester."""

from __future__ import annotations
