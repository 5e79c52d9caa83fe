"""Events of kami."""

from __future__ import annotations
