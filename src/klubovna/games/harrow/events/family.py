"""Events of family."""

from __future__ import annotations
