"""Decisions of fairfolk."""

from __future__ import annotations
